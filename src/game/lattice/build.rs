//! The lattice of a sheet, made from its pieces.

use std::collections::HashMap;

use super::word::{Word, is_check_word, plain_letters, prose, without_taken};
use super::{Arc, Lattice, Step};
use crate::Span;
use crate::game::channel::LONGEST;
use crate::game::mainline::fills_a_place;
use crate::game::noise::Rates;
use crate::game::tone::{Tone, tones};
use crate::locale::NoiseTable;
use crate::scan::sheet::{Item, Piece, is_dash};

/// The most words that are looked at in one sheet: two long games.
const MOST_WORDS: usize = 1600;
/// The most ways to rewrite a word.
const MOST_REWRITES: usize = 3;
/// The longest word that must be a move where one is due.
const LONGEST_IN_PLACE: usize = 7;
/// The most numbers.
const MOST_NUMBERS: usize = 1600;

struct Builder<'s> {
    sheet: &'s [u8],
    rates: &'s Rates,
    lattice: Lattice,
    known: HashMap<String, usize>,
    /// Signs meant and read, as in [`NoiseTable::Joined`].
    joined: Vec<(&'s str, &'s str)>,
}

impl Builder<'_> {
    fn text(&mut self, text: String, place: Span) -> usize {
        let next = self.lattice.texts.len();
        let lattice = &mut self.lattice;
        *self.known.entry(text).or_insert_with_key(|text| {
            lattice.texts.push(text.clone());
            lattice.places.push(place);
            lattice.rewritten.push(false);
            next
        })
    }

    /// The ways in which a word may have been meant where two signs were read as one or one as two: `KЫ` for `Kb1`.
    fn rewrites(&mut self, word: &Word) -> Vec<usize> {
        let written = word.string();
        let mut out = Vec::new();
        for (meant, read) in
            self.joined.iter().filter(|(_, read)| written.contains(*read)).take(MOST_REWRITES)
        {
            let text = written.replacen(read, meant, 1);
            let lattice = &mut self.lattice;
            if text.chars().count() <= LONGEST {
                lattice.texts.push(text);
                lattice.places.push(word.span);
                lattice.rewritten.resize(lattice.texts.len() - 1, false);
                lattice.rewritten.push(true);
                out.push(lattice.texts.len() - 1);
            }
        }
        out
    }

    fn step(&mut self, from: usize, step: Step) {
        if let Some(steps) = self.lattice.steps.get_mut(from) {
            steps.push(step);
        }
    }

    /// The arcs of the words between two numbers; where `due`, the only word stands where a move must.
    fn words(&mut self, run: &[Word], starts: &[usize], talks: &[bool], due: bool) {
        for (i, word) in run.iter().enumerate() {
            let (Some(&from), Some(&to)) = (starts.get(i), starts.get(i + 1)) else { return };
            let (span, tone) = (word.span, word.tone);
            let talk = tone.is_aside() && (word.is_plain() || plain_letters(&word.string()) > 1);
            let mut cost = word.skip_cost(self.rates, talk || talks.get(i).copied().unwrap_or_default());
            let due = due && word.len() < LONGEST_IN_PLACE;
            if due {
                cost = cost.max(self.rates.no_move);
            }
            // A comment begins with a word, a side line with any.
            let prose = (word.is_plain() || tone == Tone::SideLine) && !due;
            self.step(from, Step { arc: Arc::Skip, to, cost, span, prose, tone });
            for text in self.rewrites(word) {
                let cost = self.rates.substitution;
                self.step(from, Step { arc: Arc::Text(text), to, cost, span, prose: false, tone });
            }
            if word.len() <= LONGEST && word.text.iter().any(|c| c.1.is_alphanumeric() || c.1 == '?') {
                if let Some(short) = without_taken(&word.string()) {
                    let text = self.text(short, span);
                    self.step(from, Step { arc: Arc::Text(text), to, cost: 0.3, span, prose: false, tone });
                }
                let text = self.text(word.string(), span);
                self.step(from, Step { arc: Arc::Text(text), to, cost: 0.0, span, prose: false, tone });
            }
            for (k, (left, right)) in word.cuts().into_iter().enumerate() {
                let cut = |part: &[(usize, char)]| part.iter().map(|c| c.1).collect::<String>();
                let (Some(head), Some(tail)) = (word.text.get(..left), word.text.get(right..)) else {
                    continue;
                };
                let middle = from + 1 + k;
                let at = word.text.get(left).map_or(span.end, |c| c.0);
                let behind = word.text.get(right).map_or(span.end, |c| c.0);
                let (head, tail) = (cut(head), cut(tail));
                let one = self.text(head, Span::new(span.start, at));
                let two = self.text(tail, Span::new(behind, span.end));
                let cost = self.rates.joint;
                self.step(
                    from,
                    Step {
                        arc: Arc::Text(one),
                        to: middle,
                        cost,
                        span: Span::new(span.start, at),
                        prose: false,
                        tone,
                    },
                );
                self.step(
                    middle,
                    Step {
                        arc: Arc::Text(two),
                        to,
                        cost: 0.0,
                        span: Span::new(behind, span.end),
                        prose: false,
                        tone,
                    },
                );
            }
            self.joins(run, starts, i);
        }
    }

    /// One move in several words: `e 2 - e 4`, `f5 X e4`, `O - O`.
    fn joins(&mut self, run: &[Word], starts: &[usize], i: usize) {
        let mut text = String::new();
        for (count, word) in run.iter().skip(i).take(5).enumerate() {
            if word.len() > 5 || word.is_plain() && !is_check_word(word) {
                return;
            }
            text.extend(word.text.iter().map(|c| c.1));
            let length = text.chars().count();
            if count == 0 || length > 9 {
                if length > 9 {
                    return;
                }
                continue;
            }
            let (Some(&from), Some(&to), Some(first)) =
                (starts.get(i), starts.get(i + count + 1), run.get(i))
            else {
                return;
            };
            let inner = &run[i..=i + count];
            let sign = |c: &(usize, char)| is_dash(c.1) || matches!(c.1, 'x' | 'X' | '\u{d7}' | ':');
            let bridge = |w: &Word| w.text.iter().all(sign);
            // `Dd1 xf3` and `c2- c4` have it too.
            let glued = |w: &[Word]| {
                let [left, right] = w else { return false };
                right.text.first().is_some_and(sign) || left.text.last().is_some_and(sign)
            };
            let bridged = inner.windows(2).any(glued);
            let check = is_check_word(word);
            // A sign between two squares joins them; one before the first or behind the last does not.
            let castling = inner.iter().all(|w| bridge(w) || w.string().chars().all(|c| "0Oo".contains(c)));
            if inner.first().is_some_and(bridge)
                || inner.last().is_some_and(|w| bridge(w) && w.string() != ":")
                || !castling && inner.iter().filter(|w| bridge(w)).count() > 1
                || inner
                    .windows(2)
                    .any(|w| !glued(w) && matches!(w, [a, b] if a.is_square() && b.is_square()))
            {
                continue;
            }
            // A blank is within a square, or behind a man's letter.
            let blank = |w: &[Word]| {
                glued(w) || w.iter().any(|w| w.len() == 1) || w.last().is_some_and(is_check_word)
            };
            if bridged && !inner.windows(2).all(blank) {
                continue;
            }
            // Two words that can each be a move are not one.
            if !(bridged || check) && inner.iter().all(|w| w.has_digit()) {
                continue;
            }
            let cost = if bridged || check { 0.3 } else { self.rates.joint };
            let span = Span::new(first.span.start, word.span.end);
            if let Some(short) = without_taken(&text) {
                let number = self.text(short, span);
                self.step(
                    from,
                    Step { arc: Arc::Text(number), to, cost, span, prose: false, tone: first.tone },
                );
            }
            let number = self.text(text.clone(), span);
            let tone = first.tone;
            self.step(from, Step { arc: Arc::Text(number), to, cost, span, prose: false, tone });
        }
    }
}

