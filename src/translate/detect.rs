//! Which notation a text is in: every one under which the whole game is legal, without being told.
//!
//! English is tried first, and a game that it reads exactly is compared only with the letter sets that have
//! all the letters it uses for some other piece: for nearly every game that is none, so a file in English
//! pays nothing. One game for all that read it is an answer; several games are a tie, and no answer.

mod candidates;
mod prose;
mod rivals;
mod sample;

use std::collections::HashMap;
use std::sync::OnceLock;

use super::game::{InPlace, MoveRecord, Options, Policy, Report, Walker};
use super::output::Output;
use super::source::Source;
use crate::board::Move;
use crate::diagnostic::{Diagnostic, Kind};
use crate::locale::Locales;
use candidates::{Candidate, RARE};
pub(super) use prose::best_for_prose;
use sample::{reads_all, sample};

/// All notations that can be found, built when first needed.
#[derive(Default)]
pub struct Detector {
    english: OnceLock<Option<Source>>,
    all: OnceLock<Vec<Candidate>>,
}

/// One way to read a game.
#[derive(Debug)]
pub struct Reading {
    /// Index of the source, see [`Detector::source`].
    pub source: usize,
    /// What reading with it gave.
    pub report: Report,
}

impl Reading {
    /// The ambiguous move that leaves the game open, where the whole text is legal but for it.
    #[must_use]
    pub fn open(&self) -> Option<&Diagnostic> {
        self.report.open?;
        self.report.diagnostics.iter().find(|one| one.kind == Kind::Ambiguous)
    }
}

/// What was found.
#[derive(Debug)]
pub enum Found {
    /// One game; all the sources that give it, the most usual first.
    One(Vec<Reading>),
    /// Several games, each with its sources; one that a source leaves open (see [`Reading::open`]) is among them,
    /// since a text that may be several moves in the usual notation is not proved to be another by being only one
    /// move there.
    Tie(Vec<Vec<Reading>>),
    /// No notation reads the whole text; the reading that came furthest.
    None(Option<Reading>),
}

/// The index of English among the sources.
pub const ENGLISH: usize = 0;

impl Detector {
    /// Finds the notations of one game.
    pub fn detect(&self, text: &[u8], locales: &Locales, options: Options, memo: &mut Memo) -> Found {
        let Some(english) = self.source(locales, ENGLISH) else { return Found::None(None) };
        let report = read(text, english, options);
        let words = if report.read == 0 { sample(text) } else { Vec::new() };
        if !report.main_left && report.cost == 0 && words.is_empty() {
            let roles = report.roles;
            let others =
                memo.rivals.entry((ENGLISH, roles)).or_insert_with(|| Some(self.rivals(locales, roles)));
            let others = others.clone().unwrap_or_default();
            if others.is_empty() {
                return Found::One(vec![Reading { source: ENGLISH, report }]);
            }
            let first = Reading { source: ENGLISH, report };
            return self.compare(text, locales, options, Some(first), others.into_iter());
        }
        let words = sample(text);
        let fit = |rare: bool| -> Vec<usize> {
            let those = (1..).zip(self.all(locales)).filter(|(_, candidate)| candidate.rare == rare);
            let reads =
                |candidate: &Candidate| candidate.source(locales).is_some_and(|one| reads_all(one, &words));
            those.filter(|(_, candidate)| reads(candidate)).map(|(index, _)| index).collect()
        };
        let first = Reading { source: ENGLISH, report };
        let found = self.compare(text, locales, options, Some(first), fit(false).into_iter());
        let exact = |list: &[Reading]| list.iter().any(|one| one.report.cost == 0);
        let usual = match &found {
            Found::One(list) => exact(list),
            Found::Tie(_) => true,
            Found::None(furthest) => furthest.as_ref().is_some_and(|one| one.report.moves.len() >= RARE),
        };
        if usual || words.len() < RARE {
            return found;
        }
        let rare = self.compare(text, locales, options, None, fit(true).into_iter());
        let enough = |list: &[Reading]| list.first().is_some_and(|one| one.report.moves.len() >= RARE);
        match (found, rare) {
            (Found::None(_), Found::One(list)) if enough(&list) => Found::One(list),
            (Found::None(_), Found::Tie(games)) => Found::Tie(games),
            // What reads the same game as it is written is named before what reads it with repairs.
            (Found::One(mut usual), Found::One(mut list)) if exact(&list) && same_moves(&list, &usual) => {
                list.append(&mut usual);
                Found::One(list)
            }
            (found, _) => found,
        }
    }

