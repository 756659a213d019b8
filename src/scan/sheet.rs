//! The pieces of a scoresheet: numbers, words that may be moves, fillers, comments, results.
//!
//! Nothing is decided here that needs a board. A word stays a word; whether it is a move, half of one, two of
//! them or none is for the search. The pieces are lossless: their spans are in order, do not overlap, and what
//! lies between them is white space.

mod numbers;
mod words;

use std::collections::HashMap;

use super::Outcome;
use crate::Span;

/// What a piece of a sheet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A move number; `black` where dots or a dash say that Black's move follows.
    Number {
        /// Its value.
        value: u32,
        /// Whether Black's move follows.
        black: bool,
    },
    /// A word: perhaps a move.
    Word,
    /// Dots or a dash that stand for a move given elsewhere.
    Filler,
    /// A result.
    Result(Outcome),
    /// A comment, a variation, a tag: never part of the game.
    Comment,
    /// The end of a line.
    LineEnd,
    /// The end of a cell in a table.
    CellEnd,
}

/// A piece with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its bytes.
    pub span: Span,
    /// What it is.
    pub item: Item,
}

/// The longest text that is looked at, in bytes; what is beyond stays unread.
pub const LONGEST_SHEET: usize = 256 * 1024;

/// Whether the character is a mark that is not seen: zero width, direction, byte order.
#[must_use]
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}'
        | '\u{61c}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' | '\u{1a}')
}

/// Whether the character is a hyphen or a dash.
#[must_use]
pub fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{2796}' | '_' | '\u{640}')
}

fn is_dot(c: char) -> bool {
    matches!(c, '.' | '\u{2026}' | '\u{2024}' | '\u{b7}' | '\u{3002}' | '\u{6d4}')
}

/// Reads a result, dashes and halves of all kinds.
fn result(word: &str) -> Option<Outcome> {
    let plain: String = word
        .trim_end_matches(['.', ',', ';'])
        .chars()
        .filter(|c| !is_invisible(*c))
        .map(|c| if is_dash(c) || c == ':' { '-' } else { c })
        .collect();
    match plain.as_str() {
        "1-0" => Some(Outcome::White),
        "0-1" => Some(Outcome::Black),
        "1/2-1/2" | "1/2" | "\u{bd}-\u{bd}" | "\u{bd}" | "=-=" => Some(Outcome::Draw),
        "*" => Some(Outcome::Unknown),
        _ => None,
    }
}

/// The pieces of a sheet, in the order of the text. Bytes that are no UTF-8 count as unreadable characters.
#[must_use]
pub fn pieces(text: &[u8]) -> Vec<Piece> {
    let mut scanner = Scanner {
        chars: decode(text),
        at: 0,
        out: Vec::new(),
        bare: Vec::new(),
        fresh_line: true,
        closers: Default::default(),
    };
    scanner.match_brackets();
    scanner.run();
    let bare = numbers::cut_squares(text, &mut scanner.out, &scanner.bare);
    numbers::bare_numbers(&mut scanner.out, &bare);
    scanner.out
}

/// Characters with their byte offsets; an invalid byte is U+FFFD.
fn decode(text: &[u8]) -> Vec<(usize, char)> {
    let text = text.get(..text.len().min(LONGEST_SHEET)).unwrap_or(text);
    let mut out = Vec::with_capacity(text.len() + 1);
    let mut base = 0;
    for chunk in text.utf8_chunks() {
        out.extend(chunk.valid().char_indices().map(|(i, c)| (base + i, c)));
        base += chunk.valid().len();
        if !chunk.invalid().is_empty() {
            out.push((base, '\u{fffd}'));
            base += chunk.invalid().len();
        }
    }
    out.push((base, '\n'));
    out
}

struct Scanner {
    chars: Vec<(usize, char)>,
    at: usize,
    out: Vec<Piece>,
    /// Which pieces are numbers without dots.
    bare: Vec<usize>,
    fresh_line: bool,
    closers: [HashMap<usize, usize>; 3],
}

impl Scanner {
    fn char(&self, at: usize) -> char {
        self.chars.get(at).map_or('\n', |c| c.1)
    }

    fn offset(&self, at: usize) -> usize {
        self.chars.get(at).or(self.chars.last()).map_or(0, |c| c.0)
    }

    fn push(&mut self, start: usize, end: usize, item: Item) {
        let span = Span::new(self.offset(start), self.offset(end));
        self.out.push(Piece { span, item });
    }

    fn run(&mut self) {
        let end = self.chars.len().saturating_sub(1);
        while self.at < end {
            let c = self.char(self.at);
            match c {
                '\n' => {
                    self.push(self.at, self.at + 1, Item::LineEnd);
                    self.at += 1;
                    self.fresh_line = true;
                }
                '\t' | '|' | '\u{2502}' => {
                    self.push(self.at, self.at + 1, Item::CellEnd);
                    self.at += 1;
                }
                _ if c.is_whitespace() || is_invisible(c) => self.at += 1,
                '{' => self.bracket('{'),
                '[' if self.bracket_is_comment('[') => self.bracket('['),
                '(' if self.bracket_is_comment('(') => self.bracket('('),
                ';' if self.fresh_line => self.rest_of_line(),
                '%' if self.fresh_line => self.rest_of_line(),
                _ => self.chunk(),
            }
            self.fresh_line &= c.is_whitespace();
            if c == '\n' {
                self.fresh_line = true;
            }
        }
    }

