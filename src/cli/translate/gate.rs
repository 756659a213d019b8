//! The way out of a run that may be stopped.

use std::cell::Cell;
use std::io::{self, Write};

use super::super::session;

/// A way out that closes when the run has met a fault under `--strict`, so that it goes no further.
pub(super) struct Gate<'g, W> {
    pub(super) out: W,
    /// Where it leads.
    pub(super) to: &'g str,
    pub(super) shut: &'g Cell<bool>,
}

impl<W: Write> Write for Gate<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.shut.get() {
            return Err(io::Error::other("stopped at the first move in doubt"));
        }
        self.out.write(bytes).map_err(|error| session::writing(self.to, &error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush().map_err(|error| session::writing(self.to, &error))
    }
}
