//! DOCX and EPUB: moves change, and every other byte of every entry stays.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{Cursor, Read, Write};

use stamma::Error;
use stamma::document::package::{self, Package, Packed};
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Job, Options, Sources, Translator, plan};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

const TYPES: &str =
    "<?xml version=\"1.0\"?><Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>";
const NAMESPACE: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";
/// Bytes that are no text, and would not come back from another compression.
const PICTURE: [u8; 64] = [0xA7; 64];

/// An archive of some entries, stored where their name says so.
fn archive(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    for (index, (name, content)) in entries.iter().enumerate() {
        let method =
            if *name == "mimetype" { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let time = DateTime::from_date_and_time(2001, 2, 3, 4, 5, 2 * index as u8).unwrap();
        let options = SimpleFileOptions::default().compression_method(method).last_modified_time(time);
        let mut options = options.unix_permissions(0o640).into_full_options().with_file_comment(*name);
        options.add_extra_field(0xA220, b"field", false).unwrap();
        out.start_file(*name, options).unwrap();
        out.write_all(content).unwrap();
    }
    out.set_comment("made for a test").unwrap();
    out.finish().unwrap().into_inner()
}

fn paragraphs(kind: &str, paragraphs: &[&str]) -> String {
    let body: String = paragraphs.iter().map(|one| format!("<w:p>{one}</w:p>")).collect();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<w:{kind} {NAMESPACE}>{body}</w:{kind}>")
}

/// A run of text.
fn run(text: &str) -> String {
    format!("<w:r><w:t>{text}</w:t></w:r>")
}

fn docx(document: &str) -> Vec<u8> {
    let notes = paragraphs("footnotes", &[&run("Or 2. Bc4 Nf6.")]);
    archive(&[
        ("[Content_Types].xml", TYPES.as_bytes()),
        ("word/document.xml", document.as_bytes()),
        ("word/media/Nf3.png", &PICTURE),
        ("word/footnotes.xml", notes.as_bytes()),
        ("docProps/core.xml", b"<title>1. e4 e5 2. Nf3</title>"),
    ])
}

fn epub(chapters: &[&str]) -> Vec<u8> {
    let container = "<?xml version=\"1.0\"?><container><rootfiles><rootfile full-path=\"OEBPS/book.opf\"/></rootfiles></container>";
    let items: String = (1..=chapters.len())
        .map(|n| {
            format!(
                "<item id=\"c{n}\" href=\"text/chapter%20{n}.xhtml\" media-type=\"application/xhtml+xml\"/>"
            )
        })
        .collect();
    let spine: String = (1..=chapters.len()).map(|n| format!("<itemref idref=\"c{n}\"/>")).collect();
    let opf = format!(
        "<package><manifest>{items}<item id=\"i\" href=\"a.png\" media-type=\"image/png\"/></manifest><spine>{spine}</spine></package>"
    );
    let pages: Vec<(String, String)> = chapters
        .iter()
        .enumerate()
        .map(|(at, body)| {
            let page = format!("<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>Nf3</title></head>\n<body>{body}</body></html>\n");
            (format!("OEBPS/text/chapter {}.xhtml", at + 1), page)
        })
        .collect();
    let mut entries: Vec<(&str, &[u8])> = vec![
        ("mimetype", b"application/epub+zip"),
        ("META-INF/container.xml", container.as_bytes()),
        ("OEBPS/book.opf", opf.as_bytes()),
        ("OEBPS/a.png", &PICTURE),
    ];
    // Not in the order of reading.
    entries.extend(pages.iter().rev().map(|(name, page)| (name.as_str(), page.as_bytes())));
    archive(&entries)
}

fn translate(bytes: &[u8], package: Package, from: &str, to: &str) -> Result<Packed, Error> {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, false).unwrap();
    let sources = match Spec::parse(from, locales).unwrap() {
        Spec::Auto => Sources::Auto,
        spec => Sources::Given(plan::sources(&spec, locales).unwrap()),
    };
    let job = Job { sources, target: &target, export: false, options: Options::default() };
    package::translate(bytes, package, &job, &mut Translator::new(locales, &Detector::default()), None)
}

