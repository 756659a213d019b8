//! What is said about moves that were mended, and about those that stay as they are.

use std::borrow::Cow;

use super::{Place, Prose, may_be};
use crate::Span;
use crate::board::{Color, Role};
use crate::diagnostic::{Diagnostic, Kind};
use crate::notation::{Candidate, Part, Readings, RepairSet};
use crate::translate::game::TOLD;
use crate::translate::target::Writer;

impl Prose<'_> {
    /// Reports what was mended to read a move.
    pub(super) fn mended(&mut self, text: &[u8], span: Span, repairs: RepairSet) {
        for name in repairs.names() {
            self.tell(text, span, Kind::Repaired, "M0301", Some(name), None);
        }
    }

    /// Reports what would be a move with a repair, and stays as it is.
    pub(super) fn report_doubt(&mut self, text: &[u8]) -> bool {
        let Some(doubt) = self.doubt.take() else { return false };
        self.report.left = true;
        let name = doubt.repairs.names().next();
        self.tell(text, doubt.span, Kind::Unreadable, "M0302", name, Some(doubt.at));
        true
    }

    /// Reports a move that is readable, would change, and stays as it is.
    pub(super) fn report_left(&mut self, text: &[u8], at: usize, word: &[u8], counted: bool) {
        if self.report_doubt(text) {
            return;
        }
        let mut readings = Readings::new();
        self.source.notation().read(word, Color::White, &mut readings);
        let whole = |candidate: &&Candidate| {
            (candidate.reading.cost == 0 || counted)
                && candidate.parts.get(Part::ToRank).is_some()
                && candidate.parts.get(Part::Piece).is_some()
                && may_be(self.source.algebraic, self.source.numeric, candidate, word, Place::Mention)
        };
        let Some(candidate) = readings.as_slice().iter().filter(whole).max_by_key(|c| c.len) else { return };
        let role = Role::ALL.into_iter().find(|role| candidate.reading.roles.has(*role));
        if let (Some(role), Some(letters), Some(target)) = (role, self.source.letters(), self.target)
            && let Writer::Algebraic(writer) = &target.writer
            && letters.man(true, role) == writer.letters().man(true, role)
        {
            return;
        }
        let span = Span::new(at, at + candidate.len);
        self.report.left = true;
        self.note(text, span, Kind::Illegal, "M0201", Vec::new());
    }

    pub(super) fn note(
        &mut self,
        text: &[u8],
        span: Span,
        kind: Kind,
        code: &'static str,
        candidates: Vec<String>,
    ) {
        self.report.left = true;
        self.tell(text, span, kind, code, None, None);
        if let Some(last) = self.report.diagnostics.last_mut().filter(|last| last.span == span) {
            last.candidates = candidates;
        }
    }

    pub(super) fn tell(
        &mut self,
        text: &[u8],
        span: Span,
        kind: Kind,
        code: &'static str,
        detail: Option<&'static str>,
        at: Option<(u32, bool)>,
    ) {
        // Memory must stay bounded, whatever the text is.
        if self.report.diagnostics.len() >= TOLD {
            return;
        }
        let found = String::from_utf8_lossy(span.of(text)).into_owned();
        let (candidates, detail) = (Vec::new(), detail.map(Cow::Borrowed));
        self.report.diagnostics.push(Diagnostic { kind, code, span, found, candidates, detail, at });
    }
}
