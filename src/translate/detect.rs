//! Which notation a text is in: every one under which the whole game is legal, without being told.
//!
//! English is tried first, and a game that it reads exactly is compared only with the letter sets that have
//! all the letters it uses for some other piece: for nearly every game that is none, so a file in English
//! pays nothing. One game for all that read it is an answer; several games are a tie, and no answer.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::game::{InPlace, MoveRecord, Options, Policy, Report, Walker};
use super::output::Output;
use super::plan;
use super::prose::Prose;
use super::source::Source;
use crate::board::{Move, Role};
use crate::diagnostic::{Diagnostic, Kind};
use crate::locale::{LetterSet, Locales, NATIVE, Spec, System};
use crate::scan::pgn::{Scanner, Token};

/// Words of a game that are looked at before a candidate is tried on all of it.
const SAMPLE: usize = 60;

/// Half-moves that a rare notation must read before it counts: a few digits or letters may be anything.
const RARE: usize = 4;
/// The notations that are tried only where none of the usual ones reads a game.
const RARELY: [System; 8] = [
    System::Coordinate,
    System::Smith,
    System::Murray,
    System::Stamma,
    System::Selenus,
    System::Paris1173,
    System::Koebel1520,
    System::Uci960,
];

/// All notations that can be found, built when first needed.
#[derive(Default)]
pub struct Detector {
    english: OnceLock<Option<Source>>,
    all: OnceLock<Vec<Candidate>>,
}

/// A notation that may be found, built when it is first tried.
struct Candidate {
    spec: Spec,
    /// The Latin capitals that its letters can have, A the lowest bit.
    capitals: u32,
    /// Whether it is tried only where no usual notation reads a game.
    rare: bool,
    source: OnceLock<Option<Source>>,
}

impl Candidate {
    fn new(spec: Spec, capitals: u32) -> Self {
        Self { spec, capitals, rare: false, source: OnceLock::new() }
    }

    fn rare(spec: Spec) -> Self {
        Self { rare: true, ..Self::new(spec, 0) }
    }

    fn source(&self, locales: &Locales) -> Option<&Source> {
        let build = || plan::sources(&self.spec, locales).ok()?.into_iter().next();
        self.source.get_or_init(build).as_ref()
    }
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
    /// The source at an index.
    #[must_use]
    pub fn source(&self, locales: &Locales, index: usize) -> Option<&Source> {
        if index == ENGLISH {
            return self
                .english
                .get_or_init(|| {
                    let (tag, set) = ("en".to_owned(), Some(NATIVE.to_owned()));
                    let spec = Spec::Language { tag, set, system: System::San };
                    plan::sources(&spec, locales).ok()?.into_iter().next()
                })
                .as_ref();
        }
        self.all(locales).get(index - 1)?.source(locales)
    }

    /// All candidates but English; none of them is built before it is asked for.
    fn all(&self, locales: &Locales) -> &[Candidate] {
        self.all.get_or_init(|| {
            let mut all = Vec::new();
            for system in [System::Uci, System::Iccf] {
                all.push(Candidate::new(Spec::System(system), 0));
            }
            for (tag, capitals, sets) in locales.set_names() {
                for set in sets {
                    if tag == "en" && set == NATIVE {
                        continue;
                    }
                    let spec = Spec::Language {
                        tag: tag.to_owned(),
                        set: Some(set.to_owned()),
                        system: System::San,
                    };
                    all.push(Candidate::new(spec, capitals));
                }
                let system = System::Descriptive;
                all.push(Candidate::new(Spec::Language { tag: tag.to_owned(), set: None, system }, 0));
            }
            for tag in locales.wing_tags() {
                let spec = Spec::Language { tag: tag.to_owned(), set: None, system: System::Wing };
                all.push(Candidate::rare(spec));
            }
            all.extend(RARELY.map(|system| Candidate::rare(Spec::System(system))));
            all
        })
    }

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

    /// The notation of prose: the one in which the most moves are read. Moves that several read alike settle
    /// nothing and do no harm.
    ///
    /// # Errors
    /// The readings of each game, where several notations read as many moves and different ones.
    pub fn prose(
        &self,
        text: &[u8],
        locales: &Locales,
        options: Options,
    ) -> Result<Option<&Source>, Vec<Vec<Reading>>> {
        let readings = self.prose_readings(text, locales, options)?;
        Ok(readings.first().and_then(|first| self.source(locales, first.source)))
    }

