//! `stamma recover`: the most probable game of a noisy sheet, with what is doubtful in it.

use std::fmt::Write as _;
use std::io::Write as _;

use serde_json::json;

use super::args::{RecoverArgs, ShowForm};
use super::ask;
use super::inplace::Replacement;
use super::input::Input;
use super::messages::Messages;
use super::session::{self, Stop};
use super::width;
use crate::board::{Color, Move, Position, Start};
use crate::encoding;
use crate::game::{REFERRED, RecoverOptions, Recovered, RecoveredMove, recover, recover_all, san};
use crate::locale::{Locales, Spec, System};
use crate::played::Played;
use crate::translate::{Source, Target, plan};
use crate::words::Interface;
use crate::{Error, Span};

/// Letter sets beside the first that are named.
const NAMED: usize = 7;

/// Alternatives that are shown.
const SHOWN: usize = 3;

/// What a SPEC names to recover from: letter sets, or a reader of its own.
pub(super) fn options<'s>(from: &Spec, sources: &'s [Source], start: Start) -> RecoverOptions<'s> {
    let mut options = RecoverOptions { start, ..RecoverOptions::default() };
    match from {
        Spec::Language { tag, set, system: System::San | System::Lan } => {
            options.locales = vec![set.as_ref().map_or_else(|| tag.clone(), |set| format!("{tag}.{set}"))];
        }
        Spec::System(System::Pgn) => options.locales = vec!["en".into()],
        _ => options.notation = sources.first().map(Source::notation),
    }
    options
}

/// The readers of a SPEC; none for `auto`.
pub(super) fn sources(from: &Spec, locales: &Locales) -> Result<Vec<Source>, Error> {
    match from {
        Spec::Auto => Ok(Vec::new()),
        _ => plan::sources(from, locales),
    }
}

/// One half-move as it is shown.
struct Row {
    number: u32,
    black: bool,
    written: Option<String>,
    text: String,
    others: Vec<(String, f32)>,
}

pub(super) fn run(args: &RecoverArgs) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let from = Spec::parse(&args.from, locales)?;
    let sources = sources(&from, locales)?;
    let to = Spec::parse(&args.to, locales)?;
    let target = plan::target(&to, locales, None, true)?;
    let start = session::start(&args.start)?;
    let mut options = options(&from, &sources, start);
    options.prior = !args.no_prior;
    let messages = Messages::new(args.talk.lang.as_deref());
    let say = messages.interface();
    let mut answer = String::new();
    let mut sure = true;
    let files = session::inputs(&args.files);
    for path in &files {
        let input = Input::open(path)?;
        let name = input.name.clone();
        // The letters of a damaged sheet decide: the candidate whose game costs least.
        let encoding = match encoding::candidates(&input.head).as_slice() {
            [_] => input.encoding(args.encoding.as_deref(), |_| None)?,
            _ if args.encoding.is_some() => input.encoding(args.encoding.as_deref(), |_| None)?,
            many => least(&input.head, many, &options, locales),
        };
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut input.reader(), &mut bytes).map_err(|error| Stop::at(path, error))?;
        let decoded = encoding::decode(&bytes, encoding);
        let text: &[u8] = &decoded.text;
        let mut sheet: Vec<(Row, RecoveredMove)> = Vec::new();
        for (index, mut found) in recover_all(text, &options, locales).into_iter().enumerate() {
            if args.ask {
                ask::settle(text, &mut found, &options, locales)?;
            }
            sure &= !found.moves.is_empty()
                && found.unread.is_empty()
                && found.moves.iter().all(|one| !one.doubtful);
            let rows = rows(text, &found, start, &target);
            if args.talk.json {
                let _ = writeln!(answer, "{}", as_json(&name, &found, &rows, &start.position));
                continue;
            }
            match args.show {
                ShowForm::Table => {
                    if index > 0 {
                        answer.push('\n');
                    } else if files.len() > 1 {
                        let _ = writeln!(answer, "{name}");
                    }
                    table(text, &found, &rows, say, &mut answer);
                }
                ShowForm::Pgn => as_pgn(&found, &rows, args.start.fen.as_deref(), say, &mut answer),
                ShowForm::Notation => {
                    if let Some(table) = &found.table {
                        answer.push_str(&table.to_yaml(LEARNED));
                    }
                }
                ShowForm::Markup => sheet.extend(rows.into_iter().zip(found.moves)),
            }
        }
        if args.show == ShowForm::Markup && !args.talk.json {
            markup(text, &sheet, say, &mut answer);
        }
    }
    match args.output.as_deref().filter(|path| !session::is_standard(path)) {
        Some(path) => {
            let fault = |error| Stop::at(path, error);
            let mut out = Replacement::named(path)?;
            out.write_all(answer.as_bytes()).and_then(|()| out.commit()).map_err(fault)?;
        }
        None => session::print(&answer)?,
    }
    Ok(u8::from(!sure))
}

