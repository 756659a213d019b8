//! Sides and men.

/// The side to move, or the owner of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// White.
    White = 0,
    /// Black.
    Black = 1,
}

impl Color {
    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The kind of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// Pawn.
    Pawn = 0,
    /// Knight.
    Knight = 1,
    /// Bishop.
    Bishop = 2,
    /// Rook.
    Rook = 3,
    /// Queen.
    Queen = 4,
    /// King.
    King = 5,
}

impl Role {
    /// All six, pawn first.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];
    /// The four that a pawn may become, queen first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The English letter in upper case, `P` for the pawn.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> u8 {
        b"PNBRQK"[self as usize]
    }

    /// The English name, by which tables and messages know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["pawn", "knight", "bishop", "rook", "queen", "king"][self as usize]
    }
}

/// A set of roles that may also hold "none", for what was taken or promoted to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoleSet(pub u8);

impl RoleSet {
    /// No member at all: nothing fits.
    pub const EMPTY: Self = Self(0);
    /// All six roles, without "none".
    pub const ROLES: Self = Self(0b011_1111);
    /// Only "none": nothing was taken, nothing promoted.
    pub const NONE: Self = Self(0b100_0000);
    /// Everything, "none" too.
    pub const ANY: Self = Self(0b111_1111);
    /// Knight, bishop, rook and queen.
    pub const PROMOTIONS: Self = Self(0b001_1110);

    /// The set of one role.
    #[must_use]
    #[inline]
    pub const fn of(role: Role) -> Self {
        Self(1 << role as u8)
    }

    /// The set of one role, or of "none".
    #[must_use]
    #[inline]
    pub const fn of_option(role: Option<Role>) -> Self {
        match role {
            Some(role) => Self::of(role),
            None => Self::NONE,
        }
    }

    /// Whether the role is a member.
    #[must_use]
    #[inline]
    pub const fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }

    /// Whether the role, or "none", is a member.
    #[must_use]
    #[inline]
    pub const fn has_option(self, role: Option<Role>) -> bool {
        self.0 & Self::of_option(role).0 != 0
    }

    /// Members of both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Members of either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
