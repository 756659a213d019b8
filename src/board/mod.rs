//! The board: squares, men, positions, legality.
//!
//! The crate `chess` is named here and nowhere else. Its text layer is not used (it reads out of bounds
//! on a FEN without a king), so every position enters through our own strict FEN, [`Position::from_fen`].

mod births;
mod castling;
mod fen;
mod fen_reader;
mod find;
mod generate;
mod moves;
mod play;
mod position;
mod reading;
mod resolve;
mod role;
mod square;
mod start;
mod tables;
#[cfg(test)]
mod twin;

pub use births::Births;
pub use find::Found;
pub use moves::{Check, Move, MoveKind};
pub use position::Position;
pub use reading::{CastleSet, CheckSet, Reading};
pub use role::{Color, Role, RoleSet};
pub use square::{FileSet, Square, SquareSet};
pub use start::Start;
pub(crate) use tables::attacks;