/// The tag of a notation that was learned from a sheet.
const LEARNED: &str = "x-learned";

/// Encodings that are tried.
const TRIED: usize = 6;

fn least(
    head: &[u8],
    candidates: &[encoding::Encoding],
    options: &RecoverOptions<'_>,
    locales: &Locales,
) -> encoding::Encoding {
    // A narrow search tells one encoding from another.
    let options = RecoverOptions { beam: options.beam.min(16), ..options.clone() };
    let cost = |one: &encoding::Encoding| {
        let found = recover(&encoding::decode(head, *one).text, &options, locales);
        // A game of fewer half-moves is cheap because it says less.
        (found.moves.iter().filter(|one| one.doubtful).count() + found.skipped.len(), found.cost)
    };
    let tried = candidates.iter().take(TRIED).map(|one| (cost(one), *one));
    let best = tried.reduce(|best, next| if next.0 < best.0 { next } else { best });
    best.map_or(encoding::Encoding::UTF_8, |(_, one)| one)
}

fn rows(text: &[u8], found: &Recovered, start: Start, target: &Target) -> Vec<Row> {
    let notation = target.writer.notation();
    let mut births = notation.shape().needs_births.then_some(start.births);
    let mut position = start.position;
    let mut rows = Vec::new();
    for one in &found.moves {
        let write = |mv: Move| {
            let mut out = Vec::new();
            let played = Played { mv, before: &position, births: births.as_ref() };
            notation.write(&played, &target.style, &mut out);
            String::from_utf8_lossy(&out).into_owned()
        };
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let others = one.alternatives.iter().filter_map(|other| {
            let mv = legal.iter().find(|mv| san(&position, mv) == other.san)?;
            Some((write(*mv), other.confidence))
        });
        rows.push(Row {
            number: position.fullmove(),
            black: position.side() == Color::Black,
            written: one.span.map(|span| String::from_utf8_lossy(span.of(text)).into_owned()),
            others: others.collect(),
            text: write(one.mv),
        });
        let rooks = births.and_then(|_| position.castling_rook_squares(&one.mv));
        if let Some(births) = &mut births {
            births.play(&one.mv, rooks);
        }
        position.play(&one.mv);
    }
    rows
}

fn percent(share: f32) -> String {
    // What is not certain is never shown as certain.
    let whole = (share * 100.0).round();
    if whole >= 100.0 && share < 0.9995 { ">99%".into() } else { format!("{whole:.0}%") }
}

fn others(row: &Row) -> String {
    let list: Vec<String> = row
        .others
        .iter()
        .filter(|(_, share)| *share >= 0.005)
        .take(SHOWN)
        .map(|(text, share)| format!("{text} {}", percent(*share)))
        .collect();
    list.join(", ")
}

