//! What comes in: its encoding and its kind, found from its first pages.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;

use super::args::FormatName;
use super::session::{Stop, is_standard, name};
use crate::Error;
use crate::board::Move;
use crate::encoding::{self, Encoding};

/// Bytes that are looked at.
const HEAD: u64 = 256 << 10;

/// A file or standard input, its first pages at hand.
pub(super) struct Input {
    /// Its name in messages.
    pub(super) name: String,
    /// Its size, where that is known.
    pub(super) size: Option<u64>,
    /// The first pages.
    pub(super) head: Vec<u8>,
    rest: Box<dyn Read>,
}

impl Input {
    /// Opens a file; `-` is standard input.
    pub(super) fn open(path: &Path) -> Result<Self, Stop> {
        let fault = |error: io::Error| Stop::at(path, error);
        let (mut rest, size): (Box<dyn Read>, Option<u64>) = if is_standard(path) {
            (Box::new(io::stdin()), None)
        } else {
            let file = File::open(path).map_err(fault)?;
            let data = file.metadata().map_err(fault)?;
            if data.is_dir() {
                return Err(Stop::at(path, Error::Unsupported("it is a folder".into())));
            }
            (Box::new(file), data.is_file().then_some(data.len()))
        };
        let mut head = Vec::new();
        (&mut rest).take(HEAD).read_to_end(&mut head).map_err(fault)?;
        Ok(Self { name: name(path), size, head, rest })
    }

    /// All of it, from the start.
    pub(super) fn reader(self) -> impl Read {
        Cursor::new(self.head).chain(self.rest)
    }

    /// The encoding: the one named, or the one in which the moves are legal.
    ///
    /// `reads` gives the game and how much was mended in it, if the text is read without fault. Encodings that give
    /// different games are a tie, and a tie is refused: never a wrong move on a guess.
    pub(super) fn encoding(
        &self,
        label: Option<&str>,
        mut reads: impl FnMut(&[u8]) -> Option<(u32, Vec<Move>)>,
    ) -> Result<Encoding, Error> {
        if let Some(label) = label {
            return by_label(label);
        }
        found(&self.head, &mut reads)
    }
}

/// The encoding in which the moves of some bytes are legal, see [`Input::encoding`].
#[allow(clippy::type_complexity)]
pub(super) fn found(
    bytes: &[u8],
    reads: &mut dyn FnMut(&[u8]) -> Option<(u32, Vec<Move>)>,
) -> Result<Encoding, Error> {
    let mut head = bytes;
    // The last character of the first pages may be cut in two.
    if let Err(error) = std::str::from_utf8(head)
        && error.error_len().is_none()
    {
        head = head.get(..error.valid_up_to()).unwrap_or_default();
    }
    let candidates = encoding::candidates(head);
    if let [one] = candidates.as_slice() {
        return Ok(*one);
    }
    // Bytes whose moves are all in ASCII are used as they are: then every byte stays what it was.
    if reads(head).is_some() {
        return Ok(Encoding::UTF_8);
    }
    let mut best: Option<(u32, Vec<Move>, Encoding)> = None;
    let mut tie = None;
    for one in &candidates {
        let Some((cost, moves)) = reads(&encoding::decode(head, *one).text) else { continue };
        match &best {
            Some((least, ..)) if *least < cost => {}
            Some((least, game, _)) if *least == cost => tie = tie.or((*game != moves).then_some(*one)),
            _ => {
                best = Some((cost, moves, *one));
                tie = None;
            }
        }
    }
    match (best, tie) {
        (Some((_, _, one)), Some(other)) => Err(Error::Unsupported(format!(
            "it is one legal game in {} and another in {}; name one with --encoding",
            one.name(),
            other.name()
        ))),
        (Some((_, _, one)), None) => Ok(one),
        (None, _) => Ok(candidates.first().copied().unwrap_or(Encoding::UTF_8)),
    }
}

/// An encoding by name.
pub(super) fn by_label(label: &str) -> Result<Encoding, Error> {
    Encoding::for_label(label).ok_or_else(|| Error::UnknownName {
        what: "encoding",
        name: label.to_owned(),
        near: vec!["utf-8".into(), "windows-1251".into(), "cp866".into()],
    })
}

/// The kind of text: by the ending of its name, then by what it begins with.
pub(super) fn format(path: &Path, head: &[u8]) -> FormatName {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match ending.to_ascii_lowercase().as_str() {
        "pgn" => return FormatName::Pgn,
        "md" | "markdown" => return FormatName::Markdown,
        "html" | "htm" | "xhtml" => return FormatName::Html,
        "tex" | "ltx" | "latex" => return FormatName::Latex,
        "docx" => return FormatName::Docx,
        "epub" => return FormatName::Epub,
        _ => {}
    }
    let start = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
    let lower: Vec<u8> = start.iter().take(64).map(u8::to_ascii_lowercase).collect();
    if head.starts_with(b"PK\x03\x04") {
        return if memchr::memmem::find(head, b"application/epub+zip").is_some() {
            FormatName::Epub
        } else {
            FormatName::Docx
        };
    }
    if lower.starts_with(b"<!doctype") || lower.starts_with(b"<html") || lower.starts_with(b"<?xml") {
        return FormatName::Html;
    }
    if lower.starts_with(b"\\documentclass") {
        return FormatName::Latex;
    }
    if is_prose(start) { FormatName::Text } else { FormatName::Pgn }
}

/// Whether a text begins with sentences: games begin with a tag, a comment, a number or a move.
fn is_prose(start: &[u8]) -> bool {
    if start.first().is_none_or(|first| b"[{;%(".contains(first) || first.is_ascii_digit()) {
        return false;
    }
    let start = String::from_utf8_lossy(start.get(..start.len().min(2_000)).unwrap_or_default());
    let words: Vec<&str> = start.split_whitespace().take(40).collect();
    let plain = |word: &&&str| {
        word.chars().filter(|c| c.is_alphabetic()).count() >= 4 && !word.contains(|c: char| c.is_numeric())
    };
    words.len() >= 5 && words.iter().filter(plain).count() * 3 > words.len()
}
