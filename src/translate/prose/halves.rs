//! Long moves with blanks around their dash, `Sf3 – e5`, whose halves are no moves of their own.
//!
//! A game may set White's and Black's move so too, `1. Sf3 – d5`. A man's square is then the first half only where the
//! second is a move that the other side can make in reply; where it is not, a long move is misprinted or of another
//! position, and half of it would be another move.

use super::{Hit, Place, Prose};
use crate::board::{Role, SquareSet};
use crate::notation::{Candidate, Part, Readings};
use crate::scan::is_dash;

/// A long move with blanks inside that stands in the text.
#[derive(Clone, Copy)]
struct Whole {
    len: usize,
    /// Where the first of its squares ends.
    half: usize,
    to: SquareSet,
}

impl Prose<'_> {
    /// Takes the readings away that are half of a long move with blanks inside.
    pub(super) fn heed_halves(&self, hits: &mut Vec<Hit>, word: &[u8], place: Place) {
        let Some(whole) = self.whole(word) else { return };
        hits.retain(|hit| {
            let end = hit.candidate.parts.get(Part::ToRank).map_or(0, |(_, end)| end);
            end > whole.half || place != Place::Mention && is_answered(hit, whole.to)
        });
    }

    /// How far the word reaches if it is a long move with blanks inside.
    pub(super) fn whole_len(&self, word: &[u8]) -> Option<usize> {
        self.whole(word).map(|whole| whole.len)
    }

    fn whole(&self, word: &[u8]) -> Option<Whole> {
        if !self.source.algebraic || !has_spaced_dash(word) {
            return None;
        }
        let mut readings = Readings::new();
        self.source.notation().read(word, crate::board::Color::White, &mut readings);
        readings
            .as_slice()
            .iter()
            .filter_map(|candidate| spaced(candidate, word))
            .max_by_key(|whole| whole.len)
    }
}

/// Whether a blank and a dash follow within the length of a man's letter and its square.
fn has_spaced_dash(word: &[u8]) -> bool {
    let head = word.get(..word.len().min(16)).unwrap_or_default();
    let Some(blank) = head.iter().position(|byte| *byte == b' ') else { return false };
    let behind = word.get(blank + 1..word.len().min(blank + 5)).unwrap_or_default();
    String::from_utf8_lossy(behind).chars().next().is_some_and(is_dash)
}

fn spaced(candidate: &Candidate, word: &[u8]) -> Option<Whole> {
    let parts = &candidate.parts;
    let (_, half) = parts.get(Part::FromRank)?;
    let (next, _) = parts.get(Part::ToFile)?;
    parts.get(Part::ToRank)?;
    // A man's letter before the second square begins a move of its own: `Sf3 – Sc6`.
    let between = std::str::from_utf8(word.get(half..next)?).ok()?;
    let apart = between.starts_with(' ') && between.chars().all(|c| c == ' ' || is_dash(c));
    apart.then_some(Whole { len: candidate.len, half, to: candidate.reading.to })
}

/// Whether a pawn of the other side can go to such a square in reply.
fn is_answered(hit: &Hit, to: SquareSet) -> bool {
    let mut moves = Vec::new();
    hit.context.after(&hit.mv).position.legal_moves(&mut moves);
    moves.iter().any(|mv| mv.role == Role::Pawn && to.has(mv.to))
}
