//! Moves in words: every locale, every sentence, there and back.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "words/support.rs"]
mod support;

use stamma::Played;
use stamma::board::{Color, Move, Position};
use stamma::notation::{Notation, Readings};
use stamma::style::Style;
use stamma::words::{Coverage, GameEnd, Interface, Language, Options, Words, coverage, faults};
use support::{games, san};

const TWENTY: [&str; 20] = [
    "ar", "cs", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "it", "ja", "nl", "pl", "pt",
    "ru", "tr", "zh-Hans",
];

/// The moves that the cheapest legal candidates leave, the longest texts first.
fn resolve(words: &Words, position: &Position, text: &[u8]) -> (Vec<Move>, usize) {
    let mut readings = Readings::new();
    words.read(text, position.side(), &mut readings);
    let mut best: Option<(u8, usize, Vec<Move>)> = None;
    for candidate in readings.as_slice() {
        let mut moves = Vec::new();
        position.resolve(&candidate.reading, None, &mut moves);
        if moves.is_empty() {
            continue;
        }
        let better = |(cost, len, _): &(u8, usize, Vec<Move>)| {
            (candidate.reading.cost, std::cmp::Reverse(candidate.len)) < (*cost, std::cmp::Reverse(*len))
        };
        match &mut best {
            Some(b) if (b.0, b.1) == (candidate.reading.cost, candidate.len) => {
                for m in moves {
                    if !b.2.contains(&m) {
                        b.2.push(m);
                    }
                }
            }
            Some(b) if !better(b) => {}
            _ => best = Some((candidate.reading.cost, candidate.len, moves)),
        }
    }
    best.map_or((Vec::new(), 0), |(_, len, moves)| (moves, len))
}

fn tell(words: &Words, position: &Position, mv: Move) -> String {
    let mut out = Vec::new();
    words.write(&Played { mv, before: position, births: None }, &Style::default(), &mut out);
    String::from_utf8(out).unwrap()
}

/// Tells every move and reads it back; gives the failures.
fn there_and_back(words: &Words, games: &[String], failures: &mut Vec<String>) -> usize {
    let mut count = 0;
    for game in games {
        let mut position = Position::default();
        for token in game.split_whitespace() {
            let Some(mv) = san(&position, token) else { panic!("{token} in {game}") };
            let text = tell(words, &position, mv);
            let (moves, len) = resolve(words, &position, text.as_bytes());
            if moves != [mv] || len != text.len() {
                failures.push(format!(
                    "{} {:?}: {token} told as `{text}`, read to {len} of {} as {moves:?}",
                    words.language().tag(),
                    words.options(),
                    text.len()
                ));
            }
            count += 1;
            position.play(&mv);
        }
    }
    count
}

#[test]
fn every_move_of_real_games_returns_in_every_language() {
    let games: Vec<String> = games().into_iter().take(12).collect();
    let mut failures = Vec::new();
    let mut count = 0;
    for tag in Language::tags() {
        for level in ["short", "full"] {
            let words = Words::load(tag, Options::parse(level).unwrap()).unwrap();
            count += there_and_back(&words, &games, &mut failures);
        }
    }
    let shown: Vec<&String> = failures.iter().take(40).collect();
    assert!(failures.is_empty(), "{} of {count} failed: {shown:#?}", failures.len());
}

#[test]
fn every_move_of_real_games_returns_in_twenty_languages_however_squares_are_spelled() {
    let games = games();
    let mut failures = Vec::new();
    for tag in TWENTY {
        for way in ["short", "full-digits", "short-nato-digits", "full-anna", "fide"] {
            let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
            there_and_back(&words, &games, &mut failures);
        }
    }
    let shown: Vec<&String> = failures.iter().take(40).collect();
    assert!(failures.is_empty(), "{} failed: {shown:#?}", failures.len());
}

