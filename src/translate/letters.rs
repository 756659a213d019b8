//! The letters lane: one letter for another, no board, for databases that are trusted.
//!
//! It is taken only where the tables prove it right: source and target are both short, or both long, algebraic
//! with Latin squares, and no letter of the source stands for anything else. The text is copied and letters are
//! changed where a token begins with one, or a promotion names one; tags and comments are passed over.

mod stops;

use memchr::memchr;
use stops::{Stops, finds};

use super::source::Source;
use super::target::{Target, Writer};
use crate::Error;
use crate::board::Role;
use crate::notation::algebraic::Letters;

/// What is read and what is written for it.
type Pair = (Box<[u8]>, Box<[u8]>);

/// A compiled exchange of letters. It keeps its place in a comment between blocks of one text.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The bytes with which letters begin.
    leads: [bool; 256],
    /// Letters of the source, longest first, with the target's for White and Black.
    pairs: Vec<Pair>,
    /// One byte for one byte, where all pairs are so.
    bytes: Option<[u8; 256]>,
    inside: Inside,
}

/// What a block began in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inside {
    Movetext,
    Comment,
}

impl Exchange {
    /// Compiles the exchange, if the tables prove it right.
    ///
    /// # Errors
    /// [`Error::Unsupported`] with the reason why the board is needed.
    pub fn new(source: &Source, target: &Target) -> Result<Self, Error> {
        let (Some(from), Writer::Algebraic(writer)) = (source.letters(), &target.writer) else {
            return refuse("both notations must be algebraic with letters for the pieces");
        };
        if source.quick_table().is_none() {
            return refuse("a letter of the source may also be a file or another piece");
        }
        if target.normalise {
            return refuse("a style, or the exact form of PGN, is written from the board");
        }
        if source.long != writer.is_long() {
            return refuse("the square of departure does not stand in the text");
        }
        if !target.plain {
            return refuse("the squares change too");
        }
        let to = writer.letters();
        if to.white != to.black {
            return refuse("the target's letters depend on the side that moves");
        }
        Self::compile(from, to)
    }

