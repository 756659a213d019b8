//! FEN: what is read comes back byte for byte, and each refusal has its smallest example.

#![allow(clippy::unwrap_used, clippy::panic)]

use stamma::Error;
use stamma::board::{Color, MoveKind, Position, Square};

fn refused(fen: &str) -> String {
    match Position::from_fen(fen) {
        Err(Error::Fen(reason)) => reason,
        other => panic!("`{fen}` gave {other:?}"),
    }
}

#[test]
fn comes_back_as_it_was() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w Kq f6 0 3",
        "8/8/8/2p1K3/1NP5/8/3k4/n2B4 w - - 0 0",
        "4k3/8/8/8/8/8/8/4K3 b - - 65535 4294967295",
        // Shredder-FEN of the usual start, X-FEN and Shredder-FEN of another.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        "nrbkqrnb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRNB w KQkq - 0 1",
        "nrbkqrnb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRNB w FBfb - 0 1",
        // The inner rook may castle, so X-FEN names its file; and both forms in one.
        "4k3/8/8/8/8/8/8/4KR1R w F - 0 1",
        "r3k2r/8/8/8/8/8/8/R2RK2R w KDkq - 0 1",
        "4k3/8/8/8/8/8/8/1RR1K2R w KC - 0 1",
        // The king is in check twice.
        "4k3/8/8/8/8/5n2/4r3/4K3 w - - 0 1",
    ] {
        assert_eq!(Position::from_fen(fen).unwrap().fen(), fen);
    }
}

#[test]
fn four_fields_and_other_orders_are_completed() {
    for (given, written) in [
        ("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("  4k3/8/8/8/8/8/8/4K3  b -\t- 3 9 ", "4k3/8/8/8/8/8/8/4K3 b - - 3 9"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        // The h-rook is the outermost, so it needs no letter, but it was given one.
        ("4k3/8/8/8/8/8/8/R3KR1R w AH - 0 1", "4k3/8/8/8/8/8/8/R3KR1R w HA - 0 1"),
    ] {
        assert_eq!(Position::from_fen(given).unwrap().fen(), written);
    }
}

#[test]
fn wrong_placements_are_refused() {
    for (men, reason) in [
        ("8/8/8/8/8/8/8/8", "White has 0 kings"),
        ("8/8/8/8/8/8/8/K7", "Black has 0 kings"),
        ("kk6/8/8/8/8/8/8/K7", "Black has 2 kings"),
        ("k7/8/8/8/8/8/8/K", "rank 1 is not eight squares: `K`"),
        ("k8/8/8/8/8/8/8/K7", "rank 8 is not eight squares: `k8`"),
        ("k7/8/8/8/8/8/8/K7k", "rank 1 is not eight squares: `K7k`"),
        ("k7/44/8/8/8/8/8/K7", "rank 7 is not eight squares: `44`"),
        ("k7/9/8/8/8/8/8/K7", "rank 7 is not eight squares: `9`"),
        ("k7/80/8/8/8/8/8/K7", "rank 7 is not eight squares: `80`"),
        ("k7//8/8/8/8/8/K7", "rank 7 is not eight squares: ``"),
        ("k7/8/8/8/8/8/K7", "there are 7 ranks instead of eight"),
        ("k7/8/8/8/8/8/8/8/K7", "there are more than eight ranks"),
        ("k7/x7/8/8/8/8/8/K7", "`x` is no man of a FEN, those are PNBRQKpnbrqk"),
        ("k7/8/8/8/8/8/8/KP6", "there is a pawn on the first or last rank"),
        ("kp6/8/8/8/8/8/8/K7", "there is a pawn on the first or last rank"),
        ("k7/8/8/8/8/P7/PPPPPPPP/K7", "White has 9 pawns"),
        ("k7/8/8/8/QQQQQQQQ/8/QQQQQQQQ/K7", "White has 17 men"),
        ("k7/8/PPPPPPPP/8/PPPPPPPP/8/PPPPPPPP/K7", "White has 24 pawns"),
    ] {
        assert_eq!(refused(&format!("{men} w - - 0 1")), reason, "{men}");
    }
}

#[test]
fn wrong_fields_are_refused() {
    for (fields, reason) in [
        ("", "the side to move is missing"),
        ("w", "the castling field is missing"),
        ("w -", "the en passant field is missing"),
        ("w - - 0", "there are five fields; give the move number too"),
        ("w - - 0 1 x", "there are more than six fields: `x`"),
        ("W - - 0 1", "the side to move is `w` or `b`, not `W`"),
        ("w K - 0 1", "for castling `K` king and rook are not in place"),
        ("w H - 0 1", "for castling `H` king and rook are not in place"),
        ("w x - 0 1", "`x` is no castling right"),
        ("w KQkqK - 0 1", "there are more than four castling rights"),
        ("w -- - 0 1", "`-` is no castling right"),
        ("w - e9 0 1", "the en passant field is a square or `-`, not `e9`"),
        ("w - e6 0 1", "no pawn has just passed over `e6`"),
        ("w - - +1 1", "the halfmove clock is no plain number in reach: `+1`"),
        ("w - - 00 1", "the halfmove clock is no plain number in reach: `00`"),
        ("w - - 65536 1", "the halfmove clock is no plain number in reach: `65536`"),
        ("w - - 0 4294967296", "the move number is no plain number in reach: `4294967296`"),
        ("w - - 0 -1", "the move number is no plain number in reach: `-1`"),
    ] {
        assert_eq!(refused(&format!("4k3/8/8/8/8/8/8/4K3 {fields}")), reason, "{fields}");
    }
    assert_eq!(refused(""), "the placement of the men is missing");
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K2R w KH - 0 1"), "castling `H` is given twice");
    assert_eq!(refused("4k3/8/8/8/8/8/4K2R/8 w K - 0 1"), "for castling `K` king and rook are not in place");
    for fen in ["4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "8/8/8/8/8/8/3k4/4K3 w - - 0 1"] {
        assert_eq!(refused(fen), "the side not to move is in check");
    }
}

#[test]
fn an_en_passant_square_needs_its_pawn() {
    let passed = "no pawn has just passed over";
    for fen in [
        "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1",
        "4k3/3r4/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/3r4/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1",
    ] {
        assert!(refused(fen).starts_with(passed), "{fen}");
    }
    assert_eq!(
        Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").unwrap().en_passant(),
        Some(Square::at(3, 5))
    );
}

#[test]
fn chess960_is_known_by_where_the_men_stand() {
    for (fen, chess960) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", true),
        ("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", true),
        ("3rkr2/8/8/8/8/8/8/3RK3 w Q - 0 1", true),
        ("1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1", true),
    ] {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(position.is_chess960(), chess960, "{fen}");
    }
    let mut start = Position::default();
    start.set_chess960(true);
    assert!(start.is_chess960());
}

