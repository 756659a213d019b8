//! The command `stamma`.

fn main() {}
