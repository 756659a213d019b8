//! What a sign or word behind a move says of the other king.
//!
//! A sign may be left out and never makes a move illegal, so it decides nothing here: what it says is only held against
//! the board, that a false one be told.

use crate::board::Check;

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Check of any kind, mate too.
    Check,
    /// Double check or mate, for which the same signs stand.
    Double,
    /// Mate.
    Mate,
    /// A capture or mate: `x` behind the square is a sign of both.
    Taken,
}

impl Claim {
    /// What a sign or an English word says; none for anything else.
    #[must_use]
    pub fn of(sign: &str) -> Option<Self> {
        let bare = sign.trim_matches(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '.'));
        Some(match bare {
            "+" | "\u{ff0b}" | "\u{2795}" | "\u{2020}" | "ch" | "check" => Self::Check,
            "++" | "+ +" | "+++" | "\u{2020}\u{2020}" | "\u{2021}" => Self::Double,
            "#" | "\u{ff03}" | "##" | "\u{2260}" | "mate" | "checkmate" => Self::Mate,
            "x" | "X" | "\u{d7}" | "\u{2715}" | "\u{2a2f}" | "\u{ff58}" | ":" | "\u{ff1a}" | "\u{445}"
            | "\u{425}" => Self::Taken,
            _ => return None,
        })
    }

    /// Whether it is so, of a move that does this to the other king and takes something or not.
    pub fn holds(self, check: Check, mate: impl FnOnce() -> bool, takes: bool) -> bool {
        match self {
            Self::Check => check != Check::None,
            Self::Double => check == Check::Double || check != Check::None && mate(),
            Self::Mate => check != Check::None && mate(),
            Self::Taken => takes || check != Check::None && mate(),
        }
    }
}
