//! The forms in which a recovered game is shown: a table, PGN, the sheet marked, JSON.

use std::fmt::Write as _;

use serde_json::json;

use crate::Span;
use crate::board::{Move, Position};
use crate::cli::width;
use crate::game::{MISSING, REFERRED, Recovered, RecoveredMove, san};
use crate::words::Interface;

/// Letter sets beside the first that are named.
const NAMED: usize = 7;

/// Alternatives that are shown.
const SHOWN: usize = 3;

/// The tag of a notation that was learned from a sheet.
pub(super) const LEARNED: &str = "x-learned";

/// One half-move as it is shown.
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) black: bool,
    pub(super) written: Option<String>,
    pub(super) text: String,
    pub(super) others: Vec<(String, f32)>,
}

fn percent(share: f32) -> String {
    // What is not certain is never shown as certain.
    let whole = (share * 100.0).round();
    if whole >= 100.0 && share < 0.9995 { ">99%".into() } else { format!("{whole:.0}%") }
}

fn others(row: &Row) -> String {
    let list: Vec<String> = row
        .others
        .iter()
        .filter(|(_, share)| *share >= 0.005)
        .take(SHOWN)
        .map(|(text, share)| format!("{text} {}", percent(*share)))
        .collect();
    list.join(", ")
}

pub(super) fn table(text: &[u8], found: &Recovered, rows: &[Row], say: &Interface, out: &mut String) {
    if rows.is_empty() && found.unread.is_empty() {
        let _ = writeln!(out, "{}", say.message("recovered-nothing", &[]));
        return;
    }
    let doubtful = found.moves.iter().filter(|one| one.doubtful).count();
    let letters = match (&found.locale, &found.table) {
        (Some(locale), _) => {
            // As `explain` does: the most usual ones.
            let mut names = locale.clone();
            for also in found.also.iter().take(NAMED) {
                let _ = write!(names, ", {also}");
            }
            if found.also.len() > NAMED {
                names.push_str(" \u{2026}");
            }
            names
        }
        (None, Some(_)) => say.message("recovered-learned", &[]),
        (None, None) => say.message("recovered-named", &[]),
    };
    let result = found.result.map_or_else(|| say.message("recovered-no-result", &[]), str::to_owned);
    let head = [
        ("found", say.count("half-moves", rows.len())),
        ("detail", say.count("half-moves-doubtful", doubtful)),
        ("name", letters),
        ("what", result),
    ];
    let head: Vec<(&str, &str)> = head.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let _ = writeln!(out, "{}", say.message("recovered", &head));
    if let Some(refers) = found.refers {
        let known = if refers.found { "yes" } else { "no" };
        let (moves, game) = (refers.moves.to_string(), refers.game.to_string());
        let values = [("number", moves.as_str()), ("name", game.as_str()), ("known", known)];
        let _ = writeln!(out, "{}", say.message("recovered-refers", &values));
    }
    if let (Some(other), Some(first)) = (found.games.get(1), found.games.first())
        && let Some(at) = first.moves.iter().zip(&other.moves).position(|(a, b)| a != b)
        && let Some(row) = rows.get(at)
    {
        let dots = if row.black { "..." } else { "." };
        let number = format!("{}{dots}", row.number);
        let margin = format!("{:.1}", found.margin);
        let values = [("number", number.as_str()), ("detail", margin.as_str())];
        let _ = writeln!(out, "{}", say.message("recovered-next", &values));
    }
    if !found.unread.is_empty() {
        let list: Vec<_> = found.unread.iter().map(|span| String::from_utf8_lossy(span.of(text))).collect();
        let _ = writeln!(out, "{}", say.message("recovered-unread", &[("found", &list.join(" \u{b7} "))]));
    }
    let heads = ["", "recovered-written", "recovered-read", "recovered-sure", "", "recovered-or"];
    let head = |id: &str| if id.is_empty() { String::new() } else { say.message(id, &[]) };
    let mut lines = vec![heads.map(head).to_vec()];
    for (row, one) in rows.iter().zip(&found.moves) {
        lines.push(vec![
            format!("{}{}", row.number, if row.black { "..." } else { "." }),
            row.written.clone().unwrap_or_else(|| format!("({})", say.message("recovered-missing", &[]))),
            row.text.clone(),
            percent(one.confidence),
            if one.doubtful { "?" } else { "" }.to_owned(),
            others(row),
        ]);
    }
    out.push_str(&width::table(&lines));
}

/// What was mended, in the reader's language; the program's fixed word in English.
fn repaired(repair: &str, say: &Interface) -> String {
    match repair {
        _ if say.tag() == "en" => repair.to_owned(),
        REFERRED => say.message("recovered-elsewhere", &[]),
        // The word of the table of repairs is another one: there the letter may belong to a square.
        "lost letter" => say.message("repair", &[("detail", "lost-piece-letter")]),
        other => say.message("repair", &[("detail", &other.replace(' ', "-"))]),
    }
}

