//! Markup in and around moves: it is never changed, and what it may hide is never guessed.

#![allow(clippy::unwrap_used)]

use stamma::document;
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Done, Format, Job, Options, Sources, Translator, plan};

fn bytes(text: &[u8], format: Format, from: &str, to: &str) -> Done {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, false).unwrap();
    let sources = Sources::Given(plan::sources(&Spec::parse(from, locales).unwrap(), locales).unwrap());
    let job = Job { sources, target: &target, export: false, options: Options::default() };
    let detector = Detector::default();
    document::translate(text, format, &job, &mut Translator::new(locales, &detector), None)
}

/// English to German, and whether something was left.
fn german(text: &str, format: Format) -> (String, bool) {
    let done = bytes(text.as_bytes(), format, "en", "de");
    assert_eq!(
        done.report.left,
        done.report.diagnostics.iter().any(|one| one.code.starts_with("M0")),
        "{text}"
    );
    (String::from_utf8(done.text).unwrap(), done.report.left)
}

/// A second move of White and what follows it, in a format.
fn second(format: Format, old: &str, new: &str) {
    let page = format!("1.e4 e5 2.{old} Nc6 3.Bb5");
    let wanted = format!("1.e4 e5 2.{new} Sc6 3.Lb5");
    assert_eq!(german(&page, format), (wanted, false));
}

/// The same where the move cannot be read, and what follows neither.
fn unreadable(format: Format, old: &str) {
    // A page has tags; in Markdown one at the start of a line would make it all HTML.
    let head = if format == Format::Html { "<p>" } else { "" };
    let page = format!("{head}1.e4 e5 2.{old} Nc6 3.Bb5 and Nf6");
    assert_eq!(german(&page, format), (page.clone(), true));
}

/// Behind a move something that is no text.
fn stays(format: Format, old: &str) {
    let page = format!("1.e4 e5 and {old} then Nf3");
    assert_eq!(german(&page, format), (format!("1.e4 e5 and {old} then Sf3"), false));
}

#[test]
fn letters_change_in_place_and_markup_stays() {
    for (old, new) in [
        ("<b>N</b>f3", "<b>S</b>f3"),
        ("N<b>f3</b>", "S<b>f3</b>"),
        ("<span class=\"fig\">N</span>f3", "<span class=\"fig\">S</span>f3"),
        ("N<!-- Nf3 -->f3", "S<!-- Nf3 -->f3"),
        ("N<wbr>f3", "S<wbr>f3"),
        ("N<b>f</b>&#51;", "S<b>f</b>&#51;"),
        ("N&nbsp;f3", "S&nbsp;f3"),
        ("&#78;f3", "Sf3"),
    ] {
        second(Format::Html, &format!("<a name=m2></a>{old}"), &format!("<a name=m2></a>{new}"));
    }
    for (old, new) in
        [("**N**f3", "**S**f3"), ("[N](Nf3.html)f3", "[S](Nf3.html)f3"), ("N<b>f3</b>", "S<b>f3</b>")]
    {
        second(Format::Markdown, old, new);
    }
    for (old, new) in [
        ("\\textbf{N}f3", "\\textbf{S}f3"),
        ("{\\it N}f3", "{\\it S}f3"),
        ("N\\,f3", "S\\,f3"),
        ("\\bf Nf3", "\\bf Sf3"),
    ] {
        second(Format::Latex, old, new);
    }
}

#[test]
fn what_shows_a_man_that_is_known_stays_and_is_read() {
    for man in ["<img src=\"n.gif\" alt=\"N\">f3", "<img alt='\u{2658}'/>f3"] {
        second(Format::Html, man, man);
        second(Format::Markdown, man, man);
    }
    second(Format::Markdown, "![N](n.png)f3", "![N](n.png)f3");
    for man in ["\\knight f3", "\\symknight{}f3", "\\WhiteKnightOnWhite f3", "\\knight{}f3"] {
        second(Format::Latex, man, man);
    }
}

