//! Move numbers beside the board: a number may be left out, but one that gives the next half-move to the side that is
//! not to move says that a half-move is missing, or stands twice.

use super::{Layout, Walker};
use crate::Span;
use crate::board::Color;
use crate::diagnostic::{Kind, NOTED};
use crate::scan::pgn::Token;

impl<L: Layout> Walker<'_, '_, L> {
    /// Takes a number into account; where it contradicts the side to move, its line fails and this is true.
    ///
    /// Which number it is matters only where it stands before Black's move without three points: there the number of
    /// the move is given again (`1. e4 {…} 1. e5`), or half-moves are counted (`1. e4 2. e5 3. Nf3`). A number that is
    /// merely wrong says nothing about whose move it is.
    pub(super) fn contradicts(&mut self, number: u32, black: bool, span: Span) -> bool {
        let Some(frame) = self.frames.last().filter(|frame| !frame.failed) else { return false };
        let last = if frame.number > 0 { frame.number } else { frame.now().fullmove() };
        let wrong = match (frame.now().side(), black) {
            (Color::White, black) => black,
            (Color::Black, true) => false,
            (Color::Black, false) => {
                let counted = number > 3 && usize::try_from(number) == Ok(frame.plies + 1);
                frame.plies > 0 && number != last && !counted && !self.counts_half_moves(number, last)
            }
        };
        if wrong {
            self.fail(span, Kind::Conflict, "M0202", Vec::new(), None);
            return true;
        }
        // A layout that counts anew changes a number that is merely wrong, and that is told where the count goes wrong.
        let off = i64::from(number) - i64::from(frame.now().fullmove());
        if !L::PASSIVE && off != frame.off {
            self.note(span, Kind::Conflict, "M0209", Vec::new(), Some(NOTED));
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.number = number;
            frame.off = off;
        }
        false
    }

    /// Refuses a number that goes on where a result has ended the game before it: without tags or a first move nobody
    /// knows the position.
    pub(super) fn goes_on(&mut self, number: u32, span: Span) -> bool {
        let first = self.frames.last().map_or(1, |frame| frame.now().fullmove());
        if number > 1 && number != first {
            self.fail(span, Kind::Conflict, "M0209", Vec::new(), None);
            return true;
        }
        false
    }

    /// Whether each half-move has its own number here: the one before has, and so has the one behind.
    fn counts_half_moves(&self, number: u32, last: u32) -> bool {
        if number != last.saturating_add(1) {
            return false;
        }
        let mut ahead = self.scanner;
        let mut words = 0;
        while let Some((token, _)) = ahead.next_token() {
            match token {
                Token::Word if words == 0 => {
                    words = 1;
                    ahead.at += ahead.word_len();
                }
                Token::Number { number: Some(next), .. } => {
                    return words == 1 && next == number.saturating_add(1);
                }
                Token::Mark(_) | Token::Comment | Token::Line | Token::Filler => {}
                _ => return false,
            }
        }
        false
    }
}
