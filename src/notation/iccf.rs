//! Correspondence and terminal forms: ICCF digits and Smith's letters.
//!
//! Both name the two squares. What a correspondence player may leave out, such as the eighth rank of a
//! promotion, is read at a cost, so that the plain move wins wherever it is legal.

use super::cursor::{Cursor, DASHES, DIVIDERS, english};
use super::uci::{
    castling, castling_target, divided, king_takes_rook, null, push_squares, spaced_check, square_parts,
};
use super::{Candidate, Notation, Part, Parts, Readings, Repair, RepairSet, Shape};
use crate::board::{CastleSet, Color, MoveKind, Reading, Role, RoleSet, Square, SquareSet};
use crate::played::Played;
use crate::style::Style;

/// ICCF numeric notation: `5254`, promotion by a fifth digit (`57581`: 1 queen, 2 rook, 3 bishop, 4 knight).
///
/// Also read: digits of other scripts, a dash, a full stop, a stroke or blanks between the squares, castling as king
/// takes rook or in zeros, a promotion without its rank (`6762`), its digit set off (`1718 1`), and a sign of check.
/// Refused: more than five digits, such as a date, and a promotion that is not named (`1718`, Black's `1211`).
#[derive(Clone, Copy, Debug, Default)]
pub struct Iccf;

/// Smith's reversible notation: `e2e4`, `d5c6E`, `b7c8rQ`, `e1g1c`; the small letter names what was taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Smith;

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

fn digits(c: &mut Cursor<'_>) -> Option<Square> {
    let start = *c;
    let square = c.native_digit().and_then(|file| Some(Square::at(file, c.native_digit()?)));
    if square.is_none() {
        *c = start;
    }
    square
}

/// Whether a digit or letter follows, of any script.
fn inside(c: Cursor<'_>) -> bool {
    c.inside_word() || { c }.native_digit().is_some()
}

impl Notation for Iccf {
    fn shape(&self) -> Shape {
        Shape { coded: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        if null(&mut c, &["0000"], out) {
            return;
        }
        if castling(&mut c, out) {
            return;
        }
        let Some(from) = digits(&mut c) else { return };
        let first = c.at;
        let spaced = c.blanks();
        let split = c.any(DASHES) || c.any(DIVIDERS) || c.any(&[":", "x", ","]) || spaced;
        c.blanks();
        let at = c.at;
        let to = digits(&mut c);
        let mut parts = Parts::default();
        // Digits of other scripts are as long as two or three of ours.
        parts.set(Part::FromFile, 0, first / 2);
        parts.set(Part::FromRank, first / 2, first);
        parts.set(Part::ToFile, at, at + (c.at - at) / 2);
        parts.set(Part::ToRank, at + (c.at - at) / 2, c.at);
        let cost = u8::from(split);
        if let Some(to) = to {
            let before = c;
            let promotion = c.native_digit().and_then(|code| PROMOTIONS.get(usize::from(code)).copied());
            if promotion.is_some() && !inside(c) {
                parts.set(Part::Promotion, before.at, c.at);
                spaced_check(&mut c, &mut parts);
                push_squares((from, to), promotion, c.at, parts, RepairSet::default(), cost, out);
                return;
            }
            c = before;
            if inside(c) {
                return;
            }
            let (seventh, last) = promotion_ranks(side);
            if from.rank() == seventh
                && to.rank() == last
                && let Some((role, at)) = apart(&mut c, side)
            {
                parts.set(Part::Promotion, at, c.at);
                spaced_check(&mut c, &mut parts);
                push_squares((from, to), Some(role), c.at, parts, RepairSet::default(), cost + 1, out);
                return;
            }
            spaced_check(&mut c, &mut parts);
            push_squares((from, to), None, c.at, parts, RepairSet::default(), cost, out);
            short_promotion(from, to, side, c.at, cost, out);
        }
    }

    fn write(&self, played: &Played<'_>, _style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        if m.kind == MoveKind::Null {
            out.extend_from_slice(b"0000");
            return;
        }
        for square in [m.from, castling_target(played, false)] {
            out.extend_from_slice(&[b'1' + square.file(), b'1' + square.rank()]);
        }
        if let Some(role) = m.promotion {
            let code = PROMOTIONS.iter().position(|&p| p == role).unwrap_or(0);
            out.push(b"1234"[code & 3]);
        }
    }
}

/// The ranks that a pawn leaves and reaches in a promotion.
const fn promotion_ranks(side: Color) -> (u8, u8) {
    match side {
        Color::White => (6, 7),
        Color::Black => (1, 0),
    }
}

/// The digit of a promotion that stands by itself: `1718 1`, `17-18-1`, `1718=1`, `1718(1)`, and where it begins.
///
/// Refused is what may be a move's number, `1718 1.`, or a result, `1718 1-0`; and behind a blank, a digit with
/// another move behind it where a number is due, `1211 2 5254`.
fn apart(c: &mut Cursor<'_>, side: Color) -> Option<(Role, usize)> {
    let start = *c;
    let found = lone_digit(c, side);
    if found.is_none() {
        *c = start;
    }
    found
}

