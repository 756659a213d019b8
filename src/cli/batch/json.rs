//! Moves, diagnostics and whole replies as JSON.

use serde_json::{Map, Value, json};

use crate::Span;
use crate::board::{Move, Position};
use crate::diagnostic::Diagnostic;
use crate::game::RecoveredMove;
use crate::notation::algebraic::english_san;
use crate::notation::{Notation, Uci};
use crate::played::Played;
use crate::style::Style;
use crate::translate::{Done, MoveRecord, Policy};

/// A word in the game that looks like a move and was taken for none.
pub(super) fn unread_json(text: &[u8], span: Span) -> Value {
    json!({
        "kind": "unreadable", "code": "M0101", "span": [span.start, span.end],
        "message": format!("`{}` was taken for no move", String::from_utf8_lossy(span.of(text))), "candidates": [],
    })
}

pub(super) fn recovered_json(text: &[u8], game: usize, mv: &RecoveredMove, before: &Position) -> Value {
    let alternatives: Vec<Value> =
        mv.alternatives.iter().map(|a| json!({"san": a.san, "confidence": a.confidence})).collect();
    json!({
        "span": mv.span.map(|span| [span.start, span.end]),
        "text": mv.span.map(|span| String::from_utf8_lossy(span.of(text)).into_owned()),
        "san": mv.san,
        "uci": uci(before, &mv.mv),
        "confidence": mv.confidence,
        "repairs": mv.repairs,
        "alternatives": alternatives,
        "game": game,
    })
}

pub(super) fn doubt_json(mv: &RecoveredMove) -> Value {
    let span = mv.span.unwrap_or_default();
    let candidates: Vec<&str> =
        std::iter::once(mv.san.as_str()).chain(mv.alternatives.iter().map(|a| a.san.as_str())).collect();
    json!({
        "kind": "ambiguous", "code": "M0206", "span": [span.start, span.end],
        "message": "the sheet does not settle this half-move", "candidates": candidates,
    })
}

/// A half-move that is sure although its token had to be mended.
pub(super) fn mended_json(mv: &RecoveredMove) -> Value {
    let span = mv.span.unwrap_or_default();
    json!({
        "kind": "repaired", "code": "M0301", "span": [span.start, span.end],
        "message": format!("read as {}: {}", mv.san, mv.repairs.join(", ")), "candidates": [mv.san],
    })
}

pub(super) fn reply(source: &[u8], done: Done, policy: Policy) -> Map<String, Value> {
    let Done { text, from, report } = done;
    let text = if policy == Policy::Strict && report.left { source.to_vec() } else { text };
    let mut map = Map::new();
    map.insert("ok".into(), (!report.left && !report.diagnostics.iter().any(doubtful)).into());
    map.insert("text".into(), String::from_utf8_lossy(&text).into());
    map.insert("from".into(), from.map_or(Value::Null, Value::from));
    map.insert("result".into(), report.outcome.map_or(Value::Null, |outcome| outcome.name().into()));
    map.insert("encoding".into(), "UTF-8".into());
    map.insert("moves".into(), report.moves.iter().map(|record| move_json(source, record)).collect());
    map.insert("diagnostics".into(), report.diagnostics.iter().map(diagnostic_json).collect());
    map
}

fn doubtful(diagnostic: &Diagnostic) -> bool {
    diagnostic.leaves()
}

fn uci(before: &Position, mv: &Move) -> String {
    let mut uci = Vec::new();
    let played = Played { mv: *mv, before, births: None };
    Uci { chess960: before.is_chess960() }.write(&played, &Style::default(), &mut uci);
    String::from_utf8_lossy(&uci).into_owned()
}

fn move_json(source: &[u8], record: &MoveRecord) -> Value {
    let repairs: Vec<&str> = record.repairs.names().collect();
    json!({
        "span": [record.span.start, record.span.end],
        "text": String::from_utf8_lossy(record.span.of(source)),
        "san": english_san(&record.before, &record.mv),
        "uci": uci(&record.before, &record.mv),
        "confidence": 1.0,
        "repairs": repairs,
        "alternatives": [],
        "game": record.game,
    })
}

fn diagnostic_json(diagnostic: &Diagnostic) -> Value {
    json!({
        "kind": diagnostic.kind.name(),
        "code": diagnostic.code,
        "span": [diagnostic.span.start, diagnostic.span.end],
        "message": crate::cli::messages::english(diagnostic),
        "candidates": diagnostic.candidates,
        "detail": diagnostic.detail,
    })
}
