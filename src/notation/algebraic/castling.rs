//! Castling and the null move in the algebraic family.

use super::alphabet::Symbol;
use super::end::{ends_blank, ends_word};
use super::read::Reader;
use super::walk::Walk;
use crate::board::{CastleSet, Reading, Role};
use crate::notation::{Candidate, Parts, Readings, RepairSet};

impl Reader<'_> {
    pub(super) fn castling(&self, out: &mut Readings) {
        let zero = |at: usize| {
            self.alphabet.first(self.rest(at), |s| *s == Symbol::Zero).map(|entry| at + entry.len())
        };
        let dash = |at: usize| {
            let start = self.blank(at).unwrap_or(at);
            match self.alphabet.first(self.rest(start), |s| *s == Symbol::Dash) {
                Some(entry) => {
                    let end = start + entry.len();
                    Some(self.blank(end).unwrap_or(end))
                }
                None => None,
            }
        };
        if let Some(second) = zero(0).and_then(|first| zero(dash(first).unwrap_or(first))) {
            match zero(dash(second).unwrap_or(second)) {
                Some(third) => self.castled(third, CastleSet::LONG, out),
                None => self.castled(second, CastleSet::SHORT, out),
            }
        }
        for entry in self.alphabet.at(self.text) {
            if let Symbol::Castles { short, long } = entry.symbol {
                for (wanted, set) in [(short, CastleSet::SHORT), (long, CastleSet::LONG)] {
                    if wanted {
                        self.castled(entry.len(), set, out);
                    }
                }
                return;
            }
        }
    }

    fn castled(&self, at: usize, castle: CastleSet, out: &mut Readings) {
        let mut walk = Walk { at, written: true, ..Walk::begin(Role::King) };
        self.tail(&mut walk);
        if ends_word(self.rest(walk.at)) {
            let reading = Reading::castling(castle);
            out.push(Candidate { reading, len: walk.at, parts: walk.parts, repairs: walk.repairs });
        }
    }

    pub(super) fn null(&self, out: &mut Readings) {
        let Some(entry) = self.alphabet.first(self.text, |s| *s == Symbol::Null) else { return };
        if ends_blank(self.rest(entry.len())) {
            let reading = Reading { castle: CastleSet::NULL, ..Reading::ANY };
            out.push(Candidate {
                reading,
                len: entry.len(),
                parts: Parts::default(),
                repairs: RepairSet::default(),
            });
        }
    }
}
