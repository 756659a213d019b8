//! stamma: chess notation in every language.

pub mod annotation;
pub mod board;
mod diagnostic;
mod error;
pub mod locale;
pub mod notation;
mod played;
mod span;
pub mod style;

pub use board::Births;
pub use diagnostic::{Diagnostic, Kind};
pub use error::Error;
pub use played::Played;
pub use span::Span;
