//! Collisions inside a letter set, found from the letters alone.
//!
//! A table must declare exactly what is found here: a collision that nobody declared is a slip of the
//! table, and one that is declared but not there is a slip too.
//!
//! | written | meaning | example |
//! |---|---|---|
//! | `king=queen` | one letter for two pieces | Maltese `R` |
//! | `knight<king` | a letter of the first begins one of the second: the longest match decides | `К`, `Кр` |
//! | `queen~f` | a piece's letter is a file's letter too: only the board or the game decides | Arabic `و` |
//! | `queen~king+e` | the first's letter is the second's with a file behind it | Hebrew `מה` |
//!
//! Also-read letters count, pawn letters too. Case counts as a difference: `B` and `b` do not collide.

use crate::board::Role;

use super::letters::LetterSet;

/// The codes of faults in tables, with what each means.
pub const CODES: &[(&str, &str)] = &[
    ("L0100", "The file is not YAML, not UTF-8 or too large."),
    ("L0101", "A field is unknown, missing, there twice, or of the wrong type."),
    ("L0102", "A text or letter is empty, too long, or holds a character that cannot stand there."),
    ("L0103", "Two letters collide and `overlaps` does not say so."),
    ("L0104", "`overlaps` names a collision that is not there."),
    ("L0105", "A text is not in Unicode normalisation form C."),
    ("L0106", "A letter set lacks a piece."),
    ("L0107", "The tag in the file is not the name of its folder."),
    ("L0108", "The digits are not ten different digits."),
    ("L0109", "A letter is given twice for one piece or file."),
    ("L0110", "Two files have the same letter."),
    ("L0111", "The style named is not there."),
    ("L0112", "A set wants native files or digits, and the language has none in its table."),
    ("L0113", "A mark of a style is empty where it must not be, too long, or holds a control character."),
    ("L0114", "A file of words holds what is no message, or names what is not there."),
];

/// Kings first, as tables list pieces.
const ORDER: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// All collisions of a set, in a fixed order, written as tables write them.
#[must_use]
pub fn overlaps(set: &LetterSet) -> Vec<String> {
    let mut found = Vec::new();
    let files = files(set);
    for (index, &one) in ORDER.iter().enumerate() {
        for &other in &ORDER[index + 1..] {
            if any(set, one, other, |a, b| a == b) {
                found.push(format!("{}={}", one.name(), other.name()));
            }
        }
    }
    for one in ORDER {
        for other in ORDER {
            if one != other && any(set, one, other, |a, b| b.len() > a.len() && b.starts_with(a)) {
                found.push(format!("{}<{}", one.name(), other.name()));
            }
        }
    }
    for one in ORDER {
        for (file, letters) in &files {
            if set.pieces[one as usize].iter().any(|letter| letters.contains(&letter.as_str())) {
                found.push(format!("{}~{file}", one.name()));
            }
        }
    }
    for one in ORDER {
        for other in ORDER {
            for (file, letters) in &files {
                let joined = |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| letters.contains(&rest));
                if one != other && any(set, one, other, joined) {
                    found.push(format!("{}~{}+{file}", one.name(), other.name()));
                }
            }
        }
    }
    found
}

/// Whether a letter of `one` and a letter of `other` stand in the given relation.
fn any(set: &LetterSet, one: Role, other: Role, relation: impl Fn(&str, &str) -> bool) -> bool {
    set.pieces[one as usize].iter().any(|a| set.pieces[other as usize].iter().any(|b| relation(a, b)))
}

/// The files with all their letters, the Latin one included.
fn files(set: &LetterSet) -> [(char, Vec<&str>); 8] {
    const LATIN: [(char, &str); 8] =
        [('a', "a"), ('b', "b"), ('c', "c"), ('d', "d"), ('e', "e"), ('f', "f"), ('g', "g"), ('h', "h")];
    let mut index = 0;
    LATIN.map(|(file, latin)| {
        let native = set.files.iter().flat_map(|files| files[index].iter().map(String::as_str));
        let letters = std::iter::once(latin).chain(native).collect();
        index += 1;
        (file, letters)
    })
}
