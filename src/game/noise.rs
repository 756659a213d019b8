//! What goes wrong between a move and what stands on the sheet, as numbers.
//!
//! One table holds how often each kind of slip occurs, the others which sign is taken for which. Both are
//! counts from damaged sheets whose games are known; the costs are their negative natural logarithms.
//! How often a slip occurs differs from sheet to sheet, so those numbers are only where a sheet starts
//! and are learned again from the sheet itself.

use std::collections::{HashMap, HashSet};

use super::hash::QuickMap;

use crate::locale::NoiseTable;

/// How much each kind of slip costs, in natural-log units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// A sign read as another; which one is in [`Confusions`].
    pub substitution: f32,
    /// A sign that cannot be read, marked by `?` or a blank.
    pub smudge: f32,
    /// Upper case for lower case or the reverse.
    pub case: f32,
    /// The letter of a man left out, by role, pawn first (the pawn's is not asked).
    pub lost_piece: [f32; 6],
    /// A file or rank of arrival left out.
    pub lost_square: f32,
    /// The rank of arrival of a pawn's capture left out: `ed`.
    pub lost_pawn_rank: f32,
    /// The capture sign left out.
    pub lost_capture: f32,
    /// The file from which a pawn takes left out.
    pub lost_pawn_file: f32,
    /// The check sign left out.
    pub lost_check: f32,
    /// A check sign where there is no check.
    pub false_check: f32,
    /// A capture sign where nothing is taken.
    pub false_capture: f32,
    /// A sign too many.
    pub stray: f32,
    /// Where a man comes from is written without need.
    pub over: f32,
    /// Where a man comes from is not written where it is needed.
    pub under: f32,
    /// The same on a sheet whose moves name two squares.
    pub under_long: f32,
    /// A letter put into another script by its sound.
    pub sound: f32,
    /// A half-move that is not on the sheet, besides the cost of which one it is.
    pub gap: f32,
    /// Something that looks like a move and is none.
    pub no_move: f32,
    /// A move number that does not follow.
    pub number: f32,
    /// A number before Black's move without dots.
    pub again: f32,
    /// Two moves run together, or one move in two pieces.
    pub joint: f32,
    /// That the sheet talks of something else from here on: a comment, a side line.
    pub aside: f32,
    /// The most that one token may cost, whatever stands there.
    pub unreadable: f32,
    /// The part of the prior's cost that counts.
    pub prior: f32,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            substitution: 4.2,
            smudge: 3.5,
            case: 4.0,
            lost_piece: [0.0, 4.0, 4.0, 4.0, 4.0, 4.0],
            lost_square: 6.0,
            lost_pawn_rank: 4.0,
            lost_capture: 2.0,
            lost_pawn_file: 4.5,
            lost_check: 0.7,
            false_check: 4.0,
            false_capture: 5.0,
            stray: 6.0,
            over: 1.5,
            under: 2.5,
            under_long: 2.5,
            sound: 3.0,
            gap: 7.0,
            no_move: 10.0,
            number: 4.0,
            again: 2.4,
            joint: 5.0,
            aside: 2.5,
            unreadable: 12.0,
            prior: 0.8,
        }
    }
}

/// Which sign is taken for which.
#[derive(Clone, Debug, Default)]
pub struct Confusions {
    /// `(meant, read)` to the cost on top of [`Rates::substitution`].
    pairs: QuickMap<(char, char), f32>,
    /// `(meant, read)` for letters put into another script by their sound.
    sounds: QuickMap<(char, char), f32>,
    /// Signs of two scripts that look the same.
    twins: QuickMap<(char, char), f32>,
    /// The signs that have a twin.
    twinned: HashSet<char>,
    /// What was seen on the sheet itself, at its whole cost.
    here: QuickMap<(char, char), f32>,
}

/// Cost on top of the substitution for two signs that no table pairs.
const UNRELATED: f32 = 4.0;
const UNRELATED_CLASS: f32 = 6.0;

impl Confusions {
    /// The confusions of the given tables.
    #[must_use]
    pub fn from_tables(tables: &[NoiseTable]) -> Self {
        let mut out = Self::default();
        let one = |s: &str| s.chars().next().unwrap_or('\u{0}');
        for table in tables {
            match table {
                NoiseTable::Misread { pairs, .. } => {
                    let counts: Vec<(char, char, u32)> = pairs
                        .iter()
                        .flat_map(|(meant, reads)| reads.iter().map(|(read, n)| (one(meant), one(read), *n)))
                        .collect();
                    out.add_counts(&counts);
                }
                NoiseTable::Sound { letters, .. } => {
                    for (meant, others) in letters {
                        out.add_sounds(one(meant), others);
                    }
                }
                NoiseTable::Joined { .. } => {}
                NoiseTable::Twins { pairs, .. } => {
                    for pair in pairs {
                        out.add_twins(one(pair), pair.chars().nth(1).unwrap_or('\u{0}'));
                    }
                }
            }
        }
        out
    }

