//! What the walk over a text puts on the page: moves, marks, side lines, tags and comments.

use super::{Page, escape};
use crate::Span;
use crate::bidi;
use crate::board::{Color, Position};
use crate::played::Played;
use crate::scan::pgn::Token;
use crate::translate::{Layout, Output, tag_pair};

impl Layout for Page<'_> {
    fn played(&mut self, _: Span, played: &Played<'_>) {
        if self.outcome.is_some() {
            self.game();
        }
        self.mover = played.side();
        let black = self.mover == Color::Black;
        let mut text = Vec::new();
        self.target.writer.notation().write(played, &self.target.style, &mut text);
        let text = String::from_utf8_lossy(&text).into_owned();
        let number = played.before.fullmove();
        if self.depth == 0 {
            let row = self.row(number);
            let cell = if black { &mut row.black } else { &mut row.white };
            *cell = Some(text);
        } else {
            if !black || self.number_due {
                let digits = self.digits(number);
                self.stretch.push_str(&digits);
                self.stretch.push_str(if black {
                    &self.target.style.number_black
                } else {
                    &self.target.style.number_white
                });
            }
            self.stretch.push_str(&text);
            self.stretch.push(' ');
        }
        self.number_due = false;
    }

    fn token(&mut self, token: Token, span: Span, _: Color) {
        let text = String::from_utf8_lossy(span.of(self.text)).into_owned();
        match token {
            Token::Open => {
                self.depth += 1;
                self.stretch.push('(');
                self.number_due = true;
            }
            Token::Close => {
                self.stretch.truncate(self.stretch.trim_end().len());
                self.stretch.push_str(") ");
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    self.close_stretch();
                }
                self.number_due = true;
            }
            Token::Mark(mark) => {
                let sign = self.sign(mark).unwrap_or(text);
                // Marks of the move are glued to it, those of the position stand apart.
                let glued = sign.chars().all(|c| matches!(c, '!' | '?' | '\u{203c}'..='\u{2049}'));
                let style = &self.target.style;
                let sign = if glued { sign.replace('?', &style.question) } else { sign };
                let space = if glued { &style.glyph_space } else { " " };
                self.mark(&format!("{space}{sign}"));
            }
            Token::Result(outcome) => self.outcome = Some(outcome),
            Token::Tag => {
                if self.outcome.is_some() || !self.rows.is_empty() {
                    self.game();
                }
                if let Some((name, value)) = tag_pair(span.of(self.text)) {
                    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace("\\\"", "\"");
                    self.tags.push((text(name), text(value)));
                }
            }
            _ => {}
        }
    }

    fn failed(&mut self, _: usize) {}

    fn comment(&mut self, span: Span, before: &Position, now: &Position, _: &mut Output<'_>) {
        let text = span.of(self.text);
        if text.first() == Some(&b'%') {
            return;
        }
        let mut output = Output::new(text, Vec::with_capacity(text.len()));
        for edit in self.comments.edits(span, before, now) {
            output.replace(edit.span.start - span.start, edit.span.end - span.start, &edit.new);
        }
        let new = output.finish();
        let words = without_commands(&String::from_utf8_lossy(&new));
        let words = words.trim_matches(|c: char| matches!(c, '{' | '}' | ';') || c.is_whitespace());
        if words.is_empty() {
            return;
        }
        self.close_stretch();
        // Its own words decide its direction.
        let mut html = String::from("<bdi class=\"comment\">");
        escape(words, &mut html);
        html.push_str("</bdi> ");
        self.notes().push_str(&html);
        self.number_due = true;
    }
}

/// A comment without `[%clk …]` and its like, which programs read and people do not.
fn without_commands(comment: &str) -> String {
    let mut out = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some(at) = ["[%", "[#]"].iter().filter_map(|command| rest.find(command)).min() {
        let (before, command) = rest.split_at(at);
        out.push_str(before);
        match command.find(']') {
            Some(end) => rest = command.get(end + 1..).unwrap_or_default(),
            None => {
                rest = command;
                break;
            }
        }
    }
    out.push_str(rest);
    let (stripped, _) = bidi::strip(out.as_bytes());
    String::from_utf8_lossy(&stripped).into_owned()
}
