//! English SAN of a move, for reports: the engine speaks of moves in it, as the protocol does.

use crate::board::{Move, MoveKind, Position, Role};

/// Exact English SAN with check and mate signs.
#[must_use]
pub fn san(position: &Position, mv: &Move) -> String {
    let mut out = String::new();
    match mv.kind {
        MoveKind::Null => return "--".to_owned(),
        MoveKind::CastleShort => out.push_str("O-O"),
        MoveKind::CastleLong => out.push_str("O-O-O"),
        MoveKind::Normal | MoveKind::EnPassant => {
            let [file, rank] = mv.from.name().map(char::from);
            if mv.role == Role::Pawn {
                if mv.taken.is_some() {
                    out.push(file);
                }
            } else {
                out.push(char::from(mv.role.letter()));
                let rivals = position.rivals(mv);
                if !rivals.is_empty() {
                    let shares = |index: fn(crate::board::Square) -> u8| {
                        (0..64)
                            .map(crate::board::Square::from_index)
                            .any(|s| rivals.has(s) && s != mv.from && index(s) == index(mv.from))
                    };
                    if !shares(crate::board::Square::file) {
                        out.push(file);
                    } else if !shares(crate::board::Square::rank) {
                        out.push(rank);
                    } else {
                        out.push(file);
                        out.push(rank);
                    }
                }
            }
            if mv.taken.is_some() {
                out.push('x');
            }
            out.extend(mv.to.name().map(char::from));
            if let Some(promotion) = mv.promotion {
                out.push('=');
                out.push(char::from(promotion.letter()));
            }
        }
    }
    let mut after = *position;
    after.play(mv);
    if after.is_check() {
        out.push(if after.is_checkmate() { '#' } else { '+' });
    }
    out
}
