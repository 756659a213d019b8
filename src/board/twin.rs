//! Our legal moves against those of the crate's generator, over random games.

use chess::{BitBoard, Board, CastleRights, MoveGen};

use super::tables::cell;
use super::{Color, Move, MoveKind, Position};

fn crate_moves(position: &Position) -> Vec<(u8, u8, Option<chess::Piece>)> {
    let mut board = position.board;
    // Our board has no rights, the crate's generator wants its own.
    for (color, shade) in [(Color::White, chess::Color::White), (Color::Black, chess::Color::Black)] {
        let right = |short, rights| {
            if position.castling_rook(color, short).is_some() { rights } else { CastleRights::NoRights }
        };
        let mut builder: chess::BoardBuilder = board.into();
        builder.castle_rights(
            shade,
            right(true, CastleRights::KingSide).add(right(false, CastleRights::QueenSide)),
        );
        board = Board::try_from(&builder).unwrap();
    }
    assert_eq!(board.checkers(), position.board.checkers());
    assert_eq!(board.pinned(), position.board.pinned());
    let moves = MoveGen::new_legal(&board);
    let mut moves: Vec<_> =
        moves.map(|mv| (mv.get_source().to_int(), mv.get_dest().to_int(), mv.get_promotion())).collect();
    moves.sort_unstable();
    moves
}

fn our_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

#[test]
fn our_moves_are_the_crates_in_the_usual_game() {
    let mut random = 1u64;
    for start in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ]
    .repeat(20)
    {
        let mut position = Position::from_fen(start).unwrap();
        for _ in 0..100 {
            let moves = our_moves(&position);
            let mut ours: Vec<_> = moves
                .iter()
                .map(|mv| (mv.from.index(), mv.to.index(), mv.promotion.map(super::tables::piece)))
                .collect();
            ours.sort_unstable();
            assert_eq!(ours, crate_moves(&position), "{}", position.fen());
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else { break };
            position.play(mv);
        }
    }
}

#[test]
fn the_crate_takes_in_passing_while_a_knight_checks_and_we_do_not() {
    let position = Position::from_fen("4k3/8/8/3pP3/8/5n2/8/4K3 w - d6 0 1").unwrap();
    let taking = BitBoard::from_square(cell(super::Square::at(3, 5)));
    let mut moves = MoveGen::new_legal(&position.board);
    moves.set_iterator_mask(taking);
    assert_eq!(moves.len(), 1, "the crate has been mended: its generator may do");
    assert!(our_moves(&position).iter().all(|mv| mv.kind != MoveKind::EnPassant));
}
