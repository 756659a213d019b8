//! What a language's file has, from where, and what is wrong in it.
//!
//! The plain shape is the reference: a message that a file lacks is said in that shape, without words of
//! another language, and is listed here as missing.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::language::{INTERFACES, Language, resource};
use crate::Error;

/// The six names.
const NAMES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
/// The messages without which a move cannot be told in all its parts.
const ACTIONS: [&str; 10] = [
    "takes",
    "castle-short",
    "castle-long",
    "promotion",
    "en-passant",
    "check",
    "double-check",
    "discovered-check",
    "mate",
    "stalemate",
];
/// What messages may be given.
const VARIABLES: [&str; 16] = [
    "to",
    "to-file",
    "from",
    "from-file",
    "sentence",
    "list",
    "number",
    "count",
    "piece",
    "promotion",
    "side",
    "digits",
    "more",
    "rank",
    "from-rank",
    "file",
];
/// What interface messages may be given.
const INTERFACE_VARIABLES: [&str; 16] = [
    "found",
    "candidates",
    "count",
    "remainder",
    "detail",
    "number",
    "side",
    "known",
    "what",
    "name",
    "near",
    "language",
    "tag",
    "sets",
    "reason",
    "part",
];

/// How far a language's words go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The locale.
    pub tag: &'static str,
    /// Names of men that are there, of six.
    pub names: usize,
    /// Men whose names no source gives: they are said by their figurine.
    pub unnamed: Vec<&'static str>,
    /// Messages for moves that are not there, and so fall back to the plain shape.
    pub missing: Vec<&'static str>,
    /// Messages and names whose comment gives a source.
    pub sourced: usize,
    /// Messages and names without a source.
    pub unsourced: usize,
    /// Whether there are full sentences with the grammar of the language.
    pub sentences: bool,
    /// Annotation marks that have words, of 139.
    pub marks: usize,
}

impl Coverage {
    /// Whether every part of a move can be told.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.names == NAMES.len() && self.missing.is_empty()
    }
}

/// How far the words of a built-in locale go.
///
/// # Errors
/// [`Error::UnknownName`] where the locale has no messages.
pub fn coverage(tag: &str) -> Result<Coverage, Error> {
    let language = Language::load(tag)?;
    let known = Language::tags().find(|known| *known == language.tag());
    let mut coverage = Coverage { tag: known.unwrap_or_default(), ..Coverage::default() };
    let mut have = BTreeSet::new();
    // The resource of a bundle keeps no comments.
    let parsed = fluent_syntax::parser::parse(language.own().source()).unwrap_or_else(|(parsed, _)| parsed);
    for entry in &parsed.body {
        let (id, comment) = match entry {
            Entry::Message(m) => (m.id.name.to_owned(), &m.comment),
            Entry::Term(t) => (format!("-{}", t.id.name), &t.comment),
            _ => continue,
        };
        if let Some(number) = id.strip_prefix("nag-").and_then(|n| n.parse::<u16>().ok()) {
            // Marks above 139 are of no standard.
            coverage.marks += match number {
                0..14 => 1,
                14..140 => 2,
                _ => 0,
            };
        }
        if has_source(comment.as_ref()) {
            coverage.sourced += 1;
        } else {
            coverage.unsourced += 1;
        }
        have.insert(id);
    }
    coverage.unnamed = NAMES.into_iter().filter(|name| !have.contains(&format!("-{name}"))).collect();
    coverage.names = NAMES.len() - coverage.unnamed.len();
    coverage.missing = ACTIONS.into_iter().filter(|id| !have.contains(*id)).collect();
    coverage.sentences = have.contains("full-move") && have.contains("full-capture");
    Ok(coverage)
}

fn has_source(comment: Option<&Comment<&str>>) -> bool {
    comment.is_some_and(|c| c.content.iter().any(|line| line.trim_start().starts_with("source:")))
}

/// What is wrong in the files of a locale: text that is no Fluent, variables and messages that do not exist,
/// a message given twice, marks for bidirectional text inside words. Empty where all is well.
///
/// # Errors
/// [`Error::UnknownName`] where the locale has no messages.
pub fn faults(tag: &str) -> Result<Vec<String>, Error> {
    let language = Language::load(tag)?;
    let plain = resource(super::language::PLAIN);
    let mut faults = Vec::new();
    check(language.tag(), language.own(), &[&plain], &VARIABLES, &mut faults);
    if let Some((tag, text)) = INTERFACES.iter().find(|(known, _)| *known == language.tag()) {
        check(tag, &resource(text), &[], &INTERFACE_VARIABLES, &mut faults);
    }
    Ok(faults)
}

