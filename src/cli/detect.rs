//! `stamma detect`: which notation and encoding a text is in, with the evidence.

use serde_json::{Value, json};

use super::args::{DetectArgs, FormatName};
use super::input::{self, Input};
use super::messages::Messages;
use super::package;
use super::session::{self, Stop};
use super::width;
use crate::board::{Move, Role};
use crate::document;
use crate::encoding;
use crate::locale::Locales;
use crate::notation::algebraic::english_san;
use crate::scan::pgn;
use crate::translate::detect::{Detector, Found, Memo, Reading};
use crate::translate::{Options, Prose};
use crate::words::Interface;

/// Faults and ties that are told one by one.
const SHOWN: usize = 5;

/// Games of one notation.
struct Group {
    spec: String,
    also: Vec<String>,
    games: usize,
    moves: usize,
    repaired: usize,
}

/// The notations of one reading, and its first moves.
type Side = (Vec<String>, String);

#[derive(Default)]
struct Findings {
    groups: Vec<Group>,
    /// Game number and its readings.
    ties: Vec<(usize, Vec<Side>)>,
    /// Game number, the notation that came furthest, and how many half-moves it read.
    unread: Vec<(usize, String, usize)>,
    games: usize,
    /// What was mended in all games.
    cost: u32,
    /// The moves of the games that were read.
    first: Vec<Move>,
}

pub(super) fn run(args: &DetectArgs) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let detector = Detector::default();
    let mut memo = Memo::default();
    let messages = Messages::new(args.talk.lang.as_deref());
    let mut sure = true;
    for path in session::inputs(&args.files) {
        let input = Input::open(&path)?;
        let name = input.name.clone();
        let encoding = input.encoding(args.encoding.as_deref(), |head| {
            let found = findings(head, locales, &detector, &mut Memo::default(), 4);
            (found.unread.is_empty() && !found.first.is_empty()).then_some((found.cost, found.first))
        })?;
        let page = match args.encoding {
            Some(_) => encoding,
            None => input::page(&input.head, encoding),
        };
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut input.reader(), &mut bytes)
            .map_err(|error| Stop::at(&path, error))?;
        let format = input::format(&path, &bytes);
        let decoded = encoding::decode(&bytes, encoding);
        let text = match package::kind(format) {
            Some(kind) => document::package::text(&bytes, kind)
                .map(Some)
                .map_err(|error| Stop { error, file: Some(name.clone()) })?,
            None => package::text_format(format)
                .and_then(document::of)
                .map(|document| document.flatten(&decoded.text).text),
        };
        // What `translate` reads as a text is one here too; a text that is nothing but games is games.
        let prose = |text: &[u8]| prose(text, locales, &detector);
        let mut games = || findings(&decoded.text, locales, &detector, &mut memo, usize::MAX);
        let found = match text {
            Some(text) if format == FormatName::Text => {
                let found = games();
                let whole = found.unread.is_empty() && found.games > 0;
                if whole { found } else { prose(&text).unwrap_or(found) }
            }
            Some(text) => prose(&text).unwrap_or_else(|| match package::kind(format) {
                Some(_) => Findings { games: 1, unread: vec![(1, String::new(), 0)], ..Findings::default() },
                None => games(),
            }),
            None => games(),
        };
        sure &= found.ties.is_empty() && found.unread.is_empty() && found.games > 0;
        if args.talk.json {
            session::print(&format!("{}\n", as_json(&name, page.name(), &found)))?;
        } else {
            session::print(&as_text(&name, page.name(), decoded.marked, &found, messages.interface()))?;
        }
    }
    Ok(u8::from(!sure))
}

