//! Byte ranges. Lines and columns are made only when a message is printed.

use std::ops::Range;

/// A half-open range of byte offsets into the text that was given, `start..end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset behind the last byte.
    pub end: usize,
}

impl Span {
    /// The range `start..end`; an `end` before `start` gives the empty range at `start`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end: if end < start { start } else { end } }
    }

    /// Number of bytes covered.
    #[must_use]
    pub const fn len(self) -> usize {
        self.end - self.start
    }

    /// Whether no byte is covered.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The same range `by` bytes later.
    #[must_use]
    pub const fn shifted(self, by: usize) -> Self {
        Self { start: self.start + by, end: self.end + by }
    }

    /// The bytes of `text` in this range; what lies outside `text` is left out.
    #[must_use]
    pub fn of(self, text: &[u8]) -> &[u8] {
        let end = self.end.min(text.len());
        text.get(self.start.min(end)..end).unwrap_or_default()
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}
