//! Documents with moves in them.
//!
//! A format only says which of its bytes are text, how replaced text is escaped, and how a run of notation is
//! set apart; it never edits. So all formats are translated, isolated and tested by the same code.

mod apart;
mod flat;
mod html;
mod latex;
mod markdown;
pub mod package;
mod page;
mod plain;
mod runs;
mod weave;

use crate::Span;
use crate::bidi::{self, Mode};
use crate::diagnostic::{Diagnostic, Kind};
use crate::direction::Direction;
use crate::scan::prose::{Scanner, Token};
use crate::translate::{Done, Edit, Format, Job, Output, Report, Target, Translator, Writer};
use apart::{runs_of, set_apart};
pub use flat::{Flat, Flattener, OBJECT};
pub use html::Html;
pub use latex::Latex;
pub use markdown::Markdown;
pub use plain::Plain;

/// A format of documents.
pub trait Document: Sync {
    /// The text of a document as a reader sees it, without bidi marks, and where each byte came from.
    fn flatten(&self, text: &[u8]) -> Flat;

    /// Appends `new` so that it can stand in place of `old`, which is source text.
    fn escape(&self, old: &str, new: &str, out: &mut String);

    /// The range to be wrapped so that `span` is set apart and the document stays well-formed; none where that
    /// cannot be, or where it is set apart already.
    fn enclose(&self, text: &[u8], span: Span) -> Option<Span>;

    /// Appends a run of source text, set apart in a paragraph of the given direction.
    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String);

    /// Whether nothing may stand between two signs of the format.
    fn may_be_empty(&self) -> bool {
        true
    }

    /// Whether a program reads the moves at a place, which wants its numbers and results in one form.
    fn is_parsed(&self, _text: &[u8], _at: usize) -> bool {
        false
    }

    /// What is to be said of a document in which these ranges were changed.
    fn remark(&self, _text: &[u8], _changed: &[Span]) -> Option<Diagnostic> {
        None
    }
}

/// The formats of documents; `None` for those that are games and nothing else.
#[must_use]
pub fn of(format: Format) -> Option<&'static dyn Document> {
    match format {
        Format::Text => Some(&Plain),
        Format::Markdown => Some(&Markdown),
        Format::Html => Some(&Html),
        Format::Latex => Some(&Latex),
        Format::Move | Format::Pgn | Format::Sheet => None,
    }
}

/// How a format's output is kept in order unless it is said otherwise: games are read by other programs, and
/// get no marks.
#[must_use]
pub const fn default_mode(format: Format) -> Mode {
    match format {
        Format::Move | Format::Pgn | Format::Sheet => Mode::None,
        _ => Mode::Isolate,
    }
}

/// Translates a text of any format.
///
/// Moves in documents are read as [`crate::translate::Prose`] does. Where the target's language is written from
/// right to left, each run of notation is set apart as `bidi` says, by default as the format does it; marks that
/// stood at or in a run before are replaced, so that translating twice is translating once. In a document for a
/// language written from left to right such marks are taken away.
#[must_use]
pub fn translate(
    text: &[u8],
    format: Format,
    job: &Job<'_>,
    translator: &mut Translator<'_>,
    bidi: Option<Mode>,
) -> Done {
    let mut done = in_order(text, format, job, translator, bidi);
    if job.options.unchanged {
        done.text = text.to_vec();
        return done;
    }
    // What a browser or TeX reads has no display of its own: its means stand for themselves.
    if bidi == Some(Mode::Visual) && !matches!(format, Format::Html | Format::Latex) {
        let direction = match format {
            Format::Text | Format::Markdown => direction(job.target, &done.text),
            _ => job.target.direction,
        };
        done.text = lines(&done.text, direction);
    }
    done
}

fn in_order(
    text: &[u8],
    format: Format,
    job: &Job<'_>,
    translator: &mut Translator<'_>,
    bidi: Option<Mode>,
) -> Done {
    // Sentences run in the direction of their language; only notation needs to be set apart.
    let sentences = job.target.words.is_some();
    let mode = if sentences { Mode::None } else { bidi.unwrap_or(default_mode(format)) };
    let Some(document) = of(format) else {
        let mut done = translator.text(text, job);
        if mode != Mode::None && job.target.direction == Direction::Rtl {
            done.text = set_apart(&done.text, &Plain, job, mode, Direction::Rtl);
        }
        return done;
    };
    if format == Format::Html && !html::is_html(text) && !html::has_entities(text) && begins_as_games(text) {
        let mut done = page::render(text, job, translator);
        if job.target.direction == Direction::Rtl && mode != Mode::None {
            done.text = set_apart(&done.text, document, job, mode, Direction::Rtl);
        }
        return done;
    }
    let flat = document.flatten(text);
    let direction = direction(job.target, &flat.text);
    let Woven { edits, mut report, from } = weave_all(text, &flat, document, job, translator);
    let mut out = Output::new(text, Vec::with_capacity(text.len() + text.len() / 16));
    for (span, new) in &edits {
        out.replace(span.start, span.end, new.as_bytes());
    }
    place(&mut report, &flat);
    let changed: Vec<Span> = edits.iter().map(|(span, _)| *span).collect();
    report.diagnostics.extend(document.remark(text, &changed));
    let out = out.finish();
    let marked = !matches!(bidi::strip(&out).0, std::borrow::Cow::Borrowed(_));
    let apart = match direction {
        Direction::Rtl => mode != Mode::None,
        Direction::Ltr => marked,
    };
    let text = if apart { set_apart(&out, document, job, mode, direction) } else { out };
    Done { text, from, report }
}

