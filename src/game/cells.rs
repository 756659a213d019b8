//! Sheets that a recogniser has cut into cells, each with several candidates and their scores.
//!
//! Handwriting and OCR programs stand on this: the score of a candidate is evidence like any other, and what the
//! recogniser thought less likely may still be the game.

use super::lattice::{Arc, Lattice, Step};
use super::noise::Rates;
use super::recover::{RecoverOptions, Recovered};
use super::solve::{Solver, Work};
use super::tone::Tone;
use crate::Span;
use crate::locale::Locales;

/// One reading of a cell.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellCandidate {
    /// What may stand there.
    pub text: String,
    /// How likely it is, above 0; only the ratio within a cell counts.
    pub score: f32,
}

/// One cell of a scoresheet.
#[derive(Clone, Debug, Default, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cell {
    /// Number of the move, where the cell's place on the sheet tells it.
    pub number: Option<u32>,
    /// Whether it is in Black's column; asked only with a number.
    pub black: bool,
    /// What may stand there; none for a cell that is empty.
    pub candidates: Vec<CellCandidate>,
}

/// The most cells and the most candidates of one cell that are looked at.
const MOST_CELLS: usize = 1200;
const MOST_CANDIDATES: usize = 16;

/// Recovers a game from cells in the order of play. The spans of the moves are `i..i+1` for cell number `i`.
///
/// Scores that are not above 0 count as very small. The notation in the options is not asked.
#[must_use]
pub fn recover_cells(cells: &[Cell], options: &RecoverOptions<'_>, locales: &Locales) -> Recovered {
    let rates = Rates { aside: f32::INFINITY, again: 0.0, ..Rates::default() };
    let mut lattice = Lattice::default();
    for (i, cell) in cells.iter().take(MOST_CELLS).enumerate() {
        let span = Span::new(i, i + 1);
        if let Some(value) = cell.number {
            let to = lattice.steps.len() + 1;
            let arc = Arc::Number { value, black: cell.black };
            lattice.steps.push(vec![Step { arc, to, cost: 0.0, span, prose: false, tone: Tone::Unknown }]);
        }
        let total: f32 = cell.candidates.iter().map(|c| c.score.max(0.0)).filter(|s| s.is_finite()).sum();
        if cell.candidates.is_empty() {
            continue;
        }
        let to = lattice.steps.len() + 1;
        let mut steps =
            vec![Step { arc: Arc::Skip, to, cost: rates.no_move, span, prose: false, tone: Tone::Unknown }];
        for candidate in cell.candidates.iter().take(MOST_CANDIDATES) {
            let share = (candidate.score / total.max(1.0e-6)).clamp(1.0e-4, 1.0);
            let text = lattice.texts.len();
            lattice.texts.push(candidate.text.trim().to_owned());
            steps.push(Step {
                arc: Arc::Text(text),
                to,
                cost: -share.ln(),
                span,
                prose: false,
                tone: Tone::Unknown,
            });
        }
        lattice.steps.push(steps);
    }
    lattice.steps.push(Vec::new());
    lattice.gaps = vec![false; lattice.steps.len()];
    let words = cells.iter().filter_map(|cell| {
        cell.candidates.iter().max_by(|a, b| a.score.total_cmp(&b.score)).map(|c| c.text.as_str())
    });
    Solver { options, locales, rates, work: &Work::of_a_game() }.solve(lattice, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(candidates: &[(&str, f32)]) -> Cell {
        let candidates =
            candidates.iter().map(|(text, score)| CellCandidate { text: (*text).to_owned(), score: *score });
        Cell { candidates: candidates.collect(), ..Cell::default() }
    }

    #[test]
    fn the_board_overrules_the_recogniser() {
        let cells = [
            cell(&[("e4", 0.9), ("c4", 0.1)]),
            cell(&[("e5", 0.5), ("c5", 0.5)]),
            cell(&[("Nf8", 0.6), ("Nf3", 0.4)]),
            cell(&[("Nc6", 0.9)]),
            cell(&[("Bb5", 0.9)]),
            cell(&[("exd4", 0.6), ("a6", 0.4)]),
            cell(&[("Ba4", 0.8), ("Bd4", 0.2)]),
        ];
        let options = RecoverOptions { locales: vec!["en".into()], ..RecoverOptions::default() };
        let found = recover_cells(&cells, &options, Locales::builtin());
        let sans: Vec<&str> = found.moves.iter().map(|m| m.san.as_str()).collect();
        assert_eq!((sans[2], sans[5], sans[6]), ("Nf3", "a6", "Ba4"), "{sans:?}");
        assert_eq!(found.moves[2].span, Some(Span::new(2, 3)));
    }

    #[test]
    fn scores_of_nonsense_do_no_harm() {
        let cells = [cell(&[("e4", f32::NAN), ("", -1.0)]), Cell::default(), cell(&[])];
        let _ = recover_cells(&cells, &RecoverOptions::default(), Locales::builtin());
    }
}
