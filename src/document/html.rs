//! HTML: what stands between tags is text, but for scripts, styles and code; attributes are not.
//!
//! Tags are found and never changed: a document that no parser would call valid goes through byte for byte.

mod references;
mod tags;

use super::{Document, Flat, Flattener};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;
use references::reference;
use tags::{Markup, attribute, markup, silence, unmatched};

/// HTML and XHTML.
#[derive(Clone, Copy, Debug, Default)]
pub struct Html;

/// What was deleted and is longer is shown.
const LONGEST_DELETED: usize = 4096;
/// Elements whose content is not read.
const SILENT: [&str; 9] = ["script", "style", "code", "kbd", "samp", "textarea", "title", "template", "svg"];
/// Elements that stand inside a line.
const INLINE: [&str; 26] = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "del", "em", "font", "i", "img", "ins", "label", "mark",
    "q", "s", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "wbr",
];
/// What a character reference without a known name is read as: a letter, so that no word begins behind it.
const SOME_LETTER: &str = "\u{2bc}";

/// A longer sign of a note is text.
const LONGEST_NOTE_SIGN: usize = 512;
/// Lists deeper than this are not told apart.
const DEEPEST: usize = 64;

/// How far back an element is looked for that sets a run apart.
const NEAR: usize = 4096;

/// Whether a text is HTML at all: whether anything in it is a tag, a comment or a declaration.
pub(super) fn is_html(text: &[u8]) -> bool {
    memchr::memchr_iter(b'<', text).take(64).any(|at| {
        text.get(at..).and_then(markup).is_some_and(|found| !found.name.is_empty() || found.len > 4)
    })
}

/// Whether there are character references, which no file of games has before its first comment.
pub(super) fn has_entities(text: &[u8]) -> bool {
    let head = text.get(..memchr::memchr(b'{', text).unwrap_or(text.len())).unwrap_or_default();
    memchr::memchr_iter(b'&', head).take(64).any(|at| {
        let name = head.get(at + 1..).unwrap_or_default();
        let len = name.iter().take(32).take_while(|b| b.is_ascii_alphanumeric() || **b == b'#').count();
        len > 1 && name.get(len) == Some(&b';')
    })
}

/// Adds the text of a range.
pub(super) fn flatten(text: &[u8], start: usize, end: usize, flattener: &mut Flattener<'_>) {
    let mut at = start;
    let mut copied = start;
    // Behind the last bracket no tag can be whole.
    let last = memchr::memrchr(b'>', text.get(..end).unwrap_or_default()).unwrap_or(0);
    let joins = flattener.joins_lines;
    // The next number of each list that is open, none where its items have no numbers.
    let mut lists: Vec<Option<u32>> = Vec::new();
    while at < end {
        let rest = text.get(at..end).unwrap_or_default();
        let Some(next) = memchr::memchr2(b'<', b'&', rest) else { break };
        at += next;
        let rest = text.get(at..end).unwrap_or_default();
        if rest.first() == Some(&b'&') {
            if let Some((shown, len)) = reference(rest) {
                flattener.copy(copied, at);
                let mut buffer = [0; 4];
                let shown = shown.map_or(SOME_LETTER, |c| &*c.encode_utf8(&mut buffer));
                if !shown.chars().all(bidi::is_mark) {
                    flattener.decoded(shown, at, len);
                }
                at += len;
                copied = at;
            } else {
                at += 1;
            }
            continue;
        }
        let Some(found) = (if at < last || rest.starts_with(b"<!--") { markup(rest) } else { None }) else {
            at += 1;
            continue;
        };
        flattener.copy(copied, at);
        let name = found.name.to_ascii_lowercase();
        let name = std::str::from_utf8(&name).unwrap_or_default();
        let start = at;
        at += found.len;
        if let Some(len) = note_sign(rest, &found).filter(|_| flattener.ends_a_move()) {
            flattener.gap(" ", start);
            at = (start + len).min(end);
        } else if let Some((shown, len)) = picture(rest, &found) {
            flattener.object(shown, start, len);
            at = (start + len).min(end);
        } else if !found.closing && !found.empty && SILENT.contains(&name) {
            at += silence(text.get(at..end).unwrap_or_default(), name);
            flattener.gap(if matches!(name, "code" | "kbd" | "samp") { " " } else { "\n\n" }, at);
        } else if let Some(len) = deleted(text.get(at..end).unwrap_or_default(), name, &found) {
            at += len;
        } else if let Some(gap) = gap(name) {
            flattener.gap(gap, at);
        }
        match (name, found.closing) {
            ("ol" | "ul", true) => {
                lists.pop();
            }
            ("ol" | "ul", false) if lists.len() < DEEPEST => {
                let start = attribute(rest.get(..found.len).unwrap_or_default(), "start");
                let start = start.map_or(Some(1), |start| start.parse().ok());
                lists.push(start.filter(|_| name == "ol"));
            }
            ("li", false) => {
                if let Some(Some(number)) = lists.last_mut() {
                    // The reader of the page sees it.
                    flattener.decoded(&format!("{number}. "), at, 0);
                    *number = number.saturating_add(1);
                }
            }
            _ => {}
        }
        if name == "pre" {
            flattener.joins_lines = found.closing && joins;
        }
        copied = at;
    }
    flattener.copy(copied, end);
    flattener.joins_lines = joins;
}

