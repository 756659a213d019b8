//! `stamma batch`: one JSON request a line in, one JSON reply a line out, in the same order.

mod json;

use std::io::{self, BufRead, Write};

use serde_json::{Map, Value, json};

use self::json::{doubt_json, mended_json, recovered_json, reply, unread_json};
use crate::Error;
use crate::board::{Position, Start};
use crate::document;
use crate::encoding::{self, Encoding};
use crate::game::{REFERRED, recover_all};
use crate::locale::{Locales, Spec, System};
use crate::played::Played;
use crate::scan::fraction::has_fractions;
use crate::scan::sheet::pieces;
use crate::style::Style;
use crate::translate::detect::Detector;
use crate::translate::{Format, Job, Options, Output, Policy, Sources, Target, Translator, plan};

/// A request longer than this is refused unread.
const LONGEST: u64 = 64 << 20;

/// What a request may hold. A name that is not there is a slip, and a slip that is passed over is a guess.
const FIELDS: [&str; 13] = [
    "id",
    "text",
    "base64",
    "from",
    "to",
    "format",
    "fen",
    "after",
    "style",
    "normalise",
    "policy",
    "recover",
    "encoding",
];

/// Serves all requests; the exit code is 0 even where some were bad, as each reply says so itself.
pub(super) fn run(mut input: impl BufRead, mut out: impl Write, locales: &Locales) -> io::Result<u8> {
    let detector = Detector::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        if io::Read::take(&mut input, LONGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(0);
        }
        if line.len() as u64 == LONGEST && line.last() != Some(&b'\n') {
            // One line has one reply: what is left of it must not be taken for another request.
            line = Vec::new();
            input.skip_until(b'\n')?;
            answer(&mut out, &bad(Value::Null, "the line is longer than 64 MiB"))?;
            continue;
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        // What some programs put in front of a file is no part of its first line.
        let request = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&line);
        let reply = match serde_json::from_slice::<Map<String, Value>>(request) {
            Ok(mut request) => {
                if let Some(value) = request.remove("normalize") {
                    request.entry("normalise").or_insert(value);
                }
                let id = request.get("id").cloned().unwrap_or(Value::Null);
                match serve(&request, locales, &detector) {
                    Ok(mut reply) => {
                        reply.insert("id".into(), id);
                        Value::Object(reply)
                    }
                    Err(reason) => bad(id, &reason),
                }
            }
            Err(error) => bad(Value::Null, &format!("not a JSON object: {error}")),
        };
        answer(&mut out, &reply)?;
    }
}

fn answer(out: &mut impl Write, reply: &Value) -> io::Result<()> {
    serde_json::to_writer(&mut *out, reply)?;
    out.write_all(b"\n")?;
    out.flush()
}

fn bad(id: Value, reason: &str) -> Value {
    json!({
        "id": id, "ok": false, "text": Value::Null, "result": Value::Null, "moves": [],
        "diagnostics": [{"kind": "bad-request", "code": "M0901", "span": [0, 0], "message": reason, "candidates": []}]
    })
}

/// A string field, or nothing where it is absent or null.
fn text_of<'r>(request: &'r Map<String, Value>, name: &str) -> Result<Option<&'r str>, String> {
    match request.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(format!("`{name}` must be a string")),
    }
}

fn flag(request: &Map<String, Value>, name: &str) -> Result<bool, String> {
    match request.get(name) {
        None | Some(Value::Null) => Ok(false),
        Some(Value::Bool(value)) => Ok(*value),
        Some(_) => Err(format!("`{name}` must be true or false")),
    }
}

