//! FEN, strict and exact: what is read is what is written.
//!
//! The crate's own reader runs out of bounds on a missing king and accepts ranks of nine squares, so every text
//! is read here, and the crate is only given men that it can hold. Castling letters are those of X-FEN and of
//! Shredder-FEN; each right is written in the form it came in.

use super::fen_reader::{Faults, read};
use super::{Color, Position, Role, Square, SquareSet};
use crate::Error;

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
        read(fen, &mut Faults::Refuse).map_err(Error::Fen)
    }

    /// Reads a FEN as [`Self::from_fen`] does, but leaves out what the men on the board contradict, and tells it:
    /// castling rights without king or rook (games at rook's odds often have them), an en passant square that no
    /// pawn has passed, clocks that are wrong or missing, more than six fields.
    ///
    /// # Errors
    /// [`Error::Fen`] where the placement of the men or the side to move is wrong.
    pub fn from_fen_mended(fen: &str) -> Result<(Self, Vec<String>), Error> {
        let mut faults = Faults::Tell(Vec::new());
        let position = read(fen, &mut faults).map_err(Error::Fen)?;
        Ok((position, faults.told()))
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
        for color in [Color::White, Color::Black] {
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
pub(super) fn outermost_rook(rooks: SquareSet, king: Square, short: bool) -> Option<Square> {
    let beyond = |square: &Square| {
        if short { square.file() > king.file() } else { square.file() < king.file() }
    };
    let mut found = rooks.and(SquareSet::rank(king.rank())).filter(beyond);
    if short { found.last() } else { found.next() }
}
