//! The text of a document in one piece.

use crate::Span;
use crate::bidi;
use crate::scan::prose::is_figurine;
use crate::source_map::SourceMap;

/// The text of a document as it is read, and where it came from.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// The text.
    pub text: Vec<u8>,
    /// From its offsets to those of the document.
    pub map: SourceMap,
    /// What is shown by something that is no text and stays, a picture or a macro; in order.
    pub fixed: Vec<Span>,
}

/// What stands in the text for something that is no text, and that nobody knows the meaning of.
pub const OBJECT: &str = "\u{fffc}";

/// Collects the text of a document.
#[derive(Debug, Default)]
pub struct Flattener<'a> {
    source: &'a [u8],
    flat: Flat,
    /// Whether line ends are blanks, as in most formats.
    pub joins_lines: bool,
}

impl<'a> Flattener<'a> {
    /// Begins with no text.
    #[must_use]
    pub fn new(source: &'a [u8], joins_lines: bool) -> Self {
        Self { source, flat: Flat::default(), joins_lines }
    }

    /// Adds a range of the document as it stands, without bidi marks.
    pub fn copy(&mut self, start: usize, end: usize) {
        let Some(piece) = self.source.get(start..end) else { return };
        let (stripped, _) = bidi::strip(piece);
        if stripped.len() == piece.len() {
            self.flat.map.copy(start, piece.len());
            self.push(piece);
            return;
        }
        let mut at = 0;
        while at < piece.len() {
            let rest = piece.get(at..).unwrap_or_default();
            let mark = bidi::mark_len(rest);
            if mark > 0 {
                at += mark;
                continue;
            }
            let len = (1..rest.len()).find(|len| bidi::mark_len(rest.get(*len..).unwrap_or_default()) > 0);
            let len = len.unwrap_or(rest.len());
            self.flat.map.copy(start + at, len);
            self.push(rest.get(..len).unwrap_or_default());
            at += len;
        }
    }

    fn push(&mut self, piece: &[u8]) {
        let from = self.flat.text.len();
        self.flat.text.extend_from_slice(piece);
        if self.joins_lines {
            for byte in self.flat.text.get_mut(from..).unwrap_or_default() {
                if matches!(byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
        }
    }

    /// Adds what a range of the document stands for.
    pub fn decoded(&mut self, text: &str, start: usize, len: usize) {
        let (Ok(output), Ok(source)) = (u8::try_from(text.len()), u8::try_from(len)) else { return };
        self.flat.map.replace(output, start, source);
        self.flat.text.extend_from_slice(text.as_bytes());
    }

    /// Adds what something that is no text stands for, and that stays as it is.
    pub fn fixed(&mut self, shown: &str, start: usize, len: usize) {
        let from = self.flat.text.len();
        self.decoded(shown, start, len.min(usize::from(u8::MAX)));
        self.flat.fixed.push(Span::new(from, self.flat.text.len()));
    }

    /// Adds the sign of a thing whose only text is `name`: a letter if it is one, as of a man, else unknown.
    pub fn object(&mut self, name: &str, start: usize, len: usize) {
        let mut characters = name.trim().chars();
        let letter = characters.next().filter(|c| c.is_alphabetic() && !c.is_lowercase() || is_figurine(*c));
        let letter = letter.filter(|_| characters.next().is_none());
        match letter {
            Some(letter) => self.fixed(letter.encode_utf8(&mut [0; 4]), start, len),
            None => self.fixed(OBJECT, start, len),
        }
    }

    /// Adds what divides two pieces of text, unless such a gap is there already.
    pub fn gap(&mut self, gap: &str, at: usize) {
        if self.flat.text.ends_with(gap.as_bytes()) || self.flat.text.ends_with(b"\n\n") {
            return;
        }
        self.decoded(gap, at, 0);
    }

    /// How much was added.
    pub(super) fn len(&self) -> usize {
        self.flat.text.len()
    }

    /// Divides what comes next from a move that may end here.
    pub(super) fn part(&mut self, at: usize) {
        if self.ends_a_move() {
            self.decoded(" ", at, 0);
        }
    }

    /// Whether a move may end with what was added last.
    pub(super) fn ends_a_move(&self) -> bool {
        let sign = |b: &u8| b.is_ascii_digit() || matches!(b, b'+' | b'#' | b'O' | b'!' | b'?');
        self.flat.text.last().is_some_and(sign)
    }

    /// The text.
    #[must_use]
    pub fn finish(self) -> Flat {
        self.flat
    }
}
