//! What a writer may look at: the move, the position before it, and where the men began.

use crate::board::{Births, Color, Move, Position};

/// A legal move in its position.
#[derive(Clone, Copy, Debug)]
pub struct Played<'p> {
    /// The move.
    pub mv: Move,
    /// The position in which it is made.
    pub before: &'p Position,
    /// Where each man began the game; there only for notations that ask for it.
    pub births: Option<&'p Births>,
}

impl Played<'_> {
    /// The side that makes the move.
    #[must_use]
    pub fn side(&self) -> Color {
        self.before.side()
    }
}
