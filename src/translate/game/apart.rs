//! A letter that stands alone and may be a mark of annotation or a man parted from its square: `1. d4 N f6`.

use super::{Layout, Walker};
use crate::Span;
use crate::diagnostic::Kind;
use crate::translate::choose::{Choice, Chooser};
use crate::translate::near;

impl<L: Layout> Walker<'_, '_, L> {
    /// Takes the letter with what follows for a move, if that is legal. It is refused where what follows is legal by
    /// itself too: neither reading is proved. None where the letter can only be a mark.
    pub(super) fn man_apart(&mut self, span: Span) -> Option<bool> {
        let frame = self.frames.last().filter(|frame| !frame.failed)?;
        let [letter] = span.of(self.text) else { return None };
        if !letter.is_ascii_alphabetic() || self.finished {
            return None;
        }
        let (position, births) = (frame.now(), frame.births());
        let read = |chooser: &mut Chooser, at: usize| {
            self.source.choose(chooser, self.text.get(at..).unwrap_or_default(), position, births)
        };
        let Choice::One(mv, candidate) = read(&mut self.chooser, span.start) else { return None };
        if candidate.len <= span.len() {
            return None;
        }
        let behind = self.text.get(span.end..).unwrap_or_default();
        let blank = behind.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let others = match read(&mut self.chooser, span.end + blank) {
            Choice::One(other, _) => vec![other],
            Choice::Several(several) => several.into_iter().map(|(other, _)| other).collect(),
            Choice::Illegal | Choice::Unreadable => return Some(self.one(span.start, mv, candidate)),
        };
        let candidates = near::san_list(position, std::iter::once(&mv).chain(&others));
        let end = span.start + candidate.len;
        let open = (self.frames.len() <= 1 && !self.report.main_left).then_some(self.report.cost);
        self.fail(Span::new(span.start, end), Kind::Ambiguous, "M0204", candidates, None);
        self.report.open = self.report.open.or(open);
        self.scanner.at = end;
        Some(false)
    }
}
