//! Tag pairs, and where one game ends and the next begins.

use memchr::{memchr, memchr2};

pub(super) fn line(rest: &[u8]) -> usize {
    memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())
}

/// The length of a tag pair at the start of `rest`. A tag whose bracket is lost ends with its line.
pub(crate) fn tag(rest: &[u8]) -> Option<usize> {
    let value = tag_value(rest)?;
    let line_end = line(rest);
    // The usual tag is alone on its line and has one quoted value.
    if let Some([.., b'"', b']']) = rest.get(value..line_end)
        && memchr2(b'"', b'\\', rest.get(value..line_end - 2)?).is_none()
    {
        return Some(line_end);
    }
    let mut at = value;
    while at < line_end {
        match rest.get(at)? {
            b'\\' => at += 2,
            b'"' => {
                let tail = rest.get(at + 1..line_end)?;
                return Some(match tail.iter().position(|b| !matches!(b, b' ' | b'\t')) {
                    Some(skip) if tail.get(skip) == Some(&b']') => at + 1 + skip + 1,
                    // A quote inside the value: the tag goes to the last bracket of the line.
                    _ => tail.iter().rposition(|b| *b == b']').map_or(line_end, |end| at + 1 + end + 1),
                });
            }
            _ => at += 1,
        }
    }
    Some(line_end)
}

/// Where the value of a tag pair at the start of `rest` begins, behind its quote.
#[inline]
pub(crate) fn tag_value(rest: &[u8]) -> Option<usize> {
    let [b'[', inside @ ..] = rest else { return None };
    let name = inside.iter().position(|b| !(b.is_ascii_alphanumeric() || *b == b'_'))?;
    let after = inside.get(name..)?;
    let quote = after.iter().position(|b| !matches!(b, b' ' | b'\t'))?;
    (name > 0 && after.get(quote) == Some(&b'"')).then_some(1 + name + quote + 1)
}

/// The end of the first game in `text`, which starts at a game's beginning: the offset at which the next
/// game's tags begin. None where `text` holds no second game.
///
/// Decision: a line that begins with `[` behind movetext starts a game, unless it stands in a comment.
#[must_use]
pub fn game_end(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    let mut moves = false;
    loop {
        let rest = text.get(at..)?;
        let mut skip = 0;
        while matches!(rest.get(skip), Some(b' ' | b'\t' | b'\n' | b'\r' | 0)) {
            skip += 1;
        }
        let rest = rest.get(skip..)?;
        at += skip;
        match rest.first()? {
            b'[' if tag_value(rest).is_some() => {
                if moves {
                    return Some(at);
                }
                at += line(rest);
            }
            b'%' => at += line(rest),
            _ => {
                moves = true;
                // Over this line, with the comments that begin in it.
                at = movetext_line(text, at)?;
            }
        }
    }
}

/// The offset of the first line but the one at the start that is a tag pair.
pub(crate) fn next_tag(text: &[u8]) -> Option<usize> {
    memchr::memmem::find_iter(text, b"\n[")
        .map(|end| end + 1)
        .find(|at| text.get(*at..).is_some_and(|rest| tag_value(rest).is_some()))
}

/// The end of the line of movetext at `at`, comments that begin in it included.
fn movetext_line(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let rest = text.get(at..)?;
        let found = memchr::memchr3(b'\n', b'{', b';', rest)?;
        match rest.get(found)? {
            b'\n' => return Some(at + found + 1),
            b';' => at += found + memchr(b'\n', rest.get(found..)?)?,
            _ => at += found + memchr(b'}', rest.get(found..)?)? + 1,
        }
    }
}
