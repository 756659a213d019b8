//! From the form of a file to a [`Locale`], with the checks that need more than one field.

use super::check::overlaps;
use super::fault::Fault;
use super::letters::{LetterSet, NATIVE};
use super::table::{FilesOf, Letters, Many, Set, Table};
use super::text::{Letter, Text};
use super::{Doubt, Locale};
use crate::board::Role;

/// The most also-read letters of one piece or file, so that no table keeps the checker busy for long.
const MOST_LETTERS: usize = 16;

/// What the further sets take from the language's own.
struct Own {
    pieces: Option<[Vec<String>; 6]>,
    files: Option<[Vec<String>; 8]>,
    digits: Option<[String; 10]>,
}

/// What the letters' fields give.
pub(super) struct Built {
    pub(super) sets: Vec<LetterSet>,
    digits: Option<[String; 10]>,
    overlaps: Vec<String>,
    doubtful: Vec<Doubt>,
}

/// Builds the letter sets; `text` is the file, in which the place of a fault is looked up. Whether `overlaps` is
/// true is left to [`locale`], since the tables that are built in were looked through when they were tested.
pub(super) fn letters(table: Letters, text: &str) -> Result<Built, Fault> {
    let files = match table.files {
        Some(files) => Some(file_letters(files, table.files_also.into_array(), text)?),
        None => None,
    };
    let digits = table.digits.map(|digits| digits.0);
    let pieces = match table.pieces {
        Some(pieces) => {
            let written = pieces.into_array().map(|letter| letter.into_iter().map(String::from).collect());
            Some(with_also(written, table.also, text, &["also"])?)
        }
        None => None,
    };
    let doubtful: Vec<Doubt> = Role::ALL
        .into_iter()
        .zip(table.doubtful.into_array())
        .filter_map(|(role, reason)| Some(Doubt { role, reason: reason?.into() }))
        .collect();
    let own = Own { pieces, files, digits };
    let declared = strings(table.overlaps);
    let mut sets = Vec::new();
    if let Some(pieces) = own.pieces.clone() {
        let set = LetterSet {
            name: NATIVE.into(),
            pieces,
            files: own.files.clone(),
            digits: own.digits.clone(),
            files_mirrored: false,
            digit_first: false,
            native_squares: false,
            native_digits: false,
            doubtful: !doubtful.is_empty(),
            overlaps: declared.clone(),
            about: None,
            nightrider: None,
        };
        sets.push(set);
    } else if let Some(extra) = declared.first() {
        return Err(Fault::at_item(
            text,
            &["overlaps"],
            extra,
            "L0104",
            format!("`{extra}`: there are no letters"),
        ));
    }
    for (name, set) in table.sets.0 {
        sets.push(further(&name, set, &own, text)?);
    }
    Ok(Built { sets, digits: own.digits, overlaps: declared, doubtful })
}

/// Builds the locale.
pub(super) fn locale(table: Table, text: &str) -> Result<Locale, Fault> {
    let Table { pieces, also, doubtful, files, files_also, digits, overlaps, sets, .. } = table;
    let built = letters(Letters { pieces, also, doubtful, files, files_also, digits, overlaps, sets }, text)?;
    for set in &built.sets {
        let path = if set.name == NATIVE { ["overlaps", "pieces"] } else { ["sets", set.name.as_str()] };
        compare(set, text, &path)?;
    }
    Ok(Locale {
        tag: table.locale.into(),
        english: table.english.into(),
        name: table.name.into(),
        direction: table.direction,
        confidence: table.confidence,
        sets: built.sets,
        names: table.names.into_array().map(|name| name.map(String::from)),
        other_names: table.other_names.into_array().map(strings),
        words: table.words,
        results: table.results,
        signs: table.signs,
        digits: built.digits,
        default_style: table.style.map(String::from),
        overlaps: built.overlaps,
        sources: strings(table.sources),
        notes: table.notes.map(String::from),
        doubtful: built.doubtful,
    })
}

