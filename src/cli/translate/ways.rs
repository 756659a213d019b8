//! The ways through a file: letters only, game by game, decoded as it runs, or as a whole.

use std::cell::RefCell;
use std::io::{self, Read, Write};

use super::super::input::Input;
use super::super::progress::Progress;
use super::super::report::{Reporter, Window};
use super::super::session::Stop;
use super::coded::{Coded, charset, declare};
use super::{Run, SMALL};
use crate::encoding::{self, Encoder, Encoding};
use crate::locale::Spec;
use crate::translate::letters::Exchange;
use crate::translate::stream::{Coding, Unwritable};
use crate::translate::{Format, Job, Translator, plan, stream};
use crate::{Diagnostic, Error, document};

/// A longer text is no document; what is read as a whole must have an end.
const LARGEST: u64 = 256 << 20;

impl Run<'_> {
    /// Letters only, no board.
    pub(super) fn unchecked(
        &self,
        input: Input,
        out: &mut impl Write,
        reporter: &Reporter,
    ) -> Result<bool, Stop> {
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

    /// Text that is used as it is, block by block.
    pub(super) fn games(
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
    pub(super) fn recoded(
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
    pub(super) fn whole(
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
        input.reader().take(LARGEST + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > LARGEST {
            let error = Error::Unsupported("it is larger than a document of text".into());
            return Err(Stop { error, file: Some(name) });
        }
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

/// A failed stream; a letter that cannot be written is said of the file that it would stand in.
pub(super) fn unwritable(error: io::Error, name: &str) -> Stop {
    match error.get_ref().and_then(|inner| inner.downcast_ref::<Unwritable>()) {
        Some(fault) => Stop { error: Error::Unsupported(fault.to_string()), file: Some(name.to_owned()) },
        None => error.into(),
    }
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
