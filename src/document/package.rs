//! Documents that are zip archives of XML: DOCX and EPUB.
//!
//! Only the entries that hold text with moves in it are opened, as one text in the order of reading, so that what was
//! played in one chapter is known in the next. An entry in which nothing changes is copied as the bytes it is, and an
//! archive in which nothing changes is returned as it came. Nothing is ever unpacked to disk.

mod archive;
mod docx;
mod epub;
mod rtl;
mod story;

use std::collections::HashMap;

use super::apart::apply_marks;
use super::{Document, Flat, Flattener, Woven, direction, html, runs_of, weave_all};
use crate::bidi::{self, Mode};
use crate::diagnostic::{Diagnostic, Kind, NOTED};
use crate::direction::Direction;
use crate::translate::{Job, Output, Translator};
use crate::{Error, Span};
use archive::Archive;
use docx::Docx;

/// A kind of archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Package {
    /// Office Open XML text, as word processors write it.
    Docx,
    /// Electronic books.
    Epub,
}

impl Package {
    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Docx => "DOCX",
            Self::Epub => "EPUB",
        }
    }
}

/// Reports on one stretch of text in an archive.
#[derive(Clone, Debug)]
pub struct Told {
    /// The entry it stands in.
    pub entry: String,
    /// The text: a paragraph of a DOCX, all of an entry of an EPUB.
    pub text: Vec<u8>,
    /// The number of its first line; in a DOCX a paragraph is a line.
    pub line: usize,
    /// What is said, with spans in that text.
    pub diagnostics: Vec<Diagnostic>,
}

/// A translated archive.
#[derive(Clone, Debug, Default)]
pub struct Packed {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The notation that read it.
    pub from: Option<String>,
    /// Moves read.
    pub read: usize,
    /// Whether some line was left as it was.
    pub left: bool,
    /// What is to be said.
    pub told: Vec<Told>,
}

/// Texts one behind the other, with the name and the place of each.
type Unpacked = (Vec<u8>, Vec<String>, Vec<Span>);

/// An entry that is read, its place in the text of all.
struct Entry {
    name: String,
    span: Span,
    /// The place of what it says.
    flat: Span,
    /// Where its paragraphs begin.
    paragraphs: Vec<usize>,
}

/// Translates an archive.
///
/// # Errors
/// [`Error::Unsupported`] for what is no archive of this kind, is broken or encrypted, has an entry that is no
/// well-formed XML in UTF-8, or would unpack to more than a document is.
pub fn translate(
    bytes: &[u8],
    package: Package,
    job: &Job<'_>,
    translator: &mut Translator<'_>,
    bidi: Option<Mode>,
) -> Result<Packed, Error> {
    let mut archive = Archive::open(bytes)?;
    let (text, names, spans) = read(&mut archive, package)?;
    let document: &dyn Document = match package {
        Package::Docx => &Docx,
        Package::Epub => &html::Html,
    };
    let (flat, entries) = flatten(&text, package, names, &spans)?;
    let Woven { edits, mut report, from } = weave_all(&text, &flat, document, job, translator);
    let told = told(&text, &flat, package, &entries, &mut report.diagnostics);
    let done = Packed { bytes: Vec::new(), from, read: report.read, left: report.left, told };
    if job.options.unchanged {
        return Ok(Packed { bytes: bytes.to_vec(), ..done });
    }
    let mode = if job.target.words.is_some() { Mode::None } else { bidi.unwrap_or(Mode::Isolate) };
    let direction = direction(job.target, &flat.text);
    let mut changed: HashMap<String, Vec<u8>> = HashMap::new();
    // Text boxes are read behind the paragraphs that they stand in.
    let mut edits = edits;
    edits.sort_by_key(|(span, _)| (span.start, span.end));
    let mut edits = edits.into_iter().peekable();
    for entry in entries {
        let old = entry.span.of(&text);
        let mut own = Vec::new();
        while let Some((span, new)) = edits.next_if(|(span, _)| span.end <= entry.span.end) {
            let at = |offset: usize| offset.saturating_sub(entry.span.start);
            own.push((Span::new(at(span.start), at(span.end)), new));
        }
        if package == Package::Docx {
            docx::keep_blanks(old, &mut own);
        }
        let mut out = Output::new(old, Vec::with_capacity(old.len() + old.len() / 16));
        for (span, new) in &own {
            out.replace(span.start, span.end, new.as_bytes());
        }
        let new = set_apart(out.finish(), package, document, job, mode, direction);
        if new != old {
            changed.insert(entry.name, new);
        }
    }
    if changed.is_empty() {
        return Ok(Packed { bytes: bytes.to_vec(), ..done });
    }
    let mut done = done;
    done.told.extend(signature(&archive, package)?);
    Ok(Packed { bytes: archive.rewritten(&changed)?, ..done })
}

