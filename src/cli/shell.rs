//! `stamma completions` and `stamma man`: made from the same definitions as `--help`.

use std::fs;
use std::io;

use clap_mangen::Man;

use super::args::{CompletionsArgs, ManArgs, definition};
use super::session::{self, Stop};
use crate::Error;

pub(super) fn completions(args: &CompletionsArgs) -> Result<u8, Stop> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut definition(), "stamma", &mut text);
    session::print(&String::from_utf8_lossy(&text))?;
    Ok(0)
}

pub(super) fn man(args: &ManArgs) -> Result<u8, Stop> {
    let mut root = definition().disable_help_subcommand(true);
    root.build();
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|error| Stop::at(folder, error))?;
        write(&root, &folder.join("stamma.1"))?;
        for command in root.get_subcommands() {
            let page = folder.join(format!("stamma-{}.1", command.get_name()));
            write(&whole(command), &page)?;
        }
        return Ok(0);
    }
    let page = match &args.command {
        None => root,
        Some(name) => root.find_subcommand(name).map(whole).ok_or_else(|| {
            let names: Vec<&str> = root.get_subcommands().map(clap::Command::get_name).collect();
            Error::Unsupported(format!("there is no command `{name}`; the commands are {}", names.join(", ")))
        })?,
    };
    session::print(&render(&page)?)?;
    Ok(0)
}

/// A command under its full name, `stamma-move`, as manual pages have it.
fn whole(command: &clap::Command) -> clap::Command {
    command.clone().name(format!("stamma-{}", command.get_name())).version(env!("CARGO_PKG_VERSION"))
}

fn render(command: &clap::Command) -> io::Result<String> {
    let mut text = Vec::new();
    Man::new(command.clone()).render(&mut text)?;
    // What stands below the help has a heading of its own there, and pages know no other name for it.
    let text = String::from_utf8_lossy(&text).replace(".SH EXTRA\nExamples:", ".SH EXAMPLES");
    Ok(text)
}

fn write(command: &clap::Command, path: &std::path::Path) -> Result<(), Stop> {
    fs::write(path, render(command)?).map_err(|error| Stop::at(path, error))
}
