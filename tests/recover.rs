//! Damaged sheets of known games: the share of half-moves that must stand right, by kind of damage.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use stamma::board::Position;
use stamma::game::{RecoverOptions, Recovered, learn_letters, recover, recover_all};
use stamma::locale::Locales;

fn bare(san: &str) -> &str {
    san.trim_end_matches(['+', '#'])
}

struct Case {
    kind: String,
    text: String,
    san: Vec<String>,
}

fn cases() -> Vec<Case> {
    include_str!("data/recover.jsonl")
        .lines()
        .map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            let san = value["san"].as_array().unwrap();
            Case {
                kind: value["kind"].as_str().unwrap().to_owned(),
                text: value["text"].as_str().unwrap().to_owned(),
                san: san.iter().map(|s| bare(s.as_str().unwrap()).to_owned()).collect(),
            }
        })
        .collect()
}

fn read(text: &str) -> Recovered {
    recover(text.as_bytes(), &RecoverOptions::default(), Locales::builtin())
}

/// Two sheets a kind, so one half-move is about 0.01: the shares asked are those of large sets less one half-move.
#[test]
fn every_kind_of_damage_is_read_through() {
    let mut kinds: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for case in cases() {
        let found = read(&case.text);
        assert_eq!(found.moves.len(), case.san.len(), "{}", case.kind);
        let right = found.moves.iter().zip(&case.san).filter(|(m, want)| bare(&m.san) == **want).count();
        let kind = kinds.entry(case.kind).or_default();
        kind.0 += right;
        kind.1 += case.san.len();
    }
    for (kind, (right, of)) in kinds {
        let share = right as f64 / of as f64;
        let least = match kind.as_str() {
            "noise-clean" | "noise-two-columns" | "noise-no-marks" | "noise-case-lost" => 1.0,
            "noise-missing-half-move" | "noise-ocr" => 0.95,
            _ => 0.975,
        };
        assert!(share >= least, "{kind}: {right} of {of}");
    }
}

#[test]
fn what_the_sheet_does_not_decide_is_doubtful_with_the_true_move_among_the_alternatives() {
    let case = cases().into_iter().find(|c| c.kind == "translated").unwrap();
    let found = read(&case.text);
    let right = found.moves.iter().zip(&case.san).filter(|(m, want)| bare(&m.san) == **want).count();
    assert!(right >= 78, "{right}");
    for (m, want) in found.moves.iter().zip(&case.san) {
        if bare(&m.san) != want {
            assert!(m.doubtful && m.alternatives.iter().any(|a| bare(&a.san) == want), "{want} for {m:?}");
        }
    }
    // The half-move that is not on the sheet, and one of the two that may stand in either order.
    assert!(found.moves[49].span.is_none() && bare(&found.moves[49].san) == "Nxd1");
    assert!(found.moves[59].doubtful, "{:?}", found.moves[59]);
    assert!(found.margin.is_finite() && found.games.len() > 1);
}

#[test]
fn a_sheet_in_letters_of_its_own_teaches_them() {
    let case = cases().into_iter().find(|c| c.kind == "noise-clean").unwrap();
    let own = |c: char| match c {
        'N' => 'Ж',
        'B' => 'Щ',
        'R' => 'Ю',
        'Q' => 'Ы',
        'K' => 'Э',
        c => c,
    };
    let words: Vec<String> = case.san.iter().map(|san| san.chars().map(own).collect()).collect();
    let table = learn_letters(words.iter().map(String::as_str), &Position::default()).unwrap();
    for (role, letter) in [(1, "Ж"), (2, "Щ"), (3, "Ю"), (4, "Ы"), (5, "Э")] {
        if words.iter().any(|w| w.contains(letter)) {
            assert_eq!(table.letters[role].first().map(String::as_str), Some(letter));
        }
    }
    assert!(table.to_yaml("x-own").contains("knight: \"Ж\""), "{}", table.to_yaml("x-own"));
}

