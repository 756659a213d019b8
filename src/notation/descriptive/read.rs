//! The grammar of a move: a man, perhaps its square, a motion, what it moves to or takes.

use crate::board::{CastleSet, Color, FileSet, Role, RoleSet, SquareSet};
use crate::locale::descriptive::Order;
use crate::notation::{Part, Readings, Repair};

use super::Descriptive;
use super::emit::{Draft, Sign};
use super::man::{Man, on_files};
use super::symbols::{Lexer, Symbol, class};

/// A capture printed as a move.
const SLIP: u8 = 4;
/// No sign between man and square.
const LOST_DASH: u8 = 3;
/// A rank counted by the other side.
const OTHER_COUNT: u8 = 2;

pub(super) struct Reader<'t, 'o> {
    pub(super) notation: &'t Descriptive,
    pub(super) lexer: Lexer<'t>,
    pub(super) side: Color,
    pub(super) out: &'o mut Readings,
}

impl<'t, 'o> Reader<'t, 'o> {
    pub(super) fn new(notation: &'t Descriptive, text: &'t [u8], side: Color, out: &'o mut Readings) -> Self {
        Self { notation, lexer: Lexer::new(&notation.lexicon, text), side, out }
    }

    pub(super) fn order(&self) -> Order {
        self.notation.table.order
    }

    pub(super) fn read(&mut self) {
        let first = self.lexer.get(0);
        if first.is(class::SHORT | class::LONG | class::CASTLES) {
            self.castle(0);
        }
        let start = if first.is(class::ADJECTIVE) { 1 } else { 0 };
        if first.man() == Some(Role::King)
            && self.lexer.get(1).is(class::SHORT | class::LONG | class::CASTLES)
        {
            self.castle(1);
            return;
        }
        // `le Roi roque`.
        if first.is(class::FILLER)
            && self.lexer.get(1).man() == Some(Role::King)
            && self.lexer.get(2).is(class::SHORT | class::LONG | class::CASTLES)
        {
            self.castle(2);
            return;
        }
        let Some(man) = self.man(start, false) else { return };
        let mut draft = Draft::of(man);
        let last = self.lexer.get(man.next.saturating_sub(1));
        draft.parts.set(Part::Piece, self.lexer.get(start).start(), last.end());
        let whole = draft;
        let next = self.origin(&mut draft, man);
        self.motion(draft, man, next);
        let sign = self.lexer.get(next);
        let behind = self.lexer.get(next + 1);
        let led = behind.man().is_some() || self.place(next + 1, man, false).is_some();
        if next > man.next && sign.gap > 0 && (sign.is(class::TO) || sign.is(class::TAKES) && !led) {
            // `C3FR – C3FD`: White's and Black's move, and no square of departure; `P3TD x 2`.
            self.motion(Draft { cost: whole.cost + 1, ..whole }, man, man.next);
        }
    }

    /// A square of departure behind the man: `(K2)`, `/K2`, `4 CR —`, the bare rank in `T1xP`.
    fn origin(&mut self, draft: &mut Draft, man: Man) -> usize {
        let i = man.next;
        let symbol = self.lexer.get(i);
        if symbol.is(class::OPEN | class::SLASH)
            && !self.stands_apart(i)
            && let Some((squares, next)) = self.bracketed(i, man)
        {
            draft.from = draft.from.and(squares);
            return next;
        }
        if symbol.is(class::FILLER)
            && let Some(place) = self.place(i + 1, man, false)
            && self.leads_on(place.next)
        {
            draft.from = draft.from.and(place.squares);
            return place.next;
        }
        if self.order() == Order::RankFirst && symbol.is(class::RANK) {
            // `P8D:D`: no pawn leaves the last rank, so the colon is that of a promotion.
            if let Some(place) = self.place(i, man, false)
                && self.leads_on(place.next)
                && place.cost == 0
                && !(man.role == Role::Pawn && place.squares.without(self.last_rank()).is_empty())
            {
                draft.from = draft.from.and(place.squares);
                return place.next;
            }
            if self.leads_on(i + 1) && self.lexer.get(i + 1).gap <= 1 {
                draft.from = draft.from.and(self.rank(symbol));
                return i + 1;
            }
        }
        i
    }

    /// Whether a square follows a sign: `--` is a move left out and not the dash of one.
    pub(super) fn leads_on(&mut self, i: usize) -> bool {
        let (symbol, next) = (self.lexer.get(i), self.lexer.get(i + 1));
        symbol.is(class::TAKES) || symbol.is(class::TO) && !(next.is(class::TO) && next.gap == 0)
    }