fn serve(
    request: &Map<String, Value>,
    locales: &Locales,
    detector: &Detector,
) -> Result<Map<String, Value>, String> {
    let words = |error: Error| match &error {
        Error::UnknownName { what: "locale or system", near, .. } if near.is_empty() => {
            format!("{error}; the systems without a language are {}", System::names().join(", "))
        }
        _ => error.to_string(),
    };
    if let Some(name) = request.keys().find(|name| !FIELDS.contains(&name.as_str())) {
        return Err(format!("there is no field `{name}`; a request has {}", FIELDS.join(", ")));
    }
    let (bytes, coded): (Vec<u8>, bool) = match (text_of(request, "base64")?, text_of(request, "text")?) {
        (Some(_), Some(_)) => return Err("`text` and `base64` are both there: which is meant?".into()),
        (Some(code), None) => (base64(code).ok_or("`base64` is not valid base64")?, true),
        (None, Some(text)) => (text.as_bytes().to_vec(), false),
        (None, None) => return Err("`text` or `base64` is required".into()),
    };
    let from = Spec::parse(text_of(request, "from")?.unwrap_or("auto"), locales).map_err(words)?;
    let to = Spec::parse(text_of(request, "to")?.unwrap_or("en"), locales).map_err(words)?;
    let style: Option<Style> = match text_of(request, "style")? {
        Some(name) => Some(plan::style(name, &to, locales).map_err(words)?),
        None => None,
    };
    let normalise = flag(request, "normalise")? || style.is_some();
    let named = match text_of(request, "encoding")? {
        Some(label) => Some(super::input::by_label(label).map_err(words)?),
        None => None,
    };
    if named.is_some() && !coded {
        return Err("`encoding` is that of `base64`; `text` is characters".into());
    }
    let recover = flag(request, "recover")?;
    let policy = match text_of(request, "policy")? {
        None | Some("keep") => Policy::Keep,
        Some("strict") => Policy::Strict,
        Some("best") => Policy::Best,
        Some(other) => return Err(format!("there is no policy `{other}`: keep, strict or best")),
    };
    let start = start(request)?;
    let format = match text_of(request, "format")? {
        None | Some("move") => Format::Move,
        Some("pgn") => Format::Pgn,
        Some("sheet") => Format::Sheet,
        Some("text") => Format::Text,
        Some("markdown") => Format::Markdown,
        Some("html") => Format::Html,
        Some("latex") => Format::Latex,
        Some(other) => return Err(format!("there is no format `{other}`")),
    };
    let export = format == Format::Pgn && matches!(to, Spec::System(System::Pgn));
    let target = plan::target(&to, locales, style.as_ref(), normalise).map_err(words)?;
    let sources = match from {
        Spec::Auto => Sources::Auto,
        _ => Sources::Given(plan::sources(&from, locales).map_err(words)?),
    };
    let unchanged = !normalise && plan::same(&from, &to);
    let line = matches!(format, Format::Move | Format::Sheet);
    let options = Options { policy, record: true, line, start: Some(start), unchanged, ..Options::default() };
    let job = Job { sources, target: &target, export, options };
    let mut translator = Translator::new(locales, detector);
    let encoding = match (coded, named) {
        (true, Some(named)) => named,
        (true, None) => decoding(&bytes, &job, &mut translator).map_err(words)?,
        (false, _) => Encoding::UTF_8,
    };
    // What is no UTF-8 is decoded, and all offsets are those of the decoded text.
    let text = match coded {
        true => encoding::decode(&bytes, encoding).text.into_owned(),
        false => bytes,
    };
    // White above a line and Black below it cannot be walked from left to right.
    if format == Format::Sheet && has_fractions(&text, &pieces(&text)) {
        return recovered(&text, &from, &target, start, locales, detector);
    }
    let done = document::translate(&text, format, &job, &mut translator, None);
    let mut map = if done.report.left && (format == Format::Sheet || recover) {
        let map = recovered(&text, &from, &target, start, locales, detector)?;
        let none = map.get("moves").and_then(Value::as_array).is_none_or(Vec::is_empty);
        if none {
            // Too little for a search: a single slip can be mended all the same.
            let options = Options { mend: true, ..options };
            let done = translator.text(&text, &Job { options, ..job });
            reply(&text, done, policy)
        } else {
            map
        }
    } else {
        reply(&text, done, policy)
    };
    map.insert("encoding".into(), encoding.name().into());
    Ok(map)
}

