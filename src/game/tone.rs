//! Where a sheet with comments speaks of the game and where of something else.
//!
//! A comment that quotes moves cannot be told from the game by its moves, which are legal in both; but people
//! write the game in lines or sentences of moves alone, and comments in sentences with words. So each piece gets
//! the tone of its sentence. It is a hint with a cost: whether the numbers and the board agree is for the search.

use super::alphabet::digit;
use super::lattice::plain_letters;
use crate::scan::sheet::{Item, Piece};

/// The tone of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A sheet without comments, or a game that is told.
    #[default]
    Unknown,
    /// Moves without words in a sheet that has comments.
    Game,
    /// Beside words that may speak of the game: before them, or behind a colon.
    Open,
    /// In a sentence with words.
    Aside,
    /// Between numbers of the game, and with numbers that are not the game's.
    SideLine,
}

impl Tone {
    /// Whether it speaks of something else than the game.
    pub(crate) const fn is_aside(self) -> bool {
        matches!(self, Self::Aside | Self::SideLine)
    }
}

/// The tone of each piece; all [`Tone::Unknown`] where most numbers stand among words, as when a game is told.
pub(crate) fn tones(sheet: &[u8], pieces: &[Piece]) -> Vec<Tone> {
    let words: Vec<String> = pieces
        .iter()
        .map(|p| match p.item {
            Item::Word => String::from_utf8_lossy(p.span.of(sheet)).into_owned(),
            _ => String::new(),
        })
        .collect();
    let mut out = vec![Tone::Game; pieces.len()];
    let mut tone = Tone::Game;
    let mut line = 0;
    let mut open_bracket = false;
    let mut wrapped = false;
    for (index, piece) in pieces.iter().enumerate() {
        let ends_line = piece.item == Item::LineEnd;
        // Where columns were put in order, the ends of their lines are not among the pieces.
        let begins_line = index > line && super::mainline::heads(sheet, Some(piece));
        if ends_line || begins_line {
            if index > line {
                wrapped = wraps(&words, pieces, line, index);
            }
            if !wrapped {
                tone = Tone::Game;
                open_bracket = false;
            }
            line = index + usize::from(ends_line);
        }
        match piece.item {
            Item::LineEnd => continue,
            Item::Word if unclosed(&words, index) => {
                open_bracket = true;
                tone = Tone::Aside;
            }
            Item::Word if begins(&words, pieces, index) => {
                if tone == Tone::Game {
                    open(&mut out, line, index);
                }
                tone = Tone::Aside;
            }
            _ => {}
        }
        if let Some(place) = out.get_mut(index) {
            *place = tone;
        }
        if tone != Tone::Game && piece.item == Item::Word && !open_bracket {
            tone = match words.get(index).map(String::as_str) {
                Some(word) if word.ends_with(':') && plain_letters(word) > 0 => Tone::Open,
                Some(word) if ends(word) && !goes_on(&words, pieces, index) => Tone::Game,
                _ => tone,
            };
        }
    }
    // A sheet that puts its side lines into brackets has words, not moves, outside them.
    let bracketed = |p: &&Piece| p.item == Item::Comment && p.span.of(sheet).iter().any(u8::is_ascii_digit);
    let bracketed = pieces.iter().filter(bracketed).count();
    let side_lines = super::mainline::side_lines(sheet, &words, pieces);
    let aside = |index: usize| side_lines.iter().any(|(from, to)| (*from..*to).contains(&index));
    // The numbers of the game itself say whether it is told.
    let numbers = |wanted: fn(Tone) -> bool| {
        let all = pieces.iter().zip(&out).enumerate();
        all.filter(|(at, (p, tone))| matches!(p.item, Item::Number { .. }) && wanted(**tone) && !aside(*at))
            .count()
    };
    if bracketed > 2
        || !out.contains(&Tone::Aside)
        || numbers(|tone| tone == Tone::Game) < numbers(|tone| tone != Tone::Game)
    {
        out.fill(Tone::Unknown);
    }
    for (from, to) in side_lines {
        if let Some(part) = out.get_mut(from..to) {
            part.fill(Tone::SideLine);
        }
    }
    out
}

/// Whether a sentence goes on in the next line: the line holds a number, and its last word is one of a language
/// and ends nothing.
fn wraps(words: &[String], pieces: &[Piece], line: usize, end: usize) -> bool {
    let numbered = pieces
        .get(line..end)
        .is_some_and(|pieces| pieces.iter().any(|p| matches!(p.item, Item::Number { .. })));
    let last = words.get(..end).and_then(<[String]>::last);
    numbered && last.is_some_and(|word| plain_letters(word) > 1 && word.chars().all(char::is_lowercase))
}

