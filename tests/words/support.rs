//! Games as bare moves, and a reader for them that shares nothing with the library's notations.

use stamma::board::{Check, Color, Move, MoveKind, Position, Role, Square};
use stamma::words::{Ending, Origin, Sentence};

/// The games of `tests/data/games.txt`, moves only.
pub(crate) fn games() -> Vec<String> {
    let text = include_str!("../data/games.txt");
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once('|'))
        .map(|(_, moves)| moves.trim().to_owned())
        .collect()
}

/// The one legal move that English SAN names.
pub(crate) fn san(position: &Position, text: &str) -> Option<Move> {
    let text = text.trim_end_matches(['+', '#']);
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let castle = match text {
        "O-O" => Some(MoveKind::CastleShort),
        "O-O-O" => Some(MoveKind::CastleLong),
        _ => None,
    };
    if let Some(kind) = castle {
        return legal.into_iter().find(|m| m.kind == kind);
    }
    let (text, promotion) = match text.split_once('=') {
        Some((text, letter)) => (text, letter.bytes().next()),
        None => (text, None),
    };
    let role = Role::ALL.into_iter().find(|r| text.starts_with(char::from(r.letter())));
    let rest: Vec<u8> = text.bytes().skip(usize::from(role.is_some())).filter(|b| *b != b'x').collect();
    let (from, to) = rest.split_at(rest.len().checked_sub(2)?);
    let fits = |m: &&Move| {
        !m.is_castling()
            && m.role == role.unwrap_or(Role::Pawn)
            && m.to.name() == *to
            && m.promotion.map(Role::letter) == promotion
            && from.iter().all(|b| m.from.name().contains(b))
    };
    let mut found = legal.iter().filter(fits);
    let mv = *found.next()?;
    found.next().is_none().then_some(mv)
}

/// Every man and action: sides, captures, origins, checks, endings, promotions, castling, en passant.
pub(crate) fn sentences(mut each: impl FnMut(&Sentence)) {
    let endings = [
        (Check::None, Ending::None),
        (Check::Direct, Ending::None),
        (Check::Discovered, Ending::None),
        (Check::Double, Ending::None),
        (Check::Direct, Ending::Mate),
        (Check::None, Ending::Stalemate),
    ];
    for side in [Color::White, Color::Black] {
        for role in Role::ALL {
            for taken in [None, Some(Role::Rook)] {
                for (file, rank) in [(false, false), (true, false), (false, true), (true, true)] {
                    for (index, (check, ending)) in endings.into_iter().enumerate() {
                        let promotes = role == Role::Pawn && index % 2 == 1;
                        let to = Square::at(index as u8, if promotes { 7 } else { index as u8 });
                        let promotion = promotes.then(|| Role::PROMOTIONS[(index / 2) % 4]);
                        let from = Square::at(1, 6);
                        let mv = Move { from, to, role, taken, promotion, kind: MoveKind::Normal };
                        each(&Sentence { mv, side, origin: Origin { file, rank }, check, ending });
                    }
                }
            }
        }
        for kind in [MoveKind::CastleShort, MoveKind::CastleLong, MoveKind::EnPassant, MoveKind::Null] {
            let passant = kind == MoveKind::EnPassant;
            let mv = Move {
                from: Square::at(4, 4),
                to: Square::at(3, 5),
                role: if passant { Role::Pawn } else { Role::King },
                taken: passant.then_some(Role::Pawn),
                promotion: None,
                kind,
            };
            let origin = Origin { file: passant, rank: false };
            each(&Sentence { mv, side, origin, check: Check::None, ending: Ending::None });
        }
    }
}
