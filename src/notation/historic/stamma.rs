//! Stamma 1737: a man is named by the letter of the file on which it began.
//!
//! Source: Essai sur le jeu des échecs, Paris 1737, as told on scacchipress.it (`A.C.7` is the queen's rook
//! to c7) and in the game `p e 4 / p e 5 / p f 4` of The Noble Game of Chess, London 1745. What is not told
//! there is decided here: a pawn's file stands before the square where two can go, a promoted man is named
//! by the square it leaves, a promotion by `=` and the letter of the queen's side. `K` for the king beside `E` is read
//! (ChristerNilsson/SrS, a page on Stamma).

use crate::board::{CastleSet, Color, FileSet, MoveKind, Reading, Role, RoleSet, Square, SquareSet};
use crate::locale::historic::StammaTable;
use crate::notation::cursor::{Cursor, DASHES};
use crate::notation::uci::{castling, push_squares, spaced_check, square_parts};
use crate::notation::{Candidate, Notation, Part, Parts, Readings, RepairSet, Shape};
use crate::played::Played;
use crate::style::Style;

use super::{Named, born, by_steps};

/// Philipp Stamma's notation: `G.F.3`, `p e 4`, `D h 5`, also `G-F3` and `Castles`, which is either side.
#[derive(Clone, Debug)]
pub struct Stamma {
    table: StammaTable,
}

/// The letters of promotion pieces: the file of the man on the queen's side.
const PROMOTIONS: [(Role, u8); 4] = [(Role::Queen, 3), (Role::Rook, 0), (Role::Knight, 1), (Role::Bishop, 2)];

/// A full stop, a dash, a blank, or nothing between two signs.
fn gap(c: &mut Cursor<'_>) {
    c.any(&[".", " ", ". "]);
    c.any(DASHES);
    c.any(&[" "]);
}

impl Stamma {
    /// The notation with the words of its table.
    #[must_use]
    pub fn new(table: StammaTable) -> Self {
        Self { table }
    }

    fn check_word(&self, c: &mut Cursor<'_>, parts: &mut Parts) -> bool {
        let start = *c;
        c.any(&[","]);
        if c.blanks() {
            let at = c.at;
            if c.longest(&self.table.checks) && !c.inside_word() {
                parts.set(Part::Check, at, c.at);
                return true;
            }
        }
        *c = start;
        false
    }
}

impl Notation for Stamma {
    fn shape(&self) -> Shape {
        Shape { needs_births: true, spaced: true, coded: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        let mut parts = Parts::default();
        if castling(&mut c, out) {
            return;
        }
        if c.longest(&self.table.castles) {
            if !c.inside_word() {
                for side in [CastleSet::SHORT, CastleSet::LONG] {
                    let (reading, repairs) = (Reading::castling(side), RepairSet::default());
                    out.push(Candidate { reading, len: c.at, parts, repairs });
                }
            }
            return;
        }
        let pawn = c.byte(|b| matches!(b, b'p' | b'P')).is_some();
        let king = !pawn && c.byte(|b| matches!(b, b'k' | b'K')).is_some();
        let man = if pawn || king { None } else { c.file() };
        if !pawn && !king && man.is_none() {
            return;
        }
        parts.set(Part::Piece, 0, 1);
        gap(&mut c);
        // `D.8.E.7`: a promoted man, named by the square it leaves.
        if let (Some(file), Some(rank)) = (man, c.digit()) {
            gap(&mut c);
            let at = c.at;
            let to = c.file().and_then(|file| {
                gap(&mut c);
                Some(Square::at(file, c.digit()?))
            });
            if let Some(to) = to
                && !c.inside_word()
            {
                square_parts(&mut parts, 0, at);
                let from = Square::at(file, rank);
                push_squares((from, to), None, c.at, parts, RepairSet::default(), 0, out);
            }
            return;
        }
        let Some(mut file) = c.file() else { return };
        let mut from = SquareSet::ALL;
        gap(&mut c);
        if pawn && let Some(second) = c.file() {
            from = SquareSet::file(file);
            file = second;
            gap(&mut c);
        }
        let at = c.at;
        let Some(rank) = c.digit() else { return };
        parts.set(Part::ToRank, at, c.at);
        let promotion = promotion(&mut c, &mut parts, pawn);
        if !self.check_word(&mut c, &mut parts) {
            spaced_check(&mut c, &mut parts);
        }
        if c.inside_word() {
            return;
        }
        let roles = match (pawn, king) {
            (true, _) => RoleSet::of(Role::Pawn),
            (_, true) => RoleSet::of(Role::King),
            _ => RoleSet(RoleSet::ROLES.0 & !1),
        };
        let born = man.map_or(FileSet::ANY, FileSet::of);
        let to = Square::at(file, rank);
        Named { roles, born, from, to, promotion, len: c.at, parts, cost: 0, repairs: RepairSet::default() }
            .push(out);
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        let upper = |file: u8| b'A' + file;
        let dotted = |signs: &[u8], out: &mut Vec<u8>| {
            for (index, &sign) in signs.iter().enumerate() {
                if index > 0 {
                    out.push(b'.');
                }
                out.push(sign);
            }
        };
        let to = [upper(m.to.file()), b'1' + m.to.rank()];
        match m.kind {
            MoveKind::Null => out.extend_from_slice(style.null.as_bytes()),
            MoveKind::CastleShort if !by_steps(m) => out.extend_from_slice(b"O-O"),
            MoveKind::CastleLong if !by_steps(m) => out.extend_from_slice(b"O-O-O"),
            _ if m.role == Role::Pawn => {
                if played.before.rivals(m).is_empty() {
                    dotted(&[b'P', to[0], to[1]], out);
                } else {
                    dotted(&[b'P', upper(m.from.file()), to[0], to[1]], out);
                }
            }
            _ => match born(played, RoleSet(RoleSet::ROLES.0 & !1), FileSet::of) {
                Some(file) => dotted(&[upper(file), to[0], to[1]], out),
                None => dotted(&[upper(m.from.file()), b'1' + m.from.rank(), to[0], to[1]], out),
            },
        }
        if let Some((_, file)) = PROMOTIONS.iter().find(|(role, _)| m.promotion == Some(*role)) {
            out.extend_from_slice(&[b'=', upper(*file)]);
        }
    }
}

fn promotion(c: &mut Cursor<'_>, parts: &mut Parts, pawn: bool) -> Option<Role> {
    if !pawn || !c.any(&["="]) {
        return None;
    }
    let at = c.at;
    let file = c.file()?;
    parts.set(Part::Promotion, at, c.at);
    PROMOTIONS.iter().find(|(_, letter)| *letter == file).map(|(role, _)| *role)
}
