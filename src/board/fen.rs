//! FEN, strict and exact: what is read is what is written.
//!
//! The crate's own reader runs out of bounds on a missing king and accepts ranks of nine squares, so every text
//! is read here, and the crate is only given men that it can hold. Castling letters are those of X-FEN and of
//! Shredder-FEN; each right is written in the form it came in.

use chess::{Board, BoardBuilder};

use super::castling::Castling;
use super::moves::relative_rank;
use super::tables::{cell, forward, piece, shade};
use super::{Color, Position, Role, Square, SquareSet};
use crate::Error;

const COLORS: [Color; 2] = [Color::White, Color::Black];

impl Position {
    /// Reads a FEN of six fields, or of four, whose clocks are then `0 1`. Fields are parted by white space.
    ///
    /// Castling letters are `KQkq` for the outermost rook on that side of the king (X-FEN) and `A` to `H`, `a`
    /// to `h` for the rook of that file (Shredder-FEN); they may be mixed, and come in any order but are written
    /// White's first and the king's side first.
    ///
    /// # Errors
    /// [`Error::Fen`] with the reason. Refused are: ranks that are not eight squares (`8/8/8/8/8/8/8/9`), two
    /// digits side by side (`44`), a side with no king or two, with more than 16 men or more than 8 pawns, pawns
    /// on the first or last rank, a side to move other than `w` or `b`, the side not to move in check (also by
    /// the other king), castling without its king and rook on their rank, the same right twice (`KK`), an en
    /// passant square without the pawn that passed it (`e6` on an empty board) or for the wrong side, clocks
    /// that are no plain numbers (`+1`, `01`) or above 65535 and 4294967295, five fields or more than six.
    pub fn from_fen(fen: &str) -> Result<Self, Error> {
        read(fen).map_err(Error::Fen)
    }

    /// The FEN, six fields, the en passant square after every double step.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut out = String::with_capacity(90);
        self.write_men(&mut out);
        out.push_str(if self.side() == Color::White { " w " } else { " b " });
        self.write_castling(&mut out);
        out.push(' ');
        match self.passed {
            Some(square) => out.extend(square.name().map(char::from)),
            None => out.push('-'),
        }
        out.push_str(&format!(" {} {}", self.halfmove, self.fullmove));
        out
    }

    fn write_men(&self, out: &mut String) {
        for rank in (0..8).rev() {
            let mut empty = 0u8;
            for file in 0..8 {
                let Some((color, role)) = self.piece_at(Square::at(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    out.push(char::from(b'0' + empty));
                    empty = 0;
                }
                out.push(char::from(cased(color, role.letter())));
            }
            if empty > 0 {
                out.push(char::from(b'0' + empty));
            }
            if rank > 0 {
                out.push('/');
            }
        }
    }

    fn write_castling(&self, out: &mut String) {
        let start = out.len();
        for color in COLORS {
            for short in [true, false] {
                let Some(rook) = self.castling.rook(color, short) else { continue };
                let king = self.king(color);
                let outermost = outermost_rook(self.men(color, Role::Rook), king, short) == Some(rook);
                let by_letter = self.castling.by_letter(color, short) || !outermost;
                let letter = match (by_letter, short) {
                    (true, _) => b'A' + rook.file(),
                    (false, true) => b'K',
                    (false, false) => b'Q',
                };
                out.push(char::from(cased(color, letter)));
            }
        }
        if out.len() == start {
            out.push('-');
        }
    }
}

fn cased(color: Color, letter: u8) -> u8 {
    if color == Color::White { letter } else { letter.to_ascii_lowercase() }
}

/// The rook farthest from the king on one side of it, on its rank.
fn outermost_rook(rooks: SquareSet, king: Square, short: bool) -> Option<Square> {
    let beyond = |square: &Square| {
        if short { square.file() > king.file() } else { square.file() < king.file() }
    };
    let mut found = rooks.and(SquareSet::rank(king.rank())).filter(beyond);
    if short { found.last() } else { found.next() }
}

type Men = [Option<(Color, Role)>; 64];

fn read(fen: &str) -> Result<Position, String> {
    let mut fields = fen.split_ascii_whitespace();
    let mut field = |name: &str| fields.next().ok_or_else(|| format!("the {name} is missing"));
    let men = read_men(field("placement of the men")?)?;
    let side = match field("side to move")? {
        "w" => Color::White,
        "b" => Color::Black,
        other => return Err(format!("the side to move is `w` or `b`, not `{other}`")),
    };
    let castling = field("castling field")?;
    let passed = field("en passant field")?;
    let (halfmove, fullmove) = match (fields.next(), fields.next(), fields.next()) {
        (None, _, _) => (0, 1),
        (Some(halfmove), Some(fullmove), None) => {
            (number(halfmove, "halfmove clock")?, number(fullmove, "move number")?)
        }
        (Some(_), None, _) => return Err("there are five fields; give the move number too".into()),
        (_, _, Some(extra)) => return Err(format!("there is more than six fields: `{extra}`")),
    };

    let passed = read_passed(passed, side, &men)?;
    let mut builder = BoardBuilder::new();
    builder.side_to_move(shade(side));
    for (index, man) in (0..64).zip(men) {
        if let Some((color, role)) = man {
            builder.piece(cell(Square::from_index(index)), piece(role), shade(color));
        }
    }
    if let Some(square) = passed {
        builder.en_passant(Some(cell(square).get_file()));
    }
    let board = Board::try_from(&builder).map_err(|_| "the side not to move is in check".to_owned())?;
    let mut position =
        Position { board, castling: Castling::EMPTY, passed, halfmove, fullmove, chess960: false };
    read_castling(castling, &mut position)?;
    Ok(position)
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
    for color in COLORS {
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

fn read_castling(field: &str, position: &mut Position) -> Result<(), String> {
    if field == "-" {
        return Ok(());
    }
    if field.is_empty() {
        return Err("the castling field is empty".into());
    }
    for byte in field.bytes() {
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
    }
    Ok(())
}

fn number<T: std::str::FromStr>(field: &str, name: &str) -> Result<T, String> {
    let plain = field.bytes().all(|byte| byte.is_ascii_digit()) && (field == "0" || !field.starts_with('0'));
    let number = if plain { field.parse().ok() } else { None };
    number.ok_or_else(|| format!("the {name} is no plain number in reach: `{}`", field.escape_debug()))
}
