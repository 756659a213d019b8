//! The order of the work: choose the letters, learn the slips, search, and search again where it is needed.

use std::cell::Cell;
use std::sync::OnceLock;

use super::alphabet::Alphabet;
use super::channel::Channel;
use super::choose;
use super::confidence;
use super::evidence::Noisy;
use super::lattice::{Lattice, is_prose};
use super::learn::learn_letters;
use super::noise::{Confusions, Rates};
use super::observed::Observed;
use super::prior::Prior;
use super::rates::{Tally, slips};
use super::recover::{RecoverOptions, Recovered};
use super::report::{Mended, best_line, report};
use super::search::{Bounds, Evidence, Graph, Search, Why};
use crate::board::{Move, Start};
use crate::locale::Locales;
use crate::scan::sheet::{Item, Piece};

/// The cost of one step of the best game that calls for a second, wider search.
const TROUBLE: f32 = 8.0;

/// A move that fits a text at less than this stands there as it is written; one that costs so much more is mended.
const WRITTEN: f32 = 1.0;
const MENDED: f32 = 2.5;

/// What the numbers show of the habits of the sheet.
pub(super) fn numbering(text: &[u8], pieces: &[Piece], mut rates: Rates) -> Rates {
    let numbers: Vec<u32> = pieces
        .iter()
        .filter_map(|p| if let Item::Number { value, .. } = p.item { Some(value) } else { None })
        .collect();
    let again = numbers.windows(2).filter(|w| w[0] == w[1]).count();
    if again * 3 > numbers.len() {
        rates.again = 0.0;
    }
    // No side line without a number that goes back, and no comment without words.
    let back = numbers.windows(2).filter(|w| w[1] < w[0]).count();
    let begun = pieces.iter().position(|p| matches!(p.item, Item::Number { .. })).unwrap_or(pieces.len());
    let words = pieces.iter().skip(begun).filter(|p| p.item == Item::Word).any(|p| is_prose(text, p.span));
    if back == 0 && !words {
        rates.aside = f32::INFINITY;
    }
    rates
}

pub(super) fn confusions() -> &'static Confusions {
    static BUILTIN: OnceLock<Confusions> = OnceLock::new();
    BUILTIN.get_or_init(|| Confusions::from_tables(crate::locale::NoiseTable::builtin()))
}

/// Moves that may be laid against texts for each order of the pieces but the first.
const AN_ORDER: usize = 2_000_000;

/// The moves that may still be laid against texts for a game, all its searches together.
pub(super) struct Work(Cell<usize>);

impl Work {
    /// What a game is worth, however often it is searched.
    pub(super) fn of_a_game() -> Self {
        Self(Cell::new(2_000_000))
    }

    /// Leaves enough for one more order of the pieces, so that a wrong order does not use up what the right one needs.
    pub(super) fn another_order(&self) {
        self.0.set(self.0.get().max(AN_ORDER));
    }

    /// Runs a search within what is left.
    fn run<E: Evidence>(&self, mut search: Search<'_>, start: &Start, evidence: &mut E) -> Graph {
        search.bounds.work = search.bounds.work.min(self.0.get());
        let graph = search.run(start, evidence);
        self.0.set(self.0.get().saturating_sub(graph.spent));
        graph
    }

    /// Goes on with a search that was made as far as the last layer of `graph`.
    fn resume<E: Evidence>(
        &self,
        mut search: Search<'_>,
        graph: Option<Graph>,
        start: &Start,
        evidence: &mut E,
    ) -> Graph {
        let Some(graph) = graph else { return self.run(search, start, evidence) };
        search.bounds.work = search.bounds.work.min(self.0.get());
        let graph = search.resume(graph, evidence);
        self.0.set(self.0.get().saturating_sub(graph.spent));
        graph
    }
}

/// What does not change while a sheet is solved.
pub(super) struct Solver<'o, 'n> {
    pub(super) options: &'o RecoverOptions<'n>,
    pub(super) locales: &'o Locales,
    pub(super) rates: Rates,
    pub(super) work: &'o Work,
}

