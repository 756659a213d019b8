//! Where a walk stands in one line: a game or a variation.

use super::output::Mark;
use crate::board::{Births, Move, Position};

/// One line, with the positions before and behind its last move.
pub(super) struct Frame {
    /// The two positions, which change places with each move.
    positions: [Position; 2],
    births: Option<Box<[Births; 2]>>,
    /// Which of the two is the present one.
    present: usize,
    /// The output where the line began.
    pub(super) mark: Mark,
    /// Half-moves made.
    pub(super) plies: usize,
    /// The last move number that was written, 0 where none was.
    pub(super) number: u32,
    /// How far that number is from the count of the board.
    pub(super) off: i64,
    /// Whether the line is left as it stands.
    pub(super) failed: bool,
}

impl Frame {
    pub(super) fn new(start: &Position, births: Option<Births>, mark: Mark) -> Self {
        Self {
            positions: [*start, *start],
            births: births.map(|births| Box::new([births, births])),
            present: 0,
            mark,
            plies: 0,
            number: 0,
            off: 0,
            failed: false,
        }
    }

    /// The present position.
    #[inline]
    pub(super) fn now(&self) -> &Position {
        &self.positions[self.present & 1]
    }

    /// The position before the last move.
    #[inline]
    pub(super) fn before(&self) -> &Position {
        &self.positions[(self.present & 1) ^ 1]
    }

    pub(super) fn births(&self) -> Option<&Births> {
        self.births.as_ref().map(|births| &births[self.present & 1])
    }

    pub(super) fn births_before(&self) -> Option<&Births> {
        self.births.as_ref().map(|births| &births[(self.present & 1) ^ 1])
    }

    /// Begins anew from a set position.
    pub(super) fn set(&mut self, position: Position) {
        self.positions = [position, position];
        if let Some(births) = &mut self.births {
            **births = [Births::default(), Births::default()];
        }
    }

    /// Makes a move.
    pub(super) fn play(&mut self, mv: &Move) {
        let present = self.present & 1;
        let (from, to) = self.turn();
        from.play_into(mv, to);
        let rook = from.castling_rook_squares(mv);
        if let Some(births) = &mut self.births {
            let mut next = births[present];
            next.play(mv, rook);
            births[present ^ 1] = next;
        }
        self.present ^= 1;
        self.plies += 1;
    }

    /// The present position and the one before it, for a run of moves in a line that keeps no births: they change
    /// places with each move, and [`Self::went`] is told how many there were.
    pub(super) fn pair(&mut self) -> (&mut Position, &mut Position) {
        let [first, second] = &mut self.positions;
        if self.present & 1 == 0 { (first, second) } else { (second, first) }
    }

    /// Counts moves made in [`Self::pair`].
    pub(super) fn went(&mut self, plies: usize) {
        self.present ^= plies & 1;
        self.plies += plies;
    }

    /// The present position and the one to be written over.
    fn turn(&mut self) -> (&Position, &mut Position) {
        let [first, second] = &mut self.positions;
        if self.present & 1 == 0 { (&*first, second) } else { (&*second, first) }
    }
}
