//! The one game that fits tokens of which single ones stay ambiguous.
//!
//! No noise and no prior: only what the readers allow and the board permits. `وه٥` may be the queen to e5 or
//! the f-pawn taking there; which one it was is known when a later move fits only one of them.

use super::hash::QuickMap;
use super::search::position_key;
use crate::board::{Births, Move, Position};
use crate::notation::Candidate;

/// What the tokens together allow.
#[derive(Clone, Debug, PartialEq)]
pub enum Settled {
    /// One game of least cost.
    One(Vec<Move>),
    /// Several games of the same least cost.
    Tie {
        /// One of them.
        moves: Vec<Move>,
        /// The half-moves, from 0, at which the games differ, each with all the moves it may be.
        open: Vec<(usize, Vec<Move>)>,
    },
    /// No game fits all tokens.
    Stuck {
        /// A game through the tokens before the first that nothing fits.
        moves: Vec<Move>,
        /// The half-moves in it that are open, as in [`Settled::Tie`].
        open: Vec<(usize, Vec<Move>)>,
    },
    /// There were more positions than the bound allows, so nothing can be said for sure.
    Unknown,
}

/// Positions kept after one half-move: many more than real ambiguity makes.
const WIDTH: usize = 1024;
/// Positions kept in all.
const MOST: usize = 400_000;

struct State {
    position: Position,
    births: Option<Box<Births>>,
    cost: u32,
    /// Where it came from, by which move, at what cost.
    edges: Vec<(u32, Move, u32)>,
}

/// Finds the game of least cost through all tokens; `tokens` gives for each half-move in turn the candidates that
/// a reader found for the side to move.
///
/// `births` says where the men began, for notations that name them so. Work is bounded: a game of more open
/// readings than any real one is answered with [`Settled::Unknown`].
#[must_use]
pub fn settle<C: AsRef<[Candidate]>>(start: &Position, births: Option<&Births>, tokens: &[C]) -> Settled {
    let first = State { position: *start, births: births.map(|b| Box::new(*b)), cost: 0, edges: Vec::new() };
    let mut states = vec![first];
    let mut layers: Vec<std::ops::Range<usize>> = Vec::with_capacity(tokens.len() + 1);
    layers.push(0..1);
    let mut stuck = false;
    for token in tokens {
        let layer = layers.last().cloned().unwrap_or_default();
        let begin = states.len();
        let mut index: QuickMap<u64, usize> = QuickMap::default();
        for from in layer {
            for (mv, cost) in choices(&states, from, token.as_ref()) {
                add(&mut states, &mut index, from, mv, cost);
                if states.len() - begin > WIDTH || states.len() > MOST {
                    return Settled::Unknown;
                }
            }
        }
        if states.len() == begin {
            stuck = true;
            break;
        }
        layers.push(begin..states.len());
    }
    let (moves, open) = lines(&states, &layers);
    match (stuck, open.is_empty()) {
        (true, _) => Settled::Stuck { moves, open },
        (false, true) => Settled::One(moves),
        (false, false) => Settled::Tie { moves, open },
    }
}

/// The legal moves that fit a token, each at its least cost.
fn choices(states: &[State], from: usize, candidates: &[Candidate]) -> Vec<(Move, u32)> {
    let mut out: Vec<(Move, u32)> = Vec::new();
    let Some(state) = states.get(from) else { return out };
    let mut fitting = Vec::new();
    for candidate in candidates {
        fitting.clear();
        state.position.resolve(&candidate.reading, state.births.as_deref(), &mut fitting);
        for mv in &fitting {
            let cost = u32::from(candidate.reading.cost);
            match out.iter_mut().find(|(known, _)| known == mv) {
                Some((_, least)) => *least = cost.min(*least),
                None => out.push((*mv, cost)),
            }
        }
    }
    out
}

fn add(states: &mut Vec<State>, index: &mut QuickMap<u64, usize>, from: usize, mv: Move, cost: u32) {
    let Some(state) = states.get(from) else { return };
    let mut position = state.position;
    position.play(&mv);
    let births = state.births.as_ref().map(|births| {
        let mut births = births.clone();
        births.play(&mv, state.position.castling_rook_squares(&mv));
        births
    });
    let total = state.cost + cost;
    let edge = (from as u32, mv, cost);
    // Men of one kind that changed places are told apart where births count.
    let known = index.get(&position_key(&position)).copied();
    if let Some(old) = known.and_then(|at| states.get_mut(at))
        && old.births == births
    {
        old.cost = old.cost.min(total);
        old.edges.push(edge);
        return;
    }
    index.insert(position_key(&position), states.len());
    states.push(State { position, births, cost: total, edges: vec![edge] });
}

