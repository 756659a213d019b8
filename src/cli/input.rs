//! What comes in: its encoding and its kind, found from its first pages.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;

use super::args::FormatName;
use super::session::{Stop, is_standard, name};
use crate::Error;
use crate::board::Move;
use crate::encoding::{self, Decoding, Encoding};

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

    /// The same text in UTF-8, decoded as it is read.
    pub(super) fn decoded(self, encoding: Encoding) -> Self {
        let text = Decoding::new(Cursor::new(self.head).chain(self.rest), encoding);
        Self { name: self.name, size: self.size, head: Vec::new(), rest: Box::new(text) }
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

/// What the bytes outside ASCII most probably are in a text whose moves were read as `encoding`: moves in ASCII say
/// nothing about the names and comments around them.
pub(super) fn page(head: &[u8], encoding: Encoding) -> Encoding {
    let stray = std::str::from_utf8(head).is_err_and(|error| error.error_len().is_some());
    match encoding == Encoding::UTF_8 && stray {
        true => encoding::candidates(head).first().copied().unwrap_or(encoding),
        false => encoding,
    }
}

/// Reads bytes that were decoded; none where the moves are not legal, else their cost and the moves.
pub(super) type Reads<'r> = dyn FnMut(&[u8]) -> Option<(u32, Vec<Move>)> + 'r;

/// The encoding in which the moves of some bytes are legal, see [`Input::encoding`].
pub(super) fn found(bytes: &[u8], reads: &mut Reads<'_>) -> Result<Encoding, Error> {
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
        let text = encoding::decode(head, *one).text;
        let Some((cost, moves)) = reads(&text) else { continue };
        let cost = cost.saturating_add(lost_letters(&text));
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

/// How often a blank or sign outside ASCII stands directly before a square: there a man's letter was rather lost.
fn lost_letters(text: &[u8]) -> u32 {
    let text = String::from_utf8_lossy(text);
    let mut last = ' ';
    let mut count = 0;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let square = matches!(c, 'a'..='h') && chars.peek().is_some_and(|next| matches!(next, '1'..='8'));
        count += u32::from(square && !last.is_ascii() && !last.is_alphanumeric());
        last = c;
    }
    count
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

/// Words at the beginning of a text that say what it is.
const WORDS: usize = 60;

/// Whether a text is sentences with moves in them: games have tags, or begin with moves or their numbers and hold no
/// words but in comments.
fn is_prose(start: &[u8]) -> bool {
    if crate::scan::pgn::tag_value(start).is_some() || matches!(start.first(), None | Some(b'%')) {
        return false;
    }
    let start = String::from_utf8_lossy(start.get(..start.len().min(4_000)).unwrap_or_default());
    let bare = without_comments(&start);
    let words: Vec<bool> = bare.split_whitespace().take(WORDS).filter_map(is_plain).collect();
    let plain = words.iter().filter(|plain| **plain).count();
    match words.first() {
        // Another word must follow somewhere: one alone may be a name or a move that nobody can read.
        Some(true) => plain > 1,
        _ => plain >= 3 && plain * 5 > words.len(),
    }
}

/// Whether a word is one of a language and no move, number or sign; nothing where it has no letter or digit.
fn is_plain(word: &str) -> Option<bool> {
    let core = word.trim_matches(|c: char| !c.is_alphanumeric());
    let letters = core.chars().filter(|c| c.is_alphabetic()).count();
    let other = core.chars().any(|c| c.is_numeric() || matches!(c, 'x' | '\u{d7}' | ':' | '=' | '+'));
    let file = |c: char| matches!(c, 'a'..='h' | 'O' | 'o');
    match core.is_empty() {
        true => None,
        // `PxP`, `ed`, `O-O` and `ch` are moves or stand behind one.
        false => Some(!other && letters >= 2 && !core.chars().all(|c| file(c) || !c.is_alphabetic())),
    }
}

/// A text without comments in braces and to the end of the line.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut brace, mut line) = (false, false);
    for c in text.chars() {
        match c {
            '{' if !line => brace = true,
            '}' => brace = false,
            ';' if !brace => line = true,
            '\n' => line = false,
            _ => {}
        }
        out.push(if brace || line || c == '}' { ' ' } else { c });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_told_from_sentences_about_them() {
        for game in [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0",
            "e4 e5 Nf3 Nc6 ed ed O-O mate",
            "[Event \"The move of the year\"]\n\n1. e4 *",
            "{The first game of the match was a long one} 1. e4 e5 *",
            "1. e4 {the best move, as everybody knows by now} e5 ; and so is this one\n2. Nf3 Nc6",
            "1 P-K4 P-K4 2 Kt-KB3 PxP dis ch 3 KtxP mate",
            "; a line of words and nothing else\n1. e4 *",
            "% escaped words of a program\n1. e4",
            "\u{41a}\u{440}f1 \u{41b}b5 \u{424}d8",
            "1. e4 e5 Black resigned",
            "Sf3",
            "",
        ] {
            assert_eq!(format(Path::new("a.txt"), game.as_bytes()), FormatName::Pgn, "{game}");
        }
        for text in [
            "The move 1. e4 e5 2. Nf3 was played.",
            "1. e4 is the best move. After 1... e5 2. Nf3 the game is open.",
            "My game: 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8",
            "(This is a remark about 1. e4 and 1. d4)",
            "\u{41f}\u{43e}\u{441}\u{43b}\u{435} 1. e4 e5 2. \u{41a}f3 \u{431}\u{435}\u{43b}\u{44b}\u{435} \u{43d}\u{430}\u{43f}\u{430}\u{434}\u{430}\u{44e}\u{442}.",
            "[Note] the editors thank the readers for their letters",
        ] {
            assert_eq!(format(Path::new("a.txt"), text.as_bytes()), FormatName::Text, "{text}");
            assert_eq!(format(Path::new("a.pgn"), text.as_bytes()), FormatName::Pgn, "{text}");
        }
    }
}
