//! The algebraic family: short, long and figurine, in any letter set.
//!
//! One reader takes them all, whatever a text mixes; what differs between them is only how they are written.

mod alphabet;
mod arrival;
mod castling;
mod common;
mod end;
mod entries;
mod marks;
mod own;
mod read;
mod walk;
mod write;

use std::sync::Arc;

use alphabet::Alphabet;
pub(crate) use common::DIGIT_ZEROS;
use entries::{files, glyphs, latin_files, names, pieces, signs};
use own::Own;
pub(crate) use write::disambiguation;
pub use write::{Letters, english_san};

use super::{Claim, Notation, Readings, Shape};
use crate::board::{Color, Position, Role, SquareSet};
use crate::locale::{LetterSet, Locale};
use crate::played::Played;
use crate::style::Style;

const GLYPHS: [(&str, &str); 6] = [
    ("\u{2659}", "\u{265f}"),
    ("\u{2658}", "\u{265e}"),
    ("\u{2657}", "\u{265d}"),
    ("\u{2656}", "\u{265c}"),
    ("\u{2655}", "\u{265b}"),
    ("\u{2654}", "\u{265a}"),
];

/// Keeps a pawn's glyph from being drawn as a picture in colour.
const TEXT_STYLE: char = '\u{fe0e}';

/// Which glyphs figurine notation writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Figurines {
    /// White's for White's moves, black ones for Black's.
    #[default]
    BySide,
    /// The outlined ones for both, as most books print.
    White,
    /// The filled ones for both.
    Black,
}

/// Short or long algebraic notation in one letter set, or in figurines.
#[derive(Clone, Debug)]
pub struct Algebraic {
    alphabet: Arc<Alphabet>,
    own: Arc<Own>,
    letters: Letters,
    digit_first: bool,
    man_last: bool,
    plain: bool,
    long: bool,
}

impl Algebraic {
    /// The notation of a locale in one of its letter sets.
    #[must_use]
    pub fn new(locale: &Locale, set: &LetterSet) -> Self {
        let men: [String; 6] =
            std::array::from_fn(|role| set.pieces[role].first().cloned().unwrap_or_default());
        let mut letters = Letters::latin(men);
        if set.native_squares {
            native_files(&mut letters, set);
        }
        if set.native_digits {
            native_digits(&mut letters, set, locale);
        }
        letters.digit_first = set.digit_first && set.native_squares;
        let mut list = common::signs();
        pieces(set, &mut list);
        files(set, &mut list);
        signs(locale, &mut list);
        names(locale, &mut list);
        let alphabet = Alphabet::new(list);
        // French has files only because ç and é are read for c and e; they are Latin all the same.
        let native = set.files.iter().flatten().filter_map(|file| file.first()).any(|file| !file.is_ascii());
        Self {
            letters,
            digit_first: set.digit_first || (native && locale.is_rtl()),
            man_last: false,
            plain: !native && alphabet.is_plain(),
            alphabet: Arc::new(alphabet),
            own: Arc::new(Own::new(locale)),
            long: false,
        }
    }

    /// Figurine notation; reads the glyphs of either side.
    #[must_use]
    pub fn figurine(which: Figurines) -> Self {
        let white: [String; 6] = GLYPHS.map(|(white, _)| white.to_owned());
        let mut black: [String; 6] = GLYPHS.map(|(_, black)| black.to_owned());
        black[Role::Pawn as usize].push(TEXT_STYLE);
        let mut list = common::signs();
        glyphs(&mut list);
        latin_files(&mut list);
        let mut letters = Letters::latin(white.clone());
        match which {
            Figurines::BySide => letters.black = black,
            Figurines::White => {}
            Figurines::Black => {
                letters.white = black.clone();
                letters.black = black;
            }
        }
        Self {
            alphabet: Arc::new(Alphabet::new(list)),
            own: Arc::default(),
            letters,
            digit_first: false,
            man_last: false,
            plain: true,
            long: false,
        }
    }

    /// The same, writing the square of departure too.
    #[must_use]
    pub fn long(mut self) -> Self {
        self.long = true;
        self
    }

    /// The same, reading a man's letter that stands apart as part of the square in front of it, `\u{663}\u{648} \u{62d}`
    /// for Nf3; nothing where a rank never stands before its file.
    #[must_use]
    pub fn man_last(&self) -> Option<Self> {
        self.digit_first.then(|| Self { man_last: true, ..self.clone() })
    }

    /// The same, writing the language's own files where it has them.
    #[must_use]
    pub fn with_native_files(mut self, set: &LetterSet) -> Self {
        native_files(&mut self.letters, set);
        self.letters.digit_first = set.digit_first;
        self
    }

    /// The same, writing the language's own digits where it has them.
    #[must_use]
    pub fn with_native_digits(mut self, set: &LetterSet, locale: &Locale) -> Self {
        native_digits(&mut self.letters, set, locale);
        self
    }

    /// Writes a move whose position afterwards and rivals (see [`Position::find_among`]) are at hand, which saves
    /// playing it and looking for them again.
    #[inline]
    pub fn write_with(
        &self,
        played: &Played<'_>,
        after: &Position,
        rivals: SquareSet,
        style: &Style,
        out: &mut Vec<u8>,
    ) {
        write::write_with(played, after, rivals, &self.letters, style, self.long, out);
    }

    /// What is written for men and squares.
    #[must_use]
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// Whether no string of the set stands for two things, so that a token can be read letter by letter.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.plain
    }

    /// Whether a sign or word of check or of capture in passing belongs to the language or to all; one of another
    /// language is written otherwise.
    pub(crate) fn knows_sign(&self, sign: &str) -> bool {
        self.own.knows(sign)
    }

    /// The same for a sign of capture.
    pub(crate) fn knows_capture(&self, sign: &str) -> bool {
        self.own.knows_capture(sign)
    }

    /// Whether the square of departure is written always.
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.long
    }
}

impl Notation for Algebraic {
    fn shape(&self) -> Shape {
        Shape { algebraic: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let read = |text: &[u8], out: &mut Readings| {
            let (digit_first, man_last) = (self.digit_first, self.man_last);
            read::Reader { alphabet: &self.alphabet, digit_first, man_last, text }.read(out);
        };
        let Some((plain, places)) = marks::unmarked(text) else { return read(text, out) };
        // A space without width may also part two moves, so the text is read as it stands too.
        read(text, out);
        let mut readings = Readings::new();
        read(&plain, &mut readings);
        marks::put_back(&readings, &places, out);
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        write::write(played, &self.letters, style, self.long, out);
    }

    fn claim(&self, sign: &str) -> Claim {
        self.own.claim(sign)
    }
}

fn native_files(letters: &mut Letters, set: &LetterSet) {
    if let Some(files) = &set.files {
        for (own, file) in letters.files.iter_mut().zip(files) {
            if let Some(first) = file.first() {
                own.clone_from(first);
            }
        }
    }
}

fn native_digits(letters: &mut Letters, set: &LetterSet, locale: &Locale) {
    if let Some(digits) = set.digits.as_ref().or(locale.digits.as_ref()) {
        for (own, digit) in letters.ranks.iter_mut().zip(digits.iter().skip(1)) {
            own.clone_from(digit);
        }
    }
}
