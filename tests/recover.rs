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
