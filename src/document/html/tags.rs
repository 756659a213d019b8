//! Tags, found and never changed.

/// A tag, comment or declaration.
pub(in crate::document) struct Markup<'a> {
    pub(super) len: usize,
    pub(super) name: &'a [u8],
    pub(super) closing: bool,
    pub(super) empty: bool,
}

/// The markup at the start of `text`, which begins with `<`; none where that is only a sign.
pub(super) fn markup(text: &[u8]) -> Option<Markup<'_>> {
    let plain = |len: usize| Some(Markup { len, name: b"", closing: false, empty: true });
    if text.starts_with(b"<!--") {
        return plain(memchr::memmem::find(text, b"-->").map_or(text.len(), |end| end + 3));
    }
    let second = *text.get(1)?;
    if matches!(second, b'!' | b'?') {
        return plain(memchr::memchr(b'>', text).map_or(text.len(), |end| end + 1));
    }
    let closing = second == b'/';
    let name_at = 1 + usize::from(closing);
    let rest = text.get(name_at..)?;
    if !rest.first()?.is_ascii_alphabetic() {
        return None;
    }
    let name_len = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b':')).count();
    let name = rest.get(..name_len)?;
    let mut at = name_at + name_len;
    let mut quote = None;
    while let Some(byte) = text.get(at) {
        match (quote, byte) {
            (None, b'>') => {
                let empty = text.get(at - 1) == Some(&b'/');
                return Some(Markup { len: at + 1, name, closing, empty });
            }
            (None, b'"' | b'\'') => quote = Some(*byte),
            (Some(open), byte) if open == *byte => quote = None,
            _ => {}
        }
        at += 1;
    }
    // A quotation mark without its twin: the tag ends at the first bracket, or is none.
    let end = memchr::memchr(b'>', text)?;
    Some(Markup { len: end + 1, name, closing, empty: false })
}

/// The value of an attribute of a tag.
pub(super) fn attribute<'t>(tag: &'t [u8], name: &str) -> Option<&'t str> {
    let tag = std::str::from_utf8(tag).ok()?;
    let bytes = tag.as_bytes();
    let mut at = tag.find(|c: char| c.is_ascii_whitespace())?;
    while at < tag.len() {
        let rest = tag.get(at..)?;
        let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r', '/', '>']).len();
        at += blank;
        let rest = tag.get(at..).filter(|rest| !rest.is_empty())?;
        let len = rest
            .find(|c: char| c.is_ascii_whitespace() || matches!(c, '=' | '>' | '/'))
            .unwrap_or(rest.len());
        let key = rest.get(..len)?;
        at += len.max(1);
        if bytes.get(at - usize::from(len == 0)) != Some(&b'=') {
            continue;
        }
        let value = tag.get(at + usize::from(len > 0)..)?;
        let (value, taken) = match value.chars().next() {
            Some(quote @ ('"' | '\'')) => {
                let end = value.get(1..)?.find(quote)?;
                (value.get(1..=end)?, end + 2)
            }
            _ => {
                let end = value.find(|c: char| c.is_ascii_whitespace() || c == '>').unwrap_or(value.len());
                (value.get(..end)?, end)
            }
        };
        if key.eq_ignore_ascii_case(name) {
            return Some(value);
        }
        at += usize::from(len > 0) + taken;
    }
    None
}

/// Length of the content of an element that is not read, up to its closing tag.
pub(super) fn silence(text: &[u8], name: &str) -> usize {
    let mut at = 0;
    while let Some(found) = text.get(at..).and_then(|rest| memchr::memmem::find(rest, b"</")) {
        at += found;
        let tail = text.get(at + 2..at + 2 + name.len()).unwrap_or_default();
        if tail.eq_ignore_ascii_case(name.as_bytes()) {
            return at;
        }
        at += 2;
    }
    text.len()
}

/// How many tags close in a piece of HTML that did not open in it, and how many open that do not close.
pub(super) fn unmatched(text: &[u8]) -> (usize, usize) {
    let (mut closers, mut openers) = (0, 0);
    let mut at = 0;
    while let Some(next) = text.get(at..).and_then(|rest| memchr::memchr(b'<', rest)) {
        at += next;
        let Some(found) = text.get(at..).and_then(markup) else {
            at += 1;
            continue;
        };
        let name = found.name.to_ascii_lowercase();
        let void = matches!(&name[..], b"br" | b"img" | b"wbr" | b"hr" | b"input");
        if found.closing {
            if openers > 0 {
                openers -= 1;
            } else {
                closers += 1;
            }
        } else if !found.empty && !void {
            openers += 1;
        }
        at += found.len;
    }
    (closers, openers)
}
