//! Real games, their texts in a notation, and the translation of a text.
//!
//! The games are those of `data/games.txt`, or the first of a PGN file that `STAMMA_GAMES` names.
#![allow(dead_code)]

use stamma::bidi::Mode;
use stamma::board::{Move, Position};
use stamma::locale::{Locales, Spec};
use stamma::scan::Outcome;
use stamma::scan::pgn::game_end;
use stamma::style::Style;
use stamma::translate::detect::Detector;
use stamma::translate::{Format, Job, Options, Sources, Target, Translator, plan};
use stamma::{Played, document};

pub(crate) struct Game {
    pub(crate) moves: Vec<(Position, Move)>,
    pub(crate) result: &'static str,
}

/// Marks behind every few moves.
const GLYPHS: [&str; 12] = ["", "!", "", "?!", " +-", "", "!?", " \u{b1}", "", " -+", "??", " =/+"];

/// Games out of the texts of single games; those that are not read whole, or have no move, are left out.
fn read<'t>(texts: impl Iterator<Item = &'t [u8]>) -> impl Iterator<Item = Game> {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse("en", locales).unwrap(), locales, None, false).unwrap();
    let sources = || Sources::Given(plan::sources(&Spec::parse("en", locales).unwrap(), locales).unwrap());
    let options = Options { record: true, ..Options::default() };
    texts.enumerate().filter_map(move |(index, text)| {
        let detector = Detector::default();
        let job = Job { sources: sources(), target: &target, export: false, options };
        let done = Translator::new(locales, &detector).text(text, &job);
        let moves: Vec<_> = done.report.moves.iter().map(|record| (record.before, record.mv)).collect();
        let standard = moves.first().is_some_and(|(first, _)| *first == Position::default());
        let result = match done.report.outcome {
            Some(Outcome::White) => "1-0",
            Some(Outcome::Black) => "0-1",
            Some(Outcome::Draw) => "1/2-1/2",
            _ => ["1-0", "0-1", "1/2-1/2"][index % 3],
        };
        (!done.report.left && standard).then_some(Game { moves, result })
    })
}

/// Games with one line each.
pub(crate) fn few() -> Vec<Game> {
    let text = include_str!("../data/games.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#') && line.contains('|'));
    let games: Vec<Game> =
        read(lines.map(|line| line.split_once('|').unwrap().1.trim().as_bytes())).collect();
    assert_eq!(games.len(), 50);
    games
}

/// A thousand games spread over the PGN file that `STAMMA_GAMES` names.
pub(crate) fn many() -> Vec<Game> {
    let text = std::fs::read(std::env::var("STAMMA_GAMES").unwrap()).unwrap();
    let mut texts = Vec::new();
    let mut rest = text.as_slice();
    while !rest.is_empty() {
        let (game, more) = rest.split_at(game_end(rest).unwrap_or(rest.len()));
        texts.push(game);
        rest = more;
    }
    let step = (texts.len() / 1010).max(1);
    let games: Vec<Game> = read(texts.into_iter().step_by(step)).take(1000).collect();
    assert_eq!(games.len(), 1000, "the file has too few games");
    games
}

pub(crate) fn style(capture: bool, check: bool) -> Style {
    let mut style = Style::default();
    if !capture {
        style.capture.clear();
    }
    if !check {
        style.check.clear();
        style.mate.clear();
    }
    style
}

/// The text of a game in a notation: numbers, moves, marks, result.
pub(crate) fn written(game: &Game, target: &Target, style: &Style, marks: bool) -> String {
    let mut out = Vec::new();
    for (ply, (before, mv)) in game.moves.iter().enumerate() {
        if ply > 0 {
            out.push(b' ');
        }
        if ply % 2 == 0 {
            out.extend_from_slice(format!("{}{}", ply / 2 + 1, style.number_white).as_bytes());
        }
        target.writer.notation().write(&Played { mv: *mv, before, births: None }, style, &mut out);
        if marks {
            out.extend_from_slice(GLYPHS[ply % GLYPHS.len()].as_bytes());
        }
    }
    out.push(b' ');
    let outcome = ["1-0", "0-1", "1/2-1/2"].iter().position(|result| *result == game.result).unwrap();
    out.extend_from_slice(style.results[outcome].as_bytes());
    String::from_utf8(out).unwrap()
}

pub(crate) fn target(spec: &str, style: Option<&Style>) -> Target {
    let locales = Locales::builtin();
    plan::target(&Spec::parse(spec, locales).unwrap(), locales, style, style.is_some()).unwrap()
}

pub(crate) fn translate(
    text: &str,
    format: Format,
    from: &str,
    target: &Target,
    mode: Option<Mode>,
) -> String {
    let locales = Locales::builtin();
    let sources = Sources::Given(plan::sources(&Spec::parse(from, locales).unwrap(), locales).unwrap());
    let job = Job { sources, target, export: false, options: Options::default() };
    let detector = Detector::default();
    let done =
        document::translate(text.as_bytes(), format, &job, &mut Translator::new(locales, &detector), mode);
    String::from_utf8(done.text).unwrap()
}
