//! LaTeX: words and the arguments of most commands are text; command names, options, comments, mathematics and
//! verbatim text are not.

mod command;
mod games;
mod groups;
mod men;
mod names;

use super::{Document, Flat, Flattener};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::diagnostic::{Diagnostic, Kind};
use crate::direction::Direction;
use command::{before_square, command, command_name};
use groups::{depth, head};
use names::{CHESS, NOTES};

/// LaTeX, with the chess packages skak and xskak in mind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Latex;

/// What a group in braces is to the text around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// A part of it.
    Inside,
    /// A part that nothing is glued to.
    Apart,
    /// A text of its own, as in brackets.
    Note,
}

impl Group {
    /// The group behind a command.
    fn of(command: &str) -> Self {
        match command {
            name if CHESS.contains(&name) => Self::Apart,
            name if NOTES.contains(&name) => Self::Note,
            _ => Self::Inside,
        }
    }
}

/// Commands that are set apart as a whole, because their argument is parsed or formatted.
const WHOLE: [&str; 9] =
    ["mainline", "variation", "hidemoves", "textbf", "textit", "emph", "textsf", "textrm", "bfseries"];

impl Document for Latex {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, false);
        let mut at = 0;
        let mut groups: Vec<Group> = Vec::new();
        let mut next = Group::Inside;
        while let Some(&byte) = text.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            match byte {
                b'\\' => {
                    let name = command_name(rest);
                    at += command(text, at, &mut flattener);
                    next = Group::of(name);
                    continue;
                }
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
                    let len = match memchr::memmem::find(inner, close) {
                        Some(end) => open + end + close.len(),
                        None => open,
                    };
                    if len > open && before_square(rest.get(len..).unwrap_or_default()) {
                        flattener.object("", at, len);
                    }
                    at += len;
                }
                b'{' => {
                    groups.push(next);
                    match next {
                        Group::Inside => {}
                        Group::Apart => flattener.gap(" ", at),
                        Group::Note => flattener.decoded("(", at, 0),
                    }
                    at += 1;
                }
                b'}' => {
                    match groups.pop() {
                        Some(Group::Apart) => flattener.gap(" ", at),
                        Some(Group::Note) => flattener.decoded(")", at, 0),
                        Some(Group::Inside) | None => {}
                    }
                    at += 1;
                }
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
            next = Group::Inside;
        }
        flattener.finish()
    }

    fn escape(&self, old: &str, new: &str, out: &mut String) {
        // `\mainline{Qxf7#}` has the sign bare, text has it escaped.
        let bare = old.contains('#') && !old.contains("\\#");
        for c in new.chars() {
            match c {
                '#' if bare => {}
                '\u{a0}' => {
                    out.push('~');
                    continue;
                }
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
        (!apart && !again && depth(inside) == 0 && chess_command(text, start).is_none())
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

    fn is_parsed(&self, text: &[u8], at: usize) -> bool {
        chess_command(text, at).is_some()
    }

    fn remark(&self, text: &[u8], changed: &[Span]) -> Option<Diagnostic> {
        let (start, name) = changed.iter().find_map(|span| chess_command(text, span.start))?;
        let span = Span::new(start, start + 1 + name.len());
        Some(Diagnostic {
            kind: Kind::Repaired,
            code: "M0401",
            span,
            found: String::from_utf8_lossy(span.of(text)).into_owned(),
            candidates: Vec::new(),
            detail: None,
            at: None,
        })
    }
}

/// The command that parses moves in whose argument a place is: where it starts, and its name.
fn chess_command(text: &[u8], at: usize) -> Option<(usize, &str)> {
    let from = at.saturating_sub(4096);
    let before = text.get(from..at)?;
    let open = memchr::memrchr(b'{', before)?;
    if memchr::memrchr(b'}', before).is_some_and(|close| close > open) {
        return None;
    }
    let (start, name) = before.get(..open).and_then(head)?;
    CHESS.contains(&name).then_some((from + start, name))
}
