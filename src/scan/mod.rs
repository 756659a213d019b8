//! Scanners: where games, comments, numbers, results and moves stand. They lose no byte and read no move.

mod classes;
pub mod columns;
pub mod fraction;
mod outcome;
pub mod pgn;
pub mod prose;
pub mod sheet;

pub use outcome::Outcome;

pub(crate) use classes::{blank_len, char_at, digit, is_blank, is_dash, is_dot};
