//! The order of play on a page of several columns.
//!
//! Numbers tell it: a second number in each line that is ahead of the first by always the same is a second
//! column, and numbers that begin anew are a block of Black's moves behind a block of White's. What numbers do not
//! tell, blocks without them and numbers to the right of the moves, comes out as several orders, and which of them
//! is the game is for legal play to say.

use super::sheet::{Item, Piece, digit, is_dash};
use crate::Span;

/// The pieces in the order in which they were played, as far as the numbers say.
#[must_use]
pub fn in_playing_order(pieces: Vec<Piece>) -> Vec<Piece> {
    let pieces = side_by_side(pieces);
    one_after_the_other(pieces)
}

/// The orders in which the pieces may have been played, the likeliest first; nearly always there is only one.
#[must_use]
pub fn orders(text: &[u8], pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut out = vec![in_playing_order(pieces.clone())];
    out.extend(numbers_behind(&pieces));
    out.extend(block_behind(text, &pieces));
    out.extend(halves(text, &pieces));
    out
}

/// The pieces of each game of a sheet: a new game begins at number 1 behind a result, with what stands between.
///
/// There is always at least one, which may be empty.
#[must_use]
pub fn games(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut out: Vec<Vec<Piece>> = vec![Vec::new()];
    let mut ended = None;
    let mut moves = false;
    for piece in pieces {
        let Some(game) = out.last_mut() else { break };
        match piece.item {
            Item::Word => moves = true,
            Item::Result(_) if moves => ended = Some(game.len() + 1),
            Item::Number { value: 1, black: false } if ended.is_some() => {
                let mut next = game.split_off(ended.unwrap_or(game.len()).min(game.len()));
                next.push(piece);
                out.push(next);
                ended = None;
                moves = false;
                continue;
            }
            _ => {}
        }
        game.push(piece);
    }
    out
}

fn number(piece: &Piece) -> Option<u32> {
    match piece.item {
        Item::Number { value, .. } => Some(value),
        _ => None,
    }
}

/// Two columns of whole moves: `1 e4 e5   21 Kg2 Kg7`.
fn side_by_side(pieces: Vec<Piece>) -> Vec<Piece> {
    let lines: Vec<&[Piece]> = pieces.split_inclusive(|p| p.item == Item::LineEnd).collect();
    let mut ahead: Vec<(u32, usize)> = Vec::new();
    let mut numbered = 0;
    for line in &lines {
        let Some(first) = line.first().and_then(number) else { continue };
        numbered += 1;
        let numbers: Vec<u32> = line.iter().filter_map(number).collect();
        // `1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4`: numbers in a row are one column.
        let jumps = numbers.windows(2).filter(|w| w[1] > first + 2 && w[1] != w[0] + 1).map(|w| w[1]);
        for other in jumps {
            match ahead.iter_mut().find(|(by, _)| *by == other - first) {
                Some((_, count)) => *count += 1,
                None => ahead.push((other - first, 1)),
            }
        }
    }
    let Some((by, count)) = ahead.into_iter().max_by_key(|(_, count)| *count) else { return pieces };
    if count < 4 || count * 2 < numbered {
        return pieces;
    }
    let (mut left, mut right) = (Vec::with_capacity(pieces.len()), Vec::new());
    for line in lines {
        let first = line.first().and_then(number);
        let cut = first.and_then(|first| line.iter().position(|p| number(p) == Some(first + by)));
        // A line of the right column alone follows where the left one has ended.
        let cut = cut.unwrap_or(line.len());
        left.extend_from_slice(line.get(..cut).unwrap_or_default());
        right.extend_from_slice(line.get(cut..).unwrap_or_default());
    }
    left.append(&mut right);
    left
}

/// White's moves with their numbers and then Black's with the same numbers.
fn one_after_the_other(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut groups: Vec<(u32, Vec<Piece>)> = Vec::new();
    let mut head: Vec<Piece> = Vec::new();
    for piece in &pieces {
        match (number(piece), groups.last_mut()) {
            (Some(value), _) => groups.push((value, vec![*piece])),
            (None, Some((_, group))) => group.push(*piece),
            (None, None) => head.push(*piece),
        }
    }
    let half = groups.len() / 2;
    let follows = |part: &[(u32, Vec<Piece>)]| part.windows(2).all(|w| w[1].0 == w[0].0 + 1);
    let (Some(white), Some(black)) = (groups.get(..groups.len() - half), groups.get(groups.len() - half..))
    else {
        return pieces;
    };
    let same_start = white.first().map(|g| g.0) == black.first().map(|g| g.0);
    if half < 4 || !same_start || !follows(white) || !follows(black) {
        return pieces;
    }
    let mut out = head;
    for (i, (_, group)) in white.iter().enumerate() {
        out.extend_from_slice(group);
        if let Some((_, other)) = black.get(i) {
            out.extend(other.iter().filter(|p| number(p).is_none()));
        }
    }
    out
}

