//! Castling rights, and when castling is legal.
//!
//! A right is the square of its rook, in the usual game as in Chess960, so there is one rule for both: the king
//! goes to the g- or c-file, the rook to the f- or d-file, everything between is empty but for the two, and the
//! king neither stands on, passes nor reaches an attacked square (FIDE Laws, guidelines for Chess960, II.3).

use super::tables::between;
use super::{Color, Move, MoveKind, Position, Role, Square, SquareSet};

const NONE: u8 = 64;

/// The four rights: rook squares, and which of them a FEN named by file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Castling {
    /// Squares of kings and rooks that hold a right: a move that touches none of them changes no right.
    watch: u64,
    /// White short, White long, Black short, Black long; 64 for no right.
    rooks: [u8; 4],
    /// Bit by bit in the same order: the right is written with the rook's file, as Shredder-FEN does.
    letters: u8,
}

const fn slot(color: Color, short: bool) -> usize {
    color as usize * 2 + !short as usize
}

impl Castling {
    pub(super) const EMPTY: Self = Self { watch: 0, rooks: [NONE; 4], letters: 0 };
    /// All four rights of the usual start.
    pub(super) const START: Self = Self { watch: 0x9100_0000_0000_0091, rooks: [7, 0, 63, 56], letters: 0 };

    #[inline]
    pub(super) const fn rook(&self, color: Color, short: bool) -> Option<Square> {
        match self.rooks[slot(color, short)] {
            NONE => None,
            index => Some(Square::from_index(index)),
        }
    }

    pub(super) const fn by_letter(&self, color: Color, short: bool) -> bool {
        self.letters >> slot(color, short) & 1 == 1
    }

    pub(super) fn grant(&mut self, color: Color, short: bool, king: Square, rook: Square, by_letter: bool) {
        self.rooks[slot(color, short)] = rook.index();
        self.letters |= u8::from(by_letter) << slot(color, short);
        self.watch |= SquareSet::of(king).or(SquareSet::of(rook)).0;
    }

    /// Takes away what a move from or to these squares ends; `kings` are the squares of both kings before it.
    #[inline]
    pub(super) fn touch(&mut self, touched: SquareSet, kings: [Square; 2]) {
        if self.watch & touched.0 != 0 {
            self.forget(touched, kings);
        }
    }

    fn forget(&mut self, touched: SquareSet, kings: [Square; 2]) {
        self.watch = 0;
        for (color, king) in [Color::White, Color::Black].into_iter().zip(kings) {
            for short in [true, false] {
                if let Some(rook) = self.rook(color, short) {
                    if touched.has(king) || touched.has(rook) {
                        self.rooks[slot(color, short)] = NONE;
                    } else {
                        self.watch |= SquareSet::of(king).or(SquareSet::of(rook)).0;
                    }
                }
            }
        }
    }
}

/// Where king and rook of one castling go.
pub(super) struct Castle {
    pub(super) king: (Square, Square),
    pub(super) rook: (Square, Square),
}

impl Position {
    /// The squares of castling on a side, if the right is still there.
    pub(super) fn castle_squares(&self, short: bool) -> Option<Castle> {
        let side = self.side();
        let rook = self.castling.rook(side, short)?;
        let king = self.king(side);
        let (king_file, rook_file) = if short { (6, 5) } else { (2, 3) };
        Some(Castle {
            king: (king, Square::at(king_file, king.rank())),
            rook: (rook, Square::at(rook_file, king.rank())),
        })
    }

    /// Castling on the king's side (`short`) or the queen's side, if it is legal now.
    #[must_use]
    pub fn castle(&self, short: bool) -> Option<Move> {
        if self.is_check() {
            return None;
        }
        let Castle { king: (king, king_to), rook: (rook, rook_to) } = self.castle_squares(short)?;
        let king_path = between(king, king_to).or(SquareSet::of(king_to));
        let rook_path = between(rook, rook_to).or(SquareSet::of(rook_to));
        let others = self.occupied().without(SquareSet::of(king)).without(SquareSet::of(rook));
        if !others.and(king_path.or(rook_path)).is_empty() {
            return None;
        }
        let without_king = self.occupied().without(SquareSet::of(king));
        let mut passed = king_path.without(SquareSet::of(king_to));
        // The rook leaves its square before anyone may take: in Chess960 it may have shielded the king's goal.
        if passed.any(|square| self.attacked(square, without_king))
            || self.attacked(king_to, others.or(SquareSet::of(rook_to)))
        {
            return None;
        }
        Some(Move {
            from: king,
            to: king_to,
            role: Role::King,
            taken: None,
            promotion: None,
            kind: if short { MoveKind::CastleShort } else { MoveKind::CastleLong },
        })
    }

    /// The castling rook's old and new square, where the move is castling and the right is there.
    #[must_use]
    pub fn castling_rook_squares(&self, mv: &Move) -> Option<(Square, Square)> {
        match mv.kind {
            MoveKind::CastleShort => self.castle_squares(true),
            MoveKind::CastleLong => self.castle_squares(false),
            _ => None,
        }
        .map(|castle| castle.rook)
    }
}
