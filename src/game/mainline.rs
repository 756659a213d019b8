//! Which move numbers of a sheet are those of its game, and which those of side lines without brackets.
//!
//! No move is asked for it: a side line begins at a number that has been reached already, and behind it the game
//! goes on at the number that is due. So the numbers of the game are the best chain in which each follows the one
//! before, and what stands between two that follow each other is something else. Where a number may be either, it
//! stays open, and the board decides.

use super::lattice::{looks_like_a_move, plain_letters};
use crate::scan::Outcome;
use crate::scan::sheet::{Item, Piece, is_dash};

/// A move number of the sheet.
#[derive(Clone, Copy, Debug)]
struct Number {
    /// Which piece it is.
    piece: usize,
    /// The half-move that it announces, from 0.
    ply: u32,
    /// How many words behind it may be moves.
    moves: u32,
    /// Whether a line begins with it.
    heads: bool,
    /// Whether a sentence ends before it.
    stopped: bool,
    /// Whether a word of a language that ends no sentence stands before it: `if now 20. Ba2`.
    told: bool,
}

/// Numbers that are looked at: two long games with their comments.
const MOST: usize = 1600;
/// How many numbers a side line may have.
const REACH: usize = 48;
/// What a half-move by which the chain goes on counts.
const PLY: f32 = 0.5;
/// What it costs that a number follows, but not where the moves between say so.
const UNEVEN: f32 = 0.6;
/// What it costs that Black's move is announced behind two words that may be moves.
const COMPLETE: f32 = 1.0;
/// What it costs that a number is not there, besides its share.
const GAP: f32 = 1.2;
/// What a word of a language before a number counts against it.
const TOLD: f32 = 0.8;
/// What it costs to pass over numbers, and to go back to the game where they themselves go on.
const RUN: f32 = 0.8;
/// What it costs that the last numbers are none of the game's.
const REST: f32 = 2.0;
/// What the beginning of a line counts, on any sheet and where the game has its numbers there.
const HEAD: (f32, f32) = (0.2, 1.2);
/// What the end of a sentence before it counts.
const STOP: f32 = 0.2;
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

/// Whether a line begins with a piece.
fn heads(sheet: &[u8], piece: Option<&Piece>) -> bool {
    let before = piece.and_then(|piece| sheet.get(..piece.span.start)).unwrap_or_default();
    let blank = before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
    blank.is_none_or(|byte| *byte == b'\n')
}

/// Whether a sign joins two squares: `g1 - f3`, `f5 X e4`.
fn is_bridge(c: char) -> bool {
    is_dash(c) || matches!(c, ':' | 'x' | 'X' | '\u{d7}')
}

fn is_closing(c: char) -> bool {
    matches!(c, '"' | '\'' | ')' | ']' | '\u{201d}' | '\u{201c}' | '\u{bb}' | '\u{ab}')
}

/// Whether a word stands where a move must: alone between the number of White's move and that of Black's, or between
/// Black's and the next.
pub(super) fn fills_a_place(pieces: &[Piece], index: usize) -> bool {
    let ply = |at: usize| match pieces.get(at)?.item {
        Item::Number { value, black } => Some(2 * value + u32::from(black)),
        _ => None,
    };
    index.checked_sub(1).and_then(ply).is_some_and(|before| ply(index + 1) == Some(before + 1))
}

/// Whether the sheet gives each half-move the number of its move.
fn twice(numbers: &[Number]) -> bool {
    let again =
        numbers.windows(2).filter(|w| matches!(w, [a, b] if a.ply == b.ply && a.moves == 1 && b.moves == 1));
    again.count() * 3 > numbers.len()
}

fn numbers(sheet: &[u8], words: &[String], pieces: &[Piece]) -> Vec<Number> {
    let mut out: Vec<Number> = Vec::new();
    let (mut told, mut joined, mut stopped, mut cut) = (false, false, false, false);
    for (index, piece) in pieces.iter().enumerate() {
        match piece.item {
            // `Rg 1 - f3`: a square with a blank in it.
            Item::Number { value: 1..=8, .. } if cut && piece.span.len() == 1 => {}
            Item::Number { value, black } if out.len() < MOST => {
                let fresh = heads(sheet, Some(piece));
                let bare = piece.span.of(sheet).last().is_some_and(u8::is_ascii_digit);
                let again = |last: &&Number| last.heads && last.ply + 2 == value.min(1000) * 2;
                // `3. f2-f3` and below it `3 e4xf3`: a number without its point, given again for Black's move.
                let blacks =
                    fresh && bare && out.iter().rev().find(again).is_some_and(|last| last.moves == 1);
                let ply = value.min(1000).saturating_sub(1) * 2 + u32::from(black || blacks);
                let mut number =
                    Number { piece: index, ply, moves: 0, heads: fresh, stopped: stopped || fresh, told };
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
                cut = word.ends_with(|c| matches!(c, 'a'..='h'));
                let speaks = plain_letters(word) > 1
                    || word.chars().count() == 1
                        && word.chars().all(|c| c.is_lowercase() && !matches!(c, 'a'..='h' | 'x'));
                told = short || speaks && !word.ends_with(['.', '!', '?']);
            }
            _ => {}
        }
        if !matches!(piece.item, Item::LineEnd | Item::Word) {
            (told, stopped, cut) = (false, false, false);
        }
    }
    out
}

