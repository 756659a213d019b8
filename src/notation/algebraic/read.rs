//! The one lenient reader of the algebraic family: short, long, minimal, figurine, with native squares.
//!
//! It walks all ways to split a token into piece, departure, sign, arrival and promotion, and keeps every
//! one that ends at a boundary. Nothing is ever skipped: a letter without a meaning ends the walk.

use super::alphabet::{Alphabet, Entry, Symbol};
use super::walk::{Other, Walk, move_part};
use crate::board::{Reading, Role, RoleSet};
use crate::notation::{Candidate, Part, Parts, Readings, Repair};

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
        let start = Walk::begin(Role::Pawn);
        self.walk(State::Piece, start, out);
        for entry in self.alphabet.at(self.text) {
            if let Symbol::Piece(role) = entry.symbol {
                let mut next = Walk { role, written: true, ..start };
                next.step(Part::Piece, entry);
                self.walk(State::Piece, next, out);
                // `N.f3` and `N. f3`, as for the abbreviation that it is.
                if role != Role::Pawn && self.rest(next.at).first() == Some(&b'.') {
                    let at = next.at + 1;
                    self.walk(State::Piece, Walk { at, ..next }, out);
                    if let Some(at) = self.blank(at).filter(|_| !self.man_last) {
                        self.walk(State::Piece, Walk { at, ..next }, out);
                    }
                }
                if !self.man_last
                    && let Some(blank) = self.blank(next.at)
                {
                    next.at = blank;
                    next.spaced = true;
                    self.walk(State::Piece, next, out);
                }
            }
        }
    }

    pub(super) fn rest(&self, at: usize) -> &[u8] {
        self.text.get(at..self.text.len().min(LONGEST)).unwrap_or_default()
    }

    /// The offset behind one blank at `at`, if there is one.
    pub(super) fn blank(&self, at: usize) -> Option<usize> {
        let rest = self.rest(at);
        match rest {
            [b' ', ..] => Some(at + 1),
            [0xc2, 0xa0, ..] => Some(at + 2),
            [0xe2, 0x80, 0x80..=0x8a | 0xaf, ..] => Some(at + 3),
            _ => None,
        }
    }

    fn walk(&self, state: State, walk: Walk, out: &mut Readings) {
        self.doubt(state, &walk, out);
        match state {
            // `e 2 – e 4`: with a blank inside, only the sign behind it or a letter set apart makes it a square.
            State::Square if walk.gap && !walk.spaced => {}
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
        self.letterspaced(state, walk, out);
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

    /// Letterspaced print, in which a blank stands between all letters and figures: `S e 2 – c 3`, `K : S c 5`.
    ///
    /// A figure that may be the number of the next move is none of it: `ed 5.`, `Sd 5.`
    fn letterspaced(&self, state: State, walk: Walk, out: &mut Readings) {
        let rank = match state {
            State::File => true,
            State::ToFile if walk.to_rank.is_none() => {
                walk.spaced
                    || (walk.file.is_some() && walk.rank.is_some() && walk.parts.get(Part::Capture).is_some())
            }
            State::Taken if walk.spaced => false,
            _ => return,
        };
        let Some(at) = self.blank(walk.at).filter(|_| !self.digit_first) else { return };
        let extra = if walk.spaced { walk.extra } else { walk.extra.max(1) };
        for entry in self.alphabet.at(self.rest(at)) {
            let fits = match entry.symbol {
                Symbol::Rank(_) => rank,
                Symbol::File(_) => !rank,
                _ => false,
            };
            if fits && entry.repair != Some(Repair::Case) {
                let gap = Walk { at, gap: true, extra, ..walk };
                self.symbol(state, gap, entry, out);
            }
        }
    }

    fn symbol(&self, state: State, mut walk: Walk, entry: &Entry, out: &mut Readings) {
        use State as S;
        // `e4 n d5`, `S nimmt d5`: a capture in letters has a whole square or a man's letter set apart before it.
        if entry.symbol == Symbol::Capture
            && entry.is_spelt()
            && !(matches!(state, S::Square) || matches!(state, S::Piece) && walk.spaced)
        {
            return;
        }
        let next = match (state, entry.symbol) {
            (S::Piece, Symbol::File(file)) => {
                // A capital at the start is a piece of some language, unless the whole token is in capitals.
                if !walk.written && entry.repair == Some(Repair::Case) && self.has_small_file() {
                    return;
                }
                if !walk.written && entry.repair == Some(Repair::Case) {
                    walk.other = self.same_text(walk.at, entry).find_map(|same| match same.symbol {
                        Symbol::Piece(role) if role != Role::Pawn && same.repair != Some(Repair::Case) => {
                            Some(Other::Man(role))
                        }
                        _ => None,
                    });
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
                if walk.written && walk.capture && entry.repair == Some(Repair::Case) {
                    walk.other = self.same_text(walk.at, entry).find_map(|same| match same.symbol {
                        Symbol::File(file) if same.repair.is_none() => Some(Other::File(file)),
                        _ => None,
                    });
                }
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

    /// All that the text of an entry found at `at` may stand for.
    fn same_text<'t>(&'t self, at: usize, entry: &'t Entry) -> impl Iterator<Item = &'t Entry> {
        self.alphabet.at(self.rest(at)).filter(|same| same.len() == entry.len())
    }

    /// `B4` in the wrong case is the pawn's b4, but a bishop may be meant whose file was lost, and `Qxb` may be a
    /// capture on the b-file: the letter is a man in one case and a file in the other, and half a square is written.
    fn doubt(&self, state: State, walk: &Walk, out: &mut Readings) {
        let mut meant = Walk { repairs: walk.repairs.with(Repair::HalfSquare), ..*walk };
        match (state, walk.other) {
            // `B4`, and `BXD` or `BD` for a man that goes to some square of the d-file.
            (State::Square | State::ToFile, Some(Other::Man(role))) => {
                match state {
                    State::Square => (meant.to_rank, meant.rank) = (walk.rank, None),
                    _ if walk.rank.is_some() || walk.to_rank.is_some() => return,
                    _ => {}
                }
                (meant.role, meant.written, meant.file) = (role, true, None);
                meant.parts = Parts::default();
                move_part(&walk.parts, &mut meant.parts, Part::FromFile, Part::Piece);
                move_part(&walk.parts, &mut meant.parts, Part::Capture, Part::Capture);
            }
            (State::Taken, Some(Other::File(file))) => {
                (meant.to_file, meant.taken) = (Some(file), None);
                move_part(&walk.parts, &mut meant.parts, Part::Taken, Part::ToFile);
            }
            _ => return,
        }
        let mut found = Readings::new();
        self.end(meant, None, &mut found);
        for candidate in found.as_slice() {
            let taken = if walk.capture { candidate.reading.taken } else { RoleSet::ANY };
            out.doubt(Candidate { reading: Reading { taken, ..candidate.reading }, ..*candidate });
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
}
