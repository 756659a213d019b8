//! What stops a run. A move that cannot be read does not: that is a [`crate::Diagnostic`].

use std::fmt;

/// An error that stops the whole run: a bad locale file, an unknown SPEC, a failed read or write.
#[derive(Debug)]
pub enum Error {
    /// A name of a notation, locale, set, style or format that is not known, and what is near it.
    UnknownName {
        /// What the name should have named: `locale`, `set`, `system`, `style` …
        what: &'static str,
        /// The name that was given.
        name: String,
        /// Names that come near, best first; may be empty.
        near: Vec<String>,
    },
    /// A combination that cannot be served, with the reason and the way out.
    Unsupported(String),
    /// A language for whose men no source gives letters.
    NoLetters {
        /// Its English name.
        language: String,
        /// Its tag.
        tag: String,
        /// The SPECs of its letter sets that are known.
        sets: Vec<String>,
    },
    /// A locale or style file is wrong. `line` and `column` count from 1, 0 where unknown.
    Table {
        /// The file's path, or its name among the built-in ones.
        file: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The stable code of the fault, `L0101` and so on.
        code: &'static str,
        /// What is wrong and what would be right.
        reason: String,
    },
    /// A FEN that is no position, with the reason.
    Fen(String),
    /// Reading or writing failed.
    Io(std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownName { what, name, near } => {
                write!(f, "there is no {what} `{name}`")?;
                if !near.is_empty() {
                    write!(f, "; did you mean `{}`?", near.join("`, `"))?;
                }
                Ok(())
            }
            Self::Unsupported(reason) => f.write_str(reason),
            Self::NoLetters { language, tag, sets } => {
                write!(
                    f,
                    "no source gives piece letters for all pieces in {language} ({tag}); its words are known. "
                )?;
                write!(f, "Use figurines, `fan`")?;
                if !sets.is_empty() {
                    write!(f, " or a set that is known, `{}`", sets.join("`, `"))?;
                }
                Ok(())
            }
            Self::Table { file, line, column, code, reason } => {
                write!(f, "{file}:{line}:{column}: error[{code}]: {reason}")
            }
            Self::Fen(reason) => write!(f, "not a position: {reason}"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::Io(error)
    }
}
