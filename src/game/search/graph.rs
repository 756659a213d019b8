//! What the search leaves: entries and the edges between them, from which lines and shares are read.

use super::{Edge, Entry};
use crate::board::Move;
use crate::game::lattice::Lattice;

/// The graph that the search leaves.
pub(crate) struct Graph {
    pub(crate) entries: Vec<Entry>,
    /// For each node of the lattice, its entries.
    pub(super) layers: Vec<Vec<u32>>,
    /// Moves laid against texts for it.
    pub(crate) spent: usize,
}

/// One step of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub(crate) before: u32,
    pub(crate) edge: Edge,
}

impl Graph {
    /// The entries at the end of the lattice, cheapest first.
    pub(crate) fn ends(&self) -> Vec<u32> {
        let mut ends = self.layers.last().cloned().unwrap_or_default();
        let cost = |i: &u32| self.entries.get(*i as usize).map_or(f32::INFINITY, |e| e.cost);
        ends.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
        ends
    }

    /// The cheapest way to an entry, from the beginning.
    pub(crate) fn line(&self, end: u32) -> Vec<Made> {
        let mut out = Vec::new();
        let mut at = end;
        while let Some(entry) = self.entries.get(at as usize)
            && let Some(edge) = entry.best_edge()
        {
            out.push(Made { before: edge.from, edge: *edge });
            at = edge.from;
            if out.len() > self.entries.len() {
                break;
            }
        }
        out.reverse();
        out
    }

    /// The nodes from which the steps of the line lead that are chosen.
    pub(crate) fn nodes(&self, line: &[Made], mut chosen: impl FnMut(usize, &Made) -> bool) -> Vec<usize> {
        let chosen: Vec<u32> = line
            .iter()
            .enumerate()
            .filter(|(i, made)| chosen(*i, made))
            .map(|(_, made)| made.before)
            .collect();
        let of = |layer: &Vec<u32>| layer.iter().any(|i| chosen.contains(i));
        self.layers.iter().enumerate().filter(|(_, layer)| of(layer)).map(|(node, _)| node).collect()
    }

    /// What was searched up to a node at or before `node` that every way through the lattice meets and that has no
    /// half-moves missing; nothing if that is the beginning.
    pub(crate) fn before(mut self, lattice: &Lattice, node: usize) -> Option<Self> {
        let (mut reach, mut cut) = (0, 0);
        for (here, steps) in lattice.steps.iter().enumerate().take(node + 1) {
            if reach <= here && lattice.gaps.get(here) == Some(&false) {
                cut = here;
            }
            reach = steps.iter().map(|step| step.to).fold(reach, usize::max);
        }
        if cut == 0 || self.layers.get(cut).is_none_or(Vec::is_empty) {
            return None;
        }
        // No entry beyond such a node is made before the last one at it.
        let last = self.layers.iter().take(cut + 1).flatten().max().copied().unwrap_or_default();
        self.entries.truncate(last as usize + 1);
        self.layers.truncate(cut + 1);
        self.spent = 0;
        Some(self)
    }

    /// Entries in an order in which each edge leads onward.
    fn order(&self) -> Vec<u32> {
        let mut out = Vec::new();
        for layer in &self.layers {
            let mut layer = layer.clone();
            layer.sort_by_key(|i| self.entries.get(*i as usize).map_or(0, |e| e.ply));
            out.extend(layer);
        }
        out
    }

    /// The cheapest games, each different in some half-move from those before it, with their costs.
    pub(crate) fn best_lines(&self, most: usize) -> Vec<(Vec<Move>, f32)> {
        let count = self.entries.len();
        let mut onward = vec![f32::INFINITY; count];
        let mut next: Vec<Option<(u32, Edge)>> = vec![None; count];
        for id in self.layers.last().map(Vec::as_slice).unwrap_or_default() {
            onward[*id as usize] = 0.0;
        }
        let mut turns: Vec<(f32, u32, Edge)> = Vec::new();
        for &id in self.order().iter().rev() {
            let here = onward[id as usize];
            if !here.is_finite() {
                continue;
            }
            for edge in self.entries[id as usize].edges() {
                let from = edge.from as usize;
                if here + edge.cost < onward[from] {
                    onward[from] = here + edge.cost;
                    next[from] = Some((id, *edge));
                }
                turns.push((self.entries[from].cost + edge.cost + here, id, *edge));
            }
        }
        turns.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut out: Vec<(Vec<Move>, f32)> = Vec::new();
        // Many edges lie on the best game itself, so more are tried than games are wanted.
        for (cost, id, edge) in turns.into_iter().take(4000) {
            let mut moves: Vec<Move> = self.line(edge.from).iter().filter_map(|made| made.edge.mv).collect();
            moves.extend(edge.mv);
            let mut at = id;
            while let Some((to, edge)) = next[at as usize] {
                moves.extend(edge.mv);
                at = to;
            }
            if !out.iter().any(|(known, _)| *known == moves) {
                out.push((moves, cost));
                if out.len() >= most {
                    break;
                }
            }
        }
        out
    }

    /// For each half-move, the share of all explanations in which each move is made there, best first.
    pub(crate) fn shares(&self) -> Vec<Vec<(Move, f32)>> {
        let order = self.order();
        let count = self.entries.len();
        let mut forward = vec![f64::NEG_INFINITY; count];
        let mut backward = vec![f64::NEG_INFINITY; count];
        let mut kept = vec![false; count];
        for &id in &order {
            let Some(entry) = self.entries.get(id as usize) else { continue };
            kept[id as usize] = true;
            let mut sum = if entry.first.is_none() { 0.0 } else { f64::NEG_INFINITY };
            for edge in entry.edges() {
                sum = log_add(
                    sum,
                    forward.get(edge.from as usize).copied().unwrap_or(f64::NEG_INFINITY)
                        - f64::from(edge.cost),
                );
            }
            forward[id as usize] = sum;
        }
        let mut total = f64::NEG_INFINITY;
        for &id in self.layers.last().map(Vec::as_slice).unwrap_or_default() {
            backward[id as usize] = 0.0;
            total = log_add(total, forward[id as usize]);
        }
        for &id in order.iter().rev() {
            let onward = backward[id as usize];
            if onward == f64::NEG_INFINITY {
                continue;
            }
            for edge in self.entries[id as usize].edges() {
                let from = edge.from as usize;
                backward[from] = log_add(backward[from], onward - f64::from(edge.cost));
            }
        }
        let mut shares: Vec<Vec<(Move, f32)>> = Vec::new();
        for &id in &order {
            let onward = backward[id as usize];
            if onward == f64::NEG_INFINITY {
                continue;
            }
            for edge in self.entries[id as usize].edges() {
                let Some(mv) = edge.mv else { continue };
                let Some(from) = self.entries.get(edge.from as usize) else { continue };
                let share =
                    (forward[edge.from as usize] - f64::from(edge.cost) + onward - total).exp() as f32;
                let ply = from.ply as usize;
                if shares.len() <= ply {
                    shares.resize(ply + 1, Vec::new());
                }
                match shares[ply].iter_mut().find(|(known, _)| *known == mv) {
                    Some((_, sum)) => *sum += share,
                    None => shares[ply].push((mv, share)),
                }
            }
        }
        for list in &mut shares {
            list.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
        shares
    }
}

fn log_add(a: f64, b: f64) -> f64 {
    let (high, low) = if a > b { (a, b) } else { (b, a) };
    if low == f64::NEG_INFINITY { high } else { high + (low - high).exp().ln_1p() }
}
