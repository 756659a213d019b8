//! Writing in the algebraic family, from the board and a style.

use crate::board::{Check, Move, MoveKind, Position, Reading, Role, RoleSet, SquareSet};
use crate::played::Played;
use crate::style::{CapturePlace, PawnCapture, Style};

/// The strings that are written for men, files and ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// White's men, by role; the pawn's is not written in moves.
    pub white: [String; 6],
    /// Black's men, by role; another row only for figurines.
    pub black: [String; 6],
    /// Files a to h.
    pub files: [String; 8],
    /// Ranks 1 to 8.
    pub ranks: [String; 8],
    /// Whether the rank is written before the file.
    pub digit_first: bool,
    /// For each role the others that are written alike, as king and queen are in Maltese: a move of one must be told
    /// from those of the others too.
    pub shared: [RoleSet; 6],
}

impl Letters {
    /// Latin files and digits with the given men, the same for both sides.
    #[must_use]
    pub fn latin(men: [String; 6]) -> Self {
        let one = |base: u8| std::array::from_fn(|i| char::from(base + i as u8).to_string());
        let pieces = || Role::ALL.into_iter().filter(|role| *role != Role::Pawn);
        let mut shared = [RoleSet::EMPTY; 6];
        for role in pieces() {
            let alike = |other: &Role| *other != role && men[*other as usize] == men[role as usize];
            shared[role as usize] =
                pieces().filter(alike).fold(RoleSet::EMPTY, |all, other| all.or(RoleSet::of(other)));
        }
        Self {
            black: men.clone(),
            white: men,
            files: one(b'a'),
            ranks: one(b'1'),
            digit_first: false,
            shared,
        }
    }

    /// The string for a man of a side.
    #[must_use]
    pub fn man(&self, white: bool, role: Role) -> &str {
        let row = if white { &self.white } else { &self.black };
        &row[role as usize]
    }

    /// The squares of men of other roles that are written alike and may go where this one goes.
    #[inline]
    #[must_use]
    pub fn rivals(&self, played: &Played<'_>) -> SquareSet {
        let mv = &played.mv;
        let shared = self.shared[mv.role as usize];
        if shared == RoleSet::EMPTY || mv.kind != MoveKind::Normal {
            return SquareSet::EMPTY;
        }
        let reading = Reading { roles: shared, to: SquareSet::of(mv.to), ..Reading::ANY };
        let mut moves = Vec::new();
        played.before.resolve(&reading, None, &mut moves);
        moves.iter().fold(SquareSet::EMPTY, |all, other| all.or(SquareSet::of(other.from)))
    }

    /// Appends a square.
    pub(crate) fn square(&self, file: u8, rank: u8, out: &mut Vec<u8>) {
        let (file, rank) = (&self.files[usize::from(file & 7)], &self.ranks[usize::from(rank & 7)]);
        let (first, second) = if self.digit_first { (rank, file) } else { (file, rank) };
        put(first, out);
        put(second, out);
    }
}

/// Appends a short text; most letters, squares and signs are one byte, which needs no copying routine.
#[inline]
fn put(text: &str, out: &mut Vec<u8>) {
    match text.as_bytes() {
        [] => {}
        [one] => out.push(*one),
        more => out.extend_from_slice(more),
    }
}

/// Which part of the departure square is needed to tell the move from the other men of its kind.
///
/// Source: PGN standard, section 8.2.3.4: file if that is enough, else rank, else both, among legal moves only.
#[must_use]
pub(crate) fn disambiguation(rivals: SquareSet, mv: &Move) -> (bool, bool) {
    if rivals.is_empty() {
        return (false, false);
    }
    let file = rivals.and(SquareSet::file(mv.from.file())).is_empty();
    let rank = rivals.and(SquareSet::rank(mv.from.rank())).is_empty();
    match (file, rank) {
        (true, _) => (true, false),
        (false, true) => (false, true),
        (false, false) => (true, true),
    }
}

/// Appends a move.
pub(crate) fn write(played: &Played<'_>, letters: &Letters, style: &Style, long: bool, out: &mut Vec<u8>) {
    if without_check(played, None, letters, style, long, out) {
        check(played, style, out);
    }
}

/// Appends a move whose position afterwards, and whose rivals, are at hand.
#[inline]
pub(crate) fn write_with(
    played: &Played<'_>,
    after: &Position,
    rivals: SquareSet,
    letters: &Letters,
    style: &Style,
    long: bool,
    out: &mut Vec<u8>,
) {
    if without_check(played, Some(rivals), letters, style, long, out) && after.is_check() {
        if !style.double_check.is_empty() || !style.discovered_check.is_empty() {
            check(played, style, out);
        } else if !style.mate.is_empty() && after.is_checkmate() {
            put(&style.mate, out);
        } else {
            put(&style.check, out);
        }
    }
}

