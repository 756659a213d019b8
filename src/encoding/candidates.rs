//! Encodings that bytes may be in, the likely ones first.
//!
//! The order is only a hint that saves work: which candidate is right, legal play decides. So nothing that
//! could be right is left out.

use super::half::Half;
use super::{Encoding, Kind, decode};

/// Encodings looked at where the bytes are neither UTF-8 nor UTF-16, the more usual first among equals.
const LABELS: [&str; 40] = [
    "windows-1252",
    "windows-1251",
    "windows-1250",
    "windows-1256",
    "windows-1255",
    "windows-1253",
    "windows-1254",
    "windows-1257",
    "windows-1258",
    "windows-874",
    "ibm866",
    "koi8-r",
    "koi8-u",
    "iso-8859-2",
    "iso-8859-5",
    "iso-8859-6",
    "iso-8859-7",
    "iso-8859-8",
    "x-mac-cyrillic",
    "cp862",
    "cp850",
    "cp437",
    "cp852",
    "cp737",
    "cp857",
    "cp720",
    "cp864",
    "cp1125",
    "macintosh",
    "x-mac-ce",
    "x-mac-greek",
    "x-mac-turkish",
    "x-mac-arabic",
    "x-mac-hebrew",
    "koi8-t",
    "gbk",
    "shift_jis",
    "big5",
    "euc-kr",
    "euc-jp",
];

/// Stretches with bytes outside ASCII that are looked at, some dozen pages.
const ENOUGH: usize = 4_000;

/// Plausible encodings of `bytes`, best first; never empty.
///
/// A byte order mark decides alone, and so does valid UTF-8 (ASCII is that). UTF-16 without a mark is known by
/// the zero bytes of its ASCII. Otherwise UTF-8 with stray bytes stands first where most of what is not ASCII
/// is UTF-8, else last: used as they are the bytes still give every move written in ASCII. Encodings in which
/// more than a tenth of the bytes outside ASCII mean nothing are left out.
#[must_use]
pub fn candidates(bytes: &[u8]) -> Vec<Encoding> {
    if let Some((encoding, _)) = Encoding::for_mark(bytes) {
        return vec![encoding];
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return vec![encoding];
    }
    if std::str::from_utf8(bytes).is_ok() {
        return vec![Encoding::UTF_8];
    }
    let (mut valid, mut stray) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        valid += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        stray += chunk.invalid().len();
    }
    let words = words(bytes);
    let mut scored: Vec<(f64, Encoding)> = LABELS
        .iter()
        .filter_map(|label| Encoding::for_label(label))
        .filter_map(|encoding| score(&words, encoding).map(|score| (score, encoding)))
        .collect();
    // The sort is stable, so equals stay in the order of the list.
    scored.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut found: Vec<Encoding> = scored.into_iter().map(|(_, encoding)| encoding).collect();
    if are_single_signs(bytes)
        && let Some(western) = found.iter().position(|one| Some(*one) == Encoding::for_label(LABELS[0]))
    {
        found[..=western].rotate_right(1);
    }
    let place = if valid > stray { 0 } else { found.len() };
    found.insert(place, Encoding::UTF_8);
    found
}

/// UTF-16 known by its zero bytes: one byte of the units is zero in a fifth of them, the other nearly never.
fn utf16_without_mark(bytes: &[u8]) -> Option<Encoding> {
    let head = bytes.get(..bytes.len().min(4096) & !1)?;
    if head.len() < 4 || !bytes.len().is_multiple_of(2) {
        return None;
    }
    let zeros = |first: usize| head.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
    let (high, low, units) = (zeros(0), zeros(1), head.len() / 2);
    let clear = |many: usize, few: usize| many * 5 >= units && few * 50 <= units;
    match () {
        () if clear(low, high) => Some(Encoding::UTF_16LE),
        () if clear(high, low) => Some(Encoding::UTF_16BE),
        () => None,
    }
}

/// Stretches of letters and bytes outside ASCII that hold at least one of the latter.
fn words(bytes: &[u8]) -> Vec<&[u8]> {
    bytes
        .split(|byte| byte.is_ascii() && !byte.is_ascii_alphabetic())
        .filter(|word| !word.is_ascii())
        .map(|word| word.get(..word.len().min(64)).unwrap_or_default())
        .take(ENOUGH)
        .collect()
}

/// Whether bytes outside ASCII stand for signs alone, the half, plus-minus, quotes and dashes of Western text, and
/// nowhere two letters beside each other: such text is in no other alphabet.
fn are_single_signs(bytes: &[u8]) -> bool {
    let letter = |at: usize| bytes.get(at).is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0xc0);
    bytes.iter().enumerate().filter(|(_, byte)| !byte.is_ascii()).all(|(at, byte)| match byte {
        0x85 | 0x91..=0x94 | 0x96 | 0x97 => !(at > 0 && letter(at - 1) && letter(at + 1)),
        0xa0 | 0xa7 | 0xab | 0xb0 | 0xb1 | 0xb7 | 0xbb..=0xbe | 0xd7 => true,
        _ => false,
    })
}

