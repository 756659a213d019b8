//! One token against one position: the cheapest readings that are legal.

use crate::board::{Births, Check, Move, Position, Role};
use crate::notation::{Candidate, Notation, Part, Readings, Repair};

/// What the board makes of a token.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Choice {
    /// No move begins here.
    #[default]
    Unreadable,
    /// It reads as a move, and none that is legal.
    Illegal,
    /// One legal move.
    One(Move, Candidate),
    /// Several, equally near to what is written.
    Several(Vec<(Move, Candidate)>),
}

/// Reads tokens with one notation; holds the buffers that are used again for each.
#[derive(Debug, Default)]
pub struct Chooser {
    readings: Readings,
    moves: Vec<Move>,
}

impl Chooser {
    /// Reads the move at the start of `text` and keeps the legal moves of the lowest cost.
    ///
    /// Where several candidates give the same move, the longest counts, `Nf3 ch` before `Nf3`; then the usual
    /// order: `\u{648}2\u{648}` is both queen and square, and square and queen.
    pub fn choose(
        &mut self,
        notation: &dyn Notation,
        text: &[u8],
        position: &Position,
        births: Option<&Births>,
    ) -> Choice {
        self.choose_where(notation, text, position, births, |_| true)
    }

    /// [`Self::choose`] among the candidates that `keep` lets pass.
    pub fn choose_where(
        &mut self,
        notation: &dyn Notation,
        text: &[u8],
        position: &Position,
        births: Option<&Births>,
        keep: impl Fn(&Candidate) -> bool,
    ) -> Choice {
        self.readings.clear();
        notation.read(text, position.side(), &mut self.readings);
        if self.readings.is_empty() {
            return Choice::Unreadable;
        }
        let mut best: Vec<(Move, Candidate)> = Vec::new();
        let mut cost = u8::MAX;
        for candidate in self.readings.as_slice().iter().filter(|candidate| keep(candidate)) {
            if candidate.reading.cost > cost {
                continue;
            }
            self.moves.clear();
            position.resolve(&candidate.reading, births, &mut self.moves);
            if self.moves.is_empty() {
                continue;
            }
            if candidate.reading.cost < cost {
                cost = candidate.reading.cost;
                best.clear();
            }
            for mv in &self.moves {
                match best.iter_mut().find(|(known, _)| known == mv) {
                    Some((_, old)) if rank(mv, old) < rank(mv, candidate) => *old = *candidate,
                    Some(_) => {}
                    None => best.push((*mv, *candidate)),
                }
            }
        }
        if !best.is_empty() {
            self.doubts(position, births, cost, &keep, &mut best);
        }
        // In algebraic notation a sign of check tells no two men of a kind apart (PGN standard, 8.2.3.4); it may tell
        // what a letter means.
        if best.len() > 1 && !(notation.shape().algebraic && alike(&best)) {
            let all = best.clone();
            by_check_sign(text, position, &mut best);
            // A sign of check may speak against what is in doubt, not for it.
            if best.iter().all(|(_, candidate)| candidate.repairs.has(Repair::HalfSquare)) {
                best = all;
            }
        }
        match best.as_slice() {
            [] => Choice::Illegal,
            [(mv, candidate)] => Choice::One(*mv, *candidate),
            _ => Choice::Several(best),
        }
    }

    /// Adds what puts slips of a cost in doubt.
    fn doubts(
        &mut self,
        position: &Position,
        births: Option<&Births>,
        cost: u8,
        keep: impl Fn(&Candidate) -> bool,
        best: &mut Vec<(Move, Candidate)>,
    ) {
        for candidate in self.readings.doubts().iter().filter(|candidate| keep(candidate)) {
            if candidate.reading.cost > cost {
                continue;
            }
            self.moves.clear();
            position.resolve(&candidate.reading, births, &mut self.moves);
            for mv in &self.moves {
                if best.iter().all(|(known, _)| known != mv) {
                    best.push((*mv, *candidate));
                }
            }
        }
    }

    /// The legal moves that the last token may be too, at a cost one above that of the moves that were chosen: a side
    /// by place where one by origin was found, a check without its sign.
    pub(super) fn beside(
        &mut self,
        position: &Position,
        births: Option<&Births>,
        chosen: &[(Move, Candidate)],
        keep: impl Fn(&Candidate) -> bool,
    ) -> Vec<(Move, Candidate)> {
        let mut out: Vec<(Move, Candidate)> = Vec::new();
        let Some((_, first)) = chosen.first() else { return out };
        let wanted = |candidate: &&Candidate| {
            candidate.reading.cost == first.reading.cost + 1
                && candidate.len == first.len
                && candidate.repairs == first.repairs
                && keep(candidate)
        };
        for candidate in self.readings.as_slice().iter().filter(wanted) {
            self.moves.clear();
            position.resolve(&candidate.reading, births, &mut self.moves);
            for mv in &self.moves {
                if chosen.iter().chain(&out).all(|(known, _)| known != mv) {
                    out.push((*mv, *candidate));
                }
            }
        }
        out
    }

    /// Every way to read the last token, legal or not.
    #[must_use]
    pub fn readings(&self) -> &Readings {
        &self.readings
    }
}

/// A pawn is best read without a letter, any other man with its letter in front.
fn rank(mv: &Move, candidate: &Candidate) -> (usize, bool) {
    let letter = candidate.parts.get(Part::Piece).map(|(start, _)| start);
    (candidate.len, letter == if mv.role == Role::Pawn { None } else { Some(0) })
}

/// Whether all moves are those of men of one kind to one square.
fn alike(moves: &[(Move, Candidate)]) -> bool {
    moves.windows(2).all(|pair| matches!(pair, [(a, _), (b, _)] if (a.role, a.to) == (b.role, b.to)))
}

/// Of several moves that fit, keeps those that do what a check sign says, if there are any: a sign may be left out
/// and never makes a move illegal, but where one stands it speaks for the move that gives check or mate.
fn by_check_sign(text: &[u8], position: &Position, moves: &mut Vec<(Move, Candidate)>) {
    let sign = |candidate: &Candidate| {
        let (start, end) = candidate.parts.get(Part::Check)?;
        text.get(start..end)
    };
    let mate = |sign: &[u8]| sign.contains(&b'#') || sign.starts_with("\u{2021}".as_bytes());
    let doubled = |sign: &[u8]| sign == b"++" || sign == "\u{2020}\u{2020}".as_bytes();
    let fits = |(mv, candidate): &(Move, Candidate)| match sign(candidate) {
        Some(sign) if mate(sign) => position.gives_mate(mv),
        // Two signs stand for mate or for double check, never for a plain one.
        Some(sign) if doubled(sign) => position.gives_mate(mv) || position.check_after(mv) == Check::Double,
        Some(_) => position.check_after(mv) != Check::None,
        None => true,
    };
    if moves.iter().any(|one| sign(&one.1).is_some()) && moves.iter().any(fits) {
        moves.retain(fits);
    }
}