/// Length of what was deleted: it is no text any more, and what stands around it is one.
fn deleted(text: &[u8], name: &str, found: &Markup<'_>) -> Option<usize> {
    if name != "del" || found.closing || found.empty {
        return None;
    }
    let head = text.get(..text.len().min(LONGEST_DELETED))?;
    Some(silence(head, name)).filter(|len| *len < head.len())
}

/// What may show a man: an image, a drawing, or an element without content that only a style sheet fills. Gives
/// the text said to stand for it, empty where there is none, and the length of the whole.
pub(super) fn picture<'t>(text: &'t [u8], found: &Markup<'_>) -> Option<(&'t str, usize)> {
    if found.closing || found.name.is_empty() {
        return None;
    }
    let tag = text.get(..found.len)?;
    let name = found.name.to_ascii_lowercase();
    match &name[..] {
        b"img" | b"image" | b"embed" => Some((attribute(tag, "alt").unwrap_or_default(), found.len)),
        b"svg" | b"object" | b"canvas" if !found.empty => {
            let name = std::str::from_utf8(&name).ok()?;
            let close = found.len + silence(text.get(found.len..)?, name);
            let end = close + text.get(close..).and_then(markup).map_or(0, |close| close.len);
            Some((attribute(tag, "aria-label").unwrap_or_default(), end))
        }
        // An anchor is a place to go to.
        b"a" => None,
        name if std::str::from_utf8(name).is_ok_and(|name| INLINE.contains(&name)) => {
            attribute(tag, "class").or_else(|| attribute(tag, "style"))?;
            if found.empty {
                return Some(("", found.len));
            }
            let rest = text.get(found.len..)?;
            let blank = rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
            let close = rest.get(blank..).filter(|rest| rest.starts_with(b"</")).and_then(markup)?;
            close.name.eq_ignore_ascii_case(name).then_some(("", found.len + blank + close.len))
        }
        _ => None,
    }
}

/// The length of the sign of a note, `<sup><a href="#n1">1</a></sup>` or `<a epub:type="noteref" …>1</a>`.
fn note_sign(text: &[u8], found: &Markup<'_>) -> Option<usize> {
    let tag = text.get(..found.len)?;
    let raised = found.name.eq_ignore_ascii_case(b"sup");
    let refers = |name: &str| attribute(tag, name).is_some_and(|value| value.contains("note"));
    let link =
        found.name.eq_ignore_ascii_case(b"a") && ["epub:type", "role", "class"].into_iter().any(refers);
    if found.closing || found.empty || !(raised || link) {
        return None;
    }
    let name = std::str::from_utf8(found.name).ok()?;
    let head = text.get(..text.len().min(LONGEST_NOTE_SIGN))?;
    let inner = head.get(found.len..)?;
    let len = silence(inner, name);
    let close = markup(inner.get(len..)?)?;
    let mut shown = String::new();
    let mut rest = inner.get(..len)?;
    while let Some(&byte) = rest.first() {
        let tag = markup(rest).filter(|_| byte == b'<').map(|tag| tag.len);
        if tag.is_none() {
            shown.push(char::from(byte));
        }
        rest = rest.get(tag.unwrap_or(1)..)?;
    }
    let sign = shown.trim().trim_start_matches(['[', '(']).trim_end_matches([']', ')']);
    let number = !sign.is_empty() && sign.len() <= 3 && sign.bytes().all(|b| b.is_ascii_digit() || b == b'*');
    number.then_some(found.len + len + close.len)
}