#[test]
fn what_may_show_a_man_is_not_read_as_a_pawn() {
    for object in [
        "<img src=n.gif>",
        "<img src=n.gif> ",
        "<i class=\"N\"></i>",
        "<span class=N />",
        "<svg><path d='M0'/></svg>",
        "<img alt=knight>",
    ] {
        unreadable(Format::Html, &format!("{object}f3"));
    }
    unreadable(Format::Html, "N<img src=x>f3");
    unreadable(Format::Text, "\u{fffc}f3");
    for object in ["![](n.png)", "![knight](n.png)", "<img src=n>", "<i class=n></i>", "$\\knight$"] {
        unreadable(Format::Markdown, &format!("{object}f3"));
    }
    for object in
        ["\\foo ", "\\foo{}", "\\includegraphics{N}", "\\includegraphics[width=1em]{n}", "$\\symknight$"]
    {
        unreadable(Format::Latex, &format!("{object}f3"));
    }
    // Beside a whole move it is an ornament.
    second(Format::Html, "<img src=x>Nf3", "<img src=x>Sf3");
}

#[test]
fn keys_code_and_mathematics_are_no_text() {
    for key in [
        "\\bibitem{Nf3}",
        "\\citep[see][p. 3]{Nf3}",
        "\\parencite{Nf3}",
        "\\textcite{Nf3}",
        "\\cref{Nf3}",
        "\\autoref{Nf3}",
        "\\gls{Nf3}",
        "\\color{Nf3}",
        "\\lstinline|Nf3|",
        "\\lstinline{Nf3}",
        "\\verb+Nf3+",
        "\\(Nf3\\)",
        "\\[Nf3\\]",
        "$Nf3$",
        "\\ensuremath{Nf3}",
    ] {
        stays(Format::Latex, key);
    }
    assert_eq!(
        german("1.e4 e5 and \\textcolor{Nf3}{Nf3}", Format::Latex).0,
        "1.e4 e5 and \\textcolor{Nf3}{Sf3}"
    );
    for key in [
        "{#Nf3}",
        "[@Nf3; @Bc4]",
        "{{Nf3}}",
        "[[Nf3]]",
        "$Nf3$",
        "$$Nf3$$",
        "\\(Nf3\\)",
        "<Nf3@e4.com>",
        "`Nf3`",
        "![Nf3](a.png)",
    ] {
        stays(Format::Markdown, key);
    }
    let page = "1.e4 e5 for $5 is Nf3$1 or $6 Nf3$2 then";
    assert_eq!(german(page, Format::Markdown).0, page.replace('N', "S"));
    stays(Format::Html, "<img alt=\"Nf3\" src=x>");
}

#[test]
fn addresses_names_and_paths_are_no_moves() {
    for name in [
        "Nf3@e4.com",
        "www.Nf3.com/Bc4",
        "images/Nf3.png",
        "doi:10.1000/Nf3",
        "#Nf3",
        "@Nf3",
        "x_Nf3",
        "Nf3_x",
        "C:\\Nf3\\Bc4",
        "?move=Nf3",
        "$Nf3",
        "Nf3%20x",
        "me+Nf3@e4.com",
        "git@a.org:Nf3/Bc4.git",
        "https://a.org/Nf3/Bc4?x=Nf3&y=Bb5#Nc3",
        "https://a.org/Nf3",
        "Nf3.pgn",
        "(Nf3/Bc4)",
        "the score of 0-0,",
    ] {
        stays(Format::Text, name);
    }
    for text in ["Nf3.", "(Nf3)", "Nf3,", "Nf3:", "\"Nf3\"", "_Nf3_", "Nf3?!", "Nf3...", "Nf3.Then"] {
        let page = format!("1.e4 e5 and {text} then");
        assert_eq!(german(&page, Format::Text), (page.replace('N', "S"), false));
    }
    let page = "Nach 1. e4 e5 2. Sf3 droht Sf3xe5, auch Sf3:e5";
    let done = bytes(page.as_bytes(), Format::Text, "de", "en");
    assert_eq!(done.text, page.replace('S', "N").as_bytes());
    assert!(!done.report.left);
}

#[test]
fn items_of_numbered_lists_are_moves_of_a_game() {
    let page = "<ol><li>e4 e5</li><li>Nf3 Nc6</li></ol><ol start=\"3\"><li>Bb5 a6</ol><ul><li>Ba4</ul>";
    let (text, _) = german(page, Format::Html);
    assert_eq!(text, page.replace("Nf3 Nc6", "Sf3 Sc6").replace("Bb5", "Lb5").replace("Ba4", "La4"));
}

#[test]
fn words_without_tags_are_no_games() {
    for page in ["Just words, no tag.", "", "Nf3 is a move", "1. e4 is best, by test"] {
        assert!(!german(page, Format::Html).0.contains("<html"), "{page}");
    }
    for game in ["[Event \"x\"]\n\n1. e4 *", "1. e4 e5", "{one} 1. e4 e5", "e4 e5 Nf3"] {
        assert!(german(game, Format::Html).0.contains("<html"), "{game}");
    }
}

