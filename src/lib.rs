#![doc = include_str!("../README.md")]

pub mod annotation;
pub mod bidi;
pub mod board;
#[cfg(feature = "cli")]
pub mod cli;
mod diagnostic;
mod direction;
pub mod document;
pub mod encoding;
mod error;
pub mod game;
pub mod locale;
pub mod notation;
mod played;
pub mod scan;
mod source_map;
mod span;
pub mod style;
pub mod translate;
pub mod words;

pub use board::Births;
pub use diagnostic::{Diagnostic, Kind};
pub use direction::Direction;
pub use error::Error;
pub use played::Played;
pub use source_map::SourceMap;
pub use span::Span;
