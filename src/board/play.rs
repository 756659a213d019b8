//! Making a move, and what it does to the other king.
//!
//! The crate's `make_move` trusts its caller: a move from an empty square panics and the taking of a king reads
//! out of bounds. So each move is first looked at; one that would break the board leaves it unchanged.

use chess::{Board, BoardBuilder, ChessMove};

use super::castling::Castle;
use super::moves::relative_rank;
use super::tables::{attacks, cell, piece, shade};
use super::{Check, Color, Move, MoveKind, Position, Role, Square, SquareSet};

impl Position {
    /// Makes a move. It must be legal here, which is the caller's duty: an illegal one gives a position of no
    /// meaning or, where it would break the board, changes nothing; it never panics.
    pub fn play(&mut self, mv: &Move) {
        let before = *self;
        before.play_into(mv, self);
    }

    /// The position after a move, written over `next`; as [`Self::play`], and cheaper where two positions are
    /// used in turn.
    pub fn play_into(&self, mv: &Move, next: &mut Self) {
        let made = match mv.kind {
            MoveKind::Normal | MoveKind::EnPassant => self.step_into(mv, &mut next.board),
            MoveKind::CastleShort | MoveKind::CastleLong => self.castle_into(mv, &mut next.board),
            MoveKind::Null => self.board.null_move().map(|board| next.board = board).is_some(),
        };
        if !made {
            *next = *self;
            return;
        }
        self.follow(mv, next);
    }

    /// [`Self::play_into`] for a move that was just found here, which needs no second look.
    #[inline(always)]
    pub(crate) fn play_found(&self, mv: &Move, next: &mut Self) {
        if mv.kind != MoveKind::Normal {
            // A copy, so that the move itself need not lie in memory.
            let mv = *mv;
            return self.play_into(&mv, next);
        }
        self.board
            .make_move(ChessMove::new(cell(mv.from), cell(mv.to), mv.promotion.map(piece)), &mut next.board);
        self.follow(mv, next);
    }

    /// What a move does to castling, clocks and the square passed over.
    #[inline(always)]
    fn follow(&self, mv: &Move, next: &mut Self) {
        let side = self.side();
        next.castling = self.castling;
        if mv.kind != MoveKind::Null {
            let touched = SquareSet::of(mv.from).or(SquareSet::of(mv.to));
            next.castling.touch(touched, [self.king(Color::White), self.king(Color::Black)]);
        }
        let double_step = mv.role == Role::Pawn && mv.from.index() ^ mv.to.index() == 16;
        next.passed = double_step.then(|| Square::from_index((mv.from.index() + mv.to.index()) / 2));
        let quiet = mv.role != Role::Pawn && mv.taken.is_none();
        next.halfmove = if quiet { self.halfmove.saturating_add(1) } else { 0 };
        next.fullmove = self.fullmove.saturating_add(side as u32);
        next.chess960 = self.chess960;
    }

    fn step_into(&self, mv: &Move, board: &mut Board) -> bool {
        let side = self.side();
        let shut = self.color(side).or(self.men(side.other(), Role::King));
        let sound = match mv.role {
            Role::Pawn => match mv.promotion {
                Some(Role::Pawn | Role::King) => false,
                promotion => promotion.is_some() == (mv.to.rank() == relative_rank(side, 7)),
            },
            // The crate takes a king's jump from e1 to g1 for castling, rook or no rook.
            Role::King => attacks(Role::King, mv.from, SquareSet::EMPTY).has(mv.to),
            _ => true,
        };
        if !sound || shut.has(mv.to) || !self.men(side, mv.role).has(mv.from) {
            return false;
        }
        self.board.make_move(ChessMove::new(cell(mv.from), cell(mv.to), mv.promotion.map(piece)), board);
        true
    }

    fn castle_into(&self, mv: &Move, board: &mut Board) -> bool {
        let Some(castle) = self.castle_squares(mv.kind == MoveKind::CastleShort) else { return false };
        let (king, rook) = (castle.king, castle.rook);
        if (mv.role, mv.from, mv.to) != (Role::King, king.0, king.1) {
            return false;
        }
        let back = relative_rank(self.side(), 0);
        if king.0 == Square::at(4, back) && (rook.0 == Square::at(7, back) || rook.0 == Square::at(0, back)) {
            let men = SquareSet::of(king.0).or(SquareSet::of(rook.0));
            let goals = SquareSet::of(king.1).or(SquareSet::of(rook.1));
            if !self.occupied().without(men).and(goals).is_empty() {
                return false;
            }
            self.board.make_move(ChessMove::new(cell(king.0), cell(king.1), None), board);
            return true;
        }
        self.rebuilt(&castle).map(|rebuilt| *board = rebuilt).is_some()
    }

    /// The board after a castling that the crate does not know.
    fn rebuilt(&self, castle: &Castle) -> Option<Board> {
        let side = self.side();
        let lifted = SquareSet::of(castle.king.0).or(SquareSet::of(castle.rook.0));
        let mut builder = BoardBuilder::new();
        builder.side_to_move(shade(side.other()));
        for square in self.occupied().without(lifted) {
            let (color, role) = self.piece_at(square)?;
            builder.piece(cell(square), piece(role), shade(color));
        }
        builder.piece(cell(castle.rook.1), piece(Role::Rook), shade(side));
        builder.piece(cell(castle.king.1), piece(Role::King), shade(side));
        Board::try_from(&builder).ok()
    }

    /// What a legal move does to the other king. A castling rook that gives check is a man that moved.
    #[must_use]
    pub fn check_after(&self, mv: &Move) -> Check {
        let mut after = *self;
        self.play_into(mv, &mut after);
        self.check_in(mv, &after)
    }

    /// Whether a legal move is checkmate.
    #[must_use]
    pub fn gives_mate(&self, mv: &Move) -> bool {
        let mut after = *self;
        self.play_into(mv, &mut after);
        after.is_checkmate()
    }

    /// As [`Self::check_after`], where the position after the move is at hand.
    #[must_use]
    pub fn check_in(&self, mv: &Move, after: &Self) -> Check {
        let checkers = after.checkers();
        let mut moved = SquareSet::of(mv.to);
        if let Some((_, rook)) = self.castling_rook_squares(mv) {
            moved = moved.or(SquareSet::of(rook));
        }
        match checkers.len() {
            0 => Check::None,
            1 if moved.and(checkers).is_empty() => Check::Discovered,
            1 => Check::Direct,
            _ => Check::Double,
        }
    }
}
