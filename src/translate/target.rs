//! How a move goes out: part by part where the notations are alike, else written anew.

use std::sync::{Arc, OnceLock};

use super::foreign::in_own_signs;
use super::output::Output;
use super::quick::Quick;
use crate::Span;
use crate::annotation::Glyphs;
use crate::bidi;
use crate::board::{Color, Move, MoveKind, Position, Role, RoleSet, SquareSet};
use crate::direction::Direction;
use crate::notation::algebraic::{Algebraic, Letters, disambiguation};
use crate::notation::{Notation, Part, Parts};
use crate::played::Played;
use crate::style::Style;
use crate::words::{Options, Words};

/// What writes the moves.
pub enum Writer {
    /// The algebraic family, whose tokens can be changed part by part.
    Algebraic(Box<Algebraic>),
    /// Any other notation.
    Other(Box<dyn Notation>),
}

impl Writer {
    /// The notation behind it.
    #[must_use]
    pub fn notation(&self) -> &dyn Notation {
        match self {
            Self::Algebraic(notation) => notation.as_ref(),
            Self::Other(notation) => notation.as_ref(),
        }
    }
}

/// A move as it is written in a text.
#[derive(Clone, Copy)]
pub struct Written<'t> {
    /// The whole text.
    pub text: &'t [u8],
    /// Where the token stands in it.
    pub span: Span,
    /// Its parts, where its notation is algebraic.
    pub parts: Option<&'t Parts>,
    /// Its notation.
    pub notation: &'t dyn Notation,
    /// Whether its notation is of the long form.
    pub long: bool,
    /// The squares of men that its notation writes like the one that moved, and that could have gone there too.
    pub rivals: SquareSet,
}

/// A notation and a style to write in.
pub struct Target {
    /// The notation.
    pub writer: Writer,
    /// The marks, for moves that are written anew.
    pub style: Style,
    /// Whether every move is written as the style says, even if it needs no change.
    pub normalise: bool,
    /// How annotation marks are written.
    pub glyphs: Glyphs,
    /// Whether squares are written in Latin letters and digits, file first.
    pub plain: bool,
    /// Whether the marks are those of the export form of PGN, and the squares plain.
    export_form: bool,
    /// The letters of one byte, where the notation is algebraic.
    single: Single,
    /// The words, where moves are told in sentences.
    pub words: Option<Arc<Words>>,
    /// The direction in which the target's language is written.
    pub direction: Direction,
    /// The language tag of what is written, for formats that name it.
    pub tag: Option<String>,
    /// The words for annotation marks, looked for when the first is written.
    phrases: OnceLock<Option<Arc<Words>>>,
}

impl Target {
    /// A target; see the fields.
    #[must_use]
    pub fn new(writer: Writer, style: Style, normalise: bool) -> Self {
        let plain = match &writer {
            Writer::Algebraic(notation) => {
                let letters = notation.letters();
                let latin = Letters::latin(letters.white.clone());
                latin.files == letters.files && latin.ranks == letters.ranks && !letters.digit_first
            }
            Writer::Other(_) => false,
        };
        let export_form = plain && style == Style::default();
        let single = match &writer {
            Writer::Algebraic(notation) => single(notation.letters()),
            Writer::Other(_) => Single::default(),
        };
        Self {
            writer,
            single,
            export_form,
            style,
            normalise,
            glyphs: Glyphs::Keep,
            plain,
            words: None,
            direction: Direction::Ltr,
            tag: None,
            phrases: OnceLock::new(),
        }
    }

    /// An annotation mark in words of the target's language; none where it has no words for it.
    pub(crate) fn nag_in_words(&self, nag: u16) -> Option<String> {
        let load = || {
            let own = || Words::load(self.tag.as_deref()?, Options::default()).ok().map(Arc::new);
            self.words.clone().or_else(own)
        };
        self.phrases.get_or_init(load).as_ref()?.nag(nag)
    }
}

impl Target {
    /// Puts the move of a token into the output in this notation. The habits of algebraic sources (signs of capture
    /// and check, forms of castling and promotion) stay unless the target normalises.
    pub fn put(
        &self,
        token: &Written<'_>,
        played: &Played<'_>,
        scratch: &mut Vec<u8>,
        output: &mut Output<'_>,
    ) {
        let span = token.span;
        if let (Writer::Algebraic(own), false) = (&self.writer, self.normalise)
            && let Some((signed, parts)) = in_own_signs(self, own, token, played)
        {
            let mut inner = Output::new(&signed, Vec::with_capacity(signed.len() + 8));
            let token =
                Written { text: &signed, span: Span::new(0, signed.len()), parts: Some(&parts), ..*token };
            self.write_token(&token, played, scratch, &mut inner);
            return output.replace(span.start, span.end, &inner.finish());
        }
        self.write_token(token, played, scratch, output);
    }

