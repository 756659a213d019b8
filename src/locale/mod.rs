//! Languages: which letters, words and signs each has.
//!
//! A locale says which symbols a language *has*; a [`crate::style::Style`] says which habits a publisher
//! or a century has. Everything about one language is data under `locales/`, so that a language is added
//! without code, and a scholar corrects a letter without reading any.
//!
//! Letters come in sets and a text uses one set throughout: never mix letter by letter, since half of all
//! languages use an English letter for another piece.

mod build;
mod check;
mod describe;
pub mod descriptive;
mod fault;
pub mod historic;
mod letters;
mod load;
mod meant;
mod negotiate;
mod noise;
mod plain;
mod spec;
mod styles;
mod table;
mod text;
mod variants;

pub use check::{CODES, overlaps};
pub use letters::{LetterSet, NATIVE};
pub use load::Locales;
pub use noise::NoiseTable;
pub use spec::{FanGlyphs, Spec, System};
pub use styles::Styles;
pub use text::Text;
pub(crate) use variants::{Rules, rules};

use crate::board::Role;
pub use crate::direction::Direction;

/// How far the letters of a table can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Deserialize)]
pub enum Confidence {
    /// Two independent sources agree.
    A,
    /// One source.
    B,
    /// Reconstructed or doubtful.
    C,
}

/// Words of a language that are read beside signs, and that `stamma languages` shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Words {
    /// The game.
    pub chess: Option<Text>,
    /// Check.
    pub check: Option<Text>,
    /// Checkmate.
    pub mate: Option<Text>,
    /// Stalemate.
    pub stalemate: Option<Text>,
    /// Draw.
    pub draw: Option<Text>,
    /// "takes".
    pub takes: Option<Text>,
    /// Castling.
    pub castling: Option<Text>,
    /// Castling on the king's side.
    pub castling_short: Option<Text>,
    /// Castling on the queen's side.
    pub castling_long: Option<Text>,
    /// White resigned.
    pub white_resigned: Option<Text>,
    /// Black resigned.
    pub black_resigned: Option<Text>,
    /// Draw by agreement.
    pub draw_agreed: Option<Text>,
}

/// How the ends of games are told in this language where a move would stand, read beside the words for draw and
/// resignation.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Results {
    /// White won.
    pub white: Vec<Text>,
    /// Black won.
    pub black: Vec<Text>,
    /// Nobody did.
    pub draw: Vec<Text>,
    /// The side to move gave up.
    pub resigns: Vec<Text>,
}

/// Signs and words used inside moves in this language, read beside those that every reader knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Signs {
    /// For a capture.
    pub capture: Vec<Text>,
    /// For check.
    pub check: Vec<Text>,
    /// For double check.
    pub double_check: Vec<Text>,
    /// For discovered check.
    pub discovered_check: Vec<Text>,
    /// For mate.
    pub mate: Vec<Text>,
    /// For capture in passing.
    pub en_passant: Vec<Text>,
    /// Before the piece of a promotion.
    pub promotion: Vec<Text>,
    /// For castling where the side is not said.
    pub castles: Vec<Text>,
    /// For castling on the king's side.
    pub castles_short: Vec<Text>,
    /// For castling on the queen's side.
    pub castles_long: Vec<Text>,
}

/// A letter or other fact that the sources leave in doubt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The piece whose letter it is.
    pub role: Role,
    /// Why it is in doubt.
    pub reason: String,
}

/// One language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locale {
    /// BCP-47 tag, the name of its folder.
    pub tag: String,
    /// Name in English.
    pub english: String,
    /// Name in the language itself.
    pub name: String,
    /// Direction of writing; our own data, since that of the usual tables is wrong for bare `az`, `uz`, `ms`.
    pub direction: Direction,
    /// How far the letters can be trusted.
    pub confidence: Confidence,
    /// Letter sets, the language's own first where it has one.
    pub sets: Vec<LetterSet>,
    /// How the ends of games are told.
    pub results: Results,
    /// Names of the pieces, by `Role as usize`.
    pub names: [Option<String>; 6],
    /// Other names in use, by `Role as usize`.
    pub other_names: [Vec<String>; 6],
    /// Words.
    pub words: Words,
    /// Signs and words inside moves.
    pub signs: Signs,
    /// The digits 0–9 of the language, where they are not the European ones.
    pub digits: Option<[String; 10]>,
    /// Name of the style in which the language is usually printed.
    pub default_style: Option<String>,
    /// Collisions inside the own letter set, exactly those that [`overlaps`] finds.
    pub overlaps: Vec<String>,
    /// Where the letters are from.
    pub sources: Vec<String>,
    /// What a reader of the table should know.
    pub notes: Option<String>,
    /// Letters in doubt.
    pub doubtful: Vec<Doubt>,
}

impl Locale {
    /// The letter set that moves are written in: the language's own, if every piece has a letter.
    ///
    /// None for a language that is here for its words, and for one whose sources lost a letter; its
    /// letters are then still read, through [`Self::set`] with [`NATIVE`].
    #[must_use]
    pub fn primary(&self) -> Option<&LetterSet> {
        self.sets.first().filter(|set| set.name == NATIVE && set.is_complete())
    }

    /// A letter set by name, case-insensitively; [`NATIVE`] is the language's own.
    #[must_use]
    pub fn set(&self, name: &str) -> Option<&LetterSet> {
        self.sets.iter().find(|set| set.name.eq_ignore_ascii_case(name))
    }

    /// The name of a piece in the language.
    #[must_use]
    pub fn name_of(&self, role: Role) -> Option<&str> {
        self.names[role as usize].as_deref()
    }

    /// Whether the language is written from right to left.
    #[must_use]
    pub fn is_rtl(&self) -> bool {
        self.direction == Direction::Rtl
    }
}
