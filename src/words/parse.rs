//! What a sentence says: words are taken one after the other, in any order that a language may have them.
//!
//! All ways to understand the words are followed, so `a` may be a file or a preposition, and the board
//! decides. A word that the language's own sentences do not contain ends the move; only where no way leads to
//! a move is the one word near an unknown one tried, and noted as a repair.

use super::class::Class;
use super::lexicon::Lexicon;
use super::near::chars_distance;
use super::normal::{Normal, boundary, is_pause, is_separator, is_unspaced, is_word};
use crate::board::{CastleSet, Color, Reading, Role, RoleSet, Square, SquareSet};
use crate::notation::{Candidate, Part, Parts, Readings, Repair, RepairSet};

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
    // Where it is said what a pawn becomes, its square alone is not all that is said.
    let said = |one: &Candidate, other: &Candidate| {
        other.len > one.len
            && one.reading.roles == RoleSet::of(Role::Pawn)
            && (one.reading.taken == RoleSet::ANY || one.reading.taken == other.reading.taken)
            && other.reading
                == Reading { promotion: other.reading.promotion, taken: other.reading.taken, ..one.reading }
            && other.reading.promotion != one.reading.promotion
    };
    let plain = |one: &Candidate| one.reading.promotion == Reading::ANY.promotion;
    let all = out.as_slice().to_vec();
    out.retain(|one| !plain(one) || !all.iter().any(|other| said(one, other)));
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

/// What was understood so far.
#[derive(Clone, Copy, Default)]
struct State {
    pos: usize,
    piece: Option<Role>,
    victim: Option<Role>,
    promotion: Option<Role>,
    /// Names of files (0 to 7) and ranks (8 to 15) in the order they were said.
    said: [u8; 4],
    count: usize,
    /// How many were said before the word for a capture.
    takes: Option<usize>,
    /// How many were said before the name of the man, where they are where it stands: `b 1 knight d 2`, `b knight`.
    stands: usize,
    castle: Option<CastleSet>,
    null: bool,
    en_passant: bool,
    /// Men that no passed-over word belongs to alone, as a set of those left out.
    barred: RoleSet,
    /// A victim was named behind the square, so a word for a capture must follow.
    owes_takes: bool,
    /// A comma stood behind a square: what follows about men and squares is the next sentence.
    paused: bool,
    cost: u8,
    repairs: RepairSet,
    parts: Parts,
}

/// Squares as far as they were said.
#[derive(Clone, Copy, Default)]
struct Way {
    from_file: Option<u8>,
    from_rank: Option<u8>,
    file: Option<u8>,
    rank: Option<u8>,
}

impl State {
    fn said(&self) -> &[u8] {
        self.said.get(..self.count).unwrap_or_default()
    }

    /// The squares, where what was said makes sense as a whole.
    fn way(&self) -> Option<Way> {
        let said = self.said();
        let (before, after) = match self.takes {
            _ if self.stands > 0 => said.split_at(self.stands),
            Some(at) if at < self.count => said.split_at(at),
            _ => {
                let arrival = said.len().checked_sub(2)?;
                said.split_at(arrival)
            }
        };
        let mut way = Way::default();
        // `takes from e 5 on f 4`: both squares behind the word for a capture.
        let (before, after) = if before.is_empty() && after.len() > 2 {
            after.split_at(after.len() - 2)
        } else {
            (before, after)
        };
        match *before {
            [] => {}
            [x] if x < 8 => way.from_file = Some(x),
            [x] => way.from_rank = Some(x - 8),
            [f, r] if f < 8 && r >= 8 => (way.from_file, way.from_rank) = (Some(f), Some(r - 8)),
            _ => return None,
        }
        match *after {
            [f, r] if f < 8 && r >= 8 => (way.file, way.rank) = (Some(f), Some(r - 8)),
            // `e takes d`: the rank of arrival is left to the board.
            [f] if f < 8 && self.stands == 0 && self.takes.is_some() && way.from_file.is_some() => {
                way.file = Some(f)
            }
            _ => return None,
        }
        Some(way)
    }

    fn complete(&self) -> bool {
        self.castle.is_some()
            || self.null
            || (!self.owes_takes
                && (self.way().is_some()
                    || (self.count == 0
                        && self.piece.is_some()
                        && self.victim.is_some()
                        && self.takes.is_some())))
    }

