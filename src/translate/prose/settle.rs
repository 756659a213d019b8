//! What the moves that fit agree on is written, and the text goes on from them.

use super::{Edit, Hit, Line, Prose};
use crate::Span;
use crate::board::{Color, Role, SquareSet};
use crate::diagnostic::{Kind, NOTED};
use crate::notation::Part;
use crate::played::Played;
use crate::scan::prose::Scanner;
use crate::translate::context::{KEPT, add};
use crate::translate::game::MoveRecord;
use crate::translate::near;
use crate::translate::output::Output;
use crate::translate::target::{Target, Written};

impl<'t> Prose<'t> {
    /// Writes what all hits agree on and goes on from them; gives the length of the move, none without hits.
    pub(super) fn settle(
        &mut self,
        text: &[u8],
        at: usize,
        hits: Vec<Hit>,
        aside: bool,
        scanner: &Scanner<'_>,
    ) -> Option<usize> {
        let len = hits.iter().map(|hit| hit.candidate.len).max()?;
        // `Sf3:e5` is one move, and not `Sf3` with a colon behind it.
        let mut hits = hits;
        hits.retain(|hit| {
            let rest = text.get(at + hit.candidate.len..at + len).unwrap_or_default();
            !matches!(rest, [b':' | b'x', _, ..])
        });
        let first = hits.first()?;
        if self.route(scanner, at, len) {
            return None;
        }
        let span = Span::new(at, at + len);
        let mut agreed: Option<Vec<u8>> = None;
        let mut differ = hits.iter().any(|hit| hit.candidate.len != len);
        if let Some(target) = self.target {
            for hit in &hits {
                let new = self.written(target, span.of(text), hit);
                differ |= agreed.as_ref().is_some_and(|agreed| *agreed != new);
                agreed.get_or_insert(new);
            }
        }
        if differ {
            let candidates = near::san_list(&first.context.position, hits.iter().map(|hit| &hit.mv));
            self.note(text, span, Kind::Ambiguous, "M0204", candidates);
            self.broken = true;
        } else {
            self.mended(text, span, first.candidate.repairs);
            // What is told beside the line may speak of a position that nobody knows.
            if !aside && hits.iter().all(|hit| self.denied(span.of(text), hit)) {
                let at = (first.context.ply / 2, first.context.position.side() == Color::Black);
                self.tell(text, span, Kind::Conflict, "M0210", Some(NOTED), Some(at));
            }
            let side = first.context.position.side();
            if hits.iter().all(|hit| hit.context.position.side() == side) {
                self.styled_number(text, at, side);
            }
            if let Some(mut new) = agreed
                && new != span.of(text)
            {
                if new.last() != Some(&b'.') && self.ends_sentence(text, span) {
                    new.push(b'.');
                }
                self.edits.push(Edit { span, new });
            }
        }
        if !(differ && aside) {
            self.went(&hits, span, aside, !differ);
        }
        Some(len)
    }

    /// What the target writes for a hit.
    pub(super) fn written(&mut self, target: &Target, token: &[u8], hit: &Hit) -> Vec<u8> {
        let mut output = Output::new(token, Vec::with_capacity(token.len() + 8));
        let played =
            Played { mv: hit.mv, before: &hit.context.position, births: hit.context.births.as_ref() };
        let parts = self.source.algebraic.then_some(&hit.candidate.parts);
        let whole = Span::new(0, token.len());
        let rivals = self.source.letters().map_or(SquareSet::EMPTY, |letters| letters.rivals(&played));
        let (notation, long) = (self.source.notation(), self.source.long);
        let token = Written { text: token, span: whole, parts, notation, long, rivals };
        target.put(&token, &played, &mut self.scratch, &mut output);
        output.finish()
    }

    /// Goes on from the moves that were found.
    pub(super) fn went(&mut self, hits: &[Hit], span: Span, aside: bool, sure: bool) {
        let mut line = Line::default();
        for hit in hits.iter().take(KEPT) {
            add(&mut line.before, [hit.context]);
            add(&mut line.now, [hit.context.after(&hit.mv)]);
        }
        if aside {
            for hit in hits.iter().take(KEPT).rev().filter(|hit| !self.passed.contains(&hit.context)) {
                self.plies.mentioned(hit.context.after(&hit.mv));
            }
            self.aside = Some(line);
        } else {
            for context in line.now.iter().rev() {
                self.plies.reached(*context);
            }
            self.line = line;
            self.aside = None;
            self.broken = false;
        }
        self.joined = true;
        self.report.read += 1;
        self.report.reached = span.end;
        if let Some(hit) = hits.first() {
            self.report.cost += u32::from(hit.candidate.reading.cost);
            // A pawn's letter counts where it is written: elsewhere it may be that of a piece.
            let written = hit.candidate.parts.get(Part::Piece).is_some();
            if hit.mv.role != Role::Pawn || written {
                self.report.roles |= 1 << hit.mv.role as u8;
            }
            if self.options.record && sure {
                self.report.moves.push(MoveRecord {
                    span,
                    mv: hit.mv,
                    before: hit.context.position,
                    repairs: hit.candidate.repairs,
                    game: 0,
                });
            }
        }
    }
}
