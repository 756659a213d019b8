//! From shares of explanations to confidences that mean what they say.
//!
//! The share is right while the true game is among those searched. Where the sheet is hard to read all around,
//! it may have been lost, and the share says nothing of that; how hard the sheet is there does.

use super::search::Made;

/// Steps of the line to either side that count for the strain.
const WINDOW: usize = 8;

/// For each step, the mean cost of the half-moves around it.
pub(super) fn strains(line: &[Made]) -> Vec<f32> {
    // A step that is no move adds its cost to the moves around it.
    let cost = |made: &Made| (made.edge.cost.max(0.0), f32::from(u8::from(made.edge.mv.is_some())));
    (0..line.len())
        .map(|i| {
            let around =
                line.get(i.saturating_sub(WINDOW)..(i + WINDOW + 1).min(line.len())).unwrap_or_default();
            let (sum, count) = around.iter().map(cost).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
            sum / f32::max(count, 1.0)
        })
        .collect()
}

/// How often the game searched was the true one, by strain: of half-moves with a share above 0.99, how many were
/// right. Counted on 17,000 half-moves of damaged sheets of known games (misread, smudged, dropped and missing at
/// rates from 0 to one half).
const RELIABLE: [(f32, f32); 13] = [
    (2.25, 0.998),
    (2.75, 0.987),
    (3.25, 0.952),
    (3.75, 0.885),
    (4.25, 0.862),
    (4.75, 0.788),
    (5.25, 0.662),
    (5.75, 0.614),
    (6.5, 0.465),
    (7.5, 0.37),
    (8.5, 0.19),
    (10.0, 0.12),
    (12.0, 0.05),
];

/// How probable it is that a half-move with this share, in a part of the sheet with this strain, is right.
pub(super) fn calibrated(share: f32, strain: f32) -> f32 {
    let mut before = (0.0, 1.0);
    for (here, reliable) in RELIABLE {
        if strain < here {
            let part = (strain - before.0) / (here - before.0);
            return share * (before.1 + part * (reliable - before.1));
        }
        before = (here, reliable);
    }
    share * before.1
}

#[cfg(test)]
mod tests {
    use super::calibrated;

    #[test]
    fn strain_lowers_confidence() {
        let easy = calibrated(0.99, 2.0);
        let hard = calibrated(0.99, 6.0);
        assert!(easy > 0.98 && hard < 0.7 && calibrated(0.5, 30.0) > 0.0, "{easy} {hard}");
    }
}
