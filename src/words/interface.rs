//! The program's own messages in the reader's language.

use std::io::ErrorKind;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::{INTERFACES, resource};
use super::reason;
use crate::diagnostic::{NOTED, TAKEN};
use crate::{Diagnostic, Error};

/// The language of messages when none is asked for or there: the reference language of the project.
const REFERENCE: &str = "en";

/// The messages of the command and of diagnostics in one language; what it lacks is said in the reference
/// language, and [`Interface::lacks`] tells so.
pub struct Interface {
    tag: &'static str,
    bundle: FluentBundle<Arc<FluentResource>>,
    reference: FluentBundle<Arc<FluentResource>>,
}

impl std::fmt::Debug for Interface {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Interface").field("tag", &self.tag).finish_non_exhaustive()
    }
}

fn bundle(tag: &'static str, text: &str) -> FluentBundle<Arc<FluentResource>> {
    let language: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // A terminal that does not know the marks prints them as boxes; what needs them is isolated by its writer.
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource(text));
    bundle
}

impl Interface {
    /// The tags of the languages that have interface messages.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        INTERFACES.iter().map(|(tag, _)| *tag)
    }

    /// The messages of a language by its exact tag; the reference language where there are none.
    #[must_use]
    pub fn load(tag: &str) -> Self {
        let find = |tag: &str| INTERFACES.iter().find(|(known, _)| known.eq_ignore_ascii_case(tag)).copied();
        let reference = find(REFERENCE).unwrap_or((REFERENCE, ""));
        let (tag, text) = find(tag).unwrap_or(reference);
        Self { tag, bundle: bundle(tag, text), reference: bundle(reference.0, reference.1) }
    }

    /// The language that was found.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// Whether the message would be said in the reference language.
    #[must_use]
    pub fn lacks(&self, id: &str) -> bool {
        !self.bundle.has_message(id)
    }

    /// A message; the id itself where no language has it.
    #[must_use]
    pub fn message(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.format(id, args.iter().map(|(k, v)| (*k, FluentValue::from((*v).to_owned()))))
    }

    /// A message about a number of things, in the plural form of the language.
    #[must_use]
    pub fn count(&self, id: &str, count: usize) -> String {
        self.format(id, [("count", FluentValue::from(count)), ("remainder", FluentValue::from(count % 100))])
    }

    fn format<'a>(
        &self,
        id: &str,
        args: impl IntoIterator<Item = (&'a str, FluentValue<'static>)>,
    ) -> String {
        let bundle = if self.bundle.has_message(id) { &self.bundle } else { &self.reference };
        let Some(pattern) = bundle.get_message(id).and_then(|m| m.value()) else { return id.to_owned() };
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            fluent.set(name.to_owned(), value);
        }
        bundle.format_pattern(pattern, Some(&fluent), &mut Vec::new()).into_owned()
    }

    /// What a code means, for `stamma explain CODE`; nothing for a code that is not known.
    #[must_use]
    pub fn explain(&self, code: &str) -> Option<String> {
        let id = format!("explain-{code}");
        self.knows(&id).then(|| self.message(&id, &[]))
    }

    /// What stops a run, with the reason in the language where it has one for it.
    #[must_use]
    pub fn stop(&self, error: &Error) -> String {
        let quoted = |names: &[String]| match names {
            [] => "none".to_owned(),
            names => format!("`{}`", names.join("`, `")),
        };
        match error {
            Error::UnknownName { what, name, near } => {
                let near = quoted(near);
                self.message(
                    "stop-unknown",
                    &[("what", &what.replace(" ", "-")), ("name", name), ("near", &near)],
                )
            }
            Error::NoLetters { language, tag, sets } => {
                let sets = quoted(sets);
                self.message("stop-letters", &[("language", language), ("tag", tag), ("sets", &sets)])
            }
            Error::Fen(reason) => {
                self.message("stop-fen", &[("reason", self.reason(reason).as_deref().unwrap_or(reason))])
            }
            Error::Io(error) if error.kind() == ErrorKind::NotFound => self.message("stop-not-found", &[]),
            Error::Io(error) if error.kind() == ErrorKind::PermissionDenied => {
                self.message("stop-denied", &[])
            }
            Error::Unsupported(reason) => match self.reason(reason) {
                Some(said) => said,
                // The library's own words are quoted behind a sentence of the reader's.
                None => self.message("stop-unsupported", &[("reason", reason)]),
            },
            Error::Table { file, line, column, code, reason } => match self.reason(reason) {
                Some(said) => {
                    let word = self.message("error", &[]);
                    format!("{file}:{line}:{column}: {word}[{code}]: {said}")
                }
                None => self.message("stop-table", &[("reason", &error.to_string())]),
            },
            Error::Io(io) => self.message("stop-io", &[("reason", &io.to_string())]),
        }
    }

    /// A reason of the library in this language, where it has it.
    fn reason(&self, reason: &str) -> Option<String> {
        if self.tag == REFERENCE {
            return Some(reason.to_owned());
        }
        let (id, args) = reason::find(reason)?;
        self.bundle.has_message(id).then(|| self.format(id, args))
    }

    /// What can be done about a diagnostic, where there is something to say.
    #[must_use]
    pub fn help(&self, diagnostic: &Diagnostic) -> Option<String> {
        // That the whole game is legal elsewhere helps more than what is near one move of it.
        if diagnostic.detail.as_deref() == Some(TAKEN) {
            return Some(self.about("help-taken", diagnostic));
        }
        if matches!(diagnostic.code, "M0101" | "M0201" | "M0204") && diagnostic.detail.is_some() {
            return Some(self.about("help-elsewhere", diagnostic));
        }
        if diagnostic.detail.as_deref() == Some(NOTED) {
            return self.knows("help-noted").then(|| self.about("help-noted", diagnostic));
        }
        let id = format!("help-{}", diagnostic.code);
        // A message that lists candidates says nothing where there are none.
        let listed = diagnostic.candidates.is_empty() && matches!(diagnostic.code, "M0101" | "M0201");
        (self.knows(&id) && !listed).then(|| self.about(&id, diagnostic))
    }

    /// Whether the language or the reference language has the message.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id) || self.reference.has_message(id)
    }

    /// The sentence of a diagnostic, by its code and, where a code has no message of its own, by its kind.
    #[must_use]
    pub fn diagnostic(&self, diagnostic: &Diagnostic) -> String {
        let id = if self.reference.has_message(diagnostic.code) {
            diagnostic.code
        } else {
            diagnostic.kind.name()
        };
        self.about(id, diagnostic)
    }

    /// Where a diagnostic stands in its game, `White, move 12`; nothing where it stands in none.
    #[must_use]
    pub fn place(&self, diagnostic: &Diagnostic) -> Option<String> {
        diagnostic.at.map(|_| self.about("place", diagnostic))
    }

    fn about(&self, id: &str, diagnostic: &Diagnostic) -> String {
        let count = diagnostic.candidates.len();
        let candidates = diagnostic.candidates.join(" · ");
        let at = diagnostic.at.unwrap_or_default();
        self.format(
            id,
            [
                ("found", FluentValue::from(diagnostic.found.clone())),
                ("candidates", FluentValue::from(candidates)),
                ("count", FluentValue::from(count)),
                ("remainder", FluentValue::from(count % 100)),
                ("detail", FluentValue::from(diagnostic.detail.as_deref().unwrap_or("none").to_owned())),
                ("number", FluentValue::from(at.0.to_string())),
                ("side", FluentValue::from(if at.1 { "black" } else { "white" })),
                ("known", FluentValue::from(if diagnostic.at.is_some() { "yes" } else { "no" })),
            ],
        )
    }
}