    fn rest_of_line(&mut self) {
        let start = self.at;
        while self.char(self.at) != '\n' {
            self.at += 1;
        }
        self.push(start, self.at, Item::Comment);
    }

    /// The index behind the bracket that closes the one here, if it closes at all.
    fn closing(&self, open: char) -> Option<usize> {
        let kind = usize::from(open == '(') + 2 * usize::from(open == '[');
        self.closers.get(kind)?.get(&self.at).copied()
    }

    /// For each kind of bracket, where each one closes; found in one pass.
    fn match_brackets(&mut self) {
        for (kind, (open, close)) in [('{', '}'), ('(', ')'), ('[', ']')].into_iter().enumerate() {
            let mut stack = Vec::new();
            for (at, (_, c)) in self.chars.iter().enumerate() {
                if *c == open {
                    stack.push(at);
                } else if *c == close
                    && let Some(from) = stack.pop()
                {
                    self.closers[kind].insert(from, at + 1);
                }
            }
        }
    }

    /// A bracket with little in it, such as `(ch.)`, `(=)` or `[A]`, belongs to the move.
    fn bracket_is_comment(&self, open: char) -> bool {
        self.closing(open).is_some_and(|end| {
            let inner = || (self.at + 1..end - 1).map(|i| self.char(i));
            // `(23 h3!)` is short and a side line.
            let numbered = inner().next().is_some_and(|c| digit(c).is_some())
                && inner().skip_while(|c| digit(*c).is_some()).any(|c| digit(c).is_some())
                && inner().any(|c| c.is_whitespace() || c == '.');
            end - self.at > 8 || numbered
        })
    }

    fn bracket(&mut self, open: char) {
        let start = self.at;
        self.at = self.closing(open).unwrap_or(self.chars.len() - 1);
        self.push(start, self.at, Item::Comment);
    }

    /// The end of a square with a blank inside, in print that sets all signs apart: `S e 2 – c 3`.
    ///
    /// A letter in front of it or a sign on either side must say that it is one: `e 2` alone may be a word and a number.
    fn spaced_square(&self) -> Option<usize> {
        let blank = |at: usize| matches!(self.char(at), ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}');
        let sign = |c: char| is_dash(c) || matches!(c, 'x' | 'X' | '\u{d7}' | ':');
        let square = matches!(self.char(self.at), 'a'..='h')
            && blank(self.at + 1)
            && matches!(self.char(self.at + 2), '1'..='8')
            && !self.char(self.at + 3).is_alphanumeric();
        if !square {
            return None;
        }
        let next = self.at + 3 + usize::from(blank(self.at + 3));
        let told = sign(self.char(next))
            || self.at > 1 && blank(self.at - 1) && {
                let start =
                    (0..self.at - 1).rev().find(|&i| !self.char(i).is_alphabetic()).map_or(0, |i| i + 1);
                let man = (1..=3).contains(&(self.at - 1 - start)) && self.char(start).is_uppercase();
                man || sign(self.char(self.at - 2))
            };
        let ends = |&at: &usize| {
            let c = self.char(at);
            c.is_alphanumeric() || c.is_whitespace() || matches!(c, '{' | '|' | '(' | '[')
        };
        told.then(|| (self.at + 3..self.chars.len()).find(ends).unwrap_or(self.at + 3))
    }

    /// A run without white space.
    fn chunk(&mut self) {
        let start = self.at;
        if let Some(end) = self.spaced_square() {
            self.push(start, end, Item::Word);
            self.at = end;
            return;
        }
        let mut end = start;
        while end + 1 < self.chars.len() {
            let c = self.char(end);
            if c.is_whitespace() || matches!(c, '{' | '|' | '\u{2502}') {
                break;
            }
            if end > start && matches!(c, '(' | '[') {
                let here = self.at;
                self.at = end;
                let comment = self.bracket_is_comment(c);
                self.at = here;
                if comment {
                    break;
                }
            }
            end += 1;
        }
        self.at = end;
        let text: String = (start..end).map(|i| self.char(i)).collect();
        if let Some(outcome) = result(&text) {
            self.push(start, end, Item::Result(outcome));
            return;
        }
        if let Some((outcome, end)) = self.spaced_result(start, end) {
            self.push(start, end, Item::Result(outcome));
            self.at = end;
            return;
        }
        let mut from = start;
        for at in start + 1..end {
            if self.parts_moves(from, at, end) {
                self.number_and_word(from, at + 1);
                from = at + 1;
            }
        }
        self.number_and_word(from, end);
    }
}

/// The value of a decimal digit in any script that writes numbers with ten signs in order.
#[must_use]
pub fn digit(c: char) -> Option<u32> {
    const ZEROS: [char; 7] = ['0', '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}'];
    ZEROS.iter().find_map(|&zero| {
        let value = u32::from(c).wrapping_sub(u32::from(zero));
        (value < 10).then_some(value)
    })
}
