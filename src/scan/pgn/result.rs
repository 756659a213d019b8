//! Results, in all the forms in which they are written.

use crate::scan::Outcome;
use crate::scan::classes::{char_at, digit, is_blank, is_dash, is_dot};

/// A result at the start of `rest`.
pub(crate) fn result(rest: &[u8]) -> Option<(Outcome, usize)> {
    let first = *rest.first()?;
    if first == b'*' {
        return Some((Outcome::Unknown, 1));
    }
    // Stars that print like it.
    if let Some((_, len)) =
        char_at(rest).filter(|(c, _)| matches!(c, '\u{2217}' | '\u{2731}' | '\u{204e}' | '\u{ff0a}'))
    {
        return Some((Outcome::Unknown, len));
    }
    if !matches!(first, b'0' | b'1' | b'+' | 0xc2 | 0xd9 | 0xdb | 0xe0 | 0xe2 | 0xef | b'-') {
        return None;
    }
    let mut cursor = Cursor { rest, at: 0 };
    let left = cursor.score()?;
    let dash = cursor.at;
    cursor.blank();
    let separated = cursor.separator();
    if !separated {
        // A lone half stands for a draw: `1/2`, `½`.
        return (left == Score::Half && ends(rest.get(dash..)?)).then_some((Outcome::Draw, dash));
    }
    cursor.blank();
    let Some(right) = cursor.score() else {
        return (left == Score::Half && ends(rest.get(dash..)?)).then_some((Outcome::Draw, dash));
    };
    if !ends(rest.get(cursor.at..)?) {
        return None;
    }
    let outcome = match (left, right) {
        (Score::Win, Score::Loss) => Outcome::White,
        (Score::Loss, Score::Win) => Outcome::Black,
        (Score::Half, Score::Half) => Outcome::Draw,
        (Score::Half, Score::Loss) => Outcome::HalfForWhite,
        (Score::Loss, Score::Half) => Outcome::HalfForBlack,
        _ => return None,
    };
    Some((outcome, cursor.at))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    Win,
    Half,
    Loss,
}

/// A place in a text that is looked at sign by sign.
pub(super) struct Cursor<'a> {
    pub(super) rest: &'a [u8],
    pub(super) at: usize,
}

impl Cursor<'_> {
    pub(super) fn peek(&self) -> Option<(char, usize)> {
        char_at(self.rest.get(self.at..)?)
    }

    fn eat(&mut self, want: impl Fn(char) -> bool) -> bool {
        match self.peek() {
            Some((c, len)) if want(c) => {
                self.at += len;
                true
            }
            _ => false,
        }
    }

    pub(super) fn blank(&mut self) {
        for _ in 0..2 {
            if !self.eat(|c| c != '\n' && c != '\r' && is_blank(c)) {
                break;
            }
        }
    }

    fn separator(&mut self) -> bool {
        self.eat(|c| is_dash(c) || c == ':')
    }

    fn score(&mut self) -> Option<Score> {
        if self.eat(|c| c == '\u{bd}') {
            return Some(Score::Half);
        }
        let zero = |c: char| digit(c) == Some(0);
        if self.eat(zero) {
            let here = self.at;
            if self.eat(|c| matches!(c, '.' | ',')) && self.eat(|c| digit(c) == Some(5)) {
                return Some(Score::Half);
            }
            // A full stop behind it ends the sentence.
            self.at = here;
            return Some(Score::Loss);
        }
        if self.eat(|c| digit(c) == Some(1)) {
            let here = self.at;
            if self.eat(|c| matches!(c, '/' | '\u{2044}' | '\u{2215}' | '\u{29f8}'))
                && self.eat(|c| digit(c) == Some(2))
            {
                return Some(Score::Half);
            }
            self.at = here;
            return Some(Score::Win);
        }
        None
    }
}

fn ends(rest: &[u8]) -> bool {
    char_at(rest).is_none_or(|(c, _)| {
        is_blank(c) || matches!(c, '{' | '}' | '(' | ')' | ';' | '[' | ']' | ',' | '"') || is_dot(c)
    })
}
