//! The notation of games found from their text alone, and games read in the wrong language.
//!
//! `STAMMA_CORPUS=games.pgn` takes the first games of that file instead of those in `data/`; `STAMMA_GAMES=n` says
//! how many.

#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::panic)]

#[path = "common/real.rs"]
mod real;

use std::collections::BTreeMap;

use real::{Random, games, read, source};
use stamma::Played;
use stamma::board::{Births, Move, Position};
use stamma::locale::{Locales, Spec};
use stamma::notation::Notation;
use stamma::style::Style;
use stamma::translate::detect::{Detector, Found, Memo};
use stamma::translate::{Format, Job, Options, Policy, Sources, Target, Translator, plan};

/// How many half-moves.
const LENGTHS: [usize; 4] = [4, 10, 20, 40];

fn corpus() -> Vec<Vec<Move>> {
    let wanted = std::env::var("STAMMA_GAMES").ok().and_then(|n| n.parse().ok());
    let Ok(path) = std::env::var("STAMMA_CORPUS") else {
        let mut all = games();
        all.truncate(wanted.unwrap_or(40));
        return all;
    };
    let bytes = std::fs::read(path).unwrap();
    let english = source(Locales::builtin(), "en");
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() && all.len() < wanted.unwrap_or(2_000) {
        let end = stamma::scan::pgn::game_end(&bytes[at..]).unwrap_or(bytes.len() - at);
        if let Ok(text) = std::str::from_utf8(&bytes[at..at + end]) {
            let report = read(text, &english, Position::default());
            if !report.left && report.moves.len() >= 4 && !text.contains("[FEN") {
                all.push(report.moves.iter().map(|one| one.mv).collect());
            }
        }
        at += end;
    }
    all
}

fn written(game: &[Move], notation: &dyn Notation) -> String {
    let mut position = Position::default();
    let mut births = Births::default();
    let mut out = Vec::new();
    for (ply, mv) in game.iter().enumerate() {
        if ply % 2 == 0 {
            out.extend_from_slice(format!("{}. ", ply / 2 + 1).as_bytes());
        }
        let played = Played { mv: *mv, before: &position, births: Some(&births) };
        notation.write(&played, &Style::default(), &mut out);
        out.push(b' ');
        births.play(mv, position.castling_rook_squares(mv));
        position.play(mv);
    }
    String::from_utf8(out).unwrap()
}

fn target(locales: &Locales, spec: &str) -> Target {
    plan::target(&Spec::parse(spec, locales).unwrap(), locales, None, false).unwrap()
}

/// Forty languages with letters of their own, spread over the alphabet.
fn forty(locales: &Locales) -> Vec<String> {
    let all: Vec<&str> = locales
        .tags()
        .filter(|tag| locales.get(tag).is_ok_and(|l| l.primary().is_some_and(|set| set.is_complete())))
        .collect();
    let mut tags: Vec<String> = (0..40).map(|i| all[i * all.len() / 40].to_owned()).collect();
    for usual in ["de", "fr", "es", "ru", "ar", "he", "nl", "hu"] {
        if !tags.iter().any(|tag| tag == usual) {
            let at = tags
                .iter()
                .position(|tag| !["de", "fr", "es", "ru", "ar", "he", "nl", "hu"].contains(&&**tag));
            tags[at.unwrap()] = usual.to_owned();
        }
    }
    tags
}

