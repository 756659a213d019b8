//! Moves that fit several ways until the line goes on.
//!
//! `QxP` may be two captures, and only the reply shows which: what was left open is settled by the first move that
//! one of the ways allows and the others do not. Custom decides where nothing else does, as that a king's rook is the
//! one that began on that side; where the text overrules it, the move is reported.

use super::{Edit, Hit, Prose};
use crate::Span;
use crate::diagnostic::Kind;
use crate::translate::context::{Context, KEPT, add};
use crate::translate::game::MoveRecord;

/// Moves that are kept open at once.
const MOST: usize = 32;
/// Positions that are followed behind one way.
const REACH: usize = 64;

/// A move that fits several ways.
pub(super) struct Open {
    span: Span,
    candidates: Vec<String>,
    /// Brackets around it.
    depth: usize,
    ways: Vec<Way>,
    /// Positions behind ways that were left.
    lost: Vec<Context>,
}

/// One way to read it.
struct Way {
    hit: Hit,
    new: Vec<u8>,
    /// All positions that were reached behind it.
    reach: Vec<Context>,
}

impl Way {
    /// The least that the text costs up to where it was followed.
    fn cost(&self) -> u8 {
        let last = self.reach.iter().map(|context| context.ply).max();
        let end = self.reach.iter().filter(|context| Some(context.ply) == last);
        end.map(|context| context.cost).min().unwrap_or(u8::MAX)
    }
}

impl Open {
    /// Follows a move made in these positions; false where it leads too far to be followed.
    fn follow(&mut self, hits: &[Hit]) -> bool {
        let fits = |way: &Way| hits.iter().any(|hit| way.reach.contains(&hit.context));
        if !self.ways.iter().any(fits) {
            return true;
        }
        self.leave(fits);
        for way in &mut self.ways {
            let behind = hits.iter().filter(|hit| way.reach.contains(&hit.context));
            let next: Vec<Context> = behind.map(Hit::after).collect();
            add(&mut way.reach, next);
        }
        self.ways.iter().all(|way| way.reach.len() <= REACH)
    }

    /// Leaves all ways but those that `keep` lets pass.
    fn leave(&mut self, keep: impl Fn(&Way) -> bool) {
        let (kept, lost): (Vec<Way>, Vec<Way>) = std::mem::take(&mut self.ways).into_iter().partition(keep);
        self.ways = kept;
        self.lost.extend(lost.into_iter().flat_map(|way| way.reach));
    }

    /// Whether the ways that are left are one move.
    fn is_settled(&self) -> bool {
        self.ways.windows(2).all(|pair| pair[0].new == pair[1].new && pair[0].hit.mv == pair[1].hit.mv)
    }
}

impl Prose<'_> {
    /// Keeps a move of the line open whose readings are written in different ways; `written` are these, hit by hit.
    pub(super) fn keep_open(
        &mut self,
        text: &[u8],
        span: Span,
        hits: &[Hit],
        written: Vec<Vec<u8>>,
        candidates: Vec<String>,
    ) {
        let ways =
            hits.iter().zip(written).map(|(hit, new)| Way { hit: *hit, new, reach: vec![hit.after()] });
        let depth = self.stack.len();
        let open = Open { span, candidates, depth, ways: ways.collect(), lost: Vec::new() };
        let plain = hits.len() <= KEPT && hits.iter().all(|hit| hit.candidate.len == span.len());
        if plain && self.open.len() < MOST {
            self.open.push(open);
        } else {
            self.note(text, span, Kind::Ambiguous, "M0204", open.candidates);
        }
    }

    /// Settles what a move that was read in these positions tells apart.
    pub(super) fn follow(&mut self, text: &[u8], hits: &[Hit]) {
        if self.open.is_empty() {
            return;
        }
        let depth = self.stack.len();
        for mut open in std::mem::take(&mut self.open) {
            let known = open.depth != depth || hits.len() <= KEPT && open.follow(hits);
            if known && !open.is_settled() {
                self.open.push(open);
            } else {
                self.conclude(text, open);
            }
        }
    }

    /// Writes what was left open, if the text or custom tells what it is.
    fn conclude(&mut self, text: &[u8], mut open: Open) {
        if !open.is_settled() {
            // An unsaid check alone, at a cost of one, settles nothing.
            let mut firsts: Vec<u8> = open.ways.iter().filter(|way| !way.hit.second).map(Way::cost).collect();
            firsts.sort_unstable();
            let least = firsts.first().copied().unwrap_or(0);
            let cheaper = open.ways.iter().any(|way| way.cost().saturating_add(1) < least);
            let sure = !cheaper && firsts.get(1).is_none_or(|next| *next > least.saturating_add(1));
            open.leave(|way| !sure || !way.hit.second && way.cost() == least);
        }
        let reached = |context: &Context| open.ways.iter().any(|way| way.reach.contains(context));
        open.lost.retain(|context| !reached(context));
        self.plies.forget(&open.lost);
        self.line.now.retain(|context| !open.lost.contains(context));
        let settled = open.is_settled();
        let Some(Way { hit, mut new, .. }) = open.ways.pop().filter(|way| settled && !way.hit.second) else {
            return self.note(text, open.span, Kind::Ambiguous, "M0204", open.candidates);
        };
        self.mended(text, open.span, hit.candidate.repairs);
        if self.options.record {
            let moves = &mut self.report.moves;
            let at = moves.partition_point(|known| known.span.start < open.span.start);
            let record = MoveRecord {
                span: open.span,
                mv: hit.mv,
                before: hit.context.position,
                repairs: hit.candidate.repairs,
                game: 0,
            };
            moves.insert(at, record);
        }
        if new != open.span.of(text) {
            if new.last() != Some(&b'.') && self.ends_sentence(text, open.span) {
                new.push(b'.');
            }
            let at = self.edits.partition_point(|edit| edit.span.start < open.span.start);
            self.edits.insert(at, Edit { span: open.span, new });
        }
    }

    /// Concludes what is still open, of brackets that have closed or of the whole text.
    pub(super) fn close_open(&mut self, text: &[u8], depth: Option<usize>) {
        if self.open.is_empty() {
            return;
        }
        for open in std::mem::take(&mut self.open) {
            if depth.is_some_and(|depth| open.depth <= depth) {
                self.open.push(open);
            } else {
                self.conclude(text, open);
            }
        }
        if depth.is_none() {
            self.report.diagnostics.sort_by_key(|told| told.span.start);
        }
    }
}
