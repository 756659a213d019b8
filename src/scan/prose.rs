//! Sentences with moves in them, as tokens.
//!
//! A move begins where a word begins, and a word begins behind a blank, a sign, or a letter of another
//! direction (`בSf3`, `بـ2...Nc6`): what is glued to a move in front of it is then no part of it. What is glued
//! behind it by a dash or a colon (`c4-gyel`, `f4:ssä`) is told apart by the reader of moves.

use memchr::memchr;

use super::classes::{char_at, digit, is_blank, is_dash, is_dot};
use super::{Outcome, pgn};
use crate::Span;
use crate::annotation::{self, Mark};

/// A longer embedded command than this is taken for a bracket.
const LONGEST_COMMAND: usize = 4096;
/// What stands for a thing that is no text, U+FFFC.
pub(crate) const OBJECT: char = '\u{fffc}';
/// How much of the text a reader of moves is shown.
const LONGEST_WORD: usize = 96;

/// One token of prose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Token {
    /// A number that may name a move, with the count of points behind it.
    Number {
        /// The number, at most three digits long.
        number: u32,
        /// Points, an ellipsis counting three; 0 for a bare number before a blank.
        points: usize,
    },
    /// A sign between the moves of a run: points, commas, dashes, quotation marks.
    Filler,
    /// An annotation mark.
    Mark(Mark),
    /// A result.
    Result(Outcome),
    /// A bracket of any kind opens.
    Open,
    /// It closes.
    Close,
    /// A paragraph ends.
    Break,
    /// A command such as `[%clk 1:00]` or `[#]`.
    Command,
    /// A tag pair of PGN.
    Tag,
    /// A word, which may be a move.
    Word,
}

/// Walks over the tokens of prose.
#[derive(Clone, Copy, Debug)]
pub struct Scanner<'a> {
    text: &'a [u8],
    /// The offset of the next token.
    pub at: usize,
}

impl<'a> Scanner<'a> {
    /// Begins at the start of `text`.
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The character before the cursor.
    fn previous(&self) -> Option<char> {
        let start = self.at.saturating_sub(4);
        let head = self.text.get(start..self.at)?;
        (0..head.len()).find_map(|skip| {
            let tail = std::str::from_utf8(head.get(skip..)?).ok()?;
            tail.chars().next_back()
        })
    }

    /// The next token; a [`Token::Word`] has an empty span, and the caller moves [`Self::at`] behind the move or
    /// calls [`Self::skip_word`].
    pub fn next_token(&mut self) -> Option<(Token, Span)> {
        let blank_from = self.at;
        let mut lines = 0;
        while let Some((c, len)) = char_at(self.rest()) {
            if !is_blank(c) {
                break;
            }
            lines += usize::from(c == '\n');
            self.at += len;
        }
        if lines >= 2 && self.at < self.text.len() {
            return Some((Token::Break, Span::new(blank_from, self.at)));
        }
        let rest = self.rest();
        let (c, len) = char_at(rest)?;
        match c {
            '[' => {
                if let Some(len) = command(rest) {
                    return self.take(len, Token::Command);
                }
                if let Some(len) = pgn::tag(rest) {
                    return self.take(len, Token::Tag);
                }
                return self.take(1, Token::Open);
            }
            '(' => {
                if let Some(mark) = annotation::scan(rest) {
                    return self.take(mark.len, Token::Mark(mark));
                }
                return match bracketed(rest) {
                    Some((token, len)) => self.take(len, token),
                    None => self.take(1, Token::Open),
                };
            }
            '{' | '\u{ff08}' => return self.take(len, Token::Open),
            ')' | ']' | '}' | '\u{ff09}' => return self.take(len, Token::Close),
            _ => {}
        }
        if c == '\u{bd}' || digit(c).is_some() {
            if let Some((outcome, len)) = pgn::result(rest) {
                return self.take(len, Token::Result(outcome));
            }
            if let Some((token, len)) = number(rest) {
                return self.take(len, token);
            }
            return Some((Token::Word, Span::new(self.at, self.at)));
        }
        if c.is_alphanumeric() || is_figurine(c) || c == OBJECT {
            return Some((Token::Word, Span::new(self.at, self.at)));
        }
        if let Some(mark) = annotation::scan(rest) {
            return self.take(mark.len, Token::Mark(mark));
        }
        self.take(len, Token::Filler)
    }

