//! The usual tokens, read without the lenient reader: `Nbd7`, `exd5`, `a8=Q+`.
//!
//! It takes only what is exact in a letter set none of whose letters can be mistaken for another symbol, and
//! leaves everything else to the reader, whose result it must equal; a test holds it to that.

use crate::board::{Found, Move, Position, Role, Square, SquareSet};
use crate::notation::algebraic::Letters;

/// A token that was read, and where its letters stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quick {
    /// The move.
    pub mv: Move,
    /// The other men of the role that could go there.
    pub rivals: SquareSet,
    /// Whether a sign of capture stands in the token.
    pub capture: bool,
    /// Whether file and rank of departure stand in it.
    pub departure: (bool, bool),
    /// The sign of check or mate, 0 for none.
    pub sign: u8,
    /// Length of the token.
    pub len: usize,
    /// Length of the piece's letter, which stands at the start.
    pub piece: usize,
    /// Where the letter of a promotion stands.
    pub promotion: (usize, usize),
}

/// The letters of a set by their first byte.
#[derive(Clone, Debug)]
pub struct QuickTable {
    /// 0 for none, 1 + role for a letter of one byte, [`LONG`] for one of several bytes.
    first: [u8; 256],
    long: Vec<(Box<[u8]>, Role)>,
}

const LONG: u8 = 0xff;

impl QuickTable {
    /// The table of a set of men's letters, or nothing where a letter could be read as something else.
    #[must_use]
    pub fn new(letters: &Letters) -> Option<Self> {
        let mut first = [0u8; 256];
        let mut long: Vec<(Box<[u8]>, Role)> = Vec::new();
        let rows = [&letters.white, &letters.black];
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            for row in rows {
                let letter = row[role as usize].as_bytes();
                let lead = *letter.first()?;
                let clash = |byte: u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'X' | b':' | b'-' | b'O' | b'0');
                if clash(lead) {
                    return None;
                }
                if let [single] = letter {
                    let slot = &mut first[usize::from(*single)];
                    if *slot != 0 && *slot != 1 + role as u8 {
                        return None;
                    }
                    *slot = 1 + role as u8;
                } else if !long.iter().any(|(known, r)| **known == *letter && *r == role) {
                    long.push((letter.into(), role));
                }
            }
        }
        for (letter, role) in &long {
            let lead = usize::from(*letter.first()?);
            if first[lead] != 0 && first[lead] != LONG {
                return None;
            }
            if long.iter().any(|(other, r)| r != role && other == letter) {
                return None;
            }
            first[lead] = LONG;
        }
        long.sort_by_key(|(letter, _)| std::cmp::Reverse(letter.len()));
        Some(Self { first, long })
    }

    /// The man whose letter begins `text`, and the letter's length.
    #[inline]
    fn man(&self, text: &[u8]) -> Option<(Role, usize)> {
        match self.first[usize::from(*text.first()?)] {
            0 => None,
            LONG => self
                .long
                .iter()
                .find(|(letter, _)| text.starts_with(letter))
                .map(|(letter, role)| (*role, letter.len())),
            role => Role::ALL.get(usize::from(role - 1)).map(|role| (*role, 1)),
        }
    }

    /// Reads the token at the start of `text`, if it is of the usual kind and exactly one legal move fits.
    #[inline]
    #[must_use]
    pub fn read(&self, text: &[u8], position: &Position) -> Option<Quick> {
        let first = *text.first()?;
        if first == b'O' {
            return castling(text, position);
        }
        let (role, piece) = match first {
            b'a'..=b'h' => (Role::Pawn, 0),
            _ => self.man(text)?,
        };
        let body = text.get(piece..)?;
        let one = |d: u8| if d >= b'a' { SquareSet::file(d - b'a') } else { SquareSet::rank(d - b'1') };
        let (from, capture, file, rank, len) = match *body {
            [f @ b'a'..=b'h', r @ b'1'..=b'8', next, ..] if !coordinate(next) => (None, false, f, r, 2),
            [f @ b'a'..=b'h', r @ b'1'..=b'8'] => (None, false, f, r, 2),
            [b'x', f @ b'a'..=b'h', r @ b'1'..=b'8', ..] => (None, true, f, r, 3),
            [d, b'x', f @ b'a'..=b'h', r @ b'1'..=b'8', ..] if coordinate(d) => (Some(one(d)), true, f, r, 4),
            [d, f @ b'a'..=b'h', r @ b'1'..=b'8', ref rest @ ..]
                if coordinate(d) && !rest.first().is_some_and(|next| coordinate(*next)) =>
            {
                (Some(one(d)), false, f, r, 3)
            }
            [d @ b'a'..=b'h', e @ b'1'..=b'8', b'x', f @ b'a'..=b'h', r @ b'1'..=b'8', ..] => {
                (Some(SquareSet::of(Square::at(d - b'a', e - b'1'))), true, f, r, 5)
            }
            [d @ b'a'..=b'h', e @ b'1'..=b'8', f @ b'a'..=b'h', r @ b'1'..=b'8', ..] => {
                (Some(SquareSet::of(Square::at(d - b'a', e - b'1'))), false, f, r, 4)
            }
            _ => return None,
        };
        let to = Square::at(file - b'a', rank - b'1');
        let from = match (role, from) {
            (Role::Pawn, None) if !capture => SquareSet::file(to.file()),
            // Only the file tells a pawn, and it is not the one the pawn goes to.
            (Role::Pawn, Some(from)) if len < 5 && first != file && from == one(first) => from,
            (Role::Pawn, _) => return None,
            (_, from) => from.unwrap_or(SquareSet::ALL),
        };
        let departure = match len - usize::from(capture) {
            2 => (false, false),
            3 => (
                body.first().is_some_and(|byte| *byte >= b'a'),
                body.first().is_some_and(|byte| *byte < b'a'),
            ),
            _ => (true, true),
        };
        let straight = role == Role::Pawn && !capture && len == 2;
        let mut at = piece + len;
        let mut promotion = (0, 0);
        let mut becomes = None;
        if role == Role::Pawn && matches!(to.rank(), 0 | 7) {
            let start = at + usize::from(text.get(at) == Some(&b'='));
            let (role, len) = self.man(text.get(start..)?)?;
            becomes = Some(role);
            promotion = (start, start + len);
            at = start + len;
        }
        let sign = sign(text, &mut at);
        if !ends(text.get(at..)?) {
            return None;
        }
        // A pawn's move is written by its file, never by its rivals.
        let (found, rivals) = match role {
            Role::Pawn => (position.find(role, to, from, becomes), SquareSet::EMPTY),
            _ => position.find_among(role, to, from, becomes),
        };
        let Found::One(mv) = found else { return None };
        if capture && mv.taken.is_none() || straight && mv.taken.is_some() {
            return None;
        }
        Some(Quick { mv, rivals, capture, departure, sign, len: at, piece, promotion })
    }
}

