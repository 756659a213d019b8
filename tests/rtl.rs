//! Real games in right-to-left text: what a reader sees of them, and whether they come back.
//!
//! The games are those of `data/games.txt`. With the path of a file of the same form in `STAMMA_GAMES` the
//! ignored test does the same over that file and prints its counts.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

#[path = "common/bidi_layout.rs"]
mod bidi_layout;

#[path = "common/rtl_games.rs"]
mod rtl_games;

use bidi_layout::{seen, truth_left_to_right, truth_right_to_left};
use rtl_games::{Game, few, many, target, translate, written};
use stamma::Direction::Rtl;
use stamma::bidi::{Mode, is_mark};
use stamma::locale::Locales;
use stamma::style::Style;
use stamma::translate::Format;

/// Sentences around a run: Hebrew, Arabic, Persian, Urdu, Yiddish, Central Kurdish.
const WORDS: [(&str, &str); 6] = [
    ("\u{5d0}\u{5d1}\u{5d2} ", " \u{5d3}\u{5d4}"),
    ("\u{627}\u{628} (", ")."),
    ("\u{6af}\u{641}\u{62a}: ", " \u{62f}\u{631}"),
    ("\u{686}\u{627}\u{644}\u{6d4} ", " \u{6c1}\u{6d2}\u{6d4}"),
    ("\u{5d0}\u{5b7}\u{5f1} ", "; \u{5d3}\u{5d9}"),
    ("\u{6cc}\u{627}\u{631}\u{6cc}\u{6d5}\u{60c} ", " \u{6b5}\u{6d5}"),
];
/// The means of a format as the marks that have the same effect.
fn as_marks(text: &str, format: Format) -> String {
    match format {
        Format::Html => text
            .replace("<p>", "")
            .replace("</p>", "")
            .replace("<bdi dir=\"ltr\">", "\u{2066}")
            .replace("<bdi dir=\"rtl\">", "\u{2067}")
            .replace("</bdi>", "\u{2069}"),
        Format::Latex => {
            let text = text.replace("\\LR{", "\u{2066}").replace("\\RL{", "\u{2067}").replace("\\#", "#");
            text.replace('}', "\u{2069}")
        }
        _ => text.to_owned(),
    }
}

fn plain(text: &str) -> String {
    text.chars().filter(|c| !is_mark(*c)).collect()
}

/// The parts of a run in a right-to-left script.
fn parts(run: &str) -> Vec<&str> {
    const WHOLE: [&str; 12] =
        ["1/2-1/2", "O-O-O", "0-0-0", "=/+", "O-O", "0-0", "1-0", "0-1", "+-", "-+", "!?", "?!"];
    let mut parts = Vec::new();
    let mut rest = run;
    while let Some(first) = rest.chars().next() {
        let whole = WHOLE.iter().find(|sign| rest.starts_with(**sign)).map(|sign| sign.len());
        let digits: usize = rest.chars().take_while(|c| c.is_numeric()).map(char::len_utf8).sum();
        let len = whole.unwrap_or(if digits > 0 { digits } else { first.len_utf8() });
        let (part, behind) = rest.split_at(len);
        parts.push(part);
        rest = behind;
    }
    parts
}

#[derive(Debug, Default)]
struct Count {
    tried: usize,
    wrong: usize,
    first: Option<String>,
}

