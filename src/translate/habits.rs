//! How a text writes what can be left out: signs of capture and check, the pawn's letter, the order.
//!
//! And which letter a man has, where a language knows two. A writer keeps to one way throughout. Where two games fit a text and one of them would have it written in two
//! ways, or with a sign for a check that is none, the other one was meant.

use crate::board::{Color, Move, MoveKind, Position, Role};
use crate::notation::algebraic::disambiguation;
use crate::notation::{Candidate, Part, Parts};

/// What was seen in a line of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Habits {
    /// A bit each; the even bits and the odd bits above them are opposites.
    seen: u16,
    /// The letters of White's and Black's men, as far as four bytes tell them apart.
    letters: [[u32; 6]; 2],
    /// How many moves they were seen in, as far as it matters.
    moves: u8,
}

/// Fewer moves show no habit.
const ENOUGH: u8 = 8;

const CHECK: u16 = 1;
const CAPTURE: u16 = 1 << 2;
const PAWN_CAPTURE: u16 = 1 << 4;
const PAWN_LETTER: u16 = 1 << 6;
/// The man's letter behind the square.
const MAN_LAST: u16 = 1 << 8;
const RANK_FIRST: u16 = 1 << 10;
/// Something that no way of writing has.
const FAULT: u16 = 1 << 12;
const PRESENT: u16 = CHECK | CAPTURE | PAWN_CAPTURE | PAWN_LETTER | MAN_LAST | RANK_FIRST;

impl Habits {
    /// Adds what one move shows; `text` begins with it.
    pub(super) fn note(
        &mut self,
        text: &[u8],
        candidate: &Candidate,
        mv: &Move,
        before: &Position,
        after: &Position,
    ) {
        self.moves = self.moves.saturating_add(1).min(ENOUGH);
        let parts = &candidate.parts;
        let has = |part| parts.get(part).is_some();
        self.sign(CHECK, after.is_check(), has(Part::Check));
        if has(Part::Check) && (!after.is_check() || mate_sign(text, parts) && !after.is_checkmate()) {
            self.seen |= FAULT;
        }
        if !matches!(mv.kind, MoveKind::Normal | MoveKind::EnPassant) {
            return;
        }
        let (pawn, takes) = (mv.role == Role::Pawn, mv.taken.is_some());
        self.sign(if pawn { PAWN_CAPTURE } else { CAPTURE }, takes, has(Part::Capture));
        self.sign(PAWN_LETTER, pawn, has(Part::Piece));
        self.letter(text, parts, mv, before);
        let place = |part| parts.get(part).map(|(start, _)| start);
        if let (Some(man), Some(file)) = (place(Part::Piece), place(Part::ToFile)) {
            self.sign(MAN_LAST, true, man > file);
        }
        if let (Some(file), Some(rank)) = (place(Part::ToFile), place(Part::ToRank)) {
            self.sign(RANK_FIRST, true, rank < file);
        }
        let needed = if pawn { (takes, false) } else { disambiguation(before.rivals(mv), mv) };
        if (has(Part::FromFile), has(Part::FromRank)) != needed && !(pawn && has(Part::Piece)) {
            self.seen |= FAULT;
        }
    }

    fn letter(&mut self, text: &[u8], parts: &Parts, mv: &Move, before: &Position) {
        let letter = parts.get(Part::Piece).and_then(|(start, end)| text.get(start..end));
        let Some(letter) = letter else { return };
        let code = letter.iter().take(4).fold(0, |code: u32, byte| code << 8 | u32::from(*byte));
        let side = usize::from(before.side() == Color::Black);
        let Some(known) = self.letters.get_mut(side).and_then(|men| men.get_mut(mv.role as usize)) else {
            return;
        };
        if *known != 0 && *known != code {
            self.seen |= FAULT;
        }
        *known = code;
    }

    fn sign(&mut self, sign: u16, due: bool, written: bool) {
        if due {
            self.seen |= if written { sign } else { sign << 1 };
        }
    }

    /// Whether all that was seen can come from one writer.
    pub(super) fn agree(&self) -> bool {
        self.seen & FAULT == 0 && self.seen & (self.seen >> 1) & PRESENT == 0
    }

    /// Whether enough was seen for that to mean something.
    pub(super) fn known(&self) -> bool {
        self.moves >= ENOUGH
    }
}

fn mate_sign(text: &[u8], parts: &Parts) -> bool {
    let sign = parts.get(Part::Check).and_then(|(start, end)| text.get(start..end)).unwrap_or_default();
    sign.contains(&b'#') || sign.starts_with("\u{2021}".as_bytes())
}
