//! Moves inside sentences and comments.

#![allow(clippy::unwrap_used)]

use stamma::document;
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Done, Format, Job, Options, Sources, Translator, plan};

/// Translates a text; `start` is a FEN, empty for the usual position.
fn translate(text: &str, format: Format, from: &str, to: &str, start: &str) -> String {
    String::from_utf8(done(text, format, from, to, start).text).unwrap()
}

fn done(text: &str, format: Format, from: &str, to: &str, start: &str) -> Done {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, false).unwrap();
    let sources = match Spec::parse(from, locales).unwrap() {
        Spec::Auto => Sources::Auto,
        spec => Sources::Given(plan::sources(&spec, locales).unwrap()),
    };
    let start = (!start.is_empty()).then(|| stamma::board::Position::from_fen(start).unwrap().into());
    let job =
        Job { sources, target: &target, export: false, options: Options { start, ..Options::default() } };
    let detector = Detector::default();
    let mut translator = Translator::new(locales, &detector);
    document::translate(text.as_bytes(), format, &job, &mut translator, None)
}

/// The codes that are reported, each with the text it is about.
fn told(text: &str, format: Format, from: &str, to: &str) -> Vec<(&'static str, String)> {
    let told = done(text, format, from, to, "").report.diagnostics;
    told.iter().map(|one| (one.code, text[one.span.start..one.span.end].to_owned())).collect()
}

fn text(text: &str, from: &str, to: &str) -> String {
    translate(text, Format::Text, from, to, "")
}

#[test]
fn numbers_say_which_half_move_is_meant() {
    let page = "1. e4 e5 2. Nf3 attacks the pawn. 2... Nc6 defends it. Weaker is 2... f6? 3. Nxe5 fxe5 4. Qh5+. \
                Now 3. Bb5 a6 (3... Nf6 4. O-O Nxe4) 4. Ba4.";
    let german = "1. e4 e5 2. Sf3 attacks the pawn. 2... Sc6 defends it. Weaker is 2... f6? 3. Sxe5 fxe5 4. Dh5+. \
                  Now 3. Lb5 a6 (3... Sf6 4. O-O Sxe4) 4. La4.";
    assert_eq!(text(page, "en", "de"), german);
    assert_eq!(text(page, "auto", "de"), german);
    assert_eq!(text(german, "de", "en"), page);
    assert_eq!(text(page, "en", "en"), page);
}

#[test]
fn what_is_no_move_stays() {
    let start = "1. e4 e5 2. Cf3 ";
    for rest in [
        "y la ruta Cd2-Cc4-Ce3",
        "K4, (D2), ECO C42, e-linija, 1er sacrificio, +0,9",
        "el Cg7 es malo",
        "f4:ss\u{e4} ja f7-ruutua, de manera",
        "https://example.org/Cc6",
        "A 4 y C 3",
    ] {
        let page = format!("{start}{rest}");
        assert_eq!(text(&page, "es", "en"), format!("1. e4 e5 2. Nf3 {rest}"));
    }
}

#[test]
fn what_is_glued_to_a_move_stays_where_it_is() {
    let hebrew = "\u{5d1}-1.Nf3 \u{5d0}\u{5d7}\u{5e8}\u{5d9} \u{5d1}1...Nf6";
    let german = "\u{5d1}-1.Sf3 \u{5d0}\u{5d7}\u{5e8}\u{5d9} \u{5d1}1...Sf6";
    let plain = |text: String| text.chars().filter(|c| !stamma::bidi::is_mark(*c)).collect::<String>();
    assert_eq!(plain(text(hebrew, "en", "de")), german);
    assert_eq!(text("1. e4 e5 2. Hf3-mal", "hu", "en"), "1. e4 e5 2. Nf3-mal");
    assert_eq!(
        text("1. e4 e5 2. Nf3\u{3092} 2... Nc6\u{306f}", "en", "de"),
        "1. e4 e5 2. Sf3\u{3092} 2... Sc6\u{306f}"
    );
}

#[test]
fn threats_and_plans_are_read_where_the_position_allows() {
    let page = "1. e4 e5 2. Dh5 Cc6 3. Fc4 menace Dxf7 mat; 3... Cf6?? 4. Dxf7#, mais 3... g6.";
    let english = "1. e4 e5 2. Qh5 Nc6 3. Bc4 menace Qxf7#; 3... Nf6?? 4. Qxf7#, mais 3... g6.";
    assert_eq!(text(page, "fr", "en"), english);
}