#[test]
fn the_language_of_a_game_is_found_or_a_true_tie() {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let mut memo = Memo::default();
    let targets: Vec<(String, Target)> = forty(locales)
        .into_iter()
        .map(|tag| {
            let t = target(locales, &tag);
            (tag, t)
        })
        .collect();
    let mut figures: BTreeMap<usize, [usize; 3]> = BTreeMap::new();
    let mut faults = Vec::new();
    for (index, game) in corpus().iter().enumerate() {
        let (tag, target) = &targets[index % targets.len()];
        for length in LENGTHS.into_iter().chain([game.len()]) {
            if length > game.len() {
                continue;
            }
            let moves = &game[..length];
            let text = written(moves, target.writer.notation());
            let found = detector.detect(text.as_bytes(), locales, Options::default(), &mut memo);
            let same = |reading: &stamma::translate::detect::Reading| {
                reading.report.moves.iter().map(|one| one.mv).eq(moves.iter().copied())
            };
            let row = figures.entry(if LENGTHS.contains(&length) { length } else { 999 }).or_default();
            match &found {
                Found::One(readings) if same(&readings[0]) => row[0] += 1,
                Found::Tie(ties) if ties.iter().any(|list| same(&list[0])) => {
                    // True only where each game is written without a slip in some notation.
                    let honest = ties.iter().all(|list| list.iter().any(|reading| reading.report.cost == 0));
                    if honest {
                        row[1] += 1;
                    } else {
                        row[2] += 1;
                        faults.push(format!("{tag} {length} false tie: {text}"));
                    }
                }
                // A language that has one letter for two men leaves some texts open by itself.
                Found::None(_)
                    if read(&text, &source(locales, tag), Position::default())
                        .diagnostics
                        .iter()
                        .any(|one| one.kind == stamma::Kind::Ambiguous) =>
                {
                    row[1] += 1;
                }
                other => {
                    row[2] += 1;
                    let names: Vec<String> = match other {
                        Found::One(list) => list
                            .iter()
                            .map(|r| detector.source(locales, r.source).unwrap().name.clone())
                            .collect(),
                        Found::Tie(_) => vec!["tie".to_owned()],
                        Found::None(_) => vec!["none".to_owned()],
                    };
                    faults.push(format!("{tag} {length} {names:?}: {text}"));
                }
            }
        }
    }
    for (length, [one, tie, wrong]) in &figures {
        println!("half-moves {length:4}: found {one:5}, true ties {tie:5}, wrong {wrong:5}");
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults[..faults.len().min(20)].join("\n"));
}

#[test]
fn other_systems_are_found() {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let mut memo = Memo::default();
    for game in games().iter().take(12) {
        let moves = &game[..game.len().min(40)];
        for spec in ["en:descriptive", "es:descriptive", "fan", "uci", "iccf", "de:lan", "ru:lan", "fr:lan"] {
            let text = written(moves, target(locales, spec).writer.notation());
            let found = detector.detect(text.as_bytes(), locales, Options::default(), &mut memo);
            let Found::One(readings) = found else { panic!("{spec}: {found:?}\n{text}") };
            let read: Vec<Move> = readings[0].report.moves.iter().map(|one| one.mv).collect();
            assert_eq!(read, moves, "{spec}: {text}");
        }
    }
}

#[test]
fn a_mixed_file_is_found_game_by_game() {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let mut translator = Translator::new(locales, &detector);
    let english = target(locales, "en");
    let job = Job {
        sources: Sources::Auto,
        target: &english,
        export: false,
        options: Options { record: true, ..Options::default() },
    };
    let (mut mixed, mut plain) = (String::new(), String::new());
    for (game, spec) in
        games().iter().zip(["de", "ru", "en", "fr", "uci", "ar", "fan", "hu", "en:descriptive", "he"])
    {
        let moves = &game[..game.len().min(40)];
        mixed +=
            &format!("[Event \"?\"]\n\n{}*\n\n", written(moves, target(locales, spec).writer.notation()));
        plain += &format!("[Event \"?\"]\n\n{}*\n\n", written(moves, english.writer.notation()));
    }
    let done = stamma::document::translate(mixed.as_bytes(), Format::Pgn, &job, &mut translator, None);
    assert!(!done.report.left, "{:?}", done.report.diagnostics);
    assert_eq!(String::from_utf8(done.text).unwrap(), plain);
}

