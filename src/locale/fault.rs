//! What is wrong with a table, and where.
//!
//! serde_yaml gives the place of what it refuses itself. A check that needs several fields finds its place
//! in the text, by the top-level key that it is about.

use std::fs;
use std::path::Path;

use super::check::CODES;
use crate::Error;

/// The largest table that is read, in bytes; the largest of ours has a few thousand.
const LARGEST: u64 = 256 * 1024;

/// What is wrong with a table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    line: usize,
    column: usize,
    code: &'static str,
    reason: String,
}

impl Fault {
    /// A fault of the file as a whole.
    pub(super) fn whole(code: &'static str, reason: String) -> Self {
        Self { line: 0, column: 0, code, reason }
    }

    /// A fault at the first of the keys that the file has; `["sets", name]` is the key within `sets`.
    pub(super) fn at(text: &str, path: &[&str], code: &'static str, reason: String) -> Self {
        let (line, column) = place(text, path).map_or((1, 1), |(line, column, _)| (line, column));
        Self { line, column, code, reason }
    }

    /// A fault at an item that stands behind such a key.
    pub(super) fn at_item(text: &str, path: &[&str], item: &str, code: &'static str, reason: String) -> Self {
        let Some((line, column, offset)) = place(text, path) else {
            return Self::at(text, path, code, reason);
        };
        let behind = text.get(offset..).unwrap_or_default();
        let alone = |&(at, _): &(usize, &str)| {
            !behind.get(..at).is_some_and(|text| text.ends_with(char::is_alphanumeric))
                && !behind.get(at + item.len()..).is_some_and(|text| text.starts_with(char::is_alphanumeric))
        };
        match behind.match_indices(item).find(alone) {
            Some((found, _)) => {
                let (line, column) = line_and_column(text, offset + found);
                Self { line, column, code, reason }
            }
            None => Self { line, column, code, reason },
        }
    }

    /// What serde_yaml found, with our code where one of our own checks spoke through it.
    pub(super) fn from_yaml(error: &serde_yaml::Error, text: &str) -> Self {
        let (mut line, mut column) = error.location().map_or((0, 0), |place| (place.line(), place.column()));
        let start = error.location().map_or(0, |place| place.index());
        let shown = error.to_string();
        let shown = shown.rfind(" at line ").map_or(shown.as_str(), |end| &shown[..end]);
        // serde_yaml gives the place of the mapping; the second of two equal fields is what is wrong.
        if let Some(field) = shown.split_once("duplicate field `").and_then(|(_, rest)| rest.split_once('`'))
            && let Some(second) = second_key(text, start, field.0)
        {
            (line, column) = line_and_column(text, second);
        }
        let own = CODES.iter().find_map(|(code, _)| Some((*code, shown.find(&format!("{code}: "))?)));
        match own {
            Some((code, at)) => {
                let reason = format!("{}{}", &shown[..at], &shown[at + code.len() + 2..]);
                Self { line, column, code, reason }
            }
            None => {
                let wrong = ["field", "invalid type", "invalid value", "invalid length", "variant"];
                let code = if wrong.iter().any(|word| shown.contains(word)) { "L0101" } else { "L0100" };
                Self { line, column, code, reason: shown.to_owned() }
            }
        }
    }

    /// The error for the file of this name.
    pub(super) fn into_error(self, file: &str) -> Error {
        let Self { line, column, code, reason } = self;
        Error::Table { file: file.to_owned(), line, column, code, reason }
    }
}

/// Line, column and offset of a key: a top-level one in column 1, or a set's name behind `sets:`.
fn place(text: &str, path: &[&str]) -> Option<(usize, usize, usize)> {
    let top = |key: &str| {
        let mut offset = 0;
        for line in text.split_inclusive('\n') {
            if line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':')) {
                return Some(offset);
            }
            offset += line.len();
        }
        None
    };
    let offset = match path {
        ["sets", name] => {
            let sets = top("sets")?;
            sets + text.get(sets..)?.find(&format!("{name}:"))?
        }
        keys => keys.iter().find_map(|key| top(key))?,
    };
    let (line, column) = line_and_column(text, offset);
    Some((line, column, offset))
}

/// Offset of the second time that a key stands behind `start`.
fn second_key(text: &str, start: usize, key: &str) -> Option<usize> {
    let start = text.char_indices().nth(start).map_or(0, |(offset, _)| offset);
    let behind = text.get(start..)?;
    let is_key = |&(at, _): &(usize, &str)| {
        behind.get(at + key.len()..).is_some_and(|rest| rest.starts_with(':'))
            && behind
                .get(..at)
                .is_some_and(|before| before.is_empty() || before.ends_with(['\n', ' ', '{', ',']))
    };
    behind.match_indices(key).filter(is_key).nth(1).map(|(at, _)| start + at)
}

/// Line and column of an offset, both from 1, the column in characters.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}

/// The text of a table file of bounded size.
pub(super) fn read(path: &Path) -> Result<String, Fault> {
    let unread = |error: std::io::Error| Fault::whole("L0100", error.to_string());
    if fs::metadata(path).map_err(unread)?.len() > LARGEST {
        return Err(Fault::whole("L0100", format!("the file is larger than {LARGEST} bytes")));
    }
    let bytes = fs::read(path).map_err(unread)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
        let (line, column) = line_and_column(&text, text.len());
        Fault { line, column, code: "L0100", reason: "the file is not UTF-8".into() }
    })?;
    guard(&text)?;
    Ok(text)
}

/// Refuses brackets deep inside each other, over which libyaml takes quadratic time.
pub(super) fn guard(text: &str) -> Result<(), Fault> {
    const DEEPEST: usize = 64;
    let mut depth = 0_usize;
    for (offset, byte) in text.bytes().enumerate() {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            let (line, column) = line_and_column(text, offset);
            let reason = format!("more than {DEEPEST} brackets inside each other");
            return Err(Fault { line, column, code: "L0100", reason });
        }
    }
    Ok(())
}
