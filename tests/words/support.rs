//! Games as bare moves, and a reader for them that shares nothing with the library's notations.

use stamma::board::{Move, MoveKind, Position, Role};

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
