//! Results that are said in words where a move would stand: `White resigns`, `Remis`, `сдались`.

use crate::board::Color;
use crate::locale::Locale;
use crate::scan::{Outcome, blank_len, char_at};

/// What words say about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// This side won.
    Won(Color),
    /// Nobody did.
    Drawn,
    /// The side to move gave up.
    Resigned,
}

/// The words of one language for the ends of games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Endings(Vec<(String, End)>);

impl Endings {
    /// Those of a language's table.
    pub(crate) fn of(locale: &Locale) -> Self {
        let (words, results) = (&locale.words, &locale.results);
        let sure = [
            (&words.white_resigned, End::Won(Color::Black)),
            (&words.black_resigned, End::Won(Color::White)),
            (&words.draw_agreed, End::Drawn),
            (&words.draw, End::Drawn),
        ];
        let one = sure.into_iter().filter_map(|(text, end)| Some((text.as_deref()?, end)));
        let lists = [
            (&results.white, End::Won(Color::White)),
            (&results.black, End::Won(Color::Black)),
            (&results.draw, End::Drawn),
            (&results.resigns, End::Resigned),
        ];
        let many = lists.into_iter().flat_map(|(list, end)| list.iter().map(move |text| (&**text, end)));
        let mut all: Vec<(String, End)> =
            one.chain(many).map(|(text, end)| (text.to_lowercase(), end)).collect();
        // Of two that fit the longer is meant.
        all.sort_by_key(|(text, _)| std::cmp::Reverse(text.len()));
        Self(all)
    }

    /// The result said in words at the start of `text`, and its length with a full stop behind it, if the words end
    /// there: a blank may be any blank, letters may be of either case.
    pub(crate) fn read(&self, text: &[u8], to_move: Color) -> Option<(Outcome, usize)> {
        let (len, end) = self.0.iter().find_map(|(words, end)| Some((same(text, words)?, *end)))?;
        let outcome = match end {
            End::Won(Color::White) => Outcome::White,
            End::Won(Color::Black) => Outcome::Black,
            End::Drawn => Outcome::Draw,
            End::Resigned if to_move == Color::White => Outcome::Black,
            End::Resigned => Outcome::White,
        };
        Some((outcome, len + usize::from(text.get(len) == Some(&b'.'))))
    }
}

/// How much of `text` is `words`, which are in small letters.
fn same(text: &[u8], words: &str) -> Option<usize> {
    let mut at = 0;
    let mut wanted = words.chars();
    while let Some(want) = wanted.next() {
        let rest = text.get(at..)?;
        if want == ' ' {
            let blank = blank_len(rest);
            if blank == 0 {
                return None;
            }
            at += blank;
            continue;
        }
        let (found, len) = char_at(rest)?;
        let mut small = found.to_lowercase();
        if small.next() != Some(want) {
            return None;
        }
        for more in small {
            if wanted.next() != Some(more) {
                return None;
            }
        }
        at += len;
    }
    let behind = text.get(at..).and_then(char_at);
    (!behind.is_some_and(|(c, _)| c.is_alphanumeric())).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locales;

    #[test]
    fn ends_of_games_are_read_in_the_words_of_the_language() {
        let locales = Locales::builtin();
        let read = |tag: &str, text: &'static str, side| {
            let (outcome, len) = Endings::of(locales.get(tag).unwrap()).read(text.as_bytes(), side)?;
            Some((outcome, &text[..len]))
        };
        let white = Color::White;
        assert_eq!(read("en", "White  resigns.", white), Some((Outcome::Black, "White  resigns.")));
        assert_eq!(read("en", "Resigns", white), Some((Outcome::Black, "Resigns")));
        assert_eq!(read("en", "resigns", Color::Black), Some((Outcome::White, "resigns")));
        assert_eq!(read("en", "Draw agreed", white), Some((Outcome::Draw, "Draw agreed")));
        assert_eq!(read("ru", "Ничья", white), Some((Outcome::Draw, "Ничья")));
        assert_eq!(read("ar", "الأبيض استسلم", white), Some((Outcome::Black, "الأبيض استسلم")));
        assert_eq!(read("de", "Remise", white), None);
        assert_eq!(read("de", "Schwarz gibt auf", white), Some((Outcome::White, "Schwarz gibt auf")));
    }
}
