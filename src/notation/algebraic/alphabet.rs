//! The letters and signs of one letter set, compiled for reading.
//!
//! Text is matched by strings, not characters, because letters may be several (Кр, მფ, Kt); all matches are
//! tried, not only the longest, because a shorter one may be meant (מה7 is a queen, or a king on ה7).

use crate::board::Role;
use crate::notation::Repair;

/// What a string may stand for inside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symbol {
    /// A man's letter.
    Piece(Role),
    /// A man's name, as it may stand for what a pawn becomes.
    Name(Role),
    /// A file, 0 for a.
    File(u8),
    /// A rank, 0 for the first.
    Rank(u8),
    /// A capture sign.
    Capture,
    /// A sign between two squares.
    Dash,
    /// A sign of check, mate or both.
    Check,
    /// A sign or word that begins a promotion: `=`, `(`, `/`.
    Promotion,
    /// The closing sign of a promotion.
    PromotionEnd,
    /// Words for capture in passing.
    EnPassant,
    /// A zero or letter O of castling.
    Zero,
    /// A word for castling: on the king's side, the queen's side, or either where both are set.
    Castles {
        /// It may be the king's side.
        short: bool,
        /// It may be the queen's side.
        long: bool,
    },
    /// The null move.
    Null,
}

/// One string with one meaning.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    text: Box<[u8]>,
    /// What it stands for.
    pub(crate) symbol: Symbol,
    /// The slip it takes to read it so.
    pub(crate) repair: Option<Repair>,
    /// Whether the string is a word, which must not run on into another letter.
    pub(crate) word: bool,
    /// Whether it is a file in the language's own script, which is not mixed with Latin files in one move.
    pub(crate) native: bool,
}

impl Entry {
    /// Whether it is spelt in letters, as `n` and `nimmt` for a capture, and no mere sign such as x.
    pub(crate) fn is_spelt(&self) -> bool {
        let first = std::str::from_utf8(&self.text).ok().and_then(|text| text.chars().next());
        first.is_some_and(|c| {
            c.is_alphabetic() && !matches!(c, 'x' | 'X' | '\u{445}' | '\u{425}' | '\u{ff58}')
        })
    }

    /// Number of bytes.
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }
}

/// All strings, found by their first byte.
#[derive(Clone, Debug)]
pub(crate) struct Alphabet {
    entries: Vec<Entry>,
    index: Box<[(u16, u16); 256]>,
}

impl Alphabet {
    /// Whether some entry, other than as a repair, has exactly this text.
    pub(crate) fn knows(entries: &[(String, Symbol, Option<Repair>)], text: &str) -> bool {
        entries.iter().any(|(known, symbol, repair)| {
            known == text && repair.is_none() && matches!(symbol, Symbol::Piece(_) | Symbol::File(_))
        })
    }

    /// Compiles a list of strings; equal ones with equal meanings are merged, the one without repair staying.
    pub(crate) fn new(list: Vec<(String, Symbol, Option<Repair>)>) -> Self {
        let mut list = list;
        list.retain(|(text, ..)| !text.is_empty());
        // By first byte, then the longest, then those of one text together, exact ones before slips.
        list.sort_by(|(a, _, slip), (b, _, other)| {
            let (x, y) = (a.as_bytes(), b.as_bytes());
            x.first()
                .cmp(&y.first())
                .then(y.len().cmp(&x.len()))
                .then(x.cmp(y))
                .then(slip.is_some().cmp(&other.is_some()))
        });
        let mut entries: Vec<Entry> = Vec::with_capacity(list.len());
        for (text, symbol, repair) in list {
            let bytes = text.as_bytes();
            let same = |e: &&Entry| *e.text == *bytes;
            if entries.iter().rev().take_while(same).any(|e| e.symbol == symbol) {
                continue;
            }
            let word = !matches!(symbol, Symbol::Piece(_) | Symbol::File(_) | Symbol::Rank(_))
                && text.chars().next_back().is_some_and(char::is_alphabetic)
                && text.chars().count() > 1;
            let native = matches!(symbol, Symbol::File(_)) && repair.is_none() && !latin(&text);
            entries.push(Entry { text: bytes.into(), symbol, repair, word, native });
        }
        let mut index = Box::new([(0u16, 0u16); 256]);
        for (at, entry) in entries.iter().enumerate() {
            let at = u16::try_from(at).unwrap_or(u16::MAX);
            if let Some(&first) = entry.text.first() {
                let slot = &mut index[usize::from(first)];
                if slot.1 == 0 {
                    slot.0 = at;
                }
                slot.1 = at.saturating_add(1);
            }
        }
        Self { entries, index }
    }

    /// Whether no exact letter of a man also stands for another man, a file or a sign, and none begins another.
    ///
    /// A shorter letter within a longer one does no harm where what is left of the longer one means nothing.
    pub(crate) fn is_plain(&self) -> bool {
        let exact = |e: &&Entry| e.repair.is_none();
        self.entries.iter().filter(exact).filter(|e| matches!(e.symbol, Symbol::Piece(_))).all(|piece| {
            self.at(&piece.text).filter(exact).all(|other| {
                let rest = piece.text.get(other.len()..).unwrap_or_default();
                other.symbol == piece.symbol
                    || (!rest.is_empty()
                        && matches!(other.symbol, Symbol::Piece(_))
                        && self.at(rest).find(exact).is_none())
            })
        })
    }

    /// All entries that stand at the start of `text`, longest first.
    pub(crate) fn at<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = &'a Entry> {
        let (start, end) = text.first().map_or((0, 0), |&first| self.index[usize::from(first)]);
        self.entries
            .get(usize::from(start)..usize::from(end))
            .unwrap_or_default()
            .iter()
            .filter(|entry| text.starts_with(&entry.text))
    }

    /// The longest entry at the start of `text` for which `want` holds.
    pub(crate) fn first<'a>(&'a self, text: &'a [u8], want: impl Fn(&Symbol) -> bool) -> Option<&'a Entry> {
        self.at(text).find(|entry| want(&entry.symbol))
    }
}

/// Whether the text is in ASCII, or in the full-width forms of it.
fn latin(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii() || ('\u{ff01}'..='\u{ff5e}').contains(&c))
}
