//! What hostile bytes are given to: one function for each target, shared by `fuzz/`, by `examples/mutate.rs` and
//! by `tests/mutate.rs`. Each panics where a law is broken, and must come back soon whatever it is given.

// Each user takes the part that it needs.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::panic)]

pub mod mutator;
pub mod seeds;
pub mod zip;

use std::sync::OnceLock;

use stamma::bidi::{self, Mode};
use stamma::board::{Births, CastleSet, Move, Position, Reading, Role};
use stamma::document::{self, package};
use stamma::encoding::{self, Encoding};
use stamma::game::{RecoverOptions, recover};
use stamma::locale::{Locale, Locales, Spec, System};
use stamma::notation::{Notation, Readings};
use stamma::style::Style;
use stamma::translate::detect::Detector;
use stamma::translate::{Format, Job, Options, Source, Sources, Target, Translator, plan};
use stamma::{Direction, Played};

/// Name and function of a target.
pub type Attack = (&'static str, fn(&[u8]));

/// All targets.
pub const ATTACKS: [Attack; 11] = [
    ("pgn", pgn),
    ("san", san),
    ("fen", fen),
    ("locale", locale),
    ("recover", recover_sheet),
    ("text", text),
    ("html", html),
    ("markdown", markdown),
    ("latex", latex),
    ("encoding", encodings),
    ("package", packages),
];

/// Positions in which single moves are read: the start, castling both ways, promotions, passing, few men, check.
pub const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1pP1P3/5Q1p/PP1BBPPP/RN2K2R b KQkq c3 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 65535",
    "8/8/8/1N1N4/8/1N1N4/k6K/8 w - - 65535 4294967295",
    "4k3/8/8/8/7b/8/3P4/R3K2R w HA - 0 1",
];

pub fn positions() -> &'static [Position] {
    static ALL: OnceLock<Vec<Position>> = OnceLock::new();
    ALL.get_or_init(|| POSITIONS.iter().map(|fen| Position::from_fen(fen).unwrap()).collect())
}

/// Every notation that can be read with: all letter sets of all locales, and all systems.
pub fn sources() -> &'static [Source] {
    static ALL: OnceLock<Vec<Source>> = OnceLock::new();
    ALL.get_or_init(|| {
        specs().iter().flat_map(|spec| plan::sources(spec, Locales::builtin()).unwrap()).collect()
    })
}

/// Every SPEC that names a notation that is there.
pub fn specs() -> Vec<Spec> {
    let locales = Locales::builtin();
    let languages = locales.tags().flat_map(|tag| {
        [System::San, System::Lan, System::Descriptive, System::Wing, System::Words]
            .map(|system| Spec::Language { tag: tag.to_owned(), set: None, system })
    });
    let named = ["fan", "fan:white", "fan:black", "fan:lan"].into_iter().map(str::to_owned);
    let alone = System::alone().map(|system| system.name().to_owned());
    let alone = named.chain(alone).filter_map(|name| Spec::parse(&name, locales).ok());
    languages.chain(alone).filter(|spec| plan::sources(spec, locales).is_ok()).collect()
}

/// All legal moves of a position, castling and the null move included.
pub fn moves(position: &Position) -> Vec<Move> {
    let mut all = Vec::new();
    position.resolve(&Reading::ANY, None, &mut all);
    for castle in [CastleSet::SHORT, CastleSet::LONG] {
        position.resolve(&Reading::castling(castle), None, &mut all);
    }
    all
}

/// The notation, the position and the rest that the first three bytes choose.
fn chosen(data: &[u8]) -> Option<(&'static Source, &'static Position, &[u8])> {
    let [low, high, position, rest @ ..] = data else { return None };
    let source = &sources()[usize::from(u16::from_le_bytes([*low, *high])) % sources().len()];
    // Where men began the game is only known in its first position.
    let position = if source.shape().needs_births { 0 } else { usize::from(*position) % POSITIONS.len() };
    Some((source, &positions()[position], rest))
}

