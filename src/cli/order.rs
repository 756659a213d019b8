//! Right-to-left output for a terminal that does not order it itself.

use crate::Direction;
use crate::bidi::{Mode, visual};

/// The text as it must be displayed, line by line, where that is asked for; line ends stay where they are.
pub(super) fn display(text: Vec<u8>, mode: Mode, paragraph: Direction) -> Vec<u8> {
    if mode != Mode::Visual {
        return text;
    }
    let mut out = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        let end = line.iter().rposition(|byte| !matches!(byte, b'\n' | b'\r')).map_or(0, |at| at + 1);
        let (body, rest) = line.split_at(end);
        match std::str::from_utf8(body) {
            // Tags are read by other programs.
            Ok(body) if !body.starts_with('[') => out.extend_from_slice(visual(body, paragraph).as_bytes()),
            _ => out.extend_from_slice(body),
        }
        out.extend_from_slice(rest);
    }
    out
}
