//! What a sentence says: words are taken one after the other, in any order that a language may have them.
//!
//! All ways to understand the words are followed, so `a` may be a file or a preposition, and the board
//! decides. A word that the language's own sentences do not contain ends the move; only where no way leads to
//! a move is the one word near an unknown one tried, and noted as a repair.

mod reading;

use self::reading::without_lost_promotions;
use super::class::Class;
use super::lexicon::Lexicon;
use super::near::chars_distance;
use super::normal::{Normal, boundary, is_pause, is_separator, is_unspaced, is_word};
use super::state::{State, piece, stands};
use crate::board::{Color, Role, RoleSet};
use crate::notation::{Part, Readings, Repair};

/// Steps after which a sentence is given up; no sentence of a game needs a tenth of it.
const BUDGET: u32 = 3000;

/// What a language with no word for the null move writes.
const NULL: [char; 2] = ['-', '-'];

/// What the words may mean: several ways of understanding come to the same word, which is looked up once.
/// Kept between texts for its memory.
#[derive(Debug, Default)]
pub(crate) struct Ways {
    /// Meanings, each with where it ends.
    all: Vec<(usize, Class)>,
    /// For each character at which a word was looked up, its part of `all`.
    at: Vec<Option<(u32, u32)>>,
}

impl Ways {
    fn clear(&mut self, chars: usize) {
        self.all.clear();
        self.at.clear();
        self.at.resize(chars, None);
    }
}

/// Reads the move at the start of a folded text. Says whether the end of the text mattered.
pub(crate) fn parse(
    lexicon: &Lexicon,
    normal: &Normal,
    side: Color,
    ways: &mut Ways,
    out: &mut Readings,
) -> bool {
    let null = normal.chars.starts_with(&NULL);
    if !null && normal.chars.first().is_none_or(|c| is_separator(*c)) {
        return false;
    }
    ways.clear(normal.chars.len());
    let mut parser =
        Parser { lexicon, normal, side, ways, out, budget: BUDGET, repairs: false, found: false, end: false };
    parser.go(State::default());
    if !parser.found {
        parser.budget = BUDGET;
        parser.repairs = true;
        parser.go(State::default());
    }
    let end = parser.end;
    without_lost_promotions(out);
    end
}

struct Parser<'a> {
    lexicon: &'a Lexicon,
    normal: &'a Normal,
    side: Color,
    ways: &'a mut Ways,
    out: &'a mut Readings,
    budget: u32,
    /// Whether unknown words are looked for among known ones.
    repairs: bool,
    /// Whether something was read.
    found: bool,
    /// Whether the end of the text was reached.
    end: bool,
}

