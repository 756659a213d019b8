//! From a damaged sheet to the game that was played.
//!
//! The sheet is searched narrowly first, which is enough for most; how often each slip occurs is learned from
//! what was found; and where the sheet gave trouble it is searched again, wider and with half-moves missing.

use super::alphabet::digit;
use super::lattice::build;
use super::learn::LearnedTable;
use super::noise::Rates;
use super::numbers;
use super::prior::Prior;
use super::rates::first_look;
use super::refer::{self, Reference};
use super::solve::{self, Solver, Work};
use super::{reader, report};
use crate::Span;
use crate::board::{Color, Move, Start};
use crate::locale::Locales;
use crate::notation::{Candidate, Notation, Part, Readings};
use crate::scan::Outcome;
use crate::scan::columns::{games, orders};
use crate::scan::fraction::unfold;
use crate::scan::sheet::{Item, Piece, pieces};

/// What to recover from, and how hard to try.
#[derive(Clone)]
pub struct RecoverOptions<'n> {
    /// Letter sets to try, `ru` or `fa.latin-1980`; all of them where it is empty.
    pub locales: Vec<String>,
    /// The reader to use instead of the noise channel for algebraic notations.
    pub notation: Option<&'n dyn Notation>,
    /// Readers, each with the name of its notation, that are tried before the letter sets where nothing is named.
    pub readers: Vec<(String, &'n dyn Notation)>,
    /// The position before the first move.
    pub start: Start,
    /// Whether plausible play counts between readings that the sheet allows alike.
    pub prior: bool,
    /// Positions kept after each half-move.
    pub beam: usize,
    /// Alternatives given for each half-move.
    pub alternatives: usize,
    /// How many of the best games are given.
    pub games: usize,
}

