//! From a damaged sheet to the game that was played.
//!
//! The sheet is searched narrowly first, which is enough for most; how often each slip occurs is learned from
//! what was found; and where the sheet gave trouble it is searched again, wider and with half-moves missing.

use super::alphabet::Alphabet;
use super::channel::Channel;
use super::choose;
use super::evidence::Noisy;
use super::lattice::{Lattice, build, is_prose};
use super::learn::{LearnedTable, learn_letters};
use super::noise::{Confusions, Rates};
use super::prior::Prior;
use super::rates::{Tally, first_look};
use super::reader;
use super::san::san;
use super::search::{Bounds, Evidence, Graph, Made, Search, Why};
use crate::Span;
use crate::board::{Move, Position};
use crate::locale::Locales;
use crate::notation::Notation;
use crate::scan::columns::in_playing_order;
use crate::scan::sheet::{Item, Outcome, Piece, pieces};

/// What to recover from, and how hard to try.
#[derive(Clone)]
pub struct RecoverOptions<'n> {
    /// Letter sets to try, `ru` or `fa.latin-1980`; all of them where it is empty.
    pub locales: Vec<String>,
    /// The reader to use instead of the noise channel for algebraic notations.
    pub notation: Option<&'n dyn Notation>,
    /// The position before the first move.
    pub start: Position,
    /// Whether plausible play counts between readings that the sheet allows alike.
    pub prior: bool,
    /// Positions kept after each half-move.
    pub beam: usize,
    /// Alternatives given for each half-move.
    pub alternatives: usize,
}

impl Default for RecoverOptions<'_> {
    fn default() -> Self {
        Self {
            locales: Vec::new(),
            notation: None,
            start: Position::default(),
            prior: true,
            beam: 64,
            alternatives: 8,
        }
    }
}

/// Another move that may have been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative {
    /// The move in the position before it in the best game, if it is legal there.
    pub san: String,
    /// Its share of what explains the sheet.
    pub confidence: f32,
}

