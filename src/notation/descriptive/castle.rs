//! Castling: `O-O`, `Castles`, `Castles on K's side`, `Castles (QR)`.

use crate::board::{CastleSet, FileSet, Role, RoleSet, SquareSet};

use super::emit::Draft;
use super::man::{Man, Wing};
use super::read::Reader;
use super::symbols::class;

impl Reader<'_, '_> {
    pub(super) fn castle(&mut self) {
        let first = self.lexer.get(0);
        let man = Man { role: Role::King, wing: None, files: FileSet::ANY, next: 1 };
        let draft = |castle| {
            let mut draft = Draft::king(man);
            draft.castle = castle;
            draft
        };
        if first.is(class::SHORT) {
            self.finish(draft(CastleSet::SHORT), 1);
            return;
        }
        if first.is(class::LONG) {
            self.finish(draft(CastleSet::LONG), 1);
            return;
        }
        self.finish(draft(CastleSet::SHORT.or(CastleSet::LONG)), 1);
        let open = self.lexer.get(1).is(class::OPEN);
        let mut i = 1 + usize::from(open);
        while self.lexer.get(i).is(class::CASTLE_FILLER) {
            i += 1;
        }
        let Some(wing) = self.lexer.get(i).man().and_then(Wing::of) else { return };
        if self.lexer.get(i).gap > 1 || (i == 1 && self.joined(i, true).is_none()) {
            return;
        }
        let mut next = self.after(i);
        if matches!(self.joined(next, true), Some(Role::Rook)) {
            next = self.after(next);
        }
        while self.lexer.get(next).is(class::CASTLE_FILLER) && !self.lexer.get(next).is(class::TO) {
            next += 1;
        }
        if open {
            if !self.lexer.get(next).is(class::CLOSE) {
                return;
            }
            next += 1;
        }
        let side = if wing == Wing::King { CastleSet::SHORT } else { CastleSet::LONG };
        self.finish(draft(side), next);
    }
}

impl Draft {
    fn king(_man: Man) -> Self {
        Self {
            role: Role::King,
            wing: None,
            from: SquareSet::ALL,
            to: SquareSet::ALL,
            taken: RoleSet::ANY,
            promotion: RoleSet::ANY,
            ..Self::default()
        }
    }
}
