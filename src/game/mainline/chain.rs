//! The best chain of numbers in which each follows the one before.

use super::number::Number;

/// How many numbers a side line may have.
const REACH: usize = 48;
/// What a half-move by which the chain goes on counts.
const PLY: f32 = 0.5;
/// What it costs that a number follows, but not where the moves between say so.
const UNEVEN: f32 = 0.6;
/// What it costs that Black's move is announced behind two words that may be moves.
const COMPLETE: f32 = 1.0;
/// What it costs that a number is not there, besides its share.
const GAP: f32 = 1.2;
/// What a word of a language before a number counts against it.
const TOLD: f32 = 0.8;
/// What it costs to pass over numbers, and to go back to the game where they themselves go on.
const RUN: f32 = 0.8;
/// What it costs that the last numbers are none of the game's.
const REST: f32 = 2.0;
/// What the end of a sentence before it counts.
const STOP: f32 = 0.2;

/// The best chain to and from each number.
pub(super) struct Chain {
    to: Vec<(f32, Option<usize>)>,
    from: Vec<f32>,
    /// What a chain that ends with each number loses by what is left over.
    ends: Vec<f32>,
}

impl Chain {
    pub(super) fn new(numbers: &[Number], head: f32) -> Self {
        let worth = |number: &Number| {
            let (heads, told) = (f32::from(u8::from(number.heads)), f32::from(u8::from(number.told)));
            let stop = if number.stopped && !number.heads { STOP } else { 0.0 };
            head * heads + stop - TOLD * told
        };
        let count = numbers.len();
        let mut to: Vec<(f32, Option<usize>)> = Vec::with_capacity(count);
        for (at, number) in numbers.iter().enumerate() {
            let mut best = (if at > 0 { -REST } else { 0.0 }, None);
            for before in at.saturating_sub(REACH)..at {
                let (Some(other), Some((sum, _))) = (numbers.get(before), to.get(before)) else { continue };
                let cost = link(other, number).map(|cost| cost + passed(numbers, before, at));
                if let Some(cost) = cost.filter(|cost| sum - cost > best.0) {
                    best = (sum - cost, Some(before));
                }
            }
            to.push((best.0 + worth(number), best.1));
        }
        let ends: Vec<f32> = (1..=count).map(|next| -rest(numbers, next)).collect();
        let mut from = ends.clone();
        for (at, number) in numbers.iter().enumerate().rev() {
            let own = from.get(at).copied().unwrap_or_default() + worth(number);
            for before in at.saturating_sub(REACH)..at {
                if let (Some(other), Some(sum)) = (numbers.get(before), from.get_mut(before))
                    && let Some(cost) = link(other, number)
                {
                    *sum = sum.max(own - cost - passed(numbers, before, at));
                }
            }
        }
        Self { to, from, ends }
    }

    fn through(&self, at: usize) -> f32 {
        self.to.get(at).map_or(0.0, |t| t.0) + self.from.get(at).copied().unwrap_or_default()
    }

    /// What the best chain that ends with a number is worth.
    fn ending(&self, at: usize) -> f32 {
        self.to.get(at).map_or(0.0, |t| t.0) + self.ends.get(at).copied().unwrap_or_default()
    }

    /// The numbers of the best chain.
    pub(super) fn best(&self) -> Vec<usize> {
        let mut at =
            (0..self.to.len()).max_by(|a, b| self.ending(*a).total_cmp(&self.ending(*b)).then(b.cmp(a)));
        let mut out = Vec::new();
        while let Some(here) = at {
            out.push(here);
            at = self.to.get(here).and_then(|t| t.1);
        }
        out.reverse();
        out
    }

    /// Whether every chain through a number is clearly worse than the best.
    pub(super) fn is_off(&self, at: usize, open: f32) -> bool {
        let best = (0..self.to.len()).map(|at| self.ending(at)).fold(0.0, f32::max);
        self.through(at) + open <= best
    }
}

/// What it costs to pass over the numbers between two of the game. If the last of them goes on with the second in the
/// same sentence, that one is the side line's as well.
fn passed(numbers: &[Number], from: usize, to: usize) -> f32 {
    let (Some(last), Some(next)) = (numbers.get(to.wrapping_sub(1)), numbers.get(to)) else { return 0.0 };
    if from + 1 >= to {
        return 0.0;
    }
    let goes_on = !next.stopped && link(last, next).is_some_and(|cost| cost < -PLY * 0.9);
    let told = numbers.get(from + 1..to).is_some_and(|run| run.iter().any(|number| number.told));
    RUN + match (goes_on, told) {
        (false, _) => 0.0,
        (true, false) => RUN,
        (true, true) => 2.0 * RUN,
    }
}

/// What it costs that the numbers from one on are none of the game's.
fn rest(numbers: &[Number], from: usize) -> f32 {
    match numbers.get(from) {
        None => 0.0,
        Some(number) if number.told => RUN,
        Some(_) => REST,
    }
}

/// What it costs that one number of the game is followed by another, less what it counts; nothing where it cannot be.
fn link(one: &Number, next: &Number) -> Option<f32> {
    let ahead = next.ply.checked_sub(one.ply).filter(|ahead| *ahead > 0)?;
    let due = one.moves.clamp(1, 2);
    match ahead {
        _ if ahead == due => Some(-PLY * due as f32),
        // Of two words one may be no move, of one two.
        1 if one.moves == 2 => Some(COMPLETE - PLY),
        1 | 2 => Some(UNEVEN - PLY * ahead as f32),
        3..=12 => Some(GAP + PLY * (ahead as f32 - 2.0)),
        _ => None,
    }
}
