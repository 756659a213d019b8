//! What the tokens of an unknown table can be taken apart into, without knowing what a sign means.

use crate::game::alphabet::digit;
use crate::game::noise::lower;
use crate::scan::sheet::{is_dash, is_invisible};

/// One way to take a token apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// The string before the square, by its number in [`Forms::leads`]; none for a pawn.
    pub(super) lead: Option<u8>,
    /// File of departure, by the number of its sign.
    pub(super) from_file: Option<u8>,
    /// Rank of departure, 0 to 7.
    pub(super) from_rank: Option<u8>,
    /// Whether a capture sign stands there.
    pub(super) takes: bool,
    /// File of arrival, by the number of its sign.
    pub(super) file: u8,
    /// Rank of arrival, 0 to 7.
    pub(super) rank: u8,
    /// The string behind the square of a promotion.
    pub(super) becomes: Option<u8>,
}

/// What one word says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// Castling, on the queen's side or not.
    Castle(bool),
    /// A move in one of these forms.
    Move(Vec<Form>),
}

/// The words of a sheet with the strings and signs that they are made of.
#[derive(Clone, Debug, Default)]
pub(super) struct Forms {
    /// Strings that may be letters of men.
    pub(super) leads: Vec<String>,
    /// Signs that may be files.
    pub(super) files: Vec<char>,
    /// What each word says; words that are no move are left out.
    pub(super) shapes: Vec<Shape>,
}

const MOST_LEADS: usize = 16;
const MOST_FILES: usize = 12;

fn rank(c: char) -> Option<u8> {
    digit(c).filter(|d| (1..9).contains(d)).map(|d| d as u8 - 1)
}

fn takes(c: char) -> bool {
    matches!(c, 'x' | 'X' | '\u{d7}' | ':' | '\u{445}' | '\u{425}' | '\u{2715}')
}

fn castle(chars: &[char]) -> Option<bool> {
    let zero = |c: &char| matches!(c, '0' | 'O' | 'o' | '\u{41e}' | '\u{39f}') || digit(*c) == Some(0);
    let zeros = chars.iter().filter(|c| zero(c)).count();
    let other = chars.iter().any(|c| !zero(c) && !is_dash(*c) && !matches!(c, '+' | '#' | '!' | '?'));
    (!other && (2..4).contains(&zeros)).then_some(zeros == 3)
}

impl Forms {
    pub(super) fn new<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let words: Vec<Vec<char>> = words
            .map(|w| w.chars().filter(|c| !is_invisible(*c)).collect::<Vec<char>>())
            .filter(|w| (2..12).contains(&w.len()))
            .collect();
        let mut out = Self::default();
        out.find_files(&words);
        for word in &words {
            if let Some(long) = castle(word) {
                out.shapes.push(Shape::Castle(long));
                continue;
            }
            let forms = out.forms(word);
            if !forms.is_empty() {
                out.shapes.push(Shape::Move(forms));
            }
        }
        out
    }

    /// The signs of files are those that stand before ranks in words of two signs, pawns' moves; Latin ones if
    /// those are used at all.
    fn find_files(&mut self, words: &[Vec<char>]) {
        let mut counts: Vec<(char, usize)> = Vec::new();
        for word in words {
            for pair in word.windows(2) {
                if rank(pair[1]).is_some() && pair[0].is_alphabetic() {
                    let sign = if ('A'..='H').contains(&pair[0]) && word.len() == 2 {
                        lower(pair[0])
                    } else {
                        pair[0]
                    };
                    match counts.iter_mut().find(|(c, _)| *c == sign) {
                        Some((_, n)) => *n += 1,
                        None => counts.push((sign, 1)),
                    }
                }
            }
        }
        let total: usize = counts.iter().map(|c| c.1).sum();
        let latin: usize = counts.iter().filter(|c| ('a'..='h').contains(&c.0)).map(|c| c.1).sum();
        if latin * 4 >= total * 3 {
            self.files = ('a'..='h').collect();
            return;
        }
        counts.sort_by_key(|c| std::cmp::Reverse(c.1));
        self.files = counts.into_iter().map(|c| c.0).take(MOST_FILES).collect();
    }

    fn file(&self, c: char) -> Option<u8> {
        self.files.iter().position(|f| *f == c).map(|i| i as u8)
    }

    fn lead(&mut self, text: &[char]) -> Option<u8> {
        if text.is_empty()
            || text.len() > 3
            || text.iter().any(|c| digit(*c).is_some() || takes(*c) && *c != 'X')
        {
            return None;
        }
        let text: String = text.iter().collect();
        if let Some(at) = self.leads.iter().position(|l| *l == text) {
            return Some(at as u8);
        }
        if self.leads.len() >= MOST_LEADS {
            return None;
        }
        self.leads.push(text);
        Some(self.leads.len() as u8 - 1)
    }

    /// The string that this one is with the sign of a file behind it: `R` for `Rf`.
    pub(super) fn base(&self, lead: u8) -> Option<u8> {
        let text = self.leads.get(usize::from(lead))?;
        let (at, last) = text.char_indices().last().filter(|(at, _)| *at > 0)?;
        self.file(last)?;
        self.leads.iter().position(|l| *l == text[..at]).map(|i| i as u8)
    }

    fn forms(&mut self, word: &[char]) -> Vec<Form> {
        let mut out = Vec::new();
        // The last file and rank that stand together are the square of arrival.
        let Some(at) = (1..word.len()).rev().find(|&i| {
            word.get(i).copied().and_then(rank).is_some()
                && word.get(i - 1).is_some_and(|c| self.file(*c).is_some())
        }) else {
            return out;
        };
        let (Some(file), Some(rank_to)) = (self.file(word[at - 1]), rank(word[at])) else { return out };
        let behind: Vec<char> =
            word[at + 1..].iter().copied().filter(|c| c.is_alphabetic() && !matches!(c, 'x' | 'X')).collect();
        let becomes = if behind.is_empty() { None } else { self.lead(&behind) };
        let before = &word[..at - 1];
        // A capital X at the beginning is a letter of a man (Vietnamese).
        let sign = before.iter().skip(1).chain(&word[at + 1..]).any(|c| takes(*c));
        let kept = |(i, c): &(usize, &char)| (*i == 0 && **c == 'X' || !takes(**c)) && !is_dash(**c);
        let before: Vec<char> = before.iter().enumerate().filter(kept).map(|(_, c)| *c).collect();
        let form =
            Form { lead: None, from_file: None, from_rank: None, takes: sign, file, rank: rank_to, becomes };
        let mut push = |form: Form| {
            if !out.contains(&form) {
                out.push(form);
            }
        };
        // The end of what stands before may say where the man comes from.
        for used in 0..=before.len().min(2) {
            let (head, tail) = before.split_at(before.len() - used);
            let (from_file, from_rank) = match tail {
                [] => (None, None),
                [one] if rank(*one).is_some() => (None, rank(*one)),
                [one] => match self.file(*one) {
                    Some(file) => (Some(file), None),
                    None => continue,
                },
                [one, two] => match (self.file(*one), rank(*two)) {
                    (Some(file), Some(rank)) => (Some(file), Some(rank)),
                    _ => continue,
                },
                _ => continue,
            };
            if head.is_empty() {
                push(Form { from_file, from_rank, ..form });
            } else if let Some(lead) = self.lead(head) {
                push(Form { lead: Some(lead), from_file, from_rank, ..form });
            }
        }
        out
    }
}
