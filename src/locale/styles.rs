//! The styles by name: `locales/styles/*.yaml`, and a user's own laid over them.

use std::fs;
use std::path::{Path, PathBuf};

use unicode_normalization::is_nfc;

use super::fault::{Fault, read};
use super::load::STYLES;
use super::negotiate::near;
use super::text::Text;
use crate::Error;
use crate::style::Style;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    style: Text,
    about: Text,
    #[serde(default)]
    sources: Vec<Text>,
    #[serde(default)]
    marks: Style,
}

enum Source {
    Builtin(&'static str),
    File(PathBuf),
}

/// The styles, each parsed when it is asked for.
pub struct Styles {
    entries: Vec<(String, Source)>,
}

impl std::fmt::Debug for Styles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

impl Styles {
    /// The built-in styles.
    #[must_use]
    pub fn builtin() -> Self {
        let entries = STYLES.iter().map(|(name, text)| ((*name).to_owned(), Source::Builtin(text)));
        Self { entries: entries.collect() }
    }

    /// Lays the `*.yaml` of a folder over them; a folder that is not there adds nothing.
    pub(super) fn add_dir(&mut self, path: &Path) -> Result<(), Error> {
        if !path.is_dir() {
            return Ok(());
        }
        for entry in fs::read_dir(path)? {
            let file = entry?.path();
            let name = file.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
            let (Some(name), Some("yaml")) = (name, file.extension().and_then(|end| end.to_str())) else {
                continue;
            };
            self.entries.retain(|(other, _)| *other != name);
            self.entries.push((name, Source::File(file)));
        }
        self.entries.sort_by(|one, other| one.0.cmp(&other.0));
        Ok(())
    }

    /// A style by name, case-insensitively.
    ///
    /// # Errors
    /// [`Error::UnknownName`] with the names that come near, or [`Error::Table`] where its file is wrong.
    pub fn get(&self, name: &str) -> Result<Style, Error> {
        self.file(name).map(|file| file.marks)
    }

    /// What a style is, in one English sentence, and its sources.
    ///
    /// # Errors
    /// As [`Self::get`].
    pub fn about(&self, name: &str) -> Result<(String, Vec<String>), Error> {
        let file = self.file(name)?;
        Ok((file.about.into(), file.sources.into_iter().map(String::from).collect()))
    }

    /// The names, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|(name, _)| name.as_str())
    }

    fn file(&self, name: &str) -> Result<File, Error> {
        let Some((name, source)) = self.entries.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))
        else {
            let (name, near) = (name.to_owned(), near(name, self.names()));
            return Err(Error::UnknownName { what: "style", name, near });
        };
        let (path, text) = match source {
            Source::Builtin(text) => (format!("locales/styles/{name}.yaml"), Ok((*text).to_owned())),
            Source::File(path) => (path.display().to_string(), read(path)),
        };
        let parsed = text.and_then(|text| parse(name, &text));
        parsed.map_err(|fault| fault.into_error(&path))
    }
}

fn parse(name: &str, text: &str) -> Result<File, Fault> {
    let file: File = serde_yaml::from_str(text).map_err(|error| Fault::from_yaml(&error, text))?;
    if *file.style != *name {
        let reason = format!("the file is that of the style `{}`, its name is `{name}`", file.style);
        return Err(Fault::at(text, &["style"], "L0107", reason));
    }
    check(&file.marks, text)?;
    Ok(file)
}

/// The longest mark of a style, in bytes.
const LONGEST: usize = 32;

/// Marks are one line of visible text: a line break in one would tear a game apart.
fn check(style: &Style, text: &str) -> Result<(), Fault> {
    let marks = [
        ("capture", &style.capture),
        ("dash", &style.dash),
        ("check", &style.check),
        ("double-check", &style.double_check),
        ("discovered-check", &style.discovered_check),
        ("mate", &style.mate),
        ("castle-short", &style.castle_short),
        ("castle-long", &style.castle_long),
        ("promotion", &style.promotion),
        ("promotion-end", &style.promotion_end),
        ("en-passant", &style.en_passant),
        ("null", &style.null),
        ("number-white", &style.number_white),
        ("number-black", &style.number_black),
        ("glyph-space", &style.glyph_space),
        ("question", &style.question),
        ("draw-offer", &style.draw_offer),
    ];
    let results = style.results.iter().map(|result| ("results", result));
    for (key, mark) in marks.into_iter().chain(results) {
        if mark.len() > LONGEST || mark.chars().any(char::is_control) || !is_nfc(mark) {
            let reason =
                format!("`{key}` must be at most {LONGEST} bytes of visible text in normalisation form C");
            return Err(Fault::at_item(text, &["marks"], key, "L0113", reason));
        }
    }
    let needed = [
        ("castle-short", &style.castle_short),
        ("castle-long", &style.castle_long),
        ("null", &style.null),
        ("question", &style.question),
    ];
    for (key, mark) in needed {
        if mark.trim().is_empty() {
            return Err(Fault::at_item(text, &["marks"], key, "L0113", format!("`{key}` cannot be empty")));
        }
    }
    Ok(())
}
