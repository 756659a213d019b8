//! The move numbers of a sheet, with what stands around them.

use crate::game::lattice::{looks_like_a_move, plain_letters};
use crate::scan::sheet::{Item, Piece, is_dash};

/// A move number of the sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    /// Which piece it is.
    pub(super) piece: usize,
    /// The half-move that it announces, from 0.
    pub(super) ply: u32,
    /// How many words behind it may be moves.
    pub(super) moves: u32,
    /// Whether a line begins with it.
    pub(super) heads: bool,
    /// Whether it stands without a point.
    pub(super) bare: bool,
    /// Whether a sentence ends before it.
    pub(super) stopped: bool,
    /// Whether a word of a language that ends no sentence stands before it: `if now 20. Ba2`.
    pub(super) told: bool,
}

/// Numbers that are looked at: two long games with their comments.
const MOST: usize = 1600;

/// Whether a line begins with a piece.
pub(crate) fn heads(sheet: &[u8], piece: Option<&Piece>) -> bool {
    let before = piece.and_then(|piece| sheet.get(..piece.span.start)).unwrap_or_default();
    let blank = before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
    blank.is_none_or(|byte| *byte == b'\n')
}

/// Whether a sign joins two squares: `g1 - f3`, `f5 X e4`.
fn is_bridge(c: char) -> bool {
    is_dash(c) || matches!(c, ':' | 'x' | 'X' | '\u{d7}')
}

pub(super) fn is_closing(c: char) -> bool {
    matches!(c, '"' | '\'' | ')' | ']' | '\u{201d}' | '\u{201c}' | '\u{bb}' | '\u{ab}')
}

/// Whether a word stands where a move must: alone between the number of White's move and that of Black's, or between
/// Black's and the next.
pub(crate) fn fills_a_place(pieces: &[Piece], index: usize) -> bool {
    let ply = |at: usize| match pieces.get(at)?.item {
        Item::Number { value, black } => Some(2 * value + u32::from(black)),
        _ => None,
    };
    index.checked_sub(1).and_then(ply).is_some_and(|before| ply(index + 1) == Some(before + 1))
}

/// Whether the sheet gives each half-move the number of its move.
pub(super) fn twice(numbers: &[Number]) -> bool {
    let again =
        numbers.windows(2).filter(|w| matches!(w, [a, b] if a.ply == b.ply && a.moves == 1 && b.moves == 1));
    again.count() * 3 > numbers.len()
}

pub(super) fn numbers(sheet: &[u8], words: &[String], pieces: &[Piece]) -> Vec<Number> {
    let mut out: Vec<Number> = Vec::new();
    let bare = |piece: &Piece| piece.span.of(sheet).last().is_some_and(u8::is_ascii_digit);
    let heading = |piece: &&Piece| matches!(piece.item, Item::Number { .. }) && heads(sheet, Some(piece));
    let (bares, all) = pieces
        .iter()
        .filter(heading)
        .fold((0, 0), |(bares, all), piece| (bares + usize::from(bare(piece)), all + 1));
    // Whether a number that begins a line has a point as a rule.
    let pointed = bares * 2 < all;
    let (mut told, mut joined, mut stopped) = (false, false, false);
    for (index, piece) in pieces.iter().enumerate() {
        match piece.item {
            Item::Number { value, black } if out.len() < MOST => {
                let fresh = heads(sheet, Some(piece));
                let bare = bare(piece);
                let again = |last: &&Number| last.heads && last.ply + 2 == value.min(1000) * 2;
                // `3. f2-f3` and below it `3 e4xf3`: a number without its point, given again for Black's move.
                let given = out.iter().rev().find(again);
                let blacks =
                    fresh && bare && given.is_some_and(|last| last.moves == 1 || pointed && !last.bare);
                let ply = value.min(1000).saturating_sub(1) * 2 + u32::from(black || blacks);
                let mut number = Number {
                    piece: index,
                    ply,
                    moves: 0,
                    heads: fresh,
                    bare,
                    stopped: stopped || fresh,
                    told,
                };
                // What goes on in the sentence of a number that is told is told.
                number.told |= !stopped
                    && out
                        .last()
                        .is_some_and(|last| last.told && ply - last.ply.min(ply) == last.moves.clamp(1, 2));
                out.push(number);
            }
            Item::Word => {
                let word = words.get(index).map(String::as_str).unwrap_or_default();
                if let Some(last) = out.last_mut()
                    && !joined
                    && !word.starts_with(is_bridge)
                    && looks_like_a_move(word)
                {
                    last.moves += 1;
                }
                joined = word.ends_with(is_bridge) && !word.ends_with(':');
                let bare = word.trim_end_matches(is_closing);
                // `t.d.` ends no sentence.
                let short = bare.ends_with('.')
                    && bare.trim_end_matches('.').contains('.')
                    && !looks_like_a_move(bare);
                stopped = bare.ends_with('.') && !short;
                let speaks = plain_letters(word) > 1
                    || word.chars().count() == 1
                        && word.chars().all(|c| c.is_lowercase() && !matches!(c, 'a'..='h' | 'x'));
                told = short || speaks && !word.ends_with(['.', '!', '?']);
            }
            _ => {}
        }
        if !matches!(piece.item, Item::LineEnd | Item::Word) {
            (told, stopped) = (false, false);
        }
    }
    out
}
