//! Lists the tables under `locales/` as `include_str!` pairs. It parses nothing: a fault in a table is
//! found by the tests and by the program, with its line and column. Of the letters it notes which sets there are
//! and which Latin capitals they can have at most, so that the program need not read every table to know that a
//! text is in none of them; a test compares this with the tables.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::new();
    list(
        &mut code,
        "NOTATIONS",
        "Tag and text of each `notation.yaml`, by tag.",
        &folders(&root, "notation.yaml")?,
    );
    letters(&mut code, &folders(&root, "notation.yaml")?)?;
    for (name, file) in [("DESCRIPTIVE", "descriptive.yaml"), ("WING", "wing.yaml")] {
        list(&mut code, name, &format!("Tag and text of each `{file}`, by tag."), &folders(&root, file)?);
    }
    let historic = files(&root.join("historic"))?;
    list(&mut code, "HISTORIC", "Name and text of each table of a historical system, by name.", &historic);
    list(&mut code, "STYLES", "Name and text of each style, by name.", &files(&root.join("styles"))?);
    let aliases = root.join("aliases.yaml");
    println!("cargo::rerun-if-changed={}", aliases.display());
    let _ = writeln!(
        code,
        "/// Other tags for the built-in locales.\npub(crate) const ALIASES: &str = include_str!({aliases:?});"
    );
    let countries = root.join("countries.yaml");
    println!("cargo::rerun-if-changed={}", countries.display());
    let _ = writeln!(
        code,
        "/// Languages of countries whose codes are taken for tags.\npub(crate) const COUNTRIES: &str = include_str!({countries:?});"
    );
    let usual = root.join("usual.yaml");
    println!("cargo::rerun-if-changed={}", usual.display());
    let _ = writeln!(
        code,
        "/// The languages in the order in which they are named.\npub(crate) const USUAL: &str = include_str!({usual:?});"
    );
    let variants = root.join("variants.yaml");
    println!("cargo::rerun-if-changed={}", variants.display());
    let _ = writeln!(
        code,
        "/// The names of chess variants.\npub(crate) const VARIANTS: &str = include_str!({variants:?});"
    );
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("tables.rs"), code)?;
    let messages = folders(&root, "messages.ftl")?;
    let interfaces = folders(&root, "interface.ftl")?;
    let mut code = String::new();
    list(&mut code, "MESSAGES", "Tag and text of each `messages.ftl`, by tag.", &messages);
    list(&mut code, "INTERFACES", "Tag and text of each `interface.ftl`, by tag.", &interfaces);
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("words.rs"), code)
}

fn list(code: &mut String, name: &str, about: &str, pairs: &[(String, PathBuf)]) {
    let _ = writeln!(code, "/// {about}\npub(crate) const {name}: &[(&str, &str)] = &[");
    for (key, path) in pairs {
        println!("cargo::rerun-if-changed={}", path.display());
        let _ = writeln!(code, "    ({key:?}, include_str!({path:?})),");
    }
    code.push_str("];\n");
}

/// What the lines of each `notation.yaml` that hold letters show at a glance.
fn letters(code: &mut String, tables: &[(String, PathBuf)]) -> io::Result<()> {
    let about = "Tag of each `notation.yaml`, the Latin capitals in its letters, A the lowest bit, and the names of its sets.";
    let _ = writeln!(code, "/// {about}\npub(crate) const SETS: &[(&str, u32, &[&str])] = &[");
    for (tag, path) in tables {
        let (mut capitals, mut sets, mut section) = (0u32, Vec::new(), String::new());
        for line in fs::read_to_string(path)?.lines() {
            let content = line.trim_start_matches(' ');
            if content.len() == line.len() && content.starts_with(|c: char| c.is_ascii_alphabetic()) {
                section = content.split(':').next().unwrap_or_default().to_owned();
                if section == "pieces" {
                    sets.insert(0, "native".to_owned());
                }
            }
            if !matches!(section.as_str(), "pieces" | "also" | "sets") || content.starts_with("about:") {
                continue;
            }
            if section == "sets"
                && line.len() == content.len() + 2
                && let Some(name) = content.strip_suffix(':')
            {
                sets.push(name.to_owned());
            }
            for letter in line.bytes().filter(u8::is_ascii_uppercase) {
                capitals |= 1 << (letter - b'A');
            }
        }
        let _ = writeln!(code, "    ({tag:?}, {capitals:#x}, &{sets:?}),");
    }
    code.push_str("];\n");
    Ok(())
}

/// The folders of `root` that hold `file`, by folder name.
fn folders(root: &Path, file: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let mut pairs = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        let table = path.join(file);
        if let (true, Some(name)) = (table.is_file(), path.file_name().and_then(|n| n.to_str())) {
            println!("cargo::rerun-if-changed={}", path.display());
            pairs.push((name.to_owned(), table));
        }
    }
    pairs.sort();
    Ok(pairs)
}

/// The YAML files of `root`, by name without ending.
fn files(root: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    println!("cargo::rerun-if-changed={}", root.display());
    let mut pairs = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        if let (Some("yaml"), Some(name)) =
            (path.extension().and_then(|e| e.to_str()), path.file_stem().and_then(|n| n.to_str()))
        {
            pairs.push((name.to_owned(), path.clone()));
        }
    }
    pairs.sort();
    Ok(pairs)
}
