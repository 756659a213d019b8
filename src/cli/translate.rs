//! `stamma translate`: files in one notation come out in another.

use std::cell::{Cell, RefCell};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::args::{CommentsChoice, FormatName, TranslateArgs};
use super::inplace::Replacement;
use super::input::{self, Input};
use super::progress::Progress;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::bidi::Mode;
use crate::board::Move;
use crate::document;
use crate::encoding::{self, Encoding};
use crate::locale::{Locales, Spec, System};
use crate::translate::detect::Detector;
use crate::translate::letters::Exchange;
use crate::translate::{Format, Job, Options, Policy, Sources, Target, Translator, plan, stream};
use crate::{Diagnostic, Error, Kind};

/// A file smaller than this is done before a second thread has begun.
const SMALL: u64 = 512 << 10;

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
    let bidi = session::bidi(args.notation.bidi);
    let policy = session::policy(&args.notation.policy);
    let run = Run { args, locales, detector: Detector::default(), from, to, target, policy, bidi };
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
        let format = self.args.format.unwrap_or_else(|| match input::format(path, &input.head) {
            // Moves told in sentences look like prose, and are games.
            FormatName::Text if matches!(self.from, Spec::Language { system: System::Words, .. }) => {
                FormatName::Pgn
            }
            format => format,
        });
        let kind = kind(format).ok_or_else(|| {
            let (name, ending) = if format == FormatName::Docx { ("DOCX", "docx") } else { ("EPUB", "epub") };
            let reason = format!(
                "{name} files are not read; save the text as HTML, Markdown or plain text and translate that \
                 (`pandoc FILE.{ending} -o FILE.html`)"
            );
            Stop::at(path, Error::Unsupported(reason))
        })?;
        if self.args.unchecked {
            if document::of(kind).is_some() || !matches!(self.bidi, None | Some(Mode::None)) {
                let reason = "`--unchecked` exchanges letters in games, and adds no marks; leave it out here";
                return Err(Error::Unsupported(reason.into()).into());
            }
            return self.unchecked(input, out, reporter);
        }
        let job = self.job(format)?;
        let encoding = input.encoding(self.args.encoding.as_deref(), |head| self.reads(head))?;
        let wanted = match &self.args.output_encoding {
            Some(label) => input::by_label(label)?,
            None => encoding,
        };
        let progress = RefCell::new(Progress::new(input.size, reporter.is_silent()));
        let strict = self.policy == Policy::Strict;
        let stopped = Cell::new(false);
        let mut tell = |found: &[Diagnostic], window: Window<'_>| {
            if stopped.get() {
                return;
            }
            let fault = found.iter().position(|one| one.kind != Kind::Repaired).filter(|_| strict);
            stopped.set(fault.is_some());
            let told = fault.and_then(|at| found.get(..=at)).unwrap_or(found);
            progress.borrow().suspend(|| reporter.tell(told, window));
        };
        let name = input.name.clone();
        let mut out = Gate { out: BufWriter::with_capacity(1 << 18, out), shut: &stopped };
        // Games are a stream; a document, and text that is to be set apart, is taken as a whole.
        let stream = document::of(kind).is_none() && matches!(self.bidi, None | Some(Mode::None));
        let result = if stream && encoding == Encoding::UTF_8 && wanted == Encoding::UTF_8 {
            self.games(input, &mut out, &job, &mut tell, &progress).map_err(Stop::from)
        } else {
            self.whole(input, kind, [encoding, wanted], &mut out, &job, &mut tell).map_err(|mut stop| {
                stop.file.get_or_insert(name);
                stop
            })
        };
        if stopped.get() {
            return Ok(true);
        }
        let left = result?;
        out.flush()?;
        Ok(left)
    }

    /// Letters only, no board.
    fn unchecked(&self, input: Input, out: &mut impl Write, reporter: &Reporter) -> Result<bool, Stop> {
        let sources = match &self.from {
            Spec::Auto => {
                let reason = "`--unchecked` needs to know the source: name it with --from";
                return Err(Error::Unsupported(reason.into()).into());
            }
            spec => plan::sources(spec, self.locales)?,
        };
        let Some(source) = sources.first() else { return Ok(false) };
        let mut exchange = Exchange::new(source, &self.target)?;
        let mut progress = Progress::new(input.size, reporter.is_silent());
        stream::exchange(input.reader(), &mut *out, &mut exchange, &mut |bytes| progress.advance(bytes))?;
        out.flush()?;
        Ok(false)
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

    /// Text that is used as it is, block by block.
    fn games(
        &self,
        input: Input,
        out: &mut impl Write,
        job: &Job<'_>,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
        progress: &RefCell<Progress>,
    ) -> io::Result<bool> {
        let name = input.name.clone();
        let threads = match self.args.jobs {
            _ if input.size.is_some_and(|size| size < SMALL) => 1,
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        let mut reader = input.reader();
        let mut offset = 0;
        let mut line = 1;
        let mark = Encoding::UTF_8.mark();
        let mut start = vec![0; mark.len()];
        let read = fill(&mut reader, &mut start)?;
        start.truncate(read);
        if start == mark {
            out.write_all(mark)?;
            start.clear();
        }
        let mut told = |diagnostics: &[Diagnostic], block: &[u8]| {
            tell(diagnostics, Window { file: &name, text: block, offset, line });
            offset += block.len();
            line += memchr::memchr_iter(b'\n', block).count();
        };
        let summary = stream::translate(
            io::Cursor::new(start).chain(reader),
            out,
            job,
            || Translator::new(self.locales, &self.detector),
            threads,
            &mut told,
            &mut |bytes| progress.borrow_mut().advance(bytes),
        )?;
        Ok(summary.left)
    }

    /// Text that is decoded first, and encoded again.
    fn whole(
        &self,
        input: Input,
        kind: Format,
        [encoding, wanted]: [Encoding; 2],
        out: &mut impl Write,
        job: &Job<'_>,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
    ) -> Result<bool, Stop> {
        let name = input.name.clone();
        let mut bytes = Vec::new();
        input.reader().read_to_end(&mut bytes)?;
        let decoded = encoding::decode(&bytes, encoding);
        let mut translator = Translator::new(self.locales, &self.detector);
        let done = document::translate(&decoded.text, kind, job, &mut translator, self.bidi);
        tell(&done.report.diagnostics, Window { file: &name, text: &decoded.text, offset: 0, line: 1 });
        let mut coded = Vec::new();
        if decoded.marked {
            coded.extend_from_slice(wanted.mark());
        }
        let lost = if wanted == encoding {
            encoding::encode_again(&bytes, &decoded, &done.text, &mut coded)
        } else {
            encoding::encode(&done.text, wanted, &mut coded)
        };
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

/// The library's name of a format; none for those that only the command knows.
fn kind(format: FormatName) -> Option<Format> {
    Some(match format {
        FormatName::Pgn => Format::Pgn,
        FormatName::Sheet => Format::Sheet,
        FormatName::Text => Format::Text,
        FormatName::Markdown => Format::Markdown,
        FormatName::Html => Format::Html,
        FormatName::Latex => Format::Latex,
        FormatName::Docx | FormatName::Epub => return None,
    })
}

/// Reads until the buffer is full or the input ends.
fn fill(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut read = 0;
    while let Some(rest) = buffer.get_mut(read..).filter(|rest| !rest.is_empty()) {
        match reader.read(rest) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(read)
}

/// A way out that closes when the run has met a fault under `--strict`, so that it goes no further.
struct Gate<'g, W> {
    out: W,
    shut: &'g Cell<bool>,
}

impl<W: Write> Write for Gate<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.shut.get() {
            return Err(io::Error::other("stopped at the first move in doubt"));
        }
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
