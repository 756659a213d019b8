//! The search over games and tables at once.

use super::forms::{Form, Forms, Shape};
use crate::board::{Move, MoveKind, Position, Role};
use crate::game::hash::QuickMap;
use crate::game::prior::{Past, Prior};
use crate::game::search::position_key;

/// What is known of the table so far: for each string its role, for each sign its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Guess {
    roles: [Option<Role>; 16],
    files: [Option<u8>; 12],
}

impl Guess {
    pub(super) fn role(&self, lead: u8) -> Option<Role> {
        self.roles.get(usize::from(lead)).copied().flatten()
    }

    pub(super) fn file(&self, sign: u8) -> Option<u8> {
        self.files.get(usize::from(sign)).copied().flatten()
    }

    /// The table in which the string is this man, if it can be.
    fn with_role(mut self, lead: u8, role: Role) -> Option<(Self, bool)> {
        let slot = self.roles.get_mut(usize::from(lead))?;
        match slot {
            Some(known) => (*known == role).then_some((self, false)),
            None => {
                *slot = Some(role);
                Some((self, true))
            }
        }
    }

    /// Two strings for one man are rare, two signs for one file do not occur.
    fn crowded(&self, role: Role, extended: &[bool]) -> bool {
        let own = self.roles.iter().zip(extended).filter(|(r, extended)| **r == Some(role) && !**extended);
        own.count() > 1
    }

    fn with_file(mut self, sign: u8, file: u8) -> Option<(Self, bool)> {
        let taken = self.files.contains(&Some(file));
        let slot = self.files.get_mut(usize::from(sign))?;
        match slot {
            Some(known) => (*known == file).then_some((self, false)),
            None if taken => None,
            None => {
                *slot = Some(file);
                Some((self, true))
            }
        }
    }

