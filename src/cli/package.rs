//! `stamma translate` for documents that are archives, DOCX and EPUB.

use std::io::{self, IsTerminal, Read, Write};

use super::args::FormatName;
use super::input::Input;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::bidi::Mode;
use crate::document::package::{self, Package};
use crate::translate::{Format, Job, Policy, Translator};
use crate::{Diagnostic, Error};

/// A longer file is no document of text.
const LARGEST: u64 = 1 << 30;

/// The kind of archive that a format is; none for text.
pub(super) const fn kind(format: FormatName) -> Option<Package> {
    match format {
        FormatName::Docx => Some(Package::Docx),
        FormatName::Epub => Some(Package::Epub),
        _ => None,
    }
}

/// The library's name of a format; none for an archive.
pub(super) const fn text_format(format: FormatName) -> Option<Format> {
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

/// What is asked for besides the notation.
pub(super) struct Wanted<'a> {
    pub(super) package: Package,
    /// Where the output goes, in messages.
    pub(super) to: &'a str,
    /// Whether it goes to standard output.
    pub(super) standard: bool,
    pub(super) bidi: Option<Mode>,
    pub(super) policy: Policy,
}

/// Translates one archive; whether something was left.
pub(super) fn translate(
    input: Input,
    wanted: &Wanted<'_>,
    job: &Job<'_>,
    translator: &mut Translator<'_>,
    out: &mut impl Write,
    reporter: &mut Reporter,
) -> Result<bool, Stop> {
    let name = input.name.clone();
    let refused = |error: Error| match error {
        Error::Io(error) => Stop::from(error),
        error => Stop { error, file: Some(name.clone()) },
    };
    if wanted.standard && io::stdout().is_terminal() {
        let reason = format!("a {} is not shown on a terminal; name a file with -o", wanted.package.name());
        return Err(refused(Error::Unsupported(reason)));
    }
    let mut bytes = Vec::new();
    input.reader().take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(refused(Error::Unsupported("it is larger than a document of text".into())));
    }
    let done = package::translate(&bytes, wanted.package, job, translator, wanted.bidi).map_err(refused)?;
    let strict = wanted.policy == Policy::Strict;
    for told in &done.told {
        let file = format!("{name}!{}", told.entry);
        let window = Window { file: &file, text: &told.text, offset: 0, line: told.line };
        let fault = told.diagnostics.iter().position(Diagnostic::leaves).filter(|_| strict);
        let shown = fault.and_then(|at| told.diagnostics.get(..=at)).unwrap_or(&told.diagnostics);
        reporter.tell(shown, window);
        if fault.is_some() {
            return Ok(true);
        }
    }
    if strict && done.left {
        return Ok(true);
    }
    out.write_all(&done.bytes).map_err(|error| session::writing(wanted.to, &error))?;
    out.flush()?;
    Ok(done.left)
}
