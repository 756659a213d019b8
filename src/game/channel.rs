//! How probable it is that a legal move was written as the token that stands on the sheet.
//!
//! Noisy text is not parsed. The spelling of each legal move is laid against the token, sign by sign, each
//! slip at its cost, and the cheapest way counts. So there is no form of damage that a parser would have to
//! know beforehand, and a token is never given up: the worst it can say is nothing.

use std::collections::HashMap;

use super::alphabet::Alphabet;
use super::hash::QuickMap;
use super::noise::{Confusions, Kind, Rates, is_smudge};
use crate::board::{Move, MoveKind, Role};

/// The longest token, in characters, that is laid against moves.
pub(crate) const LONGEST: usize = 14;
const ROW: usize = LONGEST + 1;
type Row = [f32; ROW];
const FAR: f32 = 1.0e6;
/// The cost of a capture that names only the men.
const NAMED: f32 = 0.3;
const LONGEST_LETTER: usize = 4;
const EN_PASSANT: [&[char]; 6] = [
    &['e', '.', 'p', '.'],
    &['e', 'p'],
    &['e', '.', 'p'],
    &['a', '.', 'p', '.'],
    &['e', 'p', '.'],
    &['(', '=', ')'],
];

/// A cost where the token has no check sign, and where it has one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fit {
    pub(crate) silent: f32,
    pub(crate) checking: f32,
}

impl Fit {
    const FAR: Self = Self { silent: FAR, checking: FAR };

    pub(crate) fn least(self) -> f32 {
        self.silent.min(self.checking)
    }

    fn min(self, other: Self) -> Self {
        Self { silent: self.silent.min(other.silent), checking: self.checking.min(other.checking) }
    }

