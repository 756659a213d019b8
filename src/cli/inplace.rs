//! Files that appear whole or not at all: written beside their place, synced, and renamed.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile, TempPath};

use super::session::Stop;
use super::unfinished::Unfinished;
use crate::Error;

/// A file in the making.
#[derive(Debug)]
pub(super) enum Replacement {
    /// A regular file, or one that is not there yet: it is written beside its place.
    Beside {
        /// What is written.
        file: Unfinished<NamedTempFile>,
        /// Where it goes.
        path: PathBuf,
    },
    /// A device or pipe, which cannot be replaced.
    Direct(File),
}

impl Replacement {
    /// Begins the file that an option names.
    ///
    /// # Errors
    /// Where it is a folder, or its folder is not there or cannot be written to.
    pub(super) fn named(path: &Path) -> Result<Self, Stop> {
        if path.is_dir() {
            return Err(Stop::at(path, Error::Unsupported("it is a folder".into())));
        }
        Self::begin(path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Stop::at(path, Error::Unsupported("its folder is not there".into())),
            _ => Stop::at(path, error),
        })
    }

    /// Begins a file that will take the place of `path`; a link stays a link, what it points to is replaced.
    ///
    /// # Errors
    /// Where the folder cannot be written to.
    pub(super) fn begin(path: &Path) -> io::Result<Self> {
        let old = fs::metadata(path).ok();
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            return Ok(Self::Direct(File::options().write(true).open(path)?));
        }
        let path = if old.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
        let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut builder = Builder::new();
        builder.prefix(".stamma-");
        #[cfg(unix)]
        if old.is_none() {
            // A new file gets the permissions that the process's mask leaves, as any program's would.
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let mut file =
            Unfinished::make(|| builder.tempfile_in(folder), NamedTempFile::path).map_err(plain)?;
        if let (Some(old), Some(file)) = (old, file.get()) {
            file.as_file().set_permissions(old.permissions())?;
        }
        Ok(Self::Beside { file, path })
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    /// Where the disk does not take it; the old file is then as it was.
    pub(super) fn commit(self) -> io::Result<()> {
        self.prepare()?.commit()
    }

    /// Brings all of the file to the disk and closes it, so that many can wait for their names.
    ///
    /// # Errors
    /// Where the disk does not take it.
    pub(super) fn prepare(self) -> io::Result<Prepared> {
        match self {
            Self::Direct(mut file) => file.flush().map(|()| Prepared(None)),
            Self::Beside { mut file, path } => {
                if let Some(file) = file.get() {
                    file.flush()?;
                    file.as_file().sync_all()?;
                }
                Ok(Prepared(Some((file.map(NamedTempFile::into_temp_path), path))))
            }
        }
    }
}

/// A file that is whole and waits for its name; nothing where it was written to its place at once.
#[derive(Debug)]
pub(super) struct Prepared(Option<(Unfinished<TempPath>, PathBuf)>);

impl Prepared {
    /// Gives it its name.
    ///
    /// # Errors
    /// Where the system does not; the old file is then as it was.
    pub(super) fn commit(self) -> io::Result<()> {
        let Some((file, path)) = self.0 else { return Ok(()) };
        if let Some(named) = file.settle(|file| file.persist(&path)) {
            named.map_err(|error| error.error)?;
        }
        // The new name must reach the disk too; some systems cannot sync a folder, which is no fault.
        if let Some(folder) = path.parent().filter(|parent| !parent.as_os_str().is_empty())
            && let Ok(folder) = File::open(folder)
        {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

/// The system's own error, without the name of the temporary file, which nobody asked for.
fn plain(error: io::Error) -> io::Error {
    let text = error.to_string();
    match text.split_once(" at path ") {
        Some((reason, _)) => io::Error::new(error.kind(), reason),
        None => error,
    }
}

impl Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Beside { file, .. } => file.get().map_or(Ok(0), |file| file.write(bytes)),
            Self::Direct(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Beside { file, .. } => file.get().map_or(Ok(()), NamedTempFile::flush),
            Self::Direct(file) => file.flush(),
        }
    }
}
