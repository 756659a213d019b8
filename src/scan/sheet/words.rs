//! What a run of signs without a blank is: a result, a number with or without a word, a filler, a word.

use super::{Item, Piece, Scanner, digit, is_dash, is_dot, is_invisible, result};
use crate::scan::Outcome;

impl Scanner {
    /// `1 : 0` and `0 - 1`, with where they end.
    pub(super) fn spaced_result(&self, start: usize, end: usize) -> Option<(Outcome, usize)> {
        let blank = |at: usize| self.char(at) == ' ';
        if end != start + 1 || !blank(end) || !blank(end + 2) || self.char(end + 4).is_alphanumeric() {
            return None;
        }
        let (one, sign, other) = (self.char(start), self.char(end + 1), self.char(end + 3));
        let score = matches!((one, other), ('1', '0') | ('0', '1') | ('\u{bd}', '\u{bd}'));
        let outcome = result(&format!("{one}{sign}{other}")).filter(|_| score)?;
        Some((outcome, end + 4))
    }

    /// Whether a comma or semicolon parts two moves without a blank: `Sc6,a3`, `e4,e5,2.Nf3`.
    pub(super) fn parts_moves(&self, start: usize, at: usize, end: usize) -> bool {
        let signs = |from: usize, to: usize| {
            let signs = (from..to).map(|i| self.char(i)).take_while(|c| !matches!(c, ',' | ';'));
            let letters = signs.clone().any(char::is_alphabetic);
            signs.filter(|c| c.is_alphanumeric()).count() > 1 && letters
        };
        matches!(self.char(at), ',' | ';') && signs(start, at) && signs(at + 1, end)
    }

    pub(super) fn number_and_word(&mut self, start: usize, end: usize) {
        let mut at = start;
        while at < end && is_invisible(self.char(at)) {
            at += 1;
        }
        let mut value = 0u32;
        let mut digits = 0;
        while at < end
            && let Some(d) = digit(self.char(at))
        {
            value = value.saturating_mul(10).saturating_add(d);
            digits += 1;
            at += 1;
        }
        let marks_from = at;
        while at < end
            && (is_dot(self.char(at))
                || matches!(self.char(at), ')' | ':' | '\u{66b}' | '\u{60c}')
                // A comma for the stop: `12, Rh3`.
                || at > start && self.char(at) == ',' && (at + 1 == end || self.char(at + 1).is_alphabetic()))
        {
            at += 1;
        }
        let marks = at - marks_from;
        let dots = (marks_from..at).map(|i| if self.char(i) == '\u{2026}' { 3 } else { 1 }).sum::<usize>();
        if (1..=3).contains(&digits) && value > 0 && (marks > 0 || at == end) {
            // A dash glued behind the dots is Black's sign as well.
            let mut filler = at;
            while filler < end && is_dash(self.char(filler)) {
                filler += 1;
            }
            let black = dots >= 2 || (filler > at && (filler == end || self.char(filler) == ','));
            let at = if black { filler } else { at };
            if marks == 0 {
                self.bare.push(self.out.len());
            }
            self.push(start, at, Item::Number { value, black });
            if at < end {
                self.word(at, end);
            }
            return;
        }
        self.word(start, end);
    }

    /// The last place before `at` that is no white space.
    pub(super) fn before(&self, at: usize) -> usize {
        (0..at).rev().find(|&i| !self.char(i).is_whitespace()).unwrap_or(at)
    }

    pub(super) fn word(&mut self, start: usize, end: usize) {
        let filler = |c: char| is_dot(c) || is_dash(c) || matches!(c, ',' | ';' | ':');
        let mut at = start;
        while at < end && filler(self.char(at)) {
            at += 1;
        }
        if at == end {
            // `5. - d6` and `17 -----` give Black's move, `1 - P4R P4R` only parts the number from White's.
            let dotted = start > 0 && is_dot(self.char(self.before(start)));
            let sure = dotted || end - start > 1 || self.char(start) == '\u{2026}';
            let after_number = match self.out.last_mut() {
                Some(Piece { item: Item::Number { black, .. }, .. }) => {
                    *black |= sure;
                    true
                }
                // `16 - - e5-e4`: two dashes are Black's sign as dots are.
                Some(Piece { item: Item::Filler, .. }) => {
                    if let [.., Piece { item: Item::Number { black, .. }, .. }, _] = self.out.as_mut_slice() {
                        *black = true;
                    }
                    true
                }
                _ => false,
            };
            let heavy =
                (start..end).filter(|&i| self.char(i) != ',').count() > 1 || self.char(start) == '\u{2026}';
            let item = if after_number || heavy { Item::Filler } else { Item::Word };
            self.push(start, end, item);
            return;
        }
        // Dots before a move: Black's.
        if at > start && is_dot(self.char(start)) {
            if let Some(Piece { item: Item::Number { black, .. }, .. }) = self.out.last_mut() {
                *black = true;
            }
            self.push(start, at, Item::Filler);
            // `).14.a4`: the stop of a sentence before a number.
            if digit(self.char(at)).is_some() && at == start + 1 {
                self.number_and_word(at, end);
            } else {
                self.push(at, end, Item::Word);
            }
            return;
        }
        self.push(start, end, Item::Word);
    }
}
