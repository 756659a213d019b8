//! Annotation both ways through a translation: what people write for judgements, and what is written for them.
//!
//! Each row names where it was met; positions that a report left out were added.

#![allow(clippy::unwrap_used)]

#[path = "common/real.rs"]
mod real;

use real::source;
use stamma::annotation::Glyphs;
use stamma::board::Position;
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Job, Options, Sources, Translator, plan};

fn written(text: &str, after: &str, glyphs: Option<Glyphs>) -> String {
    let locales = Locales::builtin();
    let start = after.split_whitespace().fold(Position::default(), |mut position, san| {
        let report = real::read(san, &source(locales, "en"), position);
        position.play(&report.moves[0].mv);
        position
    });
    let to = if glyphs.is_some() { "en" } else { "pgn" };
    let mut target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, false).unwrap();
    if let Some(glyphs) = glyphs {
        target.glyphs = glyphs;
    }
    let job = Job {
        sources: Sources::Given(vec![source(locales, "en")]),
        target: &target,
        export: glyphs.is_none(),
        options: Options { record: true, start: Some(start.into()), ..Options::default() },
    };
    let done = Translator::new(locales, &Detector::default()).text(text.as_bytes(), &job);
    assert!(!done.report.left, "{text}: {:?}", done.report.diagnostics);
    let text = String::from_utf8(done.text).unwrap();
    let words = text.split_whitespace().filter(|word| !word.ends_with('.'));
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_people_write_becomes_numbers() {
    let rows = [
        // lukasmonk/lucaschessR6#32: a blank before the suffix cut the import here.
        ("Nc3 d5", "Nxd5 ?!", "Nxd5 $6"),
        // mliebelt/pgn-viewer#53: signs of one character.
        ("e4 e5", "Qh5\u{2047} Ke7\u{203c}", "Qh5 $4 Ke7 $3"),
        // lichess-org/scalachess#217: a sign behind a blank broke the import.
        ("e4 b6 d3 Ba6 Nc3", "Bxd3?? \u{2213} {BLUNDER}", "Bxd3 $4 $17 {BLUNDER}"),
        // rolandwalker/tree-sitter-pgn grammar.js: the semicolon of an entity is no comment.
        ("", "Nf3 &plusmn;", "Nf3 $16"),
        ("", "Nf3 +-", "Nf3 $18"),
        ("", "Nf3 +\u{2212}", "Nf3 $18"),
        ("", "Nf3 -+", "Nf3 $19"),
        // Stacks of signs, as in books.
        ("", "e4??\u{b1}\u{2192}", "e4 $4 $16 $40"),
        ("e4", "e5!?\u{2192}", "e5 $5 $41"),
        ("", "e4 N e5", "e4 $146 e5"),
        ("", "e4 TN e5", "e4 $146 e5"),
        ("", "e4 RR e5", "e4 $145 e5"),
        ("e4", "Nh6", "Nh6"),
        ("", "e4 \u{2a72} e5 =", "e4 $14 e5 $10"),
        ("", "e4 \u{221e}", "e4 $13"),
        ("", "e4 $14 $132 $22", "e4 $14 $132 $22"),
        ("", "e4 +/= e5 =/+", "e4 $14 e5 $15"),
        ("", "e4!!! e5???", "e4 $3 e5 $4"),
    ];
    for (after, text, expected) in rows {
        assert_eq!(written(text, after, None), expected, "{text}");
    }
}

#[test]
fn numbers_become_signs() {
    let rows = [
        // ndg6/staunton src/annotations.typ draws the arrow of the attack for the initiative.
        ("Nf3 $36", Glyphs::Unicode, "Nf3 \u{2191}"),
        ("Nf3 $40", Glyphs::Unicode, "Nf3 \u{2192}"),
        // jhlywa/chess.js#555
        ("Nf3 $14 $132 $22", Glyphs::Unicode, "Nf3 \u{2a72} \u{21c6} \u{2a00}"),
        // mliebelt/pgn-viewer#160: fonts lack the sign.
        ("e4 e5 $15", Glyphs::Ascii, "e4 e5 =/+"),
        ("e4 $1 e5 $6", Glyphs::Unicode, "e4! e5?!"),
        ("e4 $4 $16", Glyphs::Ascii, "e4?? +/-"),
        ("e4! e5??", Glyphs::Nag, "e4 $1 e5 $4"),
        ("e4\u{2047}\u{b1}", Glyphs::Nag, "e4 $4 $16"),
        ("e4 $1 e5!?\u{b1}", Glyphs::Keep, "e4 $1 e5!?\u{b1}"),
    ];
    for (text, glyphs, expected) in rows {
        assert_eq!(written(text, "", Some(glyphs)), expected, "{text} {glyphs:?}");
    }
}
