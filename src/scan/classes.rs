//! Characters that the scanners ask about, over bytes that may be no UTF-8.

/// The character at the start of `text` and its length; a byte that is no UTF-8 gives U+FFFD of length 1.
pub(crate) fn char_at(text: &[u8]) -> Option<(char, usize)> {
    let first = *text.first()?;
    if first < 0x80 {
        return Some((char::from(first), 1));
    }
    let head = text.get(..text.len().min(4)).unwrap_or_default();
    let valid = match std::str::from_utf8(head) {
        Ok(valid) => valid,
        Err(error) => {
            std::str::from_utf8(head.get(..error.valid_up_to()).unwrap_or_default()).unwrap_or_default()
        }
    };
    Some(valid.chars().next().map_or(('\u{fffd}', 1), |c| (c, c.len_utf8())))
}

/// Direction marks and other characters without width, which may stand anywhere.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\0' | '\u{1a}')
}

/// White space, direction marks, NUL, which pads some files, and ^Z, which ended a file once.
pub(crate) fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

/// The value of a decimal digit of any script in use.
pub(crate) fn digit(c: char) -> Option<u32> {
    const ZEROS: [u32; 12] =
        [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xe50, 0xed0, 0xff10, 0xce6];
    let c = u32::from(c);
    ZEROS.iter().find_map(|zero| (*zero..*zero + 10).contains(&c).then(|| c - zero))
}

/// A full stop or what is used as one behind a move number.
pub(crate) const fn is_dot(c: char) -> bool {
    matches!(
        c,
        '.' | '\u{b7}'
            | '\u{2024}'
            | '\u{a60e}'
            | '\u{a4f8}'
            | '\u{660}'
            | '\u{6f0}'
            | '\u{3002}'
            | '\u{ff0e}'
            | '\u{2026}'
    )
}

/// A dash of any length.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}')
}

/// Bytes of white space at the start of `text`, line ends and marks without width left out.
pub(crate) fn blank_len(text: &[u8]) -> usize {
    let mut len = 0;
    while let Some((c, size)) = text.get(len..).and_then(char_at)
        && c.is_whitespace()
        && !matches!(c, '\n' | '\r')
    {
        len += size;
    }
    len
}