/// One half-move of the game found.
#[derive(Clone, Debug, PartialEq)]
pub struct RecoveredMove {
    /// Where it stands; nothing for a half-move that is not on the sheet.
    pub span: Option<Span>,
    /// The move.
    pub mv: Move,
    /// English SAN.
    pub san: String,
    /// How sure it is, 0 to 1.
    pub confidence: f32,
    /// What was mended, in words of the protocol.
    pub repairs: Vec<&'static str>,
    /// What else it may be, likeliest first.
    pub alternatives: Vec<Alternative>,
    /// Whether a person should look at it.
    pub doubtful: bool,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Recovered {
    /// The game.
    pub moves: Vec<RecoveredMove>,
    /// The result on the sheet.
    pub result: Option<&'static str>,
    /// The letter set, `ru` or `fa.latin-1980`.
    pub locale: Option<String>,
    /// The letters learned from the sheet, where it is in no known locale.
    pub table: Option<LearnedTable>,
    /// By how much, in natural-log units, the best game beats the next.
    pub margin: f32,
    /// Words that were taken for no move.
    pub skipped: Vec<Span>,
    /// The cost of the best game.
    pub cost: f32,
}

/// A half-move with less than this is doubtful.
const SURE: f32 = 0.8;
/// The cost of one step of the best game that calls for a second, wider search.
const TROUBLE: f32 = 8.0;

/// What the numbers show of the habits of the sheet.
fn numbering(text: &[u8], pieces: &[Piece], mut rates: Rates) -> Rates {
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

fn confusions() -> Confusions {
    Confusions::from_tables(crate::locale::NoiseTable::builtin())
}

/// Recovers the game that a sheet records.
///
/// Everything is read as far as it can be: the worst that a word can do is to be passed over or to stand as a
/// doubtful half-move. Work and memory are bounded whatever the text is.
#[must_use]
pub fn recover(text: &[u8], options: &RecoverOptions<'_>, locales: &Locales) -> Recovered {
    let pieces = in_playing_order(pieces(text));
    let prior = options.prior.then(Prior::builtin);
    if let Some(notation) = options.notation {
        let rates = numbering(text, &pieces, Rates::default());
        let (mut lattice, mut evidence) = reader::build(text, &pieces, notation, &rates);
        lattice.mark_short_groups();
        let births = notation.shape().needs_births;
        let graph = widen(&lattice, &rates, prior, options, births, &mut evidence);
        return report(&graph, &pieces, options);
    }
    let lattice = build(text, &pieces, &Rates::default());
    let confusions = confusions();
    let rates = numbering(text, &pieces, first_look(&lattice.texts, Rates::default()));
    let alphabets = alphabets(options, locales);
    let Some((cost, mut alphabet)) = pick(&alphabets, &lattice, &rates, &confusions, options) else {
        return Recovered::default();
    };
    let learned = if options.locales.is_empty() && cost > UNKNOWN {
        let words = pieces.iter().filter(|p| p.item == Item::Word).filter_map(|p| {
            std::str::from_utf8(p.span.of(text)).ok().map(|w| w.trim_end_matches([',', ';', '.']))
        });
        learn_letters(words, &options.start).map(|table| (table.alphabet(), table))
    } else {
        None
    };
    let mut table = None;
    if let Some((own, found)) = &learned {
        let tried = [alphabet.clone(), own.clone()];
        // A table of its own fits noise too, so it must make the sheet nearly clean.
        let better = |(now, a): (f32, &Alphabet)| a.name == own.name && now < 0.6 * cost;
        if pick(&tried, &lattice, &rates, &confusions, options).is_some_and(better) {
            alphabet = own;
            table = Some(found.clone());
        }
    }
    let mut channel =
        Channel::new(alphabet, &confusions, rates, lattice.texts.iter().flat_map(|t| t.chars()));
    channel.long = is_long(&lattice);
    let mut lattice = lattice;
    lattice.mark_short_groups();
    let mut evidence = Noisy::new(&channel, &lattice.texts);
    let quick = Bounds { width: 8, gap_width: 4, gap_depth: 1, ..Bounds::default() };
    let graph = Search::new(&lattice, rates, prior, quick).run(&options.start, &mut evidence);
    let rates = learn(&graph, &mut evidence, &rates);
    channel.set_rates(rates);
    let mut evidence = Noisy::new(&channel, &lattice.texts);
    let graph = widen(&lattice, &rates, prior, options, false, &mut evidence);
    let mut out = report(&graph, &pieces, options);
    out.locale = table.is_none().then(|| alphabet.name.clone());
    out.table = table;
    out
}

fn alphabets(options: &RecoverOptions<'_>, locales: &Locales) -> Vec<Alphabet> {
    let mut out = Vec::new();
    for name in &options.locales {
        let (tag, set) = name.split_once('.').unwrap_or((name, crate::locale::NATIVE));
        if let Ok(locale) = locales.get(tag)
            && let Some(set) = locale.set(set)
        {
            out.push(choose::alphabet(locale, set));
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

fn pick<'t>(
    alphabets: &'t [Alphabet],
    lattice: &Lattice,
    rates: &Rates,
    confusions: &Confusions,
    options: &RecoverOptions<'_>,
) -> Option<(f32, &'t Alphabet)> {
    if let [only] = alphabets {
        return Some((0.0, only));
    }
    let histogram = choose::histogram(&lattice.texts);
    let mut ranked: Vec<(f32, &Alphabet)> =
        alphabets.iter().map(|a| (choose::letters_cost(a, &histogram), a)).collect();
    ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
    let least = ranked.first()?.0;
    ranked.retain(|(cost, _)| *cost <= least + 40.0 + least * 0.5);
    ranked.truncate(TRIED);
    let head = lattice.head(TRIAL);
    let prior = options.prior.then(Prior::builtin);
    let mut best: Option<(f32, &Alphabet)> = None;
    for (_, alphabet) in ranked {
        let mut channel =
            Channel::new(alphabet, confusions, *rates, head.texts.iter().flat_map(|t| t.chars()));
        channel.long = is_long(&head);
        let mut evidence = Noisy::new(&channel, &head.texts);
        let bounds = Bounds { width: 8, ..Bounds::default() };
        let graph = Search::new(&head, *rates, prior, bounds).run(&options.start, &mut evidence);
        let cost = graph
            .ends()
            .first()
            .and_then(|i| graph.entries.get(*i as usize))
            .map_or(f32::INFINITY, |e| e.cost);
        if best.is_none_or(|(least, _)| cost < least - 1.0e-3) {
            best = Some((cost, alphabet));
        }
    }
    let words = head.texts.len().max(1) as f32;
    best.map(|(cost, alphabet)| (cost / words, alphabet))
}

/// Whether most moves on the sheet name two squares.
fn is_long(lattice: &Lattice) -> bool {
    let digits = |t: &&String| {
        t.chars().filter(|c| super::alphabet::digit(*c).is_some_and(|d| (1..9).contains(&d))).count()
    };
    let moves: Vec<usize> = lattice.texts.iter().map(|t| digits(&t)).filter(|n| *n > 0).collect();
    let long = moves.iter().filter(|n| **n == 2).count();
    moves.len() > 3 && long * 2 > moves.len()
}

/// Searches, narrowly first and where the sheet gives trouble again, wider.
fn widen<E: Evidence>(
    lattice: &Lattice,
    rates: &Rates,
    prior: Option<&Prior>,
    options: &RecoverOptions<'_>,
    births: bool,
    evidence: &mut E,
) -> Graph {
    let beam = options.beam.clamp(4, 512);
    let bounds = Bounds { width: (beam / 2).max(8), ..Bounds::default() };
    let mut search = Search::new(lattice, *rates, prior, bounds);
    search.births = births;
    let graph = search.run(&options.start, evidence);
    let trouble = graph.trouble(TROUBLE);
    if trouble.is_empty() {
        return graph;
    }
    let mut wide = lattice.clone();
    for node in trouble {
        for near in node.saturating_sub(9)..=node + 1 {
            if let Some(gap) = wide.gaps.get_mut(near) {
                *gap = true;
            }
        }
    }
    search.lattice = &wide;
    search.bounds = Bounds { width: beam * 2, gap_width: 16, ..bounds };
    search.run(&options.start, evidence)
}

fn best_line(graph: &Graph) -> Vec<Made> {
    graph.ends().first().map(|end| graph.line(*end)).unwrap_or_default()
}

/// Counts the slips in the best game.
fn learn(graph: &Graph, evidence: &mut Noisy<'_, '_>, rates: &Rates) -> Rates {
    let mut tally = Tally::default();
    for made in best_line(graph) {
        let (Some(mv), Why::Text { text, .. }) = (made.edge.mv, made.edge.why) else { continue };
        let Some(before) = graph.entries.get(made.before as usize) else { continue };
        let check = before.position.check_after(&mv) != crate::board::Check::None;
        let mut fits = Vec::new();
        evidence.fits(text, &before.position, None, &[mv], &mut fits);
        let cost = fits.first().map_or(0.0, |f| f.least());
        if let Some(token) = evidence.token(text) {
            tally.count(token, &mv, check, cost, rates);
        }
    }
    tally.rates(&Rates { again: rates.again, aside: rates.aside, ..Rates::default() })
}

fn report(graph: &Graph, pieces: &[Piece], options: &RecoverOptions<'_>) -> Recovered {
    let mut out = Recovered::default();
    let ends = graph.ends();
    out.cost = ends.first().and_then(|i| graph.entries.get(*i as usize)).map_or(0.0, |e| e.cost);
    let shares = graph.shares();
    for made in best_line(graph) {
        let Some(mv) = made.edge.mv else {
            if let Why::Skip(span) = made.edge.why {
                out.skipped.push(span);
            }
            continue;
        };
        let Some(before) = graph.entries.get(made.before as usize) else { continue };
        let position = &before.position;
        let list = shares.get(before.ply as usize).map(Vec::as_slice).unwrap_or_default();
        let confidence = list.iter().find(|(m, _)| *m == mv).map_or(0.0, |(_, share)| share.min(1.0));
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let alternatives = list
            .iter()
            .filter(|(m, share)| *m != mv && *share > 1.0e-4 && legal.contains(m))
            .take(options.alternatives)
            .map(|(m, share)| Alternative { san: san(position, m), confidence: *share })
            .collect();
        let span = match made.edge.why {
            Why::Text { span, .. } => Some(span),
            _ => None,
        };
        out.moves.push(RecoveredMove {
            span,
            mv,
            san: san(position, &mv),
            confidence,
            repairs: Vec::new(),
            alternatives,
            doubtful: confidence < SURE || span.is_none(),
        });
    }
    out.result = pieces.iter().rev().find_map(|p| match p.item {
        Item::Result(outcome) if outcome != Outcome::Unknown => Some(outcome.name()),
        _ => None,
    });
    out
}
