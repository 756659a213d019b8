//! Both ways for every mark, and the reports that asked for them.

use super::table::ROWS;
use super::*;
use crate::board::Color;

/// Reads a stack of marks as the numbers of `mover`, and what is left.
fn stack(mut text: &str, mover: Color) -> (Vec<u16>, &str) {
    let mut numbers = Vec::new();
    while let Some(mark) = scan(text.trim_start().as_bytes()) {
        text = &text.trim_start()[mark.len..];
        numbers.extend(mark.nag_for(mover));
    }
    (numbers, text)
}

fn one(text: &str) -> Option<(Option<u16>, usize, MarkKind)> {
    scan(text.as_bytes()).map(|mark| (mark.nag, mark.len, mark.kind))
}

#[test]
fn every_sign_is_read_back_as_the_number_it_was_written_for() {
    let mut tried = 0;
    for dialect in [Dialect::Standard, Dialect::ChessBase, Dialect::Scid] {
        for row in ROWS.iter().filter(|row| row.read) {
            let Some(number) = row.number(dialect) else { continue };
            for (side, nag) in [(Color::White, number), (Color::Black, number + u16::from(row.sided))] {
                for mode in [Glyphs::Unicode, Glyphs::Ascii, Glyphs::Nag] {
                    let mut out = Vec::new();
                    if !write(nag, mode, dialect, &mut out) {
                        continue;
                    }
                    let mark = scan_in(&out, dialect).unwrap();
                    assert_eq!((mark.nag_for(side), mark.len, mark.kind), (Some(nag), out.len(), row.kind));
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 250, "{tried}");
}

#[test]
fn every_spelling_that_is_read_belongs_to_one_row() {
    for row in ROWS.iter().filter(|row| row.read) {
        for form in row.also {
            let mark = scan_in(form.as_bytes(), Dialect::ChessBase);
            let mark = mark.unwrap_or_else(|| panic!("{form}"));
            assert_eq!((mark.nag, mark.len), (row.number(Dialect::ChessBase), form.len()), "{form}");
        }
    }
}

#[test]
fn every_number_is_kept() {
    for nag in 0..=255_u16 {
        for dialect in [Dialect::Standard, Dialect::ChessBase, Dialect::Scid] {
            let mut out = Vec::new();
            write_number(nag, &mut out);
            assert_eq!(scan_in(&out, dialect).map(|m| (m.nag, m.len)), Some((Some(nag), out.len())));
        }
    }
    assert_eq!(scan(b"$"), None);
    assert_eq!(scan(b"$99999999999999999999"), None);
    let mut out = Vec::new();
    assert!(write(0, Glyphs::Unicode, Dialect::Standard, &mut out) && out.is_empty());
    assert!(!write(149, Glyphs::Unicode, Dialect::Standard, &mut out) && out.is_empty());
    assert!(!write(13, Glyphs::Words, Dialect::Standard, &mut out) && out.is_empty());
}

#[test]
fn signs_that_reports_asked_for_are_read() {
    // ndg6/staunton src/annotations.typ: the arrow of attack was printed for initiative.
    assert_eq!(glyph(36, Glyphs::Unicode, Dialect::Standard), Some("\u{2191}"));
    assert_eq!(glyph(37, Glyphs::Unicode, Dialect::Standard), Some("\u{2191}"));
    assert_eq!(glyph(40, Glyphs::Unicode, Dialect::Standard), Some("\u{2192}"));
    // mliebelt/pgn-viewer#160: fonts lack the sign.
    assert_eq!(glyph(15, Glyphs::Ascii, Dialect::Standard), Some("=/+"));
    // lichess-org/scalachess#217: a bare sign after a space.
    assert_eq!(stack("?? \u{2213} {BLUNDER}", Color::White), (vec![4, 17], " {BLUNDER}"));
    // rolandwalker/tree-sitter-pgn grammar.js: references, and spellings of the evaluation.
    assert_eq!(stack("&plusmn;", Color::White), (vec![16], ""));
    assert_eq!(stack("&#177; &#xB1; &#8734;", Color::White), (vec![16, 16, 13], ""));
    for text in ["+-", "+\u{2212}", "+ \u{2212}", "+\u{2014}", "+\u{2013}", "+&minus;"] {
        assert_eq!(stack(text, Color::Black), (vec![18], ""), "{text}");
    }
    assert_eq!(stack("-+", Color::White), (vec![19], ""));
    // jhlywa/chess.js#555: the signs, not only `!?`.
    let signs: Vec<_> = [14, 132, 22].map(|n| glyph(n, Glyphs::Unicode, Dialect::Standard).unwrap()).into();
    assert_eq!(signs, ["\u{2A72}", "\u{21C6}", "\u{2A00}"]);
    // mliebelt/pgn-viewer#53: marks that are one code point.
    assert_eq!(stack("\u{2047}", Color::White), (vec![4], ""));
    assert_eq!(stack("\u{203C}", Color::White), (vec![3], ""));
    // lukasmonk/lucaschessR6#32: a space before the suffix.
    assert_eq!(stack(" ?!", Color::White), (vec![6], ""));
}

#[test]
fn stacks_are_read_mark_by_mark() {
    assert_eq!(stack("??\u{B1}\u{2192}", Color::White), (vec![4, 16, 40], ""));
    assert_eq!(stack("??\u{B1}\u{2192} Nf3", Color::Black), (vec![4, 16, 41], " Nf3"));
    assert_eq!(stack("!N", Color::White), (vec![1, 146], ""));
    assert_eq!(stack("!!! ???", Color::White), (vec![3, 4], ""));
    assert_eq!(stack("\u{2049}\u{FE0F}\u{A72}", Color::White), (vec![5], "\u{A72}"));
}

#[test]
fn question_marks_of_arabic_and_spanish_are_question_marks() {
    for (text, nag) in [
        ("!\u{61F}", 5),
        ("\u{61F}!", 6),
        ("\u{61F}", 2),
        ("\u{61F}\u{61F}", 4),
        ("\u{A1}?", 5),
        ("\u{BF}!", 6),
        ("\u{FF01}\u{FF1F}", 5),
    ] {
        assert_eq!(stack(text, Color::White), (vec![nag], ""), "{text}");
    }
}

#[test]
fn letters_are_marks_only_where_nothing_is_glued_behind() {
    assert_eq!(one("N "), Some((Some(146), 1, MarkKind::Novelty)));
    assert_eq!(one("N)"), Some((Some(146), 1, MarkKind::Novelty)));
    assert_eq!(one("N}"), Some((Some(146), 1, MarkKind::Novelty)));
    assert_eq!(one("N"), Some((Some(146), 1, MarkKind::Novelty)));
    assert_eq!(one("TN "), Some((Some(146), 2, MarkKind::Novelty)));
    assert_eq!(one("RR "), Some((Some(145), 2, MarkKind::Other)));
    assert_eq!(one("D "), Some((None, 1, MarkKind::Diagram)));
    assert_eq!(scan_in(b"D", Dialect::Scid).and_then(|mark| mark.nag), Some(201));
    for text in ["Nh6", "N5", "Re1", "RRe1", "De5", "Tc1", "TNT", "Nxe5"] {
        assert_eq!(one(text), None, "{text}");
    }
}

#[test]
fn check_signs_and_promotions_are_left_to_the_reader_of_moves() {
    for text in [
        "+",
        "++",
        "+ ",
        "+ Ke7",
        "#",
        "+-Ke7",
        "+\u{2212}\u{2654}",
        "=Q",
        "=\u{2655}",
        "=\u{424}",
        "-",
        "--",
        "1-0",
    ] {
        assert_eq!(one(text), None, "{text}");
    }
    assert_eq!(one("= "), Some((Some(10), 1, MarkKind::Position)));
    assert_eq!(one("(!)"), Some((Some(1), 3, MarkKind::Move)));
    assert_eq!(one("(?!) d5"), Some((Some(6), 4, MarkKind::Move)));
    assert_eq!(one("(! 5. e4)"), None);
    assert_eq!(one("(=)"), Some((None, 3, MarkKind::DrawOffer)));
    assert_eq!(one("(=) "), Some((None, 3, MarkKind::DrawOffer)));
    assert_eq!(one("(Nf3)"), None);
    let evaluation = |text: &str| starts_with_evaluation(text.as_bytes()).and_then(|mark| mark.nag);
    assert_eq!(evaluation("+-"), Some(18));
    assert_eq!(evaluation("+/\u{2212} x"), Some(16));
    assert_eq!(evaluation("+= "), Some(14));
    assert_eq!(evaluation("+\u{2212}\u{2212}"), Some(20));
    for text in ["+", "++", "++-", "+ -", "!", "+!", "$16", "N"] {
        assert_eq!(evaluation(text), None, "{text}");
    }
}

#[test]
fn numbers_change_only_between_named_dialects() {
    assert_eq!(in_dialect(239, Dialect::ChessBase, Dialect::Scid), Some(149));
    assert_eq!(in_dialect(201, Dialect::Scid, Dialect::ChessBase), Some(220));
    assert_eq!(in_dialect(241, Dialect::ChessBase, Dialect::Scid), None);
    assert_eq!(in_dialect(239, Dialect::Standard, Dialect::Standard), Some(239));
    assert_eq!(in_dialect(16, Dialect::Scid, Dialect::ChessBase), Some(16));
    assert_eq!(glyph(239, Glyphs::Unicode, Dialect::Standard), None);
    assert_eq!(glyph(239, Glyphs::Unicode, Dialect::ChessBase), Some("\u{21D4}"));
    assert_eq!(glyph(149, Glyphs::Unicode, Dialect::Scid), Some("\u{21D4}"));
}

#[test]
fn broken_bytes_are_no_marks() {
    for bytes in
        [&b"\xE2\x88"[..], b"\xC2", b"\xFF!", b"&#99999999;", b"&#xFFFFFFF;", b"&;", b"&", b"&#;", b"&#+65;"]
    {
        assert_eq!(scan(bytes), None, "{bytes:?}");
    }
    assert_eq!(scan(b"!\xFF").map(|mark| mark.len), Some(1));
}
