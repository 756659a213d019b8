//! Strings of a table. They are checked where they are read, so that a fault has its line and column.

use std::fmt;
use std::ops::Deref;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use unicode_normalization::is_nfc;

/// The longest text of a table, in bytes; a guard, no table comes near it.
const LONGEST: usize = 4096;
/// The longest letter of a table, in bytes.
const LONGEST_LETTER: usize = 32;

/// A text: not empty, in NFC, without control, bidi or zero-width characters other than the joiners.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(String);

/// A letter of a piece or file: a [`Text`] without blanks, digits or signs of moves.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Letter(String);

impl Text {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn check(text: &str) -> Result<(), String> {
        if text.trim().is_empty() {
            return Err("L0102: the text is empty".into());
        }
        if text.len() > LONGEST {
            return Err(format!("L0102: the text is longer than {LONGEST} bytes"));
        }
        if let Some(bad) = text.chars().find(|&c| is_invisible(c)) {
            return Err(format!("L0102: U+{:04X} is not allowed in a table", u32::from(bad)));
        }
        if !is_nfc(text) {
            return Err(format!("L0105: `{text}` is not in Unicode normalisation form C"));
        }
        Ok(())
    }
}

impl Letter {
    fn check(text: &str) -> Result<(), String> {
        Text::check(text)?;
        if text.len() > LONGEST_LETTER {
            return Err(format!("L0102: a letter is at most {LONGEST_LETTER} bytes long"));
        }
        let refused =
            |c: char| c.is_whitespace() || c.is_numeric() || "x×:+#=()-–—†‡?!/,;{}[]$%*<>\"".contains(c);
        if let Some(bad) = text.chars().find(|&c| refused(c)) {
            return Err(format!("L0102: `{bad}` cannot stand in a letter, it has a meaning in moves"));
        }
        if text.starts_with(['\u{200C}', '\u{200D}']) {
            return Err("L0102: a letter cannot begin with a joiner".into());
        }
        Ok(())
    }
}

/// Whether a character is one that nobody sees and that a reader takes out: controls, bidi and zero width.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{00AD}' | '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{FEFF}')
        || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FFF9}'..='\u{FFFB}')
}

macro_rules! checked_string {
    ($name:ident, $expecting:literal) => {
        impl Deref for $name {
            type Target = str;
            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                // Checked inside the visitor: an error raised there is given the place of this scalar.
                struct Checked;
                impl Visitor<'_> for Checked {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expecting)
                    }
                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$name, E> {
                        $name::check(text).map_err(E::custom)?;
                        Ok($name(text.to_owned()))
                    }
                }
                deserializer.deserialize_str(Checked)
            }
        }
    };
}

checked_string!(Text, "a text");
checked_string!(Letter, "a letter");

/// Ten digits, written as one string from 0 to 9.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Digits(pub(super) [String; 10]);

impl<'de> Deserialize<'de> for Digits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Ten;
        impl Visitor<'_> for Ten {
            type Value = Digits;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("ten digits in one string")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Digits, E> {
                Text::check(text).map_err(E::custom)?;
                let digits: Vec<String> = text.chars().map(String::from).collect();
                let distinct: std::collections::BTreeSet<&String> = digits.iter().collect();
                if distinct.len() != digits.len() || !text.chars().all(char::is_numeric) {
                    return Err(E::custom("L0108: the digits 0 to 9 must be ten different digits"));
                }
                digits
                    .try_into()
                    .map(Digits)
                    .map_err(|_| E::custom("L0108: the digits 0 to 9 must be ten different digits"))
            }
        }
        deserializer.deserialize_str(Ten)
    }
}
