//! Every style written over real games and read back, and the marks of the styles one by one.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[path = "common/real.rs"]
mod real;

use real::{games, source};
use stamma::Played;
use stamma::board::{Move, Position};
use stamma::locale::{Locales, Spec};
use stamma::notation::algebraic::english_san;
use stamma::style::Style;
use stamma::translate::detect::Detector;
use stamma::translate::{Done, Job, Options, Sources, Translator, plan};

fn text(game: &[Move]) -> String {
    let mut position = Position::default();
    let mut out = String::new();
    for (ply, mv) in game.iter().enumerate() {
        if ply % 2 == 0 {
            out += &format!("{}. ", ply / 2 + 1);
        }
        out += &english_san(&position, mv);
        out.push(' ');
        position.play(mv);
    }
    out + "1/2-1/2"
}

fn translate(text: &str, from: &str, to: &str, style: Option<&Style>) -> Done {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, style, style.is_some()).unwrap();
    let options = Options { record: true, ..Options::default() };
    let sources = Sources::Given(vec![source(locales, from)]);
    let job = Job { sources, target: &target, export: false, options };
    Translator::new(locales, &Detector::default()).text(text.as_bytes(), &job)
}

fn words(text: &str, from: &str, to: &str, style: &Style) -> String {
    String::from_utf8(translate(text, from, to, Some(style)).text).unwrap()
}

#[test]
fn every_style_is_read_back() {
    let locales = Locales::builtin();
    let mut plies = 0;
    for name in locales.styles().names() {
        let style = locales.styles().get(name).unwrap();
        for (index, game) in games().iter().enumerate().filter(|(index, _)| index % 8 == name.len() % 8) {
            let tag = ["en", "de", "fr", "ru", "es", "it", "hu", "ar", "he", "el"][index % 10];
            let passing = style.en_passant.trim();
            let signs = &locales.get(tag).unwrap().signs.en_passant;
            if !["", "e.p."].contains(&passing) && !signs.iter().any(|sign| **sign == *passing) {
                continue;
            }
            let written = words(&text(game), "en", tag, &style);
            let back = translate(&written, tag, "en", None);
            let read: Vec<Move> = back.report.moves.iter().map(|one| one.mv).collect();
            // Without signs of capture and check some notations leave more than one game open.
            if back.report.left {
                let one = &back.report.diagnostics[0];
                let colliding = !locales.get(tag).unwrap().overlaps.is_empty();
                assert!(
                    colliding || style.pawn_capture != Default::default(),
                    "{name} {tag} {one:?}\n{written}"
                );
                continue;
            }
            assert_eq!(&read, game, "{name} {tag}\n{written}");
            assert_eq!(back.report.outcome.map(|o| o.name()), Some("1/2-1/2"), "{name} {written}");
            plies += read.len();
            let again = words(&written, tag, tag, &style);
            assert_eq!(again, written, "{name} {tag}: written twice");
        }
    }
    println!("{plies} half-moves");
    assert!(plies > 10_000);
}

#[test]
fn each_style_prints_as_its_books_do() {
    let locales = Locales::builtin();
    let game = "1.e4! e5 2. Nf3 2... Nc6 $6 3 Bb5 (=) a6 4. Bxc6 dxc6 1-0";
    let cases = [
        ("pgn", "en", "1. e4! e5 2. Nf3 2... Nc6 $6 3. Bb5 (=) a6 4. Bxc6 dxc6 1-0"),
        (
            "book",
            "en",
            "1.\u{a0}e4! e5 2.\u{a0}Nf3 2\u{2026}\u{a0}Nc6?! 3.\u{a0}Bb5 (=) a6 4.\u{a0}B\u{d7}c6 d\u{d7}c6 1\u{2013}0",
        ),
        ("informant", "de", "1. e4! e5 2. Sf3 2... Sc6?! 3. Lb5 (=) a6 4. Lc6 dc6 1:0"),
        (
            "french-print",
            "fr",
            "1. e4\u{202f}! e5 2. Cf3 2\u{2026} Cc6\u{202f}?! 3. Fb5 (=) a6 4. Fxc6 dxc6 1-0",
        ),
    ];
    for (name, to, expected) in cases {
        let style = locales.styles().get(name).unwrap();
        assert_eq!(words(game, "en", to, &style), expected, "{name}");
    }
}

#[test]
fn marks_are_set_alone() {
    let with = |change: fn(&mut Style)| {
        let mut style = Style::default();
        change(&mut style);
        words("1. e4 d5 2. exd5 Qxd5 3. Nc3 (=) Qe5+ *", "en", "en", &style)
    };
    let game = |a: &str, b: &str, c: &str| format!("1. e4 d5 2. {a} {b} 3. Nc3 (=) {c} *");
    assert_eq!(with(|s| s.capture = ":".into()), game("e:d5", "Q:d5", "Qe5+"));
    assert_eq!(with(|s| s.capture_place = stamma::style::CapturePlace::After), game("ed5x", "Qd5x", "Qe5+"));
    assert_eq!(with(|s| s.pawn_capture = stamma::style::PawnCapture::Files), game("ed", "Qxd5", "Qe5+"));
    assert_eq!(with(|s| s.check = " ch".into()), game("exd5", "Qxd5", "Qe5 ch"));
    assert_eq!(with(|s| s.number_white = " ".into()), "1 e4 d5 2 exd5 Qxd5 3 Nc3 (=) Qe5+ *");
    assert_eq!(with(|s| s.draw_offer = "=?".into()), "1. e4 d5 2. exd5 Qxd5 3. Nc3 =? Qe5+ *");
    assert_eq!(with(|s| s.results[3] = "\u{2026}".into()), "1. e4 d5 2. exd5 Qxd5 3. Nc3 (=) Qe5+ \u{2026}");
}

#[test]
fn a_language_has_a_style_of_its_own() {
    let locales = Locales::builtin();
    for tag in locales.tags() {
        let spec = Spec::parse(tag, locales).unwrap();
        let style = plan::style("default", &spec, locales).unwrap();
        match &locales.get(tag).unwrap().default_style {
            Some(name) => assert_eq!(style, locales.styles().get(name).unwrap()),
            None => assert_eq!(style, Style::default()),
        }
    }
    let russian = plan::style("default", &Spec::parse("ru", locales).unwrap(), locales).unwrap();
    assert_eq!(words("1. e4 d5 2. exd5", "en", "ru", &russian), "1. e4 d5 2. e:d5");
}

/// A move's span ends where its text ends, so that a writer knows what it replaces.
#[test]
fn marks_without_width_are_part_of_the_move() {
    let done = translate("1. N\u{2060}f3\u{200e} d5", "en", "de", None);
    assert!(!done.report.left);
    assert_eq!(String::from_utf8(done.text).unwrap(), "1. S\u{2060}f3\u{200e} d5");
    let mut position = Position::default();
    position.play(&done.report.moves[0].mv);
    let played = Played { mv: done.report.moves[1].mv, before: &position, births: None };
    assert_eq!(english_san(played.before, &played.mv), "d5");
}
