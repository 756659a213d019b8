//! Runs of notation: from the first number or move to the last move, sign or result before the next word.

use crate::Span;
use crate::annotation;
use crate::board::Color;
use crate::notation::{Candidate, Notation, Part, Readings};
use crate::scan::is_dash;
use crate::scan::prose::{Scanner, Token, is_right_to_left};
use crate::translate::{Place, Source, Target, Writer, is_native_square, may_be};

/// Brackets inside a run that are followed.
const DEEPEST: usize = 32;

/// A notation that tells what is a move.
pub(super) struct Reader<'n> {
    notation: &'n dyn Notation,
    algebraic: bool,
    numeric: bool,
}

impl<'n> Reader<'n> {
    pub(super) fn of_target(target: &'n Target) -> Self {
        let algebraic = matches!(target.writer, Writer::Algebraic(_));
        Self { notation: target.writer.notation(), algebraic, numeric: false }
    }

    pub(super) fn of_source(source: &'n Source) -> Self {
        Self { notation: source.notation(), algebraic: source.algebraic, numeric: source.numeric }
    }

    /// The length of the longest move that a word may be.
    fn len(&self, word: &[u8], place: Place, latin: bool, readings: &mut Readings) -> usize {
        readings.clear();
        self.notation.read(word, Color::White, readings);
        let fits = readings
            .as_slice()
            .iter()
            .filter(|candidate| may_be(self.algebraic, self.numeric, candidate, word, place))
            .filter(|candidate| !latin || place == Place::Numbered || !is_native_square(candidate, word))
            .filter(|candidate| {
                candidate.reading.cost <= if place == Place::Mention { 1 } else { 2 }
                    && (!self.algebraic || place == Place::Numbered || !is_word(candidate, word))
            });
        fits.map(|candidate| candidate.len).max().unwrap_or(0)
    }
}

/// Whether two letters of files (`de`) are rather a word: no number and no sign follows.
fn is_word(candidate: &Candidate, word: &[u8]) -> bool {
    let files_only =
        candidate.parts.get(Part::ToFile).is_some() && candidate.parts.get(Part::ToRank).is_none();
    if files_only && candidate.parts.get(Part::Capture).is_none() && has_right_to_left(word, candidate.len) {
        // A word of Arabic that is made of letters of files, whatever follows it.
        return true;
    }
    let rest = word.get(candidate.len..).unwrap_or_default().trim_ascii_start();
    let sign = rest.first().is_some_and(|b| b.is_ascii_digit() || matches!(b, b'+' | b'#'))
        || rest.first().is_some_and(|b| !b.is_ascii_alphabetic()) && annotation::scan(rest).is_some();
    files_only && !sign
}

fn has_right_to_left(word: &[u8], len: usize) -> bool {
    String::from_utf8_lossy(word.get(..len).unwrap_or_default()).chars().any(is_right_to_left)
}

struct Run {
    start: usize,
    end: usize,
    /// Where the run ended when each bracket that is still open was met, and the place behind the bracket.
    open: Vec<(usize, usize)>,
}

