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
    if rest.get(value - 1) != Some(&b'"') {
        // Quotes of print: to the last bracket of the line.
        let tail = rest.get(value..line_end)?;
        return Some(tail.iter().rposition(|b| *b == b']').map_or(line_end, |end| value + end + 1));
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
    let mark = quote_len(after.get(quote..)?)?;
    (name > 0).then_some(1 + name + quote + mark)
}

/// The length of a quote at the start of `text`: that of PGN, or one of those that programs for print put in its place.
pub(crate) fn quote_len(text: &[u8]) -> Option<usize> {
    match text {
        [b'"', ..] => Some(1),
        [0xe2, 0x80, 0x9c..=0x9e | 0xb3, ..] => Some(3),
        [0xc2, 0xab | 0xbb, ..] => Some(2),
        _ => None,
    }
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

/// The offset at which the last game in `text` begins, if there is a game before it.
///
/// It is looked for from the end, so that a block is not read twice: the first of the last tag pairs that stand
/// behind movetext and in no comment. A brace that is left open above it leaves the question to an earlier place.
pub(crate) fn last_game(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    loop {
        let found = memchr::memrchr(b'[', text.get(..end)?)?;
        if !starts_tag(text, found) {
            end = found;
            continue;
        }
        let mut start = found;
        // Up over the tag pairs and blank lines above it.
        let mut above = found;
        let movetext = loop {
            let Some(line_end) = above.checked_sub(1) else { break false };
            let head = text.get(..line_end)?;
            let line = memchr::memrchr2(b'\n', b'\r', head).map_or(0, |at| at + 1);
            let content = head.get(line..)?;
            if starts_tag(text, line) {
                start = line;
            } else if content.iter().any(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | 0)) {
                break true;
            }
            above = line;
        };
        let before = text.get(..start)?;
        let open = memchr::memrchr2(b'{', b'}', before).is_some_and(|at| before.get(at) == Some(&b'{'));
        if !movetext {
            return None;
        }
        if !open {
            return Some(start);
        }
        end = start;
    }
}

/// Whether a tag pair begins at `at`, at the start of a line.
fn starts_tag(text: &[u8], at: usize) -> bool {
    let begins =
        at.checked_sub(1).and_then(|before| text.get(before)).is_none_or(|b| matches!(b, b'\n' | b'\r'));
    begins && tag_value(text.get(at..).unwrap_or_default()).is_some()
}

#[cfg(test)]
mod tests {
    use super::{game_end, last_game};

    /// Where games begin behind the first, looked for from the start.
    fn starts(text: &[u8]) -> Vec<usize> {
        let mut all = Vec::new();
        let mut at = 0;
        while let Some(end) = game_end(&text[at..]) {
            at += end;
            all.push(at);
        }
        all
    }

    #[test]
    fn the_last_game_from_the_end_is_one_of_those_from_the_start() {
        let text = b"[Event \"a\"]\n[Site \"b\"]\n\n1. e4 {x\n[Event \"no\"]\n} e5 *\n\n[Event \"c\"]\r\n\r\n1. d4 *\n\
                     [Event \"d\"]\n\n1. c4 {open [\n\n[Event \"e\"]\n\n1. f4 *\n";
        let all = starts(text);
        assert_eq!(all.len(), 2);
        let mut found = 0;
        for end in 0..=text.len() {
            let prefix = &text[..end];
            if let Some(cut) = last_game(prefix) {
                assert!(all.contains(&cut), "{cut} of {all:?} at {end}");
                assert_eq!(starts(prefix).last(), Some(&cut), "at {end}");
                found += 1;
            }
        }
        assert!(found > 50);
    }
}
