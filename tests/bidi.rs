//! Runs of notation in right-to-left paragraphs are seen in order.

#[path = "common/bidi_layout.rs"]
mod bidi_layout;

use bidi_layout::{lay_out, seen, truth_left_to_right, truth_right_to_left};
use proptest::prelude::*;
use stamma::Direction::{Ltr, Rtl};
use stamma::bidi::{Mode, is_mark, isolate, keep_order, strip, visual};

/// Words before and behind the run, each pair a trap of its own: letters, digits, brackets, nothing.
const SURROUNDINGS: [(&str, &str); 8] = [
    ("", ""),
    ("\u{5D0}\u{5D1}\u{5D2} ", " \u{5D3}\u{5D4}"),
    ("\u{627}\u{628} (", ") \u{62C}"),
    ("\u{627}\u{628} 12 ", " 34 \u{62C}"),
    ("\u{6F1}\u{6F2}: ", "."),
    ("\u{661}\u{662} ", " \u{663}"),
    ("abc ", " def"),
    ("\u{5D0} abc, ", "! \u{5D1}"),
];

/// Letters that stand before a square, of every kind the tables have: Latin, Arabic, Persian, Hebrew,
/// figurines, two letters, a letter with a point.
const PIECES: [&str; 12] = [
    "N",
    "Sp",
    "\u{62D}",
    "\u{648}",
    "\u{641}\u{644}",
    "\u{627}",
    "\u{5D7}",
    "\u{5DE}\u{5D4}",
    "\u{2658}",
    "\u{265E}",
    "\u{5E9}\u{5C1}",
    "\u{41A}\u{440}",
];

const GLYPHS: [&str; 30] = [
    "",
    "+",
    "#",
    "++",
    "!",
    "?",
    "!!",
    "??",
    "!?",
    "?!",
    "+-",
    "-+",
    "+/-",
    "-/+",
    "+\u{2212}",
    "\u{2212}+",
    "+--",
    "=",
    "+/=",
    "=/+",
    "+=",
    "=+",
    "\u{B1}",
    "\u{2213}",
    "\u{2A72}",
    "\u{221E}",
    "=/\u{221E}",
    "\u{2192}",
    " $16",
    "\u{2264}",
];

const RESULTS: [&str; 9] =
    ["1-0", "0-1", "1/2-1/2", "\u{BD}-\u{BD}", "\u{BD}\u{2013}\u{BD}", "1:0", "0:1", "*", "1\u{2013}0"];

/// Runs that are read from left to right.
fn runs() -> Vec<String> {
    let mut runs = Vec::new();
    for piece in PIECES {
        for glyph in GLYPHS {
            runs.push(format!("{piece}f3{glyph}"));
            runs.push(format!("{piece}5f6{glyph}"));
            runs.push(format!(
                "12. {piece}xf3{glyph} {piece}\u{D7}e5+ 13. e8={piece}{glyph} {piece}1\u{2013}e3"
            ));
            runs.push(format!(
                "12... {piece}bd7{glyph} 13.\u{A0}{piece}:g4 (13. {piece}g4{glyph}) e1({piece}) (=)"
            ));
        }
        for result in RESULTS {
            runs.push(format!("40. {piece}d5 e8{piece}+ {result}"));
        }
        for digits in [["\u{661}\u{662}", "\u{663}"], ["\u{6F1}\u{6F2}", "\u{6F3}"]] {
            let [number, rank] = digits;
            runs.push(format!(
                "{number}. {piece}f{rank}!? {number}... {piece}{rank}f{rank}+ e{rank} {number}. O-O"
            ));
        }
    }
    runs.extend(
        ["1. e4 e5 2. Nf3+", "1.e4!? O-O-O+-", "22... O-O", "0-0-0#", "a8=Q+ 1-0"].map(str::to_owned),
    );
    runs
}

/// A paragraph with the run in it, and where the run is.
fn paragraph(run: &str, mode: Mode, native: bool, around: (&str, &str)) -> (String, std::ops::Range<usize>) {
    let mut text = around.0.to_owned();
    let start = text.len();
    isolate(run, mode, Rtl, native, &mut text);
    let end = text.len();
    text.push_str(around.1);
    (text, start..end)
}

