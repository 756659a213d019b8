//! The help of the command in the reader's language.
//!
//! The words in `args.rs` stay the source: a text is replaced only where the language has a message for it, so
//! a new option is explained in English until it is translated.

use std::ffi::OsString;

use clap::{Command, CommandFactory};

use super::args::Cli;
use super::messages::interface;
use crate::words::Interface;

/// The command line's definition, with the texts of the language that the arguments or the environment ask for.
pub(super) fn command(arguments: &[OsString]) -> Command {
    match interface(language(arguments).as_deref()) {
        Some(interface) if interface.tag() != "en" => localised(Cli::command(), &interface),
        _ => Cli::command(),
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

fn localised(mut command: Command, interface: &Interface) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| {
            let id = format!("command-{name}");
            let sub = if interface.lacks(&id) { sub } else { sub.about(interface.message(&id, &[])) };
            options(sub, interface)
        });
    }
    command
}

fn options(mut command: Command, interface: &Interface) -> Command {
    let ids: Vec<String> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    for id in ids {
        let message = format!("option-{}", id.replace('_', "-"));
        if !interface.lacks(&message) {
            command = command.mut_arg(id, |argument| argument.help(interface.message(&message, &[])));
        }
    }
    command
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
}
