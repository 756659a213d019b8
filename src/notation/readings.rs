//! The ways to read one token, with where its parts stand.

use super::{Claim, Notation};
use crate::board::{Check, Position, Reading};

/// A part of a move's text that a translation may have to replace while it keeps the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Part {
    /// The letter, glyph or name of the man that moves.
    Piece = 0,
    /// File of departure.
    FromFile = 1,
    /// Rank of departure.
    FromRank = 2,
    /// The capture sign.
    Capture = 3,
    /// The letter of the man that is taken.
    Taken = 4,
    /// File of arrival.
    ToFile = 5,
    /// Rank of arrival.
    ToRank = 6,
    /// The letter of the man a pawn becomes.
    Promotion = 7,
    /// The check or mate sign or word.
    Check = 8,
    /// The words for capture in passing.
    EnPassant = 9,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 10] = [
        Self::Piece,
        Self::FromFile,
        Self::FromRank,
        Self::Capture,
        Self::Taken,
        Self::ToFile,
        Self::ToRank,
        Self::Promotion,
        Self::Check,
        Self::EnPassant,
    ];
}

/// Where each [`Part`] stands in a token, as offsets from the token's first byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts([(u8, u8); 10]);

impl Parts {
    /// Notes where a part stands; a token longer than 255 bytes keeps no parts.
    pub fn set(&mut self, part: Part, start: usize, end: usize) {
        if let (Ok(start), Ok(end)) = (u8::try_from(start), u8::try_from(end)) {
            self.0[part as usize] = (start, end);
        }
    }

    /// Start and end of a part, or nothing where the token has none.
    #[must_use]
    pub fn get(&self, part: Part) -> Option<(usize, usize)> {
        let (start, end) = self.0[part as usize];
        (start < end).then_some((start.into(), end.into()))
    }

    fn man(&self) -> usize {
        self.get(Part::Piece).map_or(0, |(start, _)| start)
    }
}

/// One kind of slip that a reader mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Repair {
    /// Upper for lower case, or lower for upper.
    Case = 1,
    /// A letter of another script that looks the same.
    LookAlike = 2,
    /// A letter from another letter set of the language.
    OtherSet = 4,
    /// A letter that the language's table marks as doubtful.
    Doubtful = 8,
    /// The piece's letter was missing.
    LostLetter = 16,
    /// File or rank of arrival was missing.
    LostSquare = 32,
    /// A letter, digit or sign that does not belong was passed over.
    Stray = 64,
    /// A digit or letter was taken for another.
    Misread = 128,
    /// The promotion piece was missing.
    LostPromotion = 256,
    /// Half of the square of arrival was missing; such a reading puts another one in doubt and is never taken alone.
    HalfSquare = 512,
    /// The wing that is named is not the one on which the man began.
    OtherWing = 1024,
}

/// The slips that were mended in one reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RepairSet(pub u16);

impl RepairSet {
    /// The names of the members, as the JSON protocol gives them.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        const ALL: [(Repair, &str); 10] = [
            (Repair::Case, "case"),
            (Repair::LookAlike, "look-alike"),
            (Repair::OtherSet, "other-set"),
            (Repair::Doubtful, "doubtful-letter"),
            (Repair::LostLetter, "lost-letter"),
            (Repair::LostSquare, "lost-square"),
            (Repair::Stray, "stray"),
            (Repair::Misread, "misread"),
            (Repair::LostPromotion, "lost-promotion"),
            (Repair::OtherWing, "other-wing"),
        ];
        ALL.into_iter().filter(move |(repair, _)| self.has(*repair)).map(|(_, name)| name)
    }

    /// The set with one more member.
    #[must_use]
    pub const fn with(self, repair: Repair) -> Self {
        Self(self.0 | repair as u16)
    }

    /// Without a repair.
    #[must_use]
    pub const fn without(self, repair: Repair) -> Self {
        Self(self.0 & !(repair as u16))
    }

    /// Members of either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a letter was taken for another one.
    #[must_use]
    pub const fn of_letters(self) -> bool {
        let letters = Repair::Case as u16
            | Repair::LookAlike as u16
            | Repair::OtherSet as u16
            | Repair::Doubtful as u16;
        self.0 & letters != 0
    }

    /// Whether the repair is a member.
    #[must_use]
    pub const fn has(self, repair: Repair) -> bool {
        self.0 & repair as u16 != 0
    }
}