/// The runs of a text, in order.
pub(super) fn find(text: &[u8], readers: &[Reader<'_>]) -> Vec<Span> {
    let mut runs = Vec::new();
    let mut run: Option<Run> = None;
    let mut number: Option<usize> = None;
    // Before this place brackets end a run, since one of them was found to hold words.
    let mut flat_until = 0;
    let mut readings = Readings::new();
    let mut scanner = Scanner::new(text);
    loop {
        let Some((token, span)) = scanner.next_token() else {
            // A bracket may still be open at the end; what stands in it is looked at again.
            close(&mut run, &mut runs, &mut scanner, &mut flat_until);
            number = None;
            if scanner.at >= text.len() {
                break;
            }
            continue;
        };
        let behind = run.as_ref().map_or(number.unwrap_or(span.start), |run| run.end);
        let mut breaks = text
            .get(behind..span.start)
            .is_some_and(|blank| blank.iter().any(|b| matches!(b, b'\n' | b'\t')));
        if breaks {
            number = None;
            close(&mut run, &mut runs, &mut scanner, &mut flat_until);
            if scanner.at < span.start {
                continue;
            }
            breaks = false;
        }
        match token {
            Token::Number { points, .. } if points > 0 || run.is_some() => {
                number = Some(span.start);
                if scanner.closes_number() && run.as_ref().is_none_or(|run| run.open.is_empty()) {
                    scanner.at += 1;
                }
            }
            Token::Number { .. } => {}
            Token::Word => {
                let at = span.start;
                let word = scanner.word();
                let numbered = number.is_some();
                let joined = run.is_some() || numbered;
                let before = run.as_ref().and_then(|run| text.get(run.start..run.end)).unwrap_or_default();
                let latin = before.iter().any(|byte| matches!(byte, b'a'..=b'h'));
                let len = |place: Place, readings: &mut Readings| {
                    readers.iter().map(|reader| reader.len(word, place, latin, readings)).max().unwrap_or(0)
                };
                let place = match (numbered, joined) {
                    (true, _) => Place::Numbered,
                    (_, true) => Place::Line,
                    _ => Place::Mention,
                };
                let mut len_here = len(place, &mut readings);
                if len_here == 0 && !joined && (marked_square(word) || before_number(word)) {
                    len_here = len(Place::Line, &mut readings);
                }
                if len_here > 0 {
                    let start = number.take().unwrap_or(at);
                    let run = run.get_or_insert(Run { start, end: at, open: Vec::new() });
                    run.end = at + len_here;
                    scanner.at = run.end;
                } else {
                    breaks = true;
                    scanner.skip_word();
                }
            }
            Token::Mark(_) => {
                if let Some(run) = &mut run {
                    run.end = span.end;
                }
            }
            Token::Result(_) => {
                number = None;
                run.get_or_insert(Run { start: span.start, end: span.end, open: Vec::new() }).end = span.end;
                // A game is over: what follows is another run.
                breaks = run.as_ref().is_some_and(|run| run.open.is_empty());
            }
            Token::Filler => breaks = !joins(span.of(text)),
            Token::Open => match &mut run {
                Some(run) if span.start >= flat_until && run.open.len() < DEEPEST => {
                    run.open.push((run.end, span.end));
                    number = None;
                }
                _ => breaks = true,
            },
            Token::Close => match &mut run {
                Some(run) if !run.open.is_empty() => {
                    run.open.pop();
                    run.end = span.end;
                    number = None;
                }
                _ => breaks = true,
            },
            Token::Break | Token::Command | Token::Tag => breaks = true,
        }
        if breaks {
            number = None;
            close(&mut run, &mut runs, &mut scanner, &mut flat_until);
        }
    }
    runs
}

/// Ends a run. One with a bracket still open ends before that bracket, and the scanner goes back behind it.
fn close(run: &mut Option<Run>, runs: &mut Vec<Span>, scanner: &mut Scanner<'_>, flat_until: &mut usize) {
    let Some(mut run) = run.take() else { return };
    if let Some((end, behind)) = run.open.first().copied() {
        run.end = end;
        *flat_until = scanner.at.max(*flat_until);
        scanner.at = behind;
    }
    if run.start < run.end {
        runs.push(Span::new(run.start, run.end));
    }
}

/// Whether a sign may stand between moves of one run.
fn joins(sign: &[u8]) -> bool {
    std::str::from_utf8(sign).is_ok_and(|sign| {
        sign.chars()
            .all(|c| is_dash(c) || matches!(c, '.' | ',' | ';' | ':' | '/' | '|' | '\u{2026}' | '\u{60c}'))
    })
}

/// A square with a mark behind it, `e4!?`, which would be turned round.
fn marked_square(word: &[u8]) -> bool {
    let word = word.split(u8::is_ascii_whitespace).next().unwrap_or_default();
    word.iter().any(|b| matches!(b, b'!' | b'?')) && word.iter().any(u8::is_ascii_digit)
}

/// A square that a move's number follows, `a6 14. Bxf6`: the reply that a line begins with.
fn before_number(text: &[u8]) -> bool {
    let word = text.iter().position(u8::is_ascii_whitespace).unwrap_or(text.len());
    let rest = text.get(word..).unwrap_or_default();
    let blanks = rest.iter().take_while(|b| **b == b' ').count();
    let rest = rest.get(blanks..).unwrap_or_default();
    let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
    let square = String::from_utf8_lossy(text.get(..word).unwrap_or_default()).chars().any(char::is_numeric);
    square && blanks > 0 && digits > 0 && rest.get(digits) == Some(&b'.')
}

/// Whether a run is wholly in a right-to-left script, its squares too.
pub(super) fn is_native(run: &str) -> bool {
    run.chars().any(|c| is_right_to_left(c) && c.is_alphabetic())
        && !run.chars().any(|c| matches!(c, 'a'..='h' | '\u{2654}'..='\u{265f}'))
}
