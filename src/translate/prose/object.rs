//! Moves with something in them that is no text, a picture or a macro, and that may be a man.

use super::{Line, Place, Prose, may_be};
use crate::Span;
use crate::board::{CastleSet, Color};
use crate::diagnostic::Kind;
use crate::notation::{Part, Readings};
use crate::scan::prose::{OBJECT, Scanner};

impl Prose<'_> {
    /// A move with a thing in it that is no text and may be a man (a picture, a macro): it is left, and what
    /// follows it in the line is read no more, since nobody knows the position. False where there is none.
    pub(super) fn object(
        &mut self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        number: Option<(u32, usize)>,
        word: &[u8],
    ) -> bool {
        let chunk = word.iter().position(u8::is_ascii_whitespace).unwrap_or(word.len());
        let sign = OBJECT.len_utf8();
        let mut buffer = [0; 4];
        let object = OBJECT.encode_utf8(&mut buffer).as_bytes();
        let Some(first) = word.get(..chunk).and_then(|chunk| memchr::memmem::find(chunk, object)) else {
            return false;
        };
        let counted = number.is_some_and(|(_, points)| points > 0);
        let in_line = counted || self.joined;
        // The text without such things, as if they were nothing.
        let mut bare: Vec<u8> = word.get(..first).unwrap_or_default().to_vec();
        let mut rest = word.get(first..).unwrap_or_default();
        while let Some(at) = memchr::memmem::find(rest, object) {
            bare.extend_from_slice(rest.get(..at).unwrap_or_default());
            rest = rest.get(at + sign..).unwrap_or_default();
        }
        let blank = usize::from(first == 0 && in_line && rest.first() == Some(&b' '));
        bare.extend_from_slice(rest.get(blank..).unwrap_or_default());
        let mut readings = Readings::new();
        self.source.notation().read(&bare, Color::White, &mut readings);
        let place = if in_line { Place::Numbered } else { Place::Line };
        let crossing = readings.as_slice().iter().filter(|candidate| {
            candidate.len > first
                && candidate.reading.cost <= 2
                && may_be(self.source.algebraic, self.source.numeric, candidate, &bare, place)
                // A picture beside a whole move is an ornament.
                && (first > 0
                    || self.source.algebraic
                        && candidate.reading.castle.has(CastleSet::NORMAL)
                        && candidate.parts.get(Part::Piece).is_none())
        });
        let crossing = crossing.map(|candidate| candidate.len).max();
        let whole = first == 0
            && readings
                .as_slice()
                .iter()
                .any(|candidate| candidate.reading.cost == 0 && candidate.parts.get(Part::Piece).is_some());
        match crossing.filter(|_| !whole) {
            Some(_) => {
                let at = scanner.at;
                scanner.skip_chunk();
                if blank > 0 {
                    scanner.skip_chunk();
                }
                let mut end = scanner.at;
                while end > at + 1
                    && text.get(end - 1).is_some_and(|b| matches!(b, b'.' | b',' | b';' | b')'))
                {
                    end -= 1;
                }
                scanner.at = end;
                self.note(text, Span::new(at, end), Kind::Unreadable, "M0101", Vec::new());
                if in_line {
                    self.line = Line::default();
                    self.aside = None;
                }
                self.joined = false;
                true
            }
            None if first == 0 => {
                scanner.at += sign;
                self.number = number;
                true
            }
            None => false,
        }
    }
}
