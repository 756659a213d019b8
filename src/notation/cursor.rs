//! A place in a move's text, and the signs that belong to no language.
//!
//! Readers of coordinates and of the historical systems share this; a sign is tried as a whole, so that
//! `++` is never read as `+`.

use super::algebraic::DIGIT_ZEROS;
use crate::board::{Role, Square};

/// Dashes that stand between two squares.
pub(crate) const DASHES: &[&str] =
    &["--", "-", "–", "—", "−", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2015}", "\u{fe63}", "\u{ff0d}"];
/// Signs between two squares that are written without any other: dashes, arrows, a stroke, a full stop.
pub(crate) const DIVIDERS: &[&str] = &["->", "→", "⇒", "/", ".", "_"];
/// Signs of capture between or behind the squares, the old `n`, `°` of the first handbooks too.
pub(crate) const CAPTURES: &[&str] = &["x", "X", "×", "✕", ":", "*", "°", "n", "х"];
/// Signs of check and mate, longest first.
pub(crate) const CHECKS: &[&str] = &["+++", "++", "+", "##", "#", "††", "†", "‡", "≠", "×", "᛭", "➕"];
/// Castling on the queen's side, longest first, before the king's side is tried.
pub(crate) const LONG: &[&str] = &[
    "O-O-O",
    "0-0-0",
    "o-o-o",
    "О-О-О",
    "0–0–0",
    "O–O–O",
    "0—0—0",
    "O—O—O",
    "O - O - O",
    "0 - 0 - 0",
    "OOO",
    "000",
];
/// Castling on the king's side.
pub(crate) const SHORT: &[&str] =
    &["O-O", "0-0", "o-o", "О-О", "0–0", "O–O", "0—0", "O—O", "O - O", "0 - 0", "OO", "00"];

/// A place in the text of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'t> {
    text: &'t [u8],
    /// Bytes read so far.
    pub(crate) at: usize,
}

impl<'t> Cursor<'t> {
    pub(crate) const fn new(text: &'t [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// What is still to be read.
    pub(crate) fn rest(&self) -> &'t [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Reads one byte that the test accepts.
    pub(crate) fn byte(&mut self, accept: impl FnOnce(u8) -> bool) -> Option<u8> {
        let byte = self.peek().filter(|&byte| accept(byte))?;
        self.at += 1;
        Some(byte)
    }

    /// Reads the first of the signs that stands here.
    pub(crate) fn any(&mut self, signs: &[&str]) -> bool {
        match signs.iter().find(|sign| self.rest().starts_with(sign.as_bytes())) {
            Some(sign) => {
                self.at += sign.len();
                true
            }
            None => false,
        }
    }

    /// Takes the longest of the words of a table that stands here.
    pub(crate) fn longest(&mut self, words: &[String]) -> bool {
        let found =
            words.iter().filter(|word| self.rest().starts_with(word.as_bytes())).map(String::len).max();
        self.at += found.unwrap_or(0);
        found.is_some()
    }

    /// Passes over blanks of one line; no more than four, a wider gap divides two moves.
    pub(crate) fn blanks(&mut self) -> bool {
        let start = self.at;
        while self.at - start < 4 && (self.any(&[" ", "\u{a0}", "\u{2009}", "\u{202f}"])) {}
        self.at > start
    }

    /// Reads a digit `1` to `8` as 0 to 7.
    pub(crate) fn digit(&mut self) -> Option<u8> {
        self.byte(|b| matches!(b, b'1'..=b'8')).map(|b| b - b'1')
    }

    /// Reads a digit `1` to `8` of any script as 0 to 7.
    pub(crate) fn native_digit(&mut self) -> Option<u8> {
        let Some(0x80..) = self.peek() else { return self.digit() };
        let head = self.rest().get(..self.rest().len().min(3)).unwrap_or_default();
        let sign = head.utf8_chunks().next()?.valid().chars().next()?;
        let value = |zero: &char| (1..=8).find(|&value| u32::from(sign) == u32::from(*zero) + value);
        let value = DIGIT_ZEROS.iter().find_map(value)?;
        self.at += sign.len_utf8();
        u8::try_from(value - 1).ok()
    }

    /// Reads a file letter of either case as 0 to 7.
    pub(crate) fn file(&mut self) -> Option<u8> {
        self.byte(|b| matches!(b, b'a'..=b'h' | b'A'..=b'H')).map(|b| (b | 32) - b'a')
    }

    /// Reads a square such as `e4` or `E4`; moves only where the whole square is there.
    pub(crate) fn square(&mut self) -> Option<Square> {
        let start = self.at;
        let square = self.file().and_then(|file| Some(Square::at(file, self.digit()?)));
        if square.is_none() {
            self.at = start;
        }
        square
    }

    /// Whether what is here continues a word or number, so that a move may not end here.
    pub(crate) fn inside_word(&self) -> bool {
        self.peek().is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_')
    }
}

/// The role of an English letter of either case.
pub(crate) const fn english(letter: u8) -> Option<Role> {
    Some(match letter.to_ascii_lowercase() {
        b'p' => Role::Pawn,
        b'n' => Role::Knight,
        b'b' => Role::Bishop,
        b'r' => Role::Rook,
        b'q' => Role::Queen,
        b'k' => Role::King,
        _ => return None,
    })
}
