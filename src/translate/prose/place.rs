//! What a reading must show to be a move at its place in a text.

use crate::board::CastleSet;
use crate::notation::{Candidate, Part};

use crate::scan::prose::is_right_to_left;

/// Where in a text a word stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Directly behind a number.
    Numbered,
    /// Behind another move of the line.
    Line,
    /// Among words.
    Mention,
}

/// Whether a candidate may be meant at such a place.
pub(crate) fn may_be(
    algebraic: bool,
    numeric: bool,
    candidate: &Candidate,
    word: &[u8],
    place: Place,
) -> bool {
    let token = word.get(..candidate.len).unwrap_or_default();
    if candidate.reading.castle == CastleSet::NULL {
        return place != Place::Mention && token.iter().all(|b| matches!(b, b'-' | b'0' | b'Z'));
    }
    if !algebraic {
        let sign = |b: &u8| b.is_ascii_digit() || matches!(b, b'x' | b'-' | 0xc3);
        let one_line = !token.contains(&b'\n');
        // `the d5 square`: where captures are written without a sign, a square is a move only in a line.
        let square = matches!(token, [b'a'..=b'h', b'1'..=b'8']);
        // Where a letter alone is a square, `a pawn up`, it is a move behind its number only.
        let letter = token.len() == 1 && place != Place::Numbered;
        return one_line
            && !letter
            && (place != Place::Mention || !numeric && !square && token.iter().any(sign));
    }
    let parts = &candidate.parts;
    let part = |part| parts.get(part);
    let castling = part(Part::ToFile).is_none() && part(Part::Piece).is_none() && part(Part::Taken).is_none();
    if castling && is_spelt(token) {
        // `4. Rochade Sf6`: a word for castling is a move behind its number, and in a line where no word follows.
        let rest = word.get(candidate.len..).unwrap_or_default();
        let blanks = rest.iter().take_while(|b| **b == b' ').count();
        return place == Place::Numbered
            || place == Place::Line && after_capture(rest.get(blanks..).unwrap_or_default());
    }
    if castling {
        let first = token.first().copied().unwrap_or_default();
        let zeros = matches!(first, b'0' | b'O' | b'o' | 0xce | 0xd0);
        let divided = token.iter().any(|b| matches!(b, b'-' | 0xe2));
        // Among words `0-0` is a score.
        let score = first == b'0' && candidate.reading.castle == CastleSet::SHORT;
        return zeros
            && divided
            && !(score && place == Place::Mention)
            && (place != Place::Mention || !token.contains(&b' '));
    }
    let files_only = part(Part::ToRank).is_none();
    match place {
        Place::Line if files_only && part(Part::Taken).is_none() => {
            // `de` and `ab` are words too: what follows must be a number, a sign or the end of the line.
            let rest = word.get(candidate.len..).unwrap_or_default();
            let blanks = rest.iter().take_while(|b| **b == b' ').count();
            after_capture(rest.get(blanks..).unwrap_or_default())
        }
        Place::Line | Place::Numbered => true,
        Place::Mention => {
            let from = part(Part::Piece).or(part(Part::FromFile)).or(part(Part::Capture));
            if files_only || candidate.reading.cost > 2 {
                return false;
            }
            let bare = from.is_none()
                && part(Part::Promotion).is_none()
                && part(Part::Check).is_none()
                && part(Part::EnPassant).is_none();
            let end = [Part::ToFile, Part::ToRank, Part::Promotion]
                .into_iter()
                .filter_map(|part| parts.get(part).map(|(_, end)| end))
                .max()
                .unwrap_or(0);
            let body = token.get(..end).unwrap_or_default();
            // `droht S g3 †`: with a sign of check behind it, a letter set apart is that of the square.
            let signed = part(Part::Check).and_then(|(start, end)| token.get(start..end));
            let signed =
                signed.is_some_and(|sign| !String::from_utf8_lossy(sign).chars().any(char::is_alphabetic));
            // Among words a man's letter that stands apart behind a square is that of the next move.
            let behind = part(Part::Piece).is_some_and(|(start, _)| {
                start > 0 && token.get(start - 1).is_some_and(u8::is_ascii_whitespace)
            });
            if behind {
                return false;
            }
            let man = part(Part::Piece).map_or(0, |(_, end)| end).min(body.len());
            let body = body.get(man..).unwrap_or_default();
            let body = if signed { body.trim_ascii_start() } else { body };
            !bare && std::str::from_utf8(body).is_ok_and(|body| !body.contains(char::is_whitespace))
        }
    }
}

/// Whether a pawn's square is named in a right-to-left script, where a letter before a digit is a word too: `و5 بيادق`,
/// and five pawns. In a line whose squares are in Latin letters it is no move.
pub(crate) fn is_native_square(candidate: &Candidate, word: &[u8]) -> bool {
    let first =
        |(start, end)| String::from_utf8_lossy(word.get(start..end).unwrap_or_default()).chars().next();
    candidate.parts.get(Part::Piece).is_none()
        && candidate.parts.get(Part::ToFile).and_then(first).is_some_and(is_right_to_left)
}

/// Whether castling is a word and no row of zeros or letters O.
fn is_spelt(token: &[u8]) -> bool {
    let letters = String::from_utf8_lossy(token);
    letters.chars().filter(|c| c.is_alphabetic()).count() > 3
}

/// Whether no word follows but a sign, a number or another move.
fn after_capture(rest: &[u8]) -> bool {
    let head = String::from_utf8_lossy(rest.get(..rest.len().min(16)).unwrap_or_default()).into_owned();
    let word: String = head.chars().take_while(|c| c.is_alphanumeric() || matches!(c, ':' | 'x')).collect();
    word.is_empty() || word.chars().any(|c| c.is_ascii_digit())
}