    /// Adds counted pairs `(meant, read, count)`; what was never seen keeps a small share.
    pub fn add_counts(&mut self, counts: &[(char, char, u32)]) {
        let mut totals: HashMap<char, u32> = HashMap::new();
        for &(meant, _, count) in counts {
            *totals.entry(meant).or_default() += count;
        }
        for &(meant, read, count) in counts {
            let total = totals.get(&meant).copied().unwrap_or(1) as f32;
            let share = (count as f32 + 0.2) / (total + 3.0);
            self.pairs.insert((meant, read), -share.ln());
        }
    }

    /// Adds letters that sound alike.
    pub fn add_sounds(&mut self, meant: char, others: &str) {
        for (i, other) in others.chars().enumerate() {
            self.sounds.entry((meant, other)).or_insert(i as f32 * 0.4);
        }
    }

    /// Adds signs of two scripts that look the same, in both directions.
    pub fn add_twins(&mut self, one: char, other: char) {
        self.twinned.extend([one, other]);
        self.twins.insert((one, other), 0.5);
        self.twins.insert((other, one), 0.5);
    }

    /// Adds a pair seen on the sheet itself, at its whole cost.
    pub fn add_here(&mut self, meant: char, read: char, cost: f32) {
        self.here.insert((meant, read), cost);
    }

    /// Whether a table names `read` as what may stand where `meant` does, itself or by a sign that looks the same.
    pub(crate) fn may_be(&self, meant: char, read: char) -> bool {
        let known = |sign: char| self.pairs.contains_key(&(meant, sign)) || self.are_twins(meant, sign);
        known(read) || self.twins.keys().any(|(one, other)| *one == read && known(*other))
    }

    /// Whether a sign of another script looks the same.
    pub(crate) fn has_twin(&self, one: char) -> bool {
        self.twinned.contains(&one)
    }

    /// Whether two signs of different scripts look the same.
    #[must_use]
    pub fn are_twins(&self, one: char, other: char) -> bool {
        self.twins.contains_key(&(one, other))
    }

    /// What it costs to find `read` where `meant` was written.
    #[must_use]
    pub fn cost(&self, rates: &Rates, meant: char, read: char) -> f32 {
        if meant == read { 0.0 } else { self.cost_of(rates, Kind::of(meant), Kind::of(read)) }
    }

    /// The same for signs that are laid against many others.
    pub(crate) fn cost_of(&self, rates: &Rates, meant: Kind, read: Kind) -> f32 {
        let pair = (meant.sign, read.sign);
        if meant.sign == read.sign {
            return 0.0;
        }
        if let Some(&twin) = self.twins.get(&pair) {
            return twin;
        }
        let mut best = f32::INFINITY;
        if meant.lower == read.lower {
            best = rates.case;
        }
        if is_smudge(read.sign) {
            best = best.min(rates.smudge);
        }
        if let Some(&share) = self.pairs.get(&pair) {
            best = best.min(rates.substitution + share);
        }
        if let Some(&share) = self.sounds.get(&(meant.lower, read.lower)) {
            best = best.min(rates.sound + share);
        }
        let far = if meant.class == read.class { UNRELATED } else { UNRELATED_CLASS };
        let here = self.here.get(&pair).copied().unwrap_or(f32::INFINITY);
        best.min(rates.substitution + far).min(here)
    }
}

/// What is asked of a sign whatever it is laid against.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    sign: char,
    lower: char,
    class: u8,
}

impl Kind {
    pub(crate) fn of(sign: char) -> Self {
        Self { sign, lower: lower(sign), class: class(sign) }
    }
}

fn class(c: char) -> u8 {
    let (letter, digit) = match c {
        '\0'..='\u{7f}' => (c.is_ascii_alphabetic(), c.is_ascii_digit()),
        _ => (c.is_alphabetic(), c.is_numeric()),
    };
    if letter { 0 } else { 2 - u8::from(digit) }
}

pub(crate) fn lower(c: char) -> char {
    if c.is_ascii() {
        return c.to_ascii_lowercase();
    }
    let mut it = c.to_lowercase();
    match (it.next(), it.next()) {
        (Some(l), None) => l,
        _ => c,
    }
}

/// Signs that people and programs write for what they could not read.
pub(crate) fn is_smudge(c: char) -> bool {
    matches!(c, '?' | '_' | '*' | '\u{25a1}' | '\u{fffd}' | '\u{b7}' | '\u{2026}' | '~' | '\u{25a0}')
}
