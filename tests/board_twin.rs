//! Each quick answer of the board against a slow one, over random positions and random questions.
//!
//! The slow twin of `resolve`, `find`, `rivals` and `castle` is the list of all legal moves, which perft holds to
//! the published counts; the twin of checks is a walk over the squares, which knows nothing of attack tables.

#![allow(clippy::unwrap_used)]

use stamma::Births;
use stamma::board::{
    CastleSet, Check, CheckSet, Color, FileSet, Found, Move, MoveKind, Position, Reading, Role, RoleSet,
    Square, SquareSet,
};

/// Splitmix64: the same questions in each run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "nrbkqrnb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRNB w KQkq - 0 1",
    "1rk4r/p6p/8/8/8/8/P6P/R3K2R w AHbh - 0 1",
    "rkr5/8/8/8/8/8/8/2RK3R w KQkq - 0 1",
    "5rk1/5ppp/8/Q2Q4/8/1Q3Q2/8/K2Q1Q1Q w - - 0 1",
    "1k6/1N3N2/8/N2N4/8/1N3N2/8/K2NN3 w - - 0 1",
    "8/8/3k4/8/r1pPPp1R/8/8/3K4 b - d3 0 1",
    "4k2r/5ppp/8/8/8/b7/5PPP/RR2K2R w KQk - 0 1",
];

fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// Visits positions of random games, with where the men began.
fn each_position(seed: u64, games: usize, mut visit: impl FnMut(&Position, &Births, &mut Random)) {
    let mut random = Random(seed);
    for game in 0..games {
        let mut position = Position::from_fen(STARTS[game % STARTS.len()]).unwrap();
        let mut births = Births::default();
        for _ in 0..120 {
            visit(&position, &births, &mut random);
            let mut moves = legal(&position);
            if !position.is_check() && random.below(12) == 0 {
                moves.push(Move::null(position.king(position.side())));
            }
            if moves.is_empty() {
                break;
            }
            let mv = random.pick(&moves);
            births.play(&mv, position.castling_rook_squares(&mv));
            position.play(&mv);
            assert_eq!(Position::from_fen(&position.fen()).unwrap().fen(), position.fen());
        }
    }
}

/// The squares from which `by` attacks `square`, found by walking.
fn attackers(position: &Position, square: Square, by: Color) -> Vec<Square> {
    let step = |from: Square, (file, rank): (i8, i8)| {
        let (file, rank) = (from.file() as i8 + file, from.rank() as i8 + rank);
        ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| Square::at(file as u8, rank as u8))
    };
    let mut found = Vec::new();
    let mut look = |at: Option<Square>, roles: &[Role]| {
        if let Some(at) = at
            && position.piece_at(at).is_some_and(|(color, role)| color == by && roles.contains(&role))
        {
            found.push(at);
        }
    };
    let back = if by == Color::White { -1 } else { 1 };
    for file in [-1, 1] {
        look(step(square, (file, back)), &[Role::Pawn]);
    }
    for (file, rank) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)] {
        look(step(square, (file, rank)), &[Role::Knight]);
    }
    for direction in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
        look(step(square, direction), &[Role::King]);
        let mut at = step(square, direction);
        while let Some(empty) = at.filter(|&at| position.piece_at(at).is_none()) {
            at = step(empty, direction);
        }
        let straight = direction.0 == 0 || direction.1 == 0;
        look(at, if straight { &[Role::Rook, Role::Queen] } else { &[Role::Bishop, Role::Queen] });
    }
    found
}

fn slow_check(position: &Position, mv: &Move) -> (Check, bool) {
    let mut after = *position;
    after.play(mv);
    let checkers = attackers(&after, after.king(after.side()), position.side());
    let rook = position.castling_rook_squares(mv).map(|(_, to)| to);
    let check = match checkers[..] {
        [] => Check::None,
        [only] if only == mv.to || Some(only) == rook => Check::Direct,
        [_] => Check::Discovered,
        _ => Check::Double,
    };
    (check, check != Check::None && legal(&after).is_empty())
}

fn slow_resolve(position: &Position, reading: &Reading, births: &Births) -> Vec<Move> {
    let mut moves = legal(position);
    if !position.is_check() {
        moves.push(Move::null(position.king(position.side())));
    }
    moves.retain(|mv| {
        let rook = position.castling_rook_squares(mv).filter(|_| reading.castle.has(CastleSet::ROOK_SQUARE));
        let named = rook.map_or(mv.to, |(from, _)| from);
        let born = reading.born == FileSet::ANY
            || mv.kind == MoveKind::Null
            || births.file(mv.from).is_some_and(|file| reading.born.has(file));
        let (check, mate) = slow_check(position, mv);
        let taken_born = reading.taken_born == FileSet::ANY
            || (mv.taken.is_some()
                && mv.kind != MoveKind::EnPassant
                && births.file(mv.to).is_some_and(|file| reading.taken_born.has(file)));
        reading.fits(mv) && reading.to.has(named) && born && taken_born && reading.check.fits(check, || mate)
    });
    moves
}

