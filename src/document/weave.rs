//! A new move in the place of one that markup stands in.
//!
//! The letters change where they stand and the markup between them is never touched: the old and the new move are
//! laid side by side, and what differs must lie within one stretch of text, or change letter for letter.

use super::{Document, Flat};
use crate::Span;

/// Moves longer than this are not laid side by side.
const LONGEST: usize = 128;

/// What is replaced in the document so that the text of `span` becomes `new`; none where a part that differs
/// goes over markup. A picture or macro that shows a man stays if `pictures` may.
pub(super) fn replacements(
    text: &[u8],
    flat: &Flat,
    document: &dyn Document,
    (span, new): (Span, &str),
    pictures: bool,
) -> Option<Vec<(Span, String)>> {
    let pieces = pieces(flat, text, span);
    let mut out = Vec::new();
    let escaped = |source: Span, new: &str, out: &mut Vec<(Span, String)>| {
        let old = std::str::from_utf8(source.of(text)).ok()?;
        let mut escaped = String::new();
        document.escape(old, new, &mut escaped);
        out.push((source, escaped));
        Some(())
    };
    if let [piece] = pieces.as_slice()
        && !piece.fixed
        // A character reference that does not change stays one.
        && *crate::bidi::strip(piece.source.of(text)).0 == *span.of(&flat.text)
    {
        escaped(flat.map.span(span), new, &mut out)?;
        return Some(out);
    }
    let old = std::str::from_utf8(span.of(&flat.text)).ok()?;
    for (from, to, new) in changes(old, new)? {
        let part = Span::new(span.start + from, span.start + to);
        if part.is_empty() {
            let before = pieces.iter().find(|p| p.flat.start < part.start && part.start <= p.flat.end);
            let behind = pieces.iter().find(|p| p.flat.start <= part.start && part.start < p.flat.end);
            let at = match (before.filter(|p| p.is_text()), behind.filter(|p| p.is_text())) {
                (Some(_), _) => flat.map.span(Span::new(part.start - 1, part.start)).end,
                (None, Some(_)) => flat.map.span(Span::new(part.start, part.start + 1)).start,
                (None, None) => return None,
            };
            escaped(Span::new(at, at), &new, &mut out)?;
            continue;
        }
        let met = |part: Span| {
            let mut met = pieces.iter().filter(move |p| p.flat.start < part.end && part.start < p.flat.end);
            met.next().filter(|_| met.next().is_none())
        };
        let mut put = |part: Span, new: &str| match met(part) {
            Some(piece) if piece.is_text() => escaped(flat.map.span(part), new, &mut out),
            Some(piece) if piece.fixed && pictures && piece.flat == part => Some(()),
            _ => None,
        };
        if met(part).is_some() {
            put(part, &new)?;
            continue;
        }
        let old = std::str::from_utf8(part.of(&flat.text)).ok()?;
        if old.chars().count() != new.chars().count() {
            return None;
        }
        let letters = old.char_indices().zip(new.chars());
        for ((at, old), new) in letters {
            let at = part.start + at;
            put(Span::new(at, at + old.len_utf8()), new.encode_utf8(&mut [0; 4]))?;
        }
    }
    Some(out)
}

/// A stretch of text without markup in it.
struct Piece {
    flat: Span,
    source: Span,
    /// It is shown by something that is no text.
    fixed: bool,
}

impl Piece {
    fn is_text(&self) -> bool {
        !self.fixed && !self.source.is_empty()
    }
}

fn pieces(flat: &Flat, text: &[u8], span: Span) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (part, source) in flat.map.pieces(span) {
        let index = flat.fixed.partition_point(|fixed| fixed.end <= part.start);
        let fixed = flat.fixed.get(index).is_some_and(|fixed| fixed.start <= part.start);
        if let Some(last) = pieces.last_mut().filter(|last| !last.fixed && !fixed) {
            // What was taken out between them may have been nothing but bidi marks.
            let between = text.get(last.source.end..source.start);
            if between.is_some_and(|between| crate::bidi::strip(between).0.is_empty()) {
                last.flat = Span::new(last.flat.start, part.end);
                last.source = Span::new(last.source.start, source.end);
                continue;
            }
        }
        pieces.push(Piece { flat: part, source, fixed });
    }
    pieces
}

/// What differs between two texts, as ranges of the old one with the new text of each.
fn changes(old: &str, new: &str) -> Option<Vec<(usize, usize, String)>> {
    let before: Vec<(usize, char)> = old.char_indices().collect();
    let after: Vec<char> = new.chars().collect();
    if before.len() > LONGEST || after.len() > LONGEST {
        return None;
    }
    let width = after.len() + 1;
    // Length of the longest common subsequence from each pair of places on.
    let mut longest = vec![0u16; (before.len() + 1) * width];
    let at = |row: usize, column: usize| row * width + column;
    for (row, (_, a)) in before.iter().enumerate().rev() {
        for (column, b) in after.iter().enumerate().rev() {
            let get = |row, column| longest.get(at(row, column)).copied().unwrap_or(0);
            let best = if a == b {
                get(row + 1, column + 1) + 1
            } else {
                get(row + 1, column).max(get(row, column + 1))
            };
            if let Some(slot) = longest.get_mut(at(row, column)) {
                *slot = best;
            }
        }
    }
    let get = |row, column| longest.get(at(row, column)).copied().unwrap_or(0);
    let offset = |row: usize| before.get(row).map_or(old.len(), |(at, _)| *at);
    let mut changes: Vec<(usize, usize, String)> = Vec::new();
    let (mut row, mut column) = (0, 0);
    while row < before.len() || column < after.len() {
        let (a, b) = (before.get(row), after.get(column));
        if let (Some((_, a)), Some(b)) = (a, b)
            && a == b
        {
            (row, column) = (row + 1, column + 1);
            continue;
        }
        let start = offset(row);
        if changes.last().is_none_or(|(_, end, _)| *end != start) {
            changes.push((start, start, String::new()));
        }
        let Some(change) = changes.last_mut() else { break };
        if a.is_some() && (b.is_none() || get(row + 1, column) >= get(row, column + 1)) {
            row += 1;
            change.1 = offset(row);
        } else if let Some(b) = b {
            change.2.push(*b);
            column += 1;
        }
    }
    Some(changes)
}
