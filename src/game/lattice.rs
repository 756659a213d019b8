//! The ways a sheet can be cut into moves.
//!
//! A word is usually one move, but it may be two run together, half of one, or none; so the pieces of a sheet
//! become a lattice, and which way through it is right is left to the search.

use std::collections::HashMap;

use super::alphabet::digit;
use super::channel::LONGEST;
use super::mainline::fills_a_place;
use super::noise::{Rates, is_smudge};
use super::tone::{Tone, tones};
use crate::Span;
use crate::locale::NoiseTable;
use crate::scan::Outcome;
use crate::scan::sheet::{Item, Piece, is_dash, is_invisible};

/// What an arc of the lattice stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arc {
    /// A move, written as the text of this number.
    Text(usize),
    /// Something that is no move.
    Skip,
    /// A move number.
    Number { value: u32, black: bool },
    /// A result.
    Result(Outcome),
}

/// An arc with where it leads, what it costs in itself, and which bytes it covers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) arc: Arc,
    pub(crate) to: usize,
    pub(crate) cost: f32,
    pub(crate) span: Span,
    /// For something passed over: whether it is a plain word, with which a comment may begin.
    pub(crate) prose: bool,
    /// The tone of the sentence in which it stands.
    pub(crate) tone: Tone,
}

/// The lattice of a sheet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lattice {
    /// For each node, the arcs that leave it. The last node has none.
    pub(crate) steps: Vec<Vec<Step>>,
    /// The different texts of moves.
    pub(crate) texts: Vec<String>,
    /// For each text a place where it stands.
    pub(crate) places: Vec<Span>,
    /// Whether half-moves may be missing at each node.
    pub(crate) gaps: Vec<bool>,
    /// For each text, whether signs were put for others that stand on the sheet.
    pub(crate) rewritten: Vec<bool>,
    /// How many words there are.
    pub(crate) words: usize,
}

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

/// A word of the sheet, cleaned of the marks around it.
struct Word {
    text: Vec<(usize, char)>,
    span: Span,
    tone: Tone,
}

impl Word {
    fn new(sheet: &[u8], span: Span, tone: Tone) -> Self {
        let text = String::from_utf8_lossy(span.of(sheet));
        let mut chars: Vec<(usize, char)> = Vec::new();
        if text.len() == span.len() {
            chars.extend(text.char_indices().map(|(i, c)| (span.start + i, c)));
        } else {
            // Bytes that are no UTF-8 have no exact place inside the word.
            chars.extend(text.chars().map(|c| (span.start, c)));
        }
        chars.retain(|(_, c)| !is_invisible(*c));
        let quote = |c: char| {
            matches!(
                c,
                ',' | ';'
                    | '"'
                    | '\u{201c}'
                    | '\u{201d}'
                    | '\u{201e}'
                    | '\u{ab}'
                    | '\u{bb}'
                    | '.'
                    | '\u{60c}'
            )
        };
        while chars.len() > 1 && chars.last().is_some_and(|c| quote(c.1)) {
            chars.pop();
        }
        while chars.len() > 1 && chars.first().is_some_and(|c| quote(c.1)) {
            chars.remove(0);
        }
        Self { text: chars, span, tone }
    }

    fn string(&self) -> String {
        self.text.iter().map(|c| c.1).collect()
    }

    fn len(&self) -> usize {
        self.text.len()
    }

    fn has_digit(&self) -> bool {
        self.text.iter().any(|c| digit(c.1).is_some())
    }

    /// Whether it ends with a square.
    fn is_square(&self) -> bool {
        let [.., (_, file), (_, rank)] = self.text.as_slice() else { return false };
        ('a'..='h').contains(file) && digit(*rank).is_some()
    }

    /// Whether a dash stands between its signs, as between two squares: `Hal-bl`.
    fn has_dash(&self) -> bool {
        let inner = self.text.get(1..self.len().saturating_sub(1)).unwrap_or_default();
        inner.iter().any(|c| is_dash(c.1)) && self.len() > 3
    }

    /// Whether it is a word of a language rather than a sign of a game.
    fn is_plain(&self) -> bool {
        plain_letters(&self.string()) > 2
    }

    /// What it costs that this is no move.
    fn skip_cost(&self, rates: &Rates, prose: bool) -> f32 {
        let letters = self.text.iter().filter(|c| c.1.is_alphabetic()).count();
        let signs = self.text.iter().filter(|c| c.1.is_alphanumeric() || is_smudge(c.1)).count();
        if signs == 0 {
            return 0.3;
        }
        let cost = if signs == 1 {
            // One sign alone is no move, only the rest of one.
            2.5
        } else if (self.has_digit()
            || self.has_dash()
            || signs > letters
            || letters > 3 && looks_like_a_move(&self.string()))
            && self.len() <= 10
        {
            rates.no_move
        } else {
            match letters {
                0 => 4.0,
                1 | 2 => 7.0,
                3 => 5.0,
                4 | 5 => 3.0,
                _ => 1.0,
            }
        };
        if prose { cost * 0.3 } else { cost }
    }

