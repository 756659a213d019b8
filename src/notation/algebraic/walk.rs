//! A walk over a token: what was read so far.

use super::alphabet::{Entry, Symbol};
use crate::board::Role;
use crate::notation::{Part, Parts, RepairSet};

#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) at: usize,
    pub(super) role: Role,
    pub(super) written: bool,
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
    pub(super) to_file: Option<u8>,
    pub(super) to_rank: Option<u8>,
    pub(super) taken: Option<Role>,
    pub(super) capture: bool,
    pub(super) parts: Parts,
    pub(super) repairs: RepairSet,
    pub(super) extra: u8,
    pub(super) scripts: u8,
    /// The man's letter stands apart from what follows, as in letterspaced print.
    pub(super) spaced: bool,
    /// A blank stands between file and rank.
    pub(super) gap: bool,
    /// What the last letter may also be: for a file in the other case the man whose letter it is, for a man in the
    /// other case the file.
    pub(super) other: Option<Other>,
}

/// The second meaning of a letter that was read in the other case.
#[derive(Clone, Copy)]
pub(super) enum Other {
    Man(Role),
    File(u8),
}

impl Walk {
    /// The start of a token of a man of `role`.
    pub(super) fn begin(role: Role) -> Self {
        Self {
            at: 0,
            role,
            written: false,
            file: None,
            rank: None,
            to_file: None,
            to_rank: None,
            taken: None,
            capture: false,
            parts: Parts::default(),
            repairs: RepairSet::default(),
            extra: 0,
            scripts: 0,
            spaced: false,
            gap: false,
            other: None,
        }
    }

    /// Takes an entry as a part of the move.
    pub(super) fn step(&mut self, part: Part, entry: &Entry) {
        self.parts.set(part, self.at, self.at + entry.len());
        self.at += entry.len();
        if matches!(entry.symbol, Symbol::File(_)) {
            self.scripts |= if entry.native { 1 } else { 2 };
        }
        if let Some(repair) = entry.repair {
            self.repairs = self.repairs.with(repair);
        }
    }
}

/// Puts what was one part of a move down as another.
pub(super) fn move_part(from: &Parts, to: &mut Parts, old: Part, new: Part) {
    if let Some((start, end)) = from.get(old) {
        to.set(new, start, end);
    }
}