/// Refuses a file of the user's in which something is wrong, with the place.
pub(super) fn own_faults(tag: &str, file: &str, text: &str) -> Result<(), Error> {
    let fault = |offset: usize, reason: String| {
        let before = text.get(..offset).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.matches('\n').count() + 1;
        let column = before.get(start..).unwrap_or_default().chars().count() + 1;
        Error::Table { file: file.to_owned(), line, column, code: "L0114", reason }
    };
    if let Err((_, errors)) = fluent_syntax::parser::parse(text)
        && let Some(first) = errors.first()
    {
        return Err(fault(first.pos.start, format!("this is no message: {}", first.kind)));
    }
    let mut faults = Vec::new();
    check(tag, &resource(text), &[&resource(super::language::PLAIN)], &VARIABLES, &mut faults);
    let Some(first) = faults.first() else { return Ok(()) };
    let reason = first.strip_prefix(&format!("{tag}: ")).unwrap_or(first);
    // A fault names its message first, and of two of one name the second is wrong.
    let id = reason.split([':', ' ']).next().unwrap_or_default().trim_matches('`');
    let ids = text.match_indices(id).filter(|(at, _)| {
        let (before, behind) = text.split_at(*at);
        let behind = behind.get(id.len()..).unwrap_or_default();
        // A term has a dash before its name.
        let before = before.strip_suffix('-').unwrap_or(before);
        (before.is_empty() || before.ends_with('\n')) && behind.trim_start_matches(' ').starts_with('=')
    });
    Err(fault(ids.last().map_or(0, |(at, _)| at), reason.to_owned()))
}

fn ids<'r>(resource: &'r fluent::FluentResource, all: &mut BTreeSet<String>) -> Vec<&'r str> {
    let mut twice = Vec::new();
    for entry in resource.entries() {
        let (id, name) = match entry {
            Entry::Message(m) => (m.id.name.to_owned(), m.id.name),
            Entry::Term(t) => (format!("-{}", t.id.name), t.id.name),
            _ => continue,
        };
        if !all.insert(id) {
            twice.push(name);
        }
    }
    twice
}

fn check(
    tag: &str,
    own: &fluent::FluentResource,
    under: &[&fluent::FluentResource],
    variables: &[&str],
    faults: &mut Vec<String>,
) {
    let mut known = BTreeSet::new();
    for name in ids(own, &mut known) {
        faults.push(format!("{tag}: `{name}` is given twice"));
    }
    for resource in under {
        ids(resource, &mut known);
    }
    for entry in own.entries() {
        let mut walk = Walk { at: String::new(), known: &known, variables, faults };
        match entry {
            Entry::Junk { content } => faults.push(format!("{tag}: not understood: {content}")),
            Entry::Message(m) => {
                walk.at = format!("{tag}: {}", m.id.name);
                m.value.iter().for_each(|value| walk.pattern(value, false));
                m.attributes.iter().for_each(|a| walk.pattern(&a.value, false));
            }
            Entry::Term(t) => {
                walk.at = format!("{tag}: -{}", t.id.name);
                walk.pattern(&t.value, true);
            }
            _ => {}
        }
    }
}

struct Walk<'w> {
    at: String,
    known: &'w BTreeSet<String>,
    variables: &'w [&'w str],
    faults: &'w mut Vec<String>,
}

impl Walk<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>, term: bool) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let mark = |c: char| matches!(c, '\u{2066}'..='\u{2069}' | '\u{202A}'..='\u{202E}' | '\u{200E}' | '\u{200F}');
                    if value.contains(mark) {
                        self.faults
                            .push(format!("{}: a mark for bidirectional text stands in the words", self.at));
                    }
                }
                PatternElement::Placeable { expression } => self.expression(expression, term),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, term: bool) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, term),
            Expression::Select { selector, variants } => {
                self.inline(selector, term);
                variants.iter().for_each(|variant| self.pattern(&variant.value, term));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, term: bool) {
        let fault = match inline {
            InlineExpression::VariableReference { id } if term && id.name == "case" => None,
            InlineExpression::VariableReference { id } if self.variables.contains(&id.name) => None,
            InlineExpression::VariableReference { id } => Some(format!("there is no `${}`", id.name)),
            InlineExpression::MessageReference { id, .. } if self.known.contains(id.name) => None,
            InlineExpression::MessageReference { id, .. } => {
                Some(format!("there is no message `{}`", id.name))
            }
            InlineExpression::TermReference { id, .. } => (!self.known.contains(&format!("-{}", id.name)))
                .then(|| format!("there is no term `-{}`", id.name)),
            InlineExpression::FunctionReference { id, .. } => {
                Some(format!("there is no function `{}`", id.name))
            }
            InlineExpression::Placeable { expression } => {
                self.expression(expression, term);
                None
            }
            _ => None,
        };
        if let Some(fault) = fault {
            self.faults.push(format!("{}: {fault}", self.at));
        }
    }
}
