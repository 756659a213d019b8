//! A language's letters and words as one automaton, and the symbols of a text taken from it one by one.
//!
//! One word may stand for several things (`K` is a man, a side and a file), so a symbol carries a set of
//! classes and the grammar decides. The longest word wins; a letter that no word has ends the text.

use crate::board::Role;
use crate::locale::descriptive::DescriptiveTable;

/// What a symbol may be; a set of bits.
pub(super) mod class {
    pub(crate) const MAN: u32 = 1;
    pub(crate) const TO: u32 = 1 << 1;
    pub(crate) const TAKES: u32 = 1 << 2;
    pub(crate) const PROMOTES: u32 = 1 << 3;
    pub(crate) const RANK: u32 = 1 << 4;
    pub(crate) const ORDINAL: u32 = 1 << 5;
    pub(crate) const FIRST: u32 = 1 << 6;
    pub(crate) const POSSESSIVE: u32 = 1 << 7;
    pub(crate) const PRONOUN: u32 = 1 << 8;
    pub(crate) const FILLER: u32 = 1 << 9;
    pub(crate) const ADJECTIVE: u32 = 1 << 10;
    pub(crate) const CASTLES: u32 = 1 << 11;
    pub(crate) const SHORT: u32 = 1 << 12;
    pub(crate) const LONG: u32 = 1 << 13;
    pub(crate) const CASTLE_FILLER: u32 = 1 << 14;
    pub(crate) const CHECK: u32 = 1 << 15;
    pub(crate) const DISCOVERED: u32 = 1 << 16;
    pub(crate) const DOUBLE: u32 = 1 << 17;
    pub(crate) const MATE: u32 = 1 << 18;
    pub(crate) const DOUBLE_PLUS: u32 = 1 << 19;
    pub(crate) const EN_PASSANT: u32 = 1 << 20;
    pub(crate) const BECOMES: u32 = 1 << 21;
    pub(crate) const QUEENS: u32 = 1 << 22;
    pub(crate) const MOVES: u32 = 1 << 23;
    pub(crate) const INTERPOSES: u32 = 1 << 24;
    pub(crate) const OPEN: u32 = 1 << 25;
    pub(crate) const CLOSE: u32 = 1 << 26;
    pub(crate) const SLASH: u32 = 1 << 27;
    pub(crate) const COMMA: u32 = 1 << 28;
    /// Any word about the other king.
    pub(crate) const CHECKS: u32 = CHECK | DISCOVERED | DOUBLE | MATE | DOUBLE_PLUS;
    /// What can follow a man that begins another move.
    pub(crate) const MOTION: u32 = TO | TAKES | MOVES | INTERPOSES;
}

/// What a word stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Meaning {
    pub(super) classes: u32,
    /// The man, where it is one.
    pub(super) role: Option<Role>,
    /// The rank 0 to 7, where it is one.
    pub(super) rank: u8,
}

/// One state of the automaton.
#[derive(Clone, Debug)]
struct State {
    next: [u16; 256],
    meaning: Meaning,
}

/// All words of a language.
#[derive(Clone, Debug)]
pub(super) struct Lexicon {
    states: Vec<State>,
}

impl Lexicon {
    pub(super) fn new(table: &DescriptiveTable) -> Self {
        let mut lexicon = Self { states: vec![State { next: [0; 256], meaning: Meaning::default() }] };
        let men = &table.men;
        for (words, role) in [
            (&men.pawn, Role::Pawn),
            (&men.knight, Role::Knight),
            (&men.bishop, Role::Bishop),
            (&men.rook, Role::Rook),
            (&men.queen, Role::Queen),
            (&men.king, Role::King),
        ] {
            lexicon.all(words, Meaning { classes: class::MAN, role: Some(role), rank: 0 });
        }
        for (rank, words) in (0u8..).zip(&table.ranks) {
            let meaning = Meaning { classes: class::RANK, role: None, rank };
            lexicon.all(words, meaning);
            lexicon.word(&[b'1' + rank], meaning);
        }
        for (words, classes) in [
            (&table.to, class::TO),
            (&table.takes, class::TAKES),
            (&table.promotes, class::PROMOTES),
            (&table.ordinals, class::ORDINAL),
            (&table.first_rank, class::FIRST),
            (&table.possessives, class::POSSESSIVE),
            (&table.pronouns, class::PRONOUN),
            (&table.fillers, class::FILLER),
            (&table.adjectives, class::ADJECTIVE),
            (&table.castles, class::CASTLES),
            (&table.castles_short, class::SHORT),
            (&table.castles_long, class::LONG),
            (&table.castle_fillers, class::CASTLE_FILLER),
            (&table.check, class::CHECK),
            (&table.discovered, class::DISCOVERED),
            (&table.double, class::DOUBLE),
            (&table.mate, class::MATE),
            (&table.en_passant, class::EN_PASSANT),
            (&table.becomes, class::BECOMES),
            (&table.queens, class::QUEENS),
            (&table.moves, class::MOVES),
            (&table.interposes, class::INTERPOSES),
        ] {
            lexicon.all(words, Meaning { classes, ..Meaning::default() });
        }
        for (sign, classes) in [
            ("(", class::OPEN),
            (")", class::CLOSE),
            ("/", class::SLASH),
            ("\\", class::SLASH),
            (",", class::COMMA),
            (":", class::COMMA),
            (";", class::COMMA),
            ("++", class::DOUBLE_PLUS),
        ] {
            lexicon.word(sign.as_bytes(), Meaning { classes, ..Meaning::default() });
        }
        lexicon
    }

