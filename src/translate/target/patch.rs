//! A token that keeps its form: its letters, files and digits replaced where they stand.

use crate::Span;
use crate::board::{Color, Move, Role};
use crate::notation::algebraic::{Algebraic, Letters};
use crate::notation::{Notation, Part, Parts};
use crate::played::Played;
use crate::style::Style;
use crate::translate::output::Output;

/// The parts of a token of the usual kind, of which the piece and the promotion are known.
pub(super) fn all_parts(token: &[u8], known: Option<&Parts>) -> Option<Parts> {
    let mut parts = *known?;
    let end = parts.get(Part::Promotion).map_or(token.len(), |(start, _)| start);
    let start = parts.get(Part::Piece).map_or(0, |(_, end)| end);
    let body = token.get(start..end)?;
    let at = |i: usize| (start + i, start + i + 1);
    let mut files: Vec<usize> = Vec::with_capacity(2);
    let mut ranks: Vec<usize> = Vec::with_capacity(2);
    for (i, byte) in body.iter().enumerate() {
        match byte {
            b'a'..=b'h' => files.push(i),
            b'1'..=b'8' => ranks.push(i),
            b'x' => parts.set(Part::Capture, at(i).0, at(i).1),
            b'+' | b'#' => parts.set(Part::Check, at(i).0, at(i).1),
            _ => {}
        }
    }
    let last_file = *files.last()?;
    let last_rank = *ranks.last()?;
    parts.set(Part::ToFile, at(last_file).0, at(last_file).1);
    parts.set(Part::ToRank, at(last_rank).0, at(last_rank).1);
    if let [from, _] = *files.as_slice() {
        parts.set(Part::FromFile, at(from).0, at(from).1);
    }
    if let [from, _] = *ranks.as_slice() {
        parts.set(Part::FromRank, at(from).0, at(from).1);
    }
    Some(parts)
}

/// Squares without a man's letter, as in `e1g1`.
pub(super) fn squares_only(parts: &Parts) -> bool {
    parts.get(Part::FromFile).is_some()
}

/// Whether file comes before rank, and the man before both.
pub(super) fn in_order(parts: &Parts) -> bool {
    let start = |part| parts.get(part).map(|(start, _)| start);
    let before = |a: Option<usize>, b: Option<usize>| a.zip(b).is_none_or(|(a, b)| a < b);
    before(start(Part::FromFile), start(Part::FromRank))
        && before(start(Part::ToFile), start(Part::ToRank))
        && before(start(Part::Piece), start(Part::ToFile))
}

/// Replaces letters, files and digits where they stand.
pub(super) fn patch(
    span: Span,
    parts: &Parts,
    played: &Played<'_>,
    letters: &Letters,
    output: &mut Output<'_>,
) {
    let mv = &played.mv;
    let white = played.side() == Color::White;
    let file = |file: u8| letters.files[usize::from(file & 7)].as_bytes();
    let rank = |rank: u8| letters.ranks[usize::from(rank & 7)].as_bytes();
    let order = [
        (Part::FromFile, file(mv.from.file())),
        (Part::FromRank, rank(mv.from.rank())),
        (Part::Taken, mv.taken.map_or(&b""[..], |role| letters.man(!white, role).as_bytes())),
        (Part::ToFile, file(mv.to.file())),
        (Part::ToRank, rank(mv.to.rank())),
        (Part::Promotion, mv.promotion.map_or(&b""[..], |role| letters.man(white, role).as_bytes())),
    ];
    man(span, parts, mv, letters.man(white, mv.role), file(mv.from.file()), output);
    for (part, new) in order {
        if let Some((start, end)) = parts.get(part) {
            output.replace_unless(span.start + start, span.start + end, new, |old| {
                // A file in capitals is the source's habit.
                matches!(part, Part::FromFile | Part::ToFile) && old.eq_ignore_ascii_case(new)
            });
        }
    }
}

/// Writes the letter of the man that moves. A pawn's is read and never put in (FIDE Laws, appendix C.4); its figurine is.
fn man(span: Span, parts: &Parts, mv: &Move, own: &str, file: &[u8], output: &mut Output<'_>) {
    let Some((start, end)) = parts.get(Part::Piece) else { return };
    let (start, end) = (span.start + start, span.start + end);
    if mv.role != Role::Pawn || own.starts_with(|c| matches!(c, '\u{2654}'..='\u{265f}')) {
        return output.replace(start, end, own.as_bytes());
    }
    let (new, end): (&[u8], usize) = match parts.get(Part::Capture) {
        // `Pxd5` names no file, which a capture without the letter needs.
        Some(_) if mv.taken.is_some() && parts.get(Part::FromFile).is_none() => (file, end),
        // The dash of `P-e4` goes with its letter.
        Some((dash, behind)) if mv.taken.is_none() && span.start + dash == end => (b"", span.start + behind),
        _ => (b"", end),
    };
    // The letter of the target's own language is the source's habit.
    output.replace_unless(start, end, new, |old| old == own.as_bytes());
}

/// Writes the move anew with the token's own marks.
pub(super) fn alike(
    token: &[u8],
    parts: &Parts,
    played: &Played<'_>,
    target: &Algebraic,
    style: &Style,
    out: &mut Vec<u8>,
) {
    let text = |part| {
        let (start, end) = parts.get(part)?;
        std::str::from_utf8(token.get(start..end)?).ok()
    };
    let mut own = style.clone();
    own.long = false;
    let dash = text(Part::Capture).unwrap_or("");
    let capture = played.mv.taken.is_some();
    if capture {
        let sign =
            if dash.chars().all(|c| !c.is_alphanumeric() && c != ':' && c != '\u{d7}') && !dash.is_empty() {
                ""
            } else {
                dash
            };
        own.capture = sign.to_owned();
    }
    own.check.clear();
    own.mate.clear();
    if let (Some((_, end)), Some((start, _))) = (parts.get(Part::ToRank), parts.get(Part::Promotion)) {
        own.promotion =
            token.get(end..start).and_then(|s| std::str::from_utf8(s).ok()).unwrap_or("").to_owned();
        own.promotion_end.clear();
    }
    target.write(played, &own, out);
    // What follows the square or the promotion stays: check, words for en passant, closing brackets.
    let body_end = [Part::Piece, Part::ToFile, Part::ToRank, Part::Taken, Part::Promotion]
        .into_iter()
        .filter_map(|part| parts.get(part).map(|(_, end)| end))
        .max()
        .unwrap_or(token.len());
    out.extend_from_slice(token.get(body_end..).unwrap_or_default());
}
