//! Which sign this sheet has where another was meant: learned from the first, narrow search.
//!
//! A press or a recogniser errs the same way on all of a sheet (`Rgl-f3`, every 1 an l), so a pair that was seen
//! often here costs far less than the same pair in general. The signs of a token are laid against the spellings of
//! the move it was read as; no board and no beam is needed for that.

use std::collections::HashMap;

use super::alphabet::{Alphabet, digit};
use super::noise::{Confusions, is_smudge};
use crate::board::{Move, Role};
use crate::scan::sheet::is_dash;

/// A pair must be seen so often.
const LEAST: u32 = 3;
/// What a sign costs that stands once or twice where a rank is due and is none.
const ONCE: f32 = 5.0;
/// The dearest alignment that counts.
const FIT: f32 = 2.2;
/// A sign too many or too few.
const STRAY: f32 = 1.2;
/// A sign too many behind the square: it may be a misread check sign.
const TAIL: f32 = 0.8;
/// The longest token that is looked at.
const LONGEST: usize = 14;

/// Counts of signs meant and signs read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Observed {
    meant: HashMap<char, u32>,
    pairs: HashMap<(char, char), u32>,
    /// Whether this is from before the first reading, so that each pair is of a sign that can be no other.
    unread: bool,
}

impl Observed {
    /// What stands where a file or a rank is due and is none, before anything is read: a press that lacks its 6 has an
    /// `ó` everywhere, and `Ф61-d6` and `De7-18` can name no file but one that looks like it. A sign is counted for
    /// all that it may be misread for; the board tells which it is.
    pub(crate) fn at_sight(texts: &[String], confusions: &Confusions) -> Self {
        let mut out = Self { unread: true, ..Self::default() };
        let rank = |read: char| digit(read).is_some_and(|d| (1..9).contains(&d));
        // A word of a language has neither a rank nor a dash between two squares.
        let may_be_a_move =
            |text: &&String| text.chars().count() <= LONGEST && text.chars().any(|c| is_dash(c) || rank(c));
        for text in texts.iter().filter(may_be_a_move) {
            let signs: Vec<char> = text.chars().collect();
            for (at, pair) in signs.windows(2).enumerate() {
                if let &[first, second] = pair {
                    let before = at.checked_sub(1).and_then(|at| signs.get(at)).copied();
                    out.square(before, [first, second], signs.get(at + 2..).unwrap_or_default(), confusions);
                }
            }
        }
        out
    }

    /// Counts two signs that may be a square, with what stands around them.
    fn square(
        &mut self,
        before: Option<char>,
        [first, second]: [char; 2],
        behind: &[char],
        confusions: &Confusions,
    ) {
        let ends = behind.first().is_none_or(|c| !c.is_alphanumeric() || matches!(c, 'x' | 'X'));
        let is_file = ('a'..='h').any(|file| file == first || confusions.are_twins(file, first));
        let rank = digit(second).and_then(|d| char::from_digit(d, 10)).filter(|d| ('1'..='8').contains(d));
        let may_be_a_rank =
            || second.is_alphabetic() && ('1'..='8').any(|rank| confusions.may_be(rank, second));
        if is_file && (rank.is_some() || may_be_a_rank()) {
            match behind {
                [sign] if super::rates::is_check_sign(*sign) => *self.meant.entry('+').or_default() += 1,
                [sign] if sign.is_alphanumeric() && confusions.may_be('+', *sign) => self.add('+', *sign),
                _ => {}
            }
        }
        if !ends || !first.is_alphanumeric() || !second.is_alphanumeric() {
            return;
        }
        match (is_file, rank) {
            (true, Some(rank)) => {
                for meant in [first, rank] {
                    *self.meant.entry(meant).or_default() += 1;
                }
            }
            (true, None) => {
                for rank in ('1'..='8').filter(|rank| confusions.may_be(*rank, second)) {
                    self.add(rank, second);
                }
            }
            // Digits at the head of a word are a number.
            (false, Some(_)) if before.is_some_and(|c| !c.is_ascii_digit()) => {
                for file in ('a'..='h').filter(|file| confusions.may_be(*file, first)) {
                    self.add(file, first);
                }
            }
            (false, _) => {}
        }
    }

    /// Counts the signs of one token that was read as a move.
    pub(crate) fn count(&mut self, token: &[char], mv: &Move, check: bool, alphabet: &Alphabet) {
        let signs: Vec<char> =
            token.iter().copied().filter(|c| c.is_alphanumeric() && !matches!(c, 'x' | 'X')).collect();
        if mv.is_castling() || signs.len() > LONGEST {
            return;
        }
        let spellings = spellings(mv, alphabet);
        let laid = spellings.iter().filter_map(|spelling| lay(spelling, &signs, alphabet));
        let Some((_, pairs, end)) = laid.min_by(|a, b| a.0.total_cmp(&b.0)).filter(|(cost, ..)| *cost <= FIT)
        else {
            return;
        };
        for (meant, read) in pairs {
            self.add(meant, read);
        }
        if check {
            let tail = signs.get(end..).and_then(<[char]>::first).copied();
            let sign = token.iter().any(|c| super::rates::is_check_sign(*c));
            if let Some(read) = tail.filter(|_| !sign) {
                self.add('+', read);
            } else {
                *self.meant.entry('+').or_default() += 1;
            }
        }
    }

    fn add(&mut self, meant: char, read: char) {
        *self.meant.entry(meant).or_default() += 1;
        if meant != read && !is_smudge(read) {
            *self.pairs.entry((meant, read)).or_default() += 1;
        }
    }

