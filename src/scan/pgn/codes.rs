//! Numbers in notations whose moves are codes of digits: which are moves, and which announce one.

use super::number::number;
use super::result::result;
use crate::scan::classes::{char_at, digit, is_blank, is_dash, is_dot};

/// Two squares in digits with something between them: `52 54`, `52.54`, `52 - 54`, `67.681`.
///
/// `12.52 54` is the twelfth move in two halves; so a full stop divides two squares only where no half stands alone
/// behind them.
pub(super) fn divided_pair(rest: &[u8]) -> bool {
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

/// Two numbers of squares, 1 to 64, with a word or a dash between them: `12 auf 28`, `12 - 28`. A word of one or two
/// letters is none, since it may be a move with a number before and behind: `8 ed 9`.
pub(super) fn linked_pair(rest: &[u8]) -> bool {
    let Some(first) = numbered(rest) else { return false };
    let mut at = first + gap(rest.get(first..).unwrap_or_default());
    let behind = rest.get(at..).unwrap_or_default();
    match char_at(behind) {
        Some((dash, len)) if is_dash(dash) => at += len,
        _ if at > first => {
            let letters = behind.iter().take_while(|byte| byte.is_ascii_lowercase()).count();
            if !(3..=5).contains(&letters) {
                return false;
            }
            at += letters;
        }
        _ => return false,
    }
    at += gap(rest.get(at..).unwrap_or_default());
    let second = rest.get(at..).unwrap_or_default();
    numbered(second)
        .is_some_and(|len| second.get(len..).and_then(char_at).is_none_or(|(c, _)| !c.is_alphanumeric()))
}

/// The length of a number from 1 to 64.
fn numbered(rest: &[u8]) -> Option<usize> {
    let digits = rest.iter().take(3).take_while(|byte| byte.is_ascii_digit()).count();
    let value = rest.get(..digits)?.iter().fold(0u32, |sum, byte| 10 * sum + u32::from(byte - b'0'));
    (1..=64).contains(&value).then_some(digits)
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
