//! A man as the text names it: with its side, a pawn with its file.

use crate::board::{FileSet, Role, SquareSet};
use crate::locale::descriptive::Order;

use super::read::Reader;
use super::symbols::{LINE, class};

/// The side of the board on which a man began or stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wing {
    King,
    Queen,
}

impl Wing {
    pub(super) const fn of(role: Role) -> Option<Self> {
        match role {
            Role::King => Some(Self::King),
            Role::Queen => Some(Self::Queen),
            _ => None,
        }
    }

    /// The four files of the half of the board.
    pub(super) const fn half(self) -> u8 {
        match self {
            Self::King => 0xf0,
            Self::Queen => 0x0f,
        }
    }
}

/// The files that a man of the first rank gives its name to.
pub(super) const fn files_of(role: Role, wing: Option<Wing>) -> FileSet {
    let both = match role {
        Role::Rook => 0b1000_0001,
        Role::Knight => 0b0100_0010,
        Role::Bishop => 0b0010_0100,
        Role::Queen => return FileSet(0b0000_1000),
        Role::King => return FileSet(0b0001_0000),
        Role::Pawn => return FileSet(0),
    };
    match wing {
        Some(wing) => FileSet(both & wing.half()),
        None => FileSet(both),
    }
}

/// All squares of some files.
pub(super) const fn on_files(files: FileSet) -> SquareSet {
    // One bit a file in the first rank, repeated on all eight.
    SquareSet((files.0 as u64).wrapping_mul(0x0101_0101_0101_0101))
}

/// A man as the text names it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    pub(super) role: Role,
    pub(super) wing: Option<Wing>,
    /// For a pawn the files it stands on.
    pub(super) files: FileSet,
    /// The symbol behind it.
    pub(super) next: usize,
}

impl Reader<'_, '_> {
    /// A man, with its side or file where the text names one. With `cut`, what may be the man of the next
    /// move is left alone.
    pub(super) fn man(&mut self, i: usize, cut: bool) -> Option<Man> {
        match self.order() {
            Order::SideFirst => self.man_behind_side(i, cut),
            Order::RankFirst => self.man_before_side(i, cut),
        }
    }

    fn man_behind_side(&mut self, i: usize, cut: bool) -> Option<Man> {
        let role = self.lexer.get(i).man()?;
        let one = self.after(i);
        let single = Man { role, wing: None, files: FileSet::ANY, next: one };
        if role == Role::Pawn {
            return Some(single);
        }
        let Some(second) = self.joined(one, cut) else { return Some(single) };
        let wing = Wing::of(role);
        match second {
            Role::Pawn => {
                Some(Man { role: second, wing: None, files: files_of(role, None), next: self.after(one) })
            }
            Role::Rook | Role::Bishop | Role::Knight if wing.is_some() => {
                let two = self.after(one);
                if self.joined(two, cut) == Some(Role::Pawn) {
                    let files = files_of(second, wing);
                    return Some(Man { role: Role::Pawn, wing: None, files, next: self.after(two) });
                }
                Some(Man { role: second, wing, files: FileSet::ANY, next: two })
            }
            _ => Some(single),
        }
    }

    fn man_before_side(&mut self, i: usize, cut: bool) -> Option<Man> {
        let role = self.lexer.get(i).man()?;
        let one = self.after(i);
        let single = Man { role, wing: None, files: FileSet::ANY, next: one };
        let one = self.behind_filler(one, cut);
        let Some(second) = self.joined(one, cut) else { return Some(single) };
        match role {
            Role::Pawn if second != Role::Pawn => {
                let (files, next) = self.file_before_side(one, cut);
                Some(Man { files, next, ..single })
            }
            Role::Rook | Role::Bishop | Role::Knight if Wing::of(second).is_some() => {
                Some(Man { wing: Wing::of(second), next: self.after(one), ..single })
            }
            _ => Some(single),
        }
    }

