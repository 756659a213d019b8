//! Lines that were stored as they are seen: from old DOS programs, from PDF, or typed in a right-to-left page.
//!
//! Two kinds, both found by evidence and turned into logical order with a map. In a *reversed* line every
//! character stands in display order (`5ה 4ה .1`). In a *mirrored* line the moves are sound but the parts
//! stand in the order of a right-to-left page (`. h5 ... 12`, `+RxR`). Evidence is no proof: a caller reads
//! the line as it stands first, and lets the board judge the turned one.

use unicode_bidi::{BidiClass, bidi_class};

use super::visual::mirrored;
use crate::source_map::SourceMap;

/// Whether a line shows that all its characters stand in display order.
///
/// Evidence: Hebrew final letters, Arabic final forms and letters that never begin a word, at the start of
/// words; commas and points before words; move numbers behind their points (`.1`). Each is weighed against
/// the same in its right place. A line without right-to-left letters is never reversed.
#[must_use]
pub fn looks_reversed(line: &str) -> bool {
    if !line.chars().any(is_rtl_letter) {
        return false;
    }
    let mut balance = 0_i32;
    for word in line.split(|c: char| c.is_whitespace()) {
        let letters = |c: &char| is_rtl_letter(*c);
        let first = word.chars().find(letters);
        let last = word.chars().rfind(letters);
        if word.chars().filter(letters).count() > 1 {
            balance += i32::from(first.is_some_and(ends_words)) - i32::from(last.is_some_and(ends_words));
            balance += i32::from(last.is_some_and(begins_words)) - i32::from(first.is_some_and(begins_words));
        }
        let digits = word.trim_matches('.');
        if !digits.is_empty() && digits.chars().all(char::is_numeric) {
            balance += i32::from(word.starts_with('.')) - i32::from(word.ends_with('.'));
        } else {
            let stop = |c: char| matches!(c, ',' | '.' | ';' | '\u{60C}' | '\u{61B}');
            let glued = word.chars().count() > 1;
            balance += i32::from(glued && word.starts_with(stop)) - i32::from(glued && word.ends_with(stop));
        }
    }
    balance > 0
}

/// Hebrew final letters; Arabic letters and presentation forms that only end a word.
const fn ends_words(character: char) -> bool {
    matches!(character, '\u{5DA}' | '\u{5DD}' | '\u{5DF}' | '\u{5E3}' | '\u{5E5}' | '\u{629}' | '\u{649}')
        || (presentation_form(character) && matches!(form_of(character), Form::Final))
}

/// Arabic presentation forms that only begin a word.
const fn begins_words(character: char) -> bool {
    presentation_form(character) && matches!(form_of(character), Form::Initial)
}

const fn presentation_form(character: char) -> bool {
    matches!(character, '\u{FE80}'..='\u{FEFC}')
}

enum Form {
    Final,
    Initial,
    Other,
}

/// The position of a form of Arabic Presentation Forms-B.
const fn form_of(character: char) -> Form {
    // Letters with two forms are isolated, final; with four isolated, final, initial, medial.
    let code = character as u32;
    let index = match code {
        0xFE81..=0xFE88 | 0xFEA9..=0xFEB0 | 0xFEED..=0xFEF0 | 0xFEF5..=0xFEFC => (code - 0xFE81) % 2,
        0xFE89..=0xFE8C => code - 0xFE89,
        0xFE8D..=0xFE8E | 0xFE93..=0xFE94 => (code - 0xFE8D) % 2,
        0xFE8F..=0xFE92 => code - 0xFE8F,
        0xFE95..=0xFEA8 => (code - 0xFE95) % 4,
        0xFEB1..=0xFEEC => (code - 0xFEB1) % 4,
        0xFEF1..=0xFEF4 => code - 0xFEF1,
        _ => return Form::Other,
    };
    match index {
        1 => Form::Final,
        2 => Form::Initial,
        _ => Form::Other,
    }
}