#[test]
fn sixty_languages_and_more_can_tell_every_part_of_a_move() {
    let all: Vec<Coverage> = Language::tags().map(|tag| coverage(tag).unwrap()).collect();
    for c in &all {
        println!(
            "{:12} names {} · missing {:2} · sourced {:3} · unsourced {:3} · sentences {} · marks {}",
            c.tag,
            c.names,
            c.missing.len(),
            c.sourced,
            c.unsourced,
            c.sentences,
            c.marks
        );
    }
    assert!(all.len() >= 121, "{}", all.len());
    let complete = all.iter().filter(|c| c.is_complete()).count();
    let sentences = all.iter().filter(|c| c.sentences).count();
    let marks = all.iter().filter(|c| c.marks == 139).count();
    assert!(complete >= 80, "{complete} complete");
    assert!(sentences >= 30, "{sentences} with sentences");
    assert!(marks >= 6, "{marks} with all annotation marks");
    assert!(coverage("de").unwrap().sourced >= 12, "{:?}", coverage("de"));
    // What is missing is known by name.
    let fur = coverage("fur").unwrap();
    assert!(!fur.is_complete() && fur.missing.contains(&"takes"), "{fur:?}");
}

#[test]
fn files_are_sound() {
    let all: Vec<String> = Language::tags().flat_map(|tag| faults(tag).unwrap()).collect();
    assert!(all.is_empty(), "{all:#?}");
}

/// Every man, taking or not, of both sides, with every ending and promotion, at both levels, in every language.
#[test]
fn every_man_and_action_is_told_without_marks_or_gaps() {
    let mut count = 0;
    for tag in Language::tags() {
        for way in ["short", "full", "full-digits", "fide"] {
            let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
            support::sentences(|sentence| {
                let mut out = Vec::new();
                words.say(sentence, &mut out);
                let text = String::from_utf8(out).unwrap();
                let bad = |c: char| matches!(c, '\u{2066}'..='\u{2069}' | '\u{E000}'..='\u{E0FF}' | '{' | '}' | '$' | '\n');
                let sound =
                    !text.is_empty() && !text.contains(bad) && !text.contains("  ") && text.trim() == text;
                assert!(sound, "{tag} {way}: `{text}` for {sentence:?}");
                // Digit, full stop and letter never touch.
                let bytes = text.as_bytes();
                let touch = bytes.windows(2).any(|w| w[0].is_ascii_lowercase() && w[1].is_ascii_digit());
                assert!(!touch && !text.contains('.'), "{tag} {way}: `{text}`");
                count += 1;
            });
        }
    }
    assert!(count > 100_000, "{count}");
}

/// White's pawn on b7 takes on a8 next.
const PROMOTING: &str = "b4 a5 bxa5 b5 axb6 h6 b7 h5";

fn told(tag: &str, way: &str, moves: &str, last: &str) -> String {
    let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
    let mut position = Position::default();
    for token in moves.split_whitespace() {
        let mv = san(&position, token).unwrap();
        position.play(&mv);
    }
    let mv = san(&position, last).unwrap();
    tell(&words, &position, mv)
}

#[test]
fn sentences_are_as_natives_write_them() {
    let open = "e4 e5 Nf3 Nc6 Bb5 Nf6";
    let cases = [
        ("en", "short", "", "e4", "e 4"),
        ("en", "short", "", "Nf3", "knight f 3"),
        ("fr", "short", open, "O-O", "petit roque"),
        ("fr", "short", "e4 e5 Nf3 d6", "Bb5+", "fou b 5, échec"),
        ("en", "full", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "White's knight takes on e 5"),
        ("de", "full", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "Der weiße Springer schlägt auf e 5"),
        ("de", "full", "e4 e5 Qh5 Nc6 Bc4 Nf6", "Qxf7#", "Die weiße Dame schlägt auf f 7 und setzt matt"),
        ("de", "fide", "", "Nf3", "Springer Felix drei"),
        ("en", "fide", open, "O-O", "Kurze Rochade"),
        ("ru", "full", "e4 e5 Nf3 d6", "Bb5+", "Белый слон идёт на b 5 и объявляет шах"),
        ("hu", "full", "", "Nf3", "Világos huszárja f 3-ra lép"),
        ("hu", "full-digits", "", "Nf3", "Világos huszárja f háromra lép"),
        ("tr", "full", "", "Nf3", "Beyazın atı f 3'e gider"),
        ("fi", "full-digits", "", "Nf3", "Valkean ratsu siirtyy f kolmeen"),
        ("ru", "full", "e4 e5 Qh5 Nc6 Bc4 Nf6", "Qxf7#", "Белый ферзь бьёт на f 7 и ставит мат"),
        ("uk", "full", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "Білий кінь б\u{2019}є на e 5"),
        ("ar", "full", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "الحصان الأبيض يأكل منتقلًا إلى e 5"),
        ("tr", "full", "e4 a6 e5 d5", "exd6", "Beyazın e 5'teki piyonu d 6'ya alarak gider, geçerken alma"),
        ("ko", "full", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "백 나이트가 e 5에서 잡음"),
        ("de", "fide", "e4 c6 Bb5 a6", "Bxc6", "Läufer Cesar sechs"),
        ("ru", "full", PROMOTING, "bxa8=Q", "Белая пешка с b 7 бьёт на a 8 и превращается в ферзя"),
        ("es", "full", PROMOTING, "bxa8=Q", "El peón blanco de b 7 captura en a 8 y se convierte en dama"),
        ("fa", "full", "e4 a6 e5 d5", "exd6", "پیادهٔ سفید از e 5 در d 6 می\u{200c}زند، آن\u{200c}پاسان"),
        ("ar", "short", "e4 e5 Nf3 d6", "Bb5+", "فيل b 5، كش"),
        ("zh-Hans", "short", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "马吃 e 5"),
        ("ja", "short", "e4 e5 Nf3 d6 d4 a6", "Nxe5", "ナイト e 5 を取る"),
    ];
    for (tag, way, before, mv, text) in cases {
        assert_eq!(told(tag, way, before, mv), text, "{tag} {way} {mv}");
    }
}

