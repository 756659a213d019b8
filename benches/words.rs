//! Moves in words: sentences a second, told and read, over the games in `tests/data/games.txt`.

#![allow(clippy::unwrap_used, clippy::panic)]

#[allow(dead_code)]
#[path = "../tests/words/support.rs"]
mod support;

use divan::Bencher;
use divan::counter::ItemsCount;
use stamma::Played;
use stamma::board::{Move, Position};
use stamma::notation::{Notation, Readings};
use stamma::style::Style;
use stamma::words::{Language, Options, Sentence, Words};

fn main() {
    divan::main();
}

fn plies() -> Vec<(Position, Move)> {
    let mut plies = Vec::new();
    for game in support::games() {
        let mut position = Position::default();
        for token in game.split_whitespace() {
            let mv = support::san(&position, token).unwrap();
            plies.push((position, mv));
            position.play(&mv);
        }
    }
    plies
}

const CASES: [(&str, &str); 6] = [
    ("en", "short"),
    ("en", "full"),
    ("ru", "full"),
    ("hu", "full-digits"),
    ("ar", "full"),
    ("zh-Hans", "full"),
];

/// From the position: check, mate, stalemate and origin found, then told.
#[divan::bench(args = CASES)]
fn told_from_the_board(bencher: Bencher<'_, '_>, (tag, way): (&str, &str)) {
    let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
    let plies = plies();
    let mut out = Vec::new();
    bencher.counter(ItemsCount::new(plies.len())).bench_local(|| {
        out.clear();
        for (before, mv) in &plies {
            words.write(&Played { mv: *mv, before, births: None }, &Style::default(), &mut out);
        }
        out.len()
    });
}

/// The sentence alone.
#[divan::bench(args = CASES)]
fn told(bencher: Bencher<'_, '_>, (tag, way): (&str, &str)) {
    let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
    let facts: Vec<Sentence> =
        plies().iter().map(|(before, mv)| Sentence::of(&Played { mv: *mv, before, births: None })).collect();
    let mut out = Vec::new();
    bencher.counter(ItemsCount::new(facts.len())).bench_local(|| {
        out.clear();
        for sentence in &facts {
            words.say(sentence, &mut out);
        }
        out.len()
    });
}

#[divan::bench(args = CASES)]
fn read(bencher: Bencher<'_, '_>, (tag, way): (&str, &str)) {
    let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
    let texts: Vec<_> = plies()
        .iter()
        .map(|(before, mv)| {
            let mut out = Vec::new();
            words.write(&Played { mv: *mv, before, births: None }, &Style::default(), &mut out);
            (before.side(), out)
        })
        .collect();
    let mut readings = Readings::new();
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        let mut count = 0;
        for (side, text) in &texts {
            readings.clear();
            words.read(text, *side, &mut readings);
            count += readings.as_slice().len();
        }
        count
    });
}

/// The full sentences of each language that has words, read back.
#[divan::bench(args = Language::tags(), sample_count = 10)]
fn read_each(bencher: Bencher<'_, '_>, tag: &str) {
    read(bencher, (tag, "full"));
}
