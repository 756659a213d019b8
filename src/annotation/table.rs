//! The table of marks.
//!
//! Numbers 1 to 139 are those of the PGN standard of 1994; 140 to 146 are common to all programs that
//! know them. Above, ChessBase (with ChessPad and Wikipedia's list) and Scid differ, each has a column.

use super::MarkKind;
use super::MarkKind::{Diagram, Move, Novelty, Other, Position};

/// Whose numbers above 146 are meant. Below, all agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Only what all programs agree upon; other numbers pass unchanged.
    #[default]
    Standard,
    /// ChessBase, ChessPad, and the list that Wikipedia gives.
    ChessBase,
    /// Scid and its descendants.
    Scid,
}

/// One mark in every form it has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// Number in the standard, or 0.
    pub(super) standard: u16,
    /// Number in the dialect of ChessBase where the standard has none, or 0.
    pub(super) chessbase: u16,
    /// The same for Scid.
    pub(super) scid: u16,
    /// Whether the next number says the same of Black.
    pub(super) sided: bool,
    /// Whether the glyph means this row when it is read; else the row is only written with it.
    pub(super) read: bool,
    /// What the mark is about.
    pub(super) kind: MarkKind,
    /// How print shows it; empty for none.
    pub(super) unicode: &'static str,
    /// In ASCII; empty for none.
    pub(super) ascii: &'static str,
    /// Other spellings that are read, in folded form: every dash as `-`, every slash as `/` and so on.
    pub(super) also: &'static [&'static str],
}

impl Row {
    /// The number in a dialect, for White where it has sides.
    pub(super) const fn number(&self, dialect: Dialect) -> Option<u16> {
        let own = match dialect {
            Dialect::Standard => 0,
            Dialect::ChessBase => self.chessbase,
            Dialect::Scid => self.scid,
        };
        match (self.standard, own) {
            (0, 0) => None,
            (0, n) | (n, _) => Some(n),
        }
    }
}

const fn row(
    standard: u16,
    kind: MarkKind,
    unicode: &'static str,
    ascii: &'static str,
    also: &'static [&'static str],
) -> Row {
    Row { standard, chessbase: 0, scid: 0, sided: false, read: true, kind, unicode, ascii, also }
}

const fn sided(
    standard: u16,
    unicode: &'static str,
    ascii: &'static str,
    also: &'static [&'static str],
) -> Row {
    Row { sided: true, ..row(standard, Position, unicode, ascii, also) }
}

/// Written with a glyph that another row owns.
const fn like(standard: u16, sided: bool, unicode: &'static str, ascii: &'static str) -> Row {
    Row { sided, read: false, ..row(standard, Position, unicode, ascii, &[]) }
}

const fn later(
    chessbase: u16,
    scid: u16,
    kind: MarkKind,
    unicode: &'static str,
    also: &'static [&'static str],
) -> Row {
    Row { chessbase, scid, ..row(0, kind, unicode, "", also) }
}