fn random_roles(random: &mut Random, actual: Option<Role>) -> RoleSet {
    match random.below(4) {
        0 => RoleSet::ANY,
        1 => RoleSet(random.next() as u8 & 0x7f),
        _ => RoleSet::of_option(actual),
    }
}

fn random_squares(random: &mut Random, actual: Square) -> SquareSet {
    match random.below(8) {
        0 => SquareSet::ALL,
        1 => SquareSet::file(actual.file()),
        2 => SquareSet::rank(actual.rank()),
        3 => SquareSet(random.next()),
        4 => SquareSet::of(Square::from_index(random.next() as u8)),
        _ => SquareSet::of(actual),
    }
}

/// A reading near one of the moves, so that there is something to find.
fn random_reading(position: &Position, random: &mut Random) -> Reading {
    let mut moves = legal(position);
    moves.push(Move::null(position.king(position.side())));
    let mv = random.pick(&moves);
    let to = match position.castling_rook_squares(&mv) {
        Some((rook, _)) if random.below(2) == 0 => rook,
        _ => mv.to,
    };
    let exact = CastleSet::of(mv.kind);
    let checks = [CheckSet::QUIET, CheckSet::DIRECT, CheckSet::DISCOVERED, CheckSet::DOUBLE, CheckSet::CHECK];
    Reading {
        from: if random.below(2) == 0 { SquareSet::ALL } else { random_squares(random, mv.from) },
        to: random_squares(random, to),
        roles: random_roles(random, Some(mv.role)),
        taken: random_roles(random, mv.taken),
        promotion: random_roles(random, mv.promotion),
        castle: match random.below(4) {
            0 => CastleSet(random.next() as u8 & 63),
            1 => exact.or(CastleSet::ROOK_SQUARE),
            2 => exact.or(CastleSet::NORMAL),
            _ => exact,
        },
        check: match random.below(6) {
            0 => random.pick(&checks),
            1 => CheckSet::CHECK.or(CheckSet::MATE_ONLY),
            2 => CheckSet(random.next() as u8),
            _ => CheckSet::ANY,
        },
        born: if random.below(3) == 0 { FileSet(random.next() as u8) } else { FileSet::ANY },
        taken_born: if random.below(6) == 0 { FileSet(random.next() as u8) } else { FileSet::ANY },
        cost: 0,
    }
}

#[test]
fn resolve_finds_what_filtering_all_moves_finds() {
    let (mut asked, mut fitted) = (0, [0; 3]);
    each_position(1, 120, |position, births, random| {
        for _ in 0..4 {
            let reading = random_reading(position, random);
            let mut fast = vec![Move::null(Square::at(0, 0))];
            position.resolve(&reading, Some(births), &mut fast);
            assert_eq!(fast.remove(0), Move::null(Square::at(0, 0)), "what was there stays");
            let mut slow = slow_resolve(position, &reading, births);
            fast.sort_unstable();
            slow.sort_unstable();
            assert_eq!(fast, slow, "{} {reading:?}", position.fen());
            asked += 1;
            fitted[slow.len().min(2)] += 1;
        }
    });
    assert!(asked > 20_000 && fitted.iter().all(|&count| count > 2_000), "{asked} {fitted:?}");
}

#[test]
fn without_births_no_man_is_born_anywhere() {
    let mut out = Vec::new();
    Position::default().resolve(&Reading { born: FileSet::of(4), ..Reading::ANY }, None, &mut out);
    assert_eq!(out, []);
}

#[test]
fn no_null_move_out_of_check() {
    let mut out = Vec::new();
    let null = Reading::castling(CastleSet::NULL);
    Position::from_fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").unwrap().resolve(&null, None, &mut out);
    assert_eq!(out, []);
    let mut position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 9").unwrap();
    position.resolve(&null, None, &mut out);
    position.play(&out[0]);
    assert_eq!(position.fen(), "4k3/8/8/3pP3/8/8/8/4K3 b - - 6 9");
}

