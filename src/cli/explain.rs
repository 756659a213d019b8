//! `stamma explain`: how each token was read, and what a code means.
//!
//! The text is walked once as a translation would, to know what was chosen; then each token is read again in the
//! position it stands in, and everything it could have been is shown.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::args::ExplainArgs;
use super::messages::Messages;
use super::say::Say;
use super::session::{self, Stop};
use super::width;
use crate::board::{Births, Color, Move, Position, Start};
use crate::locale::Spec;
use crate::notation::algebraic::english_san;
use crate::scan::pgn::{Scanner, Token};
use crate::translate::detect::{Detector, Found, Memo};
use crate::translate::{Choice, Chooser, InPlace, Options, Output, Report, Source, Walker, plan};
use crate::{Error, Span, annotation};

/// The page that explains all codes.
const CODES: &str = include_str!("../../docs/codes.md");

/// One token as it was read.
struct Explained {
    text: String,
    span: Span,
    what: String,
    /// The move's place, `White, move 1`.
    place: Option<String>,
    says: Vec<String>,
    board: Vec<String>,
    chosen: Option<String>,
    why: String,
}

pub(super) fn run(args: &ExplainArgs) -> Result<u8, Stop> {
    let text = session::text(&args.text)?;
    if is_code(text.trim()) {
        return code(text.trim(), &Messages::new(args.talk.lang.as_deref()));
    }
    let locales = session::locales(args.talk.locales.as_deref())?;
    let messages = Messages::new(args.talk.lang.as_deref());
    let say = Say(messages.interface());
    let start = session::start(&args.start)?;
    let detector = Detector::default();
    let given;
    let mut heads = Vec::new();
    let mut games: Vec<&Source> = Vec::new();
    match Spec::parse(&args.from, locales)? {
        Spec::Auto => {
            let options = Options { record: true, line: true, start: Some(start), ..Options::default() };
            let found = detector.detect(text.as_bytes(), locales, options, &mut Memo::default());
            let name = |index| detector.source(locales, index);
            match &found {
                Found::One(list) => {
                    let names: Vec<&str> =
                        list.iter().filter_map(|one| Some(name(one.source)?.name.as_str())).collect();
                    games.extend(list.first().and_then(|one| name(one.source)));
                    heads.push(say.one_notation(&names));
                }
                Found::Tie(list) => {
                    heads.push(say.0.count("shown-notation-tie", list.len()));
                    games.extend(list.iter().filter_map(|game| name(game.first()?.source)).take(4));
                }
                Found::None(furthest) => {
                    heads.push(say.word("shown-notation-unread"));
                    games.extend(furthest.as_ref().and_then(|one| name(one.source)));
                }
            }
        }
        spec => {
            given = plan::sources(&spec, locales)?;
            let best =
                given.iter().map(|source| (walk(&text, source, start), source)).reduce(|best, next| {
                    let better = !next.0.main_left || next.0.reached > best.0.reached;
                    if best.0.main_left && better { next } else { best }
                });
            games.extend(best.map(|(_, source)| source));
            if let [one] = games.as_slice() {
                // Of a language named without a set any of its sets may be the one.
                let of_several = matches!(&spec, Spec::Language { tag, set: None, .. }
                    if one.name.strip_prefix(tag.as_str()).is_some_and(|rest| rest.starts_with('.')));
                let id = if of_several { "shown-notation-set" } else { "shown-notation-named" };
                heads.push(say.with(id, "name", &one.name));
            }
        }
    }
    let mut left = games.is_empty();
    let mut out = String::new();
    for head in &heads {
        out.push_str(&format!("{head}\n"));
    }
    for source in &games {
        let report = walk(&text, source, start);
        left |= report.left || games.len() > 1;
        let tokens = tokens(&text, source, start, &report, say);
        if args.talk.json {
            out = tokens.iter().fold(if games.len() > 1 { out } else { String::new() }, |mut out, token| {
                out.push_str(&format!("{}\n", as_json(token, source)));
                out
            });
            continue;
        }
        if games.len() > 1 {
            out.push_str(&format!("\n{}\n", say.with("shown-as", "name", &source.name)));
        }
        tokens.iter().for_each(|token| print(token, say, &mut out));
    }
    if args.talk.json {
        out = out.lines().filter(|line| line.starts_with('{')).map(|line| format!("{line}\n")).collect();
    }
    session::print(&out)?;
    Ok(u8::from(left))
}

