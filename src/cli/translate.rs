//! `stamma translate`: files in one notation come out in another.

use std::cell::RefCell;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::args::{FormatName, TranslateArgs};
use super::inplace::Replacement;
use super::input::{self, Input};
use super::order::{Order, Ordered};
use super::progress::Progress;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::encoding::{self, Encoding};
use crate::locale::{Locales, Spec, System};
use crate::translate::detect::Detector;
use crate::translate::{Job, Options, Policy, Sources, Target, Translator, plan};
use crate::{Diagnostic, Error, Kind};

/// What is the same for all files of a run.
struct Run<'r> {
    args: &'r TranslateArgs,
    locales: &'static Locales,
    detector: Detector,
    from: Spec,
    to: Spec,
    target: Target,
    policy: Policy,
    order: Order,
}

pub(super) fn run(args: &TranslateArgs, reporter: &mut Reporter) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let from = Spec::parse(&args.notation.from, locales)?;
    let (to, target) = session::target(&args.notation, locales)?;
    if args.unchecked {
        return Err(Error::Unsupported(
            "`--unchecked` has no table that is proved right for these notations yet; without it every move is checked"
                .into(),
        )
        .into());
    }
    if args.in_place && args.files.iter().any(|file| session::is_standard(file)) {
        return Err(Error::Unsupported("standard input cannot be changed in place".into()).into());
    }
    let order = Order::new(session::bidi(args.notation.bidi), &to, &target, locales);
    let policy = session::policy(&args.notation.policy);
    let run = Run { args, locales, detector: Detector::default(), from, to, target, policy, order };
    let files = session::inputs(&args.files);
    let mut left = false;
    if args.in_place {
        for path in &files {
            let mut out = Replacement::begin(path).map_err(|error| Stop::at(path, error))?;
            let one = run.file(path, &mut out, reporter)?;
            left |= one;
            // Under `--strict` a file with a fault stays as it was, and so do the files behind it.
            if one && policy == Policy::Strict {
                return Ok(1);
            }
            out.commit().map_err(|error| Stop::at(path, error))?;
        }
    } else if let Some(path) = args.output.as_deref().filter(|path| !session::is_standard(path)) {
        let mut out = Replacement::begin(path).map_err(|error| Stop::at(path, error))?;
        left = run.all(&files, &mut out, reporter)?;
        if left && policy == Policy::Strict {
            return Ok(1);
        }
        out.commit().map_err(|error| Stop::at(path, error))?;
    } else if policy == Policy::Strict {
        // Nothing is written before the last move is read, and memory stays bounded.
        let mut spool = tempfile::tempfile()?;
        left = run.all(&files, &mut spool, reporter)?;
        if !left {
            spool.seek(SeekFrom::Start(0))?;
            io::copy(&mut spool, &mut io::stdout().lock())?;
        }
    } else {
        left = run.all(&files, &mut io::stdout().lock(), reporter)?;
    }
    reporter.summary();
    Ok(u8::from(left))
}