/// Games go through one walk as long as each is read well; that must change nothing about any of them.
#[test]
fn a_file_is_what_its_games_are_alone() {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let german = target(locales, "de");
    let specs = ["en", "en", "de", "de", "ru", "en", "fr", "uci", "es", "en:descriptive", "hu", "ar", "it"];
    let mut random = Random(0x005e_ed0f_6a3e_5000);
    let mut pieces: Vec<String> = Vec::new();
    for (number, game) in games().iter().cycle().take(60).enumerate() {
        let spec = specs[random.below(specs.len())];
        // Short ones have few letters, so that several languages may read them.
        let length = [2, 4, 6, 12, 40][random.below(5)];
        let mut text = written(&game[..game.len().min(length)], target(locales, spec).writer.notation());
        match random.below(8) {
            0 => text = text.replacen("2.", "2. Qh8#", 1),
            1 => text = text.replacen("2.", "{after 1. e4 e5 2. Nf3 [x] } 2.", 1),
            2 => text = text.replacen("2.", "(1. d4 d5 2. Zf3) 2.", 1),
            3 => text += "\n\n1. e4 e5 *",
            4 => text = text.replace(' ', "\r\n"),
            _ => {}
        }
        pieces.push(format!("[Event \"{number}\"]\n[Site \"?\"]\n\n{text}*\n\n"));
    }
    // A game without moves, with a position of its own, and one whose moves another notation takes for numbers.
    pieces.push("[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n{lost}\n\n".to_owned());
    pieces.push("[Event \"y\"]\n\n1. O-O Kd7 *\n\n".to_owned());
    pieces.push("[Event \"z\"]\n\n1.4244 4745\n\n".to_owned());
    pieces.push("[Event \"z\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4 *\n\n".to_owned());
    let whole: String = pieces.concat();
    for sources in ["auto", "en", "en,de"] {
        let job = || Job {
            sources: match sources {
                "auto" => Sources::Auto,
                _ => Sources::Given(
                    sources
                        .split(',')
                        .flat_map(|spec| {
                            let spec = Spec::parse(spec, locales).unwrap();
                            plan::sources(&spec, locales).unwrap()
                        })
                        .collect(),
                ),
            },
            target: &german,
            export: false,
            options: Options::default(),
        };
        // A fault that two sources meet at one place is told as the one tried first sees it.
        let code = |code: &'static str| if sources.contains(',') { "" } else { code };
        let run = |text: &str| {
            let mut done = Translator::new(locales, &detector).text(text.as_bytes(), &job());
            (String::from_utf8(std::mem::take(&mut done.text)).unwrap(), done)
        };
        let (all, done) = run(&whole);
        let mut expected = String::new();
        let mut told = Vec::new();
        let mut at = 0;
        for piece in &pieces {
            let (text, one) = run(piece);
            expected += &text;
            told.extend(one.report.diagnostics.iter().map(|one| (one.span.start + at, code(one.code))));
            at += piece.len();
        }
        assert_eq!(all, expected, "{sources}");
        let found: Vec<_> =
            done.report.diagnostics.iter().map(|one| (one.span.start, code(one.code))).collect();
        assert_eq!(found, told, "{sources}");
    }
}

fn found(text: &str, start: Option<Position>) -> (Vec<Vec<String>>, bool) {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let options = Options { start: start.map(Into::into), ..Options::default() };
    let names = |list: &[stamma::translate::detect::Reading]| -> Vec<String> {
        list.iter().map(|one| detector.source(locales, one.source).unwrap().name.clone()).collect()
    };
    match detector.detect(text.as_bytes(), locales, options, &mut Memo::default()) {
        Found::One(list) => (vec![names(&list)], true),
        Found::Tie(lists) => (lists.iter().map(|list| names(list)).collect(), false),
        Found::None(_) => (Vec::new(), false),
    }
}

