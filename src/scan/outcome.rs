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
        }
    }
}
