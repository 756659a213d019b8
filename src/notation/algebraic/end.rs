//! Where a token of the algebraic family ends, and what it then says.

use super::alphabet::{Alphabet, Symbol};
use super::read::Reader;
use super::walk::Walk;
use crate::board::{CastleSet, FileSet, Reading, Role, RoleSet, Square, SquareSet};
use crate::notation::{Candidate, Part, Readings, Repair, RepairSet};

impl Reader<'_> {
    /// Reads the signs behind the move and pushes it, where it ends at a boundary.
    pub(super) fn end(&self, mut walk: Walk, promotion: Option<Role>, out: &mut Readings) {
        let en_passant = self.tail(&mut walk);
        if !self.boundary(walk.at, walk.to_rank) {
            return;
        }
        let pawn = walk.role == Role::Pawn;
        let from = squares(walk.file, walk.rank);
        let to = squares(walk.to_file, walk.to_rank);
        let same_file =
            pawn && !walk.written && walk.file.is_some() && walk.file == walk.to_file && walk.rank.is_none();
        let mut cost = repair_cost(walk.repairs).max(walk.extra);
        if same_file {
            cost = cost.max(2);
        }
        // There is one king only: a file or rank of departure is more likely part of another letter.
        let king = walk.role == Role::King && (walk.file.is_some() != walk.rank.is_some());
        // A dash stands between two squares: `Kg1-f2` is a K from g1 before it is a Kg from the first rank.
        let dashed = walk.written
            && !walk.capture
            && walk.file.is_none()
            && walk.rank.is_some()
            && walk.parts.get(Part::Capture).is_some();
        if king || dashed {
            cost = cost.max(1);
        }
        // Files of two scripts in one move are a slip beside any other.
        if walk.scripts == 3 {
            cost = cost.saturating_add(1);
        }
        let reading = Reading {
            from,
            to,
            roles: RoleSet::of(walk.role),
            taken: match walk.taken {
                Some(role) => RoleSet::of(role),
                None if walk.capture || walk.to_rank.is_none() => RoleSet::ROLES,
                None => RoleSet::ANY,
            },
            promotion: match promotion {
                Some(role) if RoleSet::PROMOTIONS.has(role) => RoleSet::of(role),
                Some(_) => return,
                None => RoleSet::ANY,
            },
            castle: CastleSet::NORMAL,
            check: crate::board::CheckSet::ANY,
            born: FileSet::ANY,
            taken_born: FileSet::ANY,
            cost,
        };
        let candidate = Candidate { reading, len: walk.at, parts: walk.parts, repairs: walk.repairs };
        if let (true, None, None, Some(file)) = (pawn, walk.file, walk.rank, walk.to_file) {
            self.bare_pawn(file, walk.capture, en_passant, candidate, out);
        } else if en_passant && pawn {
            let castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
            out.push(Candidate { reading: Reading { castle, ..reading }, ..candidate });
            // The sign of a capture that is none in passing does not belong there.
            let repairs = candidate.repairs.with(Repair::Stray);
            out.push(Candidate { reading: Reading { cost: cost.max(2), ..reading }, repairs, ..candidate });
        } else if en_passant {
            // Only a pawn takes in passing.
            let repairs = candidate.repairs.with(Repair::Stray);
            out.push(Candidate { reading: Reading { cost: cost.max(2), ..reading }, repairs, ..candidate });
        } else {
            out.push(candidate);
        }
        // Squares alone (`g1-f3`) may name any man, and the king's two steps castling.
        if pawn && !walk.written && from.len() == 1 && to.len() == 1 {
            let any = Reading { roles: RoleSet::ROLES, cost: cost.max(1), ..reading };
            out.push(Candidate { reading: any, ..candidate });
            if let (Some(from_square), Some(to_square)) = (from.first(), to.first())
                && let Some(castle) = king_steps(from_square, to_square)
            {
                let castling = Reading { from, to, cost: cost.max(1), ..Reading::castling(castle) };
                out.push(Candidate { reading: castling, ..candidate });
            }
        }
        // The king's two steps with his letter: `Ke1-g1`, `Kg1`.
        if walk.role == Role::King
            && !walk.capture
            && walk.rank.is_some()
            && let (Some(from_square), Some(to_square)) = (from.first(), to.first())
            && let Some(castle) = king_steps(from_square, to_square)
        {
            let castling = Reading { from, to, cost: cost.max(1), ..Reading::castling(castle) };
            out.push(Candidate { reading: castling, ..candidate });
        }
    }

    /// A pawn of which only the square of arrival is written: it goes straight on. That it takes there, its file
    /// being left out, is a slip, although the rules allow it in some countries.
    fn bare_pawn(&self, file: u8, capture: bool, en_passant: bool, candidate: Candidate, out: &mut Readings) {
        let mut reading = candidate.reading;
        if en_passant {
            reading.castle = reading.castle.or(CastleSet::EN_PASSANT_ONLY);
        } else if !capture {
            let taken = RoleSet::NONE;
            let straight = Reading { from: SquareSet::file(file), taken, ..reading };
            out.push(Candidate { reading: straight, ..candidate });
        }
        let cost = if capture { reading.cost } else { reading.cost.max(2) };
        let repairs = if capture { candidate.repairs } else { candidate.repairs.with(Repair::LostSquare) };
        let takes = Reading { taken: reading.taken.and(RoleSet::ROLES), cost, ..reading };
        out.push(Candidate { reading: takes, repairs, ..candidate });
    }

    /// Takes check, mate and en passant signs behind a move; says whether capture in passing was written.
    pub(super) fn tail(&self, walk: &mut Walk) -> bool {
        let mut en_passant = false;
        for _ in 0..4 {
            let rest = self.rest(walk.at);
            if evaluation(rest) {
                break;
            }
            let direct = self.alphabet.at(rest).find(|e| {
                let behind = self.rest(walk.at + e.len());
                match e.symbol {
                    Symbol::Check if ends_in_evaluation(rest, e.len()) => false,
                    Symbol::Check | Symbol::EnPassant => !e.word || ends_word(behind),
                    // The sign of capture, or X for mate, behind the square: `Be5:`, `Q:f7X`.
                    Symbol::Capture => {
                        ends_word(behind) && !e.is_spelt() && !starts_square(self.alphabet, behind)
                    }
                    _ => false,
                }
            });
            let found = direct.map(|e| (walk.at, e)).or_else(|| {
                // `Lf1-b5, Schach`: a comma parts only words from the move.
                let comma = self.rest(walk.at).first() == Some(&b',');
                let at = self.blank(walk.at + usize::from(comma))?;
                let rest = self.rest(at);
                if evaluation(rest) {
                    return None;
                }
                let entry = self.alphabet.at(rest).find(|e| {
                    let behind = self.rest(at + e.len());
                    match e.symbol {
                        _ if comma && !e.is_spelt() => false,
                        // `K e 5 – d 4 : †` in letterspaced print, `L f1-b5 ×` for check in the first handbooks.
                        Symbol::Capture => {
                            let next = self.blank(at + e.len()).unwrap_or(at + e.len());
                            let long = walk.file.is_some() && walk.rank.is_some();
                            let apart = walk.gap || long && rest.starts_with("\u{d7}".as_bytes());
                            apart
                                && ends_word(behind)
                                && !e.is_spelt()
                                && !starts_square(self.alphabet, self.rest(next))
                        }
                        Symbol::Check if ends_in_evaluation(rest, e.len()) => false,
                        // `†matt`: a sign before a word.
                        Symbol::Check => {
                            ends_blank(behind)
                                || !e.word
                                    && self
                                        .alphabet
                                        .first(behind, |s| *s == Symbol::Check)
                                        .is_some_and(|e| e.word)
                        }
                        Symbol::EnPassant => {
                            ends_blank(behind)
                                || self
                                    .alphabet
                                    .first(behind, |s| *s == Symbol::Check)
                                    .is_some_and(|e| !e.word)
                        }
                        _ => false,
                    }
                })?;
                Some((at, entry))
            });
            let Some((at, entry)) = found else { break };
            let end = at + entry.len();
            match entry.symbol {
                Symbol::EnPassant => {
                    en_passant = true;
                    walk.parts.set(Part::EnPassant, at, end);
                }
                Symbol::Capture => {
                    walk.parts.set(Part::Check, at, end);
                }
                _ => {
                    let start = walk.parts.get(Part::Check).map_or(at, |(start, _)| start);
                    walk.parts.set(Part::Check, start, end);
                }
            }
            walk.at = end;
        }
        en_passant
    }

    /// Whether a move may end here: no letter or digit follows, but for the N of a novelty.
    fn boundary(&self, at: usize, to_rank: Option<u8>) -> bool {
        let rest = self.rest(at);
        if ends_word(rest) {
            return true;
        }
        rest.first() == Some(&b'N')
            && ends_blank(rest.get(1..).unwrap_or_default())
            && !matches!(to_rank, Some(0 | 7))
    }
}

