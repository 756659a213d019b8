//! Tables of what goes wrong on scoresheets: which sign is read for which. Data, because it is learned from
//! counts and differs from script to script.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// One table.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum NoiseTable {
    /// Signs misread for others, with counts.
    Misread {
        /// What was counted.
        counted: String,
        /// For each sign meant, the signs read and how often.
        pairs: BTreeMap<String, BTreeMap<String, u32>>,
    },
    /// Latin letters put into other scripts by sound.
    Sound {
        /// What was counted.
        counted: String,
        /// For each Latin letter, letters of other scripts, the likelier first.
        letters: BTreeMap<String, String>,
    },
    /// Letters of two scripts that look the same.
    Twins {
        /// What was counted.
        counted: String,
        /// Pairs of signs.
        pairs: Vec<String>,
    },
    /// Two signs read as one, or one as two.
    Joined {
        /// What was counted.
        counted: String,
        /// For the signs meant, what is read for them.
        signs: BTreeMap<String, Vec<String>>,
    },
}

impl NoiseTable {
    /// The tables that come with the program. A faulty one is left out, which a test forbids.
    #[must_use]
    pub fn builtin() -> &'static [Self] {
        static BUILTIN: OnceLock<Vec<NoiseTable>> = OnceLock::new();
        BUILTIN.get_or_init(|| TEXTS.iter().filter_map(|text| serde_yaml::from_str(text).ok()).collect())
    }

    /// The signs meant and read of a table of joined signs.
    pub fn joined(&self) -> impl Iterator<Item = (&str, &str)> {
        let signs = match self {
            Self::Joined { signs, .. } => Some(signs),
            _ => None,
        };
        let each = signs.into_iter().flatten();
        each.flat_map(|(meant, reads)| reads.iter().map(move |read| (meant.as_str(), read.as_str())))
    }
}

const TEXTS: [&str; 4] = [
    include_str!("../../locales/noise/joined.yaml"),
    include_str!("../../locales/noise/misread.yaml"),
    include_str!("../../locales/noise/sound.yaml"),
    include_str!("../../locales/noise/twins.yaml"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_parses() {
        for text in TEXTS {
            let table: Result<NoiseTable, _> = serde_yaml::from_str(text);
            assert!(table.is_ok(), "{table:?}");
        }
    }
}