/// What is to be said of a signed document that was changed.
fn signature(archive: &Archive<'_>, package: Package) -> Result<Option<Told>, Error> {
    let mark = match package {
        Package::Docx => "_xmlsignatures/",
        Package::Epub => "META-INF/signatures.xml",
    };
    let signed = archive.names()?.into_iter().find(|name| name.starts_with(mark));
    Ok(signed.map(|entry| {
        let said = Diagnostic {
            kind: Kind::Conflict,
            code: "M0402",
            span: Span::new(0, 0),
            found: entry.clone(),
            candidates: Vec::new(),
            detail: Some(NOTED.into()),
            at: None,
        };
        Told { entry, text: Vec::new(), line: 1, diagnostics: vec![said] }
    }))
}

/// The text of an archive as a reader sees it, in one piece.
///
/// # Errors
/// As for [`translate`].
pub fn text(bytes: &[u8], package: Package) -> Result<Vec<u8>, Error> {
    let mut archive = Archive::open(bytes)?;
    let (text, names, spans) = read(&mut archive, package)?;
    Ok(flatten(&text, package, names, &spans)?.0.text)
}

/// The entries with text, unpacked and one behind the other, with their names and places.
fn read(archive: &mut Archive<'_>, package: Package) -> Result<Unpacked, Error> {
    let names = match package {
        Package::Docx => docx::entries(archive)?,
        Package::Epub => epub::entries(archive)?,
    };
    let mut text = Vec::new();
    let mut spans = Vec::new();
    for name in &names {
        let start = text.len();
        archive.read(name, &mut text)?;
        let span = Span::new(start, text.len());
        if std::str::from_utf8(span.of(&text)).is_err() {
            return Err(Error::Unsupported(format!("its entry `{name}` is not in UTF-8")));
        }
        spans.push(span);
    }
    Ok((text, names, spans))
}

/// What all entries say, in one piece.
fn flatten(
    text: &[u8],
    package: Package,
    names: Vec<String>,
    spans: &[Span],
) -> Result<(Flat, Vec<Entry>), Error> {
    let mut flattener = Flattener::new(text, package == Package::Epub);
    let mut entries = Vec::new();
    for (name, span) in names.into_iter().zip(spans) {
        let start = flattener.len();
        let paragraphs = match package {
            Package::Docx => docx::flatten(text, *span, &mut flattener)
                .map_err(|fault| Error::Unsupported(format!("its entry `{name}` is no XML: {fault}")))?,
            Package::Epub => {
                html::flatten(text, span.start, span.end, &mut flattener);
                Vec::new()
            }
        };
        flattener.gap("\n\n", span.end);
        entries.push(Entry { name, span: *span, flat: Span::new(start, flattener.len()), paragraphs });
    }
    Ok((flattener.finish(), entries))
}

/// The reports by the stretch of text they are about.
fn told(
    text: &[u8],
    flat: &Flat,
    package: Package,
    entries: &[Entry],
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<Told> {
    let mut out: Vec<Told> = Vec::new();
    let mut last = None;
    for mut diagnostic in diagnostics.drain(..) {
        let at = diagnostic.span.start;
        let index = entries.partition_point(|entry| entry.flat.end <= at);
        let Some(entry) = entries.get(index) else { continue };
        let (stretch, line) = match package {
            Package::Docx => {
                let number = entry.paragraphs.partition_point(|start| *start <= at);
                let bound =
                    |index: usize, other: usize| entry.paragraphs.get(index).copied().unwrap_or(other);
                let start = number.checked_sub(1).map_or(entry.flat.start, |index| bound(index, at));
                (Span::new(start, bound(number, entry.flat.end)), number.max(1))
            }
            Package::Epub => {
                diagnostic.span = flat.map.span(diagnostic.span);
                (entry.span, 1)
            }
        };
        let whole = if package == Package::Docx { &flat.text[..] } else { text };
        let offset = |at: usize| at.saturating_sub(stretch.start);
        diagnostic.span = Span::new(offset(diagnostic.span.start), offset(diagnostic.span.end));
        if last != Some((index, line)) {
            let text = stretch.of(whole).trim_ascii_end().to_vec();
            out.push(Told { entry: entry.name.clone(), text, line, diagnostics: Vec::new() });
            last = Some((index, line));
        }
        if let Some(told) = out.last_mut() {
            told.diagnostics.push(diagnostic);
        }
    }
    out
}

/// An entry with its runs of notation set apart.
fn set_apart(
    text: Vec<u8>,
    package: Package,
    document: &dyn Document,
    job: &Job<'_>,
    mode: Mode,
    direction: Direction,
) -> Vec<u8> {
    let marked = !matches!(bidi::strip(&text).0, std::borrow::Cow::Borrowed(_));
    let apart = match direction {
        Direction::Rtl => mode != Mode::None,
        Direction::Ltr => marked,
    };
    if !apart {
        return text;
    }
    let flat = document.flatten(&text);
    let runs = runs_of(&flat.text, job);
    match (package, direction) {
        (Package::Docx, Direction::Rtl) => rtl::set_apart(&text, &flat, &runs, mode),
        _ => apply_marks(&text, document, &flat, &runs, direction, mode),
    }
}
