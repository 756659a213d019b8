//! How games end, in games and on sheets alike.

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`
    Unknown,
    /// `0-0`, both forfeit.
    Neither,
    /// `1/2-0`: half a point for White and none for Black, as an arbiter may give.
    HalfForWhite,
    /// `0-1/2`
    HalfForBlack,
}

impl Outcome {
    /// The PGN result.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
            Self::Neither => "0-0",
            Self::HalfForWhite => "1/2-0",
            Self::HalfForBlack => "0-1/2",
        }
    }
}