#[test]
fn find_rivals_and_castle_agree_with_all_moves() {
    each_position(2, 60, |position, _, random| {
        let moves = legal(position);
        let steps: Vec<Move> = moves.iter().copied().filter(|mv| !mv.is_castling()).collect();
        for (short, kind) in [(true, MoveKind::CastleShort), (false, MoveKind::CastleLong)] {
            assert_eq!(position.castle(short), moves.iter().copied().find(|mv| mv.kind == kind));
        }
        for mv in &moves {
            let mut rivals = SquareSet::EMPTY;
            for other in steps.iter().filter(|_| !mv.is_castling()) {
                if (other.role, other.to) == (mv.role, mv.to) && other.from != mv.from {
                    rivals = rivals.or(SquareSet::of(other.from));
                }
            }
            assert_eq!(position.rivals(mv), rivals, "{} {mv:?}", position.fen());
        }
        for _ in 0..20 {
            let near =
                random.pick(&moves.iter().copied().chain([Move::null(Square::at(0, 0))]).collect::<Vec<_>>());
            let role = if random.below(6) == 0 { random.pick(&Role::ALL) } else { near.role };
            let to = if random.below(6) == 0 { Square::from_index(random.next() as u8) } else { near.to };
            let promotion = match random.below(8) {
                0 => Some(random.pick(&Role::ALL)),
                1 => None,
                _ => near.promotion,
            };
            let from = if random.below(2) == 0 { SquareSet::ALL } else { random_squares(random, near.from) };
            let fitting: Vec<Move> = steps
                .iter()
                .copied()
                .filter(|mv| (mv.role, mv.to, mv.promotion) == (role, to, promotion) && from.has(mv.from))
                .collect();
            let slow = match fitting[..] {
                [] => Found::None,
                [only] => Found::One(only),
                _ => Found::Many,
            };
            assert_eq!(position.find(role, to, from, promotion), slow, "{} {near:?}", position.fen());
        }
    });
}

#[test]
fn checks_and_mates_agree_with_a_walk_over_the_squares() {
    let mut seen = [0; 5];
    each_position(3, 60, |position, _, _| {
        let (side, moves) = (position.side(), legal(position));
        let checked = !attackers(position, position.king(side), side.other()).is_empty();
        assert_eq!(position.is_check(), checked);
        assert_eq!(position.is_checkmate(), checked && moves.is_empty());
        assert_eq!(position.is_stalemate(), !checked && moves.is_empty());
        for mv in &moves {
            let (check, mate) = slow_check(position, mv);
            assert_eq!((position.check_after(mv), position.gives_mate(mv)), (check, mate), "{mv:?}");
            seen[check as usize] += 1;
            seen[4] += usize::from(mate);
            let mut after = *position;
            after.play(mv);
            assert!(attackers(&after, after.king(side), side.other()).is_empty(), "own king left in check");
        }
    });
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

#[test]
fn a_castling_rook_checks_directly() {
    let position = Position::from_fen("5k2/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    assert_eq!(position.check_after(&position.castle(true).unwrap()), Check::Direct);
}

#[test]
fn the_rook_may_not_leave_the_king_to_a_line_piece_behind_it() {
    let shielded = Position::from_fen("4k3/8/8/8/8/8/8/qRK5 w Q - 0 1").unwrap();
    assert_eq!(shielded.castle(false), None);
    let stays = Position::from_fen("4k3/8/8/8/8/8/8/1RK5 w Q - 0 1").unwrap();
    let mut after = stays;
    after.play(&stays.castle(false).unwrap());
    assert_eq!(after.fen(), "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
}

#[test]
fn no_en_passant_that_leaves_a_check_standing() {
    // A knight checks, which no game has after a double step but a FEN may; the crate's generator takes here.
    let position = Position::from_fen("4k3/8/8/3pP3/8/5n2/8/4K3 w - d6 0 1").unwrap();
    assert!(legal(&position).iter().all(|mv| mv.kind != MoveKind::EnPassant));
    // The rank opens when both pawns leave it.
    let position = Position::from_fen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1").unwrap();
    assert!(legal(&position).iter().all(|mv| mv.kind != MoveKind::EnPassant));
    // The pawn that passed gives the check and is taken.
    let position = Position::from_fen("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1").unwrap();
    assert!(legal(&position).iter().any(|mv| mv.kind == MoveKind::EnPassant));
}

#[test]
fn an_illegal_move_never_panics_nor_loses_a_king() {
    each_position(4, 24, |start, _, random| {
        let mut position = *start;
        for _ in 0..30 {
            let role = random.pick(&Role::ALL);
            let men = position.men(position.side(), role).collect::<Vec<_>>();
            let any = Square::from_index(random.next() as u8);
            let mv = Move {
                from: if men.is_empty() || random.below(4) == 0 { any } else { random.pick(&men) },
                to: Square::from_index(random.next() as u8),
                role,
                taken: [None, Some(random.pick(&Role::ALL))][random.below(2)],
                promotion: [None, Some(random.pick(&Role::ALL))][random.below(2)],
                kind: random.pick(&[
                    MoveKind::Normal,
                    MoveKind::Normal,
                    MoveKind::EnPassant,
                    MoveKind::CastleShort,
                    MoveKind::CastleLong,
                    MoveKind::Null,
                ]),
            };
            let _ = (position.rivals(&mv), position.check_after(&mv), position.gives_mate(&mv));
            let before = position.fen();
            position.play(&mv);
            for color in [Color::White, Color::Black] {
                assert_eq!(position.men(color, Role::King).len(), 1);
                assert!(position.color(color).len() <= 16, "{before:?} {mv:?} {}", position.fen());
            }
            let men: u32 = Role::ALL.iter().map(|&role| position.men(position.side(), role).len()).sum();
            assert_eq!(men, position.color(position.side()).len());
            let _ = (legal(&position), position.fen());
        }
    });
}
