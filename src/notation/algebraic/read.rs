//! The one lenient reader of the algebraic family: short, long, minimal, figurine, with native squares.
//!
//! It walks all ways to split a token into piece, departure, sign, arrival and promotion, and keeps every
//! one that ends at a boundary. Nothing is ever skipped: a letter without a meaning ends the walk.

use super::alphabet::{Alphabet, Entry, Symbol};
use crate::board::{CastleSet, FileSet, Reading, Role, RoleSet, Square, SquareSet};
use crate::notation::{Candidate, Part, Parts, Readings, Repair, RepairSet};

/// A longer run of signs and letters is no move.
pub(super) const LONGEST: usize = 64;

/// How far a walk has come.
#[derive(Clone, Copy)]
enum State {
    /// Nothing, or the piece's letter, is read.
    Piece,
    /// One file, of departure or arrival.
    File,
    /// One rank, of departure (or of arrival where the digit stands first).
    Rank,
    /// A whole square, of departure or arrival.
    Square,
    /// The sign between the two.
    Sign,
    /// The letter of the man taken.
    Taken,
    /// The file of arrival, the departure being settled.
    ToFile,
    /// The rank of arrival, standing before its file.
    ToRank,
}

#[derive(Clone, Copy)]
struct Walk {
    at: usize,
    role: Role,
    written: bool,
    file: Option<u8>,
    rank: Option<u8>,
    to_file: Option<u8>,
    to_rank: Option<u8>,
    taken: Option<Role>,
    capture: bool,
    parts: Parts,
    repairs: RepairSet,
    extra: u8,
    scripts: u8,
}

/// Reads with one alphabet.
pub(crate) struct Reader<'a> {
    /// The letters and signs.
    pub(crate) alphabet: &'a Alphabet,
    /// Whether a rank may stand before its file.
    pub(crate) digit_first: bool,
    /// Whether a man's letter that stands apart belongs to the square in front of it.
    pub(crate) man_last: bool,
    /// The text, starting at the move.
    pub(crate) text: &'a [u8],
}

