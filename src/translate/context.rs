//! The positions that a sentence may speak of.
//!
//! Prose jumps: to a side line, back to the game, to a threat. So every half-move by its number keeps the few
//! positions in which it was or could have been made, the latest first, and a move is looked for in those.

use std::collections::HashMap;

use crate::board::{Births, Color, Move, Position, Start};

/// Positions kept for one half-move.
pub(super) const KEPT: usize = 10;
/// Full moves that are kept; no game is longer.
const LONGEST: u32 = 700;

/// A position with its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    /// The position.
    pub(super) position: Position,
    /// Where the men began, if the notation asks for that.
    pub(super) births: Option<Births>,
    /// Twice the number of the move to be made, one more if it is Black's.
    pub(super) ply: u32,
    /// What the moves that led here cost to read.
    pub(super) cost: u8,
}

impl PartialEq for Context {
    /// Positions are the same however they were read.
    fn eq(&self, other: &Self) -> bool {
        self.ply == other.ply && self.position == other.position && self.births == other.births
    }
}

/// The index of a half-move.
pub(super) const fn ply(number: u32, black: bool) -> u32 {
    number * 2 + black as u32
}

impl Context {
    /// A position under its own number.
    pub(super) fn new(start: Start, births: bool) -> Self {
        let Start { position, births: began } = start;
        let births = births.then_some(began);
        Self { position, births, ply: ply(position.fullmove(), position.side() == Color::Black), cost: 0 }
    }

    /// The position after a move.
    pub(super) fn after(&self, mv: &Move) -> Self {
        let mut position = self.position;
        position.play(mv);
        let births = self.births.map(|mut births| {
            births.play(mv, self.position.castling_rook_squares(mv));
            births
        });
        Self { position, births, ply: self.ply + 1, cost: self.cost }
    }

    /// The position if the side to move did nothing, as where a threat is told; none in check.
    pub(super) fn passed(&self) -> Option<Self> {
        if self.position.is_check() {
            return None;
        }
        let king = self.position.king(self.position.side());
        Some(self.after(&Move::null(king)))
    }
}

/// The positions of all half-moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Plies(HashMap<u32, Vec<Context>>);

impl Plies {
    /// The positions in which a half-move may have been made, the latest first.
    pub(super) fn at(&self, ply: u32) -> &[Context] {
        self.0.get(&ply).map_or(&[], Vec::as_slice)
    }

    /// Notes a position that was reached in a line.
    pub(super) fn reached(&mut self, context: Context) {
        if context.ply > LONGEST * 2 {
            return;
        }
        let list = self.0.entry(context.ply).or_default();
        if let Some(at) = list.iter().position(|known| *known == context) {
            list.remove(at);
        }
        list.insert(0, context);
        list.truncate(KEPT);
    }

    /// Forgets positions that were never reached.
    pub(super) fn forget(&mut self, never: &[Context]) {
        for context in never {
            if let Some(list) = self.0.get_mut(&context.ply) {
                list.retain(|known| known != context);
            }
        }
    }

    /// Notes a position that was only spoken of, behind all others.
    pub(super) fn mentioned(&mut self, context: Context) {
        if context.ply > LONGEST * 2 {
            return;
        }
        let list = self.0.entry(context.ply).or_default();
        if list.len() < KEPT && !list.contains(&context) {
            list.push(context);
        }
    }
}

/// Adds what is not there yet.
pub(super) fn add(list: &mut Vec<Context>, more: impl IntoIterator<Item = Context>) {
    for context in more {
        if !list.contains(&context) {
            list.push(context);
        }
    }
}
