//! Letter tables learned from a sheet.
//!
//! Nothing is known but that the game was legal. Each string before a square is taken for each man in turn, and
//! play goes on in all the tables that are left; the wrong ones run out of legal moves, or into play that nobody
//! would choose.

mod forms;
mod search;
mod table;

pub use table::LearnedTable;

use crate::board::Position;
use crate::game::prior::Prior;
use forms::Forms;

/// Learns the letter table of a sheet whose words, in the order of play, are given.
///
/// Nothing where there are too few words that look like moves (at least 6), or where no table makes them a game.
#[must_use]
pub fn learn_letters<'w>(words: impl Iterator<Item = &'w str>, start: &Position) -> Option<LearnedTable> {
    let forms = Forms::new(words);
    if forms.shapes.len() < 6 || forms.files.is_empty() {
        return None;
    }
    let found = search::search(&forms, start, Prior::builtin())?;
    Some(LearnedTable::new(&forms, found))
}
