//! The command, run as a user runs it.
#![allow(dead_code)]

use std::process::Output;

use assert_cmd::Command;

pub(crate) fn stamma() -> Command {
    let mut command = Command::cargo_bin("stamma").unwrap();
    command.env_remove("LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("NO_COLOR");
    command
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    stamma().args(arguments).output().unwrap()
}

pub(crate) fn run_with(arguments: &[&str], input: &str) -> Output {
    stamma().args(arguments).write_stdin(input).output().unwrap()
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}
