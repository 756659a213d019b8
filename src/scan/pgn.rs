//! Movetext as tokens, and files as games.
//!
//! A move's length depends on the notation it is written in, so the scanner only says where one may begin;
//! the caller reads it and tells the scanner where to go on.

use memchr::{memchr, memchr2};

use super::classes::{char_at, digit, is_blank, is_dash, is_dot};
use crate::Span;
use crate::annotation::{self, Mark};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`
    Unknown,
    /// `0-0`, both forfeit.
    Neither,
}

impl Outcome {
    /// The PGN result.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
            Self::Neither => "0-0",
        }
    }
}

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
    /// Whether blanks may stand inside a move, so that `N to B3` and `D 4 FR` begin with a man and no mark.
    pub spaced: bool,
}

impl<'a> Scanner<'a> {
    /// Begins at the start of `text`.
    #[must_use]
    pub const fn new(text: &'a [u8], numeric: bool) -> Self {
        Self { text, at: 0, numeric, spaced: false }
    }

    /// What is left.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    #[inline]
    fn skip_blank(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            if matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | 0) {
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
            b'(' => match annotation::scan(rest) {
                Some(mark) => self.take(mark.len, Token::Mark(mark)),
                None => self.take(1, Token::Open),
            },
            b')' => self.take(1, Token::Close),
            // Left over where someone nested comments, which PGN does not.
            b'}' => self.take(1, Token::Filler),
            b'[' => match tag(rest) {
                Some(len) => self.take(len, Token::Tag),
                None => Some((Token::Word, Span::new(self.at, self.at))),
            },
            b'0'..=b'9' => match usual_number(rest) {
                Some((token, len)) if len <= 4 || !self.numeric => self.take(len, token),
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
            if let Some((token, len)) = number(rest, self.numeric) {
                return self.take(len, token);
            }
            return Some((Token::Word, Span::new(self.at, self.at)));
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

/// A number of the usual form, `12.`, followed by a move or by one blank and a move.
#[inline]
pub(crate) fn usual_number(rest: &[u8]) -> Option<(Token, usize)> {
    let mut value = 0u32;
    let mut len = 0;
    while let Some(digit) = rest.get(len).filter(|byte| byte.is_ascii_digit()) {
        value = value * 10 + u32::from(digit - b'0');
        len += 1;
        if len > 4 {
            return None;
        }
    }
    if rest.get(len) != Some(&b'.') || value == 0 {
        return None;
    }
    len += 1;
    let next = match rest.get(len..) {
        Some([b' ' | b'\n', next, ..]) => next,
        Some([next, ..]) => next,
        _ => return None,
    };
    (next.is_ascii_alphanumeric()).then_some((Token::Number { number: Some(value), black: false }, len))
}

fn line(rest: &[u8]) -> usize {
    memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())
}

/// The length of a tag pair at the start of `rest`. A tag whose bracket is lost ends with its line.
pub(crate) fn tag(rest: &[u8]) -> Option<usize> {
    let value = tag_value(rest)?;
    let line_end = line(rest);
    // The usual tag is alone on its line and has one quoted value.
    if let Some([.., b'"', b']']) = rest.get(value..line_end)
        && memchr2(b'"', b'\\', rest.get(value..line_end - 2)?).is_none()
    {
        return Some(line_end);
    }
    let mut at = value;
    while at < line_end {
        match rest.get(at)? {
            b'\\' => at += 2,
            b'"' => {
                let tail = rest.get(at + 1..line_end)?;
                return Some(match tail.iter().position(|b| !matches!(b, b' ' | b'\t')) {
                    Some(skip) if tail.get(skip) == Some(&b']') => at + 1 + skip + 1,
                    // A quote inside the value: the tag goes to the last bracket of the line.
                    _ => tail.iter().rposition(|b| *b == b']').map_or(line_end, |end| at + 1 + end + 1),
                });
            }
            _ => at += 1,
        }
    }
    Some(line_end)
}

/// Where the value of a tag pair at the start of `rest` begins, behind its quote.
#[inline]
pub(crate) fn tag_value(rest: &[u8]) -> Option<usize> {
    let [b'[', inside @ ..] = rest else { return None };
    let name = inside.iter().position(|b| !(b.is_ascii_alphanumeric() || *b == b'_'))?;
    let after = inside.get(name..)?;
    let quote = after.iter().position(|b| !matches!(b, b' ' | b'\t'))?;
    (name > 0 && after.get(quote) == Some(&b'"')).then_some(1 + name + quote + 1)
}

/// A result at the start of `rest`.
pub(crate) fn result(rest: &[u8]) -> Option<(Outcome, usize)> {
    let first = *rest.first()?;
    if first == b'*' {
        return Some((Outcome::Unknown, 1));
    }
    if !matches!(first, b'0' | b'1' | b'+' | 0xc2 | 0xd9 | 0xdb | 0xe2 | b'-') {
        return None;
    }
    let mut cursor = Cursor { rest, at: 0 };
    let left = cursor.score()?;
    let dash = cursor.at;
    cursor.blank();
    let separated = cursor.separator();
    if !separated {
        // A lone half stands for a draw: `1/2`, `½`.
        return (left == Score::Half && ends(rest.get(dash..)?)).then_some((Outcome::Draw, dash));
    }
    cursor.blank();
    let Some(right) = cursor.score() else {
        return (left == Score::Half && ends(rest.get(dash..)?)).then_some((Outcome::Draw, dash));
    };
    if !ends(rest.get(cursor.at..)?) {
        return None;
    }
    let outcome = match (left, right) {
        (Score::Win, Score::Loss) => Outcome::White,
        (Score::Loss, Score::Win) => Outcome::Black,
        (Score::Half, Score::Half) => Outcome::Draw,
        _ => return None,
    };
    Some((outcome, cursor.at))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    Win,
    Half,
    Loss,
}

struct Cursor<'a> {
    rest: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<(char, usize)> {
        char_at(self.rest.get(self.at..)?)
    }

    fn eat(&mut self, want: impl Fn(char) -> bool) -> bool {
        match self.peek() {
            Some((c, len)) if want(c) => {
                self.at += len;
                true
            }
            _ => false,
        }
    }

    fn blank(&mut self) {
        for _ in 0..2 {
            if !self.eat(|c| c != '\n' && c != '\r' && is_blank(c)) {
                break;
            }
        }
    }

    fn separator(&mut self) -> bool {
        self.eat(|c| is_dash(c) || c == ':')
    }

    fn score(&mut self) -> Option<Score> {
        if self.eat(|c| c == '\u{bd}') {
            return Some(Score::Half);
        }
        let zero = |c: char| digit(c) == Some(0);
        if self.eat(zero) {
            if self.eat(|c| matches!(c, '.' | ',')) {
                return (self.eat(|c| digit(c) == Some(5))).then_some(Score::Half);
            }
            return Some(Score::Loss);
        }
        if self.eat(|c| digit(c) == Some(1)) {
            let here = self.at;
            if self.eat(|c| matches!(c, '/' | '\u{2044}' | '\u{2215}')) && self.eat(|c| digit(c) == Some(2)) {
                return Some(Score::Half);
            }
            self.at = here;
            return Some(Score::Win);
        }
        None
    }
}

fn ends(rest: &[u8]) -> bool {
    char_at(rest).is_none_or(|(c, _)| {
        is_blank(c) || matches!(c, '{' | '}' | '(' | ')' | ';' | '[' | ']' | ',' | '"') || is_dot(c)
    })
}

/// A move number with its points at the start of `rest`, which begins with a digit.
///
/// Accepts `12`, `12.`, `12...`, `12. ...`, `12)`, `12…`, and a point's look-alikes, with native digits. A
/// number directly followed by a letter is one only behind a point (`1.e4`). Castling with zeros and, where
/// `numeric`, four or five digits, are no numbers: a sentence may end behind `4275.`
fn number(rest: &[u8], numeric: bool) -> Option<(Token, usize)> {
    let mut cursor = Cursor { rest, at: 0 };
    let mut value: Option<u32> = Some(0);
    let mut digits = 0usize;
    while let Some((c, len)) = cursor.peek() {
        let Some(d) = digit(c) else { break };
        // U+0660 and U+06F0 are zeros that some use as a point: `1٠ e4`.
        if is_dot(c) && digits > 0 && rest.first().is_some_and(u8::is_ascii_digit) {
            break;
        }
        value = value.and_then(|v| v.checked_mul(10)?.checked_add(d));
        digits += 1;
        cursor.at += len;
    }
    let bare = cursor.at;
    if numeric && digits >= 4 {
        return None;
    }
    let mut points = 0usize;
    loop {
        let here = cursor.at;
        let blank_ok = points > 0 || !numeric;
        if blank_ok {
            cursor.blank();
        }
        match cursor.peek() {
            Some((c, len)) if is_dot(c) => {
                // `1. .5`? Points behind a blank only continue points: `2. ...`, `2 ...`.
                points += if c == '\u{2026}' { 3 } else { 1 };
                cursor.at += len;
            }
            _ => {
                cursor.at = here;
                break;
            }
        }
        if points > 16 {
            break;
        }
    }
    let token = Token::Number { number: value.filter(|v| *v > 0), black: points >= 3 };
    if points > 0 {
        return Some((token, cursor.at));
    }
    let behind = rest.get(bare..)?;
    if value == Some(0) {
        return None;
    }
    if behind.first() == Some(&b')') || behind.first() == Some(&b':') {
        return Some((token, bare + 1));
    }
    let alone = char_at(behind).is_none_or(|(c, _)| is_blank(c));
    if !alone {
        return None;
    }
    Some((token, bare))
}

/// The end of the first game in `text`, which starts at a game's beginning: the offset at which the next
/// game's tags begin. None where `text` holds no second game.
///
/// Decision: a line that begins with `[` behind movetext starts a game, unless it stands in a comment.
#[must_use]
pub fn game_end(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    let mut moves = false;
    loop {
        let rest = text.get(at..)?;
        let mut skip = 0;
        while matches!(rest.get(skip), Some(b' ' | b'\t' | b'\n' | b'\r' | 0)) {
            skip += 1;
        }
        let rest = rest.get(skip..)?;
        at += skip;
        match rest.first()? {
            b'[' if tag_value(rest).is_some() => {
                if moves {
                    return Some(at);
                }
                at += line(rest);
            }
            b'%' => at += line(rest),
            _ => {
                moves = true;
                // Over this line, with the comments that begin in it.
                at = movetext_line(text, at)?;
            }
        }
    }
}

/// The offset of the first line but the one at the start that is a tag pair.
pub(crate) fn next_tag(text: &[u8]) -> Option<usize> {
    memchr::memmem::find_iter(text, b"\n[")
        .map(|end| end + 1)
        .find(|at| text.get(*at..).is_some_and(|rest| tag_value(rest).is_some()))
}

/// The end of the line of movetext at `at`, comments that begin in it included.
fn movetext_line(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let rest = text.get(at..)?;
        let found = memchr::memchr3(b'\n', b'{', b';', rest)?;
        match rest.get(found)? {
            b'\n' => return Some(at + found + 1),
            b';' => at += found + memchr(b'\n', rest.get(found..)?)?,
            _ => at += found + memchr(b'}', rest.get(found..)?)? + 1,
        }
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