/// The lattice of the pieces, which stand in the order in which they were played.
pub(crate) fn build(sheet: &[u8], pieces: &[Piece], rates: &Rates) -> Lattice {
    let joined = NoiseTable::builtin().iter().flat_map(NoiseTable::joined).collect();
    let mut builder = Builder { sheet, rates, lattice: Lattice::default(), known: HashMap::new(), joined };
    let mut run: Vec<Word> = Vec::new();
    let mut due = false;
    let (mut words, mut numbers) = (0, 0);
    let flush = |builder: &mut Builder<'_>, run: &mut Vec<Word>, due: bool| {
        let mut starts = Vec::with_capacity(run.len() + 1);
        let mut node = builder.lattice.steps.len();
        for word in run.iter() {
            starts.push(node);
            node += 1 + word.cuts().len();
        }
        starts.push(node);
        builder.lattice.steps.resize_with(node, Vec::new);
        let prose = prose(run);
        builder.words(run, &starts, &prose, due);
        run.clear();
    };
    for (index, (piece, tone)) in pieces.iter().zip(tones(sheet, pieces)).enumerate() {
        match piece.item {
            Item::Word => {
                due |= !tone.is_aside() && fills_a_place(pieces, index);
                words += 1;
                if words > MOST_WORDS {
                    break;
                }
                run.push(Word::new(builder.sheet, piece.span, tone));
            }
            Item::Number { value, black } => {
                numbers += 1;
                if numbers > MOST_NUMBERS {
                    break;
                }
                flush(&mut builder, &mut run, std::mem::take(&mut due));
                let to = builder.lattice.steps.len() + 1;
                let arc = Arc::Number { value, black };
                builder.lattice.steps.push(vec![Step {
                    arc,
                    to,
                    cost: 0.0,
                    span: piece.span,
                    prose: false,
                    tone,
                }]);
            }
            Item::Result(outcome) => {
                flush(&mut builder, &mut run, std::mem::take(&mut due));
                let to = builder.lattice.steps.len() + 1;
                builder.lattice.steps.push(vec![Step {
                    arc: Arc::Result(outcome),
                    to,
                    cost: 0.0,
                    span: piece.span,
                    prose: false,
                    tone,
                }]);
            }
            Item::Filler | Item::Comment | Item::LineEnd | Item::CellEnd => {}
        }
    }
    flush(&mut builder, &mut run, std::mem::take(&mut due));
    builder.lattice.steps.push(Vec::new());
    builder.lattice.gaps = vec![false; builder.lattice.steps.len()];
    builder.lattice.words = words;
    builder.lattice
}
