//! What the mutations begin from: games of `tests/data`, their moves in every notation, positions, tables.

use stamma::Played;
use stamma::board::{Births, Position};
use stamma::locale::{Locales, Spec};
use stamma::style::Style;
use stamma::translate::detect::Detector;
use stamma::translate::{Job, Options, Sources, Translator, plan};

use super::{POSITIONS, moves, positions, sources, zip};
use stamma::document::package::Package;

const GAMES: &str = include_str!("../data/games.txt");
const IMMORTAL: &[u8] = include_bytes!("../data/games/immortal.pgn");

/// A small file with all that may stand in one.
const ALL_KINDS: &str = "\u{feff}[Event \"a \\\"b\\\" c\"]\r\n[SetUp \"1\"]\r\n[FEN \"4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1\"]\r\n\r\n\
    {before} 1. a8=Q+ $1 Kd7 (1... Kf7 2. O-O+ (2. O-O-O Kg7 {deep Rd7+}) Kg6) 2. Qb7+! Kd6 ; to the end Nf3\r\n3. Ra6+ 1-0\r\n\
    % escaped\r\n[Event \"two\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {[%clk 0:01] Bxc6 is next} 4.Bxc6 dxc6 5.0-0 1/2-1/2\n\n1. d4 d5 *";

/// The games of the file of games, moves only.
pub fn games() -> impl Iterator<Item = &'static str> {
    GAMES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" | "))
        .map(|(_, moves)| moves)
}

/// The seeds of a target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    match target {
        "san" => single_moves(),
        "fen" => fens(),
        "locale" => tables(),
        "pgn" => pgns(),
        "recover" => with_choice(games().take(8).map(|game| numbered(game, 24)).collect()),
        "encoding" => with_choice(pgns()),
        "package" => packages(),
        _ => with_choice(documents()),
    }
}

fn with_choice(texts: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    let one = |(index, text): (usize, Vec<u8>)| [(index * 37) as u8].into_iter().chain(text).collect();
    texts.into_iter().enumerate().map(one).collect()
}

fn numbered(game: &str, plies: usize) -> Vec<u8> {
    let mut out = String::new();
    for (ply, mv) in game.split(' ').take(plies).enumerate() {
        if ply % 2 == 0 {
            out.push_str(&format!("{}. ", ply / 2 + 1));
        }
        out.push_str(mv);
        out.push(' ');
    }
    out.into_bytes()
}

fn single_moves() -> Vec<Vec<u8>> {
    let births = Births::default();
    let mut all = Vec::new();
    for (index, source) in sources().iter().enumerate() {
        let [low, high] = (index as u16).to_le_bytes();
        for (number, before) in positions().iter().enumerate().take(POSITIONS.len()) {
            for (turn, mv) in moves(before).into_iter().enumerate() {
                if turn % 7 != index % 7 {
                    continue;
                }
                let mut text = vec![low, high, number as u8];
                let played = Played { mv, before, births: Some(&births) };
                source.notation().write(&played, &Style::default(), &mut text);
                all.push(text);
            }
        }
    }
    all
}

fn fens() -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = POSITIONS.iter().map(|fen| fen.as_bytes().to_vec()).collect();
    for game in games().take(12) {
        let mut position = Position::default();
        for (ply, text) in game.split(' ').enumerate() {
            let found = moves(&position);
            let Some(mv) =
                found.iter().find(|mv| stamma::notation::algebraic::english_san(&position, mv) == text)
            else {
                break;
            };
            position.play(mv);
            if ply % 5 == 0 {
                all.push(position.fen().into_bytes());
            }
        }
    }
    all
}

/// The built-in tables under the tag `xx`, and small ones.
fn tables() -> Vec<Vec<u8>> {
    let mut all = vec![
        b"locale: xx\nenglish: X\nname: X\ndirection: ltr\nconfidence: C\nsources: [none]\npieces: {king: K, queen: D, rook: T, bishop: L, knight: S}\n"
            .to_vec(),
    ];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let folder = if folder.is_dir() {
        folder
    } else {
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales")
    };
    for tag in Locales::builtin().tags() {
        let Ok(text) = std::fs::read_to_string(folder.join(tag).join("notation.yaml")) else { continue };
        all.push(text.replacen(&format!("locale: {tag}"), "locale: xx", 1).into_bytes());
    }
    all
}

