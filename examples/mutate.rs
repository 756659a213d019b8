//! Throws mutated bytes at the readers: `mutate TARGET|all COUNT [SEED] [LONGEST] [MILLISECONDS]`.
//!
//! The same targets as those of `fuzz/`, without a nightly compiler. Prints count, seconds and the slowest input;
//! a panic or an input slower than the bound is printed with the input, which `mutate TARGET @FILE` runs again.

#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::panic)]

#[path = "../tests/attack/mod.rs"]
mod attack;

use std::collections::HashMap;
use std::panic::catch_unwind;
use std::time::{Duration, Instant};

use attack::mutator::{Random, mutate};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, other: u64| args.get(index).map_or(other, |text| text.parse().unwrap());
    let name = args.first().map_or("all", String::as_str);
    if let Some(file) = args.get(1).and_then(|text| text.strip_prefix('@')) {
        let data = std::fs::read(file).unwrap();
        attack::ATTACKS.iter().find(|(target, _)| *target == name).unwrap().1(&data);
        return;
    }
    let bound = Duration::from_millis(number(4, 500));
    let mut failed = false;
    for (target, run) in attack::ATTACKS {
        if name == "all" || name == target {
            failed |= attacked(target, run, number(1, 10_000), number(2, 1), number(3, 400) as usize, bound);
        }
    }
    std::process::exit(i32::from(failed));
}

/// Runs one target; whether anything broke.
fn attacked(target: &str, run: fn(&[u8]), count: u64, seed: u64, longest: usize, bound: Duration) -> bool {
    let seeds = attack::seeds::of(target);
    // What is built when first needed is not the input's fault.
    seeds.iter().take(3).for_each(|seed| run(seed));
    let mut random = Random::new(seed);
    let mut input = Vec::new();
    let mut worst = (Duration::ZERO, Vec::new());
    let mut told: HashMap<String, u32> = HashMap::new();
    let start = Instant::now();
    std::panic::set_hook(Box::new(|_| {}));
    for _ in 0..count {
        mutate(&seeds, &mut random, longest, &mut input);
        let begun = Instant::now();
        let result = catch_unwind(|| run(&input));
        let took = begun.elapsed();
        if let Err(payload) = result {
            let text = payload.downcast_ref::<String>().cloned();
            let text = text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            let text = text.unwrap_or_default();
            // One example of each kind, and no more than some.
            let kind: String = text.chars().take(24).collect();
            let kinds = told.len() + 1;
            let times = told.entry(kind).or_default();
            *times += 1;
            if *times <= 3 && kinds < 20 {
                println!("{target}: PANIC {text}\n  input {:?}", String::from_utf8_lossy(&input));
                let file = std::env::temp_dir().join(format!("mutate-{target}-{kinds}-{times}"));
                let _ = std::fs::write(&file, &input);
                println!("  kept in {}", file.display());
            }
        }
        if took > worst.0 {
            worst = (took, input.clone());
        }
    }
    let _ = std::panic::take_hook();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{target}: {count} inputs from {} seeds in {seconds:.1} s, slowest {:.2} ms ({} bytes), {} panics",
        seeds.len(),
        worst.0.as_secs_f64() * 1e3,
        worst.1.len(),
        told.values().sum::<u32>(),
    );
    let slow = worst.0 > bound;
    if slow {
        println!("  SLOW {:?}", String::from_utf8_lossy(&worst.1));
    }
    slow || !told.is_empty()
}