/// Translates a game inside words and compares what is seen with the truth.
fn look(
    game: &Game,
    spec: &str,
    own: Option<&Style>,
    format: Format,
    mode: Option<Mode>,
    words: (&str, &str),
    count: &mut Count,
) {
    let target = target(spec, own);
    let english = self::target("en", None);
    let source = written(game, &english, &Style::default(), true);
    let hash = |text: String| if format == Format::Latex { text.replace('#', "\\#") } else { text };
    let text = format!("{}{}{}", words.0, hash(source), words.1);
    let text = if format == Format::Html { format!("<p>{text}</p>") } else { text };
    let shown = as_marks(&translate(&text, format, "en", &target, mode), format);
    let run = written(game, &target, own.unwrap_or(&Style::default()), true);
    let native =
        own.is_some_and(|style| style.native_files) || spec.contains("squares") || spec.contains("mirrored");
    assert_eq!(plain(&shown), format!("{}{run}{}", words.0, words.1), "{spec}");
    let truth = if native { truth_right_to_left(&parts(&run)) } else { truth_left_to_right(&run) };
    let seen = seen(&shown, words.0.len()..shown.len() - words.1.len(), Rtl);
    count.tried += 1;
    if seen.as_ref() != Some(&truth) {
        count.wrong += 1;
        count.first.get_or_insert_with(|| format!("{spec}: {truth:?} is seen as {seen:?} in {shown:?}"));
    }
}

const LETTERS: [&str; 15] = [
    "ar",
    "ar.farz",
    "ar.english",
    "he",
    "he.english",
    "fa",
    "fa.castle",
    "fa.latin-1980",
    "fa.english",
    "ar:lan",
    "he:lan",
    "fa:lan",
    "fan",
    "en",
    "fr",
];
const NATIVE: [&str; 4] = ["ar.squares", "ar.mirrored", "he.squares", "he.mirrored"];

fn look_at_all(games: &[Game], count: &mut Count) {
    for (index, game) in games.iter().enumerate() {
        let words = WORDS[index % WORDS.len()];
        for spec in LETTERS.iter().chain(&NATIVE) {
            look(game, spec, None, Format::Text, None, words, count);
        }
    }
}

#[test]
fn games_in_sentences_are_seen_in_order() {
    let mut count = Count::default();
    look_at_all(&few(), &mut count);
    assert!(count.tried >= 19 * 40, "{}", count.tried);
    assert_eq!(count.wrong, 0, "of {}: {}", count.tried, count.first.unwrap_or_default());
}

#[test]
fn games_in_every_style_are_seen_in_order() {
    let locales = Locales::builtin();
    let few = few();
    let mut count = Count::default();
    for name in locales.styles().names() {
        let style = locales.styles().get(name).unwrap();
        for (index, words) in WORDS.into_iter().enumerate() {
            let game = &few[index % 3];
            for spec in ["ar", "he", "fa", "fan", "en"] {
                look(game, spec, Some(&style), Format::Text, None, words, &mut count);
            }
        }
    }
    assert!(count.tried >= 24 * 30, "{}", count.tried);
    assert_eq!(count.wrong, 0, "of {}: {}", count.tried, count.first.unwrap_or_default());
}

#[test]
fn games_in_every_format_are_seen_in_order() {
    let mut count = Count::default();
    for game in few().iter().take(5) {
        for format in [Format::Markdown, Format::Html, Format::Latex] {
            for spec in ["ar", "he", "fa", "fan", "ar.squares"] {
                look(game, spec, None, format, None, WORDS[0], &mut count);
            }
        }
        for spec in ["ar", "he", "fa", "fan"] {
            look(game, spec, None, Format::Text, Some(Mode::Marks), WORDS[0], &mut count);
        }
    }
    assert_eq!(count.wrong, 0, "of {}: {}", count.tried, count.first.unwrap_or_default());
}

#[test]
fn without_isolation_the_same_games_are_seen_in_disorder() {
    let mut count = Count::default();
    for (index, game) in few().iter().enumerate() {
        for spec in ["ar", "he", "fa", "fan", "en"] {
            look(game, spec, None, Format::Text, Some(Mode::None), WORDS[index % WORDS.len()], &mut count);
        }
    }
    assert_eq!(count.wrong, count.tried);
}

