//! The lattice of a sheet in a notation that has a reader.
//!
//! A reader knows where its moves end, blanks inside them included, so its arcs run from any place at which a
//! move may begin to any place at which the reader says that it ends.

use std::collections::BTreeMap;

use super::evidence::Read;
use super::lattice::{Arc, Lattice, Step, skip};
use super::noise::Rates;
use super::tone::Tone;
use crate::Span;
use crate::board::Color;
use crate::notation::{Candidate, Notation, Readings};
use crate::scan::sheet::{Item, Piece};

/// The most pieces of a sheet that are read.
const MOST_PIECES: usize = 6000;

/// A place: the number of a piece, and how far into it.
type Place = (usize, usize);

/// What a word of a heading costs, against one in the game.
const HEADING: f32 = 0.1;

struct Builder<'a> {
    sheet: &'a [u8],
    pieces: &'a [Piece],
    notation: &'a dyn Notation,
    rates: &'a Rates,
    /// The pieces before the first number, where that is 1: a heading, and no part of the game.
    head: usize,
    arcs: BTreeMap<Place, Vec<(Arc, Place, f32, Span)>>,
    read: Read,
    texts: Vec<String>,
    readings: Readings,
}

fn is_mark(byte: u8) -> bool {
    matches!(byte, b'!' | b'?' | b'.' | b',' | b';' | b':' | b')' | b'(' | b'*' | b'\'' | b'"')
        || byte >= 0x80
}

/// Whether nothing but marks stands here: stops, glyphs, a footnote's `[A]`.
fn only_marks(rest: &[u8]) -> bool {
    let mut rest = rest;
    while let [first, after @ ..] = rest {
        let footnote = match first {
            b'[' => after.iter().take(4).position(|b| *b == b']'),
            b'(' => after.iter().take(3).position(|b| *b == b')'),
            _ => None,
        };
        match footnote {
            Some(end) => rest = after.get(end + 1..).unwrap_or_default(),
            None if is_mark(*first) => rest = after,
            None => return false,
        }
    }
    true
}

/// The length of a dash or colon that divides a move from the next one.
fn divider(rest: &[u8]) -> Option<usize> {
    let (sign, len) = crate::scan::char_at(rest)?;
    let (next, _) = crate::scan::char_at(rest.get(len..)?)?;
    ((crate::scan::is_dash(sign) || sign == ':') && next.is_uppercase()).then_some(len)
}

/// Whether one piece stands behind another with nothing but white space between them.
fn follows(sheet: &[u8], before: Span, next: Span) -> bool {
    before.end <= next.start
        && String::from_utf8_lossy(Span::new(before.end, next.start).of(sheet))
            .chars()
            .all(|c| c.is_whitespace() || crate::scan::sheet::is_invisible(c))
}

