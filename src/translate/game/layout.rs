//! What a walk tells to a writer that lays the game out anew.

use crate::Span;
use crate::board::{Color, Position};
use crate::played::Played;
use crate::scan::pgn::Token;
use crate::translate::output::Output;

/// Receives what else stands in the text, for a writer that lays the game out anew.
pub trait Layout {
    /// Whether it does nothing, so that usual moves need not be told to it one by one.
    const PASSIVE: bool = false;

    /// A move was read.
    fn played(&mut self, span: Span, played: &Played<'_>);
    /// Any other token.
    fn token(&mut self, token: Token, span: Span, side: Color);
    /// The line that began at the last open bracket, or the game, is left as it stands.
    fn failed(&mut self, depth: usize);
    /// A comment, with the positions before and behind the last move.
    fn comment(&mut self, span: Span, before: &Position, now: &Position, output: &mut Output<'_>);
    /// Words that are no move and say nothing new about the game.
    fn remark(&mut self, _span: Span) {}
}

/// A layout that does nothing: the output is a copy with the moves replaced.
#[derive(Clone, Copy, Debug, Default)]
pub struct InPlace;

impl Layout for InPlace {
    const PASSIVE: bool = true;

    fn played(&mut self, _: Span, _: &Played<'_>) {}
    fn token(&mut self, _: Token, _: Span, _: Color) {}
    fn failed(&mut self, _: usize) {}
    fn comment(&mut self, _: Span, _: &Position, _: &Position, _: &mut Output<'_>) {}
}
