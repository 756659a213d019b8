//! Moves as two squares in Latin letters: UCI, and the printed coordinate form.
//!
//! Castling is read in every spelling that cannot be another move: the king's two steps from the e-file,
//! the king on its own rook, and in the printed form the zeros.

use super::cursor::{CAPTURES, CHECKS, Cursor, DASHES, DIVIDERS, LONG, SHORT, english};
use super::facts;
use super::{Candidate, Notation, Part, Parts, Readings, Repair, RepairSet, Shape};
use crate::board::{CastleSet, Check, Color, MoveKind, Reading, Role, RoleSet, Square, SquareSet};
use crate::played::Played;
use crate::style::Style;

/// The moves of the Universal Chess Interface: `e2e4`, `e7e8q`, `0000`.
///
/// Read are also an upper-case promotion, both spellings of castling, `e1g1` and `e1h1`, and with a report a sign
/// between the squares, `e2-e4`. Refused is a blank between them, since `e2 e4` may be two moves of another system, and
/// what stands inside a longer word, such as `e2e4x`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uci {
    /// Write castling as the king taking its own rook, as Chess960 asks.
    pub chess960: bool,
}

/// The printed form `e2-e4`, `e4xd5`, `e7-e8=Q`, `O-O`; also read are Hirschel's and Allgaier's `g1–f3`,
/// `e4°d5`, an arrow, a stroke, a full stop or blanks between the squares, and check signs behind the move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Coordinate;

/// The reading of two squares; castling is open where no other move of a king can be meant.
pub(crate) fn squares(from: Square, to: Square, promotion: RoleSet) -> Reading {
    let back = from.rank() == to.rank() && matches!(from.rank(), 0 | 7);
    let steps = back && from.file() == 4 && matches!(to.file(), 2 | 6);
    let castle =
        if steps { CastleSet::NORMAL.or(CastleSet::SHORT).or(CastleSet::LONG) } else { CastleSet::NORMAL };
    Reading { from: SquareSet::of(from), to: SquareSet::of(to), promotion, castle, ..Reading::ANY }
}

/// The reading of a king that moves onto its own rook, where the squares allow that.
pub(crate) fn king_takes_rook(from: Square, to: Square) -> Option<Reading> {
    let back = from.rank() == to.rank() && matches!(from.rank(), 0 | 7) && from != to;
    let side = if to.file() > from.file() { CastleSet::SHORT } else { CastleSet::LONG };
    back.then(|| Reading {
        from: SquareSet::of(from),
        to: SquareSet::of(to),
        ..Reading::castling(side.or(CastleSet::ROOK_SQUARE))
    })
}

/// Adds what two squares and perhaps a promotion may mean.
pub(crate) fn push_squares(
    (from, to): (Square, Square),
    promotion: Option<Role>,
    len: usize,
    parts: Parts,
    repairs: RepairSet,
    cost: u8,
    out: &mut Readings,
) {
    let mut push = |reading: Reading, repairs, more: u8| {
        let reading = Reading { cost: cost + more, ..reading };
        out.push(Candidate { reading, len, parts, repairs });
    };
    push(squares(from, to, RoleSet::of_option(promotion)), repairs, 0);
    if promotion.is_none() {
        if let Some(reading) = king_takes_rook(from, to) {
            push(reading, repairs, 0);
        }
        if matches!((from.rank(), to.rank()), (6, 7) | (1, 0)) {
            let reading =
                Reading { roles: RoleSet::of(Role::Pawn), ..squares(from, to, RoleSet::PROMOTIONS) };
            push(reading, repairs.with(Repair::LostPromotion), 4);
        }
    }
}

/// Notes the parts of two squares that stand at the given offsets.
pub(crate) fn square_parts(parts: &mut Parts, from: usize, to: usize) {
    parts.set(Part::FromFile, from, from + 1);
    parts.set(Part::FromRank, from + 1, from + 2);
    parts.set(Part::ToFile, to, to + 1);
    parts.set(Part::ToRank, to + 1, to + 2);
}

