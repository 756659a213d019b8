//! What someone meets who does not know the names yet: suggestions, lists, promises of the help that must hold.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use stamma::locale::{Locales, System};
use tempfile::TempDir;

#[path = "common/command.rs"]
mod command;
use command::{code, err, out, run, run_with};

const INTERFACES: [&str; 6] = ["en", "de", "es", "fr", "ru", "ar"];

#[test]
fn the_name_of_a_language_leads_to_its_tag() {
    for (name, tag) in [
        ("German", "de"),
        ("german", "de"),
        ("DEUTSCH", "de"),
        ("English", "en"),
        ("русский", "ru"),
        ("ua", "uk"),
        ("jp", "ja"),
        ("cz", "cs"),
        ("CN", "zh-Hans"),
    ] {
        let output = run(&["move", "e4", "--to", name]);
        assert!(err(&output).contains(&format!("did you mean `{tag}`")), "{name}: {}", err(&output));
        assert_eq!(code(&output), 2);
    }
}

/// Every name that `languages` prints leads to its tag, in any case, unless it is itself a tag.
#[test]
fn every_name_in_the_list_is_suggested() {
    let locales = Locales::builtin();
    let mut seen = 0;
    for locale in locales.all().map(Result::unwrap) {
        for name in [&locale.english, &locale.name] {
            match locales.get(&name.to_uppercase()) {
                Ok(found) => assert!(name.len() <= 3 || found.tag == locale.tag, "{name}: {}", found.tag),
                Err(error) => {
                    assert!(error.to_string().contains(&format!("`{}`", locale.tag)), "{name}: {error}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn all_systems_are_named() {
    for lang in INTERFACES {
        let help = run(&["--help", "--lang", lang]);
        let error = run(&["move", "e4", "--to", "telegraph", "--lang", lang]);
        for name in System::names() {
            assert!(out(&help).contains(name), "{lang}: {name}: {}", out(&help));
            assert!(err(&error).contains(name), "{lang}: {name}: {}", err(&error));
        }
        let behind = run(&["move", "e4", "--to", "de:bogus", "--lang", lang]);
        for name in ["san", "lan", "descriptive", "wing", "words"] {
            assert!(out(&help).contains(name), "{lang}: {name}: {}", out(&help));
            assert!(err(&behind).contains(name), "{lang}: {name}: {}", err(&behind));
        }
    }
    let reply = out(&run_with(&["batch"], "{\"text\": \"e4\", \"to\": \"telegraph\"}\n"));
    assert!(reply.contains("gringmuth") && reply.contains("bad-request"), "{reply}");
}

/// With a set named only that set is read; without one `explain` does not say that it was named.
#[test]
fn a_set_that_is_named_is_the_one_that_is_read() {
    let text = "1. e4 e5 2. Sf3";
    let output = run(&["move", text, "--from", "en.native", "--to", "fan"]);
    assert!(code(&output) == 1 && !out(&output).contains('\u{2658}'), "{}", out(&output));
    assert!(err(&output).contains("M0101"), "{}", err(&output));
    let output = run(&["move", text, "--from", "en", "--to", "fan"]);
    assert!(out(&output).contains("\u{2658}f3"), "{}", out(&output));
    for lang in INTERFACES {
        let named = |from: &str| {
            let said = out(&run(&["explain", text, "--from", from, "--lang", lang]));
            said.lines().next().unwrap().to_owned()
        };
        let (set, language) = (named("en.problem"), named("en"));
        assert!(
            set.contains("en.problem") && language.contains("en.problem") && set != language,
            "{language}"
        );
    }
    // The language's own set is that of the language, so nothing changes between the two.
    let output = run(&["move", "1. e2e4 e5 2. Ng1-f3", "--from", "en", "--to", "en.native"]);
    assert_eq!(out(&output), "1. e2e4 e5 2. Ng1-f3\n");
    let output = run(&["recover", "--from", "de.native", "--show", "pgn"]);
    assert_ne!(code(&output), 2, "{}", err(&output));
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn name(folder: &TempDir) -> &str {
    Path::to_str(folder.path()).unwrap()
}

const TABLE: &str = "locale: tlh\nenglish: Klingon\nname: tlhIngan Hol\ndirection: ltr\nconfidence: C\n\
                     pieces: {king: V, queen: G, rook: L, bishop: B, knight: S}\nsources: [\"a test\"]\n";

/// Words of one's own: for a language of one's own, and over those of a built-in one.
#[test]
fn words_are_overlaid_too() {
    let words = "-king = qIj\n-queen = toy\n-rook = lam\n-bishop = yaS\n-knight = Sargh\n-pawn = mang\n";
    let own =
        folder(&[("tlh/notation.yaml", TABLE), ("tlh/messages.ftl", words), ("de/messages.ftl", words)]);
    for tag in ["tlh", "de"] {
        let to = format!("{tag}:words");
        let told = run(&["move", "1. Nf3", "--from", "en", "--to", &to, "--locales", name(&own)]);
        assert!(out(&told).contains("Sargh"), "{tag}: {}{}", out(&told), err(&told));
        let text = out(&told);
        let back = run(&["move", text.trim_end(), "--from", &to, "--to", "en", "--locales", name(&own)]);
        assert_eq!(out(&back), "1. Nf3\n", "{tag}: {text}{}", err(&back));
    }
    let german = run(&["move", "1. Nf3", "--from", "en", "--to", "de:words"]);
    assert!(out(&german).contains("Springer"), "{}", out(&german));
}

#[test]
fn a_broken_file_of_words_is_refused_with_its_place() {
    for (words, place) in [
        ("-king = qIj\n-queen toy\n-rook = lam\n", "messages.ftl:2:"),
        ("-king = qIj\n\ntakes = { $nothing }\n", "messages.ftl:3:"),
        ("-king = qIj\n-rook = lam\n-king = toy\n", "messages.ftl:3:"),
    ] {
        let own = folder(&[("tlh/notation.yaml", TABLE), ("tlh/messages.ftl", words)]);
        let output = run(&["move", "1. Nf3", "--from", "en", "--to", "tlh:words", "--locales", name(&own)]);
        assert!(err(&output).contains(place) && err(&output).contains("L0114"), "{}", err(&output));
        assert_eq!(code(&output), 2);
    }
}

/// A half-move that the sheet leaves out is marked in the sheet, and is told missing once.
#[test]
fn a_missing_half_move_is_marked() {
    let sheet = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3\n\
                 10. Bc2 c5 11. d4 Qc7\n";
    let table = out(&run_with(&["recover", "--from", "en"], sheet));
    assert!(table.contains("9...") && table.contains("(missing)"), "{table}");
    let markup = out(&run_with(&["recover", "--from", "en", "--show", "markup"], sheet));
    assert!(markup.contains("9. h3 [[(missing) = "), "{markup}");
    assert!(markup.contains("\n10. Bc2"), "{markup}");
    let pgn = out(&run_with(&["recover", "--from", "en", "--show", "pgn"], sheet));
    assert_eq!(pgn.matches("missing").count(), table.matches("(missing)").count(), "{pgn}");
    // The first half-move of a sheet stands before the second.
    let late = sheet.replacen("1. e4 e5", "1. e5", 1);
    let table = out(&run_with(&["recover", "--from", "en"], &late));
    let markup = out(&run_with(&["recover", "--from", "en", "--show", "markup"], &late));
    assert_eq!(markup.matches("(missing)").count(), table.matches("(missing)").count(), "{table}{markup}");
}

#[test]
fn an_empty_sheet_says_that_nothing_was_found() {
    for lang in INTERFACES {
        let output = run_with(&["recover", "--lang", lang], "");
        assert_eq!((out(&output).lines().count(), code(&output)), (1, 1), "{}", out(&output));
    }
    assert!(out(&run_with(&["recover"], "")).contains("nothing found"));
}

#[test]
fn the_help_says_where_json_goes() {
    for (command, place) in
        [("translate", "standard error"), ("recover", "standard output"), ("detect", "standard output")]
    {
        let help = out(&run(&[command, "--help"]));
        let at = help.find("--json").unwrap();
        assert!(help[at..].lines().take(3).any(|line| line.contains(place)), "{help}");
    }
    let page = out(&run(&["man", "recover"]));
    assert!(page.contains(".SH EXAMPLES") && !page.contains("EXTRA"), "{page}");
}

/// The way out stands once, not at every move.
#[test]
fn a_move_that_is_not_legal_shows_a_way_out() {
    let output = run(&["move", "1. e4 Ke4 2. d4 Ke5", "--from", "en", "--to", "de"]);
    assert_eq!(err(&output).matches("stamma explain M0201").count(), 1, "{}", err(&output));
}

/// The requests of the page about the protocol get the replies that stand there.
#[test]
fn the_page_of_the_protocol_is_true() {
    let page = include_str!("../docs/batch.md");
    let blocks: Vec<&str> =
        page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 2, "{blocks:?}");
    for block in blocks {
        let (request, reply) = block.trim_end().split_once('\n').unwrap();
        let said = out(&run_with(&["batch"], &format!("{request}\n")));
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        let reply: serde_json::Value = serde_json::from_str(reply).unwrap();
        assert_eq!(said, reply, "{request}");
    }
}

#[test]
fn the_forms_of_descriptive_notation_are_named() {
    let written = |form: &str| {
        run(&["move", "1. e4 e5 2. Nf3 Nc6", "--from", "en", "--to", "en:descriptive", "--set", form])
    };
    assert_eq!(
        out(&written("descriptive=old")),
        "1. P\u{2014}K4 P\u{2014}K4 2. Kt\u{2014}KB3 Kt\u{2014}QB3\n"
    );
    let unknown = written("descriptive=ancient");
    assert_eq!(code(&unknown), 2);
    assert!(err(&unknown).contains("long, modern, old"), "{}", err(&unknown));
    let listed = written("form=old");
    assert!(err(&listed).contains("descriptive"), "{}", err(&listed));
}
