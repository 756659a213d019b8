//! The board: squares, men, positions, legality.
//!
//! The crate `chess` is named here and nowhere else. Its text layer is not used (it reads out of bounds
//! on a FEN without a king), so every position enters through our own strict [`fen`].

mod moves;
mod position;
mod reading;
mod role;
mod square;

pub use moves::{Check, Move, MoveKind};
pub use position::Position;
pub use reading::{CastleSet, CheckSet, Reading};
pub use role::{Color, Role, RoleSet};
pub use square::{FileSet, Square, SquareSet};