/// Name, time, permissions, compression and content of each entry, packed and unpacked, its comment and fields.
type Entry =
    (String, Option<DateTime>, Option<u32>, CompressionMethod, Vec<u8>, Vec<u8>, (String, Option<Vec<u8>>));

fn entries(bytes: &[u8]) -> Vec<Entry> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..zip.len())
        .map(|index| {
            let mut packed = Vec::new();
            zip.by_index_raw(index).unwrap().read_to_end(&mut packed).unwrap();
            let mut entry = zip.by_index(index).unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            let name = entry.name().unwrap().into_owned();
            let more = (entry.comment().to_owned(), entry.extra_data());
            (name, entry.last_modified(), entry.unix_mode(), entry.compression(), packed, content, more)
        })
        .collect()
}

/// The text of the changed entries; all else must be the same.
fn changed(before: &[u8], after: &[u8]) -> Vec<(String, String)> {
    let (old, new) = (entries(before), entries(after));
    assert_eq!(old.len(), new.len());
    let mut out = Vec::new();
    for (old, new) in old.into_iter().zip(new) {
        assert_eq!((&old.0, old.1, old.2, old.3, &old.6), (&new.0, new.1, new.2, new.3, &new.6));
        assert!(old.6.0 == old.0 && old.6.1.unwrap().ends_with(b"field"));
        if old.5 == new.5 {
            assert_eq!(old.4, new.4, "{} was packed anew", old.0);
        } else {
            out.push((new.0, String::from_utf8(new.5).unwrap()));
        }
    }
    let comment = |bytes: &[u8]| ZipArchive::new(Cursor::new(bytes.to_vec())).unwrap().comment().to_vec();
    assert_eq!(comment(before), comment(after));
    out
}

/// The document of a DOCX from English to German.
fn german(document: &str) -> (String, bool) {
    let before = docx(document);
    let done = translate(&before, Package::Docx, "en", "de").unwrap();
    let mut changed = changed(&before, &done.bytes);
    changed.retain(|(name, _)| name == "word/document.xml");
    (changed.pop().map_or(document.to_owned(), |(_, text)| text), done.left)
}

#[test]
fn moves_of_a_docx_change_and_all_else_stays() {
    let document = paragraphs("document", &[&run("1. e4 e5 2. Nf3 Nc6"), &run("Then 3. Bb5 a6.")]);
    let before = docx(&document);
    let done = translate(&before, Package::Docx, "auto", "de").unwrap();
    let changed = changed(&before, &done.bytes);
    let wanted = document.replace("Nf3 Nc6", "Sf3 Sc6").replace("Bb5", "Lb5");
    assert_eq!(changed[0], ("word/document.xml".to_owned(), wanted));
    assert_eq!(changed[1].0, "word/footnotes.xml");
    assert!(changed[1].1.contains("Or 2. Lc4 Sf6.") && changed.len() == 2);
    assert!(!done.left && done.read == 8 && done.from.as_deref() == Some("en"));
    // There and back, and to the same.
    let back = translate(&done.bytes, Package::Docx, "de", "en").unwrap();
    assert!(self::changed(&before, &back.bytes).is_empty());
    assert_eq!(translate(&before, Package::Docx, "en", "en").unwrap().bytes, before);
}