type Open = Vec<(usize, Vec<Move>)>;

/// A game of least cost, and where games of the same cost differ from it.
fn lines(states: &[State], layers: &[std::ops::Range<usize>]) -> (Vec<Move>, Open) {
    let cost = |at: usize| states.get(at).map_or(u32::MAX, |s| s.cost);
    let last = layers.last().cloned().unwrap_or_default();
    let least = last.clone().map(cost).min().unwrap_or_default();
    let mut alive: Vec<usize> = last.filter(|at| cost(*at) == least).collect();
    let mut moves = Vec::new();
    let mut open = Vec::new();
    let mut at = alive.first().copied();
    for ply in (0..layers.len().saturating_sub(1)).rev() {
        let mut here: Vec<Move> = Vec::new();
        let mut before: Vec<usize> = Vec::new();
        let mut next = None;
        for state in &alive {
            for (from, mv, step) in states.get(*state).map(|s| s.edges.as_slice()).unwrap_or_default() {
                let from = *from as usize;
                if cost(from).saturating_add(*step) != cost(*state) {
                    continue;
                }
                if !here.contains(mv) {
                    here.push(*mv);
                }
                if !before.contains(&from) {
                    before.push(from);
                }
                if Some(*state) == at && next.is_none() {
                    next = Some((from, *mv));
                }
            }
        }
        if here.len() > 1 {
            open.push((ply, here));
        }
        if let Some((from, mv)) = next {
            moves.push(mv);
            at = Some(from);
        }
        alive = before;
    }
    moves.reverse();
    open.reverse();
    (moves, open)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Reading, Role, RoleSet, Square, SquareSet};
    use crate::notation::{Parts, RepairSet};

    fn candidate(reading: Reading) -> Candidate {
        Candidate { reading, len: 2, parts: Parts::default(), repairs: RepairSet::default() }
    }

    fn to(file: u8, rank: u8, roles: &[Role]) -> Candidate {
        let roles = roles.iter().fold(RoleSet::EMPTY, |set, role| set.or(RoleSet::of(*role)));
        candidate(Reading { to: SquareSet::of(Square::at(file, rank)), roles, ..Reading::ANY })
    }

    #[test]
    fn a_later_move_settles_an_earlier_one() {
        // Either knight or pawn to c3; then a knight from c3 to d5.
        let both = vec![to(2, 2, &[Role::Pawn, Role::Knight])];
        let reply = vec![to(4, 4, &[Role::Pawn])];
        let last = vec![to(3, 4, &[Role::Knight])];
        let settled = settle(&Position::default(), None, &[both, reply, last]);
        let Settled::One(moves) = settled else { unreachable!("{settled:?}") };
        assert_eq!(moves.first().map(|m| m.role), Some(Role::Knight));
    }

    #[test]
    fn a_tie_names_what_is_open() {
        let both = vec![to(2, 2, &[Role::Pawn, Role::Knight])];
        let reply = vec![to(4, 4, &[Role::Pawn])];
        let settled = settle(&Position::default(), None, &[both, reply]);
        let Settled::Tie { moves, open } = settled else { unreachable!("{settled:?}") };
        assert_eq!(moves.len(), 2);
        assert_eq!(open.iter().map(|(ply, moves)| (*ply, moves.len())).collect::<Vec<_>>(), [(0, 2)]);
    }

    #[test]
    fn the_cheaper_reading_wins() {
        let mut dear = to(2, 2, &[Role::Pawn]);
        dear.reading.cost = 3;
        let settled = settle(&Position::default(), None, &[vec![dear, to(2, 2, &[Role::Knight])]]);
        let Settled::One(moves) = settled else { unreachable!("{settled:?}") };
        assert_eq!(moves.first().map(|m| m.role), Some(Role::Knight));
    }

    #[test]
    fn what_nothing_fits_ends_the_game() {
        let settled = settle(
            &Position::default(),
            None,
            &[vec![to(4, 3, &[Role::Pawn])], vec![to(4, 3, &[Role::Pawn])]],
        );
        let Settled::Stuck { moves, open } = settled else { unreachable!("{settled:?}") };
        assert_eq!((moves.len(), open.len()), (1, 0));
    }
}