impl Reader<'_> {
    /// Appends all ways to read a move at the start of the text.
    pub(crate) fn read(&self, out: &mut Readings) {
        self.castling(out);
        self.null(out);
        let start = Walk {
            at: 0,
            role: Role::Pawn,
            written: false,
            file: None,
            rank: None,
            to_file: None,
            to_rank: None,
            taken: None,
            capture: false,
            parts: Parts::default(),
            repairs: RepairSet::default(),
            extra: 0,
            scripts: 0,
        };
        self.walk(State::Piece, start, out);
        for entry in self.alphabet.at(self.text) {
            if let Symbol::Piece(role) = entry.symbol {
                let mut next = Walk { role, written: true, ..start };
                next.step(Part::Piece, entry);
                self.walk(State::Piece, next, out);
                if !self.man_last
                    && let Some(blank) = self.blank(next.at)
                {
                    next.at = blank;
                    self.walk(State::Piece, next, out);
                }
            }
        }
    }

    fn rest(&self, at: usize) -> &[u8] {
        self.text.get(at..self.text.len().min(LONGEST)).unwrap_or_default()
    }

    /// The offset behind one blank at `at`, if there is one.
    fn blank(&self, at: usize) -> Option<usize> {
        let rest = self.rest(at);
        match rest {
            [b' ', ..] => Some(at + 1),
            [0xc2, 0xa0, ..] => Some(at + 2),
            [0xe2, 0x80, 0x80..=0x8a | 0xaf, ..] => Some(at + 3),
            _ => None,
        }
    }

    fn walk(&self, state: State, walk: Walk, out: &mut Readings) {
        match state {
            State::Square => {
                let arrived = Walk { to_file: walk.file, to_rank: walk.rank, file: None, rank: None, ..walk };
                let mut parts = Parts::default();
                move_part(&walk.parts, &mut parts, Part::Piece, Part::Piece);
                move_part(&walk.parts, &mut parts, Part::FromFile, Part::ToFile);
                move_part(&walk.parts, &mut parts, Part::FromRank, Part::ToRank);
                self.arrive(Walk { parts, ..arrived }, out);
            }
            State::Taken => self.arrive(walk, out),
            State::ToFile if walk.to_rank.is_some() => self.arrive(walk, out),
            // `ed`: two files are a pawn's capture, in one script and never `ee`.
            State::ToFile
                if walk.role == Role::Pawn
                    && walk.file.is_some()
                    && (walk.file != walk.to_file || walk.taken.is_some())
                    && walk.scripts != 3 =>
            {
                self.arrive(walk, out);
            }
            _ => {}
        }
        if walk.to_rank.is_some() && walk.to_file.is_some() {
            return;
        }
        for entry in self.alphabet.at(self.rest(walk.at)) {
            self.symbol(state, walk, entry, out);
        }
        // A sign may stand between blanks: `b2 – b4`, `Lc5 x b4`.
        if matches!(state, State::File | State::Rank | State::Square)
            && let Some(at) = self.blank(walk.at)
        {
            for entry in self.alphabet.at(self.rest(at)) {
                if matches!(entry.symbol, Symbol::Dash | Symbol::Capture) {
                    self.symbol(state, Walk { at, ..walk }, entry, out);
                }
            }
        }
    }

    fn symbol(&self, state: State, mut walk: Walk, entry: &Entry, out: &mut Readings) {
        use State as S;
        let next = match (state, entry.symbol) {
            (S::Piece, Symbol::File(file)) => {
                // A capital at the start is a piece of some language, unless the whole token is in capitals.
                if !walk.written && entry.repair == Some(Repair::Case) && self.has_small_file() {
                    return;
                }
                walk.file = Some(file);
                walk.step(Part::FromFile, entry);
                S::File
            }
            (S::Piece, Symbol::Rank(rank)) if walk.written || self.digit_first => {
                walk.rank = Some(rank);
                walk.step(Part::FromRank, entry);
                S::Rank
            }
            (S::File, Symbol::Rank(rank)) => {
                if self.digit_first {
                    // `حز6و`: a file of departure, then the digit and the letter of the square.
                    let mut arrival = walk;
                    arrival.to_rank = Some(rank);
                    arrival.step(Part::ToRank, entry);
                    self.walk(S::ToRank, arrival, out);
                }
                walk.rank = Some(rank);
                walk.step(Part::FromRank, entry);
                S::Square
            }
            (S::File | S::Square | S::Sign | S::Taken, Symbol::File(file)) => {
                walk.to_file = Some(file);
                walk.step(Part::ToFile, entry);
                S::ToFile
            }
            (S::Rank, Symbol::File(file)) => {
                if self.digit_first && entry.native {
                    let mut square = walk;
                    square.file = Some(file);
                    square.step(Part::FromFile, entry);
                    self.walk(S::Square, square, out);
                }
                walk.to_file = Some(file);
                walk.step(Part::ToFile, entry);
                S::ToFile
            }
            (S::Rank | S::Square | S::Sign | S::Taken, Symbol::Rank(rank)) if self.digit_first => {
                walk.to_rank = Some(rank);
                walk.step(Part::ToRank, entry);
                S::ToRank
            }
            (S::ToRank, Symbol::File(file)) if entry.native => {
                walk.to_file = Some(file);
                walk.step(Part::ToFile, entry);
                S::ToFile
            }
            (S::ToFile, Symbol::Rank(rank)) if walk.to_rank.is_none() => {
                walk.to_rank = Some(rank);
                walk.step(Part::ToRank, entry);
                S::ToFile
            }
            (S::Piece, Symbol::Capture | Symbol::Dash) if walk.written => self.sign(&mut walk, entry),
            // `xf6`: a pawn takes, its file left out.
            (S::Piece, Symbol::Capture) => {
                walk.extra = walk.extra.max(2);
                walk.repairs = walk.repairs.with(Repair::LostSquare);
                self.sign(&mut walk, entry)
            }
            (S::File | S::Rank | S::Square, Symbol::Capture | Symbol::Dash) => self.sign(&mut walk, entry),
            (S::Sign, Symbol::Piece(role)) => {
                walk.taken = Some(role);
                walk.step(Part::Taken, entry);
                S::Taken
            }
            _ => return,
        };
        self.walk(next, walk, out);
        // `Lc5 x b4`: one blank behind the sign.
        if matches!(next, S::Sign)
            && let Some(at) = self.blank(walk.at)
        {
            self.walk(next, Walk { at, ..walk }, out);
        }
    }

    /// Whether a small Latin letter of a file stands in the token.
    fn has_small_file(&self) -> bool {
        let token = self.text.iter().take(LONGEST).take_while(|byte| !byte.is_ascii_whitespace());
        token.into_iter().any(|byte| matches!(byte, b'a'..=b'h'))
    }

    fn sign(&self, walk: &mut Walk, entry: &Entry) -> State {
        walk.capture = entry.symbol == Symbol::Capture;
        walk.step(Part::Capture, entry);
        State::Sign
    }

    /// The square of arrival, or the man taken, is read: what may follow is promotion and signs.
    fn arrive(&self, walk: Walk, out: &mut Readings) {
        if walk.taken.is_some() && walk.to_file.is_none() && !walk.capture {
            return;
        }
        // Where a promotion stands behind the square, the square alone is not all that is written.
        let promoted = walk.role == Role::Pawn && self.promotion(walk, out);
        if !promoted {
            self.end(walk, None, out);
        }
        if self.digit_first && !walk.written && walk.file.is_none() {
            // `٣و ح`: the piece behind the square.
            let at = self.blank(walk.at).unwrap_or(walk.at);
            for entry in self.alphabet.at(self.rest(at)) {
                if let Symbol::Piece(role) = entry.symbol {
                    let mut behind = Walk { at, role, written: true, ..walk };
                    behind.step(Part::Piece, entry);
                    // A letter that a square follows begins the next move, unless the text has it behind always.
                    let next = match self.blank(behind.at) {
                        Some(_) if self.man_last => self.text.len(),
                        next => next.unwrap_or(behind.at),
                    };
                    if walk.scripts != 1
                        || self
                            .alphabet
                            .first(self.rest(next), |s| {
                                matches!(s, Symbol::File(_) | Symbol::Rank(_) | Symbol::Capture)
                            })
                            .is_some()
                    {
                        behind.extra = behind.extra.max(3);
                    }
                    self.end(behind, None, out);
                }
            }
        }
    }

    fn promotion(&self, walk: Walk, out: &mut Readings) -> bool {
        let before = out.as_slice().len();
        if !matches!(walk.to_rank, None | Some(0 | 7)) {
            return false;
        }
        for entry in self.alphabet.at(self.rest(walk.at)) {
            if let Symbol::Piece(role) = entry.symbol {
                // Behind a file alone only a letter as it is written: `dxee.p.` has none.
                if walk.to_rank.is_none() && entry.repair.is_some() {
                    continue;
                }
                let mut next = walk;
                next.step(Part::Promotion, entry);
                self.end(next, Some(role), out);
            }
        }
        // `a8 Q`: a letter behind a blank that begins no move of its own.
        if matches!(walk.to_rank, Some(0 | 7))
            && let Some(at) = self.blank(walk.at)
        {
            for entry in self.alphabet.at(self.rest(at)) {
                if let Symbol::Piece(role) = entry.symbol
                    && ends_blank(self.rest(at + entry.len()))
                    && !self.blank(at + entry.len()).is_some_and(|next| self.file_follows(next))
                {
                    let mut next = Walk { at, ..walk };
                    next.step(Part::Promotion, entry);
                    self.end(next, Some(role), out);
                }
            }
        }
        for at in [Some(walk.at), self.blank(walk.at)].into_iter().flatten() {
            for sign in self.alphabet.at(self.rest(at)) {
                if sign.symbol != Symbol::Promotion {
                    continue;
                }
                let open = self.rest(at).first() == Some(&b'(');
                let behind = at + sign.len();
                let behind = self.blank(behind).unwrap_or(behind);
                for entry in self.alphabet.at(self.rest(behind)) {
                    if let Symbol::Piece(role) = entry.symbol {
                        let mut next = Walk { at: behind, ..walk };
                        next.step(Part::Promotion, entry);
                        let close = self.alphabet.first(self.rest(next.at), |s| *s == Symbol::PromotionEnd);
                        match (open, close) {
                            (true, Some(close)) => next.at += close.len(),
                            (true, None) => continue,
                            (false, _) => {}
                        }
                        self.end(next, Some(role), out);
                    }
                }
            }
        }
        out.as_slice().len() > before
    }

    fn file_follows(&self, at: usize) -> bool {
        self.alphabet.at(self.rest(at)).any(|e| matches!(e.symbol, Symbol::File(_)) && e.repair.is_none())
    }

    /// Reads the signs behind the move and pushes it, where it ends at a boundary.
    fn end(&self, mut walk: Walk, promotion: Option<Role>, out: &mut Readings) {
        let en_passant = self.tail(&mut walk);
        if !self.boundary(walk.at, walk.to_rank) {
            return;
        }
        let pawn = walk.role == Role::Pawn;
        let from = squares(walk.file, walk.rank);
        let to = squares(walk.to_file, walk.to_rank);
        let same_file =
            pawn && !walk.written && walk.file.is_some() && walk.file == walk.to_file && walk.rank.is_none();
        let mut cost = repair_cost(walk.repairs).max(walk.extra);
        if same_file {
            cost = cost.max(2);
        }
        // There is one king only: a file or rank of departure is more likely part of another letter.
        let king = walk.role == Role::King && (walk.file.is_some() != walk.rank.is_some());
        // A dash stands between two squares: `Kg1-f2` is a K from g1 before it is a Kg from the first rank.
        let dashed = walk.written
            && !walk.capture
            && walk.file.is_none()
            && walk.rank.is_some()
            && walk.parts.get(Part::Capture).is_some();
        if king || dashed {
            cost = cost.max(1);
        }
        // Files of two scripts in one move are a slip beside any other.
        if walk.scripts == 3 {
            cost = cost.saturating_add(1);
        }
        let reading = Reading {
            from,
            to,
            roles: RoleSet::of(walk.role),
            taken: match walk.taken {
                Some(role) => RoleSet::of(role),
                None if walk.capture || walk.to_rank.is_none() => RoleSet::ROLES,
                None => RoleSet::ANY,
            },
            promotion: match promotion {
                Some(role) if RoleSet::PROMOTIONS.has(role) => RoleSet::of(role),
                Some(_) => return,
                None => RoleSet::ANY,
            },
            castle: CastleSet::NORMAL,
            check: crate::board::CheckSet::ANY,
            born: FileSet::ANY,
            taken_born: FileSet::ANY,
            cost,
        };
        let candidate = Candidate { reading, len: walk.at, parts: walk.parts, repairs: walk.repairs };
        if let (true, None, None, Some(file)) = (pawn, walk.file, walk.rank, walk.to_file) {
            self.bare_pawn(file, walk.capture, en_passant, candidate, out);
        } else if en_passant && pawn {
            let castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
            out.push(Candidate { reading: Reading { castle, ..reading }, ..candidate });
            out.push(Candidate { reading: Reading { cost: cost + 1, ..reading }, ..candidate });
        } else {
            out.push(candidate);
        }
        // Squares alone (`g1-f3`) may name any man, and the king's two steps castling.
        if pawn && !walk.written && from.len() == 1 && to.len() == 1 {
            let any = Reading { roles: RoleSet::ROLES, cost: cost.max(1), ..reading };
            out.push(Candidate { reading: any, ..candidate });
            if let (Some(from_square), Some(to_square)) = (from.first(), to.first())
                && let Some(castle) = king_steps(from_square, to_square)
            {
                let castling = Reading { from, to, cost: cost.max(1), ..Reading::castling(castle) };
                out.push(Candidate { reading: castling, ..candidate });
            }
        }
        // The king's two steps with his letter: `Ke1-g1`, `Kg1`.
        if walk.role == Role::King
            && !walk.capture
            && walk.rank.is_some()
            && let (Some(from_square), Some(to_square)) = (from.first(), to.first())
            && let Some(castle) = king_steps(from_square, to_square)
        {
            let castling = Reading { from, to, cost: cost.max(1), ..Reading::castling(castle) };
            out.push(Candidate { reading: castling, ..candidate });
        }
    }

    /// A pawn of which only the square of arrival is written: it goes straight on. That it takes there, its file
    /// being left out, is a slip, although the rules allow it in some countries.
    fn bare_pawn(&self, file: u8, capture: bool, en_passant: bool, candidate: Candidate, out: &mut Readings) {
        let mut reading = candidate.reading;
        if en_passant {
            reading.castle = reading.castle.or(CastleSet::EN_PASSANT_ONLY);
        } else if !capture {
            let taken = RoleSet::NONE;
            let straight = Reading { from: SquareSet::file(file), taken, ..reading };
            out.push(Candidate { reading: straight, ..candidate });
        }
        let cost = if capture { reading.cost } else { reading.cost.max(2) };
        let repairs = if capture { candidate.repairs } else { candidate.repairs.with(Repair::LostSquare) };
        let takes = Reading { taken: reading.taken.and(RoleSet::ROLES), cost, ..reading };
        out.push(Candidate { reading: takes, repairs, ..candidate });
    }

    /// Takes check, mate and en passant signs behind a move; says whether capture in passing was written.
    fn tail(&self, walk: &mut Walk) -> bool {
        let mut en_passant = false;
        for _ in 0..4 {
            let rest = self.rest(walk.at);
            if evaluation(rest) {
                break;
            }
            let direct = self.alphabet.at(rest).find(|e| {
                let behind = self.rest(walk.at + e.len());
                match e.symbol {
                    Symbol::Check | Symbol::EnPassant => !e.word || ends_word(behind),
                    // The sign of capture, or X for mate, behind the square: `Be5:`, `Q:f7X`.
                    Symbol::Capture => ends_word(behind) && !starts_square(self.alphabet, behind),
                    _ => false,
                }
            });
            let found = direct.map(|e| (walk.at, e)).or_else(|| {
                let at = self.blank(walk.at)?;
                let rest = self.rest(at);
                if evaluation(rest) {
                    return None;
                }
                let entry = self.alphabet.at(rest).find(|e| {
                    let behind = self.rest(at + e.len());
                    match e.symbol {
                        Symbol::Check => ends_blank(behind),
                        Symbol::EnPassant => {
                            ends_blank(behind)
                                || self
                                    .alphabet
                                    .first(behind, |s| *s == Symbol::Check)
                                    .is_some_and(|e| !e.word)
                        }
                        _ => false,
                    }
                })?;
                Some((at, entry))
            });
            let Some((at, entry)) = found else { break };
            let end = at + entry.len();
            match entry.symbol {
                Symbol::EnPassant => {
                    en_passant = true;
                    walk.parts.set(Part::EnPassant, at, end);
                }
                Symbol::Capture => {
                    walk.parts.set(Part::Check, at, end);
                }
                _ => {
                    let start = walk.parts.get(Part::Check).map_or(at, |(start, _)| start);
                    walk.parts.set(Part::Check, start, end);
                }
            }
            walk.at = end;
        }
        en_passant
    }

    /// Whether a move may end here: no letter or digit follows, but for the N of a novelty.
    fn boundary(&self, at: usize, to_rank: Option<u8>) -> bool {
        let rest = self.rest(at);
        if ends_word(rest) {
            return true;
        }
        rest.first() == Some(&b'N')
            && ends_blank(rest.get(1..).unwrap_or_default())
            && !matches!(to_rank, Some(0 | 7))
    }

    fn castling(&self, out: &mut Readings) {
        let zero = |at: usize| {
            self.alphabet.first(self.rest(at), |s| *s == Symbol::Zero).map(|entry| at + entry.len())
        };
        let dash = |at: usize| {
            let start = self.blank(at).unwrap_or(at);
            match self.alphabet.first(self.rest(start), |s| *s == Symbol::Dash) {
                Some(entry) => {
                    let end = start + entry.len();
                    Some(self.blank(end).unwrap_or(end))
                }
                None => None,
            }
        };
        if let Some(second) = zero(0).and_then(|first| zero(dash(first).unwrap_or(first))) {
            match zero(dash(second).unwrap_or(second)) {
                Some(third) => self.castled(third, CastleSet::LONG, out),
                None => self.castled(second, CastleSet::SHORT, out),
            }
        }
        for entry in self.alphabet.at(self.text) {
            if let Symbol::Castles { short, long } = entry.symbol {
                for (wanted, set) in [(short, CastleSet::SHORT), (long, CastleSet::LONG)] {
                    if wanted {
                        self.castled(entry.len(), set, out);
                    }
                }
                return;
            }
        }
    }

    fn castled(&self, at: usize, castle: CastleSet, out: &mut Readings) {
        let mut walk = Walk {
            at,
            role: Role::King,
            written: true,
            file: None,
            rank: None,
            to_file: None,
            to_rank: None,
            taken: None,
            capture: false,
            parts: Parts::default(),
            repairs: RepairSet::default(),
            extra: 0,
            scripts: 0,
        };
        self.tail(&mut walk);
        if ends_word(self.rest(walk.at)) {
            let reading = Reading::castling(castle);
            out.push(Candidate { reading, len: walk.at, parts: walk.parts, repairs: walk.repairs });
        }
    }

    fn null(&self, out: &mut Readings) {
        let Some(entry) = self.alphabet.first(self.text, |s| *s == Symbol::Null) else { return };
        if ends_blank(self.rest(entry.len())) {
            let reading = Reading { castle: CastleSet::NULL, ..Reading::ANY };
            out.push(Candidate {
                reading,
                len: entry.len(),
                parts: Parts::default(),
                repairs: RepairSet::default(),
            });
        }
    }
}

