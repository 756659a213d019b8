//! The board lane's share of the board: each move of 100 real games found from what SAN says of it, and made.
//!
//! `cargo bench --bench board`; a median divided by the 9,229 plies is the time a ply.

#![allow(clippy::unwrap_used, missing_docs)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use stamma::board::{CastleSet, Found, Move, MoveKind, Position, Reading, Role, RoleSet, Square, SquareSet};

const GAMES: &str = include_str!("../tests/data/games.uci");

/// What SAN tells of a move.
#[derive(Clone, Copy)]
enum Question {
    Step { role: Role, to: Square, from: SquareSet, promotion: Option<Role> },
    Castle { short: bool },
}

fn games() -> Vec<Vec<Move>> {
    let read_game = |line: &str| {
        let mut position = Position::default();
        let mut moves = Vec::new();
        let read_move = |text: &str| {
            moves.clear();
            position.legal_moves(&mut moves);
            let [from, to] = [0, 2].map(|at| {
                let bytes = text.as_bytes();
                Square::at(bytes[at] - b'a', bytes[at + 1] - b'1')
            });
            let letter = text.as_bytes().get(4).map(u8::to_ascii_uppercase);
            let fits =
                |mv: &&Move| mv.from == from && mv.to == to && mv.promotion.map(Role::letter) == letter;
            let mv = *moves.iter().find(fits).unwrap();
            position.play(&mv);
            mv
        };
        line.split('\t').nth(1).unwrap().split(' ').map(read_move).collect()
    };
    GAMES.lines().map(read_game).collect()
}

fn question(position: &Position, mv: &Move) -> Question {
    let from = match mv.role {
        Role::Pawn if mv.taken.is_some() => SquareSet::file(mv.from.file()),
        _ if position.rivals(mv).is_empty() => SquareSet::ALL,
        _ => SquareSet::of(mv.from),
    };
    match mv.kind {
        MoveKind::CastleShort => Question::Castle { short: true },
        MoveKind::CastleLong => Question::Castle { short: false },
        _ => Question::Step { role: mv.role, to: mv.to, from, promotion: mv.promotion },
    }
}

fn questions() -> Vec<Vec<Question>> {
    let ask = |game: Vec<Move>| {
        let mut position = Position::default();
        let ask = |mv: &Move| {
            let asked = question(&position, mv);
            position.play(mv);
            asked
        };
        game.iter().map(ask).collect()
    };
    games().into_iter().map(ask).collect()
}

fn answer(position: &Position, question: &Question) -> Move {
    let found = match *question {
        Question::Step { role, to, from, promotion } => position.find(role, to, from, promotion),
        Question::Castle { short } => position.castle(short).map_or(Found::None, Found::One),
    };
    let Found::One(mv) = found else { return Move::null(Square::at(0, 0)) };
    mv
}

/// Goes through all games, two positions used in turn.
fn replay<T>(games: &[Vec<T>], mut find: impl FnMut(&Position, &T) -> Move) -> u32 {
    let mut hash = 0;
    for game in games {
        let (mut one, mut other) = (Position::default(), Position::default());
        let (mut position, mut next) = (&mut one, &mut other);
        for item in game {
            let mv = find(position, item);
            position.play_into(&mv, next);
            std::mem::swap(&mut position, &mut next);
        }
        hash ^= position.fullmove();
    }
    hash
}

fn plies<T>(games: &[Vec<T>]) -> ItemsCount {
    ItemsCount::new(games.iter().map(Vec::len).sum::<usize>())
}

#[divan::bench]
fn play(bencher: Bencher) {
    let games = games();
    bencher.counter(plies(&games)).bench_local(|| replay(black_box(&games), |_, &mv| mv));
}

#[divan::bench]
fn find_and_play(bencher: Bencher) {
    let games = questions();
    bencher.counter(plies(&games)).bench_local(|| replay(black_box(&games), answer));
}

#[divan::bench]
fn find_rivals_and_play(bencher: Bencher) {
    let games = questions();
    let find = |position: &Position, question: &Question| {
        let mv = answer(position, question);
        black_box(position.rivals(&mv));
        mv
    };
    bencher.counter(plies(&games)).bench_local(|| replay(black_box(&games), find));
}

#[divan::bench]
fn resolve_and_play(bencher: Bencher) {
    let games = questions();
    let mut moves = Vec::new();
    let mut find = |position: &Position, question: &Question| {
        let reading = match *question {
            Question::Step { role, to, from, promotion } => Reading {
                from,
                to: SquareSet::of(to),
                roles: RoleSet::of(role),
                promotion: RoleSet::of_option(promotion),
                ..Reading::ANY
            },
            Question::Castle { short: true } => Reading::castling(CastleSet::SHORT),
            Question::Castle { short: false } => Reading::castling(CastleSet::LONG),
        };
        moves.clear();
        position.resolve(&reading, None, &mut moves);
        moves[0]
    };
    bencher.counter(plies(&games)).bench_local(move || replay(black_box(&games), &mut find));
}

#[divan::bench]
fn legal_moves_and_play(bencher: Bencher) {
    let games = games();
    let mut moves = Vec::new();
    let mut find = |position: &Position, mv: &Move| {
        moves.clear();
        position.legal_moves(&mut moves);
        *mv
    };
    bencher.counter(plies(&games)).bench_local(move || replay(black_box(&games), &mut find));
}

fn main() {
    divan::main();
}
