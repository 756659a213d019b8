//! What stands around the moves: numbers, results, annotation marks, whole positions.

use fluent::FluentValue;

use super::language::{Context, Language};
use super::reader::Words;
use super::template::{Segment, Slot, Template, mark};
use crate::board::{Color, Position, Role};

/// How a game ended, as far as it can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// This side won, and nothing is known of how.
    Won(Color),
    /// This side gave up.
    Resigned(Color),
    /// This side's time ran out.
    OutOfTime(Color),
    /// A draw, and nothing is known of how.
    Drawn,
    /// Both sides agreed to a draw.
    DrawAgreed,
    /// This side has offered a draw.
    DrawOffered(Color),
    /// The side to move has no move and is not in check.
    Stalemate,
    /// The same position stood three times.
    Repetition,
    /// Fifty moves without a capture or a pawn's move.
    FiftyMoves,
    /// Neither side can mate.
    DeadPosition,
    /// The game was broken off.
    Unfinished,
}

impl GameEnd {
    const fn message(self) -> &'static str {
        match self {
            Self::Won(Color::White) => "white-wins",
            Self::Won(Color::Black) => "black-wins",
            Self::Resigned(Color::White) => "white-resigned",
            Self::Resigned(Color::Black) => "black-resigned",
            Self::OutOfTime(Color::White) => "white-out-of-time",
            Self::OutOfTime(Color::Black) => "black-out-of-time",
            Self::Drawn => "draw",
            Self::DrawAgreed => "draw-agreed",
            Self::DrawOffered(Color::White) => "white-offers-draw",
            Self::DrawOffered(Color::Black) => "black-offers-draw",
            Self::Stalemate => "stalemate",
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fifty-moves",
            Self::DeadPosition => "dead-position",
            Self::Unfinished => "unfinished",
        }
    }

    /// What is said where a language has no words for the cause: the bare score.
    const fn plain(self) -> &'static str {
        match self {
            Self::Won(Color::White) | Self::Resigned(Color::Black) | Self::OutOfTime(Color::Black) => {
                "white-wins"
            }
            Self::Won(Color::Black) | Self::Resigned(Color::White) | Self::OutOfTime(Color::White) => {
                "black-wins"
            }
            Self::DrawOffered(_) => "draw-offered",
            Self::Unfinished => "unknown-result",
            _ => "draw-result",
        }
    }
}

impl Words {
    /// Appends a move's number as it is said before a move: `12:`, before Black's `12: Black:` where the sentence
    /// does not say whose move it is. Digit and square never touch, and no full stop follows the digit: a screen
    /// reader made `1. e4` "one times ten to the power of four".
    pub fn number(&self, number: u32, black: bool, out: &mut Vec<u8>) {
        let side = if black { Color::Black } else { Color::White };
        let mut args = Context { side, ..Context::PLAIN }.args();
        args.set("number", FluentValue::from(number.to_string()));
        let named = black && self.options().level != super::Level::Full;
        let id = if named { "move-number-black" } else { "move-number" };
        out.extend_from_slice(self.table().language().format_with(id, &args).as_bytes());
    }

    /// What is written behind a sentence that another follows. A full stop behind a digit would make an ordinal
    /// of it in some languages, and a semicolon opens a comment in PGN.
    #[must_use]
    pub fn between(&self) -> &str {
        match self.options().level {
            super::Level::Full => " \u{2013}",
            _ => self.pause().trim_end(),
        }
    }

    /// What is written behind a sentence before the number of the next move or the result: a longer pause than
    /// that between the two moves of a number, which may be a comma.
    #[must_use]
    pub fn behind_pair(&self) -> &str {
        " \u{2013}"
    }

    /// The end of a game in words, or the score where the language has none for its cause.
    #[must_use]
    pub fn end(&self, end: GameEnd) -> String {
        let language = self.language();
        let id = if language.has(end.message()) { end.message() } else { end.plain() };
        language.format(id, Context::PLAIN)
    }

    /// An annotation mark in words: NAG 1 to 139, or nothing where the language has no words for it, so that
    /// the caller prints its glyph or number. Marks from 10 upwards come in pairs, the even number for White.
    #[must_use]
    pub fn nag(&self, nag: u16) -> Option<String> {
        let language = self.language();
        // 10 to 13 have no side, from 14 upwards the odd numbers are Black's.
        let (number, side) = match nag {
            14..=139 if nag % 2 == 1 => (nag - 1, Color::Black),
            _ => (nag, Color::White),
        };
        let id = format!("nag-{number}");
        language.has(&id).then(|| language.format(&id, Context { side, ..Context::PLAIN }))
    }

    /// A position as blind players expect it: who moves, then White's men and Black's, from the king to the
    /// pawns, each with its squares from a to h.
    #[must_use]
    pub fn position(&self, position: &Position) -> String {
        let language = self.table().language();
        let mut lines = Vec::new();
        for side in [Color::White, Color::Black] {
            let mut parts: Vec<String> = Vec::new();
            for role in Role::ALL.into_iter().rev() {
                let mut squares: Vec<_> = position.men(side, role).collect();
                squares.sort_by_key(|square| (square.file(), square.rank()));
                if squares.is_empty() {
                    continue;
                }
                let names: Vec<String> = squares
                    .iter()
                    .map(|square| {
                        let mut name = Vec::new();
                        self.table().square(*square, &mut name);
                        String::from_utf8_lossy(&name).into_owned()
                    })
                    .collect();
                parts.push(self.placed(
                    language,
                    "placed-piece",
                    side,
                    role,
                    squares.len(),
                    &names.join(self.pause()),
                ));
            }
            let count = position.color(side).len() as usize;
            let list = parts.join(&language.format("pause-of-men", Context::PLAIN));
            lines.push(self.placed(language, "placed", side, Role::Pawn, count, &list));
        }
        let context = Context { side: position.side(), ..Context::PLAIN };
        lines.push(language.format("to-move", context));
        lines.join("\n")
    }

    fn placed(
        &self,
        language: &Language,
        id: &str,
        side: Color,
        role: Role,
        count: usize,
        list: &str,
    ) -> String {
        let mut args = Context { side, piece: role, ..Context::PLAIN }.args();
        args.set("count", count);
        args.set("list", FluentValue::from(mark::LIST.to_string()));
        let template = Template::cut(&language.format_with(id, &args));
        let text = |segment: &Segment| match segment {
            Segment::Text(text) => text.to_string(),
            Segment::Slot(Slot::List) => list.to_owned(),
            Segment::Slot(_) => String::new(),
        };
        template.0.iter().map(text).collect()
    }
}
