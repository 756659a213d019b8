//! Notation in right-to-left text of a DOCX: a run of its own that is not marked as right-to-left.

use quick_xml::NsReader;
use quick_xml::events::{BytesStart, Event};

use crate::Span;
use crate::bidi::{self, Mode};
use crate::document::{Flat, runs};
use crate::translate::Output;

/// A text in a run.
struct Piece {
    /// The run's start tag.
    tag: Span,
    /// Its properties.
    properties: Option<Span>,
    /// What marks it as right-to-left.
    rtl: Option<Span>,
    /// The start tag of the text.
    open: Span,
    /// The text.
    content: Span,
    /// Whether nothing stands in the run before the text, and nothing behind it.
    first: bool,
    last: bool,
}

/// The entry with each run of notation in runs of its own.
pub(super) fn set_apart(text: &[u8], flat: &Flat, found: &[Span], mode: Mode) -> Vec<u8> {
    let pieces = pieces(text);
    let mut edits: Vec<(Span, String)> = Vec::new();
    let marks = if mode == Mode::None { Mode::None } else { Mode::Marks };
    for run in found {
        let native = runs::is_native(&String::from_utf8_lossy(run.of(&flat.text)));
        let mut parts: Vec<(usize, Span)> = Vec::new();
        for (_, source) in flat.map.pieces(*run) {
            let index = pieces.partition_point(|piece| piece.content.end < source.end);
            let Some(piece) = pieces.get(index).filter(|piece| piece.content.start <= source.start) else {
                continue;
            };
            if source.end > piece.content.end {
                continue;
            }
            match parts.last_mut().filter(|(last, _)| *last == index) {
                Some((_, part)) => *part = Span::new(part.start, source.end),
                None => parts.push((index, source)),
            }
        }
        for (index, part) in parts {
            let Some(piece) = pieces.get(index) else { continue };
            let Ok(old) = std::str::from_utf8(part.of(text)) else { continue };
            let mut new = String::new();
            bidi::keep_order(old, marks, native, &mut new);
            if native || piece.rtl.is_none() {
                edits.push((part, new));
            } else {
                piece.divide(text, part, &new, &mut edits);
            }
        }
    }
    edits.sort_by_key(|(span, _)| (span.start, span.end));
    let mut out = Output::new(text, Vec::with_capacity(text.len() + edits.len() * 64));
    for (span, new) in &edits {
        out.replace(span.start, span.end, new.as_bytes());
    }
    out.finish()
}

impl Piece {
    /// Puts a part of the text into a run of its own.
    fn divide(&self, text: &[u8], part: Span, new: &str, out: &mut Vec<(Span, String)>) {
        let shown = |span: Span| String::from_utf8_lossy(span.of(text)).into_owned();
        let name = |tag: Span| {
            let tag = shown(tag);
            tag.trim_start_matches('<')
                .split(|c: char| c.is_whitespace() || matches!(c, '>' | '/'))
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        let (run, element) = (name(self.tag), name(self.open));
        let own = self.properties.map(shown).unwrap_or_default();
        let plain = match (self.properties, self.rtl) {
            (Some(all), Some(rtl)) => {
                shown(Span::new(all.start, rtl.start)) + &shown(Span::new(rtl.end, all.end))
            }
            _ => own.clone(),
        };
        let open = format!("<{element} xml:space=\"preserve\">");
        let before = part.start > self.content.start;
        let behind = part.end < self.content.end;
        if !before && self.first {
            if let Some(rtl) = self.rtl {
                out.push((rtl, String::new()));
            }
        } else if !before {
            let end = format!("</{run}><{run}>{plain}");
            out.push((Span::new(self.open.start, self.open.start), end));
        }
        let mut middle = String::new();
        if before {
            middle = format!("</{element}></{run}><{run}>{plain}{open}");
        }
        middle.push_str(new);
        if behind {
            middle.push_str(&format!("</{element}></{run}><{run}>{own}{open}"));
        }
        let end = self.open.end - 1;
        let spaced = memchr::memmem::find(self.open.of(text), b"xml:space").is_some()
            || out.iter().rev().take(2).any(|(span, _)| span.start >= end);
        if before && !spaced {
            out.push((Span::new(end, end), " xml:space=\"preserve\"".to_owned()));
        }
        out.push((part, middle));
        if !behind && !self.last {
            let at = self.content.end + element.len() + 3;
            out.push((Span::new(at, at), format!("</{run}><{run}>{own}")));
        }
    }
}

/// The texts of an entry, in order.
fn pieces(text: &[u8]) -> Vec<Piece> {
    let Ok(source) = std::str::from_utf8(text) else { return Vec::new() };
    let mut reader = NsReader::from_str(source);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut path: Vec<(String, usize)> = Vec::new();
    let mut run: Option<(Span, Option<Span>, Option<Span>)> = None;
    let mut open: Option<(Span, bool)> = None;
    let position = |reader: &NsReader<&[u8]>| usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
    loop {
        let start = position(&reader);
        let Ok((_, event)) = reader.read_resolved_event() else { return pieces };
        let span = Span::new(start, position(&reader));
        let is = |path: &[(String, usize)], names: &[&str]| {
            path.len() >= names.len() && path.iter().rev().zip(names).all(|((one, _), name)| one == name)
        };
        match event {
            Event::Eof => return pieces,
            Event::Start(tag) => {
                let name = tag.local_name().as_ref().to_owned();
                match &name[..] {
                    "r" => run = Some((span, None, None)),
                    "t" if is(&path, &["r"]) => {
                        let first = run.as_ref().is_some_and(|(tag, properties, _)| {
                            properties.map_or(tag.end, |properties| properties.end) == span.start
                        });
                        open = Some((span, first));
                    }
                    _ => {}
                }
                path.push((name, start));
            }
            Event::Empty(tag) => {
                if tag.local_name().as_ref() == "rtl"
                    && is(&path, &["rPr", "r"])
                    && let Some((_, _, rtl)) = &mut run
                {
                    *rtl = is_on(&tag).then_some(span);
                }
            }
            Event::End(_) => {
                let Some((name, begin)) = path.pop() else { return pieces };
                match &name[..] {
                    "rPr" if is(&path, &["r"]) => {
                        if let Some((_, properties, _)) = &mut run {
                            *properties = Some(Span::new(begin, span.end));
                        }
                    }
                    "t" => {
                        if let (Some((tag, properties, rtl)), Some((open, first))) = (&run, open.take()) {
                            let content = Span::new(open.end, span.start);
                            // A text without references is no place for tags.
                            if memchr::memmem::find(content.of(text), b"<![CDATA[").is_some() {
                                continue;
                            }
                            let rest = text.get(span.end..).unwrap_or_default();
                            let last = rest.starts_with(b"</");
                            pieces.push(Piece {
                                tag: *tag,
                                properties: *properties,
                                rtl: *rtl,
                                open,
                                content,
                                first,
                                last,
                            });
                        }
                    }
                    "r" => run = None,
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// Whether an element that turns something on does so.
fn is_on(tag: &BytesStart<'_>) -> bool {
    let value = tag.attributes().flatten().find(|one| one.key.local_name().as_ref() == "val");
    value.is_none_or(|value| !matches!(&value.value[..], "0" | "false" | "off"))
}
