//! Squares and sets of squares.

/// One of the 64 squares: 0 is a1, 1 is b1, 63 is h8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file and a rank, each 0 to 7; only their low three bits count.
    #[must_use]
    #[inline]
    pub const fn at(file: u8, rank: u8) -> Self {
        Self((file & 7) | ((rank & 7) << 3))
    }

    /// The square of an index 0 to 63; only the low six bits count.
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// 0 for a1, 63 for h8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// 0 for the a-file, 7 for the h-file.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank, 7 for the eighth.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The two characters of the square, `e4`.
    #[must_use]
    #[inline]
    pub const fn name(self) -> [u8; 2] {
        [b'a' + self.file(), b'1' + self.rank()]
    }

    /// The same square seen from the other side of the board: e4 becomes e5.
    #[must_use]
    #[inline]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 56)
    }
}

/// A set of squares, bit 0 for a1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const ALL: Self = Self(u64::MAX);

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.0)
    }

    /// All squares of a file, 0 for a.
    #[must_use]
    #[inline]
    pub const fn file(file: u8) -> Self {
        Self(0x0101_0101_0101_0101 << (file & 7))
    }

    /// All squares of a rank, 0 for the first.
    #[must_use]
    #[inline]
    pub const fn rank(rank: u8) -> Self {
        Self(0xff << ((rank & 7) * 8))
    }

    /// Whether the square is a member.
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Members of both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Members of either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Members of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Number of squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no square.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest square, if any.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

/// A set of files, bit 0 for the a-file. [`FileSet::ANY`] says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileSet(pub u8);

impl FileSet {
    /// All eight files.
    pub const ANY: Self = Self(0xff);

    /// The set of one file, 0 for a.
    #[must_use]
    #[inline]
    pub const fn of(file: u8) -> Self {
        Self(1 << (file & 7))
    }

    /// Whether the file is a member.
    #[must_use]
    #[inline]
    pub const fn has(self, file: u8) -> bool {
        self.0 & (1 << (file & 7)) != 0
    }
}
