//! Games one after the other in one walk, as long as each of them is read well.

use super::{Layout, Report, Walker};
use crate::Span;
use crate::scan::pgn::Token;
use crate::translate::engine::join;

impl<L: Layout> Walker<'_, '_, L> {
    /// Walks on as long as `good` says so of each game, of what is reported of it and where it stands, and gives the
    /// reports of those in one.
    ///
    /// At the first other game the output is taken back to its beginning, which is returned; none where the walk came
    /// to the end. Games without tags between them count as one.
    #[must_use]
    pub fn run_while(mut self, mut good: impl FnMut(&Report, Span) -> bool) -> (Report, Option<usize>) {
        let mut all = Report::default();
        let mut begin = 0;
        let mut mark = self.output.mark();
        self.usual_moves();
        loop {
            let next = self.scanner.next_token();
            let end = match next {
                Some((Token::Tag, span)) if self.begins_game(span) => Some(span.start),
                Some(_) => None,
                None => Some(self.text.len()),
            };
            // Each game is judged once, by its own text.
            if let Some(end) = end {
                if !good(&self.report, Span::new(begin, end)) {
                    break;
                }
                join(&mut all, std::mem::take(&mut self.report), 0);
                begin = end;
                mark = self.output.mark();
            }
            let Some((token, span)) = next else { return (all, None) };
            if !self.step(token, span) {
                break;
            }
        }
        self.output.rollback(mark);
        (all, Some(begin))
    }
}
