//! How a walk is made, and what it reports.

use crate::Span;
use crate::board::{Move, Position, Start};
use crate::diagnostic::Diagnostic;
use crate::notation::RepairSet;
use crate::scan::Outcome;

/// What to do with a move that is in doubt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Leave its line as it is, report it, go on.
    #[default]
    Keep,
    /// Stop at the first one.
    Strict,
    /// Take the most probable reading and report it.
    Best,
}

/// A move of the main line, as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRecord {
    /// Where it stands.
    pub span: Span,
    /// The move.
    pub mv: Move,
    /// The position it was made in.
    pub before: Position,
    /// What was mended to read it.
    pub repairs: RepairSet,
    /// Which game of the text it belongs to, from 0.
    pub game: usize,
}

/// What a walk reports.
#[derive(Debug, Default)]
pub struct Report {
    /// Moves of the main lines that were read, if asked for.
    pub moves: Vec<MoveRecord>,
    /// What is to be said about the text.
    pub diagnostics: Vec<Diagnostic>,
    /// The last result that stands in the movetext.
    pub outcome: Option<Outcome>,
    /// Moves read, variations included.
    pub read: usize,
    /// Sum of the costs of what was read.
    pub cost: u32,
    /// The roles that moved or were promoted to, a bit each; the pawn only where its letter is written.
    pub roles: u8,
    /// Whether a pawn moved whose letter is not written; found only where moves are recorded.
    pub bare_pawns: bool,
    /// All slips that were mended.
    pub repairs: RepairSet,
    /// Whether a main line was left as it was.
    pub main_left: bool,
    /// Where nothing but an ambiguous move keeps a main line from being read: what the mending of the whole line
    /// would cost.
    pub open: Option<u32>,
    /// Whether some line was left as it was.
    pub left: bool,
    /// The furthest offset that was read without fault.
    pub reached: usize,
}

/// How to walk.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// What to do with a doubtful move.
    pub policy: Policy,
    /// Whether the moves of main lines are recorded.
    pub record: bool,
    /// Whether moves in comments are left as they are.
    pub leave_comments: bool,
    /// Whether a word that is one slip away from the spelling of one legal move, and of no other, is taken for it.
    pub mend: bool,
    /// Whether the source and the target are the same, and the text stays what it is, in whichever of the language's
    /// letter sets it is written: moves are only read, to say which could not be.
    pub unchanged: bool,
    /// Whether the walk ends where a main line turns out not to be in this notation, and nothing is advised.
    pub try_out: bool,
    /// Whether it is a line of moves or a sheet, in which a semicolon before a move parts moves; in PGN it begins a
    /// comment always.
    pub line: bool,
    /// The position at which a game without a FEN begins.
    pub start: Option<Start>,
}
