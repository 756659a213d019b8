//! The tables under `locales/`: every one loads, says the truth about its collisions, and a wrong one is
//! refused at its place.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;

use stamma::Error;
use stamma::board::Role;
use stamma::locale::{LetterSet, Locales, NATIVE, Spec, overlaps};

#[test]
fn every_builtin_table_loads_and_declares_its_overlaps() {
    let locales = Locales::builtin();
    let mut complete = 0;
    for locale in locales.all() {
        let locale = locale.unwrap();
        assert!(!locale.sources.is_empty(), "{}: no sources", locale.tag);
        assert!(locale.sets.iter().all(|set| set.name != NATIVE || set.overlaps == locale.overlaps));
        for set in &locale.sets {
            let mut declared = set.overlaps.clone();
            let mut found = overlaps(set);
            declared.sort();
            found.sort();
            assert_eq!(declared, found, "{}.{}", locale.tag, set.name);
        }
        complete += usize::from(locale.primary().is_some());
    }
    // A table may be added without touching this, none may be lost.
    assert!(locales.tags().count() >= 121);
    assert!(complete >= 87, "{complete}");
}

#[test]
fn letters_alone_are_those_of_the_whole_table() {
    let empty = tempfile::tempdir().unwrap();
    let locales = Locales::with_dir(empty.path()).unwrap();
    // Of a table not parsed yet the letters are read alone.
    let alone: Vec<(String, Vec<LetterSet>)> =
        locales.letters().map(|(tag, sets)| (tag.to_owned(), sets.unwrap().to_vec())).collect();
    for (tag, sets) in alone {
        assert_eq!(sets, locales.get(&tag).unwrap().sets, "{tag}");
    }
}

#[test]
fn a_table_is_described() {
    let locales = Locales::builtin();
    let summary = |tag: &str| locales.get(tag).unwrap().summary();
    assert_eq!(summary("de"), "K D T L S (B)");
    assert_eq!(summary("ady"), "П Г – Пл Ш (Лъ)");
    assert_eq!(summary("te"), "no letters of its own; .english: K Q R B N (P)");
    assert_eq!(summary("fo"), "no letters known");
    let explained = |tag: &str| -> Vec<String> {
        let set = locales.get(tag).unwrap().sets.first().unwrap();
        set.overlaps.iter().map(|overlap| set.explain(overlap)).collect()
    };
    assert_eq!(explained("mt"), ["R is the king and the queen"]);
    assert_eq!(explained("ar").first().unwrap(), "و is the queen and the f-file");
    assert_eq!(explained("ru"), ["К (knight) begins Кр (king); the longer one is read where it fits"]);
    assert_eq!(explained("he").last().unwrap(), "מה is the queen, or the king and the e-file");
    for locale in locales.all() {
        let rows = locale.unwrap().describe();
        assert!(rows.iter().all(|(label, text)| !label.is_empty() && !text.is_empty()), "{rows:?}");
    }
}

#[test]
fn tags_are_negotiated() {
    let locales = Locales::builtin();
    for (wanted, served) in [
        ("de", "de"),
        ("DE", "de"),
        ("de-AT", "de"),
        ("de-Latn-CH", "de"),
        ("sr", "sr-Cyrl"),
        ("sr-RS", "sr-Cyrl"),
        ("sr-Latn-RS", "sr-Latn"),
        ("no", "nb"),
        ("no-NO", "nb"),
        ("iw", "he"),
        ("iw-IL", "he"),
        ("in", "id"),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-TW", "zh-Hant-TW"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("pt", "pt"),
        ("pt-PT", "pt"),
        ("pt-br", "pt-BR"),
        ("en-GB", "en"),
        ("es-419", "es"),
        ("be-x-old", "be-tarask"),
        ("be-BY", "be"),
        ("tl", "fil"),
        ("ku", "kmr"),
        ("az-Latn", "az"),
        ("ar-EG", "ar"),
    ] {
        assert_eq!(locales.resolve(wanted).ok(), Some(served), "{wanted}");
    }
    for unknown in ["xx", "", "az-Cyrl", "uz-Cyrl", "ru-Latn", "de_", "klingon", "../de", "und", "*"] {
        assert!(matches!(locales.resolve(unknown), Err(Error::UnknownName { .. })), "{unknown}");
    }
}

