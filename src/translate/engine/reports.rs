//! Reports of several games or several notations in one.

use std::collections::HashSet;

use crate::board::{Color, Position};
use crate::diagnostic::{Diagnostic, Kind};
use crate::translate::detect::Reading;
use crate::translate::game::Report;
use crate::translate::near;

/// A text that several notations read as different games stays as it is; the first half-move that differs, or that
/// one of them leaves open, is named with all its readings.
pub(super) fn tie(text: &[u8], games: &[Vec<Reading>]) -> Report {
    let mut report = Report { left: true, main_left: true, ..Report::default() };
    let plies =
        games.iter().filter_map(|game| game.first()).map(|one| one.report.moves.len()).max().unwrap_or(0);
    for ply in 0..=plies {
        let readings = || games.iter().filter_map(|game| game.first());
        let records: Vec<_> = readings().filter_map(|one| one.report.moves.get(ply)).collect();
        let Some(first) = records.first() else { break };
        let open = readings().any(|one| one.open().is_some() && one.report.moves.len() == ply);
        if !open && records.iter().all(|record| record.mv == first.mv) {
            continue;
        }
        let before: Position = first.before;
        let mut candidates: Vec<String> = Vec::new();
        for one in readings() {
            let fits = match (one.report.moves.get(ply), one.open()) {
                (Some(record), _) => near::san_list(&before, std::iter::once(&record.mv)),
                (None, Some(fault)) => fault.candidates.clone(),
                (None, None) => Vec::new(),
            };
            candidates.extend(fits);
        }
        let mut known = HashSet::new();
        candidates.retain(|san| known.insert(san.clone()));
        report.diagnostics.push(Diagnostic {
            kind: Kind::Ambiguous,
            code: "M0205",
            span: first.span,
            found: String::from_utf8_lossy(first.span.of(text)).into_owned(),
            candidates,
            detail: Some("several-languages".into()),
            at: Some((before.fullmove(), before.side() == Color::Black)),
        });
        break;
    }
    report
}

/// Adds the report of a game that stands `by` bytes into the text.
pub(in crate::translate) fn join(all: &mut Report, mut one: Report, by: usize) {
    for record in &mut one.moves {
        record.span = record.span.shifted(by);
    }
    for diagnostic in &mut one.diagnostics {
        diagnostic.span = diagnostic.span.shifted(by);
    }
    all.moves.append(&mut one.moves);
    all.diagnostics.append(&mut one.diagnostics);
    all.outcome = one.outcome.or(all.outcome);
    all.read += one.read;
    all.cost += one.cost;
    all.roles |= one.roles;
    all.bare_pawns |= one.bare_pawns;
    all.repairs = all.repairs.or(one.repairs);
    all.left |= one.left;
    all.main_left |= one.main_left;
    all.open = None;
    all.reached = by + one.reached;
}
