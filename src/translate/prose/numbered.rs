//! Moves behind a number, which says in which positions they may have been made.

use super::{Place, Prose};
use crate::board::{Color, Position, Start};
use crate::scan::prose::{Scanner, Token};
use crate::translate::context::{Context, add, ply};

impl Prose<'_> {
    /// A move behind a number; false where none of the positions it may speak of has it.
    pub(super) fn numbered(
        &mut self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        number: u32,
        points: usize,
        word: &[u8],
    ) -> bool {
        let at = scanner.at;
        let place = if points > 0 { Place::Numbered } else { Place::Line };
        self.align(number, points >= 2);
        let wanted = ply(number, points >= 2);
        let mut known = of_number(&self.line.now, wanted);
        if self.joined && self.aside.is_none() && !known.is_empty() {
            let hits = self.hits(&known, word, at, place);
            if self.goes_on(text, scanner, hits, false) {
                return true;
            }
        }
        if points < 2 && self.reply(text, scanner, number, word, place) {
            return true;
        }
        let due = !known.is_empty();
        add(&mut known, self.plies.at(wanted).iter().copied());
        if self.doubled && points == 1 && !due {
            // Of whom a note speaks, the number does not tell.
            let black = ply(number, true);
            add(&mut known, of_number(&self.line.now, black));
            add(&mut known, self.plies.at(black).iter().copied());
        }
        if known.is_empty() && self.joined && self.aside.is_none() && points > 0 {
            // The number is wrong, as happens in print; the line goes on.
            known = self.line.now.clone();
        }
        let hits = self.hits(&known, word, at, place);
        if self.goes_on(text, scanner, hits, false) {
            return true;
        }
        if let Some(len) = self.run_together(&known, word, at) {
            let hits = self.hits(&known, word.get(..len).unwrap_or_default(), at, place);
            if self.goes_on(text, scanner, hits, false) {
                return true;
            }
        }
        // Directly behind a move of the line nothing is threatened: one of White's is missing, `1. e4 e5 2... Nf6`.
        if self.broken || self.joined && self.aside.is_none() && points >= 2 {
            return false;
        }
        // A threat is told under the number it would have.
        let asides = self.aside.iter().flat_map(|aside| &aside.now);
        let passed: Vec<Context> = self.line.now.iter().chain(asides).filter_map(Context::passed).collect();
        let hits = self.hits(&of_number(&passed, wanted), word, at, place);
        self.goes_on(text, scanner, hits, true)
    }

    /// Black's move behind a number of its own, as old books print it in two columns: `1. P-K4 1. P-K4`.
    ///
    /// The same words may be another move of White's (`1. P-K4, 1. P-Q4 or 1. P-QB4`), so the number behind the
    /// move must be the next one, or the text must have shown before that its numbers stand twice.
    fn reply(
        &mut self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        number: u32,
        word: &[u8],
        place: Place,
    ) -> bool {
        let known = of_number(&self.line.now, ply(number, true));
        let at = scanner.at;
        let joined = self.joined && self.aside.is_none();
        if known.is_empty() || !(joined || self.doubled && heads_line(text, at)) {
            return false;
        }
        let hits = self.hits(&known, word, at, place);
        let Some(len) = hits.iter().map(|hit| hit.candidate.len).max() else { return false };
        let mut behind = *scanner;
        behind.at = at + len;
        let next = number_behind(&mut behind);
        let white = of_number(self.plies.at(ply(number, false)), ply(number, false));
        let alone = self.hits(&white, word, at, place).is_empty();
        let again = next == Some(number);
        if next != Some(number + 1) && !(joined && (self.doubled && !again || alone)) {
            return false;
        }
        let read = self.goes_on(text, scanner, hits, false);
        self.doubled |= read && next == Some(number + 1);
        read
    }

    /// Black's move behind a note on White's, without a number of its own: `9 P-KR3 . . . The first pause. P-QKt4
    /// 10 P-QR3`. The number that is due must stand behind it, with no stop between unless it begins a line.
    pub(super) fn resumed(&mut self, text: &[u8], scanner: &mut Scanner<'_>, word: &[u8]) -> bool {
        let at = scanner.at;
        let black = |context: &Context| context.position.side() == Color::Black;
        if self.source.algebraic || self.joined || !self.stack.is_empty() || !self.line.now.iter().all(black)
        {
            return false;
        }
        let known = self.line.now.clone();
        let Some(number) = known.first().map(|context| context.ply / 2) else { return false };
        let hits = self.hits(&known, word, at, Place::Line);
        let Some(len) = hits.iter().map(|hit| hit.candidate.len).max() else { return false };
        let mut behind = *scanner;
        behind.at = at + len;
        let stopped = text.get(at + len - 1) == Some(&b'.') || text.get(at + len) == Some(&b'.');
        if number_behind(&mut behind) != Some(number + 1) || stopped && !heads_line(text, at) {
            return false;
        }
        self.goes_on(text, scanner, hits, false)
    }

    /// The length of the first of two moves that are printed without a blank, `d4exd4`, both legal.
    pub(super) fn run_together(&mut self, contexts: &[Context], word: &[u8], at: usize) -> Option<usize> {
        for len in 2..word.len().min(8) {
            let (first, second) = word.split_at_checked(len)?;
            let divided = first.last()?.is_ascii_digit() && second.first()?.is_ascii_alphabetic();
            if first.contains(&b' ') {
                return None;
            }
            if divided {
                let hits = self.hits(contexts, first, at, Place::Line);
                let after: Vec<Context> = hits.iter().map(|hit| hit.context.after(&hit.mv)).collect();
                if !self.hits(&after, second, at + len, Place::Line).is_empty() {
                    return Some(len);
                }
            }
        }
        None
    }

    /// Takes the first number of a text for that of the position it was given with.
    pub(super) fn align(&mut self, number: u32, black: bool) {
        let Some(Start { position: start, .. }) = self.options.start else { return };
        if self.report.read > 0 || start == Position::default() || (start.side() == Color::Black) != black {
            return;
        }
        if let [context] = self.line.now.as_mut_slice()
            && context.position == start
            && self.line.before.is_empty()
        {
            context.ply = ply(number, black);
            let context = *context;
            self.plies.reached(context);
        }
    }
}

/// Whether nothing but a number stands between the start of the line and a move.
fn heads_line(text: &[u8], at: usize) -> bool {
    let head = text.get(..at).unwrap_or_default();
    let line = head.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    line.iter().all(|byte| byte.is_ascii_digit() || matches!(byte, b' ' | b'\t' | b'.' | b'|'))
}

/// The number that follows with no word before it but what stands in brackets.
fn number_behind(scanner: &mut Scanner<'_>) -> Option<u32> {
    let mut depth = 0usize;
    // No note in brackets is longer.
    for _ in 0..256 {
        match scanner.next_token()?.0 {
            Token::Number { number, .. } if depth == 0 => return Some(number),
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Word if depth == 0 => return None,
            Token::Word => scanner.skip_word(),
            _ => {}
        }
    }
    None
}

/// The positions of a list that have this number.
fn of_number(list: &[Context], ply: u32) -> Vec<Context> {
    list.iter().filter(|context| context.ply == ply).copied().collect()
}
