//! What a token costs as a legal move, with and without the square of departure.

use super::{Channel, Element, FAR, Row, Token};
use crate::board::{Move, MoveKind, Role};
use crate::game::noise::Rates;

/// The cost of a capture that names only the men.
const NAMED: f32 = 0.3;

/// A cost where the token has no check sign, and where it has one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fit {
    pub(crate) silent: f32,
    pub(crate) checking: f32,
}

const UNSET: Fit = Fit { silent: -1.0, checking: -1.0 };

impl Fit {
    pub(super) const FAR: Self = Self { silent: FAR, checking: FAR };

    pub(crate) fn least(self) -> f32 {
        self.silent.min(self.checking)
    }

    pub(super) fn min(self, other: Self) -> Self {
        Self { silent: self.silent.min(other.silent), checking: self.checking.min(other.checking) }
    }

    pub(super) fn plus(self, cost: f32) -> Self {
        Self { silent: self.silent + cost, checking: self.checking + cost }
    }

    /// The cost once it is known whether the move gives check.
    pub(crate) fn settled(self, rates: &Rates, check: bool) -> f32 {
        if check {
            (self.silent + rates.lost_check).min(self.checking)
        } else {
            self.silent.min(self.checking + rates.false_check)
        }
    }
}

impl Channel<'_> {
    fn square<'t>(&'t self, mv: &Move) -> [Element<'t>; 2] {
        let takes_as_pawn = mv.role == Role::Pawn && mv.taken.is_some();
        let rank_lost = if takes_as_pawn { self.rates.lost_pawn_rank } else { self.rates.lost_square };
        [
            Element { row: &self.files[usize::from(mv.to.file())], lost: self.rates.lost_square },
            Element { row: &self.ranks[usize::from(mv.to.rank())], lost: rank_lost },
        ]
    }

    /// The arrival square, in the order the sheet uses.
    fn arrival(&self, token: &Token, row: Row, mv: &Move) -> Row {
        let [file, rank] = self.square(mv);
        let takes = Element { row: &self.takes, lost: 0.0 };
        if self.swapped {
            let swapped = self.align(token, row, &[Element { ..rank }, Element { ..file }]);
            return self.align(token, swapped, &[takes]);
        }
        self.align(token, row, &[file, rank, takes])
    }

    fn capture<'t>(&'t self, mv: &Move) -> Element<'t> {
        let lost = if mv.taken.is_some() { self.rates.lost_capture } else { 0.0 };
        Element { row: &self.takes, lost }
    }

    fn finish(&self, token: &Token, row: &Row, mv: &Move) -> Fit {
        let Some(promotion) = mv.promotion else { return self.end(token, row) };
        // The letter behind the square, its sign of promotion passed over as a stray.
        let mut fit = self.end(token, row).plus(if promotion == Role::Queen { 2.0 } else { 6.0 });
        let n = token.text.len();
        for (j, &start) in row.iter().enumerate().take(n) {
            let mut before = start;
            for at in j..n {
                for sign in &self.alphabet.pieces[promotion as usize] {
                    let mut cost = before + sign.cost;
                    let mut k = at;
                    for meant in sign.text.chars() {
                        let read = token.chars.get(k).copied().unwrap_or('\u{0}');
                        cost += self.confusions.cost(&self.rates, meant, read);
                        k += 1;
                    }
                    if k <= n {
                        let end = Fit { silent: cost + token.silent[k], checking: cost + token.checking[k] };
                        fit = fit.min(end);
                    }
                }
                before +=
                    if matches!(token.chars[at], '=' | '(' | '/') { 0.0 } else { self.stray(token.text[at]) };
            }
        }
        fit
    }

    /// The cost of a move without its square of departure, but for a pawn's capture.
    fn plain(&self, token: &mut Token, mv: &Move) -> Fit {
        let pawn_takes = mv.role == Role::Pawn && mv.taken.is_some();
        let slot = if pawn_takes {
            let east = usize::from(mv.from.file() > mv.to.file());
            768 + east * 64 + usize::from(mv.to.index())
        } else {
            (mv.role as usize * 2 + usize::from(mv.taken.is_some())) * 64 + usize::from(mv.to.index())
        };
        if mv.promotion.is_none()
            && let Some(&known) = token.plain.get(slot)
            && known != UNSET
        {
            return known;
        }
        let mut row = token.start[mv.role as usize];
        if pawn_takes {
            let file =
                Element { row: &self.files[usize::from(mv.from.file())], lost: self.rates.lost_pawn_file };
            row = self.align(token, row, &[file]);
        }
        let row = self.align(token, row, &[self.capture(mv)]);
        let row = self.arrival(token, row, mv);
        let fit = self.finish(token, &row, mv);
        if token.plain.is_empty() {
            token.plain.resize(6 * 2 * 64 + 2 * 64, UNSET);
        }
        if mv.promotion.is_none()
            && let Some(cell) = token.plain.get_mut(slot)
        {
            *cell = fit;
        }
        fit
    }

    /// The cost of a move with its square of departure, either part of which may be left out.
    fn full(&self, token: &mut Token, mv: &Move) -> Fit {
        let key = u32::from(mv.from.index())
            | u32::from(mv.to.index()) << 6
            | (mv.role as u32) << 12
            | mv.promotion.map_or(7, |p| p as u32) << 15
            | u32::from(mv.taken.is_some()) << 18;
        if let Some(&known) = token.full.get(&key) {
            return known;
        }
        let file = Element { row: &self.files[usize::from(mv.from.file())], lost: 0.2 };
        let rank = Element { row: &self.ranks[usize::from(mv.from.rank())], lost: 0.2 };
        let dash = Element { row: &self.dash, lost: 0.0 };
        let start = token.start[mv.role as usize];
        let row = if self.swapped {
            self.align(token, start, &[rank, file, dash])
        } else {
            self.align(token, start, &[file, rank, dash])
        };
        let row = self.align(token, row, &[self.capture(mv)]);
        let row = self.arrival(token, row, mv);
        let fit = self.finish(token, &row, mv);
        token.full.insert(key, fit);
        fit
    }

    /// The cost of a legal move; `rivals` says whether another man of its kind could go there too.
    pub(crate) fn fit(&self, token: &mut Token, mv: &Move, rivals: bool) -> Fit {
        match mv.kind {
            MoveKind::Null => Fit::FAR,
            MoveKind::CastleShort => token.castle[0],
            MoveKind::CastleLong => token.castle[1],
            MoveKind::Normal | MoveKind::EnPassant => {
                if mv.taken.is_some_and(|taken| token.named.contains(&(mv.role, taken))) {
                    return Fit { silent: NAMED, checking: NAMED };
                }
                let plain = self.plain(token, mv);
                let pawn_takes = mv.role == Role::Pawn && mv.taken.is_some();
                let (under, over) = if self.long {
                    (self.rates.under_long, 0.0)
                } else if pawn_takes {
                    (0.0, self.rates.over)
                } else {
                    (if rivals { self.rates.under } else { 0.0 }, if rivals { 0.0 } else { self.rates.over })
                };
                if !self.long && !rivals && plain.least() <= over {
                    return plain;
                }
                // No room for a square of departure besides letter and square.
                let room = if rivals || self.long { 3 } else { 4 };
                if token.signs < room {
                    return plain.plus(under);
                }
                plain.plus(under).min(self.full(token, mv).plus(over))
            }
        }
    }
}
