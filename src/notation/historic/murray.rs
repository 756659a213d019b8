//! Murray 1913: the algebraic square behind the English letter, a capture by its victim alone.
//!
//! Source: H. J. R. Murray, A History of Chess, Oxford 1913, explanation of the notation: `Kte2`,
//! `Kt(e2)c4`, `aRe1`, `Kt × R`; in doubt the square of departure in brackets, the square of the victim
//! behind it, both, or a pawn's file before either pawn.

use crate::board::{CastleSet, Color, Move, MoveKind, Reading, Role, RoleSet, SquareSet};
use crate::notation::cursor::Cursor;
use crate::notation::uci::{castling, check_sign, en_passant, write_check};
use crate::notation::{Candidate, Notation, Part, Parts, Readings, Repair, RepairSet, Shape};
use crate::played::Played;
use crate::style::Style;

/// Murray's notation: `Pe4`, `Kte2`, `Kt(e2)c4`, `aRe1`, `Kt × R`, `eP × dP`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Murray;

const NAMES: [&str; 6] = ["P", "Kt", "B", "R", "Q", "K"];

fn role(c: &mut Cursor<'_>) -> Option<Role> {
    if c.any(&["Kt", "N"]) {
        return Some(Role::Knight);
    }
    let byte = c.byte(|b| matches!(b, b'P' | b'B' | b'R' | b'Q' | b'K'))?;
    crate::notation::cursor::english(byte)
}

/// `(e2)` or, with `bare`, `e2`.
fn square(c: &mut Cursor<'_>, bare: bool) -> Option<SquareSet> {
    let start = *c;
    let open = c.any(&["(", "["]);
    let square = if open || bare { c.square() } else { None };
    if square.is_none() || (open && !c.any(&[")", "]"])) {
        *c = start;
        return None;
    }
    square.map(SquareSet::of)
}

/// `(e2)`, also behind a blank, as it is printed.
fn spaced_square(c: &mut Cursor<'_>) -> Option<SquareSet> {
    let start = *c;
    c.blanks();
    let square = square(c, false);
    if square.is_none() {
        *c = start;
    }
    square
}

/// A file before a man's letter, `aR`.
fn prefix(c: &mut Cursor<'_>) -> Option<u8> {
    let start = *c;
    let file = c.byte(|b| matches!(b, b'a'..=b'h')).map(|b| b - b'a');
    let mut ahead = *c;
    if file.is_some() && role(&mut ahead).is_some() {
        return file;
    }
    *c = start;
    None
}

