//! Which table serves a tag. A table in another script than the one asked for never does: its letters
//! would be wrong.

use std::collections::BTreeMap;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::fault::Fault;
use super::load::ALIASES;
use crate::Error;

/// The tag among `tags` that serves `wanted`, if any.
pub(super) fn negotiate<'t>(wanted: &str, tags: &[&'t str]) -> Result<Option<&'t str>, Error> {
    let aliases = Aliases::parse(ALIASES).map_err(|fault| fault.into_error("locales/aliases.yaml"))?;
    let Ok(mut asked) = aliases.get(wanted).unwrap_or(wanted).parse::<LanguageIdentifier>() else {
        return Ok(None);
    };
    if let Some(language) = aliases.get(asked.language.as_str()).and_then(|tag| tag.parse().ok()) {
        let language: LanguageIdentifier = language;
        asked.language = language.language;
    }
    // A region decides the script (`zh-TW`); a bare language must not get a region (`pt` is not `pt-BR`).
    if asked.region.is_some() && asked.script.is_none() {
        asked.maximize();
    }
    let available: Vec<(LanguageIdentifier, &str)> =
        tags.iter().filter_map(|tag| Some((tag.parse().ok()?, *tag))).collect();
    let identifiers: Vec<&LanguageIdentifier> = available.iter().map(|(id, _)| id).collect();
    let found = negotiate_languages(&[&asked], &identifiers, None, NegotiationStrategy::Lookup);
    let Some(&&found) = found.first() else { return Ok(None) };
    if found.language != asked.language || script(found) != script(&asked) {
        return Ok(None);
    }
    Ok(available.iter().find(|(id, _)| id == found).map(|&(_, tag)| tag))
}

/// Other tags for a table: `locales/aliases.yaml`, one `other: tag` a line.
struct Aliases(BTreeMap<String, String>);

impl Aliases {
    fn parse(text: &str) -> Result<Self, Fault> {
        serde_yaml::from_str(text).map(Self).map_err(|error| Fault::from_yaml(&error, text))
    }

    fn get(&self, tag: &str) -> Option<&str> {
        self.0.get(&tag.to_ascii_lowercase()).map(String::as_str)
    }
}

/// The script of a tag, the likely one where it names none.
fn script(tag: &LanguageIdentifier) -> Option<String> {
    let mut full = tag.clone();
    full.maximize();
    full.script.map(|script| script.to_string())
}

/// Names that come near to `name`, best first, at most five.
pub(crate) fn near<'n>(name: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    if name.is_empty() {
        return Vec::new();
    }
    let name = name.to_lowercase();
    let reach = (name.chars().count() / 2).clamp(1, 3);
    let mut near: Vec<(usize, &str)> = names
        .filter_map(|other| {
            let lower = other.to_lowercase();
            let distance = if lower.starts_with(&name) { 1 } else { distance(&name, &lower) };
            (distance <= reach).then_some((distance, other))
        })
        .collect();
    near.sort();
    near.into_iter().take(5).map(|(_, name)| name.to_owned()).collect()
}

/// The number of letters to change, add, leave out or swap to make one from the other; long names are cut.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().take(64).collect();
    let other: Vec<char> = other.chars().take(64).collect();
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for (i, a) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in other.iter().enumerate() {
            let changed = rows[i][j] + usize::from(a != b);
            let mut best = changed.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b {
                best = best.min(rows[i - 1][j - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}
