//! The old Arabic notation: every man has a code of its own, by the wing on which it began.
//!
//! The codes and what the source leaves open stand in `locales/ar/wing.yaml`.

use crate::board::{CastleSet, Color, FileSet, MoveKind, Reading, Role, RoleSet, Square, SquareSet};
use crate::locale::historic::WingTable;
use crate::played::Played;
use crate::style::Style;

use super::cursor::{CHECKS, Cursor, DASHES};
use super::historic::{Named, born, half_of, on_files};
use super::uci::{NULL, null, write_check};
use super::{Candidate, Notation, Part, Parts, Readings, Repair, RepairSet, Shape};

/// Wing codes: `حمf3` is the king's knight to f3, `بوd4` the queen's pawn to d4.
///
/// Read are also Arabic files and figures (`حمو٣`, and with the figure first `حم٣و`), a letter without a
/// wing, a capture sign, tatweel between the letters, and with a report a man of another wing that stands on the one
/// named. Refused is a code without a whole square, and one of a wing where no such man began or stands: `حوf3` at
/// the start.
#[derive(Clone, Debug)]
pub struct Wing {
    table: WingTable,
    /// Codes with what they stand for, the longest first.
    codes: Vec<(String, RoleSet, FileSet)>,
}

/// The men of the first rank from the a-file.
const FIRST_RANK: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];
/// A side that is meant by where the man stands, half of the board or a pawn's file.
const BY_PLACE: u8 = 1;

impl Wing {
    /// The notation of one language's table.
    #[must_use]
    pub fn new(table: WingTable) -> Self {
        let mut codes = Vec::with_capacity(22);
        for (file, (man, pawn)) in (0u8..).zip(table.men.iter().zip(&table.pawns)) {
            let role = FIRST_RANK[usize::from(file & 7)];
            let born = if role == Role::King { FileSet::ANY } else { FileSet::of(file) };
            codes.push((man.clone(), RoleSet::of(role), born));
            codes.push((pawn.clone(), RoleSet::of(Role::Pawn), FileSet::of(file)));
        }
        for (role, letter) in Role::ALL.into_iter().zip(&table.plain) {
            if matches!(role, Role::King | Role::Queen) {
                continue;
            }
            codes.push((letter.clone(), RoleSet::of(role), FileSet::ANY));
        }
        codes.sort_by_key(|(code, ..)| std::cmp::Reverse(code.len()));
        Self { table, codes }
    }

    /// A square in Latin or Arabic signs, file or figure first.
    fn square(&self, c: &mut Cursor<'_>) -> Option<Square> {
        let start = *c;
        if let Some(square) = c.square() {
            return Some(square);
        }
        if let Some(file) = self.file(c)
            && let Some(rank) = self.digit(c)
        {
            return Some(Square::at(file, rank));
        }
        *c = start;
        if let Some(rank) = self.digit(c)
            && let Some(file) = self.file(c)
        {
            return Some(Square::at(file, rank));
        }
        *c = start;
        None
    }

    fn file(&self, c: &mut Cursor<'_>) -> Option<u8> {
        let file = index(c, &self.table.files).or_else(|| c.file());
        fillers(c);
        file
    }

    fn digit(&self, c: &mut Cursor<'_>) -> Option<u8> {
        let digit = index(c, &self.table.digits).or_else(|| c.digit());
        fillers(c);
        digit
    }

    /// What stands behind the code `code` of the text.
    fn behind(&self, start: Cursor<'_>, code: &(String, RoleSet, FileSet), out: &mut Readings) {
        let (_, roles, born) = code;
        let mut c = start;
        let mut parts = Parts::default();
        parts.set(Part::Piece, 0, c.at);
        fillers(&mut c);
        c.any(&[" "]);
        let mut from = SquareSet::ALL;
        let at = c.at;
        if let Some(square) = self.square(&mut c) {
            let mut ahead = c;
            let dash = ahead.any(DASHES);
            let takes = !dash && word(&mut ahead, &self.table.takes);
            if (dash || takes) && self.square(&mut ahead.clone()).is_some() {
                from = SquareSet::of(square);
                c = ahead;
            } else {
                c.at = at;
            }
        }
        let at = c.at;
        if word(&mut c, &self.table.takes) {
            parts.set(Part::Capture, at, c.at);
        }
        c.any(DASHES);
        c.any(&[" "]);
        let Some(to) = self.square(&mut c) else { return };
        let promotion = self.promotion(&mut c, &mut parts);
        self.signs(&mut c, &mut parts);
        if c.inside_word() {
            return;
        }
        let repairs = RepairSet::default();
        let (roles, born, len) = (*roles, *born, c.at);
        let named = Named { roles, born, from, to, promotion, len, parts, cost: 0, repairs };
        if from != SquareSet::ALL {
            // A promoted man began nowhere.
            Named { born: FileSet::ANY, ..named }.push(out);
            return;
        }
        named.push(out);
        if born == FileSet::ANY {
            return;
        }
        let by_place = Named { born: FileSet::ANY, cost: BY_PLACE, ..named };
        if roles == RoleSet::of(Role::Queen) {
            // A queen that was a pawn, without the square that tells it apart.
            by_place.push(out);
        } else {
            let files = if roles == RoleSet::of(Role::Pawn) { born } else { half_of(born) };
            let repairs = repairs.with(Repair::OtherWing);
            Named { from: on_files(files), repairs, ..by_place }.push(out);
        }
    }

