//! Numbers, results and marks around the moves of a text, where all is written as a style says.

use super::{Edit, Prose};
use crate::Span;
use crate::annotation::{self, Dialect, Glyphs, Mark, MarkKind};
use crate::board::Color;
use crate::notation::Readings;
use crate::scan::Outcome;
use crate::translate::figures;
use crate::translate::target::Target;

/// How much of what follows a move is shown to a reader of moves.
const LONGEST: usize = 32;

impl<'t> Prose<'t> {
    /// The target, where all is written as its style says.
    pub(super) fn styling(&self) -> Option<&'t Target> {
        self.target.filter(|target| target.normalise && target.words.is_none())
    }

    /// Writes the points of the number in front of the move at `at` as the style has them, as in the game itself.
    pub(super) fn styled_number(&mut self, text: &[u8], at: usize, side: Color) {
        let (Some(span), Some(target)) = (self.styled.take(), self.styling()) else { return };
        let style = &target.style;
        let points = if side == Color::Black { &style.number_black } else { &style.number_white };
        let points_at = span.start + figures::digits(span.of(text)).1;
        let between = Span::new(span.end, at).of(text);
        // A line's end between them stays where it is.
        if crate::scan::blank_len(between) == between.len()
            && points.as_bytes() != Span::new(points_at, at).of(text)
        {
            self.edits.push(Edit { span: Span::new(points_at, at), new: points.as_bytes().to_vec() });
        }
    }

    /// Writes a result that ends a line of moves as the style has it; one among words may be a score.
    pub(super) fn styled_result(&mut self, text: &[u8], span: Span, outcome: Outcome) {
        let Some(target) = self.styling().filter(|_| self.joined) else { return };
        if let Some(new) = figures::result(target, outcome).filter(|new| new.as_bytes() != span.of(text)) {
            self.edits.push(Edit { span, new: new.as_bytes().to_vec() });
        }
    }

    /// Writes the number of a mark behind a move as the sign that the style has for it.
    pub(super) fn styled_mark(&mut self, text: &[u8], span: Span, mark: Mark) {
        let Some(target) = self.styling().filter(|_| self.joined) else { return };
        let reached = self.report.reached;
        let between = Span::new(reached, span.start).of(text);
        if target.glyphs == Glyphs::Keep
            || span.of(text).first() != Some(&b'$')
            || crate::scan::blank_len(between) != between.len()
        {
            return;
        }
        let line = self.aside.as_ref().unwrap_or(&self.line);
        let Some(mover) = line.before.first().map(|context| context.position.side()) else { return };
        let mut sign = Vec::new();
        if target.glyphs == Glyphs::Words
            || !mark
                .nag_for(mover)
                .is_some_and(|nag| annotation::write(nag, target.glyphs, Dialect::Standard, &mut sign))
            || sign.first() == Some(&b'$')
        {
            return;
        }
        let suffix = mark.kind == MarkKind::Move && mark.nag.is_some_and(|nag| (1..=6).contains(&nag));
        let mut start = span.start;
        if suffix {
            // `Nf3?` is one word in print.
            start = reached;
            let signs = String::from_utf8_lossy(&sign).replace('?', &target.style.question);
            sign = format!("{}{signs}", target.style.glyph_space).into_bytes();
        }
        self.edits.push(Edit { span: Span::new(start, span.end), new: sign });
    }

    /// Whether the point that ends a move (`mate.`, `e.p.`) is a sentence's full stop too: nothing comes next, or a
    /// capital that begins no move.
    pub(super) fn ends_sentence(&self, text: &[u8], move_at: Span) -> bool {
        let token = move_at.of(text);
        if token.last() != Some(&b'.') {
            return false;
        }
        if token.ends_with(b"mate.") {
            return true;
        }
        let behind = text.get(move_at.end..).unwrap_or_default();
        let blank = crate::scan::blank_len(behind);
        let lines = behind.get(..blank).unwrap_or_default().iter().filter(|b| **b == b'\n').count();
        let rest = behind.get(blank..).unwrap_or_default();
        let Some((next, _)) = crate::scan::char_at(rest) else { return true };
        if lines > 1 {
            return true;
        }
        let mut readings = Readings::new();
        let head = rest.get(..rest.len().min(LONGEST)).unwrap_or_default();
        self.source.notation().read(head, Color::White, &mut readings);
        blank > 0 && next.is_uppercase() && readings.is_empty()
    }
}