impl Solver<'_, '_> {
    /// Solves a lattice of texts in algebraic notation; `words` are those of the sheet, for learning letters.
    pub(super) fn solve<'w>(&self, mut lattice: Lattice, words: impl Iterator<Item = &'w str>) -> Recovered {
        let (options, rates) = (self.options, self.rates);
        let prior = options.prior.then(Prior::builtin);
        let confusions = &Observed::at_sight(&lattice.texts, confusions()).added_to(confusions());
        let alphabets = alphabets(options, self.locales);
        let Some((cost, mut alphabet, also)) =
            pick(&alphabets, &lattice, &rates, confusions, options, self.work)
        else {
            return Recovered::default();
        };
        let learned = if options.locales.is_empty() && cost > UNKNOWN {
            learn_letters(words, &options.start.position).map(|table| (table.alphabet(), table))
        } else {
            None
        };
        let mut table = None;
        if let Some((own, found)) = &learned {
            let tried = [alphabet.clone(), own.clone()];
            // A table of its own fits noise too, so it must make the sheet nearly clean.
            let better = |(now, a, _): (f32, &Alphabet, _)| a.name == own.name && now < 0.6 * cost;
            if pick(&tried, &lattice, &rates, confusions, options, self.work).is_some_and(better) {
                alphabet = own;
                table = Some(found.clone());
            }
        }
        let mut channel =
            Channel::new(alphabet, confusions, rates, lattice.texts.iter().flat_map(|t| t.chars()));
        channel.long = is_long(&lattice);
        lattice.mark_short_groups();
        let mut evidence = Noisy::new(&channel, &lattice.texts);
        let quick =
            Bounds { width: 8, gap_width: 4, gap_depth: 1, most: 60_000, work: 500_000, ..Bounds::default() };
        let search = Search::new(&lattice, rates, prior, quick);
        let graph = self.work.run(search, &options.start, &mut evidence);
        let (rates, seen) = learn(&graph, &mut evidence, &rates, alphabet);
        let long = channel.long;
        let confusions = seen.added_to(confusions);
        let mut channel =
            Channel::new(alphabet, &confusions, rates, lattice.texts.iter().flat_map(|t| t.chars()));
        channel.long = long;
        let mut evidence = Noisy::new(&channel, &lattice.texts);
        let graph = widen(&lattice, &rates, prior, options, false, self.work, &mut evidence);
        let mut out = report(&graph, options, |text, position, mv, check| {
            let (mut fits, mut legal) = (Vec::new(), Vec::new());
            position.legal_moves(&mut legal);
            evidence.fits(text, position, None, &legal, &mut fits);
            let own = legal.iter().position(|one| one == mv).and_then(|at| fits.get(at));
            let cost = own.map_or(0.0, |fit| fit.least());
            let least = fits.iter().map(|fit| fit.least()).fold(f32::INFINITY, f32::min);
            let mut repairs =
                evidence.token(text).map(|token| slips(token, mv, check, cost, &rates)).unwrap_or_default();
            if lattice.rewritten.get(text) == Some(&true) && !repairs.contains(&"misread") {
                repairs.push("misread");
            }
            Mended { repairs, overruled: least < WRITTEN && cost > least + MENDED }
        });
        out.locale = table.is_none().then(|| alphabet.name.clone());
        out.also = if table.is_none() { also } else { Vec::new() };
        out.table = table;
        out
    }
}

fn alphabets(options: &RecoverOptions<'_>, locales: &Locales) -> Vec<Alphabet> {
    let mut out = Vec::new();
    for name in &options.locales {
        let (tag, set) = name.split_once('.').unwrap_or((name, crate::locale::NATIVE));
        if let Ok(locale) = locales.get(tag)
            && let Some(set) = locale.set(set)
        {
            out.push(choose::alphabet(locale, set));
            // The language's letters in its other script, where the script is not asked for.
            let others = locale
                .sets
                .iter()
                .filter(|other| !name.contains('.') && other.name == "latin" && other.is_complete());
            out.extend(others.map(|other| choose::alphabet(locale, other)));
        }
    }
    if options.locales.is_empty() { choose::all(locales) } else { out }
}

/// The cost of a word in a trial from which on the letters are in no known locale.
const UNKNOWN: f32 = 4.0;
/// Alphabets that are tried by play.
const TRIED: usize = 6;
/// Nodes of the lattice with which they are tried.
const TRIAL: usize = 70;
/// Costs that differ by no more are the same.
const ALIKE: f32 = 1.0e-3;

/// The alphabet of the cheapest game, what a word costs in it, and the names of all others that give the same game at
/// the same cost.
fn pick<'t>(
    alphabets: &'t [Alphabet],
    lattice: &Lattice,
    rates: &Rates,
    confusions: &Confusions,
    options: &RecoverOptions<'_>,
    work: &Work,
) -> Option<(f32, &'t Alphabet, Vec<String>)> {
    if let [only] = alphabets {
        return Some((0.0, only, Vec::new()));
    }
    let histogram = choose::histogram(&lattice.texts);
    let mut ranked: Vec<(f32, &Alphabet)> =
        alphabets.iter().map(|a| (choose::letters_cost(a, &histogram, confusions), a)).collect();
    ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
    let least = ranked.first()?.0;
    ranked.retain(|(cost, _)| *cost <= least + 40.0 + least * 0.5);
    ranked.truncate(TRIED);
    let head = lattice.head(TRIAL);
    let prior = options.prior.then(Prior::builtin);
    let mut best: Option<(f32, &Alphabet, Vec<String>)> = None;
    let mut game = Vec::new();
    for (_, alphabet) in ranked {
        let mut channel =
            Channel::new(alphabet, confusions, *rates, head.texts.iter().flat_map(|t| t.chars()));
        channel.long = is_long(&head);
        let mut evidence = Noisy::new(&channel, &head.texts);
        let bounds = Bounds { width: 8, ..Bounds::default() };
        let graph = work.run(Search::new(&head, *rates, prior, bounds), &options.start, &mut evidence);
        let cost = graph
            .ends()
            .first()
            .and_then(|i| graph.entries.get(*i as usize))
            .map_or(f32::INFINITY, |e| e.cost);
        let line: Vec<Move> = best_line(&graph).iter().filter_map(|made| made.edge.mv).collect();
        match &mut best {
            Some((least, _, also)) if cost >= *least - ALIKE => {
                if cost <= *least + ALIKE && line == game {
                    also.push(alphabet.name.clone());
                    also.extend_from_slice(&alphabet.also);
                }
            }
            _ => {
                best = Some((cost, alphabet, alphabet.also.clone()));
                game = line;
            }
        }
    }
    let words = head.texts.len().max(1) as f32;
    best.map(|(cost, alphabet, also)| (cost / words, alphabet, also))
}

