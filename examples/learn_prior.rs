//! Fits the weights of the prior of plausible play from games in PGN (plain movetext) on standard input.
//!
//! `zcat games.pgn.gz | cargo run --release --example learn_prior -- 20000 3 "Nf3 Nf6 c4" > locales/noise/play.txt`
//! First argument: how many games; second: how often through them; third: movetext that a game must not begin
//! with, for a game that is kept back as a test.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::expect_used)]

use std::io::Read as _;

use stamma::board::Position;
use stamma::game::{Past, Prior, san};

fn bare(san: &str) -> String {
    san.trim_end_matches(['+', '#', '!', '?']).to_owned()
}

fn main() {
    let mut args = std::env::args().skip(1);
    let most: usize = args.next().and_then(|a| a.parse().ok()).unwrap_or(5000);
    let rounds: usize = args.next().and_then(|a| a.parse().ok()).unwrap_or(2);
    let kept_back = args.next().unwrap_or_default();
    let mut text = Vec::new();
    std::io::stdin().read_to_end(&mut text).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let mut games: Vec<Vec<String>> = Vec::new();
    for block in text.replace('\r', "").split("\n\n") {
        if block.starts_with('[') || block.trim().is_empty() {
            continue;
        }
        let moves: Vec<String> = block
            .split_whitespace()
            .map(|w| w.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').to_owned())
            .filter(|w| w.starts_with(|c: char| c.is_ascii_alphabetic()))
            .map(|w| bare(&w))
            .collect();
        if moves.len() < 20 || (!kept_back.is_empty() && moves.join(" ").starts_with(&kept_back)) {
            continue;
        }
        games.push(moves);
        if games.len() >= most {
            break;
        }
    }
    let held = games.len() / 20;
    let mut prior = Prior::parse("");
    for round in 0..=rounds {
        let rate = 0.02 / (1.0 + round as f32 * 1.5);
        let fitting = round < rounds;
        let (mut cost, mut count) = (0.0, 0u32);
        for (i, game) in games.iter().enumerate() {
            if fitting == (i < held) {
                continue;
            }
            let mut position = Position::default();
            let mut past = Past::default();
            for played in game {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let Some(at) = moves.iter().position(|m| bare(&san(&position, m)) == *played) else { break };
                if fitting {
                    cost += prior.learn(&position, &past, &moves, at, rate);
                } else {
                    let mut costs = Vec::new();
                    prior.costs(&position, &past, &moves, &mut costs);
                    cost += costs[at];
                }
                count += 1;
                past = past.after(&moves[at]);
                position.play(&moves[at]);
            }
        }
        eprintln!("round {round}: {} half-moves, {:.4} nats each", count, cost / count.max(1) as f32);
    }
    println!("# Weights of plausible play, in parts of 1/24, rows of 32 in the order of src/game/prior.rs.");
    println!("# Fitted to {} games of public tournament records, {} rounds.", games.len() - held, rounds);
    print!("{}", prior.to_text());
}
