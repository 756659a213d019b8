//! In which encoding a stream is read and written.
//!
//! The one decision: a block is translated as the bytes it is wherever that is right, and decoded and encoded again
//! only where letters outside ASCII would come to stand beside bytes that are no UTF-8. One output has one encoding.

use std::fmt;
use std::io;

use crate::encoding::{self, Encoding};

/// How the blocks of a stream are decoded and encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// UTF-8, used as it is. `sure` where characters outside ASCII have shown that; stray bytes then stay beside
    /// whatever is written. Else the first block that would come out in two encodings is decoded, with all behind it.
    Plain {
        /// Whether it is known to be UTF-8.
        sure: bool,
    },
    /// Moves in ASCII among names in this encoding: used as it is while only ASCII changes, so that every byte
    /// stays; a block with other changes is decoded and encoded again.
    Page(Encoding),
    /// Decoded from one encoding, and encoded in another.
    Between(Encoding, Encoding),
    /// Encoded in this encoding, from UTF-8 or from the encoding that the first bytes that are no UTF-8 are in.
    Into(Encoding),
}

impl Coding {
    /// How this block, the next of the stream, is coded.
    pub(super) fn next(&mut self, block: &[u8]) -> Self {
        let Self::Into(to) = *self else { return *self };
        if std::str::from_utf8(block).is_err()
            && let Some(from) =
                encoding::candidates(block).first().copied().filter(|one| *one != Encoding::UTF_8)
        {
            *self = Self::Between(from, to);
            return *self;
        }
        match to == Encoding::UTF_8 {
            true => Self::Plain { sure: true },
            false => Self::Between(Encoding::UTF_8, to),
        }
    }

    /// The encodings between which a block must be translated anew that came out as `text` when it was used as it
    /// is; none where that was right.
    pub(super) fn anew(self, block: &[u8], text: &[u8]) -> Result<Option<(Encoding, Encoding)>, Unwritable> {
        match self {
            Self::Between(from, to) => Ok(Some((from, to))),
            Self::Plain { sure: true } | Self::Into(_) => Ok(None),
            _ if text.is_ascii() => Ok(None),
            Self::Page(page) => {
                // A page that is wrong about the names must not touch a block in which only ASCII changed.
                Ok(outside_changed(block, text).then_some((page, page)))
            }
            Self::Plain { sure: false } => {
                let mixed = std::str::from_utf8(block).is_err()
                    && outside_changed(block, text)
                    && encoding::candidates(block).first() != Some(&Encoding::UTF_8);
                if mixed { Err(Unwritable { encoding: None, character: '?' }) } else { Ok(None) }
            }
        }
    }

    /// How this block and those behind it are coded after a fault in it.
    pub(super) fn after(self, fault: Unwritable, block: &[u8]) -> Result<Self, Unwritable> {
        match (fault.encoding, self) {
            (None, Self::Plain { .. }) => {
                let from = encoding::candidates(block).first().copied().unwrap_or(Encoding::WINDOWS_1252);
                Ok(Self::Between(from, Encoding::UTF_8))
            }
            // It was begun before the fault that this one follows from.
            (None, Self::Between(..)) => Ok(self),
            _ => Err(fault),
        }
    }

    /// The encoding that is decoded from.
    pub(super) fn found(self) -> Option<Encoding> {
        match self {
            Self::Between(from, _) => Some(from),
            _ => None,
        }
    }

    /// Whether a block is translated as it is first.
    pub(super) fn is_plain(self) -> bool {
        !matches!(self, Self::Between(..))
    }
}

/// Whether the bytes outside ASCII are others.
pub(super) fn outside_changed(before: &[u8], after: &[u8]) -> bool {
    let outside = |text: &[u8]| text.iter().copied().filter(|byte| !byte.is_ascii()).collect::<Vec<_>>();
    outside(before) != outside(after)
}

/// A block decoded, translated and encoded: its text as it was read, and what was written.
pub(super) fn between(
    block: &[u8],
    [from, to]: [Encoding; 2],
    work: impl FnOnce(&[u8]) -> Vec<u8>,
) -> (Vec<u8>, Result<Vec<u8>, Unwritable>) {
    let decoded = encoding::decode(block, from);
    let text = work(&decoded.text);
    let mut out = Vec::new();
    let lost = encoding::encode_changed(block, &decoded, &text, to, &mut out);
    let lost = lost.iter().find(|one| one.is_lost());
    let out = match lost {
        Some(one) => Err(Unwritable { encoding: Some(to), character: one.character }),
        None => Ok(out),
    };
    (decoded.text.into_owned(), out)
}

/// A letter that the encoding of the output does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable {
    /// The encoding; none where the text is in one that is not known.
    pub encoding: Option<Encoding>,
    /// The letter.
    pub character: char,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.encoding {
            Some(encoding) => write!(
                f,
                "the encoding {} has no `{}`; name another with --output-encoding, utf-8 has all",
                encoding.name(),
                self.character
            ),
            None => f.write_str(
                "the text is no UTF-8 and would come out in two encodings; name its encoding with --encoding, \
                 or have all of it written anew with --output-encoding utf-8",
            ),
        }
    }
}

impl std::error::Error for Unwritable {}

impl From<Unwritable> for io::Error {
    fn from(fault: Unwritable) -> Self {
        Self::new(io::ErrorKind::InvalidData, fault)
    }
}
