//! Which chess variants a game may be of, by the name in its tag `Variant`.
//!
//! Games whose men move by other rules are never read by those of chess: what is legal there says nothing here. The
//! names are data, `locales/variants.yaml`.

use std::collections::HashSet;
use std::sync::OnceLock;

use super::load::VARIANTS;

/// By what rules the men of a variant move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// Those of chess.
    Usual,
    /// Those of chess, castling from any start.
    Chess960,
    /// Others.
    Other,
}

#[derive(Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    usual: HashSet<String>,
    other: HashSet<String>,
}

/// What is compared of a name: small letters and digits, without the words that say that it is a variant of chess.
fn bare(name: &str) -> String {
    let plain: String = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    plain.replace("chess", "").replace("variant", "")
}

impl Names {
    fn builtin() -> &'static Self {
        static NAMES: OnceLock<Names> = OnceLock::new();
        NAMES.get_or_init(|| {
            let names: Self = serde_yaml::from_str(VARIANTS).unwrap_or_default();
            let all = |list: HashSet<String>| list.iter().map(|name| bare(name)).collect();
            Self { usual: all(names.usual), other: all(names.other) }
        })
    }
}

/// The rules of the variant of this name; a name that is not known is one of the usual game, as some files have
/// openings there.
#[must_use]
pub(crate) fn rules(name: &str) -> Rules {
    let (bare, names) = (bare(name), Names::builtin());
    let start = bare.replace("960", "");
    if names.other.contains(&bare) || names.other.contains(&start) {
        return Rules::Other;
    }
    let shuffled = ["960", "fischer", "freestyle"].iter().any(|part| bare.contains(part));
    match shuffled && !names.usual.contains(&bare) {
        true => Rules::Chess960,
        false => Rules::Usual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_however_they_are_written() {
        for name in
            ["Atomic", "atomic", "Racing Kings", "racingKings", "Anti-Chess", "Duck Chess", "Crazyhouse 960"]
        {
            assert_eq!(rules(name), Rules::Other, "{name}");
        }
        for name in ["Chess960", "chess 960", "Fischerandom", "Freestyle"] {
            assert_eq!(rules(name), Rules::Chess960, "{name}");
        }
        for name in
            ["Standard", "", "Chess", "From Position", "Three-check", "King of the Hill", "Grand Prix Attack"]
        {
            assert_eq!(rules(name), Rules::Usual, "{name}");
        }
    }

    #[test]
    fn no_name_stands_for_both() {
        let names = Names::builtin();
        assert!(names.other.len() > 40 && names.usual.len() > 5);
        assert_eq!(names.usual.intersection(&names.other).next(), None);
        assert!(!names.other.contains("") && !names.usual.contains(""));
    }
}