/// How much the words look like text in this encoding; `None` where they cannot be.
fn score(words: &[&[u8]], encoding: Encoding) -> Option<f64> {
    let Some(half) = Half::of(encoding) else { return score_multiple(words, encoding) };
    let (mut total, mut outside, mut unknown) = (0.0, 0_usize, 0_usize);
    for word in words {
        let mut last: Option<char> = None;
        // The letter of a man before a square, which a digit ended: no mixed word.
        let ascii = word.iter().filter(|byte| byte.is_ascii()).count();
        let file_last = ascii == 1 && word.last().is_some_and(|byte| (b'a'..=b'h').contains(byte));
        for byte in *word {
            let character = half.character(*byte);
            if !byte.is_ascii() {
                outside += 1;
                unknown += usize::from(super::kept_byte(character).is_some());
                total += worth(character);
            }
            if let Some(last) = last.filter(|last| !last.is_ascii() || !character.is_ascii()) {
                total += joint(last, character, file_last);
            }
            last = Some(character);
        }
    }
    (unknown * 10 <= outside).then(|| total / outside.max(1) as f64)
}

/// How likely a character is in text about chess.
fn worth(character: char) -> f64 {
    match character {
        _ if character.is_alphabetic() => 1.0,
        // The second set of ASCII signs, between words that run from right to left.
        ' '..='~' => 0.5,
        '\u{2010}'..='\u{2026}' | '\u{AB}' | '\u{BB}' | '\u{BD}' | '\u{B1}' | '\u{D7}' | '\u{A0}' => 0.5,
        '\u{64B}'..='\u{652}' | '\u{5B0}'..='\u{5C2}' => 0.5,
        '\u{660}'..='\u{669}' => 0.7,
        '\u{80}'..='\u{9F}' | '\u{2500}'..='\u{25FF}' => -3.0,
        _ if super::kept_byte(character).is_some() => -3.0,
        _ => -0.5,
    }
}

/// How well two characters of a word stand beside each other.
fn joint(left: char, right: char, file_last: bool) -> f64 {
    // Thai vowels stand before a consonant, or are signs on one.
    let consonant = |c: char| matches!(c, '\u{E01}'..='\u{E2E}');
    let sign = |c: char| matches!(c, '\u{E31}' | '\u{E34}'..='\u{E3A}' | '\u{E47}'..='\u{E4E}');
    if matches!(left, '\u{E40}'..='\u{E44}') && !consonant(right)
        || sign(right) && !consonant(left) && !sign(left)
    {
        return -2.0;
    }
    if !left.is_alphabetic() || !right.is_alphabetic() {
        return 0.0;
    }
    match (script(left), script(right)) {
        _ if file_last && right.is_ascii() => 0.3,
        (a, b) if a != b => {
            if left.is_ascii() || right.is_ascii() {
                -0.6
            } else {
                -2.0
            }
        }
        _ if left.is_lowercase() && right.is_uppercase() => -1.5,
        // Words wholly of accented letters are another script read as Latin.
        (0, _) if !left.is_ascii() && !right.is_ascii() => -0.4,
        _ if left.is_uppercase() && right.is_uppercase() => 0.0,
        _ => 0.6,
    }
}

fn script(character: char) -> u8 {
    match character {
        '\0'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}' => 0,
        '\u{370}'..='\u{3FF}' => 1,
        '\u{400}'..='\u{52F}' => 2,
        '\u{590}'..='\u{5FF}' => 3,
        '\u{600}'..='\u{6FF}' => 4,
        '\u{E00}'..='\u{E7F}' => 5,
        _ => 6,
    }
}

/// Encodings of several bytes must be valid throughout; pairs wholly outside ASCII speak for them.
fn score_multiple(words: &[&[u8]], encoding: Encoding) -> Option<f64> {
    let Kind::Standard(_) = encoding.0 else { return None };
    let (mut total, mut count) = (0.0, 0_usize);
    // Decoding these is slow, and a few hundred words tell enough.
    for word in words.iter().take(400) {
        let decoded = decode(word, encoding);
        let text = std::str::from_utf8(&decoded.text).ok()?;
        for character in text.chars().filter(|c| !c.is_ascii()) {
            if super::kept_byte(character).is_some() {
                return None;
            }
            count += 1;
            total += match character {
                '\u{3040}'..='\u{30FF}' | '\u{AC00}'..='\u{D7A3}' => 1.6,
                '\u{4E00}'..='\u{9FFF}' => 1.2,
                _ => -0.5,
            };
        }
        let swallowed = word.iter().filter(|byte| byte.is_ascii()).count()
            - text.chars().filter(char::is_ascii).count().min(word.len());
        total -= 1.5 * swallowed as f64;
    }
    Some(total / count.max(1) as f64)
}