/// A move in any notation: what it reads as is within the text, legal, and written so that it is read back.
pub fn san(data: &[u8]) {
    let Some((source, position, text)) = chosen(data) else { return };
    let births = Births::default();
    let mut readings = Readings::new();
    source.notation().read(text, position.side(), &mut readings);
    let mut moves = Vec::new();
    for candidate in readings.as_slice() {
        assert!((1..=text.len()).contains(&candidate.len), "a move of {} bytes", candidate.len);
        position.resolve(&candidate.reading, Some(&births), &mut moves);
    }
    moves.dedup();
    moves.truncate(4);
    for mv in moves {
        let mut after = *position;
        after.play(&mv);
        // A set that lacks a man's letter is refused as a target.
        let lacks = |role: Role| {
            role != Role::Pawn && source.letters().is_some_and(|letters| letters.man(true, role).is_empty())
        };
        if !lacks(mv.role) && !mv.promotion.is_some_and(lacks) {
            written_is_read(&source.name, source.notation(), position, &births, &mv);
        }
    }
}

/// What is written for a move has the move among the ways to read it.
pub fn written_is_read(name: &str, notation: &dyn Notation, before: &Position, births: &Births, mv: &Move) {
    let mut text = Vec::new();
    let played = Played { mv: *mv, before, births: Some(births) };
    notation.write(&played, &Style::default(), &mut text);
    let mut readings = Readings::new();
    notation.read(&text, before.side(), &mut readings);
    let mut found = Vec::new();
    for candidate in readings.as_slice() {
        before.resolve(&candidate.reading, Some(births), &mut found);
    }
    let said = String::from_utf8_lossy(&text).into_owned();
    assert!(
        text.is_empty() || found.contains(mv),
        "{}: {mv:?} written as {said:?} is not read back in {}",
        name,
        before.fen()
    );
}

/// A FEN: what is read is written, and read again the same; the men can move.
pub fn fen(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok((mended, told)) = Position::from_fen_mended(&text) else {
        assert!(Position::from_fen(&text).is_err(), "strict reads what mended does not");
        return;
    };
    let exact = Position::from_fen(&text);
    assert_eq!(exact.is_ok(), told.is_empty(), "strict and mended differ: {told:?}");
    let again = mended.fen();
    let back = Position::from_fen(&again).unwrap_or_else(|error| panic!("{again:?}: {error}"));
    assert_eq!(back.fen(), again);
    // Some of the moves, by chance of the text's length.
    for mv in moves(&mended).iter().skip(text.len() % 8).step_by(8) {
        let mut after = mended;
        after.play(mv);
        let fen = after.fen();
        let back = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{again} {mv:?} {fen:?}: {error}"));
        assert_eq!(back.fen(), fen);
    }
}

/// A table of a language: one that is taken can be read with and written in.
pub fn locale(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(locale) = Locale::from_yaml("xx", &text) else { return };
    let births = Births::default();
    for set in &locale.sets {
        let notation = stamma::notation::algebraic::Algebraic::new(&locale, set);
        let mut readings = Readings::new();
        for move_text in ["e4", "Nf3", "exd5", "O-O", "K\u{200f}e2", "Nbd7+"] {
            notation.read(move_text.as_bytes(), stamma::board::Color::White, &mut readings);
        }
        if set.is_complete() {
            for mv in moves(&positions()[1]).iter().take(3) {
                written_is_read("a locale file", &notation, &positions()[1], &births, mv);
            }
        }
    }
}

fn target(name: &str) -> Target {
    let locales = Locales::builtin();
    plan::target(&Spec::parse(name, locales).unwrap(), locales, None, false).unwrap()
}

fn given(name: &str) -> Sources {
    let locales = Locales::builtin();
    let mut sources = plan::sources(&Spec::parse(name, locales).unwrap(), locales).unwrap();
    sources.truncate(1);
    Sources::Given(sources)
}

fn detector() -> &'static Detector {
    static DETECTOR: OnceLock<Detector> = OnceLock::new();
    DETECTOR.get_or_init(Detector::default)
}

struct Prepared {
    to_figurines: Job<'static>,
    same: Vec<Job<'static>>,
    auto: Job<'static>,
    documents: Vec<Job<'static>>,
}