#[test]
fn moves_in_comments_are_translated_and_commands_are_not() {
    let game = "1. e4 e5 {[%clk 0:01:00] statt Sf6 oder Sc6} 2. Sf3 {[%cal Gc2c3] droht Sxe5 [#] $2} Sc6 1-0";
    let english =
        "1. e4 e5 {[%clk 0:01:00] statt Nf6 oder Nc6} 2. Nf3 {[%cal Gc2c3] droht Nxe5 [#] $2} Nc6 1-0";
    assert_eq!(translate(game, Format::Pgn, "de", "en", ""), english);
    assert_eq!(translate(english, Format::Pgn, "en", "de", ""), game);
}

/// Numbers, castling and results are in a comment's lines as they are in the game's; a score among words is none.
#[test]
fn lines_in_comments_are_in_the_style_of_the_game() {
    let game = "1. e4 {or 1. d4 d5 2. Nf3 Nf6 3. Bf4 e6 4. e3 Be7 5. Bd3 O-O 6. O-O 1/2-1/2; the score was 1-0 in 2. games} \
                e5 {1... c5 2. Nf3\nd6} 2. Nf3 Nc6 (2... Nf6 3. Bc4 Nxe4 4. O-O 1-0) *";
    let book = "1.~e4 {or 1.~d4 d5 2.~Sf3 Sf6 3.~Lf4 e6 4.~e3 Le7 5.~Ld3 0–0 6.~0–0 ½–½; the score was 1-0 in 2. games} \
                e5 {1…~c5 2.~Sf3\nd6} 2.~Sf3 Sc6 (2…~Sf6 3.~Lc4 S×e4 4.~0–0 1–0) *";
    let locales = Locales::builtin();
    let styled = |text: &str, from: &str, to: &str, style: &str| {
        let spec = |name| Spec::parse(name, locales).unwrap();
        let style = locales.styles().get(style).unwrap();
        let target = plan::target(&spec(to), locales, Some(&style), true).unwrap();
        let sources = Sources::Given(plan::sources(&spec(from), locales).unwrap());
        let job = Job { sources, target: &target, export: to == "pgn", options: Options::default() };
        let detector = Detector::default();
        let done = Translator::new(locales, &detector).text(text.as_bytes(), &job);
        String::from_utf8(done.text).unwrap().replace('\u{a0}', "~")
    };
    assert_eq!(styled(game, "en", "de", "book"), book);
    assert_eq!(styled(&book.replace('~', "\u{a0}"), "de", "de", "book"), book);
    // Without a style the source's habits stay.
    assert!(translate(game, Format::Pgn, "en", "de", "").contains("6. O-O 1/2-1/2; the score"));
    // A result in a side line ends no game, so export has it in braces.
    let exported = styled("1. e4 (1. d4 d5 1-0) e5 *", "en", "pgn", "pgn");
    assert!(exported.ends_with("1. e4 (1. d4 d5 {1-0}) 1... e5 *\n"), "{exported}");
}

#[test]
fn among_words_nothing_is_mended_on_a_guess() {
    // Behind a number the board and the place leave one meaning: it is written, and the repair is told.
    let page = "Then 1. e4 e5 2. \u{41a}f3 Nc6 and \u{41a}xe5 but nxe5 wins.";
    assert_eq!(
        text(page, "io", "de"),
        "Then 1. e4 e5 2. Sf3 Nc6 and \u{41a}xe5 but nxe5 wins.",
        "the K of Ido is the knight"
    );
    let told_of = told(page, Format::Text, "io", "de");
    let expected = [("M0301", "\u{41a}f3"), ("M0101", "Nc6"), ("M0302", "\u{41a}xe5")];
    assert_eq!(told_of, expected.map(|(code, found)| (code, found.to_owned())));
    // `ed7` is a pawn's capture as it stands, and no bishop of Interlingua.
    for (page, format) in [
        ("1. d4 d5 2. Cf3 ed7", Format::Text),
        ("1. d4 d5 {1... d5 2. Cf3 ed7} *", Format::Pgn),
        ("1. d4 d5 2. Cf3 and then ed7", Format::Text),
    ] {
        assert!(!text(page, "ia", "en").contains("Bd7"), "{page}");
        assert!(
            told(page, format, "ia", "en").iter().any(|(code, found)| *code == "M0302" && found == "ed7")
        );
    }
    // What needs no repair in one of the positions is not read with one in another.
    assert!(told("1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5", Format::Text, "en", "de").is_empty());
}

