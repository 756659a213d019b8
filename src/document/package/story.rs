//! What stands in the XML of a DOCX, in the order in which it is read.
//!
//! A text box hangs on a place in a paragraph and is no part of it, so what it says comes behind that paragraph. What
//! was deleted or moved away while changes were tracked is no text any more, and stays as it is.

use quick_xml::NsReader;
use quick_xml::events::{BytesRef, Event};
use quick_xml::name::ResolveResult;

use crate::Span;

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
/// The language of formulas.
const FORMULAS: [&str; 2] = [
    "http://schemas.openxmlformats.org/officeDocument/2006/math",
    "http://purl.oclc.org/ooxml/officeDocument/math",
];
/// What begins and ends text without references in it.
const CDATA: (usize, usize) = ("<![CDATA[".len(), "]]>".len());

/// One thing in the order of reading.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece {
    /// Text as it stands.
    Text,
    /// What a reference stands for.
    Shown(char),
    /// What an element stands for, and that stays.
    Sign(&'static str),
    /// A thing that nobody knows the meaning of.
    Object,
    /// A paragraph begins, behind what divides it from the last.
    Paragraph(&'static str),
    /// What divides two pieces.
    Gap(&'static str),
    /// The mark of a note.
    Part,
}

/// A text of its own: that of the entry, or of a text box.
#[derive(Default)]
struct Story {
    pieces: Vec<(Piece, Span)>,
    /// What text boxes in the present paragraph say.
    boxes: Vec<(Piece, Span)>,
    paragraphs: usize,
    cells: usize,
    in_text: bool,
}

impl Story {
    fn push(&mut self, piece: Piece, span: Span) {
        self.pieces.push((piece, span));
    }

    fn begin(&mut self, name: &str, span: Span) {
        match name {
            "t" => self.in_text = true,
            "p" => {
                self.paragraphs += 1;
                self.push(Piece::Paragraph(if self.cells > 0 { "\n" } else { "\n\n" }), span);
            }
            "tc" => self.cells += 1,
            "rt" => self.push(Piece::Gap("\n"), span),
            name => self.sign(name, span),
        }
    }

    fn end(&mut self, name: &str, span: Span) {
        match name {
            "t" => self.in_text = false,
            "p" => {
                self.paragraphs = self.paragraphs.saturating_sub(1);
                if self.cells == 0 {
                    self.push(Piece::Gap("\n\n"), span);
                }
                if self.paragraphs == 0 {
                    self.pieces.append(&mut self.boxes);
                }
            }
            "tc" => {
                self.cells = self.cells.saturating_sub(1);
                self.push(Piece::Gap("\t"), span);
            }
            "tr" | "rt" => self.push(Piece::Gap("\n"), span),
            "tbl" => self.push(Piece::Gap("\n\n"), span),
            _ => {}
        }
    }

    /// What an element of a run shows.
    fn sign(&mut self, name: &str, span: Span) {
        let piece = match name {
            "tab" | "ptab" => Piece::Sign("\t"),
            "br" | "cr" => Piece::Sign("\n"),
            "noBreakHyphen" => Piece::Sign("-"),
            // A sign of a font, which may be a man.
            "sym" => Piece::Object,
            "footnoteReference" | "endnoteReference" | "commentReference" => Piece::Part,
            _ => return,
        };
        self.push(piece, span);
    }

    /// All of it.
    fn whole(mut self) -> Vec<(Piece, Span)> {
        self.pieces.append(&mut self.boxes);
        self.pieces
    }
}

/// The pieces of an entry, each with its place.
///
/// # Errors
/// What is wrong with the XML.
pub(super) fn read(source: &str) -> Result<Vec<(Piece, Span)>, quick_xml::Error> {
    let mut reader = NsReader::from_str(source);
    let position = |reader: &NsReader<&[u8]>| usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
    let mut story = Story::default();
    let mut around: Vec<Story> = Vec::new();
    // Elements that are open of which nothing is shown.
    let mut hidden = 0usize;
    loop {
        let start = position(&reader);
        let (space, event) = reader.read_resolved_event()?;
        let known =
            |names: &[&str]| matches!(&space, ResolveResult::Bound(name) if names.contains(&name.as_ref()));
        let (text, picture, formula) = (known(&TEXT), known(&PICTURES), known(&FORMULAS));
        let span = Span::new(start, position(&reader));
        match event {
            Event::Eof => break,
            Event::Start(tag) if hides(tag.local_name().as_ref(), text, formula) => {
                if formula && hidden == 0 {
                    story.push(Piece::Object, span);
                }
                hidden += 1;
            }
            Event::End(tag) if hides(tag.local_name().as_ref(), text, formula) => {
                hidden = hidden.saturating_sub(1);
            }
            _ if hidden > 0 => {}
            Event::Start(tag) | Event::Empty(tag) if picture && tag.local_name().as_ref() == "inline" => {
                story.push(Piece::Object, span);
            }
            Event::Start(tag) if text && tag.local_name().as_ref() == "txbxContent" => {
                around.push(std::mem::take(&mut story));
            }
            Event::End(tag) if text && tag.local_name().as_ref() == "txbxContent" => {
                if let Some(outer) = around.pop() {
                    let inner = std::mem::replace(&mut story, outer);
                    story.boxes.extend(inner.whole());
                }
            }
            Event::Start(tag) if text => story.begin(tag.local_name().as_ref(), span),
            Event::Empty(tag) if text => match tag.local_name().as_ref() {
                "p" => story.push(Piece::Paragraph(""), span),
                name => story.sign(name, span),
            },
            Event::End(tag) if text => story.end(tag.local_name().as_ref(), span),
            Event::Text(_) if story.in_text => story.push(Piece::Text, span),
            Event::CData(_) if story.in_text => {
                story.push(Piece::Text, Span::new(span.start + CDATA.0, span.end.saturating_sub(CDATA.1)));
            }
            Event::GeneralRef(name) if story.in_text => {
                story.push(shown(&name)?.map_or(Piece::Object, Piece::Shown), span);
            }
            _ => {}
        }
    }
    while let Some(outer) = around.pop() {
        let inner = std::mem::replace(&mut story, outer);
        story.boxes.extend(inner.whole());
    }
    Ok(story.whole())
}

/// Whether nothing of an element is text: what was deleted or moved away, and a formula.
fn hides(name: &str, text: bool, formula: bool) -> bool {
    text && matches!(name, "del" | "moveFrom") || formula && name == "oMath"
}

/// The character that a reference stands for.
fn shown(name: &BytesRef<'_>) -> Result<Option<char>, quick_xml::Error> {
    if let Some(character) = name.resolve_char_ref()? {
        return Ok(Some(character));
    }
    Ok(match name.as_ref() {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => None,
    })
}
