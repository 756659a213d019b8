//! Which move numbers of a sheet are those of its game, and which those of side lines without brackets.
//!
//! No move is asked for it: a side line begins at a number that has been reached already, and behind it the game
//! goes on at the number that is due. So the numbers of the game are the best chain in which each follows the one
//! before, and what stands between two that follow each other is something else. Where a number may be either, it
//! stays open, and the board decides.

mod chain;
mod number;

use super::lattice::{looks_like_a_move, plain_letters};
use crate::scan::Outcome;
use crate::scan::sheet::{Item, Piece};
use chain::Chain;
pub(crate) use number::{fills_a_place, heads};
use number::{is_closing, numbers, twice};

/// What the beginning of a line counts, on any sheet and where the game has its numbers there.
const HEAD: (f32, f32) = (0.2, 1.2);
/// The share of the chain's numbers that must begin a line for that.
const HEADED: f32 = 0.8;
/// A number is of no side line where the best chain through it is worse by less than this.
const OPEN: f32 = 0.35;
/// The same where a game is told, so that words before a number say nothing.
const OPEN_TOLD: f32 = 0.9;

/// The runs of pieces, by number, that are side lines: from a number that is not the game's to the next of the game.
pub(super) fn side_lines(sheet: &[u8], words: &[String], pieces: &[Piece]) -> Vec<(usize, usize)> {
    let mut numbers = numbers(sheet, words, pieces);
    let goes_back =
        numbers.windows(2).any(|w| matches!(w, [a, b] if b.ply <= a.ply || b.ply < a.ply + a.moves.min(2)));
    if !goes_back || twice(&numbers) {
        return Vec::new();
    }
    let mut chain = Chain::new(&numbers, HEAD.0);
    let mut line = chain.best();
    // A game that is told has words before its own numbers.
    let told = line.iter().filter(|i| numbers.get(**i).is_some_and(|n| n.told)).count();
    let is_told = told * 4 > line.len();
    if is_told {
        numbers.iter_mut().for_each(|number| number.told = false);
        chain = Chain::new(&numbers, HEAD.0);
        line = chain.best();
    }
    let headed = line.iter().filter(|i| numbers.get(**i).is_some_and(|n| n.heads)).count();
    let chain =
        if headed as f32 >= HEADED * line.len() as f32 { Chain::new(&numbers, HEAD.1) } else { chain };
    let line = chain.best();
    let open = if is_told { OPEN_TOLD } else { OPEN };
    let mut out = Vec::new();
    for pair in line.windows(2) {
        let &[from, to] = pair else { continue };
        let (Some(here), Some(next)) = (numbers.get(from), numbers.get(to)) else { continue };
        let between = from + 1..to;
        let goes_on = next.ply > here.ply && next.ply - here.ply <= here.moves.min(2);
        if between.is_empty() || !goes_on || !between.clone().all(|i| chain.is_off(i, open)) {
            continue;
        }
        if let Some(first) = numbers.get(between.start) {
            out.push((lead(sheet, words, pieces, first.piece), next.piece));
        }
    }
    if let Some(from) = told_behind_the_result(words, pieces).filter(|_| !is_told) {
        out.retain(|(_, to)| *to <= from);
        out.push((from, pieces.len()));
        return out;
    }
    let behind = line.last().map_or(0, |last| last + 1);
    if let Some(first) = numbers.get(behind)
        && first.told
        && (behind..numbers.len()).all(|i| chain.is_off(i, open))
    {
        out.push((lead(sheet, words, pieces, first.piece), pieces.len()));
    }
    out
}

/// Where words follow the result of a game: `1-0. For if 34... Qh6 then 35. Qxg4`.
fn told_behind_the_result(words: &[String], pieces: &[Piece]) -> Option<usize> {
    let number = |p: &Piece| matches!(p.item, Item::Number { .. });
    let result = |p: &Piece| matches!(p.item, Item::Result(outcome) if outcome != Outcome::Unknown);
    let at = pieces.iter().rposition(result)?;
    let said = |index: usize| words.get(index).is_some_and(|word| plain_letters(word) > 1);
    let next = (at + 1..pieces.len()).find(|index| pieces.get(*index).is_some_and(number))?;
    let counted = pieces.get(..at)?.iter().filter(|p| number(p)).count();
    (counted > SCORE && (at + 1..next).any(said)).then_some(at + 1)
}

