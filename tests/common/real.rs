//! Real games from `data/games.uci` as moves, and what the tests need to write and read them.

use stamma::Played;
use stamma::board::{Move, Position};
use stamma::locale::{Locales, Spec};
use stamma::notation::{Notation, Uci};
use stamma::style::Style;
use stamma::translate::{InPlace, Options, Output, Report, Source, Walker, plan};

/// A generator of pseudo-random numbers, the same in every run (xorshift).
#[allow(dead_code)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    #[allow(dead_code)]
    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }

    /// One of some things.
    #[allow(dead_code)]
    pub(crate) fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

#[allow(dead_code)]
/// The games as moves from the starting position.
pub(crate) fn games() -> Vec<Vec<Move>> {
    include_str!("../data/games.uci").lines().map(|line| from_uci(line.split('\t').nth(1).unwrap())).collect()
}

fn from_uci(moves: &str) -> Vec<Move> {
    let mut position = Position::default();
    let mut legal = Vec::new();
    let mut out = Vec::new();
    moves
        .split(' ')
        .map(|uci| {
            legal.clear();
            position.legal_moves(&mut legal);
            let written = |mv: &&Move| {
                out.clear();
                let played = Played { mv: **mv, before: &position, births: None };
                Uci { chess960: false }.write(&played, &Style::default(), &mut out);
                out == uci.as_bytes()
            };
            let mv = *legal.iter().find(written).unwrap();
            position.play(&mv);
            mv
        })
        .collect()
}

#[allow(dead_code)]
/// The first source of a SPEC.
pub(crate) fn source(locales: &Locales, spec: &str) -> Source {
    plan::sources(&Spec::parse(spec, locales).unwrap(), locales).unwrap().remove(0)
}

#[allow(dead_code)]
/// Reads a text that begins in a position.
pub(crate) fn read(text: &str, source: &Source, start: Position) -> Report {
    let mut output = Output::new(text.as_bytes(), Vec::new());
    let options = Options { record: true, start: Some(start.into()), ..Options::default() };
    Walker::new(text.as_bytes(), source, None, options, &mut output, &mut InPlace).run()
}
