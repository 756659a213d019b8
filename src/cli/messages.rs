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

/// A diagnostic in English, for what programs read.
pub(super) fn english(diagnostic: &Diagnostic) -> String {
    static ENGLISH: OnceLock<Interface> = OnceLock::new();
    ENGLISH.get_or_init(|| Interface::load("en")).diagnostic(diagnostic)
}
