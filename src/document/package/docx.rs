//! DOCX: the text of a paragraph is that of its runs, one behind the other, however a word is cut into them.

use super::archive::Archive;
use super::story::{self, Piece};
use crate::bidi::{self, Mode};
use crate::direction::Direction;
use crate::document::html::Html;
use crate::document::{Document, Flat, Flattener};
use crate::{Error, Span};

/// Entries with text, in the order of reading, by the beginnings of their names.
const ENTRIES: [&str; 6] = ["document", "footnotes", "endnotes", "comments", "header", "footer"];
const FOLDER: &str = "word/";

/// The text of an entry of a DOCX.
pub(super) struct Docx;

/// The entries that hold text.
///
/// # Errors
/// Where there is no document.
pub(super) fn entries(archive: &Archive<'_>) -> Result<Vec<String>, Error> {
    let names = archive.names()?;
    let mut found = Vec::new();
    for kind in ENTRIES {
        let numbered = |name: &&str| {
            let rest = name.strip_prefix(FOLDER).and_then(|name| name.strip_prefix(kind));
            let number = rest.and_then(|rest| rest.strip_suffix(".xml"));
            number.is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()))
        };
        let mut names: Vec<String> =
            names.iter().map(String::as_str).filter(numbered).map(str::to_owned).collect();
        names.sort_by_key(|name| (name.len(), name.clone()));
        if kind == "document" && names.is_empty() {
            return Err(Error::Unsupported("it is no DOCX: it has no word/document.xml".into()));
        }
        found.extend(names);
    }
    Ok(found)
}

/// Adds the text of a range, which is one entry; gives where its paragraphs begin in that text.
///
/// # Errors
/// What is wrong with the XML.
pub(super) fn flatten(
    text: &[u8],
    range: Span,
    flattener: &mut Flattener<'_>,
) -> Result<Vec<usize>, quick_xml::Error> {
    let Ok(source) = std::str::from_utf8(range.of(text)) else { return Ok(Vec::new()) };
    let mut paragraphs = Vec::new();
    for (piece, span) in story::read(source)? {
        let (start, end) = (range.start + span.start, range.start + span.end);
        match piece {
            Piece::Text => flattener.copy(start, end),
            Piece::Shown(shown) if bidi::is_mark(shown) => {}
            Piece::Shown(shown) => {
                flattener.decoded(shown.encode_utf8(&mut [0; 4]), start, end - start);
            }
            Piece::Sign(sign) => flattener.fixed(sign, start, end - start),
            Piece::Object => flattener.object("", start, end - start),
            Piece::Paragraph(gap) => {
                flattener.gap(gap, start);
                paragraphs.push(flattener.len());
            }
            Piece::Gap(gap) => flattener.gap(gap, start),
            Piece::Part => flattener.part(start),
        }
    }
    Ok(paragraphs)
}

/// Says of each text that begins or ends with a blank after an edit, and did not before, that its blanks count.
pub(super) fn keep_blanks(text: &[u8], edits: &mut Vec<(Span, String)>) {
    const KEPT: &str = " xml:space=\"preserve\"";
    let mut more: Vec<(Span, String)> = Vec::new();
    // Only for such an edit is the start of its text looked for, which may be far in front.
    let blank = |new: &str| new.starts_with(char::is_whitespace) || new.ends_with(char::is_whitespace);
    for (span, new) in edits.iter().filter(|(_, new)| blank(new)) {
        let Some(open) = memchr::memrchr(b'>', text.get(..span.start).unwrap_or_default()) else { continue };
        let Some(tag) = memchr::memrchr(b'<', text.get(..open).unwrap_or_default()) else { continue };
        let head = Span::new(tag, open).of(text);
        let first = span.start == open + 1 && new.starts_with(char::is_whitespace);
        let last = text.get(span.end) == Some(&b'<') && new.ends_with(char::is_whitespace);
        let twice = more.last().is_some_and(|(at, _)| at.start == open);
        if (first || last) && !twice && memchr::memmem::find(head, b"xml:space").is_none() {
            more.push((Span::new(open, open), KEPT.to_owned()));
        }
    }
    if !more.is_empty() {
        edits.extend(more);
        edits.sort_by_key(|(span, _)| (span.start, span.end));
    }
}

impl Document for Docx {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, false);
        // It was read before, and only the letters of moves were changed.
        let _ = flatten(text, Span::new(0, text.len()), &mut flattener);
        flattener.finish()
    }

    fn escape(&self, old: &str, new: &str, out: &mut String) {
        Html.escape(old, new, out);
    }

    fn enclose(&self, text: &[u8], span: Span) -> Option<Span> {
        memchr::memchr(b'<', span.of(text)).is_none().then_some(span)
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        bidi::isolate(run, mode, paragraph, native_script, out);
    }
}