#[test]
fn a_pawn_with_a_letter_may_be_a_piece_of_another_language() {
    // Dutch P is the knight, English P the pawn.
    assert_eq!(text("1. Pc3 d5 en 2. Pf3: mooi", "auto", "en"), "1. Pc3 d5 en 2. Pf3: mooi");
    assert_eq!(told("1. Pc3 d5 2. Pf3", Format::Text, "auto", "en"), [("M0205", "Pc3".to_owned())]);
    let page = "1. d4 d5 2. e3 Lg4 3. Pe2 Lf3 4. Pc3 Le4 5. Pe4: goed";
    assert_eq!(text(page, "auto", "en"), "1. d4 d5 2. e3 Bg4 3. Ne2 Bf3 4. Nc3 Be4 5. Ne4: goed");
}

#[test]
fn markdown_is_translated_but_for_its_code() {
    let page =
        "# 1. e4 e5\n\n2. **Nf3** *Nc6* `2. Nf3`\n\n```\n2. Nf3\n```\n[3. Bb5](/a/Bb5.html) <b>Nf6</b>\n";
    let german =
        "# 1. e4 e5\n\n2. **Sf3** *Sc6* `2. Nf3`\n\n```\n2. Nf3\n```\n[3. Lb5](/a/Bb5.html) <b>Sf6</b>\n";
    assert_eq!(translate(page, Format::Markdown, "en", "de", ""), german);
}

#[test]
fn html_is_translated_between_tags_only() {
    let page = "<!-- 1. Nf3 --><title>1. Nf3</title><p class='Nf3'>&Uuml;ber <b>1.&nbsp;e4</b> e5 2. <i>Nf3</i>\nNc6 \
                <script>'3. Bb5'</script> 3. Bb5 &plusmn; <br> 3... Nf6";
    let german = "<!-- 1. Nf3 --><title>1. Nf3</title><p class='Nf3'>&Uuml;ber <b>1.&nbsp;e4</b> e5 2. <i>Sf3</i>\nSc6 \
                  <script>'3. Bb5'</script> 3. Lb5 &plusmn; <br> 3... Sf6";
    assert_eq!(translate(page, Format::Html, "en", "de", ""), german);
}

#[test]
fn latex_is_translated_but_for_commands_comments_and_options() {
    let page = "\\mainline{1. e4 e5 2. Nf3} % Nc6\n\\variation[level=2]{2... Nc6} \\label{Nc6} $Nc6$ 3.~Bb5 \\verb|3. Bb5|";
    let german = "\\mainline{1. e4 e5 2. Sf3} % Nc6\n\\variation[level=2]{2... Sc6} \\label{Nc6} $Nc6$ 3.~Lb5 \\verb|3. Bb5|";
    assert_eq!(translate(page, Format::Latex, "en", "de", ""), german);
}

#[test]
fn hostile_texts_end_soon() {
    for piece in
        ["(", "<a ", "{[%", "\\label{", "1. ", "Nf3-", "<", "&", "1.e4 ", "Nf3 ", "[", "\u{2066}", "$", "`"]
    {
        let page = piece.repeat(20_000);
        for format in [Format::Text, Format::Markdown, Format::Html, Format::Latex, Format::Pgn] {
            let _ = translate(&page, format, "en", "ar", "");
        }
    }
}

#[test]
fn a_move_that_no_position_allows_is_told_whatever_man_makes_it() {
    for (page, from, to, left) in [
        ("1. e8=Q", "en", "de", &["e8=Q"][..]),
        ("The end: exd8=R+ and wins", "en", "de", &["exd8=R+"]),
        ("1. e8\u{424}", "ru", "en", &["e8\u{424}"]),
        ("exd5, O-O and e2e4", "en", "uci", &["exd5", "O-O"]),
        ("1. d5 is weak", "en", "uci", &["d5"]),
        ("P-K8 is told", "en:descriptive", "de", &["P-K8"]),
        // These are what they would be in German too, or no moves.
        ("exd5, O-O and 1. d5", "en", "de", &[]),
        ("1. Introduction 2. de Boer", "en", "uci", &[]),
    ] {
        let page = page.to_owned();
        let report = done(&page, Format::Text, from, to, "").report;
        assert_eq!(report.left, !left.is_empty(), "{page}");
        let told = told(&page, Format::Text, from, to);
        assert_eq!(told, left.iter().map(|one| ("M0201", (*one).to_owned())).collect::<Vec<_>>(), "{page}");
    }
}