#[test]
fn what_is_open_in_the_usual_notation_is_not_another_by_being_one_move_there() {
    let locales = Locales::builtin();
    let english = source(locales, "en");
    // Both knights go to d2; the Romanian bishop N is alone.
    let knights = read("d4 d5 Nf3 Nf6", &english, Position::default());
    let last = knights.moves.last().unwrap();
    let mut start = last.before;
    start.play(&last.mv);
    let (lists, _) = found("Nd2", Some(start));
    assert_eq!(lists.len(), 2, "{lists:?}");
    assert_eq!((lists[0][0].as_str(), lists[1][0].as_str()), ("en", "ro"));
    let target = target(locales, "de");
    let options = Options { record: true, start: Some(start.into()), ..Options::default() };
    let job = Job { sources: Sources::Auto, target: &target, export: false, options };
    let detector = Detector::default();
    for text in ["Nd2", "3. Nd2 e6", "3. Nd2 e6 4. e3 c5"] {
        let done = Translator::new(locales, &detector).text(text.as_bytes(), &job);
        assert_eq!(String::from_utf8(done.text).unwrap(), text);
        let [fault] = done.report.diagnostics.as_slice() else { panic!("{text}") };
        assert_eq!((fault.code, fault.candidates.join(" ").as_str()), ("M0205", "Nbd2 Nfd2 Bd2"), "{text}");
    }
    // Where the rest of the line settles it, nothing is open.
    assert_eq!(found("3. Nd2 e6 4. Ng5", Some(start)).0[0][0], "en");
}

#[test]
fn the_own_letters_of_the_more_usual_language_are_named_first() {
    let (lists, one) = found("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6", None);
    assert!(one && lists[0][0] == "fr", "{lists:?}");
    // Finnish S is a pawn, and no Finn writes it for two pawns of four.
    let (lists, one) = found("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", None);
    assert!(one && lists[0][0] == "de", "{lists:?}");
    let (lists, one) = found("1. Pe4 Pe5 2. Nf3 Nc6", None);
    assert!(one && lists[0][0] == "en", "{lists:?}");
    let (lists, _) = found("1. h4 h5 2. Rh3", None);
    assert_eq!(lists[0], ["en"]);
    for tag in include_str!("../locales/usual.yaml").lines().filter_map(|line| line.strip_prefix("- ")) {
        assert!(Locales::builtin().tags().any(|known| known == tag), "{tag}");
    }
}

/// What came of games written in one language and read as another, by the number of half-moves.
#[derive(Default)]
struct Wrong {
    refused: usize,
    same: usize,
    other: Vec<String>,
}

/// Reads `wanted` games, cut after `length` half-moves, as a language they are not in.
fn read_wrong(wanted: usize, length: usize, random: &mut Random) -> Wrong {
    let locales = Locales::builtin();
    let tags = forty(locales);
    let targets: Vec<Target> = tags.iter().map(|tag| target(locales, tag)).collect();
    let detector = Detector::default();
    let english = target(locales, "en");
    let all = corpus();
    let mut count = Wrong::default();
    let mut turn = 0;
    while count.refused + count.same + count.other.len() < wanted {
        turn += 1;
        let (from, wrong) = (random.below(40), random.below(40));
        if from == wrong {
            continue;
        }
        let game = &all[turn % all.len()];
        let moves = &game[..game.len().min(length)];
        let text = written(moves, targets[from].writer.notation());
        let sources = plan::sources(&Spec::parse(&tags[wrong], locales).unwrap(), locales).unwrap();
        let options = Options { record: true, ..Options::default() };
        let job = Job { sources: Sources::Given(sources), target: &english, export: false, options };
        let done = Translator::new(locales, &detector).text(text.as_bytes(), &job);
        let read: Vec<Move> = done.report.moves.iter().map(|one| one.mv).collect();
        if done.report.left {
            count.refused += 1;
            assert_eq!(done.text, text.as_bytes());
        } else if read == moves {
            count.same += 1;
        } else {
            count.other.push(format!("{} as {}: {text}", tags[from], tags[wrong]));
        }
    }
    count
}

