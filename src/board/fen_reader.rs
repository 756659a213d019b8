//! The reader behind [`Position::from_fen`]: fields, men, rights.

use chess::{Board, BoardBuilder};

use super::castling::Castling;
use super::fen::outermost_rook;
use super::moves::relative_rank;
use super::tables::{cell, forward, piece, shade};
use super::{Color, Position, Role, Square, SquareSet};

/// What to do with a fault that can be left out.
pub(super) enum Faults {
    Refuse,
    Tell(Vec<String>),
}

impl Faults {
    fn note(&mut self, reason: String) -> Result<(), String> {
        match self {
            Self::Refuse => Err(reason),
            Self::Tell(told) => {
                told.push(reason);
                Ok(())
            }
        }
    }

    /// The value, or `other` where it is faulty and that may be.
    fn or<T>(&mut self, value: Result<T, String>, other: T) -> Result<T, String> {
        value.or_else(|reason| self.note(reason).map(|()| other))
    }

    pub(super) fn told(self) -> Vec<String> {
        match self {
            Self::Refuse => Vec::new(),
            Self::Tell(told) => told,
        }
    }
}

type Men = [Option<(Color, Role)>; 64];

pub(super) fn read(fen: &str, faults: &mut Faults) -> Result<Position, String> {
    let mut fields = fen.split_ascii_whitespace();
    let mut field = |name: &str| fields.next().ok_or_else(|| format!("the {name} is missing"));
    let men = read_men(field("placement of the men")?)?;
    let side = match field("side to move")? {
        "w" => Color::White,
        "b" => Color::Black,
        other => return Err(format!("the side to move is `w` or `b`, not `{}`", other.escape_debug())),
    };
    let castling = faults.or(field("castling field"), "-")?;
    let passed = faults.or(field("en passant field"), "-")?;
    let (halfmove, fullmove) = match (fields.next(), fields.next()) {
        (None, _) => (0, 1),
        (Some(halfmove), fullmove) => {
            let fullmove = fullmove.ok_or("there are five fields; give the move number too".to_owned());
            let halfmove = faults.or(number(halfmove, "halfmove clock"), 0)?;
            (halfmove, faults.or(fullmove.and_then(|text| number(text, "move number")), 1)?)
        }
    };
    if let Some(extra) = fields.next() {
        faults.note(format!("there are more than six fields: `{}`", extra.escape_debug()))?;
    }

    let passed = faults.or(read_passed(passed, side, &men), None)?;
    let board = place(&men, side, passed)?;
    let mut position =
        Position { board, castling: Castling::EMPTY, passed, halfmove, fullmove, chess960: false };
    if castling.len() > 4 {
        faults.note("there are more than four castling rights".to_owned())?;
    } else if castling != "-" {
        for letter in castling.bytes() {
            let right = read_right(letter, &mut position);
            faults.or(right, ())?;
        }
    }
    Ok(position)
}

fn place(men: &Men, side: Color, passed: Option<Square>) -> Result<Board, String> {
    let mut builder = BoardBuilder::new();
    builder.side_to_move(shade(side));
    for (index, man) in (0..64).zip(men) {
        if let Some((color, role)) = *man {
            builder.piece(cell(Square::from_index(index)), piece(role), shade(color));
        }
    }
    if let Some(square) = passed {
        builder.en_passant(Some(cell(square).get_file()));
    }
    Board::try_from(&builder).map_err(|_| "the side not to move is in check".to_owned())
}