    /// Places where two moves may have run together.
    fn cuts(&self) -> Vec<(usize, usize)> {
        let n = self.len();
        if !(4..=2 * LONGEST).contains(&n) {
            return Vec::new();
        }
        let mut out = Vec::new();
        for at in 2..n - 1 {
            let (before, here) = (self.text[at - 1].1, self.text[at].1);
            if (is_dash(here) || here == ',') && n - at > 2 {
                out.push((at, at + 1));
            } else if (digit(before).is_some() || matches!(before, '+' | '#' | '!' | '?'))
                && (here.is_alphabetic() || here == '0')
                && !matches!(here, 'x' | 'X')
                && n - at >= 2
            {
                out.push((at, at));
            }
        }
        out.truncate(3);
        out
    }
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
    fn words(&mut self, run: &[Word], starts: &[usize], prose: &[bool], due: bool) {
        for (i, word) in run.iter().enumerate() {
            let (Some(&from), Some(&to)) = (starts.get(i), starts.get(i + 1)) else { return };
            let (span, tone) = (word.span, word.tone);
            let talk = tone == Tone::Aside && (word.is_plain() || plain_letters(&word.string()) > 1);
            let mut cost = word.skip_cost(self.rates, talk || prose.get(i).copied().unwrap_or_default());
            let due = due && word.len() < LONGEST_IN_PLACE;
            if due {
                cost = cost.max(self.rates.no_move);
            }
            self.step(from, Step { arc: Arc::Skip, to, cost, span, prose: word.is_plain() && !due, tone });
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

/// Whether a word of its own behind a move belongs to it.
fn is_check_word(word: &Word) -> bool {
    matches!(word.string().to_lowercase().as_str(), "+" | "#" | "ch" | "sch" | "mate" | "mat" | "e.p" | "ep")
}

/// `Sd7xSe5` without the letter of the man taken: a capital between the sign of a capture and a square.
fn without_taken(text: &str) -> Option<String> {
    let (at, sign) = text.char_indices().find(|(at, c)| *at > 0 && super::rates::is_capture_sign(*c))?;
    let (left, right) = text.split_at(at + sign.len_utf8());
    let mut rest = right.chars();
    let capital = rest.next().filter(|c| c.is_uppercase())?;
    let square = rest.next().is_some_and(char::is_alphabetic) && rest.next().and_then(digit).is_some();
    square.then(|| format!("{left}{}", &right[capital.len_utf8()..]))
}

/// Whether a word of the sheet is a word of a language.
pub(crate) fn is_prose(sheet: &[u8], span: Span) -> bool {
    let word = Word::new(sheet, span, Tone::Unknown);
    word.is_plain() && word.len() > 3
}

/// How many letters a word of a language has; none for what may be a move: a digit, a castling, a capture by
/// letters alone such as `PxP`, two files.
pub(crate) fn plain_letters(word: &str) -> usize {
    let letters = || word.chars().filter(|c| c.is_alphabetic());
    let count = letters().count();
    let inner = word.chars().skip(1).any(|c| matches!(c, 'x' | 'X' | '\u{445}' | '\u{425}'));
    let moves = word.chars().any(|c| digit(c).is_some())
        || letters().all(|c| matches!(c, 'O' | 'o' | '\u{41e}' | '\u{43e}'))
        || !(count == 2 && letters().next().is_some_and(char::is_uppercase))
            && (count < 4 || letters().any(|c| !matches!(c.to_ascii_lowercase(), 'a'..='h')))
            && letters()
                .skip(1)
                .all(|c| matches!(c, 'a'..='h' | 'x' | 'X' | 'l' | 'I' | '\u{ed}' | '\u{f3}' | '\u{f6}'))
        || count < 7 && dashed(word)
        || letters().skip(1).any(char::is_uppercase) && letters().any(char::is_lowercase)
        || count < 5 && (inner || word.contains(['\u{d7}', ':']) && !word.ends_with(':'));
    if moves { 0 } else { count }
}

/// Whether a dash stands between squares, the digits of which may be misread: `Hal-bl`, but not `all-in`.
fn dashed(word: &str) -> bool {
    let square = |part: &str| {
        let mut signs = part.chars().filter(|c| c.is_alphanumeric()).rev();
        let (last, before) = (signs.next(), signs.next());
        let rank = last.is_some_and(|c| {
            digit(c).is_some() || matches!(c, 'l' | 'I' | 'i' | 'j' | 't' | '\u{ed}' | '\u{f3}' | '\u{f6}')
        });
        rank && before.is_some_and(|c| matches!(c, 'a'..='h'))
    };
    let parts: Vec<&str> = word.split(is_dash).filter(|part| !part.is_empty()).collect();
    parts.len() == 1 && word.chars().any(is_dash) || parts.len() > 1 && parts.into_iter().any(square)
}

/// Whether a word may be a move by its form: a square, a castling, two files.
pub(crate) fn looks_like_a_move(word: &str) -> bool {
    let signs = word.chars().filter(|c| c.is_alphanumeric()).count();
    (2..=10).contains(&signs) && plain_letters(word) == 0 && word.chars().any(char::is_alphanumeric)
}

/// The arc that says that a word of the sheet is no move.
pub(crate) fn skip(sheet: &[u8], span: Span, to: usize, rates: &Rates) -> Step {
    let word = Word::new(sheet, span, Tone::Unknown);
    let cost = word.skip_cost(rates, false);
    Step { arc: Arc::Skip, to, cost, span, prose: word.is_plain(), tone: Tone::Unknown }
}

/// Which words of a run look like prose rather than like moves.
fn prose(run: &[Word]) -> Vec<bool> {
    let looks =
        // `Hal-bl` is a move whose digits were misread.
        |w: &Word| {
            (w.has_digit() || w.has_dash()) && w.len() <= 8
                || w.string().starts_with(['O', '0', 'o']) && w.len() <= 6
        };
    let plain = |w: &&Word| {
        let letters = w.text.iter().filter(|c| c.1.is_alphabetic()).count();
        letters > 3 && !looks(w) && !looks_like_a_move(&w.string())
    };
    let first = run.iter().position(|w| plain(&w));
    run.iter()
        .enumerate()
        .map(|(i, _)| {
            let around = run.iter().skip(i.saturating_sub(2)).take(5);
            first.is_some_and(|f| i > f || i + 1 == f && i > 1) && around.filter(plain).count() >= 2
        })
        .collect()
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
                due |= tone != Tone::Aside && fills_a_place(pieces, index);
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

impl Lattice {
    /// For each node, how many texts leave it and the nodes behind it.
    pub(crate) fn texts_from(&self) -> Vec<usize> {
        let mut out: Vec<usize> = Vec::with_capacity(self.steps.len());
        let mut sum = 0;
        for steps in self.steps.iter().rev() {
            sum += steps.iter().filter(|s| matches!(s.arc, Arc::Text(_))).count();
            out.push(sum);
        }
        out.reverse();
        out
    }

    /// The first `nodes` nodes as a lattice of their own.
    pub(crate) fn head(&self, nodes: usize) -> Self {
        let count = self.steps.len().min(nodes.max(1));
        let mut out = self.clone();
        out.steps.truncate(count);
        for (node, steps) in out.steps.iter_mut().enumerate() {
            steps.retain(|step| step.to < count);
            if node + 1 == count {
                steps.clear();
            }
        }
        // A node that nothing leaves would end the search early.
        for node in 0..count.saturating_sub(1) {
            if out.steps[node].is_empty() {
                out.steps[node].push(Step {
                    arc: Arc::Skip,
                    to: node + 1,
                    cost: 0.0,
                    span: Span::default(),
                    prose: false,
                    tone: Tone::Unknown,
                });
            }
        }
        out.gaps.truncate(count);
        let used =
            out.steps.iter().flatten().filter_map(|s| if let Arc::Text(t) = s.arc { Some(t) } else { None });
        let most = used.max().map_or(0, |t| t + 1);
        out.texts.truncate(most);
        out.places.truncate(most);
        out
    }

    /// Nodes between two numbers that follow each other with fewer than two words between them, where all
    /// other numbers have two.
    fn short_groups(&self) -> Vec<usize> {
        let mut groups: Vec<(usize, usize, u32, bool)> = Vec::new();
        for (node, steps) in self.steps.iter().enumerate() {
            if let Some(Step { arc: Arc::Number { value, black }, .. }) = steps.first() {
                groups.push((node, node, *value, *black));
            } else if let Some(last) = groups.last_mut()
                && steps.iter().any(|s| matches!(s.arc, Arc::Text(_)) && s.cost == 0.0)
            {
                last.1 = node;
            }
        }
        let words = |group: &(usize, usize, u32, bool)| {
            (group.0 + 1..=group.1)
                .filter(|n| self.steps[*n].first().is_some_and(|s| s.arc == Arc::Skip))
                .count()
        };
        let pairs: Vec<_> =
            groups.windows(2).filter(|w| w[1].2 == w[0].2 + 1 && !w[0].3 && !w[1].3).collect();
        let full = pairs.iter().filter(|w| words(&w[0]) >= 2).count();
        let mut out = Vec::new();
        if full * 4 < pairs.len() * 3 {
            return out;
        }
        for pair in pairs {
            if words(&pair[0]) < 2 {
                out.extend(pair[0].0 + 1..=pair[1].0);
            }
        }
        out
    }

    /// Lets half-moves be missing where the numbers say that one is.
    pub(crate) fn mark_short_groups(&mut self) {
        for node in self.short_groups() {
            if let Some(gap) = self.gaps.get_mut(node) {
                *gap = true;
            }
        }
    }
}
