//! Move numbers that were misread: `II. de:`, `ІО.СеЗ—f4`, `a11.Sf3`.
//!
//! What stands before a stop is a number if its signs may be digits and together make the number that is due; nothing
//! else says so, so nothing else is asked.

use super::noise::Confusions;
use crate::Span;
use crate::scan::sheet::{Item, Piece, digit};

/// The pieces with the numbers that are due put where they were misread.
pub(super) fn mended(text: &[u8], pieces: &[Piece], confusions: &Confusions) -> Vec<Piece> {
    let mut out = Vec::with_capacity(pieces.len());
    let mut last: Option<u32> = None;
    let mut words = 0;
    for piece in pieces {
        match piece.item {
            Item::Number { value, .. } => (last, words) = (Some(value), 0),
            Item::Word => {
                let due = match last {
                    Some(last) if words > 0 => vec![last + 1, last, last.saturating_sub(1)],
                    None if words == 0 => vec![1],
                    _ => Vec::new(),
                };
                let found = due.iter().enumerate().find_map(|(back, due)| {
                    // Behind a side line the game goes back; one sign alone is too little for that.
                    (back == 0 || *due > 9)
                        .then(|| split(text, piece.span, *due, confusions))
                        .flatten()
                        .map(|cut| (*due, cut))
                });
                if let Some((due, (number, rest))) = found {
                    out.push(Piece { span: number, item: Item::Number { value: due, black: false } });
                    (last, words) = (Some(due), 0);
                    if rest.is_empty() {
                        continue;
                    }
                    words = 1;
                    out.push(Piece { span: rest, item: Item::Word });
                    continue;
                }
                words += 1;
            }
            _ => {}
        }
        out.push(*piece);
    }
    out
}

/// A word cut behind the number that is due.
fn split(text: &[u8], span: Span, due: u32, confusions: &Confusions) -> Option<(Span, Span)> {
    let word = std::str::from_utf8(span.of(text)).ok().filter(|_| due > 0)?;
    let (number, _) = word.split_once('.')?;
    let signs: Vec<char> = number.chars().collect();
    let digits: Vec<char> = due.to_string().chars().collect();
    let is =
        |meant: char, read: char| meant == read || digit(read).is_none() && confusions.may_be(meant, read);
    let all = |signs: &[char]| {
        signs.len() == digits.len() && digits.iter().zip(signs).all(|(meant, read)| is(*meant, *read))
    };
    // A sign put for a blank stands before the number, not misread itself.
    let stray = signs.split_first().is_some_and(|(first, rest)| first.is_alphabetic() && rest == digits);
    let behind = word.get(number.len()..)?.trim_start_matches(['.', ' ']);
    let alone = behind.is_empty();
    // `f5.` is a move.
    if !(all(&signs) || stray && !alone) {
        return None;
    }
    // A capital letter alone with a stop is a man in many books.
    if alone && signs.len() == 1 && !signs.iter().any(|c| matches!(c, 'I' | 'l' | '\u{406}' | '|')) {
        return None;
    }
    if !alone && behind.chars().filter(|c| c.is_alphanumeric()).count() < 2 {
        return None;
    }
    let cut = span.end - behind.len();
    Some((Span::new(span.start, cut), Span::new(cut, span.end)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::NoiseTable;
    use crate::scan::sheet::pieces;

    fn numbers(text: &str) -> Vec<u32> {
        let confusions = Confusions::from_tables(NoiseTable::builtin());
        let pieces = mended(text.as_bytes(), &pieces(text.as_bytes()), &confusions);
        let number = |p: &Piece| if let Item::Number { value, .. } = p.item { Some(value) } else { None };
        pieces.iter().filter_map(number).collect()
    }

    #[test]
    fn what_is_due_is_a_number() {
        assert_eq!(numbers("I. e4, e5 2. Hf3, Hc6"), [1, 2]);
        assert_eq!(numbers("9. d4 de 10. Hd4 He5 II. Fe3 d6"), [9, 10, 11]);
        assert_eq!(numbers("5.d4:e5 Qe5 \u{431}.\u{421}c1-e3 Kf6 7.Kf3"), [5, 6, 7]);
        assert_eq!(numbers("10...Sd5,a11.Sf3,aDf6, 12.fe."), [10, 11, 12]);
    }

    #[test]
    fn what_is_not_due_is_none() {
        assert_eq!(numbers("4. Ld3 f5. 5. ef"), [4, 5]);
        assert_eq!(numbers("1. e4 e5 2. B. c4 S. f6"), [1, 2]);
        assert_eq!(numbers("3. d4 ed. 4. e5"), [3, 4]);
    }
}