#[test]
fn a_list_of_men_is_rewritten_whole_or_not_at_all() {
    for (page, from, to, left) in [
        ("A bishop on c4, Nf3 and Rd1.", "en", "de", &["Nf3", "Rd1"][..]),
        ("Wei\u{df}: Kf1, Dd2, Sf3; Schwarz: Kg8, Dd8", "de", "en", &["Dd2", "Sf3", "Dd8"]),
        (
            "White: \u{2654}f1, \u{2655}d2, \u{2658}f3",
            "fan",
            "de",
            &["\u{2654}f1", "\u{2655}d2", "\u{2658}f3"],
        ),
        ("1. e4 e5 White plans Nf3, Bc4, a2 and Rd1", "en", "de", &["Nf3", "Bc4", "Rd1"]),
        ("1. e4 e5 and then Nf3 Nc6 Bb5 Bh8", "en", "de", &["Nf3", "Nc6", "Bb5", "Bh8"]),
    ] {
        assert_eq!(text(page, from, to), page);
        let mut told: Vec<String> =
            told(page, Format::Text, from, to).into_iter().map(|(_, one)| one).collect();
        told.dedup();
        assert_eq!(told, left, "{page}");
    }
    let page = "1. e4 e5 White plans Nf3, Bc4 and Nc3. Then Nf3 Nc6 Bb5.";
    assert_eq!(text(page, "en", "de"), page.replace('N', "S").replace('B', "L"));
    // A move beside a list is judged by itself.
    let page = "1. e4 e5 2. Nf3 beats Rd1.";
    assert_eq!(text(page, "en", "de"), page.replace('N', "S"));
}

/// A text from English to German in a style.
fn styled(page: &str, format: Format, style: &str) -> String {
    let locales = Locales::builtin();
    let style = locales.styles().get(style).unwrap();
    let target = plan::target(&Spec::parse("de", locales).unwrap(), locales, Some(&style), true).unwrap();
    let sources = Sources::Given(plan::sources(&Spec::parse("en", locales).unwrap(), locales).unwrap());
    let job = Job { sources, target: &target, export: false, options: Options::default() };
    let detector = Detector::default();
    let done =
        document::translate(page.as_bytes(), format, &job, &mut Translator::new(locales, &detector), None);
    assert!(!done.report.left, "{page}");
    String::from_utf8(done.text).unwrap()
}

#[test]
fn a_style_is_the_same_in_every_format() {
    let page = "1. e4 e5 $2 2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bb5 a6 1-0";
    let book =
        "1.\u{a0}e4 e5? 2.\u{a0}Sf3 Sc6 (2\u{2026}\u{a0}Sf6 3.\u{a0}S\u{d7}e5) 3.\u{a0}Lb5 a6 1\u{2013}0";
    for format in [Format::Text, Format::Pgn, Format::Sheet] {
        assert_eq!(styled(page, format, "book"), book, "{format:?}");
    }
    assert_eq!(
        styled(&format!("In {page}"), Format::Markdown, "book").replace("5 $2 2", "5? 2"),
        format!("In {book}")
    );
    assert_eq!(styled(&format!("<p>{page}"), Format::Html, "book"), format!("<p>{book}"));
    // The number of an item stays that of an item, points in markup stay, and so does what a program reads.
    assert_eq!(styled("1. e4 e5\n2. Nf3\n", Format::Markdown, "book"), "1. e4 e5\n2. Sf3\n");
    assert_eq!(styled("<ol><li>e4 e5<li>Nf3", Format::Html, "book"), "<ol><li>e4 e5<li>Sf3");
    assert_eq!(styled("<p>1<b>. </b>e4 e5 2. Nf3", Format::Html, "pgn"), "<p>1<b>. </b>e4 e5 2. Sf3");
    assert_eq!(
        styled("\\mainline{1. e4 e5 2. Nf3 1-0}", Format::Latex, "book"),
        "\\mainline{1. e4 e5 2. Sf3 1-0}"
    );
    assert_eq!(styled("x 1. e4 e5 2. Nf3 1-0", Format::Latex, "book"), "x 1.~e4 e5 2.~Sf3 1\u{2013}0");
}

