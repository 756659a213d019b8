//! The usual tokens, read without the lenient reader: `Nbd7`, `exd5`, `a8=Q+`.
//!
//! It takes only what is exact in a letter set none of whose letters can be mistaken for another symbol, and
//! leaves everything else to the reader, whose result it must equal; a test holds it to that.

use crate::board::{Found, Move, Position, Role, Square, SquareSet};
use crate::notation::algebraic::Letters;

/// A token that was read, and where its letters stand, in bytes from its start.
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
    pub len: u8,
    /// Length of the piece's letter, which stands at the start.
    pub piece: u8,
    /// Where the letter of a promotion stands.
    pub promotion: (u8, u8),
}

/// The letters of a set by their first byte.
#[derive(Clone, Debug)]
pub struct QuickTable {
    /// 0 for none, 1 + role for a letter of one byte, [`LONG`] for one of several bytes.
    first: [u8; 256],
    /// Whether a token certainly ends before a blank and this byte: [`ANY`] if so, 0 if not, else it depends on
    /// what follows.
    follows: [u8; 256],
    long: Vec<(Box<[u8]>, Role)>,
}

const LONG: u8 = 0xff;
/// What [`QuickTable::follows`] says: a token ends before this byte; a capital begins a move or something else; a file
/// does; something may.
const ANY: u8 = 1;
const MAN: u8 = 2;
const FILE: u8 = 3;
const OTHER: u8 = 4;
/// Bytes that hold any token of the commonest forms and what is looked at behind it.
const WINDOW: usize = 32;

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
        let follows = std::array::from_fn(|byte| match byte as u8 {
            b'0'..=b'9' | b'{' | b'}' | b')' | b'$' | b'*' | b' ' | b'\n' | b'\r' => ANY,
            b'A'..=b'Z' if first[byte] != LONG => MAN,
            b'a'..=b'h' if first[byte] != LONG => FILE,
            b'(' => OTHER,
            _ if first[byte] != 0 => OTHER,
            _ => 0,
        });
        Some(Self { first, follows, long })
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
    #[must_use]
    pub fn read(&self, text: &[u8], position: &Position) -> Option<Quick> {
        self.read_short(text, position).or_else(|| self.read_any(text, position))
    }

    /// The commonest forms, `e4`, `exd5`, `Nf3`, `Nxf3`, `Nbd2`, `Nbxd2`, in a window wide enough that nothing
    /// of the token and of what tells its end can lie outside.
    #[inline(always)]
    pub(super) fn read_short(&self, text: &[u8], position: &Position) -> Option<Quick> {
        let window: &[u8; WINDOW] = text.first_chunk()?;
        let (role, piece) = match self.first[usize::from(window[0])] {
            0 | LONG => match window[0] {
                b'a'..=b'h' => (Role::Pawn, 0),
                _ => return None,
            },
            role => (*Role::ALL.get(usize::from(role - 1))?, 1),
        };
        let byte = |i: usize| window[(piece + i) % WINDOW];
        let (is_file, is_rank) = (|b: u8| b.wrapping_sub(b'a') < 8, |b: u8| b.wrapping_sub(b'1') < 8);
        let (first, second) = (byte(0), byte(1));
        let (departure, capture, len) = if is_file(first) && is_rank(second) {
            (None, false, 2)
        } else if first == b'x' {
            (None, true, 3)
        } else if !is_file(first) && !is_rank(first) {
            return None;
        } else if second == b'x' {
            (Some(first), true, 4)
        } else {
            (Some(first), false, 3)
        };
        let (file, rank) = (byte(len - 2), byte(len - 1));
        if !is_file(file) || !is_rank(rank) {
            return None;
        }
        let mut at = piece + len;
        let mut next = window[at % WINDOW];
        if coordinate(next) {
            return None;
        }
        let mut sign = 0;
        if matches!(next, b'+' | b'#') {
            sign = next;
            at += 1;
            next = window[at % WINDOW];
        }
        let ended = match next {
            b' ' => {
                let behind = |i: usize| window[(at + i) % WINDOW];
                match self.follows[usize::from(behind(1))] {
                    0 => false,
                    ANY => true,
                    // `Nf3` or `e4`, as it is nearly always.
                    MAN if is_file(behind(2)) && is_rank(behind(3)) => true,
                    FILE if is_rank(behind(2)) => true,
                    _ => self.after_blank(window.get(at + 1..)?),
                }
            }
            next => ends_token(next),
        };
        if !ended {
            return None;
        }
        let to = Square::at(file - b'a', rank - b'1');
        let (found, rivals) = match role {
            Role::Pawn => {
                let from = match (departure, capture) {
                    (None, false) => file,
                    (Some(from), true) if is_file(from) && from != file => from,
                    _ => return None,
                };
                let mv = position.find_pawn(to, SquareSet::file(from - b'a'))?;
                if mv.taken.is_some() != capture {
                    return None;
                }
                (mv, SquareSet::EMPTY)
            }
            Role::King => {
                let Found::One(mv) = position.find(role, to, departure.map_or(SquareSet::ALL, one), None)
                else {
                    return None;
                };
                if capture && mv.taken.is_none() {
                    return None;
                }
                (mv, SquareSet::EMPTY)
            }
            _ => {
                let from = departure.map_or(SquareSet::ALL, one);
                let (mv, rivals) = position.find_piece(role, to, from).ok()?;
                if capture && mv.taken.is_none() {
                    return None;
                }
                (mv, rivals)
            }
        };
        let departure = departure.map_or((false, false), |d| (is_file(d), is_rank(d)));
        Some(Quick {
            mv: found,
            rivals,
            capture,
            departure,
            sign,
            len: at as u8,
            piece: piece as u8,
            promotion: (0, 0),
        })
    }

    /// Reads a token of the usual kind of any form.
    #[inline(never)]
    pub(super) fn read_any(&self, text: &[u8], position: &Position) -> Option<Quick> {
        let first = *text.first()?;
        if first == b'O' {
            return self.castling(text, position);
        }
        let (role, piece) = match first {
            b'a'..=b'h' => (Role::Pawn, 0),
            _ => self.man(text)?,
        };
        let body = text.get(piece..)?;
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
        if !self.ends(text.get(at..)?) {
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
        let short = |at: usize| u8::try_from(at).ok();
        Some(Quick {
            mv,
            rivals,
            capture,
            departure,
            sign,
            len: short(at)?,
            piece: short(piece)?,
            promotion: (short(promotion.0)?, short(promotion.1)?),
        })
    }
}

