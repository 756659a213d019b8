//! From what was understood of a sentence to what the move may be.

use super::Parser;
use crate::board::{CastleSet, Reading, Role, RoleSet, Square, SquareSet};
use crate::notation::{Candidate, Readings};
use crate::words::state::State;

/// Where it is said what a pawn becomes, its square alone is not all that is said.
pub(super) fn without_lost_promotions(out: &mut Readings) {
    let open = |one: &Candidate| one.reading.promotion == Reading::ANY.promotion;
    let said: Vec<Candidate> = out.as_slice().iter().filter(|one| !open(one)).copied().collect();
    if said.is_empty() {
        return;
    }
    let goes_on = |one: &Candidate, other: &Candidate| {
        let (reading, promoted) = (one.reading, other.reading);
        other.len > one.len
            && reading.roles == RoleSet::of(Role::Pawn)
            && (reading.taken == RoleSet::ANY || reading.taken == promoted.taken)
            && promoted == Reading { promotion: promoted.promotion, taken: promoted.taken, ..reading }
    };
    out.retain(|one| !open(one) || !said.iter().any(|other| goes_on(one, other)));
}

impl Parser<'_> {
    /// Puts down a reading of the words so far.
    pub(super) fn emit(&mut self, state: &State) {
        self.found = true;
        let mut reading = Reading { cost: state.cost, ..Reading::ANY };
        if let Some(set) = state.castle {
            reading = Reading { cost: state.cost, ..Reading::castling(set) };
        } else if state.null {
            reading.castle = CastleSet::NULL;
        } else {
            let way = state.way().unwrap_or_default();
            // `knight takes pawn`: what names the square is meant, where both are understood.
            if state.count == 0 {
                reading.cost = reading.cost.saturating_add(2);
            }
            let whole = way.from_file.is_some() && way.from_rank.is_some();
            reading.roles = match state.piece {
                Some(role) => RoleSet::of(role),
                None if whole => RoleSet::ROLES,
                None => RoleSet::of(Role::Pawn),
            };
            reading.roles = RoleSet(reading.roles.0 & !state.barred.0);
            if reading.roles == RoleSet::EMPTY {
                return;
            }
            reading.from = squares(way.from_file, way.from_rank);
            reading.to = squares(way.file, way.rank);
            reading.taken = match (state.victim, state.takes) {
                (Some(role), _) => RoleSet::of(role),
                (None, Some(_)) => RoleSet::ROLES,
                (None, None) => RoleSet::ANY,
            };
            if let Some(role) = state.promotion {
                reading.promotion = RoleSet::of(role);
            }
            if state.en_passant {
                reading.castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
            } else if self.lexicon.castles_plainly && state.piece == Some(Role::King) && state.takes.is_none()
            {
                reading.castle = CastleSet::NORMAL.or(CastleSet::SHORT).or(CastleSet::LONG);
            }
        }
        self.out.push(Candidate {
            reading,
            len: self.normal.end(state.pos),
            parts: state.parts,
            repairs: state.repairs,
        });
    }
}

fn squares(file: Option<u8>, rank: Option<u8>) -> SquareSet {
    match (file, rank) {
        (Some(file), Some(rank)) => SquareSet::of(Square::at(file, rank)),
        (Some(file), None) => SquareSet::file(file),
        (None, Some(rank)) => SquareSet::rank(rank),
        (None, None) => SquareSet::ALL,
    }
}