    fn plus(self, cost: f32) -> Self {
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

/// The tables for one token.
pub(crate) struct Token {
    text: Vec<u8>,
    chars: Vec<char>,
    /// How many signs may be letters, files and ranks.
    signs: usize,
    start: [Row; 6],
    silent: Row,
    checking: Row,
    castle: [Fit; 2],
    plain: Vec<Fit>,
    /// Captures that name only the men, `RxB`: who takes and who is taken.
    named: Vec<(Role, Role)>,
    full: QuickMap<u32, Fit>,
}

const UNSET: Fit = Fit { silent: -1.0, checking: -1.0 };

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
        let single = |signs: &'a [super::alphabet::Sign]| {
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
            let letter = |sign: &super::alphabet::Sign| Letter {
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

    /// Prepares a token; nothing for one that is empty or too long to be a move.
    pub(crate) fn token(&self, text: &str) -> Option<Token> {
        let chars: Vec<char> = text.chars().filter(|c| !crate::game::is_invisible(*c)).collect();
        if chars.is_empty() || chars.len() > LONGEST {
            return None;
        }
        let text: Vec<u8> = chars.iter().map(|c| self.index.get(c).copied().unwrap_or(0)).collect();
        let sign = |c: &&char| c.is_alphanumeric() && !matches!(c, 'x' | 'X') || is_smudge(**c);
        let signs = chars.iter().filter(sign).count();
        let mut token = Token {
            text,
            chars,
            signs,
            start: [[FAR; ROW]; 6],
            silent: [FAR; ROW],
            checking: [FAR; ROW],
            castle: [Fit::FAR; 2],
            plain: Vec::new(),
            named: Vec::new(),
            full: QuickMap::default(),
        };
        token.named = self.named(&token.chars);
        self.fill_starts(&mut token);
        self.fill_tails(&mut token);
        token.castle = [self.castle(&token, 2), self.castle(&token, 3)];
        Some(token)
    }

    /// The men that a capture written as `RxB` may name.
    fn named(&self, chars: &[char]) -> Vec<(Role, Role)> {
        let Some(at) = chars.iter().position(|c| super::rates::is_capture_sign(*c)) else {
            return Vec::new();
        };
        let left: String = chars.iter().take(at).collect();
        let right: String = chars.iter().skip(at + 1).collect();
        let right = right.trim_end_matches(['!', '?', '+', '#', '.', ',', '\u{2020}']);
        let men = |text: &str| -> Vec<Role> {
            let is = |role: &Role| {
                self.alphabet.pieces[*role as usize].iter().any(|s| s.cost < 1.0 && s.text == text)
            };
            Role::ALL.into_iter().filter(is).collect()
        };
        let taken = men(right);
        men(&left).into_iter().flat_map(|man| taken.iter().map(move |taken| (man, *taken))).collect()
    }

    /// What the first `j` signs cost as the letter of each man.
    fn fill_starts(&self, token: &mut Token) {
        let most = token.chars.len().min(LONGEST_LETTER);
        let mut lead = [FAR; ROW];
        lead[0] = 0.0;
        for j in (0..most).take_while(|j| token.chars[*j].is_lowercase()) {
            lead[j + 1] = lead[j] + self.stray(token.text[j]);
        }
        for role in Role::ALL {
            let mut start = [FAR; ROW];
            start[0] = if role == Role::Pawn { 0.0 } else { self.rates.lost_piece[role as usize] };
            for letter in &self.men[role as usize] {
                let extra = letter.cost + if role == Role::Pawn { 0.7 } else { 0.0 };
                // Edit distance of the letter against each prefix, its first sign being there.
                let mut row = [FAR; ROW];
                for (i, (meant, costs)) in letter.signs.iter().enumerate() {
                    let mut next = [FAR; ROW];
                    for (j, (&read, &index)) in token.chars.iter().zip(&token.text).enumerate().take(most) {
                        // What stands before the letter is too much.
                        let before = if i == 0 { lead[j] } else { row[j] };
                        next[j + 1] = before + self.in_place((*meant, costs), index, read);
                    }
                    if i > 0 {
                        for j in 1..=most {
                            next[j] = next[j].min(row[j] + 2.5);
                        }
                    }
                    row = next;
                }
                for j in 1..=most {
                    start[j] = start[j].min(row[j] + extra);
                }
            }
            for j in 0..most {
                let stray = self.stray(token.text[j]);
                start[j + 1] = start[j + 1].min(start[j] + stray);
            }
            token.start[role as usize] = start;
        }
    }

    /// What the signs from `j` on cost as what follows a square.
    fn fill_tails(&self, token: &mut Token) {
        let n = token.chars.len();
        let lowered: Vec<char> = token.chars.iter().map(|c| super::noise::lower(*c)).collect();
        token.silent[n] = 0.0;
        for j in (0..n).rev() {
            let stray = self.stray(token.text[j]);
            token.silent[j] = token.silent[j + 1] + stray;
            token.checking[j] = (token.checking[j + 1] + stray).min(FAR);
            let rest = lowered.get(j..).unwrap_or_default();
            for word in self.checks.iter().filter(|word| rest.starts_with(word)) {
                let at = j + word.len();
                let least = token.silent[at].min(token.checking[at]);
                token.checking[j] = token.checking[j].min(least);
            }
            for word in EN_PASSANT.iter().filter(|word| rest.starts_with(word)) {
                token.silent[j] = token.silent[j].min(token.silent[j + word.len()] + 0.3);
            }
            // A plus sign misread.
            let plus = self.in_place(('+', &self.plus), token.text[j], token.chars[j]);
            token.checking[j] = token.checking[j].min(token.silent[j + 1] + plus);
        }
    }

    fn castle(&self, token: &Token, ohs: usize) -> Fit {
        let mut elements = Vec::new();
        for i in 0..ohs {
            if i > 0 {
                elements.push(Element { row: &self.dash, lost: 1.0 });
            }
            elements.push(Element { row: &self.ohs, lost: self.rates.lost_square });
        }
        let mut start = [FAR; ROW];
        start[0] = 0.0;
        self.end(token, &self.align(token, start, &elements))
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

impl Token {
    /// The token's characters, invisible ones left out.
    pub(crate) fn chars(&self) -> &[char] {
        &self.chars
    }
}

impl Token {
    /// Whether there is no room for a square of departure.
    pub(crate) fn is_short(&self, mv: &Move) -> bool {
        self.signs < if mv.role == Role::Pawn { 3 } else { 4 }
    }

    /// Whether the letter of a man is cheaper to miss here than to find.
    pub(crate) fn letter_lost(&self, role: Role) -> bool {
        let start = &self.start[role as usize];
        let found = start.iter().skip(1).copied().fold(FAR, f32::min);
        start[0] <= found
    }
}
