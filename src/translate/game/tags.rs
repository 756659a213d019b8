//! Tag pairs that matter for the moves.

use super::{AHEAD, AHEAD_FOR_GAME, Layout, Walker};
use crate::Span;
use crate::board::Position;
use crate::diagnostic::Kind;
use crate::locale::{Rules, rules};
use crate::scan::pgn::quote_len;
use crate::translate::frame::Frame;
use crate::translate::habits::Habits;

/// The code of a game that is played by other rules than those of chess.
pub(crate) const OTHER_RULES: &str = "M0105";

impl<L: Layout> Walker<'_, '_, L> {
    /// Whether a tag stands in the line behind the last one, so that it is of the same game.
    fn follows_tag(&self, span: Span) -> bool {
        let between = self.text.get(self.tagged..span.start).unwrap_or_default();
        self.tagged > 0
            && between.iter().all(u8::is_ascii_whitespace)
            && memchr::memchr_iter(b'\n', between).count() < 2
    }

    /// Whether a tag pair is the first of another game than what stands before it.
    pub(super) fn begins_game(&self, span: Span) -> bool {
        let failed = |main: &Frame| main.failed && !self.follows_tag(span);
        match self.frames.as_slice() {
            [main] => self.begun || main.plies > 0 || self.finished || failed(main),
            frames => self.finished || frames.len() > 1,
        }
    }

    pub(super) fn tag(&mut self, span: Span) {
        let another = self.begins_game(span);
        self.tagged = span.end;
        self.begun = false;
        if another {
            self.tagged_result = None;
            self.habits = Habits::default();
            self.budget = AHEAD.min(self.budget + AHEAD_FOR_GAME);
            self.next_game();
        }
        self.has_tags = true;
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
                // The position of a variant need not be one of chess.
                Err(_) if self.frames.last().is_some_and(|frame| frame.failed) => {}
                Err(_) => self.fail(span, Kind::Unreadable, "M0103", Vec::new(), Some("fen")),
            }
        } else if name.eq_ignore_ascii_case(b"Variant") {
            match rules(&String::from_utf8_lossy(value)) {
                Rules::Usual => {}
                Rules::Chess960 => {
                    if let Some(frame) = self.frames.last_mut() {
                        let mut position = *frame.now();
                        position.set_chess960(true);
                        frame.set(position);
                    }
                }
                Rules::Other => self.fail(span, Kind::Unreadable, OTHER_RULES, Vec::new(), None),
            }
        } else if name.eq_ignore_ascii_case(b"Result") {
            self.tagged_result = Some(span);
        }
    }
}

/// Name and value of a tag pair.
pub(crate) fn tag_pair(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let (open, close) = match (memchr::memchr(b'"', text), memchr::memrchr(b'"', text)) {
        (Some(open), Some(close)) => (open, close),
        _ => {
            let quotes = |at: &usize| quote_len(text.get(*at..).unwrap_or_default()).is_some();
            ((0..text.len()).find(quotes)?, (0..text.len()).rev().find(quotes)?)
        }
    };
    let value = open + quote_len(text.get(open..)?)?;
    Some((text.get(1..open)?.trim_ascii(), text.get(value..close.max(value))?))
}
