//! What a text says about a move, before anyone asks what is legal.
//!
//! Every part is a set, so that `Nbd7`, `PxP`, a smudged `1/7` and a letter that may be a bishop or a pawn
//! are one kind of record, and legality is an intersection.

use super::{Check, FileSet, Move, MoveKind, RoleSet, SquareSet};

/// Which kinds of move a reading allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastleSet(pub u8);

impl CastleSet {
    /// Any move that is not castling.
    pub const NORMAL: Self = Self(1);
    /// Castling on the king's side.
    pub const SHORT: Self = Self(2);
    /// Castling on the queen's side.
    pub const LONG: Self = Self(4);
    /// The null move.
    pub const NULL: Self = Self(8);
    /// With [`Self::SHORT`] or [`Self::LONG`]: `to` names the castling rook's square, as UCI does in Chess960.
    pub const ROOK_SQUARE: Self = Self(16);
    /// With [`Self::NORMAL`]: only a capture in passing.
    pub const EN_PASSANT_ONLY: Self = Self(32);
    /// With [`Self::NORMAL`]: of the men of its role the one farthest on the queen's side, or one of those.
    pub const QUEENSIDE_MAN: Self = Self(64);
    /// With [`Self::NORMAL`]: of the men of its role the one farthest on the king's side, or one of those.
    pub const KINGSIDE_MAN: Self = Self(128);

    /// Members of either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all members of `other` are in this set.
    #[must_use]
    #[inline]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set of a move's kind.
    #[must_use]
    #[inline]
    pub const fn of(kind: MoveKind) -> Self {
        match kind {
            MoveKind::Normal | MoveKind::EnPassant => Self::NORMAL,
            MoveKind::CastleShort => Self::SHORT,
            MoveKind::CastleLong => Self::LONG,
            MoveKind::Null => Self::NULL,
        }
    }
}

/// Which effects on the other king a reading allows. In SAN the check sign never decides ([`CheckSet::ANY`]);
/// in descriptive notation it may be what tells two moves apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckSet(pub u8);

impl CheckSet {
    /// Nothing is said.
    pub const ANY: Self = Self(0xff);
    /// No check.
    pub const QUIET: Self = Self(1);
    /// Check by the moving man alone.
    pub const DIRECT: Self = Self(2);
    /// Discovered check.
    pub const DISCOVERED: Self = Self(4);
    /// Double check.
    pub const DOUBLE: Self = Self(8);
    /// Any check, mate or not.
    pub const CHECK: Self = Self(2 | 4 | 8);
    /// With a check bit: it must be mate.
    pub const MATE_ONLY: Self = Self(16);

    /// Members of either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a move that does this to the other king fits; `mate` is asked only where it matters.
    #[inline]
    pub fn fits(self, check: Check, mate: impl FnOnce() -> bool) -> bool {
        if self == Self::ANY {
            return true;
        }
        let bit = match check {
            Check::None => Self::QUIET,
            Check::Direct => Self::DIRECT,
            Check::Discovered => Self::DISCOVERED,
            Check::Double => Self::DOUBLE,
        };
        self.0 & bit.0 != 0 && (self.0 & Self::MATE_ONLY.0 == 0 || mate())
    }
}

/// What a text allows a move to be. 24 bytes, and a legal move fits when each of its parts is in the set here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// Squares the man may come from.
    pub from: SquareSet,
    /// Squares it may arrive on; for castling the king's new square, or see [`CastleSet::ROOK_SQUARE`].
    pub to: SquareSet,
    /// Men that may move.
    pub roles: RoleSet,
    /// What may be taken, [`RoleSet::NONE`] for a move that takes nothing.
    pub taken: RoleSet,
    /// What the pawn may become, [`RoleSet::NONE`] for a move that is no promotion.
    pub promotion: RoleSet,
    /// Castling, null move, or neither.
    pub castle: CastleSet,
    /// What may happen to the other king.
    pub check: CheckSet,
    /// Files on which the man may have begun the game.
    pub born: FileSet,
    /// Files on which a man that is taken may have begun the game (`Kt takes K. B.`).
    pub taken_born: FileSet,
    /// How far the text is from the exact spelling: 0 exact, more for each repair.
    pub cost: u8,
}

impl Reading {
    /// Any move that is not castling and not null, at no cost.
    pub const ANY: Self = Self {
        from: SquareSet::ALL,
        to: SquareSet::ALL,
        roles: RoleSet::ROLES,
        taken: RoleSet::ANY,
        promotion: RoleSet::ANY,
        castle: CastleSet::NORMAL,
        check: CheckSet::ANY,
        born: FileSet::ANY,
        taken_born: FileSet::ANY,
        cost: 0,
    };

    /// Castling as `castle` says, by either side.
    #[must_use]
    #[inline]
    pub const fn castling(castle: CastleSet) -> Self {
        Self { castle, roles: RoleSet(1 << 5), ..Self::ANY }
    }

    /// Whether the move fits, leaving aside check, mate and where the man began.
    #[must_use]
    #[inline]
    pub fn fits(&self, m: &Move) -> bool {
        self.castle.has(CastleSet::of(m.kind))
            && self.from.has(m.from)
            && (self.to.has(m.to) || self.castle.has(CastleSet::ROOK_SQUARE))
            && self.roles.has(m.role)
            && (m.kind == MoveKind::Null
                || (self.taken.has_option(m.taken)
                    && self.promotion.has_option(m.promotion)
                    && (!self.castle.has(CastleSet::EN_PASSANT_ONLY) || m.kind == MoveKind::EnPassant)))
    }
}

const _: () = assert!(std::mem::size_of::<Reading>() == 24);
