//! What might have been meant: English SAN of candidates, and the legal moves nearest to an illegal one.

use crate::board::{Births, CastleSet, Move, Position};
use crate::notation::algebraic::english_san;
use crate::notation::{Notation, Readings};
use crate::played::Played;
use crate::style::Style;

/// How many near moves are named.
const NEAR: usize = 8;

/// A move further away than this is not named.
const FURTHEST: u32 = 4;

/// English SAN of some moves, without repetition, in order.
pub(super) fn san_list<'m>(position: &Position, moves: impl Iterator<Item = &'m Move>) -> Vec<String> {
    let mut list: Vec<String> = Vec::new();
    for mv in moves {
        let san = english_san(position, mv);
        if !list.contains(&san) {
            list.push(san);
        }
    }
    list
}

/// The legal moves that come nearest to what was read, nearest first; those of equal distance in board order.
///
/// For a token that reads as a move the distance counts the parts that differ; for one that does not, the
/// letters that differ from the English spelling.
#[must_use]
pub(super) fn nearest(position: &Position, readings: &Readings, token: &[u8], illegal: bool) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut scored: Vec<(u32, String)> = moves
        .iter()
        .map(|mv| {
            let san = english_san(position, mv);
            let distance = if illegal {
                let read = readings.as_slice().iter().chain(readings.doubts());
                read.map(|c| parts_apart(&c.reading, mv)).min().unwrap_or(u32::MAX)
            } else {
                2 * edits(san.trim_end_matches(['+', '#']).as_bytes(), token)
            };
            (distance, san)
        })
        .collect();
    scored.sort_by_key(|(distance, _)| *distance);
    let best = scored.first().map_or(0, |(distance, _)| *distance);
    scored.retain(|(distance, _)| *distance <= FURTHEST && *distance <= best + 1);
    scored.truncate(NEAR);
    scored.into_iter().map(|(_, san)| san).collect()
}

/// The legal move whose spelling in a notation is one letter lost, added or changed away from `word`, if no other is.
pub(super) fn one_slip(
    position: &Position,
    births: Option<&Births>,
    notation: &dyn Notation,
    word: &[u8],
) -> Option<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let word: Vec<char> =
        String::from_utf8_lossy(word).trim_end_matches(['+', '#', '.', ',']).chars().collect();
    let style = Style { check: String::new(), mate: String::new(), ..Style::default() };
    let mut spelled = Vec::new();
    let mut found = None;
    for mv in moves {
        spelled.clear();
        notation.write(&Played { mv, before: position, births }, &style, &mut spelled);
        let spelling: Vec<char> = String::from_utf8_lossy(&spelled).chars().collect();
        if edits(&spelling, &word) <= 1 {
            if found.is_some() {
                return None;
            }
            found = Some(mv);
        }
    }
    found
}

/// How many steps a legal move is from a reading: a file or rank off by any amount counts one step each.
fn parts_apart(reading: &crate::board::Reading, mv: &Move) -> u32 {
    if !reading.castle.has(CastleSet::of(mv.kind)) {
        return 8;
    }
    let mut distance = 0;
    if !reading.to.has(mv.to) {
        let file = reading.to.into_iter().any(|square| square.file() == mv.to.file());
        let rank = reading.to.into_iter().any(|square| square.rank() == mv.to.rank());
        distance += match (file, rank) {
            (true, _) | (_, true) => 2,
            _ => 5,
        };
    }
    if !reading.roles.has(mv.role) {
        distance += 3;
    }
    if !reading.from.has(mv.from) {
        distance += 2;
    }
    if !reading.taken.has_option(mv.taken) {
        distance += 2;
    }
    if !reading.promotion.has_option(mv.promotion) {
        distance += 2;
    }
    distance
}

/// Levenshtein's distance of two short texts.
fn edits<T: PartialEq>(a: &[T], b: &[T]) -> u32 {
    let b = b.get(..b.len().min(32)).unwrap_or_default();
    let mut row: Vec<u32> = (0..=b.len() as u32).collect();
    for (i, x) in a.iter().enumerate() {
        let mut last = i as u32;
        if let Some(first) = row.first_mut() {
            *first = last + 1;
        }
        for (j, y) in b.iter().enumerate() {
            let replace = last + u32::from(x != y);
            let (left, up) = (row.get(j).copied().unwrap_or(0), row.get(j + 1).copied().unwrap_or(0));
            last = up;
            if let Some(cell) = row.get_mut(j + 1) {
                *cell = replace.min(left + 1).min(up + 1);
            }
        }
    }
    row.last().copied().unwrap_or(0)
}
