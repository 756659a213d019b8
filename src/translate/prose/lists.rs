//! Lists of men, `Kf1, Dd2, Sf3`, and of moves of men: such a list is rewritten whole or not at all, since half of it
//! in one language and half in another would be read as something else.

use super::Prose;
use crate::Span;
use crate::board::Color;
use crate::diagnostic::Kind;
use crate::notation::{Candidate, Part, Readings};
use crate::scan::prose::{Scanner, Token};

/// Men of one list; what follows them is another list.
const LONGEST: usize = 64;
/// Letters of a word that joins one man to the next, as `and` does.
const CONJUNCTION: usize = 4;
/// Signs between the men of a list, in the scripts that have their own too.
const SIGNS: [&str; 6] = [",", ";", "&", "/", "\u{60c}", "\u{3001}"];

impl Prose<'_> {
    /// Reads the list of men that begins at the cursor; false where none does. Where one of them is left as it is,
    /// all are, and each of them that would have changed is told.
    pub(super) fn list(&mut self, text: &[u8], scanner: &mut Scanner<'_>) -> bool {
        if self.listing || self.target.is_none() {
            return false;
        }
        let Some(end) = self.list_end(text, *scanner) else { return false };
        let before = (self.line.clone(), self.aside.clone());
        let (edits, told, moves) = (self.edits.len(), self.report.diagnostics.len(), self.report.moves.len());
        let (read, cost, roles, reached) =
            (self.report.read, self.report.cost, self.report.roles, self.report.reached);
        let left = std::mem::take(&mut self.report.left);
        self.listing = true;
        while scanner.at < end
            && let Some((token, span)) = scanner.next_token()
        {
            self.token(text, scanner, token, span);
        }
        self.listing = false;
        if self.report.left {
            (self.line, self.aside) = before;
            self.joined = false;
            self.report.moves.truncate(moves);
            (self.report.read, self.report.cost) = (read, cost);
            (self.report.roles, self.report.reached) = (roles, reached);
            for edit in self.edits.split_off(edits) {
                self.note(text, edit.span, Kind::Illegal, "M0208", Vec::new());
            }
            if let Some(new) = self.report.diagnostics.get_mut(told..) {
                new.sort_by_key(|one| one.span.start);
            }
        }
        self.report.left |= left;
        true
    }

    /// Where the list of at least two men that begins at the cursor ends.
    fn list_end(&self, text: &[u8], mut scanner: Scanner<'_>) -> Option<usize> {
        let mut readings = Readings::new();
        let mut end = None;
        let mut joined = false;
        for count in 0..LONGEST {
            let at = scanner.at;
            let len = self.man(scanner.word(), &mut readings)?;
            let to = at + len;
            if scanner.in_name(at, to) || scanner.dashed(to).is_some() || scanner.glued() {
                break;
            }
            scanner.at = to;
            end = (count > 0).then_some(to);
            if !self.next_man(text, &mut scanner, &mut joined, &mut readings) {
                break;
            }
        }
        end
    }

    /// Goes on to the next man of a list; false where none follows.
    fn next_man(
        &self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        joined: &mut bool,
        readings: &mut Readings,
    ) -> bool {
        while let Some((token, span)) = scanner.next_token() {
            match token {
                Token::Filler if SIGNS.iter().any(|sign| sign.as_bytes() == span.of(text)) => {}
                Token::Word if self.man(scanner.word(), readings).is_some() => return true,
                Token::Word => {
                    let at = scanner.at;
                    if let Some(len) = self.square(scanner.word(), readings) {
                        scanner.at = at + len;
                        continue;
                    }
                    scanner.skip_word();
                    // One word may stand before the last.
                    let word = String::from_utf8_lossy(Span::new(at, scanner.at).of(text)).into_owned();
                    if *joined || word.chars().count() > CONJUNCTION || !word.chars().all(char::is_alphabetic)
                    {
                        return false;
                    }
                    *joined = true;
                }
                _ => return false,
            }
        }
        false
    }

    /// The length of a man with its square and nothing else.
    fn man(&self, word: &[u8], readings: &mut Readings) -> Option<usize> {
        self.bare(word, readings, true)
    }

    /// The length of a square, which is that of a pawn in a list.
    fn square(&self, word: &[u8], readings: &mut Readings) -> Option<usize> {
        self.bare(word, readings, false)
    }

    fn bare(&self, word: &[u8], readings: &mut Readings, man: bool) -> Option<usize> {
        let fits = |candidate: &&Candidate| {
            let has = |part| candidate.parts.get(part).is_some();
            candidate.reading.cost == 0
                && has(Part::Piece) == man
                && has(Part::ToFile)
                && has(Part::ToRank)
                && ![Part::FromFile, Part::FromRank, Part::Capture, Part::Taken, Part::Promotion, Part::Check]
                    .into_iter()
                    .any(has)
        };
        readings.clear();
        self.source.notation().read(word, Color::White, readings);
        let longest = readings.as_slice().iter().map(|candidate| candidate.len).max()?;
        let fitting = readings.as_slice().iter().filter(fits).map(|candidate| candidate.len).max()?;
        (fitting == longest && fitting > 0).then_some(fitting)
    }
}