fn table(text: &[u8], found: &Recovered, rows: &[Row], say: &Interface, out: &mut String) {
    let doubtful = found.moves.iter().filter(|one| one.doubtful).count();
    let letters = match (&found.locale, &found.table) {
        (Some(locale), _) => {
            // As `explain` does: the most usual ones.
            let mut names = locale.clone();
            for also in found.also.iter().take(NAMED) {
                let _ = write!(names, ", {also}");
            }
            if found.also.len() > NAMED {
                names.push_str(" \u{2026}");
            }
            names
        }
        (None, Some(_)) => say.message("recovered-learned", &[]),
        (None, None) => say.message("recovered-named", &[]),
    };
    let result = found.result.map_or_else(|| say.message("recovered-no-result", &[]), str::to_owned);
    let head = [
        ("found", say.count("half-moves", rows.len())),
        ("detail", say.count("half-moves-doubtful", doubtful)),
        ("name", letters),
        ("what", result),
    ];
    let head: Vec<(&str, &str)> = head.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let _ = writeln!(out, "{}", say.message("recovered", &head));
    if let Some(refers) = found.refers {
        let known = if refers.found { "yes" } else { "no" };
        let (moves, game) = (refers.moves.to_string(), refers.game.to_string());
        let values = [("number", moves.as_str()), ("name", game.as_str()), ("known", known)];
        let _ = writeln!(out, "{}", say.message("recovered-refers", &values));
    }
    if let (Some(other), Some(first)) = (found.games.get(1), found.games.first())
        && let Some(at) = first.moves.iter().zip(&other.moves).position(|(a, b)| a != b)
        && let Some(row) = rows.get(at)
    {
        let dots = if row.black { "..." } else { "." };
        let number = format!("{}{dots}", row.number);
        let margin = format!("{:.1}", found.margin);
        let values = [("number", number.as_str()), ("detail", margin.as_str())];
        let _ = writeln!(out, "{}", say.message("recovered-next", &values));
    }
    if !found.unread.is_empty() {
        let list: Vec<_> = found.unread.iter().map(|span| String::from_utf8_lossy(span.of(text))).collect();
        let _ = writeln!(out, "{}", say.message("recovered-unread", &[("found", &list.join(" \u{b7} "))]));
    }
    let heads = ["", "recovered-written", "recovered-read", "recovered-sure", "", "recovered-or"];
    let head = |id: &str| if id.is_empty() { String::new() } else { say.message(id, &[]) };
    let mut lines = vec![heads.map(head).to_vec()];
    for (row, one) in rows.iter().zip(&found.moves) {
        lines.push(vec![
            format!("{}{}", row.number, if row.black { "..." } else { "." }),
            row.written.clone().unwrap_or_else(|| format!("({})", say.message("recovered-missing", &[]))),
            row.text.clone(),
            percent(one.confidence),
            if one.doubtful { "?" } else { "" }.to_owned(),
            others(row),
        ]);
    }
    out.push_str(&width::table(&lines));
}

/// What was mended, in the reader's language; the program's fixed word in English.
fn repaired(repair: &str, say: &Interface) -> String {
    match repair {
        _ if say.tag() == "en" => repair.to_owned(),
        REFERRED => say.message("recovered-elsewhere", &[]),
        // The word of the table of repairs is another one: there the letter may belong to a square.
        "lost letter" => say.message("repair", &[("detail", "lost-piece-letter")]),
        other => say.message("repair", &[("detail", &other.replace(' ', "-"))]),
    }
}

fn as_pgn(found: &Recovered, rows: &[Row], fen: Option<&str>, say: &Interface, out: &mut String) {
    let result = found.result.unwrap_or("*");
    let _ = writeln!(out, "[Result \"{result}\"]");
    if let Some(fen) = fen {
        let _ = writeln!(out, "[SetUp \"1\"]\n[FEN \"{fen}\"]");
    }
    out.push('\n');
    let mut line = String::new();
    let mut number_due = true;
    let mut word = |text: &str, out: &mut String| {
        if !line.is_empty() && width::columns(&line) + 1 + width::columns(text) > 79 {
            let _ = writeln!(out, "{line}");
            line.clear();
        } else if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(text);
        if text == result {
            let _ = writeln!(out, "{line}\n");
        }
    };
    for (row, one) in rows.iter().zip(&found.moves) {
        if !row.black || number_due {
            word(&format!("{}{}", row.number, if row.black { "..." } else { "." }), out);
        }
        word(&row.text, out);
        number_due = false;
        if one.doubtful || !one.repairs.is_empty() {
            let written = row.written.clone().unwrap_or_else(|| say.message("recovered-missing", &[]));
            let written = written.replace(['{', '}'], "");
            let or = others(row);
            let either = say.message("recovered-or", &[]);
            let or = if or.is_empty() { String::new() } else { format!("; {either} {or}") };
            let how: String =
                one.repairs.iter().map(|repair| format!("; {}", repaired(repair, say))).collect();
            let sheet = say.message("recovered-sheet", &[]);
            let comment = format!("{{{sheet}: {written}; {}{how}{or}}}", percent(one.confidence));
            comment.split(' ').for_each(|part| word(part, out));
            number_due = true;
        }
    }
    word(result, out);
}

