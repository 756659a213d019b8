//! What stands behind a move: promotion, check, capture in passing, in any order and in brackets or not.

use crate::board::{Role, RoleSet};
use crate::notation::Part;

use super::emit::Draft;
use super::read::Reader;
use super::symbols::{LINE, class};

impl Reader<'_, '_> {
    /// Reads all of it into the draft; the symbol behind.
    pub(super) fn suffix(&mut self, draft: &mut Draft, mut i: usize) -> usize {
        loop {
            let before = *draft;
            let Some(next) = self.one_suffix(draft, i) else { return i };
            // `P4D matin`: a word that begins as a sign does is of the sentence.
            if self.lexer.get(i).gap > 0 && self.end(next).is_none() {
                *draft = before;
                return i;
            }
            i = next;
        }
    }

    fn one_suffix(&mut self, draft: &mut Draft, i: usize) -> Option<usize> {
        let mut j = i;
        let mut symbol = self.lexer.get(j);
        let comma = symbol.is(class::COMMA) && !symbol.is(class::BECOMES);
        if comma {
            j += 1;
            symbol = self.lexer.get(j);
        }
        let open = symbol.is(class::OPEN);
        if symbol.gap > 2 && !(open && symbol.gap >= LINE) {
            return None;
        }
        if open {
            j += 1;
            symbol = self.lexer.get(j);
        }
        // `3d` and `d. ch`: a letter that ends a rank tells of check only before a word for check.
        let sign = !symbol.is(class::ORDINAL) || self.lexer.get(j + 1).is(class::CHECK);
        if symbol.is(class::CHECKS) && self.is_verdict(j) {
            return None;
        }
        // `P-KR3 / N-N1`: a stroke between White's and Black's move.
        if symbol.is(class::SLASH) && symbol.gap > 0 {
            let elsewhere = draft.to.and(self.last_rank()).is_empty();
            if elsewhere || self.leads_on(j + 2) {
                return None;
            }
        }
        let next = if symbol.is(class::CHECKS) && sign {
            self.checks(draft, j)
        } else if symbol.is(class::EN_PASSANT) {
            draft.en_passant = true;
            draft.parts.set(Part::EnPassant, symbol.start(), symbol.end());
            j + 1
        } else if draft.role == Role::Pawn {
            self.promotion(draft, j, open, comma)?
        } else {
            return None;
        };
        if !open {
            return Some(next);
        }
        self.lexer.get(next).is(class::CLOSE).then_some(next + 1)
    }

    /// Whether a plus begins a verdict on the position, `+−` or `+/=`.
    fn is_verdict(&mut self, i: usize) -> bool {
        let symbol = self.lexer.get(i);
        let plus = symbol.end() == symbol.start() + 1 && self.lexer.byte(symbol.start()) == Some(b'+');
        plus && match self.lexer.byte(symbol.end()) {
            Some(b'-' | b'/' | b'=') => true,
            // A dash or minus of Unicode.
            Some(0xe2) => matches!(self.lexer.byte(symbol.end() + 1), Some(0x80 | 0x88)),
            _ => false,
        }
    }

    /// The words about the other king, as many as follow one another.
    fn checks(&mut self, draft: &mut Draft, i: usize) -> usize {
        let start = self.lexer.get(i).start();
        let mut j = i;
        loop {
            let symbol = self.lexer.get(j);
            if !symbol.is(class::CHECKS) || (j > i && symbol.gap > 1) {
                break;
            }
            draft.sign.0 |= symbol.meaning.classes & class::CHECKS;
            j += 1;
        }
        let last = self.lexer.get(j.saturating_sub(1));
        draft.parts.set(Part::Check, start, last.end());
        j
    }

    fn promotion(&mut self, draft: &mut Draft, i: usize, open: bool, comma: bool) -> Option<usize> {
        if draft.promotion != RoleSet::NONE {
            return None;
        }
        let symbol = self.lexer.get(i);
        if symbol.is(class::PROMOTES | class::BECOMES | class::SLASH) {
            let mut j = i + 1;
            while self.lexer.get(j).is(class::OPEN | class::FILLER) {
                j += 1;
            }
            let piece = self.lexer.get(j);
            let role = piece.man().filter(|role| Role::PROMOTIONS.contains(role));
            if let Some(role) = role {
                draft.promotion = RoleSet::of(role);
                draft.parts.set(Part::Promotion, piece.start(), piece.end());
                return Some(j + 1);
            }
        }
        if symbol.is(class::QUEENS) {
            draft.queens = true;
            draft.promotion = RoleSet::of(Role::Queen);
            draft.parts.set(Part::Promotion, symbol.start(), symbol.end());
            return Some(i + 1);
        }
        let arrives = draft.to.and(self.last_rank()) == draft.to && !symbol.is(class::RANK);
        if symbol.is(class::BECOMES) && !symbol.is(class::COMMA | class::MAN) && arrives {
            // `P8T corona`: what it becomes is not said, which is reported.
            return Some(i + 1);
        }
        let glued = symbol.gap == 0 && arrives;
        // `P-R8, Q`, but not `P-R8, Q-K4`.
        let listed = comma && symbol.gap <= 1 && arrives && !self.begins_a_move(i + 1);
        if open || glued || listed {
            let role = symbol.man().filter(|role| Role::PROMOTIONS.contains(role))?;
            draft.promotion = RoleSet::of(role);
            draft.parts.set(Part::Promotion, symbol.start(), symbol.end());
            return Some(i + 1);
        }
        None
    }

    /// Whether the symbol behind a man goes on with a move of that man.
    fn begins_a_move(&mut self, i: usize) -> bool {
        let symbol = self.lexer.get(i);
        symbol.is(class::MOTION | class::MAN | class::RANK | class::OPEN | class::POSSESSIVE | class::CASTLES)
    }
}