    /// All notations that read the same moves of a text with words in it, and more than any other; none where no
    /// notation is found.
    ///
    /// # Errors
    /// The readings of each game, where several notations read as many moves and different ones.
    pub fn prose_readings(
        &self,
        text: &[u8],
        locales: &Locales,
        options: Options,
    ) -> Result<Vec<Reading>, Vec<Vec<Reading>>> {
        let Some(english) = self.source(locales, ENGLISH) else { return Ok(Vec::new()) };
        let sample = prose_sample(text);
        let options = Options { record: true, ..options };
        let first = read_prose(sample, english, options);
        let exact = first.score > 0 && first.missed == 0 && !first.report.left;
        let others: Vec<usize> = if exact {
            self.rivals(locales, first.report.roles)
        } else {
            (1..=self.all(locales).len()).collect()
        };
        let mut best = vec![(ENGLISH, first)];
        for index in others {
            let Some(source) = self.source(locales, index) else { continue };
            let read = read_prose(sample, source, options);
            let top = best.first().map_or(0, |(_, read)| read.score);
            if read.score > top {
                best.clear();
            }
            if read.score >= top {
                best.push((index, read));
            }
        }
        let Some((_, top)) = best.first() else { return Ok(Vec::new()) };
        let moves = |read: &ProseReading| read.report.moves.iter().map(|m| m.mv).collect::<Vec<_>>();
        let same = best.iter().all(|(_, read)| moves(read) == moves(top));
        let nothing = top.score <= 0;
        let mut readings = best.into_iter().map(|(source, read)| Reading { source, report: read.report });
        match same || nothing {
            true if nothing => Ok(readings.next().into_iter().collect()),
            true => {
                let mut readings: Vec<Reading> = readings.collect();
                readings.sort_by_cached_key(|one| self.rank(locales, one.source));
                Ok(readings)
            }
            false => Err(readings.map(|one| vec![one]).collect()),
        }
    }

    /// The sets in which each of the given English letters stands for a piece, and at least one for another.
    fn rivals(&self, locales: &Locales, roles: u8) -> Vec<usize> {
        let used: Vec<Role> = Role::ALL.into_iter().filter(|role| roles & (1 << *role as u8) != 0).collect();
        if used.is_empty() {
            return Vec::new();
        }
        let mut rivals = Vec::new();
        for (index, candidate) in (1..).zip(self.all(locales)) {
            let bit = |role: &Role| 1 << (role.letter() - b'A');
            if !used.iter().all(|role| candidate.capitals & bit(role) != 0) {
                continue;
            }
            let Some(set) = self.set(locales, index) else { continue };
            let meaning = |letter: u8| {
                Role::ALL
                    .into_iter()
                    .find(|role| set.letter(*role).is_some_and(|own| own.as_bytes() == [letter]))
            };
            let meanings: Vec<Option<Role>> = used.iter().map(|role| meaning(role.letter())).collect();
            let other = meanings.iter().zip(&used).any(|(meaning, role)| *meaning != Some(*role));
            if other && meanings.iter().all(Option::is_some) {
                rivals.push(index);
            }
        }
        rivals
    }

    /// The same for any source: the sets in which something that it reads for each of the roles may be, or may begin
    /// or go on, a man's letter, unless that is the same man everywhere and squares are read alike. None for a source
    /// without letters, of which nothing is known.
    fn rivals_abroad(&self, locales: &Locales, own: usize, roles: u8) -> Option<Vec<usize>> {
        let used = || Role::ALL.into_iter().filter(|role| roles & (1 << *role as u8) != 0);
        let set = |index| self.set(locales, index);
        let mine = set(own)?;
        if used().next().is_none() {
            return Some(Vec::new());
        }
        let may_be = |theirs: &LetterSet, role: Role, other: Role| {
            let begins = |one: &str, two: &str| one.starts_with(two) || two.starts_with(one);
            let spelt = &mine.pieces[role as usize];
            spelt.iter().any(|one| theirs.pieces[other as usize].iter().any(|two| begins(one, two)))
        };
        let squares =
            |set: &LetterSet| (set.files.clone(), set.digits.clone(), set.files_mirrored, set.digit_first);
        let rivals = (ENGLISH..=self.all(locales).len())
            .filter(|index| *index != own)
            .filter(|index| {
                set(*index).is_some_and(|theirs| {
                    let all =
                        used().all(|role| Role::ALL.into_iter().any(|other| may_be(theirs, role, other)));
                    let other = |role| {
                        Role::ALL.into_iter().any(|other| other != role && may_be(theirs, role, other))
                    };
                    all && (used().any(other) || squares(theirs) != squares(mine))
                })
            })
            .collect();
        Some(rivals)
    }

