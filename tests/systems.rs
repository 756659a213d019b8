//! Every name in the list of systems can be read with and written in, and reads back what it writes.

#![allow(clippy::unwrap_used)]

use stamma::locale::{Locales, Spec, System};
use stamma::translate::detect::Detector;
use stamma::translate::{Done, Job, Options, Sources, Translator, plan};

/// A short game with captures, both castlings, a capture in passing, and a promotion.
const GAME: &str = "e4 d5 e5 f5 exf6 Qd6 fxg7 Nc6 gxh8=N Bd7 Nf3 O-O-O Be2 Qb4 O-O Bg4 h3 Bxf3 Bxf3 Nf6 c3 Qxb2 \
                    Bxb2 e5 Qe2 Bc5 d4 exd4 cxd4";

fn translate(text: &[u8], from: &str, to: &str) -> Done {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, true).unwrap();
    let sources = plan::sources(&Spec::parse(from, locales).unwrap(), locales).unwrap();
    let options = Options { record: true, ..Options::default() };
    let job = Job { sources: Sources::Given(sources), target: &target, export: false, options };
    let detector = Detector::default();
    Translator::new(locales, &detector).text(text, &job)
}

fn round_trip(spec: &str) {
    let there = translate(GAME.as_bytes(), "en", spec);
    let text = String::from_utf8_lossy(&there.text).into_owned();
    assert!(!there.report.left, "{spec}: {:?}", there.report.diagnostics);
    let back = translate(&there.text, spec, "en");
    assert!(!back.report.left, "{spec}: {text}: {:?}", back.report.diagnostics);
    let moves = |done: &Done| done.report.moves.iter().map(|one| one.mv).collect::<Vec<_>>();
    assert_eq!(moves(&back), moves(&there), "{spec}: {text}");
}

#[test]
fn every_system_that_stands_alone() {
    for system in System::alone() {
        round_trip(system.name());
    }
    for spec in ["fan:lan", "fan:white", "fan:black", "fan:white:lan"] {
        round_trip(spec);
    }
}

#[test]
fn every_system_of_a_language() {
    for spec in [
        "de",
        "de:lan",
        "ar",
        "ar:wing",
        "en:descriptive",
        "es:descriptive",
        "fr:descriptive",
        "en:words",
        "de:words",
    ] {
        round_trip(spec);
    }
}

/// A capture that is followed at once by a man with its side or its square: which belongs to which is seen from what
/// stands behind.
#[test]
fn the_next_man_is_not_the_side_of_the_one_taken() {
    let game = "e4 d6 d4 Nf6 Nc3 c6 Nf3 Bg4 Be2 Nbd7 O-O e5 dxe5 dxe5 Be3 Be7 h3 Bh5 Nh4 Bxe2 Qxe2 Nc5 f4 exf4 \
                Bxf4 Nfxe4 Nxe4 Nxe4 Qxe4 Qd4+ Qxd4";
    for spec in ["es:descriptive", "fr:descriptive", "en:descriptive"] {
        let there = translate(game.as_bytes(), "en", spec);
        let back = translate(&there.text, spec, "en");
        let text = String::from_utf8_lossy(&there.text).into_owned();
        assert!(!there.report.left && !back.report.left, "{spec}: {text}: {:?}", back.report.diagnostics);
        let moves = |done: &Done| done.report.moves.iter().map(|one| one.mv).collect::<Vec<_>>();
        assert_eq!(moves(&back), moves(&there), "{spec}: {text}");
    }
}

/// `++` is mate in one book and double check in another, so it alone does not tell `Rxg2#` from `Rxh3+`.
#[test]
fn a_sign_of_two_meanings_tells_no_moves_apart() {
    let fen = "6k1/1b6/3b4/8/8/6rP/6PK/7R b - - 0 1";
    for spec in ["es:descriptive", "fr:descriptive", "en:descriptive"] {
        for san in ["Rxg2#", "Rxh3+"] {
            let game = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1... {san} *\n");
            let there = translate(game.as_bytes(), "pgn", spec);
            let back = translate(&there.text, spec, "pgn");
            let text = String::from_utf8_lossy(&there.text).into_owned();
            assert!(!back.report.left, "{spec}: {text}: {:?}", back.report.diagnostics);
            assert_eq!(back.report.moves[0].mv, there.report.moves[0].mv, "{spec}: {text}");
        }
    }
}

/// `A4A --`: the dashes are a move left out, not those between two squares.
#[test]
fn a_move_left_out_behind_a_move() {
    for spec in ["es:descriptive", "fr:descriptive", "en:descriptive"] {
        let there = translate(b"1. e4 e5 2. Bc4 -- 3. Qf3 Nf6 *\n", "pgn", spec);
        let back = translate(&there.text, spec, "pgn");
        let text = String::from_utf8_lossy(&there.text).into_owned();
        assert!(!back.report.left, "{spec}: {text}: {:?}", back.report.diagnostics);
        assert_eq!(back.report.moves.len(), 6, "{spec}: {text}");
    }
}