pub(super) fn as_pgn(found: &Recovered, rows: &[Row], fen: Option<&str>, say: &Interface, out: &mut String) {
    let result = found.result.unwrap_or("*");
    let _ = writeln!(out, "[Result \"{result}\"]");
    if let Some(fen) = fen {
        let _ = writeln!(out, "[SetUp \"1\"]\n[FEN \"{fen}\"]");
    }
    out.push('\n');
    let mut line = String::new();
    let mut number_due = true;
    let mut word = |text: &str, out: &mut String| {
        if !line.is_empty() && width::columns(&line) + 1 + width::columns(text) > 79 {
            let _ = writeln!(out, "{line}");
            line.clear();
        } else if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(text);
        if text == result {
            let _ = writeln!(out, "{line}\n");
        }
    };
    for (row, one) in rows.iter().zip(&found.moves) {
        if !row.black || number_due {
            word(&format!("{}{}", row.number, if row.black { "..." } else { "." }), out);
        }
        word(&row.text, out);
        number_due = false;
        if one.doubtful || !one.repairs.is_empty() {
            let written = row.written.clone().unwrap_or_else(|| say.message("recovered-missing", &[]));
            let written = written.replace(['{', '}'], "");
            let or = others(row);
            let either = say.message("recovered-or", &[]);
            let or = if or.is_empty() { String::new() } else { format!("; {either} {or}") };
            // That it is missing stands where what is written would.
            let repairs = one.repairs.iter().filter(|repair| **repair != MISSING);
            let how: String = repairs.map(|repair| format!("; {}", repaired(repair, say))).collect();
            let sheet = say.message("recovered-sheet", &[]);
            let comment = format!("{{{sheet}: {written}; {}{how}{or}}}", percent(one.confidence));
            comment.split(' ').for_each(|part| word(part, out));
            number_due = true;
        }
    }
    word(result, out);
}

/// The half-moves of one game with what is shown of them.
pub(super) type Game = Vec<(Row, RecoveredMove)>;

/// The sheet with every half-move in the target's notation and each doubtful or mended one marked; one that is missing
/// stands behind the half-move before it, the first of a sheet before the next one.
pub(super) fn markup(text: &[u8], games: &[Game], say: &Interface, out: &mut String) {
    let mut edits: Vec<(Span, String)> = Vec::new();
    for game in games {
        let mut last: Option<usize> = None;
        let mut ahead: Vec<String> = Vec::new();
        for (row, one) in game.iter().filter(|(_, one)| !one.repairs.contains(&REFERRED)) {
            let plain = !one.doubtful && one.repairs.is_empty();
            let new = if plain { row.text.clone() } else { marked(row, one, say) };
            match (one.span, last) {
                (Some(span), _) => {
                    ahead
                        .drain(..)
                        .for_each(|lost| edits.push((Span::new(span.start, span.start), format!("{lost} "))));
                    edits.push((span, new));
                    last = Some(span.end);
                }
                (None, Some(end)) => edits.push((Span::new(end, end), format!(" {new}"))),
                (None, None) => ahead.push(new),
            }
        }
    }
    edits.sort_by_key(|(span, _)| span.start);
    let mut at = 0;
    for (span, new) in edits {
        if span.start < at {
            continue;
        }
        out.push_str(&String::from_utf8_lossy(Span::new(at, span.start).of(text)));
        out.push_str(&new);
        at = span.end;
    }
    out.push_str(&String::from_utf8_lossy(Span::new(at, text.len()).of(text)));
}

fn marked(row: &Row, one: &RecoveredMove, say: &Interface) -> String {
    let or = others(row);
    let or = if or.is_empty() { String::new() } else { format!(" | {or}") };
    let written =
        row.written.clone().unwrap_or_else(|| format!("({})", say.message("recovered-missing", &[])));
    let repairs = one.repairs.iter().filter(|repair| **repair != MISSING);
    let repairs: Vec<String> = repairs.map(|repair| repaired(repair, say)).collect();
    let how = if repairs.is_empty() { String::new() } else { format!(" ({})", repairs.join(", ")) };
    format!("[[{written} = {} {}{how}{or}]]", row.text, percent(one.confidence))
}

/// A game in English letters.
fn sans(moves: &[Move], start: &Position) -> Vec<String> {
    let mut position = *start;
    let one = |mv: &Move| {
        let text = san(&position, mv);
        position.play(mv);
        text
    };
    moves.iter().map(one).collect()
}

fn spans(list: &[Span]) -> Vec<[usize; 2]> {
    list.iter().map(|span| [span.start, span.end]).collect()
}

pub(super) fn as_json(name: &str, found: &Recovered, rows: &[Row], start: &Position) -> serde_json::Value {
    let moves: Vec<serde_json::Value> = rows
        .iter()
        .zip(&found.moves)
        .map(|(row, one)| {
            let alternatives: Vec<serde_json::Value> = one
                .alternatives
                .iter()
                .map(|other| json!({"san": other.san, "confidence": other.confidence}))
                .collect();
            json!({
                "move": row.number,
                "side": if row.black { "black" } else { "white" },
                "span": one.span.map(|span| [span.start, span.end]),
                "written": row.written,
                "text": row.text,
                "san": one.san,
                "confidence": one.confidence,
                "doubtful": one.doubtful,
                "repairs": one.repairs,
                "alternatives": alternatives,
            })
        })
        .collect();
    let games: Vec<serde_json::Value> =
        found.games.iter().map(|game| json!({"cost": game.cost, "san": sans(&game.moves, start)})).collect();
    let refers = found.refers.map(|refers| {
        let span = [refers.span.start, refers.span.end];
        json!({"span": span, "moves": refers.moves, "game": refers.game, "found": refers.found})
    });
    json!({
        "file": name, "from": found.locale, "also": found.also, "result": found.result, "margin": found.margin, "moves": moves,
        "games": games, "refers": refers, "notation": found.table.as_ref().map(|table| table.to_yaml(LEARNED)),
        "skipped": spans(&found.skipped), "unread": spans(&found.unread),
    })
}
