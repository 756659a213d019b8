//! The moves in a game's comments, which speak of the position they stand in.

use super::game::{Layout, Options};
use super::output::Output;
use super::prose::{Edit, Prose};
use super::source::Source;
use super::target::Target;
use crate::Span;
use crate::board::{Color, Position};
use crate::diagnostic::Diagnostic;
use crate::played::Played;
use crate::scan::pgn::Token;

/// A layout in which the moves of comments are translated where they stand.
pub struct Comments<'a> {
    text: &'a [u8],
    source: &'a Source,
    target: &'a Target,
    options: Options,
    /// What is to be said about moves in comments.
    pub diagnostics: Vec<Diagnostic>,
}

impl<'a> Comments<'a> {
    /// Translates the comments of `text`.
    #[must_use]
    pub fn new(text: &'a [u8], source: &'a Source, target: &'a Target, options: Options) -> Self {
        let options = Options { record: false, ..options };
        Self { text, source, target, options, diagnostics: Vec::new() }
    }

    /// The edits of one comment, in offsets of the text.
    #[must_use]
    pub fn edits(&mut self, span: Span, before: &Position, now: &Position) -> Vec<Edit> {
        let comment = span.of(self.text);
        if self.options.leave_comments || !may_hold_moves(comment) {
            return Vec::new();
        }
        let prose = Prose::comment(self.source, Some(self.target), self.options, before, now);
        if prose.needs_births() {
            return Vec::new();
        }
        let (body, by) = match comment {
            [b'{', body @ .., b'}'] | [b'{', body @ ..] | [b';', body @ ..] => (body, span.start + 1),
            // An escaped line is data of some program.
            _ => return Vec::new(),
        };
        let (mut edits, report, _) = prose.read(body);
        for edit in &mut edits {
            edit.span = edit.span.shifted(by);
        }
        let room = super::game::TOLD.saturating_sub(self.diagnostics.len());
        for mut diagnostic in report.diagnostics.into_iter().take(room) {
            diagnostic.span = diagnostic.span.shifted(by);
            self.diagnostics.push(diagnostic);
        }
        edits
    }
}

impl Layout for Comments<'_> {
    const PASSIVE: bool = true;

    fn played(&mut self, _: Span, _: &Played<'_>) {}
    fn token(&mut self, _: Token, _: Span, _: Color) {}
    fn failed(&mut self, _: usize) {}
    fn comment(&mut self, span: Span, before: &Position, now: &Position, output: &mut Output<'_>) {
        for edit in self.edits(span, before, now) {
            output.replace(edit.span.start, edit.span.end, &edit.new);
        }
    }
}

/// Whether anything stands in a comment besides one command such as `{[%clk 1:00]}`.
fn may_hold_moves(comment: &[u8]) -> bool {
    let one_command = comment.starts_with(b"{[%")
        && memchr::memchr(b']', comment).is_some_and(|end| {
            comment
                .get(end + 1..)
                .unwrap_or_default()
                .iter()
                .all(|b| matches!(b, b' ' | b'\n' | b'\r' | b'}'))
        });
    !one_command && comment.iter().any(|b| b.is_ascii_digit() || *b >= 0x80)
}
