//! The search of the game: which legal moves explain the whole sheet best.
//!
//! A beam over the nodes of the lattice. Positions that are reached in several ways are one entry with several
//! edges, so what is kept is a graph, and the share of all explanations that make a move is a sum over it and
//! not a guess from the best line.

use super::channel::Fit;
use super::hash::QuickMap;
use super::lattice::{Arc, Lattice};
use super::noise::Rates;
use super::prior::{Past, Prior};
use crate::Span;
use crate::board::{Births, Color, Move, Position, Role};
use crate::scan::sheet::Outcome;

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
}

impl Default for Bounds {
    fn default() -> Self {
        Self { width: 64, gap_width: 12, skips: 4, gap_depth: 2, margin: 16.0, most: 160_000 }
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
    aside: bool,
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

/// The graph that the search leaves.
pub(crate) struct Graph {
    pub(crate) entries: Vec<Entry>,
    /// For each node of the lattice, its entries.
    layers: Vec<Vec<u32>>,
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
}

/// What a word that looks like a move costs in a comment or side line.
const ASIDE_MOVE: f32 = 5.0;

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

/// The legal moves of an entry with what does not depend on the token.
struct Choices {
    moves: Vec<Move>,
    prior: Vec<f32>,
}

struct Child {
    cost: f32,
    least: f32,
    entry: u32,
    fit: Fit,
    prior: f32,
    mv: Move,
}

struct Run<'s, 'a, E> {
    search: &'s Search<'a>,
    evidence: &'s mut E,
    graph: Graph,
    /// The width of the beam at this node.
    width: usize,
    index: Vec<QuickMap<u64, u32>>,
}

impl<'a> Search<'a> {
    /// A search with the usual weight of the prior, if there is one.
    pub(crate) fn new(lattice: &'a Lattice, rates: Rates, prior: Option<&'a Prior>, bounds: Bounds) -> Self {
        let prior_weight = if prior.is_some() { 0.8 } else { 0.0 };
        Self { lattice, rates, prior, prior_weight, bounds, births: false, numbers: true }
    }

    /// Searches the whole lattice from a position.
    pub(crate) fn run<E: Evidence>(&self, start: &Position, evidence: &mut E) -> Graph {
        let nodes = self.lattice.steps.len();
        let mut run = Run {
            search: self,
            evidence,
            graph: Graph { entries: Vec::new(), layers: vec![Vec::new(); nodes] },
            width: self.bounds.width,
            index: (0..nodes).map(|_| QuickMap::default()).collect(),
        };
        run.graph.entries.push(Entry {
            position: *start,
            past: Past::default(),
            births: self.births.then(|| Box::new(Births::default())),
            offset: 0,
            aside: false,
            ply: 0,
            cost: 0.0,
            best: 0,
            first: None,
            more: Vec::new(),
        });
        if let Some(first) = run.graph.layers.first_mut() {
            first.push(0);
        }
        for node in 0..nodes {
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

impl<E: Evidence> Run<'_, '_, E> {
    fn node(&mut self, node: usize) {
        // What is left of the bound on entries is shared among the nodes that are left, so that the end is reached.
        let left = self.search.bounds.most.saturating_sub(self.graph.entries.len());
        let nodes = self.search.lattice.steps.len().saturating_sub(node).max(1);
        let share = (left / nodes / 6).max(4);
        self.width = self.search.bounds.width.min(share);
        let width = self.width;
        self.prune(node, width);
        if share >= 12 && self.search.lattice.gaps.get(node).copied().unwrap_or_default() {
            self.bridge(node);
        }
        let Some(layer) = self.graph.layers.get(node).cloned() else { return };
        let lattice = self.search.lattice;
        let Some(steps) = lattice.steps.get(node) else { return };
        if steps.is_empty() {
            return;
        }
        let mut choices: Vec<Option<Choices>> = layer.iter().map(|_| None).collect();
        for step in steps {
            match step.arc {
                Arc::Skip => {
                    let (in_game, aside): (Vec<u32>, Vec<u32>) = layer
                        .iter()
                        .partition(|i| self.graph.entries.get(**i as usize).is_some_and(|e| !e.aside));
                    // What looks like a move is passed over only by the best, so that the beam stays on the game.
                    let some = if step.cost > 3.0 {
                        self.search.bounds.skips.min(in_game.len())
                    } else {
                        in_game.len()
                    };
                    let some = in_game.get(..some).unwrap_or_default();
                    let why = Why::Skip(step.span);
                    self.carry(some, step.to, |e| Some((step.cost, e.offset, false)), why);
                    if step.prose {
                        self.carry(
                            some,
                            step.to,
                            |e| Some((step.cost + self.search.rates.aside, e.offset, true)),
                            why,
                        );
                    }
                    // Dearer than a move that fits, or the whole game would pass for a comment.
                    let dear = if step.prose { 0.1 } else { step.cost.min(ASIDE_MOVE) };
                    self.carry(&aside, step.to, |e| Some((dear, e.offset, true)), why);
                }
                Arc::Number { value, black } => {
                    let rates = self.search.rates;
                    let numbers = self.search.numbers;
                    let number = |e: &Entry| {
                        if numbers { number_cost(&rates, e, value, black) } else { (0.0, e.offset) }
                    };
                    let into_game = |e: &Entry| {
                        let (cost, offset) = number(e);
                        match e.aside {
                            false => Some((cost, offset, false)),
                            true => (cost < 0.1).then_some((0.5, offset, false)),
                        }
                    };
                    let off_game = |e: &Entry| {
                        let (cost, _) = number(e);
                        match e.aside {
                            false => (cost > 2.0 && e.ply > 0).then_some((rates.aside, e.offset, true)),
                            true => {
                                Some((if cost < 0.1 { 2.0 } else { stray_number(e, value) }, e.offset, true))
                            }
                        }
                    };
                    self.carry(&layer, step.to, into_game, Why::Mark);
                    self.carry(&layer, step.to, off_game, Why::Mark);
                }
                Arc::Result(outcome) => {
                    let cost = |e: &Entry| Some((result_cost(e, outcome), e.offset, e.aside));
                    self.carry(&layer, step.to, cost, Why::Mark);
                }
                Arc::Text(text) => {
                    let why = Why::Text { text, span: step.span };
                    self.moves(&layer, &mut choices, step.to, step.cost, Some(text), why);
                }
            }
        }
    }

    /// Keeps the cheapest entries of a node: `width` for each number of half-moves, so that a missing half-move,
    /// which can be any, does not crowd out the game without one.
    fn prune(&mut self, node: usize, width: usize) {
        let Some(layer) = self.graph.layers.get_mut(node) else { return };
        let entries = &self.graph.entries;
        let cost = |i: &u32| entries.get(*i as usize).map_or(f32::INFINITY, |e| e.cost);
        layer.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
        // An aside is cheap at first, so each kind is measured by its own best.
        let aside = |i: &u32| entries.get(*i as usize).is_some_and(|e| e.aside);
        let least = [false, true].map(|kind| layer.iter().find(|i| aside(i) == kind).map_or(0.0, cost));
        let group = |i: &u32| entries.get(*i as usize).map_or(0, |e| e.ply << 1 | u32::from(e.aside));
        let main = layer.first().map_or(0, group);
        let mut counts: QuickMap<u32, usize> = QuickMap::default();
        layer.retain(|i| {
            let group = group(i);
            let count = counts.entry(group).or_default();
            *count += 1;
            let most = if group == main { width } else { width.div_ceil(2) };
            *count <= most && cost(i) <= least[usize::from(aside(i))] + self.search.bounds.margin
        });
        layer.truncate(width * 3);
    }

    /// Carries entries over an arc that is no move; `cost` says what it costs, how far numbers are ahead then, and
    /// whether the sheet talks of something else then.
    fn carry(
        &mut self,
        layer: &[u32],
        to: usize,
        cost: impl Fn(&Entry) -> Option<(f32, i32, bool)>,
        why: Why,
    ) {
        for &from in layer {
            let Some(entry) = self.graph.entries.get(from as usize) else { continue };
            let Some((extra, offset, aside)) = cost(entry) else { continue };
            if !extra.is_finite() {
                continue;
            }
            let new = Entry {
                position: entry.position,
                past: entry.past,
                births: entry.births.clone(),
                offset,
                aside,
                ply: entry.ply,
                cost: entry.cost + extra,
                best: 0,
                first: None,
                more: Vec::new(),
            };
            self.insert(to, new, Edge { from, mv: None, cost: extra, why });
        }
    }

    fn insert(&mut self, node: usize, mut new: Entry, edge: Edge) {
        let (Some(layer), Some(index)) = (self.graph.layers.get_mut(node), self.index.get_mut(node)) else {
            return;
        };
        let key = key(&new);
        match index.get(&key) {
            Some(&old) => {
                if let Some(entry) = self.graph.entries.get_mut(old as usize)
                    && entry.more.len() < 63
                {
                    if new.cost < entry.cost {
                        entry.cost = new.cost;
                        entry.best = entry.more.len() + 1;
                        entry.past = new.past;
                        entry.births = new.births;
                    }
                    entry.more.push(edge);
                }
            }
            None => {
                if self.graph.entries.len() >= self.search.bounds.most {
                    // Only the best may still grow, so that the end is reached within the bound.
                    if !layer.is_empty() {
                        return;
                    }
                }
                let id = self.graph.entries.len() as u32;
                new.first = Some(edge);
                self.graph.entries.push(new);
                layer.push(id);
                index.insert(key, id);
            }
        }
    }

    /// Lets half-moves be missing at a node.
    fn bridge(&mut self, node: usize) {
        let bounds = self.search.bounds;
        let mut front: Vec<u32> = self
            .graph
            .layers
            .get(node)
            .map(|l| l.iter().copied().take(bounds.gap_width).collect())
            .unwrap_or_default();
        for &id in self.graph.layers.get(node).map(Vec::as_slice).unwrap_or_default() {
            if let Some(entry) = self.graph.entries.get(id as usize) {
                let key = key(entry);
                self.index[node].insert(key, id);
            }
        }
        for _ in 0..bounds.gap_depth {
            let before = self.graph.entries.len();
            let mut choices: Vec<Option<Choices>> = front.iter().map(|_| None).collect();
            self.moves(&front, &mut choices, node, self.search.rates.gap, None, Why::Gap);
            let entries = &self.graph.entries;
            front = (before..entries.len()).map(|i| i as u32).collect();
            let cost = |i: &u32| entries.get(*i as usize).map_or(f32::INFINITY, |e| e.cost);
            front.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
            front.truncate(bounds.gap_width);
            if front.is_empty() {
                break;
            }
        }
        self.prune(node, self.width * 4);
    }

    fn moves(
        &mut self,
        layer: &[u32],
        choices: &mut [Option<Choices>],
        to: usize,
        extra: f32,
        text: Option<usize>,
        why: Why,
    ) {
        let unreadable = self.search.rates.unreadable;
        let bounds = self.search.bounds;
        let mut children: Vec<Child> = Vec::new();
        let mut fits: Vec<Fit> = Vec::new();
        let mut least = f32::INFINITY;
        for (&id, slot) in layer.iter().zip(choices.iter_mut()) {
            let Some(entry) = self.graph.entries.get(id as usize) else { continue };
            if entry.aside || entry.cost + extra > least + bounds.margin {
                continue;
            }
            let ready = slot.get_or_insert_with(|| {
                let mut ready = Choices { moves: Vec::with_capacity(48), prior: Vec::with_capacity(48) };
                entry.position.legal_moves(&mut ready.moves);
                self.search.prior_costs(entry, &ready.moves, &mut ready.prior);
                ready
            });
            fits.clear();
            match text {
                Some(text) => {
                    self.evidence.fits(
                        text,
                        &entry.position,
                        entry.births.as_deref(),
                        &ready.moves,
                        &mut fits,
                    );
                }
                None => fits.resize(ready.moves.len(), Fit { silent: 0.0, checking: 0.0 }),
            }
            for ((mv, fit), prior) in ready.moves.iter().zip(&fits).zip(&ready.prior) {
                let fit = Fit { silent: fit.silent.min(unreadable), checking: fit.checking.min(unreadable) };
                let cost = entry.cost + extra + prior + fit.least();
                if cost <= least + bounds.margin {
                    least = least.min(cost);
                    children.push(Child { cost, least: entry.cost, entry: id, fit, prior: *prior, mv: *mv });
                }
            }
        }
        children.retain(|c| c.cost <= least + bounds.margin);
        let keep = if text.is_some() { self.width * 2 } else { self.width * 4 };
        if children.len() > keep {
            children.select_nth_unstable_by(keep, |a, b| a.cost.total_cmp(&b.cost));
            children.truncate(keep);
        }
        for child in children {
            let Some(entry) = self.graph.entries.get(child.entry as usize) else { continue };
            let mut position = entry.position;
            position.play(&child.mv);
            let fit =
                if text.is_some() { child.fit.settled(&self.search.rates, position.is_check()) } else { 0.0 };
            let cost = extra + child.prior + fit;
            let births = entry.births.as_ref().map(|births| {
                let mut births = births.clone();
                births.play(&child.mv, entry.position.castling_rook_squares(&child.mv));
                births
            });
            let new = Entry {
                position,
                past: entry.past.after(&child.mv),
                births,
                offset: entry.offset,
                aside: false,
                ply: entry.ply + 1,
                cost: child.least + cost,
                best: 0,
                first: None,
                more: Vec::new(),
            };
            self.insert(to, new, Edge { from: child.entry, mv: Some(child.mv), cost, why });
        }
    }
}

fn number_cost(rates: &Rates, entry: &Entry, value: u32, black: bool) -> (f32, i32) {
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
fn stray_number(entry: &Entry, value: u32) -> f32 {
    let here = i64::from(entry.position.fullmove()) + i64::from(entry.offset);
    0.3 + 0.7 * (i64::from(value) - here).clamp(0, 24) as f32
}

fn result_cost(entry: &Entry, outcome: Outcome) -> f32 {
    if !entry.position.is_check() {
        return 0.0;
    }
    if !entry.position.is_checkmate() {
        return 0.0;
    }
    let right = match entry.position.side() {
        Color::White => Outcome::Black,
        Color::Black => Outcome::White,
    };
    if outcome == right { -1.0 } else { 4.0 }
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

    /// The nodes at which the best line pays more than `most` for one step.
    pub(crate) fn trouble(&self, most: f32) -> Vec<usize> {
        let Some(end) = self.ends().first().copied() else { return Vec::new() };
        let line = self.line(end);
        let dear: Vec<u32> =
            line.iter().filter(|made| made.edge.cost > most).map(|made| made.before).collect();
        let of = |layer: &Vec<u32>| layer.iter().any(|i| dear.contains(i));
        self.layers.iter().enumerate().filter(|(_, layer)| of(layer)).map(|(node, _)| node).collect()
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
