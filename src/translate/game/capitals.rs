//! Whether a text has lost its case: `1. E4 E5 2. NF3 NC6`, files in capitals throughout.
//!
//! Then `B4` is a pawn's move spelled as all others are, and no slip that might have been another one.

use crate::board::{Color, Role, RoleSet};
use crate::notation::{Notation, Readings};

/// How far back the moves before are looked at.
const BEFORE: usize = 1024;
/// Fewer squares in capitals prove nothing.
const ENOUGH: usize = 2;

/// Whether the moves before `at` have their files in capitals, two or more of them, and none in small letters.
///
/// A square whose file is also a man's letter in `notation` proves nothing: it is in doubt itself.
pub(super) fn only(text: &[u8], at: usize, notation: &dyn Notation) -> bool {
    let before = text.get(at.saturating_sub(BEFORE)..at).unwrap_or_default();
    let mut capitals = 0;
    let mut readings = Readings::new();
    for (place, pair) in before.windows(2).enumerate() {
        let [file, b'1'..=b'8'] = pair else { continue };
        match file {
            b'a'..=b'h' => return false,
            b'A'..=b'H' => {
                readings.clear();
                notation.read(pair, Color::White, &mut readings);
                let pawn = |candidate: &crate::notation::Candidate| {
                    candidate.reading.roles == RoleSet::of(Role::Pawn) && candidate.len == 2
                };
                let behind = place.checked_sub(1).and_then(|before_it| before.get(before_it));
                let square = behind.is_some_and(u8::is_ascii_alphabetic)
                    || readings.doubts().is_empty() && readings.as_slice().iter().any(pawn);
                capitals += usize::from(square);
            }
            _ => {}
        }
    }
    capitals >= ENOUGH
}