#[test]
fn each_game_of_a_sheet_is_found() {
    let text = b"1. e4 e5 2. Nf3 Nc6 1-0\n\n1. d4 d5 2. c4 e6 1/2-1/2\n";
    let found = recover_all(text, &RecoverOptions::default(), Locales::builtin());
    let lengths: Vec<usize> = found.iter().map(|f| f.moves.len()).collect();
    assert_eq!(lengths, [4, 4]);
    assert_eq!(found[1].result, Some("1/2-1/2"));
}

fn sans(found: &Recovered) -> String {
    found.moves.iter().map(|m| bare(&m.san)).collect::<Vec<_>>().join(" ")
}

/// A blunder that nobody takes for ten moves is implausible at each of them, and yet it was played.
#[test]
fn plausible_play_does_not_overrule_what_is_written() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 d6 5. d3 Nf6 6. Bg5 h6 7. Bh4 g5 8. Bg3 h5 9. h4 Bg4 \
                10. c3 Qd7 11. d4 exd4 12. e5 dxe5 13. Bxe5 Nxe5 14. Nxe5 Qf5 15. Nxg4 hxg4 16. Bd3 Qd5 17. b4 \
                0-0-0 18. c4 Qc6 19. bxc5 Rxh4 20. f3 Rdh8 21. fxg4 Qe8 22. Qe1 Qe3+ 23. Qxe3 Qxe3 24. g3 Rh1+";
    let found = read(text);
    assert!(sans(&found).contains("Bh4 g5 Bg3 h5"), "{}", sans(&found));
    // The book has the queen take, which she cannot: she has just been taken.
    let taken = &found.moves[45];
    assert!(bare(&taken.san) == "dxe3" && taken.repairs.contains(&"misread"), "{taken:?}");
}

/// What a press or a recogniser misreads throughout is learned from the sheet.
#[test]
fn a_sign_misread_throughout_is_learned() {
    let text = "1. d2-d4 f7-f5 2. c2-c4 e7-e6 3. Rbl-c3 Rg8-f6 4. Bcl-g5 Bf8-b4 5. Ddl-b3 c7-c5 6. d4-d5 e6-e5 \
                7. e2-e3 0-0 8. Bfl-d3 d7-d6 9. Rgl-e2 h7-h6 10. Bg5xf6 Dd8xf6";
    let options = RecoverOptions { locales: vec!["is".into()], ..RecoverOptions::default() };
    let found = recover(text.as_bytes(), &options, Locales::builtin());
    assert_eq!(sans(&found), "d4 f5 c4 e6 Nc3 Nf6 Bg5 Bb4 Qb3 c5 d5 e5 e3 O-O Bd3 d6 Ne2 h6 Bxf6 Qxf6");
    let bishops = found.moves.iter().filter(|m| m.doubtful).count();
    assert_eq!(bishops, 0, "{:?}", found.moves);
}

/// A press that has no 6 but an ó, with comments, Black's number without its point, and crosses read as f and j; the
/// opening is that of a correspondence game printed in 1925.
#[test]
fn a_sign_that_can_be_no_rank_is_known_at_sight() {
    let sheet = "1. e2\u{2014}e4 f7\u{2014}f5\n\n2. d2\u{2014}d4 f5 X e4 Een bekend gambiet. In plaats van\n\n\
                 den zet is ook 2. ... d\u{f3} gespeeld. 3. Pc3.\n\n3. f2\u{2014}f3\n\n\
                 Gewoonlijk speelt men hier 3. Pc3, Pf\u{f3} 4. Lg5, c\u{f3} en dan 5. f3.\n\n3 e4 x f3\n\n\
                 4. Pgl x f3 d7\u{2014}d5\n\n5. Pf3-e5\n\nDe zet belet Lg4.\n\n5 Pg8\u{2014}f\u{f3}\n\n\
                 6. Lel\u{2014}g5 Pb8\u{2014}d7\n\n7. Lg5 X f\u{f3} Pd7 X f\u{f3}\n\n8. Lf 1 \u{2014}d3 c7\u{2014}c5\n\n\
                 9. 0-0 c5\u{2014}c4\n\n10. Tflxf\u{f3} c4 x d3\n\n11. Ddl\u{2014} h5f g7\u{2014}g\u{f3}\n\n\
                 12. Tf\u{f3}Xg\u{f3} Dd8\u{2014}c7\n\n13. Tg\u{f3}\u{2014}d\u{f3}j";
    let found = recover(
        sheet.as_bytes(),
        &RecoverOptions { locales: vec!["nl".to_owned()], ..RecoverOptions::default() },
        Locales::builtin(),
    );
    assert_eq!(
        sans(&found),
        "e4 f5 d4 fxe4 f3 exf3 Nxf3 d5 Ne5 Nf6 Bg5 Nbd7 Bxf6 Nxf6 Bd3 c5 O-O c4 Rxf6 cxd3 Qh5 g6 Rxg6 Qc7 Rd6"
    );
}