/// Numbers that look like chance and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// What is markup in a text: everything in angle brackets, commands of TeX, and every sign that is no letter.
fn markup(text: &str) -> (Vec<String>, String) {
    let mut found = Vec::new();
    let mut signs = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let len = match c {
            '<' if rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!')) => {
                rest.find('>').map_or(1, |end| end + 1)
            }
            '<' => 1,
            '\\' if rest[1..].starts_with('\\') => 2,
            '\\' => 1 + rest[1..].find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len() - 1),
            _ => c.len_utf8(),
        };
        if matches!(c, '<' | '\\') {
            found.push(rest[..len].to_owned());
        } else if !c.is_alphanumeric() {
            signs.push(c);
        }
        rest = &rest[len..];
    }
    (found, signs)
}

#[test]
fn the_bytes_of_markup_are_the_same_before_and_after() {
    const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd6 and Nxe5 or 6. d4 Bg4";
    let kinds: [(Format, &[&str]); 4] = [
        (
            Format::Html,
            &[
                "<b>",
                "</b>",
                "<!-- Nf3 -->",
                "<wbr>",
                "<img alt=N>",
                "<img src=x>",
                "<i class=N></i>",
                "<br>",
                "<span title=\"Nf3\">",
                "</span>",
                "<p>",
                "<a name=x></a>",
                "&amp;",
                "&nbsp;",
                "<",
                "<li>",
                "<svg>",
            ],
        ),
        (
            Format::Markdown,
            &[
                "**",
                "*",
                "_",
                "`",
                "[",
                "](x)",
                "![",
                "<b>",
                "</b>",
                "<img alt=N>",
                "\\*",
                "$",
                "[[",
                "]]",
                "\n\n",
                "~~",
                "|",
            ],
        ),
        (
            Format::Latex,
            &[
                "\\textbf{",
                "}",
                "{",
                "\\it ",
                "\\,",
                "\\x ",
                "\\knight ",
                "\\foo{}",
                "$",
                "\\\\",
                "~",
                "\\(",
                "\\)",
                "\\cite{Nf3}",
                "\\symbishop{}",
                "%\n",
                "\\LR{",
            ],
        ),
        (Format::Text, &["\u{fffc}", "_", "@", "/", "\\", "#"]),
    ];
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    for (format, snippets) in kinds {
        for round in 0..120 {
            let mut page = String::new();
            page.push_str(GAME);
            for _ in 0..1 + chance.below(4) {
                let at = chance.below(page.len());
                if page.is_char_boundary(at) {
                    page.insert_str(at, snippets[chance.below(snippets.len())]);
                }
            }
            if format == Format::Html {
                page.insert_str(0, "<h1>");
            }
            let plain = page.clone();
            for to in ["de", "ru", "fr"] {
                let done = bytes(page.as_bytes(), format, "en", to);
                let text = String::from_utf8(done.text).unwrap();
                assert_eq!(markup(&text), markup(&plain), "{round} {format:?} {to}\n{page}\n{text}");
            }
            let same = bytes(page.as_bytes(), format, "en", "en");
            // What is mended is told, and written as it should be.
            if same.report.diagnostics.iter().all(|one| one.code != "M0301") {
                assert_eq!(String::from_utf8(same.text).unwrap(), plain, "{format:?}");
            }
        }
    }
}

#[test]
fn random_bytes_come_back() {
    let mut chance = Chance(0x2545_F491_4F6C_DD1D);
    let words =
        ["1. e4 ", "e5 ", "Nf3", "<b>", "</b>", "*", "\\", "$", "{", "}", "\n", "&#78;", "0-0 ", "<li>", "["];
    for _ in 0..1500 {
        let mut page = Vec::new();
        for _ in 0..chance.below(40) {
            if chance.below(3) > 0 {
                // Not those of letters from right to left and of bidi marks, which may meet over a tag.
                let byte = chance.below(256) as u8;
                page.push(if matches!(byte, 0xD6..=0xE2 | 0xEF) { 0xA7 } else { byte });
            } else {
                page.extend_from_slice(words[chance.below(words.len())].as_bytes());
            }
        }
        for format in [Format::Text, Format::Markdown, Format::Html, Format::Latex] {
            let done = bytes(&page, format, "en", "en");
            if format == Format::Html && done.text.starts_with(b"<!DOCTYPE") {
                continue;
            }
            assert_eq!(done.text, page, "{format:?} {}", String::from_utf8_lossy(&page));
        }
    }
}

