//! The signs and words that a language has for captures, check and mate, apart from those of all languages.

use super::common;
use crate::locale::{Locale, Text};
use crate::notation::Claim;

/// Those of one language; of none for figurines.
#[derive(Clone, Debug, Default)]
pub(super) struct Own {
    checks: Vec<(String, Claim)>,
    captures: Vec<String>,
    en_passant: Vec<String>,
}

impl Own {
    pub(super) fn new(locale: &Locale) -> Self {
        let signs = &locale.signs;
        let groups = [
            (&signs.check, Claim::Check),
            (&signs.discovered_check, Claim::Check),
            (&signs.double_check, Claim::Double),
            (&signs.mate, Claim::Mate),
        ];
        let mut checks: Vec<(String, Claim)> = Vec::new();
        for (texts, claim) in groups {
            checks.extend(texts.iter().map(|text| (text.to_string(), claim)));
        }
        for (text, claim) in [(&locale.words.check, Claim::Check), (&locale.words.mate, Claim::Mate)] {
            checks.extend(text.iter().map(|text| (text.to_string(), claim)));
        }
        let texts = |texts: &[Text]| texts.iter().map(ToString::to_string).collect();
        Self { checks, captures: texts(&signs.capture), en_passant: texts(&signs.en_passant) }
    }

    /// What a sign of check says.
    pub(super) fn claim(&self, sign: &str) -> Claim {
        Claim::of_all(sign, |sign| {
            let same = |text: &str| text.to_lowercase() == sign.to_lowercase();
            let own = self.checks.iter().find(|(text, _)| same(text)).map(|(_, claim)| *claim);
            match (own, Claim::of(sign)) {
                // X is mate in this language, and the sign of a capture in all.
                (Some(_), Some(Claim::Taken)) => Some(Claim::Taken),
                (own, all) => own.or(all),
            }
        })
    }

    /// Whether a sign or word of check, or of capture in passing, is one of the language or of all.
    pub(super) fn knows(&self, sign: &str) -> bool {
        let bare = |text: &str| text.trim_matches(['(', ')', '.']).to_lowercase();
        let same = |text: &str| bare(text) == bare(sign);
        !sign.chars().any(char::is_alphabetic)
            || common::is_en_passant(sign)
            || self.checks.iter().any(|(text, _)| same(text))
            || self.en_passant.iter().any(|text| same(text))
    }

    /// Whether a sign of capture is one of the language or of all.
    pub(super) fn knows_capture(&self, sign: &str) -> bool {
        let letter = sign.chars().any(|c| c.is_alphabetic() && !matches!(c, 'x' | 'X'));
        !letter || self.captures.iter().any(|text| text == sign)
    }
}
