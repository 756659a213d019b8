//! `stamma translate`: files in one notation come out in another.

mod coded;
mod gate;
mod ways;

use std::cell::{Cell, RefCell};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;

use gate::Gate;
use ways::unwritable;

use super::args::{CommentsChoice, FormatName, TranslateArgs};
use super::inplace::Replacement;
use super::input::{self, Input};
use super::package::{self, Wanted};
use super::progress::Progress;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::bidi::Mode;
use crate::board::Move;
use crate::document;
use crate::document::package::Package;
use crate::encoding::Encoding;
use crate::locale::{Locales, Spec, System};
use crate::translate::detect::Detector;
use crate::translate::{Job, Options, Policy, Sources, Target, Translator, plan};
use crate::words::Speech;
use crate::{Diagnostic, Error};

/// A file smaller than this is done before a second thread has begun.
const SMALL: u64 = 512 << 10;

/// The name of standard output in messages.
const STANDARD: &str = "<stdout>";

/// Games that decide on an encoding.
const SAMPLE: usize = 8;

/// What is the same for all files of a run.
struct Run<'r> {
    args: &'r TranslateArgs,
    locales: &'static Locales,
    detector: Detector,
    from: Spec,
    to: Spec,
    target: Target,
    policy: Policy,
    bidi: Option<Mode>,
}

pub(super) fn run(args: &TranslateArgs, reporter: &mut Reporter) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let from = Spec::parse(&args.notation.from, locales)?;
    let (to, target) = session::target(&args.notation, locales)?;
    if args.in_place && args.files.iter().any(|file| session::is_standard(file)) {
        return Err(Error::Unsupported("standard input cannot be changed in place".into()).into());
    }
    if args.ssml && target.words.is_none() {
        let reason = "SSML is made of words: name a language with --to, as --to de:words";
        return Err(Error::Unsupported(reason.into()).into());
    }
    let bidi = session::bidi(args.notation.bidi);
    let policy = session::policy(&args.notation.policy);
    let run = Run { args, locales, detector: Detector::default(), from, to, target, policy, bidi };
    let files = session::inputs(&args.files);
    let mut left = false;
    if args.in_place {
        let mut waiting = Vec::new();
        for path in &files {
            // A pipe would be waited for without end.
            if std::fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
                let reason = "a pipe or a device cannot be changed in place";
                return Err(Stop::at(path, Error::Unsupported(reason.into())));
            }
            let mut out = Replacement::begin(path).map_err(|error| Stop::at(path, error))?;
            let one = run.file(path, &path.display().to_string(), &mut out, reporter)?;
            left |= one;
            // Under `--strict` nothing at all is written where there is a fault, and the files wait for each other.
            match policy {
                Policy::Strict if one => return Ok(1),
                Policy::Strict => {
                    waiting.push((path, out.prepare().map_err(|error| Stop::at(path, error))?));
                }
                _ => out.commit().map_err(|error| Stop::at(path, error))?,
            }
        }
        for (path, file) in waiting {
            file.commit().map_err(|error| Stop::at(path, error))?;
        }
    } else if let Some(path) = args.output.as_deref().filter(|path| !session::is_standard(path)) {
        let mut out = Replacement::named(path)?;
        left = run.all(&files, &path.display().to_string(), &mut out, reporter)?;
        if left && policy == Policy::Strict {
            return Ok(1);
        }
        out.commit().map_err(|error| Stop::at(path, error))?;
    } else if policy == Policy::Strict {
        // Nothing is written before the last move is read, and memory stays bounded.
        let mut spool = tempfile::tempfile()?;
        left = run.all(&files, "temporary file", &mut spool, reporter)?;
        if !left {
            spool.seek(SeekFrom::Start(0))?;
            io::copy(&mut spool, &mut io::stdout().lock())
                .map_err(|error| session::writing(STANDARD, &error))?;
        }
    } else {
        left = run.all(&files, STANDARD, &mut io::stdout().lock(), reporter)?;
    }
    if left {
        reporter.summary();
    }
    Ok(u8::from(left))
}

