//! Signs and words of a move that are those of another language: `Dh4 schachmatt`, `Фh4Х`, `exf6 i.V.`.
//!
//! They belong to the move, so they are written as the target writes them, whatever else of the source's habits stays;
//! but for a word that the board contradicts, which may be one of the sentence around.

use super::target::{Target, Written};
use crate::Span;
use crate::board::Check;
use crate::notation::algebraic::Algebraic;
use crate::notation::{Claim, Part, Parts};
use crate::played::Played;
use crate::translate::output::Output;

/// What is written where the style has no sign at all.
const EN_PASSANT: &str = "e.p.";

/// A token with the signs of the target in the place of foreign ones, and its parts; none where it has no such sign.
pub(super) fn in_own_signs(
    target: &Target,
    algebraic: &Algebraic,
    token: &Written<'_>,
    played: &Played<'_>,
) -> Option<(Vec<u8>, Parts)> {
    let parts = token.parts?;
    let text = token.span.of(token.text);
    let claim = |sign: &str| token.notation.claim(sign);
    let mut changes: Vec<(Part, Span, Span, String)> = Vec::new();
    for part in [Part::Capture, Part::EnPassant, Part::Check] {
        let Some((start, end)) = parts.get(part) else { continue };
        let old = std::str::from_utf8(text.get(start..end)?).ok()?;
        if !old.chars().any(char::is_alphabetic) {
            continue;
        }
        let (at, new) = match part {
            Part::Capture if !algebraic.knows_capture(old) => (start, non_empty(&target.style.capture, "x")),
            Part::EnPassant if !algebraic.knows_sign(old) => {
                (start, non_empty(target.style.en_passant.trim(), EN_PASSANT))
            }
            Part::Check => match check(target, algebraic, (old, claim(old)), parts, played) {
                // What is glued to the move in one language is so in all.
                Some(sign) => (start - blanks_before(text, start), sign),
                None => continue,
            },
            _ => continue,
        };
        changes.push((part, Span::new(at, end), Span::new(start, end), new));
    }
    if changes.is_empty() {
        return None;
    }
    changes.sort_by_key(|(_, at, ..)| at.start);
    let mut out = Output::new(text, Vec::with_capacity(text.len() + 8));
    for (_, at, _, new) in &changes {
        out.replace(at.start, at.end, new.as_bytes());
    }
    // Where a place of the old token is in the new one; none of a kept part lies in what was replaced.
    let moved = |place: usize| {
        let gone = changes.iter().filter(|(_, at, ..)| at.end <= place);
        gone.fold(place, |place, (_, at, _, new)| (place + new.len()).saturating_sub(at.len()))
    };
    let mut own = Parts::default();
    for part in Part::ALL {
        let Some((start, end)) = parts.get(part) else { continue };
        match changes.iter().find(|(changed, ..)| *changed == part) {
            Some((_, at, _, new)) => own.set(part, moved(at.start), moved(at.start) + new.len()),
            None => own.set(part, moved(start), moved(end)),
        }
    }
    Some((out.finish(), own))
}

/// What the target writes for a sign of check that is not its own; none where it stays.
fn check(
    target: &Target,
    algebraic: &Algebraic,
    (old, claim): (&str, Claim),
    parts: &Parts,
    played: &Played<'_>,
) -> Option<String> {
    let takes = played.mv.taken.is_some();
    // `Be5x`: the sign of the capture, behind the square.
    let capture = takes && parts.get(Part::Capture).is_none() && claim == Claim::Taken;
    if capture && !matches!(old, "x" | "X") && !algebraic.knows_capture(old) {
        return Some(non_empty(&target.style.capture, "x"));
    }
    if capture || algebraic.knows_sign(old) {
        return None;
    }
    let effect = played.before.check_after(&played.mv);
    let mate = effect != Check::None && played.before.gives_mate(&played.mv);
    if !claim.holds(effect, || mate, false) {
        return None;
    }
    let style = &target.style;
    // As with signs, a check that is mate may stay one.
    let as_mate = match claim {
        Claim::Check => false,
        Claim::Double | Claim::Mate | Claim::Taken => mate,
    };
    Some(if as_mate { non_empty(&style.mate, "#") } else { non_empty(&style.check, "+") })
}

fn non_empty(sign: &str, usual: &str) -> String {
    if sign.is_empty() { usual.to_owned() } else { sign.to_owned() }
}

fn blanks_before(text: &[u8], at: usize) -> usize {
    let head = String::from_utf8_lossy(text.get(..at).unwrap_or_default());
    head.len() - head.trim_end().len()
}
