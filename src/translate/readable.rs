//! Whether what a style writes can be read again.
//!
//! Not by rules about signs but by doing it: games with every mark in them are written in the style and read back.

use super::game::{Layout, Options, Walker};
use super::output::Output;
use super::plan;
use super::source::Source;
use super::target::Target;
use crate::board::{Color, Move, Position};
use crate::locale::{Locales, Spec};
use crate::played::Played;
use crate::scan::Outcome;
use crate::scan::pgn::Token;
use crate::style::Style;
use crate::{Error, Span};

/// Captures, checks of all kinds, castling, promotion, capture in passing, a null move, glyphs, all results.
const SAMPLES: [&str; 5] = [
    "1. e4! e5 2. Nf3 Nc6 3. Bb5 d6 4. Bxc6+ bxc6 5. O-O!? Bg4? 6. d4 exd4 7. Qxd4 (=) Qd7 8. Nc3 O-O-O?! 1-0",
    "1. e4 a6 2. e5 d5 3. exd6 -- 4. dxc7 Nf6 5. cxd8=Q+ Kxd8 1/2-1/2",
    "1. f3 e5 2. g4?? Qh4# 0-1",
    "[FEN \"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1\"]\n\n1. Nf6+ Kd8 2. Rd1+ Kc8 *",
    "[FEN \"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1\"]\n\n1. Nc5+ Kd8 2. Nb7+ *",
];

/// What a walk saw.
#[derive(Debug, Default, PartialEq)]
struct Seen {
    moves: Vec<(Position, Move)>,
    glyphs: Vec<Option<u16>>,
    outcomes: Vec<Outcome>,
}

impl Layout for Seen {
    fn played(&mut self, _: Span, played: &Played<'_>) {
        self.moves.push((*played.before, played.mv));
    }
    fn token(&mut self, token: Token, _: Span, _: Color) {
        match token {
            Token::Mark(mark) => self.glyphs.push(mark.nag),
            Token::Result(outcome) => self.outcomes.push(outcome),
            _ => {}
        }
    }
    fn failed(&mut self, _: usize) {}
    fn comment(&mut self, _: Span, _: &Position, _: &Position, _: &mut Output<'_>) {}
}

/// Walks through a game; the text as the target writes it, and what was seen.
fn walk(text: &str, source: &Source, target: Option<&Target>) -> (Vec<u8>, Seen) {
    let mut output = Output::new(text.as_bytes(), Vec::new());
    let mut seen = Seen::default();
    let _ = Walker::new(text.as_bytes(), source, target, Options::default(), &mut output, &mut seen).run();
    (output.finish(), seen)
}

/// What is not read again as it was meant where moves are written in `spec` with this style: the first such move, or
/// the whole line where all moves are read and something else is not. Nothing where all can be read.
///
/// # Errors
/// As [`plan::target`].
pub fn lost(spec: &Spec, locales: &Locales, style: &Style) -> Result<Option<String>, Error> {
    let target = plan::target(spec, locales, Some(style), true)?;
    let sources = plan::sources(spec, locales)?;
    let english = plan::sources(&Spec::parse("en", locales)?, locales)?;
    let Some(english) = english.first() else { return Ok(None) };
    if let Some(sign) = other_check(locales, style)? {
        return Ok(Some(sign));
    }
    for sample in SAMPLES {
        let (written, meant) = walk(sample, english, Some(&target));
        let written = String::from_utf8_lossy(&written).into_owned();
        let mut furthest = 0;
        let again = sources.iter().any(|source| {
            let (_, seen) = walk(&written, source, None);
            let same = seen.moves.iter().zip(&meant.moves).take_while(|(seen, meant)| seen == meant).count();
            furthest = furthest.max(same);
            seen == meant
        });
        if !again {
            let Some((before, mv)) = meant.moves.get(furthest) else { return Ok(Some(written)) };
            let mut out = Vec::new();
            let played = Played { mv: *mv, before, births: None };
            target.writer.notation().write(&played, &target.style, &mut out);
            return Ok(Some(String::from_utf8_lossy(&out).into_owned()));
        }
    }
    Ok(None)
}

/// A sign of check that everyone reads as another kind of check: the sign of mate, or of double check, of some style,
/// which is the sign of check in none.
fn other_check(locales: &Locales, style: &Style) -> Result<Option<String>, Error> {
    if style.check.is_empty() {
        return Ok(None);
    }
    let mut other = false;
    for name in locales.styles().names() {
        let known = locales.styles().get(name)?;
        if known.check == style.check {
            return Ok(None);
        }
        other |= known.mate == style.check || known.double_check == style.check;
    }
    Ok(other.then(|| style.check.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_can_be_read_again_in_its_style() {
        let locales = Locales::builtin();
        let mut tried = 0;
        for tag in locales.tags() {
            let locale = locales.get(tag).unwrap();
            let Some(name) = &locale.default_style else { continue };
            // Where letters stand for two things each, samples of a few moves settle nothing.
            let plain = |set: &crate::locale::LetterSet| set.is_complete() && !set.native_squares;
            if !locale.primary().is_some_and(plain) {
                continue;
            }
            let spec = Spec::parse(tag, locales).unwrap();
            let style = locales.styles().get(name).unwrap();
            if lost(&spec, locales, &Style::default()).unwrap().is_none() {
                assert_eq!(lost(&spec, locales, &style).unwrap(), None, "{name} in {tag}");
                tried += 1;
            }
        }
        assert!(tried > 20, "{tried}");
        let english = Spec::parse("en", locales).unwrap();
        for name in ["pgn", "fide", "informant", "eco", "soviet", "german-1900", "minimal", "book"] {
            let style = locales.styles().get(name).unwrap();
            assert_eq!(lost(&english, locales, &style).unwrap(), None, "{name}");
        }
    }

    #[test]
    fn what_is_lost_is_shown() {
        let locales = Locales::builtin();
        let spec = Spec::parse("de", locales).unwrap();
        let with = |change: fn(&mut Style)| {
            let mut style = Style::default();
            change(&mut style);
            lost(&spec, locales, &style).unwrap()
        };
        assert_eq!(with(|style| style.capture = "e".into()).as_deref(), Some("Lec6+"));
        assert_eq!(with(|style| style.check = "#".into()).as_deref(), Some("#"));
        assert_eq!(with(|style| style.castle_long = "O-O".into()).as_deref(), Some("O-O"));
        assert!(with(|style| style.check = "N".into()).is_some());
        assert!(with(|style| style.glyph_space = "a".into()).is_some());
        assert!(with(|style| style.number_white = "a".into()).is_some());
        assert_eq!(with(|style| style.capture = ":".into()), None);
        assert_eq!(with(|style| style.check = String::new()), None);
    }
}
