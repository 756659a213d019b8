//! Numbers, results and annotation marks in the target's form.

use super::{Layout, Walker};
use crate::Span;
use crate::annotation::{self, Dialect, Glyphs, Mark, MarkKind};
use crate::board::Color;
use crate::direction::Direction;
use crate::scan::Outcome;
use crate::scan::pgn::Token;
use crate::translate::figures;
use crate::translate::target::Target;
use crate::words::{GameEnd, Words};

impl<L: Layout> Walker<'_, '_, L> {
    /// Results and annotation marks in the target's form.
    pub(super) fn marks(&mut self, token: Token, span: Span) {
        let Some(target) = self.target else { return };
        let failed = self.frames.last().is_some_and(|frame| frame.failed);
        if matches!(token, Token::Number { number: Some(_), .. } | Token::Result(_)) && !failed {
            self.pause(span, Words::behind_pair);
        }
        match token {
            Token::Number { number: Some(number), black } if !failed => {
                if let Some(words) = &target.words {
                    self.scratch.clear();
                    words.number(number, black, &mut self.scratch);
                    if self.text.get(span.end).is_some_and(|b| !b.is_ascii_whitespace()) {
                        self.scratch.push(b' ');
                    }
                    self.output.replace(span.start, span.end, &self.scratch);
                } else if target.normalise {
                    self.number(span, black);
                } else if self.source.sentences {
                    // What is told does not always say whose number it is; the position does.
                    let black =
                        black || self.frames.last().is_some_and(|frame| frame.now().side() == Color::Black);
                    let points = if black { "..." } else { "." };
                    self.output.replace(span.start, span.end, format!("{number}{points}").as_bytes());
                }
            }
            // Only sentences have such marks between moves.
            Token::Filler if self.source.sentences && target.words.is_none() && !failed => {
                let blank = span.start > self.report.reached
                    && self.text.get(span.start - 1) == Some(&b' ')
                    && self.text.get(span.end).is_some_and(u8::is_ascii_whitespace);
                if span.of(self.text) != b"}" {
                    self.output.replace(span.start - usize::from(blank), span.end, b"");
                }
            }
            Token::Result(outcome) if target.normalise && !failed => {
                let Some(text) = figures::result(target, outcome) else { return };
                let said = target.words.as_ref().and_then(|words| said_end(words, outcome));
                match said {
                    Some(said) => {
                        self.output.replace(span.start, span.end, format!("{{{said}}} {text}").as_bytes());
                    }
                    None => self.output.replace(span.start, span.end, text.as_bytes()),
                }
            }
            Token::Mark(Mark { kind: MarkKind::DrawOffer, .. }) if target.normalise && !failed => {
                self.output.replace(span.start, span.end, target.style.draw_offer.as_bytes());
            }
            // The Arabic question mark, where nothing else in the line is turned round.
            Token::Mark(_) if !failed && foreign_question(span.of(self.text), target) && keeps(target) => {
                let signs = String::from_utf8_lossy(span.of(self.text)).replace('\u{61f}', "?");
                self.output.replace(span.start, span.end, signs.as_bytes());
            }
            Token::Mark(mark) if !failed && (!keeps(target)) => {
                self.annotation(mark, span, target);
            }
            _ => {}
        }
    }

    /// A pause behind the sentence that was last said, where only blanks part it from what stands at `span`:
    /// what is said in a row runs together for the ear.
    pub(super) fn pause(&mut self, span: Span, which: fn(&Words) -> &str) {
        if let (Some(words), Some(end)) = (self.target.and_then(|target| target.words.as_ref()), self.spoken)
        {
            let between = self.text.get(end..span.start).unwrap_or_default();
            if !between.is_empty() && between.iter().all(u8::is_ascii_whitespace) {
                self.output.replace(end, end, which(words).as_bytes());
            }
        }
    }

    /// A number's points and the blank behind it as the style has them. The line's end stays where it is.
    pub(super) fn number(&mut self, span: Span, black: bool) {
        let Some(target) = self.target else { return };
        let black = black || self.frames.last().is_some_and(|frame| frame.now().side() == Color::Black);
        let style = &target.style;
        let points = if black { &style.number_black } else { &style.number_white };
        let (start, digits) = figures::digits(span.of(self.text));
        if start > 0 {
            self.output.replace(span.start, span.start + start, b"");
        }
        let rest = self.text.get(span.end..).unwrap_or_default();
        let blank = crate::scan::blank_len(rest);
        let last = matches!(rest.get(blank), None | Some(b'\n' | b'\r'));
        let points = if last { points.trim_end() } else { points.as_str() };
        let end = if last { span.end } else { span.end + blank };
        self.output.replace(span.start + digits, end, points.as_bytes());
    }

