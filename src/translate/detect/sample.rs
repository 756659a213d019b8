//! The first words of a game, on which a notation is tried before the whole of it.

use crate::board::Color;
use crate::scan::pgn::{Scanner, Token};
use crate::translate::source::Source;

/// Words of a game that are looked at before a candidate is tried on all of it.
const SAMPLE: usize = 60;

/// The first words of the main line.
pub(super) fn sample(text: &[u8]) -> Vec<&[u8]> {
    let mut scanner = Scanner::new(text, true);
    scanner.linked = true;
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

/// Whether a source reads nearly all of the words as moves of some kind. Words inside a move that was read, as in
/// `S e 2 – c 3`, are not looked at.
pub(super) fn reads_all(source: &Source, words: &[&[u8]]) -> bool {
    let mut readings = crate::notation::Readings::new();
    let (mut looked_at, mut unread) = (0usize, 0usize);
    // A word goes on to the end of the text, so what is left behind a move tells where the next one may begin.
    let mut left = usize::MAX;
    for word in words.iter().filter(|word| !word.is_empty()) {
        if word.len() > left {
            continue;
        }
        readings.clear();
        let side = if looked_at.is_multiple_of(2) { Color::White } else { Color::Black };
        source.notation().read(word, side, &mut readings);
        looked_at += 1;
        match readings.as_slice().iter().map(|candidate| candidate.len).max() {
            Some(len) => left = word.len().saturating_sub(len),
            None => {
                unread += 1;
                if unread * 4 > words.len() {
                    return false;
                }
            }
        }
    }
    unread * 4 <= looked_at
}
