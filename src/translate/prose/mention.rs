//! Moves among words, behind neither a number nor another move.

use super::{Place, Prose, may_be};
use crate::board::Color;
use crate::notation::Readings;
use crate::scan::prose::Scanner;
use crate::translate::context::{Context, add};

/// Positions in which one mention is looked for.
const WIDEST: usize = 16;

impl Prose<'_> {
    /// A move among words.
    pub(super) fn mention(&mut self, text: &[u8], scanner: &mut Scanner<'_>, word: &[u8]) -> bool {
        let at = scanner.at;
        let mut readings = Readings::new();
        self.source.notation().read(word, Color::White, &mut readings);
        if self.source.shape().check_decides {
            self.source.notation().read(word, Color::Black, &mut readings);
        }
        let len = readings
            .as_slice()
            .iter()
            .filter(|c| may_be(self.source.algebraic, self.source.numeric, c, word, Place::Mention));
        let Some(len) = len.map(|candidate| candidate.len).max() else { return false };
        if scanner.in_name(at, at + len) {
            scanner.skip_word();
            return false;
        }
        if self.route(scanner, at, len) {
            scanner.skip_chunk();
            return false;
        }
        let mut contexts = self.line.now.clone();
        add(&mut contexts, self.line.before.iter().copied());
        let mut passed: Vec<Context> = self.line.now.iter().filter_map(Context::passed).collect();
        add(&mut contexts, passed.iter().copied());
        if let Some(aside) = &self.aside {
            add(&mut contexts, aside.now.iter().copied());
            let more: Vec<Context> = aside.now.iter().filter_map(Context::passed).collect();
            add(&mut contexts, more.iter().copied());
            add(&mut contexts, aside.before.iter().copied());
            passed.extend(more);
        }
        contexts.truncate(WIDEST);
        let hits = self.hits(&contexts, word, at, Place::Mention);
        // Where the other side did nothing, what follows under the next number is not what comes next.
        self.passed = passed;
        let read = self.goes_on(text, scanner, hits, true);
        self.passed.clear();
        if read {
            return true;
        }
        self.report_left(text, at, word, false);
        scanner.at = at + self.whole_len(word).unwrap_or(len).max(len);
        self.joined = false;
        true
    }
}
