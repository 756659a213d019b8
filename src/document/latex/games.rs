//! Where a game begins in the chess packages, and in which position: `\\newchessgame[setfen=…, moveid=23w]`,
//! `\\newgame`, `\\fenboard{…}`. The reader of moves is told by a tag that stands nowhere in the document.

use super::groups::{group, options};
use crate::document::Flattener;

/// Where a game begins unless it is said.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// What a position leaves out at its end.
const REST: [&str; 6] = ["", "w", "-", "-", "0", "1"];
/// A longer position is none.
const LONGEST: usize = 128;

/// Tells of the game that a command begins; `behind` is what follows its name.
pub(super) fn begin(name: &str, behind: &[u8], at: usize, flattener: &mut Flattener<'_>) {
    let position = match name {
        "newgame" => Some(START.to_owned()),
        "newchessgame" => {
            let keys = options(behind).and_then(|len| inner(behind, len)).unwrap_or_default();
            match value(keys, "setfen") {
                Some(fen) => position(fen, value(keys, "moveid")),
                None => Some(START.to_owned()),
            }
        }
        "fenboard" => group(behind).and_then(|len| inner(behind, len)).and_then(|fen| position(fen, None)),
        _ => None,
    };
    if let Some(fen) = position {
        flattener.gap("\n\n", at);
        flattener.decoded(&format!("[FEN \"{fen}\"]\n\n"), at, 0);
    }
}

/// What stands in a group that is `len` long.
fn inner(text: &[u8], len: usize) -> Option<&str> {
    std::str::from_utf8(text.get(1..len.checked_sub(1)?)?).ok()
}

/// The value of a key.
fn value<'t>(keys: &'t str, key: &str) -> Option<&'t str> {
    keys.split(',').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        let value = value.trim().trim_start_matches('{').trim_end_matches('}').trim();
        (name.trim() == key).then_some(value)
    })
}

/// A position in all its fields, with the number and the side of a `moveid`.
fn position(fen: &str, id: Option<&str>) -> Option<String> {
    let mut fields: Vec<&str> = fen.split_whitespace().collect();
    let plain = |field: &str| field.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-'));
    if fields.is_empty() || fields.len() > REST.len() || !fields.iter().all(|field| plain(field)) {
        return None;
    }
    fields.extend(REST.iter().skip(fields.len()));
    if let Some(id) = id
        && let Some(number) = id.strip_suffix(['w', 'b']).filter(|number| number.parse::<u16>().is_ok())
        && let [_, side, _, _, _, full] = fields.as_mut_slice()
    {
        *side = id.get(number.len()..)?;
        *full = number;
    }
    Some(fields.join(" ")).filter(|fen| fen.len() < LONGEST)
}