#[test]
fn an_unknown_tag_names_what_is_near() {
    let Err(Error::UnknownName { what, near, .. }) = Locales::builtin().resolve("sr-Lat") else { panic!() };
    assert_eq!(what, "locale");
    assert!(near.contains(&"sr-Latn".to_owned()), "{near:?}");
}

#[test]
fn specs_print_as_they_are_read() {
    let locales = Locales::builtin();
    for spec in [
        "auto",
        "de",
        "de:lan",
        "fa.latin-1980",
        "ar.farz",
        "he.mirrored",
        "ar.mirrored",
        "ar:wing",
        "fr:words",
        "en:descriptive",
        "fan",
        "fan:lan",
        "fan:white",
        "fan:lan:black",
        "uci",
        "uci960",
        "iccf",
        "smith",
        "coordinate",
        "stamma",
        "selenus",
        "murray",
        "paris1173",
        "koebel1520",
        "gringmuth",
        "uedemann",
        "pgn",
        "sr-Latn",
        "fa.english:lan",
    ] {
        assert_eq!(Spec::parse(spec, locales).unwrap().to_string(), spec);
    }
    for (given, shown) in [
        ("AUTO", "auto"),
        ("de-AT:san", "de"),
        ("DE.native", "de.native"),
        ("Fan:LAN", "fan:lan"),
        ("sr", "sr-Cyrl"),
    ] {
        assert_eq!(Spec::parse(given, locales).unwrap().to_string(), shown);
    }
}

