//! The legal moves that fit what a text says.
//!
//! A reading with one goal, which is nearly every reading, is answered from the goal back; a wide one by the
//! moves of the men it allows. What needs the position after the move is asked last.

use super::generate::roles;
use super::{Births, CastleSet, CheckSet, FileSet, Move, MoveKind, Position, Reading, SquareSet};

impl Position {
    /// Adds every legal move that fits the reading to `out`, leaving what is there.
    ///
    /// Castling fits `to` with the king's new square or, with [`CastleSet::ROOK_SQUARE`], with the rook's old
    /// one. A pawn that reaches the last rank always promotes, so a reading whose `promotion` holds only "none"
    /// does not fit it. A null move fits if the side to move is not in check. Where `reading.born` says
    /// something, a promoted man does not fit, and nothing does when `births` is `None`; so too for the man
    /// taken, where `reading.taken_born` does.
    pub fn resolve(&self, reading: &Reading, births: Option<&Births>, out: &mut Vec<Move>) {
        let start = out.len();
        if reading.castle.has(CastleSet::NORMAL) {
            self.resolve_normal(reading, out);
        }
        for (set, short) in [(CastleSet::SHORT, true), (CastleSet::LONG, false)] {
            if reading.castle.has(set)
                && let Some(mv) = self.castle(short)
                && self.castling_fits(reading, &mv)
            {
                out.push(mv);
            }
        }
        if reading.castle.has(CastleSet::NULL) && !self.is_check() {
            let null = Move::null(self.king(self.side()));
            if reading.fits(&null) && reading.to.has(null.to) {
                out.push(null);
            }
        }
        if reading.born != FileSet::ANY {
            retain_from(out, start, |mv| was_born(mv, reading.born, births));
        }
        if reading.castle.0 & (CastleSet::QUEENSIDE_MAN.0 | CastleSet::KINGSIDE_MAN.0) != 0 {
            retain_from(out, start, |mv| mv.kind == MoveKind::Null || self.is_outermost(reading.castle, mv));
        }
        if reading.taken_born != FileSet::ANY {
            retain_from(out, start, |mv| {
                let file = births.and_then(|births| births.file(mv.to));
                mv.taken.is_some()
                    && mv.kind != MoveKind::EnPassant
                    && file.is_some_and(|file| reading.taken_born.has(file))
            });
        }
        if reading.check != CheckSet::ANY {
            let mut after = *self;
            retain_from(out, start, |mv| {
                self.play_into(mv, &mut after);
                reading.check.fits(self.check_in(mv, &after), || after.is_checkmate())
            });
        }
    }

    fn resolve_normal(&self, reading: &Reading, out: &mut Vec<Move>) {
        let only = reading.to.first().filter(|&to| reading.to == SquareSet::of(to));
        let Some(to) = only else { return self.moves_within(reading, out) };
        for role in roles(reading.roles) {
            for from in self.legal_sources(role, to, reading.from) {
                self.push_fitting(self.complete(role, from, to, None), reading, out);
            }
        }
    }

    /// Whether no other man of the role stands farther on the side that the reading names.
    fn is_outermost(&self, set: CastleSet, mv: &Move) -> bool {
        let file = mv.from.file();
        let mut others = self.men(self.side(), mv.role);
        let queenside = set.has(CastleSet::QUEENSIDE_MAN);
        others.all(|man| if queenside { man.file() >= file } else { man.file() <= file })
    }

    fn castling_fits(&self, reading: &Reading, mv: &Move) -> bool {
        let named = match self.castling_rook_squares(mv) {
            Some((rook, _)) if reading.castle.has(CastleSet::ROOK_SQUARE) => rook,
            _ => mv.to,
        };
        reading.fits(mv) && reading.to.has(named)
    }
}

fn was_born(mv: &Move, born: FileSet, births: Option<&Births>) -> bool {
    mv.kind == MoveKind::Null
        || births.and_then(|births| births.file(mv.from)).is_some_and(|file| born.has(file))
}

/// Keeps what was there before `start`, and of the rest what `keep` keeps.
fn retain_from(out: &mut Vec<Move>, start: usize, mut keep: impl FnMut(&Move) -> bool) {
    let mut index = 0;
    out.retain(|mv| {
        index += 1;
        index <= start || keep(mv)
    });
}
