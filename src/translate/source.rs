//! What is read: one notation with what the driver must know about it.

use std::sync::Arc;

use super::choose::{Choice, Chooser};
use super::endings::Endings;
use super::quick::{Quick, QuickTable};
use crate::board::{Births, Position};
use crate::notation::algebraic::{Algebraic, Letters};
use crate::notation::{Notation, Shape};
use crate::scan::pgn::Scanner;

/// A notation to read in.
pub struct Source {
    /// How the SPEC names it.
    pub name: String,
    notation: Box<dyn Notation>,
    letters: Option<Letters>,
    quick: Option<QuickTable>,
    /// Whether it is of the algebraic family, so that tokens can be changed part by part.
    pub algebraic: bool,
    /// Whether it writes both squares always.
    pub long: bool,
    /// Whether numbers may be moves.
    pub numeric: bool,
    /// Whether men are named by where they began.
    pub births: bool,
    /// Whether commas and full stops may stand between moves.
    pub sentences: bool,
    /// The letter of a man that the board does not know, the nightrider of problems.
    pub nightrider: Option<String>,
    /// The words for the ends of games.
    pub(crate) endings: Arc<Endings>,
}

impl Source {
    /// A source of the algebraic family.
    #[must_use]
    pub fn algebraic(name: String, notation: Algebraic) -> Self {
        let quick = if notation.is_plain() { QuickTable::new(notation.letters()) } else { None };
        let long = notation.is_long();
        let letters = Some(notation.letters().clone());
        Self {
            name,
            algebraic: notation.shape().algebraic,
            notation: Box::new(notation),
            letters,
            quick,
            long,
            numeric: false,
            births: false,
            sentences: false,
            nightrider: None,
            endings: Arc::default(),
        }
    }

    /// Any other source.
    #[must_use]
    pub fn other(name: String, notation: Box<dyn Notation>, numeric: bool) -> Self {
        let shape = notation.shape();
        Self {
            name,
            notation,
            letters: None,
            quick: None,
            algebraic: shape.algebraic,
            long: false,
            numeric,
            births: shape.needs_births,
            sentences: shape.sentences,
            nightrider: None,
            endings: Arc::default(),
        }
    }

    /// Whether a word is a move of the nightrider, which is never read as another man's.
    #[must_use]
    pub fn names_nightrider(&self, word: &[u8]) -> bool {
        let letter = self.nightrider.as_ref().map(String::as_bytes);
        let rest = letter.and_then(|letter| word.strip_prefix(letter)).map(<[u8]>::trim_ascii_start);
        matches!(rest, Some([b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-' | b'*', ..]))
    }

    /// The table for tokens of the usual kind, if the letters allow one.
    #[must_use]
    pub fn quick_table(&self) -> Option<&QuickTable> {
        self.quick.as_ref()
    }

    /// Reads a token of the usual kind without the lenient reader.
    #[inline]
    #[must_use]
    pub fn quick(&self, text: &[u8], position: &Position) -> Option<Quick> {
        self.quick.as_ref()?.read(text, position)
    }

    /// Reads a token.
    pub fn choose(
        &self,
        chooser: &mut Chooser,
        text: &[u8],
        position: &Position,
        births: Option<&Births>,
    ) -> Choice {
        chooser.choose(self.notation.as_ref(), text, position, births)
    }

    /// What it writes for the men, if it is of the algebraic family.
    #[must_use]
    pub fn letters(&self) -> Option<&Letters> {
        self.letters.as_ref()
    }

    /// What the notation needs.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.notation.shape()
    }

    /// A scanner of text in this notation.
    #[must_use]
    pub fn scanner<'t>(&self, text: &'t [u8]) -> Scanner<'t> {
        let mut scanner = Scanner::new(text, self.numeric);
        let shape = self.notation.shape();
        (scanner.coded, scanner.linked) = (shape.coded, shape.linked);
        scanner.glued = self.algebraic && self.letters.as_ref().is_some_and(|letters| !letters.digit_first);
        scanner.spaced = shape.spaced && !self.algebraic;
        scanner
    }

    /// The notation.
    #[must_use]
    pub fn notation(&self) -> &dyn Notation {
        self.notation.as_ref()
    }
}
