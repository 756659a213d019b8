//! The words of diagnostics: from the interface messages of the reader's language, in English where that
//! has none.

use std::sync::OnceLock;

use crate::diagnostic::{Diagnostic, Kind};
use crate::words::Interface;

/// Messages in the language that was asked for; loaded when the first is needed.
#[derive(Debug)]
pub(super) struct Messages {
    wanted: Option<String>,
    interface: OnceLock<Option<Interface>>,
}

impl Messages {
    pub(super) fn new(lang: Option<&str>) -> Self {
        Self { wanted: lang.map(str::to_owned), interface: OnceLock::new() }
    }

    fn interface(&self) -> Option<&Interface> {
        self.interface.get_or_init(|| interface(self.wanted.as_deref())).as_ref()
    }

    /// What the reader can do about it.
    pub(super) fn help(&self, diagnostic: &Diagnostic, strict: bool) -> Option<String> {
        match self.interface() {
            Some(interface) if interface.tag() != "en" => interface.help(diagnostic),
            _ => english_help(diagnostic, strict),
        }
    }

    /// What a diagnostic says.
    pub(super) fn diagnostic(&self, diagnostic: &Diagnostic) -> String {
        let said = self.interface().map(|interface| interface.diagnostic(diagnostic));
        match said {
            Some(text) if text != diagnostic.code && text != diagnostic.kind.name() => text,
            _ => english(diagnostic),
        }
    }
}

/// The messages of the language that is wanted, or else of the environment, if there are any.
pub(super) fn interface(wanted: Option<&str>) -> Option<Interface> {
    let wanted = wanted.map(str::to_owned).or_else(environment)?;
    // `de-AT` has the messages of `de` where it has none of its own.
    let known = |tag: &str| Interface::tags().find(|known| known.eq_ignore_ascii_case(tag));
    let language = wanted.split(['-', '_']).next().unwrap_or_default();
    let tag = known(&wanted).or_else(|| known(language))?;
    Some(Interface::load(tag))
}

/// The language of the environment, as `de-AT` of `de_AT.UTF-8`.
fn environment() -> Option<String> {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
    let tag = value.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    (tag != "C" && tag != "POSIX").then_some(tag)
}

/// A diagnostic in English.
pub(super) fn english(diagnostic: &Diagnostic) -> String {
    let Diagnostic { kind, found, candidates, detail, code, .. } = diagnostic;
    let list = candidates.join(", ");
    match (*code, kind) {
        ("M0205", _) => format!("`{found}` is another move in another language: {list}"),
        (_, Kind::Unreadable) if *detail == Some("fen") => format!("`{found}` holds no position"),
        (_, Kind::Unreadable) => format!("`{found}` is no move in this notation"),
        (_, Kind::Illegal) => format!("no legal move fits `{found}`"),
        (_, Kind::Ambiguous) => format!("several moves fit `{found}`: {list}"),
        (_, Kind::Repaired) => format!("`{found}` was read with a repair: {}", detail.unwrap_or("")),
        (_, Kind::Conflict) => format!("`{found}` contradicts the board"),
        (_, Kind::BadRequest) => detail.unwrap_or("bad request").to_owned(),
    }
}

/// What the reader can do about it.
fn english_help(diagnostic: &Diagnostic, strict: bool) -> Option<String> {
    let list = diagnostic.candidates.join(", ");
    let kept = if strict { "nothing is written" } else { "its line is kept as written" };
    Some(match (diagnostic.code, diagnostic.kind) {
        ("M0205", _) => format!("name the notation with --from; {kept}"),
        (_, Kind::Illegal) if !list.is_empty() => format!("legal moves near it: {list}; {kept}"),
        (_, Kind::Unreadable) if !list.is_empty() => format!("moves spelt like it: {list}; {kept}"),
        (_, Kind::Illegal | Kind::Unreadable) => kept.to_owned(),
        (_, Kind::Ambiguous) => format!("--best takes the first; without it {kept}"),
        _ => return None,
    })
}
