//! Move numbers and results as a style writes them, in a game and in its comments alike.

use super::target::Target;
use crate::scan::Outcome;

/// Where a number's digits begin and end, without the points behind them and a bracket before them.
pub(super) fn digits(number: &[u8]) -> (usize, usize) {
    let start = crate::scan::pgn::digits_at(number);
    let mut digits = start;
    while let Some((c, len)) = number.get(digits..).and_then(crate::scan::char_at)
        && crate::scan::digit(c).is_some()
        // Two zeros serve as points behind European digits.
        && !(digits > start && crate::scan::is_dot(c) && number.get(start).is_some_and(u8::is_ascii_digit))
    {
        digits += len;
    }
    (start, digits)
}

/// A result as the target's style has it; none for the forfeit of both, which no style knows.
pub(super) fn result(target: &Target, outcome: Outcome) -> Option<&str> {
    let index = match outcome {
        Outcome::White => 0,
        Outcome::Black => 1,
        Outcome::Draw => 2,
        Outcome::Unknown => 3,
        Outcome::Neither | Outcome::HalfForWhite | Outcome::HalfForBlack => return None,
    };
    Some(target.style.results.get(index).map_or(outcome.name(), String::as_str))
}
