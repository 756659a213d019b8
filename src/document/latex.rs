//! LaTeX: words and the arguments of most commands are text; command names, options, comments, mathematics and
//! verbatim text are not.

use super::{Document, Flat, Flattener};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;

/// LaTeX, with the chess packages skak and xskak in mind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Latex;

/// Commands whose arguments are names, settings or positions.
const SILENT: [&str; 34] = [
    "begin",
    "end",
    "label",
    "ref",
    "pageref",
    "cite",
    "usepackage",
    "documentclass",
    "input",
    "include",
    "includegraphics",
    "bibliography",
    "bibliographystyle",
    "setlength",
    "newcommand",
    "renewcommand",
    "providecommand",
    "def",
    "hypersetup",
    "href",
    "url",
    "index",
    "fenboard",
    "xskakset",
    "setchessboard",
    "chessboard",
    "setupboard",
    "storegame",
    "restoregame",
    "loadgame",
    "newchessgame",
    "xskakget",
    "setdefaultlanguage",
    "setotherlanguage",
];
/// Environments whose content is not read.
const VERBATIM: [&str; 6] = ["verbatim", "verbatim*", "lstlisting", "minted", "comment", "Verbatim"];
/// Commands that are set apart as a whole, because their argument is parsed or formatted.
const WHOLE: [&str; 9] =
    ["mainline", "variation", "hidemoves", "textbf", "textit", "emph", "textsf", "textrm", "bfseries"];

impl Document for Latex {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, false);
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            match byte {
                b'\\' => at += command(text, at, &mut flattener),
                b'%' => {
                    let line = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
                    at += line;
                }
                b'$' => {
                    let display = rest.starts_with(b"$$");
                    let open = 1 + usize::from(display);
                    let close: &[u8] = if display { b"$$" } else { b"$" };
                    let inner = rest.get(open..).unwrap_or_default();
                    let inner = inner.get(..inner.len().min(4096)).unwrap_or_default();
                    at += match memchr::memmem::find(inner, close) {
                        Some(end) => open + end + close.len(),
                        None => open,
                    };
                }
                b'{' | b'}' => at += 1,
                b'~' => {
                    flattener.decoded(" ", at, 1);
                    at += 1;
                }
                b'&' => {
                    flattener.decoded("\t", at, 1);
                    at += 1;
                }
                b'\n' => {
                    let blank = rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
                    let lines = rest.get(..blank).unwrap_or_default().iter().filter(|b| **b == b'\n').count();
                    flattener.gap(if lines > 1 { "\n\n" } else { " " }, at);
                    at += blank;
                }
                _ => {
                    let end = memchr::memchr3(b'\\', b'%', b'$', rest).unwrap_or(rest.len());
                    let piece = rest.get(..end).unwrap_or_default();
                    let stop = piece.iter().position(|b| matches!(b, b'{' | b'}' | b'~' | b'&' | b'\n'));
                    let len = stop.unwrap_or(end).max(1);
                    flattener.copy(at, at + len);
                    at += len;
                }
            }
        }
        flattener.finish()
    }

    fn escape(&self, old: &str, new: &str, out: &mut String) {
        // `\mainline{Qxf7#}` has the sign bare, text has it escaped.
        let bare = old.contains('#') && !old.contains("\\#");
        for c in new.chars() {
            match c {
                '#' if bare => {}
                '#' | '%' | '&' | '_' | '{' | '}' | '$' => out.push('\\'),
                _ => {}
            }
            out.push(c);
        }
    }

    fn enclose(&self, text: &[u8], span: Span) -> Option<Span> {
        let (mut start, mut end) = (span.start, span.end);
        for _ in 0..4 {
            let before = text.get(..start)?;
            let argument = before.ends_with(b"{") && text.get(end) == Some(&b'}');
            let unclosed = depth(text.get(start..end)?);
            if unclosed == 0 && !argument {
                break;
            }
            let wanted = before.strip_suffix(b"{").and_then(head);
            match wanted {
                Some((at, name)) if WHOLE.contains(&name) => {
                    start = at;
                    if unclosed >= 0 {
                        end += usize::from(text.get(end) == Some(&b'}'));
                    }
                }
                _ if unclosed > 0 && text.get(end) == Some(&b'}') => end += 1,
                _ => break,
            }
        }
        let apart = text.get(..start)?.ends_with(b"\\LR{") || text.get(..start)?.ends_with(b"\\RL{");
        let inside = text.get(start..end)?;
        let again = memchr::memmem::find(inside, b"\\LR{").is_some();
        (!apart && !again && depth(inside) == 0 && !in_chess_command(text, start))
            .then(|| Span::new(start, end))
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        let own = if native_script { Direction::Rtl } else { Direction::Ltr };
        if mode == Mode::None || paragraph == Direction::Ltr {
            out.extend(run.chars().filter(|c| !bidi::is_mark(*c)));
            return;
        }
        out.push_str(bidi::latex_open(own));
        bidi::keep_order(run, Mode::Marks, native_script, out);
        out.push_str(bidi::latex_close());
    }
}