#[test]
fn a_point_that_ends_a_sentence_outlives_the_word_it_ends() {
    for (page, wanted) in [
        ("1. f3 e5 2. g4 Qh4 mate. And so.", "1. f3 e5 2. g4 Dh4#. And so."),
        ("1. e4 e5 2. Qh5 Ke7 3. Qxe5 mate! And.", "1. e4 e5 2. Dh5 Ke7 3. Dxe5#! And."),
        ("1. e4 d5 2. e5 f5 3. exf6 e.p. Well", "1. e4 d5 2. e5 f5 3. exf6. Well"),
        ("1. e4 d5 2. e5 f5 3. exf6 e.p. Nxf6", "1. e4 d5 2. e5 f5 3. exf6 Sxf6"),
        ("1. e4 d5 2. e5 f5 3. exf6 e.p.", "1. e4 d5 2. e5 f5 3. exf6."),
    ] {
        assert_eq!(styled(page, Format::Text, "pgn"), wanted);
        assert_eq!(text(page, "en", "en"), page);
    }
}

#[test]
fn a_mark_that_stands_there_is_not_set_again() {
    for (page, wanted) in [
        ("1. e4 e5? $2 2. Nf3", "1.\u{a0}e4 e5? 2.\u{a0}Sf3"),
        ("1. e4 e5 $14 $2 2. Nf3", "1.\u{a0}e4 e5 \u{2a72} ? 2.\u{a0}Sf3"),
        ("1. e4 e5?? $2 2. Nf3 $1 $2", "1.\u{a0}e4 e5?? $2 2.\u{a0}Sf3! $2"),
    ] {
        assert_eq!(styled(page, Format::Pgn, "book"), wanted);
    }
}

#[test]
fn the_sign_of_a_note_is_no_part_of_a_move() {
    let page = "<p>1. e4 e5 2. Nf3<sup>1</sup> Nc6<sup><a href=\"#n\">[12]</a></sup> 3. Bb5\
                <a epub:type=\"noteref\" href=\"#x\">3</a> a6 4. B<sup>a4</sup> N<sup>f</sup>6</p><p>1. Better 2. Nc3.</p>";
    let german = page
        .replace("Nf3", "Sf3")
        .replace("Nc", "Sc")
        .replace('B', "L")
        .replace("Letter", "Better")
        .replace("N<", "S<");
    assert_eq!(translate(page, Format::Html, "en", "de", ""), german);
    let page = "1. e4 e5 2. Nf3[^1] Nc6 3. Bb5^[or 3. Bc4 Nf6] a6\n\n[^1]: Or 2. Bc4 Nf6.\n";
    assert_eq!(translate(page, Format::Markdown, "en", "de", ""), page.replace('N', "S").replace('B', "L"));
}

#[test]
fn a_move_that_is_missing_is_no_threat() {
    for hole in ["1. e4 e5 2. ... Nf6 3. Bd3", "1. e4 e5 2... Nf6 3. Bd3"] {
        assert_eq!(text(hole, "en", "de"), hole);
        let left = [("M0201", "Nf6".to_owned()), ("M0201", "Bd3".to_owned())];
        assert_eq!(told(hole, Format::Text, "en", "de"), left, "{hole}");
    }
    for (threat, german) in [
        ("1. e4 e5 and Black threatens 2... Nf6.", "1. e4 e5 and Black threatens 2... Sf6."),
        ("1. e4 e5 with the idea 2... Nf6, 3... Bc5", "1. e4 e5 with the idea 2... Sf6, 3... Lc5"),
    ] {
        assert_eq!(text(threat, "en", "de"), german);
    }
}