/// One way to read a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What it says.
    pub reading: Reading,
    /// How many bytes of the text it takes.
    pub len: usize,
    /// Where its parts stand.
    pub parts: Parts,
    /// What was mended to read it so.
    pub repairs: RepairSet,
}

impl Candidate {
    /// Whether its sign of check says of the move, which led from one position to the other, what it does not do; of a
    /// sign that was passed over as a slip nothing more is said.
    #[must_use]
    pub fn denies(&self, text: &[u8], notation: &dyn Notation, before: &Position, after: &Position) -> bool {
        let Some((start, end)) = self.parts.get(Part::Check) else { return false };
        let Some(Ok(sign)) = text.get(start..end).map(std::str::from_utf8) else { return false };
        // The sign tells a direct check from a discovered one only with a second man.
        let check = match (after.is_check(), after.checkers().len()) {
            (false, _) => Check::None,
            (true, 1) => Check::Direct,
            (true, _) => Check::Double,
        };
        let men = |position: &Position| position.occupied().len();
        let takes = men(before) > men(after);
        let claim = notation.claim(sign);
        // `Bxe5:` takes once only.
        let twice =
            claim == Claim::Taken && self.parts.get(Part::Capture).is_some_and(|at| is_capture(text, at));
        !self.repairs.has(Repair::Stray) && !claim.holds(check, || after.is_checkmate(), takes && !twice)
    }
}

fn is_capture(text: &[u8], (start, end): (usize, usize)) -> bool {
    let sign = text.get(start..end).and_then(|sign| std::str::from_utf8(sign).ok());
    sign.is_some_and(|sign| Claim::of(sign) == Some(Claim::Taken))
}

/// All the ways to read a token; a buffer to be used again.
#[derive(Clone, Debug, Default)]
pub struct Readings {
    items: Vec<Candidate>,
    doubts: Vec<Candidate>,
}

impl Readings {
    /// An empty buffer.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Empties the buffer and keeps its memory.
    pub fn clear(&mut self) {
        self.items.clear();
        self.doubts.clear();
    }

    /// Adds what the token may also have been meant for: never a reading of its own, but where it is legal, a slip
    /// that costs as much is not mended.
    pub fn doubt(&mut self, candidate: Candidate) {
        self.doubts.push(candidate);
    }

    /// What puts the candidates in doubt.
    #[must_use]
    pub fn doubts(&self) -> &[Candidate] {
        &self.doubts
    }

    /// Adds a way to read the token, unless the same reading of the same length is there at no higher cost.
    pub fn push(&mut self, candidate: Candidate) {
        let same = |c: &&mut Candidate| {
            c.len == candidate.len
                && Reading { cost: 0, ..c.reading } == Reading { cost: 0, ..candidate.reading }
        };
        match self.items.iter_mut().find(same) {
            Some(old) if old.reading.cost < candidate.reading.cost => {}
            // Of two orders that say the same, the man in front is meant: `\u{62d}5\u{62d}`.
            Some(old)
                if old.reading.cost == candidate.reading.cost && old.parts.man() <= candidate.parts.man() => {
            }
            Some(old) => *old = candidate,
            None => self.items.push(candidate),
        }
    }

    /// Keeps the candidates for which `keep` holds.
    pub fn retain(&mut self, keep: impl FnMut(&Candidate) -> bool) {
        self.items.retain(keep);
    }

    /// The candidates, in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Candidate] {
        &self.items
    }

    /// Whether nothing was read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}