/// `Rg 1 - f3` in columns, a note between two moves, and Black's move behind two dashes.
#[test]
fn squares_with_a_blank_in_them_in_columns_with_notes() {
    let sheet = "1 d2 \u{2014} d4\n2 c2 \u{2014}c4\n3 Rbl \u{2014} c3\n4 Ddl \u{2014} c2\n5 Rg 1 \u{2014} f3\n\
                 Rg8\u{2014}f6\ne7 \u{2014} e6\nBf8 \u{2014}b4\nRb8 \u{2014}c6\nd7 \u{2014}d6\n6 g2-g3\n\
                 6 \u{2014} \u{2014} 0\u{2014}0\n7 Bfl\u{2014}g2 e6\u{2014}e5\n8 d4Xe5 d6Xe5\n9 0\u{2014}0 Bb4Xc3\n\
                 10 Dc2Xc3 Dd8-e7\nLeikurinn e5 \u{2014} e4 t.d. 10. \u{2014} \u{2014} e4 11. Rg5, De7\n12, Rh3 ! h6 13. Rf4!\n\
                 11 b2 \u{2014} b3 Bc8\u{2014}g4\n12 Bc 1 \u{2014} b2 Hf8-e8\n13 h2-h3 Bg4-f5\n14 Rf3-h4 Bf5 \u{2014}d7\n\
                 15 Kgl \u{2014} h2 Ha8-d8\n16 Hal \u{2014} dl\nHann h\u{f3}tar 16; BXc6 RXC6 17, Rf5,\nDe6 18. HXd8 og DXe5\n\
                 16 \u{2014} \u{2014} e5\u{2014}e4\n17 Hdl-d\u{f6}!\n17 ----- De7\u{2014}18\n18 Rh4\u{2014}f5";
    let found = recover(
        sheet.as_bytes(),
        &RecoverOptions { locales: vec!["is".to_owned()], ..RecoverOptions::default() },
        Locales::builtin(),
    );
    assert_eq!(
        sans(&found),
        "d4 Nf6 c4 e6 Nc3 Bb4 Qc2 Nc6 Nf3 d6 g3 O-O Bg2 e5 dxe5 dxe5 O-O Bxc3 Qxc3 Qe7 b3 Bg4 Bb2 Rfe8 h3 Bf5 Nh4 \
         Bd7 Kh2 Rad8 Rad1 e4 Rd5 Qf8 Nf5"
    );
}

#[test]
fn several_moves_in_a_line_are_no_columns() {
    let text = "1.e2 - e4, e7 - e5 2.Cg1 - f3, d7 - d6 3.d2 - d4, Ac8 - g4 4.d4 x e5, Ag4 x f3\n\
                5.Dd1 x f3, d6 x e5 6.Af1 - c4, Cg8 - f6 7.Df3 - b3, Dd8 - e7 8.Cb1 - c3, c7 - c6\n\
                9.Ac1 - g5, b7 - b5 10.Cc3 x b5, c6 x b5 11.Ac4 x b5, Cb8 - d7 12.0-0-0, Ta8 - d8\n\
                13.Td1 x d7, Td8 x d7 14.Th1 - d1, De7 - e6 15.Ab5 x d7, Cf6 x d7 16.Db3 - b8, Cd7 x b8";
    let options = RecoverOptions { locales: vec!["it".into()], ..RecoverOptions::default() };
    let found = recover(text.as_bytes(), &options, Locales::builtin());
    assert_eq!(found.moves.len(), 32);
    assert!(sans(&found).ends_with("Bxd7 Nxd7 Qb8 Nxb8"), "{}", sans(&found));
}