#[test]
fn words_for_check_and_mate_go_with_their_moves() {
    let mate = |sign: &str| format!("1. f3 e5 2. g4 {sign}");
    for (from, to, old, new) in [
        ("de", "en", "Dh4 schachmatt", "Qh4#"),
        ("de", "en", "Dh4 matt", "Qh4#"),
        ("de", "en", "Dh4 Schach", "Qh4+"),
        ("de", "fan", "Dh4 matt", "\u{265b}h4#"),
        ("de", "fr", "Dh4 matt", "Dh4#"),
        ("en", "de", "Qh4 mate", "Dh4#"),
        ("en", "de", "Qh4 dis ch", "Dh4+"),
        ("ru", "en", "\u{424}h4\u{425}", "Qh4#"),
        ("ru", "en", "\u{424}h4 \u{43c}\u{430}\u{442}", "Qh4#"),
        ("ru", "ru:lan", "\u{424}h4\u{425}", "\u{424}d8-h4\u{425}"),
        ("en", "en:lan", "Qh4 mate", "Qd8-h4 mate"),
        ("en", "de", "Qh4#", "Dh4#"),
        ("en", "de", "Qh4# mate", "Dh4#"),
        ("en", "de", "Qh4 MATE", "Dh4#"),
        ("pl", "en", "Hh4+ szach-mat", "Qh4#"),
        ("de", "en", "Dh4 SCHACHMATT", "Qh4#"),
        ("es", "en:lan", "Dh4 jaque mate", "Qd8-h4#"),
    ] {
        for format in [Format::Move, Format::Pgn, Format::Text] {
            let done = done(&mate(old), format, from, to, "");
            let same = if to.ends_with(":lan") { String::new() } else { mate(new) };
            let given = String::from_utf8(done.text).unwrap();
            assert!(given == same || same.is_empty() && given.ends_with(new), "{from} {to} {old} {given}");
            assert!(done.report.diagnostics.is_empty(), "{:?}", done.report.diagnostics);
        }
    }
    let passing = "1. e4 d5 2. e5 f5 3. exf6";
    for (from, to, old, new) in [
        ("de", "en", "i.V.", "e.p."),
        ("de", "de:lan", "i.V.", "i.V."),
        ("es", "ru", "a.p.", "e.p."),
        ("en", "de", "e.p.", "e.p."),
    ] {
        let given = translate(&format!("{passing} {old} h6"), Format::Move, from, to, "");
        assert!(given.contains(&format!("{new} h")), "{from} {to} {given}");
    }
    // The sign of a capture in Cyrillic letters too.
    let taken = translate("1. e4 d5 2. e\u{445}d5 \u{424}\u{445}d5", Format::Move, "ru", "en", "");
    assert_eq!(taken, "1. e4 d5 2. exd5 Qxd5");
}

#[test]
fn a_word_that_is_not_true_of_the_move_is_one_of_the_sentence() {
    let words = "1. e4 e5 2. Sf3 Schach spielen sie, dann Sc6: matt ist es nicht.";
    let new = "1. e4 e5 2. Nf3 Schach spielen sie, dann Nc6: matt ist es nicht.";
    assert_eq!(text(words, "de", "en"), new);
    assert_eq!(told(words, Format::Text, "de", "en"), []);
}

#[test]
fn a_false_sign_of_check_is_told() {
    for (from, game, false_signs) in [
        ("en", "1. e4+ e5 2. Nf3# Nc6 3. Bb5 a6++", vec!["e4+", "Nf3#", "a6++"]),
        ("en", "1. e4 f5 2. Qh5+ g6 3. Qxg6+ hxg6", vec![]),
        ("en", "1. e4 f5 2. Qh5# g6 3. Be2 Bg7 4. Bg4+", vec!["Qh5#", "Bg4+"]),
        ("en", "1. f3 e5 2. g4 Qh4+", vec![]),
        ("en", "1. f3 e5 2. g4 Qh4++", vec![]),
        ("en:lan", "1. e2-e4+ e7-e5", vec!["e2-e4+"]),
        ("coordinate", "1. e2-e4+ e7-e5", vec!["e2-e4+"]),
        ("fan", "1. e4 e5 2. \u{2658}f3+", vec!["\u{2658}f3+"]),
        ("de", "1. e4 e5 2. Sf3 Schach Sc6", vec!["Sf3 Schach"]),
        ("ru", "1. e4 e5 2. \u{41a}f3X \u{41a}c6", vec!["\u{41a}f3X"]),
    ] {
        for to in ["de", "uci", "en"] {
            let told = told(game, Format::Move, from, to);
            let told: Vec<&str> =
                told.iter().filter(|(code, _)| *code == "M0210").map(|(_, found)| found.as_str()).collect();
            assert_eq!(told, false_signs, "{from} {to} {game}");
        }
    }
}

