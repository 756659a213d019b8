//! The symbols of a text, taken from the words of its language one by one.
//!
//! One word may stand for several things (`K` is a man, a side and a file), so a symbol carries a set of
//! classes and the grammar decides. The longest word wins; a letter that no word has ends the text.

use crate::board::Role;

use super::lexicon::{Lexicon, Meaning};

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
    pub(crate) const STEPS: u32 = 1 << 29;
    /// Any word about the other king.
    pub(crate) const CHECKS: u32 = CHECK | DISCOVERED | DOUBLE | MATE | DOUBLE_PLUS;
    /// What can follow a man that begins another move.
    pub(crate) const MOTION: u32 = TO | TAKES | MOVES | INTERPOSES;
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
