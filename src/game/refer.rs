//! `Moves 1-8 as in Game No. 12`: the beginning of a game that is printed with another one.
//!
//! No language is needed for it: in front of a game that begins at number 9 stands a line with the range 1-8 and,
//! behind words, one more number. What that number names is looked for in the headings of the same text.

use crate::Span;
use crate::scan::sheet::{Item, Piece, digit, is_dash};

/// A game's beginning that is printed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The line that says so.
    pub span: Span,
    /// How many moves of each side.
    pub moves: u32,
    /// The number of the other game.
    pub game: u32,
    /// Whether the game was found and its moves stand in this one.
    pub found: bool,
}

/// Words that a book puts around numbers.
fn words(text: &[u8], line: &[Piece]) -> Vec<String> {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return Vec::new() };
    let marks = |c: char| matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | '.' | ',' | ';' | ':');
    String::from_utf8_lossy(Span::new(first.span.start, last.span.end).of(text))
        .split_whitespace()
        .map(|word| word.trim_matches(marks).to_owned())
        .filter(|word| !word.is_empty())
        .take(24)
        .collect()
}

fn value(word: &str) -> Option<u32> {
    let short = (1..=4).contains(&word.chars().count());
    word.chars().try_fold(0, |sum, c| Some(sum * 10 + digit(c)?)).filter(|_| short)
}

/// `1-8`, and `1 - 8` in three words: the last number and how many words it takes.
fn range(words: &[String]) -> Option<(u32, usize)> {
    let first = words.first()?;
    if let Some((one, last)) = first.split_once(is_dash) {
        return Some((value(last)?, 1)).filter(|_| value(one) == Some(1));
    }
    let dash = words.get(1).is_some_and(|word| word.chars().all(is_dash));
    (dash && value(first) == Some(1)).then_some((value(words.get(2)?)?, 3))
}

/// The number behind a range in a line, with the range's last.
fn referred(text: &[u8], line: &[Piece]) -> Option<(u32, u32)> {
    let words = words(text, line);
    let (at, (last, taken)) =
        (0..words.len()).find_map(|at| Some((at, range(words.get(at..).unwrap_or_default())?)))?;
    let behind = words.get(at + taken..).unwrap_or_default();
    let game = behind.iter().skip(1).find_map(|word| value(word))?;
    let told = behind.first().is_some_and(|word| word.chars().all(char::is_alphabetic));
    (told && last > 0).then_some((last, game))
}

/// The lines that hold something, without their ends, and where each begins among the pieces.
fn lines(pieces: &[Piece]) -> Vec<(usize, &[Piece])> {
    let mut out = Vec::new();
    let mut at = 0;
    for line in pieces.split(|p| p.item == Item::LineEnd) {
        if !line.is_empty() {
            out.push((at, line));
        }
        at += line.len() + 1;
    }
    out
}

fn first_number(line: &[Piece]) -> Option<u32> {
    match line.first()?.item {
        Item::Number { value, .. } => Some(value),
        _ => None,
    }
}

/// The reference of a game, and how many pieces stand in front of its own moves.
pub(super) fn reference(text: &[u8], pieces: &[Piece]) -> Option<(Reference, usize)> {
    let mut found: Option<Reference> = None;
    for (at, line) in lines(pieces) {
        if let Some(number) = first_number(line) {
            return found.filter(|reference| reference.moves + 1 == number).map(|reference| (reference, at));
        }
        if let (Some((moves, game)), Some(first), Some(last)) =
            (referred(text, line), line.first(), line.last())
        {
            let span = Span::new(first.span.start, last.span.end);
            found = Some(Reference { span, moves, game, found: false });
        }
    }
    None
}

/// Games cut before each line that refers to another game: such a game has no number 1 to be told by.
pub(super) fn cut(text: &[u8], games: Vec<Vec<Piece>>) -> Vec<Vec<Piece>> {
    let mut out = Vec::with_capacity(games.len());
    for game in games {
        let mut cuts = Vec::new();
        let mut begun = false;
        let lines = lines(&game);
        for (index, (at, line)) in lines.iter().enumerate() {
            if first_number(line).is_some() {
                begun = true;
            } else if begun
                && let Some((moves, _)) = referred(text, line)
                && lines.iter().skip(index + 1).find_map(|(_, line)| first_number(line)) == Some(moves + 1)
            {
                let ended = game.iter().take(*at).rposition(|p| matches!(p.item, Item::Result(_)));
                let numbered = lines
                    .iter()
                    .take(index)
                    .rfind(|(_, line)| first_number(line).is_some())
                    .map(|(at, _)| *at);
                cuts.push(if ended > numbered { ended.map_or(*at, |end| end + 1) } else { *at });
                begun = false;
            }
        }
        let mut rest = game.as_slice();
        let mut done = 0;
        for cut in cuts {
            let (before, behind) = rest.split_at((cut - done).min(rest.len()));
            out.push(before.to_vec());
            rest = behind;
            done = cut;
        }
        out.push(rest.to_vec());
    }
    out
}

/// The number in the heading of a game.
pub(super) fn name(text: &[u8], pieces: &[Piece]) -> Option<u32> {
    let headings =
        lines(pieces).into_iter().map(|(_, line)| line).take_while(|line| first_number(line).is_none());
    let mut plain = headings.filter(|line| referred(text, line).is_none());
    plain.find_map(|line| words(text, line).iter().skip(1).rev().find_map(|word| value(word)))
}
