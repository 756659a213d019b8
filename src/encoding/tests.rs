//! Every encoding both ways, and texts that reports tell of.

use super::tables::CODE_PAGES;
use super::*;
use crate::Span;

/// All encodings that are looked at or have a table.
fn all() -> Vec<Encoding> {
    let standard = [
        "windows-1250",
        "windows-1251",
        "windows-1252",
        "windows-1253",
        "windows-1254",
        "windows-1255",
        "windows-1256",
        "windows-1257",
        "windows-1258",
        "windows-874",
        "ibm866",
        "koi8-r",
        "koi8-u",
        "iso-8859-2",
        "iso-8859-3",
        "iso-8859-4",
        "iso-8859-5",
        "iso-8859-6",
        "iso-8859-7",
        "iso-8859-8",
        "iso-8859-10",
        "iso-8859-13",
        "iso-8859-14",
        "iso-8859-15",
        "iso-8859-16",
        "macintosh",
        "x-mac-cyrillic",
        "gbk",
        "gb18030",
        "big5",
        "shift_jis",
        "euc-jp",
        "euc-kr",
        "utf-8",
        "utf-16le",
        "utf-16be",
    ];
    let pages = CODE_PAGES.iter().map(|page| page.name);
    standard.into_iter().chain(pages).map(|label| Encoding::for_label(label).unwrap()).collect()
}

fn text_of(decoded: &Decoded<'_>) -> String {
    String::from_utf8(decoded.text.to_vec()).unwrap()
}

/// Numbers that look random and are the same each time.
fn noise(seed: u64, len: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let step = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..len).map(step).collect()
}

#[test]
fn every_table_has_128_characters_and_its_labels_are_its_own() {
    for page in CODE_PAGES {
        assert_eq!(page.high.chars().count(), 128, "{}", page.name);
        for label in page.labels.iter().chain([&page.name]) {
            assert_eq!(Encoding::for_label(label).unwrap().name(), page.name, "{label}");
        }
    }
}

#[test]
fn every_byte_comes_back_from_every_encoding() {
    for encoding in all() {
        let apple = ["x-mac-arabic", "x-mac-farsi", "x-mac-hebrew"].contains(&encoding.name());
        let mut texts: Vec<Vec<u8>> = (0..=255).map(|byte| vec![byte]).collect();
        texts.extend((0..200).map(|seed| noise(seed + 1, 300)));
        for bytes in texts {
            let decoded = decode(&bytes, encoding);
            if encoding != Encoding::UTF_8 {
                assert!(std::str::from_utf8(&decoded.text).is_ok());
            }
            let mut back = if decoded.marked { encoding.mark().to_vec() } else { Vec::new() };
            let report = encode(&decoded.text, encoding, &mut back);
            assert!(report.is_empty(), "{} {report:?}", encoding.name());
            assert!(apple || back == bytes, "{}", encoding.name());
            let mut back = if decoded.marked { encoding.mark().to_vec() } else { Vec::new() };
            encode_changed(&bytes, &decoded, &decoded.text, encoding, &mut back);
            assert_eq!(back, bytes, "{}", encoding.name());
            let mut back = Vec::new();
            assert!(write_back(&bytes, &decoded, &[], &mut back).is_empty());
            assert_eq!(back, bytes, "{}", encoding.name());
        }
    }
}

#[test]
fn only_what_changes_is_encoded_again() {
    let every: Vec<u8> = (0..=255).filter(|byte| !b"Nf3g4".contains(byte)).collect();
    for encoding in all().into_iter().filter(|one| one.is_single_byte()) {
        for (old, new) in [("Nf3", "Sf3"), ("Nf3", "Nc3-f3"), ("Ng4f3", "f3"), ("N", ""), ("g", "Queen to f")]
        {
            let bytes =
                [every.as_slice(), old.as_bytes(), &every, &every, old.as_bytes(), b"\xA9\xA0"].concat();
            let wanted =
                [every.as_slice(), new.as_bytes(), &every, &every, new.as_bytes(), b"\xA9\xA0"].concat();
            let decoded = decode(&bytes, encoding);
            let text = text_of(&decoded).replace(old, new);
            let mut out = Vec::new();
            assert!(encode_changed(&bytes, &decoded, text.as_bytes(), encoding, &mut out).is_empty());
            assert_eq!(out, wanted, "{} {old} {new}", encoding.name());
        }
    }
}

