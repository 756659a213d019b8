//! A position over the board of the crate `chess`, with our own castling, en passant square and clocks.
//!
//! The crate's board is kept without castling rights: it knows neither Chess960 nor a king that stands
//! elsewhere, so rights, legality and play of castling are ours ([`super::castling`]).

use std::sync::LazyLock;

use chess::{BitBoard, Board, BoardBuilder, CastleRights};

use super::castling::Castling;
use super::tables::{cell, piece, role, shade};
use super::{Color, Role, Square, SquareSet};

/// A chess position: men, side to move, castling rights, en passant square and clocks.
///
/// There is one king on each side and the side not to move is not in check. A copy costs 128 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) castling: Castling,
    /// The square passed over by the last move, whether or not an enemy pawn could use it.
    pub(super) passed: Option<Square>,
    pub(super) halfmove: u16,
    pub(super) fullmove: u32,
    pub(super) chess960: bool,
}

impl Default for Position {
    /// The position in which a game begins.
    fn default() -> Self {
        static START: LazyLock<Position> = LazyLock::new(|| {
            let mut builder = BoardBuilder::default();
            builder.castle_rights(chess::Color::White, CastleRights::NoRights);
            builder.castle_rights(chess::Color::Black, CastleRights::NoRights);
            Position {
                board: Board::try_from(&builder).unwrap_or_default(),
                castling: Castling::START,
                passed: None,
                halfmove: 0,
                fullmove: 1,
                chess960: false,
            }
        });
        *START
    }
}

impl Position {
    /// The side to move.
    #[must_use]
    #[inline]
    pub fn side(&self) -> Color {
        match self.board.side_to_move() {
            chess::Color::White => Color::White,
            chess::Color::Black => Color::Black,
        }
    }

    /// The number of the move to be made, 1 at the start, one more after each move of Black.
    #[must_use]
    pub fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// Moves of either side since a pawn moved or something was taken.
    #[must_use]
    pub fn halfmove(&self) -> u32 {
        u32::from(self.halfmove)
    }

    /// The man on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<(Color, Role)> {
        let role = self.role_at(square)?;
        Some((if self.color(Color::White).has(square) { Color::White } else { Color::Black }, role))
    }

    #[inline]
    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        self.board.piece_on(cell(square)).map(role)
    }

    /// The squares of one side's men of one role.
    #[must_use]
    #[inline]
    pub fn men(&self, color: Color, role: Role) -> SquareSet {
        SquareSet(self.board.pieces(piece(role)).0 & self.board.color_combined(shade(color)).0)
    }

    /// The squares of all men of one side.
    #[must_use]
    #[inline]
    pub fn color(&self, color: Color) -> SquareSet {
        SquareSet(self.board.color_combined(shade(color)).0)
    }

    /// The squares of all men.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        SquareSet(self.board.combined().0)
    }

    /// The square of a side's king.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        Square::from_index(self.men(color, Role::King).0.trailing_zeros() as u8)
    }

    /// The square that the last move, a pawn's double step, passed over; whether or not a pawn stands ready to
    /// take there.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.passed
    }

    /// The square of the rook with which a side may still castle on the king's side (`short`) or the queen's
    /// side, whether or not it may do so now.
    #[must_use]
    pub fn castling_rook(&self, color: Color, short: bool) -> Option<Square> {
        self.castling.rook(color, short)
    }

    /// Whether this is a game of Chess960: the men for castling stand, or stood, elsewhere than in the usual
    /// game, the FEN named castling rooks by their files, or [`Self::set_chess960`] said so.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// Says that this is a game of Chess960, or not; for a tag `Variant`. Castling is played alike in both.
    pub fn set_chess960(&mut self, chess960: bool) {
        self.chess960 = chess960;
    }

    /// Whether the side to move is in check.
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        self.board.checkers().0 != 0
    }

    /// Whether the side to move is checkmated.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is not in check and has no legal move.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    #[inline]
    pub(crate) fn checkers(&self) -> SquareSet {
        SquareSet(self.board.checkers().0)
    }

    /// Men, of either side, that alone stand between the king to move and an enemy line piece.
    #[inline]
    pub(super) fn pinned(&self) -> SquareSet {
        SquareSet(self.board.pinned().0)
    }

    /// Whether the side not to move attacks `square`, were `occupied` the squares with men; an enemy man
    /// outside `occupied` is gone.
    pub(super) fn attacked(&self, square: Square, occupied: SquareSet) -> bool {
        let side = self.side();
        let enemy = BitBoard(self.color(side.other()).0 & occupied.0);
        let cell = cell(square);
        let of = |piece| *self.board.pieces(piece);
        let queens = of(chess::Piece::Queen);
        let blockers = BitBoard(occupied.0);
        let hits = (chess::get_knight_moves(cell) & of(chess::Piece::Knight))
            | (chess::get_king_moves(cell) & of(chess::Piece::King))
            | chess::get_pawn_attacks(cell, shade(side), of(chess::Piece::Pawn));
        if (hits & enemy).0 != 0 {
            return true;
        }
        let lines = (chess::get_rook_rays(cell) & (of(chess::Piece::Rook) | queens))
            | (chess::get_bishop_rays(cell) & (of(chess::Piece::Bishop) | queens));
        (lines & enemy).into_iter().any(|from| (chess::between(from, cell) & blockers).0 == 0)
    }
}
