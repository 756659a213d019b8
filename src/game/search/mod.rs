//! The search of the game: which legal moves explain the whole sheet best.
//!
//! A beam over the nodes of the lattice. Positions that are reached in several ways are one entry with several
//! edges, so what is kept is a graph, and the share of all explanations that make a move is a sum over it and
//! not a guess from the best line.

mod costs;
mod graph;
mod run;

use self::run::Run;
use super::channel::Fit;
use super::hash::QuickMap;
use super::lattice::Lattice;
use super::noise::Rates;
use super::prior::{Past, Prior};
use crate::Span;
use crate::board::{Births, Color, Move, Position, Role, Start};

pub(crate) use self::graph::{Graph, Made};

/// Where the costs of moves come from.
pub(crate) trait Evidence {
    /// Pushes the cost of each move, had it been written as text number `text`.
    fn fits(
        &mut self,
        text: usize,
        position: &Position,
        births: Option<&Births>,
        moves: &[Move],
        out: &mut Vec<Fit>,
    );
}

/// How the search is bounded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Entries kept at a node.
    pub(crate) width: usize,
    /// Entries at a node from which missing half-moves are tried.
    pub(crate) gap_width: usize,
    /// Entries at a node that may pass over what looks like a move.
    pub(crate) skips: usize,
    /// Missing half-moves in a row.
    pub(crate) gap_depth: usize,
    /// Entries dearer than the best by more than this are dropped.
    pub(crate) margin: f32,
    /// Entries kept in all.
    pub(crate) most: usize,
    /// Moves laid against texts in all: what bounds the time, counted and not measured, so that an answer never
    /// depends on the machine.
    pub(crate) work: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            width: 64,
            gap_width: 12,
            skips: 4,
            gap_depth: 2,
            margin: 16.0,
            most: 120_000,
            work: 2_000_000,
        }
    }
}

/// Why an edge is there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Why {
    /// A text was read as the move.
    Text { text: usize, span: Span },
    /// A half-move that is not on the sheet.
    Gap,
    /// A text was passed over.
    Skip(Span),
    /// A number or a result.
    Mark,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) from: u32,
    pub(crate) mv: Option<Move>,
    pub(crate) cost: f32,
    pub(crate) why: Why,
}

pub(crate) struct Entry {
    pub(crate) position: Position,
    past: Past,
    births: Option<Box<Births>>,
    /// How far the numbers on the sheet are ahead of the game.
    offset: i32,
    /// Whether the sheet is talking of something else here: a comment, a side line.
    pub(crate) aside: bool,
    pub(crate) ply: u32,
    pub(crate) cost: f32,
    best: usize,
    first: Option<Edge>,
    more: Vec<Edge>,
}

impl Entry {
    /// The ways that lead here; none for the start.
    pub(crate) fn edges(&self) -> impl Iterator<Item = &Edge> {
        self.first.iter().chain(&self.more)
    }

    fn best_edge(&self) -> Option<&Edge> {
        self.edges().nth(self.best)
    }
}

/// What the search is given.
pub(crate) struct Search<'a> {
    pub(crate) lattice: &'a Lattice,
    pub(crate) rates: Rates,
    pub(crate) prior: Option<&'a Prior>,
    pub(crate) prior_weight: f32,
    pub(crate) bounds: Bounds,
    pub(crate) births: bool,
    /// Numbers on the sheet count for nothing.
    pub(crate) numbers: bool,
    /// For each node the width of the beam, where it is not the same everywhere.
    pub(crate) widths: Vec<usize>,
}

/// The prior costs at most this much more than its best move.
const PRIOR_MOST: f32 = 6.0;

fn key(entry: &Entry) -> u64 {
    let place = u64::from(entry.ply) << 33 ^ u64::from(entry.aside) << 32 ^ u64::from(entry.offset as u32);
    (position_key(&entry.position) ^ place).wrapping_mul(0xff51_afd7_ed55_8ccd)
}

/// A number for a position: men, side to move, castling and en passant.
pub(crate) fn position_key(position: &Position) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15u64;
    let mut mix = |value: u64| {
        hash = (hash ^ value).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^= hash >> 32;
    };
    for role in Role::ALL {
        mix(position.men(Color::White, role).0);
        mix(position.men(Color::Black, role).0);
    }
    mix(position.side() as u64);
    mix(position.en_passant().map_or(64, |s| u64::from(s.index())));
    for color in [Color::White, Color::Black] {
        for short in [true, false] {
            mix(position.castling_rook(color, short).map_or(64, |s| u64::from(s.index())));
        }
    }
    hash
}

impl<'a> Search<'a> {
    /// A search with the weight of the prior that the rates say, if there is one.
    pub(crate) fn new(lattice: &'a Lattice, rates: Rates, prior: Option<&'a Prior>, bounds: Bounds) -> Self {
        let prior_weight = if prior.is_some() { rates.prior } else { 0.0 };
        Self { lattice, rates, prior, prior_weight, bounds, births: false, numbers: true, widths: Vec::new() }
    }

    /// Searches the whole lattice from a position.
    pub(crate) fn run<E: Evidence>(&self, start: &Start, evidence: &mut E) -> Graph {
        let start = Entry {
            position: start.position,
            past: Past::default(),
            births: self.births.then(|| Box::new(start.births)),
            offset: 0,
            aside: false,
            ply: 0,
            cost: 0.0,
            best: 0,
            first: None,
            more: Vec::new(),
        };
        self.resume(Graph { entries: vec![start], layers: vec![vec![0]], spent: 0 }, evidence)
    }

    /// Searches on from the last layer of a graph.
    pub(crate) fn resume<E: Evidence>(&self, mut graph: Graph, evidence: &mut E) -> Graph {
        let nodes = self.lattice.steps.len();
        let first = graph.layers.len().saturating_sub(1);
        graph.layers.resize_with(nodes, Vec::new);
        let mut run = Run {
            search: self,
            evidence,
            graph,
            width: self.bounds.width,
            texts: self.lattice.texts_from(),
            index: (0..nodes).map(|_| QuickMap::default()).collect(),
        };
        for node in first..nodes {
            run.node(node);
            run.index[node] = QuickMap::default();
        }
        run.graph
    }

    fn prior_costs(&self, entry: &Entry, moves: &[Move], out: &mut Vec<f32>) {
        match self.prior {
            Some(prior) if self.prior_weight > 0.0 => {
                prior.costs(&entry.position, &entry.past, moves, out);
                let least = out.iter().copied().fold(f32::INFINITY, f32::min);
                for cost in out.iter_mut() {
                    *cost = (*cost - least).min(PRIOR_MOST) * self.prior_weight + least * self.prior_weight;
                }
            }
            _ => {
                out.clear();
                out.resize(moves.len(), (moves.len().max(1) as f32).ln() * self.prior_weight.max(0.3));
            }
        }
    }
}
