//! What is told of a text, and lines that are taken back.

use std::borrow::Cow;

use super::{Layout, QUOTED, TOLD, Walker};
use crate::Span;
use crate::board::Color;
use crate::diagnostic::{Diagnostic, Kind};
use crate::notation::RepairSet;

impl<L: Layout> Walker<'_, '_, L> {
    pub(super) fn repaired(&mut self, span: Span, repairs: RepairSet, cost: u8) {
        if cost == 0 && repairs == RepairSet::default() {
            return;
        }
        self.report.repairs = self.report.repairs.or(repairs);
        for name in repairs.names() {
            self.note(span, Kind::Repaired, "M0301", Vec::new(), Some(name));
        }
    }

    pub(super) fn note(
        &mut self,
        span: Span,
        kind: Kind,
        code: &'static str,
        candidates: Vec<String>,
        detail: Option<&'static str>,
    ) {
        if self.report.diagnostics.len() >= TOLD {
            return;
        }
        let quoted = span.of(self.text);
        let found = String::from_utf8_lossy(quoted.get(..QUOTED).unwrap_or(quoted)).into_owned();
        let at = self.frames.last().map(|frame| (frame.now().fullmove(), frame.now().side() == Color::Black));
        let detail = detail.map(Cow::Borrowed);
        self.report.diagnostics.push(Diagnostic { kind, code, span, found, candidates, detail, at });
    }

    /// Reports a fault and takes its line back.
    pub(super) fn fail(
        &mut self,
        span: Span,
        kind: Kind,
        code: &'static str,
        candidates: Vec<String>,
        detail: Option<&'static str>,
    ) {
        self.note(span, kind, code, candidates, detail);
        self.report.left = true;
        if self.frames.len() <= 1 {
            self.report.main_left = true;
            self.report.open = None;
        }
        let depth = self.frames.len().saturating_sub(1);
        if let Some(frame) = self.frames.last_mut() {
            frame.failed = true;
            self.output.rollback(frame.mark);
        }
        self.layout.failed(depth);
    }
}
