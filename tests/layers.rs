//! The layers of `docs/architecture.md`: an import may only point to the left, and some crates are named in one
//! place only.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// From left to right; modules of one layer may know each other.
const LAYERS: [&[&str]; 11] = [
    &["span", "error", "diagnostic", "source_map", "direction"],
    &["board"],
    &["played"],
    &["locale", "style"],
    &["notation", "words", "bidi", "encoding", "annotation"],
    &["scan"],
    &["game"],
    &["translate"],
    &["document"],
    &["cli"],
    &["main", "lib"],
];

/// What the root of the crate re-exports, and from where.
const REEXPORTS: [(&str, &str); 7] = [
    ("Error", "error"),
    ("Diagnostic", "diagnostic"),
    ("Kind", "diagnostic"),
    ("Span", "span"),
    ("SourceMap", "source_map"),
    ("Direction", "direction"),
    ("Played", "played"),
];

/// A name, the places where it may stand, and where it is looked for.
const ONE_PLACE: [(&str, &[&str]); 8] = [
    ("chess::", &["src/board/"]),
    ("serde_yaml::", &["src/locale/"]),
    ("fluent::", &["src/words/"]),
    ("fluent_syntax::", &["src/words/"]),
    ("fluent_langneg::", &["src/locale/negotiate.rs"]),
    ("zip::", &["src/document/package/archive.rs"]),
    ("quick_xml::", &["src/document/package/"]),
    ("unsafe ", &[]),
];

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all.push(path);
        }
    }
}

/// Path in the project and text without comments of each source file.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    sources(&root.join("src"), &mut all);
    all.sort();
    assert!(all.len() > 50, "the sources are not where they were");
    let code = |text: String| -> String {
        let lines = text.lines().map(|line| if line.trim_start().starts_with("//") { "" } else { line });
        lines.collect::<Vec<_>>().join("\n")
    };
    let name = |path: &Path| path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
    all.iter().map(|path| (name(path), code(fs::read_to_string(path).unwrap()))).collect()
}

/// The modules of this crate that a text names, with their lines.
fn imports(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let line = text[..at].matches('\n').count() + 1;
        let rest = &text[at + "crate::".len()..];
        let word = |text: &str| -> String {
            text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
        };
        let Some(list) = rest.strip_prefix('{') else {
            found.push((line, word(rest)));
            continue;
        };
        let mut depth = 1;
        let mut start = 0;
        for (index, character) in list.char_indices() {
            match character {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 || depth == 1 && character == ',' {
                found.push((line, word(&list[start..index])));
                start = index + 1;
            }
            if depth == 0 {
                break;
            }
        }
    }
    found.retain(|(_, name)| !name.is_empty());
    found
}

/// What points to the right in one file.
fn faults(name: &str, text: &str) -> Vec<String> {
    let own = name.trim_start_matches("src/").split(['/', '.']).next().unwrap_or_default();
    let Some(here) = layer(own) else { return vec![format!("{name}: `{own}` has no layer")] };
    let mut faults = Vec::new();
    for (line, import) in imports(text) {
        let module =
            REEXPORTS.iter().find(|(name, _)| *name == import).map_or(import.as_str(), |(_, from)| from);
        let module = if module == "Births" { "board" } else { module };
        match layer(module) {
            Some(there) if there <= here => {}
            Some(_) => faults.push(format!("{name}:{line}: `{own}` may not know `{module}`")),
            None => faults.push(format!("{name}:{line}: `{module}` has no layer")),
        }
    }
    faults
}

#[test]
fn imports_point_to_the_left() {
    let faults: Vec<String> = files().iter().flat_map(|(name, text)| faults(name, text)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_crate_behind_one_door_is_named_there_only() {
    let mut faults = Vec::new();
    for (name, text) in files() {
        for (word, places) in ONE_PLACE {
            if places.iter().any(|place| name.starts_with(place)) {
                continue;
            }
            for (at, _) in text.match_indices(word) {
                let before = text[..at].chars().next_back().unwrap_or(' ');
                if !before.is_alphanumeric() && !"_:".contains(before) {
                    let line = text[..at].matches('\n').count() + 1;
                    faults.push(format!("{name}:{line}: `{word}` may stand in {places:?} only"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_wrong_import_is_found() {
    assert_eq!(faults("src/board/a.rs", "use crate::translate::plan;").len(), 1);
    assert_eq!(faults("src/board/a.rs", "use crate::{Error, Span, game::{x, y}, nowhere};").len(), 2);
    assert!(
        faults("src/cli/a.rs", "use crate::{Error, translate::{x, y}};\nuse crate::board::Role;").is_empty()
    );
}
