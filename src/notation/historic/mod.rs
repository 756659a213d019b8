//! Historical systems. Each names squares or men in its own way and meets the others only on the board.

mod letter_grid;
mod murray;
mod selenus;
mod stamma;

pub use letter_grid::LetterGrid;
pub use murray::Murray;
pub use selenus::Selenus;
pub use stamma::Stamma;

use crate::board::{CastleSet, FileSet, Move, Reading, Role, RoleSet, Square, SquareSet};
use crate::played::Played;

use super::{Candidate, Parts, Readings, Repair, RepairSet};

/// A man that goes to a square, as the systems that name men by their first file say it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named {
    pub(super) roles: RoleSet,
    pub(super) born: FileSet,
    pub(super) from: SquareSet,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
    pub(super) len: usize,
    pub(super) parts: Parts,
    pub(super) cost: u8,
    pub(super) repairs: RepairSet,
}

impl Named {
    /// Adds the readings: the move, castling by the king's two steps, a promotion without its piece.
    pub(super) fn push(self, out: &mut Readings) {
        let reading = Reading {
            from: self.from,
            to: SquareSet::of(self.to),
            roles: self.roles,
            promotion: RoleSet::of_option(self.promotion),
            born: self.born,
            cost: self.cost,
            ..Reading::ANY
        };
        let mut push = |reading, repairs| {
            out.push(Candidate { reading, len: self.len, parts: self.parts, repairs });
        };
        push(reading, self.repairs);
        let back = matches!(self.to.rank(), 0 | 7);
        if !back || self.promotion.is_some() {
            return;
        }
        if self.roles.has(Role::King) && matches!(self.to.file(), 2 | 6) {
            let home = SquareSet::of(Square::at(4, self.to.rank()));
            let castle = CastleSet::SHORT.or(CastleSet::LONG);
            let roles = RoleSet::of(Role::King);
            let promotion = RoleSet::ANY;
            push(Reading { from: self.from.and(home), castle, roles, promotion, ..reading }, self.repairs);
        }
        if self.roles.has(Role::Pawn) {
            let (promotion, roles, cost) = (RoleSet::PROMOTIONS, RoleSet::of(Role::Pawn), self.cost + 4);
            let repairs = self.repairs.with(Repair::LostPromotion);
            push(Reading { promotion, roles, cost, ..reading }, repairs);
        }
    }
}

/// The file on which the man on a square began; nothing for a promoted one.
fn began(played: &Played<'_>, square: Square) -> Option<u8> {
    match played.births {
        Some(births) => births.file(square),
        None => Some(square.file()),
    }
}

/// The file on which the man that moves began, where that tells it from every other of `roles` that can go there;
/// in a set position two can have begun on one file. `alike` are the files that the name would also mean.
pub(super) fn born(played: &Played<'_>, roles: RoleSet, alike: impl Fn(u8) -> FileSet) -> Option<u8> {
    let m = &played.mv;
    let file = began(played, m.from)?;
    let alike = alike(file);
    if !alike.has(file) {
        return None;
    }
    let mut rivals = Vec::new();
    if roles == RoleSet::of(m.role) && played.before.rivals(m).is_empty() {
        return Some(file);
    }
    let reading = Reading { roles, to: SquareSet::of(m.to), ..Reading::ANY };
    played.before.resolve(&reading, None, &mut rivals);
    let other =
        |rival: &Move| rival.from != m.from && began(played, rival.from).is_some_and(|f| alike.has(f));
    (!rivals.iter().any(other)).then_some(file)
}

/// The half of the board that holds a file.
pub(super) const fn half_of(files: FileSet) -> FileSet {
    FileSet(if files.0 & 0x0f != 0 { 0x0f } else { 0xf0 })
}

/// All squares of some files.
pub(super) fn on_files(files: FileSet) -> SquareSet {
    SquareSet(u64::from_ne_bytes([files.0; 8]))
}

/// Whether castling can be told by the king's two steps: it stands on its own square.
pub(super) fn by_steps(m: &Move) -> bool {
    m.from.file() == 4
}
