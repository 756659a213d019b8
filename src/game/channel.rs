//! How probable it is that a legal move was written as the token that stands on the sheet.
//!
//! Noisy text is not parsed. The spelling of each legal move is laid against the token, sign by sign, each
//! slip at its cost, and the cheapest way counts. So there is no form of damage that a parser would have to
//! know beforehand, and a token is never given up: the worst it can say is nothing.

mod fit;
mod token;

use std::collections::HashMap;

use super::alphabet::{Alphabet, Sign};
use super::noise::{Confusions, Kind, Rates, is_smudge};
pub(crate) use fit::Fit;
pub(crate) use token::Token;

/// The longest token, in characters, that is laid against moves.
pub(crate) const LONGEST: usize = 14;
const ROW: usize = LONGEST + 1;
type Row = [f32; ROW];
const FAR: f32 = 1.0e6;
const LONGEST_LETTER: usize = 4;

/// One sign of a spelling: what each character of the sheet costs in its place, and what leaving it out costs.
struct Element<'t> {
    row: &'t [f32],
    lost: f32,
}

/// One way to write a man: for each of its signs, what each character of the sheet costs in its place.
struct Letter {
    signs: Vec<(char, Vec<f32>)>,
    cost: f32,
}

/// The tables for one sheet in one alphabet.
pub(crate) struct Channel<'a> {
    alphabet: &'a Alphabet,
    confusions: &'a Confusions,
    pub(crate) rates: Rates,
    /// The characters of the sheet; an index into this is what the rows below are indexed by.
    chars: Vec<char>,
    index: HashMap<char, u8>,
    files: Vec<Vec<f32>>,
    ranks: Vec<Vec<f32>>,
    takes: Vec<f32>,
    ohs: Vec<f32>,
    dash: Vec<f32>,
    stray: Vec<f32>,
    plus: Vec<f32>,
    /// For each man, the ways to write it.
    men: [Vec<Letter>; 6],
    /// Words for check, sign by sign.
    checks: Vec<Vec<char>>,
    /// Whether squares of departure are usual on this sheet.
    pub(crate) long: bool,
    /// Whether a rank may stand before its file.
    swapped: bool,
}

impl<'a> Channel<'a> {
    pub(crate) fn new(
        alphabet: &'a Alphabet,
        confusions: &'a Confusions,
        rates: Rates,
        sheet: impl Iterator<Item = char>,
    ) -> Self {
        let mut out = Self {
            alphabet,
            confusions,
            rates,
            chars: Vec::new(),
            index: HashMap::new(),
            files: Vec::new(),
            ranks: Vec::new(),
            takes: Vec::new(),
            ohs: Vec::new(),
            dash: Vec::new(),
            stray: Vec::new(),
            plus: Vec::new(),
            men: Default::default(),
            checks: alphabet.checks.iter().map(|word| word.chars().collect()).collect(),
            long: false,
            swapped: alphabet.rank_first,
        };
        out.chars.push('\u{0}');
        for c in sheet {
            if out.chars.len() < 255 && !out.index.contains_key(&c) {
                out.index.insert(c, out.chars.len() as u8);
                out.chars.push(c);
            }
        }
        out.fill();
        out
    }

    fn fill(&mut self) {
        let rates = &self.rates;
        let kinds: Vec<Kind> = self.chars.iter().map(|c| Kind::of(*c)).collect();
        let row = |signs: &mut dyn Iterator<Item = (char, f32)>| -> Vec<f32> {
            let mut row = vec![FAR; self.chars.len()];
            for (meant, extra) in signs {
                let meant = Kind::of(meant);
                for (cell, &read) in row.iter_mut().zip(&kinds) {
                    *cell = cell.min(extra + self.confusions.cost_of(rates, meant, read));
                }
            }
            row
        };
        let single = |signs: &'a [Sign]| {
            signs.iter().filter_map(|sign| {
                let mut it = sign.text.chars();
                it.next().filter(|_| it.next().is_none()).map(|c| (c, sign.cost))
            })
        };
        self.files = self.alphabet.files.iter().map(|signs| row(&mut single(signs))).collect();
        self.ranks = self.alphabet.ranks.iter().map(|signs| row(&mut single(signs))).collect();
        let takes = "x\u{d7}:X\u{2715}\u{445}\u{425}";
        self.takes = row(&mut takes.chars().enumerate().map(|(i, c)| (c, if i > 2 { 0.3 } else { 0.0 })));
        self.ohs = row(&mut "0Oo\u{41e}\u{43e}\u{39f}\u{3bf}\u{660}".chars().map(|c| (c, 0.0)));
        self.dash = row(&mut "-\u{2010}\u{2011}\u{2013}\u{2014}\u{2212}".chars().map(|c| (c, 0.0)));
        self.plus = row(&mut std::iter::once(('+', 0.0)));
        self.men = std::array::from_fn(|role| {
            let letter = |sign: &Sign| Letter {
                signs: sign
                    .text
                    .chars()
                    .take(LONGEST_LETTER)
                    .map(|c| (c, row(&mut std::iter::once((c, 0.0)))))
                    .collect(),
                cost: sign.cost,
            };
            self.alphabet.pieces.get(role).into_iter().flatten().map(letter).collect()
        });
        self.stray = self
            .chars
            .iter()
            .map(|&c| match c {
                '!' => 0.1,
                '?' => rates.stray.min(1.0),
                '-' | '\u{2010}' | '\u{2011}' | '\u{2013}' | '\u{2014}' | '\u{2212}' => 0.5,
                '.' | ',' | ';' | '(' | ')' | '[' | ']' | '\'' | '"' | '=' | '/' | '|' => 1.0,
                _ if is_smudge(c) => rates.smudge.min(4.0),
                _ => rates.stray,
            })
            .collect();
    }

    fn stray(&self, c: u8) -> f32 {
        self.stray.get(usize::from(c)).copied().unwrap_or(FAR)
    }

    /// What a character of a token costs where the row's sign was meant. Past the most signs that have an index, the
    /// character itself is asked.
    fn in_place(&self, (meant, row): (char, &[f32]), index: u8, read: char) -> f32 {
        match row.get(usize::from(index)) {
            Some(&cost) if index > 0 => cost,
            _ => self.confusions.cost(&self.rates, meant, read),
        }
    }

    /// Lays the elements against the token, from a row of costs to a row of costs.
    fn align(&self, token: &Token, mut row: Row, elements: &[Element<'_>]) -> Row {
        let n = token.text.len();
        for element in elements {
            let mut next = [FAR; ROW];
            next[0] = row[0] + element.lost;
            for (j, &c) in token.text.iter().enumerate().take(n) {
                let emitted = element.row.get(usize::from(c)).copied().unwrap_or(FAR);
                let there = (row[j] + emitted).min(next[j] + self.stray(c));
                next[j + 1] = there.min(row[j + 1] + element.lost);
            }
            row = next;
        }
        row
    }

    fn end(&self, token: &Token, row: &Row) -> Fit {
        let mut fit = Fit::FAR;
        for (cost, (silent, checking)) in row.iter().zip(token.silent.iter().zip(&token.checking)) {
            fit.silent = fit.silent.min(cost + silent);
            fit.checking = fit.checking.min(cost + checking);
        }
        fit
    }
}