pub(super) fn squares(file: Option<u8>, rank: Option<u8>) -> SquareSet {
    let files = file.map_or(SquareSet::ALL, SquareSet::file);
    files.and(rank.map_or(SquareSet::ALL, SquareSet::rank))
}

/// The wing of castling if a king on e1 or e8 goes two squares.
fn king_steps(from: Square, to: Square) -> Option<CastleSet> {
    if from.file() != 4 || from.rank() != to.rank() || !matches!(from.rank(), 0 | 7) {
        return None;
    }
    match to.file() {
        6 => Some(CastleSet::SHORT),
        2 => Some(CastleSet::LONG),
        _ => None,
    }
}

/// What each slip costs; a reading costs as much as its worst one, so that a text wholly in capitals does not
/// favour one reading over another by the count of its letters.
fn repair_cost(repairs: RepairSet) -> u8 {
    let costs = [(Repair::Case, 2), (Repair::LookAlike, 1), (Repair::OtherSet, 2)];
    let worst = costs.iter().filter(|(repair, _)| repairs.has(*repair)).map(|(_, cost)| *cost).max();
    // A letter in doubt stays behind one that is not, whatever else both need.
    worst.unwrap_or(0) + u8::from(repairs.has(Repair::Doubtful))
}

pub(super) fn next_char(text: &[u8]) -> Option<char> {
    let head = text.get(..text.len().min(4)).unwrap_or_default();
    match std::str::from_utf8(head) {
        Ok(text) => text.chars().next(),
        Err(error) => std::str::from_utf8(head.get(..error.valid_up_to()).unwrap_or_default())
            .ok()
            .and_then(|text| text.chars().next())
            .or(Some('\u{fffd}')),
    }
}