/// What follows a promotion is one more of a row, so that "and" stands once.
#[test]
fn a_row_has_one_and() {
    let position = Position::from_fen("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let mv = san(&position, "bxa8=Q+").unwrap();
    for (tag, text) in [
        ("ru", "Белая пешка с b 7 бьёт на a 8, превращается в ферзя и объявляет шах"),
        ("de", "Der weiße Bauer von b 7 schlägt auf a 8, wandelt sich in eine Dame um und gibt Schach"),
        ("es", "El peón blanco de b 7 captura en a 8, se convierte en dama y da jaque"),
        ("tr", "Beyazın b 7'deki piyonu a 8'e alarak gider, vezire terfi eder ve şah çeker"),
        ("hu", "Világos gyalogja b 7-ről a 8-on üt, vezérré változik, és sakkot ad"),
    ] {
        let words = Words::load(tag, Options::parse("full").unwrap()).unwrap();
        assert_eq!(tell(&words, &position, mv), text, "{tag}");
    }
}

/// Several men of a kind have the plural, and the last line is a sentence.
#[test]
fn a_position_is_told_with_plurals() {
    let position = Position::from_fen("4k3/8/8/8/3q4/8/PP6/R3K2R b KQ - 0 1").unwrap();
    for (tag, rooks, side) in [
        ("he", "צריחים a 1, h 1", "תור השחור."),
        ("hu", "bástyák a 1, h 1", "Sötét következik."),
        ("tr", "kaleler a 1, h 1", "Sıra siyahta."),
        ("fi", "tornit a 1, h 1", "Siirtovuorossa musta."),
        ("pl", "wieże a 1, h 1", "Ruch czarnych."),
        ("ja", "ルーク a 1、h 1", "黒の手番。"),
    ] {
        let told = Words::load(tag, Options::default()).unwrap().position(&position);
        assert!(told.contains(rooks) && told.ends_with(side), "{tag}: {told}");
    }
}

fn heard(tag: &str, moves: &str, text: &str) -> Vec<String> {
    let words = Words::load(tag, Options::default()).unwrap();
    let mut position = Position::default();
    for token in moves.split_whitespace() {
        let mv = san(&position, token).unwrap();
        position.play(&mv);
    }
    let name = |s: stamma::board::Square| String::from_utf8(s.name().to_vec()).unwrap();
    resolve(&words, &position, text.as_bytes()).0.iter().map(|m| name(m.from) + &name(m.to)).collect()
}

#[test]
fn dictated_moves_are_read() {
    let centre = "e4 e5 Nf3 d6 d4 a6";
    let (short, long) = ("e4 e5 Nf3 Nc6 Bb5 Nf6", "d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7");
    let (two, mate) = ("d4 d5 Nf3 Nf6 e3 e6 Bd3 Bd6", "e4 e5 Qh5 Nc6 Bc4 Nf6");
    for (tag, before, text, mv) in [
        ("en", centre, "knight takes e five", "f3e5"),
        ("en", centre, "Knight takes pawn on e5", "f3e5"),
        ("en", centre, "the knight captures on echo five", "f3e5"),
        ("de", centre, "Springer schlägt e fünf", "f3e5"),
        ("de", centre, "Pferd nimmt Eva fünf", "f3e5"),
        ("ru", "", "конь f3", "g1f3"),
        ("ru", "", "Конь эф три", "g1f3"),
        ("it", "", "kavallo f 3", "g1f3"),
        ("en", "", "pawn to e4", "e2e4"),
        ("en", "", "e two e four", "e2e4"),
        ("fr", centre, "le cavalier prend en e 5", "f3e5"),
        ("es", "", "caballo f tres", "g1f3"),
        ("ar", "", "الحصان إلى f ٣", "g1f3"),
        ("ar", "", "حصان f ٣", "g1f3"),
        ("he", "", "הפרש אל f3", "g1f3"),
        ("zh-Hans", centre, "马吃e5", "f3e5"),
        ("ja", "", "ナイトf3", "g1f3"),
        ("tr", "", "at f üç", "g1f3"),
        ("en", "", "♘f3", "g1f3"),
        ("en", centre, "N takes e5", "f3e5"),
        ("en", "", "night f three", "g1f3"),
        ("en", short, "king side castles", "e1g1"),
        ("en", short, "castles on the king's side", "e1g1"),
        ("en", long, "queen side castles", "e1c1"),
        ("en", long, "castle queen side", "e1c1"),
        ("en", two, "the b knight to d2", "b1d2"),
        ("en", two, "bravo knight to delta two", "b1d2"),
        ("en", mate, "queen takes foxtrot seven, check mate", "h5f7"),
        ("en", mate, "Queen captures on F7 and it is mate", "h5f7"),
        ("en", "e4 d5 exd5 c6 dxc6 a6 cxb7 h6", "b takes a eight promoting to a knight", "b7a8"),
        ("de", short, "rochiert kurz", "e1g1"),
        ("de", long, "Rochade am Damenflügel", "e1c1"),
        ("de", two, "Springer b d zwo", "b1d2"),
        ("ru", short, "рокировка в короткую сторону", "e1g1"),
        ("ru", "e4 a6 e5 d5", "е бьёт д шесть на проходе", "e5d6"),
        ("ru", mate, "ферзь на эф семь, шах и мат", "h5f7"),
        ("fr", short, "roque côté roi", "e1g1"),
        ("pt", short, "roque curto", "e1g1"),
        ("fi", "", "hevonen f3", "g1f3"),
        ("ar", mate, "الملكة تأكل f7 كش ملك مات", "h5f7"),
        ("ja", "", "ナイトをf3へ", "g1f3"),
        ("he", centre, "הפרש אוכל את הרגלי ב-e5", "f3e5"),
        ("bg", centre, "конят взима пешката на e5", "f3e5"),
        ("pl", centre, "skoczek bije pionka na e5", "f3e5"),
        ("ko", centre, "나이트가 e5를 잡음", "f3e5"),
    ] {
        assert_eq!(heard(tag, before, text), [mv], "{tag}: {text}");
    }
}

#[test]
fn what_is_not_understood_is_no_move() {
    for (tag, text) in [
        ("en", "wombat f 3"),
        ("en", "knight"),
        ("en", "knight f"),
        ("en", "knight f 9"),
        ("en", "knight x y f 3"),
        ("en", "Black's knight goes to f 3"),
        ("hu", "Sötét huszárja f 3-ra lép"),
        ("de", "Springer nicht f drei"),
        ("en", "rnight bishop f 3"),
        ("en", ""),
    ] {
        assert_eq!(heard(tag, "", text), Vec::<String>::new(), "{tag}: {text}");
    }
    // The square is read with what is taken, and nothing is left to be another move.
    let words = Words::load("he", Options::default()).unwrap();
    let mut position = Position::default();
    for mv in "e4 e5 Nf3 d6 d4 a6".split_whitespace() {
        position.play(&san(&position, mv).unwrap());
    }
    let text = "הפרש אוכל את הרגלי ב-e5";
    assert_eq!(resolve(&words, &position, text.as_bytes()).1, text.len());
    // Two rooks may go there, and nothing says which.
    let rooks = "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O d3 d6 Be3 Be6 Nc3 Nc6 Qd2 Qd7";
    assert_eq!(heard("en", rooks, "rook e one").len(), 2);
    // The article names no file.
    assert_eq!(heard("en", rooks, "a rook to e one").len(), 2);
    assert_eq!(heard("pt", rooks, "a torre e um").len(), 2);
    assert_eq!(heard("en", rooks, "the f rook to e one"), ["f1e1"]);
}

#[test]
fn plural_rules_of_arabic_and_russian_are_whole() {
    let arabic = Interface::load("ar");
    let six: std::collections::BTreeSet<String> =
        [0, 1, 2, 3, 11, 100].into_iter().map(|n| arabic.count("games-read", n)).collect();
    assert_eq!(six.len(), 6, "{six:?}");
    assert_eq!(arabic.count("moves-read", 2), "قُرئت نقلتان");
    assert_eq!(arabic.count("moves-read", 103), "قُرئت 103 نقلات");
    let russian = Interface::load("ru");
    for (count, text) in [
        (1, "прочитан 1 ход"),
        (2, "прочитано 2 хода"),
        (5, "прочитано 5 ходов"),
        (11, "прочитано 11 ходов"),
        (21, "прочитан 21 ход"),
        (22, "прочитано 22 хода"),
    ] {
        assert_eq!(russian.count("moves-read", count), text);
    }
    assert_eq!(Interface::load("en").count("moves-read", 1), "one move read");
}

#[test]
fn interface_messages_are_there_in_six_languages() {
    let english = Interface::load("en");
    for tag in ["de", "fr", "es", "ru", "ar"] {
        let other = Interface::load(tag);
        assert_eq!(other.tag(), tag);
        for id in [
            "M0101",
            "M0201",
            "M0204",
            "M0301",
            "M0302",
            "M0102",
            "M0207",
            "M0208",
            "M0401",
            "help-M0401",
            "help-elsewhere",
            "help-M0204",
            "explain-M0204",
            "command-move",
            "option-from",
            "place",
        ] {
            assert!(!other.lacks(id), "{tag} lacks {id}");
            assert_ne!(other.message(id, &[]), english.message(id, &[]), "{tag} {id}");
        }
    }
    let diagnostic = stamma::Diagnostic {
        kind: stamma::Kind::Ambiguous,
        code: "M0204",
        span: stamma::Span::new(0, 2),
        found: "Nd2".to_owned(),
        candidates: vec!["Nbd2".to_owned(), "Nfd2".to_owned()],
        detail: None,
        at: None,
    };
    assert_eq!(english.diagnostic(&diagnostic), "2 moves fit `Nd2`: Nbd2 · Nfd2");
    assert_eq!(Interface::load("ru").diagnostic(&diagnostic), "к «Nd2» подходят 2 хода: Nbd2 · Nfd2");
    assert!(english.explain("M0204").is_some() && english.explain("M9999").is_none());
    assert_eq!(Interface::load("xx").tag(), "en");
}

#[test]
fn what_stops_a_run_is_said_in_six_languages() {
    use stamma::Error;
    let near = vec!["de".to_owned()];
    let errors = [
        Error::UnknownName { what: "locale", name: "dx".into(), near: Vec::new() },
        Error::UnknownName { what: "letter set", name: "de.x".into(), near: near.clone() },
        Error::NoLetters { language: "Urdu".into(), tag: "ur".into(), sets: near },
        Error::Fen("no king".into()),
        std::io::Error::from(std::io::ErrorKind::NotFound).into(),
        std::io::Error::from(std::io::ErrorKind::PermissionDenied).into(),
    ];
    let mut said = std::collections::HashSet::new();
    for tag in Interface::tags() {
        for error in &errors {
            let text = Interface::load(tag).stop(error);
            assert!(
                !text.contains(['{', '}', '\u{2068}', '\u{2069}']) && !text.contains("stop-"),
                "{tag}: {text}"
            );
            assert!(said.insert(text.clone()), "{tag} says what another language says: {text}");
        }
    }
    assert_eq!(said.len(), 36);
    let unknown = |tag: &str| Interface::load(tag).stop(&errors[1]);
    assert_eq!(unknown("en"), "there is no letter set `de.x`; did you mean `de`?");
    assert_eq!(
        unknown("de"),
        "unbekannt (Buchstabensatz): \u{201e}de.x\u{201c}; gemeint war vielleicht `de`"
    );
}

/// So is why a table, a mark or an option is refused, in the words of the library that stand here.
#[test]
fn the_reasons_of_tables_and_options_are_said_in_six_languages() {
    use stamma::Error;
    for reason in [
        "the text is longer than 600 bytes",
        "a letter is at most 24 bytes long",
        "`x`: there are no letters",
        "the set has no letters, and the language has none",
        "the set has no letter for the knight",
        "more than 8 letters for one piece",
        "`a` is given twice for one file",
        "the set `x` is there already",
        "the digits 0 to 9 must be ten different digits",
        "the file is that of the style `book`, its name is `x`",
        "`check` must be at most 32 bytes of visible text in normalisation form C",
        "`styles` has no `modern`, the one that is written where none is named",
        "the file is not UTF-8",
        "more than 64 brackets inside each other",
        "duplicate field `locale`",
        "signs: unknown field `x`, expected one of `check`, `mate`",
        "confidence: unknown variant `Z`, expected one of `A`, `B`, `C`",
        "sets.x: invalid type: integer `1`, expected a string",
        "files: invalid length 3, expected an array of length 8",
        "there is no mark `x`; the marks are capture, check",
        "there is no command `x`; the commands are move, man",
        "`--unchecked` exchanges letters in games, and adds no marks; leave it out here",
        "`words` is written behind the name of a language: en:words",
    ] {
        for error in [
            Error::Unsupported(reason.to_owned()),
            Error::Table { file: "x".into(), line: 1, column: 1, code: "L0101", reason: reason.to_owned() },
        ] {
            let said: std::collections::BTreeSet<String> =
                Interface::tags().map(|tag| Interface::load(tag).stop(&error)).collect();
            assert_eq!(said.len(), 6, "{said:?}");
            assert_eq!(said.iter().filter(|text| text.contains(reason)).count(), 1, "{said:?}");
            assert!(said.iter().all(|text| !text.contains(['{', '}'])), "{said:?}");
        }
    }
}

/// Why a FEN is refused is said in the language, whatever the fault.
#[test]
fn the_reasons_of_a_fen_are_said_in_six_languages() {
    let placed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let mut fens: Vec<String> = [
        "",
        " w",
        " x",
        " w KQkq",
        " w KQkq e9",
        " w KQkq e3 0",
        " w KQkq - a 1",
        " w KQkq - 0 1 2",
        " w KQkqK -",
    ]
    .map(|rest| format!("{placed}{rest}"))
    .to_vec();
    fens.extend(
        [
            "",
            "8/8/8/8/8/8/8/9 w - - 0 1",
            "8/8/8/8 w - - 0 1",
            "8/8/8/8/8/8/8/8/8 w - - 0 1",
            "8/8/8/8/8/8/8/7X w - - 0 1",
            "8/8/8/8/8/8/8/7K w - - 0 1",
            "P6k/8/8/8/8/8/8/7K w - - 0 1",
            "7k/8/8/8/8/PPPPPPPP/PPPPPPPP/7K w - - 0 1",
            "7k/7R/8/8/8/8/8/7K w - - 0 1",
            "7k/8/8/8/8/8/8/7K w Z - 0 1",
            "7k/8/8/8/8/8/8/7K w K - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1",
            "7k/8/8/8/8/8/8/7K w - e6 0 1",
        ]
        .map(str::to_owned),
    );
    for fen in fens {
        let error = Position::from_fen(&fen).unwrap_err();
        let stamma::Error::Fen(reason) = &error else { panic!("{fen}: {error}") };
        let said: std::collections::BTreeSet<String> =
            Interface::tags().map(|tag| Interface::load(tag).stop(&error)).collect();
        assert_eq!(said.len(), 6, "{fen}: {said:?}");
        assert_eq!(said.iter().filter(|text| text.contains(reason.as_str())).count(), 1, "{fen}: {said:?}");
        assert!(said.iter().all(|text| !text.contains(['{', '}'])), "{said:?}");
    }
    let kings = Position::from_fen("8/8/8/8/8/8/8/7K w - - 0 1").unwrap_err();
    assert_eq!(Interface::load("de").stop(&kings), "keine Stellung: Könige von Schwarz: 0");
}

/// Every message of the reference language, in every language with messages for the command.
#[test]
fn no_interface_message_is_missing() {
    let files = std::fs::read_to_string("locales/en/interface.ftl").unwrap();
    let ids = files.lines().filter_map(|line| {
        let id = line.split_once(" =")?.0;
        id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-').then_some(id)
    });
    let ids: Vec<&str> = ids.collect();
    assert!(ids.len() > 60, "{}", ids.len());
    for tag in Interface::tags() {
        let interface = Interface::load(tag);
        let missing: Vec<&&str> = ids.iter().filter(|id| interface.lacks(id)).collect();
        assert!(missing.is_empty(), "{tag}: {missing:?}");
    }
}

#[test]
fn marks_ends_numbers_and_positions_are_told() {
    for tag in ["en", "de", "fr", "es", "ru", "ar"] {
        let words = Words::load(tag, Options::default()).unwrap();
        let all: std::collections::BTreeSet<String> = (1..=146).map(|nag| words.nag(nag).unwrap()).collect();
        assert!(all.len() >= 145, "{tag}: {}", all.len());
        assert!(all.iter().all(|text| !text.contains(['{', '$'])), "{tag}: {all:?}");
        assert_ne!(words.end(GameEnd::Resigned(Color::White)), words.end(GameEnd::Resigned(Color::Black)));
    }
    let english = Words::load("en", Options::default()).unwrap();
    assert_eq!(english.nag(14).unwrap(), "White has a slight advantage");
    assert_eq!(english.nag(15).unwrap(), "Black has a slight advantage");
    assert_eq!(english.nag(147), None);
    let hebrew = Words::load("he", Options::default()).unwrap();
    assert_eq!(hebrew.nag(15).as_deref(), Some("לשחור יתרון קל"));
    assert_eq!(english.end(GameEnd::Resigned(Color::White)), "White resigned");
    assert_eq!(Words::load("ady", Options::default()).unwrap().nag(1), None);
    assert_eq!(Words::load("ady", Options::default()).unwrap().end(GameEnd::Resigned(Color::White)), "0-1");
    let mut number = Vec::new();
    english.number(1, false, &mut number);
    assert_eq!(number, b"1:");
    let told = english.position(&Position::default());
    let first = told.lines().next().unwrap();
    assert_eq!(
        first,
        "White has 16 men: king e 1; queen d 1; rooks a 1, h 1; bishops c 1, f 1; knights b 1, g 1; \
         pawns a 2, b 2, c 2, d 2, e 2, f 2, g 2, h 2."
    );
    assert_eq!(told.lines().last(), Some("White is to move."));
    let speech = english.ssml(["knight f 3", "a & b"]);
    assert!(speech.contains("xml:lang=\"en\"") && speech.contains("&amp;"), "{speech}");
    assert!(speech.contains("<s>knight <say-as interpret-as=\"characters\">f</say-as> 3</s>"), "{speech}");
}

/// The number before Black's move does not sound like that before White's, and the move behind it is read.
#[test]
fn the_number_of_black_says_so_and_is_read() {
    let mut position = Position::default();
    position.play(&san(&position, "e4").unwrap());
    let mv = san(&position, "Nc6").unwrap();
    for tag in Language::tags() {
        for way in ["short", "full", "fide"] {
            let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
            let (mut white, mut black) = (Vec::new(), Vec::new());
            words.number(1, false, &mut white);
            words.number(1, true, &mut black);
            assert!(way == "full" || white != black, "{tag} {way}");
            let text = format!("{} {}", String::from_utf8(black).unwrap(), tell(&words, &position, mv));
            let rest = text.strip_prefix("1:").unwrap().trim_start();
            assert_eq!(resolve(&words, &position, rest.as_bytes()), (vec![mv], rest.len()), "{tag} {text}");
        }
    }
    let german = Words::load("de", Options::default()).unwrap();
    let mut said = Vec::new();
    german.number(1, true, &mut said);
    assert_eq!(said, "1: Schwarz:".as_bytes());
}

/// What is written between two moves must be known between two moves.
#[test]
fn moves_are_set_apart_with_the_comma_of_the_language() {
    for tag in Language::tags() {
        let words = Words::load(tag, Options::default()).unwrap();
        assert!(
            [",", "\u{60c}", "\u{3001}", "\u{ff0c}"].contains(&words.between()),
            "{tag}: {}",
            words.between()
        );
    }
    assert_eq!(Words::load("fa", Options::default()).unwrap().between(), "\u{60c}");
}

/// Whole games told in a row, with commas between the sentences, come back as the games they were: a sentence takes no word
/// of the next.
#[test]
fn whole_games_told_in_a_row_come_back() {
    use stamma::locale::{Locales, Spec};
    use stamma::translate::detect::Detector;
    use stamma::translate::{Job, Options, Sources, Translator, plan};
    let locales = Locales::builtin();
    let detector = Detector::default();
    let through = |text: &[u8], from: &str, to: &str| {
        let (from, to) = (Spec::parse(from, locales).unwrap(), Spec::parse(to, locales).unwrap());
        let target = plan::target(&to, locales, None, false).unwrap();
        let sources = Sources::Given(plan::sources(&from, locales).unwrap());
        let options = Options { record: true, ..Options::default() };
        let job = Job { sources, target: &target, export: false, options };
        let done = Translator::new(locales, &detector).text(text, &job);
        (done.text, done.report.moves.iter().map(|one| one.mv).collect::<Vec<_>>())
    };
    let mut games = games();
    games.push("e4 e5 Ke2 Ke7 Qe1 Ke6 d4 d5 exd5+ Kxd5 Nf3 e4 Ng5 f5".to_owned());
    let text: String = games
        .iter()
        .map(|game| {
            let moves = game.split(' ').enumerate();
            let numbered = moves.map(|(i, mv)| match i % 2 {
                0 => format!("{}. {mv}", i / 2 + 1),
                _ => mv.to_owned(),
            });
            format!("[Event \"x\"]\n\n{} *\n\n", numbered.collect::<Vec<_>>().join(" "))
        })
        .collect();
    let mut failures = Vec::new();
    for tag in TWENTY.into_iter().chain(["az", "uz", "ko", "zh-Hant", "hi"]) {
        for way in ["", ".full"] {
            let spec = format!("{tag}{way}:words");
            let (told, moves) = through(text.as_bytes(), "en", &spec);
            let (_, back) = through(&told, &spec, "en");
            if moves != back || moves.len() < 3000 {
                failures.push(format!("{spec}: {} of {}", back.len(), moves.len()));
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// Every game of a file of bare games, one a line, in twenty languages: set `STAMMA_CORPUS` to its path.
#[test]
#[ignore = "needs a file of games"]
fn every_move_of_a_corpus_returns() {
    let path = std::env::var("STAMMA_CORPUS").unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    let games: Vec<String> = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.rsplit('|').next().unwrap_or(line).trim().to_owned())
        .collect();
    let mut failures = Vec::new();
    let mut count = 0;
    for tag in TWENTY {
        for way in ["short", "full", "full-digits", "fide"] {
            let words = Words::load(tag, Options::parse(way).unwrap()).unwrap();
            count += there_and_back(&words, &games, &mut failures);
        }
    }
    println!("{} games, {count} sentences, {} failures", games.len(), failures.len());
    let shown: Vec<&String> = failures.iter().take(20).collect();
    assert!(failures.is_empty(), "{} of {count} failed: {shown:#?}", failures.len());
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(3000))]
    /// No text makes the reader panic or think for long.
    #[test]
    fn no_text_is_too_much(text in "[a-h1-8 knightqueñtakes,.:'\u{e000}-\u{e004}و马é-]{0,120}", tag in 0..121usize) {
        let tag = Language::tags().nth(tag).unwrap();
        let words = Words::load(tag, Options::default()).unwrap();
        let mut readings = Readings::new();
        words.read(text.as_bytes(), Color::White, &mut readings);
        for candidate in readings.as_slice() {
            proptest::prop_assert!(candidate.len <= text.len() && text.is_char_boundary(candidate.len));
        }
    }
}
