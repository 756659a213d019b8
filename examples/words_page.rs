//! Prints `docs/words.md`: twenty sentences in each of twelve languages, and the coverage of all, as the library
//! says them. `cargo run --example words_page > docs/words.md`

#![allow(clippy::print_stdout)]

use stamma::board::{Check, Color, Move, MoveKind, Role, Square};
use stamma::words::{Ending, Language, Options, Origin, Sentence, Words, coverage};

const LANGUAGES: [(&str, &str); 12] = [
    ("ar", "العربية"),
    ("de", "Deutsch"),
    ("es", "español"),
    ("fr", "français"),
    ("hu", "magyar"),
    ("ru", "русский"),
    ("tr", "Türkçe"),
    ("fi", "suomi"),
    ("he", "עברית"),
    ("fa", "فارسی"),
    ("zh-Hans", "简体中文"),
    ("ja", "日本語"),
];

const HEAD: &str = "\
# Moves in words

`LANG:words` tells moves in sentences and reads them back. In the place of a letter set stands the way of telling,
names joined by hyphens: `de:words`, `de.full:words`, `en.full-nato-digits:words`, `fr.fide:words`.

| name | what it does |
|---|---|
| `short` (default) | `knight f 3`, `knight takes e 5, check`, `e 4` |
| `full` | `White's knight takes on e 5, giving check` |
| `fide` | appendix D of the FIDE Laws, whose words are German in every language: `Läufer Bella fünf` (`Laeufer Bella fuenf`, as the Laws are printed, is read), `Kurze Rochade` |
| `letters` (default), `nato`, `anna` | `e 4`, `echo 4`, `Eva 4` |
| `figures` (default), `digits` | `e 4`, `e four` |

A digit, a full stop and a letter never touch, so that no screen reader makes a number of `1. e4`. Reading takes what
is said in any of these ways, and the other words people use (the attribute lists of the message `heard` in each file).
A word that is in no sentence of the language ends the move; a name that is near one word only (`kavallo`) is read and
reported as a repair; where several moves fit, the board's ambiguity is reported, never guessed away.

The library also tells the ends of games, the 139 annotation marks of the PGN standard, and positions
(`stamma::words::Words`), and wraps sentences in SSML. On the command line:

```text
stamma move --position --fen FEN --to de:words     who stands where, White and then Black, and who is to move
stamma move 1.e4 e5 2.Nf3 --to fr:words --ssml     the moves for a speech engine, the language named
stamma translate --to de:words --ssml games.pgn    whole games as one SSML document, with the players and results
```

Between the two moves of a number stands the comma of the language, before the next number and the result a dash: a
full stop behind a digit would be an ordinal, a semicolon a comment of PGN. Where Black's move follows a number, the
number says so (`12: Schwarz: e 5`), but not at the level `full`, whose sentences name the side.

Annotation marks are words in braces here, and in other notations with `--glyphs words`. Six languages have all 139, thirty those in common use;
a mark without words is printed as its sign, and one that has none as its number.

The command itself speaks English, German, French, Spanish, Russian and Arabic (`--lang`, `LC_ALL`, `LC_MESSAGES`,
`LANG`): messages, help with its headings, errors of the arguments and the reasons in them, what `detect`, `recover` and `explain`
show. Where `--lang` names another language, the command says so once and follows the environment, or speaks English.

This page is printed by `cargo run --example words_page`.
";

