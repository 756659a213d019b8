//! Whole texts: games one after the other, each in the notation that reads it.

mod proof;
mod reports;
mod walk;

use super::detect::{self, Detector, ENGLISH, Found, Memo};
use super::game::{OTHER_RULES, Options, Policy, Report};
use super::prose::{Edit, Prose};
use super::source::Source;
use super::target::Target;
use crate::locale::Locales;
use crate::scan::pgn;
use proof::doubtful;
pub(super) use reports::join;
use reports::tie;
use walk::{translate, translate_while};

/// What kind of text it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A line of moves.
    #[default]
    Move,
    /// Games with tags, comments and variations.
    Pgn,
    /// A scoresheet.
    Sheet,
    /// Prose with moves in it.
    Text,
    /// Markdown.
    Markdown,
    /// HTML.
    Html,
    /// LaTeX.
    Latex,
}

/// What is read with.
pub enum Sources {
    /// Found from the text.
    Auto,
    /// These, tried in turn on each game.
    Given(Vec<Source>),
}

/// What is to be done.
pub struct Job<'t> {
    /// What to read with.
    pub sources: Sources,
    /// What to write.
    pub target: &'t Target,
    /// Whether games are laid out anew in the export form of PGN.
    pub export: bool,
    /// Policy, records, start.
    pub options: Options,
}

/// What came of a text.
#[derive(Debug, Default)]
pub struct Done {
    /// The text in the target notation.
    pub text: Vec<u8>,
    /// The SPEC that it was read in, the first game's.
    pub from: Option<String>,
    /// Reports of all games, in one.
    pub report: Report,
}

/// Translates texts; keeps what it learned for the next one.
pub struct Translator<'l> {
    locales: &'l Locales,
    detector: &'l Detector,
    memo: Memo,
    last: usize,
    /// Games of one text that are still compared with other notations than the one named.
    checks: usize,
    /// The source in which the last game was found.
    found: usize,
    /// Whether the last game was read as its neighbours are likely to be.
    steady: bool,
}

/// Games of one text that bear out the notation named, or do not fit it, before no more are compared with others.
const CHECKS: usize = 4;
/// Half-moves below which the letters of a game prove nothing against the name.
const PROOF: usize = 4;

impl<'l> Translator<'l> {
    /// A translator over the given tables.
    #[must_use]
    pub fn new(locales: &'l Locales, detector: &'l Detector) -> Self {
        Self {
            locales,
            detector,
            memo: Memo::default(),
            last: 0,
            checks: CHECKS,
            found: ENGLISH,
            steady: true,
        }
    }

    /// Translates all games of a text that is wholly at hand.
    #[must_use]
    pub fn text(&mut self, text: &[u8], job: &Job<'_>) -> Done {
        let mut done = Done { text: Vec::with_capacity(text.len() + text.len() / 8 + 64), ..Done::default() };
        self.append(text, job, &mut done);
        done
    }

    /// Translates all games of a text and appends them to what is done.
    pub fn append(&mut self, text: &[u8], job: &Job<'_>, done: &mut Done) {
        // One notation goes through all games at once; several are chosen from game by game.
        if let Sources::Given(sources) = &job.sources
            && let [source] = sources.as_slice()
        {
            let start = done.text.len();
            let mut report = translate(text, source, job, &mut done.text);
            if !self.contradicts(text, source, job, &mut report) {
                done.from.get_or_insert_with(|| source.name.clone());
                return join(&mut done.report, report, 0);
            }
            done.text.truncate(start);
        }
        self.checks = CHECKS;
        let mut at = 0;
        while at < text.len() {
            at += self.alike(text.get(at..).unwrap_or_default(), at, job, done);
            let rest = text.get(at..).unwrap_or_default();
            if rest.is_empty() {
                break;
            }
            let end = pgn::game_end(rest).unwrap_or(rest.len());
            let game = rest.get(..end).unwrap_or_default();
            let last = self.last;
            let (from, report) = self.game(game, job, &mut done.text);
            self.steady = !report.main_left
                && match &job.sources {
                    Sources::Given(_) => self.last == last,
                    Sources::Auto => from.is_some(),
                };
            if done.from.is_none() {
                done.from = from;
            }
            join(&mut done.report, report, at);
            at += end.max(1);
        }
    }

