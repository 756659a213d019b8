//! When a token fits several moves, the rest of its line decides.
//!
//! All alternatives are played on side by side until those that are left agree on the token in question. What
//! still differs at the end of the line is a true tie, unless one line needs fewer repairs.

use super::choose::{Choice, Chooser};
use super::source::Source;
use crate::board::{Births, Move, Position};
use crate::notation::Candidate;
use crate::scan::pgn::Token;

/// Lines kept side by side.
const WIDTH: usize = 64;
/// Bytes of comments and variations that count as much as a token read ahead.
const BYTES: usize = 64;

#[derive(Clone)]
struct Line {
    root: usize,
    at: usize,
    position: Position,
    births: Option<Births>,
    cost: u32,
    ended: bool,
}

/// What the rest of a line says about a token that fits several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Only the alternative of this index goes on to the end, or it does so with the fewest repairs.
    One(usize),
    /// Several go on, as far as was looked, with repairs of this cost or more.
    Open(u32),
    /// None goes on to the end.
    None,
}

/// Finds the alternative that the rest of the line allows; `budget` counts tokens read and is used up.
///
/// Each alternative is a legal move in `position` for the token at `at`.
pub(super) fn settle(
    source: &Source,
    text: &[u8],
    at: usize,
    position: &Position,
    births: Option<&Births>,
    alternatives: &[(Move, Candidate)],
    budget: &mut usize,
) -> Settled {
    let mut chooser = Chooser::default();
    let mut lines: Vec<Line> = alternatives
        .iter()
        .enumerate()
        .take(WIDTH)
        .map(|(root, (mv, candidate))| {
            step(root, at + candidate.len, position, births, mv, u32::from(candidate.reading.cost))
        })
        .collect();
    // Most lines go on at the same place.
    let mut known: Option<(usize, Option<usize>)> = None;
    loop {
        let Some(first) = lines.first().map(|line| line.root) else { return Settled::None };
        if lines.iter().all(|line| line.root == first) {
            return Settled::One(first);
        }
        let least = lines.iter().map(|line| line.cost).min().unwrap_or(0);
        if lines.iter().all(|line| line.ended) {
            return cheapest(&lines).map_or(Settled::Open(least), Settled::One);
        }
        let mut next: Vec<Line> = Vec::with_capacity(lines.len());
        for mut line in lines {
            if line.ended {
                next.push(line);
                continue;
            }
            let Some(left) = budget.checked_sub(1) else { return Settled::Open(least) };
            *budget = left;
            let word = match known {
                Some((at, word)) if at == line.at => word,
                _ => {
                    let found = next_word(text, line.at, source, *budget * BYTES);
                    let Some((word, reached)) = found else { return Settled::Open(least) };
                    *budget = budget.saturating_sub((reached - line.at) / BYTES);
                    known = Some((line.at, word));
                    word
                }
            };
            let Some(word) = word else {
                line.ended = true;
                next.push(line);
                continue;
            };
            let rest = text.get(word..).unwrap_or_default();
            match source.choose(&mut chooser, rest, &line.position, line.births.as_ref()) {
                Choice::Unreadable | Choice::Illegal => {}
                Choice::One(mv, candidate) => {
                    let cost = line.cost + u32::from(candidate.reading.cost);
                    next.push(step(
                        line.root,
                        word + candidate.len,
                        &line.position,
                        line.births.as_ref(),
                        &mv,
                        cost,
                    ));
                }
                Choice::Several(several) => {
                    for (mv, candidate) in several {
                        let cost = line.cost + u32::from(candidate.reading.cost);
                        next.push(step(
                            line.root,
                            word + candidate.len,
                            &line.position,
                            line.births.as_ref(),
                            &mv,
                            cost,
                        ));
                    }
                }
            }
        }
        if next.len() > WIDTH {
            // Too many to follow: nothing is proved.
            return Settled::Open(least);
        }
        lines = next;
    }
}

fn step(root: usize, at: usize, position: &Position, births: Option<&Births>, mv: &Move, cost: u32) -> Line {
    let mut after = *position;
    after.play(mv);
    let births = births.map(|births| {
        let mut births = *births;
        births.play(mv, position.castling_rook_squares(mv));
        births
    });
    Line { root, at, position: after, births, cost, ended: false }
}

fn cheapest(lines: &[Line]) -> Option<usize> {
    let best = lines.iter().map(|line| line.cost).min()?;
    let mut roots = lines.iter().filter(|line| line.cost == best).map(|line| line.root);
    let first = roots.next()?;
    roots.all(|root| root == first).then_some(first)
}

/// The offset of the next word of this line, variations and comments passed over, none at its end; and how far it
/// was looked for. Nothing where that is further than `most` bytes.
fn next_word(text: &[u8], at: usize, source: &Source, most: usize) -> Option<(Option<usize>, usize)> {
    let mut scanner = source.scanner(text);
    scanner.at = at;
    let mut depth = 0usize;
    loop {
        if scanner.at - at > most {
            return None;
        }
        let Some((token, span)) = scanner.next_token() else { return Some((None, text.len())) };
        match token {
            Token::Open => depth += 1,
            // A tag begins another game, whatever is open.
            Token::Tag => return Some((None, span.start)),
            Token::Close | Token::Result(_) if depth == 0 => return Some((None, span.start)),
            Token::Close => depth -= 1,
            Token::Word if depth == 0 => return Some((Some(span.start), span.start)),
            Token::Word => scanner.at += scanner.word_len(),
            _ => {}
        }
    }
}