/// Reads the command at `at`; gives the length of what it takes.
fn command(text: &[u8], at: usize, flattener: &mut Flattener<'_>) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let Some(&second) = rest.get(1) else { return 1 };
    if !second.is_ascii_alphabetic() {
        match second {
            b'#' | b'%' | b'&' | b'_' | b'{' | b'}' | b'$' => {
                flattener.decoded(char::from(second).encode_utf8(&mut [0; 4]), at, 2);
            }
            b'\\' => flattener.decoded("\n", at, 2),
            b',' | b' ' | b';' | b':' => flattener.decoded(" ", at, 2),
            // `\"a`: the accent is left to the letter, which stays a letter.
            _ if second < 0x80 => {}
            _ => return 1,
        }
        return 2;
    }
    let name_len = rest.iter().skip(1).take_while(|b| b.is_ascii_alphabetic()).count();
    let name = rest.get(1..=name_len).and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default();
    let mut len = 1 + name_len + usize::from(rest.get(1 + name_len) == Some(&b'*'));
    if name == "verb" {
        let Some(&sign) = rest.get(len) else { return len };
        let inner = rest.get(len + 1..).unwrap_or_default();
        return len + 1 + memchr::memchr2(sign, b'\n', inner).map_or(inner.len(), |end| end + 1);
    }
    match name {
        "ldots" | "dots" => flattener.decoded("\u{2026}", at, len),
        "par" => flattener.gap("\n\n", at),
        "newline" | "linebreak" => flattener.gap("\n", at),
        _ => {}
    }
    while let Some(group) = options(rest.get(len..).unwrap_or_default()) {
        len += group;
    }
    if name == "begin" {
        let inner = rest.get(len..).unwrap_or_default();
        if let Some(environment) = VERBATIM.iter().find(|name| {
            inner
                .strip_prefix(b"{")
                .and_then(|i| i.strip_prefix(name.as_bytes()))
                .is_some_and(|i| i.starts_with(b"}"))
        }) {
            let close = format!("\\end{{{environment}}}");
            let end = memchr::memmem::find(inner, close.as_bytes());
            flattener.gap("\n\n", at);
            return len + end.map_or(inner.len(), |end| end + close.len());
        }
    }
    if SILENT.contains(&name) {
        while let Some(group) = group(rest.get(len..).unwrap_or_default()) {
            len += group;
            if matches!(name, "href" | "input") {
                break;
            }
        }
        if matches!(name, "begin" | "end") {
            flattener.gap("\n\n", at);
        }
    }
    if matches!(name, "section" | "subsection" | "chapter" | "item" | "newchessgame" | "newgame") {
        flattener.gap("\n\n", at);
    }
    len
}

/// Length of a group in square brackets directly behind a command.
fn options(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'[') {
        return None;
    }
    let head = text.get(..text.len().min(1024))?;
    memchr::memchr(b']', head).map(|end| end + 1)
}

/// Length of a group in braces.
fn group(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'{') {
        return None;
    }
    let mut depth = 0usize;
    for (at, byte) in text.iter().enumerate().take(1 << 16) {
        match byte {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// Braces that open in a piece and do not close, less those that close and did not open.
fn depth(text: &[u8]) -> i32 {
    text.iter().fold(0, |depth, byte| match byte {
        b'{' => depth + 1,
        b'}' => depth - 1,
        _ => depth,
    })
}

/// The command whose argument begins behind `before`: where it starts, and its name.
fn head(before: &[u8]) -> Option<(usize, &str)> {
    let mut end = before.len();
    if before.ends_with(b"]") {
        end = memchr::memrchr(b'[', before)?;
    }
    let name = before.get(..end)?.iter().rev().take_while(|b| b.is_ascii_alphabetic()).count();
    let start = end.checked_sub(name + 1)?;
    (name > 0 && before.get(start) == Some(&b'\\'))
        .then(|| Some((start, std::str::from_utf8(before.get(start + 1..end)?).ok()?)))
        .flatten()
}

/// Whether a place is inside the argument of a command that parses moves.
fn in_chess_command(text: &[u8], at: usize) -> bool {
    let before = text.get(at.saturating_sub(4096)..at).unwrap_or_default();
    let Some(open) = memchr::memrchr(b'{', before) else { return false };
    if memchr::memrchr(b'}', before).is_some_and(|close| close > open) {
        return false;
    }
    before
        .get(..open)
        .and_then(head)
        .is_some_and(|(_, name)| matches!(name, "mainline" | "variation" | "hidemoves"))
}
