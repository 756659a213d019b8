//! Digits that stand alone: the number of a move, the rank of a square cut in two, or a move misread.

use super::{Item, Piece, is_dash};

/// The longest word that may be a man and a file.
const LONGEST_HEAD: usize = 3;

/// Puts together what a blank cuts: in `Rg 1 - f3` and `Rf 6` the digit is the rank of a square, not a move number,
/// unless it is the number that is due. Returns which of the bare numbers are left.
pub(super) fn cut_squares(text: &[u8], pieces: &mut [Piece], bare: &[usize]) -> Vec<usize> {
    let mut due = None;
    let mut bare = bare.iter().copied().peekable();
    let mut left = Vec::new();
    for index in 0..pieces.len() {
        let is_bare = bare.next_if_eq(&index).is_some();
        let Some(Piece { item: Item::Number { value, .. }, .. }) = pieces.get(index).copied() else {
            continue;
        };
        let joined = pieces.get(index + 1).is_some_and(|next| {
            std::str::from_utf8(next.span.of(text)).is_ok_and(|word| word.starts_with(is_dash))
                && matches!(next.item, Item::Word | Item::Filler)
        });
        let mut before = "";
        let behind_a_file = index.checked_sub(1).and_then(|at| pieces.get(at)).is_some_and(|piece| {
            let word = std::str::from_utf8(piece.span.of(text)).unwrap_or_default();
            before = word;
            piece.item == Item::Word
                && word.ends_with(|c| matches!(c, 'a'..='h'))
                && word.chars().filter(|c| c.is_alphanumeric()).count() <= LONGEST_HEAD
        });
        // Behind `ed` it may be the number of another column.
        let out_of_turn = before.starts_with(char::is_uppercase) && due.is_some_and(|due| due != value);
        let is_rank = is_bare && value < 9 && behind_a_file && (joined || out_of_turn);
        if !is_rank {
            due = Some(value.saturating_add(1));
            if is_bare {
                left.push(index);
            }
            continue;
        }
        for piece in pieces.iter_mut().skip(index).take(1 + usize::from(joined)) {
            piece.item = Item::Word;
        }
    }
    left
}

/// Where numbers have dots, digits alone are no number: a move misread. At the head of a line they are one, if no
/// other could stand there.
pub(super) fn bare_numbers(pieces: &mut [Piece], bare: &[usize]) {
    let numbers = pieces.iter().filter(|p| matches!(p.item, Item::Number { .. })).count();
    if bare.len() * 4 > numbers {
        return;
    }
    // A side line inside a line does not count.
    let mut headed: Option<u32> = None;
    let mut fresh = true;
    let mut bare = bare.iter().copied().peekable();
    for (index, piece) in pieces.iter_mut().enumerate() {
        let is_bare = bare.next_if_eq(&index).is_some();
        if let Item::Number { value, .. } = piece.item {
            let due = headed.is_some_and(|last| value == last || value == last + 1);
            if is_bare && !(fresh && due) {
                piece.item = Item::Word;
            } else if fresh {
                headed = Some(value);
            }
        }
        fresh = piece.item == Item::LineEnd || fresh && piece.item == Item::CellEnd;
    }
}

#[cfg(test)]
mod tests {
    use super::super::pieces;
    use super::*;

    fn numbers(text: &str) -> Vec<u32> {
        let number = |p: &Piece| if let Item::Number { value, .. } = p.item { Some(value) } else { None };
        pieces(text.as_bytes()).iter().filter_map(number).collect()
    }

    #[test]
    fn a_square_with_a_blank_in_it() {
        assert_eq!(numbers("4 Dd1 - c2 d7 - d6\n5 Rg 1 - f3 e7 - e6\n6 d4 Rf 6 7 e3"), [4, 5, 6, 7]);
        assert_eq!(numbers("3 d4 ed 4 Nd4 Nf6"), [3, 4]);
        assert_eq!(numbers("1 d4 d5 2 c4 e6 3 Nc3 Be7"), [1, 2, 3]);
    }
}