impl Run<'_> {
    /// All files, one behind the other; whether something was left.
    fn all(
        &self,
        files: &[std::path::PathBuf],
        to: &str,
        out: &mut impl Write,
        reporter: &mut Reporter,
    ) -> Result<bool, Stop> {
        match self.target.words.as_ref().filter(|_| self.args.ssml) {
            None => self.each(files, to, out, reporter),
            Some(words) => {
                let mut speech = Speech::new(out, Arc::clone(words));
                let left = self.each(files, to, &mut speech, reporter)?;
                speech.finish().map_err(|error| session::writing(to, &error))?;
                Ok(left)
            }
        }
    }

    fn each(
        &self,
        files: &[std::path::PathBuf],
        to: &str,
        out: &mut impl Write,
        reporter: &mut Reporter,
    ) -> Result<bool, Stop> {
        let mut left = false;
        for path in files {
            left |= self.file(path, to, out, reporter)?;
            if left && self.policy == Policy::Strict {
                return Ok(true);
            }
        }
        Ok(left)
    }

    fn file(
        &self,
        path: &Path,
        to: &str,
        out: &mut impl Write,
        reporter: &mut Reporter,
    ) -> Result<bool, Stop> {
        let input = Input::open(path)?;
        let format = self.args.format.unwrap_or_else(|| match input::format(path, &input.head) {
            // Moves told in sentences look like prose, and are games.
            FormatName::Text if matches!(self.from, Spec::Language { system: System::Words, .. }) => {
                FormatName::Pgn
            }
            format => format,
        });
        if let Some(kind) = package::kind(format) {
            return self.package(kind, format, input, to, out, reporter);
        }
        let Some(kind) = package::text_format(format) else { return Ok(false) };
        if self.args.ssml && document::of(kind).is_some() {
            let reason = "SSML is made of games: name their form, as --format pgn";
            return Err(Stop::at(path, Error::Unsupported(reason.into())));
        }
        if self.args.unchecked {
            if document::of(kind).is_some() || !matches!(self.bidi, None | Some(Mode::None)) {
                let reason = "`--unchecked` exchanges letters in games, and adds no marks; leave it out here";
                return Err(Error::Unsupported(reason.into()).into());
            }
            return self.unchecked(input, out, reporter);
        }
        let job = self.job(format)?;
        let mut coded = self.coded(&input, kind)?;
        // Names in an encoding that lacks the letters of the target are no reason to stop.
        if coded.names_only() && !self.fits(&input.head, kind, coded.page, &job) {
            coded.wanted = Encoding::UTF_8;
            reporter.note(&recoded(coded.page), &input.name);
        }
        let progress = RefCell::new(Progress::new(input.size, reporter.is_silent()));
        let strict = self.policy == Policy::Strict;
        let stopped = Cell::new(false);
        let mut tell = |found: &[Diagnostic], window: Window<'_>| {
            if stopped.get() {
                return;
            }
            let fault = found.iter().position(crate::Diagnostic::leaves).filter(|_| strict);
            stopped.set(fault.is_some());
            let told = fault.and_then(|at| found.get(..=at)).unwrap_or(found);
            progress.borrow().suspend(|| reporter.tell(told, window));
        };
        let name = input.name.clone();
        let told_name = name.clone();
        let mut out = Gate { out: BufWriter::with_capacity(1 << 18, out), to, shut: &stopped };
        // Games are a stream; a document, and text that is to be set apart, is taken as a whole.
        let games = document::of(kind).is_none() && matches!(self.bidi, None | Some(Mode::None));
        let mut found = None;
        let result = match coded.stream().filter(|_| games) {
            Some(coding) => self
                .games(input, &mut out, &job, coding, &mut tell, &progress)
                .map(|summary| {
                    found = summary.found;
                    summary.left
                })
                .map_err(|error| unwritable(error, &name)),
            None if games => self.recoded(input, &mut out, &job, &coded, &mut tell, &progress),
            None => self.whole(input, kind, &coded, &mut out, &job, &mut tell).map_err(|mut stop| {
                if !matches!(stop.error, Error::Io(_)) {
                    stop.file.get_or_insert(name);
                }
                stop
            }),
        };
        if stopped.get() {
            return Ok(true);
        }
        let left = result?;
        out.flush()?;
        if let Some(page) = found {
            reporter.note(&recoded(page), &told_name);
        }
        Ok(left)
    }

    /// A document that is an archive.
    fn package(
        &self,
        package: Package,
        format: FormatName,
        input: Input,
        to: &str,
        out: &mut impl Write,
        reporter: &mut Reporter,
    ) -> Result<bool, Stop> {
        let args = self.args;
        let refused =
            |reason: String| Stop { error: Error::Unsupported(reason), file: Some(input.name.clone()) };
        let name = package.name();
        if args.ssml || args.unchecked {
            return Err(refused(format!("`--ssml` and `--unchecked` are for games, not for a {name}")));
        }
        if args.encoding.is_some() || args.output_encoding.is_some() {
            return Err(refused(format!("a {name} says itself in which encoding it is")));
        }
        if self.bidi == Some(Mode::Visual) {
            return Err(refused(format!(
                "a {name} is put in order where it is shown; leave out --bidi visual"
            )));
        }
        if args.files.len() > 1 && !args.in_place {
            return Err(refused(format!(
                "a {name} cannot stand behind another file; translate one at a time, or use --in-place"
            )));
        }
        let job = self.job(format)?;
        let standard = !args.in_place && args.output.as_deref().is_none_or(session::is_standard);
        let wanted = Wanted { package, to, standard, bidi: self.bidi, policy: self.policy };
        let mut translator = Translator::new(self.locales, &self.detector);
        package::translate(input, &wanted, &job, &mut translator, out, reporter)
    }

    fn job(&self, format: FormatName) -> Result<Job<'_>, Error> {
        let sources = match &self.from {
            Spec::Auto => Sources::Auto,
            spec => Sources::Given(plan::sources(spec, self.locales)?),
        };
        let export = format == FormatName::Pgn && matches!(self.to, Spec::System(System::Pgn));
        let options = Options {
            policy: self.policy,
            leave_comments: self.args.comments == CommentsChoice::Leave,
            line: format == FormatName::Sheet,
            unchanged: session::unchanged(&self.args.notation, &self.from, &self.to),
            ..Options::default()
        };
        Ok(Job { sources, target: &self.target, export, options })
    }

    /// The moves of some first pages if all are read, the game that is cut off left out.
    fn reads(&self, head: &[u8]) -> Option<(u32, Vec<Move>)> {
        let mut job = self.job(FormatName::Sheet).ok()?;
        job.options.record = true;
        let ends = (0..SAMPLE).scan(0, |at, _| {
            *at += crate::scan::pgn::game_end(head.get(*at..)?)?;
            Some(*at)
        });
        let head = head.get(..ends.last().unwrap_or(head.len())).unwrap_or_default();
        let report = Translator::new(self.locales, &self.detector).text(head, &job).report;
        let moves: Vec<Move> = report.moves.iter().map(|one| one.mv).collect();
        (!report.left && !moves.is_empty()).then_some((report.cost, moves))
    }
}

/// What is said where names had to be written in another encoding.
fn recoded(page: Encoding) -> String {
    format!(
        "what is not ASCII was read as {} and all is written in UTF-8, as {0} lacks letters that are needed; \
         --encoding names another",
        page.name()
    )
}