/// All marks. A glyph or spelling stands in one row that is read.
pub(super) const ROWS: &[Row] = &[
    row(1, Move, "!", "!", &["\u{2757}", "\u{2755}"]),
    row(2, Move, "?", "?", &["\u{2753}", "\u{2754}"]),
    row(3, Move, "!!", "!!", &["\u{203C}"]),
    row(4, Move, "??", "??", &["\u{2047}"]),
    row(5, Move, "!?", "!?", &["\u{2049}"]),
    row(6, Move, "?!", "?!", &["\u{2048}"]),
    row(7, Move, "\u{25A1}", "", &["\u{25FB}", "\u{2610}", "\u{2B1C}"]),
    Row { read: false, ..row(8, Move, "\u{25A1}", "", &[]) },
    row(9, Move, "\u{2612}", "", &[]),
    row(10, Position, "=", "=", &[]),
    like(11, false, "=", "="),
    like(12, false, "=", "="),
    row(13, Position, "\u{221E}", "", &[]),
    row(14, Position, "\u{2A72}", "+/=", &["+="]),
    row(15, Position, "\u{2A71}", "=/+", &["=+"]),
    row(16, Position, "\u{B1}", "+/-", &[]),
    row(17, Position, "\u{2213}", "-/+", &[]),
    row(18, Position, "+\u{2212}", "+-", &["+ -"]),
    row(19, Position, "\u{2212}+", "-+", &["- +"]),
    row(20, Position, "+\u{2212}\u{2212}", "+--", &[]),
    row(21, Position, "\u{2212}\u{2212}+", "--+", &[]),
    sided(22, "\u{2A00}", "", &["\u{2299}"]),
    sided(26, "\u{25CB}", "", &["\u{25EF}"]),
    sided(32, "\u{27F3}", "", &["\u{21BB}", "\u{2191}\u{2191}"]),
    sided(36, "\u{2191}", "", &[]),
    like(38, true, "\u{2191}", ""),
    sided(40, "\u{2192}", "", &["\u{2794}", "\u{27A1}"]),
    sided(44, "=/\u{221E}", "=/inf", &["\u{2BF9}", "=\u{221E}", "\u{221E}=", "\u{221E}/="]),
    like(130, true, "\u{21C6}", ""),
    sided(132, "\u{21C6}", "", &["\u{21C4}"]),
    like(134, true, "\u{21C6}", ""),
    like(136, true, "\u{2A01}", ""),
    sided(138, "\u{2A01}", "", &["\u{2295}"]),
    row(140, Other, "\u{2206}", "", &["\u{394}", "\u{25B3}"]),
    row(141, Other, "\u{2207}", "", &["\u{25BD}"]),
    row(142, Other, "\u{2313}", "", &[]),
    row(143, Other, "\u{2264}", "<=", &[]),
    row(144, Other, "==", "==", &[]),
    row(145, Other, "RR", "RR", &[]),
    row(146, Novelty, "N", "N", &["TN"]),
    later(220, 201, Diagram, "", &[]),
    Row { read: false, ..later(221, 0, Diagram, "", &[]) },
    Row { read: false, ..later(238, 0, Other, "\u{25CB}", &[]) },
    later(239, 149, Other, "\u{21D4}", &[]),
    later(240, 150, Other, "\u{21D7}", &["\u{2197}"]),
    later(241, 0, Other, "\u{229E}", &[]),
    later(242, 0, Other, "\u{27EB}", &["\u{BB}\u{BB}"]),
    later(243, 0, Other, "\u{27EA}", &["\u{AB}\u{AB}"]),
    later(244, 147, Other, "\u{2715}", &[]),
    later(245, 148, Other, "\u{22A5}", &["\u{27C2}"]),
    later(246, 0, Other, "", &[]),
    Row { sided: true, ..later(0, 151, Other, "", &[]) },
    later(247, 153, Other, "", &[]),
    later(248, 154, Other, "", &[]),
    later(249, 193, Other, "\u{2BFA}", &[]),
    later(250, 192, Other, "\u{2BFB}", &[]),
    later(251, 191, Other, "\u{2BFC}", &[]),
    later(252, 212, Other, "\u{2BFD}", &[]),
    later(253, 213, Other, "", &[]),
    later(254, 214, Other, "\u{221F}", &[]),
    later(255, 215, Other, "\u{2BFE}", &[]),
];

/// Named character references that stand for a sign of the table, and what they stand for.
/// [HTML, section 13.5; those a reader of chess texts can meet]
pub(super) const ENTITIES: &[(&str, char)] = &[
    ("plusmn", '\u{B1}'),
    ("pm", '\u{B1}'),
    ("PlusMinus", '\u{B1}'),
    ("mp", '\u{2213}'),
    ("mnplus", '\u{2213}'),
    ("MinusPlus", '\u{2213}'),
    ("infin", '\u{221E}'),
    ("rarr", '\u{2192}'),
    ("uarr", '\u{2191}'),
    ("lrarr", '\u{21C6}'),
    ("rlarr", '\u{21C4}'),
    ("squ", '\u{25A1}'),
    ("square", '\u{25A1}'),
    ("cir", '\u{25CB}'),
    ("oplus", '\u{2295}'),
    ("odot", '\u{2299}'),
    ("xoplus", '\u{2A01}'),
    ("xodot", '\u{2A00}'),
    ("minus", '\u{2212}'),
    ("ndash", '\u{2013}'),
    ("mdash", '\u{2014}'),
    ("plus", '+'),
    ("equals", '='),
    ("sol", '/'),
    ("excl", '!'),
    ("quest", '?'),
    ("iexcl", '\u{A1}'),
    ("iquest", '\u{BF}'),
    ("le", '\u{2264}'),
    ("Delta", '\u{394}'),
    ("nabla", '\u{2207}'),
    ("hArr", '\u{21D4}'),
    ("perp", '\u{22A5}'),
    ("bot", '\u{22A5}'),
    ("bottom", '\u{22A5}'),
    ("plusb", '\u{229E}'),
];