    /// The letter set of a source, if it has one.
    fn set<'l>(&self, locales: &'l Locales, index: usize) -> Option<&'l LetterSet> {
        let (tag, name) = match index {
            ENGLISH => ("en", NATIVE),
            _ => match &self.all(locales).get(index - 1)?.spec {
                Spec::Language { tag, set: Some(name), .. } => (tag.as_str(), name.as_str()),
                _ => return None,
            },
        };
        locales.letters_of(tag).ok()?.iter().find(|set| set.name == name)
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

    /// The place of a source among those that read a text alike: English, then the languages' own letters, the more
    /// usual language first, then their other letters and systems.
    fn rank(&self, locales: &Locales, index: usize) -> (bool, bool, usize) {
        if index == ENGLISH {
            return (false, false, 0);
        }
        match self.all(locales).get(index - 1).map(|candidate| &candidate.spec) {
            Some(Spec::Language { tag, set, system }) => {
                let own = set.as_deref() == Some(NATIVE) && *system == System::San;
                (true, !own, locales.rank(tag))
            }
            _ => (true, false, 0),
        }
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

/// Bytes of prose that are looked at to find its notation.
const PROSE_SAMPLE: usize = 1 << 16;

struct ProseReading {
    report: Report,
    missed: usize,
    score: i64,
}

fn prose_sample(text: &[u8]) -> &[u8] {
    text.get(..PROSE_SAMPLE).unwrap_or(text)
}

fn read_prose(text: &[u8], source: &Source, options: Options) -> ProseReading {
    let (_, report, missed) = Prose::new(source, None, options).read(text);
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX / 4);
    let score = count(report.read) - 2 * count(missed) - i64::from(report.cost) / 4;
    ProseReading { report, missed, score }
}

/// The one of several notations that reads the most moves of prose, the first among equals.
pub(super) fn best_for_prose<'s>(
    text: &[u8],
    sources: impl ExactSizeIterator<Item = &'s Source>,
    options: Options,
) -> Option<&'s Source> {
    if sources.len() < 2 {
        return sources.into_iter().next();
    }
    let sample = prose_sample(text);
    let mut best: Option<(i64, &Source)> = None;
    for source in sources {
        let score = read_prose(sample, source, options).score;
        if best.is_none_or(|(top, _)| score > top) {
            best = Some((score, source));
        }
    }
    best.map(|(_, source)| source)
}

/// The first words of the main line.
fn sample(text: &[u8]) -> Vec<&[u8]> {
    let mut scanner = Scanner::new(text, true);
    let mut depth = 0usize;
    let mut words = Vec::new();
    while let Some((token, span)) = scanner.next_token() {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Word => {
                if depth == 0 {
                    words.push(text.get(span.start..).unwrap_or_default());
                }
                scanner.at += scanner.word_len();
                if words.len() >= SAMPLE {
                    break;
                }
            }
            _ => {}
        }
    }
    words
}

/// Whether a source reads nearly all of the words as moves of some kind.
fn reads_all(source: &Source, words: &[&[u8]]) -> bool {
    let mut readings = crate::notation::Readings::new();
    let mut unread = 0;
    for (ply, word) in words.iter().enumerate() {
        readings.clear();
        let side = if ply % 2 == 0 { crate::board::Color::White } else { crate::board::Color::Black };
        source.notation().read(word, side, &mut readings);
        if readings.is_empty() {
            unread += 1;
            if unread * 4 > words.len() {
                return false;
            }
        }
    }
    true
}