#[test]
fn a_move_cut_over_several_runs_is_read() {
    for (old, new) in [
        (
            "<w:r><w:rPr><w:b/></w:rPr><w:t>N</w:t></w:r><w:proofErr w:type=\"spellStart\"/><w:r><w:t>f3</w:t></w:r>",
            "<w:r><w:rPr><w:b/></w:rPr><w:t>S</w:t></w:r><w:proofErr w:type=\"spellStart\"/><w:r><w:t>f3</w:t></w:r>",
        ),
        (
            "<w:r><w:t>N</w:t><w:t>f</w:t></w:r><w:r><w:t>3</w:t></w:r>",
            "<w:r><w:t>S</w:t><w:t>f</w:t></w:r><w:r><w:t>3</w:t></w:r>",
        ),
        (
            "<w:r><w:t>Nf</w:t></w:r><w:bookmarkStart w:id=\"0\"/><w:hyperlink><w:r><w:t>3</w:t></w:r></w:hyperlink>",
            "<w:r><w:t>Sf</w:t></w:r><w:bookmarkStart w:id=\"0\"/><w:hyperlink><w:r><w:t>3</w:t></w:r></w:hyperlink>",
        ),
        (
            "<w:ins><w:r><w:t>Nf3</w:t></w:r></w:ins><w:del><w:r><w:delText>Nc3</w:delText></w:r></w:del>",
            "<w:ins><w:r><w:t>Sf3</w:t></w:r></w:ins><w:del><w:r><w:delText>Nc3</w:delText></w:r></w:del>",
        ),
        ("<w:r><w:t>&#78;f3</w:t></w:r>", "<w:r><w:t>Sf3</w:t></w:r>"),
        (
            "<w:r><w:t>Nf3</w:t></w:r><w:r><w:footnoteReference w:id=\"1\"/></w:r><w:r><w:t xml:space=\"preserve\"> (1)</w:t></w:r>",
            "<w:r><w:t>Sf3</w:t></w:r><w:r><w:footnoteReference w:id=\"1\"/></w:r><w:r><w:t xml:space=\"preserve\"> (1)</w:t></w:r>",
        ),
    ] {
        let page = |one: &str| {
            let text = "<w:r><w:t xml:space=\"preserve\">1. e4 e5 2. </w:t></w:r>";
            paragraphs(
                "document",
                &[&format!("{text}{one}<w:r><w:t xml:space=\"preserve\"> 2... Nc6</w:t></w:r>")],
            )
        };
        assert_eq!(german(&page(old)), (page(new).replace("Nc6", "Sc6"), false));
    }
    // A sign of some font may be a man.
    let page = paragraphs(
        "document",
        &["<w:r><w:t>1. e4 e5 2. </w:t><w:sym w:font=\"Chess\" w:char=\"F04E\"/><w:t>f3</w:t></w:r>"],
    );
    assert_eq!(german(&page), (page, true));
}

#[test]
fn a_move_that_changes_over_the_ends_of_runs_is_written() {
    let page = |parts: &[&str]| {
        let runs: String =
            parts.iter().map(|text| format!("<w:r><w:t xml:space=\"preserve\">{text}</w:t></w:r>")).collect();
        paragraphs("document", &[&runs])
    };
    let said = |document: &str| {
        let text = document.split("<w:t xml:space=\"preserve\">").skip(1);
        text.map(|one| one.split("</w:t>").next().unwrap()).collect::<Vec<_>>().concat()
    };
    for (to, style, parts, wanted) in [
        ("de", Some("informant"), vec!["1. e4 d5 2. exd5 ", "Q", "xd5"], "1. e4 d5 2. ed5 Dd5"),
        ("uci", None, vec!["1. e4 d5 2. e", "x", "d", "5 Q", "xd5"], "1. e2e4 d7d5 2. e4d5 d8d5"),
        ("de:lan", None, vec!["1. e4 d5 2. exd5 ", "Q", "x", "d", "5"], "1. e2-e4 d7-d5 2. e4xd5 Dd8xd5"),
        (
            "ru",
            None,
            vec!["1. e4 e5 2. ", "K", "e2 ", "K", "e7"],
            "1. e4 e5 2. \u{41a}\u{440}e2 \u{41a}\u{440}e7",
        ),
        ("de:words", None, vec!["1. e4 d5 2. exd5 ", "Q", "xd5"], ""),
    ] {
        let before = docx(&page(&parts));
        let locales = Locales::builtin();
        let style = style.map(|name| locales.styles().get(name).unwrap());
        let spec = Spec::parse(to, locales).unwrap();
        let target = plan::target(&spec, locales, style.as_ref(), style.is_some()).unwrap();
        let sources = Sources::Given(plan::sources(&Spec::parse("en", locales).unwrap(), locales).unwrap());
        let job = Job { sources, target: &target, export: false, options: Options::default() };
        let detector = Detector::default();
        let mut translator = Translator::new(locales, &detector);
        let done = package::translate(&before, Package::Docx, &job, &mut translator, None).unwrap();
        let new = changed(&before, &done.bytes);
        let document = &new.iter().find(|(name, _)| name == "word/document.xml").unwrap().1;
        assert!(!done.left && done.told.is_empty(), "{to}: {:?}", done.told);
        assert_eq!(document.matches("<w:r>").count(), parts.len());
        assert!(wanted.is_empty() || said(document) == wanted, "{to}: {}", said(document));
    }
}