fn wrong(mode: Mode) -> (usize, usize, Option<String>) {
    let (mut tried, mut wrong, mut first) = (0, 0, None);
    for run in runs() {
        let truth = truth_left_to_right(&run);
        for around in SURROUNDINGS {
            let (text, range) = paragraph(&run, mode, false, around);
            let seen = seen(&text, range, Rtl);
            tried += 1;
            if seen.as_deref() != Some(&truth) {
                wrong += 1;
                first.get_or_insert_with(|| format!("{truth:?} is seen as {seen:?} in {text:?}"));
            }
        }
    }
    (tried, wrong, first)
}

#[test]
fn runs_read_from_left_to_right_are_seen_in_order() {
    for mode in [Mode::Isolate, Mode::Marks] {
        let (tried, wrong, first) = wrong(mode);
        assert!(tried > 10_000);
        assert_eq!(wrong, 0, "of {tried} with {mode:?}: {}", first.unwrap_or_default());
    }
}

#[test]
fn without_marks_the_same_runs_are_seen_turned_round() {
    let (tried, wrong, _) = wrong(Mode::None);
    assert!(wrong * 10 > tried * 9, "only {wrong} of {tried}");
}

#[test]
fn an_isolate_alone_does_not_keep_a_digit_behind_its_letter() {
    let isolated = "\u{2066}\u{62D}5f6\u{2069}";
    assert_eq!(seen(isolated, 0..isolated.len(), Rtl).unwrap(), "5\u{62D}f6");
    let (text, range) = paragraph("\u{62D}5f6", Mode::Isolate, false, ("", ""));
    assert_eq!(seen(&text, range, Rtl).unwrap(), "\u{62D}5f6");
}

#[test]
fn two_runs_in_one_paragraph_stay_apart_and_in_the_order_of_the_paragraph() {
    let mut text = String::from("\u{5D0} ");
    isolate("1. e4 e5", Mode::Isolate, Rtl, false, &mut text);
    text.push_str(" \u{5D1} ");
    isolate("1. d4 d5", Mode::Isolate, Rtl, false, &mut text);
    let line: String = lay_out(&text, Rtl).into_iter().map(|(_, c)| c).collect();
    assert_eq!(line, "1. d4 d5 \u{5D1} 1. e4 e5 \u{5D0}");
    assert_eq!(visual(&text, Rtl), line);
}

/// Runs wholly in a right-to-left script, in their parts.
fn native_runs() -> Vec<Vec<&'static str>> {
    let mut runs = Vec::new();
    let scripts = [
        ["\u{5D7}", "\u{5D5}", "3", "12"],
        ["\u{62D}", "\u{648}", "\u{663}", "\u{661}\u{662}"],
        ["\u{62D}", "\u{648}", "3", "12"],
        ["\u{627}", "\u{62C}", "\u{6F3}", "\u{6F1}\u{6F2}"],
    ];
    for [piece, file, rank, number] in scripts {
        for glyph in GLYPHS.map(str::trim) {
            // One after another the signs +, # and those of several characters are parts of their own.
            let parts: Vec<&str> = if glyph == "++" { vec!["+", "+"] } else { vec![glyph] };
            let mut run = vec![number, ".", " ", piece, file, rank];
            run.extend(&parts);
            run.extend([" ", piece, "x", file, rank, "+", " ", number, ".", " ", rank, file, " ", "O-O"]);
            run.extend([
                " ", number, ".", " ", file, rank, "x", file, rank, "\u{A0}", number, ".", "0-0-0", "+",
            ]);
            run.extend([" ", piece, file, rank, glyph]);
            runs.push(run.clone());
            // A digit before its letter, behind Latin x.
            runs.push(vec![
                number, ".", " ", piece, "x", rank, file, glyph, " ", rank, file, "-", rank, file,
            ]);
        }
        for result in RESULTS {
            runs.push(vec![number, ".", " ", file, rank, " ", result]);
        }
        runs.push(vec![file, rank, " ", "$16", " ", number, ".", ".", ".", " ", file, rank, "=", piece, "#"]);
    }
    for result in ["\u{661}-\u{660}", "\u{660}-\u{661}", "\u{6F1}-\u{6F0}", "\u{661}/\u{662}-\u{661}/\u{662}"]
    {
        runs.push(vec!["\u{647}", "\u{664}", " ", result]);
    }
    runs
}

