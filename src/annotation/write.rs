//! Writing a mark from its number.

use super::table::{Dialect, ROWS};

/// How marks are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// As the source has them: a caller copies what stands there.
    #[default]
    Keep,
    /// As numbers, `$16`.
    Nag,
    /// As print shows them, `±`.
    Unicode,
    /// In ASCII, `+/-`.
    Ascii,
    /// In words of the language written.
    Words,
}

impl Glyphs {
    /// All, with their names on the command line.
    pub const NAMES: [(&str, Self); 5] = [
        ("keep", Self::Keep),
        ("nag", Self::Nag),
        ("unicode", Self::Unicode),
        ("ascii", Self::Ascii),
        ("words", Self::Words),
    ];
}

/// The sign for a number in print or ASCII, if there is one.
///
/// Numbers that differ only in degree share a sign (`$11` and `$10` are both `=`), so a sign read back may
/// give the other number. `Keep`, `Nag` and `Words` have no signs.
#[must_use]
pub fn glyph(nag: u16, mode: Glyphs, dialect: Dialect) -> Option<&'static str> {
    let row = ROWS
        .iter()
        .find(|row| row.number(dialect).is_some_and(|n| n == nag || (row.sided && n + 1 == nag)))?;
    let sign = match mode {
        Glyphs::Unicode => row.unicode,
        Glyphs::Ascii => row.ascii,
        Glyphs::Keep | Glyphs::Nag | Glyphs::Words => "",
    };
    (!sign.is_empty()).then_some(sign)
}

/// Appends the mark; `false`, and nothing appended, where the mode has no sign for it.
///
/// The caller then asks the language for words (in `Words` mode always), and where that has none either,
/// writes [`write_number`], which never fails. `$0` says nothing and is written in no mode: `true`.
#[must_use]
pub fn write(nag: u16, mode: Glyphs, dialect: Dialect, out: &mut Vec<u8>) -> bool {
    match (nag, mode) {
        (0, _) => {}
        (_, Glyphs::Keep | Glyphs::Nag) => write_number(nag, out),
        _ => match glyph(nag, mode, dialect) {
            Some(sign) => out.extend_from_slice(sign.as_bytes()),
            None => return false,
        },
    }
    true
}

/// Appends `$n`.
pub fn write_number(nag: u16, out: &mut Vec<u8>) {
    out.push(b'$');
    out.extend_from_slice(nag.to_string().as_bytes());
}

/// The number that asks for a diagram; the standard has none.
#[must_use]
pub const fn diagram(dialect: Dialect) -> Option<u16> {
    match dialect {
        Dialect::Standard => None,
        Dialect::ChessBase => Some(220),
        Dialect::Scid => Some(201),
    }
}

/// The number in dialect `to` of what `nag` means in dialect `from`; `None` where `to` has no number for it
/// or `from` gives it no meaning.
///
/// Numbers below 147 mean the same everywhere and are returned as they are.
#[must_use]
pub fn in_dialect(nag: u16, from: Dialect, to: Dialect) -> Option<u16> {
    if nag <= 146 || from == to {
        return Some(nag);
    }
    ROWS.iter().find_map(|row| {
        let number = row.number(from)?;
        let black = row.sided && number + 1 == nag;
        (number == nag || black).then(|| row.number(to).map(|n| n + u16::from(black))).flatten()
    })
}
