//! From bytes to UTF-8.

use std::borrow::Cow;

use encoding_rs as standard;

use super::half::Half;
use super::{Encoding, Kind, kept, kept_byte};
use crate::source_map::SourceMap;

/// Text as the readers take it.
#[derive(Clone, Debug)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark. It is UTF-8, except that a text in UTF-8 or of unknown encoding
    /// is the given bytes themselves, with what is wrong in them.
    pub text: Cow<'a, [u8]>,
    /// From offsets in `text` to offsets in the given bytes.
    pub map: SourceMap,
    /// The encoding.
    pub encoding: Encoding,
    /// Whether a byte order mark stood before the text.
    pub marked: bool,
}

/// Decodes `bytes`; nothing is refused, nothing lost.
///
/// UTF-8, and ASCII in any encoding that has it, are not copied. A byte or UTF-16 unit that means nothing
/// becomes one private character a byte, which [`super::encode`] turns into that byte again. Text in other
/// encodings takes up to three times its size: give long files piece by piece, cut at line ends.
#[must_use]
pub fn decode(bytes: &[u8], encoding: Encoding) -> Decoded<'_> {
    let mark = encoding.mark();
    let marked = !mark.is_empty() && bytes.starts_with(mark);
    let start = if marked { mark.len() } else { 0 };
    let body = bytes.get(start..).unwrap_or_default();
    let mut writer = Writer { text: Vec::new(), map: SourceMap::identity() };
    match encoding.0 {
        Kind::Utf16 { big_endian } => utf16(body, start, big_endian, &mut writer),
        Kind::Standard(_) | Kind::Page(_) if body.is_ascii() => {
            return Decoded { text: Cow::Borrowed(body), map: SourceMap::shifted(start), encoding, marked };
        }
        Kind::Utf8 => {
            return Decoded { text: Cow::Borrowed(body), map: SourceMap::shifted(start), encoding, marked };
        }
        Kind::Standard(standard) => match Half::of(encoding) {
            Some(half) => single(body, &half, &mut writer),
            None => multiple(body, standard, &mut writer),
        },
        Kind::Page(_) => {
            if let Some(half) = Half::of(encoding) {
                single(body, &half, &mut writer);
            }
        }
    }
    Decoded { text: Cow::Owned(writer.text), map: writer.map, encoding, marked }
}

struct Writer {
    text: Vec<u8>,
    map: SourceMap,
}

impl Writer {
    fn push(&mut self, character: char, source: usize, source_len: u8) {
        let mut buffer = [0; 4];
        let encoded = character.encode_utf8(&mut buffer);
        self.text.extend_from_slice(encoded.as_bytes());
        self.map.replace(encoded.len() as u8, source, source_len);
    }

    fn keep(&mut self, bytes: &[u8], source: usize) {
        for (at, byte) in bytes.iter().enumerate() {
            self.push(kept(*byte), source + at, 1);
        }
    }

    /// Copies ASCII from the start of `bytes`, and returns its length.
    fn copy_ascii(&mut self, bytes: &[u8], source: usize) -> usize {
        let len = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(bytes.len());
        if len > 0 {
            self.text.extend_from_slice(bytes.get(..len).unwrap_or_default());
            self.map.copy(source, len);
        }
        len
    }
}

fn single(bytes: &[u8], half: &Half, writer: &mut Writer) {
    writer.text.reserve(bytes.len() + bytes.len() / 4);
    let mut at = 0;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let ascii = writer.copy_ascii(rest, at);
        at += ascii;
        if let Some(byte) = rest.get(ascii) {
            writer.push(half.character(*byte), at, 1);
            at += 1;
        }
    }
}

fn utf16(bytes: &[u8], start: usize, big_endian: bool, writer: &mut Writer) {
    let unit = |pair: &[u8]| {
        let pair = [pair.first().copied().unwrap_or(0), pair.get(1).copied().unwrap_or(0)];
        if big_endian { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
    };
    let (units, tail) = bytes.split_at(bytes.len() & !1);
    let mut at = start;
    for decoded in char::decode_utf16(units.chunks_exact(2).map(unit)) {
        let len = decoded.as_ref().map_or(2, |character| character.len_utf16() * 2);
        match decoded {
            // A private character that would be taken for a kept byte is itself kept as bytes.
            Ok(character) if kept_byte(character).is_none() => writer.push(character, at, len as u8),
            _ => {
                let from = at - start;
                writer.keep(bytes.get(from..from + len).unwrap_or_default(), at);
            }
        }
        at += len;
    }
    writer.keep(tail, at);
}

/// Encodings of several bytes a character: the shortest piece that is a character and is written back the
/// same is taken, and where there is none the byte is kept.
fn multiple(bytes: &[u8], encoding: &'static standard::Encoding, writer: &mut Writer) {
    let mut at = 0;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let ascii = writer.copy_ascii(rest, at);
        at += ascii;
        let rest = rest.get(ascii..).unwrap_or_default();
        if rest.is_empty() {
            break;
        }
        let found = (1..=4).find_map(|len| character(rest.get(..len)?, encoding).map(|c| (c, len)));
        match found {
            Some((character, len)) => {
                writer.push(character, at, len as u8);
                at += len;
            }
            None => {
                writer.keep(rest.get(..1).unwrap_or_default(), at);
                at += 1;
            }
        }
    }
}

/// The one character that `piece` is.
pub(super) fn character(piece: &[u8], encoding: &'static standard::Encoding) -> Option<char> {
    let decoded = encoding.decode_without_bom_handling_and_without_replacement(piece)?;
    let mut characters = decoded.chars();
    let first = characters.next().filter(|c| kept_byte(*c).is_none())?;
    if characters.next().is_some() {
        return None;
    }
    let (written, _, failed) = encoding.encode(&decoded);
    (!failed && *written == *piece).then_some(first)
}
