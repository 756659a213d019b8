//! The words and forms of a language's descriptive notation, from `locales/<tag>/descriptive.yaml`.
//!
//! The grammar is one for all languages and has two orders of parts; every letter and word is data here.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Locales, load};
use crate::Error;

/// In which order a square and a man's side are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// `QB3`, `QR`: the side before the man, the file before the rank (English).
    SideFirst,
    /// `3AD`, `TD`: the rank before the file, the man before the side (Spanish, French, Portuguese).
    RankFirst,
}

/// Letters and words for the six men; each is read, a style says which is written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Men {
    pub king: Vec<String>,
    pub queen: Vec<String>,
    pub rook: Vec<String>,
    pub bishop: Vec<String>,
    pub knight: Vec<String>,
    pub pawn: Vec<String>,
}

/// What `++` means behind a move, the likeliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoublePlus {
    /// Mate.
    Mate,
    /// Check by two men.
    Double,
}

/// Everything that is read and written in one language's descriptive notation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DescriptiveTable {
    /// The locale's tag.
    pub locale: String,
    /// Order of parts.
    pub order: Order,
    /// The men.
    pub men: Men,
    /// Between the man and the square of arrival: a dash, `to`.
    pub to: Vec<String>,
    /// Capture: `x`, `takes`.
    pub takes: Vec<String>,
    /// Before the piece of a promotion: `=`.
    pub promotes: Vec<String>,
    /// Words for the ranks, first to eighth, besides the digits.
    pub ranks: [Vec<String>; 8],
    /// What may follow a rank's digit: `th`, `d`.
    pub ordinals: Vec<String>,
    /// How far a pawn goes, one square or two: `two squares`.
    #[serde(default)]
    pub steps: [Vec<String>; 2],
    /// Words for the first rank: `sq.`
    pub first_rank: Vec<String>,
    /// What may follow the name of a man: `'s`.
    pub possessives: Vec<String>,
    /// Words that name the file by the man that moves: `her 4th`.
    pub pronouns: Vec<String>,
    /// Words without meaning before a square or a man.
    pub fillers: Vec<String>,
    /// Words before a man that is taken and that the board need not know: `doubled`.
    pub adjectives: Vec<String>,
    /// Castling on a side that is named behind it, or on the only side where it is legal.
    pub castles: Vec<String>,
    /// Castling on the king's side.
    pub castles_short: Vec<String>,
    /// Castling on the queen's side.
    pub castles_long: Vec<String>,
    /// Words around the side of castling: `on`, `side`.
    pub castle_fillers: Vec<String>,
    /// Check.
    pub check: Vec<String>,
    /// Discovered, with a word for check or alone.
    pub discovered: Vec<String>,
    /// Double, with a word for check or alone.
    pub double: Vec<String>,
    /// Mate.
    pub mate: Vec<String>,
    /// What `++` may mean.
    pub double_plus: Vec<DoublePlus>,
    /// Capture in passing.
    pub en_passant: Vec<String>,
    /// Promotion, followed by a man.
    pub becomes: Vec<String>,
    /// Promotion to a queen in one word.
    pub queens: Vec<String>,
    /// A whole move in a word: any move of that man.
    pub moves: Vec<String>,
    /// A whole move in a word: a move that takes nothing.
    pub interposes: Vec<String>,
    /// Ways of writing, by name; `modern` must be there.
    pub styles: BTreeMap<String, DescriptiveStyle>,
    /// Books and pages that bear this out.
    pub sources: Vec<String>,
}

/// How one kind of book prints a move.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DescriptiveStyle {
    /// Pawn, knight, bishop, rook, queen, king.
    pub men: [String; 6],
    /// What stands between a side and its man: nothing in `QR`, a blank in `Q. R.`
    pub join: String,
    /// What stands behind a man's name when another part follows.
    pub after_man: String,
    /// What stands behind the file of arrival.
    pub possessive: String,
    /// Before a square of arrival.
    pub to: String,
    /// Capture.
    pub takes: String,
    /// The ranks.
    pub ranks: [String; 8],
    /// Castling where only one side is legal; empty where the side is always named.
    pub castles: String,
    /// Castling on the king's side.
    pub castles_short: String,
    /// Castling on the queen's side.
    pub castles_long: String,
    /// What stands around the piece of a promotion.
    pub promotion: [String; 2],
    /// What stands around a square of departure, or that of a man taken.
    pub origin: [String; 2],
    /// Capture in passing.
    pub en_passant: String,
    /// Check.
    pub check: String,
    /// Discovered check.
    pub discovered: String,
    /// Double check.
    pub double: String,
    /// Mate.
    pub mate: String,
}

impl Locales {
    /// The descriptive notation of a language.
    ///
    /// # Errors
    /// [`Error::Unsupported`] where the language has none, [`Error::UnknownName`] for an unknown tag, and
    /// [`Error::Table`] where the file is wrong or has no style `modern`.
    pub fn descriptive(&self, tag: &str) -> Result<DescriptiveTable, Error> {
        let tag = self.resolve(tag)?;
        let name = "descriptive.yaml";
        let Some(table) = self.beside::<DescriptiveTable>(tag, name, load::DESCRIPTIVE, tag) else {
            let known: Vec<&str> = load::DESCRIPTIVE.iter().map(|(tag, _)| *tag).collect();
            let reason = format!("`{tag}` has no descriptive notation; {} have one", known.join(", "));
            return Err(Error::Unsupported(reason));
        };
        let table = table?;
        if table.styles.contains_key("modern") {
            return Ok(table);
        }
        let reason = "`styles` has no `modern`, the one that is written where none is named".to_owned();
        Err(Error::Table { file: format!("{tag}/{name}"), line: 0, column: 0, code: "L0101", reason })
    }
}