#[test]
fn in_tex_a_command_ends_the_move_before_it() {
    for (page, wanted) in [
        ("1. e4 e5 2. Nf3\\foo Nc6", "1. e4 e5 2. Sf3\\foo Sc6"),
        ("1. e4 e5 2. Nf3\\mymark{best} Nc6", "1. e4 e5 2. Sf3\\mymark{best} Sc6"),
        ("1. e4 e5 2. Nf3\\emph{good} Nc6", "1. e4 e5 2. Sf3\\emph{good} Sc6"),
        ("1. e4 e5 2. Nf3\\label{x}then Nc6", "1. e4 e5 2. Sf3\\label{x}then Sc6"),
        ("1. e4 e5 2. N\\textbf{f3} Nc6", "1. e4 e5 2. S\\textbf{f3} Sc6"),
        (
            "1. e4 e5 2. Nf3\\footnote{Or 2. Bc4 Nf6 3. Nc3.} Nc6 3. Bb5",
            "1. e4 e5 2. Sf3\\footnote{Or 2. Lc4 Sf6 3. Sc3.} Sc6 3. Lb5",
        ),
    ] {
        assert_eq!(german(page, Format::Latex), (wanted.to_owned(), false));
    }
    // Nobody knows what it shows before a square.
    let (text, left) = german("1. e4 e5 2. Nf3\\foo{}a6 Nc6", Format::Latex);
    assert_eq!((text.as_str(), left), ("1. e4 e5 2. Sf3\\foo{}a6 Nc6", true));
}

#[test]
fn the_chess_packages_say_where_a_game_begins() {
    for (page, wanted) in [
        (
            "\\mainline{1. e4 e5 2. Nf3}\\variation{2. Nc3 Nf6}\\mainline{2... Nc6}",
            "\\mainline{1. e4 e5 2. Sf3}\\variation{2. Sc3 Sf6}\\mainline{2... Sc6}",
        ),
        (
            "\\newchessgame[setfen=4k3/8/8/8/8/8/8/R3K3 w - - 0 1, moveid=23w]\\mainline{23. Ra8+ Kd7 24. Ra7+}",
            "\\newchessgame[setfen=4k3/8/8/8/8/8/8/R3K3 w - - 0 1, moveid=23w]\\mainline{23. Ta8+ Kd7 24. Ta7+}",
        ),
        (
            "\\fenboard{4k3/8/8/8/8/8/8/R3K3 w}\\mainline{1. Ra8+}\\newgame\\mainline{1. Nf3}",
            "\\fenboard{4k3/8/8/8/8/8/8/R3K3 w}\\mainline{1. Ta8+}\\newgame\\mainline{1. Sf3}",
        ),
    ] {
        let done = bytes(page.as_bytes(), Format::Latex, "en", "de");
        assert_eq!(String::from_utf8(done.text).unwrap(), wanted);
        // The package reads them too, and that is said once.
        let told: Vec<_> = done.report.diagnostics.iter().map(|one| one.code).collect();
        assert_eq!((told, done.report.left), (vec!["M0401"], false));
        assert!(bytes(page.as_bytes(), Format::Latex, "en", "en").report.diagnostics.is_empty());
    }
}

#[test]
fn in_tex_no_isolate_goes_over_what_ends_a_line() {
    for command in ["\\vspace{1cm}", "\\clearpage", "\\chessboard", "\\bigskip", "\\section{Nc6}", "\\par"] {
        let page = format!("\\newgame 1. e4 e5 2. Nf3 {command} 2... Nc6 3. Bb5");
        let text = String::from_utf8(bytes(page.as_bytes(), Format::Latex, "en", "he").text).unwrap();
        for run in text.split("\\LR{").skip(1) {
            assert!(!run.split('}').next().unwrap().contains('\\'), "{text}");
        }
    }
}

