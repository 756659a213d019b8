//! Every dependency has a licence that `deny.toml` allows, also where `cargo deny` is not at hand.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::process::Command;

use serde_json::Value;

/// The licences that are allowed.
fn allowed() -> Vec<&'static str> {
    let file = include_str!("../deny.toml");
    let list = file.split("allow = [").nth(1).unwrap().split(']').next().unwrap();
    list.split(',').map(|name| name.trim().trim_matches('"')).filter(|name| !name.is_empty()).collect()
}

/// Whether an expression of SPDX can be met; old manifests have a stroke for `OR`.
fn is_met(expression: &str, allowed: &[&str]) -> bool {
    let text = expression.replace('/', " OR ");
    let mut depth = 0i32;
    for word in [" OR ", " AND "] {
        let mut from = 0;
        depth = 0;
        let mut parts = Vec::new();
        for (at, byte) in text.bytes().enumerate() {
            match byte {
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            if depth == 0 && at >= from && text[at..].starts_with(word) {
                parts.push(&text[from..at]);
                from = at + word.len();
            }
        }
        parts.push(&text[from..]);
        if parts.len() > 1 {
            let mut parts = parts.into_iter();
            return match word {
                " OR " => parts.any(|part| is_met(part, allowed)),
                _ => parts.all(|part| is_met(part, allowed)),
            };
        }
    }
    assert_eq!(depth, 0, "{expression}");
    let bare = text.trim();
    match bare.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => is_met(inner, allowed),
        None => allowed.contains(&bare),
    }
}

#[test]
fn expressions_are_understood() {
    let allowed = ["MIT", "Zlib"];
    for (expression, met) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("MIT OR GPL-3.0-only", true),
        ("MIT/Apache-2.0", true),
        ("MIT AND GPL-3.0-only", false),
        ("(GPL-3.0-only OR MIT) AND Zlib", true),
        ("(GPL-3.0-only OR MPL-2.0) AND Zlib", false),
    ] {
        assert_eq!(is_met(expression, &allowed), met, "{expression}");
    }
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    let metadata = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.args(["metadata", "--format-version", "1", "--offline", "--manifest-path"]);
        command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).args(more).output().unwrap()
    };
    let mut done = metadata(&[]);
    if !done.status.success() {
        // What other platforms need was never fetched here.
        let about = Command::new("rustc").arg("-vV").output().unwrap();
        let about = String::from_utf8(about.stdout).unwrap();
        let host = about.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
        done = metadata(&["--filter-platform", host]);
    }
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let data: Value = serde_json::from_slice(&done.stdout).unwrap();
    let allowed = allowed();
    let packages = data["packages"].as_array().unwrap();
    assert!(packages.len() > 50);
    for package in packages {
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(is_met(licence, &allowed), "{} {}: {licence:?}", package["name"], package["version"]);
    }
}