impl Walk {
    fn step(&mut self, part: Part, entry: &Entry) {
        self.parts.set(part, self.at, self.at + entry.len());
        self.at += entry.len();
        if matches!(entry.symbol, Symbol::File(_)) {
            self.scripts |= if entry.native { 1 } else { 2 };
        }
        if let Some(repair) = entry.repair {
            self.repairs = self.repairs.with(repair);
        }
    }
}

fn move_part(from: &Parts, to: &mut Parts, old: Part, new: Part) {
    if let Some((start, end)) = from.get(old) {
        to.set(new, start, end);
    }
}

fn squares(file: Option<u8>, rank: Option<u8>) -> SquareSet {
    let files = file.map_or(SquareSet::ALL, SquareSet::file);
    files.and(rank.map_or(SquareSet::ALL, SquareSet::rank))
}

/// The wing of castling if a king on e1 or e8 goes two squares.
fn king_steps(from: Square, to: Square) -> Option<CastleSet> {
    if from.file() != 4 || from.rank() != to.rank() || !matches!(from.rank(), 0 | 7) {
        return None;
    }
    match to.file() {
        6 => Some(CastleSet::SHORT),
        2 => Some(CastleSet::LONG),
        _ => None,
    }
}

/// What each slip costs; a reading costs as much as its worst one, so that a text wholly in capitals does not
/// favour one reading over another by the count of its letters.
fn repair_cost(repairs: RepairSet) -> u8 {
    let costs = [(Repair::Case, 2), (Repair::LookAlike, 1), (Repair::OtherSet, 2)];
    let worst = costs.iter().filter(|(repair, _)| repairs.has(*repair)).map(|(_, cost)| *cost).max();
    // A letter in doubt stays behind one that is not, whatever else both need.
    worst.unwrap_or(0) + u8::from(repairs.has(Repair::Doubtful))
}