#[test]
fn runs_in_their_own_script_are_seen_from_right_to_left_with_upright_signs() {
    let mut tried = 0;
    for mode in [Mode::Isolate, Mode::Marks] {
        for parts in native_runs() {
            let truth = truth_right_to_left(&parts);
            for around in SURROUNDINGS {
                for direction in [Rtl, Ltr] {
                    let mut text = around.0.to_owned();
                    let start = text.len();
                    isolate(&parts.concat(), mode, direction, true, &mut text);
                    let end = text.len();
                    text.push_str(around.1);
                    assert_eq!(
                        seen(&text, start..end, direction).as_ref(),
                        Some(&truth),
                        "{mode:?} {text:?}"
                    );
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 5_000);
}

#[test]
fn marks_are_all_that_is_added_and_adding_them_twice_is_adding_them_once() {
    for run in runs() {
        for mode in [Mode::Isolate, Mode::Marks, Mode::Visual, Mode::None] {
            for native in [false, true] {
                let (once, _) = paragraph(&run, mode, native, ("", ""));
                assert_eq!(strip(once.as_bytes()).0, run.as_bytes());
                if mode != Mode::None {
                    let (twice, _) = paragraph(&once, mode, native, ("", ""));
                    assert_eq!(once, twice);
                }
            }
        }
    }
}

#[test]
fn left_to_right_text_gets_no_mark_it_does_not_need() {
    for (run, direction) in [("1. e4 e5 2. Nf3", Ltr), ("", Rtl)] {
        for mode in [Mode::Isolate, Mode::Marks, Mode::None] {
            let mut out = String::new();
            isolate(run, mode, direction, false, &mut out);
            assert_eq!(out, run);
        }
    }
    let mut out = String::new();
    isolate("\u{62D}f3", Mode::Isolate, Ltr, false, &mut out);
    assert_eq!(out, "\u{2066}\u{62D}f3\u{2069}");
    // lichess-org/lila#11004: several moves are one isolate.
    let (text, _) = paragraph("1.e4 e5 2.Nf3", Mode::Isolate, false, ("", ""));
    assert_eq!(text, "\u{2066}1.e4 e5 2.Nf3\u{2069}");
    // Inside a format's own wrapper only inner marks are added.
    let mut out = String::new();
    keep_order("\u{62D}5f6", Mode::Isolate, false, &mut out);
    assert_eq!(out, "\u{62D}\u{200E}5f6");
    assert_eq!(out.chars().filter(|c| is_mark(*c)).count(), 1);
}

/// Characters that stand in notation, of every class of the bidi algorithm that occurs there.
fn notation() -> impl Strategy<Value = String> {
    let character = prop::sample::select(
        "NaxO\u{41A}\u{62D}\u{648}\u{5D7}\u{5D4}\u{5C1}1203\u{661}\u{663}\u{6F1}\u{6F3}+-#=!?/.,:()[]\u{BD}\u{2013}\u{D7}\
         \u{B1}\u{2213}\u{2A72}\u{2192}\u{2658}$*\u{A0}   "
            .chars()
            .collect::<Vec<char>>(),
    );
    prop::collection::vec(character, 1..30).prop_map(|characters| characters.into_iter().collect::<String>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4096, failure_persistence: None, ..ProptestConfig::default() })]

    /// Not only what writers write: whatever stands in a run is seen in its order.
    #[test]
    fn any_run_is_seen_in_order(run in notation(), around in 0..SURROUNDINGS.len(), marks in any::<bool>()) {
        let run = run.trim().trim_start_matches('\u{5C1}');
        prop_assume!(!run.is_empty());
        let mode = if marks { Mode::Marks } else { Mode::Isolate };
        let (text, range) = paragraph(run, mode, false, SURROUNDINGS[around]);
        let truth = truth_left_to_right(run);
        prop_assert_eq!(seen(&text, range, Rtl), Some(truth), "{:?}", text);
    }

    /// Turning, stripping and laying out take any text and lose no character of it.
    #[test]
    fn any_line_is_laid_out_and_turned_without_loss(line in "\\PC{0,40}") {
        let sorted = |text: &str| {
            let mut all: Vec<char> = text.chars().filter(|c| !is_mark(*c)).collect();
            all.sort_unstable();
            all.len()
        };
        prop_assert_eq!(sorted(&visual(&line, Rtl)), sorted(&line));
        let (turned, _) = stamma::bidi::reverse_visual(&line);
        prop_assert_eq!(turned.chars().count(), line.chars().count());
        if let Some((turned, map)) = stamma::bidi::turn_parts(&line) {
            let black = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
            prop_assert_eq!(black(&turned), black(&line));
            prop_assert!(map.span(stamma::Span::new(0, turned.len())).end <= line.len());
        }
    }
}