impl Builder<'_> {
    fn span(&self, place: Place) -> Option<Span> {
        self.pieces.get(place.0).map(|p| Span::new(p.span.start + place.1, p.span.end))
    }

    /// Where what follows `offset` begins, seen from a piece at or before it.
    fn place_of(&self, from: usize, offset: usize) -> Option<(Place, bool)> {
        let mut before = self.pieces.get(from)?.span;
        for (index, piece) in self.pieces.iter().enumerate().skip(from).take(24) {
            // Pieces put into the order of play may lie anywhere: a move ends where the order leaves the text.
            if index > from && !follows(self.sheet, before, piece.span) {
                return (offset <= before.end).then_some(((index, 0), true));
            }
            before = piece.span;
            if offset <= piece.span.start {
                return Some(((index, 0), true));
            }
            if offset < piece.span.end {
                let rest = Span::new(offset, piece.span.end).of(self.sheet);
                if only_marks(rest) {
                    return Some(((index + 1, 0), true));
                }
                // `P-Q4-P-Q4`, `P-Q4:P-Q4`: White's move and Black's.
                if let Some(sign) = divider(rest) {
                    return Some(((index, offset + sign - piece.span.start), true));
                }
                return Some(((index, offset - piece.span.start), false));
            }
            if offset == piece.span.end {
                return Some(((index + 1, 0), true));
            }
        }
        None
    }

    fn word(&mut self, place: Place) -> Vec<Place> {
        let Some(span) = self.span(place) else { return Vec::new() };
        let mut next = vec![(place.0 + 1, 0)];
        let mut pass = skip(self.sheet, span, 0, self.rates).cost;
        let text = self.sheet.get(span.start..(span.start + 96).min(self.sheet.len())).unwrap_or_default();
        let mut lengths: BTreeMap<usize, [Vec<Candidate>; 2]> = BTreeMap::new();
        for side in [Color::White, Color::Black] {
            self.readings.clear();
            self.notation.read(text, side, &mut self.readings);
            for candidate in self.readings.as_slice().iter().filter(|c| c.len > 0) {
                lengths.entry(candidate.len).or_default()[side as usize].push(*candidate);
            }
        }
        for (length, candidates) in lengths {
            let end = span.start + length;
            let Some((to, whole)) = self.place_of(place.0, end) else { continue };
            // A reader may stop in the middle of a word only where another move can begin.
            let cost = if whole && place.1 == 0 { 0.0 } else { self.rates.joint * 0.5 };
            if whole && place.1 == 0 && !candidates.iter().all(Vec::is_empty) {
                // `RxP` has no digit and is yet no word of a language.
                pass = pass.max(self.rates.unreadable + 1.0);
            }
            let number = self.read.add(candidates);
            let used = Span::new(span.start, end);
            self.texts.push(String::from_utf8_lossy(used.of(self.sheet)).into_owned());
            self.arc(place, Arc::Text(number), to, cost, used);
            next.push(to);
        }
        if place.0 < self.head {
            pass *= HEADING;
        }
        self.arc(place, Arc::Skip, (place.0 + 1, 0), pass, span);
        next
    }

    fn arc(&mut self, place: Place, arc: Arc, to: Place, cost: f32, span: Span) {
        self.arcs.entry(place).or_default().push((arc, to, cost, span));
    }

    fn run(&mut self) {
        let mut open = std::collections::BTreeSet::from([(0, 0)]);
        let end = self.pieces.len().min(MOST_PIECES);
        while let Some(place) = open.pop_first() {
            if place.0 >= end || self.arcs.contains_key(&place) {
                continue;
            }
            let Some(piece) = self.pieces.get(place.0).copied() else { continue };
            let after = (place.0 + 1, 0);
            match piece.item {
                Item::Word => open.extend(self.word(place)),
                Item::Number { value, black } => {
                    self.arc(place, Arc::Number { value, black }, after, 0.0, piece.span);
                    open.insert(after);
                }
                Item::Result(outcome) => {
                    self.arc(place, Arc::Result(outcome), after, 0.0, piece.span);
                    open.insert(after);
                }
                Item::Filler | Item::Comment | Item::LineEnd | Item::CellEnd => {
                    self.arc(place, Arc::Skip, after, 0.0, piece.span);
                    open.insert(after);
                }
            }
        }
    }

    fn lattice(mut self) -> (Lattice, Read) {
        let end = (self.pieces.len().min(MOST_PIECES), 0);
        self.arcs.entry(end).or_default().clear();
        // Arcs to a place that nothing leaves go on to the next one that something leaves.
        let nodes: Vec<Place> = self.arcs.keys().copied().filter(|p| *p <= end).collect();
        let node = |place: &Place| nodes.partition_point(|p| p < place).min(nodes.len() - 1);
        let mut lattice = Lattice::default();
        for place in &nodes {
            let steps = self.arcs.get(place).map(Vec::as_slice).unwrap_or_default();
            let here = node(place);
            let steps = steps.iter().map(|(arc, to, cost, span)| {
                let prose = *arc == Arc::Skip && skip(self.sheet, *span, 0, self.rates).prose;
                Step {
                    arc: *arc,
                    to: node(to).max(here + 1),
                    cost: *cost,
                    span: *span,
                    prose,
                    tone: Tone::Unknown,
                }
            });
            lattice.steps.push(steps.collect());
        }
        if let Some(last) = lattice.steps.last_mut() {
            last.clear();
        }
        lattice.gaps = vec![false; lattice.steps.len()];
        lattice.texts = std::mem::take(&mut self.texts);
        (lattice, self.read)
    }
}

/// Where a sheet in a notation with a reader starts: what a reader allows is clear evidence, so the prior only
/// chooses between readings that cost the same.
pub(crate) fn rates() -> Rates {
    Rates { prior: 0.4, ..Rates::default() }
}

/// The lattice of the pieces, which stand in the order of play, with what the reader makes of them.
pub(crate) fn build(
    sheet: &[u8],
    pieces: &[Piece],
    notation: &dyn Notation,
    rates: &Rates,
) -> (Lattice, Read) {
    let first = pieces.iter().position(|piece| matches!(piece.item, Item::Number { .. }));
    let begins = |at: &usize| {
        matches!(pieces.get(*at).map(|piece| piece.item), Some(Item::Number { value: 1, black: false }))
    };
    let head = first.filter(begins);
    let mut builder = Builder {
        head: head.unwrap_or(0),
        sheet,
        pieces,
        notation,
        rates,
        arcs: BTreeMap::new(),
        read: Read::default(),
        texts: Vec::new(),
        readings: Readings::new(),
    };
    builder.run();
    builder.lattice()
}
