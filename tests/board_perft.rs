//! Numbers of leaf positions against the published counts.
//!
//! Sources: chessprogramming.org, "Perft Results" for the six usual positions and "Chess960 Perft Results" for
//! Chess960; the castling endings are from the suite perftsuite.epd of the engine ROCE.

#![allow(clippy::unwrap_used)]

use stamma::board::{Move, Position};

fn perft(position: &Position, depth: u32, lists: &mut [Vec<Move>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    list.clear();
    position.legal_moves(list);
    if depth <= 1 {
        return list.len() as u64;
    }
    let mut next = *position;
    let mut count = 0;
    for mv in list.iter() {
        position.play_into(mv, &mut next);
        count += perft(&next, depth - 1, deeper);
    }
    count
}

fn check(fen: &str, counts: &[u64]) {
    let position = Position::from_fen(fen).unwrap();
    assert_eq!(position.fen(), fen);
    let mut lists = vec![Vec::with_capacity(256); counts.len()];
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth, &mut lists), count, "{fen} at depth {depth}");
    }
}

#[test]
fn start() {
    check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn kiwipete() {
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    );
}

#[test]
fn position_3() {
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
}

#[test]
fn position_4() {
    check(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    );
}

#[test]
fn position_5() {
    check(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    );
}

#[test]
fn position_6() {
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    );
}

#[test]
fn chess960() {
    let positions: [(&str, &[u64]); 15] = [
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", &[21, 528, 12_189, 326_672]),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", &[21, 807, 18_002, 667_366]),
        ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", &[20, 479, 10_471, 273_318]),
        ("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", &[22, 593, 13_440, 382_958]),
        (
            "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
            &[28, 1_120, 31_058, 1_171_749],
        ),
        ("qnbnr1kr/ppp1b1pp/4p3/3p1p2/8/2NPP3/PPP1BPPP/QNB1R1KR w HEhe - 1 9", &[29, 899, 26_578, 824_055]),
        ("q1bnrkr1/ppppp2p/2n2p2/4b1p1/2NP4/8/PPP1PPPP/QNB1RRKB w ge - 1 9", &[30, 860, 24_566, 732_757]),
        ("qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9", &[33, 823, 26_895, 713_420]),
        (
            "qb1nrkbr/1pppp1p1/1n3p2/p1B4p/8/3P1P1P/PPP1P1P1/QBNNRK1R w HEhe - 0 9",
            &[31, 855, 25_620, 735_703],
        ),
        ("1qnrkbbr/1pppppp1/p1n4p/8/P7/1P1N1P2/2PPP1PP/QN1RKBBR w HDhd - 0 9", &[37, 883, 32_187, 815_535]),
        ("bnqnrbkr/1pp2pp1/p7/3pP2p/4P1P1/8/PPPP3P/BNQNRBKR w HEhe d6 0 9", &[31, 984, 28_677, 962_591]),
        ("n1bb1rkr/qpnppppp/2p5/p7/P1P5/5P2/1P1PPRPP/NQBBN1KR w Hhf - 1 9", &[27, 697, 18_724, 505_089]),
        ("nqnrkrb1/pppppp2/7p/4b1p1/8/PN1NP3/1PPP1PPP/1Q1RKRBB w FDfd - 1 9", &[26, 683, 18_102, 473_911]),
        ("b1nqrkrb/2pppppp/p7/1P6/1n6/P4P2/1P1PP1PP/BNNQRKRB w GEge - 0 9", &[23, 638, 15_744, 446_539]),
        ("nq1rkb1r/pp1pp1pp/1n2bp1B/2p5/8/5P1P/PPPPP1P1/NQNRKB1R w HDhd - 2 9", &[24, 809, 20_090, 673_811]),
    ];
    for (fen, counts) in positions {
        check(fen, counts);
    }
}

#[test]
fn castling_endings() {
    let positions: [(&str, &[u64]); 12] = [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[26, 112, 3_189, 17_945, 532_933]),
        ("r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", &[5, 130, 782, 22_180, 118_882]),
        ("8/8/8/8/8/8/6k1/4K2R w K - 0 1", &[12, 38, 564, 2_219, 37_735]),
        ("8/8/8/8/8/8/1k6/R3K3 w Q - 0 1", &[15, 65, 1_018, 4_573, 80_619]),
        ("4k2r/6K1/8/8/8/8/8/8 w k - 0 1", &[3, 32, 134, 2_073, 10_485]),
        ("r3k3/1K6/8/8/8/8/8/8 w q - 0 1", &[4, 49, 243, 3_991, 20_780]),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[26, 568, 13_744, 314_346, 7_594_526]),
        ("r3k2r/8/8/8/8/8/8/1R2K2R w Kkq - 0 1", &[25, 567, 14_095, 328_965]),
        ("r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1", &[25, 547, 13_579, 316_214]),
        ("2r1k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", &[25, 560, 13_592, 317_324]),
        ("r3k1r1/8/8/8/8/8/8/R3K2R w KQq - 0 1", &[25, 560, 13_607, 320_792]),
        ("r3k2r/8/8/8/8/8/8/2R1K2R b Kkq - 0 1", &[25, 560, 13_592, 317_324]),
    ];
    for (fen, counts) in positions {
        check(fen, counts);
    }
}
