//! Which letters a sheet is written in.
//!
//! First by letters alone, which is quick and leaves a few tables; then by legal play, which decides.

use std::collections::{HashMap, HashSet};

use super::alphabet::{Alphabet, Sign, digit};
use crate::board::Role;
use crate::locale::{LetterSet, Locale, Locales, NATIVE};

fn name(locale: &Locale, set: &LetterSet) -> String {
    if set.name == NATIVE { locale.tag.clone() } else { format!("{}.{}", locale.tag, set.name) }
}

/// The alphabet of a letter set of a locale.
#[must_use]
pub(crate) fn alphabet(locale: &Locale, set: &LetterSet) -> Alphabet {
    let mut out = Alphabet { name: name(locale, set), rank_first: set.digit_first, ..Alphabet::default() };
    for (role, place) in Role::ALL.into_iter().zip(out.pieces.iter_mut()) {
        for (i, letter) in set.pieces[role as usize].iter().enumerate() {
            place.push(Sign { text: letter.clone(), cost: if i == 0 { 0.0 } else { 0.2 } });
        }
    }
    for (i, place) in out.files.iter_mut().enumerate() {
        place.push(Sign::plain(&char::from(b'a' + i as u8).to_string()));
        if let Some(files) = &set.files {
            for letter in &files[i] {
                place.push(Sign { text: letter.clone(), cost: 0.0 });
            }
        }
    }
    for words in [&locale.signs.check, &locale.signs.mate, &locale.signs.double_check] {
        out.checks.extend(words.iter().map(|w| w.to_lowercase()));
    }
    let usual = ["+", "++", "#", "\u{2020}", "\u{2021}", "\u{2260}", "ch", "sch", "mate", "mat", "matt"];
    out.checks.extend(usual.map(str::to_owned));
    out.checks.sort();
    out.checks.dedup();
    out.complete();
    out
}

/// All alphabets with different letters; the most usual language that has a set of letters gives the name.
pub(crate) fn all(locales: &Locales) -> Vec<Alphabet> {
    let mut seen = HashMap::new();
    let mut out: Vec<Alphabet> = Vec::new();
    let mut tags: Vec<&str> = locales.tags().collect();
    tags.sort_by_key(|tag| locales.rank(tag));
    for own in [true, false] {
        for tag in &tags {
            let Ok(locale) = locales.get(tag) else { continue };
            for set in locale.sets.iter().filter(|set| set.is_complete() && (set.name == NATIVE) == own) {
                let first = |letters: &Vec<String>| letters.first().cloned();
                let letters: Vec<_> = set.pieces.iter().skip(1).map(first).collect();
                let files: Option<Vec<_>> = set.files.as_ref().map(|f| f.iter().map(first).collect());
                let place = *seen.entry((letters, files, set.digit_first)).or_insert(out.len());
                match out.get_mut(place) {
                    Some(first) => first.also.push(name(locale, set)),
                    None => out.push(alphabet(locale, set)),
                }
            }
        }
    }
    out
}

/// How badly the signs of the texts fit an alphabet: the log cost of signs that it has no use for.
pub(crate) fn letters_cost(
    alphabet: &Alphabet,
    histogram: &HashMap<char, f32>,
    confusions: &super::noise::Confusions,
) -> f32 {
    let mut known: HashMap<char, f32> = HashMap::new();
    let signs = alphabet.pieces.iter().chain(&alphabet.files).chain(&alphabet.ranks);
    for sign in signs.flatten() {
        for c in sign.text.chars() {
            let cost = known.entry(c).or_insert(f32::INFINITY);
            *cost = cost.min(sign.cost);
        }
    }
    let usual = "x:\u{d7}X+#-0Oo=!?.,()\u{2020}";
    let mut cost = 0.0;
    // A man's letter in lower case is a habit; a file's in upper case is none.
    let men = alphabet.pieces.iter().flatten().flat_map(|sign| sign.text.chars());
    let lowered: HashSet<char> = men.map(super::noise::lower).collect();
    for (&c, &count) in histogram {
        let one = match known.get(&c) {
            Some(&cost) => cost,
            None if usual.contains(c) || digit(c).is_some() => 0.0,
            None if lowered.contains(&super::noise::lower(c)) => 0.4,
            None if confusions.has_twin(c) && known.keys().any(|k| confusions.are_twins(*k, c)) => 0.4,
            None => 5.0,
        };
        cost += one * count;
    }
    // Letters that the table has and the sheet never uses.
    for (role, signs) in Role::ALL.into_iter().zip(&alphabet.pieces).skip(1) {
        let used = signs.iter().filter(|s| s.cost == 0.0).any(|s| {
            s.text.chars().next().is_some_and(|c| {
                histogram.contains_key(&c) || histogram.contains_key(&super::noise::lower(c))
            })
        });
        if !used {
            cost += if role == Role::King { 1.0 } else { 2.0 };
        }
    }
    cost
}

/// How often each sign stands in the texts.
pub(crate) fn histogram(texts: &[String]) -> HashMap<char, f32> {
    let mut out = HashMap::new();
    for text in texts.iter().filter(|t| t.chars().any(|c| digit(c).is_some()) && t.chars().count() <= 8) {
        for c in text.chars() {
            *out.entry(c).or_insert(0.0) += 1.0;
        }
    }
    out
}
