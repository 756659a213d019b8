//! What a sentence tells about one move: facts, no words.

use crate::board::{Check, Color, Move, MoveKind, Role, SquareSet};
use crate::played::Played;

/// Which parts of the square of departure must be said, because another man could go there too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    /// Its file.
    pub file: bool,
    /// Its rank.
    pub rank: bool,
}

/// Whether the move ends the game on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The game goes on.
    #[default]
    None,
    /// Checkmate.
    Mate,
    /// Stalemate.
    Stalemate,
}

/// The facts that a sentence tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    /// The move.
    pub mv: Move,
    /// Who makes it.
    pub side: Color,
    /// What must be said of where it came from.
    pub origin: Origin,
    /// What it does to the other king.
    pub check: Check,
    /// Whether it ends the game.
    pub ending: Ending,
}

impl Sentence {
    /// The facts of a played move, with the least of its origin that tells it apart from other legal moves.
    #[must_use]
    pub fn of(played: &Played<'_>) -> Self {
        let (mv, before) = (played.mv, played.before);
        let mut after = *before;
        before.play_into(&mv, &mut after);
        let check = if mv.kind == MoveKind::Null { Check::None } else { before.check_in(&mv, &after) };
        let ending = match check {
            Check::None if mv.kind != MoveKind::Null && after.is_stalemate() => Ending::Stalemate,
            Check::None => Ending::None,
            _ if after.is_checkmate() => Ending::Mate,
            _ => Ending::None,
        };
        Self { mv, side: before.side(), origin: origin(played), check, ending }
    }
}

fn origin(played: &Played<'_>) -> Origin {
    let mv = &played.mv;
    if mv.role == Role::Pawn {
        return Origin { file: mv.taken.is_some(), rank: false };
    }
    let rivals = played.before.rivals(mv);
    if rivals.is_empty() {
        return Origin::default();
    }
    let same_file = !rivals.and(SquareSet::file(mv.from.file())).is_empty();
    let same_rank = !rivals.and(SquareSet::rank(mv.from.rank())).is_empty();
    Origin { file: !same_file || same_rank, rank: same_file }
}