/// Adds what a tag in a line stands for, where it may stand for a man; gives the length of that, 0 for others.
pub(super) fn tag_in_line(text: &[u8], at: usize, flattener: &mut Flattener<'_>) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    match markup(rest).and_then(|found| picture(rest, &found)) {
        Some((shown, len)) => {
            flattener.object(shown, at, len);
            len
        }
        None => 0,
    }
}

/// What divides the text before a tag from that behind it.
fn gap(name: &str) -> Option<&'static str> {
    match name {
        "" => None,
        "td" | "th" => Some("\t"),
        "tr" | "br" | "dt" | "dd" | "li" => Some("\n"),
        name if INLINE.contains(&name) => None,
        _ => Some("\n\n"),
    }
}

impl Document for Html {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, true);
        flatten(text, 0, text.len(), &mut flattener);
        flattener.finish()
    }

    fn escape(&self, _: &str, new: &str, out: &mut String) {
        for c in new.chars() {
            match c {
                '&' => out.push_str("&amp;"),
                '<' => out.push_str("&lt;"),
                '>' => out.push_str("&gt;"),
                c => out.push(c),
            }
        }
    }

    fn enclose(&self, text: &[u8], span: Span) -> Option<Span> {
        let (mut start, mut end) = (span.start, span.end);
        for _ in 0..8 {
            let (closers, openers) = unmatched(text.get(start..end)?);
            if closers == 0 && openers == 0 {
                break;
            }
            if closers > 0 {
                let before = text.get(start.saturating_sub(512)..start)?;
                let open = memchr::memrchr(b'<', before)?;
                let found = markup(before.get(open..)?)?;
                if open + found.len != before.len() || found.closing || found.empty {
                    return None;
                }
                start -= found.len;
            } else {
                let found = markup(text.get(end..)?.get(..).filter(|rest| rest.first() == Some(&b'<'))?)?;
                if !found.closing {
                    return None;
                }
                end += found.len;
            }
        }
        // Inside an element that sets its text apart nothing is to be done.
        let before = text.get(start.saturating_sub(NEAR)..start)?;
        let opened = memchr::memmem::rfind(before, b"<bdi dir=");
        let apart = opened.is_some_and(|at| Some(at) > memchr::memmem::rfind(before, b"</bdi>"));
        let inside = text.get(start..end)?;
        let again = memchr::memmem::find(inside, b"<bdi").is_some();
        let nested = unmatched(inside) == (0, 0);
        (!apart && !again && nested).then(|| Span::new(start, end))
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        let own = if native_script { Direction::Rtl } else { Direction::Ltr };
        if mode == Mode::None || paragraph == Direction::Ltr {
            out.extend(run.chars().filter(|c| !bidi::is_mark(*c)));
            return;
        }
        out.push_str(bidi::html_open(own));
        let mut rest = run;
        while let Some(at) = rest.find('<') {
            let (text, tag) = rest.split_at(at);
            bidi::keep_order(text, Mode::Isolate, native_script, out);
            let len = markup(tag.as_bytes()).map_or(1, |found| found.len);
            let (tag, behind) = tag.split_at_checked(len).unwrap_or((tag, ""));
            out.push_str(tag);
            rest = behind;
        }
        bidi::keep_order(rest, Mode::Isolate, native_script, out);
        out.push_str(bidi::html_close());
    }
}
