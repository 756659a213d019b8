//! Laying text out as the Unicode bidi algorithm has it, and what a reader must see of a run of notation.

#![allow(dead_code, unreachable_pub)]

use std::ops::Range;

use stamma::Direction;
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// A visible character, left to right on the page, and where it stands in the text.
pub type Cell = (usize, char);

/// The visible characters of one paragraph from left to right, brackets not mirrored, each with its offset.
pub fn lay_out(paragraph: &str, direction: Direction) -> Vec<Cell> {
    let level = if direction == Direction::Rtl { Level::rtl() } else { Level::ltr() };
    let info = BidiInfo::new(paragraph, Some(level));
    let mut cells = Vec::new();
    for part in &info.paragraphs {
        let (levels, runs) = info.visual_runs(part, part.range.clone());
        for run in runs {
            let start = run.start;
            let text = &paragraph[run];
            let cell = |(at, c): (usize, char)| (start + at, c);
            if levels[start].is_rtl() {
                cells.extend(text.char_indices().rev().map(cell));
            } else {
                cells.extend(text.char_indices().map(cell));
            }
        }
    }
    cells.retain(|(_, c)| !stamma::bidi::is_mark(*c));
    cells
}

/// The visible characters of a run on a page, left to right; `None` where others stand among them.
pub fn seen(paragraph: &str, run: Range<usize>, direction: Direction) -> Option<String> {
    let cells = lay_out(paragraph, direction);
    let inside = |cell: &Cell| run.contains(&cell.0);
    let first = cells.iter().position(inside)?;
    let last = cells.iter().rposition(inside)?;
    let cells = &cells[first..=last];
    cells.iter().all(inside).then(|| cells.iter().map(|(_, c)| *c).collect())
}

/// What must be seen of a run that is read from left to right: itself, and where several right-to-left letters
/// stand together (`فل`), those as the word they are.
pub fn truth_left_to_right(run: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    for c in run.chars().filter(|c| !stamma::bidi::is_mark(*c)) {
        let class = bidi_class(c);
        if matches!(class, BidiClass::R | BidiClass::AL) || (class == BidiClass::NSM && !word.is_empty()) {
            word.insert(0, c);
        } else {
            out.push_str(&std::mem::take(&mut word));
            out.push(c);
        }
    }
    out + &word
}

/// What must be seen of a run that is read from right to left, given in its parts: the parts from right to left;
/// a number, a sign of several characters and a result are parts, and are never turned round.
pub fn truth_right_to_left(parts: &[&str]) -> String {
    let mut out = String::new();
    for part in parts.iter().rev() {
        let upright = part.chars().all(|c| !matches!(bidi_class(c), BidiClass::R | BidiClass::AL));
        if upright {
            out.push_str(part);
        } else {
            out.extend(part.chars().rev());
        }
    }
    out
}
