//! Move numbers.

use super::Token;
use super::codes::divided_pair;
use super::result::Cursor;
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

/// Whether what stands behind a number and a dash goes on with a move, perhaps behind blanks: `1- e4`, not `1-0`, not
/// `1 - 0`, and not `1-1/2`.
fn names_no_score(behind: &[u8]) -> bool {
    let blanks = crate::scan::blank_len(behind);
    let next = behind.get(blanks..).and_then(char_at).map(|(c, _)| c);
    next.is_some_and(|c| c.is_alphabetic() || ('\u{2654}'..='\u{265f}').contains(&c))
}