/// A line stored in display order of a right-to-left paragraph, in logical order.
///
/// The whole is turned round, and numbers, Latin words and moves in Latin letters are turned back.
#[must_use]
pub fn reverse_visual(line: &str) -> (String, SourceMap) {
    let mut last = BidiClass::ON;
    let mut turned: Vec<Shown> = line
        .char_indices()
        .map(|(at, character)| {
            // A digit behind a Latin letter is part of its word.
            last = match bidi_class(character) {
                BidiClass::EN if last == BidiClass::L => BidiClass::L,
                class => class,
            };
            Shown { at, character, class: last }
        })
        .collect();
    turned.reverse();
    let mut out = String::with_capacity(line.len());
    let mut map = SourceMap::identity();
    let mut push = |&Shown { at, character, .. }: &Shown, mirror: bool| {
        let shown = if mirror { mirrored(character) } else { character };
        out.push(shown);
        // No character has more than four bytes.
        map.replace(shown.len_utf8() as u8, at, character.len_utf8() as u8);
    };
    let mut at = 0;
    while let Some(entry) = turned.get(at) {
        let len = turned.get(at..).map_or(0, left_to_right_len);
        for entry in turned.get(at..at + len).unwrap_or_default().iter().rev() {
            push(entry, false);
        }
        if len == 0 {
            push(entry, true);
        }
        at += len.max(1);
    }
    (out, map)
}

/// A character of a line, and where it stands.
struct Shown {
    at: usize,
    character: char,
    class: BidiClass,
}

/// Number of characters at the start that are displayed from left to right as one piece.
fn left_to_right_len(turned: &[Shown]) -> usize {
    use BidiClass::{AL, AN, CS, EN, ES, L, NSM, R};
    let mut len = 0;
    let mut last = None;
    let mut gap = 0;
    let mut joint = None;
    let mut pointed = false;
    for (at, Shown { character, class, .. }) in turned.iter().enumerate() {
        match *class {
            class @ (L | EN | AN) => {
                let joined = match (last, class) {
                    (None, _) => true,
                    _ if gap == 0 => true,
                    // Points between a Latin word and the number right of it: the number came first.
                    (Some(EN | AN), L) if pointed => false,
                    (Some(L), _) | (_, L) => true,
                    _ => gap == 1 && matches!(joint, Some(CS | ES)),
                };
                if !joined {
                    break;
                }
                len = at + 1;
                last = Some(class);
                gap = 0;
            }
            R | AL => break,
            NSM => {}
            class => {
                if last.is_none() {
                    break;
                }
                pointed = if gap == 0 { *character == '.' } else { pointed };
                gap += 1;
                joint = Some(class);
            }
        }
    }
    len
}

/// Whether the parts of a line of Latin notation stand in the order of a right-to-left page.
///
/// Evidence: a sign of check, praise or a draw offer glued before a move (`+RxR`, `(=)Rh3`); points or a
/// number at the wrong end (`. h5 ... 12`, `e5 e4 .1`).
#[must_use]
pub fn looks_mirrored(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let leading_sign = words.iter().any(|word| {
        let (signs, rest) = split_leading_signs(word);
        !signs.is_empty() && rest.starts_with(char::is_alphabetic)
    });
    let number_last = words.len() > 1
        && words.last().is_some_and(|word| {
            let digits = word.trim_start_matches('.');
            !digits.is_empty() && digits.len() <= 3 && digits.bytes().all(|b| b.is_ascii_digit())
        })
        && !words.first().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    leading_sign || number_last
}

/// A mirrored line with its parts in the order of a left-to-right page; `None` where turning changes nothing.
///
/// Words change their order, a number that stood first stays first, signs glued before a move go behind it in
/// turned order: `22 - ½-½ (=)Rh3` is `22 Rh3(=) ½-½ -`, `. h5 ... 12` is `12 ... h5 .`, `+RxR` is `RxR+`.
#[must_use]
pub fn turn_parts(line: &str) -> Option<(String, SourceMap)> {
    let offset = |word: &str| word.as_ptr() as usize - line.as_ptr() as usize;
    let mut words: Vec<&str> = line.split_whitespace().collect();
    words.reverse();
    let number = |word: &str| {
        let digits = word.trim_matches('.');
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    if !words.first().is_some_and(|word| number(word)) && words.last().is_some_and(|word| number(word)) {
        words.rotate_right(1);
    }
    let mut out = String::with_capacity(line.len());
    let mut map = SourceMap::identity();
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            out.push(' ');
            map.replace(1, offset(word), 0);
        }
        let (signs, rest) = split_leading_signs(word);
        if signs.is_empty() || rest.is_empty() {
            // A number before its points: `.1` is `1.`
            let points = word.len() - word.trim_start_matches('.').len();
            let tail = word.get(points..).unwrap_or_default();
            out.push_str(tail);
            map.copy(offset(word) + points, tail.len());
            if points > 0 {
                out.push_str(word.get(..points).unwrap_or_default());
                map.copy(offset(word), points);
            }
            continue;
        }
        out.push_str(rest);
        map.copy(offset(rest), rest.len());
        for (at, sign) in signs.char_indices().rev() {
            let shown = mirrored(sign);
            out.push(shown);
            map.replace(shown.len_utf8() as u8, offset(signs) + at, sign.len_utf8() as u8);
        }
    }
    (out != line).then_some((out, map))
}