/// `N` and `D` are marks of annotation and men; parted from its square by a blank a man is refused where the square
/// alone would be another move, and never taken for a mark in silence.
#[test]
fn a_man_parted_from_its_square_is_no_mark_in_silence() {
    let done = translate("1. d4 N f6 2. c4 *".as_bytes(), "en", "uci");
    assert!(done.report.main_left);
    assert_eq!(done.report.diagnostics[0].code, "M0204");
    assert_eq!(done.report.diagnostics[0].candidates, ["Nf6", "f6"]);
    for (text, moves) in [
        ("1. e4 f5 2. exf5 N f6 *", "1. e2e4 f7f5 2. e4f5 g8f6 *"),
        ("1. Nf3 N d5 *", "1. g1f3 N d7d5 *"),
        ("1. e4 e5 2. N f3 *", "1. e2e4 e7e5 2. g1f3 *"),
    ] {
        let done = translate(text.as_bytes(), "en", "uci");
        assert!(!done.report.left, "{text}: {:?}", done.report.diagnostics);
        assert_eq!(String::from_utf8_lossy(&done.text), moves);
    }
}

/// Where squares are codes, a number that begins no move is reported, never taken for the number of a move in silence.
#[test]
fn no_code_is_lost() {
    for (spec, text, read) in [
        ("iccf", "52 54 57 55 71 63", 3),
        ("iccf", "1. 52 54 57 55 2. 71 63", 3),
        ("iccf", "1 5254 5755 2 7163 1-0", 3),
        ("iccf", "1.52.54 57.55", 2),
        ("iccf", "۵۲۵۴ ۵۷۵۵", 2),
        ("uci", "1 e2e4 e7e5 2 g1f3 1-0", 3),
    ] {
        let done = translate(text.as_bytes(), spec, "en");
        assert!(!done.report.left, "{spec}: {text}: {:?}", done.report.diagnostics);
        assert_eq!(done.report.moves.len(), read, "{spec}: {text}");
    }
    for (spec, text) in [
        ("iccf", "5 2 5 4"),
        ("iccf", "28"),
        ("selenus", "28"),
        ("selenus", "K.Soldaten auf 28 36"),
        ("uci", "5254"),
        ("uci", "e2e4 28 36"),
        ("smith", "52 54"),
        ("coordinate", "28 36"),
        ("stamma", "52 54"),
        ("paris1173", "28"),
    ] {
        let done = translate(text.as_bytes(), spec, "en");
        assert!(done.report.left, "{spec}: {text}");
        assert_eq!(done.report.diagnostics[0].code, "M0101", "{spec}: {text}");
    }
}

/// Castling in words is castling with a capital and without, and in no other language are those words left standing.
#[test]
fn castling_in_words_is_translated() {
    let locales = Locales::builtin();
    let start = stamma::board::Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    for (from, text, long) in [
        ("en", "castles kingside", false),
        ("en", "Castles K", false),
        ("en", "castles (Q)", true),
        ("en", "Castle queen's side", true),
        ("en", "CASTLES QR", true),
        ("de", "kurze Rochade", false),
        ("de", "Lange Rochade", true),
        ("fr", "Petit roque", false),
        ("ru", "Длинная рокировка", true),
    ] {
        for to in ["es", "fan", "pl"] {
            let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, false).unwrap();
            let sources = plan::sources(&Spec::parse(from, locales).unwrap(), locales).unwrap();
            let options = Options { start: Some(start.into()), ..Options::default() };
            let job = Job { sources: Sources::Given(sources), target: &target, export: false, options };
            let done = Translator::new(locales, &Detector::default()).text(text.as_bytes(), &job);
            assert!(!done.report.left, "{text}: {:?}", done.report.diagnostics);
            let style = &target.style;
            let wanted = if long { &style.castle_long } else { &style.castle_short };
            assert_eq!(&String::from_utf8_lossy(&done.text), wanted, "{text} to {to}");
        }
    }
}

/// A man that is named by the wing where it stands, not by the one where it began, is read with a report.
#[test]
fn another_wing_is_reported() {
    let done = translate("حمf3 بمe5 حمd4 حوc6 حوf3".as_bytes(), "ar:wing", "en");
    assert!(!done.report.left, "{:?}", done.report.diagnostics);
    let told: Vec<_> = done.report.diagnostics.iter().map(|one| (one.code, one.detail.as_deref())).collect();
    assert_eq!(told, [("M0301", Some("other-wing"))]);
    let done = translate("1. P-K4 P-K4 2. QKt-KB3".as_bytes(), "en:descriptive", "en");
    let told: Vec<_> = done.report.diagnostics.iter().map(|one| (one.code, one.detail.as_deref())).collect();
    assert_eq!(told, [("M0301", Some("other-wing"))]);
}
