//! A move as it happened: every part known, nothing meaning "unknown".

use super::{Color, Role, Square};

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A plain move or capture, promotions too.
    Normal,
    /// A pawn takes in passing.
    EnPassant,
    /// Castling on the king's side (towards the h-file).
    CastleShort,
    /// Castling on the queen's side.
    CastleLong,
    /// No move at all (`--`), the turn passes.
    Null,
}

/// A legal move in the position it was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the man stood; for castling the king's square.
    pub from: Square,
    /// Where it arrives; for castling the king's new square (g or c file).
    pub to: Square,
    /// The man that moves; a promoting pawn is a pawn.
    pub role: Role,
    /// What is taken, the pawn for en passant.
    pub taken: Option<Role>,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
    /// Plain, en passant, castling or null.
    pub kind: MoveKind,
}

impl Move {
    /// Whether it is castling on either side.
    #[must_use]
    #[inline]
    pub const fn is_castling(&self) -> bool {
        matches!(self.kind, MoveKind::CastleShort | MoveKind::CastleLong)
    }

    /// The null move of a side whose king stands on `king`.
    #[must_use]
    #[inline]
    pub const fn null(king: Square) -> Self {
        Self { from: king, to: king, role: Role::King, taken: None, promotion: None, kind: MoveKind::Null }
    }
}

/// What a move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Check {
    /// Nothing.
    None,
    /// Check by the man that moved.
    Direct,
    /// Check by another man whose line was opened.
    Discovered,
    /// Check by two men.
    Double,
}

/// The rank index (0 to 7) of `rank` 1 to 8 counted by `side` from its own edge of the board.
#[must_use]
#[inline]
pub(crate) const fn relative_rank(side: Color, rank: u8) -> u8 {
    match side {
        Color::White => rank & 7,
        Color::Black => 7 - (rank & 7),
    }
}