/// The lines that hold something, without their ends.
fn lines(pieces: &[Piece]) -> impl Iterator<Item = &[Piece]> {
    pieces.split(|p| p.item == Item::LineEnd).filter(|line| !line.is_empty())
}

fn is_number(piece: &Piece) -> bool {
    matches!(piece.item, Item::Number { .. })
}

/// `Nf3 Nc6 .2`, as sheets from right to left have it: the numbers behind their moves, and the lines turned round.
fn numbers_behind(pieces: &[Piece]) -> Vec<Vec<Piece>> {
    let numbered: Vec<&[Piece]> = lines(pieces).filter(|line| line.iter().any(is_number)).collect();
    let behind = |line: &&&[Piece]| {
        line.len() > 1 && line.last().is_some_and(is_number) && !line.first().is_some_and(is_number)
    };
    let count = numbered.iter().filter(behind).count();
    if !(3..=LONG).contains(&count) || count * 5 < numbered.len() * 4 {
        return Vec::new();
    }
    let (mut turned, mut moved) = (Vec::new(), Vec::new());
    for line in lines(pieces) {
        turned.extend(line.iter().rev().map(|piece| match piece.item {
            Item::Number { value, .. } => Piece { item: Item::Number { value, black: false }, ..*piece },
            _ => *piece,
        }));
        let mut group: Vec<Piece> = Vec::new();
        for piece in line {
            if let Item::Number { value, .. } = piece.item {
                moved.push(Piece { item: Item::Number { value, black: false }, ..*piece });
                moved.append(&mut group);
            } else {
                group.push(*piece);
            }
        }
        moved.append(&mut group);
    }
    vec![turned, moved]
}

/// Whether a line may hold a move: a digit, or a castling.
fn may_be_moves(text: &[u8], line: &[Piece]) -> bool {
    line.iter().filter(|p| p.item == Item::Word).any(|p| is_move_like(text, p.span))
}

fn is_move_like(text: &[u8], span: Span) -> bool {
    let word = String::from_utf8_lossy(span.of(text));
    let castling = word.chars().any(|c| matches!(c, 'O' | 'o')) && word.chars().any(is_dash);
    castling || word.chars().any(|c| digit(c).is_some())
}

/// The fewest moves of a block.
const BLOCK: usize = 4;
/// The most half-moves for which other orders are tried: a long game.
const LONG: usize = 600;

/// `1. e4`, `2. Nf3` and so on, one in a line, and behind them as many lines without numbers: Black's moves.
fn block_behind(text: &[u8], pieces: &[Piece]) -> Option<Vec<Piece>> {
    let lines: Vec<&[Piece]> = lines(pieces).collect();
    let value = |line: &&[Piece]| line.first().and_then(number);
    for start in 0..lines.len() {
        let Some(first) = lines.get(start).and_then(value) else { continue };
        let rest = lines.get(start..).unwrap_or_default();
        let white = rest.iter().zip(first..).take_while(|(line, n)| value(line) == Some(*n)).count();
        let behind = rest.get(white..).unwrap_or_default();
        let black =
            behind.iter().take_while(|line| !line.iter().any(is_number) && may_be_moves(text, line)).count();
        if white < BLOCK || black < BLOCK || black > white || black + 1 < white {
            continue;
        }
        let mut out: Vec<Piece> = lines.iter().take(start).flat_map(|line| line.iter().copied()).collect();
        for (index, line) in rest.iter().take(white).enumerate() {
            out.extend_from_slice(line);
            out.extend(
                behind.iter().take(black).nth(index).into_iter().flat_map(|line| line.iter().copied()),
            );
        }
        out.extend(behind.iter().skip(black).flat_map(|line| line.iter().copied()));
        return Some(out);
    }
    None
}