    /// Whether a bracket or stroke belongs to what follows: `DxA` at the end of a line and the number `(4)` at the
    /// head of the next, or `PxP / T1F`, White's and Black's move.
    fn stands_apart(&mut self, i: usize) -> bool {
        let (before, symbol) = (self.lexer.get(i.saturating_sub(1)), self.lexer.get(i));
        symbol.is(class::SLASH) && symbol.gap > 0
            || (before.end()..symbol.start()).any(|at| self.lexer.byte(at) == Some(b'\n'))
    }

    fn motion(&mut self, mut draft: Draft, man: Man, i: usize) {
        let symbol = self.lexer.get(i);
        if symbol.is(class::TAKES) {
            draft.parts.set(Part::Capture, symbol.start(), symbol.end());
            self.target(draft, man, i + 1);
        }
        let bare = self.order() == Order::SideFirst && draft.from == on_files(man.files);
        let mut square = true;
        if symbol.is(class::TO) {
            square = self.arrival(draft, man, i + 1, true);
        } else if bare && symbol.gap <= 1 {
            // `P K 4`: the press lost the dash.
            let repairs = draft.repairs.with(Repair::Stray);
            self.arrival(Draft { cost: draft.cost + LOST_DASH, repairs, ..draft }, man, i, false);
        } else if !bare {
            self.arrival(draft, man, i, false);
        }
        if !square {
            let at = i + 1;
            if self.lexer.get(at).man().is_some() {
                // `Kt-P` is a slip of the press for `KtxP`.
                let slip = Draft { cost: draft.cost + SLIP, ..draft };
                self.target(Draft { repairs: slip.repairs.with(Repair::Misread), ..slip }, man, at);
            }
        }
        if man.role == Role::Pawn && symbol.is(class::STEPS) && symbol.gap <= 1 {
            self.steps(draft, symbol.meaning.steps, i);
        } else if man.role == Role::Pawn && bare && man.files != FileSet::ANY && self.is_rank(symbol) {
            // `KP2`, `QBP 1`: no pawn that its file names needs a rank, and it goes one square or two.
            let steps = symbol.meaning.rank + 1;
            if steps <= 2 && symbol.gap == 0 {
                self.steps(draft, steps, i);
            }
        }
        if symbol.is(class::CHECKS) {
            draft.taken = RoleSet::ANY;
            self.finish(draft, i);
        } else if symbol.is(class::MOVES | class::INTERPOSES) {
            if symbol.is(class::MOVES) {
                draft.taken = RoleSet::ANY;
            }
            self.finish(draft, i + 1);
        } else if man.role == Role::Pawn
            && symbol.is(class::QUEENS | class::BECOMES)
            && !symbol.is(class::TAKES)
        {
            self.finish(draft, i);
        }
    }

    /// `K. P. two squares`, `P. one, becoming a Queen`: how far a pawn goes.
    fn steps(&mut self, draft: Draft, steps: u8, i: usize) {
        let last = if steps == 1 { 6 } else { 1 };
        for rank in 1..=last {
            let from = draft.from.and(self.counted_rank(rank));
            self.finish(Draft { from, to: self.counted_rank(rank + steps), ..draft }, i + 1);
        }
    }

    /// The square of arrival, with and without what may belong to the next move. Whether it is a whole square.
    fn arrival(&mut self, draft: Draft, man: Man, at: usize, bare: bool) -> bool {
        let Some(place) = self.place(at, man, bare) else { return false };
        let mut draft = Draft { to: place.squares, cost: draft.cost + place.cost, ..draft };
        let last = self.lexer.get(place.next.saturating_sub(1));
        draft.parts.set(Part::ToFile, self.lexer.get(at).start(), last.end());
        self.finish(draft, place.next);
        if let Some((squares, next)) = place.shorter {
            self.finish(Draft { to: squares, cost: draft.cost + 1, ..draft }, next);
        }
        place.cost == 0
    }