    /// Translates the games at the start of `rest`, which stands `by` bytes into the text, in one walk as long as they
    /// are such that the notation most likely to read them needs no other beside it; says where the next one begins.
    fn alike(&mut self, rest: &[u8], by: usize, job: &Job<'_>, done: &mut Done) -> usize {
        if !self.steady || job.export || job.options.record {
            return 0;
        }
        let (locales, detector, memo) = (self.locales, self.detector, &mut self.memo);
        let (source, auto) = match &job.sources {
            Sources::Given(sources) => (sources.get(self.last.min(sources.len().saturating_sub(1))), false),
            Sources::Auto => (detector.source(locales, self.found), true),
        };
        let own = self.found;
        let Some(source) = source else { return 0 };
        let options = job.options;
        let (report, end) = translate_while(rest, source, job, &mut done.text, |report, span| {
            if !auto {
                return !report.main_left && !doubtful(report);
            }
            let game = span.of(rest);
            let exact = !report.main_left && report.cost == 0 && report.read > 0 && report.roles & 1 == 0;
            exact
                && (detector.is_alone(game, locales, options, (own, report.roles), memo)
                    || match detector.detect(game, locales, options, memo) {
                        Found::One(list) => list.first().is_some_and(|one| one.source == own),
                        _ => false,
                    })
        });
        self.steady = end > 0;
        if end > 0 && done.from.is_none() {
            done.from = Some(source.name.clone());
        }
        join(&mut done.report, report, by);
        end
    }

    /// Finds what is to be replaced in prose, which is one text with one notation.
    #[must_use]
    pub fn prose(&mut self, text: &[u8], job: &Job<'_>) -> (Vec<Edit>, Report, Option<String>) {
        let read = |source: &Source| {
            let (edits, report, _) = Prose::new(source, Some(job.target), job.options).read(text);
            (edits, report, Some(source.name.clone()))
        };
        match &job.sources {
            Sources::Given(sources) => match detect::best_for_prose(text, sources.iter(), job.options) {
                Some(source) => read(source),
                None => (Vec::new(), Report::default(), None),
            },
            Sources::Auto => match self.detector.prose(text, self.locales, job.options) {
                Ok(Some(source)) => read(source),
                Ok(None) => (Vec::new(), Report::default(), None),
                Err(games) => (Vec::new(), tie(text, &games), None),
            },
        }
    }

