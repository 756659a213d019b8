//! The systems other than algebraic: printed moves and games are read, and every move that is written returns.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use stamma::Played;
use stamma::board::{Births, Move, Position};
use stamma::locale::Locales;
use stamma::notation::historic::{LetterGrid, Murray, Selenus, Stamma};
use stamma::notation::{Coordinate, Descriptive, Iccf, Notation, Readings, Smith, Uci, Wing};
use stamma::style::Style;

fn notation(name: &str) -> Box<dyn Notation> {
    let locales = Locales::builtin();
    match name {
        "uci" => Box::new(Uci { chess960: false }),
        "uci960" => Box::new(Uci { chess960: true }),
        "iccf" => Box::new(Iccf),
        "smith" => Box::new(Smith),
        "coordinate" => Box::new(Coordinate),
        "stamma" => Box::new(Stamma::new(locales.stamma().unwrap())),
        "murray" => Box::new(Murray),
        "selenus" => Box::new(Selenus::new(locales.selenus().unwrap())),
        "paris1173" | "koebel1520" | "gringmuth" | "uedemann" => {
            Box::new(LetterGrid::new(&locales.grid(name).unwrap()))
        }
        "ar:wing" => Box::new(Wing::new(locales.wing("ar").unwrap())),
        _ => {
            let tag = name.strip_suffix(":descriptive").unwrap_or_else(|| panic!("{name}"));
            Box::new(Descriptive::new(locales.descriptive(tag).unwrap()))
        }
    }
}

const SYSTEMS: [&str; 17] = [
    "uci",
    "uci960",
    "iccf",
    "smith",
    "coordinate",
    "stamma",
    "murray",
    "selenus",
    "paris1173",
    "koebel1520",
    "gringmuth",
    "uedemann",
    "ar:wing",
    "en:descriptive",
    "es:descriptive",
    "fr:descriptive",
    "pt:descriptive",
];

/// The styles to be written besides the default.
fn styles(system: &str) -> Vec<Style> {
    let descriptive = |name: &str| Style { descriptive: Some(name.to_owned()), ..Style::default() };
    let mut styles = vec![Style::default()];
    match system {
        "en:descriptive" => styles.extend([descriptive("old"), descriptive("long")]),
        "fr:descriptive" => styles.push(descriptive("old")),
        "ar:wing" => styles.push(Style { native_files: true, native_digits: true, ..Style::default() }),
        _ => {}
    }
    styles
}

/// The legal moves of the cheapest candidates that have any, the longest first among equals, with their length.
fn read(
    notation: &dyn Notation,
    text: &[u8],
    position: &Position,
    births: &Births,
    readings: &mut Readings,
) -> (Vec<Move>, usize) {
    readings.clear();
    notation.read(text, position.side(), readings);
    let mut order: Vec<_> = readings.as_slice().iter().collect();
    order.sort_by_key(|c| (c.reading.cost, std::cmp::Reverse(c.len)));
    let mut moves = Vec::new();
    for group in order.chunk_by(|a, b| a.reading.cost == b.reading.cost && a.len == b.len) {
        for candidate in group {
            assert!(candidate.len <= text.len());
            position.resolve(&candidate.reading, Some(births), &mut moves);
        }
        if !moves.is_empty() {
            moves.sort();
            moves.dedup();
            return (moves, group[0].len);
        }
    }
    (moves, 0)
}

fn play(position: &mut Position, births: &mut Births, mv: &Move) {
    births.play(mv, position.castling_rook_squares(mv));
    position.play(mv);
}

fn uci(text: &str, position: &Position, births: &Births) -> Move {
    let (moves, _) = read(&Uci { chess960: false }, text.as_bytes(), position, births, &mut Readings::new());
    assert_eq!(moves.len(), 1, "{text} {moves:?}");
    moves[0]
}

/// The games of the data as positions, births and moves.
fn games() -> Vec<Vec<(Position, Births, Move)>> {
    let lines = include_str!("data/games.uci").lines().filter(|line| !line.starts_with('#'));
    let mut games = Vec::new();
    for line in lines {
        let moves = line.split('\t').nth(1).unwrap();
        let (mut position, mut births) = (Position::default(), Births::default());
        let mut game = Vec::new();
        for text in moves.split_whitespace() {
            let mv = uci(text, &position, &births);
            game.push((position, births, mv));
            play(&mut position, &mut births, &mv);
        }
        games.push(game);
    }
    assert!(games.len() >= 50);
    games
}

