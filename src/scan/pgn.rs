//! Movetext as tokens, and files as games.
//!
//! A move's length depends on the notation it is written in, so the scanner only says where one may begin;
//! the caller reads it and tells the scanner where to go on.

mod codes;
mod dressed;
mod games;
mod number;
mod result;

use codes::{linked_pair, lone};
pub(crate) use dressed::digits_at;
use dressed::{dressed_number, glued_number};
pub use games::game_end;
use games::line;
pub(crate) use games::{last_game, next_tag, quote_len, tag, tag_value};
use number::number;
pub(crate) use number::usual_number;
pub(crate) use result::result;

use memchr::memchr;

use super::Outcome;
use super::classes::{char_at, digit, is_blank, is_dash, is_dot};
use crate::Span;
use crate::annotation::{self, Mark};

/// One token of movetext.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Token {
    /// A tag pair, the whole of `[Name "value"]`.
    Tag,
    /// A move number; `black` where three or more points follow.
    Number {
        /// The number, if it is not absurdly long.
        number: Option<u32>,
        /// Whether it announces Black's move.
        black: bool,
    },
    /// Points, dashes or commas that stand for nothing: White's place before Black's move, or a separator.
    Filler,
    /// `{…}`; an unclosed one goes to the end.
    Comment,
    /// `;` to the end of the line, or a line that begins with `%`.
    Line,
    /// `(`
    Open,
    /// `)`
    Close,
    /// A NAG, an annotation glyph or a draw offer.
    Mark(Mark),
    /// A result.
    Result(Outcome),
    /// Something else begins here: a move, or what cannot be read.
    Word,
}

/// Walks over the tokens of one game.
#[derive(Clone, Copy, Debug)]
pub struct Scanner<'a> {
    text: &'a [u8],
    /// The offset of the next token.
    pub at: usize,
    /// Whether four- and five-digit numbers without a point are moves (ICCF).
    pub numeric: bool,
    /// Whether a number may stand before a letter without a point: `1e4 e5 2Nf3`.
    pub glued: bool,
    /// Whether blanks may stand inside a move, so that `N to B3` and `D 4 FR` begin with a man and no mark.
    pub spaced: bool,
    /// Whether a number without a point announces a move or is one, and is never passed over alone.
    pub coded: bool,
    /// Whether two numbers with a word or a dash between them are a move: `12 auf 28`.
    pub linked: bool,
}

impl<'a> Scanner<'a> {
    /// Begins at the start of `text`.
    #[must_use]
    pub const fn new(text: &'a [u8], numeric: bool) -> Self {
        Self { text, at: 0, numeric, glued: false, spaced: false, coded: false, linked: false }
    }

