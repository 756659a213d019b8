//! From a text that was changed here and there to bytes, the unchanged ones as they were.
//!
//! The one decision: only encodings in which several bytes are one character need this, and they are all of one byte
//! a character, so that the two texts can be laid side by side character by character; elsewhere encoding alone
//! gives the bytes back.

use super::Encoding;
use super::decode::Decoded;
use super::encode::{Unencodable, encode};
use super::half::Half;
use crate::Span;

/// Characters that must agree for the texts to be in step again.
const STEP: usize = 4;
/// Characters that are looked at, in both texts together, to find where they are in step again.
const AHEAD: usize = 48;

/// Appends `text`, which `decoded` became, in the encoding `to`; where that is the one it was in, `bytes` that were
/// not changed are written as they were, also where another byte stands for the same character.
///
/// A change of more than some dozen characters at once may bring the usual byte of a character near it.
pub fn encode_changed(
    bytes: &[u8],
    decoded: &Decoded<'_>,
    text: &[u8],
    to: Encoding,
    out: &mut Vec<u8>,
) -> Vec<Unencodable> {
    let texts = (std::str::from_utf8(&decoded.text), std::str::from_utf8(text));
    let ((Ok(old), Ok(new)), true) = (texts, to == decoded.encoding && has_twins(bytes, to)) else {
        return encode(text, to, out);
    };
    let old: Vec<char> = old.chars().collect();
    let new: Vec<(usize, char)> = new.char_indices().collect();
    let mut report = Vec::new();
    let (mut at, mut done) = (0, 0);
    while let Some((start, character)) = new.get(done) {
        if old.get(at) == Some(character) {
            out.extend(bytes.get(at));
            (at, done) = (at + 1, done + 1);
            continue;
        }
        let (less, more) = step(old.get(at..).unwrap_or_default(), new.get(done..).unwrap_or_default());
        let end = new.get(done + more).map_or(text.len(), |(start, _)| *start);
        let lost = encode(Span::new(*start, end).of(text), to, out);
        report.extend(lost.into_iter().map(|one| Unencodable { span: one.span.shifted(*start), ..one }));
        (at, done) = (at + less, done + more);
    }
    report
}

/// Whether some of the bytes stand for characters that are written with another byte.
fn has_twins(bytes: &[u8], encoding: Encoding) -> bool {
    let Some(half) = Half::of(encoding) else { return false };
    let pairs = half.reversed();
    let twin = |byte: u8| {
        let character = half.character(byte);
        let usual = pairs.binary_search_by_key(&character, |(known, _)| *known).ok();
        let usual = usual.and_then(|index| pairs.get(index)).map(|(_, byte)| *byte);
        !byte.is_ascii() && super::kept_byte(character).is_none() && usual != Some(byte)
    };
    let twins: Vec<bool> = (0..=255).map(twin).collect();
    bytes.iter().any(|byte| twins.get(usize::from(*byte)) == Some(&true))
}

/// How many characters were taken from the old text and put into the new one before they are in step again.
fn step(old: &[char], new: &[(usize, char)]) -> (usize, usize) {
    let agree = |less: usize, more: usize| {
        let (old, new) = (old.get(less..).unwrap_or_default(), new.get(more..).unwrap_or_default());
        let len = STEP.min(old.len()).min(new.len());
        let alike = old.iter().zip(new).take(STEP).all(|(old, (_, new))| old == new);
        alike && (len == STEP || old.len() == new.len())
    };
    for both in 1..=AHEAD {
        for less in (0..=both.min(old.len())).rev() {
            let more = both - less;
            if more <= new.len() && (less > 0 || more > 0) && agree(less, more) {
                return (less, more);
            }
        }
    }
    (usize::from(!old.is_empty()), 1)
}