    /// Whether no notation but `own` reads a game that `own` reads exactly with men of these roles, so that it need not
    /// be compared.
    pub fn is_alone(
        &self,
        text: &[u8],
        locales: &Locales,
        options: Options,
        (own, roles): (usize, u8),
        memo: &mut Memo,
    ) -> bool {
        let options = Options { record: false, policy: Policy::Keep, try_out: true, ..options };
        let rivals = memo.rivals.entry((own, roles)).or_insert_with(|| match own {
            ENGLISH => Some(self.rivals(locales, roles)),
            _ => self.rivals_abroad(locales, own, roles),
        });
        let Some(rivals) = rivals else { return false };
        rivals.iter().all(|index| {
            self.source(locales, *index).is_none_or(|source| {
                let mut output = Output::new(text, Vec::new());
                let report = Walker::new(text, source, None, options, &mut output, &mut InPlace).run();
                report.main_left && report.open.is_none()
            })
        })
    }

    fn compare(
        &self,
        text: &[u8],
        locales: &Locales,
        options: Options,
        first: Option<Reading>,
        others: impl Iterator<Item = usize>,
    ) -> Found {
        let mut games: Vec<Game> = Vec::new();
        let mut furthest: Option<Reading> = None;
        let trial = Options { try_out: true, ..options };
        let readings = others.filter_map(|index| {
            let source = self.source(locales, index)?;
            Some(Reading { source: index, report: read(text, source, trial) })
        });
        for reading in first.into_iter().chain(readings) {
            let whole = !reading.report.main_left || reading.report.open.is_some();
            let empty = reading.report.moves.is_empty() && reading.report.open.is_none();
            if !whole || empty && reading.source != ENGLISH {
                if furthest.as_ref().is_none_or(|best| best.report.reached < reading.report.reached) {
                    furthest = Some(reading);
                }
                continue;
            }
            let moves: Vec<Move> = reading.report.moves.iter().map(|record: &MoveRecord| record.mv).collect();
            let open = reading.open().map(|fault| fault.candidates.clone());
            let cost = reading.report.open.unwrap_or(reading.report.cost) + pawn_letters(&reading.report);
            match games.iter_mut().find(|game| game.moves == moves && game.open == open) {
                Some(game) => {
                    game.cost = game.cost.min(cost);
                    game.readings.push(reading);
                }
                None => games.push(Game { moves, open, cost, readings: vec![reading] }),
            }
        }
        // Numbers that one notation has for moves say nothing in another.
        if games.iter().any(|game| !game.moves.is_empty() || game.open.is_some()) {
            games.retain(|game| !game.moves.is_empty() || game.open.is_some());
        }
        let best = games.iter().map(|game| game.cost).min();
        games.retain(|game| Some(game.cost) == best);
        if games.iter().all(|game| game.open.is_some()) {
            // Nothing is found where all is open; what is open is said in the most usual notation.
            let open = games.into_iter().flat_map(|game| game.readings);
            let further = |best: Reading, one: Reading| {
                if one.report.reached > best.report.reached { one } else { best }
            };
            return Found::None(open.reduce(further).or(furthest));
        }
        let mut lists: Vec<Vec<Reading>> = Vec::new();
        for mut game in games {
            game.readings.sort_by_cached_key(|one| {
                (one.report.cost + pawn_letters(&one.report), self.rank(locales, one.source))
            });
            lists.push(game.readings);
        }
        lists.sort_by_cached_key(|list| list.first().map(|one| self.rank(locales, one.source)));
        if lists.len() == 1 { Found::One(lists.pop().unwrap_or_default()) } else { Found::Tie(lists) }
    }
}

/// Whether the first readings of two lists are one game.
fn same_moves(one: &[Reading], other: &[Reading]) -> bool {
    let moves = |list: &[Reading]| -> Option<Vec<Move>> {
        Some(list.first()?.report.moves.iter().map(|record| record.mv).collect())
    };
    moves(one) == moves(other)
}

/// One game that a text may be.
struct Game {
    moves: Vec<Move>,
    /// The moves that the half-move behind them may be, where it is left open.
    open: Option<Vec<String>>,
    cost: u32,
    readings: Vec<Reading>,
}

/// What it costs that letters are written for some of a game's pawns and not for others, which nobody does: the
/// letter is rather that of a piece (`1. e4 e5 2. Sf3` is German, not Finnish with S for a pawn).
fn pawn_letters(report: &Report) -> u32 {
    2 * u32::from(report.roles & 1 != 0 && report.bare_pawns)
}

/// What was learned about letters in earlier games of a file.
#[derive(Debug, Default)]
pub struct Memo {
    /// By source and roles.
    rivals: HashMap<(usize, u8), Option<Vec<usize>>>,
}

/// Reads a game with one source and records its moves.
pub(super) fn read(text: &[u8], source: &Source, options: Options) -> Report {
    let mut output = Output::new(text, Vec::new());
    let mut layout = InPlace;
    // What is a guess proves nothing.
    let options = Options { record: true, policy: Policy::Keep, ..options };
    Walker::new(text, source, None, options, &mut output, &mut layout).run()
}
