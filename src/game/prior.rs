//! How plausible a move is before the sheet is looked at.
//!
//! No engine: a weighted sum of facts that are on the board (which man goes where, what it takes, whether it
//! can be taken), put through a softmax over the legal moves. The weights come from counts of what people
//! played and are kept as small integers. The prior is bounded, so that it chooses between readings that the
//! sheet allows alike and never overrules clear evidence.

use std::sync::OnceLock;

use crate::board::{Color, Move, MoveKind, Position, Role, Square, SquareSet, attacks};

/// What the prior must know of the moves before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Past {
    last: Option<(Square, Square, bool)>,
    before: Option<(Square, Square)>,
}

impl Past {
    /// What is known after one more move.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Self {
        Self {
            last: Some((mv.from, mv.to, mv.taken.is_some())),
            before: self.last.map(|(from, to, _)| (from, to)),
        }
    }
}

const TO: usize = 0;
const FROM: usize = TO + 2 * 384;
const TAKES: usize = FROM + 2 * 384;
const RETAKES: usize = TAKES + 36;
const INTO_LESSER: usize = RETAKES + 6;
const INTO_LOOSE: usize = INTO_LESSER + 12;
const AWAY_LESSER: usize = INTO_LOOSE + 12;
const AWAY_LOOSE: usize = AWAY_LESSER + 6;
const TAKES_LOOSE: usize = AWAY_LOOSE + 6;
const UNDOES: usize = TAKES_LOOSE + 6;
const AGAIN: usize = UNDOES + 1;
const CHECKS: usize = AGAIN + 1;
const CASTLES: usize = CHECKS + 12;
const PROMOTES: usize = CASTLES + 2;
const HITS: usize = PROMOTES + 2;
/// How many weights there are.
pub const WEIGHTS: usize = HITS + 36;

/// Weights are kept in parts of this.
const SCALE: f32 = 24.0;

/// The fitted weights.
#[derive(Clone, Debug)]
pub struct Prior {
    weights: Vec<f32>,
}

/// What is asked of a position once, for all of its moves.
struct View {
    side: Color,
    theirs: [SquareSet; 6],
    all_theirs: SquareSet,
    guarded: SquareSet,
    ours_once: SquareSet,
    ours_twice: SquareSet,
    early: usize,
    occupied: SquareSet,
    enemy_king: Square,
    queens_rooks: [SquareSet; 6],
}

fn pawn_attacks(pawns: SquareSet, color: Color) -> SquareSet {
    let not_a = pawns.0 & !0x0101_0101_0101_0101;
    let not_h = pawns.0 & !0x8080_8080_8080_8080;
    SquareSet(match color {
        Color::White => not_a << 7 | not_h << 9,
        Color::Black => not_a >> 9 | not_h >> 7,
    })
}

impl View {
    fn new(position: &Position) -> Self {
        let side = position.side();
        let enemy = side.other();
        let occupied = position.occupied();
        let mut theirs = [SquareSet::EMPTY; 6];
        theirs[0] = pawn_attacks(position.men(enemy, Role::Pawn), enemy);
        let own_pawns = pawn_attacks(position.men(side, Role::Pawn), side);
        let mut once = own_pawns;
        let mut twice = SquareSet::EMPTY;
        let mut officers = 0;
        let mut enemy_men = [SquareSet::EMPTY; 6];
        for role in Role::ALL {
            enemy_men[role as usize] = position.men(enemy, role);
            if role == Role::Pawn {
                continue;
            }
            for square in squares(enemy_men[role as usize]) {
                let hit = attacks(role, square, occupied);
                theirs[role as usize] = theirs[role as usize].or(hit);
                officers += 1;
            }
            for square in squares(position.men(side, role)) {
                let hit = attacks(role, square, occupied);
                twice = twice.or(once.and(hit));
                once = once.or(hit);
                officers += 1;
            }
        }
        let all = theirs.iter().fold(SquareSet::EMPTY, |a, b| a.or(*b));
        Self {
            side,
            theirs,
            all_theirs: all,
            guarded: all,
            ours_once: once,
            ours_twice: twice.or(own_pawns),
            early: usize::from(officers <= 11),
            occupied,
            enemy_king: position.king(enemy),
            queens_rooks: enemy_men,
        }
    }

    fn lesser(&self, role: Role) -> SquareSet {
        match role {
            Role::Pawn | Role::King => SquareSet::EMPTY,
            Role::Knight | Role::Bishop => self.theirs[0],
            Role::Rook => self.theirs[0].or(self.theirs[1]).or(self.theirs[2]),
            Role::Queen => self.theirs[0].or(self.theirs[1]).or(self.theirs[2]).or(self.theirs[3]),
        }
    }

