//! One move from a role and a goal, by looking from the goal back at the men that may come.
//!
//! No list of moves is made: the men that reach a square are one look-up, and pins and checks are sets that the
//! board already holds.

use super::moves::relative_rank;
use super::tables::{attackers, attacks, between, forward, line, pawn_attacks};
use super::{Color, Move, MoveKind, Position, Role, Square, SquareSet};

/// What [`Position::find`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// No legal move.
    None,
    /// The only legal move.
    One(Move),
    /// Two or more.
    Many,
}

impl Position {
    /// The legal move of a man of `role` from a square of `from` to `to`, castling left aside. A pawn that
    /// reaches the last rank must have its `promotion`, and nothing else may have one.
    #[must_use]
    pub fn find(&self, role: Role, to: Square, from: SquareSet, promotion: Option<Role>) -> Found {
        let promotes = role == Role::Pawn && to.rank() == relative_rank(self.side(), 7);
        if promotion.is_some() != promotes || matches!(promotion, Some(Role::Pawn | Role::King)) {
            return Found::None;
        }
        let men = self.legal_sources(role, to, from);
        let Some(man) = men.first() else { return Found::None };
        if men.0 & (men.0 - 1) != 0 {
            return Found::Many;
        }
        Found::One(self.complete(role, man, to, promotion))
    }

    /// [`Self::find`], with the squares of the other men of the role that may legally go there too, as
    /// [`Self::rivals`] gives them for all but pawns: one look-up serves reading and writing.
    #[inline]
    #[must_use]
    pub fn find_among(
        &self,
        role: Role,
        to: Square,
        from: SquareSet,
        promotion: Option<Role>,
    ) -> (Found, SquareSet) {
        if matches!(role, Role::Pawn | Role::King) || promotion.is_some() {
            // Neither is ever told from others by its square of departure in short notation.
            return (self.find(role, to, from, promotion), SquareSet::EMPTY);
        }
        match self.find_piece(role, to, from) {
            Ok((mv, rivals)) => (Found::One(mv), rivals),
            Err(found) => (found, SquareSet::EMPTY),
        }
    }

    /// [`Self::find_among`] for a knight, bishop, rook or queen; in one piece with its caller, so that the parts
    /// of the move stay in registers.
    #[inline(always)]
    pub(crate) fn find_piece(
        &self,
        role: Role,
        to: Square,
        from: SquareSet,
    ) -> Result<(Move, SquareSet), Found> {
        let side = self.side();
        if self.color(side).has(to) {
            return Err(Found::None);
        }
        let all = self.unbound(attackers(role, to, self.men(side, role), self.occupied()), to);
        let men = all.and(from);
        let Some(man) = men.first() else { return Err(Found::None) };
        if men.0 & (men.0 - 1) != 0 {
            return Err(Found::Many);
        }
        let taken = if self.occupied().has(to) { self.role_at(to) } else { None };
        let kind = MoveKind::Normal;
        Ok((Move { from: man, to, role, taken, promotion: None, kind }, all.without(men)))
    }

    /// The only pawn's move to `to`, short of the last rank, from a square of `from`, as [`Self::find`].
    #[inline(always)]
    pub(crate) fn find_pawn(&self, to: Square, from: SquareSet) -> Option<Move> {
        if matches!(to.rank(), 0 | 7) || self.color(self.side()).has(to) {
            return None;
        }
        let men = self.pawn_sources(to, self.men(self.side(), Role::Pawn).and(from));
        let man = men.first().filter(|_| men.0 & (men.0 - 1) == 0)?;
        Some(self.complete(Role::Pawn, man, to, None))
    }