fn walk(text: &str, source: &Source, start: Start) -> Report {
    let mut output = Output::new(text.as_bytes(), Vec::new());
    let options = Options { record: true, line: true, start: Some(start), ..Options::default() };
    Walker::new(text.as_bytes(), source, None, options, &mut output, &mut InPlace).run()
}

/// One open line: the game or a variation.
#[derive(Clone, Copy)]
struct Line {
    now: Position,
    before: Position,
    births: Option<Births>,
    births_before: Option<Births>,
    lost: bool,
}

fn tokens(text: &str, source: &Source, start: Start, report: &Report, say: Say<'_>) -> Vec<Explained> {
    let bytes = text.as_bytes();
    let chosen: HashMap<usize, Move> = report.moves.iter().map(|one| (one.span.start, one.mv)).collect();
    let births = source.births.then_some(start.births);
    let start = start.position;
    let mut lines = vec![Line { now: start, before: start, births, births_before: births, lost: false }];
    let mut scanner = Scanner::new(bytes, source.numeric);
    let mut chooser = Chooser::default();
    let mut all = Vec::new();
    while let Some((token, span)) = scanner.next_token() {
        let Some(line) = lines.last_mut() else { break };
        if token != Token::Word {
            let here = *line;
            match token {
                Token::Open => lines.push(Line { now: here.before, births: here.births_before, ..here }),
                Token::Close if lines.len() > 1 => {
                    lines.pop();
                }
                _ => {}
            }
            all.push(plain(bytes, span, say.token(token)));
            continue;
        }
        let at = span.start;
        scanner.at = at;
        let rest = scanner.rest();
        let choice = source.choose(&mut chooser, rest, &line.now, line.births.as_ref());
        if choice == Choice::Unreadable
            && let Some(mark) = annotation::scan(rest)
        {
            let span = Span::new(at, at + mark.len);
            scanner.at = span.end;
            all.push(plain(bytes, span, say.token(Token::Mark(mark))));
            continue;
        }
        let mut readings = chooser.readings().as_slice().to_vec();
        if matches!(&choice, Choice::Several(_)) {
            readings.extend_from_slice(chooser.readings().doubts());
        }
        let readings = readings.as_slice();
        let length = readings.iter().map(|one| one.len).max().unwrap_or(0).max(1);
        let len = match &choice {
            Choice::One(_, candidate) => candidate.len,
            Choice::Several(several) => several.iter().map(|(_, one)| one.len).max().unwrap_or(length),
            Choice::Illegal => length,
            Choice::Unreadable => scanner.word_len().max(1),
        };
        let span = Span::new(at, at + len);
        scanner.at = span.end;
        let side = if line.now.side() == Color::White { "white" } else { "black" };
        let mut one = plain(bytes, span, say.token(Token::Word));
        let number = line.now.fullmove().to_string();
        one.place = Some(say.0.message("place", &[("side", side), ("number", &number)]));
        if line.lost {
            one.why = say.word("shown-lost");
            all.push(one);
            continue;
        }
        let settled = chosen.get(&at).copied();
        // Dearer readings than the one that was taken were never weighed against it.
        let dearest = match &choice {
            Choice::One(_, candidate) => candidate.reading.cost,
            _ => u8::MAX,
        };
        one.says = say.readings(readings, dearest);
        let (moves, mv, why) = verdict(&choice, settled, say);
        one.board = moves.iter().map(|mv| english_san(&line.now, mv)).collect();
        one.why = why;
        if matches!(choice, Choice::Illegal | Choice::Unreadable) {
            let found = report.diagnostics.iter().find(|found| found.span.start == at);
            if let Some(near) = found.map(|found| found.candidates.join(", ")).filter(|near| !near.is_empty())
            {
                one.why.push_str(&say.with("shown-near", "near", &near));
            }
            if found.is_some_and(|found| found.code == "M0102") {
                one.why = say.word("shown-nightrider");
            } else if choice == Choice::Unreadable {
                one.why.push_str(&say.letters(source));
            }
        }
        match mv {
            Some(mv) => {
                one.chosen = Some(english_san(&line.now, &mv));
                let rooks = line.births.and_then(|_| line.now.castling_rook_squares(&mv));
                line.before = line.now;
                line.births_before = line.births;
                line.before.play_into(&mv, &mut line.now);
                if let Some(births) = &mut line.births {
                    births.play(&mv, rooks);
                }
            }
            None => line.lost = true,
        }
        all.push(one);
    }
    all
}