fn findings(text: &[u8], locales: &Locales, detector: &Detector, memo: &mut Memo, most: usize) -> Findings {
    let mut found = Findings::default();
    let options = Options { record: true, ..Options::default() };
    let name = |one: &Reading| {
        detector.source(locales, one.source).map(|source| source.name.clone()).unwrap_or_default()
    };
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty() && found.games < most) {
        let end = pgn::game_end(rest).unwrap_or(rest.len()).max(1);
        at += end;
        let game = rest.get(..end).unwrap_or_default();
        if game.trim_ascii().is_empty() {
            continue;
        }
        found.games += 1;
        match detector.detect(game, locales, options, memo) {
            // Numbers alone, or nothing but marks, are in no notation.
            Found::One(list) if list.first().is_some_and(|one| says_nothing(game, one)) => {
                found.unread.push((found.games, String::new(), 0));
            }
            Found::One(list) => {
                let Some(first) = list.first() else { continue };
                let mut names = list.iter().map(name);
                // Every language reads figurines, so that they are none's.
                let spec = match figurines(game, first) {
                    true => Some("fan".to_owned()),
                    false => names.next(),
                };
                let (spec, others) = (spec.unwrap_or_default(), names.collect::<Vec<String>>());
                let (moves, cost) = (first.report.moves.len(), first.report.cost);
                found.cost += cost;
                if most < usize::MAX {
                    found.first.extend(first.report.moves.iter().map(|one| one.mv));
                }
                match found.groups.iter_mut().find(|group| group.spec == spec) {
                    Some(group) => {
                        group.games += 1;
                        group.moves += moves;
                        group.repaired += usize::from(cost > 0);
                        // Only what fits all of the games may be what all are in.
                        group.also.retain(|other| others.contains(other));
                    }
                    None => found.groups.push(Group {
                        spec,
                        also: others,
                        games: 1,
                        moves,
                        repaired: usize::from(cost > 0),
                    }),
                }
            }
            Found::Tie(games) => {
                let readings = games.iter().map(|list| (list.iter().map(name).collect(), first_moves(list)));
                found.ties.push((found.games, readings.collect()));
            }
            Found::None(furthest) => {
                let (spec, moves) =
                    furthest.as_ref().map(|one| (name(one), one.report.moves.len())).unwrap_or_default();
                found.unread.push((found.games, spec, moves));
            }
        }
    }
    found
}

/// What reads the moves of a text with words; none where no move stands in it.
fn prose(text: &[u8], locales: &Locales, detector: &Detector) -> Option<Findings> {
    let options = Options { record: true, ..Options::default() };
    let name = |one: &Reading| {
        detector.source(locales, one.source).map(|source| source.name.clone()).unwrap_or_default()
    };
    let mut found = Findings { games: 1, ..Findings::default() };
    match detector.prose_readings(text, locales, options) {
        Ok(list) => {
            let mut names = list.iter().map(name);
            let spec = names.next()?;
            let source = detector.source(locales, list.first()?.source)?;
            let (_, report, _) = Prose::new(source, None, options).read(text);
            if report.read == 0 {
                return None;
            }
            found.groups.push(Group {
                spec,
                also: names.collect(),
                games: 1,
                moves: report.read,
                repaired: usize::from(report.cost > 0),
            });
        }
        Err(games) => {
            let readings = games.iter().map(|list| (list.iter().map(name).collect(), first_moves(list)));
            found.ties.push((1, readings.collect()));
        }
    }
    Some(found)
}

/// Whether a reading has neither moves nor a result nor tag pairs.
fn says_nothing(game: &[u8], reading: &Reading) -> bool {
    let report = &reading.report;
    report.moves.is_empty() && report.outcome.is_none() && !game.trim_ascii_start().starts_with(b"[")
}

/// Whether the men of a game are all written as figurines.
fn figurines(game: &[u8], reading: &Reading) -> bool {
    let mut some = false;
    for one in &reading.report.moves {
        let token = String::from_utf8_lossy(one.span.of(game));
        let drawn = token.contains(|c| matches!(c, '\u{2654}'..='\u{265f}'));
        if !drawn && one.mv.role != Role::Pawn && !one.mv.is_castling() {
            return false;
        }
        some |= drawn;
    }
    some
}

