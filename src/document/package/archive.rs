//! The zip archive around a document, read and written in memory.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{Cursor, Read, Write};

use zip::result::ZipError;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::Error;

/// More entries than a document has.
const MOST_ENTRIES: usize = 20_000;
/// The largest entry that is read, unpacked.
const LARGEST_ENTRY: u64 = 64 << 20;
/// What all entries that are read may come to.
const LARGEST_TEXT: usize = 256 << 20;
/// No text is packed more tightly than this, unless it is short.
const TIGHTEST: u64 = 400;
/// An entry that is shorter may be packed as it will.
const SHORT: u64 = 1 << 20;
/// Bytes of the record at the end of an archive that has no comment.
const END: usize = 22;

/// An archive.
pub(super) struct Archive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    read: usize,
}

impl<'a> Archive<'a> {
    /// Opens an archive.
    ///
    /// # Errors
    /// Where it is none, is encrypted, or its entries are too many, lie over each other or have one name.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Error> {
        let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|fault| broken(&fault))?;
        if zip.len() > MOST_ENTRIES {
            return Err(refused("it has more entries than a document has"));
        }
        if zip.offset() != 0 {
            return Err(refused("something stands before the archive"));
        }
        if counted(bytes).is_some_and(|count| count != zip.len()) {
            return Err(refused("two of its entries have one name"));
        }
        if zip.has_overlapping_entries().map_err(|fault| broken(&fault))? {
            return Err(refused("its entries lie over each other"));
        }
        for index in 0..zip.len() {
            if zip.by_index_raw(index).map_err(|fault| broken(&fault))?.encrypted() {
                return Err(refused("it is encrypted; take the password away first"));
            }
        }
        Ok(Self { zip, read: 0 })
    }

    /// The names of the entries, in order.
    ///
    /// # Errors
    /// Where one is in no encoding that a zip archive may use.
    pub(super) fn names(&self) -> Result<Vec<String>, Error> {
        self.zip.file_names().map(|name| name.map(Cow::into_owned).map_err(|fault| broken(&fault))).collect()
    }

    /// Whether there is an entry of a name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.zip.index_for_name(name).is_some()
    }

    /// Appends an entry, unpacked.
    ///
    /// # Errors
    /// Where there is none, it is broken, or too large.
    pub(super) fn read(&mut self, name: &str, out: &mut Vec<u8>) -> Result<(), Error> {
        let entry = self.zip.by_name(name).map_err(|fault| match fault {
            ZipError::FileNotFound => refused(&format!("it has no entry `{name}`")),
            fault => broken(&fault),
        })?;
        let tight = entry.size() > SHORT && entry.size() / entry.compressed_size().max(1) > TIGHTEST;
        if entry.size() > LARGEST_ENTRY || tight {
            return Err(refused(&format!("its entry `{name}` would unpack to more than a text is")));
        }
        // What an entry says of its size is not believed.
        let before = out.len();
        let bound = entry.size();
        let read = entry.take(bound + 1).read_to_end(out);
        read.map_err(|fault| refused(&format!("its entry `{name}` is broken: {fault}")))?;
        let len = out.len() - before;
        if len as u64 > bound {
            return Err(refused(&format!("its entry `{name}` is longer than it says")));
        }
        self.read += len;
        if self.read > LARGEST_TEXT {
            return Err(refused("its texts come to more than a book is"));
        }
        Ok(())
    }

    /// The archive with some entries changed; the others are copied as they are packed.
    ///
    /// # Errors
    /// Where an entry cannot be copied.
    pub(super) fn rewritten(mut self, changed: &HashMap<String, Vec<u8>>) -> Result<Vec<u8>, Error> {
        let mut out = ZipWriter::new(Cursor::new(Vec::new()));
        out.set_raw_comment(self.zip.comment().into()).map_err(|fault| broken(&fault))?;
        for index in 0..self.zip.len() {
            let entry = self.zip.by_index_raw(index).map_err(|fault| broken(&fault))?;
            let name = entry.name().map_err(|fault| broken(&fault))?;
            let Some((name, new)) = changed.get_key_value(name.as_ref()) else {
                out.raw_copy_file(entry).map_err(|fault| broken(&fault))?;
                continue;
            };
            let method = match entry.compression() {
                CompressionMethod::Stored => CompressionMethod::Stored,
                _ => CompressionMethod::Deflated,
            };
            let mut options = entry.options().compression_method(method).into_full_options();
            if !entry.comment().is_empty() {
                options = options.with_file_comment(entry.comment());
            }
            for (id, data) in fields(&entry.extra_data().unwrap_or_default()) {
                // What the writer makes itself it does not take.
                let _ = options.add_extra_field(id, data, false);
            }
            drop(entry);
            out.start_file(name.as_str(), options).map_err(|fault| broken(&fault))?;
            out.write_all(new)?;
        }
        Ok(out.finish().map_err(|fault| broken(&fault))?.into_inner())
    }
}

/// The fields that other programs added to an entry, but for its sizes, which change.
fn fields(mut data: &[u8]) -> Vec<(u16, &[u8])> {
    const SIZES: u16 = 1;
    let mut fields = Vec::new();
    while let Some(([a, b, c, d], rest)) = data.split_first_chunk::<4>() {
        let (id, len) = (u16::from_le_bytes([*a, *b]), usize::from(u16::from_le_bytes([*c, *d])));
        let Some((field, rest)) = rest.split_at_checked(len) else { break };
        if id != SIZES {
            fields.push((id, field));
        }
        data = rest;
    }
    fields
}

/// How many entries the end of an archive counts; none where it does not say.
fn counted(bytes: &[u8]) -> Option<usize> {
    let from = bytes.len().saturating_sub(END + usize::from(u16::MAX));
    let at = from + memchr::memmem::rfind(bytes.get(from..)?, b"PK\x05\x06")?;
    let count = usize::from(u16::from_le_bytes(bytes.get(at + 10..at + 12)?.try_into().ok()?));
    (count != usize::from(u16::MAX)).then_some(count)
}

fn refused(reason: &str) -> Error {
    Error::Unsupported(reason.to_owned())
}

fn broken(fault: &ZipError) -> Error {
    Error::Unsupported(format!("it is no zip archive, or a broken one: {fault}"))
}