#[test]
fn translating_twice_is_translating_once() {
    for game in few().iter().take(6) {
        for spec in ["ar", "he", "fa", "fan", "ar.squares"] {
            let target = target(spec, None);
            let english = self::target("en", None);
            let source =
                format!("{}{}{}", WORDS[1].0, written(game, &english, &Style::default(), true), WORDS[1].1);
            for format in [Format::Text, Format::Markdown, Format::Html, Format::Latex] {
                let source = if format == Format::Html { format!("<p>{source}</p>") } else { source.clone() };
                let once = translate(&source, format, "en", &target, None);
                assert_eq!(translate(&once, format, spec, &target, None), once, "{spec} {format:?}");
            }
            // And back: the marks go with the letters that needed them, the isolates stay for the words' sake.
            let once = translate(&source, Format::Text, "en", &target, None);
            assert_eq!(plain(&translate(&once, Format::Text, spec, &english, None)), source, "{spec}");
        }
    }
}

#[test]
#[ignore = "needs a file of games in STAMMA_GAMES"]
fn many_games_are_seen_in_order() {
    let mut count = Count::default();
    let games = many();
    look_at_all(&games, &mut count);
    println!("{} games, {} texts seen, {} wrong {:?}", games.len(), count.tried, count.wrong, count.first);
    assert!(count.tried >= 19 * 1000);
    assert_eq!(count.wrong, 0);
}

/// The bytes of a move with the marks that keep its order are read, and its places found.
#[test]
fn marks_inside_a_move_are_read_and_do_not_outlive_its_letters() {
    let english = target("en", None);
    for (text, plain) in [
        ("\u{2066}1. \u{62d}\u{200e}f3 d5 2. \u{62d}\u{200e}e5\u{2069}", "\u{2066}1. Nf3 d5 2. Ne5\u{2069}"),
        ("1. \u{62d}\u{200e}f3\u{200e} \u{62d}\u{61c}f6", "1. Nf3\u{200e} Nf6"),
    ] {
        assert_eq!(translate(text, Format::Pgn, "ar", &english, None), plain);
    }
    let arabic = target("ar", None);
    let text = "\u{2066}1. \u{62d}\u{200e}f3 d5\u{2069}";
    assert_eq!(translate(text, Format::Pgn, "ar", &arabic, None), text);
    // A left-to-right text keeps no mark at a run.
    assert_eq!(translate("\u{2066}12.Nf3\u{2069}", Format::Text, "he", &target("pgn", None), None), "12.Nf3");
    assert_eq!(
        translate("1.e4 e5 2.Nf3", Format::Text, "en", &target("he.english", None), None),
        "\u{2066}1.e4 e5 2.Nf3\u{2069}"
    );
}

/// For a terminal without the algorithm a line stands as it is seen, once and for all.
#[test]
fn a_line_for_a_plain_terminal_is_laid_out_once() {
    let hebrew = target("he", None);
    let text = "\u{5d0}\u{5d1} 1. e4 e5 2. Nf3+ \u{5d2}\n";
    let seen = "\u{5d2} 1. e4 e5 2. \u{5e4}f3+ \u{5d1}\u{5d0}\n";
    for format in [Format::Text, Format::Markdown] {
        assert_eq!(translate(text, format, "en", &hebrew, Some(Mode::Visual)), seen);
    }
    let latex = translate(text, Format::Latex, "en", &hebrew, Some(Mode::Visual));
    assert_eq!(latex, translate(text, Format::Latex, "en", &hebrew, None));
    assert_eq!(translate("1. e4 e5", Format::Move, "en", &hebrew, Some(Mode::Visual)), "1. e4 e5");
}

/// A reply at the start of a line is part of the run behind it, or the two would change places.
#[test]
fn a_reply_before_a_number_belongs_to_its_run() {
    for (text, to, seen) in [
        ("1. e4 {x}\ne5 2. Nf3 Nc6 1-0", "he", "e5 2. \u{5e4}f3 \u{5e4}c6 1-0"),
        ("1. e4 {x}\ne5 2. Nf3", "fan", "1. e4"),
    ] {
        let shown = translate(text, Format::Pgn, "en", &target(to, None), Some(Mode::Isolate));
        let isolated = format!("\u{2066}{seen}\u{2069}");
        assert_eq!(shown.contains(&isolated), to == "he", "{shown}");
    }
}

