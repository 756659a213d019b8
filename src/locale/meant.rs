//! What someone meant who wrote the name of a language or the code of a country for a tag. It is only suggested: a name
//! is no tag, and what a code of a country means is a custom.

use std::collections::BTreeMap;

use super::load::{COUNTRIES, Locales};

impl Locales {
    /// The tags of the locales that a name or the code of a country means, the most usual first.
    pub(super) fn meant(&self, name: &str) -> Option<Vec<String>> {
        let wanted = name.trim().to_lowercase();
        if wanted.is_empty() {
            return None;
        }
        let says = |known: &str| {
            let known = known.to_lowercase();
            // `Chinese` of `Chinese (simplified)`, but not `I` of `Ido`.
            let rest = known.strip_prefix(wanted.as_str());
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        let locales = self.all().filter_map(Result::ok);
        let named = locales.filter(|locale| says(&locale.english) || says(&locale.name));
        let mut tags: Vec<String> = named.map(|locale| locale.tag.clone()).collect();
        tags.sort_by_key(|tag| self.rank(tag));
        tags.truncate(5);
        if tags.is_empty() {
            tags = of_country(&wanted);
            tags.retain(|tag| self.tags().any(|known| known == tag));
        }
        (!tags.is_empty()).then_some(tags)
    }
}

/// The tags of the languages of a country, by its code: `locales/countries.yaml`, one `code: tags` a line.
fn of_country(code: &str) -> Vec<String> {
    let countries: BTreeMap<String, String> = serde_yaml::from_str(COUNTRIES).unwrap_or_default();
    let tags = countries.get(code).map(String::as_str).unwrap_or_default();
    tags.split_whitespace().map(str::to_owned).collect()
}
