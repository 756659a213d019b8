//! A position over the board of the crate `chess`, with our own castling, en passant square and clocks.

use chess::{BitBoard, Board, ChessMove, MoveGen, Piece};

use super::{Color, Move, MoveKind, Role, Square, SquareSet};

/// A legal chess position.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    board: Board,
}

impl Default for Position {
    fn default() -> Self {
        Self { board: Board::default() }
    }
}

impl Position {
    /// The side to move.
    #[must_use]
    pub fn side(&self) -> Color {
        match self.board.side_to_move() {
            chess::Color::White => Color::White,
            chess::Color::Black => Color::Black,
        }
    }
}