    /// The squares of the other men of the same role and side that may legally go where this move goes: what
    /// must be told apart in SAN. None for castling and for the king.
    #[must_use]
    pub fn rivals(&self, mv: &Move) -> SquareSet {
        match mv.kind {
            MoveKind::Normal | MoveKind::EnPassant if mv.role != Role::King => {
                let others = SquareSet::ALL.without(SquareSet::of(mv.from));
                // The usual case, a man alone in its role, needs no look-up.
                if self.men(self.side(), mv.role).and(others).is_empty() {
                    return SquareSet::EMPTY;
                }
                self.legal_sources(mv.role, mv.to, others)
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// A move with what it takes, known to be legal.
    #[inline(always)]
    pub(super) fn complete(&self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> Move {
        let mut kind = MoveKind::Normal;
        let mut taken = None;
        if self.occupied().has(to) {
            taken = self.role_at(to);
        } else if role == Role::Pawn && from.file() != to.file() {
            kind = MoveKind::EnPassant;
            taken = Some(Role::Pawn);
        }
        Move { from, to, role, taken, promotion, kind }
    }

    /// The squares within `from` whose men of `role` may legally go to `to`, castling left aside.
    #[inline]
    pub(super) fn legal_sources(&self, role: Role, to: Square, from: SquareSet) -> SquareSet {
        let side = self.side();
        if self.color(side).has(to) {
            return SquareSet::EMPTY;
        }
        let men = self.men(side, role).and(from);
        let men = match role {
            Role::Pawn => return self.pawn_sources(to, men),
            Role::King => {
                let kings = men.and(attacks(Role::King, to, SquareSet::EMPTY));
                let safe = !kings.is_empty() && !self.attacked(to, self.occupied().without(kings));
                return if safe { kings } else { SquareSet::EMPTY };
            }
            _ => attackers(role, to, men, self.occupied()),
        };
        self.unbound(men, to)
    }

    #[inline]
    fn pawn_sources(&self, to: Square, men: SquareSet) -> SquareSet {
        let side = self.side();
        let goal = SquareSet::of(to);
        if self.occupied().has(to) {
            return self.unbound(men.and(pawn_attacks(side.other(), to)), to);
        }
        if self.passed == Some(to) {
            let mut legal = SquareSet::EMPTY;
            for man in men.and(pawn_attacks(side.other(), to)) {
                if self.en_passant_is_legal(man, to) {
                    legal = legal.or(SquareSet::of(man));
                }
            }
            return legal;
        }
        let one = forward(side.other(), goal);
        let pawns = men.and(one);
        if !pawns.is_empty() {
            return self.unbound(pawns, to);
        }
        if to.rank() == relative_rank(side, 3) && self.occupied().and(one).is_empty() {
            return self.unbound(men.and(forward(side.other(), one)), to);
        }
        SquareSet::EMPTY
    }

    /// Which of `men`, none of them the king, may go to `to` without leaving the king in check.
    #[inline(always)]
    pub(super) fn unbound(&self, men: SquareSet, to: Square) -> SquareSet {
        if men.is_empty() {
            return men;
        }
        let bound = men.and(self.pinned());
        let free = men.without(bound);
        if self.is_check() {
            return if self.answers().has(to) { free } else { SquareSet::EMPTY };
        }
        if bound.is_empty() {
            return free;
        }
        let king = self.king(self.side());
        bound.fold(
            free,
            |legal, man| {
                if line(king, man).has(to) { legal.or(SquareSet::of(man)) } else { legal }
            },
        )
    }

    /// Where a man other than the king must go to end a check: on the checker, or between it and the king.
    #[inline]
    pub(super) fn answers(&self) -> SquareSet {
        let checkers = self.checkers();
        match checkers.first() {
            None => SquareSet::ALL,
            Some(checker) if checkers.len() == 1 => between(self.king(self.side()), checker).or(checkers),
            Some(_) => SquareSet::EMPTY,
        }
    }

    /// Whether the pawn on `from`, one that attacks the square passed over, may take there: two men leave one
    /// rank at once, and a FEN may set a check that the capture does not answer, so the board after is looked at.
    pub(super) fn en_passant_is_legal(&self, from: Square, to: Square) -> bool {
        let side = self.side();
        let victim = forward(side.other(), SquareSet::of(to));
        let after = self.occupied().without(victim).without(SquareSet::of(from)).or(SquareSet::of(to));
        !self.men(side.other(), Role::Pawn).and(victim).is_empty() && !self.attacked(self.king(side), after)
    }
}

/// The squares to which a pawn of `color` on `from` may step or take, whatever stands there.
pub(super) fn pawn_goals(color: Color, from: Square, occupied: SquareSet) -> SquareSet {
    let empty = SquareSet::ALL.without(occupied);
    let one = forward(color, SquareSet::of(from)).and(empty);
    let two = if from.rank() == relative_rank(color, 1) {
        forward(color, one).and(empty)
    } else {
        SquareSet::EMPTY
    };
    one.or(two).or(pawn_attacks(color, from).and(occupied))
}