/// A text between two notations, with isolates.
fn isolated(text: &str, format: Format, from: &str, to: &str) -> String {
    let target = target(to, None);
    translate(text, format, from, &target, Some(Mode::Isolate))
}

/// Whether every mark that opens is closed before its line ends.
fn paired(text: &str) -> bool {
    text.lines().all(|line| {
        let mut depth = 0i32;
        line.chars().all(|c| {
            depth += i32::from(matches!(c, '\u{2066}'..='\u{2068}')) - i32::from(c == '\u{2069}');
            depth >= 0
        }) && depth == 0
    })
}

#[test]
fn words_made_of_letters_of_files_are_in_no_run() {
    // "Or", "and he", "for", as they stand between moves of a text.
    let page = "1. e4 e5 \u{623}\u{648} 2. Nf3 \u{648}\u{647}\u{648} 2... Nc6 \u{623}\u{648} 3. Bb5 \u{648}\u{647}\u{648}!";
    for to in ["ar", "ar:lan", "fa", "he"] {
        let text = isolated(page, Format::Text, "en", to);
        let mut depth = 0;
        for c in text.chars() {
            depth += i32::from(c == '\u{2066}') - i32::from(c == '\u{2069}');
            assert!(depth == 0 || !matches!(c, '\u{623}' | '\u{647}'), "{text}");
        }
        assert!(text.contains('\u{2066}') && paired(&text));
    }
}

#[test]
fn half_a_pair_of_marks_is_never_left() {
    for page in [
        "\u{2067}text \u{2066}1. e4 e5\u{2069} 2. Nf3 Nc6 3. Bb5\u{2069} is good",
        "\u{2066}good 1. e4 e5\u{2069} 2. Nf3 wow",
        "\u{2066}1. e4 e5 is good 2. Nf3\u{2069} wow",
        "\u{2066}\u{2066}1. e4 e5\u{2069} 2. Nf3\u{2069} wow",
        "\u{2066}1. e4 e5 2. \u{2067}Nf3\u{2069}\u{2069}",
        "a \u{2068}b \u{2066}1. e4\u{2069} e5 c\u{2069} 2. Nf3",
    ] {
        for (from, to) in [("en", "de"), ("en", "he"), ("en", "ar"), ("en", "en")] {
            for format in [Format::Text, Format::Markdown] {
                let text = isolated(page, format, from, to);
                assert!(paired(&text), "{page:?}\n{text:?}");
                assert_eq!(plain(&text).contains("Nf3"), to == "en", "{text:?}");
            }
        }
    }
}

#[test]
fn no_isolate_goes_over_the_end_of_a_line() {
    let page = "**1. e4** e5 **2.** Nf3 Nc6\n3. Bb5 a6 (3... Nf6\n4. O-O)  \n4. Ba4 Nf6\n\n> * 5. O-O Be7 6.\n> Re1 b5\n\n| 1. e4 | e5 2. Nf3 |\n|-|-|\n| Nc6 | 3. Bb5 |\n";
    for to in ["ar", "he", "fa"] {
        for (page, format) in [
            (page, Format::Markdown),
            (page, Format::Text),
            ("1. e4 e5 {after 2. Nf3 Nc6\n3. Bb5 a6} 2. Nf3 ; 2. Bc4 Nf6\nNc6 *\n", Format::Pgn),
        ] {
            let text = isolated(page, format, "en", to);
            assert!(text.contains('\u{2066}') && paired(&text), "{text}");
        }
        // The number of the move in bold is in the run.
        let text = isolated(page, Format::Markdown, "en", to);
        assert!(text.starts_with("**\u{2066}1. e4** e5 **2.** "), "{text}");
    }
}
