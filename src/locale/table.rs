//! The form of `notation.yaml`.
//!
//! Pieces are fields and not a map: serde_yaml keeps the last of two equal map keys in silence, but
//! reports a struct's duplicate, unknown or missing field with its place.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};

use super::text::{Digits, Letter, Text};
use super::{Confidence, Direction, Results, Signs, Words};

#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Table {
    pub(super) locale: Text,
    pub(super) english: Text,
    pub(super) name: Text,
    pub(super) direction: Direction,
    pub(super) confidence: Confidence,
    pub(super) pieces: Option<Pieces>,
    #[serde(default)]
    pub(super) also: Many<Letter>,
    #[serde(default)]
    pub(super) doubtful: One<Text>,
    pub(super) files: Option<[Letter; 8]>,
    #[serde(default)]
    pub(super) files_also: FilesAlso,
    pub(super) digits: Option<Digits>,
    #[serde(default)]
    pub(super) overlaps: Vec<Text>,
    #[serde(default)]
    pub(super) sets: Sets,
    #[serde(default)]
    pub(super) names: One<Text>,
    #[serde(default)]
    pub(super) other_names: Many<Text>,
    #[serde(default)]
    pub(super) words: Words,
    #[serde(default)]
    pub(super) results: Results,
    #[serde(default)]
    pub(super) signs: Signs,
    pub(super) style: Option<Text>,
    pub(super) sources: Vec<Text>,
    pub(super) notes: Option<Text>,
}

/// The fields of a table that hold its letters, to be read without the others.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct Letters {
    pub(super) pieces: Option<Pieces>,
    pub(super) also: Many<Letter>,
    pub(super) doubtful: One<Text>,
    pub(super) files: Option<[Letter; 8]>,
    pub(super) files_also: FilesAlso,
    pub(super) digits: Option<Digits>,
    pub(super) overlaps: Vec<Text>,
    pub(super) sets: Sets,
}

impl Letters {
    /// The names of these fields.
    pub(super) const FIELDS: &'static [&'static str] =
        &["pieces", "also", "doubtful", "files", "files-also", "digits", "overlaps", "sets"];
}

/// The letters of the pieces. Each field must be there; one that the sources lost is written `~`.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pieces {
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) king: Option<Letter>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) queen: Option<Letter>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) rook: Option<Letter>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) bishop: Option<Letter>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) knight: Option<Letter>,
    pub(super) pawn: Option<Letter>,
}

impl Pieces {
    /// By role, pawn first.
    pub(super) fn into_array(self) -> [Option<Letter>; 6] {
        [self.pawn, self.knight, self.bishop, self.rook, self.queen, self.king]
    }
}

/// At most one value for each piece.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct One<T> {
    pub(super) king: Option<T>,
    pub(super) queen: Option<T>,
    pub(super) rook: Option<T>,
    pub(super) bishop: Option<T>,
    pub(super) knight: Option<T>,
    pub(super) pawn: Option<T>,
}

impl<T> Default for One<T> {
    fn default() -> Self {
        Self { king: None, queen: None, rook: None, bishop: None, knight: None, pawn: None }
    }
}

impl<T> One<T> {
    pub(super) fn into_array(self) -> [Option<T>; 6] {
        [self.pawn, self.knight, self.bishop, self.rook, self.queen, self.king]
    }
}

/// Any number of values for each piece.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Many<T> {
    #[serde(default = "Vec::new")]
    pub(super) king: Vec<T>,
    #[serde(default = "Vec::new")]
    pub(super) queen: Vec<T>,
    #[serde(default = "Vec::new")]
    pub(super) rook: Vec<T>,
    #[serde(default = "Vec::new")]
    pub(super) bishop: Vec<T>,
    #[serde(default = "Vec::new")]
    pub(super) knight: Vec<T>,
    #[serde(default = "Vec::new")]
    pub(super) pawn: Vec<T>,
}

impl<T> Default for Many<T> {
    fn default() -> Self {
        Self { king: vec![], queen: vec![], rook: vec![], bishop: vec![], knight: vec![], pawn: vec![] }
    }
}

impl<T> Many<T> {
    pub(super) fn into_array(self) -> [Vec<T>; 6] {
        [self.pawn, self.knight, self.bishop, self.rook, self.queen, self.king]
    }
}

/// Other spellings of the native file letters, by the Latin name of the file.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct FilesAlso {
    a: Vec<Letter>,
    b: Vec<Letter>,
    c: Vec<Letter>,
    d: Vec<Letter>,
    e: Vec<Letter>,
    f: Vec<Letter>,
    g: Vec<Letter>,
    h: Vec<Letter>,
}

impl FilesAlso {
    pub(super) fn into_array(self) -> [Vec<Letter>; 8] {
        [self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h]
    }
}

/// Which file letters a further set uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FilesOf {
    /// Latin ones only.
    #[default]
    Latin,
    /// The language's own are read as well.
    Read,
    /// Squares are written with the language's own.
    Native,
    /// The same, counted from the king's side.
    Mirrored,
}

/// A further letter set. Without letters it has those of the language's own set.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Set {
    pub(super) about: Option<Text>,
    pub(super) king: Option<Letter>,
    pub(super) queen: Option<Letter>,
    pub(super) rook: Option<Letter>,
    pub(super) bishop: Option<Letter>,
    pub(super) knight: Option<Letter>,
    pub(super) pawn: Option<Letter>,
    #[serde(default)]
    pub(super) also: Many<Letter>,
    #[serde(default)]
    pub(super) files: FilesOf,
    #[serde(default)]
    pub(super) digit_first: bool,
    #[serde(default)]
    pub(super) native_digits: bool,
    #[serde(default)]
    pub(super) doubtful: bool,
    #[serde(default)]
    pub(super) overlaps: Vec<Text>,
    #[serde(default)]
    pub(super) fairy: Fairy,
}

/// Letters of men that only chess problems have, and no board here.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Fairy {
    pub(super) nightrider: Option<Letter>,
}

/// The most letter sets of one table.
const MOST_SETS: usize = 32;

/// The further sets in the order of the file; two of one name are refused.
#[derive(Debug, Default)]
pub(super) struct Sets(pub(super) Vec<(Text, Set)>);

impl<'de> Deserialize<'de> for Sets {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;
        impl<'de> Visitor<'de> for Entries {
            type Value = Sets;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("letter sets by name")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Sets, A::Error> {
                let mut sets: Vec<(Text, Set)> = Vec::new();
                while let Some((name, set)) = map.next_entry::<Text, Set>()? {
                    if sets.iter().any(|(other, _)| other.eq_ignore_ascii_case(&name))
                        || &*name == super::NATIVE
                    {
                        return Err(de::Error::custom(format!("L0101: the set `{name}` is there already")));
                    }
                    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
                        return Err(de::Error::custom(format!(
                            "L0102: `{name}` is no name for a set: letters, digits and hyphens only"
                        )));
                    }
                    if sets.len() == MOST_SETS {
                        return Err(de::Error::custom(format!("L0102: more than {MOST_SETS} letter sets")));
                    }
                    sets.push((name, set));
                }
                Ok(Sets(sets))
            }
        }
        deserializer.deserialize_map(Entries)
    }
}
