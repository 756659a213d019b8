//! Moves printed as fractions: White's above a line of dashes, Black's below it.
//!
//! ```text
//!   P-K4   P-KB4   Kt-KB3
//! 1 ---- 2 ----- 3 ------
//!   P-K4   PxP     P-KKt4
//! ```
//! Only the line of numbers and dashes says so, so nothing else is taken for one; which move belongs to which
//! number is told by where it stands in its line.

use super::sheet::{Item, Piece};
use crate::Span;

/// One line of a page: its first byte and its pieces, without the end of the line.
struct Line<'p> {
    start: usize,
    pieces: &'p [Piece],
}

/// A number of the middle line, and where its dashes lie in the line.
struct Bar {
    number: Piece,
    from: usize,
    to: usize,
}

/// Whether the text holds moves as fractions.
#[must_use]
pub fn has_fractions(text: &[u8], pieces: &[Piece]) -> bool {
    let lines = lines(pieces);
    let bars: Vec<usize> = lines.windows(3).filter_map(|w| Some(fraction(text, w)?.len())).collect();
    // One number alone over one move may be anything.
    bars.len() > 1 || bars.iter().any(|count| *count > 1)
}

/// The pieces with each fraction in the order of play; nothing changes where there are none.
#[must_use]
pub fn unfold(text: &[u8], pieces: Vec<Piece>) -> Vec<Piece> {
    if !has_fractions(text, &pieces) {
        return pieces;
    }
    let lines = lines(&pieces);
    let mut out = Vec::with_capacity(pieces.len());
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let bars = lines.get(at..at + 3).and_then(|window| fraction(text, window));
        match (bars, lines.get(at..at + 3)) {
            (Some(bars), Some([above, _, below])) => {
                for (index, bar) in bars.iter().enumerate() {
                    out.push(bar.number);
                    out.extend(share(text, above, &bars, index));
                    out.extend(share(text, below, &bars, index));
                }
                at += 3;
            }
            _ => {
                out.extend_from_slice(line.pieces);
                at += 1;
            }
        }
    }
    out
}

fn lines(pieces: &[Piece]) -> Vec<Line<'_>> {
    let mut out = Vec::new();
    let mut start = 0;
    for line in pieces.split_inclusive(|p| p.item == Item::LineEnd) {
        let (pieces, end) = match line.split_last() {
            Some((last, rest)) if last.item == Item::LineEnd => (rest, last.span.end),
            _ => (line, line.last().map_or(start, |p| p.span.end)),
        };
        // Empty lines do not part a fraction.
        if !pieces.is_empty() {
            out.push(Line { start, pieces });
        }
        start = end;
    }
    out
}

/// How many characters of the line stand before a byte.
fn column(text: &[u8], line: &Line<'_>, byte: usize) -> usize {
    String::from_utf8_lossy(Span::new(line.start, byte.max(line.start)).of(text)).chars().count()
}

/// The bars of the middle one of three lines, if the three are a fraction.
fn fraction(text: &[u8], lines: &[Line<'_>]) -> Option<Vec<Bar>> {
    let [above, middle, below] = lines else { return None };
    let words = |line: &Line<'_>| line.pieces.iter().all(|p| p.item == Item::Word || p.item == Item::Filler);
    if !words(above) || !words(below) {
        return None;
    }
    let mut bars: Vec<Bar> = Vec::new();
    for piece in middle.pieces {
        let (from, to) = (column(text, middle, piece.span.start), column(text, middle, piece.span.end));
        match (piece.item, bars.last_mut()) {
            (Item::Number { value, .. }, _) => {
                let number = Piece { item: Item::Number { value, black: false }, ..*piece };
                bars.push(Bar { number, from, to });
            }
            (Item::Filler, Some(bar)) => bar.to = to,
            _ => return None,
        }
    }
    let dashed = bars.iter().all(|bar| bar.to - bar.from > 3);
    let follow = bars.windows(2).all(|w| match w {
        [one, two] => value(&two.number) == value(&one.number) + 1,
        _ => true,
    });
    (!bars.is_empty() && dashed && follow).then_some(bars)
}

fn value(piece: &Piece) -> u32 {
    if let Item::Number { value, .. } = piece.item { value } else { 0 }
}

/// The words of a line that stand over or under one bar.
fn share<'l>(
    text: &'l [u8],
    line: &'l Line<'_>,
    bars: &'l [Bar],
    index: usize,
) -> impl Iterator<Item = Piece> + 'l {
    let nearest = move |piece: &Piece| {
        let middle = column(text, line, piece.span.start) + column(text, line, piece.span.end);
        bars.iter().rposition(|bar| 2 * bar.from <= middle).unwrap_or_default()
    };
    line.pieces.iter().filter(move |p| p.item == Item::Word && nearest(p) == index).copied()
}

#[cfg(test)]
mod tests {
    use super::super::sheet::pieces;
    use super::*;

    fn words(text: &str) -> String {
        let unfolded = unfold(text.as_bytes(), pieces(text.as_bytes()));
        let words = unfolded.iter().filter(|p| matches!(p.item, Item::Word | Item::Number { .. }));
        words.filter_map(|p| text.get(p.span.start..p.span.end)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn above_and_below() {
        let text = "    a     b c\n  1 ---- 2 -----\n    d     e\n";
        assert_eq!(words(text), "1 a d 2 b c e");
    }

    #[test]
    fn one_to_a_block() {
        let text = "   a\n1. ---\n   b\n\n   c\n2. ---\n   d";
        assert_eq!(words(text), "1. a b 2. c d");
    }

    #[test]
    fn dashes_for_a_move_are_none() {
        let text = "16 a\n17 ----- b\n18 c d";
        // The order stays; the dashes themselves are no word.
        assert_eq!(words(text), "16 a 17 b 18 c d");
    }
}
