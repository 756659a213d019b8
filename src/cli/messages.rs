//! The words of diagnostics, in the reader's language: messages of `locales/TAG/interface.ftl`.

use std::sync::OnceLock;

use crate::diagnostic::Diagnostic;
use crate::words::Interface;

/// Messages in the language that was asked for; loaded when the first is needed.
#[derive(Debug)]
pub(super) struct Messages {
    wanted: Option<String>,
    interface: OnceLock<Interface>,
}

impl Messages {
    pub(super) fn new(lang: Option<&str>) -> Self {
        Self { wanted: lang.map(str::to_owned), interface: OnceLock::new() }
    }

    pub(super) fn interface(&self) -> &Interface {
        let english = || Interface::load("en");
        self.interface.get_or_init(|| interface(self.wanted.as_deref()).unwrap_or_else(english))
    }

    /// What is said where the language that was asked for has no messages.
    pub(super) fn missing(&self) -> Option<String> {
        let wanted = self.wanted.as_deref().filter(|wanted| known(wanted).is_none())?;
        let near = Interface::tags().collect::<Vec<_>>().join(", ");
        Some(self.interface().message("lang-missing", &[("name", wanted), ("near", &near)]))
    }

    /// What a diagnostic says.
    pub(super) fn diagnostic(&self, diagnostic: &Diagnostic) -> String {
        self.interface().diagnostic(diagnostic)
    }

    /// What the reader can do about it.
    pub(super) fn help(&self, diagnostic: &Diagnostic) -> Option<String> {
        self.interface().help(diagnostic)
    }
}

/// The messages of the language that is wanted, or else of the environment, if there are any.
pub(super) fn interface(wanted: Option<&str>) -> Option<Interface> {
    let tag = wanted.and_then(known).or_else(|| known(&environment()?))?;
    Some(Interface::load(tag))
}

/// The language of messages for a tag: `de-AT` has the messages of `de` where it has none of its own.
fn known(wanted: &str) -> Option<&'static str> {
    let find = |tag: &str| Interface::tags().find(|known| known.eq_ignore_ascii_case(tag));
    find(wanted).or_else(|| find(wanted.split(['-', '_']).next().unwrap_or_default()))
}

/// The language of the environment, as `de-AT` of `de_AT.UTF-8`.
fn environment() -> Option<String> {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
    let tag = value.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    (tag != "C" && tag != "POSIX").then_some(tag)
}

/// A diagnostic in English, for what programs read.
pub(super) fn english(diagnostic: &Diagnostic) -> String {
    static ENGLISH: OnceLock<Interface> = OnceLock::new();
    ENGLISH.get_or_init(|| Interface::load("en")).diagnostic(diagnostic)
}
