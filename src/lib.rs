//! stamma: chess notation in every language.

pub mod annotation;
pub mod board;
mod diagnostic;
mod error;
pub mod notation;
mod played;
mod span;
pub mod style;

pub use diagnostic::{Diagnostic, Kind};
pub use error::Error;
pub use played::{Births, Played};
pub use span::Span;