    /// Shows each game of a text with the notation that reads it; none for a game that nothing reads whole.
    pub fn each_game<'t>(
        &mut self,
        text: &'t [u8],
        job: &Job<'_>,
        mut show: impl FnMut(&'t [u8], Option<&Source>),
    ) -> Done {
        let mut done = Done::default();
        let mut scratch = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let rest = text.get(at..).unwrap_or_default();
            let end = pgn::game_end(rest).unwrap_or(rest.len()).max(1);
            let game = rest.get(..end).unwrap_or_default();
            scratch.clear();
            let (from, report) = self.game(game, job, &mut scratch);
            let source = from.as_deref().filter(|_| !report.main_left).and_then(|name| self.named(name, job));
            show(game, source);
            done.from = done.from.or(from);
            join(&mut done.report, report, at);
            at += end;
        }
        done
    }

    /// The source of a name.
    fn named<'s>(&'s self, name: &str, job: &'s Job<'_>) -> Option<&'s Source> {
        match &job.sources {
            Sources::Given(sources) => sources.iter().find(|source| source.name == name),
            Sources::Auto => (0..)
                .map_while(|index| self.detector.source(self.locales, index))
                .find(|source| source.name == name),
        }
    }

    fn game(&mut self, text: &[u8], job: &Job<'_>, out: &mut Vec<u8>) -> (Option<String>, Report) {
        match &job.sources {
            Sources::Given(sources) => self.given(text, sources, job, out),
            Sources::Auto => self.auto(text, job, out),
        }
    }

    fn given(
        &mut self,
        text: &[u8],
        sources: &[Source],
        job: &Job<'_>,
        out: &mut Vec<u8>,
    ) -> (Option<String>, Report) {
        let count = sources.len();
        let start = out.len();
        let mut best: Option<(usize, Report)> = None;
        // What one set leaves open between several moves is not settled by being only one move in another.
        let mut open: Option<usize> = None;
        for turn in 0..count {
            // The set that read the last game comes first.
            let index =
                if turn == 0 { self.last.min(count - 1) } else { turn - usize::from(turn <= self.last) };
            let Some(source) = sources.get(index) else { continue };
            out.truncate(start);
            let report = translate(text, source, job, out);
            if report.open.is_some() {
                open.get_or_insert(index);
            }
            if !report.main_left && open.is_none() {
                self.last = index;
                let name = Some(source.name.clone());
                let Some(doubt) = self.doubt(text, source, job, &report) else { return (name, report) };
                let mut told = vec![doubt];
                if job.options.policy == Policy::Best {
                    told.extend(report.diagnostics);
                    return (name, Report { diagnostics: told, ..report });
                }
                out.truncate(start);
                out.extend_from_slice(text);
                let left = Report { diagnostics: told, left: true, main_left: true, ..Report::default() };
                return (name, left);
            }
            if best.as_ref().is_none_or(|(_, best)| best.reached < report.reached) {
                best = Some((index, report));
            }
        }
        // None reads the game whole: the one that came furthest says why, and did what could be done.
        out.truncate(start);
        match open.or(best.map(|(index, _)| index)).and_then(|index| sources.get(index)) {
            Some(source) => {
                let mut report = translate(text, source, job, out);
                self.hint(text, 0, job, &mut report);
                (Some(source.name.clone()), report)
            }
            None => {
                out.extend_from_slice(text);
                (None, Report::default())
            }
        }
    }

    fn auto(&mut self, text: &[u8], job: &Job<'_>, out: &mut Vec<u8>) -> (Option<String>, Report) {
        let start = out.len();
        let mut read = None;
        if let Some(english) = self.detector.source(self.locales, ENGLISH) {
            let report = translate(text, english, job, out);
            if !report.main_left
                && report.cost == 0
                && report.read > 0
                && self.detector.is_alone(
                    text,
                    self.locales,
                    job.options,
                    (ENGLISH, report.roles),
                    &mut self.memo,
                )
            {
                self.found = ENGLISH;
                return (Some(english.name.clone()), report);
            }
            // No notation makes it a game of chess.
            if report.read == 0 && report.diagnostics.iter().any(|one| one.code == OTHER_RULES) {
                return (None, report);
            }
            read = Some((english.name.clone(), report));
        }
        let found = self.detector.detect(text, self.locales, job.options, &mut self.memo);
        let index = match &found {
            Found::One(readings) => readings.first().map(|reading| reading.source),
            Found::None(furthest) => furthest.as_ref().map(|reading| reading.source),
            Found::Tie(_) => None,
        };
        if let (Found::One(_), Some(index)) = (&found, index) {
            self.found = index;
        }
        // What was written already need not be written again.
        if let (Some(ENGLISH), Some((name, report))) = (index, read) {
            return (Some(name), report);
        }
        out.truncate(start);
        let index = match &found {
            // The most usual notation is the most probable one.
            Found::Tie(games) if job.options.policy == Policy::Best => {
                let first = games.first().and_then(|list| list.first());
                let source = first.and_then(|one| self.detector.source(self.locales, one.source));
                let told = tie(text, games).diagnostics;
                let Some(source) = source else { return (None, Report::default()) };
                let mut report = translate(text, source, job, out);
                report.diagnostics.splice(0..0, told);
                return (Some(source.name.clone()), report);
            }
            Found::Tie(games) => {
                out.extend_from_slice(text);
                return (None, tie(text, games));
            }
            Found::One(_) | Found::None(_) => index,
        };
        match index.and_then(|index| self.detector.source(self.locales, index)) {
            Some(source) => (Some(source.name.clone()), translate(text, source, job, out)),
            None => {
                out.extend_from_slice(text);
                (None, Report { left: !text.is_empty(), main_left: true, ..Report::default() })
            }
        }
    }
}