    fn compile(from: &Letters, to: &Letters) -> Result<Self, Error> {
        let mut pairs: Vec<Pair> = Vec::new();
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            for row in [&from.white, &from.black] {
                let (old, new) = (row[role as usize].as_bytes(), to.white[role as usize].as_bytes());
                if !pairs.iter().any(|(known, _)| **known == *old) {
                    pairs.push((old.into(), new.into()));
                }
            }
        }
        if pairs.iter().any(|(old, _)| !old.first().is_some_and(|lead| finds(*lead))) {
            return refuse("a letter of the source is no capital");
        }
        pairs.sort_by_key(|(old, _)| std::cmp::Reverse(old.len()));
        let mut leads = [false; 256];
        let mut map = [0u8; 256];
        let mut single = true;
        for (old, new) in &pairs {
            if let Some(&lead) = old.first() {
                leads[usize::from(lead)] = true;
            }
            match (&**old, &**new) {
                ([old], [new]) => map[usize::from(*old)] = *new,
                _ => single = false,
            }
        }
        Ok(Self { leads, pairs, bytes: single.then_some(map), inside: Inside::Movetext })
    }

    /// Appends the text with its letters exchanged. Blocks of one text must end with a line.
    pub fn append(&mut self, text: &[u8], out: &mut Vec<u8>) {
        match self.bytes {
            Some(map) => {
                let start = out.len();
                out.extend_from_slice(text);
                let copy = out.get_mut(start..).unwrap_or_default();
                self.walk(text, |at, letter| {
                    if let (Some(new), [old]) = (copy.get_mut(at), letter) {
                        *new = map[usize::from(*old)];
                    }
                });
            }
            None => {
                let pairs = std::mem::take(&mut self.pairs);
                let mut copied = 0;
                self.pairs.clone_from(&pairs);
                self.walk(text, |at, letter| {
                    if let Some((old, new)) = pairs.iter().find(|(old, _)| **old == *letter) {
                        out.extend_from_slice(text.get(copied..at).unwrap_or_default());
                        out.extend_from_slice(new);
                        copied = at + old.len();
                    }
                });
                out.extend_from_slice(text.get(copied..).unwrap_or_default());
            }
        }
    }

    /// Calls `found` with place and text of each letter that stands for a man.
    #[inline]
    fn walk(&mut self, text: &[u8], mut found: impl FnMut(usize, &[u8])) {
        let mut at = match self.inside {
            Inside::Movetext => passed_line(text, 0),
            Inside::Comment => match memchr(b'}', text) {
                Some(end) => {
                    self.inside = Inside::Movetext;
                    end + 1
                }
                None => return,
            },
        };
        let mut stops = Stops::new(text);
        while let Some(stop) = stops.next(at) {
            at = stop;
            match text.get(at) {
                Some(byte) if !self.leads[usize::from(*byte)] && !matches!(byte, b'{' | b';' | b'\n') => {
                    at += 1
                }
                Some(b'{') => match memchr(b'}', text.get(at..).unwrap_or_default()) {
                    Some(end) => at += end + 1,
                    None => {
                        self.inside = Inside::Comment;
                        return;
                    }
                },
                Some(b';') => at += line(text.get(at..).unwrap_or_default()),
                Some(b'\n') => at = passed_line(text, at + 1),
                _ => {
                    let rest = text.get(at..).unwrap_or_default();
                    let len = self.letter(rest);
                    if len > 0 && is_man(text, at, rest.get(len..).unwrap_or_default()) {
                        found(at, rest.get(..len).unwrap_or_default());
                    }
                    at += len.max(1);
                }
            }
        }
    }

    /// The length of the letter that stands at the start of `rest`.
    #[inline]
    fn letter(&self, rest: &[u8]) -> usize {
        match self.bytes {
            Some(_) => 1,
            None => self.pairs.iter().find(|(old, _)| rest.starts_with(old)).map_or(0, |(old, _)| old.len()),
        }
    }
}

/// The board is needed.
fn refuse(reason: &str) -> Result<Exchange, Error> {
    Err(Error::Unsupported(format!(
        "`--unchecked` cannot be proved right here: {reason}; leave it out, and every move is checked on the board"
    )))
}

/// Whether a letter at `at` begins a token and goes on as a move, or is the piece of a promotion.
#[inline(always)]
fn is_man(text: &[u8], at: usize, behind: &[u8]) -> bool {
    let before = at.checked_sub(1).and_then(|at| text.get(at)).copied().unwrap_or(b'\n');
    match before {
        b' ' | b'\n' | b'\r' | b'\t' | b'.' | b'(' | b')' | b'}' | b'!' | b'?' => {
            let goes_on = matches!(behind, [b'a'..=b'h' | b'1'..=b'8' | b'x' | b'X' | b':' | b'-', ..] | [0xc3, 0x97, ..]);
            goes_on || (before == b'(' && promotes(text, at - 1) && behind.first() == Some(&b')'))
        }
        b'=' | b'/' => promotes(text, at - 1),
        b'1' | b'8' => promotes(text, at),
        // A man taken is named: `CxFf3`.
        b'x' | b':' => matches!(behind, [b'a'..=b'h', b'1'..=b'8', ..]),
        _ => false,
    }
}

/// Whether a square of the last rank ends at `end`.
#[inline]
fn promotes(text: &[u8], end: usize) -> bool {
    let square = end.checked_sub(2).and_then(|start| text.get(start..end));
    matches!(square, Some([b'a'..=b'h', b'1' | b'8']))
}

/// The offset behind a tag pair or an escaped line at `at`, which is a line's start; `at` itself for movetext.
fn passed_line(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    match rest.first() {
        // The line's end itself is looked at next, for the line behind it.
        Some(b'[' | b'%') => at + line(rest),
        _ => at,
    }
}

fn line(rest: &[u8]) -> usize {
    memchr(b'\n', rest).unwrap_or(rest.len())
}
