//! From UTF-8 to bytes.

use super::decode::Decoded;
use super::half::Half;
use super::{Encoding, Kind, kept_byte};
use crate::Span;

/// A character that the encoding does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unencodable {
    /// Where it stands in the text.
    pub span: Span,
    /// The character.
    pub character: char,
    /// What was written for it: for typographic signs what they stand for in ASCII (`-` for a dash, nothing
    /// for an invisible mark), else `?`, and then a letter is lost.
    pub written: &'static str,
}

impl Unencodable {
    /// Whether the meaning is lost, which for the letter of a man is no longer a move.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.written == "?"
    }
}

/// Appends `text` in the encoding, without a byte order mark, and returns what the encoding does not have.
///
/// It never fails. Bytes of `text` that are not UTF-8, and bytes kept by [`super::decode`], are written as
/// they are, so that decoding and encoding change none; in UTF-8 a kept byte becomes U+FFFD and is reported.
/// One exception: in the Arabic, Persian and Hebrew code pages of Apple a second set of ASCII signs becomes the
/// first; [`super::encode_changed`] and [`write_back`] keep those too.
pub fn encode(text: &[u8], encoding: Encoding, out: &mut Vec<u8>) -> Vec<Unencodable> {
    out.reserve(text.len());
    let mut report = Vec::new();
    let mut target = Target::new(encoding);
    let mut at = 0;
    for chunk in text.utf8_chunks() {
        let valid = chunk.valid();
        let mut rest = valid;
        while !rest.is_empty() {
            let span_start = at + valid.len() - rest.len();
            let len = target.run_len(rest);
            if len > 0 {
                out.extend_from_slice(rest.as_bytes().get(..len).unwrap_or_default());
                rest = rest.get(len..).unwrap_or_default();
                continue;
            }
            let Some(character) = rest.chars().next() else { break };
            rest = rest.get(character.len_utf8()..).unwrap_or_default();
            if !target.push(character, rest, out) {
                let written = transliterated(character, encoding);
                report.push(Unencodable {
                    span: Span::new(span_start, span_start + character.len_utf8()),
                    character,
                    written,
                });
                for character in written.chars() {
                    target.push(character, "", out);
                }
            }
        }
        at += valid.len();
        for byte in chunk.invalid() {
            target.push_byte(*byte, out);
        }
        at += chunk.invalid().len();
    }
    report
}

/// The given bytes with some of the text replaced, everything else as it was, byte for byte.
///
/// `edits` are ranges of the decoded text, in order and apart, each with its new text; one that begins before
/// the end of the last is left out.
#[must_use]
pub fn write_back(
    bytes: &[u8],
    decoded: &Decoded<'_>,
    edits: &[(Span, &str)],
    out: &mut Vec<u8>,
) -> Vec<Unencodable> {
    let mut report = Vec::new();
    let mut done = 0;
    for (span, text) in edits {
        let source = decoded.map.span(*span);
        if source.start < done {
            continue;
        }
        out.extend_from_slice(Span::new(done, source.start).of(bytes));
        report.extend(encode(text.as_bytes(), decoded.encoding, out).into_iter().map(|mut entry| {
            entry.span = *span;
            entry
        }));
        done = source.end;
    }
    out.extend_from_slice(Span::new(done, bytes.len()).of(bytes));
    report
}

enum Target {
    Utf8,
    Utf16 { big_endian: bool, pending: Option<u8> },
    Half(Vec<(char, u8)>),
    Multiple(&'static encoding_rs::Encoding),
}

impl Target {
    fn new(encoding: Encoding) -> Self {
        match (encoding.0, Half::of(encoding)) {
            (_, Some(half)) => Self::Half(half.reversed()),
            (Kind::Utf16 { big_endian }, _) => Self::Utf16 { big_endian, pending: None },
            (Kind::Standard(standard), _) => Self::Multiple(standard),
            _ => Self::Utf8,
        }
    }