fn lone_digit(c: &mut Cursor<'_>, side: Color) -> Option<(Role, usize)> {
    let mut apart = c.blanks();
    let open = c.any(&["("]);
    let sign = open || c.any(DASHES) || c.any(&["=", "/", "_"]);
    if !open {
        apart |= c.blanks();
    }
    let at = c.at;
    let role = PROMOTIONS.get(usize::from(c.native_digit()?)).copied()?;
    if open {
        return c.any(&[")"]).then_some((role, at));
    }
    if !(sign || apart) || inside(*c) {
        return None;
    }
    let mut next = *c;
    // Only behind Black's move a number is due.
    let numbers = !sign && side == Color::Black;
    let gap = next.blanks();
    let goes_on =
        next.any(DASHES) || next.any(&[".", ":", "/", "½", "…"]) || (numbers && !gap && next.any(&[")"]));
    let numbered = numbers && inside(next);
    (!goes_on && !numbered).then_some((role, at))
}

/// `6762`: from f7 to the f-file, promotion 2, the rank left out. Black's `1211` is none: its last digit is the rank of
/// arrival as well, so that nobody knows whether the queen was named or the promotion forgotten.
fn short_promotion(from: Square, pair: Square, side: Color, len: usize, cost: u8, out: &mut Readings) {
    let (seventh, last) = promotion_ranks(side);
    let (Some(role), true) = (PROMOTIONS.get(usize::from(pair.rank())), from.rank() == seventh) else {
        return;
    };
    if pair.rank() == last {
        return;
    }
    let reading = Reading {
        from: SquareSet::of(from),
        to: SquareSet::of(Square::at(pair.file(), last)),
        roles: RoleSet::of(Role::Pawn),
        promotion: RoleSet::of(*role),
        cost: cost + 2,
        ..Reading::ANY
    };
    let repairs = RepairSet::default().with(Repair::LostSquare);
    out.push(Candidate { reading, len, parts: Parts::default(), repairs });
}

impl Notation for Smith {
    fn shape(&self) -> Shape {
        Shape { coded: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        let Some(from) = c.square() else { return };
        let split = divided(&mut c);
        let at = c.at;
        let Some(to) = c.square() else { return };
        let mut parts = Parts::default();
        square_parts(&mut parts, 0, at);
        let at = c.at;
        let mut reading = Reading { from: SquareSet::of(from), to: SquareSet::of(to), ..Reading::ANY };
        let sign = c.byte(|b| matches!(b, b'p' | b'n' | b'b' | b'r' | b'q' | b'k' | b'E' | b'c' | b'C'));
        match sign {
            Some(b'c') => {
                reading = Reading { roles: RoleSet::of(Role::King), castle: CastleSet::SHORT, ..reading }
            }
            Some(b'C') => {
                reading = Reading { roles: RoleSet::of(Role::King), castle: CastleSet::LONG, ..reading }
            }
            Some(b'E') => {
                reading.taken = RoleSet::of(Role::Pawn);
                reading.castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
            }
            Some(letter) => reading.taken = RoleSet::of_option(english(letter)),
            None => reading.taken = RoleSet::NONE,
        }
        if sign.is_some() {
            parts.set(Part::Taken, at, c.at);
        }
        let at = c.at;
        let promotion = c.byte(|b| matches!(b, b'N' | b'B' | b'R' | b'Q')).and_then(english);
        reading.promotion = RoleSet::of_option(promotion);
        parts.set(Part::Promotion, at, c.at);
        if c.inside_word() {
            return;
        }
        let mut repairs = RepairSet::default();
        if split {
            repairs = repairs.with(Repair::Stray);
            reading.cost = 1;
        }
        out.push(Candidate { reading, len: c.at, parts, repairs });
        if from == to && sign.is_none() {
            // The null move, of which the system says nothing: the king stays where he is.
            let null = Reading { castle: CastleSet::NULL, ..Reading::ANY };
            out.push(Candidate { reading: null, len: c.at, parts, repairs });
        }
        if sign.is_none() {
            // People leave the letters out; the two squares still say which move it was.
            push_squares((from, to), promotion, c.at, parts, repairs, 1, out);
        } else if matches!(sign, Some(b'c' | b'C'))
            && let Some(reading) = king_takes_rook(from, to)
        {
            out.push(Candidate { reading, len: c.at, parts, repairs });
        }
    }

    fn write(&self, played: &Played<'_>, _style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        out.extend_from_slice(&m.from.name());
        out.extend_from_slice(&castling_target(played, false).name());
        match (m.kind, m.taken) {
            (MoveKind::CastleShort, _) => out.push(b'c'),
            (MoveKind::CastleLong, _) => out.push(b'C'),
            (MoveKind::EnPassant, _) => out.push(b'E'),
            (_, Some(role)) => out.push(role.letter().to_ascii_lowercase()),
            (_, None) => {}
        }
        if let Some(role) = m.promotion {
            out.push(role.letter());
        }
    }
}
