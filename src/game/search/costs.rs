//! What it costs that the sheet speaks of the game or of something else, and what its numbers and its result say.

use super::Entry;
use crate::board::Color;
use crate::game::noise::Rates;
use crate::game::tone::Tone;
use crate::scan::Outcome;

/// What a word that looks like a move costs in a comment or side line: dearer than a move that fits, or the
/// whole game would pass for a comment, unless it stands among words.
pub(super) const fn aside_move(tone: Tone) -> f32 {
    match tone {
        Tone::Unknown => 5.0,
        Tone::Game => 8.0,
        Tone::Open => 3.0,
        Tone::Aside => 1.0,
        Tone::SideLine => 0.3,
    }
}

/// What it costs that the game goes on here.
pub(super) const fn game_move(tone: Tone) -> f32 {
    match tone {
        Tone::SideLine => 3.0,
        Tone::Aside => 1.5,
        Tone::Unknown | Tone::Game | Tone::Open => 0.0,
    }
}

/// What it costs that the game goes on at a number that fits, and that the comment does.
pub(super) const fn at_number(tone: Tone) -> (f32, f32) {
    match tone {
        Tone::Unknown => (0.5, 2.0),
        Tone::Game => (0.2, 4.0),
        Tone::Open => (0.5, 1.5),
        Tone::Aside => (1.5, 0.5),
        Tone::SideLine => (3.0, 0.2),
    }
}

/// What it costs that the comment goes on at a number that does not fit the game as it stood before the comment.
pub(super) const fn stray(tone: Tone) -> f32 {
    if matches!(tone, Tone::Game) { 3.0 } else { 0.0 }
}

pub(super) fn number_cost(rates: &Rates, entry: &Entry, value: u32, black: bool) -> (f32, i32) {
    let ahead = i64::from(value) - i64::from(entry.position.fullmove());
    let ahead = ahead.clamp(-1000, 1000) as i32;
    let mut cost = 0.0;
    if ahead != entry.offset {
        // The first number says where the sheet begins.
        cost += if entry.ply == 0 {
            1.0
        } else {
            rates.number + 0.2 * (ahead - entry.offset).abs().min(10) as f32
        };
    }
    let to_move = entry.position.side();
    if black && to_move == Color::White {
        cost += rates.number;
    } else if !black && to_move == Color::Black {
        // `1. e4 1. e5`: many give Black's move the number again.
        cost += rates.again;
    }
    (cost, ahead)
}

/// What a number costs in a comment or side line: nothing much, unless the sheet runs far ahead of the game.
pub(super) fn stray_number(entry: &Entry, value: u32) -> f32 {
    let here = i64::from(entry.position.fullmove()) + i64::from(entry.offset);
    0.3 + 0.7 * (i64::from(value) - here).clamp(0, 24) as f32
}

pub(super) fn result_cost(entry: &Entry, outcome: Outcome) -> f32 {
    if !entry.position.is_check() || !entry.position.is_checkmate() {
        return 0.0;
    }
    let right = match entry.position.side() {
        Color::White => Outcome::Black,
        Color::Black => Outcome::White,
    };
    if outcome == right { -1.0 } else { 4.0 }
}
