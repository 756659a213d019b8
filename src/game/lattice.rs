//! The ways a sheet can be cut into moves.
//!
//! A word is usually one move, but it may be two run together, half of one, or none; so the pieces of a sheet
//! become a lattice, and which way through it is right is left to the search.

mod build;
mod word;

use super::tone::Tone;
use crate::Span;
use crate::scan::Outcome;
pub(crate) use build::build;
pub(crate) use word::{is_prose, looks_like_a_move, plain_letters, skip};

/// What an arc of the lattice stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arc {
    /// A move, written as the text of this number.
    Text(usize),
    /// Something that is no move.
    Skip,
    /// A move number.
    Number { value: u32, black: bool },
    /// A result.
    Result(Outcome),
}

/// An arc with where it leads, what it costs in itself, and which bytes it covers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) arc: Arc,
    pub(crate) to: usize,
    pub(crate) cost: f32,
    pub(crate) span: Span,
    /// For something passed over: whether it is a plain word, with which a comment may begin.
    pub(crate) prose: bool,
    /// The tone of the sentence in which it stands.
    pub(crate) tone: Tone,
}

/// The lattice of a sheet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lattice {
    /// For each node, the arcs that leave it. The last node has none.
    pub(crate) steps: Vec<Vec<Step>>,
    /// The different texts of moves.
    pub(crate) texts: Vec<String>,
    /// For each text a place where it stands.
    pub(crate) places: Vec<Span>,
    /// Whether half-moves may be missing at each node.
    pub(crate) gaps: Vec<bool>,
    /// For each text, whether signs were put for others that stand on the sheet.
    pub(crate) rewritten: Vec<bool>,
    /// How many words there are.
    pub(crate) words: usize,
}

impl Lattice {
    /// For each node, how many texts leave it and the nodes behind it.
    pub(crate) fn texts_from(&self) -> Vec<usize> {
        let mut out: Vec<usize> = Vec::with_capacity(self.steps.len());
        let mut sum = 0;
        for steps in self.steps.iter().rev() {
            sum += steps.iter().filter(|s| matches!(s.arc, Arc::Text(_))).count();
            out.push(sum);
        }
        out.reverse();
        out
    }

    /// The first `nodes` nodes as a lattice of their own.
    pub(crate) fn head(&self, nodes: usize) -> Self {
        let count = self.steps.len().min(nodes.max(1));
        let mut out = self.clone();
        out.steps.truncate(count);
        for (node, steps) in out.steps.iter_mut().enumerate() {
            steps.retain(|step| step.to < count);
            if node + 1 == count {
                steps.clear();
            }
        }
        // A node that nothing leaves would end the search early.
        for node in 0..count.saturating_sub(1) {
            if out.steps[node].is_empty() {
                out.steps[node].push(Step {
                    arc: Arc::Skip,
                    to: node + 1,
                    cost: 0.0,
                    span: Span::default(),
                    prose: false,
                    tone: Tone::Unknown,
                });
            }
        }
        out.gaps.truncate(count);
        let used =
            out.steps.iter().flatten().filter_map(|s| if let Arc::Text(t) = s.arc { Some(t) } else { None });
        let most = used.max().map_or(0, |t| t + 1);
        out.texts.truncate(most);
        out.places.truncate(most);
        out
    }

    /// Nodes between two numbers that follow each other with fewer than two words between them, where all
    /// other numbers have two.
    fn short_groups(&self) -> Vec<usize> {
        let mut groups: Vec<(usize, usize, u32, bool)> = Vec::new();
        for (node, steps) in self.steps.iter().enumerate() {
            if let Some(Step { arc: Arc::Number { value, black }, .. }) = steps.first() {
                groups.push((node, node, *value, *black));
            } else if let Some(last) = groups.last_mut()
                && steps.iter().any(|s| matches!(s.arc, Arc::Text(_)) && s.cost == 0.0)
            {
                last.1 = node;
            }
        }
        let words = |group: &(usize, usize, u32, bool)| {
            (group.0 + 1..=group.1)
                .filter(|n| self.steps[*n].first().is_some_and(|s| s.arc == Arc::Skip))
                .count()
        };
        let pairs: Vec<_> =
            groups.windows(2).filter(|w| w[1].2 == w[0].2 + 1 && !w[0].3 && !w[1].3).collect();
        let full = pairs.iter().filter(|w| words(&w[0]) >= 2).count();
        let mut out = Vec::new();
        if full * 4 < pairs.len() * 3 {
            return out;
        }
        for pair in pairs {
            if words(&pair[0]) < 2 {
                out.extend(pair[0].0 + 1..=pair[1].0);
            }
        }
        out
    }

    /// Lets half-moves be missing where the numbers say that one is.
    pub(crate) fn mark_short_groups(&mut self) {
        for node in self.short_groups() {
            if let Some(gap) = self.gaps.get_mut(node) {
                *gap = true;
            }
        }
    }
}
