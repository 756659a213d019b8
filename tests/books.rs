//! Games as books and newspapers print them, as a text and as a sheet, with their notation named and without.

#![allow(clippy::expect_used)]

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// The replies of `stamma batch`.
fn batch(requests: &[Value]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stamma"))
        .arg("batch")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut input = child.stdin.take().expect("a pipe");
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let writer = std::thread::spawn(move || input.write_all((lines.join("\n") + "\n").as_bytes()));
    let output = child.wait_with_output().expect("the command ends");
    writer.join().expect("no panic").expect("all is read");
    let replies = String::from_utf8(output.stdout).expect("UTF-8");
    replies.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn moves(reply: &Value) -> String {
    let moves = reply["moves"].as_array().into_iter().flatten();
    moves.filter_map(|one| one["san"].as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn whole_games_are_read_in_every_format() {
    let games: Vec<Value> = include_str!("data/books.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a game"))
        .collect();
    let mut requests = Vec::new();
    for game in &games {
        for from in [game["system"].as_str().unwrap_or_default(), "auto"] {
            for format in ["sheet", "text"] {
                let id = format!("{} {from} {format}", game["source"]);
                let text = &game["text"];
                requests.push(json!({"id": id, "text": text, "from": from, "to": "en", "format": format}));
            }
        }
    }
    for (index, reply) in batch(&requests).iter().enumerate() {
        let game = &games[index / 4];
        assert_eq!(moves(reply), game["san"].as_str().unwrap_or_default(), "{}", reply["id"]);
        if index % 4 > 1 {
            assert_eq!(reply["from"], game["system"], "{}", reply["id"]);
        }
    }
}

#[test]
fn a_capture_that_is_not_read_is_told() {
    let text = "1. P4R P4R 2. C3AR C3AD 3. A4A A4A 4. P4CD AxPC 5. P3A A4T 6. P4D P3D 7. D3C D3A 8. DxZ";
    let replies = batch(&[json!({"text": text, "from": "es:descriptive", "to": "en", "format": "sheet"})]);
    assert_eq!(replies[0]["ok"], false, "{}", replies[0]);
    assert_eq!(replies[0]["diagnostics"][0]["kind"], "unreadable");
}