/// Passes over what stands between two squares that belong together without a sign: a dash, an arrow, a colon.
pub(crate) fn divided(c: &mut Cursor<'_>) -> bool {
    c.any(DASHES) || c.any(DIVIDERS) || c.any(CAPTURES)
}

/// The words around moves in the lines `bestmove e2e4 ponder e7e5` and `position startpos moves e2e4`.
const PROTOCOL: &[&str] = &["bestmove", "ponder", "position", "startpos", "moves"];

impl Notation for Uci {
    fn shape(&self) -> Shape {
        Shape { coded: true, protocol: PROTOCOL, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        if null(&mut c, &["0000", "@@@@"], out) {
            return;
        }
        let Some(from) = c.square() else { return };
        let split = divided(&mut c);
        let at = c.at;
        let Some(to) = c.square() else { return };
        let mut parts = Parts::default();
        square_parts(&mut parts, 0, at);
        let promotion = promotion_letter(&mut c, &mut parts);
        if c.inside_word() {
            return;
        }
        let upper = text.iter().take(at + 1).any(u8::is_ascii_uppercase);
        let mut repairs = if upper { RepairSet::default().with(Repair::Case) } else { RepairSet::default() };
        if split {
            repairs = repairs.with(Repair::Stray);
        }
        push_squares((from, to), promotion, c.at, parts, repairs, u8::from(upper) + u8::from(split), out);
    }

    fn write(&self, played: &Played<'_>, _style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        if m.kind == MoveKind::Null {
            out.extend_from_slice(b"0000");
            return;
        }
        out.extend_from_slice(&m.from.name());
        out.extend_from_slice(&castling_target(played, self.chess960).name());
        if let Some(role) = m.promotion {
            out.push(role.letter().to_ascii_lowercase());
        }
    }
}

/// The square that a coordinate move names: for castling the king's two steps, or the rook's square where
/// that is asked for or the two steps would not tell.
pub(crate) fn castling_target(played: &Played<'_>, rook_square: bool) -> Square {
    let m = &played.mv;
    match facts::castling_rook(played) {
        Some(rook) if rook_square || m.from.file() != 4 || !matches!(rook.file(), 0 | 7) => rook,
        _ => m.to,
    }
}

/// Reads `q`, `=Q`, `(Q)`, `/Q`, or nothing.
fn promotion_letter(c: &mut Cursor<'_>, parts: &mut Parts) -> Option<Role> {
    let start = *c;
    // Only a bracket that was opened is closed: behind `=Q` one ends a variation.
    let open = c.any(&["(", "["]);
    if !open {
        c.any(&["=", "/"]);
    }
    let at = c.at;
    let role = c.byte(|b| matches!(b.to_ascii_lowercase(), b'q' | b'r' | b'b' | b'n')).and_then(english);
    if role.is_none() || c.inside_word() {
        *c = start;
        return None;
    }
    parts.set(Part::Promotion, at, c.at);
    if open {
        c.any(&[")", "]"]);
    }
    role
}