    fn key(&self) -> u64 {
        let mut hash = 0u64;
        for role in self.roles {
            hash = hash.wrapping_mul(7).wrapping_add(role.map_or(6, |r| r as u64));
        }
        for file in self.files {
            hash = hash.wrapping_mul(9).wrapping_add(file.map_or(8, u64::from));
        }
        hash.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

struct State {
    position: Position,
    past: Past,
    guess: Guess,
    cost: f32,
}

/// A table with its cost, and by how much the best table that differs in each string is dearer.
pub(super) struct Found {
    pub(super) guess: Guess,
    pub(super) cost: f32,
    pub(super) others: Vec<(Guess, f32)>,
}

const WIDTH: usize = 400;
const MARGIN: f32 = 25.0;
/// Cost of taking a string for one man, and of taking it for a man that has one already.
const NEW: f32 = 1.6;
const SECOND: f32 = 9.0;
/// Cost of taking `Rf` for a letter where there is an `R`.
const EXTENDED: f32 = 4.0;
/// Cost of a word that no table so far can read.
const UNREAD: f32 = 14.0;
/// Most words that are looked at.
const LONGEST: usize = 400;

pub(super) fn search(forms: &Forms, start: &Position, prior: &Prior) -> Option<Found> {
    let mut guess = Guess::default();
    let latin = forms.files.first() == Some(&'a') && forms.files.len() == 8;
    if latin {
        for file in 0..8u8 {
            guess = guess.with_file(file, file)?.0;
        }
    }
    let extended: Vec<bool> = (0..16).map(|lead| forms.base(lead).is_some()).collect();
    let width = if latin { WIDTH } else { WIDTH * 3 };
    let mut states = vec![State { position: *start, past: Past::default(), guess, cost: 0.0 }];
    for shape in forms.shapes.iter().take(LONGEST) {
        let mut next: Vec<State> = Vec::new();
        let mut index: QuickMap<u64, usize> = QuickMap::default();
        for state in &states {
            step(state, shape, prior, &extended, &mut |new| {
                let key = position_key(&new.position) ^ new.guess.key();
                match index.get(&key).and_then(|at| next.get_mut(*at)) {
                    Some(old) if old.cost <= new.cost => {}
                    Some(old) => *old = new,
                    None => {
                        index.insert(key, next.len());
                        next.push(new);
                    }
                }
            });
        }
        next.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        let least = next.first()?.cost;
        next.retain(|s| s.cost <= least + MARGIN);
        next.truncate(width);
        states = next;
    }
    let best = states.first()?;
    let mut others: Vec<(Guess, f32)> = Vec::new();
    for state in states.iter().skip(1) {
        if state.guess != best.guess && !others.iter().any(|(g, _)| *g == state.guess) {
            others.push((state.guess, state.cost - best.cost));
        }
    }
    Some(Found { guess: best.guess, cost: best.cost, others })
}

fn step(state: &State, shape: &Shape, prior: &Prior, extended: &[bool], out: &mut impl FnMut(State)) {
    let mut moves = Vec::with_capacity(48);
    state.position.legal_moves(&mut moves);
    let mut costs = Vec::with_capacity(moves.len());
    prior.costs(&state.position, &state.past, &moves, &mut costs);
    let mut found = false;
    for (mv, cost) in moves.iter().zip(&costs) {
        let guesses = match shape {
            Shape::Castle(long) => {
                let kind = if *long { MoveKind::CastleLong } else { MoveKind::CastleShort };
                (mv.kind == kind).then_some((state.guess, 0.0))
            }
            Shape::Move(forms) => forms
                .iter()
                .filter_map(|form| fit(&state.guess, form, mv, extended))
                .min_by(|a, b| a.1.total_cmp(&b.1)),
        };
        let Some((guess, extra)) = guesses else { continue };
        found = true;
        let mut position = state.position;
        position.play(mv);
        out(State { position, past: state.past.after(mv), guess, cost: state.cost + cost.min(9.0) + extra });
    }
    if !found {
        // A slip: one of the likelier moves was made.
        let mut ranked: Vec<(f32, &Move)> = costs.iter().copied().zip(&moves).collect();
        ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (cost, mv) in ranked.into_iter().take(3) {
            let mut position = state.position;
            position.play(mv);
            let cost = state.cost + cost + UNREAD;
            out(State { position, past: state.past.after(mv), guess: state.guess, cost });
        }
    }
}

/// The table after the word was the move in this form, and what it costs.
fn fit(guess: &Guess, form: &Form, mv: &Move, extended: &[bool]) -> Option<(Guess, f32)> {
    if mv.is_castling() || mv.to.rank() != form.rank || (form.takes && mv.taken.is_none()) {
        return None;
    }
    if form.from_rank.is_some_and(|rank| rank != mv.from.rank()) {
        return None;
    }
    let mut cost = 0.0;
    let (mut guess, _) = guess.with_file(form.file, mv.to.file())?;
    if let Some(sign) = form.from_file {
        guess = guess.with_file(sign, mv.from.file())?.0;
    }
    match form.lead {
        None if mv.role != Role::Pawn => return None,
        None => {
            // A pawn that takes names its file.
            if mv.taken.is_some() && form.from_file.is_none() {
                cost += 3.0;
            }
        }
        Some(lead) => {
            let (with, new) = guess.with_role(lead, mv.role)?;
            guess = with;
            if new {
                cost += if mv.role == Role::Pawn || guess.crowded(mv.role, extended) { SECOND } else { NEW };
                if extended.get(usize::from(lead)).copied().unwrap_or_default() {
                    cost += EXTENDED;
                }
            }
            if form.from_file.is_some() || form.from_rank.is_some() {
                cost += 0.7;
            }
        }
    }
    match (mv.promotion, form.becomes) {
        (Some(role), Some(lead)) => {
            let (with, new) = guess.with_role(lead, role)?;
            guess = with;
            cost += if new { NEW } else { 0.0 };
        }
        (Some(Role::Queen), None) => cost += 2.0,
        (Some(_), None) => return None,
        (None, Some(_)) => cost += 4.0,
        (None, None) => {}
    }
    Some((guess, cost))
}