fn main() {
    println!("{HEAD}");
    for (tag, name) in LANGUAGES {
        println!("## {name} ({tag})\n");
        let direction = if matches!(tag, "ar" | "he" | "fa") { " dir=\"rtl\"" } else { "" };
        println!("<div lang=\"{tag}\"{direction}>\n");
        for (index, text) in twenty(tag).iter().enumerate() {
            println!("{}. {text}", index + 1);
        }
        println!("\n</div>\n");
    }
    println!("## Coverage\n");
    println!("A man without a sourced name is said by its figurine, and is listed here.");
    println!(
        "`complete` means that every part of a move has words; what is missing is said in the plain shape, the man and"
    );
    println!(
        "the square, never in another language. `sentences` means that the full level has the grammar of the language.\n"
    );
    println!("| locale | names | missing for moves | sourced | unsourced | sentences | marks |");
    println!("|---|---|---|---:|---:|---|---:|");
    let all: Vec<_> = Language::tags().filter_map(|tag| coverage(tag).ok()).collect();
    for c in &all {
        let missing = if c.is_complete() { "complete".to_owned() } else { c.missing.join(", ") };
        let names = if c.unnamed.is_empty() {
            "6".to_owned()
        } else {
            format!("{}, without {}", c.names, c.unnamed.join(", "))
        };
        let sentences = if c.sentences { "yes" } else { "" };
        println!(
            "| {} | {names} | {missing} | {} | {} | {sentences} | {} |",
            c.tag, c.sourced, c.unsourced, c.marks
        );
    }
    let complete = all.iter().filter(|c| c.is_complete()).count();
    println!("\n{complete} of {} locales are complete for moves.", all.len());
}

fn twenty(tag: &str) -> Vec<String> {
    let say = |way: &str, sentence: &Sentence| -> String {
        let Some(words) = Options::parse(way).ok().and_then(|o| Words::load(tag, o).ok()) else {
            return String::new();
        };
        let mut out = Vec::new();
        words.say(sentence, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    };
    let square = |name: &str| {
        let bytes = name.as_bytes();
        Square::at(bytes[0] - b'a', bytes[1] - b'1')
    };
    let mv = |side, role, from: &str, to: &str, taken: Option<Role>| Sentence {
        mv: Move { from: square(from), to: square(to), role, taken, promotion: None, kind: MoveKind::Normal },
        side,
        origin: Origin { file: role == Role::Pawn && taken.is_some(), rank: false },
        check: Check::None,
        ending: Ending::None,
    };
    let (w, b) = (Color::White, Color::Black);
    let kind = |s: Sentence, kind| Sentence { mv: Move { kind, ..s.mv }, ..s };
    let promoted = |s: Sentence, role| Sentence { mv: Move { promotion: Some(role), ..s.mv }, ..s };
    let knight = mv(w, Role::Knight, "g1", "f3", None);
    let takes = mv(w, Role::Knight, "f3", "e5", Some(Role::Pawn));
    let queen = mv(w, Role::Queen, "h5", "f7", Some(Role::Pawn));
    let castles = |side, how| kind(mv(side, Role::King, "e1", "g1", None), how);
    let rook = Sentence { origin: Origin { file: true, rank: false }, ..mv(b, Role::Rook, "a8", "d8", None) };
    let pawn = mv(w, Role::Pawn, "e5", "d6", Some(Role::Pawn));
    vec![
        say("short", &mv(w, Role::Pawn, "e2", "e4", None)),
        say("short", &knight),
        say("short", &takes),
        say("short", &mv(b, Role::Pawn, "e5", "d4", Some(Role::Pawn))),
        say("short", &Sentence { check: Check::Direct, ..mv(w, Role::Bishop, "f1", "b5", None) }),
        say("short", &castles(w, MoveKind::CastleShort)),
        say("short", &promoted(mv(w, Role::Pawn, "e7", "e8", None), Role::Queen)),
        say("short-digits", &takes),
        say("full", &mv(w, Role::Pawn, "e2", "e4", None)),
        say("full", &knight),
        say("full-digits", &knight),
        say("full", &takes),
        say("full", &rook),
        say("full", &Sentence { check: Check::Direct, ..mv(b, Role::Queen, "d8", "h4", None) }),
        say("full", &Sentence { check: Check::Double, ..mv(w, Role::Bishop, "e4", "h7", Some(Role::Pawn)) }),
        say("full", &Sentence { check: Check::Discovered, ..mv(b, Role::King, "e8", "d7", None) }),
        say("full", &Sentence { ending: Ending::Mate, check: Check::Direct, ..queen }),
        say("full", &castles(b, MoveKind::CastleLong)),
        say("full", &kind(pawn, MoveKind::EnPassant)),
        say("full", &promoted(mv(b, Role::Pawn, "c2", "c1", None), Role::Knight)),
    ]
}
