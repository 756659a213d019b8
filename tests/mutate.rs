//! Some thousands of mutated inputs for each target, the same at every run: nothing panics and nothing hangs.
//! `examples/mutate.rs` runs millions.

mod attack;

use std::time::{Duration, Instant};

use attack::mutator::{Random, mutate};

#[test]
fn nothing_panics_and_nothing_hangs() {
    for (target, run) in attack::ATTACKS {
        let seeds = attack::seeds::of(target);
        let count = match target {
            "recover" => 60,
            "locale" => 500,
            "html" | "markdown" | "latex" | "text" | "package" => 400,
            _ => 2000,
        };
        let mut random = Random::new(7);
        let mut input = Vec::new();
        let mut slowest = Duration::ZERO;
        seeds.iter().take(3).for_each(|seed| run(seed));
        for _ in 0..count {
            mutate(&seeds, &mut random, 300, &mut input);
            let start = Instant::now();
            run(&input);
            slowest = slowest.max(start.elapsed());
        }
        // Far above what is seen, since tests run beside each other on slow machines.
        assert!(slowest < Duration::from_secs(20), "{target}: an input took {slowest:?}");
    }
}