/// The encoding of bytes: the one in which the moves are legal, else the most usual that they can be in.
fn decoding(bytes: &[u8], job: &Job<'_>, translator: &mut Translator<'_>) -> Result<Encoding, Error> {
    let found = super::input::found(bytes, &mut |text| {
        let report = translator.text(text, job).report;
        let moves: Vec<_> = report.moves.iter().map(|one| one.mv).collect();
        (!report.left && !moves.is_empty()).then_some((report.cost, moves))
    })?;
    Ok(super::input::page(bytes, found))
}

/// The reply for a sheet that cannot be read as it stands.
fn recovered(
    text: &[u8],
    from: &Spec,
    target: &Target,
    start: Start,
    locales: &Locales,
    detector: &Detector,
) -> Result<Map<String, Value>, String> {
    let sources = super::recover::sources(from, locales).map_err(|error| error.to_string())?;
    let options = super::recover::options(from, &sources, detector, locales, start);
    let games = recover_all(text, &options, locales);
    let mut output = Output::new(text, Vec::new());
    let mut scratch = Vec::new();
    let mut moves: Vec<Value> = Vec::new();
    let mut diagnostics: Vec<Value> = Vec::new();
    let mut sure = true;
    for (game, found) in games.iter().enumerate() {
        let mut at = start;
        for mv in &found.moves {
            moves.push(recovered_json(text, game, mv, &at.position));
            if let Some(span) = mv.span.filter(|_| !mv.doubtful && !mv.repairs.contains(&REFERRED)) {
                let played = Played { mv: mv.mv, before: &at.position, births: Some(&at.births) };
                scratch.clear();
                target.writer.notation().write(&played, &target.style, &mut scratch);
                output.replace(span.start, span.end, &scratch);
            }
            at.play(&mv.mv);
        }
        sure &=
            !found.moves.is_empty() && found.unread.is_empty() && !found.moves.iter().any(|mv| mv.doubtful);
        diagnostics.extend(found.moves.iter().filter(|mv| mv.doubtful).map(doubt_json));
        diagnostics.extend(found.unread.iter().map(|span| unread_json(text, *span)));
        let mended = found.moves.iter().filter(|mv| !mv.doubtful && !mv.repairs.is_empty());
        diagnostics.extend(mended.map(mended_json));
        if let Some(refers) = found.refers.filter(|refers| !refers.found) {
            sure = false;
            diagnostics.push(json!({
                "kind": "unreadable", "code": "M0101", "span": [refers.span.start, refers.span.end],
                "message": format!("moves 1-{} are those of game {}, which is not read here", refers.moves, refers.game),
                "candidates": [],
            }));
        }
    }
    let result = games.iter().rev().find_map(|found| found.result);
    let skipped = games.iter().flat_map(|found| &found.skipped).map(|span| json!([span.start, span.end]));
    let skipped: Value = skipped.collect();
    let named = games.into_iter().find(|found| found.locale.is_some()).unwrap_or_default();
    let mut map = Map::new();
    map.insert("ok".into(), sure.into());
    map.insert("text".into(), String::from_utf8_lossy(&output.finish()).into());
    map.insert("from".into(), named.locale.map_or(Value::Null, Value::from));
    map.insert("also".into(), named.also.into());
    map.insert("result".into(), result.map_or(Value::Null, Value::from));
    map.insert("encoding".into(), "UTF-8".into());
    map.insert("moves".into(), moves.into());
    map.insert("skipped".into(), skipped);
    map.insert("diagnostics".into(), diagnostics.into());
    Ok(map)
}

/// The position in which the text begins: `fen`, then the moves of `after` played from it.
fn start(request: &Map<String, Value>) -> Result<Start, String> {
    let position = match text_of(request, "fen")? {
        Some(fen) => Position::from_fen(fen).map_err(|error| error.to_string())?,
        None => Position::default(),
    };
    let Some(after) = text_of(request, "after")? else { return Ok(position.into()) };
    super::session::after(position, after)
}

/// Decodes base64 with or without padding; nothing for any other character.
fn base64(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0u32, 0u32);
    for byte in text.trim_end_matches('=').bytes() {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = (bits << 6) | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count) as u8);
        }
    }
    // Six bits alone are no byte.
    (count < 6).then_some(out)
}
