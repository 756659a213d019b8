//! All locales, each parsed when it is first asked for.
//!
//! The program starts without reading a single table: at start only names are known. A user's folder is
//! laid over the built-in tables, file by file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use super::fault::{Fault, guard, read};
use super::letters::LetterSet;
use super::negotiate;
use super::table::{Letters, Table};
use super::{Locale, build, plain, styles};
use crate::Error;

mod tables {
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

pub(super) use tables::{ALIASES, COUNTRIES, DESCRIPTIVE, HISTORIC, NOTATIONS, STYLES, VARIANTS, WING};
use tables::{SETS, USUAL};

enum Source {
    Builtin(&'static str),
    File(PathBuf),
}

struct Entry {
    tag: String,
    source: Source,
    parsed: OnceLock<Result<Arc<Locale>, Fault>>,
    letters: OnceLock<Option<Vec<LetterSet>>>,
}

impl Entry {
    fn new(tag: &str, source: Source) -> Self {
        Self { tag: tag.to_owned(), source, parsed: OnceLock::new(), letters: OnceLock::new() }
    }

    fn file_name(&self) -> String {
        match &self.source {
            Source::Builtin(_) => builtin_name(&self.tag),
            Source::File(path) => path.display().to_string(),
        }
    }

    fn get(&self, styles: &styles::Styles) -> Result<&Arc<Locale>, Error> {
        let parsed = self.parsed.get_or_init(|| match &self.source {
            Source::Builtin(text) => parse(&self.tag, text, styles).map(Arc::new),
            Source::File(path) => parse(&self.tag, &read(path)?, styles).map(Arc::new),
        });
        parsed.as_ref().map_err(|fault| fault.clone().into_error(&self.file_name()))
    }
}

impl Entry {
    /// The letter sets; of a built-in table they are read without the rest of it.
    fn letters(&self, styles: &styles::Styles) -> Result<&[LetterSet], Error> {
        if let (None, Source::Builtin(text)) = (self.parsed.get(), &self.source) {
            let read = || {
                let table: Letters = serde_yaml::from_value(plain::fields(text, Letters::FIELDS)?).ok()?;
                build::letters(table, text).ok().map(|built| built.sets)
            };
            if let Some(sets) = self.letters.get_or_init(read) {
                return Ok(sets);
            }
        }
        self.get(styles).map(|locale| locale.sets.as_slice())
    }
}

/// Parses the text of a `notation.yaml` that stands in the folder `tag`.
fn parse(tag: &str, text: &str, styles: &styles::Styles) -> Result<Locale, Fault> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let quick = plain::value(text).and_then(|value| serde_yaml::from_value::<Table>(value).ok());
    let table = match quick {
        Some(table) => table,
        None => serde_yaml::from_str(text).map_err(|error| Fault::from_yaml(&error, text))?,
    };
    let locale = build::locale(table, text)?;
    if locale.tag != tag {
        let reason = format!("the table is that of `{}`, its folder is `{tag}`", locale.tag);
        return Err(Fault::at(text, &["locale"], "L0107", reason));
    }
    if let Some(style) = &locale.default_style
        && !styles.names().any(|name| name == style)
    {
        return Err(Fault::at(text, &["style"], "L0111", format!("there is no style `{style}`")));
    }
    Ok(locale)
}

impl Locale {
    /// Reads the text of a `notation.yaml` that stands in the folder `tag`.
    ///
    /// ```
    /// use stamma::locale::Locale;
    /// let text = "locale: xx\nenglish: Example\nname: Example\ndirection: ltr\nconfidence: C\nsources: [none]\n\
    ///             pieces: {king: K, queen: D, rook: T, bishop: L, knight: S}\n";
    /// assert_eq!(Locale::from_yaml("xx", text)?.summary(), "K D T L S");
    /// let error = Locale::from_yaml("xx", &text.replace("queen: D", "queen: K")).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "locales/xx/notation.yaml:7:1: error[L0103]: the letters collide: `king=queen`, and `overlaps` does not say so"
    /// );
    /// # Ok::<(), stamma::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Table`] with the place and the reason where it is wrong.
    pub fn from_yaml(tag: &str, text: &str) -> Result<Self, Error> {
        guard(text)
            .and_then(|()| parse(tag, text, Locales::builtin().styles()))
            .map_err(|fault| fault.into_error(&builtin_name(tag)))
    }
}

fn builtin_name(tag: &str) -> String {
    format!("locales/{tag}/notation.yaml")
}

/// The locales of one run: the built-in ones, a user's own laid over them.
pub struct Locales {
    entries: Vec<Entry>,
    styles: styles::Styles,
    /// The user's folder, for the tables beside `notation.yaml`.
    dir: Option<PathBuf>,
}

impl std::fmt::Debug for Locales {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tags()).finish()
    }
}