/// The first moves of a reading in English.
fn first_moves(list: &[Reading]) -> String {
    let moves = list.first().map(|one| one.report.moves.as_slice()).unwrap_or_default();
    let shown: Vec<String> = moves.iter().take(10).map(|one| english_san(&one.before, &one.mv)).collect();
    shown.join(" ")
}

fn as_text(name: &str, encoding: &str, marked: bool, found: &Findings, say: &Interface) -> String {
    let mut out = format!("{name}\n");
    let mut line = |label: &str, text: String| {
        let label = if label.is_empty() { String::new() } else { say.message(label, &[]) };
        let fill = " ".repeat(10usize.saturating_sub(width::columns(&label)).max(1));
        out.push_str(&format!("  {label}{fill}{}\n", width::isolated(&text)));
    };
    let half_moves = |count| say.count("detect-half-moves", count);
    let marked =
        |text: &str| if marked { say.message("detect-marked", &[("found", text)]) } else { text.into() };
    line("detect-encoding", marked(encoding));
    line("detect-label-games", found.games.to_string());
    for group in &found.groups {
        let games = say.count("detect-games", group.games);
        let args = [("name", group.spec.as_str()), ("what", &games), ("detail", &half_moves(group.moves))];
        let mut text = say.message("detect-group", &args);
        if group.repaired > 0 {
            text.push_str(&say.count("detect-repaired", group.repaired));
        }
        line("detect-notation", text);
        if !group.also.is_empty() {
            let shown = group.also.get(..group.also.len().min(16)).unwrap_or_default().join(" ");
            let more = if group.also.len() > 16 { " …" } else { "" };
            line("", say.message("detect-same", &[("what", &games), ("near", &format!("{shown}{more}"))]));
        }
    }
    for (game, readings) in found.ties.iter().take(SHOWN) {
        let args = [("number", &*game.to_string()), ("count", &readings.len().to_string())];
        line("detect-tie", say.message("detect-tie-game", &args));
        for (specs, moves) in readings.iter().take(SHOWN) {
            let shown = specs.get(..specs.len().min(6)).unwrap_or_default().join(" ");
            let more = if specs.len() > 6 { " …" } else { "" };
            line("", format!("{shown}{more}: {moves}"));
        }
        if readings.len() > SHOWN {
            line("", say.count("detect-more", readings.len() - SHOWN));
        }
    }
    if found.ties.len() > SHOWN {
        line("detect-tie", say.count("detect-more-games", found.ties.len() - SHOWN));
    }
    for (game, spec, moves) in found.unread.iter().take(SHOWN) {
        let mut text = say.message("detect-none", &[("number", &game.to_string())]);
        if !spec.is_empty() {
            let args = [("name", spec.as_str()), ("detail", &half_moves(*moves))];
            text.push_str(&say.message("detect-furthest", &args));
        }
        line("detect-unread", text);
    }
    if found.unread.len() > SHOWN {
        line("detect-unread", say.count("detect-more-games", found.unread.len() - SHOWN));
    }
    out
}

fn as_json(name: &str, encoding: &str, found: &Findings) -> Value {
    let groups: Vec<Value> = found
        .groups
        .iter()
        .map(|group| {
            json!({
                "spec": group.spec, "games": group.games, "halfmoves": group.moves,
                "repaired": group.repaired, "also": group.also,
            })
        })
        .collect();
    let ties: Vec<Value> = found
        .ties
        .iter()
        .map(|(game, readings)| {
            let readings: Vec<Value> =
                readings.iter().map(|(specs, moves)| json!({"specs": specs, "moves": moves})).collect();
            json!({"game": game, "readings": readings})
        })
        .collect();
    let unread: Vec<Value> = found
        .unread
        .iter()
        .map(|(game, spec, moves)| json!({"game": game, "furthest": spec, "halfmoves": moves}))
        .collect();
    json!({
        "file": name, "encoding": encoding, "games": found.games,
        "notations": groups, "ties": ties, "unread": unread,
    })
}
