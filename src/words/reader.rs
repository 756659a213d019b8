//! A language's words as a notation, beside all the others.

use std::cell::RefCell;
use std::sync::Arc;

use super::language::{Context, Language};
use super::normal::Normal;
use super::options::{Level, Options};
use super::parse::{Ways, parse};
use super::sentence::Sentence;
use super::table::Table;
use crate::Error;
use crate::board::Color;
use crate::locale::Locales;
use crate::notation::{Notation, Readings, Shape};
use crate::played::Played;
use crate::style::Style;

/// Bytes that are looked at for one move; the longest sentence of any language is shorter.
const WINDOW: usize = 600;
/// Bytes that are enough for most sentences.
const MOST: usize = 180;

/// Memory that one text after the other is read in.
#[derive(Default)]
struct Scratch {
    normal: Normal,
    ways: Ways,
    readings: Readings,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// Moves told in one language in one way, and read back however they were told.
#[derive(Debug)]
pub struct Words {
    language: Arc<Language>,
    table: Table,
    options: Options,
    /// The comma of the language, with the blank behind it if there is one.
    pause: String,
}

impl Words {
    /// The words of a built-in locale by its exact tag.
    ///
    /// # Errors
    /// [`Error::UnknownName`] where the locale has no messages.
    pub fn load(tag: &str, options: Options) -> Result<Self, Error> {
        Ok(Self::of(Language::load(tag)?, options))
    }

    /// The words of a locale, the user's own before the built-in ones.
    ///
    /// # Errors
    /// As [`Language::load_with`].
    pub fn load_with(tag: &str, options: Options, locales: &Locales) -> Result<Self, Error> {
        Ok(Self::of(Language::load_with(tag, locales)?, options))
    }

    fn of(language: Arc<Language>, options: Options) -> Self {
        let speaker = if options.level == Level::Fide { Language::fide() } else { Arc::clone(&language) };
        let pause = language.format("pause", Context::PLAIN);
        Self { table: Table::new(speaker, options), language, options, pause }
    }

    /// What stands between two parts of a sentence: `, `, in Arabic script `\u{60c} `.
    pub(super) fn pause(&self) -> &str {
        &self.pause
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// How moves are told.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Appends one sentence, without a full stop.
    pub fn say(&self, sentence: &Sentence, out: &mut Vec<u8>) {
        self.table.say(sentence, out);
    }
}

impl Notation for Words {
    fn shape(&self) -> Shape {
        Shape { spaced: true, sentences: true, ..Shape::default() }
    }

    /// Reads a move as it is said or dictated: `knight takes e five`, `e 4`, `queen a 1 b 2`, `pawn e 8 queen`.
    /// A man that is not named is a pawn. `knight` alone is no move, and `the horse f 3` is none in English: a
    /// word that is not known is never passed over.
    fn read(&self, text: &[u8], side: Color, out: &mut Readings) {
        SCRATCH.with_borrow_mut(|Scratch { normal, ways, readings }| {
            for window in [MOST, WINDOW] {
                readings.clear();
                normal.fold(text, window);
                let mut end = parse(self.language.lexicon(), normal, side, ways, readings);
                if self.options.level == Level::Fide {
                    end |= parse(self.table.language().lexicon(), normal, side, ways, readings);
                }
                if !end || text.len() <= window {
                    break;
                }
            }
            readings.as_slice().iter().for_each(|candidate| out.push(*candidate));
        });
    }

    fn write(&self, played: &Played<'_>, _style: &Style, out: &mut Vec<u8>) {
        self.table.say(&Sentence::of(played), out);
    }
}

impl Notation for Arc<Words> {
    fn shape(&self) -> Shape {
        self.as_ref().shape()
    }

    fn read(&self, text: &[u8], side: Color, out: &mut Readings) {
        self.as_ref().read(text, side, out);
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        self.as_ref().write(played, style, out);
    }
}
