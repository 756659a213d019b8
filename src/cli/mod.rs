//! The command: arguments go in, the library does the work, an exit code comes out. One file a command.

mod args;
mod ask;
mod batch;
mod detect;
mod explain;
mod help;
mod inplace;
mod input;
mod languages;
mod marks;
mod messages;
mod moves;
mod package;
mod progress;
mod recover;
mod report;
mod say;
mod session;
mod shell;
mod translate;
mod unfinished;
mod width;

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};

use clap::{CommandFactory, FromArgMatches};

use args::{BatchArgs, Cli, Command, TalkArgs};
use report::Reporter;
use session::Stop;

use crate::Error;

/// All moves were done, some were left as written, the run could not be made.
const DONE: u8 = 0;
const STOPPED: u8 = 2;

/// Runs the command with the process's arguments and gives its exit code.
#[must_use]
pub fn run() -> u8 {
    let arguments = arguments();
    if arguments.len() < 2 {
        // Nothing is named: a script that forgot its arguments must not take this for success.
        let _ = writeln!(io::stderr(), "{}", help::command(&arguments).render_help());
        return STOPPED;
    }
    let matches = help::command(&arguments).try_get_matches_from(&arguments);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => {
            match help::fault(&error, &arguments) {
                Some(said) => {
                    let _ = io::Write::write_all(&mut io::stderr().lock(), said.as_bytes());
                }
                None => {
                    let _ = error.print();
                }
            }
            return u8::try_from(error.exit_code()).unwrap_or(STOPPED);
        }
    };
    let silent = TalkArgs::default();
    let (talk, strict) = match &cli.command {
        Command::Translate(args) => (&args.talk, args.notation.policy.strict),
        Command::Move(args) => (&args.talk, args.notation.policy.strict),
        Command::Recover(args) => (&args.talk, false),
        Command::Detect(args) => (&args.talk, false),
        Command::Explain(args) => (&args.talk, false),
        Command::Languages(args) => (&args.talk, false),
        Command::Batch(_) | Command::Completions(_) | Command::Man(_) => (&silent, false),
    };
    let mut reporter = Reporter::new(talk, strict);
    let result = match &cli.command {
        Command::Translate(args) => translate::run(args, &mut reporter),
        Command::Move(args) => moves::run(args, &mut reporter),
        Command::Recover(args) => recover::run(args),
        Command::Detect(args) => detect::run(args),
        Command::Explain(args) => explain::run(args),
        Command::Languages(args) => languages::run(args),
        Command::Batch(args) => batch(args),
        Command::Completions(args) => shell::completions(args),
        Command::Man(args) => shell::man(args),
    };
    match result {
        Ok(code) => code,
        // Whoever read the output has seen enough.
        Err(Stop { error: Error::Io(error), .. }) if error.kind() == io::ErrorKind::BrokenPipe => DONE,
        Err(stop) => {
            reporter.stop(&stop.error, stop.file.as_deref());
            STOPPED
        }
    }
}

/// The arguments, with `translate` put in where no command is named: before an option or a file that is there.
fn arguments() -> Vec<OsString> {
    let mut all: Vec<OsString> = std::env::args_os().collect();
    let translate = match all.get(1) {
        None => false,
        Some(first) => {
            let text = first.to_string_lossy();
            let own = ["-h", "--help", "-V", "--version"].contains(&text.as_ref());
            let option = text.starts_with('-');
            !own && (option || !is_command(&text) && std::path::Path::new(first).is_file())
        }
    };
    if translate {
        all.insert(1, "translate".into());
    }
    if all.get(1).is_some_and(|first| first == "help") {
        // `stamma help move` is `stamma move --help`.
        all.remove(1);
        let named = all.get(1).is_some_and(|next| !next.to_string_lossy().starts_with('-'));
        all.insert(if named { 2 } else { 1 }, "--help".into());
    }
    all
}

fn is_command(name: &str) -> bool {
    name == "help" || Cli::command().find_subcommand(name).is_some()
}

fn batch(args: &BatchArgs) -> Result<u8, Stop> {
    let locales = session::locales(args.locales.as_deref())?;
    let input: Box<dyn BufRead> = match args.file.as_deref().filter(|path| !session::is_standard(path)) {
        Some(path) => Box::new(BufReader::new(File::open(path).map_err(|error| Stop::at(path, error))?)),
        None => Box::new(io::stdin().lock()),
    };
    Ok(batch::run(input, BufWriter::new(io::stdout().lock()), locales)?)
}
