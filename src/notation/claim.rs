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
        Some(match &bare.to_lowercase()[..] {
            "+" | "\u{ff0b}" | "\u{2795}" | "\u{2020}" | "ch" | "check" => Self::Check,
            "++" | "+ +" | "+++" | "\u{2020}\u{2020}" | "\u{2021}" => Self::Double,
            "#" | "\u{ff03}" | "##" | "\u{2260}" | "mate" | "checkmate" => Self::Mate,
            "x" | "\u{d7}" | "\u{2715}" | "\u{2a2f}" | "\u{ff58}" | ":" | "\u{ff1a}" | "\u{445}" => {
                Self::Taken
            }
            _ => return None,
        })
    }

    /// What a row of signs and words says, `# mate`, `+ szach-mat`: what the strongest of them does. Of one that is not
    /// known, that there is a check of some kind.
    pub(super) fn of_all(signs: &str, known: impl Fn(&str) -> Option<Self>) -> Self {
        if let Some(claim) = known(signs) {
            return claim;
        }
        let mut strongest = Self::Check;
        for word in signs.split_whitespace() {
            let letters = word.find(char::is_alphabetic).unwrap_or(word.len());
            let (sign, rest) = word.split_at(letters);
            for claim in [sign, rest, word].into_iter().filter_map(&known) {
                strongest = match (strongest, claim) {
                    (Self::Mate, _) | (_, Self::Mate) => Self::Mate,
                    (Self::Double, _) | (_, Self::Double) => Self::Double,
                    _ => Self::Check,
                };
            }
        }
        strongest
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
