//! The printed page: its structure, and where there is a Chromium, the places of its moves.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::process::Command;

use stamma::document;
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Format, Job, Options, Sources, Translator, plan};

fn page(to: &str) -> String {
    let locales = Locales::builtin();
    let target = plan::target(&Spec::parse(to, locales).unwrap(), locales, None, false).unwrap();
    let job = Job { sources: Sources::Auto, target: &target, export: false, options: Options::default() };
    let detector = Detector::default();
    let mut translator = Translator::new(locales, &detector);
    let games = include_bytes!("data/page.pgn");
    let done = document::translate(games, Format::Html, &job, &mut translator, None);
    assert!(!done.report.left);
    String::from_utf8(done.text).unwrap()
}

#[test]
fn a_page_from_right_to_left_has_its_language_and_every_move_set_apart() {
    for (tag, knight) in [("ar", '\u{62d}'), ("he", '\u{5e4}'), ("fa", '\u{627}')] {
        let page = page(tag);
        assert!(page.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{tag}\" dir=\"rtl\">")));
        assert_eq!(page.matches("<section class=\"game\">").count(), 3);
        assert!(page.contains(&format!("<td class=\"move\"><bdi dir=\"ltr\">{knight}f3</bdi></td>")));
        assert!(page.contains("<bdi class=\"comment\"><bdi dir=\"ltr\">11. "));
        assert!(page.contains("<p class=\"result\"><bdi dir=\"ltr\">1-0</bdi></p>"));
        // A side line is one run, with the line inside it.
        assert!(page.contains("<td class=\"note\" colspan=\"3\"><p><bdi dir=\"ltr\">(14... "));
        assert!(!page.contains("[%eval"));
        assert_eq!(page.matches("<bdi").count(), page.matches("</bdi>").count());
        // The page is itself a document, and translated again it stays as it is.
        let locales = Locales::builtin();
        let spec = Spec::parse(tag, locales).unwrap();
        let target = plan::target(&spec, locales, None, false).unwrap();
        let sources = Sources::Given(plan::sources(&spec, locales).unwrap());
        let job = Job { sources, target: &target, export: false, options: Options::default() };
        let detector = Detector::default();
        let done = document::translate(
            page.as_bytes(),
            Format::Html,
            &job,
            &mut Translator::new(locales, &detector),
            None,
        );
        assert_eq!(String::from_utf8(done.text).unwrap(), page);
    }
    let page = page("de");
    assert!(page.contains("<html lang=\"de\" dir=\"ltr\">") && page.contains("<td class=\"move\">Sf3</td>"));
}

/// Checked only where `chromium` and `python3` are; elsewhere the structure above is all that is tested.
#[test]
fn a_browser_shows_the_moves_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let pages: Vec<_> = ["ar", "he", "fa"]
        .iter()
        .map(|tag| {
            let path = folder.path().join(format!("{tag}.html"));
            std::fs::write(&path, page(tag)).unwrap();
            path
        })
        .collect();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/check_page_order.py");
    let Ok(output) = Command::new("python3").arg(script).args(&pages).output() else { return };
    // 2: there is no Chromium.
    assert_ne!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stdout));
}