#[test]
fn what_is_no_text_of_a_paragraph_is_read_behind_it_or_not_at_all() {
    let runs = |before: &str, between: &str, behind: &str| {
        paragraphs("document", &[&format!("{}{between}{}", run(before), run(behind))])
    };
    let box_of = |text: &str| {
        let one = format!("<w:txbxContent><w:p>{}</w:p></w:txbxContent>", run(text));
        format!("<w:r><w:pict>{one}{one}</w:pict></w:r>")
    };
    for (old, new) in [
        // Tracked changes: what was deleted or moved away stays.
        (
            runs("1. e4 e5 2. N", "<w:del><w:r><w:t>Nf3 Qh5</w:t></w:r></w:del>", "f3 Nc6"),
            runs("1. e4 e5 2. S", "<w:del><w:r><w:t>Nf3 Qh5</w:t></w:r></w:del>", "f3 Sc6"),
        ),
        (
            runs("1. e4 e5 ", "<w:moveFrom><w:r><w:t>2. Nc3 Nc6</w:t></w:r></w:moveFrom>", " 2. Nf3"),
            runs("1. e4 e5 ", "<w:moveFrom><w:r><w:t>2. Nc3 Nc6</w:t></w:r></w:moveFrom>", " 2. Sf3"),
        ),
        (
            runs(
                "1. e4 e5 2. ",
                "<w:moveTo><w:r><w:t>Nc3</w:t></w:r></w:moveTo><w:ins><w:r><w:t xml:space=\"preserve\"> N</w:t></w:r></w:ins>",
                "c6",
            ),
            runs(
                "1. e4 e5 2. ",
                "<w:moveTo><w:r><w:t>Sc3</w:t></w:r></w:moveTo><w:ins><w:r><w:t xml:space=\"preserve\"> S</w:t></w:r></w:ins>",
                "c6",
            ),
        ),
        // A text box hangs on a place and is no part of it.
        (
            runs("1. e4 e5 2. N", &box_of("1. d4 d5 2. Nf3 Nf6"), "f3 Nc6 3. Bb5"),
            runs("1. e4 e5 2. S", &box_of("1. d4 d5 2. Sf3 Sf6"), "f3 Sc6 3. Lb5"),
        ),
        // Text without references; a soft hyphen, as a character or an element.
        (
            runs("1. e4 e5 ", "<w:r><w:t><![CDATA[2. Nf3 & ]]></w:t></w:r>", "2... Nc6"),
            runs("1. e4 e5 ", "<w:r><w:t><![CDATA[2. Sf3 & ]]></w:t></w:r>", "2... Sc6"),
        ),
        (
            runs("1. e4 e5 2. N\u{ad}f3 N", "<w:r><w:softHyphen/></w:r>", "c6"),
            runs("1. e4 e5 2. S\u{ad}f3 S", "<w:r><w:softHyphen/></w:r>", "c6"),
        ),
    ] {
        assert_eq!(german(&old), (new, false));
    }
}