    /// What is taken: a man, its file or square, or a square alone.
    fn target(&mut self, draft: Draft, man: Man, mut i: usize) {
        while self.lexer.get(i).is(class::FILLER | class::ADJECTIVE) {
            i += 1;
        }
        if self.lexer.get(i).is(class::PRONOUN) && self.lexer.get(i + 1).man().is_some() {
            i += 1;
        }
        let capture = RoleSet::ROLES;
        if let Some(place) = self.place(i, man, false).filter(|place| place.cost == 0) {
            let to = place.squares;
            self.finish(Draft { to, taken: capture, cost: draft.cost + 1, ..draft }, place.next);
        }
        let Some(taken) = self.man(i, true) else { return };
        let mut draft = Draft { taken: RoleSet::of(taken.role), to: SquareSet::ALL, ..draft };
        let last = self.lexer.get(taken.next.saturating_sub(1));
        draft.parts.set(Part::Taken, self.lexer.get(i).start(), last.end());
        draft.taken_wing = taken.wing;
        if taken.role == Role::Pawn {
            draft.to = on_files(taken.files);
        }
        let symbol = self.lexer.get(taken.next);
        if symbol.is(class::OPEN | class::SLASH) && !self.stands_apart(taken.next) {
            if let Some((squares, next)) = self.bracketed(taken.next, taken)
                && squares != SquareSet::ALL
                && !self.only_file(taken.next)
            {
                self.finish(Draft { to: squares, ..draft }, next);
                // `AxP (6D)`: some count the rank from the owner of the man that is taken.
                let to = SquareSet(squares.0.swap_bytes());
                self.finish(Draft { to, cost: draft.cost + OTHER_COUNT, ..draft }, next);
                return;
            }
        } else if self.order() == Order::RankFirst
            && symbol.is(class::RANK)
            && symbol.gap == 0
            && let Some(place) = self.place(taken.next, taken, false)
        {
            // `PxP5D`: the square of the man that is taken, without brackets.
            self.finish(Draft { to: place.squares, ..draft }, place.next);
            return;
        } else if self.order() == Order::RankFirst
            && taken.role != Role::Pawn
            && taken.wing.is_none()
            && symbol.gap == 0
            && matches!(symbol.man(), Some(Role::Rook | Role::Knight | Role::Bishop))
        {
            // `DxAT`: the file on which it stands, as with a pawn.
            let (files, next) = self.file_before_side(taken.next, true);
            self.finish(Draft { to: on_files(files), ..draft }, next);
            return;
        } else if symbol.is(class::FILLER)
            && let Some(place) = self.place(taken.next + 1, taken, false)
        {
            draft.to = place.squares;
            self.finish(draft, place.next);
            return;
        }
        self.finish(draft, taken.next);
    }

    /// Whether a bracket holds a man's name alone, which is then a promotion or a side.
    fn only_file(&mut self, i: usize) -> bool {
        let mut j = i + 1;
        while self.lexer.get(j).man().is_some() {
            j = self.after(j);
        }
        j > i + 1 && !self.lexer.get(j).is(class::RANK | class::FIRST | class::ORDINAL)
    }

    /// The squares of a rank symbol, counted from the mover.
    pub(super) fn rank(&self, symbol: Symbol) -> SquareSet {
        self.counted_rank(symbol.meaning.rank)
    }

    /// The squares of a rank that the mover counts from 0.
    fn counted_rank(&self, rank: u8) -> SquareSet {
        SquareSet::rank(match self.side {
            Color::White => rank & 7,
            Color::Black => 7 - (rank & 7),
        })
    }

    /// The squares of the mover's first rank.
    pub(super) fn first_rank(&self) -> SquareSet {
        SquareSet::rank(if self.side == Color::White { 0 } else { 7 })
    }

    /// The squares of the mover's last rank.
    pub(super) fn last_rank(&self) -> SquareSet {
        SquareSet::rank(if self.side == Color::White { 7 } else { 0 })
    }

    /// Reads what stands behind the move and adds the candidates.
    pub(super) fn finish(&mut self, mut draft: Draft, i: usize) {
        let next = self.suffix(&mut draft, i);
        let Some(len) = self.end(next) else { return };
        draft.len = len;
        if draft.en_passant {
            draft.castle = CastleSet::NORMAL.or(CastleSet::EN_PASSANT_ONLY);
            draft.taken = RoleSet::of(Role::Pawn);
        }
        if draft.queens && draft.promotion == RoleSet::NONE {
            draft.promotion = RoleSet::of(Role::Queen);
        }
        self.emit(&draft);
    }

    /// Where the move ends, or nothing where that is inside a word.
    pub(super) fn end(&mut self, next: usize) -> Option<usize> {
        let first = self.lexer.get(0);
        let last = self.lexer.get(next.checked_sub(1)?);
        let short = last.end() - last.start() <= 3;
        let abbreviation = last.is(class::ORDINAL | class::FIRST | class::CHECKS) && short;
        let dotted = last.man().is_some() && first.dot && short;
        if last.dot && (abbreviation || dotted) {
            return Some(last.end() + 1);
        }
        let inside = self.lexer.byte(last.end()).is_some_and(|b| b.is_ascii_alphanumeric());
        (!inside || last.is(class::CLOSE)).then_some(last.end())
    }
}

impl Draft {
    fn of(man: Man) -> Self {
        Self {
            role: man.role,
            wing: man.wing,
            taken_wing: None,
            from: on_files(man.files),
            to: SquareSet::ALL,
            taken: RoleSet::NONE,
            promotion: RoleSet::NONE,
            queens: false,
            castle: CastleSet::NORMAL,
            sign: Sign::default(),
            en_passant: false,
            cost: 0,
            len: 0,
            parts: crate::notation::Parts::default(),
            repairs: crate::notation::RepairSet::default(),
        }
    }
}