    /// Whether a square of arrival was said, even where a word is still owed.
    fn arrived(&self) -> bool {
        self.castle.is_some() || self.null || self.way().is_some()
    }
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
        let chars = &self.normal.chars;
        let mut next = end;
        while chars.get(next).is_some_and(|c| is_separator(*c) && !is_pause(*c)) {
            next += 1;
        }
        if next >= chars.len() {
            return false;
        }
        let (first, last) = self.look_up(next);
        let all = self.ways.all.get(first..last).unwrap_or_default();
        all.iter().any(|(_, class)| matches!(class, Class::File(_) | Class::Takes | Class::Castle(..)))
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
        if state.count == 0 || state.way().is_none_or(|way| way.rank.is_some()) {
            return false;
        }
        let chars = &self.normal.chars;
        let mut next = state.pos;
        while chars.get(next).is_some_and(|c| is_separator(*c) && !is_pause(*c)) {
            next += 1;
        }
        if next >= chars.len() {
            return false;
        }
        let (first, last) = self.look_up(next);
        let all = self.ways.all.get(first..last).unwrap_or_default();
        all.iter().any(|(_, class)| matches!(class, Class::Rank(_)))
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

    fn emit(&mut self, state: &State) {
        self.found = true;
        let mut reading = Reading { cost: state.cost, ..Reading::ANY };
        if let Some(set) = state.castle {
            reading = Reading { cost: state.cost, ..Reading::castling(set) };
        } else if state.null {
            reading.castle = CastleSet::NULL;
        } else {
            let way = state.way().unwrap_or_default();
            // `knight takes pawn`: what names the square is meant, where both are understood.
            if state.count == 0 {
                reading.cost = reading.cost.saturating_add(2);
            }
            let whole = way.from_file.is_some() && way.from_rank.is_some();
            reading.roles = match state.piece {
                Some(role) => RoleSet::of(role),
                None if whole => RoleSet::ROLES,
                None => RoleSet::of(Role::Pawn),
            };
            reading.roles = RoleSet(reading.roles.0 & !state.barred.0);
            if reading.roles == RoleSet::EMPTY {
                return;
            }
            reading.from = squares(way.from_file, way.from_rank);
            reading.to = squares(way.file, way.rank);
            reading.taken = match (state.victim, state.takes) {
                (Some(role), _) => RoleSet::of(role),
                (None, Some(_)) => RoleSet::ROLES,
                (None, None) => RoleSet::ANY,
            };
            if let Some(role) = state.promotion {
                reading.promotion = RoleSet::of(role);
            }
            if state.en_passant {
                reading.castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
            } else if self.lexicon.castles_plainly && state.piece == Some(Role::King) && state.takes.is_none()
            {
                reading.castle = CastleSet::NORMAL.or(CastleSet::SHORT).or(CastleSet::LONG);
            }
        }
        self.out.push(Candidate {
            reading,
            len: self.normal.end(state.pos),
            parts: state.parts,
            repairs: state.repairs,
        });
    }
}

/// A man's name: the mover, what it takes, or what a pawn becomes.
fn piece(state: &mut State, role: Role, bytes: (usize, usize)) -> Option<()> {
    if state.castle.is_some() || state.null {
        return None;
    }
    let way = state.way();
    let may_promote = matches!(state.piece, None | Some(Role::Pawn))
        && way.is_some_and(|w| w.file.is_some() && w.rank.is_none_or(|r| r == 0 || r == 7));
    if may_promote && state.promotion.is_none() && Role::PROMOTIONS.contains(&role) {
        state.promotion = Some(role);
        state.parts.set(Part::Promotion, bytes.0, bytes.1);
        return Some(());
    }
    if state.piece.is_none() && state.count == 0 && state.takes.is_none() {
        state.piece = Some(role);
        state.parts.set(Part::Piece, bytes.0, bytes.1);
        return Some(());
    }
    // Behind the word for a capture and its square the next sentence begins: `rook takes e 5, rook e 6`.
    if state.paused || state.takes.is_some_and(|at| state.count >= at + 2) {
        return None;
    }
    if state.victim.is_none() && role != Role::King && (state.takes.is_some() || state.piece.is_some()) {
        if state.takes.is_none() {
            state.owes_takes = true;
        }
        state.victim = Some(role);
        state.parts.set(Part::Taken, bytes.0, bytes.1);
        return Some(());
    }
    None
}

/// The mover's name behind the square on which it stands.
fn stands(mut state: State, role: Role, bytes: (usize, usize)) -> Option<State> {
    let fresh =
        state.piece.is_none() && state.takes.is_none() && state.promotion.is_none() && state.victim.is_none();
    if !fresh {
        return None;
    }
    match *state.said() {
        [f, r] if f < 8 && r >= 8 => {}
        // `the b knight`; `a rook` may be any rook, and passing over an article costs as much.
        [f] if f < 8 => state.cost = state.cost.saturating_add(1),
        _ => return None,
    }
    state.piece = Some(role);
    state.stands = state.count;
    state.parts.set(Part::Piece, bytes.0, bytes.1);
    Some(state)
}

fn squares(file: Option<u8>, rank: Option<u8>) -> SquareSet {
    match (file, rank) {
        (Some(file), Some(rank)) => SquareSet::of(Square::at(file, rank)),
        (Some(file), None) => SquareSet::file(file),
        (None, Some(rank)) => SquareSet::rank(rank),
        (None, None) => SquareSet::ALL,
    }
}