/// Signs that can only stand behind a move, and what follows them.
fn split_leading_signs(word: &str) -> (&str, &str) {
    let sign = |c: char| {
        matches!(
            c,
            '+' | '#'
                | '!'
                | '?'
                | '('
                | ')'
                | '='
                | '\u{2020}'
                | '\u{2021}'
                | '\u{B1}'
                | '\u{2213}'
                | '\u{61F}'
        )
    };
    let rest = word.trim_start_matches(sign);
    let signs = word.get(..word.len() - rest.len()).unwrap_or_default();
    // `(Nf3` opens a variation.
    let opened = signs.contains('(') != signs.contains(')');
    if opened { ("", word) } else { (signs, rest) }
}

fn is_rtl_letter(character: char) -> bool {
    matches!(bidi_class(character), BidiClass::R | BidiClass::AL)
}

#[cfg(test)]
mod tests {
    use super::super::visual;
    use super::*;
    use crate::{Direction, Span};

    #[test]
    fn a_reversed_line_is_found_and_turned() {
        // "1. ה4 ה5 2. חו3 חג6+ שלום" and an Arabic sentence, laid out and turned back.
        for logical in [
            "1. \u{5D4}4 \u{5D4}5 12. \u{5D7}\u{5D5}3 \u{5D7}\u{5D2}6+ \u{5E9}\u{5DC}\u{5D5}\u{5DD}",
            "\u{5E9}\u{5DC}\u{5D5}\u{5DD} (\u{5D8}\u{5D5}\u{5D1}), 12.Nf3 Nc6 \u{5DB}\u{5DF}.",
            "\u{627}\u{644}\u{646}\u{642}\u{644}\u{629} 12. \u{648}\u{62D}",
        ] {
            let stored = visual(logical, Direction::Rtl);
            assert!(looks_reversed(&stored), "{stored}");
            assert!(!looks_reversed(logical), "{logical}");
            let (turned, map) = reverse_visual(&stored);
            assert_eq!(turned, logical);
            for (at, character) in turned.char_indices() {
                let from = map.span(Span::new(at, at + character.len_utf8()));
                let source = std::str::from_utf8(from.of(stored.as_bytes())).unwrap();
                assert!(source == character.to_string() || mirrored(character).to_string() == source);
            }
        }
        assert!(!looks_reversed("1. e4 e5 .2"));
    }

    #[test]
    fn the_forms_of_arabic_letters_are_known() {
        // Beh, teh marbuta, yeh: isolated, final, initial, medial by their names in Unicode.
        assert!(begins_words('\u{FE91}') && ends_words('\u{FE90}') && !ends_words('\u{FE8F}'));
        assert!(ends_words('\u{FE94}') && ends_words('\u{FE8E}') && ends_words('\u{FEEE}'));
        assert!(begins_words('\u{FEF3}') && ends_words('\u{FEF2}') && !begins_words('\u{FEF4}'));
        assert!(begins_words('\u{FE8B}') && begins_words('\u{FEA7}') && begins_words('\u{FEEB}'));
        assert!(ends_words('\u{FEAA}') && ends_words('\u{FEFC}') && begins_words('\u{FEB3}'));
    }

    #[test]
    fn parts_typed_in_a_right_to_left_page_are_turned() {
        // An Arabic guide to notation: a draw offer with its result, and a first move of Black.
        for (typed, turned) in [
            ("22 - \u{BD}-\u{BD} (=)Rh3", "22 Rh3(=) \u{BD}-\u{BD} -"),
            (". h5 ... 12", "12 ... h5 ."),
            ("+RxR", "RxR+"),
            ("?!Nf3", "Nf3!?"),
            ("e5 e4 .1", "1. e4 e5"),
        ] {
            assert!(looks_mirrored(typed), "{typed}");
            let (text, map) = turn_parts(typed).unwrap();
            assert_eq!(text, turned);
            if let Some(at) = text.find("Rh3") {
                assert_eq!(map.span(Span::new(at, at + 3)).of(typed.as_bytes()), b"Rh3");
            }
        }
        for sound in
            ["1. e4 e5", "12... h5", "22. Rh3 (=) 1/2-1/2", "(Nf3 Nc6)", "Nf3+ Kg8", "e4 e5", "12.", ""]
        {
            assert!(!looks_mirrored(sound), "{sound}");
        }
        assert!(turn_parts("").is_none() && turn_parts("e4").is_none());
    }
}
