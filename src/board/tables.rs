//! The crate's attack tables in our own types: nothing outside the board sees a type of the crate.

use chess::BitBoard;

use super::{Color, Role, Square, SquareSet};

/// The crate's name of a square.
#[inline]
pub(super) fn cell(square: Square) -> chess::Square {
    BitBoard(1 << square.index()).to_square()
}

/// The crate's name of a side.
#[inline]
pub(super) const fn shade(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

/// The crate's name of a role.
#[inline]
pub(super) const fn piece(role: Role) -> chess::Piece {
    match role {
        Role::Pawn => chess::Piece::Pawn,
        Role::Knight => chess::Piece::Knight,
        Role::Bishop => chess::Piece::Bishop,
        Role::Rook => chess::Piece::Rook,
        Role::Queen => chess::Piece::Queen,
        Role::King => chess::Piece::King,
    }
}

/// Our name of the crate's role.
#[inline]
pub(super) const fn role(piece: chess::Piece) -> Role {
    match piece {
        chess::Piece::Pawn => Role::Pawn,
        chess::Piece::Knight => Role::Knight,
        chess::Piece::Bishop => Role::Bishop,
        chess::Piece::Rook => Role::Rook,
        chess::Piece::Queen => Role::Queen,
        chess::Piece::King => Role::King,
    }
}

/// Squares that a piece on `square` attacks; nothing for a pawn, whose attacks depend on its side.
#[inline]
pub(crate) fn attacks(role: Role, square: Square, occupied: SquareSet) -> SquareSet {
    let (cell, occupied) = (cell(square), BitBoard(occupied.0));
    SquareSet(match role {
        Role::Pawn => 0,
        Role::Knight => chess::get_knight_moves(cell).0,
        Role::Bishop => chess::get_bishop_moves(cell, occupied).0,
        Role::Rook => chess::get_rook_moves(cell, occupied).0,
        Role::Queen => chess::get_bishop_moves(cell, occupied).0 | chess::get_rook_moves(cell, occupied).0,
        Role::King => chess::get_king_moves(cell).0,
    })
}

/// Squares that a pawn of `color` on `square` attacks. A pawn of the other side on `square` is attacked from
/// the same squares.
#[inline]
pub(super) fn pawn_attacks(color: Color, square: Square) -> SquareSet {
    SquareSet(chess::get_pawn_attacks(cell(square), shade(color), BitBoard(u64::MAX)).0)
}

/// Which of `men`, pieces of one role, attack `to`: those on a line with it that nothing blocks.
///
/// The same set as [`attacks`] from `to` gives, but the tables of lines fit the nearest cache, and those of
/// attacks, at 800 KiB, do not. The role chooses among tables by masks: which man moves cannot be foreseen, so
/// that a branch on it would be missed each time.
#[inline(always)]
pub(super) fn attackers(role: Role, to: Square, men: SquareSet, occupied: SquareSet) -> SquareSet {
    let cell = cell(to);
    let [knight, bishop, rook, king] = REACHES[role as usize];
    let lines = chess::get_bishop_rays(cell).0 & bishop | chess::get_rook_rays(cell).0 & rook;
    let steps = chess::get_knight_moves(cell).0 & knight | chess::get_king_moves(cell).0 & king;
    let mut found = SquareSet(men.0 & (lines | steps));
    for man in SquareSet(men.0 & lines) {
        if !between(man, to).and(occupied).is_empty() {
            found = found.without(SquareSet::of(man));
        }
    }
    found
}

/// For each role whether it goes as a knight, a bishop, a rook and a king, as masks.
const REACHES: [[u64; 4]; 6] = {
    let all = u64::MAX;
    let mut reaches = [[0; 4]; 6];
    reaches[Role::Knight as usize] = [all, 0, 0, 0];
    reaches[Role::Bishop as usize] = [0, all, 0, 0];
    reaches[Role::Rook as usize] = [0, 0, all, 0];
    reaches[Role::Queen as usize] = [0, all, all, 0];
    reaches[Role::King as usize] = [0, 0, 0, all];
    reaches
};

/// Squares strictly between two squares of one line, else none.
#[inline]
pub(super) fn between(one: Square, other: Square) -> SquareSet {
    SquareSet(chess::between(cell(one), cell(other)).0)
}

/// The whole line through two squares, from edge to edge, else none.
#[inline]
pub(super) fn line(one: Square, other: Square) -> SquareSet {
    SquareSet(chess::line(cell(one), cell(other)).0)
}

/// The set moved one rank towards the opponent of `color`.
#[inline]
pub(super) const fn forward(color: Color, squares: SquareSet) -> SquareSet {
    match color {
        Color::White => SquareSet(squares.0 << 8),
        Color::Black => SquareSet(squares.0 >> 8),
    }
}
