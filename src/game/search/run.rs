//! One run of the search: how a node's entries become those of the nodes that follow.

use super::costs::{aside_move, at_number, game_move, number_cost, result_cost, stray, stray_number};
use super::{Edge, Entry, Evidence, Graph, Search, Why, key};
use crate::board::Move;
use crate::game::channel::Fit;
use crate::game::hash::QuickMap;
use crate::game::lattice::Arc;

/// Legal moves of a usual position.
const MOVES: usize = 32;
/// Entries kept at a node however little of the bounds is left.
const NARROWEST: usize = 2;

/// Whether a text says by itself which move it is.
fn is_clear(fits: &[Fit]) -> bool {
    let (mut least, mut second) = (f32::INFINITY, f32::INFINITY);
    for fit in fits {
        let cost = fit.least();
        if cost < least {
            second = least;
            least = cost;
        } else {
            second = second.min(cost);
        }
    }
    least < CLEAR && second > least + CLEARLY
}

/// A text that fits one move at less than this and all others at so much more says which move it is.
const CLEAR: f32 = 1.0;
const CLEARLY: f32 = 3.5;
/// The part of the prior that counts then: that a man is left hanging for ten moves is one oversight, not ten.
const CLEAR_PART: f32 = 0.6;

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

/// A run under way.
pub(super) struct Run<'s, 'a, E> {
    pub(super) search: &'s Search<'a>,
    pub(super) evidence: &'s mut E,
    pub(super) graph: Graph,
    /// The width of the beam at this node.
    pub(super) width: usize,
    /// For each node, how many texts leave it and those behind it.
    pub(super) texts: Vec<usize>,
    /// For each node, its entries by [`key`].
    pub(super) index: Vec<QuickMap<u64, u32>>,
}

impl<E: Evidence> Run<'_, '_, E> {
    /// Follows all arcs that leave a node.
    pub(super) fn node(&mut self, node: usize) {
        // What is left of the bound on entries is shared among the nodes that are left, so that the end is reached.
        let left = self.search.bounds.most.saturating_sub(self.graph.entries.len());
        let nodes = self.search.lattice.steps.len().saturating_sub(node).max(1);
        let share = (left / nodes / 6).max(NARROWEST);
        let texts = self.texts.get(node).copied().unwrap_or_default().max(1);
        let effort = self.search.bounds.work.saturating_sub(self.graph.spent) / (texts * MOVES);
        let width = self.search.widths.get(node).copied().unwrap_or(self.search.bounds.width);
        self.width = width.min(share).min(effort.max(NARROWEST));
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
                    let dear = if step.prose { 0.1 } else { step.cost.min(aside_move(step.tone)) };
                    self.carry(&aside, step.to, |e| Some((dear, e.offset, true)), why);
                }
                Arc::Number { value, black } => {
                    let rates = self.search.rates;
                    let numbers = self.search.numbers;
                    let number = |e: &Entry| {
                        if numbers { number_cost(&rates, e, value, black) } else { (0.0, e.offset) }
                    };
                    let (goes_on, stays) = at_number(step.tone);
                    let into_game = |e: &Entry| {
                        let (cost, offset) = number(e);
                        match e.aside {
                            false => Some((cost, offset, false)),
                            // Behind a comment a number may be given again for Black's move.
                            true => (offset == e.offset && cost < 0.1 + rates.again).then_some((
                                goes_on + cost,
                                offset,
                                false,
                            )),
                        }
                    };
                    let leaves = step.tone.is_aside();
                    let off_game = |e: &Entry| {
                        let (cost, _) = number(e);
                        match e.aside {
                            false => {
                                ((cost > 2.0 || leaves) && e.ply > 0).then_some((rates.aside, e.offset, true))
                            }
                            true => Some((
                                if cost < 0.1 { stays } else { stray_number(e, value) + stray(step.tone) },
                                e.offset,
                                true,
                            )),
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
                    let cost = step.cost + game_move(step.tone);
                    self.moves(&layer, &mut choices, step.to, cost, Some(text), why);
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
        // A side line played as the game is cheap at first, and so is the game taken for an aside: where there are
        // comments, each number of half-moves is measured by its own best.
        let talks = self.search.rates.aside.is_finite();
        let least = layer.first().map_or(0.0, cost);
        let mut own: QuickMap<u32, f32> = QuickMap::default();
        let group = |i: &u32| entries.get(*i as usize).map_or(0, |e| e.ply << 1 | u32::from(e.aside));
        let main = layer.first().map_or(0, group);
        let mut counts: QuickMap<u32, usize> = QuickMap::default();
        layer.retain(|i| {
            let group = group(i);
            let count = counts.entry(group).or_default();
            *count += 1;
            let most = if group == main { width } else { width.div_ceil(2) };
            let least = if talks { *own.entry(group).or_insert(cost(i)) } else { least };
            *count <= most && cost(i) <= least + self.search.bounds.margin
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
            self.graph.spent += ready.moves.len();
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
            let part = if text.is_some() && is_clear(&fits) { CLEAR_PART } else { 1.0 };
            for ((mv, fit), prior) in ready.moves.iter().zip(&fits).zip(&ready.prior) {
                let prior = prior * part;
                let fit = Fit { silent: fit.silent.min(unreadable), checking: fit.checking.min(unreadable) };
                let cost = entry.cost + extra + prior + fit.least();
                if cost <= least + bounds.margin {
                    least = least.min(cost);
                    children.push(Child { cost, least: entry.cost, entry: id, fit, prior, mv: *mv });
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
