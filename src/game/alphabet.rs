//! The signs that one sheet may use: which strings are which man, which signs are files and ranks.
//!
//! The noise channel asks only this table, so a language's own letters, a learned table and a private
//! shorthand are one kind of thing.

use crate::board::Role;

/// One way to write a man, a file or a rank, and what it costs to write it so (0 for the usual way).
#[derive(Clone, Debug, PartialEq)]
pub struct Sign {
    /// The text, one to four characters.
    pub text: String,
    /// Natural-log cost.
    pub cost: f32,
}

impl Sign {
    /// A sign at no cost.
    #[must_use]
    pub fn plain(text: &str) -> Self {
        Self { text: text.to_owned(), cost: 0.0 }
    }
}

/// The signs for men, files, ranks, captures and checks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Alphabet {
    /// A name to report: `ru`, `fa.latin-1980`.
    pub name: String,
    /// The names of other languages' letter sets that have the same letters.
    pub also: Vec<String>,
    /// For each role, pawn first, the ways to write it; a pawn's own way, no letter, is always there.
    pub pieces: [Vec<Sign>; 6],
    /// For each file, a first.
    pub files: [Vec<Sign>; 8],
    /// For each rank, 1 first.
    pub ranks: [Vec<Sign>; 8],
    /// Whether the rank stands before the file.
    pub rank_first: bool,
    /// Words and signs for check and mate, lower case.
    pub checks: Vec<String>,
}

/// The zero of every set of digits that people write move numbers and ranks with.
pub(crate) const ZEROS: [char; 7] = ['0', '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}'];

/// The value of a decimal digit of any of the scripts in [`ZEROS`].
pub(crate) fn digit(c: char) -> Option<u32> {
    ZEROS.iter().find_map(|&zero| {
        let value = u32::from(c).wrapping_sub(u32::from(zero));
        (value < 10).then_some(value)
    })
}

/// Cost of an English letter in a sheet of another language's letters.
const ENGLISH: f32 = 4.5;

const FIGURINES: [[char; 2]; 6] = [
    ['\u{2659}', '\u{265f}'],
    ['\u{2658}', '\u{265e}'],
    ['\u{2657}', '\u{265d}'],
    ['\u{2656}', '\u{265c}'],
    ['\u{2655}', '\u{265b}'],
    ['\u{2654}', '\u{265a}'],
];

impl Alphabet {
    /// The table of the given letters, pawn first, with Latin files, all digits, figurines, and English
    /// letters at a cost where the table has another use or none for them.
    #[must_use]
    pub fn new(name: &str, letters: &[&[&str]; 6], files: Option<&[&str; 8]>) -> Self {
        let mut out = Self { name: name.to_owned(), ..Self::default() };
        for (place, texts) in out.pieces.iter_mut().zip(letters) {
            place.extend(texts.iter().filter(|t| !t.is_empty()).map(|t| Sign::plain(t)));
        }
        for (i, place) in out.files.iter_mut().enumerate() {
            if let Some(own) = files.and_then(|f| f.get(i)) {
                place.push(Sign::plain(own));
            }
            place.push(Sign::plain(&char::from(b'a' + i as u8).to_string()));
        }
        out.complete();
        out
    }

    /// Adds what every sheet may use: digits of all scripts, figurines, English letters at a cost.
    pub fn complete(&mut self) {
        for (i, place) in self.ranks.iter_mut().enumerate() {
            for zero in ZEROS {
                if let Some(c) = char::from_u32(u32::from(zero) + i as u32 + 1) {
                    place.push(Sign::plain(&c.to_string()));
                }
            }
        }
        for (role, place) in Role::ALL.into_iter().zip(self.pieces.iter_mut()) {
            for glyph in FIGURINES[role as usize] {
                place.push(Sign::plain(&glyph.to_string()));
            }
            let english = char::from(role.letter()).to_string();
            if !place.iter().any(|s| s.text == english) {
                place.push(Sign { text: english, cost: ENGLISH });
            }
        }
        if self.checks.is_empty() {
            self.checks =
                ["+", "++", "#", "\u{2020}", "\u{2021}", "\u{2260}", "ch", "sch", "mate", "mat", "matt"]
                    .map(str::to_owned)
                    .to_vec();
        }
    }
}
