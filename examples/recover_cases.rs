//! Runs the case files of damaged sheets (JSON lines: `text`, `from`, `kind`, `expect.san`) and prints the share
//! of half-moves that stand right, by kind. `--show ID` prints one case move by move.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::expect_used)]

use std::collections::BTreeMap;

use stamma::game::{RecoverOptions, recover, san};
use stamma::locale::Locales;
use stamma::notation::{Descriptive, Iccf, Notation};

fn bare(san: &str) -> &str {
    san.trim_end_matches(['+', '#', '!', '?'])
}

/// Seconds of processor time of this thread, where the system tells; else of the clock.
fn processor() -> f64 {
    let own = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = own.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(
        || std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0.0, |t| t.as_secs_f64()),
        |nanos| nanos * 1e-9,
    )
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let show = args.iter().position(|a| a == "--show").and_then(|i| args.get(i + 1));
    let auto = args.iter().any(|a| a == "--auto");
    let dump = args.iter().any(|a| a == "--dump");
    let no_prior = args.iter().any(|a| a == "--no-prior");
    let file = args.iter().find(|a| a.ends_with(".jsonl")).expect("a file");
    let text = std::fs::read_to_string(file).expect("readable");
    let mut kinds: BTreeMap<String, (usize, usize, usize, usize, f64, f64)> = BTreeMap::new();
    let locales = Locales::builtin();
    let mut overruled = (0, 0);
    let mut bins = [(0usize, 0usize, 0f64); 11];
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("json");
        let id = case["id"].as_str().unwrap_or_default();
        if show.is_some_and(|s| s != id) {
            continue;
        }
        let Some(want) = case["expect"]["san"].as_array() else { continue };
        let want: Vec<&str> = want.iter().map(|s| bare(s.as_str().unwrap_or_default())).collect();
        let mut options = RecoverOptions { prior: !no_prior, ..RecoverOptions::default() };
        if let Some(beam) = args.iter().position(|a| a == "--beam").and_then(|i| args.get(i + 1)) {
            options.beam = beam.parse().expect("a number");
        }
        let from = case["from"].as_str().unwrap_or("auto");
        if let Some(fen) = case["fen"].as_str() {
            options.start = stamma::board::Position::from_fen(fen).unwrap_or_default().into();
        }
        let notation: Option<Box<dyn Notation>> = match from.split_once(':') {
            Some((tag, "descriptive")) => {
                locales.descriptive(tag).ok().map(|t| Box::new(Descriptive::new(t)) as Box<dyn Notation>)
            }
            None if from == "iccf" => Some(Box::new(Iccf)),
            _ => None,
        };
        options.notation = notation.as_deref();
        if let Some(want) = case["after"].as_str() {
            for word in want.split_whitespace() {
                let mut legal = Vec::new();
                options.start.position.legal_moves(&mut legal);
                if let Some(mv) = legal.iter().find(|m| bare(&san(&options.start.position, m)) == bare(word))
                {
                    options.start.play(mv);
                }
            }
        }
        if !matches!(from, "auto" | "fan") && !auto {
            options.locales.push(from.split(':').next().unwrap_or_default().to_owned());
        }
        let begin = processor();
        let found = recover(case["text"].as_str().unwrap_or_default().as_bytes(), &options, locales);
        let time = processor() - begin;
        let right = found.moves.iter().zip(&want).filter(|(m, w)| bare(&m.san) == **w).count();
        let near = found
            .moves
            .iter()
            .zip(&want)
            .filter(|(m, w)| bare(&m.san) != **w && m.alternatives.iter().any(|a| bare(&a.san) == **w))
            .count();
        for (m, w) in found.moves.iter().zip(&want) {
            if dump {
                println!(
                    "D {} {} {} {kind}",
                    m.confidence,
                    m.strain,
                    u8::from(bare(&m.san) == *w),
                    kind = case["kind"]
                );
            }
            // Only such half-moves are doubtful for all their confidence.
            if m.doubtful && m.confidence >= 0.85 && m.span.is_some() {
                overruled.0 += usize::from(bare(&m.san) == *w);
                overruled.1 += 1;
            }
            let bin = &mut bins[(m.confidence * 10.0) as usize];
            bin.0 += 1;
            bin.1 += usize::from(bare(&m.san) == *w);
            bin.2 += f64::from(m.confidence);
        }
        let kind = kinds.entry(case["kind"].as_str().unwrap_or_default().to_owned()).or_default();
        kind.0 += 1;
        kind.1 += right;
        kind.2 += want.len();
        kind.3 += near;
        kind.4 += time;
        kind.5 = kind.5.max(time * 100.0 / want.len().max(1) as f64);
        if right < want.len() || found.moves.len() != want.len() {
            let at = found.moves.iter().zip(&want).position(|(m, w)| bare(&m.san) != *w);
            println!(
                "{id}: {right}/{} of {} ({near} among the alternatives), {:?}, cost {:.1}, {:.1} ms, first {:?}",
                want.len(),
                found.moves.len(),
                found.locale,
                found.cost,
                time * 1e3,
                at.map(|i| (i, want[i], &found.moves[i].san, found.moves[i].confidence)),
            );
        }
        if show.is_some() {
            let source = case["text"].as_str().unwrap_or_default();
            for (i, m) in found.moves.iter().enumerate() {
                let alternatives: Vec<String> =
                    m.alternatives.iter().map(|a| format!("{} {:.3}", a.san, a.confidence)).collect();
                println!(
                    "{:3} {:12} {:8} want {:8} {:.3} {:?} {} {}",
                    i,
                    m.span.and_then(|s| source.get(s.start..s.end)).unwrap_or("-"),
                    m.san,
                    want.get(i).unwrap_or(&"-"),
                    m.confidence,
                    m.repairs,
                    if want.get(i).is_none_or(|w| *w != bare(&m.san)) { "***" } else { "" },
                    alternatives.join(", ")
                );
            }
        }
    }
    println!("mended against a legal move that stands there: {} of {} right", overruled.0, overruled.1);
    for (kind, (cases, right, of, near, time, most)) in &kinds {
        println!(
            "{kind:28} {cases:3} cases  {right:5}/{of:5} = {:.4}  (+{near} among alternatives)  {:.1} ms for 100 half-moves, {:.1} at most",
            *right as f64 / (*of).max(1) as f64,
            time * 1e5 / (*of).max(1) as f64,
            most * 1e3
        );
    }
    for (i, (count, right, sum)) in bins.iter().enumerate() {
        if *count > 0 {
            println!(
                "confidence {:.1}: {count} half-moves, mean {:.3}, right {:.3}",
                i as f64 / 10.0,
                sum / *count as f64,
                *right as f64 / *count as f64
            );
        }
    }
}
