//! Translates every game of PGN files into each notation and back: `roundtrip FILE…`.
//!
//! For the algebraic notations every byte must come back, for the others every move; games that are not read
//! whole are counted and left out.
#![allow(clippy::print_stdout)]

use rayon::prelude::*;
use stamma::locale::{Locales, Spec};
use stamma::scan::pgn::game_end;
use stamma::translate::detect::Detector;
use stamma::translate::{Job, Options, Sources, Target, Translator, plan};

#[derive(Default)]
struct Tally {
    games: usize,
    moves: usize,
    left: usize,
    failed_back: usize,
    differ: usize,
    wrong: usize,
    /// Characters of the moves as they were written.
    signs: usize,
    first: Option<String>,
}

impl Tally {
    fn join(mut self, other: Self) -> Self {
        self.games += other.games;
        self.moves += other.moves;
        self.left += other.left;
        self.failed_back += other.failed_back;
        self.differ += other.differ;
        self.signs += other.signs;
        self.wrong += other.wrong;
        self.first = self.first.or(other.first);
        self
    }
}

fn games(text: &[u8]) -> Vec<&[u8]> {
    let mut all = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = game_end(rest).unwrap_or(rest.len());
        let (game, more) = rest.split_at(end);
        all.push(game);
        rest = more;
    }
    all
}

fn sources(name: &str, locales: &Locales) -> Result<Sources, stamma::Error> {
    let mut sources = plan::sources(&Spec::parse(name, locales)?, locales)?;
    sources.truncate(1);
    Ok(Sources::Given(sources))
}

fn target(name: &str, locales: &Locales) -> Result<Target, stamma::Error> {
    plan::target(&Spec::parse(name, locales)?, locales, None, false)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let texts: Vec<Vec<u8>> = std::env::args().skip(1).map(std::fs::read).collect::<Result<_, _>>()?;
    let games: Vec<&[u8]> = texts.iter().flat_map(|text| games(text)).collect();
    let exact = ["fan", "fan:lan", "en:lan"].map(str::to_owned);
    let mut moves: Vec<String> = stamma::locale::System::alone()
        .map(|system| system.name().to_owned())
        .filter(|name| !["fan", "pgn", "san"].contains(&name.as_str()))
        .collect();
    moves.extend(["en", "es", "fr"].map(|tag| format!("{tag}:descriptive")));
    moves.push("ar:wing".to_owned());
    let letters: Vec<String> = locales
        .tags()
        .filter(|tag| locales.get(tag).is_ok_and(|locale| locale.primary().is_some()))
        .map(str::to_owned)
        .collect();
    let english = target("en", locales)?;
    for name in exact.iter().chain(&moves).chain(&letters) {
        let only = std::env::var("ONLY").unwrap_or_default();
        if !only.is_empty() && !only.split(',').any(|one| one == name) {
            continue;
        }
        let there = target(name, locales)?;
        let by_moves = moves.contains(name);
        let tally = games
            .par_chunks(256)
            .map(|chunk| {
                let mut tally = Tally::default();
                let options = Options { record: by_moves, leave_comments: true, ..Options::default() };
                let (Ok(from), Ok(back)) = (sources("en", locales), sources(name, locales)) else {
                    return tally;
                };
                let go = Job { sources: from, target: &there, export: false, options };
                let come = Job { sources: back, target: &english, export: false, options };
                let mut translator = Translator::new(locales, &detector);
                for game in chunk {
                    let out = translator.text(game, &go);
                    if out.report.left {
                        tally.left += 1;
                        continue;
                    }
                    tally.games += 1;
                    tally.moves += out.report.read;
                    let home = translator.text(&out.text, &come);
                    let here = |t: &mut Tally, why: &str| {
                        if t.first.is_none() {
                            let said = home.report.diagnostics.first();
                            let found = said.map(|d| format!("{} {:?} {:?}", d.code, d.found, d.candidates));
                            let at = home.text.iter().zip(*game).position(|(a, b)| a != b).unwrap_or(0);
                            let near = String::from_utf8_lossy(
                                &game[at.saturating_sub(20)..(at + 30).min(game.len())],
                            );
                            t.first = Some(format!("{why}: {found:?} near {near:?}"));
                        }
                    };
                    if home.report.left {
                        tally.failed_back += 1;
                        here(&mut tally, "not read back");
                    } else if by_moves {
                        let text = |m: &stamma::Span| m.of(&out.text).to_vec();
                        tally.signs += home
                            .report
                            .moves
                            .iter()
                            .map(|m| String::from_utf8_lossy(&text(&m.span)).chars().count())
                            .sum::<usize>();
                        let same =
                            out.report.moves.iter().map(|m| m.mv).eq(home.report.moves.iter().map(|m| m.mv));
                        if !same {
                            tally.wrong += 1;
                            here(&mut tally, "other moves");
                        }
                    } else if home.text != *game {
                        tally.differ += 1;
                        here(&mut tally, "other bytes");
                    }
                }
                tally
            })
            .reduce(Tally::default, Tally::join);
        let Tally { games, moves, left, failed_back, differ, wrong, signs, first } = tally;
        let each = signs as f64 / moves.max(1) as f64;
        println!(
            "{name}: {games} games, {moves} moves; {left} not read; {failed_back} not read back, {differ} other bytes, {wrong} other moves; {each:.2} characters a move {}",
            first.unwrap_or_default()
        );
    }
    Ok(())
}