/// What is replaced in a document, and what is to be said of it, with spans in its flat text.
struct Woven {
    edits: Vec<(Span, String)>,
    report: Report,
    from: Option<String>,
}

/// Translates the moves of a flat text and finds where their letters stand in the document.
fn weave_all(
    text: &[u8],
    flat: &Flat,
    document: &dyn Document,
    job: &Job<'_>,
    translator: &mut Translator<'_>,
) -> Woven {
    let (edits, mut report, from) = translator.prose(&flat.text, job);
    let mut woven = Vec::new();
    let pictures = matches!(job.target.writer, Writer::Algebraic(_));
    for Edit { span, new } in &edits {
        let Ok(new) = std::str::from_utf8(new) else { continue };
        if !has_move(span.of(&flat.text)) && document.is_parsed(text, flat.map.span(*span).start) {
            continue;
        }
        match weave::replacements(text, flat, document, (*span, new), pictures) {
            Some(parts) => woven.extend(parts),
            // A mark of the style that goes over markup is not worth a word.
            None if !has_move(span.of(&flat.text)) => {}
            None => {
                report.left = true;
                report.diagnostics.push(Diagnostic {
                    kind: Kind::Unreadable,
                    code: "M0211",
                    span: *span,
                    found: String::from_utf8_lossy(span.of(&flat.text)).into_owned(),
                    candidates: Vec::new(),
                    detail: None,
                    at: None,
                });
            }
        }
    }
    report.diagnostics.sort_by_key(|told| told.span.start);
    Woven { edits: woven, report, from }
}

/// Whether what was replaced is a move, and not the points of a number, a mark's number or a result.
fn has_move(old: &[u8]) -> bool {
    let old = String::from_utf8_lossy(old);
    let points = |c: char| !c.is_alphanumeric();
    let result =
        |c: char| matches!(c, '0'..='2' | '\u{bd}' | '-' | '\u{2013}' | '\u{2014}' | ':' | '/' | '*');
    let divided = old.contains(['-', '\u{2013}', '\u{2014}', ':']);
    let castling = old.starts_with("0-0") || old.starts_with("0\u{2013}0");
    let is_result = divided && !castling && old.chars().all(result);
    !(old.starts_with('$') || old.chars().all(points) || is_result)
}

/// Whether a text begins with tags of PGN or with moves, and not with words.
fn begins_as_games(text: &[u8]) -> bool {
    let mut scanner = Scanner::new(text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text));
    let mut depth = 0usize;
    let mut moves = 0;
    // Comments may stand before the first move.
    for _ in 0..4096 {
        let Some((token, _)) = scanner.next_token() else { return moves > 0 };
        match token {
            Token::Tag => return true,
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Word if depth > 0 => scanner.skip_word(),
            Token::Word => {
                let word = scanner.word();
                let len = word.iter().position(u8::is_ascii_whitespace).unwrap_or(word.len());
                let word = word.get(..len).unwrap_or_default();
                let digit = String::from_utf8_lossy(word).chars().any(char::is_numeric);
                if len > 16 || !digit && !matches!(word, b"O-O" | b"O-O-O") {
                    return false;
                }
                moves += 1;
                if moves > 1 {
                    return true;
                }
                scanner.at += len;
            }
            _ => {}
        }
    }
    moves > 0
}

/// The direction of a document's paragraphs: the target language's where that is right to left, else that of
/// most of its letters, since the words around the moves stay as they are.
fn direction(target: &Target, text: &[u8]) -> Direction {
    if target.direction == Direction::Rtl {
        return Direction::Rtl;
    }
    let (mut left, mut right) = (0usize, 0usize);
    for word in String::from_utf8_lossy(text).split(|c: char| !c.is_alphanumeric()) {
        // Moves have digits in them, castling has single letters.
        if word.chars().any(char::is_numeric) || word.chars().nth(1).is_none() {
            continue;
        }
        if word.chars().any(crate::scan::prose::is_right_to_left) {
            right += 1;
        } else {
            left += 1;
        }
    }
    if right > left { Direction::Rtl } else { Direction::Ltr }
}

/// Moves the spans of a report from the flat text to the document.
fn place(report: &mut Report, flat: &Flat) {
    for record in &mut report.moves {
        record.span = flat.map.span(record.span);
    }
    for diagnostic in &mut report.diagnostics {
        diagnostic.span = flat.map.span(diagnostic.span);
    }
    report.reached = flat.map.offset(report.reached);
}

/// Every line as it must be displayed by a terminal that does not order it; line ends stay where they are.
fn lines(text: &[u8], direction: Direction) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        let end = line.iter().rposition(|byte| !matches!(byte, b'\n' | b'\r')).map_or(0, |at| at + 1);
        let (body, rest) = line.split_at(end);
        match std::str::from_utf8(body) {
            // Tags are read by other programs.
            Ok(body) if !body.starts_with('[') => {
                out.extend_from_slice(bidi::visual(body, direction).as_bytes())
            }
            _ => out.extend_from_slice(body),
        }
        out.extend_from_slice(rest);
    }
    out
}
