//! Reported and published spellings, each with its source: `data/cases.jsonl`, served by `stamma batch`.
//!
//! A row is a request with `expect`: the reply's `text` (for games the same tokens, layout apart), the `moves` and
//! the `result`, or the `kind` of a refusal with its `candidates`, all of them or, as `suggest`, some.

#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;

fn tokens(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with('['));
    let mut all: Vec<String> = Vec::new();
    for word in lines.flat_map(str::split_whitespace) {
        // A number and its move may be written together.
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let points = word[digits..].len() - word[digits..].trim_start_matches('.').len();
        match (digits, points) {
            (1.., 1..) if digits + points < word.len() => {
                all.push(word[..digits + points].to_owned());
                all.push(word[digits + points..].to_owned());
            }
            _ => all.push(word.to_owned()),
        }
    }
    all
}

fn sorted(list: &Value) -> Vec<&str> {
    let mut all: Vec<&str> = list.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect();
    all.sort_unstable();
    all
}

/// What differs from what is expected.
fn fault(row: &Value, reply: &Value) -> Option<String> {
    let expect = &row["expect"];
    if let Some(kind) = expect["kind"].as_str() {
        let found = reply["diagnostics"].as_array().unwrap().iter().find(|one| one["kind"] == kind);
        let Some(found) = found.filter(|_| reply["ok"] == false) else {
            return Some(format!("not refused as {kind}: {reply}"));
        };
        if expect["candidates"].is_array() && sorted(&expect["candidates"]) != sorted(&found["candidates"]) {
            return Some(format!("candidates {}", found["candidates"]));
        }
        if expect["suggest"].is_array() {
            let given = sorted(&found["candidates"]);
            let missing = sorted(&expect["suggest"]).into_iter().any(|san| !given.contains(&san));
            return missing.then(|| format!("suggests {given:?}"));
        }
        return None;
    }
    if let Some(text) = expect["text"].as_str() {
        let given = reply["text"].as_str().unwrap_or_default();
        let same = if row["format"] == "pgn" {
            let (want, mut given) = (tokens(text), tokens(given));
            let result = |word: Option<&String>| {
                word.is_some_and(|word| ["1-0", "0-1", "1/2-1/2", "*"].contains(&word.as_str()))
            };
            if result(given.last()) && !result(want.last()) {
                given.pop();
            }
            want == given
        } else {
            text.trim() == given.trim()
        };
        return (!same).then(|| format!("gave {given:?}"));
    }
    if let Some(moves) = expect["moves"].as_array() {
        let given: Vec<&Value> = reply["moves"].as_array().unwrap().iter().map(|one| &one["san"]).collect();
        let same = moves.iter().eq(given.iter().copied())
            && (expect["result"].is_null() || expect["result"] == reply["result"]);
        return (!same).then(|| format!("moves {given:?}, result {}", reply["result"]));
    }
    Some("nothing is expected".to_owned())
}

#[test]
fn reported_spellings_are_read_and_written() {
    let rows: Vec<Value> =
        include_str!("data/cases.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut input = String::new();
    for row in &rows {
        let mut request = row.clone();
        request.as_object_mut().unwrap().retain(|name, _| {
            matches!(
                name.as_str(),
                "id" | "text"
                    | "base64"
                    | "from"
                    | "to"
                    | "format"
                    | "fen"
                    | "after"
                    | "style"
                    | "normalise"
                    | "policy"
                    | "recover"
            )
        });
        // The text beside bytes is a note of what they are.
        if request["base64"].is_string() {
            request.as_object_mut().unwrap().remove("text");
        }
        if !matches!(row["format"].as_str(), Some("text" | "markdown" | "html" | "latex")) {
            request.as_object_mut().unwrap().entry("normalise").or_insert(true.into());
        }
        input += &format!("{request}\n");
    }
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_stamma"));
    let output = command.arg("batch").write_stdin(input).output().unwrap();
    let replies: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(replies.len(), rows.len());
    let faults: Vec<String> = rows
        .iter()
        .zip(&replies)
        .filter_map(|(row, reply)| Some(format!("{} {}: {}", row["id"], row["text"], fault(row, reply)?)))
        .collect();
    assert!(rows.len() > 100 && faults.is_empty(), "{faults:#?}");
}
