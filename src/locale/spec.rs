//! How a notation is named: `LOCALE[.SET][:SYSTEM]`, `SYSTEM` or `auto`.
//!
//! Names of systems win over tags of languages: `fan` is figurines, not the language Fang.

use std::fmt;

use super::load::Locales;
use super::negotiate::near;
use crate::Error;

/// The glyphs of figurine notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FanGlyphs {
    /// White's for White's moves and Black's for Black's: ♘f3 ♞c6.
    #[default]
    BySide,
    /// White's for all.
    White,
    /// Black's for all.
    Black,
}

/// A system of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Short algebraic with a locale's letters: `Sf3`.
    San,
    /// Long algebraic with a locale's letters: `Sg1-f3`.
    Lan,
    /// Descriptive: `P-K4`, `P4R`.
    Descriptive,
    /// The old Arabic notation with wing codes.
    Wing,
    /// The move said in a sentence.
    Words,
    /// Figurines, short or long.
    Fan {
        /// Long form: both squares.
        long: bool,
        /// Which glyphs are written; all are read.
        glyphs: FanGlyphs,
    },
    /// `e2e4`, castling as the king's move.
    Uci,
    /// `e2e4`, castling as king takes rook.
    Uci960,
    /// Four digits: `5254`.
    Iccf,
    /// Smith: `e7e8Q`, captures named.
    Smith,
    /// `e2-e4`.
    Coordinate,
    /// Philipp Stamma, 1737.
    Stamma,
    /// Gustavus Selenus, 1616.
    Selenus,
    /// Harold Murray, 1913.
    Murray,
    /// Paris, Bibliothèque nationale, ms. fr. 1173.
    Paris1173,
    /// Jacob Köbel, 1520.
    Koebel1520,
    /// D. A. Gringmuth's code for the telegraph: `gego`.
    Gringmuth,
    /// Louis Uedemann's code for the telegraph: `dogo`.
    Uedemann,
    /// English SAN in the exact export form of PGN.
    Pgn,
}

/// Names of the systems that stand behind a locale.
const WITH_LOCALE: [(&str, System); 5] = [
    ("san", System::San),
    ("lan", System::Lan),
    ("descriptive", System::Descriptive),
    ("wing", System::Wing),
    ("words", System::Words),
];

/// Names of the systems that stand alone, without the options of `fan`.
const ALONE: [(&str, System); 14] = [
    ("fan", System::Fan { long: false, glyphs: FanGlyphs::BySide }),
    ("uci", System::Uci),
    ("uci960", System::Uci960),
    ("iccf", System::Iccf),
    ("smith", System::Smith),
    ("coordinate", System::Coordinate),
    ("stamma", System::Stamma),
    ("selenus", System::Selenus),
    ("murray", System::Murray),
    ("paris1173", System::Paris1173),
    ("koebel1520", System::Koebel1520),
    ("gringmuth", System::Gringmuth),
    ("uedemann", System::Uedemann),
    ("pgn", System::Pgn),
];

impl System {
    /// The name, without options.
    #[must_use]
    pub fn name(self) -> &'static str {
        let plain = match self {
            Self::Fan { .. } => Self::Fan { long: false, glyphs: FanGlyphs::BySide },
            other => other,
        };
        WITH_LOCALE.iter().chain(&ALONE).find(|(_, system)| *system == plain).map_or("", |(name, _)| *name)
    }

    /// Whether the system is one of a language, and not one that stands alone.
    #[must_use]
    pub fn needs_locale(self) -> bool {
        WITH_LOCALE.iter().any(|(_, system)| *system == self)
    }

    /// The names of the systems that stand alone.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        ALONE.iter().map(|(name, _)| *name).collect()
    }

    /// The systems that stand alone, in the order of the documentation, without options.
    pub fn alone() -> impl Iterator<Item = Self> {
        ALONE.iter().map(|(_, system)| *system)
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if let Self::Fan { long, glyphs } = self {
            if *long {
                f.write_str(":lan")?;
            }
            match glyphs {
                FanGlyphs::BySide => {}
                FanGlyphs::White => f.write_str(":white")?,
                FanGlyphs::Black => f.write_str(":black")?,
            }
        }
        Ok(())
    }
}

/// A notation as it is named on the command line; it prints as it is read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spec {
    /// Found from the text; for a source only.
    Auto,
    /// A system of a language.
    Language {
        /// The tag of the table, after negotiation.
        tag: String,
        /// The letter set that is named, so that no other is read; [`super::NATIVE`] is the language's own.
        set: Option<String>,
        /// The system.
        system: System,
    },
    /// A system without a language.
    System(System),
}

