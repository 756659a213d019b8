//! `stamma translate`: files in one notation come out in another.

use std::cell::{Cell, RefCell};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;

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
use crate::encoding::{self, Encoder, Encoding};
use crate::locale::{Locales, Spec, System};
use crate::translate::detect::Detector;
use crate::translate::letters::Exchange;
use crate::translate::stream::{Coding, Unwritable};
use crate::translate::{Format, Job, Options, Policy, Sources, Target, Translator, plan, stream};
use crate::words::Speech;
use crate::{Diagnostic, Error, Span};

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
        let name = input.name.clone();
        stream::exchange(input.reader(), &mut *out, &mut exchange, &mut |bytes| progress.advance(bytes))
            .map_err(|error| unwritable(error, &name))?;
        out.flush()?;
        Ok(false)
    }

    /// In which encodings a file is read and written.
    fn coded(&self, input: &Input, kind: Format) -> Result<Coded, Error> {
        let speech = self.args.ssml.then_some(Encoding::UTF_8);
        let requested = self.args.output_encoding.as_deref().map(input::by_label).transpose()?.or(speech);
        let stray = std::str::from_utf8(&input.head).is_err_and(|error| error.error_len().is_some());
        let declared = match &self.args.encoding {
            Some(label) => Some(input::by_label(label)?),
            // A page that says what it is in is believed, unless its bytes are UTF-8.
            None if kind == Format::Html && stray => {
                charset(&input.head).and_then(|(_, label)| Encoding::for_label(&label))
            }
            None => None,
        };
        let (encoding, page) = match declared {
            Some(one) => (one, one),
            None => {
                let encoding = input.encoding(None, |head| self.reads(head))?;
                (encoding, input::page(&input.head, encoding))
            }
        };
        let sure = declared.is_some() || !input.head.is_ascii();
        Ok(Coded { encoding, page, wanted: requested.unwrap_or(page), requested, sure })
    }

    /// Whether the first pages can be written in an encoding.
    fn fits(&self, head: &[u8], kind: Format, page: Encoding, job: &Job<'_>) -> bool {
        let decoded = encoding::decode(head, page);
        let mut translator = Translator::new(self.locales, &self.detector);
        let done = document::translate(&decoded.text, kind, job, &mut translator, self.bidi);
        let lost = encoding::encode(&done.text, page, &mut Vec::new());
        !lost.iter().any(encoding::Unencodable::is_lost)
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

    /// Text that is used as it is, block by block.
    fn games(
        &self,
        input: Input,
        out: &mut impl Write,
        job: &Job<'_>,
        coding: Coding,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
        progress: &RefCell<Progress>,
    ) -> io::Result<stream::Summary> {
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
            if !matches!(coding, Coding::Between(_, to) | Coding::Into(to) if to != Encoding::UTF_8) {
                out.write_all(mark)?;
            }
            start.clear();
        }
        let mut told = |diagnostics: &[Diagnostic], block: &[u8]| {
            tell(diagnostics, Window { file: &name, text: block, offset, line });
            offset += block.len();
            line += memchr::memchr_iter(b'\n', block).count();
        };
        stream::coded(
            io::Cursor::new(start).chain(reader),
            out,
            job,
            coding,
            || Translator::new(self.locales, &self.detector),
            threads,
            &mut told,
            &mut |bytes| progress.borrow_mut().advance(bytes),
        )
    }

    /// Text that cannot be cut into games before it is decoded: decoded and encoded as it runs.
    fn recoded(
        &self,
        input: Input,
        out: &mut impl Write,
        job: &Job<'_>,
        coded: &Coded,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
        progress: &RefCell<Progress>,
    ) -> Result<bool, Stop> {
        let (page, wanted) = (coded.page, coded.wanted);
        let name = input.name.clone();
        if !page.mark().is_empty() && input.head.starts_with(page.mark()) {
            out.write_all(wanted.mark())?;
        }
        let mut out = Encoder::new(out, wanted);
        let coding = Coding::Plain { sure: true };
        let result = self
            .games(input.decoded(page), &mut out, job, coding, tell, progress)
            .and_then(|summary| out.flush().map(|()| summary.left));
        match (result, out.lost()) {
            (Err(_), Some(character)) => {
                let fault = Unwritable { encoding: Some(wanted), character };
                Err(Stop { error: Error::Unsupported(fault.to_string()), file: Some(name) })
            }
            (result, _) => result.map_err(|error| unwritable(error, &name)),
        }
    }

    /// Text that is decoded first, and encoded again.
    fn whole(
        &self,
        input: Input,
        kind: Format,
        coded: &Coded,
        out: &mut impl Write,
        job: &Job<'_>,
        tell: &mut dyn FnMut(&[Diagnostic], Window<'_>),
    ) -> Result<bool, Stop> {
        let name = input.name.clone();
        let mut bytes = Vec::new();
        input.reader().read_to_end(&mut bytes)?;
        let decoded = encoding::decode(&bytes, coded.page);
        let wanted = coded.wanted;
        let mut translator = Translator::new(self.locales, &self.detector);
        let mut done = document::translate(&decoded.text, kind, job, &mut translator, self.bidi);
        tell(&done.report.diagnostics, Window { file: &name, text: &decoded.text, offset: 0, line: 1 });
        if kind == Format::Html
            && (coded.requested.is_some() || wanted != coded.page || charset(&decoded.text).is_none())
        {
            declare(&mut done.text, wanted);
        }
        let mut written = Vec::new();
        if decoded.marked {
            written.extend_from_slice(wanted.mark());
        }
        let lost = encoding::encode_changed(&bytes, &decoded, &done.text, wanted, &mut written);
        if let Some(first) = lost.iter().find(|one| one.is_lost()) {
            let fault = Unwritable { encoding: Some(wanted), character: first.character };
            return Err(Error::Unsupported(fault.to_string()).into());
        }
        out.write_all(&written)?;
        Ok(done.report.left)
    }
}