#[test]
fn a_capture_in_passing_that_is_none_is_told() {
    for game in ["1. e4 e5 2. Nf3 e.p.", "1. e4 d5 2. exd5 e.p.", "1. e4 e5 2. d4 exd4 3. Qxd4 ep"] {
        assert_eq!(told(game, Format::Move, "en", "de").first().map(|one| one.0), Some("M0301"), "{game}");
    }
}

#[test]
fn what_is_left_in_comments_counts_and_is_told_where_it_stands() {
    let game = "1. e4 {Qc3 is none}\ne5 2. Nf3 Nc6 {nor is Ke3} 3. Bb5 Qxc3";
    let done = done(game, Format::Pgn, "en", "de", "");
    let starts: Vec<usize> = done.report.diagnostics.iter().map(|one| one.span.start).collect();
    assert!(done.report.left && starts.is_sorted() && starts.len() == 2, "{starts:?}");
    assert!(self::done("1. e4 {Qc3 is none} e5", Format::Pgn, "en", "de", "").report.left);
}

#[test]
fn a_number_stands_before_blacks_move_too() {
    let read = |text: &str| self::text(text, "en:descriptive", "en");
    // "Every Boy's Book", 1868, the double gambit: two columns, each move with its number.
    let old = "1. P. to K's 4th. 1. P. to K's 4th.\n\n2. K's B. to Q. B's 4th. 2. K's B. to Q. B's 4th.\n\n\
        3. P. to Q. Kt.'s 4th. 3. B. takes P.\n\n4. P. to K. B's 4th. 4. P. to Q's 4th.\n";
    assert_eq!(read(old), "1. e4 1. e5\n\n2. Bc4 2. Bc5\n\n3. b4 3. Bxb4\n\n4. f4 4. d5\n");
    assert_eq!(read("1 P to K 4 1 P to K 4 2 Kt to K B 3 2 P to Q 3"), "1 e4 1 e5 2 Nf3 2 d6");
    // A list of first moves is not a game.
    assert_eq!(read("1. P-K4, 1. P-Q4, 1. P-QB4 are all good."), "1. e4, 1. d4, 1. c4 are all good.");
}

#[test]
fn the_reply_settles_which_of_several_moves_it_was() {
    let read = |text: &str| self::text(text, "en:descriptive", "en");
    let game = "1. P-K4 P-K4 2. P-Q4 P-Q4 3. PxP";
    assert_eq!(read(game), "1. e4 e5 2. d4 d5 3. PxP");
    assert_eq!(told(game, Format::Text, "en:descriptive", "en"), [("M0204", "PxP".to_owned())]);
    let on = format!("{game} QxP 4. Kt-QB3");
    assert_eq!(read(&on), "1. e4 e5 2. d4 d5 3. exd5 Qxd5 4. Nc3");
    assert_eq!(told(&on, Format::Text, "en:descriptive", "en"), []);
    // A digit behind a shorter reading is its rank unless it is the number that is due.
    assert_eq!(read("1 P - K 4 P - K 4 2 B - B 4 Q - R 5"), "1 e4 e5 2 Bc4 Qh4");
    // Letters of notes behind a dash, as the Otago Witness set them.
    let noted = "1 P-K4 P-K4 2 Kt-KB3-a Kt-QB3-b 3 B-Kt5 P-QR3";
    assert_eq!(read(noted), "1 e4 e5 2 Nf3-a Nc6-b 3 Bb5 a6");
    // A number at the head of the next line is no rank.
    let french = "1. P 4 R. P 4 R.\n2. C 3 F R. C 3 F D.\n3. F 5 C. P 3 T D.\n4. F pr. C. P D pr. F.";
    let english = "1. e4. e5.\n2. Nf3. Nc6.\n3. Bb5. a6.\n4. Bxc6. dxc6.";
    assert_eq!(self::text(french, "fr:descriptive", "en"), english);
    // And a move that is told and not read is not passed over.
    let left = told("1. P-K4 P-K4 2. K takes P", Format::Text, "en:descriptive", "en");
    assert_eq!(left, [("M0201", "K takes P".to_owned())]);
}