    fn take(&mut self, len: usize, token: Token) -> Option<(Token, Span)> {
        let start = self.at;
        self.at = (start + len).min(self.text.len());
        Some((token, Span::new(start, self.at)))
    }

    /// Passes over the word at the cursor, up to where another one may begin.
    pub fn skip_word(&mut self) {
        let start = self.at;
        let mut last: Option<char> = None;
        while let Some((c, len)) = char_at(self.rest()) {
            if let Some(last) = last
                && (!(c.is_alphanumeric() || c == '\u{fffd}') || script_ends(last, c))
            {
                break;
            }
            last = Some(c);
            self.at += len;
        }
        if self.at == start {
            self.at += 1;
        }
        if self.rest().starts_with(b"://") {
            self.skip_chunk();
        }
    }

    /// Passes over everything up to the next blank.
    pub fn skip_chunk(&mut self) {
        let start = self.at;
        while let Some((c, len)) = char_at(self.rest()) {
            if is_blank(c) && self.at > start {
                break;
            }
            self.at += len;
        }
    }

    /// What a reader of moves is shown: the text from the cursor on, cut where letters of a script without
    /// blanks (`e5を`) follow a digit.
    #[must_use]
    pub fn word(&self) -> &'a [u8] {
        let rest = self.rest();
        let rest = rest.get(..rest.len().min(LONGEST_WORD)).unwrap_or_default();
        let mut at = 0;
        let mut last_digit = false;
        while let Some((c, len)) = rest.get(at..).and_then(char_at) {
            if c.is_whitespace() {
                break;
            }
            if last_digit && is_unspaced(c) {
                return rest.get(..at).unwrap_or_default();
            }
            last_digit = digit(c).is_some() || (last_digit && !c.is_alphanumeric());
            at += len;
        }
        rest
    }

    /// Whether a word at `from..to` is part of a name, an address or a path: `x_Nf3`, `@Nf3`, `a/Nf3`, `Nf3.png`.
    #[must_use]
    pub fn in_name(&self, from: usize, to: usize) -> bool {
        let behind = self.text.get(to..self.text.len().min(to + 32)).unwrap_or_default();
        let next = |at: usize| behind.get(at..).and_then(char_at).map(|(c, _)| c);
        let word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || is_figurine(c));
        let goes_on = match next(0) {
            Some('@' | '_' | '/' | '\\') => word(next(1)),
            Some(':') => behind.starts_with(b"://"),
            // A sign of an address by its number, `Nf3%20`.
            Some('%') => behind.get(1..3).is_some_and(|code| code.iter().all(u8::is_ascii_hexdigit)),
            // `Nf3.png`, and not `Nf3.e5`.
            Some('.') => {
                next(1).is_some_and(|c| c.is_ascii_lowercase())
                    && next(2).is_some_and(|c| c.is_ascii_alphabetic())
            }
            _ => false,
        };
        let mut before = *self;
        before.at = from;
        let head = |scanner: &Self| {
            let mut earlier = *scanner;
            earlier.at = scanner.at.saturating_sub(1);
            earlier.previous()
        };
        goes_on
            || match before.previous() {
                Some('@' | '\\' | '$') => true,
                Some('#') => head(&before).is_none_or(|c| !matches!(c, '1'..='8')),
                Some('/') => {
                    head(&before).is_some_and(|c| c.is_alphanumeric() || matches!(c, '/' | '.' | '~' | '-'))
                }
                Some('_' | '=') => head(&before).is_some_and(char::is_alphanumeric),
                Some('.') => head(&before).is_some_and(|c| c.is_alphabetic() && !is_right_to_left(c)),
                _ => false,
            }
    }

    /// Whether the word at the cursor is glued by a dash to a Latin letter or a digit before it.
    #[must_use]
    pub fn glued(&self) -> bool {
        if !self.previous().is_some_and(is_dash) {
            return false;
        }
        let mut before = *self;
        while before.at > 0 && before.previous().is_some_and(is_dash) {
            before.at -= 1;
            while before.at > 0 && self.text.get(before.at).is_some_and(|b| (0x80..0xc0).contains(b)) {
                before.at -= 1;
            }
        }
        before.previous().is_some_and(|c| c.is_alphanumeric() && !is_right_to_left(c))
    }

    /// Whether a bracket closes directly behind the point of a number, as in `1.) e4`.
    #[must_use]
    pub fn closes_number(&self) -> bool {
        let pointed = self.at.checked_sub(1).and_then(|last| self.text.get(last)) == Some(&b'.');
        pointed && self.rest().starts_with(b")")
    }

    /// Whether a dash and a letter or digit follow directly, as in a route (`Cd2-Cc4`) or a case ending.
    #[must_use]
    pub fn dashed(&self, at: usize) -> Option<usize> {
        let (dash, len) = self.text.get(at..).and_then(char_at)?;
        let (next, _) = self.text.get(at + len..).and_then(char_at)?;
        (is_dash(dash) && (next.is_alphanumeric() || is_figurine(next))).then_some(at + len)
    }
}

