//! The order of play on a page of several columns.
//!
//! Numbers tell it: a second number in each line that is ahead of the first by always the same is a second
//! column, and numbers that begin anew are a block of Black's moves behind a block of White's.

use super::sheet::{Item, Piece};

/// The pieces in the order in which they were played, as far as the numbers say.
#[must_use]
pub fn in_playing_order(pieces: Vec<Piece>) -> Vec<Piece> {
    let pieces = side_by_side(pieces);
    one_after_the_other(pieces)
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

    #[test]
    fn one_list_stays() {
        let text = "1. a b 2. c d\n3. e f 4. g h\n5. i j";
        assert_eq!(words(text), "a b c d e f g h i j");
    }
}