/// A result ends the game if more numbers than these stand before it.
const SCORE: usize = 5;

/// Words of a sentence before a number that are looked at.
const SENTENCE: usize = 12;

/// Where the sentence begins that a number stands in, if it begins with a word of a language; else where the words
/// of a language begin right before the number.
fn lead(sheet: &[u8], words: &[String], pieces: &[Piece], number: usize) -> usize {
    let is_word = |word: &String| {
        !word.is_empty()
            && word.chars().count() < 12
            && word.chars().all(char::is_alphabetic)
            && !looks_like_a_move(word)
    };
    let before = words.get(..number).unwrap_or_default();
    let right_before = number - before.iter().rev().take(4).take_while(|word| is_word(word)).count();
    let mut at = number;
    while at > 0 && number - at < SENTENCE && !heads(sheet, pieces.get(at)) {
        let word = words.get(at - 1).map(String::as_str).unwrap_or_default();
        if word.is_empty() || word.trim_end_matches(is_closing).ends_with('.') {
            break;
        }
        at -= 1;
    }
    if words.get(at).is_some_and(is_word) { at } else { right_before }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::sheet::pieces;

    fn aside(text: &str) -> Vec<String> {
        let pieces = pieces(text.as_bytes());
        let words: Vec<String> = pieces
            .iter()
            .map(|p| match p.item {
                Item::Word => text.get(p.span.start..p.span.end).unwrap_or_default().to_owned(),
                _ => String::new(),
            })
            .collect();
        let part = |(from, to): (usize, usize)| {
            let (first, last) = (pieces.get(from)?, pieces.get(to.checked_sub(1)?)?);
            text.get(first.span.start..last.span.end).map(str::trim).map(str::to_owned)
        };
        side_lines(text.as_bytes(), &words, &pieces).into_iter().filter_map(part).collect()
    }

    #[test]
    fn a_number_that_has_been_reached() {
        let text = "18. c3 Nc6 19. f5 b5 Ef 20. Ba2 Qe5 or 20. Ng4 Qg5. 20. fe6 bc4 21. Rf6 cd3 22. ef7 Bf7";
        assert_eq!(aside(text), ["Ef 20. Ba2 Qe5 or 20. Ng4 Qg5."]);
    }

    #[test]
    fn the_middle_of_a_move_that_is_complete() {
        let text = "10. Be3 O-O 11. c3 b6\n11... e5 12. de Ne5 13. Ne5 Be5 14. Bh7.\n12. Qc2 Kh8 13. Nd2 Re8 14. Bh7 g6";
        assert_eq!(aside(text), ["11... e5 12. de Ne5 13. Ne5 Be5 14. Bh7."]);
    }

    #[test]
    fn a_number_given_again_for_blacks_move() {
        let text = "1. e4 f5\n2. d4 fe4 Instead 2... d6 is tried. 3. Nc3.\n3. f3\nMore usual is 3. Nc3, Nf6 4. Bg5.\n3 ef3\n4. Nf3 d5\n5. Bd3 Nf6";
        assert_eq!(aside(text), ["Instead 2... d6 is tried. 3. Nc3.", "More usual is 3. Nc3, Nf6 4. Bg5."]);
    }

    #[test]
    fn a_game_without_side_lines() {
        assert!(aside("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6").is_empty());
        assert!(aside("1. e4 1. e5 2. Nf3 2. Nc6 3. Bb5 3. a6 4. Ba4 4. Nf6").is_empty());
        assert!(aside("1. e4 e5 2. Nf3 Nc6 13. Bb5 a6 4. Ba4 Nf6 5. O-O Be7").is_empty());
    }
}
