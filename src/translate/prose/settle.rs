//! What the moves that fit agree on is written, and the text goes on from them.

use super::{Edit, Hit, Line, Prose};
use crate::Span;
use crate::board::{Color, Role, SquareSet};
use crate::diagnostic::{Kind, NOTED};
use crate::notation::Part;
use crate::played::Played;
use crate::scan::is_dash;
use crate::scan::prose::Scanner;
use crate::translate::context::{KEPT, add};
use crate::translate::game::MoveRecord;
use crate::translate::near;
use crate::translate::output::Output;
use crate::translate::target::{Target, Written};

/// Whether a shorter reading leaves a digit that is not the number of the next move: `R - B` of `R - B 6`.
fn leaves_a_rank(hit: &Hit, rest: &[u8]) -> bool {
    let digits: Vec<u8> =
        rest.iter().copied().skip_while(|b| *b == b' ').take_while(u8::is_ascii_digit).collect();
    let number = std::str::from_utf8(&digits).ok().and_then(|digits| digits.parse::<u32>().ok());
    number.is_some_and(|number| number != hit.context.ply.div_ceil(2))
}

impl<'t> Prose<'t> {
    /// Goes on behind the move that stands at the scanner's place; false without hits.
    pub(super) fn goes_on(
        &mut self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        hits: Vec<Hit>,
        aside: bool,
    ) -> bool {
        let at = scanner.at;
        let len = self.settle(text, at, hits, aside, scanner);
        scanner.at = at + len.unwrap_or(0);
        len.is_some()
    }

    /// Writes what all hits agree on and goes on from them; gives the length of the move, none without hits.
    pub(super) fn settle(
        &mut self,
        text: &[u8],
        at: usize,
        hits: Vec<Hit>,
        aside: bool,
        scanner: &Scanner<'_>,
    ) -> Option<usize> {
        let len = hits.iter().map(|hit| hit.candidate.len).max()?;
        // `Sf3:e5` is one move, and not `Sf3` with a colon behind it.
        let mut hits = hits;
        hits.retain(|hit| {
            let rest = text.get(at + hit.candidate.len..at + len).unwrap_or_default();
            !matches!(rest, [b':' | b'x', _, ..])
                && !leaves_a_rank(hit, rest)
                && !self.leaves_a_square(hit, rest)
        });
        if aside || hits.len() > KEPT {
            let least = hits.iter().map(Hit::cost).min()?;
            hits.retain(|hit| !hit.second && (!aside || hit.cost() == least));
        }
        let first = *hits.first()?;
        if self.route(scanner, at, len) {
            return None;
        }
        let span = Span::new(at, at + len);
        let mut differ = hits.iter().any(|hit| hit.candidate.len != len);
        let mut doubted = differ;
        let mut written = Vec::new();
        if let Some(target) = self.target {
            written = hits.iter().map(|hit| self.written(target, span.of(text), hit)).collect();
            differ |= written.windows(2).any(|pair| pair[0] != pair[1]);
            // Nothing but custom may stand against the rest, and custom is followed until the text overrules it.
            let best = hits.iter().zip(&written).filter(|(hit, _)| hit.cost() == first.cost());
            doubted |= best.map(|(_, new)| new).any(|new| Some(new) != written.first());
        }
        let side = first.context.position.side();
        if !doubted && hits.iter().all(|hit| hit.context.position.side() == side) {
            self.styled_number(text, at, side);
        }
        if differ {
            let candidates = near::san_list(&first.context.position, hits.iter().map(|hit| &hit.mv));
            if aside {
                self.note(text, span, Kind::Ambiguous, "M0204", candidates);
            } else {
                self.follow(text, &hits);
                self.keep_open(text, span, &hits, written, candidates);
            }
            self.broken = doubted;
        } else {
            if !aside {
                self.follow(text, &hits);
            }
            let agreed = written.pop();
            self.mended(text, span, first.candidate.repairs);
            if let Some(mut new) = agreed
                && new != span.of(text)
            {
                if new.last() != Some(&b'.') && self.ends_sentence(text, span) {
                    new.push(b'.');
                }
                // What is told stands apart from its number, for the ear.
                if self.target.is_some_and(|target| target.words.is_some()) && behind_point(text, at) {
                    new.insert(0, b' ');
                }
                self.edits.push(Edit { span, new });
            }
        }
        // What is told beside the line may speak of a position that nobody knows.
        if !aside && !doubted && hits.iter().all(|hit| self.denied(span.of(text), hit)) {
            let at = (first.context.ply / 2, side == Color::Black);
            self.tell(text, span, Kind::Conflict, "M0210", Some(NOTED), Some(at));
        }
        self.latin = span.of(text).iter().any(|byte| matches!(byte, b'a'..=b'h'));
        if !(differ && aside) {
            self.went(&hits, span, aside, !differ);
        }
        Some(len)
    }