impl Default for RecoverOptions<'_> {
    fn default() -> Self {
        Self {
            locales: Vec::new(),
            notation: None,
            readers: Vec::new(),
            start: Start::default(),
            prior: true,
            beam: 64,
            alternatives: 8,
            games: 3,
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
    /// How hard the sheet is to read around here: the mean cost of a half-move, about 2 for a clean sheet.
    pub strain: f32,
    /// What was mended, in words of the protocol: `smudged`, `lost letter`, `case`, `lost sign`, `misread`, `other
    /// script`, `split`, `joined`, `missing`, `as in another game`.
    pub repairs: Vec<&'static str>,
    /// What else it may be, likeliest first.
    pub alternatives: Vec<Alternative>,
    /// Whether a person should look at it.
    pub doubtful: bool,
}

/// One of the best games.
#[derive(Clone, Debug, PartialEq)]
pub struct RecoveredGame {
    /// Its moves.
    pub moves: Vec<Move>,
    /// Its cost, −ln of its probability up to a constant.
    pub cost: f32,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Recovered {
    /// The game.
    pub moves: Vec<RecoveredMove>,
    /// The result on the sheet.
    pub result: Option<&'static str>,
    /// The letter set, `ru` or `fa.latin-1980`, or the notation of a reader, `en:descriptive`.
    pub locale: Option<String>,
    /// Other letter sets that give the same game: the sheet is too short to tell them apart.
    pub also: Vec<String>,
    /// The letters learned from the sheet, where it is in no known locale.
    pub table: Option<LearnedTable>,
    /// The best games, the first being [`Self::moves`]; each differs from those before it in some half-move.
    pub games: Vec<RecoveredGame>,
    /// By how much, in natural-log units, the best game beats the next.
    pub margin: f32,
    /// The game that gives this one's beginning, where the sheet says so.
    pub refers: Option<Reference>,
    /// Words that were taken for no move.
    pub skipped: Vec<Span>,
    /// Those of them that stand in the game and look like a move, so that one may be lost.
    pub unread: Vec<Span>,
    /// The cost of the best game.
    pub cost: f32,
}

/// Recovers the game that a sheet records, the first where there are several.
///
/// Everything is read as far as it can be: the worst that a word can do is to be passed over or to stand as a
/// doubtful half-move. Work and memory are bounded whatever the text is.
#[must_use]
pub fn recover(text: &[u8], options: &RecoverOptions<'_>, locales: &Locales) -> Recovered {
    let first = refer::cut(text, games(pieces(text))).into_iter().next().unwrap_or_default();
    let mut found = one_game(text, first.clone(), options, locales);
    found.refers = refer::reference(text, &first).map(|(reference, _)| reference);
    found
}

/// Recovers each game of a sheet that records several: a new one begins at number 1 behind a result, or at a line
/// that gives its first moves by another game. A game that refers to one of the same text begins with its moves.
#[must_use]
pub fn recover_all(text: &[u8], options: &RecoverOptions<'_>, locales: &Locales) -> Vec<Recovered> {
    let games = refer::cut(text, games(pieces(text)));
    let references: Vec<_> = games.iter().map(|game| refer::reference(text, game)).collect();
    let mut out: Vec<Option<Recovered>> = games
        .iter()
        .zip(&references)
        .map(|(game, reference)| match reference {
            None => Some(one_game(text, game.clone(), options, locales)),
            Some(_) => None,
        })
        .collect();
    let named = |number: u32| {
        let by_heading = games.iter().position(|game| refer::name(text, game) == Some(number));
        let headed = games.iter().any(|game| refer::name(text, game).is_some());
        by_heading.or_else(|| usize::try_from(number).ok()?.checked_sub(1).filter(|_| !headed))
    };
    // A game may refer to one that refers to a third; each round settles at least one, or none is left to settle.
    while let Some((index, found)) =
        games.iter().enumerate().zip(&references).find_map(|((index, game), entry)| {
            let (reference, head) = (*entry)?;
            let other = named(reference.game).filter(|_| out.get(index).is_some_and(Option::is_none))?;
            let begin = out.get(other)?.as_ref()?.moves.get(..2 * reference.moves as usize)?.to_vec();
            let rest = game.get(head..).unwrap_or_default().to_vec();
            Some((index, continued(text, reference, begin, rest, options, locales)))
        })
    {
        if let Some(place) = out.get_mut(index) {
            *place = Some(found);
        }
    }
    let unsettled =
        |(reference, _): &(Reference, usize)| Recovered { refers: Some(*reference), ..Recovered::default() };
    out.into_iter()
        .zip(&references)
        .map(|(found, entry)| found.or_else(|| entry.as_ref().map(unsettled)).unwrap_or_default())
        .collect()
}

/// A game whose first moves are those of another.
fn continued(
    text: &[u8],
    reference: Reference,
    mut moves: Vec<RecoveredMove>,
    rest: Vec<Piece>,
    options: &RecoverOptions<'_>,
    locales: &Locales,
) -> Recovered {
    let mut start = options.start;
    for one in &mut moves {
        start.play(&one.mv);
        one.span = Some(reference.span);
        one.repairs = vec![REFERRED];
    }
    let mut out = one_game(text, rest, &RecoverOptions { start, ..options.clone() }, locales);
    for game in &mut out.games {
        game.moves.splice(0..0, moves.iter().map(|one| one.mv));
    }
    out.moves.splice(0..0, moves);
    out.refers = Some(Reference { found: true, ..reference });
    out
}

/// What is said of a half-move that the sheet leaves out.
pub const MISSING: &str = "missing";

/// What stands among the repairs of a half-move that another game gives.
pub const REFERRED: &str = "as in another game";

/// An order of pieces whose half-moves cost less than this in the mean is the order of play.
const CLEAR: f32 = 3.0;

fn one_game(text: &[u8], pieces: Vec<Piece>, options: &RecoverOptions<'_>, locales: &Locales) -> Recovered {
    let pieces = unfold(text, pieces);
    let mut best: Option<Recovered> = None;
    if options.notation.is_none() && options.locales.is_empty() {
        for (name, notation) in options.readers.iter().filter(|reader| reads(text, &pieces, reader.1)) {
            let options = RecoverOptions { notation: Some(*notation), ..options.clone() };
            let found = one_notation(text, pieces.clone(), &options, locales);
            if !found.moves.is_empty() && best.as_ref().is_none_or(|known| found.cost < known.cost) {
                best = Some(Recovered { locale: Some(name.clone()), ..found });
            }
        }
        if let Some(found) = best.take_if(|found| is_clear(found)) {
            return found;
        }
    }
    let found = one_notation(text, pieces, options, locales);
    match best {
        Some(known) if found.moves.is_empty() || known.cost < found.cost => known,
        _ => found,
    }
}

fn is_clear(found: &Recovered) -> bool {
    found.cost < CLEAR * found.moves.len() as f32
}

/// The share of its words, in per cent, that a reader must take for moves to be tried on a sheet.
const SPOKEN: usize = 40;

/// Whether a sheet may be in the notation of a reader: much of it is moves with a square or a capture.
fn reads(text: &[u8], pieces: &[Piece], notation: &dyn Notation) -> bool {
    let (mut covered, mut total, mut end) = (0, 0, 0);
    let mut readings = Readings::new();
    for piece in pieces.iter().filter(|piece| piece.item == Item::Word) {
        let Span { start, end: stop } = piece.span;
        total += stop - start;
        if start >= end {
            readings.clear();
            notation.read(text.get(start..).unwrap_or_default(), Color::White, &mut readings);
            let told = |one: &&Candidate| {
                let word = text.get(start..start + one.len).unwrap_or_default();
                let square = word.iter().any(|byte| byte.is_ascii_digit() || *byte == b'-');
                one.reading.cost == 0 && (square || one.parts.get(Part::Capture).is_some())
            };
            end = start + readings.as_slice().iter().filter(told).map(|one| one.len).max().unwrap_or(0);
        }
        covered += end.min(stop).saturating_sub(start);
    }
    covered * 100 > total * SPOKEN
}

/// Recovers a game in what the options name, its pieces in each order that the numbers leave open.
fn one_notation(
    text: &[u8],
    pieces: Vec<Piece>,
    options: &RecoverOptions<'_>,
    locales: &Locales,
) -> Recovered {
    let mut best: Option<Recovered> = None;
    let work = Work::of_a_game();
    for order in orders(text, pieces) {
        if best.is_some() {
            work.another_order();
        }
        let found = in_order(text, &order, options, locales, &work);
        let better = |known: &Recovered| known.moves.is_empty() || found.cost < known.cost;
        let clear = is_clear(&found);
        if !found.moves.is_empty() && best.as_ref().is_none_or(better) || best.is_none() {
            best = Some(found);
        }
        if clear {
            break;
        }
    }
    best.unwrap_or_default()
}

/// Recovers a game whose pieces stand in the order of play.
fn in_order(
    text: &[u8],
    pieces: &[Piece],
    options: &RecoverOptions<'_>,
    locales: &Locales,
    work: &Work,
) -> Recovered {
    let mut out = if let Some(notation) = options.notation {
        let rates = solve::numbering(text, pieces, reader::rates());
        let (mut lattice, mut evidence) = reader::build(text, pieces, notation, &rates);
        lattice.mark_short_groups();
        let prior = options.prior.then(Prior::builtin);
        let births = notation.shape().needs_births;
        let graph = solve::widen(&lattice, &rates, prior, options, births, work, &mut evidence);
        report::report(&graph, options, |_, _, _, _| report::Mended::default())
    } else {
        let pieces = &numbers::mended(text, pieces, solve::confusions());
        let lattice = build(text, pieces, &Rates::default());
        let rates = solve::numbering(text, pieces, first_look(&lattice.texts, Rates::default()));
        let words = pieces.iter().filter(|p| p.item == Item::Word).filter_map(|p| {
            std::str::from_utf8(p.span.of(text)).ok().map(|w| w.trim_end_matches([',', ';', '.']))
        });
        Solver { options, locales, rates, work }.solve(lattice, words)
    };
    out.unread.retain(|span| looks_like_move(span.of(text)));
    out.result = pieces.iter().rev().find_map(|p| match p.item {
        Item::Result(outcome) if outcome != Outcome::Unknown => Some(outcome.name()),
        _ => None,
    });
    out
}

/// Signs of the longest word that may be a move.
const LONGEST_MOVE: usize = 10;

/// Whether a word has both a letter and a digit, as `Bo7` has, is castling with its signs misread, or a capture by
/// name, `KtxZ`.
fn looks_like_move(word: &[u8]) -> bool {
    let word = String::from_utf8_lossy(word);
    let signs: Vec<char> = word.chars().filter(|c| c.is_alphanumeric()).collect();
    let letter = signs.iter().any(|c| c.is_alphabetic());
    let rank = signs.iter().any(|c| digit(*c).is_some_and(|value| (1..9).contains(&value)));
    let castling =
        signs.len() > 1 && signs.iter().all(|c| matches!(c, 'O' | 'o' | '0' | '\u{41e}' | '\u{43e}'));
    let capital = |c: &char| c.is_uppercase();
    let captures = |part: &[char]| matches!(part, [before, 'x' | '\u{d7}', behind] if before.is_alphanumeric() && capital(behind));
    let written: Vec<char> = word.chars().collect();
    let takes = written.first().is_some_and(capital) && written.windows(3).any(captures);
    signs.len() <= LONGEST_MOVE && (letter && rank || castling || takes)
}
