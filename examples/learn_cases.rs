//! Learns letter tables from clean games in random locales and says in how many every letter came out right.
//!
//! Standard input: one game a line, English SAN. `--private` also replaces the files by signs of no alphabet.
#![allow(clippy::print_stdout, clippy::expect_used)]

use std::io::Read as _;
use std::time::Instant;

use stamma::board::{Position, Role};
use stamma::game::learn_letters;
use stamma::locale::Locales;

fn main() {
    let private = std::env::args().any(|a| a == "--private");
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("text");
    let games: Vec<&str> = text.lines().collect();
    let locales = Locales::builtin();
    let (mut right, mut of) = (0, 0);
    let mut time = 0.0;
    let sets = locales.tags().filter_map(|tag| locales.get(tag).ok()).filter_map(|l| Some((l, l.primary()?)));
    for ((locale, set), game) in sets.zip(games.iter().cycle()) {
        let letter =
            |c: char| Role::ALL.into_iter().find(|r| char::from(r.letter()) == c).and_then(|r| set.letter(r));
        let words: Vec<String> = game
            .split_whitespace()
            .map(|san| {
                let mut word: String = String::new();
                for c in san.chars() {
                    match letter(c) {
                        Some(own) if c.is_ascii_uppercase() => word.push_str(own),
                        _ if private && ('a'..='h').contains(&c) => {
                            word.push(['ሀ', 'ለ', 'ሐ', 'መ', 'ሠ', 'ረ', 'ሰ', 'ሸ'][c as usize - 97])
                        }
                        _ => word.push(c),
                    }
                }
                word
            })
            .collect();
        let begin = Instant::now();
        let Some(table) = learn_letters(words.iter().map(String::as_str), &Position::default()) else {
            println!("{}: nothing", locale.tag);
            of += 1;
            continue;
        };
        time += begin.elapsed().as_secs_f64();
        of += 1;
        let mut wrong = Vec::new();
        for role in Role::ALL.into_iter().skip(1) {
            let occurs = game.contains(char::from(role.letter()));
            let found = table.letters[role as usize].first().map(String::as_str);
            if occurs && found != set.letter(role) {
                wrong.push(format!("{role:?} {:?} for {:?}", found, set.letter(role)));
            }
        }
        if wrong.is_empty() {
            right += 1;
        } else {
            println!("{}: {} | {:?} {:?}", locale.tag, wrong.join(", "), table.letters, table.confidence);
        }
    }
    println!("{right} of {of} tables right, {:.1} ms each", time * 1e3 / f64::from(of.max(1)));
}