    /// Adds words as they stand, and those of two letters or more in lower case, in capitals and with a capital;
    /// but not the two capitals that name men (`PR`, the king's pawn, is not the French `pr`).
    fn all(&mut self, words: &[String], meaning: Meaning) {
        for word in words {
            self.word(word.as_bytes(), meaning);
            let letters = word.chars().count();
            if letters < 2 || letters == 2 && meaning.classes & (class::MAN | class::SHORT | class::LONG) != 0
            {
                continue;
            }
            self.word(word.to_lowercase().as_bytes(), meaning);
            let mut chars = word.chars();
            if let Some(first) = chars.next() {
                let capital: String = first.to_uppercase().chain(chars).collect();
                self.word(capital.as_bytes(), meaning);
            }
            let capitals = word.to_uppercase();
            if letters > 2 || !self.are_men(&capitals) {
                self.word(capitals.as_bytes(), meaning);
            }
        }
    }

    /// Whether each letter alone names a man.
    fn are_men(&self, word: &str) -> bool {
        word.chars().all(|letter| {
            let mut bytes = [0; 4];
            let letter = letter.encode_utf8(&mut bytes).as_bytes();
            let (meaning, len) = self.longest(letter);
            len == letter.len() && meaning.role.is_some()
        })
    }

    fn word(&mut self, word: &[u8], meaning: Meaning) {
        let mut state = 0;
        for &byte in word {
            let known = usize::from(self.states[state].next[usize::from(byte)]);
            state = if known != 0 {
                known
            } else {
                let Ok(new) = u16::try_from(self.states.len()) else { return };
                self.states.push(State { next: [0; 256], meaning: Meaning::default() });
                self.states[state].next[usize::from(byte)] = new;
                usize::from(new)
            };
        }
        let old = &mut self.states[state].meaning;
        old.classes |= meaning.classes;
        old.role = old.role.or(meaning.role);
        old.rank |= meaning.rank;
    }

    /// The longest word at the start of the text, and its length.
    #[inline]
    fn longest(&self, text: &[u8]) -> (Meaning, usize) {
        let mut best = (Meaning::default(), 0);
        let mut state = 0usize;
        for (index, &byte) in text.iter().enumerate() {
            state = self.states.get(state).map_or(0, |s| usize::from(s.next[usize::from(byte)]));
            if state == 0 {
                break;
            }
            if let Some(s) = self.states.get(state)
                && s.meaning.classes != 0
            {
                best = (s.meaning, index + 1);
            }
        }
        best
    }
}

/// A word of the text with its place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Symbol {
    pub(super) meaning: Meaning,
    /// Offset of its first byte.
    start: u32,
    /// Offset behind its last letter.
    end: u32,
    /// Whether a full stop follows at once.
    pub(super) dot: bool,
    /// Blanks before it; a line end counts as [`LINE`].
    pub(super) gap: u8,
}

/// What a line end counts as among blanks.
pub(super) const LINE: u8 = 16;
/// No more symbols than these belong to one move.
const MOST: usize = 24;

impl Symbol {
    #[inline]
    pub(super) fn start(&self) -> usize {
        self.start as usize
    }

    #[inline]
    pub(super) fn end(&self) -> usize {
        self.end as usize
    }

    #[inline]
    pub(super) fn is(&self, classes: u32) -> bool {
        self.meaning.classes & classes != 0
    }

    /// The man, where the symbol is one.
    #[inline]
    pub(super) fn man(&self) -> Option<Role> {
        self.meaning.role
    }
}

/// The symbols of a text, found as they are asked for.
pub(super) struct Lexer<'t> {
    lexicon: &'t Lexicon,
    text: &'t [u8],
    symbols: [Symbol; MOST],
    len: usize,
    at: usize,
    ended: bool,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(lexicon: &'t Lexicon, text: &'t [u8]) -> Self {
        Self { lexicon, text, symbols: [Symbol::default(); MOST], len: 0, at: 0, ended: false }
    }

    /// The symbol of that number; one without classes behind the last.
    #[inline]
    pub(super) fn get(&mut self, index: usize) -> Symbol {
        while self.len <= index && !self.ended {
            self.advance();
        }
        if index < self.len {
            self.symbols.get(index).copied().unwrap_or_default()
        } else {
            Symbol::default()
        }
    }

    /// The byte at an offset.
    pub(super) fn byte(&self, at: usize) -> Option<u8> {
        self.text.get(at).copied()
    }

    fn advance(&mut self) {
        let mut gap = 0u8;
        if self.len > 0 {
            loop {
                match self.text.get(self.at) {
                    Some(b' ') => self.at += 1,
                    Some(b'\xc2') if self.text.get(self.at + 1) == Some(&0xa0) => self.at += 2,
                    Some(b'\n') if gap < LINE => {
                        self.at += 1;
                        gap += LINE - 1;
                    }
                    Some(b'\r') if self.text.get(self.at + 1) == Some(&b'\n') => {
                        self.at += 1;
                        continue;
                    }
                    _ => break,
                }
                gap += 1;
                if gap > 2 * LINE {
                    self.ended = true;
                    return;
                }
            }
        }
        let rest = self.text.get(self.at..).unwrap_or_default();
        let (meaning, len) = self.lexicon.longest(rest);
        if len == 0 || self.len == MOST {
            self.ended = true;
            return;
        }
        let end = self.at + len;
        let dot = self.text.get(end) == Some(&b'.') && self.text.get(end + 1) != Some(&b'.');
        // A move is far shorter; what is longer than four thousand million bytes is cut off there.
        let (Ok(start), Ok(stop)) = (u32::try_from(self.at), u32::try_from(end)) else {
            self.ended = true;
            return;
        };
        self.symbols[self.len] = Symbol { meaning, start, end: stop, dot, gap };
        self.len += 1;
        self.at = end + usize::from(dot);
    }
}
