//! The help of the command in the reader's language.
//!
//! The words in `args.rs` stay the source: a text is replaced only where the language has a message for it, so
//! a new option is explained in English until it is translated. The command line's definition knows no language,
//! so its headings, its own flags and its errors are made here again from the messages.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use super::args::{ANSWERS, EXAMPLES, definition};
use super::messages::interface;
use crate::words::Interface;

/// The command line's definition, with the texts of the language that the arguments or the environment ask for.
pub(super) fn command(arguments: &[OsString]) -> Command {
    match interface(language(arguments).as_deref()) {
        Some(interface) if interface.tag() != "en" => localised(definition(), &interface),
        _ => definition(),
    }
}

/// The value of `--lang`, before anything is parsed.
fn language(arguments: &[OsString]) -> Option<String> {
    let mut rest = arguments.iter().map(|argument| argument.to_string_lossy());
    while let Some(argument) = rest.next() {
        if argument == "--lang" {
            return rest.next().map(|value| value.into_owned());
        }
        if let Some(value) = argument.strip_prefix("--lang=") {
            return Some(value.to_owned());
        }
    }
    None
}

fn localised(command: Command, interface: &Interface) -> Command {
    let say = |id: &str| interface.message(id, &[]);
    // The flags and the subcommand that are made unasked have English words: they are made here instead.
    let mut command = command
        .disable_help_subcommand(true)
        .about(say("about"))
        .subcommand_help_heading(say("heading-commands"))
        .subcommand_value_name(say("placeholder-command"))
        .after_help(examples(EXAMPLES, &say("about-notations"), interface))
        .after_long_help(examples(EXAMPLES, &say("about-notations"), interface));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| {
            let id = format!("command-{name}");
            let sub = if interface.lacks(&id) { sub } else { sub.about(say(&id)) };
            let below = format!("below-{name}");
            let below = if interface.lacks(&below) { String::new() } else { say(&below) };
            let sub = match sub.get_after_help().map(ToString::to_string) {
                Some(text) => sub.after_help(examples(&text, &below, interface)),
                None => sub,
            };
            worded(sub, &format!("stamma {name}"), interface)
        });
    }
    // Only shown: `help` is done before anything is parsed.
    let help = Command::new("help").about(say("command-help"));
    command = command.subcommand(worded(help, "stamma help", interface));
    let flag = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    worded(command.disable_version_flag(true).arg(flag), "stamma", interface)
}

/// The command with its headings, its usage and its options in the language.
fn worded(command: Command, name: &str, interface: &Interface) -> Command {
    let flag = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let command = options(command.disable_help_flag(true).arg(flag), interface);
    let usage = command.clone().bin_name(name).render_usage().to_string();
    let placeholder = format!("[{}]", interface.message("placeholder-options", &[]));
    let usage = usage.trim_start_matches("Usage:").trim_start().replace("[OPTIONS]", &placeholder);
    let heading = interface.message("heading-usage", &[]);
    command
        .override_usage(usage)
        .help_template(format!("{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}"))
}

/// The examples under their heading, and what is said below them in the language: the commands are the same in
/// every language, what explains them stands in the messages.
fn examples(text: &str, below: &str, interface: &Interface) -> String {
    let mut out = format!("{}:", interface.message("heading-examples", &[]));
    for line in text.lines().filter(|line| line.starts_with("  ")) {
        let line = line.trim_start();
        let command = line.split("   ").next().unwrap_or_default();
        out.push_str("\n  ");
        out.push_str(command);
        let name = command.split(' ').nth(1).unwrap_or_default();
        let id = format!("example-{name}");
        if command.len() < line.len() && !interface.lacks(&id) {
            let told = interface.message(&id, &[]);
            out.push_str(&" ".repeat(line.rfind("   ").map_or(1, |at| at + 3).saturating_sub(command.len())));
            out.push_str(&told);
        }
    }
    if !below.is_empty() {
        out.push_str("\n\n");
        out.push_str(below);
    }
    out
}

fn options(mut command: Command, interface: &Interface) -> Command {
    let ids: Vec<String> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    let answers = ANSWERS.contains(&command.get_name());
    for id in ids {
        let told = if answers && id == "json" { "json-answer" } else { id.as_str() };
        command = command.mut_arg(&id, |argument| option(argument, told, interface));
    }
    command
}

fn option(argument: Arg, id: &str, interface: &Interface) -> Arg {
    let heading = match argument.get_help_heading() {
        Some(heading) => heading.to_lowercase().replace(' ', "-"),
        None if argument.is_positional() => "arguments".to_owned(),
        None => "options".to_owned(),
    };
    let heading = format!("heading-{heading}");
    let argument = if interface.lacks(&heading) {
        argument
    } else {
        argument.help_heading(interface.message(&heading, &[]))
    };
    let message = format!("option-{}", id.replace('_', "-"));
    if interface.lacks(&message) {
        return argument;
    }
    let mut help = interface.message(&message, &[]);
    let mut long = help.clone();
    let takes = argument.get_action().takes_values();
    let listed = |names: Vec<String>| names.join(", ");
    let values = argument.get_possible_values();
    let mut told = Vec::new();
    for value in values.iter().filter(|value| !value.is_hide_set()) {
        let message = format!("value-{}-{}", id.replace('_', "-"), value.get_name());
        let said = if interface.lacks(&message) { String::new() } else { interface.message(&message, &[]) };
        told.push((value.get_name().to_owned(), said));
    }
    let values = values.iter().filter(|value| !value.is_hide_set()).map(|value| value.get_name().to_owned());
    let values = listed(values.collect());
    if takes && !values.is_empty() {
        help.push(' ');
        help.push_str(&interface.message("help-values", &[("near", &values)]));
    }
    let defaults = argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    let defaults = listed(defaults.collect());
    let wide = told.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    if takes && told.iter().any(|(_, said)| !said.is_empty()) {
        long.push('\n');
        for (name, said) in &told {
            let fill = " ".repeat(wide - name.len() + 1);
            long.push_str(format!("\n- {name}:{fill}{said}").trim_end_matches([' ', ':']));
        }
    } else {
        long.clone_from(&help);
    }
    if takes && !defaults.is_empty() {
        let default = interface.message("help-default", &[("name", &defaults)]);
        help.push(' ');
        help.push_str(&default);
        long.push_str(if long.contains('\n') { "\n\n" } else { " " });
        long.push_str(&default);
    }
    // A flag has no values to hide, and the command line's definition refuses to be told so.
    let argument = argument.help(help).long_help(long);
    if takes { argument.hide_possible_values(true).hide_default_value(true) } else { argument }
}

