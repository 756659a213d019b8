//! Squares: a file named by a man, and a rank counted from the mover.

use crate::board::{FileSet, Role, SquareSet};
use crate::locale::descriptive::Order;

use super::man::{Man, Wing, files_of, on_files};
use super::read::Reader;
use super::symbols::{Symbol, class};

/// Files and the symbol behind them.
type Cut = (FileSet, usize);

/// Squares as the text names them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) squares: SquareSet,
    /// The symbol behind.
    pub(super) next: usize,
    pub(super) cost: u8,
    /// The same without a last letter that may belong to the next move.
    pub(super) shorter: Option<(SquareSet, usize)>,
}

impl Reader<'_, '_> {
    /// A square at a symbol, for the man that moves there. With `bare`, a file alone means its first rank.
    pub(super) fn place(&mut self, i: usize, man: Man, bare: bool) -> Option<Place> {
        let i = if self.lexer.get(i).is(class::FILLER) { i + 1 } else { i };
        match self.order() {
            Order::SideFirst => self.file_then_rank(i, man, bare),
            Order::RankFirst => self.rank_then_file(i).or_else(|| self.rank_behind_file(i)),
        }
    }

    fn file_then_rank(&mut self, i: usize, man: Man, bare: bool) -> Option<Place> {
        let first = self.lexer.get(i);
        if first.is(class::PRONOUN) {
            return self.own_file(i, man);
        }
        if first.is(class::RANK) && bare && man.role == Role::Pawn && man.files != FileSet::ANY {
            let squares = on_files(man.files).and(self.rank(first));
            return Some(Place { squares, next: self.behind_rank(i), cost: 2, shorter: None });
        }
        let (files, next, split) = self.file_behind_side(i)?;
        let first_rank = self.first_rank();
        if let Some((rank, end)) = self.rank_at(next) {
            // `R to Q 5. P to B 4`: the figure may be the number of the next move.
            let figure = self.lexer.get(next);
            let apart = bare && end == next + 1 && figure.is(class::RANK) && figure.gap > 0;
            let shorter = apart.then(|| (on_files(files).and(first_rank), next));
            return Some(Place { squares: on_files(files).and(rank), next: end, cost: 0, shorter });
        }
        if !bare {
            return None;
        }
        let shorter = split.map(|(files, next)| (on_files(files).and(first_rank), next));
        Some(Place { squares: on_files(files).and(first_rank), next, cost: 1, shorter })
    }

    /// `KB`, `B`, `K`: the files, the symbol behind, and what a blank inside may cut it down to.
    fn file_behind_side(&mut self, i: usize) -> Option<(FileSet, usize, Option<Cut>)> {
        let role = self.lexer.get(i).man().filter(|&role| role != Role::Pawn)?;
        let one = self.after(i);
        let short = (files_of(role, None), one);
        let Some(wing) = Wing::of(role) else { return Some((short.0, one, None)) };
        match self.joined(one, true) {
            Some(second @ (Role::Rook | Role::Bishop | Role::Knight)) => {
                let split = self.lexer.get(one).gap > 0;
                Some((files_of(second, Some(wing)), self.after(one), split.then_some(short)))
            }
            _ => Some((short.0, one, None)),
        }
    }

    /// The rank at a symbol and the symbol behind it.
    fn rank_at(&mut self, i: usize) -> Option<(SquareSet, usize)> {
        // `K-R-sq`, `P-K-4`: the press put a dash before the word or the figure.
        let (sign, behind) = (self.lexer.get(i), self.lexer.get(i + 1));
        let glued = sign.gap == 0 && behind.gap == 0 && self.is_rank(behind);
        let dash = sign.is(class::TO) && (behind.is(class::FIRST) || glued);
        let i = if dash { i + 1 } else { i };
        let symbol = self.lexer.get(i);
        if symbol.is(class::FIRST) && symbol.gap <= 2 {
            return Some((self.first_rank(), i + 1));
        }
        if self.is_rank(symbol) && symbol.gap <= 2 {
            return Some((self.rank(symbol), self.behind_rank(i)));
        }
        None
    }