/// No letter and no digit follows. A byte that is no UTF-8 counts as a letter.
pub(super) fn ends_word(text: &[u8]) -> bool {
    next_char(text).is_none_or(|c| !c.is_alphanumeric() && c != '\u{fffd}' && !is_combining(c))
}

fn is_combining(c: char) -> bool {
    matches!(u32::from(c), 0x300..=0x36f | 0x483..=0x487 | 0x591..=0x5bd | 0x64b..=0x65f | 0x20d0..=0x20ff)
}

/// A blank, a bracket, a mark or the end follows.
pub(super) fn ends_blank(text: &[u8]) -> bool {
    next_char(text).is_none_or(|c| {
        c.is_whitespace()
            || matches!(c, ')' | '(' | '}' | '{' | ']' | ',' | ';' | '.' | '!' | '?' | '$' | '*' | '"')
    })
}

pub(super) fn starts_square(alphabet: &Alphabet, text: &[u8]) -> bool {
    alphabet.first(text, |s| matches!(s, Symbol::File(_) | Symbol::Piece(_))).is_some()
}

/// Whether the last plus of a sign of check begins a sign of evaluation: `+ +-`, `++-`.
fn ends_in_evaluation(text: &[u8], len: usize) -> bool {
    len > 1 && text.get(len - 1) == Some(&b'+') && text.get(len - 1..).is_some_and(evaluation)
}

/// Whether a sign of evaluation such as `+-`, `+/−` or `+=` begins here, not a check.
pub(super) fn evaluation(text: &[u8]) -> bool {
    let rest = match text {
        [b'+', rest @ ..] => rest,
        _ => return false,
    };
    match rest {
        [b'-' | b'=' | b'/', ..] => true,
        [0xe2, 0x88, 0x92, ..] | [0xe2, 0x80, 0x90..=0x95, ..] => true,
        [b' ', rest @ ..] => matches!(rest, [0xe2, 0x88, 0x92, ..]),
        _ => false,
    }
}