/// The letters of men and what `fan:white` writes for them.
const FIGURINES: [(char, &str); 6] = [
    ('\u{2659}', "P"),
    ('\u{2654}', "K"),
    ('\u{2655}', "Q"),
    ('\u{2656}', "R"),
    ('\u{2657}', "B"),
    ('\u{2658}', "N"),
];

fn prepared() -> &'static Prepared {
    static PREPARED: OnceLock<Prepared> = OnceLock::new();
    PREPARED.get_or_init(|| {
        let keep = |name: &str| -> &'static Target { Box::leak(Box::new(target(name))) };
        let job = |from: Sources, to: &str| Job {
            sources: from,
            target: keep(to),
            export: false,
            options: Options::default(),
        };
        let locales = Locales::builtin();
        let lettered = locales.tags().filter(|tag| locales.get(tag).is_ok_and(|l| l.primary().is_some()));
        let same = lettered.chain(["fan", "fan:lan", "en:lan", "uci", "iccf", "smith"]);
        Prepared {
            to_figurines: job(given("en"), "fan:white"),
            same: same.map(|name| job(given(name), name)).collect(),
            auto: job(Sources::Auto, "uci"),
            documents: vec![
                job(given("en"), "ar"),
                job(given("ar"), "ar"),
                job(given("en"), "de"),
                job(given("de"), "en"),
                job(given("he"), "he"),
                job(given("ar"), "fa"),
            ],
        }
    })
}

fn figurines_taken_back(text: &[u8]) -> Vec<u8> {
    let mut out = text.to_vec();
    for (glyph, letter) in FIGURINES {
        let mut buffer = [0; 4];
        let glyph = glyph.encode_utf8(&mut buffer).as_bytes();
        let mut from = 0;
        while let Some(at) =
            out.get(from..).and_then(|rest| rest.windows(glyph.len()).position(|w| w == glyph))
        {
            out.splice(from + at..from + at + glyph.len(), letter.bytes());
            from += at + 1;
        }
    }
    out
}

/// Games: bytes outside the letters of men do not change, and the same notation changes none.
pub fn pgn(data: &[u8]) {
    let Some((choice, text)) = data.split_first() else { return };
    let jobs = prepared();
    let mut translator = Translator::new(Locales::builtin(), detector());
    // White figurines for letters, put back: what is left of all that the program did.
    // Figurines and digits of other scripts are read in every language and go out in the target's own.
    let glyphs = text.windows(2).any(|pair| pair == [0xe2, 0x99]);
    let own = !glyphs && !String::from_utf8_lossy(text).chars().any(|c| !c.is_ascii() && c.is_numeric());
    if own {
        let done = translator.text(text, &jobs.to_figurines);
        // What was mended has another letter than was written.
        let mended = done.report.cost > 0 || !done.report.diagnostics.is_empty();
        // The knight of old English print is written as today's.
        let older = text.windows(2).any(|pair| pair == b"Kt");
        // A mark inside a move goes with the letter that it stands at.
        let back = figurines_taken_back(&done.text);
        assert!(
            mended || older || back == text || bidi::strip(&back).0 == bidi::strip(text).0,
            "bytes outside the moves changed: {}\nfrom {}",
            String::from_utf8_lossy(&done.text),
            String::from_utf8_lossy(text)
        );
    }
    let same = &jobs.same[usize::from(*choice) % jobs.same.len()];
    let done = translator.text(text, same);
    assert!(
        !own || done.text == text || done.report.cost > 0 || !done.report.diagnostics.is_empty(),
        "same to same changed something: {:?} {}",
        done.from,
        String::from_utf8_lossy(&done.text)
    );
    // Finding the notation costs as much as hundreds of translations.
    if text.len() % 64 == 7 {
        let _ = translator.text(text, &jobs.auto);
    }
}

/// Documents: valid text stays valid where no marks are put in.
fn prose(data: &[u8], format: Format) {
    let Some((choice, text)) = data.split_first() else { return };
    let jobs = &prepared().documents;
    let mut translator = Translator::new(Locales::builtin(), detector());
    let first = &jobs[usize::from(*choice) % jobs.len()];
    let mode = match choice / 16 % 4 {
        0 => None,
        1 => Some(Mode::None),
        2 => Some(Mode::Marks),
        _ => Some(Mode::Isolate),
    };
    let done = document::translate(text, format, first, &mut translator, mode);
    if mode == Some(Mode::None) && std::str::from_utf8(text).is_ok() {
        assert!(std::str::from_utf8(&done.text).is_ok(), "valid text became invalid");
    }
}

