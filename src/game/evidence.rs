//! Where the costs of moves come from: the noise channel, a reader, or both.

use super::channel::{Channel, Fit, Token};
use super::search::Evidence;
use crate::board::{Births, CheckSet, Move, Position};
use crate::notation::Candidate;

/// The noise channel over the texts of a lattice.
pub(crate) struct Noisy<'c, 'a> {
    channel: &'c Channel<'a>,
    tokens: Vec<Option<Token>>,
}

const NOTHING: Fit = Fit { silent: 1.0e6, checking: 1.0e6 };

impl<'c, 'a> Noisy<'c, 'a> {
    pub(crate) fn new(channel: &'c Channel<'a>, texts: &[String]) -> Self {
        Self { channel, tokens: texts.iter().map(|text| channel.token(text)).collect() }
    }

    pub(crate) fn token(&mut self, text: usize) -> Option<&mut Token> {
        self.tokens.get_mut(text)?.as_mut()
    }
}

impl Evidence for Noisy<'_, '_> {
    fn fits(&mut self, text: usize, _: &Position, _: Option<&Births>, moves: &[Move], out: &mut Vec<Fit>) {
        let Some(Some(token)) = self.tokens.get_mut(text) else {
            out.resize(out.len() + moves.len(), NOTHING);
            return;
        };
        let mut men = [[0u8; 64]; 6];
        for mv in moves {
            if mv.promotion.is_none() {
                men[mv.role as usize][usize::from(mv.to.index())] += 1;
            }
        }
        out.extend(moves.iter().map(|mv| {
            let rivals =
                men[mv.role as usize][usize::from(mv.to.index())] > 1 && mv.role != crate::board::Role::Pawn;
            self.channel.fit(token, mv, rivals)
        }));
    }
}

/// What a reader makes of each text, matched against the legal moves.
#[derive(Default)]
pub(crate) struct Read {
    /// For each text, the candidates for White's and for Black's move.
    candidates: Vec<[Vec<Candidate>; 2]>,
}

/// Natural-log cost of one unit of a reading's cost.
pub(crate) const READING_UNIT: f32 = 1.0;

impl Read {
    /// Adds what was read of one more text and returns its number.
    pub(crate) fn add(&mut self, candidates: [Vec<Candidate>; 2]) -> usize {
        self.candidates.push(candidates);
        self.candidates.len() - 1
    }
}

/// The cost of each move under the candidates.
pub(crate) fn candidate_fits(
    candidates: &[Candidate],
    position: &Position,
    births: Option<&Births>,
    moves: &[Move],
    out: &mut Vec<Fit>,
) {
    let base = out.len();
    out.resize(base + moves.len(), NOTHING);
    let mut fitting = Vec::new();
    for candidate in candidates {
        let cost = f32::from(candidate.reading.cost) * READING_UNIT;
        let strict =
            candidate.reading.check != CheckSet::ANY || candidate.reading.born != crate::board::FileSet::ANY;
        fitting.clear();
        if strict {
            position.resolve(&candidate.reading, births, &mut fitting);
        }
        for (i, mv) in moves.iter().enumerate() {
            let fits = if strict { fitting.contains(mv) } else { candidate.reading.fits(mv) };
            if fits && let Some(fit) = out.get_mut(base + i) {
                fit.silent = fit.silent.min(cost);
                fit.checking = fit.checking.min(cost);
            }
        }
    }
}

impl Evidence for Read {
    fn fits(
        &mut self,
        text: usize,
        position: &Position,
        births: Option<&Births>,
        moves: &[Move],
        out: &mut Vec<Fit>,
    ) {
        match self.candidates.get(text) {
            Some(sides) => candidate_fits(&sides[position.side() as usize], position, births, moves, out),
            None => out.resize(out.len() + moves.len(), NOTHING),
        }
    }
}