    /// Calls `f` with the index of each fact that holds for the move.
    fn facts(&self, mv: &Move, past: &Past, mut f: impl FnMut(usize)) {
        let flip = if self.side == Color::White { 0 } else { 56 };
        let role = mv.role as usize;
        let (from, to) = (usize::from(mv.from.index() ^ flip), usize::from(mv.to.index() ^ flip));
        if mv.is_castling() {
            f(CASTLES + usize::from(mv.kind == MoveKind::CastleLong));
            return;
        }
        let phase = self.early * 384;
        f(TO + phase + role * 64 + to);
        f(FROM + phase + role * 64 + from);
        if let Some(taken) = mv.taken {
            f(TAKES + role * 6 + taken as usize);
            if past.last.is_some_and(|(_, square, took)| took && square == mv.to) {
                f(RETAKES + role);
            }
            if !self.guarded.has(mv.to) {
                f(TAKES_LOOSE + taken as usize);
            }
        }
        let capture = usize::from(mv.taken.is_some());
        if self.lesser(mv.role).has(mv.to) {
            f(INTO_LESSER + capture * 6 + role);
        } else if self.all_theirs.has(mv.to)
            && !(if mv.role == Role::Pawn { self.ours_once } else { self.ours_twice }).has(mv.to)
        {
            f(INTO_LOOSE + capture * 6 + role);
        }
        if self.lesser(mv.role).has(mv.from) {
            f(AWAY_LESSER + role);
        } else if self.all_theirs.has(mv.from) && !self.ours_once.has(mv.from) {
            f(AWAY_LOOSE + role);
        }
        if let Some((before_from, before_to)) = past.before
            && before_to == mv.from
        {
            f(if before_from == mv.to { UNDOES } else { AGAIN });
        }
        let born = mv.promotion.unwrap_or(mv.role);
        let reach = if born == Role::Pawn {
            pawn_attacks(SquareSet::of(mv.to), self.side)
        } else {
            attacks(born, mv.to, self.occupied.without(SquareSet::of(mv.from)))
        };
        if reach.has(self.enemy_king) {
            f(CHECKS + capture * 6 + role);
        }
        for (victim, men) in self.queens_rooks.iter().enumerate().skip(1).take(4) {
            if !reach.and(*men).is_empty() {
                f(HITS + role * 6 + victim);
            }
        }
        if let Some(promotion) = mv.promotion {
            f(PROMOTES + usize::from(promotion != Role::Queen));
        }
    }
}

fn squares(set: SquareSet) -> impl Iterator<Item = Square> {
    let mut rest = set.0;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let square = Square::from_index(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            square
        })
    })
}

impl Prior {
    /// The weights that come with the program.
    #[must_use]
    pub fn builtin() -> &'static Self {
        static BUILTIN: OnceLock<Prior> = OnceLock::new();
        BUILTIN.get_or_init(|| Self::parse(include_str!("../../locales/noise/play.txt")))
    }

    /// Weights as whitespace-separated integers, in parts of 1/24; missing ones are 0.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut weights: Vec<f32> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .flat_map(str::split_whitespace)
            .filter_map(|word| word.parse::<i16>().ok())
            .map(|value| f32::from(value) / SCALE)
            .collect();
        weights.resize(WEIGHTS, 0.0);
        Self { weights }
    }

    /// The cost, −ln of the probability, of each of the legal moves.
    pub fn costs(&self, position: &Position, past: &Past, moves: &[Move], out: &mut Vec<f32>) {
        let view = View::new(position);
        out.clear();
        let mut most = f32::NEG_INFINITY;
        for mv in moves {
            let mut sum = 0.0;
            view.facts(mv, past, |index| sum += self.weights.get(index).copied().unwrap_or(0.0));
            most = most.max(sum);
            out.push(sum);
        }
        let total: f32 = out.iter().map(|s| (s - most).exp()).sum();
        let normal = most + total.ln();
        for cost in out.iter_mut() {
            *cost = normal - *cost;
        }
    }

    /// One step of fitting: raises the weights of what was played against what was expected. Returns its cost.
    pub fn learn(
        &mut self,
        position: &Position,
        past: &Past,
        moves: &[Move],
        played: usize,
        rate: f32,
    ) -> f32 {
        let mut costs = Vec::new();
        self.costs(position, past, moves, &mut costs);
        let view = View::new(position);
        for (i, (mv, cost)) in moves.iter().zip(&costs).enumerate() {
            let step = rate * (f32::from(u8::from(i == played)) - (-cost).exp());
            view.facts(mv, past, |index| {
                if let Some(weight) = self.weights.get_mut(index) {
                    *weight += step;
                }
            });
        }
        costs.get(played).copied().unwrap_or(0.0)
    }

    /// The weights as text for [`Self::parse`].
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        for row in self.weights.chunks(32) {
            let row: Vec<String> = row.iter().map(|w| ((w * SCALE).round() as i16).to_string()).collect();
            out.push_str(&row.join(" "));
            out.push('\n');
        }
        out
    }
}
