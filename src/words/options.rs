//! How much is said, and how squares are spelled.

use crate::Error;

/// How much of a move is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// `knight f 3`, `knight takes e 5, check`.
    #[default]
    Short,
    /// `White's knight takes on e 5, giving check`.
    Full,
    /// Appendix D of the FIDE Laws: `Springer Felix drei`, whatever the language.
    Fide,
}

/// How files are spelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Squares {
    /// `e 4`.
    #[default]
    Letters,
    /// `echo 4`.
    Nato,
    /// `Eva 4`.
    Fide,
}

/// How ranks are spelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Digits {
    /// `e 4`.
    #[default]
    Figures,
    /// `e four`, in the words of the language.
    Words,
}

/// How a move is told. The default is short, with letters and figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Options {
    /// How much is said.
    pub level: Level,
    /// How files are spelled; [`Level::Fide`] has its own names.
    pub squares: Squares,
    /// How ranks are spelled; [`Level::Fide`] has its own words.
    pub digits: Digits,
}

impl Options {
    /// Reads options from names joined by hyphens in any order: `full`, `fide`, `short-nato-digits`.
    ///
    /// Known names are `short`, `full`, `fide` (levels), `letters`, `nato`, `anna` (files), `figures` and
    /// `digits` (ranks as words). `loud` is refused.
    ///
    /// # Errors
    /// [`Error::UnknownName`] for a name that is not in the list.
    pub fn parse(names: &str) -> Result<Self, Error> {
        let mut options = Self::default();
        for name in names.split(['-', ',', ' ']).filter(|n| !n.is_empty()) {
            match name {
                "short" => options.level = Level::Short,
                "full" => options.level = Level::Full,
                "fide" => options.level = Level::Fide,
                "letters" => options.squares = Squares::Letters,
                "nato" => options.squares = Squares::Nato,
                "anna" => options.squares = Squares::Fide,
                "figures" => options.digits = Digits::Figures,
                "digits" => options.digits = Digits::Words,
                _ => {
                    return Err(Error::UnknownName {
                        what: "way of telling moves",
                        name: name.to_owned(),
                        near: ["short", "full", "fide", "letters", "nato", "anna", "figures", "digits"]
                            .into_iter()
                            .filter(|known| super::near::distance(name, known) <= 2)
                            .map(str::to_owned)
                            .collect(),
                    });
                }
            }
        }
        Ok(options)
    }
}