    /// The side behind a word without meaning, `C du R`, unless it begins a square: `C de R 4 à 3 F`, `PxP du F 4`.
    fn behind_filler(&mut self, i: usize, cut: bool) -> usize {
        if !self.lexer.get(i).is(class::FILLER) || self.lexer.get(i + 1).man().is_none() {
            return i;
        }
        let behind = self.after(i + 1);
        let rank = self.lexer.get(behind).is(class::RANK);
        if rank && (cut || self.leads_on(behind + 1)) { i } else { i + 1 }
    }

    /// The file at a symbol that is known to be a man: `AR`, `D`.
    pub(super) fn file_before_side(&mut self, i: usize, cut: bool) -> (FileSet, usize) {
        let role = self.lexer.get(i).man().unwrap_or(Role::Pawn);
        let one = self.after(i);
        let side_at = self.behind_filler(one, cut);
        let side = self.joined(side_at, cut).and_then(Wing::of);
        match side {
            Some(wing) if matches!(role, Role::Rook | Role::Bishop | Role::Knight) => {
                (files_of(role, Some(wing)), self.after(side_at))
            }
            _ => (files_of(role, None), one),
        }
    }

    /// Whether the bracket at a symbol closes before a motion.
    fn moves_behind_bracket(&mut self, open: usize) -> bool {
        let close = (open + 1..open + 6).find(|j| self.lexer.get(*j).is(class::CLOSE));
        close.is_some_and(|close| self.lexer.get(close + 1).is(class::MOTION))
    }

    /// The symbol behind a man and its `'s`.
    pub(super) fn after(&mut self, i: usize) -> usize {
        if self.lexer.get(i + 1).is(class::POSSESSIVE) { i + 2 } else { i + 1 }
    }

    /// The man at a symbol that goes with the one before it. Behind a blank and with `cut`, a man that has
    /// a motion of its own begins another move.
    pub(super) fn joined(&mut self, i: usize, cut: bool) -> Option<Role> {
        let symbol = self.lexer.get(i);
        let role = symbol.man()?;
        let wrapped = symbol.gap >= LINE && !cut;
        if symbol.gap > 1 && !wrapped {
            return None;
        }
        if cut && symbol.gap > 0 {
            let next = self.lexer.get(i + 1);
            let moves =
                class::MOTION | if self.order() == Order::RankFirst { class::RANK | class::OPEN } else { 0 };
            // `P 3 T D 4. F pr C`, `P 3 T D.` and the number of the next line: no rank.
            let number = next.is(class::RANK) && (next.gap >= LINE || next.dot && !symbol.dot);
            if next.is(moves) && !next.is(class::COMMA) && !number {
                return None;
            }
            // `F4F R roque`: the king castles, and the file is no king's.
            if role == Role::King && next.is(class::CASTLES | class::SHORT | class::LONG) {
                return None;
            }
            // `DxP C de la D 3 F`: the man of the next move with its side.
            let filler = self.order() == Order::RankFirst && next.is(class::FILLER);
            if filler && self.lexer.get(i + 2).man().is_some() {
                let behind = self.after(i + 2);
                if self.lexer.get(behind).is(moves | class::FILLER) {
                    return None;
                }
            }
            // `RxQ R(N1)-K1`: a square in brackets with a motion behind it is the next man's.
            if next.is(class::OPEN) && self.moves_behind_bracket(i + 1) {
                return None;
            }
            // `QxKt  K Kt-B3`: the side of the next move's man.
            let prefix = match next.man() {
                Some(Role::Rook | Role::Bishop | Role::Knight) => Wing::of(role).is_some(),
                Some(Role::Pawn) => role != Role::Pawn,
                _ => false,
            };
            if prefix && next.gap <= 1 && self.lexer.get(i + 2).is(class::MOTION) {
                return None;
            }
            // `AxP  CR2A`, `AxP  CRxP`: there the side stands behind its man.
            let behind = self.order() == Order::RankFirst
                && matches!(role, Role::Rook | Role::Bishop | Role::Knight)
                && next.man().and_then(Wing::of).is_some()
                && next.gap <= 1;
            if behind {
                let motion = self.lexer.get(i + 2);
                if motion.is(class::MOTION | class::OPEN) || motion.gap <= 1 && self.is_rank(motion) {
                    return None;
                }
            }
        }
        Some(role)
    }
}
