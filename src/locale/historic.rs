//! The tables of historical systems, from `locales/historic/`.
//!
//! What a manuscript's board looked like is data with its source and how far it can be trusted, so that
//! who has seen the leaf corrects a letter without reading code.

use serde::Deserialize;

use super::descriptive::Men;
use super::{Confidence, Locales, load};
use crate::Error;

/// A board whose squares are named by letters: one for the file and one for the rank, or each its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grid {
    /// The system's name in a SPEC.
    pub grid: String,
    /// The book or manuscript.
    pub name: String,
    /// The files from White's left.
    #[serde(default)]
    pub files: [String; 8],
    /// The ranks from White's side; one may be empty.
    #[serde(default)]
    pub ranks: [String; 8],
    /// Whether the rank stands before the file.
    #[serde(default)]
    pub rank_first: bool,
    /// The names of all squares instead, the ranks from White's side, each from White's left.
    #[serde(default)]
    pub squares: Option<[[String; 8]; 8]>,
    /// Whether the two squares of a move stand with nothing between them, in capitals or not: `gego`.
    #[serde(default)]
    pub joined: bool,
    /// How far this can be trusted.
    pub confidence: Confidence,
    /// Where it is from.
    pub sources: Vec<String>,
    /// What is not known.
    pub notes: Option<String>,
}

/// The words beside the moves of Stamma; they are read and never written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StammaTable {
    /// The system's name in a SPEC.
    pub system: String,
    /// The book.
    pub name: String,
    /// Castling, on either side.
    pub castles: Vec<String>,
    /// Check and mate behind a move.
    pub checks: Vec<String>,
    /// How far this can be trusted.
    pub confidence: Confidence,
    /// Where it is from.
    pub sources: Vec<String>,
    /// What is not known.
    pub notes: Option<String>,
}

/// The words of Selenus; the first of each list is written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SelenusTable {
    /// The system's name in a SPEC.
    pub system: String,
    /// The book.
    pub name: String,
    /// The men.
    pub men: Men,
    /// Before a man that began on the king's side.
    pub king_side: Vec<String>,
    /// Before a man that began on the queen's side.
    pub queen_side: Vec<String>,
    /// The names of the sides, which may stand before a move.
    pub sides: Vec<String>,
    /// Words before a man, without meaning for the move.
    pub articles: Vec<String>,
    /// Before the square of arrival.
    pub to: Vec<String>,
    /// Before the square of departure.
    pub from: Vec<String>,
    /// Before what a pawn becomes.
    pub becomes: Vec<String>,
    /// How far this can be trusted.
    pub confidence: Confidence,
    /// Where it is from.
    pub sources: Vec<String>,
    /// What is not known.
    pub notes: Option<String>,
}

/// The old Arabic codes that name each man by its wing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WingTable {
    /// The locale's tag.
    pub locale: String,
    /// The men of the first rank by the file on which they began, a to h.
    pub men: [String; 8],
    /// The pawns by the file on which they began.
    pub pawns: [String; 8],
    /// Letters without a wing: pawn, knight, bishop, rook, queen, king.
    pub plain: [String; 6],
    /// The files in the language's letters, a to h.
    pub files: [Vec<String>; 8],
    /// The digits 1 to 8 in the language's figures.
    pub digits: [Vec<String>; 8],
    /// Capture.
    pub takes: Vec<String>,
    /// Check.
    pub check: Vec<String>,
    /// Mate.
    pub mate: Vec<String>,
    /// Capture in passing.
    pub en_passant: Vec<String>,
    /// Castling on the king's side.
    pub castles_short: Vec<String>,
    /// Castling on the queen's side.
    pub castles_long: Vec<String>,
    /// Where it is from.
    pub sources: Vec<String>,
    /// What the source leaves open and how it was decided.
    pub notes: String,
}

impl Grid {
    /// The name of a square, by file and rank from 0.
    #[must_use]
    pub fn square(&self, file: usize, rank: usize) -> String {
        if let Some(squares) = &self.squares {
            return squares.get(rank).and_then(|rank| rank.get(file)).cloned().unwrap_or_default();
        }
        let name = |names: &[String; 8], at: usize| names.get(at).cloned().unwrap_or_default();
        let (f, r) = (name(&self.files, file), name(&self.ranks, rank));
        if self.rank_first { r + &f } else { f + &r }
    }
}

impl Locales {
    /// The grid of a historical system: `paris1173`, `koebel1520`, `gringmuth` or `uedemann`.
    ///
    /// # Errors
    /// [`Error::Unsupported`] where there is no such grid, [`Error::Table`] where its file is wrong.
    pub fn grid(&self, name: &str) -> Result<Grid, Error> {
        self.historic(name)
    }

    /// The words of Stamma 1737.
    ///
    /// # Errors
    /// [`Error::Table`] where the file is wrong.
    pub fn stamma(&self) -> Result<StammaTable, Error> {
        self.historic("stamma")
    }

    /// The words of Selenus 1616.
    ///
    /// # Errors
    /// [`Error::Table`] where the file is wrong.
    pub fn selenus(&self) -> Result<SelenusTable, Error> {
        self.historic("selenus")
    }

    fn historic<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<T, Error> {
        self.beside("historic", &format!("{name}.yaml"), load::HISTORIC, name)
            .unwrap_or_else(|| Err(Error::Unsupported(format!("there is no table for `{name}`"))))
    }

    /// The wing codes of a language.
    ///
    /// # Errors
    /// [`Error::Unsupported`] where the language has none, [`Error::UnknownName`] for an unknown tag, and
    /// [`Error::Table`] where the file is wrong.
    pub fn wing(&self, tag: &str) -> Result<WingTable, Error> {
        let tag = self.resolve(tag)?;
        self.beside(tag, "wing.yaml", load::WING, tag)
            .unwrap_or_else(|| Err(Error::Unsupported(format!("`{tag}` has no wing notation; ar has one"))))
    }
}
