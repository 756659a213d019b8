//! From what was read to the candidates: a side by origin or by place, a check sign right or wrong.

use crate::board::{CastleSet, CheckSet, FileSet, Reading, Role, RoleSet, SquareSet};
use crate::locale::descriptive::DoublePlus;
use crate::notation::{Candidate, Parts, Repair, RepairSet};

use super::man::{Wing, files_of, on_files};
use super::read::Reader;
use super::symbols::class;

/// A side that is meant by where the man stands, not by where it began. Where the two differ, the printed games
/// of the tests mean the origin some eighty times and the place twice.
const BY_PLACE: u8 = 1;
/// A man whose side is named but who neither began nor stands there.
const STRAY_SIDE: u8 = 3;
/// A check without its sign. Weak, since books forget it: a caller must not settle a doubt by it alone.
const SILENT_CHECK: u8 = 1;
/// A check sign where the move gives none.
const STRAY_CHECK: u8 = 4;
/// A kind of check that the move does not give.
const OTHER_CHECK: u8 = 2;
/// A capture written as a plain move.
const SILENT_CAPTURE: u8 = 4;
/// A promotion without its piece.
const LOST_PROMOTION: u8 = 4;
/// And the piece is not the queen.
const OTHER_PROMOTION: u8 = 2;

/// The words about the other king, as class bits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sign(pub(super) u32);

/// A move as far as it is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) role: Role,
    pub(super) wing: Option<Wing>,
    /// The side of the man that is taken.
    pub(super) taken_wing: Option<Wing>,
    pub(super) from: SquareSet,
    pub(super) to: SquareSet,
    pub(super) taken: RoleSet,
    pub(super) promotion: RoleSet,
    pub(super) queens: bool,
    pub(super) castle: CastleSet,
    pub(super) sign: Sign,
    pub(super) en_passant: bool,
    pub(super) cost: u8,
    pub(super) len: usize,
    pub(super) parts: Parts,
    pub(super) repairs: RepairSet,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            role: Role::Pawn,
            wing: None,
            taken_wing: None,
            from: SquareSet::ALL,
            to: SquareSet::ALL,
            taken: RoleSet::NONE,
            promotion: RoleSet::NONE,
            queens: false,
            castle: CastleSet::NORMAL,
            sign: Sign::default(),
            en_passant: false,
            cost: 0,
            len: 0,
            parts: Parts::default(),
            repairs: RepairSet::default(),
        }
    }
}

impl Draft {
    /// The man that is taken, where it is known.
    fn taken_role(&self) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.taken == RoleSet::of(role))
    }
}

impl Sign {
    /// The effects the words allow, with costs; the number of them that count.
    fn sets(self, double_plus: &[DoublePlus]) -> ([(CheckSet, u8); 4], usize) {
        let mate = CheckSet::CHECK.or(CheckSet::MATE_ONLY);
        let any = (CheckSet::ANY, STRAY_CHECK);
        let other = (CheckSet::CHECK, OTHER_CHECK);
        let pad = (CheckSet::ANY, 0);
        let has = |bit| self.0 & bit != 0;
        if self.0 == 0 {
            return ([(CheckSet::QUIET, 0), (CheckSet::CHECK, SILENT_CHECK), pad, pad], 2);
        }
        if has(class::MATE) {
            return ([(mate, 0), other, any, pad], 3);
        }
        if has(class::DOUBLE) {
            return ([(CheckSet::DOUBLE, 0), other, any, pad], 3);
        }
        if has(class::DISCOVERED) {
            return ([(CheckSet::DISCOVERED.or(CheckSet::DOUBLE), 0), other, any, pad], 3);
        }
        if has(class::DOUBLE_PLUS) {
            let first = double_plus.first() == Some(&DoublePlus::Double);
            let (a, b) = if first { (CheckSet::DOUBLE, mate) } else { (mate, CheckSet::DOUBLE) };
            return ([(a, 0), (b, 0), other, any], 4);
        }
        ([(CheckSet::CHECK, 0), any, pad, pad], 2)
    }
}

