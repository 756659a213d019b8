//! The library's English reasons in another language.
//!
//! The library says why it refuses a FEN or a table in a sentence, and knows no messages. The messages of English are
//! those sentences with their changing parts marked, so a reason is found by its form, as text is by its key in
//! other systems, and said by the message of the same name.

use std::sync::LazyLock;

use fluent::FluentValue;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

use super::language::{INTERFACES, resource};

/// A part of an English reason.
enum Part {
    Text(String),
    Variable(String),
}

struct Form {
    id: String,
    parts: Vec<Part>,
}

static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let text = INTERFACES.iter().find(|(tag, _)| *tag == "en").map_or("", |(_, text)| *text);
    let mut forms: Vec<Form> = resource(text)
        .entries()
        .filter_map(|entry| {
            let Entry::Message(message) = entry else { return None };
            let id = message.id.name.strip_prefix("reason-").map(|_| message.id.name.to_owned())?;
            let parts = message.value.as_ref()?.elements.iter().filter_map(part).collect();
            Some(Form { id, parts })
        })
        .collect();
    // The form with the most text of its own is the one that is meant.
    let own = |form: &Form| {
        let len = |part: &Part| if let Part::Text(text) = part { text.len() } else { 0 };
        form.parts.iter().map(len).sum::<usize>()
    };
    forms.sort_by_key(|form| std::cmp::Reverse(own(form)));
    forms
});

fn part(element: &PatternElement<&str>) -> Option<Part> {
    match element {
        PatternElement::TextElement { value } => Some(Part::Text((*value).to_owned())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Part::Variable(id.name.to_owned())),
        PatternElement::Placeable { .. } => None,
    }
}

/// The message that says a reason, with its arguments; nothing for a reason that has none.
pub(super) fn find(reason: &str) -> Option<(&'static str, Vec<(&'static str, FluentValue<'static>)>)> {
    FORMS.iter().find_map(|form| Some((form.id.as_str(), fit(&form.parts, reason)?)))
}

fn fit(parts: &'static [Part], reason: &str) -> Option<Vec<(&'static str, FluentValue<'static>)>> {
    let mut rest = reason;
    let mut open: Option<&'static str> = None;
    let mut args = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        match part {
            Part::Variable(name) => open = Some(name),
            Part::Text(text) => {
                let last = index + 1 == parts.len();
                let at = match open.take() {
                    None => rest.starts_with(text.as_str()).then_some(0)?,
                    Some(name) => {
                        let at = if last { rest.rfind(text.as_str()) } else { rest.find(text.as_str()) }?;
                        args.push((name, value(name, rest.get(..at)?)));
                        at
                    }
                };
                rest = rest.get(at + text.len()..)?;
            }
        }
    }
    match open {
        Some(name) => args.push((name, value(name, rest))),
        None if rest.is_empty() => {}
        None => return None,
    }
    Some(args)
}

/// What messages select by is a name without blanks; a number counts.
fn value(name: &str, text: &str) -> FluentValue<'static> {
    match name {
        "count" => text.parse::<u32>().map_or_else(|_| text.to_owned().into(), FluentValue::from),
        "what" | "side" => text.to_lowercase().replace(' ', "-").into(),
        _ => text.to_owned().into(),
    }
}
