//! All locales, each parsed when it is first asked for.
//!
//! The program starts without reading a single table: at start only names are known. A user's folder is
//! laid over the built-in tables, file by file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use super::letters::LetterSet;
use super::negotiate;
use super::table::{Letters, Table};
use super::{Locale, build, plain, styles};
use crate::Error;

mod tables {
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

pub(super) use tables::{ALIASES, DESCRIPTIVE, HISTORIC, NOTATIONS, STYLES, WING};

/// The largest table that is read, in bytes; the largest of ours has a few thousand.
const LARGEST: u64 = 256 * 1024;

/// What is wrong with a table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    line: usize,
    column: usize,
    code: &'static str,
    reason: String,
}

impl Fault {
    /// A fault of the file as a whole.
    pub(super) fn whole(code: &'static str, reason: String) -> Self {
        Self { line: 0, column: 0, code, reason }
    }

    /// A fault at the first of the keys that the file has; `["sets", name]` is the key within `sets`.
    pub(super) fn at(text: &str, path: &[&str], code: &'static str, reason: String) -> Self {
        let (line, column) = place(text, path).map_or((1, 1), |(line, column, _)| (line, column));
        Self { line, column, code, reason }
    }

    /// A fault at an item that stands behind such a key.
    pub(super) fn at_item(text: &str, path: &[&str], item: &str, code: &'static str, reason: String) -> Self {
        let Some((line, column, offset)) = place(text, path) else {
            return Self::at(text, path, code, reason);
        };
        let behind = text.get(offset..).unwrap_or_default();
        let alone = |&(at, _): &(usize, &str)| {
            !behind.get(..at).is_some_and(|text| text.ends_with(char::is_alphanumeric))
                && !behind.get(at + item.len()..).is_some_and(|text| text.starts_with(char::is_alphanumeric))
        };
        match behind.match_indices(item).find(alone) {
            Some((found, _)) => {
                let (line, column) = line_and_column(text, offset + found);
                Self { line, column, code, reason }
            }
            None => Self { line, column, code, reason },
        }
    }

    /// What serde_yaml found, with our code where one of our own checks spoke through it.
    pub(super) fn from_yaml(error: &serde_yaml::Error, text: &str) -> Self {
        let (mut line, mut column) = error.location().map_or((0, 0), |place| (place.line(), place.column()));
        let start = error.location().map_or(0, |place| place.index());
        let shown = error.to_string();
        let shown = shown.rfind(" at line ").map_or(shown.as_str(), |end| &shown[..end]);
        // serde_yaml gives the place of the mapping; the second of two equal fields is what is wrong.
        if let Some(field) = shown.split_once("duplicate field `").and_then(|(_, rest)| rest.split_once('`'))
            && let Some(second) = second_key(text, start, field.0)
        {
            (line, column) = line_and_column(text, second);
        }
        let own = super::CODES.iter().find_map(|(code, _)| Some((*code, shown.find(&format!("{code}: "))?)));
        match own {
            Some((code, at)) => {
                let reason = format!("{}{}", &shown[..at], &shown[at + code.len() + 2..]);
                Self { line, column, code, reason }
            }
            None => {
                let wrong = ["field", "invalid type", "invalid value", "invalid length", "variant"];
                let code = if wrong.iter().any(|word| shown.contains(word)) { "L0101" } else { "L0100" };
                Self { line, column, code, reason: shown.to_owned() }
            }
        }
    }

    /// The error for the file of this name.
    pub(super) fn into_error(self, file: &str) -> Error {
        let Self { line, column, code, reason } = self;
        Error::Table { file: file.to_owned(), line, column, code, reason }
    }
}

/// Line, column and offset of a key: a top-level one in column 1, or a set's name behind `sets:`.
fn place(text: &str, path: &[&str]) -> Option<(usize, usize, usize)> {
    let top = |key: &str| {
        let mut offset = 0;
        for line in text.split_inclusive('\n') {
            if line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':')) {
                return Some(offset);
            }
            offset += line.len();
        }
        None
    };
    let offset = match path {
        ["sets", name] => {
            let sets = top("sets")?;
            sets + text.get(sets..)?.find(&format!("{name}:"))?
        }
        keys => keys.iter().find_map(|key| top(key))?,
    };
    let (line, column) = line_and_column(text, offset);
    Some((line, column, offset))
}

/// Offset of the second time that a key stands behind `start`.
fn second_key(text: &str, start: usize, key: &str) -> Option<usize> {
    let start = text.char_indices().nth(start).map_or(0, |(offset, _)| offset);
    let behind = text.get(start..)?;
    let is_key = |&(at, _): &(usize, &str)| {
        behind.get(at + key.len()..).is_some_and(|rest| rest.starts_with(':'))
            && behind
                .get(..at)
                .is_some_and(|before| before.is_empty() || before.ends_with(['\n', ' ', '{', ',']))
    };
    behind.match_indices(key).filter(is_key).nth(1).map(|(at, _)| start + at)
}

/// Line and column of an offset, both from 1, the column in characters.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}

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

/// The text of a table file of bounded size.
pub(super) fn read(path: &Path) -> Result<String, Fault> {
    let unread = |error: std::io::Error| Fault::whole("L0100", error.to_string());
    if fs::metadata(path).map_err(unread)?.len() > LARGEST {
        return Err(Fault::whole("L0100", format!("the file is larger than {LARGEST} bytes")));
    }
    let bytes = fs::read(path).map_err(unread)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
        let (line, column) = line_and_column(&text, text.len());
        Fault { line, column, code: "L0100", reason: "the file is not UTF-8".into() }
    })?;
    guard(&text)?;
    Ok(text)
}

/// Refuses brackets deep inside each other, over which libyaml takes quadratic time.
fn guard(text: &str) -> Result<(), Fault> {
    const DEEPEST: usize = 64;
    let mut depth = 0_usize;
    for (offset, byte) in text.bytes().enumerate() {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            let (line, column) = line_and_column(text, offset);
            let reason = format!("more than {DEEPEST} brackets inside each other");
            return Err(Fault { line, column, code: "L0100", reason });
        }
    }
    Ok(())
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
    /// The folder is laid out as `locales/` is: `TAG/notation.yaml`, `styles/NAME.yaml`. A table there takes
    /// the place of the built-in one of its tag as a whole. Nothing is parsed yet.
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
            near: negotiate::near(tag, tags.iter().copied()),
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

    /// The styles.
    #[must_use]
    pub fn styles(&self) -> &styles::Styles {
        &self.styles
    }
}