#[test]
fn a_signature_that_breaks_is_told() {
    let page = paragraphs("document", &[&run("1. e4 e5 2. Nf3")]);
    let signed = archive(&[
        ("word/document.xml", page.as_bytes()),
        ("_xmlsignatures/origin.sigs", b""),
        ("_xmlsignatures/sig1.xml", b"<Signature/>"),
    ]);
    let codes = |to: &str| {
        let done = translate(&signed, Package::Docx, "en", to).unwrap();
        assert!(!done.left);
        done.told.iter().flat_map(|told| &told.diagnostics).map(|one| one.code).collect::<Vec<_>>()
    };
    assert_eq!(codes("de"), ["M0402"]);
    assert_eq!(codes("en"), [""; 0]);
}

#[test]
fn tables_fields_and_settings_of_a_docx() {
    let cell = |text: &str| format!("<w:tc><w:p>{}</w:p></w:tc>", run(text));
    let row = |number: u32, white: &str, black: &str| {
        format!("<w:tr>{}{}{}</w:tr>", cell(&format!("{number}.")), cell(white), cell(black))
    };
    let table = format!(
        "<w:tbl>{}{}{}</w:tbl><w:p><w:r><w:instrText>REF Nf3</w:instrText></w:r></w:p>",
        row(1, "e4", "e5"),
        row(2, "Nf3", "Nc6"),
        row(3, "Bb5", "a6")
    );
    let page = format!("<w:document {NAMESPACE}><w:body>{table}</w:body></w:document>");
    let wanted = page.replace("Nf3</w:t>", "Sf3</w:t>").replace("Nc6", "Sc6").replace("Bb5", "Lb5");
    assert_eq!(german(&page), (wanted, false));
}

#[test]
fn reports_name_the_entry_and_the_paragraph() {
    let page = paragraphs("document", &[&run("1. e4 e5"), &run("2. Nf3 Nc6"), &run("Black plays Qh1 here")]);
    let done = translate(&docx(&page), Package::Docx, "en", "de").unwrap();
    let told = &done.told[0];
    let one = &told.diagnostics[0];
    assert_eq!((told.entry.as_str(), told.line, one.code), ("word/document.xml", 3, "M0201"));
    assert_eq!(told.text, b"Black plays Qh1 here");
    assert_eq!(one.span.of(&told.text), b"Qh1");
    let book = epub(&["<p>1. e4 e5</p>", "<p>2. Nf3 Nc6</p>\n<p>then Qh1 here</p>"]);
    let done = translate(&book, Package::Epub, "en", "de").unwrap();
    let told = &done.told[0];
    assert_eq!(told.entry, "OEBPS/text/chapter 2.xhtml");
    assert_eq!(told.diagnostics[0].span.of(&told.text), b"Qh1");
}

#[test]
fn a_game_goes_on_in_the_next_chapter() {
    let book = epub(&[
        "<p>1. e4 e5 2. <b>N</b>f3 Nc6<a epub:type=\"noteref\" href=\"#n\">1</a></p>",
        "<p>3. Bb5 and Nf6</p>",
        "<p>no move</p>",
    ]);
    let done = translate(&book, Package::Epub, "auto", "de").unwrap();
    let changed = changed(&book, &done.bytes);
    assert!(changed[0].1.contains("3. Lb5 and Sf6") && changed[0].0.ends_with("2.xhtml"));
    assert!(changed[1].1.contains("<b>S</b>f3 Sc6<a") && changed[1].1.contains("<title>Nf3"));
    assert!(changed.len() == 2 && !done.left);
    assert_eq!(entries(&done.bytes)[0].0, "mimetype");
    assert_eq!(translate(&book, Package::Epub, "en", "en").unwrap().bytes, book);
    let back = translate(&done.bytes, Package::Epub, "de", "en").unwrap();
    assert!(self::changed(&book, &back.bytes).is_empty());
    let hebrew = translate(&book, Package::Epub, "en", "he").unwrap();
    let again = translate(&hebrew.bytes, Package::Epub, "he", "he").unwrap();
    assert!(self::changed(&book, &hebrew.bytes)[0].1.contains("<bdi dir=\"ltr\">3. \u{5e8}b5</bdi>"));
    assert_eq!(self::changed(&hebrew.bytes, &again.bytes), []);
}

