//! Whether the notation named is the one a game is written in.

use super::{CHECKS, Job, PROOF, Translator};
use crate::diagnostic::{Diagnostic, Kind};
use crate::scan::pgn;
use crate::translate::detect::{self, Found};
use crate::translate::game::Report;
use crate::translate::near;
use crate::translate::source::Source;

impl Translator<'_> {
    /// Looks at the games of a text that do not fit the notation named, or fit it only with repairs: says where one
    /// is legal elsewhere; true where one is another game as it is written.
    pub(super) fn contradicts(
        &mut self,
        text: &[u8],
        source: &Source,
        job: &Job<'_>,
        report: &mut Report,
    ) -> bool {
        self.checks = CHECKS;
        if !report.main_left && !doubtful(report) {
            return false;
        }
        let mut at = 0;
        while at < text.len() && self.checks > 0 {
            let mut rest = text.get(at..).unwrap_or_default();
            if report.roles & 1 == 0 {
                // Only a game of which something was said needs a look.
                let Some(next) = report.diagnostics.iter().find(|one| one.span.start >= at) else { break };
                let start = rest.get(..next.span.start - at).and_then(pgn::last_game).unwrap_or(0);
                rest = rest.get(start..).unwrap_or_default();
                at += start;
            }
            let end = pgn::game_end(rest).unwrap_or(rest.len()).max(1);
            let game = rest.get(..end).unwrap_or_default();
            let within = |one: &&Diagnostic| (at..at + end).contains(&one.span.start);
            if report.diagnostics.iter().filter(within).any(Diagnostic::leaves) {
                self.hint(game, at, job, report);
            } else if report.roles & 1 != 0 || report.diagnostics.iter().any(|one| within(&one)) {
                let one = detect::read(game, source, job.options);
                if self.doubt(game, source, job, &one).is_some() {
                    return true;
                }
            }
            at += end;
        }
        false
    }

    /// Says of the first fault of a game, which stands `by` bytes into the text, where the game is legal as it is.
    pub(super) fn hint(&mut self, game: &[u8], by: usize, job: &Job<'_>, report: &mut Report) {
        let within = |one: &&mut Diagnostic| (by..by + game.len()).contains(&one.span.start);
        let fault = report
            .diagnostics
            .iter_mut()
            .filter(within)
            .find(|one| matches!(one.code, "M0101" | "M0201" | "M0204") && one.kind != Kind::Repaired);
        let (Some(fault), true) = (fault, self.checks > 0) else { return };
        self.checks -= 1;
        let Found::One(list) = self.detector.detect(game, self.locales, job.options, &mut self.memo) else {
            return;
        };
        let Some(one) = list.first().filter(|one| one.report.cost == 0 && one.report.moves.len() > 1) else {
            return;
        };
        if let Some(source) = self.detector.source(self.locales, one.source)
            && !self.detector.is_rare(self.locales, one.source)
        {
            fault.detail = Some(source.name.clone().into());
        }
    }

    /// What is to be said of a game that the notation named reads only with letters mended, or with letters for
    /// pawns, while another one reads it exactly and as another game.
    pub(super) fn doubt(
        &mut self,
        game: &[u8],
        source: &Source,
        job: &Job<'_>,
        report: &Report,
    ) -> Option<Diagnostic> {
        if report.main_left || !doubtful(report) || self.checks == 0 {
            return None;
        }
        let named = detect::read(game, source, job.options);
        // Nobody writes a letter for some pawns and none for others, however short the game.
        let mixed = named.roles & 1 != 0 && named.bare_pawns;
        if report.read < PROOF && !mixed {
            return None;
        }
        let found = self.detector.detect(game, self.locales, job.options, &mut self.memo);
        let lists = match found {
            Found::One(list) => vec![list],
            Found::Tie(lists) => lists,
            Found::None(_) => Vec::new(),
        };
        let moves = |report: &Report| report.moves.iter().map(|one| one.mv).collect::<Vec<_>>();
        let own = moves(&named);
        let other = lists.into_iter().flatten().find(|one| {
            !one.report.main_left
                && one.report.cost == 0
                && !doubtful(&one.report)
                && moves(&one.report) != own
        });
        let Some(other) = other else {
            self.checks -= 1;
            return None;
        };
        let pairs = named.moves.iter().zip(&other.report.moves);
        let (first, second) = pairs.into_iter().find(|(one, two)| one.mv != two.mv)?;
        Some(Diagnostic {
            kind: Kind::Ambiguous,
            code: "M0207",
            span: first.span,
            found: String::from_utf8_lossy(first.span.of(game)).into_owned(),
            candidates: near::san_list(&first.before, [&first.mv, &second.mv].into_iter()),
            detail: Some(self.detector.source(self.locales, other.source)?.name.clone().into()),
            at: Some((first.before.fullmove(), first.before.side() == crate::board::Color::Black)),
        })
    }
}

/// Whether a game was read with letters mended, or with letters for pawns, which another language has for pieces.
pub(super) fn doubtful(report: &Report) -> bool {
    report.repairs.of_letters() || report.roles & 1 != 0
}
