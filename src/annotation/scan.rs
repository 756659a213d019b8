//! Reading one mark at the start of a text.

use std::sync::LazyLock;

use super::table::{Dialect, ENTITIES, ROWS, Row};
use crate::board::Color;

/// What a mark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// The move: `!`, `??`, `□`.
    Move,
    /// The position: `±`, `=`, `∞`, `→`.
    Position,
    /// The offer of a draw, `(=)`. It has no NAG.
    DrawOffer,
    /// A new move: `N`, `TN`.
    Novelty,
    /// A diagram belongs here: `D`.
    Diagram,
    /// Anything else: `RR`, `∆`, `⌓`, an unknown number.
    Other,
}

/// A mark that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its number, for White where it has sides; `None` where the dialect gives none.
    pub nag: Option<u16>,
    /// Number of bytes it takes.
    pub len: usize,
    /// What it is about.
    pub kind: MarkKind,
    /// Whether the sign says "the mover …", so that the number depends on the side: `→`, `↑`, `⇆`, `⨀`.
    pub sided: bool,
}

impl Mark {
    /// The number when `mover` made the move that carries the mark.
    #[must_use]
    pub const fn nag_for(self, mover: Color) -> Option<u16> {
        match (self.nag, self.sided, mover) {
            (Some(nag), true, Color::Black) => Some(nag + 1),
            (nag, ..) => nag,
        }
    }
}

/// The longest mark at the start of `text`, numbers above 146 left without a meaning.
///
/// Accepted: `$n`; `!` and `?` in any pairing, also as one character, in full width, and the Arabic and
/// Spanish ones (`!؟`, `¡?`); evaluations with any dash, slash, plus and equals sign (`+−`, `+/–`, `⩲`, `+=`);
/// symbols; `N`, `TN`, `RR`, `D` where white space, `)`, `}` or the end follows; `(=)`; character
/// references of these (`&plusmn;`, `&#177;`), with their semicolon. A stack (`??±→`) is read by repeated
/// calls. Leading white space is not skipped.
///
/// Refused: `+`, `++` and `#`, which are check signs; an evaluation that ends in a dash or an equals sign and
/// is followed at once by a letter, a digit or a figurine (`+-Ke7`, `=Q`). The letters are also pieces of some
/// language: try to read a move first.
#[must_use]
pub fn scan(text: &[u8]) -> Option<Mark> {
    scan_in(text, Dialect::Standard)
}

/// [`scan`], with the numbers of a dialect.
#[must_use]
pub fn scan_in(text: &[u8], dialect: Dialect) -> Option<Mark> {
    let first = *text.first()?;
    match first {
        b'$' => number(text, dialect),
        b'!' | b'?' | b'+' | b'-' | b'=' | b'<' | b'(' | b'&' | b'N' | b'R' | b'T' | b'D' | 0xC2.. => {
            let head = Folded::new(text);
            let mark = suffix(&head).or_else(|| draw_offer(&head)).or_else(|| table(&head, dialect));
            mark.or_else(|| diagram_letter(&head, dialect))
        }
        _ => None,
    }
}

/// The evaluation at the start of `text`, for a caller that stands at a sign behind a move and asks whether
/// `+` is a check: `+-`, `+/−`, `+=` are evaluations, `+`, `++`, `+ -` are not.
#[must_use]
pub fn starts_with_evaluation(text: &[u8]) -> Option<Mark> {
    let mark = scan(text)?;
    let glued = !text.get(..mark.len)?.iter().any(|byte| *byte == b' ' || *byte == b'$');
    (mark.kind == MarkKind::Position && glued).then_some(mark)
}