#[test]
fn notation_in_right_to_left_text_is_in_runs_of_its_own() {
    let rtl = "<w:rPr><w:b/><w:rtl/></w:rPr>";
    let word = "\u{5e9}\u{5dc}\u{5d5}\u{5dd}";
    let page = paragraphs(
        "document",
        &[
            &format!(
                "<w:pPr><w:bidi/></w:pPr><w:r>{rtl}<w:t>{word} 1. e4 e5 2. Nf3 {word} 2... Nc6</w:t></w:r>"
            ),
            &format!(
                "<w:pPr><w:bidi/></w:pPr><w:r>{rtl}<w:t>3. Bb5</w:t></w:r><w:r><w:t xml:space=\"preserve\"> a6</w:t></w:r>"
            ),
        ],
    );
    let before = docx(&page);
    let done = translate(&before, Package::Docx, "en", "he").unwrap();
    let text = changed(&before, &done.bytes).remove(0).1;
    let open = "<w:t xml:space=\"preserve\">";
    let plain = "<w:rPr><w:b/></w:rPr>";
    let first = format!(
        "<w:r>{rtl}{open}{word} </w:t></w:r><w:r>{plain}{open}1. e4 e5 2. \u{5e0}f3</w:t></w:r><w:r>{rtl}{open} {word} </w:t></w:r>\
         <w:r>{plain}{open}2... \u{5e0}c6</w:t></w:r></w:p>"
    )
    .replace('\u{5e0}', "\u{5e4}");
    assert!(text.contains(&first), "{text}");
    assert!(text.contains(&format!("<w:r>{plain}<w:t>3. \u{5e8}b5</w:t></w:r>")), "{text}");
    let again = translate(&done.bytes, Package::Docx, "he", "he").unwrap();
    assert_eq!(again.bytes, done.bytes);
    let other = translate(&done.bytes, Package::Docx, "en", "he").unwrap();
    assert_eq!(changed(&done.bytes, &other.bytes), []);
}

#[test]
fn what_is_no_document_is_refused() {
    let refusal = |bytes: &[u8], package| match translate(bytes, package, "en", "de") {
        Err(Error::Unsupported(reason)) => reason,
        other => panic!("{other:?}"),
    };
    assert!(refusal(b"1. e4 e5", Package::Docx).contains("no zip archive"));
    let page = paragraphs("document", &[&run("1. e4 e5 2. Nf3")]);
    let whole = docx(&page);
    assert!(refusal(&whole[..whole.len() / 2], Package::Docx).contains("no zip archive"));
    assert!(refusal(&whole, Package::Epub).contains("META-INF/container.xml"));
    assert!(refusal(&archive(&[("a.txt", b"x")]), Package::Docx).contains("word/document.xml"));
    assert!(refusal(&docx("<w:p><w:t>1. e4</w:p>"), Package::Docx).contains("no XML"));
    assert!(refusal(&archive(&[("word/document.xml", b"\xff\xfe<\0")]), Package::Docx).contains("UTF-8"));
    // Sixteen megabytes of nothing in some kilobytes.
    let bomb = vec![b' '; 16 << 20];
    assert!(refusal(&archive(&[("word/document.xml", &bomb)]), Package::Docx).contains("unpack"));
    // The flag of encryption in both records of each entry.
    let mut locked = whole.clone();
    for at in 0..locked.len() - 8 {
        match &locked[at..at + 4] {
            b"PK\x03\x04" => locked[at + 6] |= 1,
            b"PK\x01\x02" => locked[at + 8] |= 1,
            _ => {}
        }
    }
    assert!(refusal(&locked, Package::Docx).contains("encrypted"));
    let mut prefixed = b"#!/bin/sh\n".to_vec();
    prefixed.extend_from_slice(&whole);
    assert!(refusal(&prefixed, Package::Docx).contains("before the archive"));
}