    /// [`Self::put`] for a token without signs of another language.
    fn write_token(
        &self,
        token: &Written<'_>,
        played: &Played<'_>,
        scratch: &mut Vec<u8>,
        output: &mut Output<'_>,
    ) {
        let Written { text, span, parts, long, rivals, .. } = *token;
        match (&self.writer, parts) {
            (Writer::Algebraic(target), Some(parts))
                if !(self.normalise || played.mv.is_castling() && in_words(span.of(text), parts)) =>
            {
                if matches!(played.mv.kind, MoveKind::Null) || played.mv.is_castling() && !squares_only(parts)
                {
                    return;
                }
                let letters = target.letters();
                let whole = parts.get(Part::FromFile).is_some() && parts.get(Part::FromRank).is_some();
                let alike_in_length = long == target.is_long() || (target.is_long() && whole);
                // A departure that tells men apart in one of the two only comes or goes.
                let departure = parts.get(Part::FromFile).or(parts.get(Part::FromRank)).is_some();
                let apart = (rivals.is_empty() || !departure) && letters.rivals(played).is_empty();
                let same = target.is_long() || long || apart;
                if same && alike_in_length && !letters.digit_first && in_order(parts) {
                    let Some(marked) = marked(span.of(text)) else {
                        return patch(span, parts, played, letters, output);
                    };
                    // Marks that kept the source's letters in order mean nothing to the target's.
                    let mut inner = Output::new(marked, Vec::with_capacity(marked.len()));
                    patch(Span::new(0, marked.len()), parts, played, letters, &mut inner);
                    if inner.changed() > 0 {
                        let new = inner.finish();
                        output.replace(span.start, span.end, &bidi::strip(&new).0);
                    }
                } else {
                    scratch.clear();
                    alike(span.of(text), parts, played, target, &self.style, scratch);
                    output.replace(span.start, span.end, scratch);
                }
            }
            _ => {
                scratch.clear();
                self.writer.notation().write(played, &self.style, scratch);
                output.replace(span.start, span.end, scratch);
            }
        }
    }
}

/// Whether castling is told in words of a language, which are none in another.
fn in_words(token: &[u8], parts: &Parts) -> bool {
    let end = parts.get(Part::Check).map_or(token.len(), |(start, _)| start);
    let signs = String::from_utf8_lossy(token.get(..end).unwrap_or_default());
    !squares_only(parts)
        && signs.chars().any(|c| c.is_alphabetic() && !matches!(c, 'O' | 'o' | '\u{41e}' | '\u{43e}'))
}

/// The token, if there are bidi marks in it.
fn marked(token: &[u8]) -> Option<&[u8]> {
    let possible = memchr::memchr2(0xe2, 0xd8, token).is_some();
    (possible && !matches!(bidi::strip(token).0, std::borrow::Cow::Borrowed(_))).then_some(token)
}

/// How tokens of the usual kind go out.
pub(super) enum Usual<'t> {
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
pub(super) struct Read<'r> {
    /// Where it begins.
    pub(super) start: usize,
    /// What was read.
    pub(super) quick: Quick,
    /// The position before the move.
    pub(super) before: &'r Position,
    /// The position after it.
    pub(super) after: &'r Position,
}

/// Writes a token of the usual kind anew. It takes no more of the token than it needs, so that a caller that seldom
/// comes here can keep the token's parts in registers.
#[inline(never)]
pub(super) fn anew(
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
pub(super) struct Men<'t> {
    letters: &'t Letters,
    single: &'t Single,
}

/// Letters by side and role; 0 for one of several bytes.
type Single = [[u8; 8]; 2];

fn single(letters: &Letters) -> Single {
    let letter =
        |white, role: usize| match Role::ALL.get(role).map(|role| letters.man(white, *role).as_bytes()) {
            Some([one]) => *one,
            _ => 0,
        };
    [true, false].map(|white| std::array::from_fn(|role| letter(white, role)))
}