/// The legal moves that fit, the one that was chosen, and why.
fn verdict(choice: &Choice, settled: Option<Move>, say: Say<'_>) -> (Vec<Move>, Option<Move>, String) {
    match choice {
        Choice::One(mv, candidate) => {
            let mut why = say.word("shown-only");
            if let Some(repairs) = say.repairs(candidate.repairs) {
                why.push_str(&say.with("shown-mended", "detail", &repairs));
            }
            (vec![*mv], Some(*mv), why)
        }
        Choice::Several(several) => {
            let moves: Vec<Move> = several.iter().map(|(mv, _)| *mv).collect();
            match settled {
                Some(mv) => (moves, Some(mv), say.word("shown-settled")),
                None => (moves, None, say.word("shown-undecided")),
            }
        }
        Choice::Illegal => (Vec::new(), None, say.word("shown-illegal")),
        Choice::Unreadable => (Vec::new(), None, say.word("shown-unreadable")),
    }
}

fn plain(text: &[u8], span: Span, what: String) -> Explained {
    Explained {
        text: String::from_utf8_lossy(span.of(text)).into_owned(),
        span,
        what,
        place: None,
        says: Vec::new(),
        board: Vec::new(),
        chosen: None,
        why: String::new(),
    }
}

fn print(token: &Explained, say: Say<'_>, out: &mut String) {
    let text = width::cell(&token.text.replace(['\n', '\r'], " "));
    let fill = " ".repeat(8usize.saturating_sub(width::columns(&token.text)) + 2);
    let Some(place) = &token.place else {
        out.push_str(&format!("{text}{fill}{}\n", width::cell(&token.what)));
        return;
    };
    out.push_str(&format!("{text}{fill}{}\n", width::cell(place)));
    let labels = ["shown-says", "shown-else", "shown-board", "shown-chosen"].map(|id| say.word(id));
    let wide = labels.iter().map(|label| width::columns(label)).max().unwrap_or(0).max(7);
    let mut line = |label: &str, text: &str| {
        let fill = " ".repeat(wide.saturating_sub(width::columns(label)) + 1);
        out.push_str(&format!("          {}{fill}{}\n", width::cell(label), width::cell(text)));
    };
    let [first, other, board, chosen] = &labels;
    for (index, says) in token.says.iter().enumerate() {
        line(if index == 0 { first } else { other }, says);
    }
    if !token.says.is_empty() {
        let none = || say.word("shown-fits-none");
        line(board, &if token.board.is_empty() { none() } else { token.board.join(", ") });
    }
    let move_or_none = token.chosen.clone().unwrap_or_else(|| say.word("shown-none"));
    line(chosen, &format!("{move_or_none}: {}", token.why));
}

fn as_json(token: &Explained, source: &Source) -> Value {
    json!({
        "text": token.text,
        "span": [token.span.start, token.span.end],
        "from": source.name,
        "what": token.what,
        "place": token.place,
        "says": token.says,
        "board": token.board,
        "chosen": token.chosen,
        "why": token.why,
    })
}

fn is_code(text: &str) -> bool {
    let digits = text.strip_prefix(['M', 'L', 'm', 'l']).unwrap_or_default();
    digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The part of the page of codes that is about one.
fn code(code: &str, messages: &Messages) -> Result<u8, Stop> {
    let code = code.to_ascii_uppercase();
    let interface = messages.interface();
    // The page is in English; other languages have a sentence for each code.
    if interface.tag() != "en"
        && !interface.lacks(&format!("explain-{code}"))
        && let Some(text) = interface.explain(&code)
    {
        session::print(&format!("{code}: {text}\n"))?;
        return Ok(0);
    }
    let mut sections = CODES.split("\n## ").skip(1);
    match sections.find(|section| section.starts_with(code.as_str())) {
        Some(section) => {
            // The heading of the next group of codes belongs to that group.
            let end = section.find("\n# ").unwrap_or(section.len());
            session::print(&format!("{}\n", section.get(..end).unwrap_or(section).trim_end()))?;
            Ok(0)
        }
        None => {
            let head = |section: &str| section.get(..5).map(str::to_owned);
            let near =
                CODES.split("\n## ").skip(1).filter_map(head).filter(|one| one.get(..3) == code.get(..3));
            Err(Error::UnknownName { what: "code", name: code.clone(), near: near.take(4).collect() }.into())
        }
    }
}