/// Replaces numbers in records of a signature, some bytes behind it.
fn patched(bytes: &[u8], signature: &[u8; 4], behind: usize, new: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for at in 0..bytes.len() - behind - new.len() {
        if bytes[at..].starts_with(signature) {
            bytes[at + behind..at + behind + new.len()].copy_from_slice(new);
        }
    }
    bytes
}

#[test]
fn hostile_archives_are_refused_and_take_no_room() {
    let page = paragraphs("document", &[&run("1. e4 e5 2. Nf3")]);
    let whole = docx(&page);
    let huge = &[0xFF, 0xFF, 0xFF, 0x7F][..];
    let hostile = [
        // Sizes that are not there: packed and unpacked, in either record; a directory that is not there.
        patched(&whole, b"PK\x01\x02", 20, huge),
        patched(&whole, b"PK\x01\x02", 24, huge),
        patched(&whole, b"PK\x03\x04", 18, huge),
        patched(&whole, b"PK\x03\x04", 22, huge),
        patched(&whole, b"PK\x05\x06", 8, &[0xFE, 0xFF, 0xFE, 0xFF]),
        patched(&whole, b"PK\x05\x06", 12, huge),
        patched(&whole, b"PK\x05\x06", 16, huge),
        // Every entry at the place of the first.
        patched(&whole, b"PK\x01\x02", 42, &[0; 4]),
        // A method of packing that is none.
        patched(&patched(&whole, b"PK\x01\x02", 10, &[99, 0]), b"PK\x03\x04", 8, &[99, 0]),
    ];
    for (index, bytes) in hostile.iter().enumerate() {
        if let Ok(done) = translate(bytes, Package::Docx, "en", "de") {
            // What can be read all the same is written whole.
            assert!(entries(&done.bytes).iter().any(|one| one.5.ends_with(b"</w:document>")), "{index}");
        }
    }
    // Half the archives that end somewhere else.
    for end in (0..whole.len()).step_by(7) {
        let _ = translate(&whole[..end], Package::Docx, "en", "de");
    }
    // Names that lead out of a folder stay names: nothing is unpacked to disk.
    let tricks = archive(&[
        ("../../etc/passwd", b"x"),
        ("/word/document.xml", page.as_bytes()),
        ("word\\document.xml", page.as_bytes()),
        ("word/document.xml", page.as_bytes()),
    ]);
    let done = translate(&tricks, Package::Docx, "en", "de").unwrap();
    let names: Vec<String> = changed(&tricks, &done.bytes).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["word/document.xml"]);
    // A hundred thousand pages, named as often as they are.
    let items: String = (0..100_000)
        .map(|n| format!("<item id=\"c{n}\" href=\"c{n}.xhtml\" media-type=\"application/xhtml+xml\"/>"))
        .collect();
    let spine: String = (0..100_000).map(|n| format!("<itemref idref=\"c{n}\"/>")).collect();
    let book = format!("<package><manifest>{items}</manifest><spine>{spine}</spine></package>");
    let container = b"<container><rootfile full-path=\"b.opf\"/></container>";
    let many = archive(&[("META-INF/container.xml", container), ("b.opf", book.as_bytes())]);
    let start = std::time::Instant::now();
    assert!(translate(&many, Package::Epub, "en", "de").is_ok());
    assert!(start.elapsed() < std::time::Duration::from_secs(20));
}

#[test]
fn damaged_archives_neither_panic_nor_hang() {
    let page = paragraphs("document", &[&run("1. e4 e5 2. Nf3")]);
    let mut seed = 0x2545_F491_4F6C_DD1Du64;
    for whole in [docx(&page), epub(&["<p>1. e4 e5 2. Nf3</p>"])] {
        for _ in 0..400 {
            let mut bytes = whole.clone();
            for _ in 0..3 {
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                let at = seed as usize % bytes.len();
                bytes[at] = (seed >> 32) as u8;
            }
            let _ = translate(&bytes, Package::Docx, "en", "de");
            let _ = translate(&bytes, Package::Epub, "en", "de");
        }
    }
}
