//! What is reported about a move while the run goes on.
//!
//! A diagnostic holds facts, not sentences: its message is made in the reader's language when it is
//! printed. Spans are byte offsets; line, column and caret are made then as well.

use std::borrow::Cow;

use crate::Span;

/// What is wrong with a move, or was repaired, as the JSON protocol names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The text is no move in the notation asked for.
    Unreadable,
    /// A move is read, but the position allows none that fits.
    Illegal,
    /// Several legal moves fit.
    Ambiguous,
    /// A slip was mended: exactly one legal move fits what was meant.
    Repaired,
    /// The text contradicts the board: a wrong check sign, move number or result.
    Conflict,
    /// The request itself is wrong.
    BadRequest,
}

impl Kind {
    /// The name in the JSON protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Illegal => "illegal",
            Self::Ambiguous => "ambiguous",
            Self::Repaired => "repaired",
            Self::Conflict => "conflict",
            Self::BadRequest => "bad-request",
        }
    }
}

/// The detail of a contradiction that is told and keeps no move from being read.
pub(crate) const NOTED: &str = "noted";

/// The detail of an ambiguous move of which the first candidate was taken, as was asked for.
pub(crate) const TAKEN: &str = "taken";

impl Diagnostic {
    /// Whether it says of a move that it was left, and not only how one was read or what contradicts it.
    #[must_use]
    pub fn leaves(&self) -> bool {
        self.kind != Kind::Repaired && self.detail.as_deref() != Some(NOTED)
    }
}

/// One report about a place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What kind of fault it is.
    pub kind: Kind,
    /// The stable code, `M0204`; `stamma explain CODE` says more about it.
    pub code: &'static str,
    /// The bytes it is about.
    pub span: Span,
    /// The text as it stands there.
    pub found: String,
    /// English SAN of the moves that fit, or for an illegal move of the nearest legal ones, best first.
    pub candidates: Vec<String>,
    /// For a repair: what was changed to read it. For a move that does not fit, or that is another one elsewhere: the
    /// SPEC in which the whole game can be read as it stands. For others a detail, in the words of the codes page.
    pub detail: Option<Cow<'static, str>>,
    /// Full-move number and whether Black moves, where known.
    pub at: Option<(u32, bool)>,
}
