//! Setting the runs of a text apart, and taking away what set them apart before.
//!
//! Marks come and go in pairs: one of which the other half stands outside every run belongs to the text around it,
//! and a run ends where such a mark stands.

use super::{Document, Flat, runs};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;
use crate::translate::{Job, Output, Sources};

/// Pairs inside pairs that are followed.
const DEEPEST: usize = 128;
/// How often the marks that belong to no run are looked for; each time there are fewer left.
const ROUNDS: usize = 8;

/// The text with each run of notation set apart.
pub(super) fn set_apart(
    text: &[u8],
    document: &dyn Document,
    job: &Job<'_>,
    mode: Mode,
    direction: Direction,
) -> Vec<u8> {
    let flat = document.flatten(text);
    let runs = runs_of(&flat.text, job);
    apply_marks(text, document, &flat, &runs, direction, mode)
}

/// The runs of notation of a flat text.
pub(super) fn runs_of(flat: &[u8], job: &Job<'_>) -> Vec<Span> {
    let mut readers = vec![runs::Reader::of_target(job.target)];
    if let Sources::Given(sources) = &job.sources {
        readers.extend(sources.iter().take(2).map(runs::Reader::of_source));
    }
    runs::find(flat, &readers)
}

pub(super) fn apply_marks(
    text: &[u8],
    document: &dyn Document,
    flat: &Flat,
    runs: &[Span],
    direction: Direction,
    mode: Mode,
) -> Vec<u8> {
    let mut out = Output::new(text, Vec::with_capacity(text.len() + runs.len() * 8));
    let mut new = String::new();
    let enclosed: Vec<(Span, bool)> = runs
        .iter()
        .filter_map(|run| {
            let native = runs::is_native(&String::from_utf8_lossy(run.of(&flat.text)));
            Some((document.enclose(text, flat.map.span(*run))?, native))
        })
        .collect();
    for (span, native) in divided(text, document, &enclosed) {
        let Ok(old) = std::str::from_utf8(span.of(text)) else { continue };
        new.clear();
        document.isolate(old, mode, direction, native, &mut new);
        out.replace(span.start, span.end, new.as_bytes());
    }
    out.finish()
}

/// The runs with the marks at their ends, divided where a mark stands that belongs to the text around.
fn divided(text: &[u8], document: &dyn Document, runs: &[(Span, bool)]) -> Vec<(Span, bool)> {
    let marks = marks(text);
    let mut free = vec![true; marks.len()];
    let mut spans: Vec<Span> = Vec::new();
    for _ in 0..ROUNDS {
        spans = runs.iter().map(|(span, _)| with_marks(*span, &marks, &free)).collect();
        let mut inside = vec![false; marks.len()];
        for span in &spans {
            let first = marks.partition_point(|mark| mark.span.start < span.start);
            let met = marks.iter().zip(&mut inside).skip(first);
            for (_, inside) in met.take_while(|(mark, _)| mark.span.end <= span.end) {
                *inside = true;
            }
        }
        let before = free.clone();
        for (mark, free) in marks.iter().zip(&mut free) {
            *free &= mark.twin.is_none_or(|twin| inside.get(twin) == Some(&true));
        }
        if before == free {
            break;
        }
    }
    let mut out = Vec::with_capacity(spans.len());
    for (span, (_, native)) in spans.into_iter().zip(runs) {
        let first = marks.partition_point(|mark| mark.span.start < span.start);
        let met = marks.iter().zip(&free).skip(first).take_while(|(mark, _)| mark.span.end <= span.end);
        let mut stops = met.filter(|(_, free)| !**free).map(|(mark, _)| mark.span).peekable();
        if stops.peek().is_none() {
            out.push((span, *native));
            continue;
        }
        let mut at = span.start;
        for stop in stops.chain([Span::new(span.end, span.end)]) {
            let piece = trimmed(text, Span::new(at, stop.start));
            out.extend(document.enclose(text, piece).filter(|_| !piece.is_empty()).map(|one| (one, *native)));
            at = stop.end;
        }
    }
    out
}

fn trimmed(text: &[u8], span: Span) -> Span {
    let piece = span.of(text);
    let start = span.start + (piece.len() - piece.trim_ascii_start().len());
    Span::new(start, (start + piece.trim_ascii().len()).max(start))
}

/// A mark and the place, in the list of all, of the other half of its pair.
struct Mark {
    span: Span,
    sign: char,
    twin: Option<usize>,
}

/// The marks of a text; a pair does not go over an empty line.
fn marks(text: &[u8]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    let (mut isolates, mut embeddings) = (Vec::new(), Vec::new());
    for at in memchr::memchr3_iter(0xE2, 0xD8, b'\n', text) {
        let rest = text.get(at..).unwrap_or_default();
        if rest.first() == Some(&b'\n') {
            let next = rest.get(1..).unwrap_or_default();
            let blank = next.iter().take_while(|b| matches!(b, b' ' | b'\t' | b'\r')).count();
            if next.get(blank) == Some(&b'\n') {
                isolates.clear();
                embeddings.clear();
            }
            continue;
        }
        let len = bidi::mark_len(rest);
        let Some(sign) = std::str::from_utf8(rest.get(..len).unwrap_or_default())
            .ok()
            .and_then(|sign| sign.chars().next())
        else {
            continue;
        };
        let index = marks.len();
        let mut twin = None;
        match sign {
            '\u{2066}'..='\u{2068}' if isolates.len() < DEEPEST => isolates.push(index),
            '\u{202A}' | '\u{202B}' | '\u{202D}' | '\u{202E}' if embeddings.len() < DEEPEST => {
                embeddings.push(index);
            }
            '\u{2069}' => twin = isolates.pop(),
            '\u{202C}' => twin = embeddings.pop(),
            _ => {}
        }
        if let Some(open) = twin.and_then(|open| marks.get_mut(open)) {
            open.twin = Some(index);
        }
        marks.push(Mark { span: Span::new(at, at + len), sign, twin });
    }
    marks
}

/// The span with the marks that stand at its ends: those that open before it, those that close behind it.
fn with_marks(span: Span, marks: &[Mark], free: &[bool]) -> Span {
    let (mut start, mut end) = (span.start, span.end);
    let first = marks.partition_point(|mark| mark.span.end <= start);
    for (mark, free) in marks.iter().zip(free).take(first).rev() {
        if mark.span.end != start || !free || closes(mark.sign) {
            break;
        }
        start = mark.span.start;
    }
    let behind = marks.partition_point(|mark| mark.span.start < end);
    for (mark, free) in marks.iter().zip(free).skip(behind) {
        if mark.span.start != end || !free || opens(mark.sign) {
            break;
        }
        end = mark.span.end;
    }
    Span::new(start, end)
}

const fn closes(mark: char) -> bool {
    matches!(mark, '\u{202C}' | '\u{2069}')
}

const fn opens(mark: char) -> bool {
    matches!(mark, '\u{202A}' | '\u{202B}' | '\u{202D}' | '\u{202E}' | '\u{2066}'..='\u{2068}')
}
