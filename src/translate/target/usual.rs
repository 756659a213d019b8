//! Tokens of the usual kind, which need no more than their letters and the board.

use super::patch::all_parts;
use super::{Target, Writer, Written};
use crate::Span;
use crate::board::{Color, Move, Position, Role, RoleSet, SquareSet};
use crate::notation::Part;
use crate::notation::algebraic::{Algebraic, Letters, disambiguation};
use crate::played::Played;
use crate::style::Style;
use crate::translate::output::Output;
use crate::translate::quick::Quick;

/// How tokens of the usual kind go out.
pub(in crate::translate) enum Usual<'t> {
    /// Written anew; `exact` where the style is the export form of PGN, in which most tokens stand already.
    Anew {
        /// The notation.
        target: &'t Algebraic,
        /// The style.
        style: &'t Style,
        /// The letters, where only those of a token in export form change.
        exact: Option<Men<'t>>,
    },
    /// With their letters changed.
    Letters(Men<'t>),
}

/// A token of the usual kind with the move that was made.
pub(in crate::translate) struct Read<'r> {
    /// Where it begins.
    pub(in crate::translate) start: usize,
    /// What was read.
    pub(in crate::translate) quick: Quick,
    /// The position before the move.
    pub(in crate::translate) before: &'r Position,
    /// The position after it.
    pub(in crate::translate) after: &'r Position,
}

/// Writes a token of the usual kind anew. It takes no more of the token than it needs, so that a caller that seldom
/// comes here can keep the token's parts in registers.
#[inline(never)]
pub(in crate::translate) fn anew(
    (target, style, scratch): (&Algebraic, &Style, &mut Vec<u8>),
    span: Span,
    (mv, rivals): (Move, SquareSet),
    (before, after): (&Position, &Position),
    output: &mut Output<'_>,
) {
    let played = Played { mv, before, births: None };
    scratch.clear();
    target.write_with(&played, after, rivals, style, scratch);
    output.replace(span.start, span.end, scratch);
}

/// The letters of a set, those of one byte at hand.
#[derive(Clone, Copy)]
pub(in crate::translate) struct Men<'t> {
    letters: &'t Letters,
    single: &'t Single,
}

/// Letters by side and role; 0 for one of several bytes.
pub(super) type Single = [[u8; 8]; 2];

pub(super) fn single(letters: &Letters) -> Single {
    let letter =
        |white, role: usize| match Role::ALL.get(role).map(|role| letters.man(white, *role).as_bytes()) {
            Some([one]) => *one,
            _ => 0,
        };
    [true, false].map(|white| std::array::from_fn(|role| letter(white, role)))
}

/// Changes the letters of a token of the usual kind.
#[inline(always)]
pub(in crate::translate) fn letters(men: &Men<'_>, read: &Read<'_>, output: &mut Output<'_>) {
    let (start, quick) = (read.start, &read.quick);
    let side = read.before.side();
    if quick.piece > 0 {
        let single = men.single[side as usize][quick.mv.role as usize & 7];
        if single != 0 && quick.piece == 1 {
            output.replace_byte(start, single);
        } else {
            let man = men.letters.man(side == Color::White, quick.mv.role);
            output.replace(start, start + usize::from(quick.piece), man.as_bytes());
        }
    }
    if let Some(role) = quick.mv.promotion {
        let (from, to) = (usize::from(quick.promotion.0), usize::from(quick.promotion.1));
        output.replace(start + from, start + to, men.letters.man(side == Color::White, role).as_bytes());
    }
}

/// Whether a token has just the signs and the departure that the export form of PGN gives its move.
#[inline(always)]
pub(in crate::translate) fn in_export_form(quick: &Quick, after: &Position) -> bool {
    let mv = &quick.mv;
    let departure = match mv.role {
        Role::Pawn => (mv.taken.is_some(), false),
        _ => disambiguation(quick.rivals, mv),
    };
    let sign = match (after.is_check(), quick.sign) {
        (false, sign) => sign == 0,
        (true, 0) => false,
        (true, sign) => (sign == b'#') == after.is_checkmate(),
    };
    // A promotion without `=` is one byte short: e8Q.
    let equals = mv.promotion.is_none() || quick.promotion.0 == quick.piece + 3 + 2 * u8::from(quick.capture);
    sign && equals && quick.capture == mv.taken.is_some() && quick.departure == departure
}

impl Target {
    fn men<'t>(&'t self, target: &'t Algebraic) -> Men<'t> {
        Men { letters: target.letters(), single: &self.single }
    }

    /// How tokens of the usual kind go out, if that needs no more than their letters and the board.
    pub(in crate::translate) fn usual(&self, long: bool) -> Option<Usual<'_>> {
        match &self.writer {
            Writer::Algebraic(target) if self.words.is_none() => {
                if self.normalise {
                    let exact = (self.export_form && !long && !target.is_long()).then(|| self.men(target));
                    Some(Usual::Anew { target, style: &self.style, exact })
                } else {
                    let apart = target.letters().shared == [RoleSet::EMPTY; 6];
                    (self.plain && apart && !long && !target.is_long())
                        .then(|| Usual::Letters(self.men(target)))
                }
            }
            _ => None,
        }
    }

    /// The same for a token of the usual kind, of which only the letters need a look; the position after the move, and
    /// its rivals, are at hand.
    #[inline]
    pub(in crate::translate) fn put_quick(
        &self,
        token: &Written<'_>,
        played: &Played<'_>,
        (after, rivals): (&Position, SquareSet),
        scratch: &mut Vec<u8>,
        output: &mut Output<'_>,
    ) {
        let Written { text, span, parts, long, .. } = *token;
        match &self.writer {
            Writer::Algebraic(target) if self.normalise => {
                scratch.clear();
                target.write_with(played, after, rivals, &self.style, scratch);
                output.replace(span.start, span.end, scratch);
            }
            Writer::Algebraic(target)
                if long == target.is_long()
                    && !long
                    && self.plain
                    && target.letters().shared == [RoleSet::EMPTY; 6] =>
            {
                let letters = target.letters();
                let white = played.side() == Color::White;
                if let Some((start, end)) = parts.and_then(|parts| parts.get(Part::Piece)) {
                    let man = letters.man(white, played.mv.role);
                    output.replace(span.start + start, span.start + end, man.as_bytes());
                }
                if let Some((start, end)) = parts.and_then(|parts| parts.get(Part::Promotion)) {
                    let man = played.mv.promotion.map_or("", |role| letters.man(white, role));
                    output.replace(span.start + start, span.start + end, man.as_bytes());
                }
            }
            Writer::Algebraic(_) if !played.mv.is_castling() => {
                // The reader finds all the parts.
                let parts = all_parts(span.of(text), parts);
                self.put(&Written { parts: parts.as_ref(), ..*token }, played, scratch, output);
            }
            _ => self.put(token, played, scratch, output),
        }
    }
}
