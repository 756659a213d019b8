//! The command `stamma`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(stamma::cli::run())
}
