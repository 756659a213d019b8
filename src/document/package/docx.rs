//! DOCX: the text of a paragraph is that of its runs, one behind the other, however a word is cut into them.

use quick_xml::NsReader;
use quick_xml::events::Event;
use quick_xml::name::ResolveResult;

use super::archive::Archive;
use crate::bidi::{self, Mode};
use crate::direction::Direction;
use crate::document::html::Html;
use crate::document::{Document, Flat, Flattener};
use crate::{Error, Span};

/// The names of the language of text, in its two editions.
const TEXT: [&str; 2] = [
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "http://purl.oclc.org/ooxml/wordprocessingml/main",
];
/// The language of pictures in a line.
const PICTURES: [&str; 2] = [
    "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
    "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing",
];
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
    let mut reader = NsReader::from_str(source);
    let mut paragraphs = Vec::new();
    let mut in_text = false;
    let mut cells = 0usize;
    loop {
        let start = range.start + position(&reader);
        let (space, event) = reader.read_resolved_event()?;
        let known =
            |names: &[&str]| matches!(&space, ResolveResult::Bound(name) if names.contains(&name.as_ref()));
        let (text_element, picture) = (known(&TEXT), known(&PICTURES));
        let end = range.start + position(&reader);
        match event {
            Event::Eof => return Ok(paragraphs),
            Event::Start(tag) | Event::Empty(tag) if picture && tag.local_name().as_ref() == "inline" => {
                flattener.object("", start, end - start);
            }
            Event::Start(tag) if text_element => match tag.local_name().as_ref() {
                "t" => in_text = true,
                "p" => {
                    flattener.gap(if cells > 0 { "\n" } else { "\n\n" }, start);
                    paragraphs.push(flattener.len());
                }
                "tc" => cells += 1,
                name => sign(name, start, end, flattener),
            },
            Event::Empty(tag) if text_element => match tag.local_name().as_ref() {
                "p" => paragraphs.push(flattener.len()),
                name => sign(name, start, end, flattener),
            },
            Event::End(tag) if text_element => match tag.local_name().as_ref() {
                "t" => in_text = false,
                "p" if cells == 0 => flattener.gap("\n\n", start),
                "tc" => {
                    cells = cells.saturating_sub(1);
                    flattener.gap("\t", start);
                }
                "tr" => flattener.gap("\n", start),
                "tbl" => flattener.gap("\n\n", start),
                _ => {}
            },
            Event::Text(_) if in_text => flattener.copy(start, end),
            Event::CData(_) if in_text => flattener.object("", start, end - start),
            Event::GeneralRef(name) if in_text => {
                let shown = match name.resolve_char_ref()? {
                    Some(character) => Some(character),
                    None => match name.as_ref() {
                        "amp" => Some('&'),
                        "lt" => Some('<'),
                        "gt" => Some('>'),
                        "quot" => Some('"'),
                        "apos" => Some('\''),
                        _ => None,
                    },
                };
                match shown {
                    Some(mark) if bidi::is_mark(mark) => {}
                    Some(shown) => flattener.decoded(shown.encode_utf8(&mut [0; 4]), start, end - start),
                    None => flattener.object("", start, end - start),
                }
            }
            _ => {}
        }
    }
}

fn position(reader: &NsReader<&[u8]>) -> usize {
    usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX)
}

/// Adds what an element of a run shows.
fn sign(name: &str, start: usize, end: usize, flattener: &mut Flattener<'_>) {
    match name {
        "tab" | "ptab" => flattener.fixed("\t", start, end - start),
        "br" | "cr" => flattener.fixed("\n", start, end - start),
        "noBreakHyphen" => flattener.fixed("-", start, end - start),
        // A sign of a font, which may be a man.
        "sym" => flattener.object("", start, end - start),
        "footnoteReference" | "endnoteReference" | "commentReference" => flattener.part(start),
        _ => {}
    }
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
