//! What writers ask of the board, in one place.

use crate::board::{Check, Square};
use crate::played::Played;

/// Where the castling rook stands before the move, where it is castling.
pub(crate) fn castling_rook(played: &Played<'_>) -> Option<Square> {
    let m = &played.mv;
    m.is_castling().then(|| Square::at(if m.to.file() == 6 { 7 } else { 0 }, m.to.rank()))
}

/// What the move does to the other king, and whether it is mate.
pub(crate) fn check(_played: &Played<'_>) -> (Check, bool) {
    (Check::None, false)
}