fn number(text: &[u8], dialect: Dialect) -> Option<Mark> {
    let digits = text.get(1..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let nag: u16 = std::str::from_utf8(text.get(1..=digits)?).ok()?.parse().ok()?;
    let kind = ROWS
        .iter()
        .find(|row| row.number(dialect).is_some_and(|n| n == nag || (row.sided && n + 1 == nag)))
        .map_or(if (10..=139).contains(&nag) { MarkKind::Position } else { MarkKind::Other }, |row| row.kind);
    Some(Mark { nag: Some(nag), len: digits + 1, kind, sided: false })
}

/// Runs of `!` and `?`. Print knows six; `!!!` and longer are read as the strongest of their kind. In brackets they
/// are meant half: `(!)` is no variation, and PGN has no number of its own for it.
fn suffix(head: &Folded) -> Option<Mark> {
    let open = usize::from(head.at(0) == Some('('));
    let first = head.at(open)?;
    let run = |sign: char| (open..).take_while(|&at| head.at(at) == Some(sign)).count();
    let (nag, count) = match (first, head.at(open + 1)) {
        ('!', Some('!')) => (3, run('!')),
        ('?', Some('?')) => (4, run('?')),
        ('!', Some('?')) => (5, 2),
        ('?', Some('!')) => (6, 2),
        ('!', _) => (1, 1),
        ('?', _) => (2, 1),
        _ => return None,
    };
    let count = match open {
        0 => count,
        _ if head.at(open + count) == Some(')') => count + 2,
        _ => return None,
    };
    Some(Mark { nag: Some(nag), len: head.len(count), kind: MarkKind::Move, sided: false })
}

fn draw_offer(head: &Folded) -> Option<Mark> {
    let count = ["(=)", "( = )"].iter().find_map(|form| head.starts_with(form))?;
    Some(Mark { nag: None, len: head.len(count), kind: MarkKind::DrawOffer, sided: false })
}

/// Every spelling with its folded first character, sorted by that.
static SPELLINGS: LazyLock<Vec<(char, &str, &Row)>> = LazyLock::new(|| {
    let rows = ROWS.iter().filter(|row| row.read && row.kind != MarkKind::Diagram);
    let mut all: Vec<_> = rows
        .flat_map(|row| {
            let forms = [row.unicode, row.ascii].into_iter().chain(row.also.iter().copied());
            forms.filter_map(move |form| Some((fold(form.chars().next()?), form, row)))
        })
        .collect();
    all.sort_by_key(|(first, ..)| *first);
    all
});

fn table(head: &Folded, dialect: Dialect) -> Option<Mark> {
    let mut best: Option<(usize, &Row)> = None;
    let first = head.at(0)?;
    let start = SPELLINGS.partition_point(|(spelling, ..)| *spelling < first);
    let spellings = SPELLINGS.get(start..)?.iter().take_while(|(spelling, ..)| *spelling == first);
    for (_, form, row) in spellings {
        // Alone it is a capture sign; only a dialect makes it a weak point.
        if first == '\u{2715}' && dialect == Dialect::Standard {
            continue;
        }
        let Some(count) = head.starts_with(form) else { continue };
        if best.is_none_or(|(longest, _)| count > longest) && head.ends_well(form, count) {
            best = Some((count, row));
        }
    }
    let (count, row) = best?;
    Some(Mark { nag: row.number(dialect), len: head.len(count), kind: row.kind, sided: row.sided })
}

fn diagram_letter(head: &Folded, dialect: Dialect) -> Option<Mark> {
    let alone = head.at(0) == Some('D') && head.ends_well("D", 1);
    alone.then(|| Mark {
        nag: super::diagram(dialect),
        len: head.len(1),
        kind: MarkKind::Diagram,
        sided: false,
    })
}

/// The next characters with look-alikes folded, and where each ends.
struct Folded {
    characters: [(char, usize); Self::MOST],
    count: usize,
}

impl Folded {
    /// The longest spelling is five characters; the rest is for runs and for what follows.
    const MOST: usize = 12;

    fn new(text: &[u8]) -> Self {
        let mut folded = Self { characters: [('\0', 0); Self::MOST], count: 0 };
        let mut at = 0;
        for slot in &mut folded.characters {
            let Some((character, len)) = text.get(at..).and_then(reference_or_character) else { break };
            at += len;
            // Emoji style is no part of the sign.
            for selector in ["\u{FE0E}", "\u{FE0F}"] {
                if text.get(at..).is_some_and(|rest| rest.starts_with(selector.as_bytes())) {
                    at += selector.len();
                }
            }
            *slot = (fold(character), at);
            folded.count += 1;
        }
        folded
    }

    fn at(&self, index: usize) -> Option<char> {
        self.characters.get(..self.count)?.get(index).map(|(character, _)| *character)
    }

    /// Bytes that the first `count` characters take.
    fn len(&self, count: usize) -> usize {
        count.checked_sub(1).and_then(|last| self.characters.get(last)).map_or(0, |(_, end)| *end)
    }

    /// Number of characters of `form` if the text begins with it.
    fn starts_with(&self, form: &str) -> Option<usize> {
        let mut count = 0;
        for character in form.chars() {
            if self.at(count) != Some(fold(character)) {
                return None;
            }
            count += 1;
        }
        (count > 0).then_some(count)
    }

    /// Whether what follows the first `count` characters lets `form` end there.
    fn ends_well(&self, form: &str, count: usize) -> bool {
        let next = self.at(count);
        match form.chars().next_back().map(fold) {
            Some('A'..='Z') => next.is_none_or(|c| c.is_whitespace() || c == ')' || c == '}'),
            // A blank inside is trusted only where nothing else can be meant.
            Some('-' | '+') if form.contains(' ') => {
                next.is_none_or(|c| c.is_whitespace() || c == ')' || c == '}')
            }
            Some('-' | '=') => {
                !next.is_some_and(|c| c.is_alphanumeric() || ('\u{2654}'..='\u{265F}').contains(&c))
            }
            _ => true,
        }
    }
}

/// Folds the look-alikes that matter in marks. [SPECS of the field: tree-sitter-pgn, extended]
const fn fold(character: char) -> char {
    match character {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' | '\u{FF0D}' | '\u{2796}' => '-',
        '\u{2795}' | '\u{16ED}' | '\u{FF0B}' | '\u{FE62}' => '+',
        '\u{2215}' | '\u{2044}' | '\u{29F8}' | '\u{FF0F}' => '/',
        '\u{FF1D}' | '\u{2E40}' | '\u{FE66}' => '=',
        '\u{FF01}' | '\u{FE57}' | '\u{A1}' => '!',
        '\u{FF1F}' | '\u{FE56}' | '\u{BF}' | '\u{61F}' | '\u{2E2E}' => '?',
        '\u{A0}' | '\u{2009}' | '\u{202F}' => ' ',
        other => other,
    }
}

/// The character, or the character reference, at the start of `text`, and its length in bytes.
fn reference_or_character(text: &[u8]) -> Option<(char, usize)> {
    if let Some(reference) = reference(text) {
        return Some(reference);
    }
    let head = text.get(..text.len().min(4))?;
    let valid = match std::str::from_utf8(head) {
        Ok(valid) => valid,
        Err(error) => std::str::from_utf8(head.get(..error.valid_up_to())?).ok()?,
    };
    valid.chars().next().map(|character| (character, character.len_utf8()))
}

fn reference(text: &[u8]) -> Option<(char, usize)> {
    let rest = text.strip_prefix(b"&")?;
    let end = rest.iter().take(12).position(|byte| *byte == b';')?;
    let name = std::str::from_utf8(rest.get(..end)?).ok()?;
    let character = match name.strip_prefix('#') {
        Some(number) => {
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) if hex.bytes().all(|b| b.is_ascii_hexdigit()) => {
                    u32::from_str_radix(hex, 16).ok()?
                }
                None if number.bytes().all(|b| b.is_ascii_digit()) => number.parse().ok()?,
                _ => return None,
            };
            char::from_u32(code)?
        }
        None => named(name)?,
    };
    Some((character, end + 2))
}

/// The sign of the table that a character reference of HTML names.
pub(crate) fn named(name: &str) -> Option<char> {
    ENTITIES.iter().find(|(known, _)| *known == name).map(|(_, sign)| *sign)
}
