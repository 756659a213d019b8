//! How often each kind of slip occurs on this sheet: learned from the sheet itself.

use super::alphabet::digit;
use super::channel::Token;
use super::noise::{Rates, is_smudge};
use crate::board::{Move, Role};

/// Counts of chances and slips, each begun with what sheets usually show.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    moves: f32,
    broken: f32,
    foreign: f32,
    smudged: f32,
    captures: f32,
    capture_lost: f32,
    checks: f32,
    check_lost: f32,
    quiet: f32,
    check_false: f32,
    cased: f32,
    case_lost: f32,
    men: [f32; 6],
    man_lost: [f32; 6],
    /// Moves without their square of departure.
    short: f32,
}

pub(crate) fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | '\u{d7}' | ':' | '\u{445}' | '\u{425}' | '\u{2715}')
}

pub(crate) fn is_check_sign(c: char) -> bool {
    matches!(c, '+' | '#' | '\u{2020}' | '\u{2021}' | '\u{2260}')
}

/// What the texts alone show, before anything is read.
pub(crate) fn first_look(texts: &[String], mut rates: Rates) -> Rates {
    let moves: Vec<&String> = texts.iter().filter(|t| t.chars().any(|c| digit(c).is_some())).collect();
    let any = |f: &dyn Fn(char) -> bool| moves.iter().filter(|t| t.chars().any(f)).count();
    if moves.len() < 8 {
        return rates;
    }
    if any(&is_capture_sign) == 0 {
        rates.lost_capture = 0.05;
    }
    if any(&is_check_sign) == 0 {
        rates.lost_check = 0.02;
    }
    if any(&char::is_uppercase) * 20 < any(&char::is_lowercase) {
        rates.case = 0.1;
    }
    rates
}

impl Tally {
    /// Counts one token that was read as a move.
    pub(crate) fn count(&mut self, token: &Token, mv: &Move, check: bool, cost: f32, rates: &Rates) {
        // A line that is wrong here says nothing about slips.
        if cost > 9.0 {
            return;
        }
        let chars = token.chars();
        self.moves += 1.0;
        if chars.iter().rev().skip(1).any(|c| is_smudge(*c)) {
            self.smudged += 1.0;
        }
        if mv.is_castling() {
            return;
        }
        let sign = chars.iter().any(|c| is_check_sign(*c));
        if check {
            self.checks += 1.0;
            self.check_lost += f32::from(u8::from(!sign));
        } else {
            self.quiet += 1.0;
            self.check_false += f32::from(u8::from(sign));
        }
        let mut slips = 0.0;
        if token.is_short(mv) {
            self.short += 1.0;
        }
        if mv.taken.is_some() {
            self.captures += 1.0;
            if !chars.iter().any(|c| is_capture_sign(*c)) {
                self.capture_lost += 1.0;
                slips += rates.lost_capture;
            }
        }
        if mv.role != Role::Pawn {
            let lost = token.letter_lost(mv.role);
            self.men[mv.role as usize] += 1.0;
            if lost {
                self.man_lost[mv.role as usize] += 1.0;
                slips += rates.lost_piece[mv.role as usize];
            } else if chars.first().is_some_and(|c| c.is_lowercase() || c.is_uppercase()) {
                self.cased += 1.0;
                if chars.first().is_some_and(|c| c.is_lowercase()) {
                    self.case_lost += 1.0;
                    slips += rates.case;
                }
            }
        }
        if cost - slips > 2.5 && chars.iter().any(|c| c.is_alphabetic() && !c.is_ascii()) {
            self.foreign += 1.0;
        } else if cost - slips > 3.0 {
            self.broken += 1.0;
        }
    }

    /// The rates with what was counted.
    pub(crate) fn rates(&self, base: &Rates) -> Rates {
        let rate = |hits: f32, chances: f32, usual: f32, weight: f32| {
            -((hits + usual * weight) / (chances + weight)).clamp(0.001, 0.99).ln()
        };
        let mut rates = *base;
        rates.substitution = rate(self.broken * 0.5, self.moves, 0.02, 30.0);
        rates.sound = rate(self.foreign, self.moves, 0.05, 10.0);
        rates.smudge = rate(self.smudged, self.moves, 0.02, 30.0).min(5.0);
        rates.lost_capture = rate(self.capture_lost, self.captures, 0.1, 8.0);
        rates.lost_check = rate(self.check_lost, self.checks, 0.3, 4.0);
        rates.false_check = rate(self.check_false, self.quiet, 0.02, 20.0);
        rates.case = rate(self.case_lost, self.cased, 0.02, 20.0);
        let (men, lost) = (self.men.iter().sum::<f32>(), self.man_lost.iter().sum::<f32>());
        let overall = (lost + 0.6) / (men + 30.0);
        // Where each move names two squares, one that does not is hardly of the game.
        let short = rate(self.short, self.moves, 0.1, 10.0);
        if self.short * 4.0 < self.moves {
            rates.under_long = short.max(base.under);
        }
        for role in 1..6 {
            rates.lost_piece[role] = rate(self.man_lost[role], self.men[role], overall, 6.0);
        }
        rates
    }
}

/// What was mended to read the token as the move.
pub(crate) fn slips(token: &Token, mv: &Move, check: bool, cost: f32, rates: &Rates) -> Vec<&'static str> {
    let chars = token.chars();
    let mut out = Vec::new();
    let mut rest = cost;
    if cost < 1.0 || mv.is_castling() {
        return out;
    }
    if chars.iter().rev().skip(1).any(|c| is_smudge(*c)) {
        out.push("smudged");
        rest -= rates.smudge;
    }
    if mv.role != Role::Pawn {
        if token.letter_lost(mv.role) {
            out.push("lost letter");
            rest -= rates.lost_piece[mv.role as usize];
        } else if chars.first().is_some_and(|c| c.is_lowercase()) && rest >= rates.case {
            out.push("case");
            rest -= rates.case;
        }
    }
    let no_sign = |f: fn(char) -> bool| !chars.iter().any(|c| f(*c));
    if mv.taken.is_some() && no_sign(is_capture_sign) && rates.lost_capture > 1.0 {
        out.push("lost sign");
        rest -= rates.lost_capture;
    } else if check && no_sign(is_check_sign) && rates.lost_check > 1.5 {
        out.push("lost sign");
    }
    if rest > 1.5 {
        let foreign = chars.iter().any(|c| c.is_alphabetic() && !c.is_ascii());
        out.push(if foreign && rest < rates.substitution + 4.0 { "other script" } else { "misread" });
    }
    out
}
