//! What an alphabet is made of: the letters, names and signs of a language, with what is read for them as a slip.

use super::GLYPHS;
use super::alphabet::{Alphabet, Symbol};
use super::common;
use crate::board::Role;
use crate::locale::{LetterSet, Locale};
use crate::notation::Repair;

pub(super) type List = Vec<(String, Symbol, Option<Repair>)>;

/// The letters of the men, with their other case and the look-alikes of other scripts as slips.
pub(super) fn pieces(set: &LetterSet, list: &mut List) {
    let exact: List = Role::ALL
        .iter()
        .flat_map(|&role| {
            set.pieces[role as usize].iter().map(move |letter| (letter.clone(), Symbol::Piece(role), None))
        })
        .collect();
    let mut exact = exact;
    // A pawn's letter is seldom written: where it is also that of a piece (Kazakh П), the piece is meant.
    let shared = |letter: &str| set.pieces.iter().skip(1).flatten().any(|piece| piece == letter);
    for (letter, symbol, repair) in &mut exact {
        if *symbol == Symbol::Piece(Role::Pawn) && shared(letter) {
            *repair = Some(Repair::Doubtful);
        }
    }
    let mut slips: List = Vec::new();
    for (letter, symbol, doubt) in &exact {
        if doubt.is_some() {
            continue;
        }
        // The same letters in the width of Chinese characters.
        if let [letter @ (b'A'..=b'Z')] = letter.as_bytes()
            && let Some(wide) = char::from_u32(0xff21 + u32::from(letter - b'A'))
        {
            slips.push((wide.to_string(), *symbol, None));
        }
        for other in [letter.to_lowercase(), letter.to_uppercase()] {
            if other != *letter && !Alphabet::knows(&exact, &other) {
                slips.push((other, *symbol, Some(Repair::Case)));
            }
        }
        for other in same_looking(letter) {
            if !Alphabet::knows(&exact, &other) {
                slips.push((other, *symbol, Some(Repair::LookAlike)));
            }
        }
    }
    list.extend(exact);
    list.extend(slips);
    glyphs(list);
}

/// Figurines are read in every language.
pub(super) fn glyphs(list: &mut List) {
    for role in Role::ALL {
        let (white, black) = GLYPHS[role as usize];
        for glyph in [white, black] {
            for selector in ["", "\u{fe0e}", "\u{fe0f}"] {
                list.push((format!("{glyph}{selector}"), Symbol::Piece(role), None));
            }
        }
    }
}

pub(super) fn latin_files(list: &mut List) {
    for file in 0..8u8 {
        let letter = char::from(b'a' + file);
        list.push((letter.to_string(), Symbol::File(file), None));
        list.push((letter.to_ascii_uppercase().to_string(), Symbol::File(file), Some(Repair::Case)));
        for other in common::look_alikes(letter) {
            list.push((other.to_string(), Symbol::File(file), Some(Repair::LookAlike)));
        }
        if let Some(wide) = char::from_u32(0xff41 + u32::from(file)) {
            list.push((wide.to_string(), Symbol::File(file), None));
        }
    }
}

pub(super) fn files(set: &LetterSet, list: &mut List) {
    latin_files(list);
    for (file, letters) in (0u8..).zip(set.files.iter().flatten()) {
        for letter in letters {
            list.push((letter.clone(), Symbol::File(file), None));
        }
    }
}

/// All spellings of a letter with one or more characters replaced by a look-alike of another script.
pub(super) fn same_looking(letter: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for c in letter.chars().take(4) {
        let mut next = Vec::new();
        for start in &all {
            for form in std::iter::once(c).chain(common::look_alikes(c)) {
                next.push(format!("{start}{form}"));
            }
        }
        all = next;
    }
    all.retain(|form| form != letter);
    all
}

/// The names of the men, which stand for what a pawn becomes: `e8=Queen`.
pub(super) fn names(locale: &Locale, list: &mut List) {
    for role in Role::ALL {
        for name in locale.names[role as usize].iter().chain(&locale.other_names[role as usize]) {
            list.extend(either_capital(name).map(|form| (form, Symbol::Name(role), None)));
        }
    }
}

pub(super) fn signs(locale: &Locale, list: &mut List) {
    let s = &locale.signs;
    let groups: [(&[crate::locale::Text], Symbol); 7] = [
        (&s.capture, Symbol::Capture),
        (&s.check, Symbol::Check),
        (&s.double_check, Symbol::Check),
        (&s.discovered_check, Symbol::Check),
        (&s.mate, Symbol::Check),
        (&s.en_passant, Symbol::EnPassant),
        (&s.promotion, Symbol::Promotion),
    ];
    for (texts, symbol) in groups {
        for text in texts {
            list.push((text.to_string(), symbol, None));
            if matches!(symbol, Symbol::Check | Symbol::EnPassant) && text.chars().any(char::is_alphabetic) {
                list.push((format!("({text})"), symbol, None));
            }
            if symbol == Symbol::EnPassant {
                list.push((text.to_uppercase(), symbol, None));
            } else if symbol == Symbol::Check && text.chars().count() >= 4 {
                list.extend(either_capital(text).map(|form| (form, symbol, None)));
            }
        }
    }
    for (texts, short, long) in
        [(&s.castles_short, true, false), (&s.castles_long, false, true), (&s.castles, true, true)]
    {
        for form in texts.iter().flat_map(|text| either_capital(text)) {
            list.push((form, Symbol::Castles { short, long }, None));
        }
    }
    for (text, short) in [(&locale.words.castling_short, true), (&locale.words.castling_long, false)] {
        for form in text.iter().flat_map(|text| either_capital(text)) {
            list.push((form, Symbol::Castles { short, long: !short }, None));
        }
    }
    for text in [&locale.words.check, &locale.words.mate].into_iter().flatten() {
        list.push((text.to_string(), Symbol::Check, None));
        if text.chars().count() >= 3 {
            list.extend(either_capital(text).map(|form| (form, Symbol::Check, None)));
        }
    }
}

/// A word with a capital, without one and in capitals, as it begins a sentence, stands in it, or is all of it.
pub(super) fn either_capital(text: &str) -> impl Iterator<Item = String> {
    let mut chars = text.chars();
    let first = chars.next().filter(|_| chars.clone().any(char::is_lowercase));
    let with = |first: String| format!("{first}{}", chars.as_str());
    let forms = first.map(|first| {
        [with(first.to_uppercase().collect()), with(first.to_lowercase().collect()), text.to_uppercase()]
    });
    std::iter::once(text.to_owned()).chain(forms.into_iter().flatten())
}
