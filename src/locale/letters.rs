//! Letter sets. A letter is a string of any length (`Кр`, `Kt`, `მფ`): the longest match is the reader's
//! duty, and a set is used whole.

use crate::board::Role;

/// The name of a language's own letter set.
pub const NATIVE: &str = "native";

/// One set of letters, used for a whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterSet {
    /// Its name, [`NATIVE`] for the language's own.
    pub name: String,
    /// Letters by `Role as usize`: the first is written, the others only read; empty where none is known.
    /// A pawn's letter is read, and never written in an algebraic move.
    pub pieces: [Vec<String>; 6],
    /// Letters of the files a to h as White sees them, whichever way they are counted: the first is
    /// written, the others only read. None where only Latin files are in use. Latin ones are read always; the first
    /// letters may be the Latin ones themselves, with other spellings behind them (French `ç`, `é`).
    pub files: Option<[Vec<String>; 8]>,
    /// The digits 0–9 of the language, for ranks and numbers.
    pub digits: Option<[String; 10]>,
    /// The files are counted from the king's side: the script's first letter is the h-file.
    pub files_mirrored: bool,
    /// The rank stands before the file: `2و`.
    pub digit_first: bool,
    /// Squares are written with [`Self::files`] even if the style does not ask for it.
    pub native_squares: bool,
    /// Ranks are written with [`Self::digits`] even if the style does not ask for it.
    pub native_digits: bool,
    /// A letter of the set is in doubt.
    pub doubtful: bool,
    /// Collisions inside the set, exactly those that [`super::overlaps`] finds.
    pub overlaps: Vec<String>,
    /// Where or when the set was used.
    pub about: Option<String>,
    /// The letter of the nightrider, where problems in this notation have one. No move of it is ever read.
    pub nightrider: Option<String>,
}

impl LetterSet {
    /// The letter that is written for a piece.
    #[must_use]
    pub fn letter(&self, role: Role) -> Option<&str> {
        self.pieces[role as usize].first().map(String::as_str)
    }

    /// Whether every piece but the pawn has a letter, so that any move can be written.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        Role::ALL.iter().filter(|&&role| role != Role::Pawn).all(|&role| self.letter(role).is_some())
    }

    /// Letters with their pieces, longest first, so that the first that matches is the right one. A letter
    /// of two pieces stands there twice.
    #[must_use]
    pub fn longest_first(&self) -> Vec<(&str, Role)> {
        let mut letters: Vec<(&str, Role)> = Role::ALL
            .iter()
            .flat_map(|&role| self.pieces[role as usize].iter().map(move |letter| (letter.as_str(), role)))
            .collect();
        letters.sort_by_key(|&(letter, _)| std::cmp::Reverse(letter.len()));
        letters
    }
}