impl Reader<'_, '_> {
    pub(super) fn emit(&mut self, draft: &Draft) {
        let (signs, count) = draft.sign.sets(&self.notation.table.double_plus);
        for &(check, more) in signs.get(..count).unwrap_or_default() {
            let mut repairs = draft.repairs;
            if more == STRAY_CHECK {
                repairs = repairs.with(Repair::Stray);
            }
            let reading = Reading {
                from: draft.from,
                to: draft.to,
                roles: RoleSet::of(draft.role),
                taken: draft.taken,
                promotion: draft.promotion,
                castle: draft.castle,
                check,
                born: FileSet::ANY,
                taken_born: FileSet::ANY,
                cost: draft.cost + more,
            };
            self.sides(draft, reading, repairs);
        }
    }

    /// The man that moves, by where it began and by where it stands beside the other of its kind.
    fn sides(&mut self, draft: &Draft, reading: Reading, repairs: RepairSet) {
        let Some(wing) = draft.wing else {
            self.taken_sides(draft, reading, repairs);
            return;
        };
        let born = files_of(draft.role, Some(wing));
        let outermost = match wing {
            Wing::King => CastleSet::KINGSIDE_MAN,
            Wing::Queen => CastleSet::QUEENSIDE_MAN,
        };
        self.taken_sides(draft, Reading { born, ..reading }, repairs);
        let by_place =
            Reading { castle: reading.castle.or(outermost), cost: reading.cost + BY_PLACE, ..reading };
        self.taken_sides(draft, by_place, repairs);
        let stray = Reading { cost: reading.cost + STRAY_SIDE, ..reading };
        self.taken_sides(draft, stray, repairs.with(Repair::OtherWing));
    }

    /// The same for the man that is taken.
    fn taken_sides(&mut self, draft: &Draft, reading: Reading, repairs: RepairSet) {
        let (Some(wing), Some(role)) = (draft.taken_wing, draft.taken_role()) else {
            self.captures(draft, reading, repairs);
            return;
        };
        let taken_born = files_of(role, Some(wing));
        let half = reading.to.and(on_files(FileSet(wing.half())));
        self.push(draft, Reading { taken_born, ..reading }, repairs);
        self.push(draft, Reading { to: half, cost: reading.cost + BY_PLACE, ..reading }, repairs);
        let repairs = repairs.with(Repair::OtherWing);
        self.push(draft, Reading { cost: reading.cost + STRAY_SIDE, ..reading }, repairs);
    }

    fn captures(&mut self, draft: &Draft, reading: Reading, repairs: RepairSet) {
        self.push(draft, reading, repairs);
        if draft.role == Role::Pawn && draft.promotion == RoleSet::NONE {
            let last = draft.to.and(self.last_rank());
            if !last.is_empty() {
                let cost = reading.cost + LOST_PROMOTION;
                let queen = RoleSet::of(Role::Queen);
                let other = RoleSet(RoleSet::PROMOTIONS.0 & !queen.0);
                let repairs = repairs.with(Repair::LostPromotion);
                self.push(draft, Reading { to: last, promotion: queen, cost, ..reading }, repairs);
                let cost = cost + OTHER_PROMOTION;
                self.push(draft, Reading { to: last, promotion: other, cost, ..reading }, repairs);
            }
        }
        if draft.taken == RoleSet::NONE && draft.role != Role::Pawn && reading.cost == 0 {
            let reading = Reading { taken: RoleSet::ROLES, cost: reading.cost + SILENT_CAPTURE, ..reading };
            self.push(draft, reading, repairs.with(Repair::Stray));
        }
    }

    fn push(&mut self, draft: &Draft, reading: Reading, repairs: RepairSet) {
        self.out.push(Candidate { reading, len: draft.len, parts: draft.parts, repairs });
    }
}