    /// Whether a shorter reading leaves the square where a long move arrives: `Sf3` of `Sf3-e5`.
    fn leaves_a_square(&self, hit: &Hit, rest: &[u8]) -> bool {
        let rest = String::from_utf8_lossy(rest);
        let mut rest = rest.chars();
        let Some(sign) = rest.next() else { return false };
        let glued = (is_dash(sign) || sign == '×') && rest.next().is_some_and(char::is_alphanumeric);
        let named = hit.candidate.parts.get(Part::Piece).is_some();
        self.source.algebraic && glued && (named || self.source.long || sign == '×')
    }

    /// What the target writes for a hit.
    pub(super) fn written(&mut self, target: &Target, token: &[u8], hit: &Hit) -> Vec<u8> {
        let mut output = Output::new(token, Vec::with_capacity(token.len() + 8));
        let played =
            Played { mv: hit.mv, before: &hit.context.position, births: hit.context.births.as_ref() };
        let parts = self.source.algebraic.then_some(&hit.candidate.parts);
        let whole = Span::new(0, token.len());
        let rivals = self.source.letters().map_or(SquareSet::EMPTY, |letters| letters.rivals(&played));
        let (notation, long) = (self.source.notation(), self.source.long);
        let token = Written { text: token, span: whole, parts, notation, long, rivals };
        target.put(&token, &played, &mut self.scratch, &mut output);
        output.finish()
    }

    /// Goes on from the moves that were found.
    pub(super) fn went(&mut self, hits: &[Hit], span: Span, aside: bool, sure: bool) {
        let mut line = Line::default();
        for hit in hits.iter().take(KEPT) {
            add(&mut line.before, [hit.context]);
            add(&mut line.now, [hit.after()]);
        }
        if aside {
            for hit in hits.iter().take(KEPT).rev().filter(|hit| !self.passed.contains(&hit.context)) {
                self.plies.mentioned(hit.context.after(&hit.mv));
            }
            self.aside = Some(line);
        } else {
            for context in line.now.iter().rev() {
                self.plies.reached(*context);
            }
            self.line = line;
            self.aside = None;
            self.broken = false;
        }
        self.joined = true;
        self.report.read += 1;
        self.report.reached = span.end;
        if let Some(hit) = hits.first() {
            self.report.cost += u32::from(hit.candidate.reading.cost);
            // A pawn's letter counts where it is written: elsewhere it may be that of a piece.
            let written = hit.candidate.parts.get(Part::Piece).is_some();
            if hit.mv.role != Role::Pawn || written {
                self.report.roles |= 1 << hit.mv.role as u8;
            }
            if self.options.record && sure {
                self.report.moves.push(MoveRecord {
                    span,
                    mv: hit.mv,
                    before: hit.context.position,
                    repairs: hit.candidate.repairs,
                    game: 0,
                });
            }
        }
    }
}

/// Whether a number's point, or what stands for one, is directly in front.
fn behind_point(text: &[u8], at: usize) -> bool {
    let before = text.get(at.saturating_sub(4)..at).unwrap_or_default();
    let last = String::from_utf8_lossy(before).chars().next_back();
    last.is_some_and(|c| matches!(c, '.' | '\u{2026}' | ':') || c.is_numeric())
}