/// The length of `[%…]`, `[#]` or `[d]` at the start of `rest`.
fn command(rest: &[u8]) -> Option<usize> {
    match rest {
        [b'[', b'#' | b'd' | b'D', b']', ..] => Some(3),
        [b'[', b'%', ..] => {
            let head = rest.get(..rest.len().min(LONGEST_COMMAND))?;
            memchr(b']', head).map(|end| end + 1)
        }
        _ => None,
    }
}

/// A number in brackets of its own, `(1) e4`.
fn bracketed(rest: &[u8]) -> Option<(Token, usize)> {
    let inner = rest.get(1..)?;
    let (token, len) = number(inner)?;
    let closed = inner.get(..len)?.strip_suffix(b")")?;
    closed.iter().all(|byte| *byte >= 0x80 || byte.is_ascii_digit()).then_some((token, len + 1))
}

/// A number of at most three digits with points or a blank behind it.
fn number(rest: &[u8]) -> Option<(Token, usize)> {
    let mut at = 0;
    let mut number = 0u32;
    let mut digits = 0;
    while let Some((c, len)) = rest.get(at..).and_then(char_at) {
        let Some(value) = digit(c) else { break };
        number = number * 10 + value;
        digits += 1;
        at += len;
        if digits > 3 {
            return None;
        }
    }
    let bare = at;
    let mut points = 0;
    let mut end = at;
    while let Some((c, len)) = rest.get(at..).and_then(char_at) {
        if is_dot(c) {
            points += if c == '\u{2026}' { 3 } else { 1 };
            at += len;
            end = at;
        } else if c != '\n' && is_blank(c) && at < bare + 64 {
            at += len;
        } else {
            break;
        }
    }
    if number == 0 {
        return None;
    }
    if points > 0 {
        return Some((Token::Number { number, points }, end));
    }
    match rest.get(bare..).and_then(char_at) {
        Some((':' | ')', _)) => Some((Token::Number { number, points: 1 }, bare + 1)),
        Some((c, _)) if is_blank(c) => Some((Token::Number { number, points: 0 }, bare)),
        _ => None,
    }
}

/// The pieces from U+2654 to U+265F.
pub(crate) const fn is_figurine(c: char) -> bool {
    matches!(c, '\u{2654}'..='\u{265f}')
}

/// Letters of the scripts that are written from right to left.
pub(crate) const fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Scripts that set no blank between words.
const fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' | '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{f900}'..='\u{faff}')
}

/// Whether a new word may begin with `next` though nothing divides it from `last`.
fn script_ends(last: char, next: char) -> bool {
    let tatweel = last == '\u{640}';
    let turned = is_right_to_left(last) && digit(last).is_none() && !is_right_to_left(next);
    let unspaced = is_unspaced(last) && !is_unspaced(next);
    tatweel || turned || unspaced || is_figurine(next)
}