/// Layouts that only legal play can tell apart.
#[test]
fn blocks_without_numbers_and_numbers_to_the_right() {
    let want = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6";
    let sheets = [
        "White\ne4\nNf3\nBb5\nBa4\nO-O\nRe1\nBb3\n\nBlack\ne5\nNc6\na6\nNf6\nBe7\nb5\nd6\n",
        "White: e4 Nf3 Bb5 Ba4 O-O Re1 Bb3\nBlack: e5 Nc6 a6 Nf6 Be7 b5 d6\n",
        "1. e4\n2. Nf3\n3. Bb5\n4. Ba4\n5. O-O\ne5\nNc6\na6\nNf6\nBe7\n6. Re1 b5\n7. Bb3 d6\n",
        "e5 e4 .1\nNc6 Nf3 .2\na6 Bb5 .3\nNf6 Ba4 .4\nBe7 O-O .5\nb5 Re1 .6\nd6 Bb3 .7\n",
        "e4 e5 1.\nNf3 Nc6 2.\nBb5 a6 3.\nBa4 Nf6 4.\nO-O Be7 5.\nRe1 b5 6.\nBb3 d6 7.\n",
        "e4\ne5\nNf3\nNc6\nBb5\na6\nBa4\n\nNf6\nO-O\nBe7\nRe1\nb5\nBb3\nd6\n",
    ];
    for sheet in sheets {
        let found = read(sheet);
        assert_eq!(sans(&found), want, "{sheet}");
        assert!(found.moves.iter().all(|m| !m.doubtful), "{sheet}: {:?}", found.moves);
    }
}

#[test]
fn a_beginning_given_by_another_game() {
    let text = "GAME No. 12\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7 1-0\n\n\
                GAME No. 13\nMoves 1-4 as in Game No. 12.\n5. d3 d6\n6. c3 b5 0-1\n\n\
                GAME No. 14\n(Moves 1-5 as in Game No. 13)\n6. c4 g6 1-0\n\n\
                GAME No. 15\nMoves 1-5 as in Game No. 99\n6. Re1 b5 1-0";
    let found = recover_all(text.as_bytes(), &RecoverOptions::default(), Locales::builtin());
    let games: Vec<String> = found.iter().map(sans).collect();
    assert_eq!(games[1], "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c3 b5");
    assert_eq!(games[2], "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3 d6 c4 g6");
    let missing = found[3].refers.unwrap();
    assert!(games[3].is_empty() && missing.game == 99 && missing.moves == 5 && !missing.found);
    assert_eq!(found.len(), 4);
}

#[test]
fn hostile_input_is_answered() {
    let begin = Instant::now();
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut random = move |most: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % most
    };
    let mut noise = Vec::new();
    for _ in 0..60_000 {
        noise.push(random(256) as u8);
    }
    let signs = b"abcdefgh12345678NBRQKx ?0-O.+";
    let words: Vec<u8> = (0..60_000).map(|_| signs[random(signs.len() as u64) as usize]).collect();
    let sheets: [Vec<u8>; 9] = [
        Vec::new(),
        noise,
        words,
        b"(".repeat(60_000),
        b"[({".repeat(30_000),
        b"1. ".repeat(30_000),
        b"e4 ".repeat(30_000),
        b"1-0 ".repeat(20_000),
        b"?? ".repeat(20_000),
    ];
    for sheet in sheets {
        let _ = recover(&sheet, &RecoverOptions::default(), Locales::builtin());
    }
    // Far above what it takes; a hang or a square law would be far above this.
    assert!(begin.elapsed() < Duration::from_secs(240), "{:?}", begin.elapsed());
}
