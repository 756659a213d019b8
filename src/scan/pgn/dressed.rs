//! Move numbers in other dress than with points: in brackets, behind a numero sign, before a letter.

use super::Token;
use crate::scan::classes::{char_at, digit};

/// A number that a Latin letter follows at once, or a sign of degree or ordinal: `2Nf3`, `2° Nf3`.
pub(super) fn glued_number(rest: &[u8]) -> Option<(Token, usize)> {
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let value: u32 = std::str::from_utf8(rest.get(..digits)?).ok()?.parse().ok()?;
    let token = Token::Number { number: Some(value), black: false };
    match rest.get(digits..)? {
        _ if value == 0 || digits > 3 => None,
        [b'a'..=b'h' | b'A'..=b'Z', ..] => Some((token, digits)),
        [0xc2, 0xb0 | 0xba, ..] => Some((token, digits + 2)),
        _ => None,
    }
}

/// A number between round brackets or behind a numero sign: `(12)`, `№ 12.`
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