#[test]
fn every_character_is_found_again_in_the_bytes() {
    for encoding in all() {
        for seed in 0..20 {
            let bytes = noise(seed + 77, 120);
            let decoded = decode(&bytes, encoding);
            if encoding == Encoding::UTF_8 {
                continue;
            }
            let text = text_of(&decoded);
            let mut end = if decoded.marked { encoding.mark().len() } else { 0 };
            for (at, character) in text.char_indices() {
                let source = decoded.map.span(Span::new(at, at + character.len_utf8()));
                assert_eq!(source.start, end, "{}", encoding.name());
                end = source.end;
                let again = text_of(&decode(source.of(&bytes), encoding));
                assert_eq!(again, character.to_string(), "{}", encoding.name());
            }
            assert_eq!(end, bytes.len());
        }
    }
}

#[test]
fn letters_of_men_have_the_bytes_that_old_files_have() {
    let russian = "\u{41A}\u{440}\u{424}\u{41B}\u{421}\u{422}";
    let arabic = "\u{645}\u{648}\u{631}\u{641}\u{62D}";
    let hebrew = "\u{5DE}\u{5D4}\u{5E6}\u{5E8}\u{5E4}";
    let greek = "\u{3A1}\u{392}\u{3A0}\u{391}\u{399}";
    for (label, letters, bytes) in [
        ("cp866", russian, &b"\x8A\xE0\x94\x8B\x91\x92"[..]),
        ("x-mac-cyrillic", russian, b"\x8A\xF0\x94\x8B\x91\x92"),
        ("KOI8-R", russian, b"\xEB\xD2\xE6\xEC\xF3\xF4"),
        ("cp1251", russian, b"\xCA\xF0\xD4\xCB\xD1\xD2"),
        ("ISO-8859-5", russian, b"\xBA\xE0\xC4\xBB\xC1\xC2"),
        ("cp1256", arabic, b"\xE3\xE6\xD1\xDD\xCD"),
        ("iso-8859-6", arabic, b"\xE5\xE8\xD1\xE1\xCD"),
        ("mac-arabic", arabic, b"\xE5\xE8\xD1\xE1\xCD"),
        ("cp1255", hebrew, b"\xEE\xE4\xF6\xF8\xF4"),
        ("iso-8859-8", hebrew, b"\xEE\xE4\xF6\xF8\xF4"),
        ("cp862", hebrew, b"\x8E\x84\x96\x98\x94"),
        ("mac-hebrew", hebrew, b"\xEE\xE4\xF6\xF8\xF4"),
        ("cp1253", greek, b"\xD1\xC2\xD0\xC1\xC9"),
        ("iso-8859-7", greek, b"\xD1\xC2\xD0\xC1\xC9"),
        ("cp1254", "\u{15E}", b"\xDE"),
        ("iso-8859-9", "\u{15E}", b"\xDE"),
    ] {
        let encoding = Encoding::for_label(label).unwrap();
        assert_eq!(text_of(&decode(bytes, encoding)), letters, "{label}");
        let mut out = Vec::new();
        assert!(encode(letters.as_bytes(), encoding, &mut out).is_empty());
        assert_eq!(out, bytes, "{label}");
    }
}

#[test]
fn labels_are_known_as_they_are_written() {
    for (label, name) in [
        ("latin-1", "windows-1252"),
        ("Latin1", "windows-1252"),
        ("ISO_8859-1", "windows-1252"),
        ("CP1256", "windows-1256"),
        ("win1251", "windows-1251"),
        ("windows1250", "windows-1250"),
        ("UTF-8", "UTF-8"),
        ("us-ascii", "UTF-8"),
        ("utf16", "UTF-16LE"),
        ("MacRoman", "macintosh"),
        ("Mac-Cyrillic", "x-mac-cyrillic"),
        ("koi8-u", "KOI8-U"),
        ("866", "IBM866"),
        ("iso8859-15", "ISO-8859-15"),
        ("Shift-JIS", "Shift_JIS"),
    ] {
        assert_eq!(Encoding::for_label(label).map(Encoding::name), Some(name), "{label}");
    }
    for label in ["", "klingon", "replacement", "iso-2022-jp", "x-user-defined", "cp", "iso8859"] {
        assert_eq!(Encoding::for_label(label), None, "{label}");
    }
    for encoding in all() {
        assert_eq!(Encoding::for_label(encoding.name()), Some(encoding));
    }
}