impl Parser<'_> {
    fn go(&mut self, mut state: State) {
        let Some(left) = self.budget.checked_sub(1) else { return };
        self.budget = left;
        let chars = &self.normal.chars;
        while chars.get(state.pos).is_some_and(|c| is_separator(*c)) {
            if chars.get(state.pos..).is_some_and(|rest| rest.starts_with(&NULL))
                && let Some(next) = self.take(state, state.pos + 2, Class::Null)
            {
                self.go(next);
            }
            state.paused |= state.count >= 2 && chars.get(state.pos).is_some_and(|c| is_pause(*c));
            // A dash between blanks parts two sentences as well, where the first has said what was taken.
            let dash = matches!(chars.get(state.pos.saturating_sub(1)..state.pos + 2), Some([' ', '-', ' ']));
            state.paused |= dash && state.takes.is_some() && state.complete();
            state.pos += 1;
        }
        if state.pos >= chars.len() {
            self.end = true;
            return;
        }
        let (first, last) = self.look_up(state.pos);
        let mut understood = false;
        // Longest first, so that a phrase is understood before the words in it.
        for at in (first..last).rev() {
            let Some((end, class)) = self.ways.all.get(at).copied() else { continue };
            if class == Class::Check && self.is_king(first, last, end) {
                continue;
            }
            let mut state = state;
            // To pass over a word that has a meaning is the dearer way: `rook a e 1` names the a-file.
            let means = |(e, c): &(usize, Class)| *e == end && !matches!(c, Class::Filler(_));
            let all = self.ways.all.get(first..last).unwrap_or_default();
            if matches!(class, Class::Filler(_)) && all.iter().any(means) && !state.arrived() {
                state.cost = state.cost.saturating_add(1);
            }
            if let Some(next) = self.take(state, end, class) {
                understood = true;
                self.go(next);
            }
        }
        if self.repairs && !understood && !state.complete() {
            self.go_near(state);
        }
    }

    /// Whether a word for check that is the king's name too is his here: a square or the word for a capture follows.
    fn is_king(&mut self, first: usize, last: usize, end: usize) -> bool {
        let all = self.ways.all.get(first..last).unwrap_or_default();
        if !all.iter().any(|(other, class)| *other == end && matches!(class, Class::Piece(_))) {
            return false;
        }
        self.is_next(end, |class| matches!(class, Class::File(_) | Class::Takes | Class::Castle(..)))
    }

    /// Whether the next word, behind blanks but no pause, has a meaning of some kind.
    fn is_next(&mut self, end: usize, wanted: impl Fn(Class) -> bool) -> bool {
        let chars = &self.normal.chars;
        let mut next = end;
        while chars.get(next).is_some_and(|c| is_separator(*c) && !is_pause(*c)) {
            next += 1;
        }
        if next >= chars.len() {
            return false;
        }
        let (first, last) = self.look_up(next);
        self.ways.all.get(first..last).unwrap_or_default().iter().any(|(_, class)| wanted(*class))
    }

    /// The meanings of the words that begin at a character, as a part of all meanings.
    fn look_up(&mut self, pos: usize) -> (usize, usize) {
        if let Some(Some((first, last))) = self.ways.at.get(pos) {
            return (*first as usize, *last as usize);
        }
        let chars = &self.normal.chars;
        let all = &mut self.ways.all;
        let first = all.len();
        self.end |= self.lexicon.matches(chars, pos, &mut |end, classes| {
            // `check, king e 7` are two sentences, whatever the two words mean without the comma.
            let parted = chars.get(pos..end).is_some_and(|phrase| phrase.iter().any(|c| is_pause(*c)));
            let kept = classes.iter().filter(|class| !parted || **class != Class::Check);
            all.extend(kept.map(|class| (end, *class)));
        });
        for prefix in &self.lexicon.prefixes {
            let end = pos + prefix.len();
            let glued = chars.get(pos..end).is_some_and(|c| c == prefix.as_slice());
            if glued && chars.get(end).is_some_and(|c| is_word(*c)) {
                all.push((end, Class::Prefix));
            }
        }
        let last = all.len();
        if let Some(at) = self.ways.at.get_mut(pos) {
            *at = Some((first as u32, last as u32));
        }
        (first, last)
    }

    /// Tries the one word that is near a word that is not understood.
    fn go_near(&mut self, state: State) {
        let chars = &self.normal.chars;
        let end = (state.pos..chars.len())
            .find(|i| chars.get(*i).is_none_or(|c| !is_word(*c)))
            .unwrap_or(chars.len());
        self.end |= end >= chars.len();
        let word = chars.get(state.pos..end).unwrap_or_default();
        if word.len() < 4 || word.iter().any(|c| is_unspaced(*c)) || !boundary(chars, end) {
            return;
        }
        let allowed = if word.len() < 7 { 1 } else { 2 };
        let mut found: Option<(usize, Class)> = None;
        for (known, class) in &self.lexicon.near {
            if known.len().abs_diff(word.len()) > allowed {
                continue;
            }
            let distance = chars_distance(word, known);
            if distance > allowed {
                continue;
            }
            match found {
                Some((_, other)) if other != *class => return,
                Some((least, _)) if least <= distance => {}
                _ => found = Some((distance, *class)),
            }
        }
        let Some((distance, class)) = found else { return };
        let mut state = state;
        state.cost = state.cost.saturating_add(8 * distance.max(1) as u8);
        state.repairs = state.repairs.with(Repair::Misread);
        if let Some(next) = self.take(state, end, class) {
            self.go(next);
        }
    }

    /// The state after one more word, or nothing where it cannot stand there.
    fn take(&mut self, state: State, end: usize, class: Class) -> Option<State> {
        let mut next = State { pos: end, ..state };
        let bytes = (self.normal.start(state.pos), self.normal.end(end));
        let mut emit = true;
        match class {
            Class::Piece(role) => {
                if let Some(stands) = stands(next, role, bytes) {
                    self.go(stands);
                }
                piece(&mut next, role, bytes)?;
            }
            Class::File(index) => self.square(&mut next, index, bytes)?,
            Class::Rank(index) => {
                self.square(&mut next, index + 8, bytes)?;
                self.pass_suffix(&mut next);
            }
            Class::Takes => {
                let named = next.takes.is_some() && !next.owes_takes;
                if next.castle.is_some() || next.null || next.paused || named {
                    return None;
                }
                next.takes = Some(next.count);
                next.owes_takes = false;
                next.parts.set(Part::Capture, bytes.0, bytes.1);
            }
            Class::Castle(set, side) => {
                let king = matches!(next.piece, None | Some(Role::King));
                if next.count > 0 || next.takes.is_some() || next.castle.is_some() || !king {
                    return None;
                }
                if side.is_some_and(|side| side != self.side) {
                    return None;
                }
                next.castle = Some(set);
                next.parts.set(Part::Piece, bytes.0, bytes.1);
            }
            Class::Null => {
                if next.count > 0 || next.piece.is_some() || next.castle.is_some() || next.null {
                    return None;
                }
                next.null = true;
            }
            Class::EnPassant => {
                if next.castle.is_some() || next.null || next.en_passant || !next.complete() {
                    return None;
                }
                next.en_passant = true;
                next.parts.set(Part::EnPassant, bytes.0, bytes.1);
            }
            Class::Check => {
                if !next.complete() {
                    return None;
                }
                // `check, and mate`: both belong to the move.
                let start = next.parts.get(Part::Check).map_or(bytes.0, |(start, _)| start);
                next.parts.set(Part::Check, start, bytes.1);
            }
            Class::Side(side) => {
                if side != self.side {
                    return None;
                }
                emit = false;
            }
            Class::Filler(filler) => {
                let arrived = state.arrived();
                let mine = match self.side {
                    Color::White => filler.white,
                    Color::Black => filler.black,
                };
                if !mine || (!arrived && !filler.lead) {
                    return None;
                }
                next.barred = next.barred.or(RoleSet(RoleSet::ROLES.0 & !filler.roles.0));
                emit = arrived && filler.last;
            }
            Class::Prefix => emit = false,
        }
        if emit && next.complete() && !self.lacks_rank(&next) {
            self.emit(&next);
        }
        Some(next)
    }

    /// Whether the square of arrival is a file so far and its rank is the next word.
    fn lacks_rank(&mut self, state: &State) -> bool {
        state.count > 0
            && state.way().is_some_and(|way| way.rank.is_none())
            && self.is_next(state.pos, |class| matches!(class, Class::Rank(_)))
    }

    fn square(&self, state: &mut State, said: u8, bytes: (usize, usize)) -> Option<()> {
        if state.castle.is_some()
            || state.null
            || state.paused
            || state.promotion.is_some()
            || state.parts.get(Part::Check).is_some()
        {
            return None;
        }
        // Behind the word for a capture stands one square, or both.
        if state.takes.is_some_and(|at| at > 0 && state.count >= at + 2)
            || (state.stands > 0 && state.count >= state.stands + 2)
        {
            return None;
        }
        *state.said.get_mut(state.count)? = said;
        // What was the square of arrival is the square of departure once another is said.
        let (new, old) =
            if said < 8 { (Part::ToFile, Part::FromFile) } else { (Part::ToRank, Part::FromRank) };
        if let Some((start, end)) = state.parts.get(new) {
            state.parts.set(old, start, end);
        }
        state.parts.set(new, bytes.0, bytes.1);
        state.count += 1;
        Some(())
    }

    /// Passes over the ending that is glued to a rank: `5-re`, `5'te`, `5:een`.
    fn pass_suffix(&self, state: &mut State) {
        let chars = &self.normal.chars;
        if !chars.get(state.pos).is_some_and(|c| matches!(c, '-' | '\'' | ':')) {
            return;
        }
        let start = state.pos + 1;
        let fits = |suffix: &&Vec<char>| {
            let end = start + suffix.len();
            chars.get(start..end).is_some_and(|c| c == suffix.as_slice()) && boundary(chars, end)
        };
        if let Some(suffix) = self.lexicon.suffixes.iter().filter(fits).max_by_key(|s| s.len()) {
            state.pos = start + suffix.len();
        }
    }
}