/// `17. d4 wins as well.`: one move before the words may be the comment's own.
fn open(out: &mut [Tone], line: usize, index: usize) {
    if index - line <= 3
        && let Some(before) = out.get_mut(line..index)
    {
        before.fill(Tone::Open);
    }
}

/// Whether a comment's words begin here: a long word, two words, or a short one with a number behind it.
fn begins(words: &[String], pieces: &[Piece], index: usize) -> bool {
    if super::mainline::fills_a_place(pieces, index)
        && words.get(index).is_some_and(|w| w.chars().count() < 7)
    {
        return false;
    }
    let letters = |at: usize| words.get(at).map_or(0, |word| plain_letters(word));
    let here = letters(index);
    let digits = |word: &String| !word.is_empty() && word.chars().all(|c| digit(c).is_some());
    let number = || {
        pieces.get(index + 1).is_some_and(|p| matches!(p.item, Item::Number { .. }))
            || words.get(index + 1).is_some_and(digits)
    };
    let capital = || words.get(index).is_some_and(|w| w.chars().next().is_some_and(char::is_uppercase));
    here > 3
        || here > 1
            && (letters(index + 1) > 1
                || index > 0 && letters(index - 1) > 1
                || number() && (capital() || !is_check(words, index)))
}

/// Whether a word behind a move says that it is check or mate.
fn is_check(words: &[String], index: usize) -> bool {
    let word = words.get(index).map(|w| w.trim_end_matches(['.', ',', '!', '?'])).unwrap_or_default();
    matches!(word, "ch" | "sch" | "mat" | "matt" | "mate" | "x" | "ep")
}

/// `[8.Qxd2`: a bracket that is closed nowhere, for others are comments already.
fn unclosed(words: &[String], index: usize) -> bool {
    let Some(inner) = words.get(index).and_then(|word| word.strip_prefix(['[', '('])) else { return false };
    inner.chars().next().and_then(digit).is_some() && !inner.contains([']', ')'])
}

/// Whether a sentence ends with this word: moves end in `!` too, so a stop is asked of them.
fn ends(word: &str) -> bool {
    let bare = word.trim_end_matches(['"', '\'', ')', ']', '\u{201d}', '\u{201c}', '\u{bb}', '\u{ab}']);
    let stop = if plain_letters(word) > 0 { bare.ends_with(['.', '!', '?']) } else { bare.ends_with('.') };
    // `t.d.` and `d.h.` end no sentence.
    stop && !bare.trim_end_matches(['.', '!', '?']).contains('.')
}

/// Whether the next word is one of a language that does not begin a sentence.
fn goes_on(words: &[String], pieces: &[Piece], index: usize) -> bool {
    let next = pieces.get(index + 1).is_some_and(|p| p.item == Item::Word);
    next && words
        .get(index + 1)
        .is_some_and(|word| plain_letters(word) > 1 && word.chars().next().is_some_and(char::is_lowercase))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::sheet::pieces;

    fn asides(text: &str) -> String {
        let pieces = pieces(text.as_bytes());
        let tones = tones(text.as_bytes(), &pieces);
        let words = pieces.iter().zip(tones).filter(|(p, tone)| tone.is_aside() && p.item == Item::Word);
        words.filter_map(|(p, _)| text.get(p.span.start..p.span.end)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_line_with_words() {
        let text = "16. Nc3 Bc5\nBecause of 17. d4.\n17. Nd5 Qb2 18. Bd6";
        assert_eq!(asides(text), "Because of d4.");
    }

    #[test]
    fn a_sentence_in_a_line() {
        let text = "1. e4 e5 2. f4 ef. Better is 2... d5. 3. Nf3 g5 4. h4";
        assert_eq!(asides(text), "Better is d5.");
    }

    #[test]
    fn a_number_given_twice() {
        let text = "8. a3! h5. Good! 9. h4 9. Nxg5 h4 10. Nxf7 hxg3 11. Nxd8 Bg4 9... Bg4 10. c3";
        assert_eq!(asides(text), "Good! Nxg5 h4 Nxf7 hxg3 Nxd8 Bg4");
        assert_eq!(asides("1. e4 1. e5 2. Nf3 2. Nc6 3. Bb5 3. a6"), "");
    }

    #[test]
    fn a_sentence_in_two_lines() {
        let text = "5. d4 e5 6. de Qe5 7. Nf3 Qc7 8. Na3 Nd7\n9. Nb5 wrong was 9... Qb8 because\n10. Nd2 and 11. Bc4.\n10. Bf4 Rb8";
        assert_eq!(asides(text), "wrong was Qb8 because Nd2 and Bc4.");
    }

    #[test]
    fn a_game_that_is_told() {
        assert_eq!(asides("White opened 1. e4 and they replied with 1... e5 and then 2. Nf3"), "");
    }
}