/// Changes the letters of a token of the usual kind.
#[inline(always)]
pub(super) fn letters(men: &Men<'_>, read: &Read<'_>, output: &mut Output<'_>) {
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
pub(super) fn in_export_form(quick: &Quick, after: &Position) -> bool {
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
    pub(super) fn usual(&self, long: bool) -> Option<Usual<'_>> {
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
    pub(super) fn put_quick(
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

/// The parts of a token of the usual kind, of which the piece and the promotion are known.
fn all_parts(token: &[u8], known: Option<&Parts>) -> Option<Parts> {
    let mut parts = *known?;
    let end = parts.get(Part::Promotion).map_or(token.len(), |(start, _)| start);
    let start = parts.get(Part::Piece).map_or(0, |(_, end)| end);
    let body = token.get(start..end)?;
    let at = |i: usize| (start + i, start + i + 1);
    let mut files: Vec<usize> = Vec::with_capacity(2);
    let mut ranks: Vec<usize> = Vec::with_capacity(2);
    for (i, byte) in body.iter().enumerate() {
        match byte {
            b'a'..=b'h' => files.push(i),
            b'1'..=b'8' => ranks.push(i),
            b'x' => parts.set(Part::Capture, at(i).0, at(i).1),
            b'+' | b'#' => parts.set(Part::Check, at(i).0, at(i).1),
            _ => {}
        }
    }
    let last_file = *files.last()?;
    let last_rank = *ranks.last()?;
    parts.set(Part::ToFile, at(last_file).0, at(last_file).1);
    parts.set(Part::ToRank, at(last_rank).0, at(last_rank).1);
    if let [from, _] = *files.as_slice() {
        parts.set(Part::FromFile, at(from).0, at(from).1);
    }
    if let [from, _] = *ranks.as_slice() {
        parts.set(Part::FromRank, at(from).0, at(from).1);
    }
    Some(parts)
}

/// Squares without a man's letter, as in `e1g1`.
fn squares_only(parts: &Parts) -> bool {
    parts.get(Part::FromFile).is_some()
}

/// Whether file comes before rank, and the man before both.
fn in_order(parts: &Parts) -> bool {
    let start = |part| parts.get(part).map(|(start, _)| start);
    let before = |a: Option<usize>, b: Option<usize>| a.zip(b).is_none_or(|(a, b)| a < b);
    before(start(Part::FromFile), start(Part::FromRank))
        && before(start(Part::ToFile), start(Part::ToRank))
        && before(start(Part::Piece), start(Part::ToFile))
}

/// Replaces letters, files and digits where they stand.
fn patch(span: Span, parts: &Parts, played: &Played<'_>, letters: &Letters, output: &mut Output<'_>) {
    let mv = &played.mv;
    let white = played.side() == Color::White;
    let file = |file: u8| letters.files[usize::from(file & 7)].as_bytes();
    let rank = |rank: u8| letters.ranks[usize::from(rank & 7)].as_bytes();
    let order = [
        (Part::FromFile, file(mv.from.file())),
        (Part::FromRank, rank(mv.from.rank())),
        (Part::Taken, mv.taken.map_or(&b""[..], |role| letters.man(!white, role).as_bytes())),
        (Part::ToFile, file(mv.to.file())),
        (Part::ToRank, rank(mv.to.rank())),
        (Part::Promotion, mv.promotion.map_or(&b""[..], |role| letters.man(white, role).as_bytes())),
    ];
    man(span, parts, mv, letters.man(white, mv.role), file(mv.from.file()), output);
    for (part, new) in order {
        if let Some((start, end)) = parts.get(part) {
            output.replace_unless(span.start + start, span.start + end, new, |old| {
                // A file in capitals is the source's habit.
                matches!(part, Part::FromFile | Part::ToFile) && old.eq_ignore_ascii_case(new)
            });
        }
    }
}

/// Writes the letter of the man that moves. A pawn's is read and never put in (FIDE Laws, appendix C.4); its figurine is.
fn man(span: Span, parts: &Parts, mv: &Move, own: &str, file: &[u8], output: &mut Output<'_>) {
    let Some((start, end)) = parts.get(Part::Piece) else { return };
    let (start, end) = (span.start + start, span.start + end);
    if mv.role != Role::Pawn || own.starts_with(|c| matches!(c, '\u{2654}'..='\u{265f}')) {
        return output.replace(start, end, own.as_bytes());
    }
    let (new, end): (&[u8], usize) = match parts.get(Part::Capture) {
        // `Pxd5` names no file, which a capture without the letter needs.
        Some(_) if mv.taken.is_some() && parts.get(Part::FromFile).is_none() => (file, end),
        // The dash of `P-e4` goes with its letter.
        Some((dash, behind)) if mv.taken.is_none() && span.start + dash == end => (b"", span.start + behind),
        _ => (b"", end),
    };
    // The letter of the target's own language is the source's habit.
    output.replace_unless(start, end, new, |old| old == own.as_bytes());
}

/// Writes the move anew with the token's own marks.
fn alike(
    token: &[u8],
    parts: &Parts,
    played: &Played<'_>,
    target: &Algebraic,
    style: &Style,
    out: &mut Vec<u8>,
) {
    let text = |part| {
        let (start, end) = parts.get(part)?;
        std::str::from_utf8(token.get(start..end)?).ok()
    };
    let mut own = style.clone();
    own.long = false;
    let dash = text(Part::Capture).unwrap_or("");
    let capture = played.mv.taken.is_some();
    if capture {
        let sign =
            if dash.chars().all(|c| !c.is_alphanumeric() && c != ':' && c != '\u{d7}') && !dash.is_empty() {
                ""
            } else {
                dash
            };
        own.capture = sign.to_owned();
    }
    own.check.clear();
    own.mate.clear();
    if let (Some((_, end)), Some((start, _))) = (parts.get(Part::ToRank), parts.get(Part::Promotion)) {
        own.promotion =
            token.get(end..start).and_then(|s| std::str::from_utf8(s).ok()).unwrap_or("").to_owned();
        own.promotion_end.clear();
    }
    target.write(played, &own, out);
    // What follows the square or the promotion stays: check, words for en passant, closing brackets.
    let body_end = [Part::Piece, Part::ToFile, Part::ToRank, Part::Taken, Part::Promotion]
        .into_iter()
        .filter_map(|part| parts.get(part).map(|(_, end)| end))
        .max()
        .unwrap_or(token.len());
    out.extend_from_slice(token.get(body_end..).unwrap_or_default());
}
