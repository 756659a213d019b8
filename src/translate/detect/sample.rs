//! The first words of a game, on which a notation is tried before the whole of it.

use crate::scan::pgn::{Scanner, Token};
use crate::translate::source::Source;

/// Words of a game that are looked at before a candidate is tried on all of it.
const SAMPLE: usize = 60;

/// The first words of the main line.
pub(super) fn sample(text: &[u8]) -> Vec<&[u8]> {
    let mut scanner = Scanner::new(text, true);
    let mut depth = 0usize;
    let mut words = Vec::new();
    while let Some((token, span)) = scanner.next_token() {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Word => {
                if depth == 0 {
                    words.push(text.get(span.start..).unwrap_or_default());
                }
                scanner.at += scanner.word_len();
                if words.len() >= SAMPLE {
                    break;
                }
            }
            _ => {}
        }
    }
    words
}

/// Whether a source reads nearly all of the words as moves of some kind.
pub(super) fn reads_all(source: &Source, words: &[&[u8]]) -> bool {
    let mut readings = crate::notation::Readings::new();
    let mut unread = 0;
    for (ply, word) in words.iter().enumerate() {
        readings.clear();
        let side = if ply % 2 == 0 { crate::board::Color::White } else { crate::board::Color::Black };
        source.notation().read(word, side, &mut readings);
        if readings.is_empty() {
            unread += 1;
            if unread * 4 > words.len() {
                return false;
            }
        }
    }
    true
}
