//! What was understood of a sentence so far, and what a man's name adds to it.

use crate::board::{CastleSet, Role, RoleSet};
use crate::notation::{Part, Parts, RepairSet};

/// What was understood so far.
#[derive(Clone, Copy, Default)]
pub(super) struct State {
    pub(super) pos: usize,
    pub(super) piece: Option<Role>,
    pub(super) victim: Option<Role>,
    pub(super) promotion: Option<Role>,
    /// Names of files (0 to 7) and ranks (8 to 15) in the order they were said.
    pub(super) said: [u8; 4],
    pub(super) count: usize,
    /// How many were said before the word for a capture.
    pub(super) takes: Option<usize>,
    /// How many were said before the name of the man, where they are where it stands: `b 1 knight d 2`, `b knight`.
    pub(super) stands: usize,
    pub(super) castle: Option<CastleSet>,
    pub(super) null: bool,
    pub(super) en_passant: bool,
    /// Men that no passed-over word belongs to alone, as a set of those left out.
    pub(super) barred: RoleSet,
    /// A victim was named behind the square, so a word for a capture must follow.
    pub(super) owes_takes: bool,
    /// A comma stood behind a square: what follows about men and squares is the next sentence.
    pub(super) paused: bool,
    pub(super) cost: u8,
    pub(super) repairs: RepairSet,
    pub(super) parts: Parts,
}

/// Squares as far as they were said.
#[derive(Clone, Copy, Default)]
pub(super) struct Way {
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
}

impl State {
    pub(super) fn said(&self) -> &[u8] {
        self.said.get(..self.count).unwrap_or_default()
    }

    /// The squares, where what was said makes sense as a whole.
    pub(super) fn way(&self) -> Option<Way> {
        let said = self.said();
        let (before, after) = match self.takes {
            _ if self.stands > 0 => said.split_at(self.stands),
            Some(at) if at < self.count => said.split_at(at),
            _ => {
                let arrival = said.len().checked_sub(2)?;
                said.split_at(arrival)
            }
        };
        let mut way = Way::default();
        // `takes from e 5 on f 4`: both squares behind the word for a capture.
        let (before, after) = if before.is_empty() && after.len() > 2 {
            after.split_at(after.len() - 2)
        } else {
            (before, after)
        };
        match *before {
            [] => {}
            [x] if x < 8 => way.from_file = Some(x),
            [x] => way.from_rank = Some(x - 8),
            [f, r] if f < 8 && r >= 8 => (way.from_file, way.from_rank) = (Some(f), Some(r - 8)),
            _ => return None,
        }
        match *after {
            [f, r] if f < 8 && r >= 8 => (way.file, way.rank) = (Some(f), Some(r - 8)),
            // `e takes d`: the rank of arrival is left to the board.
            [f] if f < 8 && self.stands == 0 && self.takes.is_some() && way.from_file.is_some() => {
                way.file = Some(f)
            }
            _ => return None,
        }
        Some(way)
    }

    pub(super) fn complete(&self) -> bool {
        self.castle.is_some()
            || self.null
            || (!self.owes_takes
                && (self.way().is_some()
                    || (self.count == 0
                        && self.piece.is_some()
                        && self.victim.is_some()
                        && self.takes.is_some())))
    }

    /// Whether a square of arrival was said, even where a word is still owed.
    pub(super) fn arrived(&self) -> bool {
        self.castle.is_some() || self.null || self.way().is_some()
    }
}

/// A man's name: the mover, what it takes, or what a pawn becomes.
pub(super) fn piece(state: &mut State, role: Role, bytes: (usize, usize)) -> Option<()> {
    if state.castle.is_some() || state.null {
        return None;
    }
    let way = state.way();
    let may_promote = matches!(state.piece, None | Some(Role::Pawn))
        && way.is_some_and(|w| w.file.is_some() && w.rank.is_none_or(|r| r == 0 || r == 7));
    if may_promote && state.promotion.is_none() && Role::PROMOTIONS.contains(&role) {
        state.promotion = Some(role);
        state.parts.set(Part::Promotion, bytes.0, bytes.1);
        return Some(());
    }
    if state.piece.is_none() && state.count == 0 && state.takes.is_none() {
        state.piece = Some(role);
        state.parts.set(Part::Piece, bytes.0, bytes.1);
        return Some(());
    }
    // Behind the word for a capture and its square the next sentence begins: `rook takes e 5, rook e 6`.
    if state.paused || state.takes.is_some_and(|at| state.count >= at + 2) {
        return None;
    }
    if state.victim.is_none() && role != Role::King && (state.takes.is_some() || state.piece.is_some()) {
        if state.takes.is_none() {
            state.owes_takes = true;
        }
        state.victim = Some(role);
        state.parts.set(Part::Taken, bytes.0, bytes.1);
        return Some(());
    }
    None
}

/// The mover's name behind the square on which it stands.
pub(super) fn stands(mut state: State, role: Role, bytes: (usize, usize)) -> Option<State> {
    let fresh =
        state.piece.is_none() && state.takes.is_none() && state.promotion.is_none() && state.victim.is_none();
    if !fresh {
        return None;
    }
    match *state.said() {
        [f, r] if f < 8 && r >= 8 => {}
        // `the b knight`; `a rook` may be any rook, and passing over an article costs as much.
        [f] if f < 8 => state.cost = state.cost.saturating_add(1),
        _ => return None,
    }
    state.piece = Some(role);
    state.stands = state.count;
    state.parts.set(Part::Piece, bytes.0, bytes.1);
    Some(state)
}
