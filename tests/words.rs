//! Moves in words: every locale, every sentence, there and back.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "words/support.rs"]
mod support;

use stamma::Played;
use stamma::board::{Move, Position};
use stamma::notation::{Notation, Readings};
use stamma::style::Style;
use stamma::words::{Language, Options, Words};
use support::{games, san};

/// The moves that the cheapest legal candidates leave, the longest texts first.
fn resolve(words: &Words, position: &Position, text: &[u8]) -> (Vec<Move>, usize) {
    let mut readings = Readings::new();
    words.read(text, position.side(), &mut readings);
    let mut best: Option<(u8, usize, Vec<Move>)> = None;
    for candidate in readings.as_slice() {
        let mut moves = Vec::new();
        position.resolve(&candidate.reading, None, &mut moves);
        if moves.is_empty() {
            continue;
        }
        let better = |(cost, len, _): &(u8, usize, Vec<Move>)| {
            (candidate.reading.cost, std::cmp::Reverse(candidate.len)) < (*cost, std::cmp::Reverse(*len))
        };
        match &mut best {
            Some(b) if (b.0, b.1) == (candidate.reading.cost, candidate.len) => {
                for m in moves {
                    if !b.2.contains(&m) {
                        b.2.push(m);
                    }
                }
            }
            Some(b) if !better(b) => {}
            _ => best = Some((candidate.reading.cost, candidate.len, moves)),
        }
    }
    best.map_or((Vec::new(), 0), |(_, len, moves)| (moves, len))
}

fn tell(words: &Words, position: &Position, mv: Move) -> String {
    let mut out = Vec::new();
    words.write(&Played { mv, before: position, births: None }, &Style::default(), &mut out);
    String::from_utf8(out).unwrap()
}

/// Tells every move and reads it back; gives the failures.
fn there_and_back(words: &Words, games: &[String], failures: &mut Vec<String>) -> usize {
    let mut count = 0;
    for game in games {
        let mut position = Position::default();
        for token in game.split_whitespace() {
            let Some(mv) = san(&position, token) else { panic!("{token} in {game}") };
            let text = tell(words, &position, mv);
            let (moves, len) = resolve(words, &position, text.as_bytes());
            if moves != [mv] || len != text.len() {
                failures.push(format!(
                    "{} {:?}: {token} told as `{text}`, read to {len} of {} as {moves:?}",
                    words.language().tag(),
                    words.options(),
                    text.len()
                ));
            }
            count += 1;
            position.play(&mv);
        }
    }
    count
}

#[test]
fn every_move_of_real_games_returns_in_every_language() {
    let games: Vec<String> = games().into_iter().take(12).collect();
    let mut failures = Vec::new();
    let mut count = 0;
    for tag in Language::tags() {
        for level in ["short", "full"] {
            let words = Words::load(tag, Options::parse(level).unwrap()).unwrap();
            count += there_and_back(&words, &games, &mut failures);
        }
    }
    let shown: Vec<&String> = failures.iter().take(40).collect();
    assert!(failures.is_empty(), "{} of {count} failed: {shown:#?}", failures.len());
}

#[test]
fn every_move_of_real_games_returns_in_twenty_languages_however_squares_are_spelled() {
    let games = games();
    let mut failures = Vec::new();
    let tags = [
        "ar", "cs", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "it", "ja", "nl", "pl", "pt",
        "ru", "tr", "zh-Hans",
    ];
    for tag in tags {
        for way in ["short", "full-digits", "short-nato-digits", "full-anna", "fide"] {
            let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
            there_and_back(&words, &games, &mut failures);
        }
    }
    let shown: Vec<&String> = failures.iter().take(40).collect();
    assert!(failures.is_empty(), "{} failed: {shown:#?}", failures.len());
}
