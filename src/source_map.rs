//! Where each byte of a changed text came from.
//!
//! Text is decoded, stripped of marks or turned round before it is read, and what is then found must be
//! shown, and replaced, in the text that was given. A map is a sorted list of runs in which the proportion is
//! constant, so that text left as it was costs nothing, and a word in an 8-bit script costs one run.

use crate::Span;

/// From offsets in a changed text to offsets in the text it was made from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceMap {
    /// Sorted by `output`; the first begins at 0; none at all is the identity.
    runs: Vec<Run>,
    /// Length of the changed text, as far as it was recorded.
    len: usize,
}

/// From `output` to the next run, each `output_unit` bytes came from `source_unit` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    output: usize,
    source: usize,
    output_unit: u8,
    source_unit: u8,
}

impl Run {
    /// Source offset of the unit that holds output offset `at`, or of its end.
    fn source_at(&self, at: usize, end: bool) -> usize {
        let unit = usize::from(self.output_unit.max(1));
        let offset = at.saturating_sub(self.output);
        let units = if end { offset.div_ceil(unit) } else { offset / unit };
        self.source + units * usize::from(self.source_unit)
    }
}

impl SourceMap {
    /// The map of a text that was not changed.
    #[must_use]
    pub const fn identity() -> Self {
        Self { runs: Vec::new(), len: 0 }
    }

    /// The map of a text that begins `by` bytes into the other.
    #[must_use]
    pub fn shifted(by: usize) -> Self {
        let mut map = Self::identity();
        if by > 0 {
            map.runs.push(Run { output: 0, source: by, output_unit: 1, source_unit: 1 });
        }
        map
    }

    /// Whether every offset is mapped to itself.
    #[must_use]
    pub fn is_identity(&self) -> bool {
        self.runs.iter().all(|run| run.output == run.source && run.output_unit == run.source_unit)
    }

    /// Records that the next `len` bytes were copied from `source` on.
    pub fn copy(&mut self, source: usize, len: usize) {
        self.record(source, 1, 1);
        self.len += len;
    }

    /// Records that the next `output_len` bytes stand for `source_len` bytes at `source`, as a whole.
    ///
    /// A source may come before that of the bytes recorded earlier: lines can be turned round.
    pub fn replace(&mut self, output_len: u8, source: usize, source_len: u8) {
        if output_len > 0 {
            self.record(source, output_len, source_len);
            self.len += usize::from(output_len);
        }
    }

    fn record(&mut self, source: usize, output_unit: u8, source_unit: u8) {
        let goes_on = self.runs.last().is_some_and(|run| {
            (run.output_unit, run.source_unit) == (output_unit, source_unit)
                && run.source_at(self.len, false) == source
        });
        if !goes_on {
            self.runs.push(Run { output: self.len, source, output_unit, source_unit });
        }
    }

    /// The source offset of the character at `offset`; what was left out before it is not counted to it.
    #[must_use]
    pub fn offset(&self, offset: usize) -> usize {
        match self.at(offset).and_then(|index| self.runs.get(index)) {
            Some(run) => run.source_at(offset, false),
            None => offset,
        }
    }

    /// The smallest range of the source that holds everything `span` was made from.
    ///
    /// Marks left out before or behind the span are not in it, those inside are. The range of an empty span
    /// is empty.
    #[must_use]
    pub fn span(&self, span: Span) -> Span {
        let Some(first) = self.at(span.start) else { return span };
        if span.is_empty() {
            let at = self.offset(span.start);
            return Span::new(at, at);
        }
        let mut bounds: Option<(usize, usize)> = None;
        let runs = self.runs.get(first..).unwrap_or_default();
        for (index, run) in runs.iter().enumerate().take_while(|(_, run)| run.output < span.end) {
            let end = runs.get(index + 1).map_or(span.end, |next| next.output.min(span.end));
            let low = run.source_at(span.start.max(run.output), false);
            let high = run.source_at(end, true);
            bounds = Some(bounds.map_or((low, high), |(start, end)| (start.min(low), end.max(high))));
        }
        bounds.map_or(span, |(start, end)| Span::new(start, end))
    }

    /// The stretches that `span` was made from, each with the range of the source it came from.
    #[must_use]
    pub fn pieces(&self, span: Span) -> Vec<(Span, Span)> {
        let Some(first) = self.at(span.start) else { return vec![(span, span)] };
        let runs = self.runs.get(first..).unwrap_or_default();
        let met = runs.iter().enumerate().take_while(|(_, run)| run.output < span.end);
        met.map(|(index, run)| {
            let start = span.start.max(run.output);
            let end = runs.get(index + 1).map_or(span.end, |next| next.output.min(span.end));
            let source = Span::new(run.source_at(start, false), run.source_at(end, true));
            (Span::new(start, end), source)
        })
        .collect()
    }

    fn at(&self, offset: usize) -> Option<usize> {
        self.runs.partition_point(|run| run.output <= offset).checked_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_identity_maps_everything_to_itself() {
        let map = SourceMap::identity();
        assert!(map.is_identity());
        assert_eq!(map.span(Span::new(3, 900)), Span::new(3, 900));
        assert_eq!(SourceMap::shifted(3).span(Span::new(0, 2)), Span::new(3, 5));
    }

    #[test]
    fn what_was_left_out_belongs_to_no_neighbour() {
        // `<M>ab<M>cd`, the marks three bytes each.
        let mut map = SourceMap::identity();
        map.copy(3, 2);
        map.copy(8, 2);
        assert_eq!(map.span(Span::new(0, 2)), Span::new(3, 5));
        assert_eq!(map.span(Span::new(2, 4)), Span::new(8, 10));
        assert_eq!(map.span(Span::new(1, 3)), Span::new(4, 9));
        assert_eq!(map.span(Span::new(2, 2)), Span::new(8, 8));
        assert_eq!(map.offset(1), 4);
    }

    #[test]
    fn characters_of_another_width_stay_whole_and_share_a_run() {
        // Four letters of an 8-bit script became two bytes each, then ASCII.
        let mut map = SourceMap::identity();
        for source in 0..4 {
            map.replace(2, source, 1);
        }
        map.copy(4, 3);
        assert_eq!(map.runs.len(), 2);
        assert_eq!(map.span(Span::new(2, 6)), Span::new(1, 3));
        assert_eq!(map.span(Span::new(3, 4)), Span::new(1, 2));
        assert_eq!(map.span(Span::new(6, 9)), Span::new(3, 5));
    }

    #[test]
    fn a_line_may_be_turned_round() {
        let mut map = SourceMap::identity();
        for source in [4, 3, 2, 1, 0] {
            map.replace(1, source, 1);
        }
        assert_eq!(map.span(Span::new(0, 2)), Span::new(3, 5));
        assert_eq!(map.span(Span::new(0, 5)), Span::new(0, 5));
        assert_eq!(map.offset(4), 0);
    }
}
