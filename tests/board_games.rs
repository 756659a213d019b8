//! Real games replayed: the sum of legal moves over all positions and the last FEN are those of python-chess.
//!
//! `data/games.uci` holds players and year, the moves, that sum and that FEN. `scripts/compare_python_chess.py`
//! compares many more games, position by position.

#![allow(clippy::unwrap_used)]

use stamma::board::{Found, MoveKind, Position, Role, Square, SquareSet};

#[test]
fn real_games_end_where_they_ended() {
    let mut plies = 0;
    for line in include_str!("data/games.uci").lines() {
        let [players, moves, sum, fen] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let mut position = Position::default();
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let mut count = legal.len();
        for uci in moves.split(' ').map(str::as_bytes) {
            let square = |at: usize| Square::at(uci[at] - b'a', uci[at + 1] - b'1');
            let promotion =
                Role::ALL.into_iter().find(|role| uci.get(4) == Some(&role.letter().to_ascii_lowercase()));
            let fits = |mv: &&stamma::board::Move| {
                (mv.from, mv.to, mv.promotion) == (square(0), square(2), promotion)
            };
            let mv = *legal.iter().find(fits).unwrap();
            let found = position.find(mv.role, mv.to, SquareSet::of(mv.from), promotion);
            match mv.kind {
                MoveKind::CastleShort => assert_eq!(position.castle(true), Some(mv)),
                MoveKind::CastleLong => assert_eq!(position.castle(false), Some(mv)),
                _ => assert_eq!(found, Found::One(mv), "{players}"),
            }
            position.play(&mv);
            legal.clear();
            position.legal_moves(&mut legal);
            count += legal.len();
            plies += 1;
        }
        assert_eq!((position.fen().as_str(), count), (fen, sum.parse().unwrap()), "{players}");
    }
    assert_eq!(plies, 9_229);
}