    fn promotion(&self, c: &mut Cursor<'_>, parts: &mut Parts) -> Option<Role> {
        let start = *c;
        // Only a bracket that was opened is closed: behind a promotion without one a variation may end.
        let open = c.any(&["("]);
        if !open {
            c.any(&["=", "/"]);
        }
        let at = c.at;
        let role = Role::PROMOTIONS.into_iter().find(|&role| {
            let letter = self.table.plain.get(role as usize);
            letter.is_some_and(|letter| !letter.is_empty() && c.rest().starts_with(letter.as_bytes()))
        });
        match role {
            Some(role) => {
                c.at += self.table.plain.get(role as usize).map_or(0, String::len);
                parts.set(Part::Promotion, at, c.at);
                if open {
                    c.any(&[")"]);
                }
            }
            None => *c = start,
        }
        role
    }

    fn signs(&self, c: &mut Cursor<'_>, parts: &mut Parts) {
        let start = *c;
        c.blanks();
        let at = c.at;
        if word(c, &self.table.mate) || word(c, &self.table.check) || c.any(CHECKS) {
            parts.set(Part::Check, at, c.at);
        } else {
            *c = start;
        }
        let start = *c;
        c.blanks();
        let at = c.at;
        if word(c, &self.table.en_passant) {
            parts.set(Part::EnPassant, at, c.at);
        } else {
            *c = start;
        }
    }
}

/// Tatweel and joiners, which only lengthen a letter.
fn fillers(c: &mut Cursor<'_>) {
    // The first bytes of the marks below.
    if !matches!(c.peek(), Some(0xd8 | 0xd9 | 0xe2)) {
        return;
    }
    while c.any(&["\u{640}", "\u{200d}", "\u{200c}", "\u{200e}", "\u{200f}", "\u{61c}"]) {}
}

fn index(c: &mut Cursor<'_>, lists: &[Vec<String>]) -> Option<u8> {
    (0u8..).zip(lists).find_map(|(index, signs)| word(c, signs).then_some(index))
}

fn word(c: &mut Cursor<'_>, words: &[String]) -> bool {
    let longest = words.iter().filter(|word| c.rest().starts_with(word.as_bytes())).max_by_key(|w| w.len());
    if let Some(word) = longest {
        c.at += word.len();
    }
    longest.is_some()
}

impl Notation for Wing {
    fn shape(&self) -> Shape {
        Shape { needs_births: true, spaced: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let c = Cursor::new(text);
        if null(&mut { c }, &[NULL], out) {
            return;
        }
        for (words, castle) in
            [(&self.table.castles_long, CastleSet::LONG), (&self.table.castles_short, CastleSet::SHORT)]
        {
            let mut c = c;
            if word(&mut c, words) {
                let mut parts = Parts::default();
                self.signs(&mut c, &mut parts);
                let reading = Reading::castling(castle);
                out.push(Candidate { reading, len: c.at, parts, repairs: RepairSet::default() });
                return;
            }
        }
        for code in &self.codes {
            let mut c = c;
            if code.0.as_bytes().get(..2) != text.get(..2) {
                continue;
            }
            // A code's letters may be drawn out by tatweel.
            let found = code.0.chars().all(|letter| {
                let mut bytes = [0; 4];
                let letter: &str = letter.encode_utf8(&mut bytes);
                let here = c.rest().starts_with(letter.as_bytes());
                c.at += if here { letter.len() } else { 0 };
                fillers(&mut c);
                here
            });
            if found {
                self.behind(c, code, out);
            }
        }
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        match m.kind {
            MoveKind::Null => out.extend_from_slice(style.null.as_bytes()),
            MoveKind::CastleShort => out.extend_from_slice(style.castle_short.as_bytes()),
            MoveKind::CastleLong => out.extend_from_slice(style.castle_long.as_bytes()),
            MoveKind::Normal | MoveKind::EnPassant => {
                let plain = |role: Role| self.table.plain.get(role as usize).map_or("", String::as_str);
                let sign: &str = if m.taken.is_some() { &style.capture } else { "" };
                let codes = if m.role == Role::Pawn { &self.table.pawns } else { &self.table.men };
                let born = born(played, RoleSet::of(m.role), |file| match m.role {
                    Role::King => FileSet::ANY,
                    Role::Pawn => FileSet::of(file),
                    role if FIRST_RANK.get(usize::from(file)) == Some(&role) => FileSet::of(file),
                    _ => FileSet(0),
                });
                let file = if m.role == Role::King { born.map(|_| 4) } else { born };
                match file.and_then(|file| codes.get(usize::from(file))) {
                    Some(code) => out.extend_from_slice(code.as_bytes()),
                    None => {
                        out.extend_from_slice(plain(m.role).as_bytes());
                        out.extend_from_slice(&m.from.name());
                        if sign.is_empty() {
                            out.push(b'-');
                        }
                    }
                }
                out.extend_from_slice(sign.as_bytes());
                self.write_square(m.to, style, out);
                if let Some(role) = m.promotion {
                    out.extend_from_slice(style.promotion.as_bytes());
                    out.extend_from_slice(plain(role).as_bytes());
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

impl Wing {
    fn write_square(&self, square: Square, style: &Style, out: &mut Vec<u8>) {
        let [file, rank] = square.name();
        let first = |lists: &[Vec<String>], index: u8| {
            lists.get(usize::from(index)).and_then(|signs| signs.first()).cloned().unwrap_or_default()
        };
        if style.native_files {
            out.extend_from_slice(first(&self.table.files, square.file()).as_bytes());
        } else {
            out.push(file);
        }
        if style.native_digits {
            out.extend_from_slice(first(&self.table.digits, square.rank()).as_bytes());
        } else {
            out.push(rank);
        }
    }
}