#[test]
fn utf_8_is_used_as_it_is_with_stray_bytes_and_without_its_mark() {
    let bytes = b"\xEF\xBB\xBF1. e4 {Jos\xE9 \xC3\xA9} e5";
    let decoded = decode(bytes, Encoding::UTF_8);
    assert!(matches!(decoded.text, std::borrow::Cow::Borrowed(_)) && decoded.marked);
    assert_eq!(&*decoded.text, &bytes[3..]);
    assert_eq!(decoded.map.span(Span::new(3, 5)).of(bytes), b"e4");
    let mut out = Vec::new();
    assert!(encode(&decoded.text, Encoding::UTF_8, &mut out).is_empty());
    assert_eq!(out, &bytes[3..]);
    let ascii = decode(b"1. e4", Encoding::for_label("koi8-r").unwrap());
    assert!(matches!(ascii.text, std::borrow::Cow::Borrowed(_)) && ascii.map.is_identity());
}

#[test]
fn what_an_encoding_lacks_is_reported_and_never_stops() {
    // pychess/pychess#1790: writing Latin-1 crashed at a dash.
    let mut out = Vec::new();
    let text = "{White \u{2500}\u{2212} better} \u{2658}f3 \u{2066}x\u{2069}";
    let latin = Encoding::for_label("iso-8859-2").unwrap();
    let report = encode(text.as_bytes(), latin, &mut out);
    assert_eq!(out, b"{White ?- better} ?f3 x");
    let lost: Vec<char> = report.iter().filter(|e| e.is_lost()).map(|e| e.character).collect();
    assert_eq!(lost, ['\u{2500}', '\u{2658}']);
    assert_eq!(report[2].span.of(text.as_bytes()), "\u{2658}".as_bytes());
    let mut out = Vec::new();
    assert_eq!(encode("\u{2212}".as_bytes(), Encoding::for_label("cp437").unwrap(), &mut out).len(), 1);
    assert_eq!(out, b"-");
    // A byte that meant nothing has no character in Unicode.
    let kept = decode(b"\xFF", Encoding::for_label("iso-8859-8").unwrap());
    let mut out = Vec::new();
    assert_eq!(encode(&kept.text, Encoding::UTF_8, &mut out).len(), 1);
    assert_eq!(out, "\u{FFFD}".as_bytes());
}

#[test]
fn edits_are_written_back_among_untouched_bytes() {
    // Apple's Hebrew with right-to-left blanks and signs, which have no characters of their own.
    let encoding = Encoding::for_label("mac-hebrew").unwrap();
    let bytes = b"\xF9\xEC\xA0\xEEf3\xA1";
    let decoded = decode(bytes, encoding);
    let text = text_of(&decoded);
    let at = text.find("\u{5DE}").unwrap();
    let mut out = Vec::new();
    let edit = (Span::new(at, at + 2), "\u{5E8}");
    assert!(write_back(bytes, &decoded, &[edit], &mut out).is_empty());
    assert_eq!(out, b"\xF9\xEC\xA0\xF8f3\xA1");
    let lost = write_back(bytes, &decoded, &[(edit.0, "\u{645}")], &mut Vec::new());
    assert!(lost.len() == 1 && lost[0].is_lost() && lost[0].span == edit.0);
}

/// A few sentences as people write them, in encodings they were written in.
const TEXTS: [(&str, &[&str]); 8] = [
    ("[White \"Jos\u{E9} Mu\u{F1}oz\"] 1. e4 e5 {\u{A1}buena!}", &["windows-1252", "macintosh", "cp850"]),
    (
        "1. e4 e5 2. \u{41A}f3 {\u{431}\u{435}\u{43B}\u{44B}\u{435} \u{43D}\u{430}\u{447}\u{438}\u{43D}\u{430}\u{44E}\u{442} \u{438} \u{432}\u{44B}\u{438}\u{433}\u{440}\u{44B}\u{432}\u{430}\u{44E}\u{442}}",
        &["windows-1251", "ibm866", "koi8-r", "iso-8859-5", "x-mac-cyrillic"],
    ),
    (
        "1. e4 {\u{627}\u{644}\u{62D}\u{635}\u{627}\u{646} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{631}\u{628}\u{639}} \u{62D}f3",
        &["windows-1256", "iso-8859-6", "cp720"],
    ),
    (
        "1. e4 \u{5D7}f3 {\u{5D4}\u{5E4}\u{5E8}\u{5E9} \u{5D1}\u{5DE}\u{5E8}\u{5DB}\u{5D6}}",
        &["windows-1255", "cp862", "iso-8859-8"],
    ),
    (
        "1. e4 \u{399}f3 {\u{3C4}\u{3BF} \u{3AC}\u{3BB}\u{3BF}\u{3B3}\u{3BF} \u{3C3}\u{3C4}\u{3BF}}",
        &["windows-1253", "cp737"],
    ),
    (
        "1. e4 {z\u{142}y ruch, bia\u{142}e maj\u{105} przewag\u{119}}",
        &["windows-1250", "iso-8859-2", "cp852"],
    ),
    ("1. e4 {\u{767D}\u{68CB}\u{4F18}\u{52BF}}", &["gbk"]),
    ("1. e4 {\u{30CA}\u{30A4}\u{30C8}\u{306E}\u{52DD}\u{3061}}", &["shift_jis", "euc-jp"]),
];