impl Spec {
    /// Reads a name; case does not matter. The tag is negotiated, and a set must be in its table.
    ///
    /// ```
    /// use stamma::locale::{Locales, Spec};
    /// let spec = Spec::parse("de-AT:lan", Locales::builtin())?;
    /// assert_eq!(spec.to_string(), "de:lan");
    /// assert!(Spec::parse("de.nowhere", Locales::builtin()).is_err());
    /// # Ok::<(), stamma::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::UnknownName`] for a locale, set or system that is not there, with the names that come near;
    /// [`Error::Table`] where a set is asked for and the locale's file is wrong.
    pub fn parse(text: &str, locales: &Locales) -> Result<Self, Error> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("auto") {
            return Ok(Self::Auto);
        }
        let (head, options) = match text.split_once(':') {
            Some((head, options)) => (head, Some(options)),
            None => (text, None),
        };
        if let Some((_, system)) = ALONE.iter().find(|(name, _)| name.eq_ignore_ascii_case(head)) {
            return Ok(Self::System(with_options(*system, options)?));
        }
        let system = match options {
            None => System::San,
            Some(name) => WITH_LOCALE
                .iter()
                .find(|(known, _)| known.eq_ignore_ascii_case(name))
                .map(|(_, system)| *system)
                .ok_or_else(|| no_system(name))?,
        };
        let (tag, set) = match head.split_once('.') {
            Some((tag, set)) => (tag, Some(set)),
            None => (head, None),
        };
        let tag = locales.resolve(tag).map_err(|error| with_systems(error, head))?.to_owned();
        let set = match set {
            None => None,
            // Here it names the way of telling, which the words themselves know.
            Some(name) if system == System::Words => Some(name.to_ascii_lowercase()),
            Some(name) => {
                let locale = locales.get(&tag)?;
                let found = locale.set(name).ok_or_else(|| {
                    let mut sets: Vec<String> = locale.sets.iter().map(|set| set.name.clone()).collect();
                    sets.sort_by_key(|set| !set.starts_with(name));
                    Error::UnknownName { what: "set", name: format!("{tag}.{name}"), near: sets }
                })?;
                // The language's own set too: who names it wants no other.
                Some(found.name.clone())
            }
        };
        Ok(Self::Language { tag, set, system })
    }

    /// The locale's tag, where the notation is one of a language; `en` for `pgn`.
    #[must_use]
    pub fn tag(&self) -> Option<&str> {
        match self {
            Self::Language { tag, .. } => Some(tag),
            Self::System(System::Pgn) => Some("en"),
            Self::Auto | Self::System(_) => None,
        }
    }
}

fn unknown<'n>(what: &'static str, name: &str, names: impl Iterator<Item = &'n str>) -> Error {
    Error::UnknownName { what, name: name.to_owned(), near: near(name, names) }
}

/// There are so few systems of languages that all are named where none comes near.
fn no_system(name: &str) -> Error {
    let names = || WITH_LOCALE.iter().map(|(name, _)| *name);
    let mut near = near(name, names());
    if near.is_empty() {
        near = names().map(str::to_owned).collect();
    }
    Error::UnknownName { what: "system", name: name.to_owned(), near }
}

/// Who names no locale may have meant a system.
fn with_systems(error: Error, head: &str) -> Error {
    match error {
        Error::UnknownName { .. } if WITH_LOCALE.iter().any(|(name, _)| *name == head) => {
            Error::Unsupported(format!("`{head}` is written behind the name of a language: en:{head}"))
        }
        Error::UnknownName { what, name, near: mut names } => {
            let systems = near(head, ALONE.iter().chain(&WITH_LOCALE).map(|(name, _)| *name));
            let neither = systems.is_empty() && names.is_empty();
            let what = if systems.is_empty() && !neither { what } else { "locale or system" };
            names.splice(0..0, systems);
            names.truncate(5);
            Error::UnknownName { what, name, near: names }
        }
        other => other,
    }
}

fn with_options(system: System, options: Option<&str>) -> Result<System, Error> {
    let Some(options) = options else { return Ok(system) };
    let System::Fan { mut long, mut glyphs } = system else {
        return Err(Error::Unsupported(format!("`{system}` has no options, `:{options}` cannot follow it")));
    };
    for option in options.split(':') {
        match option.to_ascii_lowercase().as_str() {
            "lan" => long = true,
            "san" => long = false,
            "white" => glyphs = FanGlyphs::White,
            "black" => glyphs = FanGlyphs::Black,
            _ => return Err(unknown("option of fan", option, ["lan", "white", "black"].into_iter())),
        }
    }
    Ok(System::Fan { long, glyphs })
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::System(system) => system.fmt(f),
            Self::Language { tag, set, system } => {
                f.write_str(tag)?;
                if let Some(set) = set {
                    write!(f, ".{set}")?;
                }
                if *system != System::San {
                    write!(f, ":{system}")?;
                }
                Ok(())
            }
        }
    }
}
