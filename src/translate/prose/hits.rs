//! The moves that a word may be in the positions it may speak of.

use super::{Doubt, Hit, Place, Prose, is_native_square, may_be};
use crate::Span;
use crate::board::Color;
use crate::notation::{Candidate, Part, Readings, Repair, RepairSet};
use crate::scan::prose::Scanner;
use crate::translate::choose::Choice;
use crate::translate::context::Context;

impl Hit {
    /// What it costs to read the line so.
    pub(super) fn cost(&self) -> u8 {
        self.context.cost.saturating_add(self.candidate.reading.cost)
    }

    /// The position behind it.
    pub(super) fn after(&self) -> Context {
        Context { cost: self.cost(), ..self.context.after(&self.mv) }
    }
}

impl Prose<'_> {
    /// Whether the word is one of several squares or moves chained by dashes, which is a way a man goes.
    pub(super) fn route(&self, scanner: &Scanner<'_>, at: usize, len: usize) -> bool {
        if scanner.glued() || scanner.in_name(at, at + len) {
            return true;
        }
        let Some(next) = scanner.dashed(at + len) else { return false };
        let mut behind = *scanner;
        behind.at = next;
        // `R x Q-k Castles`: the letter of a note.
        if !self.source.algebraic
            && let [first, rest @ ..] = behind.word()
            && first.is_ascii_lowercase()
            && rest.first().is_none_or(|byte| !byte.is_ascii_alphanumeric())
        {
            return false;
        }
        let mut readings = Readings::new();
        self.source.notation().read(behind.word(), Color::White, &mut readings);
        !readings.is_empty()
    }

    /// The legal moves that a word may be in each of the positions. What is read without a repair in one of them
    /// stands before what needs one in another.
    pub(super) fn hits(&mut self, contexts: &[Context], word: &[u8], at: usize, place: Place) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        let customs = self.source.shape().check_decides && place != Place::Mention;
        for context in contexts {
            let source = self.source;
            let keep = |candidate: &Candidate| {
                may_be(source.algebraic, source.numeric, candidate, word, place)
                    && !(self.latin && place != Place::Numbered && is_native_square(candidate, word))
            };
            let (position, births) = (&context.position, context.births.as_ref());
            let mut several = match self.chooser.choose_where(source.notation(), word, position, births, keep)
            {
                Choice::One(mv, candidate) => vec![(mv, candidate)],
                Choice::Several(several) => several,
                Choice::Illegal | Choice::Unreadable => continue,
            };
            let first = several.len();
            if customs {
                several.extend(self.chooser.beside(position, births, &several, keep));
            }
            for (index, (mv, candidate)) in several.into_iter().enumerate() {
                if self.is_guess(&candidate, place) {
                    let black = context.position.side() == Color::Black;
                    self.doubt = Some(Doubt {
                        span: Span::new(at, at + candidate.len),
                        repairs: candidate.repairs,
                        at: (context.ply / 2, black),
                    });
                } else {
                    hits.push(Hit { context: *context, mv, candidate, second: index >= first });
                }
            }
        }
        if hits.iter().any(|hit| hit.candidate.repairs == RepairSet::default()) {
            hits.retain(|hit| hit.candidate.repairs == RepairSet::default());
        }
        self.heed_halves(&mut hits, word, place);
        if hits.iter().any(|hit| apart(&hit.candidate, word).is_some()) {
            self.heed_words(&mut hits, word);
        }
        if customs {
            hits.sort_by_key(|hit| hit.cost());
        }
        hits
    }

    /// Where a word for check stands apart from a move, keeps the moves of which it is true; one that is true of none is
    /// of the sentence, `Sf3 Schach spielen`, and a colon that is no sign of a capture is what it is there: `Sf3: then`.
    fn heed_words(&self, hits: &mut Vec<Hit>, text: &[u8]) {
        let said = |hit: &Hit| apart(&hit.candidate, text).is_some();
        let fits = |hit: &Hit| !self.denied(text, hit);
        let claimed = |hit: &Hit| !self.source.algebraic && !is_whole_word(&hit.candidate, text);
        let taken = |hit: &Hit| fits(&Hit { candidate: unmended(hit.candidate), ..*hit }) || claimed(hit);
        if hits.iter().any(|hit| said(hit) && fits(hit) && taken(hit)) {
            return hits.retain(fits);
        }
        for hit in hits {
            if let Some(end) = apart(&hit.candidate, text) {
                hit.candidate = unmended(hit.candidate);
                hit.candidate.len = end;
                hit.candidate.parts.set(Part::Check, 0, 0);
            }
        }
    }

    /// Whether a sign of check says of a move what it does not do.
    pub(super) fn denied(&self, token: &[u8], hit: &Hit) -> bool {
        if hit.candidate.parts.get(Part::Check).is_none() {
            return false;
        }
        let after = hit.context.after(&hit.mv).position;
        hit.candidate.denies(token, self.source.notation(), &hit.context.position, &after)
    }

    /// Whether a candidate of the word that was read last takes a letter for another where neither number nor move
    /// stands before it, or where the word is a move of some kind as it stands.
    pub(super) fn is_guess(&self, candidate: &Candidate, place: Place) -> bool {
        if !candidate.repairs.of_letters() {
            return false;
        }
        let exact = |other: &Candidate| other.reading.cost == 0 && other.repairs == RepairSet::default();
        place == Place::Mention || self.chooser.readings().as_slice().iter().any(exact)
    }
}

/// A candidate whose sign of check is not excused.
fn unmended(mut candidate: Candidate) -> Candidate {
    candidate.repairs = candidate.repairs.without(Repair::Stray);
    candidate
}

/// Whether what is said of check is a word as sentences have it, and no abbreviation such as `ch.`.
fn is_whole_word(candidate: &Candidate, text: &[u8]) -> bool {
    let sign = candidate.parts.get(Part::Check).and_then(|(start, end)| text.get(start..end));
    let sign = String::from_utf8_lossy(sign.unwrap_or_default());
    sign.chars().count() > 2 && sign.chars().all(char::is_alphabetic)
}

/// Where a move ends without the word for check that stands behind a blank, or without the colon behind it.
fn apart(candidate: &Candidate, text: &[u8]) -> Option<usize> {
    let (start, end) = candidate.parts.get(Part::Check)?;
    let bare = String::from_utf8_lossy(text.get(..start)?).trim_end().len();
    let sign = text.get(start..end)?;
    let word = bare < start && sign.iter().any(|b| b.is_ascii_alphabetic() || *b >= 0x80);
    ((word || sign == b":") && end == candidate.len).then_some(bare)
}
