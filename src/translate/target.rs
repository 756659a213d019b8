//! How a move goes out: part by part where the notations are alike, else written anew.

mod patch;
mod usual;

use std::sync::{Arc, OnceLock};

use self::patch::{alike, in_order, patch, squares_only};
pub(super) use self::usual::{Men, Read, Usual, anew, in_export_form, letters};
use self::usual::{Single, single};

use super::foreign::in_own_signs;
use super::output::Output;
use crate::Span;
use crate::annotation::Glyphs;
use crate::bidi;
use crate::board::{MoveKind, SquareSet};
use crate::direction::Direction;
use crate::notation::algebraic::{Algebraic, Letters};
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
    pub(super) phrases: OnceLock<Option<Arc<Words>>>,
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