/// Appends a move but for the sign of check; says whether there may be one.
fn without_check(
    played: &Played<'_>,
    rivals: Option<SquareSet>,
    letters: &Letters,
    style: &Style,
    long: bool,
    out: &mut Vec<u8>,
) -> bool {
    let mv = &played.mv;
    match mv.kind {
        MoveKind::Null => {
            out.extend_from_slice(style.null.as_bytes());
            return false;
        }
        MoveKind::CastleShort => out.extend_from_slice(style.castle_short.as_bytes()),
        MoveKind::CastleLong => out.extend_from_slice(style.castle_long.as_bytes()),
        MoveKind::Normal | MoveKind::EnPassant => {
            body(played, rivals, letters, style, long || style.long, out)
        }
    }
    true
}

fn body(
    played: &Played<'_>,
    rivals: Option<SquareSet>,
    letters: &Letters,
    style: &Style,
    long: bool,
    out: &mut Vec<u8>,
) {
    let mv = &played.mv;
    let white = played.side() == crate::board::Color::White;
    let pawn = mv.role == Role::Pawn;
    let capture = mv.taken.is_some();
    if !pawn {
        put(letters.man(white, mv.role), out);
    }
    let mut sign = if capture { style.capture.as_str() } else { "" };
    let mut rank_written = true;
    if long {
        letters.square(mv.from.file(), mv.from.rank(), out);
        if sign.is_empty() || style.capture_place == CapturePlace::After {
            put(&style.dash, out);
        }
    } else if pawn && capture {
        put(&letters.files[usize::from(mv.from.file())], out);
        match style.pawn_capture {
            PawnCapture::Full => {}
            PawnCapture::NoSign => sign = "",
            PawnCapture::Files => {
                sign = "";
                rank_written = mv.promotion.is_some() || !only_capture_between(played.before, mv);
            }
        }
    } else if !pawn {
        let rivals = rivals.unwrap_or_else(|| played.before.rivals(mv)).or(letters.rivals(played));
        let (file, rank) = disambiguation(rivals, mv);
        match (file, rank) {
            (true, true) => letters.square(mv.from.file(), mv.from.rank(), out),
            (true, false) => put(&letters.files[usize::from(mv.from.file())], out),
            (false, true) => put(&letters.ranks[usize::from(mv.from.rank())], out),
            (false, false) => {}
        }
    }
    if style.capture_place == CapturePlace::Before {
        put(sign, out);
    }
    if rank_written {
        letters.square(mv.to.file(), mv.to.rank(), out);
    } else {
        put(&letters.files[usize::from(mv.to.file())], out);
    }
    if let Some(role) = mv.promotion {
        put(&style.promotion, out);
        put(letters.man(white, role), out);
        put(&style.promotion_end, out);
    }
    if style.capture_place == CapturePlace::After {
        put(sign, out);
    }
    if mv.kind == MoveKind::EnPassant {
        put(&style.en_passant, out);
    }
}

/// Whether no other pawn of that file takes on that file.
fn only_capture_between(position: &Position, mv: &Move) -> bool {
    let reading = crate::board::Reading {
        from: SquareSet::file(mv.from.file()),
        to: SquareSet::file(mv.to.file()),
        roles: crate::board::RoleSet::of(Role::Pawn),
        ..crate::board::Reading::ANY
    };
    let mut moves = Vec::new();
    position.resolve(&reading, None, &mut moves);
    moves.len() == 1
}

/// Appends the sign for what the move does to the other king.
fn check(played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
    if style.check.is_empty() && style.mate.is_empty() {
        return;
    }
    let effect = played.before.check_after(&played.mv);
    if effect == Check::None {
        return;
    }
    if !style.mate.is_empty() && played.before.gives_mate(&played.mv) {
        return out.extend_from_slice(style.mate.as_bytes());
    }
    let own = match effect {
        Check::Double => style.double_check.as_str(),
        Check::Discovered => style.discovered_check.as_str(),
        _ => "",
    };
    out.extend_from_slice(if own.is_empty() { style.check.as_bytes() } else { own.as_bytes() });
}

/// A move in the export form of PGN.
#[must_use]
pub fn english_san(position: &Position, mv: &Move) -> String {
    let men = Role::ALL.map(|role| char::from(role.letter()).to_string());
    let mut out = Vec::new();
    let played = Played { mv: *mv, before: position, births: None };
    write(&played, &Letters::latin(men), &Style::default(), false, &mut out);
    String::from_utf8(out).unwrap_or_default()
}
