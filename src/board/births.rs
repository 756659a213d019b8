//! Where the men began: a file for each square, followed through the game.

use super::{Move, MoveKind, Square};

/// The file on which the man on each square began the game.
///
/// Kept only for notations that name men by where they began: descriptive, the Arabic wing codes, Stamma's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Births {
    files: [u8; 64],
    promoted: u64,
}

impl Default for Births {
    /// Men at the start of a game or of a set position: each begins where it stands.
    fn default() -> Self {
        Self { files: std::array::from_fn(|index| (index & 7) as u8), promoted: 0 }
    }
}

impl Births {
    /// The file, 0 for a, on which the man on `square` began; a promoted man has none.
    #[must_use]
    pub fn file(&self, square: Square) -> Option<u8> {
        if self.promoted >> square.index() & 1 == 1 {
            return None;
        }
        self.files.get(usize::from(square.index())).copied()
    }

    /// Follows a move; `castling_rook` gives the rook's old and new square where the move is castling.
    pub fn play(&mut self, mv: &Move, castling_rook: Option<(Square, Square)>) {
        if mv.kind == MoveKind::Null {
            return;
        }
        let king = self.lift(mv.from);
        if let Some((from, to)) = castling_rook {
            let rook = self.lift(from);
            self.put(to, rook);
        }
        self.put(mv.to, if mv.promotion.is_some() { None } else { king });
    }

    fn lift(&self, square: Square) -> Option<u8> {
        self.file(square)
    }

    fn put(&mut self, square: Square, file: Option<u8>) {
        let bit = 1u64 << square.index();
        match file {
            Some(file) => {
                self.files[usize::from(square.index())] = file;
                self.promoted &= !bit;
            }
            None => self.promoted |= bit,
        }
    }
}