/// DOCX and EPUB, in the second half of the choices as hostile archives, in the first as hostile entries in a whole one:
/// what comes out is opened again, and says as much.
pub fn packages(data: &[u8]) {
    let Some((choice, bytes)) = data.split_first() else { return };
    let kind = if choice & 1 == 0 { package::Package::Docx } else { package::Package::Epub };
    let archive = if *choice < 128 { seeds::packed(kind, bytes) } else { bytes.to_vec() };
    let jobs = &prepared().documents;
    let job = &jobs[usize::from(*choice / 2) % jobs.len()];
    let mut translator = Translator::new(Locales::builtin(), detector());
    let Ok(done) = package::translate(&archive, kind, job, &mut translator, None) else { return };
    let again = package::text(&done.bytes, kind);
    assert!(again.is_ok(), "what was written is not read again: {again:?}");
}

/// Prose.
pub fn text(data: &[u8]) {
    prose(data, Format::Text);
}

/// HTML.
pub fn html(data: &[u8]) {
    prose(data, Format::Html);
}

/// Markdown.
pub fn markdown(data: &[u8]) {
    prose(data, Format::Markdown);
}

/// LaTeX.
pub fn latex(data: &[u8]) {
    prose(data, Format::Latex);
}

/// A sheet to be recovered.
pub fn recover_sheet(data: &[u8]) {
    let Some((choice, text)) = data.split_first() else { return };
    let locales: &[&str] = match choice % 8 {
        0 => &["ru"],
        1 => &["ar"],
        2 => &["de", "en"],
        3 => &["hi"],
        _ => &["en"],
    };
    let locales = locales.iter().map(|tag| (*tag).to_owned()).collect();
    let options = RecoverOptions { locales, beam: 16, ..RecoverOptions::default() };
    let found = recover(text, &options, Locales::builtin());
    let mut position = Position::default();
    for mv in &found.moves {
        assert!(moves(&position).contains(&mv.mv), "{} is not legal in {}", mv.san, position.fen());
        assert!(mv.span.is_none_or(|span| span.end <= text.len()));
        assert!((0.0..=1.0001).contains(&mv.confidence), "confidence {}", mv.confidence);
        position.play(&mv.mv);
    }
}

/// Bytes in any encoding: decoded and encoded again they are the same bytes. Marks and orders of display.
pub fn encodings(data: &[u8]) {
    let Some((choice, text)) = data.split_first() else { return };
    const NAMES: [&str; 8] =
        ["utf-8", "windows-1251", "windows-1256", "iso-8859-1", "utf-16le", "cp437", "koi8-r", "shift_jis"];
    let found = encoding::candidates(text).into_iter().take(2);
    let named = Encoding::for_label(NAMES[usize::from(*choice) % NAMES.len()]);
    for encoding in found.chain(named) {
        let decoded = encoding::decode(text, encoding);
        let lossless = ["UTF-8", "windows-1251", "windows-1256", "windows-1252"].contains(&encoding.name());
        let mut back = Vec::new();
        let lost = encoding::encode(decoded.text.as_ref(), encoding, &mut back);
        assert!(
            !lossless || decoded.marked || back == text || !lost.is_empty(),
            "{} lost bytes",
            encoding.name()
        );
    }
    let (stripped, _) = bidi::strip(text);
    let again = bidi::strip(&stripped).0.into_owned();
    assert_eq!(again, stripped.as_ref(), "stripped twice is stripped once");
    let line = String::from_utf8_lossy(text);
    let _ = bidi::visual(&line, if choice % 2 == 0 { Direction::Ltr } else { Direction::Rtl });
    let _ = (bidi::looks_reversed(&line), bidi::looks_mirrored(&line));
    let _ = (bidi::reverse_visual(&line), bidi::turn_parts(&line));
}
