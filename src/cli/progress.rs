//! A bar on standard error for work that takes longer than a second, on a terminal only.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Counts bytes.
#[derive(Debug)]
pub(super) struct Progress {
    shown: bool,
    begun: Instant,
    total: Option<u64>,
    done: u64,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// A count towards `total` bytes, where that is known; silent if asked to be or away from a terminal.
    pub(super) fn new(total: Option<u64>, silent: bool) -> Self {
        let shown = !silent && std::io::stderr().is_terminal();
        Self { shown, begun: Instant::now(), total, done: 0, bar: None }
    }

    /// Counts `bytes` more.
    pub(super) fn advance(&mut self, bytes: u64) {
        self.done += bytes;
        if !self.shown {
            return;
        }
        if self.bar.is_none() && self.begun.elapsed() >= PATIENCE {
            self.bar = Some(bar(self.total));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }

    /// Runs `print` with the bar out of the way.
    pub(super) fn suspend(&self, print: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(total: Option<u64>) -> ProgressBar {
    let (bar, template) = match total {
        Some(total) => {
            (ProgressBar::new(total), "{bar:30} {bytes}/{total_bytes} {bytes_per_sec}, {eta} left")
        }
        None => (ProgressBar::new_spinner(), "{spinner} {bytes} {bytes_per_sec}"),
    };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