#[test]
fn every_move_that_is_written_returns() {
    let games = games();
    let mut readings = Readings::new();
    let mut text = Vec::new();
    for system in SYSTEMS {
        let notation = notation(system);
        for style in styles(system) {
            for (position, births, mv) in games.iter().flatten() {
                text.clear();
                let played = Played { mv: *mv, before: position, births: Some(births) };
                notation.write(&played, &style, &mut text);
                let shown = String::from_utf8_lossy(&text);
                let (moves, len) = read(notation.as_ref(), &text, position, births, &mut readings);
                assert_eq!(moves, [*mv], "{system} wrote `{shown}`");
                assert_eq!(len, text.len(), "{system} wrote `{shown}`");
            }
        }
    }
}

#[test]
fn random_games_return_from_chess960_and_from_endings() {
    // Random play promotes, castles and brings several queens about far more often than masters do.
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
        "rkbbnqnr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNQNR w HAha - 0 1",
        "4k3/PPP3PP/8/8/8/8/ppp3pp/4K3 w - - 0 1",
        "r3k2r/1P4P1/8/2Pp4/4Pp2/8/1p4p1/R3K2R w KQkq d6 0 1",
    ];
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let notations: Vec<_> =
        SYSTEMS.iter().map(|system| (*system, notation(system), styles(system))).collect();
    let mut readings = Readings::new();
    let mut text = Vec::new();
    for start in starts {
        for _ in 0..6 {
            let (mut position, mut births) = (Position::from_fen(start).unwrap(), Births::default());
            for _ in 0..80 {
                let mut legal = Vec::new();
                position.legal_moves(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let mv = legal[random(legal.len())];
                for (system, notation, styles) in &notations {
                    for style in styles {
                        text.clear();
                        let played = Played { mv, before: &position, births: Some(&births) };
                        notation.write(&played, style, &mut text);
                        let shown = String::from_utf8_lossy(&text);
                        let (moves, _) = read(notation.as_ref(), &text, &position, &births, &mut readings);
                        assert_eq!(moves, [mv], "{system} wrote `{shown}` in {}", position.fen());
                    }
                }
                play(&mut position, &mut births, &mv);
            }
        }
    }
}

#[test]
fn printed_moves_are_read() {
    for line in include_str!("data/historic.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [system, fen, before, text, expected, _source] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let mut position =
            if fen.is_empty() { Position::default() } else { Position::from_fen(fen).unwrap() };
        let mut births = Births::default();
        let san = stamma::locale::Locales::builtin().get("en").unwrap();
        let san = stamma::notation::algebraic::Algebraic::new(san, &san.sets[0]);
        for word in before.split_whitespace() {
            let (moves, _) = read(&san, word.as_bytes(), &position, &births, &mut Readings::new());
            assert_eq!(moves.len(), 1, "{line}");
            play(&mut position, &mut births, &moves[0]);
        }
        let notation = notation(system);
        let (moves, len) = read(notation.as_ref(), text.as_bytes(), &position, &births, &mut Readings::new());
        let mut expected: Vec<Move> =
            expected.split_whitespace().map(|text| uci(text, &position, &births)).collect();
        expected.sort();
        assert_eq!(moves, expected, "{line}");
        if expected.is_empty() {
            continue;
        }
        let dot = usize::from(text.ends_with('.'));
        assert!(len == text.len() || len + dot == text.len(), "{line}: {len}");
    }
}

#[test]
fn printed_games_are_read() {
    for line in include_str!("data/descriptive.jsonl").lines() {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let field = |name: &str| game[name].as_str().unwrap_or_default();
        let source = field("source");
        let notation = notation(field("system"));
        let mut position = match field("fen") {
            "" => Position::default(),
            fen => Position::from_fen(fen).unwrap(),
        };
        let mut births = Births::default();
        let mut readings = Readings::new();
        let text = field("text").as_bytes();
        let mut at = 0;
        for word in field("uci").split_whitespace() {
            let expected = uci(word, &position, &births);
            let (moves, len) = loop {
                assert!(at < text.len(), "{source}: the text ends before {word}");
                let starts = at == 0 || !text[at - 1].is_ascii_alphanumeric();
                let found = read(notation.as_ref(), &text[at..], &position, &births, &mut readings);
                if starts && !text[at].is_ascii_whitespace() && !found.0.is_empty() {
                    break found;
                }
                at += 1;
            };
            let shown = String::from_utf8_lossy(&text[at..at + len]);
            assert_eq!(moves, [expected], "{source}: `{shown}`");
            play(&mut position, &mut births, &expected);
            at += len;
        }
    }
}

