//! Notations: readers that turn text into [`Readings`], writers that turn a played move into text.
//!
//! A notation never talks to another one: the board stands between them.

pub mod algebraic;
mod claim;
mod cursor;
mod descriptive;
mod facts;
pub mod historic;
mod iccf;
mod readings;
mod uci;
mod wing;

pub use claim::Claim;
pub use descriptive::Descriptive;
pub use iccf::{Iccf, Smith};
pub use readings::{Candidate, Part, Parts, Readings, Repair, RepairSet};
pub use uci::{Coordinate, Uci};
pub use wing::Wing;

use crate::board::Color;
use crate::played::Played;
use crate::style::Style;

/// What the rest of the program must know about a notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// Men are named by where they began, so the caller keeps track of that.
    pub needs_births: bool,
    /// The check sign tells moves apart, so a reader's `check` set must be honoured.
    pub check_decides: bool,
    /// Words and blanks may stand inside one move (`P to K's 4th`).
    pub spaced: bool,
    /// Moves are sentences: commas and full stops may stand between them.
    pub sentences: bool,
    /// Words that stand around moves and are passed over, each exactly so: `bestmove`.
    pub protocol: &'static [&'static str],
    /// It is of the algebraic family, in which no sign of check tells two men of a kind apart.
    pub algebraic: bool,
    /// Squares are numbers, with a word or a dash between the two of a move: `12 auf 28`.
    pub linked: bool,
    /// Moves are codes of squares: a number that announces no move is one that cannot be read, never passed over.
    pub coded: bool,
}

/// One way of writing moves, for one language where it has one.
pub trait Notation: Send + Sync {
    /// What the caller must provide.
    fn shape(&self) -> Shape;

    /// Reads one move at the start of `text`, which goes on behind it; appends every way to read it.
    ///
    /// Accepts what people write, not only the canonical form, each deviation with a cost. Nothing is
    /// appended where no move begins. Leading white space is not skipped. A letter that is not understood
    /// is never skipped. Candidates may differ in length; the caller takes the cheapest that is legal, the
    /// longer one among equals.
    fn read(&self, text: &[u8], side: Color, out: &mut Readings);

    /// Appends the move in the given style.
    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>);

    /// What a sign or word that was read as [`Part::Check`] says; of one that the notation does not know more of, that
    /// there is a check of some kind.
    fn claim(&self, sign: &str) -> Claim {
        Claim::of_all(sign, Claim::of)
    }
}
