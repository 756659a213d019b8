//! What writers ask of the board, in one place.

use crate::board::{Check, Square};
use crate::played::Played;

/// Where the castling rook stands before the move, where it is castling.
pub(crate) fn castling_rook(played: &Played<'_>) -> Option<Square> {
    played.before.castling_rook_squares(&played.mv).map(|(from, _)| from)
}

/// What the move does to the other king, and whether it is mate.
pub(crate) fn check(played: &Played<'_>) -> (Check, bool) {
    let mut after = *played.before;
    played.before.play_into(&played.mv, &mut after);
    let check = played.before.check_in(&played.mv, &after);
    (check, check != Check::None && after.is_checkmate())
}
