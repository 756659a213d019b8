//! Move numbers.

use super::Token;
use super::result::{Cursor, result};
use crate::scan::classes::{char_at, digit, is_blank, is_dash, is_dot};

/// A number of the usual form, `12.`, followed by a move or by one blank and a move.
#[inline]
pub(crate) fn usual_number(rest: &[u8]) -> Option<(Token, usize)> {
    let mut value = 0u32;
    let mut len = 0;
    while let Some(digit) = rest.get(len).filter(|byte| byte.is_ascii_digit()) {
        value = value * 10 + u32::from(digit - b'0');
        len += 1;
        if len > 4 {
            return None;
        }
    }
    if rest.get(len) != Some(&b'.') || value == 0 {
        return None;
    }
    len += 1;
    let next = match rest.get(len..) {
        Some([b' ' | b'\n', next, ..]) => next,
        Some([next, ..]) => next,
        _ => return None,
    };
    (next.is_ascii_alphanumeric()).then_some((Token::Number { number: Some(value), black: false }, len))
}

/// A move number with its points at the start of `rest`, which begins with a digit.
///
/// Accepts `12`, `12.`, `12...`, `12. ...`, `12)`, `12…`, `12-`, and a point's look-alikes, with native digits. A
/// number directly followed by a letter is one only behind a point or a dash (`1.e4`). Castling with zeros and, where
/// `numeric`, four or five digits, are no numbers: a sentence may end behind `4275.`
pub(super) fn number(rest: &[u8], numeric: bool) -> Option<(Token, usize)> {
    let mut cursor = Cursor { rest, at: 0 };
    let mut value: Option<u32> = Some(0);
    let mut digits = 0usize;
    while let Some((c, len)) = cursor.peek() {
        let Some(d) = digit(c) else { break };
        // U+0660 and U+06F0 are zeros that some use as a point: `1٠ e4`.
        if is_dot(c) && digits > 0 && rest.first().is_some_and(u8::is_ascii_digit) {
            break;
        }
        value = value.and_then(|v| v.checked_mul(10)?.checked_add(d));
        digits += 1;
        cursor.at += len;
    }
    let bare = cursor.at;
    if numeric && (digits >= 4 || divided_pair(rest)) {
        return None;
    }
    let mut points = 0usize;
    loop {
        let here = cursor.at;
        let blank_ok = points > 0 || !numeric;
        if blank_ok {
            cursor.blank();
        }
        match cursor.peek() {
            // Behind a blank a zero is no point but castling.
            Some((c, len)) if is_dot(c) && (cursor.at == here || digit(c).is_none()) => {
                // `1. .5`? Points behind a blank only continue points: `2. ...`, `2 ...`.
                points += if c == '\u{2026}' { 3 } else { 1 };
                cursor.at += len;
            }
            _ => {
                cursor.at = here;
                break;
            }
        }
        if points > 16 {
            break;
        }
    }
    let token = Token::Number { number: value.filter(|v| *v > 0), black: points >= 3 };
    if points > 0 {
        return Some((token, cursor.at));
    }
    let behind = rest.get(bare..)?;
    if value == Some(0) {
        return None;
    }
    if behind.first() == Some(&b')') || behind.first() == Some(&b':') {
        return Some((token, bare + 1));
    }
    let blank = crate::scan::blank_len(behind);
    if let Some((dash, len)) = behind.get(blank..).and_then(char_at)
        && is_dash(dash)
        && !numeric
        && names_no_score(behind.get(blank + len..)?)
    {
        return Some((token, bare + blank + len));
    }
    let alone = char_at(behind).is_none_or(|(c, _)| is_blank(c));
    if !alone {
        return None;
    }
    Some((token, bare))
}

/// Two squares in digits with something between them: `52 54`, `52.54`, `52 - 54`, `67.681`.
///
/// `12.52 54` is the twelfth move in two halves; so a full stop divides two squares only where no half stands alone
/// behind them.
fn divided_pair(rest: &[u8]) -> bool {
    let Some(first) = square(rest) else { return false };
    let behind = rest.get(first..).unwrap_or_default();
    let mut at = gap(behind);
    let spaced = at > 0;
    let sign =
        behind.get(at..).and_then(char_at).filter(|(c, _)| is_dash(*c) || matches!(c, '.' | '/' | ':' | ','));
    if let Some((_, len)) = sign {
        at += len;
    }
    let dotted = matches!(sign, Some(('.', _)));
    if dotted && spaced || sign.is_none() && !spaced {
        return false;
    }
    let blank = gap(behind.get(at..).unwrap_or_default());
    if dotted && blank > 0 {
        return false;
    }
    let second = behind.get(at + blank..).unwrap_or_default();
    let Some(mut len) = square(second) else { return false };
    if let Some((c, size)) = second.get(len..).and_then(char_at)
        && matches!(digit(c), Some(1..=4))
    {
        len += size;
    }
    let tail = second.get(len..).unwrap_or_default();
    if char_at(tail).is_some_and(|(c, _)| c.is_alphanumeric() || is_dot(c)) {
        return false;
    }
    let next = tail.get(gap(tail)..).unwrap_or_default();
    let half =
        square(next).is_some_and(|len| next.get(len..).and_then(char_at).is_none_or(|(c, _)| is_blank(c)));
    !(dotted && half)
}

