//! One command and what it takes.

use super::games;
use super::groups::{group, options};
use super::men::man;
use super::names::{BREAKING, FIRST_ONLY, LETTERS, SETTING, VERBATIM, VERBATIM_COMMANDS, is_silent};
use crate::document::Flattener;

/// A longer stretch of mathematics than this is text.
const LONGEST_FORMULA: usize = 4096;

/// The name of the command at the start of `rest`, empty for one that is a sign.
pub(super) fn command_name(rest: &[u8]) -> &str {
    let len = rest.iter().skip(1).take_while(|b| b.is_ascii_alphabetic()).count();
    rest.get(1..=len).and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default()
}

/// Reads the command at `at`; gives the length of what it takes.
pub(super) fn command(text: &[u8], at: usize, flattener: &mut Flattener<'_>) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let Some(&second) = rest.get(1) else { return 1 };
    if !second.is_ascii_alphabetic() {
        match second {
            b'#' | b'%' | b'&' | b'_' | b'{' | b'}' | b'$' => {
                flattener.decoded(char::from(second).encode_utf8(&mut [0; 4]), at, 2);
            }
            b'\\' => flattener.decoded("\n", at, 2),
            b',' | b' ' | b';' | b':' => flattener.fixed(" ", at, 2),
            b'(' | b'[' => {
                let close: &[u8] = if second == b'(' { b"\\)" } else { b"\\]" };
                let inner = rest.get(..rest.len().min(LONGEST_FORMULA)).unwrap_or_default();
                if let Some(end) = memchr::memmem::find(inner, close) {
                    let len = end + close.len();
                    if before_square(rest.get(len..).unwrap_or_default()) {
                        flattener.object("", at, len);
                    } else {
                        flattener.gap(" ", at);
                    }
                    return len;
                }
            }
            // `\"a`: the accent is left to the letter, which stays a letter.
            _ if second < 0x80 => {}
            _ => return 1,
        }
        return 2;
    }
    let name = command_name(rest);
    let name_len = name.len();
    let mut len = 1 + name_len + usize::from(rest.get(1 + name_len) == Some(&b'*'));
    if VERBATIM_COMMANDS.contains(&name) {
        while let Some(group) = options(rest.get(len..).unwrap_or_default()) {
            len += group;
        }
        if name == "mintinline" {
            len += group(rest.get(len..).unwrap_or_default()).unwrap_or(0);
        }
        flattener.gap(" ", at);
        let inner = rest.get(len..).unwrap_or_default();
        if let Some(group) = group(inner) {
            return len + group;
        }
        let Some(&sign) = inner.first().filter(|sign| !sign.is_ascii_alphanumeric()) else { return len };
        let inner = inner.get(1..).unwrap_or_default();
        return len + 1 + memchr::memchr2(sign, b'\n', inner).map_or(inner.len(), |end| end + 1);
    }
    if let Some(man) = man(name) {
        len += swallowed(rest.get(len..).unwrap_or_default());
        flattener.fixed(man, at, len);
        return len;
    }
    if let Some((_, letter)) = LETTERS.iter().find(|(known, _)| *known == name) {
        len += swallowed(rest.get(len..).unwrap_or_default());
        flattener.fixed(letter, at, len);
        return len;
    }
    games::begin(name, rest.get(len..).unwrap_or_default(), at, flattener);
    match name {
        "ldots" | "dots" => flattener.decoded("\u{2026}", at, len),
        "par" => flattener.gap("\n\n", at),
        name if BREAKING.contains(&name) => flattener.gap("\n", at),
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
    if is_silent(name) {
        while let Some(group) = group(rest.get(len..).unwrap_or_default()) {
            len += group;
            if FIRST_ONLY.contains(&name) {
                break;
            }
        }
        // A picture may be one of a man.
        let picture = matches!(name, "includegraphics" | "includesvg" | "ensuremath");
        if picture && before_square(rest.get(len..).unwrap_or_default()) {
            flattener.object("", at, len);
        }
        if matches!(name, "begin" | "end") {
            flattener.gap("\n\n", at);
        }
    }
    if matches!(name, "chapter" | "part" | "paragraph" | "subparagraph" | "item" | "newchessgame" | "newgame")
        || name.ends_with("section")
    {
        flattener.gap("\n\n", at);
    }
    let behind = rest.get(len..).unwrap_or_default();
    let swallowed = swallowed(behind);
    if !is_silent(name)
        && !SETTING.contains(&name)
        && (swallowed > 0 || !behind.starts_with(b"{"))
        && before_square(behind.get(swallowed..).unwrap_or_default())
    {
        // A command that is not known may show a man.
        len += swallowed;
        flattener.part(at);
        flattener.object("", at, len);
    } else if divides(name, behind) {
        flattener.part(at);
    }
    len
}

/// Whether a move may end before a command that is followed by this: no square and no other rest of a move is.
fn divides(name: &str, behind: &[u8]) -> bool {
    let known = SETTING.contains(&name);
    let behind = behind.strip_prefix(b"{}").or(behind.strip_prefix(b"{")).unwrap_or(behind);
    let word = behind.iter().take_while(|b| b.is_ascii_alphanumeric()).count();
    let letters = behind.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    if known { word >= 3 && word == letters } else { word > 0 && !before_square(behind) }
}

/// Length of what TeX takes with a command's name: the blanks behind it, or an empty group.
pub(super) fn swallowed(behind: &[u8]) -> usize {
    if behind.starts_with(b"{}") {
        return 2;
    }
    behind.iter().take_while(|b| matches!(b, b' ' | b'\t')).count()
}

/// Whether a square, or a file or rank with one behind it, comes next.
pub(super) fn before_square(behind: &[u8]) -> bool {
    let file = |at: usize| matches!(behind.get(at), Some(b'a'..=b'h'));
    let rank = |at: usize| matches!(behind.get(at), Some(b'1'..=b'8'));
    match behind.first() {
        Some(b'a'..=b'h') => {
            rank(1) || (file(1) && rank(2)) || matches!(behind.get(1), Some(b'x' | b':')) && file(2)
        }
        Some(b'1'..=b'8' | b'x' | b':') => {
            (file(1) && rank(2)) || matches!(behind.get(1), Some(b'x' | b':')) && file(2)
        }
        _ => false,
    }
}
