//! Bidi marks and other characters without width inside a move, as writers and programs put them there.
//!
//! They are taken out before the move is read, and what is found is put back to where it stands.

use crate::notation::{Candidate, Part, Parts, Readings};

/// How much of a text is looked at; no move is longer.
const LONGEST: usize = 96;

/// The text without marks, and where each of its bytes stood; none if no mark is near.
pub(super) fn unmarked(text: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let head = text.get(..text.len().min(LONGEST))?;
    let first = memchr::memchr3_iter(0xe2, 0xd8, 0xef, head).find(|at| mark(head, *at) > 0);
    let soft = memchr::memchr_iter(0xc2, head).find(|at| mark(head, *at) > 0);
    let first = first.into_iter().chain(soft).min()?;
    let mut plain = Vec::with_capacity(head.len());
    let mut places = Vec::with_capacity(head.len());
    let mut at = 0;
    while let Some(&byte) = head.get(at) {
        let len = if at >= first { mark(head, at) } else { 0 };
        if len > 0 {
            at += len;
            continue;
        }
        plain.push(byte);
        places.push(u8::try_from(at).unwrap_or(u8::MAX));
        at += 1;
    }
    Some((plain, places))
}

/// Length of the mark at an offset, 0 for none.
fn mark(text: &[u8], at: usize) -> usize {
    match text.get(at..).unwrap_or_default() {
        [0xe2, 0x80, 0x8b..=0x8f | 0xaa..=0xae, ..] | [0xe2, 0x81, 0xa0 | 0xa6..=0xa9, ..] => 3,
        [0xef, 0xbb, 0xbf, ..] => 3,
        // A soft hyphen, where a program may divide the word.
        [0xd8, 0x9c, ..] | [0xc2, 0xad, ..] => 2,
        _ => 0,
    }
}

/// Adds what was read without marks, with the places in the text that has them.
pub(super) fn put_back(read: &Readings, places: &[u8], out: &mut Readings) {
    let start = |at: usize| places.get(at).map_or(0, |place| usize::from(*place));
    let end = |at: usize| at.checked_sub(1).map_or(0, |last| start(last) + 1);
    let placed = |candidate: &Candidate| {
        let mut parts = Parts::default();
        for part in Part::ALL {
            if let Some((from, to)) = candidate.parts.get(part) {
                parts.set(part, start(from), end(to));
            }
        }
        Candidate { len: end(candidate.len), parts, ..*candidate }
    };
    for candidate in read.as_slice() {
        out.push(placed(candidate));
    }
    for candidate in read.doubts() {
        out.doubt(placed(candidate));
    }
}
