//! Signs that every language's games use, whatever its letters: dashes, captures, checks, zeros, digits.
//!
//! Source: the look-alikes of a PGN grammar by R. Walker (tree-sitter-pgn) and the signs that FIDE's Laws,
//! appendix C, and older print allow; letters are not here but in `locales/`.

use super::alphabet::Symbol;
use crate::notation::Repair;

/// Dashes between squares and inside castling.
pub(crate) const DASHES: [&str; 11] = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}", "\u{fe63}",
    "\u{ff0d}", "\u{2796}",
];

const CAPTURES: [&str; 10] =
    ["x", "X", "\u{d7}", "\u{2715}", "\u{2a2f}", "\u{ff58}", ":", "\u{ff1a}", "\u{445}", "\u{425}"];

/// Zeros and letters O, Latin, Cyrillic, Greek and full-width.
const ZEROS: [&str; 9] = ["0", "O", "o", "\u{41e}", "\u{43e}", "\u{39f}", "\u{3bf}", "\u{ff2f}", "\u{ff4f}"];

const CHECKS: [&str; 35] = [
    "+",
    "\u{ff0b}",
    "\u{2795}",
    "\u{2020}",
    "\u{2020}\u{2020}",
    "\u{2021}",
    "#",
    "\u{ff03}",
    "\u{2260}",
    "++",
    "+ +",
    "##",
    "ch",
    "ch.",
    "(ch)",
    "(ch.)",
    "dis ch",
    "dis. ch",
    "dis ch.",
    "dis. ch.",
    "disch",
    "dis.ch",
    "dis.ch.",
    "dbl ch",
    "dbl. ch.",
    "dbl ch.",
    "dblch",
    "dbl.ch.",
    "mate",
    "mate.",
    "(mate)",
    "check",
    "checkmate",
    "double check",
    "discovered check",
];

const EN_PASSANT: [&str; 11] =
    ["e.p.", "e.p", "ep", "ep.", "e. p.", "(e.p.)", "(ep)", "e p", "en passant", "(en passant)", "(e. p.)"];

const NULLS: [&str; 9] = ["--", "---", "Z0", "0000", "@@@@", "<>", "null", "pass", "\u{2013}\u{2013}"];

/// Blocks of ten decimal digits, by their zero.
pub(crate) const DIGIT_ZEROS: [char; 12] = [
    '0', '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}', '\u{e50}', '\u{ed0}',
    '\u{ff10}', '\u{ce6}',
];

/// Letters of a word for check that is read in capitals too.
const SHORTEST_WORD: usize = 4;

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(char::to_uppercase).into_iter().flatten().chain(chars).collect()
}

/// Whether a text is one of the forms of `e.p.`, which are read and printed in all languages.
pub(super) fn is_en_passant(text: &str) -> bool {
    EN_PASSANT.iter().any(|form| *form == text.to_lowercase())
}

/// The signs common to all languages, as entries of an alphabet.
pub(crate) fn signs() -> Vec<(String, Symbol, Option<Repair>)> {
    let mut list = Vec::new();
    let mut add = |text: &str, symbol| list.push((text.to_owned(), symbol, None));
    for text in DASHES {
        add(text, Symbol::Dash);
    }
    for text in CAPTURES {
        add(text, Symbol::Capture);
    }
    for text in ZEROS {
        add(text, Symbol::Zero);
    }
    for text in CHECKS {
        add(text, Symbol::Check);
        // A word may stand in capitals, an abbreviation may then be another one.
        if text.len() >= SHORTEST_WORD && text.starts_with(char::is_alphabetic) {
            add(&text.to_uppercase(), Symbol::Check);
            add(&capital(text), Symbol::Check);
        }
    }
    for text in
        ["=", "\u{ff1d}", "\u{2e40}", "(", "/", "\u{2215}", "\u{2044}", "\u{29f8}", "(=", "=(", "[", ":"]
    {
        add(text, Symbol::Promotion);
    }
    for text in DASHES {
        add(text, Symbol::Promotion);
    }
    for text in [")", "]"] {
        add(text, Symbol::PromotionEnd);
    }
    for text in EN_PASSANT {
        add(text, Symbol::EnPassant);
        add(&text.to_uppercase(), Symbol::EnPassant);
    }
    for text in NULLS {
        add(text, Symbol::Null);
    }
    for zero in DIGIT_ZEROS {
        add(&zero.to_string(), Symbol::Zero);
        for rank in 0..8u8 {
            if let Some(digit) = char::from_u32(zero as u32 + u32::from(rank) + 1) {
                add(&digit.to_string(), Symbol::Rank(rank));
            }
        }
    }
    list
}

/// Letters of other scripts that print like a Latin one: (Latin, look-alikes).
pub(crate) const LOOK_ALIKES: [(char, &str); 30] = [
    ('A', "\u{410}\u{391}"),
    ('B', "\u{412}\u{392}"),
    ('C', "\u{421}"),
    ('E', "\u{415}\u{395}"),
    ('H', "\u{41d}\u{397}"),
    ('I', "\u{406}\u{399}"),
    ('J', "\u{408}"),
    ('K', "\u{41a}\u{39a}"),
    ('M', "\u{41c}\u{39c}"),
    ('N', "\u{39d}"),
    ('O', "\u{41e}\u{39f}"),
    ('P', "\u{420}\u{3a1}"),
    ('S', "\u{405}"),
    ('T', "\u{422}\u{3a4}"),
    ('X', "\u{425}\u{3a7}"),
    ('Y', "\u{423}\u{3a5}"),
    ('Z', "\u{396}"),
    ('a', "\u{430}\u{251}"),
    ('c', "\u{441}"),
    ('d', "\u{501}"),
    ('e', "\u{435}"),
    ('h', "\u{4bb}"),
    ('i', "\u{456}"),
    ('j', "\u{458}"),
    ('o', "\u{43e}\u{3bf}"),
    ('p', "\u{440}\u{3c1}"),
    ('s', "\u{455}"),
    ('u', "\u{3c5}"),
    ('x', "\u{445}\u{3c7}"),
    ('y', "\u{443}"),
];

/// The letters that look like `letter`, itself left out.
pub(crate) fn look_alikes(letter: char) -> Vec<char> {
    LOOK_ALIKES
        .iter()
        .filter(|(latin, others)| *latin == letter || others.contains(letter))
        .flat_map(|(latin, others)| std::iter::once(*latin).chain(others.chars()))
        .filter(|other| *other != letter)
        .collect()
}
