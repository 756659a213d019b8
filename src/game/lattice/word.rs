//! A word of the sheet, and what its form says: a move, a word of a language, or two moves run together.

use super::{Arc, Step};
use crate::Span;
use crate::game::alphabet::digit;
use crate::game::channel::LONGEST;
use crate::game::noise::{Rates, is_smudge};
use crate::game::rates::is_capture_sign;
use crate::game::tone::Tone;
use crate::scan::sheet::{is_dash, is_invisible};

/// A word of the sheet, cleaned of the marks around it.
pub(super) struct Word {
    pub(super) text: Vec<(usize, char)>,
    pub(super) span: Span,
    pub(super) tone: Tone,
}

impl Word {
    pub(super) fn new(sheet: &[u8], span: Span, tone: Tone) -> Self {
        let text = String::from_utf8_lossy(span.of(sheet));
        let mut chars: Vec<(usize, char)> = Vec::new();
        if text.len() == span.len() {
            chars.extend(text.char_indices().map(|(i, c)| (span.start + i, c)));
        } else {
            // Bytes that are no UTF-8 have no exact place inside the word.
            chars.extend(text.chars().map(|c| (span.start, c)));
        }
        chars.retain(|(_, c)| !is_invisible(*c) && !c.is_whitespace());
        let quote = |c: char| {
            matches!(
                c,
                ',' | ';'
                    | '"'
                    | '\u{201c}'
                    | '\u{201d}'
                    | '\u{201e}'
                    | '\u{ab}'
                    | '\u{bb}'
                    | '.'
                    | '\u{60c}'
            )
        };
        while chars.len() > 1 && chars.last().is_some_and(|c| quote(c.1)) {
            chars.pop();
        }
        while chars.len() > 1 && chars.first().is_some_and(|c| quote(c.1)) {
            chars.remove(0);
        }
        Self { text: chars, span, tone }
    }

    pub(super) fn string(&self) -> String {
        self.text.iter().map(|c| c.1).collect()
    }

    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    pub(super) fn has_digit(&self) -> bool {
        self.text.iter().any(|c| digit(c.1).is_some())
    }

    /// Whether it ends with a square.
    pub(super) fn is_square(&self) -> bool {
        let [.., (_, file), (_, rank)] = self.text.as_slice() else { return false };
        ('a'..='h').contains(file) && digit(*rank).is_some()
    }

    /// Whether a dash stands between its signs, as between two squares: `Hal-bl`.
    pub(super) fn has_dash(&self) -> bool {
        let inner = self.text.get(1..self.len().saturating_sub(1)).unwrap_or_default();
        inner.iter().any(|c| is_dash(c.1)) && self.len() > 3
    }

    /// Whether it is a word of a language rather than a sign of a game.
    pub(super) fn is_plain(&self) -> bool {
        plain_letters(&self.string()) > 2
    }

    /// What it costs that this is no move.
    pub(super) fn skip_cost(&self, rates: &Rates, prose: bool) -> f32 {
        let letters = self.text.iter().filter(|c| c.1.is_alphabetic()).count();
        let signs = self.text.iter().filter(|c| c.1.is_alphanumeric() || is_smudge(c.1)).count();
        if signs == 0 {
            return 0.3;
        }
        let cost = if signs == 1 {
            // One sign alone is no move, only the rest of one.
            2.5
        } else if (self.has_digit()
            || self.has_dash()
            || signs > letters
            || letters > 3 && looks_like_a_move(&self.string()))
            && self.len() <= 10
        {
            rates.no_move
        } else {
            match letters {
                0 => 4.0,
                1 | 2 => 7.0,
                3 => 5.0,
                4 | 5 => 3.0,
                _ => 1.0,
            }
        };
        if prose { cost * 0.3 } else { cost }
    }

    /// Places where two moves may have run together.
    pub(super) fn cuts(&self) -> Vec<(usize, usize)> {
        let n = self.len();
        if !(4..=2 * LONGEST).contains(&n) {
            return Vec::new();
        }
        let mut out = Vec::new();
        for at in 2..n - 1 {
            let (before, here) = (self.text[at - 1].1, self.text[at].1);
            if (is_dash(here) || here == ',') && n - at > 2 {
                out.push((at, at + 1));
            } else if (digit(before).is_some() || matches!(before, '+' | '#' | '!' | '?'))
                && (here.is_alphabetic() || here == '0')
                && !matches!(here, 'x' | 'X')
                && n - at >= 2
            {
                out.push((at, at));
            }
        }
        out.truncate(3);
        out
    }
}

/// Whether a word of its own behind a move belongs to it.
pub(super) fn is_check_word(word: &Word) -> bool {
    matches!(word.string().to_lowercase().as_str(), "+" | "#" | "ch" | "sch" | "mate" | "mat" | "e.p" | "ep")
}

