//! What may stand behind the square of arrival: a piece in some scripts, and what a pawn becomes.

use super::alphabet::Symbol;
use super::end::ends_blank;
use super::read::Reader;
use super::walk::Walk;
use crate::board::Role;
use crate::notation::{Part, Readings};

impl Reader<'_> {
    /// The square of arrival, or the man taken, is read: what may follow is promotion and signs.
    pub(super) fn arrive(&self, walk: Walk, out: &mut Readings) {
        if walk.taken.is_some() && walk.to_file.is_none() && !walk.capture {
            return;
        }
        // Where a promotion stands behind the square, the square alone is not all that is written.
        let promoted = walk.role == Role::Pawn && self.promotion(walk, out);
        if !promoted {
            self.end(walk, None, out);
        }
        if self.digit_first && !walk.written && walk.file.is_none() {
            // `٣و ح`: the piece behind the square.
            let at = self.blank(walk.at).unwrap_or(walk.at);
            for entry in self.alphabet.at(self.rest(at)) {
                if let Symbol::Piece(role) = entry.symbol {
                    let mut behind = Walk { at, role, written: true, ..walk };
                    behind.step(Part::Piece, entry);
                    // A letter that a square follows begins the next move, unless the text has it behind always.
                    let next = match self.blank(behind.at) {
                        Some(_) if self.man_last => self.text.len(),
                        next => next.unwrap_or(behind.at),
                    };
                    if walk.scripts != 1
                        || self
                            .alphabet
                            .first(self.rest(next), |s| {
                                matches!(s, Symbol::File(_) | Symbol::Rank(_) | Symbol::Capture)
                            })
                            .is_some()
                    {
                        behind.extra = behind.extra.max(3);
                    }
                    self.end(behind, None, out);
                }
            }
        }
    }

    fn promotion(&self, walk: Walk, out: &mut Readings) -> bool {
        let before = out.as_slice().len();
        if !matches!(walk.to_rank, None | Some(0 | 7)) {
            return false;
        }
        for entry in self.alphabet.at(self.rest(walk.at)) {
            if let Symbol::Piece(role) = entry.symbol {
                // Behind a file alone only a letter as it is written: `dxee.p.` has none.
                if walk.to_rank.is_none() && entry.repair.is_some() {
                    continue;
                }
                let mut next = walk;
                next.step(Part::Promotion, entry);
                self.end(next, Some(role), out);
            }
        }
        // `a8 Q`: a letter behind a blank that begins no move of its own.
        if matches!(walk.to_rank, Some(0 | 7))
            && let Some(at) = self.blank(walk.at)
        {
            for entry in self.alphabet.at(self.rest(at)) {
                if let Symbol::Piece(role) | Symbol::Name(role) = entry.symbol
                    && ends_blank(self.rest(at + entry.len()))
                    && !self.blank(at + entry.len()).is_some_and(|next| self.file_follows(next))
                {
                    let mut next = Walk { at, ..walk };
                    next.step(Part::Promotion, entry);
                    self.end(next, Some(role), out);
                }
            }
        }
        for at in [Some(walk.at), self.blank(walk.at)].into_iter().flatten() {
            for sign in self.alphabet.at(self.rest(at)) {
                if sign.symbol != Symbol::Promotion {
                    continue;
                }
                let behind = at + sign.len();
                let open = self
                    .text
                    .get(at..behind)
                    .is_some_and(|sign| sign.iter().any(|byte| matches!(byte, b'(' | b'[')));
                let behind = self.blank(behind).unwrap_or(behind);
                // Behind a sign that may stand before a square too a small letter may be a file: `f1-c`.
                let between = self.alphabet.at(self.rest(at)).any(|other| {
                    other.len() == sign.len() && matches!(other.symbol, Symbol::Dash | Symbol::Capture)
                });
                for entry in self.alphabet.at(self.rest(behind)) {
                    if between && entry.repair.is_some() {
                        continue;
                    }
                    if let Symbol::Piece(role) | Symbol::Name(role) = entry.symbol {
                        let mut next = Walk { at: behind, ..walk };
                        next.step(Part::Promotion, entry);
                        let close = self.alphabet.first(self.rest(next.at), |s| *s == Symbol::PromotionEnd);
                        match (open, close) {
                            (true, Some(close)) => next.at += close.len(),
                            (true, None) => continue,
                            (false, _) => {}
                        }
                        self.end(next, Some(role), out);
                    }
                }
            }
        }
        out.as_slice().len() > before
    }

    fn file_follows(&self, at: usize) -> bool {
        self.alphabet.at(self.rest(at)).any(|e| matches!(e.symbol, Symbol::File(_)) && e.repair.is_none())
    }
}
