//! Where the moves of a text begin: a position, and where its men began before it.

use super::{Births, Move, Position};

/// The position at which a text begins.
///
/// A position that was reached by moves knows where its men began; one that was set, as by a FEN, takes each man's
/// own file, which is what [`From<Position>`] gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// Where its men began.
    pub births: Births,
}

impl From<Position> for Start {
    fn from(position: Position) -> Self {
        Self { position, births: Births::default() }
    }
}

impl Start {
    /// Makes a move, after which the text begins that much later.
    pub fn play(&mut self, mv: &Move) {
        self.births.play(mv, self.position.castling_rook_squares(mv));
        self.position.play(mv);
    }
}
