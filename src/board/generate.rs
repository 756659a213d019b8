//! All legal moves, man by man.
//!
//! Ours and not the crate's generator, which writes past an array when a side has many men and offers an en
//! passant capture that leaves a check standing; the tests hold the two against each other.

use super::find::pawn_goals;
use super::tables::{attacks, line, pawn_attacks};
use super::{Move, MoveKind, Position, Reading, Role, RoleSet, Square, SquareSet};

impl Position {
    /// Adds every legal move, castling included, null moves not.
    pub fn legal_moves(&self, out: &mut Vec<Move>) {
        self.moves_within(&Reading::ANY, out);
        out.extend([true, false].into_iter().filter_map(|short| self.castle(short)));
    }

    /// Whether there is any legal move.
    pub(super) fn has_legal_move(&self) -> bool {
        let side = self.side();
        // The king first, a step at a time: out of check it is the one that most often can.
        let king = self.king(side);
        let open = SquareSet::ALL.without(self.color(side));
        let rest = self.occupied().without(SquareSet::of(king));
        if attacks(Role::King, king, rest).and(open).any(|to| !self.attacked(to, rest)) {
            return true;
        }
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        roles.into_iter().any(|role| self.men(side, role).any(|from| !self.goals(role, from).is_empty()))
            || self.castle(true).is_some()
            || self.castle(false).is_some()
    }

    /// Adds the legal moves, castling left aside, whose squares, roles, taken men and promotions fit.
    pub(super) fn moves_within(&self, reading: &Reading, out: &mut Vec<Move>) {
        let side = self.side();
        for role in roles(reading.roles) {
            for from in self.men(side, role).and(reading.from) {
                for to in self.goals(role, from).and(reading.to) {
                    self.push_fitting(self.complete(role, from, to, None), reading, out);
                }
            }
        }
    }

    /// Adds the move, or each of its promotions, if what it takes and becomes fits.
    pub(super) fn push_fitting(&self, mv: Move, reading: &Reading, out: &mut Vec<Move>) {
        let only_passing = reading.castle.has(super::CastleSet::EN_PASSANT_ONLY);
        if !reading.taken.has_option(mv.taken) || only_passing && mv.kind != MoveKind::EnPassant {
            return;
        }
        if mv.role == Role::Pawn && matches!(mv.to.rank(), 0 | 7) {
            let fitting = Role::PROMOTIONS.into_iter().filter(|&role| reading.promotion.has(role));
            out.extend(fitting.map(|role| Move { promotion: Some(role), ..mv }));
        } else if reading.promotion.has_option(None) {
            out.push(mv);
        }
    }

    /// Where the man of `role` on `from`, of the side to move, may legally go, castling left aside.
    fn goals(&self, role: Role, from: Square) -> SquareSet {
        let side = self.side();
        let occupied = self.occupied();
        let open = SquareSet::ALL.without(self.color(side));
        if role == Role::King {
            let rest = occupied.without(SquareSet::of(from));
            let mut safe = attacks(Role::King, from, occupied).and(open);
            for to in safe {
                if self.attacked(to, rest) {
                    safe = safe.without(SquareSet::of(to));
                }
            }
            return safe;
        }
        let reach = match role {
            Role::Pawn => pawn_goals(side, from, occupied),
            _ => attacks(role, from, occupied),
        };
        let mut goals = reach.and(open);
        if self.is_check() {
            goals = if self.pinned().has(from) { SquareSet::EMPTY } else { goals.and(self.answers()) };
        } else if self.pinned().has(from) {
            goals = goals.and(line(self.king(side), from));
        }
        if let (Role::Pawn, Some(passed)) = (role, self.passed)
            && pawn_attacks(side, from).has(passed)
            && self.en_passant_is_legal(from, passed)
        {
            goals = goals.or(SquareSet::of(passed));
        }
        goals
    }
}

/// The roles of a set.
#[inline]
pub(super) fn roles(set: RoleSet) -> impl Iterator<Item = Role> {
    let mut bits = set.and(RoleSet::ROLES).0;
    std::iter::from_fn(move || {
        let role = Role::ALL.get(bits.trailing_zeros() as usize).copied()?;
        bits &= bits - 1;
        Some(role)
    })
}
