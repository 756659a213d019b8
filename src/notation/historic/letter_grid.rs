//! Boards whose squares are named by letters.
//!
//! The letters are data. How moves were written in the old manuscripts is not known, so a move is its two squares with a
//! dash; in the codes of the telegraph they stand together, and two moves may be one word.

use crate::board::{Color, MoveKind, Reading, Role, RoleSet, Square, SquareSet};
use crate::locale::historic::Grid;
use crate::notation::cursor::{CHECKS, Cursor, DASHES, english};
use crate::notation::uci::{castling, push_squares};
use crate::notation::{Candidate, Notation, Part, Parts, Readings, Repair, RepairSet, Shape};
use crate::played::Played;
use crate::style::Style;

use super::by_steps;

/// A square of departure that is not written.
const LOST_SQUARE: u8 = 3;

/// Squares in letters: `ep-en` for e2-e4 in the manuscript Paris fr. 1173, where e8 is `e` alone.
///
/// Read are also a capture sign in the dash's place, a sign of check and `=Q`, and with a report a square of arrival
/// alone where one man can go there; refused are two squares with nothing between them, since a rank may have no letter.
#[derive(Clone, Debug)]
pub struct LetterGrid {
    /// Names and squares, the longest first.
    names: Vec<(String, Square)>,
    /// Whether the two squares of a move stand together.
    joined: bool,
}

impl LetterGrid {
    /// The notation of a grid.
    #[must_use]
    pub fn new(grid: &Grid) -> Self {
        let mut names = Vec::with_capacity(64);
        for (file, rank) in (0..8u8).flat_map(|file| (0..8u8).map(move |rank| (file, rank))) {
            names.push((grid.square(file.into(), rank.into()), Square::at(file, rank)));
        }
        names.sort_by_key(|(name, square)| (std::cmp::Reverse(name.len()), square.index()));
        Self { names, joined: grid.joined }
    }

    fn square(&self, c: &mut Cursor<'_>) -> Option<Square> {
        let first = c.peek()?;
        let here = |(name, _): &&(String, Square)| {
            let (name, rest) = (name.as_bytes(), c.rest());
            match self.joined {
                true => rest.get(..name.len()).is_some_and(|head| head.eq_ignore_ascii_case(name)),
                false => name.first() == Some(&first) && rest.starts_with(name),
            }
        };
        let (name, square) = self.names.iter().find(here)?;
        c.at += name.len();
        Some(*square)
    }

    /// A move of the telegraph: `gego`, and two in one word, `gegoseso`; behind the last square the letters of E. D.
    /// Nores, of which `k` is the knight that a pawn becomes.
    fn code(&self, mut c: Cursor<'_>, out: &mut Readings) {
        let Some(from) = self.square(&mut c) else { return };
        if c.any(DASHES) || c.blanks() {
            c.blanks();
        }
        let Some(to) = self.square(&mut c) else { return };
        let mut parts = Parts::default();
        let mut ahead = c;
        if ahead.inside_word() && self.square(&mut ahead).and_then(|_| self.square(&mut ahead)).is_some() {
            let mut tail = ahead;
            self.suffix(&mut tail, &mut Parts::default());
            if !tail.inside_word() {
                return push_squares((from, to), None, c.at, parts, RepairSet::default(), 0, out);
            }
        }
        let promotion = self.suffix(&mut c, &mut parts);
        if !c.inside_word() {
            push_squares((from, to), promotion, c.at, parts, RepairSet::default(), 0, out);
        }
    }

    /// The letters behind a code: what a pawn becomes, then castling, capture in passing, check, mate or stalemate.
    fn suffix(&self, c: &mut Cursor<'_>, parts: &mut Parts) -> Option<Role> {
        let at = c.at;
        let role = c.byte(|b| b"qrbkQRBK".contains(&b)).map(|letter| match letter.to_ascii_lowercase() {
            b'q' => Role::Queen,
            b'r' => Role::Rook,
            b'b' => Role::Bishop,
            _ => Role::Knight,
        });
        parts.set(Part::Promotion, at, c.at);
        c.byte(|b| b"lpLP".contains(&b));
        let at = c.at;
        if c.byte(|b| b"cmsCMS".contains(&b)).is_some() || c.any(CHECKS) {
            parts.set(Part::Check, at, c.at);
        }
        role
    }

    fn name(&self, square: Square, out: &mut Vec<u8>) {
        if let Some((name, _)) = self.names.iter().find(|(_, named)| *named == square) {
            out.extend_from_slice(name.as_bytes());
        }
    }
}

impl Notation for LetterGrid {
    fn shape(&self) -> Shape {
        Shape { spaced: true, coded: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        let mut parts = Parts::default();
        if castling(&mut c, out) {
            return;
        }
        if self.joined {
            return self.code(c, out);
        }
        let Some(from) = self.square(&mut c) else { return };
        let mut alone = c;
        let blank = c.blanks();
        let at = c.at;
        let mut divided = c.any(DASHES);
        if !divided && c.any(&["x", "×", ":"]) {
            parts.set(Part::Capture, at, c.at);
            divided = true;
        }
        c.blanks();
        let to = if divided || blank { self.square(&mut c) } else { None };
        let Some(to) = to else {
            if !divided {
                let promotion = promotion(&mut alone, &mut parts);
                alone.any(CHECKS);
                arrival(from, promotion, alone, parts, out);
            }
            return;
        };
        let promotion = promotion(&mut c, &mut parts);
        c.any(CHECKS);
        if !c.inside_word() {
            push_squares((from, to), promotion, c.at, parts, RepairSet::default(), 0, out);
        }
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        match m.kind {
            MoveKind::Null => out.extend_from_slice(style.null.as_bytes()),
            MoveKind::CastleShort if !by_steps(m) => out.extend_from_slice(b"O-O"),
            MoveKind::CastleLong if !by_steps(m) => out.extend_from_slice(b"O-O-O"),
            _ => {
                self.name(m.from, out);
                if !self.joined {
                    out.push(b'-');
                }
                self.name(m.to, out);
            }
        }
        match m.promotion {
            Some(Role::Knight) if self.joined => out.push(b'k'),
            Some(role) if self.joined => out.push(role.letter().to_ascii_lowercase()),
            Some(role) => out.extend_from_slice(&[b'=', role.letter()]),
            None => {}
        }
    }
}

/// A square alone: any man that can go there, which is one move where only one can.
fn arrival(to: Square, promotion: Option<Role>, c: Cursor<'_>, parts: Parts, out: &mut Readings) {
    if c.inside_word() {
        return;
    }
    let promotion = RoleSet::of_option(promotion);
    let reading = Reading { to: SquareSet::of(to), promotion, cost: LOST_SQUARE, ..Reading::ANY };
    let repairs = RepairSet::default().with(Repair::LostSquare);
    out.push(Candidate { reading, len: c.at, parts, repairs });
}

fn promotion(c: &mut Cursor<'_>, parts: &mut Parts) -> Option<Role> {
    if !c.any(&["="]) {
        return None;
    }
    let at = c.at;
    let role = c.byte(|b| matches!(b, b'Q' | b'R' | b'B' | b'N')).and_then(english);
    parts.set(Part::Promotion, at, c.at);
    role
}