/// The sheet with every half-move in the target's notation and each doubtful one marked.
fn markup(text: &[u8], sheet: &[(Row, RecoveredMove)], say: &Interface, out: &mut String) {
    let mut edits: Vec<(Span, String)> = sheet
        .iter()
        .filter(|(_, one)| !one.repairs.contains(&REFERRED))
        .filter_map(|(row, one)| {
            let span = one.span?;
            let plain = !one.doubtful && one.repairs.is_empty();
            Some((span, if plain { row.text.clone() } else { marked(row, one, say) }))
        })
        .collect();
    edits.sort_by_key(|(span, _)| span.start);
    let mut at = 0;
    for (span, new) in edits {
        if span.start < at {
            continue;
        }
        out.push_str(&String::from_utf8_lossy(Span::new(at, span.start).of(text)));
        out.push_str(&new);
        at = span.end;
    }
    out.push_str(&String::from_utf8_lossy(Span::new(at, text.len()).of(text)));
}

fn marked(row: &Row, one: &RecoveredMove, say: &Interface) -> String {
    let or = others(row);
    let or = if or.is_empty() { String::new() } else { format!(" | {or}") };
    let written = row.written.as_deref().unwrap_or_default();
    let repairs: Vec<String> = one.repairs.iter().map(|repair| repaired(repair, say)).collect();
    let how = if repairs.is_empty() { String::new() } else { format!(" ({})", repairs.join(", ")) };
    format!("[[{written} = {} {}{how}{or}]]", row.text, percent(one.confidence))
}

/// A game in English letters.
fn sans(moves: &[Move], start: &Position) -> Vec<String> {
    let mut position = *start;
    let one = |mv: &Move| {
        let text = san(&position, mv);
        position.play(mv);
        text
    };
    moves.iter().map(one).collect()
}

fn spans(list: &[Span]) -> Vec<[usize; 2]> {
    list.iter().map(|span| [span.start, span.end]).collect()
}

fn as_json(name: &str, found: &Recovered, rows: &[Row], start: &Position) -> serde_json::Value {
    let moves: Vec<serde_json::Value> = rows
        .iter()
        .zip(&found.moves)
        .map(|(row, one)| {
            let alternatives: Vec<serde_json::Value> = one
                .alternatives
                .iter()
                .map(|other| json!({"san": other.san, "confidence": other.confidence}))
                .collect();
            json!({
                "move": row.number,
                "side": if row.black { "black" } else { "white" },
                "span": one.span.map(|span| [span.start, span.end]),
                "written": row.written,
                "text": row.text,
                "san": one.san,
                "confidence": one.confidence,
                "doubtful": one.doubtful,
                "repairs": one.repairs,
                "alternatives": alternatives,
            })
        })
        .collect();
    let games: Vec<serde_json::Value> =
        found.games.iter().map(|game| json!({"cost": game.cost, "san": sans(&game.moves, start)})).collect();
    let refers = found.refers.map(|refers| {
        let span = [refers.span.start, refers.span.end];
        json!({"span": span, "moves": refers.moves, "game": refers.game, "found": refers.found})
    });
    json!({
        "file": name, "from": found.locale, "also": found.also, "result": found.result, "margin": found.margin, "moves": moves,
        "games": games, "refers": refers, "notation": found.table.as_ref().map(|table| table.to_yaml(LEARNED)),
        "skipped": spans(&found.skipped), "unread": spans(&found.unread),
    })
}