/// The encodings of a file.
struct Coded {
    /// What its moves are read in; UTF-8 where they are read as the bytes they are.
    encoding: Encoding,
    /// What all of it is in.
    page: Encoding,
    /// What is written.
    wanted: Encoding,
    /// What was asked for.
    requested: Option<Encoding>,
    /// Whether the encoding is known, from its name or from characters outside ASCII.
    sure: bool,
}

impl Coded {
    /// Whether all that is known of the encoding is that of names and comments, and nothing was asked for.
    fn names_only(&self) -> bool {
        self.encoding == Encoding::UTF_8 && self.page != Encoding::UTF_8 && self.requested.is_none()
    }

    /// How it is read and written as a stream; nothing where it cannot be cut into games before it is decoded.
    fn stream(&self) -> Option<Coding> {
        let cut = |encoding: Encoding| encoding == Encoding::UTF_8 || encoding.is_single_byte();
        let as_is = self.encoding == Encoding::UTF_8;
        if !cut(self.encoding) || !cut(self.wanted) && self.wanted != self.page {
            return None;
        }
        Some(match self.requested {
            _ if !as_is || self.names_only() && self.wanted != self.page => {
                Coding::Between(self.page, self.wanted)
            }
            Some(wanted) if wanted != self.page => match self.sure {
                true => Coding::Between(self.page, wanted),
                false => Coding::Into(wanted),
            },
            _ if self.page != Encoding::UTF_8 => Coding::Page(self.page),
            Some(wanted) if !self.sure => Coding::Into(wanted),
            _ => Coding::Plain { sure: self.sure },
        })
    }
}

/// Bytes of a page in which its encoding must be declared, as the HTML standard has it.
const DECLARED: usize = 1024;

/// Where a page declares its encoding, and which.
fn charset(text: &[u8]) -> Option<(Span, String)> {
    let head = text.get(..text.len().min(DECLARED))?.to_ascii_lowercase();
    let mut start = memchr::memmem::find(&head, b"charset=")? + b"charset=".len();
    start += usize::from(head.get(start).is_some_and(|byte| matches!(byte, b'"' | b'\'')));
    let name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b':' | b'.');
    let len = head.get(start..)?.iter().take_while(|byte| name(byte)).count();
    let label = String::from_utf8_lossy(head.get(start..start + len)?).into_owned();
    (len > 0).then_some((Span::new(start, start + len), label))
}

/// Makes a page's declaration true.
fn declare(text: &mut Vec<u8>, encoding: Encoding) {
    if let Some((span, label)) = charset(text)
        && Encoding::for_label(&label) != Some(encoding)
    {
        text.splice(span.start..span.end, encoding.name().to_ascii_lowercase().into_bytes());
    }
}

/// A failed stream; a letter that cannot be written is said of the file that it would stand in.
fn unwritable(error: io::Error, name: &str) -> Stop {
    match error.get_ref().and_then(|inner| inner.downcast_ref::<Unwritable>()) {
        Some(fault) => Stop { error: Error::Unsupported(fault.to_string()), file: Some(name.to_owned()) },
        None => error.into(),
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
    /// Where it leads.
    to: &'g str,
    shut: &'g Cell<bool>,
}

impl<W: Write> Write for Gate<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.shut.get() {
            return Err(io::Error::other("stopped at the first move in doubt"));
        }
        self.out.write(bytes).map_err(|error| session::writing(self.to, &error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush().map_err(|error| session::writing(self.to, &error))
    }
}