    /// The confusions with what was seen here.
    pub(crate) fn added_to(&self, confusions: &Confusions) -> Confusions {
        let mut out = confusions.clone();
        // A cross is read now as a t, now as an f or a j: they are counted together.
        let crosses: u32 =
            self.pairs.iter().filter(|((meant, _), _)| *meant == '+').map(|(_, count)| count).sum();
        for (&(meant, read), &count) in &self.pairs {
            if count < LEAST && (meant != '+' || crosses < LEAST) {
                if self.unread {
                    out.add_here(meant, read, ONCE);
                }
                continue;
            }
            let total = self.meant.get(&meant).copied().unwrap_or(count);
            let share = count as f32 / (total + 2) as f32;
            out.add_here(meant, read, -share.ln());
        }
        out
    }
}

/// The first sign of a man, a file or a rank, where it is one character.
fn first(signs: &[super::alphabet::Sign]) -> Option<char> {
    let mut chars = signs.first()?.text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// The move as letter and squares, with all, some or none of its square of departure.
fn spellings(mv: &Move, alphabet: &Alphabet) -> Vec<Vec<char>> {
    let letter = match mv.role {
        Role::Pawn => None,
        role => alphabet.pieces.get(role as usize).and_then(|signs| first(signs)),
    };
    let file = |file: u8| alphabet.files.get(usize::from(file)).and_then(|signs| first(signs));
    let rank = |rank: u8| alphabet.ranks.get(usize::from(rank)).and_then(|signs| first(signs));
    let departures = [
        vec![],
        vec![file(mv.from.file())],
        vec![rank(mv.from.rank())],
        vec![file(mv.from.file()), rank(mv.from.rank())],
    ];
    let arrival = [file(mv.to.file()), rank(mv.to.rank())];
    departures
        .into_iter()
        .map(|departure| {
            let mut signs = vec![letter];
            signs.extend(departure);
            signs.extend(arrival);
            signs.into_iter().flatten().collect()
        })
        .collect()
}

/// Whether the alphabet writes the same thing with either sign.
fn same(alphabet: &Alphabet, meant: char, read: char) -> bool {
    let both = |signs: &Vec<super::alphabet::Sign>| {
        first(signs) == Some(meant) && signs.iter().any(|s| s.cost < 1.0 && s.text.chars().eq([read]))
    };
    meant == read
        || alphabet.pieces.iter().any(both)
        || alphabet.files.iter().any(both)
        || alphabet.ranks.iter().any(both)
}

type Laid = (f32, Vec<(char, char)>, usize);

/// The cheapest way to lay the signs against a spelling: its cost, the pairs, and where the spelling ends.
fn lay(spelling: &[char], signs: &[char], alphabet: &Alphabet) -> Option<Laid> {
    let width = signs.len() + 1;
    // 0 for a pair, 1 for a sign left out, 2 for a sign too many.
    let mut rows = vec![(0.0f32, 2u8); width];
    for (j, cell) in rows.iter_mut().enumerate() {
        cell.0 = j as f32 * STRAY;
    }
    for meant in spelling {
        let before = rows.len() - width;
        let left_out = rows.get(before)?.0 + STRAY;
        rows.push((left_out, 1));
        for (j, read) in signs.iter().enumerate() {
            let pair = rows.get(before + j)?.0 + f32::from(u8::from(!same(alphabet, *meant, *read)));
            let out = rows.get(before + j + 1)?.0 + STRAY;
            let stray = rows.last()?.0 + STRAY;
            let best = [(pair, 0u8), (out, 1), (stray, 2)];
            rows.push(best.into_iter().min_by(|a, b| a.0.total_cmp(&b.0))?);
        }
    }
    let last = rows.len() - width;
    let total = |j: usize| rows.get(last + j).map_or(f32::INFINITY, |c| c.0) + (width - 1 - j) as f32 * TAIL;
    let end = (0..width).min_by(|a, b| total(*a).total_cmp(&total(*b)))?;
    let mut pairs = Vec::new();
    let (mut i, mut j) = (spelling.len(), end);
    while i > 0 {
        match rows.get(i * width + j)?.1 {
            0 => {
                let (meant, read) = (*spelling.get(i - 1)?, *signs.get(j.checked_sub(1)?)?);
                pairs.push((meant, if same(alphabet, meant, read) { meant } else { read }));
                (i, j) = (i - 1, j - 1);
            }
            1 => i -= 1,
            _ => j = j.checked_sub(1)?,
        }
    }
    Some((total(end), pairs, end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    #[test]
    fn a_pair_seen_often_is_cheap() {
        let letters: [&[&str]; 6] = [&[], &["R"], &["B"], &["H"], &["D"], &["K"]];
        let alphabet = Alphabet::new("is", &letters, None);
        let mut moves = Vec::new();
        Position::default().legal_moves(&mut moves);
        let knight = moves.iter().find(|m| m.role == Role::Knight && m.from.file() == 6);
        let Some(knight) = knight.filter(|m| m.to.file() == 5) else { unreachable!() };
        let mut seen = Observed::default();
        for _ in 0..5 {
            seen.count(&"Bgl-f3".chars().collect::<Vec<_>>(), knight, false, &alphabet);
        }
        let rates = crate::game::Rates::default();
        let (before, after) = (Confusions::default(), seen.added_to(&Confusions::default()));
        assert!(before.cost(&rates, '1', 'l') > 4.0 && after.cost(&rates, '1', 'l') < 0.5);
        assert!(after.cost(&rates, 'R', 'B') < 0.5 && after.cost(&rates, 'B', 'R') > 4.0);
    }
}