    pub(super) fn annotation(&mut self, mark: Mark, span: Span, target: &Target) {
        let mover = self.frames.last().map_or(Color::White, |frame| frame.before().side());
        self.scratch.clear();
        if target.glyphs == Glyphs::Keep {
            let signs = String::from_utf8_lossy(span.of(self.text));
            match foreign_question(span.of(self.text), target) {
                true => self.scratch.extend_from_slice(signs.replace('\u{61f}', "?").as_bytes()),
                false => self.scratch.extend_from_slice(span.of(self.text)),
            }
        } else if !mark.nag_for(mover).is_some_and(|nag| write_mark(nag, target, &mut self.scratch)) {
            return;
        }
        let sign = !matches!(self.scratch.first(), Some(b'$' | b'{'));
        let mut start = span.start;
        let moved = self.report.reached;
        let between = self.text.get(moved..start).unwrap_or_default();
        let behind_move = moved > 0 && crate::scan::blank_len(between) == between.len();
        let number = span.of(self.text).first() == Some(&b'$');
        let suffix = mark.kind == MarkKind::Move && mark.nag.is_some_and(|nag| (1..=6).contains(&nag));
        let others = if number && suffix && !behind_move && moved > 0 { suffixes(between) } else { None };
        if let Some(marks) = others.filter(|marks| marks.iter().flatten().any(|nag| (1..=6).contains(nag))) {
            // The same said twice is said once; what speaks against it stays a number, and is no other sign.
            if marks.contains(&mark.nag) {
                let blank = between.len() - between.trim_ascii_end().len();
                self.output.replace(start - blank, span.end, b"");
            }
            return;
        }
        if sign && (target.normalise || number) && suffix && behind_move {
            // `Nf3?` is one word in print, whatever stood between a move and its number.
            start = moved;
            let signs = String::from_utf8_lossy(&self.scratch).replace('?', &target.style.question);
            self.scratch.clear();
            self.scratch.extend_from_slice(target.style.glyph_space.as_bytes());
            self.scratch.extend_from_slice(signs.as_bytes());
        } else if !sign && start > 0 && !self.text.get(start - 1).is_some_and(u8::is_ascii_whitespace) {
            self.scratch.insert(0, b' ');
        }
        self.output.replace(start, span.end, &self.scratch);
        // What is told of a move belongs to its sentence: the pause comes behind it.
        if let Some(end) = self.spoken
            && self
                .text
                .get(end..span.start)
                .is_some_and(|between| between.iter().all(u8::is_ascii_whitespace))
        {
            self.spoken = Some(span.end);
        }
    }
}

/// The marks of a move that stand in a text and nothing else; none where something else does.
fn suffixes(text: &[u8]) -> Option<Vec<Option<u16>>> {
    let mut marks = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.get(crate::scan::blank_len(rest)..).unwrap_or_default();
        if rest.is_empty() {
            return Some(marks);
        }
        let mark = annotation::scan(rest)?;
        marks.push(mark.nag);
        rest = rest.get(mark.len.max(1)..).unwrap_or_default();
    }
}

/// Whether the mark has a question mark of right-to-left script, which the target does not have.
fn foreign_question(mark: &[u8], target: &Target) -> bool {
    target.direction == Direction::Ltr && memchr::memmem::find(mark, "\u{61f}".as_bytes()).is_some()
}

/// Whether annotation marks stay as they are.
fn keeps(target: &Target) -> bool {
    target.glyphs == Glyphs::Keep && !target.normalise
}

/// Appends an annotation mark as the target wants it; false where the source's form stays.
///
/// Words stand in braces: bare words would be no movetext, and could not be read again. A mark for which the language
/// has none is printed as its sign, and only one without a sign as its number.
fn write_mark(nag: u16, target: &Target, out: &mut Vec<u8>) -> bool {
    if target.glyphs != Glyphs::Words {
        return annotation::write(nag, target.glyphs, Dialect::Standard, out);
    }
    match target.nag_in_words(nag) {
        Some(words) => out.extend_from_slice(format!("{{{words}}}").as_bytes()),
        None if annotation::write(nag, Glyphs::Unicode, Dialect::Standard, out) => {}
        None => annotation::write_number(nag, out),
    }
    true
}

/// A result in words, where the language has more to say than the score.
fn said_end(words: &Words, outcome: Outcome) -> Option<String> {
    let end = match outcome {
        Outcome::White => GameEnd::Won(Color::White),
        Outcome::Black => GameEnd::Won(Color::Black),
        Outcome::Draw => GameEnd::Drawn,
        _ => return None,
    };
    let said = words.end(end);
    said.chars().any(char::is_alphabetic).then_some(said)
}