/// Games in English and in other notations, small files of all kinds.
fn pgns() -> Vec<Vec<u8>> {
    let english: Vec<Vec<u8>> = games().take(10).map(|game| numbered(game, 20)).collect();
    let mut all = vec![ALL_KINDS.as_bytes().to_vec(), IMMORTAL.to_vec()];
    let locales = Locales::builtin();
    let detector = Detector::default();
    for (index, name) in ["de", "ru", "ar", "fan", "uci", "hi", "ja", "he", "en:lan"].into_iter().enumerate()
    {
        let to =
            Spec::parse(name, locales).ok().and_then(|spec| plan::target(&spec, locales, None, false).ok());
        let from = Spec::parse("en", locales).ok().and_then(|spec| plan::sources(&spec, locales).ok());
        let (Some(target), Some(from)) = (to, from) else { continue };
        let job = Job {
            sources: Sources::Given(from),
            target: &target,
            export: false,
            options: Options::default(),
        };
        all.push(Translator::new(locales, &detector).text(&english[index % english.len()], &job).text);
    }
    all.extend(english);
    with_choice(all)
}

fn documents() -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = [
        "After 1. e4 e5 2. Nf3 Nc6 White plays 3. Bb5 (or 3.Bc4), and **Nxe4** `Qh5` loses: 3...Nf6.\n\nIn 1851 c4-c5 won.",
        "<p dir=\"rtl\">1. e4 &amp; <b>N</b>f3 <bdi>Nc6</bdi> &#x2658;f3 <!-- Bb5 --> <script>e4</script> <img alt='Qh5'></p>",
        "\\section{Ruy} 1.\\,e4 e5 2.~Nf3 \\textbf{Nc6} $e^4$ % Bb5\n\\begin{verbatim}e4\\end{verbatim} \\knight f3",
        "# Title\n\n* 1. e4 e5\n* 2. Nf3\n\n| a | b |\n|---|---|\n| Nf3 | Nc6 |\n\n```\nNf3\n```\n[link](Nf3 \"e4\")",
        "\u{2066}1. e4 e5 2. \u{62d}\u{648}3\u{2069} \u{648}\u{647}\u{665} \u{641}\u{628}\u{665} \u{5e4}\u{5d4}4 1. \u{2658}f3",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec();
    all.push(ALL_KINDS.as_bytes().to_vec());
    all
}

const WORD: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";
const CONTAINER: &[u8] = b"<container><rootfiles><rootfile full-path=\"b.opf\"/></rootfiles></container>";
const BOOK: &[u8] =
    b"<package><manifest><item id=\"c\" href=\"c.xhtml\" media-type=\"application/xhtml+xml\"/></manifest>\
    <spine><itemref idref=\"c\"/></spine></package>";

/// A document whose text is the entry that is given.
pub fn packed(kind: Package, entry: &[u8]) -> Vec<u8> {
    match kind {
        Package::Docx => zip::stored(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", entry)]),
        Package::Epub => {
            zip::stored(&[("META-INF/container.xml", CONTAINER), ("b.opf", BOOK), ("c.xhtml", entry)])
        }
    }
}

/// Entries and whole archives, behind the byte that chooses.
fn packages() -> Vec<Vec<u8>> {
    let run =
        |text: &str| format!("<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space=\"preserve\">{text}</w:t></w:r>");
    let body = [
        run("1. e4 e5 2. N") + &run("f3 Nc6 3. ") + "<w:del><w:r><w:t>Bc4</w:t></w:r></w:del>" + &run("Bb5"),
        format!(
            "{}<w:r><w:pict><w:txbxContent><w:p>{}</w:p></w:txbxContent></w:pict></w:r>{}",
            run("1. d4 N"),
            run("1. e4 Nf6"),
            run("f6")
        ),
        "<w:r><w:t><![CDATA[1. e4 e5 2. Nf3]]></w:t><w:sym/><w:br/><w:t>&#78;c6 &amp; so</w:t></w:r>"
            .to_owned(),
        format!("<w:tbl><w:tr><w:tc><w:p>{}</w:p></w:tc></w:tr></w:tbl>", run("1. e4 e5 2. Nf3")),
    ];
    let entries =
        body.map(|body| format!("<w:document {WORD}><w:body><w:p>{body}</w:p></w:body></w:document>"));
    let page = "<html><head><style>p {}</style></head><body><p>1. e4 e5 2. <b>N</b>f3 &amp; <bdi>Nc6</bdi></p></body></html>";
    let mut seeds = Vec::new();
    for (kind, choice, entries) in [
        (Package::Docx, 0u8, entries.iter().map(String::as_str).collect::<Vec<_>>()),
        (Package::Epub, 1, vec![page]),
    ] {
        for entry in entries {
            for turn in 0..6u8 {
                seeds.push([&[choice + 2 * turn][..], entry.as_bytes()].concat());
                seeds.push([&[128 + choice + 2 * turn][..], &packed(kind, entry.as_bytes())].concat());
            }
        }
    }
    seeds
}
