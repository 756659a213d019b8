//! The command: arguments go in, the library does the work, an exit code comes out. One file a command.

mod batch;

use std::io::{self, BufRead, Write};

use crate::board::Position;
use crate::diagnostic::{Diagnostic, Kind};
use crate::locale::Locales;
use crate::translate::{InPlace, Options, Output, Walker};

/// Runs the command with the process's arguments and gives its exit code.
#[must_use]
pub fn run() -> u8 {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("batch") => {
            let input: Box<dyn BufRead> = match args.next() {
                Some(file) if file != "-" => match std::fs::File::open(&file) {
                    Ok(file) => Box::new(io::BufReader::new(file)),
                    Err(_) => return 2,
                },
                _ => Box::new(io::stdin().lock()),
            };
            let out = io::BufWriter::new(io::stdout().lock());
            closed_pipe_is_fine(batch::run(input, out))
        }
        _ => {
            let _ = writeln!(io::stderr(), "usage: stamma batch [FILE]");
            2
        }
    }
}

/// A reader that has gone away is no fault of ours.
fn closed_pipe_is_fine(result: io::Result<u8>) -> u8 {
    match result {
        Ok(code) => code,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(_) => 2,
    }
}

/// The position after some moves in English SAN.
fn after(position: Position, moves: &str) -> Result<Position, String> {
    let locales = Locales::builtin();
    let source = batch::english(locales).map_err(|error| error.to_string())?;
    let mut output = Output::new(moves.as_bytes(), Vec::new());
    let options = Options { record: true, start: Some(position), ..Options::default() };
    let report = Walker::new(moves.as_bytes(), &source, None, options, &mut output, &mut InPlace).run();
    if let Some(diagnostic) = report.diagnostics.first().filter(|_| report.left) {
        return Err(format!("`after`: {}", message(diagnostic)));
    }
    let mut position = position;
    for record in &report.moves {
        position.play(&record.mv);
    }
    Ok(position)
}

/// A diagnostic in English.
fn message(diagnostic: &Diagnostic) -> String {
    let Diagnostic { kind, found, candidates, detail, .. } = diagnostic;
    let list = candidates.join(", ");
    match kind {
        Kind::Unreadable => format!("`{found}` is no move in this notation"),
        Kind::Illegal => format!("no legal move fits `{found}`"),
        Kind::Ambiguous => format!("several moves fit `{found}`: {list}"),
        Kind::Repaired => format!("`{found}` was read with a repair: {}", detail.unwrap_or("")),
        Kind::Conflict => format!("`{found}` contradicts the board"),
        Kind::BadRequest => detail.unwrap_or("bad request").to_owned(),
    }
}
