//! From the graph of a search to the game, its alternatives and how sure each half-move is.

use super::confidence;
use super::recover::{Alternative, MISSING, RecoverOptions, Recovered, RecoveredGame, RecoveredMove};
use super::san::san;
use super::search::{Graph, Made, Why};
use crate::board::{Check, Move, Position};

/// A half-move with less than this is doubtful.
const SURE: f32 = 0.85;

/// Of 48 half-moves read with confidence against a legal move that stands there, 43 were right.
const OVERRULED: f32 = 0.9;

pub(super) fn best_line(graph: &Graph) -> Vec<Made> {
    graph.ends().first().map(|end| graph.line(*end)).unwrap_or_default()
}

/// What a reading did to a text.
#[derive(Default)]
pub(super) struct Mended {
    /// What was mended, in words of the protocol.
    pub(super) repairs: Vec<&'static str>,
    /// Whether another move stands there as it is written, and is legal: only what follows speaks against it.
    pub(super) overruled: bool,
}

/// Reports the best game; `mended` says what was done to read a text as a move in its position.
pub(super) fn report(
    graph: &Graph,
    options: &RecoverOptions<'_>,
    mut mended: impl FnMut(usize, &Position, &Move, bool) -> Mended,
) -> Recovered {
    let mut out = Recovered::default();
    let shares = graph.shares();
    let line = best_line(graph);
    let strains = confidence::strains(&line);
    for (made, strain) in line.iter().zip(strains) {
        let Some(mv) = made.edge.mv else {
            if let Why::Skip(span) = made.edge.why {
                out.skipped.push(span);
                let in_game = graph.entries.get(made.before as usize).is_some_and(|before| !before.aside);
                if in_game && !out.moves.is_empty() {
                    out.unread.push(span);
                }
            }
            continue;
        };
        let Some(before) = graph.entries.get(made.before as usize) else { continue };
        let position = &before.position;
        let list = shares.get(before.ply as usize).map(Vec::as_slice).unwrap_or_default();
        let share = list.iter().find(|(m, _)| *m == mv).map_or(0.0, |(_, share)| share.min(1.0));
        let confidence = confidence::calibrated(share, strain);
        let trust = if share > 0.0 { confidence / share } else { 1.0 };
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let alternatives = list
            .iter()
            .filter(|(m, share)| *m != mv && *share > 1.0e-5 && legal.contains(m))
            .take(options.alternatives)
            .map(|(m, share)| Alternative { san: san(position, m), confidence: *share * trust })
            .collect();
        let mut overruled = false;
        let (span, repairs) = match made.edge.why {
            Why::Text { span, text } => {
                let check = position.check_after(&mv) != Check::None;
                let Mended { mut repairs, overruled: legal } = mended(text, position, &mv, check);
                overruled = legal;
                let touches = |other: &Made| matches!(other.edge.why, Why::Text { span: s, .. } if s.end == span.start || s.start == span.end);
                if line.iter().any(touches) {
                    repairs.push("split");
                }
                (Some(span), repairs)
            }
            _ => (None, vec![MISSING]),
        };
        out.moves.push(RecoveredMove {
            span,
            mv,
            san: san(position, &mv),
            confidence: if overruled { confidence.min(OVERRULED) } else { confidence },
            strain,
            repairs,
            alternatives,
            doubtful: confidence < SURE || span.is_none() || overruled,
        });
    }
    out.games = graph
        .best_lines(options.games.max(2))
        .into_iter()
        .map(|(moves, cost)| RecoveredGame { moves, cost })
        .collect();
    out.cost = out.games.first().map_or(0.0, |g| g.cost);
    out.margin = out.games.get(1).map_or(f32::INFINITY, |g| g.cost - out.cost);
    out.games.truncate(options.games);
    out
}