/// The best chain to and from each number.
struct Chain {
    to: Vec<(f32, Option<usize>)>,
    from: Vec<f32>,
    /// What a chain that ends with each number loses by what is left over.
    ends: Vec<f32>,
}

impl Chain {
    fn new(numbers: &[Number], head: f32) -> Self {
        let worth = |number: &Number| {
            let (heads, told) = (f32::from(u8::from(number.heads)), f32::from(u8::from(number.told)));
            let stop = if number.stopped && !number.heads { STOP } else { 0.0 };
            head * heads + stop - TOLD * told
        };
        let count = numbers.len();
        let mut to: Vec<(f32, Option<usize>)> = Vec::with_capacity(count);
        for (at, number) in numbers.iter().enumerate() {
            let mut best = (if at > 0 { -REST } else { 0.0 }, None);
            for before in at.saturating_sub(REACH)..at {
                let (Some(other), Some((sum, _))) = (numbers.get(before), to.get(before)) else { continue };
                let cost = link(other, number).map(|cost| cost + passed(numbers, before, at));
                if let Some(cost) = cost.filter(|cost| sum - cost > best.0) {
                    best = (sum - cost, Some(before));
                }
            }
            to.push((best.0 + worth(number), best.1));
        }
        let ends: Vec<f32> = (1..=count).map(|next| -rest(numbers, next)).collect();
        let mut from = ends.clone();
        for (at, number) in numbers.iter().enumerate().rev() {
            let own = from.get(at).copied().unwrap_or_default() + worth(number);
            for before in at.saturating_sub(REACH)..at {
                if let (Some(other), Some(sum)) = (numbers.get(before), from.get_mut(before))
                    && let Some(cost) = link(other, number)
                {
                    *sum = sum.max(own - cost - passed(numbers, before, at));
                }
            }
        }
        Self { to, from, ends }
    }

    fn through(&self, at: usize) -> f32 {
        self.to.get(at).map_or(0.0, |t| t.0) + self.from.get(at).copied().unwrap_or_default()
    }

    /// What the best chain that ends with a number is worth.
    fn ending(&self, at: usize) -> f32 {
        self.to.get(at).map_or(0.0, |t| t.0) + self.ends.get(at).copied().unwrap_or_default()
    }

    /// The numbers of the best chain.
    fn best(&self) -> Vec<usize> {
        let mut at =
            (0..self.to.len()).max_by(|a, b| self.ending(*a).total_cmp(&self.ending(*b)).then(b.cmp(a)));
        let mut out = Vec::new();
        while let Some(here) = at {
            out.push(here);
            at = self.to.get(here).and_then(|t| t.1);
        }
        out.reverse();
        out
    }

    /// Whether every chain through a number is clearly worse than the best.
    fn is_off(&self, at: usize, open: f32) -> bool {
        let best = (0..self.to.len()).map(|at| self.ending(at)).fold(0.0, f32::max);
        self.through(at) + open <= best
    }
}

/// What it costs to pass over the numbers between two of the game. If the last of them goes on with the second in the
/// same sentence, that one is the side line's as well.
fn passed(numbers: &[Number], from: usize, to: usize) -> f32 {
    let (Some(last), Some(next)) = (numbers.get(to.wrapping_sub(1)), numbers.get(to)) else { return 0.0 };
    if from + 1 >= to {
        return 0.0;
    }
    let goes_on = !next.stopped && link(last, next).is_some_and(|cost| cost < -PLY * 0.9);
    let told = numbers.get(from + 1..to).is_some_and(|run| run.iter().any(|number| number.told));
    RUN + match (goes_on, told) {
        (false, _) => 0.0,
        (true, false) => RUN,
        (true, true) => 2.0 * RUN,
    }
}

/// What it costs that the numbers from one on are none of the game's.
fn rest(numbers: &[Number], from: usize) -> f32 {
    match numbers.get(from) {
        None => 0.0,
        Some(number) if number.told => RUN,
        Some(_) => REST,
    }
}

/// What it costs that one number of the game is followed by another, less what it counts; nothing where it cannot be.
fn link(one: &Number, next: &Number) -> Option<f32> {
    let ahead = next.ply.checked_sub(one.ply).filter(|ahead| *ahead > 0)?;
    let due = one.moves.clamp(1, 2);
    match ahead {
        _ if ahead == due => Some(-PLY * due as f32),
        // Of two words one may be no move, of one two.
        1 if one.moves == 2 => Some(COMPLETE - PLY),
        1 | 2 => Some(UNEVEN - PLY * ahead as f32),
        3..=12 => Some(GAP + PLY * (ahead as f32 - 2.0)),
        _ => None,
    }
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
