//! Tag pairs that matter for the moves.

use super::{AHEAD, AHEAD_FOR_GAME, Layout, Walker};
use crate::Span;
use crate::board::Position;
use crate::diagnostic::Kind;
use crate::translate::habits::Habits;

impl<L: Layout> Walker<'_, '_, L> {
    pub(super) fn tag(&mut self, span: Span) {
        let main = matches!(self.frames.as_slice(), [main] if main.plies > 0 || main.failed) || self.finished;
        if main || self.frames.len() > 1 {
            self.tagged_result = None;
            self.habits = Habits::default();
            self.budget = AHEAD.min(self.budget + AHEAD_FOR_GAME);
            self.next_game();
        }
        let text = span.of(self.text);
        if !matches!(text, [b'[', b'F' | b'f' | b'V' | b'v' | b'R' | b'r' | b' ', ..]) {
            return;
        }
        let Some((name, value)) = tag_pair(text) else { return };
        if name.eq_ignore_ascii_case(b"FEN") {
            let fen = String::from_utf8_lossy(value);
            match Position::from_fen_mended(&fen) {
                Ok((mut position, _)) => {
                    if let Some(frame) = self.frames.last_mut() {
                        if frame.now().is_chess960() {
                            position.set_chess960(true);
                        }
                        frame.set(position);
                        frame.mark = self.output.mark();
                    }
                }
                Err(_) => self.fail(span, Kind::Unreadable, "M0103", Vec::new(), Some("fen")),
            }
        } else if name.eq_ignore_ascii_case(b"Variant") {
            let lower = value.to_ascii_lowercase();
            if [&b"960"[..], b"fischer", b"freestyle"]
                .iter()
                .any(|part| memchr::memmem::find(&lower, part).is_some())
                && let Some(frame) = self.frames.last_mut()
            {
                let mut position = *frame.now();
                position.set_chess960(true);
                frame.set(position);
            }
        } else if name.eq_ignore_ascii_case(b"Result") {
            self.tagged_result = Some(span);
        }
    }
}

/// Name and value of a tag pair.
pub(crate) fn tag_pair(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let open = memchr::memchr(b'"', text)?;
    let close = memchr::memrchr(b'"', text)?;
    let name = text.get(1..open)?.trim_ascii();
    Some((name, text.get(open + 1..close.max(open + 1))?))
}