#[test]
fn a_side_is_meant_by_origin_or_by_place() {
    let notation = notation("en:descriptive");
    let found = |position: &Position, births: &Births| {
        read(notation.as_ref(), b"QR-Q3", position, births, &mut Readings::new()).0
    };
    // Rooks on c3 and g3; the first began on the a-file, or by another way the second did.
    let position = Position::from_fen("7k/8/8/8/8/2R3R1/8/6K1 w - - 0 1").unwrap();
    let (left, right) = ("c3d3", "g3d3");
    let origin = |from_a: &str| {
        let mut births = Births::default();
        let before = Position::from_fen("7k/8/8/8/8/R7/8/6K1 w - - 0 1").unwrap();
        births.play(&uci(from_a, &before, &births), None);
        births
    };
    let births = origin("a3c3");
    assert_eq!(found(&position, &births), [uci(left, &position, &births)]);
    let births = origin("a3g3");
    assert_eq!(found(&position, &births), [uci(right, &position, &births)]);
    // The other custom stands behind it, at a cost that leaves room for doubt.
    let mut readings = Readings::new();
    notation.read(b"QR-Q3", position.side(), &mut readings);
    let by_place = readings.as_slice().iter().any(|candidate| {
        let mut moves = Vec::new();
        position.resolve(&candidate.reading, Some(&births), &mut moves);
        candidate.reading.cost == 1 && moves == [uci(left, &position, &births)]
    });
    assert!(by_place);
}

#[test]
fn no_text_panics_and_no_candidate_is_longer_than_its_text() {
    let pieces: Vec<&str> =
        "P|-|K|4|Kt|KB|3|.|'s|(|)|/|x|×| |to |takes |ch|dis |=|Q|R|B|N|her |sq|th|O-O|\n|é|ح|م|و|ب|ر|\
                             e|f|2|8|auf |K.|Soldaten |28|§|—|\u{640}|£|::|++|P8|queens|becomes a "
            .split('|')
            .collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut readings = Readings::new();
    for system in SYSTEMS {
        let notation = notation(system);
        for _ in 0..4000 {
            let text: String = (0..random(14)).map(|_| pieces[random(pieces.len())]).collect();
            let cut = random(text.len() + 1);
            for bytes in [text.as_bytes(), &text.as_bytes()[..cut]] {
                for side in [stamma::board::Color::White, stamma::board::Color::Black] {
                    readings.clear();
                    notation.read(bytes, side, &mut readings);
                    assert!(
                        readings.as_slice().iter().all(|c| 0 < c.len && c.len <= bytes.len()),
                        "{text:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_table_has_distinct_squares_and_its_own_tag() {
    let locales = Locales::builtin();
    for tag in ["en", "es", "fr", "pt"] {
        assert_eq!(locales.descriptive(tag).unwrap().locale, tag);
    }
    assert_eq!(locales.wing("ar").unwrap().locale, "ar");
    for name in ["paris1173", "koebel1520", "gringmuth", "uedemann"] {
        let grid = locales.grid(name).unwrap();
        assert_eq!(grid.grid, name);
        let mut names: Vec<String> = (0..64).map(|index| grid.square(index % 8, index / 8)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 64, "{name}");
    }
    assert!(locales.descriptive("de").is_err());
}

#[test]
fn a_digit_behind_a_promotion_is_no_number_and_no_result() {
    let white = Position::from_fen("7k/P7/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let black = Position::from_fen("4k3/8/8/8/8/8/p7/4K3 b - - 0 1").unwrap();
    for (position, text) in [
        (&white, "1718 1."),
        (&white, "1718 1-0"),
        (&white, "1718 1 - 0"),
        (&white, "1718 1:0"),
        (&white, "1718 1/2-1/2"),
        (&white, "1718 1\u{bd}"),
        (&white, "1718 12"),
        (&white, "1718 5"),
        (&black, "1211 2. 5254"),
        (&black, "1211 2 5254"),
        (&black, "1211 2) 5254"),
    ] {
        let (moves, len) = read(&Iccf, text.as_bytes(), position, &Births::default(), &mut Readings::new());
        assert_eq!(len, 4, "{text}");
        assert!(moves.len() == 4 || position.side() == stamma::board::Color::Black, "{text}");
    }
    // Nor is a piece behind a comma that of a promotion where it has a move of its own.
    let position = Position::from_fen("8/7P/8/8/8/8/kq6/6K1 w - - 0 1").unwrap();
    let english = notation("en:descriptive");
    for text in ["P-R8, Q-Kt8", "P-R8, QxP", "P-R8, Q to Kt 8", "P-R8, R-K1"] {
        let mut readings = Readings::new();
        let (_, len) = read(english.as_ref(), text.as_bytes(), &position, &Births::default(), &mut readings);
        assert_eq!(len, 4, "{text}");
    }
}