fn next_char(text: &[u8]) -> Option<char> {
    let head = text.get(..text.len().min(4)).unwrap_or_default();
    match std::str::from_utf8(head) {
        Ok(text) => text.chars().next(),
        Err(error) => std::str::from_utf8(head.get(..error.valid_up_to()).unwrap_or_default())
            .ok()
            .and_then(|text| text.chars().next())
            .or(Some('\u{fffd}')),
    }
}

/// No letter and no digit follows. A byte that is no UTF-8 counts as a letter.
fn ends_word(text: &[u8]) -> bool {
    next_char(text).is_none_or(|c| !c.is_alphanumeric() && c != '\u{fffd}' && !is_combining(c))
}

fn is_combining(c: char) -> bool {
    matches!(u32::from(c), 0x300..=0x36f | 0x483..=0x487 | 0x591..=0x5bd | 0x64b..=0x65f | 0x20d0..=0x20ff)
}

/// A blank, a bracket, a mark or the end follows.
fn ends_blank(text: &[u8]) -> bool {
    next_char(text).is_none_or(|c| {
        c.is_whitespace()
            || matches!(c, ')' | '(' | '}' | '{' | ']' | ',' | ';' | '.' | '!' | '?' | '$' | '*' | '"')
    })
}

fn starts_square(alphabet: &Alphabet, text: &[u8]) -> bool {
    alphabet.first(text, |s| matches!(s, Symbol::File(_) | Symbol::Piece(_))).is_some()
}

/// Whether a sign of evaluation such as `+-`, `+/−` or `+=` begins here, not a check.
fn evaluation(text: &[u8]) -> bool {
    let rest = match text {
        [b'+', rest @ ..] => rest,
        _ => return false,
    };
    match rest {
        [b'-' | b'=' | b'/', ..] => true,
        [0xe2, 0x88, 0x92, ..] | [0xe2, 0x80, 0x90..=0x95, ..] => true,
        [b' ', rest @ ..] => matches!(rest, [0xe2, 0x88, 0x92, ..]),
        _ => false,
    }
}
