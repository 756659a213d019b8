//! A new move in the place of one that markup stands in.
//!
//! The letters change where they stand and the markup between them is never touched: the old and the new move are
//! laid side by side, and what differs goes into the stretches of text it stood in, each keeping its share of the letters.

use super::{Document, Flat};
use crate::Span;

/// Moves longer than this are not laid side by side.
const LONGEST: usize = 128;

/// What is replaced in the document so that the text of `span` becomes `new`; none where a part that differs goes over
/// something that is no text, or would leave nothing between two marks of a format that then has other ones. A picture or macro that shows a man stays if `pictures` may.
pub(super) fn replacements(
    text: &[u8],
    flat: &Flat,
    document: &dyn Document,
    (span, new): (Span, &str),
    pictures: bool,
) -> Option<Vec<(Span, String)>> {
    let pieces = pieces(flat, text, span);
    let weaver = Weaver { text, flat, document, pieces: &pieces, pictures };
    let mut out = Vec::new();
    if let [piece] = pieces.as_slice()
        && !piece.fixed
        // A character reference that does not change stays one.
        && *crate::bidi::strip(piece.source.of(text)).0 == *span.of(&flat.text)
    {
        weaver.escaped(flat.map.span(span), new, &mut out)?;
        return Some(out);
    }
    let parts = weaver.by_parts(span, new);
    match parts {
        Some((out, false)) => Some(out),
        // Where a stretch would be left without a letter, all of them share the new move.
        parts => {
            let spread = pieces.iter().all(Piece::is_text).then(|| weaver.by_shares(span, new, &mut out));
            let spread = spread.flatten().filter(|emptied| !emptied).map(|_| out);
            spread.or_else(|| parts.map(|(out, _)| out).filter(|_| document.may_be_empty()))
        }
    }
}

/// A move that is to be replaced, and what it stands in.
struct Weaver<'a> {
    text: &'a [u8],
    flat: &'a Flat,
    document: &'a dyn Document,
    pieces: &'a [Piece],
    pictures: bool,
}

impl Weaver<'_> {
    fn escaped(&self, source: Span, new: &str, out: &mut Vec<(Span, String)>) -> Option<()> {
        let old = std::str::from_utf8(source.of(self.text)).ok()?;
        let mut escaped = String::new();
        self.document.escape(old, new, &mut escaped);
        out.push((source, escaped));
        Some(())
    }

    /// Replaces what differs where it stands; says whether a stretch of text is left without a letter.
    fn by_parts(&self, span: Span, new: &str) -> Option<(Vec<(Span, String)>, bool)> {
        let Self { flat, pieces, .. } = *self;
        let mut out = Vec::new();
        let mut emptied = false;
        let old = std::str::from_utf8(span.of(&flat.text)).ok()?;
        for (from, to, new) in changes(old, new)? {
            let part = Span::new(span.start + from, span.start + to);
            if !part.is_empty() {
                emptied |= self.by_shares(part, &new, &mut out)?;
                continue;
            }
            let before = pieces.iter().find(|p| p.flat.start < part.start && part.start <= p.flat.end);
            let behind = pieces.iter().find(|p| p.flat.start <= part.start && part.start < p.flat.end);
            let at = match (before.filter(|p| p.is_text()), behind.filter(|p| p.is_text())) {
                (Some(_), _) => flat.map.span(Span::new(part.start - 1, part.start)).end,
                (None, Some(_)) => flat.map.span(Span::new(part.start, part.start + 1)).start,
                (None, None) => return None,
            };
            self.escaped(Span::new(at, at), &new, &mut out)?;
        }
        Some((out, emptied))
    }

    /// Replaces a part in the stretches it stands in, each getting its share; says whether one is left without a letter.
    fn by_shares(&self, part: Span, new: &str, out: &mut Vec<(Span, String)>) -> Option<bool> {
        let met: Vec<&Piece> =
            self.pieces.iter().filter(|p| p.flat.start < part.end && part.start < p.flat.end).collect();
        let of = |piece: &Piece| Span::new(piece.flat.start.max(part.start), piece.flat.end.min(part.end));
        let count = |piece: &&Piece| String::from_utf8_lossy(of(piece).of(&self.flat.text)).chars().count();
        let sizes: Vec<usize> = met.iter().map(count).collect();
        // How many of the new letters a picture stands for nobody knows.
        if met.len() > 1 && met.iter().any(|piece| !piece.is_text()) {
            return None;
        }
        let mut letters = new.chars();
        let mut emptied = false;
        for (piece, share) in met.iter().zip(shares(&sizes, new.chars().count())) {
            let new: String = letters.by_ref().take(share).collect();
            emptied |= new.is_empty() && of(piece) == piece.flat;
            match piece.is_text() {
                true => self.escaped(self.flat.map.span(of(piece)), &new, out)?,
                false if piece.fixed && self.pictures && piece.flat == of(piece) => {}
                false => return None,
            }
        }
        Some(emptied)
    }
}

/// How many of the new letters each stretch gets: as many as it had, the last one what is left, and none where there
/// are enough of them nothing.
fn shares(sizes: &[usize], letters: usize) -> Vec<usize> {
    let mut left = letters;
    let mut behind = sizes.len();
    let mut shares = Vec::with_capacity(sizes.len());
    for size in sizes {
        behind -= 1;
        let share = match behind {
            0 => left,
            _ => (*size).min(left.saturating_sub(behind).max(1)).min(left),
        };
        left -= share;
        shares.push(share);
    }
    shares
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