fn read_men(field: &str) -> Result<Men, String> {
    let mut men: Men = [None; 64];
    let mut ranks = 0u8;
    for text in field.split('/') {
        let Some(rank) = 7u8.checked_sub(ranks) else { return Err("there are more than eight ranks".into()) };
        ranks += 1;
        let wrong = || format!("rank {} is not eight squares: `{text}`", rank + 1);
        let (mut file, mut digit_before) = (0u8, false);
        for byte in text.bytes() {
            let digit = byte.is_ascii_digit();
            if digit {
                if digit_before || !matches!(byte, b'1'..=b'8') {
                    return Err(wrong());
                }
                file += byte - b'0';
            } else {
                let role = Role::ALL.into_iter().find(|role| role.letter() == byte.to_ascii_uppercase());
                let Some(role) = role else {
                    return Err(format!(
                        "`{}` is no man of a FEN, those are PNBRQKpnbrqk",
                        byte.escape_ascii()
                    ));
                };
                let color = if byte.is_ascii_uppercase() { Color::White } else { Color::Black };
                if let Some(man) = men.get_mut(usize::from(rank * 8 + file)).filter(|_| file < 8) {
                    *man = Some((color, role));
                }
                file += 1;
            }
            digit_before = digit;
            if file > 8 {
                return Err(wrong());
            }
        }
        if file != 8 {
            return Err(wrong());
        }
    }
    if ranks != 8 {
        return Err(format!("there are {ranks} ranks instead of eight"));
    }
    count(&men)?;
    Ok(men)
}

fn count(men: &Men) -> Result<(), String> {
    for color in [Color::White, Color::Black] {
        let of = |role| men.iter().filter(|man| **man == Some((color, role))).count();
        let name = if color == Color::White { "White" } else { "Black" };
        if of(Role::King) != 1 {
            return Err(format!("{name} has {} kings", of(Role::King)));
        }
        if of(Role::Pawn) > 8 {
            return Err(format!("{name} has {} pawns", of(Role::Pawn)));
        }
        // The crate's generator has room for no more.
        let all: usize = Role::ALL.into_iter().map(of).sum();
        if all > 16 {
            return Err(format!("{name} has {all} men"));
        }
    }
    let edges = men.iter().take(8).chain(men.iter().skip(56));
    if edges.flatten().any(|&(_, role)| role == Role::Pawn) {
        return Err("there is a pawn on the first or last rank".into());
    }
    Ok(())
}

fn read_passed(field: &str, side: Color, men: &Men) -> Result<Option<Square>, String> {
    let square = match *field.as_bytes() {
        [b'-'] => return Ok(None),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Square::at(file - b'a', rank - b'1'),
        _ => return Err(format!("the en passant field is a square or `-`, not `{}`", field.escape_debug())),
    };
    let other = side.other();
    let here = SquareSet::of(square);
    let man = |set: SquareSet| set.first().and_then(|at| men.get(usize::from(at.index())).copied().flatten());
    let stepped = square.rank() == relative_rank(other, 2)
        && man(here).is_none()
        && man(forward(side, here)).is_none()
        && man(forward(other, here)) == Some((other, Role::Pawn));
    if stepped { Ok(Some(square)) } else { Err(format!("no pawn has just passed over `{field}`")) }
}

fn read_right(byte: u8, position: &mut Position) -> Result<(), String> {
    let color = if byte.is_ascii_uppercase() { Color::White } else { Color::Black };
    let king = position.king(color);
    let rooks = position.men(color, Role::Rook);
    let back = relative_rank(color, 0);
    let letter = byte.to_ascii_uppercase();
    let rook = match letter {
        b'K' | b'Q' => outermost_rook(rooks, king, letter == b'K'),
        b'A'..=b'H' => Some(Square::at(letter - b'A', back)).filter(|&square| rooks.has(square)),
        _ => return Err(format!("`{}` is no castling right", byte.escape_ascii())),
    };
    let Some(rook) = rook.filter(|_| king.rank() == back) else {
        return Err(format!("for castling `{}` king and rook are not in place", char::from(byte)));
    };
    let short = rook.file() > king.file();
    if position.castling.rook(color, short).is_some() {
        return Err(format!("castling `{}` is given twice", char::from(byte)));
    }
    let by_letter = !matches!(letter, b'K' | b'Q');
    position.castling.grant(color, short, king, rook, by_letter);
    position.chess960 |= by_letter || king.file() != 4 || !matches!(rook.file(), 0 | 7);
    Ok(())
}

fn number<T: std::str::FromStr>(field: &str, name: &str) -> Result<T, String> {
    let plain = field.bytes().all(|byte| byte.is_ascii_digit()) && (field == "0" || !field.starts_with('0'));
    let number = if plain { field.parse().ok() } else { None };
    number.ok_or_else(|| format!("the {name} is no plain number in reach: `{}`", field.escape_debug()))
}