impl Locales {
    /// The built-in locales, shared by the whole process.
    #[must_use]
    pub fn builtin() -> &'static Self {
        static BUILTIN: OnceLock<Locales> = OnceLock::new();
        BUILTIN.get_or_init(Self::fresh)
    }

    fn fresh() -> Self {
        let entries = NOTATIONS.iter().map(|(tag, text)| Entry::new(tag, Source::Builtin(text)));
        Self { entries: entries.collect(), styles: styles::Styles::builtin(), dir: None }
    }

    /// The built-in locales with those of a user's folder laid over them.
    ///
    /// The folder is laid out as `locales/` is: `TAG/notation.yaml` with the tables and the `messages.ftl` beside it,
    /// `styles/NAME.yaml`. A file there takes the place of the built-in one of its tag as a whole, and a language that is
    /// built in needs only the file that differs. Nothing is parsed yet.
    ///
    /// # Errors
    /// [`Error::Io`] where the folder cannot be listed.
    pub fn with_dir(path: &Path) -> Result<Self, Error> {
        let mut all = Self::fresh();
        for entry in fs::read_dir(path)? {
            let folder = entry?.path();
            let file = folder.join("notation.yaml");
            let Some(tag) = folder.file_name().and_then(|name| name.to_str()) else { continue };
            if !file.is_file() {
                continue;
            }
            let new = Entry::new(tag, Source::File(file));
            match all.entries.binary_search_by(|entry| entry.tag.as_str().cmp(tag)) {
                Ok(at) => all.entries[at] = new,
                Err(at) => all.entries.insert(at, new),
            }
        }
        all.styles.add_dir(&path.join("styles"))?;
        all.dir = Some(path.to_owned());
        Ok(all)
    }

    /// The locale for a tag; negotiated where no table has just this tag (`de-AT` → `de`, `no` → `nb`).
    ///
    /// # Errors
    /// [`Error::UnknownName`] with the names that come near, or [`Error::Table`] where its file is wrong.
    pub fn get(&self, tag: &str) -> Result<&Locale, Error> {
        self.entry(tag)?.get(&self.styles).map(Arc::as_ref)
    }

    /// The same, to be kept.
    ///
    /// # Errors
    /// As [`Self::get`].
    pub fn get_shared(&self, tag: &str) -> Result<Arc<Locale>, Error> {
        self.entry(tag)?.get(&self.styles).cloned()
    }

    /// The tag of the table that serves a tag, without parsing that table.
    ///
    /// # Errors
    /// [`Error::UnknownName`] with the names that come near.
    pub fn resolve(&self, tag: &str) -> Result<&str, Error> {
        self.entry(tag).map(|entry| entry.tag.as_str())
    }

    fn entry(&self, tag: &str) -> Result<&Entry, Error> {
        let same = |tag: &str| self.entries.iter().find(|entry| entry.tag.eq_ignore_ascii_case(tag));
        if let Some(entry) = same(tag) {
            return Ok(entry);
        }
        let tags: Vec<&str> = self.tags().collect();
        negotiate::negotiate(tag, &tags)?.and_then(same).ok_or_else(|| Error::UnknownName {
            what: "locale",
            name: tag.to_owned(),
            near: self.meant(tag).unwrap_or_else(|| negotiate::near(tag, tags.iter().copied())),
        })
    }

    /// Parses a table that stands beside the `notation.yaml` of some locales, the user's own before the
    /// built-in one; nothing where there is neither.
    pub(super) fn beside<T: serde::de::DeserializeOwned>(
        &self,
        folder: &str,
        name: &str,
        builtin: &[(&str, &str)],
        key: &str,
    ) -> Option<Result<T, Error>> {
        let own = self.dir.as_ref().map(|dir| dir.join(folder).join(name)).filter(|path| path.is_file());
        let (file, text) = match own {
            Some(path) => (path.display().to_string(), read(&path)),
            None => {
                let text = builtin.iter().find(|(tag, _)| *tag == key)?.1;
                (format!("locales/{folder}/{name}"), Ok(text.to_owned()))
            }
        };
        let parsed = text.and_then(|text| {
            let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
            serde_yaml::from_str(text).map_err(|error| Fault::from_yaml(&error, text))
        });
        Some(parsed.map_err(|fault| fault.into_error(&file)))
    }

    /// Name and text of a file of the user's folder for a locale; nothing where it is not there.
    pub(crate) fn own_text(&self, folder: &str, name: &str) -> Option<Result<(String, String), Error>> {
        let path = self.dir.as_ref()?.join(folder).join(name);
        if !path.is_file() {
            return None;
        }
        let file = path.display().to_string();
        Some(match read(&path) {
            Ok(text) => Ok((file, text.strip_prefix('\u{FEFF}').unwrap_or(&text).to_owned())),
            Err(fault) => Err(fault.into_error(&file)),
        })
    }

    /// The tags of all locales, in order.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.tag.as_str())
    }

    /// All locales, parsed; those with a faulty file as errors.
    pub fn all(&self) -> impl Iterator<Item = Result<&Locale, Error>> {
        self.entries.iter().map(|entry| entry.get(&self.styles).map(Arc::as_ref))
    }

    /// The letter sets of all locales, by tag, to find in which a text is written: much faster than
    /// [`Self::all`], since nothing else is read of the built-in tables.
    pub fn letters(&self) -> impl Iterator<Item = (&str, Result<&[LetterSet], Error>)> {
        self.entries.iter().map(|entry| (entry.tag.as_str(), entry.letters(&self.styles)))
    }

    /// The letter sets of one locale, as [`Self::letters`] gives them.
    ///
    /// # Errors
    /// As [`Self::get`].
    pub fn letters_of(&self, tag: &str) -> Result<&[LetterSet], Error> {
        self.entry(tag)?.letters(&self.styles)
    }

    /// The names of all letter sets by tag, with the Latin capitals, A the lowest bit, beside which the letters of the
    /// locale's men have no other; no built-in table is read for it. A faulty table of the user's has none.
    pub fn set_names(&self) -> impl Iterator<Item = (&str, u32, Vec<&str>)> {
        self.entries.iter().map(|entry| {
            // By tag, as the tables themselves.
            let known = SETS.binary_search_by(|(tag, ..)| (*tag).cmp(&entry.tag));
            match (&entry.source, known.ok().and_then(|at| SETS.get(at))) {
                (Source::Builtin(_), Some((_, capitals, names))) => {
                    (entry.tag.as_str(), *capitals, names.to_vec())
                }
                _ => {
                    let sets = entry.letters(&self.styles).unwrap_or_default();
                    (entry.tag.as_str(), u32::MAX, sets.iter().map(|set| set.name.as_str()).collect())
                }
            }
        })
    }

    /// The tags of the locales that have a notation of wings.
    pub fn wing_tags(&self) -> impl Iterator<Item = &str> {
        self.tags().filter(|tag| WING.iter().any(|(known, _)| known == tag))
    }

    /// The tags of the locales that have a descriptive notation.
    pub fn descriptive_tags(&self) -> impl Iterator<Item = &str> {
        self.tags().filter(|tag| DESCRIPTIVE.iter().any(|(known, _)| known == tag))
    }

    /// The place of a language where several are named: the lower, the more chess is printed in it.
    #[must_use]
    pub fn rank(&self, tag: &str) -> usize {
        static ORDER: OnceLock<Vec<String>> = OnceLock::new();
        let order = ORDER.get_or_init(|| serde_yaml::from_str(USUAL).unwrap_or_default());
        order.iter().position(|known| known == tag).unwrap_or(order.len())
    }

    /// The styles.
    #[must_use]
    pub fn styles(&self) -> &styles::Styles {
        &self.styles
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_and_capitals_seen_at_a_glance_are_those_of_the_tables() {
        let locales = Locales::builtin();
        let mut seen = 0;
        for (tag, capitals, names) in locales.set_names() {
            let sets = locales.letters_of(tag).unwrap();
            assert_eq!(names, sets.iter().map(|set| set.name.as_str()).collect::<Vec<_>>(), "{tag}");
            for letter in sets.iter().flat_map(|set| &set.pieces).flatten().flat_map(|letter| letter.bytes())
            {
                if letter.is_ascii_uppercase() {
                    assert!(capitals & 1 << (letter - b'A') != 0, "{tag}: {}", char::from(letter));
                    seen += 1;
                }
            }
        }
        assert!(seen > 100);
    }
}
