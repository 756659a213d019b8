//! What is said about moves that were mended, and about those that stay as they are.

use std::borrow::Cow;

use super::{Place, Prose, may_be};
use crate::Span;
use crate::board::{CastleSet, Color, Role, RoleSet};
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

    /// Reports a move that stays as it is: one that is readable and would change, or in a line of moves one that has
    /// the form of a move and is none in this notation, `4. Nf9`.
    pub(super) fn report_left(&mut self, text: &[u8], at: usize, word: &[u8], counted: bool) {
        if self.report_doubt(text) {
            return;
        }
        let mut readings = Readings::new();
        self.source.notation().read(word, Color::White, &mut readings);
        if readings.as_slice().is_empty() {
            return self.report_unread(text, at, word);
        }
        let certain = |candidate: &&Candidate| self.is_certain(candidate, word, counted);
        let Some(candidate) = readings.as_slice().iter().filter(certain).max_by_key(|c| c.len) else {
            return;
        };
        if !self.would_change(candidate) {
            return;
        }
        let span = Span::new(at, at + candidate.len);
        self.broken = true;
        self.note(text, span, Kind::Illegal, "M0201", Vec::new());
    }

    /// Reports a word in the place of a move that has the form of one and cannot be read.
    pub(super) fn report_unread(&mut self, text: &[u8], at: usize, word: &[u8]) {
        if let Some(len) = form_of_a_move(word).filter(|_| !self.is_comment) {
            self.broken = true;
            self.note(text, Span::new(at, at + len), Kind::Unreadable, "M0101", Vec::new());
        }
    }

    /// Whether a word that no position allows is a move all the same: it names a man, a capture, a promotion, a
    /// check or castling, or it is a square behind a number.
    fn is_certain(&self, candidate: &Candidate, word: &[u8], counted: bool) -> bool {
        let source = self.source;
        let place = if counted && !source.algebraic { Place::Numbered } else { Place::Mention };
        let among_words = may_be(source.algebraic, source.numeric, candidate, word, place);
        if !source.algebraic {
            return candidate.reading.cost == 0 && among_words;
        }
        let exact = candidate.reading.cost == 0;
        let square = candidate.parts.get(Part::ToRank).is_some();
        let castling = !candidate.reading.castle.has(CastleSet::NORMAL);
        if among_words {
            return (exact || counted) && square || exact && castling;
        }
        exact && counted && square
    }

    /// Whether the target writes a move of this kind otherwise, its marks aside.
    fn would_change(&self, candidate: &Candidate) -> bool {
        let Some(target) = self.target else { return true };
        let (Some(letters), Writer::Algebraic(writer)) = (self.source.letters(), &target.writer) else {
            return true;
        };
        let new = writer.letters();
        let differs = |roles: RoleSet| {
            let mut roles = Role::ALL.into_iter().filter(|role| roles.has(*role));
            roles.any(|role| letters.man(true, role) != new.man(true, role))
        };
        let (reading, parts) = (&candidate.reading, &candidate.parts);
        let squares = parts.get(Part::ToRank).is_some();
        let named = |part: Part, roles: RoleSet| parts.get(part).is_some() && differs(roles);
        let signs = [Part::Capture, Part::Check, Part::Promotion, Part::EnPassant];
        let marked = !squares || signs.into_iter().any(|sign| parts.get(sign).is_some());
        target.normalise && marked
            || self.source.long != writer.is_long()
            || squares && (letters.files != new.files || letters.ranks != new.ranks)
            || named(Part::Piece, reading.roles)
            || named(Part::Taken, reading.taken)
            || named(Part::Promotion, reading.promotion)
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

/// The length of a word that has the form of a man's move: a capital, and a file and a figure at its end.
fn form_of_a_move(word: &[u8]) -> Option<usize> {
    const LONGEST: usize = 8;
    let end =
        word.iter().position(|byte| !(byte.is_ascii_alphanumeric() || *byte >= 0x80)).unwrap_or(word.len());
    let token = std::str::from_utf8(word.get(..end)?).ok()?;
    let capital = token.chars().next().is_some_and(char::is_uppercase);
    let arrives = matches!(token.as_bytes(), [.., b'a'..=b'h', b'0'..=b'9']);
    let figures = token.bytes().filter(u8::is_ascii_digit).count();
    (capital && arrives && figures < 3 && token.chars().count() <= LONGEST).then_some(end)
}