    /// Length of what can be copied from the start of `text`.
    fn run_len(&self, text: &str) -> usize {
        match self {
            Self::Utf8 => text.find(|c| kept_byte(c).is_some()).unwrap_or(text.len()),
            Self::Utf16 { .. } => 0,
            _ => text.bytes().position(|byte| !byte.is_ascii()).unwrap_or(text.len()),
        }
    }

    /// Appends a character, `behind` being what follows it; `false` where the encoding does not have it.
    fn push(&mut self, character: char, behind: &str, out: &mut Vec<u8>) -> bool {
        if let Some(byte) = kept_byte(character) {
            return self.push_kept(byte, behind, out);
        }
        match self {
            Self::Utf8 => out.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            Self::Utf16 { big_endian, .. } => {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    out.extend(if *big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() });
                }
            }
            Self::Half(pairs) => {
                if character.is_ascii() {
                    out.push(character as u8);
                    return true;
                }
                let found = pairs.binary_search_by_key(&character, |(known, _)| *known).ok();
                match found.and_then(|index| pairs.get(index)) {
                    Some((_, byte)) => out.push(*byte),
                    None => return false,
                }
            }
            Self::Multiple(encoding) => {
                let mut buffer = [0; 4];
                let (written, _, failed) = encoding.encode(character.encode_utf8(&mut buffer));
                if failed {
                    return false;
                }
                out.extend_from_slice(&written);
            }
        }
        true
    }

    fn push_kept(&mut self, byte: u8, behind: &str, out: &mut Vec<u8>) -> bool {
        match self {
            Self::Utf8 => return false,
            // Only whole units, or one byte at the very end, leave the others readable.
            Self::Utf16 { pending, .. } => match pending.take() {
                Some(first) => out.extend([first, byte]),
                None if behind.chars().next().is_some_and(|c| kept_byte(c).is_some()) => {
                    *pending = Some(byte)
                }
                None if behind.is_empty() => out.push(byte),
                None => return false,
            },
            Self::Half(_) | Self::Multiple(_) => out.push(byte),
        }
        true
    }

    /// Appends a byte that is no UTF-8.
    fn push_byte(&mut self, byte: u8, out: &mut Vec<u8>) {
        match self {
            Self::Utf16 { .. } => {
                self.push(char::REPLACEMENT_CHARACTER, "", out);
            }
            _ => out.push(byte),
        }
    }
}

/// What is written for a character that the encoding lacks.
fn transliterated(character: char, encoding: Encoding) -> &'static str {
    if kept_byte(character).is_some() && matches!(encoding.0, Kind::Utf8 | Kind::Utf16 { .. }) {
        return "\u{FFFD}";
    }
    match character {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{AD}' => "-",
        '\u{2018}' | '\u{2019}' | '\u{201A}' | '\u{201B}' | '\u{2032}' => "'",
        '\u{201C}'..='\u{201F}' | '\u{2033}' | '\u{AB}' | '\u{BB}' => "\"",
        '\u{2039}' => "<",
        '\u{203A}' => ">",
        '\u{2026}' => "...",
        '\u{2022}' | '\u{B7}' => "*",
        '\u{A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' => " ",
        '\u{D7}' | '\u{2715}' => "x",
        '\u{F7}' => ":",
        '\u{BD}' => "1/2",
        '\u{2020}' => "+",
        '\u{2021}' => "#",
        '\u{2260}' => "#",
        '\u{B1}' => "+/-",
        '\u{2213}' => "-/+",
        '\u{2A72}' => "+/=",
        '\u{2A71}' => "=/+",
        '\u{203C}' => "!!",
        '\u{2047}' => "??",
        '\u{2048}' => "?!",
        '\u{2049}' => "!?",
        '\u{2044}' | '\u{2215}' => "/",
        // Invisible: marks of direction, joiners, variation selectors.
        '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'
        | '\u{2066}'..='\u{2069}'
        | '\u{61C}'
        | '\u{FE0E}'
        | '\u{FE0F}'
        | '\u{FEFF}' => "",
        _ => "?",
    }
}