#[test]
fn the_true_encoding_is_among_the_candidates_and_usually_near_the_front() {
    for (text, labels) in TEXTS {
        for label in labels {
            let encoding = Encoding::for_label(label).unwrap();
            let mut bytes = Vec::new();
            assert!(encode(text.as_bytes(), encoding, &mut bytes).is_empty(), "{label}");
            let found = candidates(&bytes);
            let same = |c: &Encoding| *decode(&bytes, *c).text == *text.as_bytes();
            let place = found.iter().position(same);
            let names: Vec<_> = found.iter().map(|e| e.name()).collect();
            assert!(place.is_some_and(|place| place < 5), "{label} at {place:?}: {names:?}");
        }
    }
    // One letter before squares, and words in small letters only, which Apple's page shares.
    let text = "2. \u{41A}f3 \u{41A}c6 {\u{431}\u{435}\u{43B}\u{44B}\u{435}} 3. \u{421}b5";
    let mut bytes = Vec::new();
    let windows = Encoding::for_label("cp1251").unwrap();
    assert!(encode(text.as_bytes(), windows, &mut bytes).is_empty());
    assert_eq!(candidates(&bytes)[0], windows);
    // niklasf/python-chess#704: a tag in Latin-1.
    assert_eq!(candidates(b"[White \"Jos\xE9\"]")[0], Encoding::WINDOWS_1252);
    assert!(candidates(b"\xCDf3").contains(&Encoding::for_label("cp1256").unwrap()));
}

#[test]
fn unicode_is_known_with_and_without_a_mark() {
    let text = "1. e4 e5 2. \u{41A}f3";
    for encoding in [Encoding::UTF_8, Encoding::UTF_16LE, Encoding::UTF_16BE] {
        let mut bytes = Vec::new();
        assert!(encode(text.as_bytes(), encoding, &mut bytes).is_empty());
        assert_eq!(candidates(&bytes), [encoding]);
        let marked = [encoding.mark(), &bytes].concat();
        assert_eq!(candidates(&marked), [encoding]);
        assert_eq!(text_of(&decode(&marked, encoding)), text);
    }
    assert_eq!(candidates(b""), [Encoding::UTF_8]);
    let mostly = "{\u{E9}\u{E8}\u{E0}}".bytes().chain(*b"\xE9 ").collect::<Vec<_>>();
    assert_eq!(candidates(&mostly)[0], Encoding::UTF_8);
    assert_eq!(candidates(b"\xFF\xFF").last(), Some(&Encoding::UTF_8));
}

#[test]
fn what_did_not_change_keeps_its_bytes_in_every_encoding() {
    // Both halves of every table, so that bytes that share a character are there.
    let mut bytes: Vec<u8> = b"1. e4 e5 2. Nf3 ".to_vec();
    bytes.extend(0x20..=0xFF_u8);
    bytes.extend_from_slice(b"\nNf3 (a) \xA7\xA6\xAD\xAA Nf3 \xA8\xA9\n");
    for label in [
        "mac-arabic",
        "mac-hebrew",
        "mac-farsi",
        "macintosh",
        "windows-1251",
        "windows-1256",
        "koi8-r",
        "cp866",
        "cp437",
        "iso-8859-8",
        "gbk",
        "big5",
        "shift_jis",
        "euc-kr",
        "gb18030",
        "utf-16le",
        "utf-8",
    ] {
        let Some(encoding) = Encoding::for_label(label) else { continue };
        let decoded = decode(&bytes, encoding);
        let mut same = Vec::new();
        assert!(encode_changed(&bytes, &decoded, &decoded.text, encoding, &mut same).is_empty());
        assert_eq!(same, bytes, "{label}");
        if matches!(label, "utf-16le" | "utf-8") {
            continue;
        }
        let changed: Vec<u8> =
            String::from_utf8(decoded.text.to_vec()).unwrap().replace("Nf3", "Sf3").into_bytes();
        let mut wanted = bytes.clone();
        for at in 0..wanted.len() - 2 {
            if wanted[at..].starts_with(b"Nf3") {
                wanted[at] = b'S';
            }
        }
        let mut out = Vec::new();
        let _ = encode_changed(&bytes, &decoded, &changed, encoding, &mut out);
        assert_eq!(out, wanted, "{label}");
    }
}