/// Whether most moves on the sheet name two squares.
fn is_long(lattice: &Lattice) -> bool {
    let digits = |t: &String| {
        t.chars().filter(|c| super::alphabet::digit(*c).is_some_and(|d| (1..9).contains(&d))).count()
    };
    let moves: Vec<&String> = lattice.texts.iter().filter(|t| digits(t) > 0).collect();
    let long = moves.iter().filter(|t| digits(t) == 2).count();
    // Where blanks stand inside moves, each half of one is a text as well.
    let halves = moves.iter().filter(|t| digits(t) == 1 && t.chars().count() < 4).count();
    moves.len() > 3 && (long * 2 > moves.len() || long * 2 > halves && long * 3 > moves.len())
}

/// A part of a sheet in which half-moves cost more than this in the mean is hard to read all through.
const HARD: f32 = 3.0;
/// The whole sheet is, where one step in so many is.
const MOSTLY: usize = 4;
/// Half-moves may be missing at so many nodes before a step that calls for it, three moves or so.
const BEFORE: usize = 9;
/// The search is wide from so many nodes before those to so many behind the step: what follows decides.
const LEAD: usize = 4;
const BEHIND: usize = 24;

/// Searches, narrowly first and where the sheet gives trouble again, wider.
pub(super) fn widen<E: Evidence>(
    lattice: &Lattice,
    rates: &Rates,
    prior: Option<&Prior>,
    options: &RecoverOptions<'_>,
    births: bool,
    work: &Work,
    evidence: &mut E,
) -> Graph {
    let beam = options.beam.clamp(1, 512);
    let narrow = Bounds { width: beam.div_ceil(2), most: 80_000, work: 1_200_000, ..Bounds::default() };
    let mut search = Search::new(lattice, *rates, prior, narrow);
    search.births = births;
    let graph = work.run(search, &options.start, evidence);
    let line = best_line(&graph);
    let trouble = graph.nodes(&line, |_, made| made.edge.cost > TROUBLE);
    if trouble.is_empty() {
        return graph;
    }
    let mut wide = lattice.clone();
    let mut widths = vec![narrow.width; lattice.steps.len()];
    let mut widen = |from: usize, to: usize| {
        if let Some(part) = widths.get_mut(from..to.min(lattice.steps.len())) {
            part.fill(beam * 2);
        }
    };
    let strains = confidence::strains(&line);
    let hard = |i: usize| strains.get(i).is_some_and(|strain| *strain > HARD);
    if (0..line.len()).filter(|i| hard(*i)).count() * MOSTLY > line.len() {
        widen(0, lattice.steps.len());
    }
    for node in graph.nodes(&line, |i, _| hard(i)) {
        widen(node.saturating_sub(LEAD), node + BEFORE);
    }
    for node in trouble {
        for near in node.saturating_sub(BEFORE)..=node + 1 {
            if let Some(gap) = wide.gaps.get_mut(near) {
                *gap = true;
            }
        }
        widen(node.saturating_sub(BEFORE + LEAD), node + BEHIND + 1);
    }
    let first = widths.iter().position(|width| *width > narrow.width).unwrap_or_default();
    let kept = graph.before(lattice, first);
    let mut search = Search::new(&wide, *rates, prior, Bounds { gap_width: 16, ..Bounds::default() });
    search.births = births;
    search.widths = widths;
    work.resume(search, kept, &options.start, evidence)
}

/// Counts the slips in the best game.
fn learn(
    graph: &Graph,
    evidence: &mut Noisy<'_, '_>,
    rates: &Rates,
    alphabet: &Alphabet,
) -> (Rates, Observed) {
    let mut tally = Tally::default();
    let mut seen = Observed::default();
    for made in best_line(graph) {
        let (Some(mv), Why::Text { text, .. }) = (made.edge.mv, made.edge.why) else { continue };
        let Some(before) = graph.entries.get(made.before as usize) else { continue };
        let check = before.position.check_after(&mv) != crate::board::Check::None;
        let mut fits = Vec::new();
        evidence.fits(text, &before.position, None, &[mv], &mut fits);
        let cost = fits.first().map_or(0.0, |f| f.least());
        if let Some(token) = evidence.token(text) {
            tally.count(token, &mv, check, cost, rates);
            // What was taken for this move for want of another says nothing of its signs.
            if cost < rates.unreadable {
                seen.count(token.chars(), &mv, check, alphabet);
            }
        }
    }
    (tally.rates(&Rates { again: rates.again, aside: rates.aside, ..Rates::default() }), seen)
}