/// Without any numbers: the first half White's, the second Black's, by lines or, where those are few, by words.
fn halves(text: &[u8], pieces: &[Piece]) -> Option<Vec<Piece>> {
    if pieces.iter().any(is_number) {
        return None;
    }
    let of_moves: Vec<Vec<Piece>> = lines(pieces)
        .filter(|line| may_be_moves(text, line))
        .map(|line| line.iter().filter(|p| p.item == Item::Word).copied().collect())
        .collect();
    let units: Vec<Vec<Piece>> = if of_moves.len() + 1 >= 2 * BLOCK {
        of_moves
    } else {
        let words = of_moves.into_iter().flatten();
        words.filter(|p| is_move_like(text, p.span) || p.span.len() < 4).map(|p| vec![p]).collect()
    };
    if units.len() + 1 < 2 * BLOCK || units.len() > LONG {
        return None;
    }
    let (white, black) = units.split_at(units.len().div_ceil(2));
    let mut out: Vec<Piece> = Vec::with_capacity(pieces.len());
    for (index, unit) in white.iter().enumerate() {
        out.extend_from_slice(unit);
        out.extend(black.get(index).into_iter().flatten());
    }
    out.extend(pieces.iter().filter(|p| matches!(p.item, Item::Result(_))));
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::super::sheet::pieces;
    use super::*;

    fn words(text: &str) -> String {
        let ordered = in_playing_order(pieces(text.as_bytes()));
        let words = ordered.iter().filter(|p| p.item == Item::Word);
        words.filter_map(|p| text.get(p.span.start..p.span.end)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn four_columns() {
        let text = "1 a b 5 i j\n2 c d 6 k l\n3 e f 7 m n\n4 g h 8 o p\n";
        assert_eq!(words(text), "a b c d e f g h i j k l m n o p");
    }

    #[test]
    fn several_moves_in_a_line() {
        let text = "1. a b 2. c d 3. e f 4. g h\n5. a b 6. c d 7. e f 8. g h\n\
            9. a b 10. c d 11. e f 12. g h\n13. a b 14. c d 15. e f 16. g h";
        assert_eq!(words(text), ["a b c d e f g h"; 4].join(" "));
    }

    #[test]
    fn black_behind_white() {
        let text = "1. a\n2. c\n3. e\n4. g\n1. b\n2. d\n3. f\n4. h\n";
        assert_eq!(words(text), "a b c d e f g h");
    }

    #[test]
    fn a_second_game_begins_behind_a_result() {
        let found = games(pieces(b"1. e4 e5 1-0\nNext\n1. d4 d5 0-1"));
        assert_eq!(found.len(), 2);
        assert_eq!(games(pieces(b"1-0 1. e4 e5")).len(), 1);
    }

    fn all(text: &str) -> Vec<String> {
        let word = |p: &Piece| text.get(p.span.start..p.span.end).filter(|_| p.item == Item::Word);
        let join = |order: &Vec<Piece>| order.iter().filter_map(word).collect::<Vec<_>>().join(" ");
        orders(text.as_bytes(), pieces(text.as_bytes())).iter().map(join).collect()
    }

    #[test]
    fn numbers_to_the_right() {
        let found = all("b4 a4 .1\nd4 c4 .2\nf4 e4 .3\nh4 g4 .4");
        assert_eq!(found.get(1).map(String::as_str), Some("a4 b4 c4 d4 e4 f4 g4 h4"));
        assert_eq!(found.get(2).map(String::as_str), Some("b4 a4 d4 c4 f4 e4 h4 g4"));
        assert_eq!(all("1. a4 b4\n2. c4 d4\n3. e4 f4").len(), 1);
    }

    #[test]
    fn a_block_without_numbers() {
        let found = all("1 a4\n2 c4\n3 e4\n4 g4\nb4\nd4\nf4\nh4\n5 a5 b5");
        assert_eq!(found.last().map(String::as_str), Some("a4 b4 c4 d4 e4 f4 g4 h4 a5 b5"));
        let found = all("White: a4 c4 e4 g4\nBlack: b4 d4 f4 h4");
        assert_eq!(found.last().map(String::as_str), Some("a4 b4 c4 d4 e4 f4 g4 h4"));
        let found = all("White\na4\nc4\ne4\ng4\n\nBlack\nb4\nd4\nf4\n");
        assert_eq!(found.last().map(String::as_str), Some("a4 b4 c4 d4 e4 f4 g4"));
    }

    #[test]
    fn one_list_stays() {
        let text = "1. a b 2. c d\n3. e f 4. g h\n5. i j";
        assert_eq!(words(text), "a b c d e f g h i j");
    }
}
