//! The invisible marks of the bidi algorithm, and punctuation of right-to-left scripts.

use std::borrow::Cow;

use memchr::memchr2_iter;

use crate::source_map::SourceMap;

pub(super) const LEFT_TO_RIGHT_MARK: char = '\u{200E}';
pub(super) const RIGHT_TO_LEFT_MARK: char = '\u{200F}';
pub(super) const LEFT_TO_RIGHT_EMBEDDING: char = '\u{202A}';
pub(super) const RIGHT_TO_LEFT_EMBEDDING: char = '\u{202B}';
pub(super) const POP_EMBEDDING: char = '\u{202C}';
pub(super) const LEFT_TO_RIGHT_ISOLATE: char = '\u{2066}';
pub(super) const RIGHT_TO_LEFT_ISOLATE: char = '\u{2067}';
pub(super) const POP_ISOLATE: char = '\u{2069}';

/// Whether the character only steers the bidi algorithm: U+200E, U+200F, U+061C, U+202A to U+202E,
/// U+2066 to U+2069.
#[must_use]
pub const fn is_mark(character: char) -> bool {
    matches!(
        character,
        '\u{200E}' | '\u{200F}' | '\u{61C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

/// The text without bidi marks, and where the rest came from. Text without any is not copied.
///
/// Bytes that are not UTF-8 are kept as they are.
#[must_use]
pub fn strip(text: &[u8]) -> (Cow<'_, [u8]>, SourceMap) {
    let mut out = Vec::new();
    let mut map = SourceMap::identity();
    let mut kept = 0;
    for at in memchr2_iter(0xE2, 0xD8, text) {
        let len = mark_len(text.get(at..).unwrap_or_default());
        if len == 0 {
            continue;
        }
        let piece = text.get(kept..at).unwrap_or_default();
        if !piece.is_empty() {
            map.copy(kept, piece.len());
            out.extend_from_slice(piece);
        }
        kept = at + len;
    }
    if kept == 0 {
        return (Cow::Borrowed(text), SourceMap::identity());
    }
    let piece = text.get(kept..).unwrap_or_default();
    map.copy(kept, piece.len());
    out.extend_from_slice(piece);
    (Cow::Owned(out), map)
}

/// Length in bytes of the mark at the start of `text`, 0 for none.
pub(crate) fn mark_len(text: &[u8]) -> usize {
    match text {
        [0xE2, 0x80, 0x8E | 0x8F | 0xAA..=0xAE, ..] | [0xE2, 0x81, 0xA6..=0xA9, ..] => 3,
        [0xD8, 0x9C, ..] => 2,
        _ => 0,
    }
}

/// The Latin sign for punctuation of Arabic script: `؟` is `?`, `،` is `,`, `؛` is `;`.
#[must_use]
pub const fn latin_punctuation(character: char) -> Option<char> {
    match character {
        '\u{61F}' => Some('?'),
        '\u{60C}' | '\u{66C}' => Some(','),
        '\u{61B}' => Some(';'),
        '\u{66A}' => Some('%'),
        '\u{66B}' | '\u{6D4}' => Some('.'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    #[test]
    fn marks_are_taken_out_and_the_rest_is_found_again() {
        // whelanh/scidCommunity tcl/language.tcl: a peer reverses strings by hand instead.
        let text = "\u{2066}12.Nf3\u{2069} \u{61C}\u{200F}x";
        let (stripped, map) = strip(text.as_bytes());
        assert_eq!(&*stripped, b"12.Nf3 x");
        assert_eq!(map.span(Span::new(3, 6)).of(text.as_bytes()), b"Nf3");
        assert_eq!(map.span(Span::new(7, 8)).of(text.as_bytes()), b"x");
    }

    #[test]
    fn every_mark_is_known_by_byte_and_by_character() {
        for character in '\0'..=char::MAX {
            let mut buffer = [0; 4];
            let bytes = character.encode_utf8(&mut buffer).as_bytes();
            assert_eq!(is_mark(character), mark_len(bytes) > 0, "{character:?}");
            assert!(!is_mark(character) || mark_len(bytes) == bytes.len());
        }
    }

    #[test]
    fn text_without_marks_and_broken_bytes_pass() {
        assert!(matches!(strip(b"1. e4 \xE2\x80"), (Cow::Borrowed(_), _)));
        assert!(matches!(strip("1. \u{645}e2 \u{B1}\u{221E}".as_bytes()), (Cow::Borrowed(_), _)));
        assert_eq!(&*strip(b"\xE2\x80\x8E\xFF").0, b"\xFF");
        assert_eq!(&*strip(b"").0, b"");
    }
}