#[test]
fn addresses_and_code_stay_in_every_format() {
    let address = "https://a.org/Nf3/Bc4?x=Nf3";
    for (format, kept) in [
        (Format::Text, vec![address.to_owned()]),
        (
            Format::Markdown,
            vec![
                address.to_owned(),
                format!("<{address}>"),
                format!("[x]({address} \"Nf3\")"),
                "``Nf3 ` Bc4``".to_owned(),
                "[x][Nf3]\n\n[Nf3]: a.png\n\n".to_owned(),
                "\n\n    Nf3 Bc4\n\n".to_owned(),
                "\n\n```pgn\n1. Nf3\n```\n\n".to_owned(),
                "\n\n[Nf3]: a.png \"Bc4\"\n\n".to_owned(),
                "<a href=\"Nf3\">x</a>".to_owned(),
            ],
        ),
        (
            Format::Html,
            vec![
                format!("<b>x</b> {address}"),
                format!("<a href=\"{address}\">{address}</a>"),
                "<code>Nf3</code>".to_owned(),
                "<kbd>Nf3</kbd>".to_owned(),
                "<pre><code>1. Nf3</code></pre>".to_owned(),
                "<script>Nf3</script>".to_owned(),
                "<textarea>Nf3</textarea>".to_owned(),
            ],
        ),
        (
            Format::Latex,
            vec![
                address.to_owned(),
                format!("\\url{{{address}}}"),
                format!("\\href{{{address}}}{{x}}"),
                "\\texttt{a/Nf3.png}".to_owned(),
                "\\begin{verbatim}Nf3\\end{verbatim}".to_owned(),
            ],
        ),
    ] {
        for kept in kept {
            stays(format, &kept);
        }
    }
}

#[test]
fn a_text_that_names_the_address_of_a_link_stays_and_is_told() {
    let page = "1.e4 e5 and [Nf3], [Bc4][] or [Nf3][a] end\n\n[Nf3]: a.png\n[Bc4]: b.png\n[a]: c.png\n";
    let (text, left) = german(page, Format::Markdown);
    assert_eq!((text, left), (page.replace("[Nf3][a]", "[Sf3][a]"), true));
    assert_eq!(german("1.e4 e5 and [Nf3] end", Format::Markdown).0, "1.e4 e5 and [Sf3] end");
}

#[test]
fn what_divides_no_word_and_what_was_deleted_is_no_text() {
    for (old, new) in [
        ("N&shy;f3", "S&shy;f3"),
        ("N&#173;f3", "S&#173;f3"),
        ("N&ZeroWidthSpace;f3", "S&ZeroWidthSpace;f3"),
        ("N<del>Nc3</del>f3", "S<del>Nc3</del>f3"),
        ("<del>Nc3</del><ins>Nf3</ins>", "<del>Nc3</del><ins>Sf3</ins>"),
        ("Nf3 <kbd>N</kbd>", "Sf3 <kbd>N</kbd>"),
    ] {
        second(Format::Html, old, new);
    }
    second(Format::Markdown, "N\u{ad}f3", "S\u{ad}f3");
    second(Format::Latex, "N\u{ad}f3", "S\u{ad}f3");
    // A tag that is not closed deletes nothing.
    second(Format::Html, "<del>Nf3", "<del>Sf3");
}

#[test]
fn a_move_written_anew_keeps_the_markup_around_its_letters() {
    let to = |text: &str, format, to: &str| {
        let done = bytes(text.as_bytes(), format, "en", to);
        (String::from_utf8(done.text).unwrap(), done.report.left)
    };
    for (format, open, close) in [(Format::Html, "<b>", "</b>"), (Format::Latex, "\\textbf{", "}")] {
        let page = format!("<p>1. e4 d5 2. exd5 {open}Q{close}xd5 3. {open}N{close}c3");
        let (new, left) = to(&page, format, "uci");
        let bare = new.replace(open, "").replace(close, "");
        assert_eq!((bare.as_str(), left), ("<p>1. e2e4 d7d5 2. e4d5 d8d5 3. b1c3", false));
        assert_eq!(new.matches(open).count(), 2);
    }
    // Emphasis of nothing would be shown as the signs it is made of: each stretch keeps a letter, or the move stays and is
    // told.
    let (new, left) = to("1. e4 d5 2. exd5 **Q**xd5", Format::Markdown, "uci");
    assert_eq!((new.as_str(), left), ("1. e2e4 d7d5 2. e4d5 **d**8d5", false));
    let page = "1. e4 d5 2. **e**x**d**5 Nf6";
    let done = bytes(page.as_bytes(), Format::Markdown, "en", "koebel1520");
    let new = String::from_utf8(done.text).unwrap();
    let told = done.report.diagnostics.iter().any(|one| one.code == "M0211");
    assert!(!new.contains("****") && (told || !new.contains("**e**x")), "{new}");
}
