//! What a word can mean in a sentence about a move.

use crate::board::{CastleSet, Color, Role, RoleSet};

/// The meaning of a word or phrase. One phrase may have several: Turkish `şah` is the king and check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A man's name, in any case.
    Piece(Role),
    /// The name of a file, 0 for a.
    File(u8),
    /// The name of a rank, 0 for the first.
    Rank(u8),
    /// A capture.
    Takes,
    /// Castling, and who does it where the phrase says so.
    Castle(CastleSet, Option<Color>),
    /// The null move.
    Null,
    /// A capture in passing.
    EnPassant,
    /// Check, mate or stalemate.
    Check,
    /// White or Black.
    Side(Color),
    /// A word without meaning for the move.
    Filler(Filler),
    /// Glued before a word: an article or preposition.
    Prefix,
}

/// Where a word without meaning may stand, and who may be the mover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Filler {
    /// Before the square of arrival.
    pub(crate) lead: bool,
    /// At the end of a sentence, so that it belongs to the move before it.
    pub(crate) last: bool,
    /// Found in White's sentences.
    pub(crate) white: bool,
    /// Found in Black's sentences.
    pub(crate) black: bool,
    /// Found in sentences about these men. A word found only with one man may well be its name in a form
    /// that the reader was not told, so it is never passed over in a sentence about another.
    pub(crate) roles: RoleSet,
}

impl Filler {
    /// Anywhere, by anyone.
    pub(crate) const ANY: Self =
        Self { lead: true, last: false, white: true, black: true, roles: RoleSet::ROLES };

    /// Both together.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self {
            lead: self.lead || other.lead,
            last: self.last || other.last,
            white: self.white || other.white,
            black: self.black || other.black,
            roles: self.roles.or(other.roles),
        }
    }
}