/// `Sd7xSe5` without the letter of the man taken: a capital between the sign of a capture and a square.
pub(super) fn without_taken(text: &str) -> Option<String> {
    let (at, sign) = text.char_indices().find(|(at, c)| *at > 0 && is_capture_sign(*c))?;
    let (left, right) = text.split_at(at + sign.len_utf8());
    let mut rest = right.chars();
    let capital = rest.next().filter(|c| c.is_uppercase())?;
    let square = rest.next().is_some_and(char::is_alphabetic) && rest.next().and_then(digit).is_some();
    square.then(|| format!("{left}{}", &right[capital.len_utf8()..]))
}

/// Whether a word of the sheet is a word of a language.
pub(crate) fn is_prose(sheet: &[u8], span: Span) -> bool {
    let word = Word::new(sheet, span, Tone::Unknown);
    word.is_plain() && word.len() > 3
}

/// How many letters a word of a language has; none for what may be a move: a digit, a castling, a capture by
/// letters alone such as `PxP`, two files.
pub(crate) fn plain_letters(word: &str) -> usize {
    let letters = || word.chars().filter(|c| c.is_alphabetic());
    let count = letters().count();
    let inner = word.chars().skip(1).any(|c| matches!(c, 'x' | 'X' | '\u{445}' | '\u{425}'));
    let moves = word.chars().any(|c| digit(c).is_some())
        || letters().all(|c| matches!(c, 'O' | 'o' | '\u{41e}' | '\u{43e}'))
        || !(count == 2 && letters().next().is_some_and(char::is_uppercase))
            && (count < 4 || letters().any(|c| !matches!(c.to_ascii_lowercase(), 'a'..='h')))
            && letters()
                .skip(1)
                .all(|c| matches!(c, 'a'..='h' | 'x' | 'X' | 'l' | 'I' | '\u{ed}' | '\u{f3}' | '\u{f6}'))
        || count < 7 && dashed(word)
        || letters().skip(1).any(char::is_uppercase) && letters().any(char::is_lowercase)
        || count < 5 && (inner || word.contains(['\u{d7}', ':']) && !word.ends_with(':'));
    if moves { 0 } else { count }
}

/// Whether a dash stands between squares, the digits of which may be misread: `Hal-bl`, but not `all-in`.
fn dashed(word: &str) -> bool {
    let square = |part: &str| {
        let mut signs = part.chars().filter(|c| c.is_alphanumeric()).rev();
        let (last, before) = (signs.next(), signs.next());
        let rank = last.is_some_and(|c| {
            digit(c).is_some() || matches!(c, 'l' | 'I' | 'i' | 'j' | 't' | '\u{ed}' | '\u{f3}' | '\u{f6}')
        });
        rank && before.is_some_and(|c| matches!(c, 'a'..='h'))
    };
    let parts: Vec<&str> = word.split(is_dash).filter(|part| !part.is_empty()).collect();
    parts.len() == 1 && word.chars().any(is_dash) || parts.len() > 1 && parts.into_iter().any(square)
}

/// Whether a word may be a move by its form: a square, a castling, two files.
pub(crate) fn looks_like_a_move(word: &str) -> bool {
    let signs = word.chars().filter(|c| c.is_alphanumeric()).count();
    (2..=10).contains(&signs) && plain_letters(word) == 0 && word.chars().any(char::is_alphanumeric)
}

/// The arc that says that a word of the sheet is no move.
pub(crate) fn skip(sheet: &[u8], span: Span, to: usize, rates: &Rates) -> Step {
    let word = Word::new(sheet, span, Tone::Unknown);
    let cost = word.skip_cost(rates, false);
    Step { arc: Arc::Skip, to, cost, span, prose: word.is_plain(), tone: Tone::Unknown }
}

/// Which words of a run look like prose rather than like moves.
pub(super) fn prose(run: &[Word]) -> Vec<bool> {
    let looks =
        // `Hal-bl` is a move whose digits were misread.
        |w: &Word| {
            (w.has_digit() || w.has_dash()) && w.len() <= 8
                || w.string().starts_with(['O', '0', 'o']) && w.len() <= 6
        };
    let plain = |w: &&Word| {
        let letters = w.text.iter().filter(|c| c.1.is_alphabetic()).count();
        letters > 3 && !looks(w) && !looks_like_a_move(&w.string())
    };
    let first = run.iter().position(|w| plain(&w));
    run.iter()
        .enumerate()
        .map(|(i, _)| {
            let around = run.iter().skip(i.saturating_sub(2)).take(5);
            first.is_some_and(|f| i > f || i + 1 == f && i > 1) && around.filter(plain).count() >= 2
        })
        .collect()
}