#[test]
fn rights_are_rook_squares_and_end_with_king_or_rook() {
    let mut position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20").unwrap();
    assert_eq!(position.castling_rook(Color::White, true), Some(Square::at(7, 0)));
    assert_eq!(position.castling_rook(Color::Black, false), Some(Square::at(0, 7)));
    let mut moves = Vec::new();
    for (from, to, fen) in [
        (Square::at(0, 0), Square::at(0, 7), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 20"),
        (Square::at(4, 7), Square::at(4, 6), "R6r/4k3/8/8/8/8/8/4K2R w K - 1 21"),
        (Square::at(4, 0), Square::at(6, 0), "R6r/4k3/8/8/8/8/8/5RK1 b - - 2 21"),
    ] {
        moves.clear();
        position.legal_moves(&mut moves);
        let mv = *moves.iter().find(|mv| mv.from == from && mv.to == to).unwrap();
        let rook = position.castling_rook_squares(&mv);
        assert_eq!(rook.is_some(), mv.kind == MoveKind::CastleShort);
        position.play(&mv);
        assert_eq!(position.fen(), fen);
    }
}

#[test]
fn an_x_fen_letter_appears_when_a_rook_goes_farther_out() {
    let mut position = Position::from_fen("4k3/8/8/8/8/8/7R/4K1R1 w K - 0 1").unwrap();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mv = *moves.iter().find(|mv| mv.from == Square::at(7, 1) && mv.to == Square::at(7, 0)).unwrap();
    position.play(&mv);
    assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K1RR b G - 1 1");
}

#[test]
fn what_the_men_contradict_is_left_out_and_told() {
    for (given, read, told) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            vec!["for castling `Q` king and rook are not in place"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KK e6 -3 01 x",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            vec![
                "the halfmove clock is no plain number in reach: `-3`",
                "the move number is no plain number in reach: `01`",
                "there are more than six fields: `x`",
                "no pawn has just passed over `e6`",
                "castling `K` is given twice",
            ],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            vec!["the castling field is missing", "the en passant field is missing"],
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", vec![]),
    ] {
        let (position, faults) = Position::from_fen_mended(given).unwrap();
        assert_eq!((position.fen().as_str(), faults), (read, told.into_iter().map(String::from).collect()));
    }
    assert!(Position::from_fen_mended("8/8/8/8/8/8/8/8 w - - 0 1").is_err());
    assert!(Position::from_fen_mended("4k3/8/8/8/8/8/8/4K3").is_err());
}

/// Every text is refused or makes a position that can be asked anything and is written as it will be read.
#[test]
fn mutated_texts_never_panic() {
    let seeds = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b HAha - 12 34",
        "8/8/3k4/8/r1pPPp1R/8/8/3K4 b - d3 0 1",
        "nrbkqrnb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRNB w FBfb - 0 1",
        "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
    ];
    let alphabet = b"PNBRQKpnbrqk12345678/ w-bKQkqAHahe63d09\xc3\xa9";
    let mut state = 7u64;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    };
    let mut accepted = 0;
    for round in 0..60_000 {
        let mut text = seeds[round % seeds.len()].as_bytes().to_vec();
        for _ in 0..=below(4) {
            let (at, other) = (below(text.len()), below(text.len()));
            match below(4) {
                0 => text[at] = alphabet[below(alphabet.len())],
                1 => text.insert(at, alphabet[below(alphabet.len())]),
                2 => text.swap(at, other),
                _ => drop(text.remove(at)),
            }
        }
        let text = String::from_utf8_lossy(&text);
        let mended = Position::from_fen_mended(&text);
        let Ok(position) = Position::from_fen(&text) else { continue };
        let (same, faults) = mended.unwrap();
        assert_eq!((same, faults.len()), (position, 0));
        accepted += 1;
        let again = Position::from_fen(&position.fen()).unwrap();
        assert_eq!((again, again.fen()), (position, position.fen()));
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        for mv in &moves {
            let mut after = position;
            after.play(mv);
            assert_eq!(Position::from_fen(&after.fen()).unwrap().fen(), after.fen());
            assert_eq!(position.gives_mate(mv), after.is_checkmate());
        }
    }
    assert!(accepted > 1_000, "{accepted}");
}