/// Whether a byte may go on with the squares of a token.
#[inline]
fn coordinate(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x')
}

/// Takes the sign of check or mate at `at`.
#[inline]
fn sign(text: &[u8], at: &mut usize) -> u8 {
    match text.get(*at) {
        Some(&sign @ (b'+' | b'#')) => {
            *at += 1;
            sign
        }
        _ => 0,
    }
}

fn castling(text: &[u8], position: &Position) -> Option<Quick> {
    let (short, mut len) = if text.starts_with(b"O-O-O") { (false, 5) } else { (true, 3) };
    if short && !text.starts_with(b"O-O") {
        return None;
    }
    let sign = sign(text, &mut len);
    if !ends(text.get(len..)?) {
        return None;
    }
    Some(Quick {
        mv: position.castle(short)?,
        rivals: SquareSet::EMPTY,
        capture: false,
        departure: (false, false),
        sign,
        len,
        piece: 0,
        promotion: (0, 0),
    })
}

/// Whether a token certainly ends here. A blank does not end one that goes on in words (` e.p.`, ` mate`, ` x`).
#[inline]
fn ends(rest: &[u8]) -> bool {
    match rest {
        [] => true,
        [b'\n' | b'\r' | b')' | b'!' | b'?' | b'{' | b'}' | b'$' | b'*', ..] => true,
        [b' ', rest @ ..] if !rest.is_empty() => after_blank(rest),
        [b' '] => true,
        _ => false,
    }
}

/// Whether a number, a mark or what looks like a move follows: words such as `ch`, `e.p.` or `Schach` belong to
/// the move before them.
#[inline]
fn after_blank(rest: &[u8]) -> bool {
    matches!(
        rest,
        [b'0'..=b'9' | b'{' | b'}' | b')' | b'$' | b'*' | b' ' | b'\n' | b'\r', ..]
            | [b'a'..=b'h', b'1'..=b'8' | b'x', ..]
            | [b'A'..=b'Z', b'1'..=b'8' | b'x', ..]
            | [b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8' | b'x', ..]
            | [b'A'..=b'Z', b'a'..=b'h', b'a'..=b'h', b'1'..=b'8', ..]
            | [b'O', b'-', ..]
            | [b'(', b' ' | b'0'..=b'9' | b'A'..=b'Z', ..]
    )
}
