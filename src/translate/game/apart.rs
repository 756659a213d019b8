//! A letter that stands alone and may be a mark of annotation or a man parted from its square: `1. d4 N f6`.

use super::{Layout, Walker};
use crate::Span;
use crate::board::Move;
use crate::diagnostic::Kind;
use crate::scan::{char_at, is_blank};
use crate::translate::choose::{Choice, Chooser};
use crate::translate::near;

/// Bytes that may part a man from its square, and bytes of what stands behind them that are looked at.
const GAP: usize = 64;
const AHEAD: usize = 64;

impl<L: Layout> Walker<'_, '_, L> {
    /// Takes the letter with what follows for a move, if that is legal. It is refused where what follows is another legal
    /// move by itself, or where more than a blank parts them: no reading is proved. None where the letter can only be a mark.
    pub(super) fn man_apart(&mut self, span: Span) -> Option<bool> {
        let frame = self.frames.last().filter(|frame| !frame.failed)?;
        let [letter] = span.of(self.text) else { return None };
        if !letter.is_ascii_alphabetic() || self.finished {
            return None;
        }
        let (position, births) = (frame.now(), frame.births());
        let behind = self.text.get(span.end..).unwrap_or_default();
        let gap = gap(behind);
        if gap == 0 {
            return None;
        }
        let rest = behind.get(gap..).unwrap_or_default();
        let mut joined = vec![*letter];
        joined.extend_from_slice(rest.get(..AHEAD).unwrap_or(rest));
        let read = |chooser: &mut Chooser, text: &[u8]| -> (Vec<Move>, usize) {
            match self.source.choose(chooser, text, position, births) {
                Choice::One(mv, candidate) => (vec![mv], candidate.len),
                Choice::Several(several) => {
                    let len = several.iter().map(|(_, candidate)| candidate.len).max().unwrap_or(0);
                    (several.into_iter().map(|(mv, _)| mv).collect(), len)
                }
                Choice::Illegal | Choice::Unreadable => (Vec::new(), 0),
            }
        };
        let (men, len) = read(&mut self.chooser, &joined);
        let (alone, _) = read(&mut self.chooser, rest);
        let token = self.text.get(span.start..).unwrap_or_default();
        let whole = self.source.choose(&mut self.chooser, token, position, births);
        let same = |moves: &[Move], mv: Move| moves.is_empty() || moves == [mv];
        if let Choice::One(mv, candidate) = whole
            && candidate.len > span.len()
            && same(&alone, mv)
            && same(&men, mv)
        {
            return Some(self.one(span.start, mv, candidate));
        }
        if men.is_empty() || len <= span.len() {
            return None;
        }
        let candidates = near::san_list(position, men.iter().chain(&alone));
        let end = span.end + gap + len - span.len();
        let open = (self.frames.len() <= 1 && !self.report.main_left).then_some(self.report.cost);
        self.fail(Span::new(span.start, end), Kind::Ambiguous, "M0204", candidates, None);
        self.report.open = self.report.open.or(open);
        self.scanner.at = end;
        Some(false)
    }
}

/// The length of what may part a letter from its square: blanks, ends of lines, and the bars and points of tables.
fn gap(text: &[u8]) -> usize {
    let mut at = 0;
    while let Some((c, len)) = text.get(at..).and_then(char_at)
        && at < GAP
        && (is_blank(c) || matches!(c, '|' | '.' | '\u{b7}'))
    {
        at += len;
    }
    at
}