fn further(name: &Text, set: Set, own: &Own, text: &str) -> Result<LetterSet, Fault> {
    let path = ["sets", &**name];
    let given = [set.pawn, set.knight, set.bishop, set.rook, set.queen, set.king];
    let pieces = if given.iter().all(Option::is_none) {
        let Some(own) = own.pieces.clone() else {
            return Err(Fault::at(
                text,
                &path,
                "L0106",
                "the set has no letters, and the language has none".into(),
            ));
        };
        with_also(own, set.also, text, &path)?
    } else {
        let lacking = Role::ALL.into_iter().find(|&r| r != Role::Pawn && given[r as usize].is_none());
        if let Some(role) = lacking {
            return Err(Fault::at(
                text,
                &path,
                "L0106",
                format!("the set has no letter for the {}", role.name()),
            ));
        }
        with_also(given.map(|letter| letter.into_iter().map(String::from).collect()), set.also, text, &path)?
    };
    let files = match set.files {
        FilesOf::Latin => None,
        _ if own.files.is_none() => {
            return Err(Fault::at(
                text,
                &path,
                "L0112",
                "the set wants native files and `files` is not there".into(),
            ));
        }
        FilesOf::Read | FilesOf::Native => own.files.clone(),
        FilesOf::Mirrored => own.files.clone().map(|mut files| {
            files.reverse();
            files
        }),
    };
    if set.native_digits && own.digits.is_none() {
        return Err(Fault::at(
            text,
            &path,
            "L0112",
            "the set wants native digits and `digits` is not there".into(),
        ));
    }
    Ok(LetterSet {
        name: name.to_string(),
        pieces,
        files_mirrored: set.files == FilesOf::Mirrored,
        native_squares: matches!(set.files, FilesOf::Native | FilesOf::Mirrored),
        files,
        digits: own.digits.clone(),
        digit_first: set.digit_first,
        native_digits: set.native_digits,
        doubtful: set.doubtful,
        overlaps: strings(set.overlaps),
        about: set.about.map(String::from),
        nightrider: set.fairy.nightrider.map(String::from),
    })
}

/// Checks that `overlaps` says what the checker finds.
fn compare(set: &LetterSet, text: &str, path: &[&str]) -> Result<(), Fault> {
    let found = overlaps(set);
    if let Some(missing) = found.iter().find(|overlap| !set.overlaps.contains(overlap)) {
        let reason = format!("the letters collide: `{missing}`, and `overlaps` does not say so");
        return Err(Fault::at(text, path, "L0103", reason));
    }
    let twice =
        |index: usize, overlap: &String| set.overlaps.iter().skip(index + 1).any(|other| other == overlap);
    let extra = set.overlaps.iter().enumerate().find(|&(i, o)| !found.contains(o) || twice(i, o));
    if let Some((_, extra)) = extra {
        let reason = format!("`{extra}` is declared, but no letters collide so, or it is declared twice");
        return Err(Fault::at_item(text, path, extra, "L0104", reason));
    }
    Ok(())
}

fn with_also(
    mut letters: [Vec<String>; 6],
    also: Many<Letter>,
    text: &str,
    path: &[&str],
) -> Result<[Vec<String>; 6], Fault> {
    let also = also.into_array();
    if also.iter().any(|letters| letters.len() > MOST_LETTERS) {
        return Err(Fault::at(
            text,
            path,
            "L0102",
            format!("more than {MOST_LETTERS} letters for one piece"),
        ));
    }
    for (role, (letters, also)) in Role::ALL.into_iter().zip(letters.iter_mut().zip(also)) {
        for letter in also {
            if letters.iter().any(|other| **other == *letter) {
                let reason = format!("`{letter}` is given twice for the {}", role.name());
                return Err(Fault::at_item(text, path, &letter, "L0109", reason));
            }
            letters.push(letter.into());
        }
    }
    Ok(letters)
}

fn file_letters(files: [Letter; 8], also: [Vec<Letter>; 8], text: &str) -> Result<[Vec<String>; 8], Fault> {
    if also.iter().any(|letters| letters.len() > MOST_LETTERS) {
        return Err(Fault::at(
            text,
            &["files-also"],
            "L0102",
            format!("more than {MOST_LETTERS} letters for one file"),
        ));
    }
    let mut letters = files.map(|letter| vec![String::from(letter)]);
    for (letters, also) in letters.iter_mut().zip(also) {
        for letter in also {
            if letters.iter().any(|other| **other == *letter) {
                let reason = format!("`{letter}` is given twice for one file");
                return Err(Fault::at_item(text, &["files-also"], &letter, "L0109", reason));
            }
            letters.push(letter.into());
        }
    }
    for (index, one) in letters.iter().enumerate() {
        let same = letters.iter().skip(index + 1).flatten().find(|letter| one.contains(letter));
        if let Some(letter) = same {
            return Err(Fault::at_item(
                text,
                &["files"],
                letter,
                "L0110",
                format!("`{letter}` is two files"),
            ));
        }
    }
    Ok(letters)
}

fn strings(texts: Vec<Text>) -> Vec<String> {
    texts.into_iter().map(String::from).collect()
}