impl Run<'_> {
    /// All files, one behind the other; whether something was left.
    fn all(
        &self,
        files: &[std::path::PathBuf],
        out: &mut impl Write,
        reporter: &mut Reporter,
    ) -> Result<bool, Stop> {
        let mut left = false;
        for path in files {
            left |= self.file(path, out, reporter)?;
            if left && self.policy == Policy::Strict {
                return Ok(true);
            }
        }
        Ok(left)
    }

    fn file(&self, path: &Path, out: &mut impl Write, reporter: &mut Reporter) -> Result<bool, Stop> {
        let input = Input::open(path)?;
        let format = self.args.format.unwrap_or_else(|| input::format(path, &input.head));
        if !matches!(format, FormatName::Pgn | FormatName::Sheet) {
            let reason = format!("texts of the format `{format:?}` cannot be translated yet").to_lowercase();
            return Err(Stop::at(path, Error::Unsupported(reason)));
        }
        let job = self.job(format)?;
        let encoding = input.encoding(self.args.encoding.as_deref(), |head| self.reads(head))?;
        let wanted = match &self.args.output_encoding {
            Some(label) => input::by_label(label)?,
            None => encoding,
        };
        let progress = RefCell::new(Progress::new(input.size, reporter.is_silent()));
        let strict = self.policy == Policy::Strict;
        let mut stopped = false;
        let mut tell = |found: &[Diagnostic], window: Window<'_>| {
            if stopped {
                return;
            }
            let fault = found.iter().position(|one| one.kind != Kind::Repaired).filter(|_| strict);
            stopped = fault.is_some();
            let told = fault.and_then(|at| found.get(..=at)).unwrap_or(found);
            progress.borrow().suspend(|| reporter.tell(told, window));
        };
        let name = input.name.clone();
        let mut out = Ordered::new(self.order, BufWriter::with_capacity(1 << 18, out));
        let as_it_is = encoding == Encoding::UTF_8 && wanted == Encoding::UTF_8;
        let left = if as_it_is {
            self.games(input.reader(), &mut out, &job, &name, &mut tell, &progress)?
        } else {
            self.decoded(input, encoding, wanted, &mut out, &job, &mut tell).map_err(|mut stop| {
                stop.file.get_or_insert(name);
                stop
            })?
        };
        out.flush()?;
        Ok(left)
    }

    fn job(&self, format: FormatName) -> Result<Job<'_>, Error> {
        let sources = match &self.from {
            Spec::Auto => Sources::Auto,
            spec => Sources::Given(plan::sources(spec, self.locales)?),
        };
        let export = format == FormatName::Pgn && matches!(self.to, Spec::System(System::Pgn));
        let options = Options { policy: self.policy, ..Options::default() };
        Ok(Job { sources, target: &self.target, export, options })
    }

    /// Whether all moves of some first pages are read, the game that is cut off left out.
    fn reads(&self, head: &[u8]) -> bool {
        let Ok(job) = self.job(FormatName::Sheet) else { return false };
        let end = (0..8).try_fold(0, |at, _| crate::scan::pgn::game_end(head.get(at..)?).map(|end| at + end));
        let head = head.get(..end.unwrap_or(head.len())).unwrap_or_default();
        let done = Translator::new(self.locales, &self.detector).text(head, &job);
        !done.report.left && done.report.read > 0
    }

    /// Text that is used as it is.
    fn games(
        &self,
        mut reader: impl Read,
        out: &mut impl Write,
        job: &Job<'_>,
        name: &str,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
        progress: &RefCell<Progress>,
    ) -> io::Result<bool> {
        let mut text = Vec::new();
        reader.read_to_end(&mut text)?;
        let (mark, text) = match text.strip_prefix(Encoding::UTF_8.mark()) {
            Some(rest) => (Encoding::UTF_8.mark(), rest),
            None => (&b""[..], text.as_slice()),
        };
        let done = Translator::new(self.locales, &self.detector).text(text, job);
        progress.borrow_mut().advance(text.len() as u64);
        out.write_all(mark)?;
        out.write_all(&done.text)?;
        tell(&done.report.diagnostics, Window { file: name, text, offset: 0, line: 1 });
        Ok(done.report.left)
    }

    /// Text that is decoded first, and encoded again.
    fn decoded(
        &self,
        input: Input,
        encoding: Encoding,
        wanted: Encoding,
        out: &mut impl Write,
        job: &Job<'_>,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
    ) -> Result<bool, Stop> {
        let name = input.name.clone();
        let mut bytes = Vec::new();
        input.reader().read_to_end(&mut bytes)?;
        let decoded = encoding::decode(&bytes, encoding);
        let done = Translator::new(self.locales, &self.detector).text(&decoded.text, job);
        tell(&done.report.diagnostics, Window { file: &name, text: &decoded.text, offset: 0, line: 1 });
        let mut coded = Vec::new();
        if decoded.marked {
            coded.extend_from_slice(wanted.mark());
        }
        let lost = encoding::encode(&done.text, wanted, &mut coded);
        if let Some(first) = lost.iter().find(|one| one.is_lost()) {
            return Err(Error::Unsupported(format!(
                "the encoding {} has no `{}`; name another with --output-encoding, utf-8 has all",
                wanted.name(),
                first.character
            ))
            .into());
        }
        out.write_all(&coded)?;
        Ok(done.report.left)
    }
}
