//! A stream cut into blocks of whole games.

use std::io::{self, Read};

use super::{BLOCK, LONGEST_GAME};
use crate::scan::pgn;

/// Places that are looked at for the start of a last game without tags.
const TRIES: usize = 10_000;

/// What a block holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Games to be translated.
    Games,
    /// The beginning of a game that is too long.
    TooLong,
    /// More of it: what stands in its middle must not be taken for the beginning of a game.
    Rest,
}

/// Cuts a stream into blocks that end where a game ends.
pub(super) struct Blocks<R> {
    reader: R,
    held: Vec<u8>,
    ended: bool,
    /// Whether the last block was of a game that is too long.
    inside: bool,
}

impl<R: Read> Blocks<R> {
    pub(super) fn new(reader: R) -> Self {
        Self { reader, held: Vec::with_capacity(2 * BLOCK), ended: false, inside: false }
    }

    /// The next block in `block`, which is emptied first; nothing at the end.
    pub(super) fn next(&mut self, block: &mut Vec<u8>) -> io::Result<Option<Piece>> {
        block.clear();
        if self.inside {
            self.rest(block)?;
            if !block.is_empty() {
                return Ok(Some(Piece::Rest));
            }
        }
        let mut wanted = BLOCK;
        loop {
            self.fill(wanted)?;
            if self.held.is_empty() {
                return Ok(None);
            }
            if self.ended && self.held.len() <= LONGEST_GAME {
                std::mem::swap(block, &mut self.held);
                return Ok(Some(Piece::Games));
            }
            if let Some(cut) = pgn::last_game(&self.held) {
                self.cut(cut, block);
                return Ok(Some(Piece::Games));
            }
            if self.held.len() > LONGEST_GAME {
                if let Some(cut) = last_result(&self.held) {
                    self.cut(cut, block);
                    return Ok(Some(Piece::Games));
                }
                self.inside = true;
                std::mem::swap(block, &mut self.held);
                return Ok(Some(Piece::TooLong));
            }
            wanted = (self.held.len() * 2).min(LONGEST_GAME + 1);
        }
    }

    /// Moves what stands before `cut` to `block`, which is empty; the shorter part is copied, which is what is left.
    fn cut(&mut self, cut: usize, block: &mut Vec<u8>) {
        std::mem::swap(block, &mut self.held);
        self.held.clear();
        self.held.extend_from_slice(block.get(cut..).unwrap_or_default());
        block.truncate(cut);
    }

    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        while !self.ended && self.held.len() < wanted {
            let more = (wanted - self.held.len()).max(BLOCK / 4) as u64;
            self.ended = (&mut self.reader).take(more).read_to_end(&mut self.held)? == 0;
        }
        Ok(())
    }

    /// More of a game that is too long, up to the next game's tags; nothing where they come at once.
    fn rest(&mut self, block: &mut Vec<u8>) -> io::Result<()> {
        self.fill(BLOCK)?;
        let cut = match pgn::next_tag(&self.held) {
            Some(at) => {
                self.inside = false;
                at
            }
            None if self.ended => self.held.len(),
            // The last line may be half a tag.
            None => memchr::memrchr(b'\n', &self.held).filter(|end| *end > 0).unwrap_or(self.held.len()),
        };
        block.extend_from_slice(self.held.get(..cut).unwrap_or_default());
        self.held.drain(..cut);
        Ok(())
    }
}

/// The offset at which a last game without tags begins: `1.` behind a result, and in no comment.
fn last_result(text: &[u8]) -> Option<usize> {
    memchr::memmem::rfind_iter(text, b"1.").take(TRIES).find(|&at| {
        let before = text.get(..at).unwrap_or_default();
        let moves = before.trim_ascii_end();
        let result =
            [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"].into_iter().any(|result| moves.ends_with(result));
        let open = || memchr::memrchr2(b'{', b'}', moves).is_some_and(|at| moves.get(at) == Some(&b'{'));
        result && moves.len() < before.len() && !open()
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn games_without_tags_are_cut_behind_a_result() {
        let text = b"1. e4 e5 * 1. d4 d5 1-0\n1. c4 {so 1-0 1. e4} c5 21. d4";
        assert_eq!(super::last_result(text), Some(text.iter().position(|b| *b == b'\n').unwrap() + 1));
        assert_eq!(super::last_result(b"1. e4 e5 11. d4"), None);
    }
}