#[test]
fn a_game_read_as_the_wrong_language_is_never_another_game() {
    let wanted: usize = std::env::var("STAMMA_WRONG").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let mut random = Random(0xbad_5eed);
    // Whole games first; what follows are beginnings, which prove the less the shorter they are.
    for length in [usize::MAX, 40, 20, 12, 8, 4] {
        let Wrong { refused, same, other } = read_wrong(wanted, length, &mut random);
        let name =
            if length == usize::MAX { "whole games".to_owned() } else { format!("{length} half-moves") };
        println!("{name:13}: {refused} refused, {same} the same game, {} another legal game", other.len());
        other.iter().for_each(|one| println!("    {one}"));
        assert!(other.is_empty() || length < 12, "{name}");
        assert!(other.len() * 100 <= wanted, "{name}");
    }
}

#[test]
fn a_name_is_not_kept_against_what_is_written() {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let translate = |text: &str, from: &str, policy: Policy| {
        let target = target(locales, "de");
        let sources = plan::sources(&Spec::parse(from, locales).unwrap(), locales).unwrap();
        let options = Options { policy, ..Options::default() };
        let job = Job { sources: Sources::Given(sources), target: &target, export: false, options };
        let done = Translator::new(locales, &detector).text(text.as_bytes(), &job);
        let told = done.report.diagnostics.first().cloned();
        (String::from_utf8(done.text).unwrap(), told, done.report.left)
    };
    // A pawn in English, a knight in Dutch: all the pawns but this have no letter.
    let dutch = "1. e4 c5 2. Pc3 d6 3. g3";
    let (text, told, left) = translate(dutch, "en", Policy::Keep);
    let told = told.unwrap();
    assert_eq!((text.as_str(), told.code, left), (dutch, "M0207", true));
    assert_eq!((told.candidates.join(" "), told.detail.as_deref()), ("c3 Nc3".to_owned(), Some("nl")));
    assert!(!translate(dutch, "en", Policy::Best).2);
    assert_eq!(translate(dutch, "nl", Policy::Keep).0, "1. e4 c5 2. Sc3 d6 3. g3");
    // One game of a file is left, the others are not.
    let two = format!("[Event \"a\"]\n\n{dutch} *\n\n[Event \"b\"]\n\n1. e4 e5 2. Nf3 nc6 3. Bb5 *\n");
    let (text, _, left) = translate(&two, "en", Policy::Keep);
    assert!(left && text == two.replace("Nf3 nc6 3. Bb5", "Sf3 Sc6 3. Lb5"), "{text}");
    // A slip alone, with nothing else that it could be, is mended.
    let (text, told, left) = translate("1. e4 e5 2. nf3 Nc6 3. bb5", "en", Policy::Keep);
    assert_eq!((text.as_str(), told.unwrap().code, left), ("1. e4 e5 2. Sf3 Sc6 3. Lb5", "M0301", false));
    // What is legal in another notation is said.
    let (text, told, left) = translate("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6", "de", Policy::Keep);
    assert!(left && text.contains("Fb5"));
    assert_eq!(told.unwrap().detail.as_deref(), Some("fr"));
    let told = translate("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", "fr", Policy::Keep).1;
    assert_eq!(told.unwrap().detail.as_deref(), Some("de"));
}

/// Notations that few texts are in are found too, where no usual one reads the text.
#[test]
fn rare_notations_are_found() {
    let systems =
        ["ar:wing", "coordinate", "smith", "stamma", "paris1173", "koebel1520", "gringmuth", "iccf", "uci"];
    for system in systems {
        let locales = Locales::builtin();
        let spec = Spec::parse(system, locales).unwrap();
        let target = plan::target(&spec, locales, None, false).unwrap();
        let detector = Detector::default();
        let sources = Sources::Given(plan::sources(&Spec::parse("en", locales).unwrap(), locales).unwrap());
        let job = Job { sources, target: &target, export: false, options: Options::default() };
        let text = Translator::new(locales, &detector)
            .text(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7", &job)
            .text;
        let found = detector.detect(&text, locales, Options::default(), &mut Memo::default());
        let Found::One(list) = found else { panic!("{system}: {}", String::from_utf8_lossy(&text)) };
        assert_eq!(detector.source(locales, list[0].source).unwrap().name, system);
        assert_eq!(list[0].report.moves.len(), 10);
    }
}
