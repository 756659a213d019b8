//! Castling: `O-O`, `Castles`, `Castles on K's side`, `Castles (QR)`.

use crate::board::{CastleSet, Role, RoleSet};
use crate::locale::descriptive::Order;

use super::emit::Draft;
use super::man::Wing;
use super::read::Reader;
use super::symbols::class;

/// Castling on either side where a side is named behind it.
const EITHER_SIDE: u8 = 2;

impl Reader<'_, '_> {
    /// Castling, whose word is the symbol `i`: the first, or behind the king, `K castles`.
    pub(super) fn castle(&mut self, i: usize) {
        let first = self.lexer.get(i);
        let draft = |castle| Draft { castle, ..Draft::king() };
        if first.is(class::SHORT) {
            self.finish(draft(CastleSet::SHORT), i + 1);
            return;
        }
        if first.is(class::LONG) {
            self.finish(draft(CastleSet::LONG), i + 1);
            return;
        }
        let either = draft(CastleSet::SHORT.or(CastleSet::LONG));
        let Some((wing, next)) = self.castling_side(i + 1) else {
            self.finish(either, i + 1);
            return;
        };
        let side = if wing == Wing::King { CastleSet::SHORT } else { CastleSet::LONG };
        self.finish(draft(side), next);
        self.finish(Draft { cost: EITHER_SIDE, ..either }, i + 1);
    }

    /// `on K's side`, `QR`, `(Q side)`, `du côté du Roi`, `TR`, and the symbol behind.
    fn castling_side(&mut self, start: usize) -> Option<(Wing, usize)> {
        let open = self.lexer.get(start).is(class::OPEN);
        let mut i = start + usize::from(open);
        while self.lexer.get(i).is(class::CASTLE_FILLER) {
            i += 1;
        }
        if self.lexer.get(i).gap > 1 || (i == start && self.joined(i, true).is_none()) {
            return None;
        }
        let rook_first = self.order() == Order::RankFirst && self.lexer.get(i).man() == Some(Role::Rook);
        if rook_first {
            i = self.after(i);
            while self.lexer.get(i).is(class::CASTLE_FILLER) {
                i += 1;
            }
        }
        let wing = self.lexer.get(i).man().and_then(Wing::of)?;
        let mut next = self.after(i);
        if !rook_first && matches!(self.joined(next, true), Some(Role::Rook)) {
            next = self.after(next);
        }
        while self.lexer.get(next).is(class::CASTLE_FILLER) && !self.lexer.get(next).is(class::TO) {
            next += 1;
        }
        if open {
            if !self.lexer.get(next).is(class::CLOSE) {
                return None;
            }
            next += 1;
        }
        Some((wing, next))
    }
}

impl Draft {
    fn king() -> Self {
        Self { role: Role::King, taken: RoleSet::ANY, promotion: RoleSet::ANY, ..Self::default() }
    }
}
