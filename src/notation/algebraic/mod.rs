//! The algebraic family: short, long and figurine, in any letter set.
//!
//! One reader takes them all, whatever a text mixes; what differs between them is only how they are written.

mod alphabet;
mod castling;
mod common;
mod end;
mod marks;
mod own;
mod read;
mod write;

use std::sync::Arc;

use alphabet::{Alphabet, Symbol};
pub(crate) use common::DIGIT_ZEROS;
use own::Own;
pub(crate) use write::disambiguation;
pub use write::{Letters, english_san};

use super::{Claim, Notation, Readings, Repair, Shape};
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

type List = Vec<(String, Symbol, Option<Repair>)>;

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

/// The letters of the men, with their other case and the look-alikes of other scripts as slips.
fn pieces(set: &LetterSet, list: &mut List) {
    let exact: List = Role::ALL
        .iter()
        .flat_map(|&role| {
            set.pieces[role as usize].iter().map(move |letter| (letter.clone(), Symbol::Piece(role), None))
        })
        .collect();
    let mut exact = exact;
    // A pawn's letter is seldom written: where it is also that of a piece (Kazakh П), the piece is meant.
    let shared = |letter: &str| set.pieces.iter().skip(1).flatten().any(|piece| piece == letter);
    for (letter, symbol, repair) in &mut exact {
        if *symbol == Symbol::Piece(Role::Pawn) && shared(letter) {
            *repair = Some(Repair::Doubtful);
        }
    }
    let mut slips: List = Vec::new();
    for (letter, symbol, doubt) in &exact {
        if doubt.is_some() {
            continue;
        }
        // The same letters in the width of Chinese characters.
        if let [letter @ (b'A'..=b'Z')] = letter.as_bytes()
            && let Some(wide) = char::from_u32(0xff21 + u32::from(letter - b'A'))
        {
            slips.push((wide.to_string(), *symbol, None));
        }
        for other in [letter.to_lowercase(), letter.to_uppercase()] {
            if other != *letter && !Alphabet::knows(&exact, &other) {
                slips.push((other, *symbol, Some(Repair::Case)));
            }
        }
        for other in same_looking(letter) {
            if !Alphabet::knows(&exact, &other) {
                slips.push((other, *symbol, Some(Repair::LookAlike)));
            }
        }
    }
    list.extend(exact);
    list.extend(slips);
    glyphs(list);
}

/// Figurines are read in every language.
fn glyphs(list: &mut List) {
    for role in Role::ALL {
        let (white, black) = GLYPHS[role as usize];
        for glyph in [white, black] {
            for selector in ["", "\u{fe0e}", "\u{fe0f}"] {
                list.push((format!("{glyph}{selector}"), Symbol::Piece(role), None));
            }
        }
    }
}

fn latin_files(list: &mut List) {
    for file in 0..8u8 {
        let letter = char::from(b'a' + file);
        list.push((letter.to_string(), Symbol::File(file), None));
        list.push((letter.to_ascii_uppercase().to_string(), Symbol::File(file), Some(Repair::Case)));
        for other in common::look_alikes(letter) {
            list.push((other.to_string(), Symbol::File(file), Some(Repair::LookAlike)));
        }
        if let Some(wide) = char::from_u32(0xff41 + u32::from(file)) {
            list.push((wide.to_string(), Symbol::File(file), None));
        }
    }
}

fn files(set: &LetterSet, list: &mut List) {
    latin_files(list);
    for (file, letters) in (0u8..).zip(set.files.iter().flatten()) {
        for letter in letters {
            list.push((letter.clone(), Symbol::File(file), None));
        }
    }
}

/// All spellings of a letter with one or more characters replaced by a look-alike of another script.
fn same_looking(letter: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for c in letter.chars().take(4) {
        let mut next = Vec::new();
        for start in &all {
            for form in std::iter::once(c).chain(common::look_alikes(c)) {
                next.push(format!("{start}{form}"));
            }
        }
        all = next;
    }
    all.retain(|form| form != letter);
    all
}

/// The names of the men, which stand for what a pawn becomes: `e8=Queen`.
fn names(locale: &Locale, list: &mut List) {
    for role in Role::ALL {
        for name in locale.names[role as usize].iter().chain(&locale.other_names[role as usize]) {
            list.extend(either_capital(name).map(|form| (form, Symbol::Name(role), None)));
        }
    }
}

fn signs(locale: &Locale, list: &mut List) {
    let s = &locale.signs;
    let groups: [(&[crate::locale::Text], Symbol); 7] = [
        (&s.capture, Symbol::Capture),
        (&s.check, Symbol::Check),
        (&s.double_check, Symbol::Check),
        (&s.discovered_check, Symbol::Check),
        (&s.mate, Symbol::Check),
        (&s.en_passant, Symbol::EnPassant),
        (&s.promotion, Symbol::Promotion),
    ];
    for (texts, symbol) in groups {
        for text in texts {
            list.push((text.to_string(), symbol, None));
            if matches!(symbol, Symbol::Check | Symbol::EnPassant) && text.chars().any(char::is_alphabetic) {
                list.push((format!("({text})"), symbol, None));
            }
            if symbol == Symbol::EnPassant {
                list.push((text.to_uppercase(), symbol, None));
            } else if symbol == Symbol::Check && text.chars().count() >= 4 {
                list.extend(either_capital(text).map(|form| (form, symbol, None)));
            }
        }
    }
    for (texts, short, long) in
        [(&s.castles_short, true, false), (&s.castles_long, false, true), (&s.castles, true, true)]
    {
        for form in texts.iter().flat_map(|text| either_capital(text)) {
            list.push((form, Symbol::Castles { short, long }, None));
        }
    }
    for (text, short) in [(&locale.words.castling_short, true), (&locale.words.castling_long, false)] {
        for form in text.iter().flat_map(|text| either_capital(text)) {
            list.push((form, Symbol::Castles { short, long: !short }, None));
        }
    }
    for text in [&locale.words.check, &locale.words.mate].into_iter().flatten() {
        list.push((text.to_string(), Symbol::Check, None));
        if text.chars().count() >= 3 {
            list.extend(either_capital(text).map(|form| (form, Symbol::Check, None)));
        }
    }
}

/// A word with a capital, without one and in capitals, as it begins a sentence, stands in it, or is all of it.
fn either_capital(text: &str) -> impl Iterator<Item = String> {
    let mut chars = text.chars();
    let first = chars.next().filter(|_| chars.clone().any(char::is_lowercase));
    let with = |first: String| format!("{first}{}", chars.as_str());
    let forms = first.map(|first| {
        [with(first.to_uppercase().collect()), with(first.to_lowercase().collect()), text.to_uppercase()]
    });
    std::iter::once(text.to_owned()).chain(forms.into_iter().flatten())
}
