//! Files that appear whole or not at all: written beside their place, synced, and renamed.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// A file in the making.
#[derive(Debug)]
pub(super) enum Replacement {
    /// A regular file, or one that is not there yet: it is written beside its place.
    Beside {
        /// What is written.
        file: NamedTempFile,
        /// Where it goes.
        path: PathBuf,
    },
    /// A device or pipe, which cannot be replaced.
    Direct(File),
}

impl Replacement {
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
        let file = builder.tempfile_in(folder).map_err(plain)?;
        if let Some(old) = old {
            file.as_file().set_permissions(old.permissions())?;
        }
        Ok(Self::Beside { file, path })
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    /// Where the disk does not take it; the old file is then as it was.
    pub(super) fn commit(self) -> io::Result<()> {
        match self {
            Self::Direct(mut file) => file.flush(),
            Self::Beside { mut file, path } => {
                file.flush()?;
                file.as_file().sync_all()?;
                file.persist(&path).map_err(|error| error.error)?;
                // The new name must reach the disk too; some systems cannot sync a folder, which is no fault.
                if let Some(folder) = path.parent().filter(|parent| !parent.as_os_str().is_empty())
                    && let Ok(folder) = File::open(folder)
                {
                    let _ = folder.sync_all();
                }
                Ok(())
            }
        }
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
            Self::Beside { file, .. } => file.write(bytes),
            Self::Direct(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Beside { file, .. } => file.flush(),
            Self::Direct(file) => file.flush(),
        }
    }
}