/// The length of two digits from 1 to 8.
fn square(rest: &[u8]) -> Option<usize> {
    let mut at = 0;
    for _ in 0..2 {
        let (c, len) = char_at(rest.get(at..)?)?;
        if !matches!(digit(c), Some(1..=8)) {
            return None;
        }
        at += len;
    }
    Some(at)
}

/// The length of at most four blanks of one line.
fn gap(rest: &[u8]) -> usize {
    let mut at = 0;
    for _ in 0..4 {
        match rest.get(at..).and_then(char_at) {
            Some((c, len)) if is_blank(c) && !matches!(c, '\n' | '\r') => at += len,
            _ => break,
        }
    }
    at
}

/// Whether a number of `len` bytes without a point has no move behind it: the text ends, or another number follows
/// that is no move either.
pub(super) fn lone(rest: &[u8], len: usize, numeric: bool) -> bool {
    let bare = rest.get(..len).is_some_and(|number| {
        number.utf8_chunks().all(|chunk| chunk.valid().chars().all(|c| digit(c).is_some()))
    });
    let behind = rest.get(len..).unwrap_or_default();
    let blanks = behind.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let behind = behind.get(blanks..).unwrap_or_default();
    let follows = match char_at(behind) {
        None => false,
        Some((c, _)) if digit(c).is_some() => {
            // Castling in zeros, or in numeric notations a move.
            digit(c) == Some(0) || result(behind).is_some() || numeric && number(behind, numeric).is_none()
        }
        Some((c, _)) => !is_dash(c),
    };
    bare && !follows
}
/// A number that a Latin letter follows at once, or a sign of degree or ordinal: `2Nf3`, `2\u{b0} Nf3`.
pub(super) fn glued_number(rest: &[u8]) -> Option<(Token, usize)> {
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let value: u32 = std::str::from_utf8(rest.get(..digits)?).ok()?.parse().ok().filter(|_| digits <= 3)?;
    let token = Token::Number { number: Some(value).filter(|value| *value > 0), black: false };
    match rest.get(digits..)? {
        [b'a'..=b'h' | b'A'..=b'Z', ..] if value > 0 => Some((token, digits)),
        [0xc2, 0xb0 | 0xba, ..] if value > 0 => Some((token, digits + 2)),
        _ => None,
    }
}

/// A number between round brackets or behind a numero sign: `(12)`, `\u{2116} 12.`
pub(super) fn dressed_number(rest: &[u8]) -> Option<(Token, usize)> {
    let start = digits_at(rest);
    let inside = rest.get(start..).filter(|_| start > 0)?;
    let (mut len, mut value) = (0, 0u32);
    while let Some((c, size)) = inside.get(len..).and_then(char_at)
        && let Some(digit) = digit(c)
        && value < 1000
    {
        value = value * 10 + digit;
        len += size;
    }
    let behind = inside.get(len..).unwrap_or_default();
    let (points, end) = match (rest.first(), behind.first()) {
        (Some(b'('), Some(b')')) => (0, 1),
        (Some(b'('), _) => return None,
        _ => {
            let points = behind.iter().take_while(|byte| **byte == b'.').count();
            (points, points)
        }
    };
    let token = Token::Number { number: Some(value), black: points >= 3 };
    (value > 0).then_some((token, start + len + end))
}

/// How many bytes stand before a number's digits: a bracket, or the numero sign and a blank.
pub(crate) fn digits_at(number: &[u8]) -> usize {
    match number {
        [b'(', ..] => 1,
        [0xe2, 0x84, 0x96, b' ', ..] => 4,
        [0xe2, 0x84, 0x96, 0xc2, 0xa0, ..] => 5,
        [0xe2, 0x84, 0x96, ..] => 3,
        _ => 0,
    }
}

/// Whether what stands behind a number and a dash goes on with a move, perhaps behind blanks: `1- e4`, not `1-0`, not
/// `1 - 0`, and not `1-1/2`.
fn names_no_score(behind: &[u8]) -> bool {
    let blanks = crate::scan::blank_len(behind);
    let next = behind.get(blanks..).and_then(char_at).map(|(c, _)| c);
    next.is_some_and(|c| c.is_alphabetic() || ('\u{2654}'..='\u{265f}').contains(&c))
}
