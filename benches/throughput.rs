//! How fast text goes through, beside a plain copy of it: `cargo bench --bench throughput`.
//!
//! The text is the games of `tests/data/games.txt` as PGN, repeated to about 4 MB. Repeated games suit the branch
//! predictor, so a file of different games is slower; see `benches/record/`.

#![allow(clippy::unwrap_used, missing_docs)]

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use divan::counter::{BytesCount, ItemsCount};
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::letters::Exchange;
use stamma::translate::{Done, Job, Options, Report, Sources, Target, Translator, plan};

fn main() {
    divan::main();
}

/// About 4 MB of PGN.
fn text() -> Vec<u8> {
    let list = include_str!("../tests/data/games.txt");
    let mut one = String::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let Some((title, moves)) = line.split_once('|') else { continue };
        let _ = write!(one, "[Event \"{}\"]\n[Result \"*\"]\n\n", title.trim());
        for (ply, san) in moves.split_whitespace().enumerate() {
            if ply % 2 == 0 {
                let _ = write!(one, "{}. ", ply / 2 + 1);
            }
            let _ = write!(one, "{san}{}", if ply % 12 == 11 { '\n' } else { ' ' });
        }
        one.push_str("*\n\n");
    }
    let times = 1 + 4_000_000 / one.len().max(1);
    one.into_bytes().repeat(times)
}

fn target(name: &str, normalise: bool) -> Target {
    let locales = Locales::builtin();
    plan::target(&Spec::parse(name, locales).unwrap(), locales, None, normalise).unwrap()
}

fn english() -> Sources {
    let locales = Locales::builtin();
    let mut sources = plan::sources(&Spec::parse("en", locales).unwrap(), locales).unwrap();
    sources.truncate(1);
    Sources::Given(sources)
}

/// The ceiling.
#[divan::bench]
fn copy(bencher: divan::Bencher<'_, '_>) {
    let text = text();
    let mut out = Vec::with_capacity(text.len());
    bencher.counter(BytesCount::of_slice(&text)).bench_local(|| {
        out.clear();
        out.extend_from_slice(divan::black_box(&text));
    });
}

/// Letters exchanged, no board.
#[divan::bench(args = ["de", "ru"])]
fn unchecked(bencher: divan::Bencher<'_, '_>, to: &str) {
    let text = text();
    let Sources::Given(sources) = english() else { return };
    let mut exchange = Exchange::new(&sources[0], &target(to, false)).unwrap();
    let mut out = Vec::with_capacity(text.len() * 2);
    bencher.counter(BytesCount::of_slice(&text)).bench_local(|| {
        out.clear();
        exchange.append(divan::black_box(&text), &mut out);
    });
}

fn board(bencher: divan::Bencher<'_, '_>, sources: Sources, to: &str, normalise: bool) {
    let text = text();
    let target = target(to, normalise);
    let job = Job { sources, target: &target, export: false, options: Options::default() };
    let (locales, detector) = (Locales::builtin(), Detector::default());
    let mut translator = Translator::new(locales, &detector);
    let mut done = Done::default();
    translator.append(&text, &job, &mut done);
    assert!(!done.report.left);
    let moves = done.report.read;
    bencher.counter(BytesCount::of_slice(&text)).counter(ItemsCount::new(moves)).bench_local(|| {
        done.text.clear();
        done.report = Report::default();
        translator.append(divan::black_box(&text), &job, &mut done);
    });
}

/// Every move checked for legality, letters changed, the rest kept.
#[divan::bench(args = ["de", "ru", "ar"])]
fn checked(bencher: divan::Bencher<'_, '_>, to: &str) {
    board(bencher, english(), to, false);
}

/// The same, the language found from the text.
#[divan::bench]
fn checked_auto(bencher: divan::Bencher<'_, '_>) {
    board(bencher, Sources::Auto, "de", false);
}

/// Every move checked and written anew from the board.
#[divan::bench(args = ["de", "uci", "en:descriptive"])]
fn anew(bencher: divan::Bencher<'_, '_>, to: &str) {
    board(bencher, english(), to, true);
}

fn stamma(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stamma"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

/// The whole process for one move, whose language is looked for.
#[divan::bench]
fn start(bencher: divan::Bencher<'_, '_>) {
    bencher.bench_local(|| {
        let output = stamma(&["move", "Nf3", "--to", "de"]).output().unwrap();
        assert_eq!(output.stdout.trim_ascii_end(), b"Sf3");
    });
}

/// A thousand requests to one process.
#[divan::bench]
fn batch(bencher: divan::Bencher<'_, '_>) {
    let request =
        b"{\"from\":\"en\",\"to\":\"de\",\"text\":\"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\"}\n".repeat(1000);
    bencher.counter(ItemsCount::new(1000_usize)).bench_local(|| {
        let mut process = stamma(&["batch"]).spawn().unwrap();
        let mut requests = process.stdin.take().unwrap();
        let output = std::thread::scope(|scope| {
            scope.spawn(|| {
                requests.write_all(&request).unwrap();
                drop(requests);
            });
            process.wait_with_output().unwrap()
        });
        assert_eq!(output.stdout.iter().filter(|byte| **byte == b'\n').count(), 1000);
    });
}
