//! When a token fits several moves, the rest of its line decides.
//!
//! All alternatives are played on side by side until those that are left agree on the token in question. What
//! still differs at the end of the line is a true tie, unless one line needs fewer repairs, or one alone is
//! written in one way throughout (see [`Habits`]).

use super::choose::{Choice, Chooser};
use super::habits::Habits;
use super::source::Source;
use crate::board::{Births, Move, Position};
use crate::notation::Candidate;
use crate::scan::pgn::Token;

/// Lines kept side by side.
const WIDTH: usize = 128;
/// Bytes of comments and variations that count as much as a token read ahead.
const BYTES: usize = 64;

#[derive(Clone)]
struct Line {
    root: usize,
    at: usize,
    position: Position,
    births: Option<Births>,
    cost: u32,
    habits: Habits,
    ended: bool,
}

/// What the rest of a line says about a token that fits several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Only the alternative of this index goes on to the end, or it does so with the fewest repairs.
    One(usize),
    /// Several go on, as far as was looked, with repairs of this cost or more.
    Open(u32),
    /// None goes on to the end.
    None,
}

impl Line {
    /// The line behind one more move, whose token begins at `word`.
    fn step(&self, text: &[u8], word: usize, mv: &Move, candidate: &Candidate) -> Self {
        let mut after = self.position;
        after.play(mv);
        let births = self.births.map(|mut births| {
            births.play(mv, self.position.castling_rook_squares(mv));
            births
        });
        let mut habits = self.habits;
        habits.note(text.get(word..).unwrap_or_default(), candidate, mv, &self.position, &after);
        let cost = self.cost + u32::from(candidate.reading.cost);
        let at = word + candidate.len;
        Self { root: self.root, at, position: after, births, cost, habits, ended: false }
    }

    /// Whether what the rest of the text says of the two cannot differ, and `other` has no advantage.
    fn covers(&self, other: &Self) -> bool {
        self.root == other.root
            && self.at == other.at
            && self.cost <= other.cost
            && self.position == other.position
            && self.births == other.births
            && (self.habits == other.habits || !other.habits.agree())
    }
}

/// Where a token in doubt stands, and what came before it.
pub(super) struct Place<'a> {
    pub(super) at: usize,
    pub(super) position: &'a Position,
    pub(super) births: Option<&'a Births>,
    pub(super) habits: Habits,
}

/// Finds the alternative that the rest of the line allows; `budget` counts tokens read and is used up.
///
/// Each alternative is a legal move at `place`.
pub(super) fn settle(
    source: &Source,
    text: &[u8],
    place: &Place<'_>,
    alternatives: &[(Move, Candidate)],
    budget: &mut usize,
) -> Settled {
    let mut chooser = Chooser::default();
    let Place { at, position, births, habits } = *place;
    let births = births.copied();
    let mut lines: Vec<Line> = alternatives
        .iter()
        .enumerate()
        .take(WIDTH)
        .map(|(root, (mv, candidate))| {
            let line = Line { root, at, position: *position, births, cost: 0, habits, ended: false };
            line.step(text, at, mv, candidate)
        })
        .collect();
    // Most lines go on at the same place.
    let mut known: Option<(usize, Option<usize>)> = None;
    loop {
        let Some(first) = lines.first().map(|line| line.root) else { return Settled::None };
        if lines.iter().all(|line| line.root == first) {
            return Settled::One(first);
        }
        let least = lines.iter().map(|line| line.cost).min().unwrap_or(0);
        if lines.iter().all(|line| line.ended) {
            // A check without its sign settles nothing alone.
            let weak = u32::from(source.shape().check_decides);
            return cheapest(&lines, weak).map_or(Settled::Open(least), Settled::One);
        }
        let mut next: Vec<Line> = Vec::with_capacity(lines.len());
        for mut line in lines {
            if line.ended {
                next.push(line);
                continue;
            }
            let Some(left) = budget.checked_sub(1) else { return Settled::Open(least) };
            *budget = left;
            let word = match known {
                Some((at, word)) if at == line.at => word,
                _ => {
                    let found = next_word(text, line.at, source, *budget * BYTES);
                    let Some((word, reached)) = found else { return Settled::Open(least) };
                    *budget = budget.saturating_sub((reached - line.at) / BYTES);
                    known = Some((line.at, word));
                    word
                }
            };
            let Some(word) = word else {
                line.ended = true;
                next.push(line);
                continue;
            };
            let rest = text.get(word..).unwrap_or_default();
            match source.choose(&mut chooser, rest, &line.position, line.births.as_ref()) {
                Choice::Unreadable | Choice::Illegal => {}
                Choice::One(mv, candidate) => add(line.step(text, word, &mv, &candidate), &mut next),
                Choice::Several(several) => {
                    for (mv, candidate) in several {
                        add(line.step(text, word, &mv, &candidate), &mut next);
                    }
                }
            }
        }
        if next.len() > WIDTH {
            // Too many to follow: nothing is proved.
            return Settled::Open(least);
        }
        lines = next;
    }
}

/// Keeps a line unless another one stands for it.
fn add(line: Line, lines: &mut Vec<Line>) {
    if !lines.iter().any(|known| known.covers(&line)) {
        lines.push(line);
    }
}

/// The alternative whose lines need less repair than all others by more than `weak`, or, among those that are left, the
/// only one written in one way.
fn cheapest(lines: &[Line], weak: u32) -> Option<usize> {
    let best = lines.iter().map(|line| line.cost).min()?;
    let only = |agree: bool| {
        let fits =
            |line: &&Line| line.cost <= best + weak && (!agree || line.habits.agree() && line.habits.known());
        let mut roots = lines.iter().filter(fits).map(|line| line.root);
        let first = roots.next()?;
        roots.all(|root| root == first).then_some(first)
    };
    only(false).or_else(|| only(true))
}

/// The offset of the next word of this line, variations and comments passed over, none at its end; and how far it
/// was looked for. Nothing where that is further than `most` bytes.
fn next_word(text: &[u8], at: usize, source: &Source, most: usize) -> Option<(Option<usize>, usize)> {
    let mut scanner = source.scanner(text);
    scanner.at = at;
    let mut depth = 0usize;
    loop {
        if scanner.at - at > most {
            return None;
        }
        let Some((token, span)) = scanner.next_token() else { return Some((None, text.len())) };
        match token {
            Token::Open => depth += 1,
            // A tag begins another game, whatever is open.
            Token::Tag => return Some((None, span.start)),
            Token::Close | Token::Result(_) if depth == 0 => return Some((None, span.start)),
            Token::Close => depth -= 1,
            Token::Word if depth == 0 => return Some((Some(span.start), span.start)),
            Token::Word => scanner.at += scanner.word_len(),
            _ => {}
        }
    }
}
