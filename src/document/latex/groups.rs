//! Groups in braces and brackets.

/// A longer argument of a command is taken for text.
const LONGEST_GROUP: usize = 1 << 14;

/// Length of a group in square brackets directly behind a command.
pub(super) fn options(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'[') {
        return None;
    }
    let head = text.get(..text.len().min(1024))?;
    memchr::memchr(b']', head).map(|end| end + 1)
}

/// Length of a group in braces.
pub(super) fn group(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'{') {
        return None;
    }
    let mut depth = 0usize;
    // A text of open braces must not be looked through anew from each of them.
    let head = text.get(..text.len().min(LONGEST_GROUP)).unwrap_or_default();
    for at in memchr::memchr2_iter(b'{', b'}', head) {
        if head.get(at) == Some(&b'{') {
            depth += 1;
        } else {
            depth -= 1;
            if depth == 0 {
                return Some(at + 1);
            }
        }
    }
    None
}

/// Braces that open in a piece and do not close, less those that close and did not open.
pub(super) fn depth(text: &[u8]) -> i32 {
    text.iter().fold(0, |depth, byte| match byte {
        b'{' => depth + 1,
        b'}' => depth - 1,
        _ => depth,
    })
}

/// The command whose argument begins behind `before`: where it starts, and its name.
pub(super) fn head(before: &[u8]) -> Option<(usize, &str)> {
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