    /// What is left.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    #[inline]
    fn skip_blank(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            if matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | 0 | 0x0b | 0x0c | 0x1a) {
                self.at += 1;
            } else if byte >= 0x80 {
                match char_at(self.rest()) {
                    Some((c, len)) if is_blank(c) => self.at += len,
                    _ => break,
                }
            } else {
                break;
            }
        }
    }

    fn at_line_start(&self) -> bool {
        match self.at.checked_sub(1).and_then(|before| self.text.get(before)) {
            None => true,
            Some(byte) => matches!(byte, b'\n' | b'\r'),
        }
    }

    fn take(&mut self, len: usize, token: Token) -> Option<(Token, Span)> {
        let start = self.at;
        self.at = (start + len).min(self.text.len());
        Some((token, Span::new(start, self.at)))
    }

    /// The next token; a [`Token::Word`] has an empty span, and the caller moves [`Self::at`] behind it.
    pub fn next_token(&mut self) -> Option<(Token, Span)> {
        self.skip_blank();
        let rest = self.rest();
        let first = *rest.first()?;
        match first {
            b'{' => {
                let len = memchr(b'}', rest).map_or(rest.len(), |end| end + 1);
                self.take(len, Token::Comment)
            }
            b'%' if self.at_line_start() => self.take(line(rest), Token::Line),
            b';' => self.take(line(rest), Token::Line),
            b'(' => match (annotation::scan(rest), dressed_number(rest)) {
                (Some(mark), _) => self.take(mark.len, Token::Mark(mark)),
                (None, Some((token, len))) => self.take(len, token),
                (None, None) => self.take(1, Token::Open),
            },
            b')' => self.take(1, Token::Close),
            // Left over where someone nested comments, which PGN does not.
            b'}' => self.take(1, Token::Filler),
            b'[' => match tag(rest) {
                Some(len) => self.take(len, Token::Tag),
                None => Some((Token::Word, Span::new(self.at, self.at))),
            },
            b'0'..=b'9' => match usual_number(rest) {
                Some((token, len)) if !self.numeric => self.take(len, token),
                _ => self.other(rest),
            },
            // `N `, `D`, `RR` and `TN` may be marks; with a square behind it a letter is a move.
            b'A'..=b'Z' | b'a'..=b'z' if !may_be_mark(rest) || self.spaced && goes_on(rest) => {
                Some((Token::Word, Span::new(self.at, self.at)))
            }
            _ => self.other(rest),
        }
    }

    fn other(&mut self, rest: &'a [u8]) -> Option<(Token, Span)> {
        if let Some((outcome, len)) = result(rest) {
            return self.take(len, Token::Result(outcome));
        }
        let (c, len) = char_at(rest)?;
        if digit(c).is_some() {
            if self.linked && linked_pair(rest) {
                return Some((Token::Word, Span::new(self.at, self.at)));
            }
            if let Some((token, len)) = number(rest, self.numeric)
                && !(self.coded && lone(rest, len, self.numeric))
            {
                return self.take(len, token);
            }
            if let Some((token, len)) = self.glued.then(|| glued_number(rest)).flatten() {
                return self.take(len, token);
            }
            return Some((Token::Word, Span::new(self.at, self.at)));
        }
        if let Some((token, len)) = dressed_number(rest) {
            return self.take(len, token);
        }
        // The null move comes before `-` as filler and before `--` as an annotation.
        if rest.starts_with(b"--") || rest.starts_with(b"<>") {
            return Some((Token::Word, Span::new(self.at, self.at)));
        }
        if let Some(mark) = annotation::scan(rest) {
            return self.take(mark.len, Token::Mark(mark));
        }
        if is_dot(c) || c == ',' || c == '\u{60c}' || is_dash(c) || matches!(c, '_' | '/' | '|') {
            return self.take(len, Token::Filler);
        }
        Some((Token::Word, Span::new(self.at, self.at)))
    }

    /// The length of an unreadable word at the cursor: to the next blank, bracket or comment, at least 1.
    #[must_use]
    pub fn word_len(&self) -> usize {
        let rest = self.rest();
        let mut len = 0;
        while let Some((c, size)) = rest.get(len..).and_then(char_at) {
            if len > 0 && (is_blank(c) || matches!(c, '{' | '}' | '(' | ')' | ';' | '[')) {
                break;
            }
            len += size;
        }
        len.max(1).min(rest.len().max(1))
    }
}

/// Whether a text that begins with a letter may be an annotation mark.
#[inline]
fn may_be_mark(rest: &[u8]) -> bool {
    matches!(rest, [b'N' | b'D'] | [b'R', b'R', ..] | [b'T', b'N', ..])
        || matches!(rest, [b'N' | b'D', next, ..] if !next.is_ascii_alphanumeric())
}

/// Whether behind a letter that stands alone a move may go on: a sign, a word, or one digit that is no number.
fn goes_on(rest: &[u8]) -> bool {
    let behind = rest.get(1..).unwrap_or_default();
    let Some(at) = behind.iter().position(|byte| *byte != b' ').filter(|at| *at <= 2) else { return false };
    match behind.get(at..).unwrap_or_default() {
        [b'0'..=b'9', next, ..] => *next == b' ' || next.is_ascii_alphabetic(),
        [first, ..] => first.is_ascii_alphabetic() || matches!(first, b'-' | b'(' | b'\'') || *first >= 0x80,
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_alone_is_a_man_where_moves_have_blanks() {
        let first = |text: &'static str, spaced: bool| {
            let mut scanner = Scanner::new(text.as_bytes(), false);
            scanner.spaced = spaced;
            scanner.next_token().map(|(token, _)| token == Token::Word)
        };
        for text in ["N to KB3", "D 4 FR", "N - KB3", "N (K2) - B4", "N × P"] {
            assert_eq!(first(text, true), Some(true), "{text}");
            assert_eq!(first(text, false), Some(false), "{text}");
        }
        for text in ["N 12. P-K4", "N", "N)", "D 4. P4R"] {
            assert_eq!(first(text, true), Some(false), "{text}");
        }
    }

    #[test]
    fn four_digits_before_a_full_stop_are_a_move_where_numbers_are_moves() {
        for (numeric, word) in [(true, true), (false, false)] {
            for text in ["4275. {So it went.}", "4275. 24... 8786"] {
                let first = Scanner::new(text.as_bytes(), numeric).next_token();
                assert_eq!(matches!(first, Some((Token::Word, _))), word, "{text} {numeric}");
            }
        }
    }
}