impl Quick {
    /// Whether the sign of check or mate, if there is one, says what the position after the move shows.
    #[inline(always)]
    pub(super) fn is_true(&self, after: &Position) -> bool {
        match self.sign {
            0 => true,
            b'#' => after.is_checkmate(),
            _ => after.is_check(),
        }
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

/// The squares that a file or a rank of departure names.
#[inline]
fn one(byte: u8) -> SquareSet {
    if byte >= b'a' { SquareSet::file(byte - b'a') } else { SquareSet::rank(byte - b'1') }
}

/// Whether a token certainly ends before this byte, which is no blank.
#[inline]
fn ends_token(next: u8) -> bool {
    matches!(next, b'\n' | b'\r' | b')' | b'!' | b'?' | b'{' | b'}' | b'$' | b'*')
}

impl QuickTable {
    fn castling(&self, text: &[u8], position: &Position) -> Option<Quick> {
        let (short, mut len) = if text.starts_with(b"O-O-O") { (false, 5) } else { (true, 3) };
        if short && !text.starts_with(b"O-O") {
            return None;
        }
        let sign = sign(text, &mut len);
        if !self.ends(text.get(len..)?) {
            return None;
        }
        Some(Quick {
            mv: position.castle(short)?,
            rivals: SquareSet::EMPTY,
            capture: false,
            departure: (false, false),
            sign,
            len: len as u8,
            piece: 0,
            promotion: (0, 0),
        })
    }

    /// Whether a token certainly ends here. A blank does not end one that goes on in words (` e.p.`, ` mate`,
    /// ` x`).
    #[inline]
    fn ends(&self, rest: &[u8]) -> bool {
        match rest {
            [] | [b' '] => true,
            [b' ', rest @ ..] => self.after_blank(rest),
            [next, ..] => ends_token(*next),
        }
    }

    /// Whether a number, a mark or what looks like a move follows: words such as `ch`, `e.p.` or `Schach` belong
    /// to the move before them.
    #[inline]
    fn after_blank(&self, rest: &[u8]) -> bool {
        let Some(&first) = rest.first() else { return true };
        if self.follows[usize::from(first)] == ANY {
            return true;
        }
        let man = match self.first[usize::from(first)] {
            LONG => self.man(rest).map_or(0, |(_, len)| len),
            _ => usize::from(first.is_ascii_uppercase()),
        };
        let byte = |i: usize| rest.get(man + i).copied().unwrap_or_default();
        let (first, second, third) = (byte(0), byte(1), byte(2));
        let is_file = |b: u8| b.wrapping_sub(b'a') < 8;
        let is_rank = |b: u8| b.wrapping_sub(b'1') < 8;
        let onward = |b: u8| is_rank(b) | (b == b'x');
        // Which form follows cannot be foreseen, so all are tried without a branch.
        let man = man > 0;
        (man & onward(first))
            | (is_file(first) & onward(second))
            | (man & is_file(first) & is_file(second) & is_rank(third))
            || matches!(rest, [b'O', b'-', ..] | [b'(', b' ' | b'0'..=b'9' | b'A'..=b'Z', ..])
    }
}