impl Notation for Coordinate {
    fn shape(&self) -> Shape {
        Shape { spaced: true, coded: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        let mut parts = Parts::default();
        if castling(&mut c, out) {
            return;
        }
        let Some(from) = c.square() else { return };
        let mut cost = 0;
        let spaced = c.blanks();
        let sign = c.at;
        let dash = c.any(DASHES);
        let capture = !dash && c.any(CAPTURES);
        if capture {
            parts.set(Part::Capture, sign, c.at);
        }
        if !dash && !capture {
            cost += u8::from(c.any(DIVIDERS) || spaced);
        }
        c.blanks();
        let at = c.at;
        let Some(to) = c.square() else { return };
        square_parts(&mut parts, 0, at);
        let promotion = promotion_letter(&mut c, &mut parts);
        spaced_check(&mut c, &mut parts);
        en_passant(&mut c, &mut parts);
        if c.inside_word() {
            return;
        }
        push_squares((from, to), promotion, c.at, parts, RepairSet::default(), cost, out);
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        match m.kind {
            MoveKind::Null => out.extend_from_slice(style.null.as_bytes()),
            MoveKind::CastleShort => out.extend_from_slice(style.castle_short.as_bytes()),
            MoveKind::CastleLong => out.extend_from_slice(style.castle_long.as_bytes()),
            MoveKind::Normal | MoveKind::EnPassant => {
                out.extend_from_slice(&m.from.name());
                let sign = if m.taken.is_some() { &style.capture } else { &style.dash };
                out.extend_from_slice(sign.as_bytes());
                out.extend_from_slice(&m.to.name());
                if let Some(role) = m.promotion {
                    out.extend_from_slice(style.promotion.as_bytes());
                    out.push(role.letter());
                    out.extend_from_slice(style.promotion_end.as_bytes());
                }
            }
        }
        write_check(played, style, out);
        if m.kind == MoveKind::EnPassant {
            out.extend_from_slice(style.en_passant.as_bytes());
        }
    }
}

/// Reads castling written with O or zeros, with its sign of check, or the null move as PGN writes it; false where
/// the token does not begin so.
pub(crate) fn castling(c: &mut Cursor<'_>, out: &mut Readings) -> bool {
    for (signs, castle) in [(LONG, CastleSet::LONG), (SHORT, CastleSet::SHORT)] {
        if c.any(signs) {
            let mut parts = Parts::default();
            check_sign(c, &mut parts);
            if !c.inside_word() {
                let reading = Reading::castling(castle);
                out.push(Candidate { reading, len: c.at, parts, repairs: RepairSet::default() });
            }
            return true;
        }
    }
    null(c, &[NULL], out)
}

/// The null move as PGN writes it.
pub(crate) const NULL: &str = "--";

/// Reads one of the signs of a null move; false where none stands there alone.
pub(crate) fn null(c: &mut Cursor<'_>, signs: &[&str], out: &mut Readings) -> bool {
    let found = c.any(signs) && !c.inside_word();
    if found {
        let reading = Reading::castling(CastleSet::NULL);
        let (parts, repairs) = (Parts::default(), RepairSet::default());
        out.push(Candidate { reading, len: c.at, parts, repairs });
    }
    found
}

/// Reads a sign of check or mate behind a move.
pub(crate) fn check_sign(c: &mut Cursor<'_>, parts: &mut Parts) {
    let at = c.at;
    if c.any(CHECKS) {
        parts.set(Part::Check, at, c.at);
    }
}

/// Reads a sign of check or mate behind a move, also behind a blank: `f1-b5 †`, `f1-b5 ×`. A sign that a square or
/// another sign follows is none: `e4 × d5`, `e4 +-`.
pub(crate) fn spaced_check(c: &mut Cursor<'_>, parts: &mut Parts) {
    let start = *c;
    check_sign(c, parts);
    if c.at > start.at || !c.blanks() {
        return;
    }
    let at = c.at;
    let ends = |c: &Cursor<'_>| c.peek().is_none_or(|b| b.is_ascii_whitespace() || b",.;)!?".contains(&b));
    if c.any(CHECKS) && ends(c) {
        let mut next = *c;
        next.blanks();
        if next.square().is_none() {
            parts.set(Part::Check, at, c.at);
            return;
        }
    }
    *c = start;
}

/// Reads the words for a capture in passing behind a move.
pub(crate) fn en_passant(c: &mut Cursor<'_>, parts: &mut Parts) {
    let start = *c;
    c.blanks();
    let at = c.at;
    if c.any(&["e.p.", "e. p.", "ep.", "ep"]) && !c.inside_word() {
        parts.set(Part::EnPassant, at, c.at);
    } else {
        *c = start;
    }
}

/// Appends the style's sign of check or mate where the move gives it.
pub(crate) fn write_check(played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
    let sign = match facts::check(played) {
        (Check::None, _) => return,
        (_, true) => &style.mate,
        (Check::Double, _) if !style.double_check.is_empty() => &style.double_check,
        (Check::Discovered, _) if !style.discovered_check.is_empty() => &style.discovered_check,
        (Check::Direct | Check::Discovered | Check::Double, _) => &style.check,
    };
    out.extend_from_slice(sign.as_bytes());
}
