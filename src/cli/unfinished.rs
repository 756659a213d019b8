//! Files that are being written: they go when the program is ended from outside.
//!
//! A signal runs no destructors, so what has a name on the disk is remembered here, and a thread that waits for
//! signals removes it before the program ends as it would have ended without it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

static FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// The list, locked: while it is, no signal ends the program.
fn files() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file with a name on the disk that is not yet to stay; `F` removes it when it is dropped.
#[derive(Debug)]
pub(super) struct Unfinished<F> {
    held: Option<F>,
    path: PathBuf,
}

impl<F> Unfinished<F> {
    /// Makes a file and remembers it, so that no signal comes between the two.
    ///
    /// # Errors
    /// Where `make` fails.
    pub(super) fn make<E>(
        make: impl FnOnce() -> Result<F, E>,
        path: impl FnOnce(&F) -> &Path,
    ) -> Result<Self, E> {
        watch();
        let mut files = files();
        let held = make()?;
        let path = path(&held).to_owned();
        files.insert(path.clone());
        Ok(Self { held: Some(held), path })
    }

    /// What is held.
    pub(super) fn get(&mut self) -> Option<&mut F> {
        self.held.as_mut()
    }

    /// The same file, held otherwise.
    pub(super) fn map<G>(mut self, map: impl FnOnce(F) -> G) -> Unfinished<G> {
        Unfinished { held: self.held.take().map(map), path: std::mem::take(&mut self.path) }
    }

    /// Does what gives the file its name to keep.
    pub(super) fn settle<T>(mut self, done: impl FnOnce(F) -> T) -> Option<T> {
        let mut files = files();
        let done = self.held.take().map(done);
        files.remove(&self.path);
        done
    }
}

impl<F> Drop for Unfinished<F> {
    fn drop(&mut self) {
        if let Some(held) = self.held.take() {
            let mut files = files();
            drop(held);
            files.remove(&self.path);
        }
    }
}

/// Waits for signals from now on.
#[cfg(unix)]
fn watch() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let wanted = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| !ignored(*signal));
        let Ok(mut signals) = Signals::new(wanted) else { return };
        // Without the thread a signal would be lost, so it is begun only where one can be.
        let handle = signals.handle();
        let waiting = std::thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in signals.forever() {
                let files = files();
                for file in files.iter() {
                    let _ = std::fs::remove_file(file);
                }
                let _ = emulate_default_handler(signal);
            }
        });
        if waiting.is_err() {
            handle.close();
        }
    });
}

#[cfg(not(unix))]
fn watch() {}

/// Whether the program was started with a signal ignored, as `nohup` does, which must stay so. Where the system does
/// not tell, the end of the terminal counts as ignored.
#[cfg(unix)]
fn ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    match mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()) {
        Some(mask) => mask >> (signal - 1) & 1 == 1,
        None => signal == signal_hook::consts::SIGHUP,
    }
}