/// What is wrong with the arguments, in the language; nothing where it is not an error, or where the command
/// line's own English says it.
pub(super) fn fault(error: &clap::Error, arguments: &[OsString]) -> Option<String> {
    let interface = interface(language(arguments).as_deref()).filter(|interface| interface.tag() != "en")?;
    let texts = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(many)) => many.clone(),
        Some(ContextValue::StyledStrs(many)) => many.iter().map(ToString::to_string).collect(),
        Some(ContextValue::StyledStr(one)) => vec![one.to_string()],
        _ => Vec::new(),
    };
    let quoted = |kinds: &[ContextKind]| {
        let names: Vec<String> =
            kinds.iter().flat_map(|kind| texts(*kind)).map(|name| format!("`{name}`")).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(", ") }
    };
    let one = |kind| texts(kind).into_iter().next().unwrap_or_default();
    let what = quoted(&[ContextKind::InvalidArg]);
    let value = one(ContextKind::InvalidValue);
    let said = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::UnknownArgument => {
            let near = quoted(&[ContextKind::SuggestedArg]);
            interface
                .message("arguments-unknown", &[("name", &one(ContextKind::InvalidArg)), ("near", &near)])
        }
        ErrorKind::InvalidSubcommand => {
            let near = quoted(&[ContextKind::SuggestedSubcommand]);
            let name = one(ContextKind::InvalidSubcommand);
            interface.message("arguments-command", &[("name", &name), ("near", &near)])
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            interface.message("arguments-no-value", &[("what", &what)])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let near = quoted(&[ContextKind::ValidValue]);
            let args = [("name", value.as_str()), ("what", &what), ("near", &near)];
            let said = interface.message("arguments-value", &args);
            match std::error::Error::source(error) {
                Some(reason) => {
                    let reason = interface.stop(&crate::Error::Unsupported(reason.to_string()));
                    format!("{said}: {reason}")
                }
                None => said,
            }
        }
        ErrorKind::ArgumentConflict => {
            let near = quoted(&[ContextKind::PriorArg]);
            interface.message("arguments-conflict", &[("what", &what), ("near", &near)])
        }
        ErrorKind::MissingRequiredArgument => interface.message("arguments-missing", &[("near", &what)]),
        _ => {
            let detail = error.to_string();
            let detail = detail.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            interface.message("arguments-wrong", &[("detail", &detail)])
        }
    };
    let mark = interface.message("error", &[]);
    let more = interface.message("arguments-more", &[]);
    Some(format!("{mark}: {said}\n  {more}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_in_the_language_asked_for() {
        let arguments: Vec<OsString> = ["stamma", "move", "--lang", "de-AT"].map(OsString::from).to_vec();
        let help = command(&arguments).render_help().to_string();
        assert!(help.contains("Eine Zeile mit Zügen übersetzen"), "{help}");
        assert_eq!(language(&["stamma".into(), "--lang=ru".into()]).as_deref(), Some("ru"));
        command(&arguments).debug_assert();
    }

    /// Neither the help of any command nor an error has a word of English in another language.
    #[test]
    fn headings_and_errors_are_in_the_language() {
        for tag in ["de", "fr", "es", "ru", "ar"] {
            let arguments: Vec<OsString> = ["stamma", "--lang", tag].map(OsString::from).to_vec();
            let mut root = command(&arguments);
            let mut pages = vec![root.render_long_help().to_string()];
            pages.extend(root.get_subcommands_mut().map(|sub| sub.render_long_help().to_string()));
            for page in pages {
                for word in [
                    "Usage",
                    "Arguments:",
                    "Options:",
                    "Print ",
                    "default:",
                    "possible values",
                    "The ",
                    "Files",
                ] {
                    let french = tag == "fr" && matches!(word, "Arguments:" | "Options:");
                    assert!(french || !page.contains(word), "{tag}: {word}: {page}");
                }
            }
            for line in [
                vec!["stamma", "move", "e4", "--tto", "de", "--lang", tag],
                vec!["stamma", "moove", "--lang", tag],
                vec!["stamma", "move", "--lang", tag],
                vec!["stamma", "move", "e4", "--lang", tag, "--glyphs", "x"],
                vec!["stamma", "move", "e4", "--lang", tag, "--to"],
                vec!["stamma", "move", "e4", "--lang", tag, "--keep", "--strict"],
            ] {
                let line: Vec<OsString> = line.into_iter().map(OsString::from).collect();
                let error = command(&line).try_get_matches_from(&line).unwrap_err();
                let said = fault(&error, &line).unwrap();
                for word in ["error", "unexpected", "required", "cannot", "invalid", "none", "\u{1b}"] {
                    let spanish = tag == "es" && word == "error" && said.starts_with("error:");
                    assert!(spanish || !said.contains(word), "{tag}: {said}");
                }
            }
        }
    }
}