    /// Whether a symbol is a rank and not the first figure of a number.
    pub(super) fn is_rank(&self, symbol: Symbol) -> bool {
        symbol.is(class::RANK) && !self.lexer.byte(symbol.end()).is_some_and(|b| b.is_ascii_digit())
    }

    /// The symbol behind a rank and its `th`.
    fn behind_rank(&mut self, i: usize) -> usize {
        let next = self.lexer.get(i + 1);
        if next.is(class::ORDINAL) && next.gap == 0 { i + 2 } else { i + 1 }
    }

    /// `her 2d`, `his B's 5th`: the file of the man that moves, or one of its side.
    fn own_file(&mut self, i: usize, man: Man) -> Option<Place> {
        let mut next = i + 1;
        let wing = man.wing.or(Wing::of(man.role));
        let mut files = match man.role {
            Role::Pawn => man.files,
            role => files_of(role, man.wing),
        };
        if let Some(role) = self.lexer.get(next).man().filter(|&role| role != Role::Pawn) {
            files = files_of(role, wing);
            next = self.after(next);
        }
        let (rank, end) = self.rank_at(next)?;
        Some(Place { squares: on_files(files).and(rank), next: end, cost: 0, shorter: None })
    }

    fn rank_then_file(&mut self, i: usize) -> Option<Place> {
        let symbol = self.lexer.get(i);
        if !self.is_rank(symbol) {
            return None;
        }
        let mut next = self.behind_rank(i);
        let sign = self.lexer.get(next);
        // `P-4-R`: a dash between rank and file as between man and rank.
        let dash = sign.is(class::TO) && sign.gap == 0 && self.lexer.get(next + 1).gap == 0;
        if sign.is(class::FILLER) || dash {
            next += 1;
        }
        let file = self.lexer.get(next);
        if file.gap > 1 || file.man().is_none_or(|role| role == Role::Pawn) {
            return None;
        }
        let (files, end) = self.file_before_side(next, true);
        let squares = on_files(files).and(self.rank(symbol));
        Some(Place { squares, next: end, cost: 0, shorter: None })
    }

    /// `B. C. 6`: the order of the eighteenth century.
    fn rank_behind_file(&mut self, i: usize) -> Option<Place> {
        self.lexer.get(i).man().filter(|&role| role != Role::Pawn)?;
        let (files, next) = self.file_before_side(i, false);
        let symbol = self.lexer.get(next);
        if !self.is_rank(symbol) || symbol.gap > 1 {
            return None;
        }
        let squares = on_files(files).and(self.rank(symbol));
        Some(Place { squares, next: self.behind_rank(next), cost: 2, shorter: None })
    }

    /// A square in brackets or behind a stroke; a file or a rank alone leaves the other open.
    pub(super) fn bracketed(&mut self, i: usize, man: Man) -> Option<(SquareSet, usize)> {
        let open = self.lexer.get(i).is(class::OPEN);
        let at = if self.lexer.get(i + 1).is(class::FILLER) { i + 2 } else { i + 1 };
        let (squares, next) = if let Some(place) = self.place(at, man, false) {
            (place.squares, place.next)
        } else {
            let symbol = self.lexer.get(at);
            if symbol.is(class::RANK) {
                (self.rank(symbol), self.behind_rank(at))
            } else if symbol.man().is_some_and(|role| role != Role::Pawn) {
                let (files, next) = match self.order() {
                    Order::SideFirst => self.file_behind_side(at).map(|(files, next, _)| (files, next))?,
                    Order::RankFirst => self.file_before_side(at, false),
                };
                (on_files(files), next)
            } else {
                return None;
            }
        };
        if !open {
            return Some((squares, next));
        }
        self.lexer.get(next).is(class::CLOSE).then_some((squares, next + 1))
    }
}