#[test]
fn a_wrong_spec_names_what_is_near() {
    let near = |text: &str| match Spec::parse(text, Locales::builtin()) {
        Err(Error::UnknownName { what, near, .. }) => (what, near),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(near("uic").0, "locale or system");
    assert_eq!(near("uic").1.first().map(String::as_str), Some("uci"));
    assert_eq!(near("de:lam"), ("system", vec!["lan".to_owned()]));
    assert_eq!(near("fa.latin").0, "set");
    assert_eq!(near("fa.latin").1.first().map(String::as_str), Some("latin-1980"));
    assert_eq!(near("fan:lang").1, ["lan"]);
    assert_eq!(near("").0, "locale or system");
    assert!(matches!(Spec::parse("uci:lan", Locales::builtin()), Err(Error::Unsupported(_))));
}

#[test]
fn every_style_loads() {
    let styles = Locales::builtin().styles();
    for name in styles.names() {
        styles.get(name).unwrap();
        assert!(!styles.about(name).unwrap().0.is_empty());
    }
    for name in [
        "pgn",
        "fide",
        "informant",
        "eco",
        "soviet",
        "german-1900",
        "italian-colon",
        "french-print",
        "minimal",
        "book",
    ] {
        assert!(styles.names().any(|known| known == name), "{name}");
    }
    assert_eq!(styles.get("pgn").unwrap(), stamma::style::Style::default());
    let Err(Error::UnknownName { near, .. }) = styles.get("informand") else { panic!() };
    assert_eq!(near, ["informant"]);
}

/// The smallest table, with one more line.
fn table(line: &str) -> String {
    format!(
        "locale: xx\nenglish: Test\nname: Test\ndirection: ltr\nconfidence: C\nsources: [none]\n\
         pieces: {{king: K, queen: Q, rook: R, bishop: B, knight: N}}\n{line}\n"
    )
}

/// What a user's folder with this table for `xx` gives.
fn load(text: &[u8]) -> Result<(), (usize, usize, &'static str)> {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "xx", text);
    match Locales::with_dir(folder.path()).unwrap().get("xx") {
        Ok(_) => Ok(()),
        Err(Error::Table { line, column, code, file, reason }) => {
            assert!(file.ends_with("notation.yaml"), "{file}");
            assert!(!reason.contains(code), "{reason}");
            Err((line, column, code))
        }
        Err(other) => panic!("{other}"),
    }
}

fn write(folder: &Path, tag: &str, text: &[u8]) {
    fs::create_dir_all(folder.join(tag)).unwrap();
    fs::write(folder.join(tag).join("notation.yaml"), text).unwrap();
}

#[test]
fn the_smallest_table_is_taken() {
    assert_eq!(load(table("").as_bytes()), Ok(()));
    assert_eq!(load(format!("\u{FEFF}{}", table("")).as_bytes()), Ok(()));
}

#[test]
fn faults_are_refused_at_their_place() {
    let pieces = "pieces: {king: K, queen: Q, rook: R, bishop: B, knight: N}";
    let with = |new: &str| table("").replace(pieces, new);
    let cases: Vec<(String, (usize, usize, &str))> = vec![
        (table("colour: red"), (8, 1, "L0101")),
        (table("name: Other"), (8, 1, "L0101")),
        (table("digits: 5"), (8, 9, "L0108")),
        (table("digits: ٠١٢٣٤٥٦٧٨٨"), (8, 9, "L0108")),
        (table("digits: abcdefghij"), (8, 9, "L0108")),
        (table("words: {check: \"\"}"), (8, 16, "L0102")),
        (table("words: {check: \"a\\u202Eb\"}"), (8, 16, "L0102")),
        (table("words: {check: \"e\\u0301\"}"), (8, 16, "L0105")),
        (table("words: {cheque: a}"), (8, 9, "L0101")),
        (table("also: {knight: [N]}"), (8, 17, "L0109")),
        (table("also: {knight: [Kt]}"), (7, 1, "L0103")),
        (table("overlaps: [king<queen]"), (8, 12, "L0104")),
        (table("also: {king: [Kg]}\noverlaps: [rook=queen]"), (9, 12, "L0104")),
        (table("files: [p, q, r, s, t, u, v, p]"), (8, 9, "L0110")),
        (table("files: [p, q, r]"), (8, 8, "L0101")),
        (table("style: nowhere"), (8, 1, "L0111")),
        (table("sets: {old: {king: S}}"), (8, 8, "L0106")),
        (table("sets:\n  old: {files: native}"), (9, 3, "L0112")),
        (table("sets:\n  old: {native-digits: true}"), (9, 3, "L0112")),
        (table("sets:\n  old: {}\n  old: {}"), (9, 3, "L0101")),
        (table("sets: {native: {}}"), (8, 7, "L0101")),
        (table("sets: ]"), (8, 7, "L0100")),
        (with("pieces: {queen: Q, rook: R, bishop: B, knight: N}"), (7, 9, "L0101")),
        (with("pieces: {king: K, king: L, queen: Q, rook: R, bishop: B, knight: N}"), (7, 19, "L0101")),
        (with("pieces: {king: \"K\\u0007\", queen: Q, rook: R, bishop: B, knight: N}"), (7, 16, "L0102")),
        (with("pieces: {king: K x, queen: Q, rook: R, bishop: B, knight: N}"), (7, 16, "L0102")),
        (with("pieces: {king: K1, queen: Q, rook: R, bishop: B, knight: N}"), (7, 16, "L0102")),
        (with("pieces: {king: \"A\\u030A\", queen: Q, rook: R, bishop: B, knight: N}"), (7, 16, "L0105")),
        (with("pieces: {king: Q, queen: Q, rook: R, bishop: B, knight: N}"), (7, 1, "L0103")),
        (with("pieces: {king: Kg, queen: Q, rook: R, bishop: B, knight: K}"), (7, 1, "L0103")),
        (with("sets: {old: {}}"), (7, 8, "L0106")),
        (table("").replace("locale: xx", "locale: yy"), (1, 1, "L0107")),
        (table("").replace("confidence: C", "confidence: D"), (5, 13, "L0101")),
        (String::new(), (1, 1, "L0101")),
    ];
    let mut wrong = Vec::new();
    for (text, place) in cases {
        let found = load(text.as_bytes());
        if found != Err(place) {
            wrong.push(format!("{place:?} expected, {found:?} found in\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(load(b"locale: xx\nname: \xFF"), Err((2, 7, "L0100")));
    assert_eq!(load(&vec![b'#'; 300_000]).map_err(|fault| fault.2), Err("L0100"));
}

#[test]
fn no_table_keeps_the_program_busy() {
    let letters: Vec<String> =
        (0..20_000).map(|number: u32| number.to_string().replace(char::is_numeric, "Q") + "Z").collect();
    assert_eq!(
        load(table(&format!("also: {{king: [{}]}}", letters.join(", "))).as_bytes()),
        Err((8, 1, "L0102"))
    );
    let sets: Vec<String> = (0..1000).map(|number| format!("  s{number}: {{}}\n")).collect();
    assert_eq!(load(table(&format!("sets:\n{}", sets.concat())).as_bytes()), Err((9, 3, "L0102")));
    let bomb = "notes: &a [x]\nsigns: {check: &b [*a, *a, *a], mate: &c [*b, *b, *b], capture: [*c, *c]}";
    assert!(load(table(bomb).as_bytes()).is_err());
    assert_eq!(load(table(&format!("notes: {}", "[".repeat(100_000))).as_bytes()), Err((8, 72, "L0100")));
}

#[test]
fn damaged_tables_never_panic() {
    let texts: Vec<String> = ["ar", "he", "kn", "mt", "fr", "nso"]
        .iter()
        .map(|tag| fs::read_to_string(format!("locales/{tag}/notation.yaml")).unwrap())
        .collect();
    let mut seed = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % below.max(1) as u64).unwrap()
    };
    let mut taken = 0;
    for round in 0..3000 {
        let mut text: Vec<char> = texts[round % texts.len()].chars().collect();
        for _ in 0..1 + next(4) {
            let (at, from) = (next(text.len()), next(text.len()));
            let piece: Vec<char> = text[from..(from + next(12)).min(text.len())].to_vec();
            text.splice(at..(at + next(6)).min(text.len()), piece);
        }
        let text: String = text.into_iter().collect();
        match stamma::locale::Locale::from_yaml("xx", &text) {
            Ok(_) => taken += 1,
            Err(Error::Table { line, column, .. }) => assert!(line < 200 && column < 2000),
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(taken, 0, "the tag is never xx");
}

#[test]
fn a_user_folder_is_laid_over() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "xx", table("style: house").as_bytes());
    write(
        folder.path(),
        "de",
        table("").replace("locale: xx", "locale: de").replace("knight: N", "knight: Sp").as_bytes(),
    );
    fs::create_dir(folder.path().join("styles")).unwrap();
    fs::write(
        folder.path().join("styles/house.yaml"),
        "style: house\nabout: ours\nmarks: {capture: \":\"}\n",
    )
    .unwrap();
    fs::write(folder.path().join("README"), "no table").unwrap();
    let locales = Locales::with_dir(folder.path()).unwrap();
    let letter =
        |tag: &str| locales.get(tag).unwrap().primary().unwrap().letter(Role::Knight).map(str::to_owned);
    assert_eq!(letter("de-AT").as_deref(), Some("Sp"));
    assert_eq!(letter("xx").as_deref(), Some("N"));
    assert_eq!(letter("fr").as_deref(), Some("C"));
    assert_eq!(locales.styles().get("house").unwrap().capture, ":");
    assert!(Locales::with_dir(&folder.path().join("nowhere")).is_err());
}

#[test]
fn a_wrong_style_is_refused_at_its_place() {
    for (text, place) in [
        ("style: s\nabout: a\nmarks: {capture: \"\\n\"}", (3, 9, "L0113")),
        ("style: s\nabout: a\nmarks:\n  castle-short: \"\"", (4, 3, "L0113")),
        ("style: s\nabout: a\nmarks:\n  captures: x", (4, 3, "L0101")),
        ("style: s\nabout: a\nmarks:\n  capture-place: left", (4, 18, "L0101")),
        ("style: s\nabout: a\nmarks:\n  results: [a, b]", (4, 12, "L0101")),
        ("style: t\nabout: a", (1, 1, "L0107")),
        ("style: s", (1, 1, "L0101")),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("styles")).unwrap();
        fs::write(folder.path().join("styles/s.yaml"), text).unwrap();
        let locales = Locales::with_dir(folder.path()).unwrap();
        let Err(Error::Table { line, column, code, .. }) = locales.styles().get("s") else {
            panic!("{text}")
        };
        assert_eq!((line, column, code), place, "{text}");
    }
}

#[test]
fn a_locale_is_parsed_when_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "xx", b"no table");
    let locales = Locales::with_dir(folder.path()).unwrap();
    assert!(locales.get("de").is_ok());
    assert!(locales.get("xx").is_err());
}