impl Notation for Murray {
    fn shape(&self) -> Shape {
        Shape { spaced: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        let mut parts = Parts::default();
        if castling(&mut c, out) {
            return;
        }
        let mut reading = Reading { taken: RoleSet::NONE, ..Reading::ANY };
        if let Some(file) = prefix(&mut c) {
            reading.from = SquareSet::file(file);
            parts.set(Part::FromFile, 0, 1);
        }
        let at = c.at;
        let moved = role(&mut c);
        parts.set(Part::Piece, at, c.at);
        reading.roles = RoleSet::of(moved.unwrap_or(Role::Pawn));
        if moved.is_some()
            && let Some(from) = spaced_square(&mut c)
        {
            reading.from = reading.from.and(from);
        }
        let motion = c;
        c.blanks();
        let at = c.at;
        if moved.is_some() && c.any(&["×", "x", "X", ":", "takes"]) {
            parts.set(Part::Capture, at, c.at);
            c.blanks();
            if !self.victim(&mut c, &mut parts, &mut reading) {
                return;
            }
        } else {
            c = motion;
            c.blanks();
            let at = c.at;
            let Some(to) = c.square() else { return };
            parts.set(Part::ToFile, at, at + 1);
            parts.set(Part::ToRank, at + 1, at + 2);
            reading.to = SquareSet::of(to);
        }
        reading.promotion = RoleSet::of_option(promotion(&mut c, &mut parts));
        check_sign(&mut c, &mut parts);
        check_word(&mut c, &mut parts);
        en_passant(&mut c, &mut parts);
        if parts.get(Part::EnPassant).is_some() {
            reading.castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
        }
        if c.inside_word() {
            return;
        }
        let mut push = |reading, repairs| out.push(Candidate { reading, len: c.at, parts, repairs });
        push(reading, RepairSet::default());
        if reading.taken == RoleSet::NONE {
            let reading = Reading { taken: RoleSet::ROLES, cost: 1, ..reading };
            push(reading, RepairSet::default());
        }
        if reading.roles == RoleSet::of(Role::Pawn) && reading.promotion == RoleSet::NONE {
            let reading = Reading { promotion: RoleSet::PROMOTIONS, taken: RoleSet::ANY, cost: 4, ..reading };
            push(reading, RepairSet::default().with(Repair::LostPromotion));
        }
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        match m.kind {
            MoveKind::Null => return out.extend_from_slice(style.null.as_bytes()),
            MoveKind::CastleShort => out.extend_from_slice(b"O-O"),
            MoveKind::CastleLong => out.extend_from_slice(b"O-O-O"),
            MoveKind::Normal | MoveKind::EnPassant => write_move(played, out),
        }
        if let Some(role) = m.promotion {
            out.push(b'=');
            name(role, out);
        }
        write_check(played, style, out);
        if m.kind == MoveKind::EnPassant {
            out.extend_from_slice(b" e.p.");
        }
    }
}

impl Murray {
    /// What is taken: `R`, `R(e5)`, `Re5`, `dP`, or the square alone.
    fn victim(&self, c: &mut Cursor<'_>, parts: &mut Parts, reading: &mut Reading) -> bool {
        let file = prefix(c);
        let at = c.at;
        let Some(taken) = role(c) else {
            reading.taken = RoleSet::ROLES;
            let to = c.square();
            reading.to = to.map_or(SquareSet::EMPTY, SquareSet::of);
            return to.is_some();
        };
        parts.set(Part::Taken, at, c.at);
        reading.taken = RoleSet::of(taken);
        if let Some(file) = file {
            reading.to = SquareSet::file(file);
        }
        if let Some(to) = square(c, true).or_else(|| spaced_square(c)) {
            reading.to = reading.to.and(to);
        }
        true
    }
}

fn promotion(c: &mut Cursor<'_>, parts: &mut Parts) -> Option<Role> {
    let start = *c;
    // Only a bracket that was opened is closed: behind `=Q` one ends a variation.
    let bracket = c.any(&["("]);
    let open = bracket || c.any(&["="]);
    let at = c.at;
    let role = if open { role(c).filter(|role| Role::PROMOTIONS.contains(role)) } else { None };
    if role.is_none() {
        *c = start;
        return None;
    }
    parts.set(Part::Promotion, at, c.at);
    if bracket {
        c.any(&[")"]);
    }
    role
}

/// `ch.` or `mate` behind a move, in the English of the book.
fn check_word(c: &mut Cursor<'_>, parts: &mut Parts) {
    let start = *c;
    c.blanks();
    let at = c.at;
    if parts.get(Part::Check).is_none() && c.any(&["mate", "ch."]) && !c.inside_word() {
        parts.set(Part::Check, at, c.at);
    } else {
        *c = start;
    }
}

fn name(role: Role, out: &mut Vec<u8>) {
    out.extend_from_slice(NAMES[role as usize].as_bytes());
}

fn bracket(square: crate::board::Square, out: &mut Vec<u8>) {
    out.push(b'(');
    out.extend_from_slice(&square.name());
    out.push(b')');
}

/// How much is said of the two squares.
type Form = (From, bool);

#[derive(Clone, Copy, PartialEq, Eq)]
enum From {
    Name,
    File,
    Square,
}

/// In the order in which they lengthen; the flag is the victim's square, or for a pawn its file.
const FORMS: [Form; 6] = [
    (From::Name, false),
    (From::File, false),
    (From::Square, false),
    (From::Name, true),
    (From::File, true),
    (From::Square, true),
];

fn write_move(played: &Played<'_>, out: &mut Vec<u8>) {
    let m = &played.mv;
    let wide = Reading {
        to: if m.taken.is_some() { SquareSet::ALL } else { SquareSet::of(m.to) },
        roles: RoleSet::of(m.role),
        taken: RoleSet::of_option(m.taken),
        promotion: RoleSet::of_option(m.promotion),
        ..Reading::ANY
    };
    let mut rivals = Vec::new();
    played.before.resolve(&wide, None, &mut rivals);
    rivals.retain(|rival| rival != m && (m.kind != MoveKind::EnPassant || rival.kind == MoveKind::EnPassant));
    let fits = |(from, victim): Form, rival: &Move| {
        let from = match from {
            From::Name => true,
            From::File => rival.from.file() == m.from.file(),
            From::Square => rival.from == m.from,
        };
        from && (!victim || rival.to == m.to)
    };
    let form = FORMS.into_iter().find(|&form| !rivals.iter().any(|rival| fits(form, rival)));
    let (from, victim) = form.unwrap_or((From::Square, true));
    if from == From::File {
        out.push(b'a' + m.from.file());
    }
    name(m.role, out);
    if from == From::Square {
        bracket(m.from, out);
    }
    match m.taken {
        Some(taken) => {
            out.extend_from_slice(" × ".as_bytes());
            name(taken, out);
            if victim {
                bracket(m.to, out);
            }
        }
        None => out.extend_from_slice(&m.to.name()),
    }
}
