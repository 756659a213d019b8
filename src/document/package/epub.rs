//! EPUB: its chapters are XHTML, and the package document says in what order they are read.

use std::collections::{HashMap, HashSet};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::archive::Archive;
use crate::Error;

const CONTAINER: &str = "META-INF/container.xml";
const ENCRYPTION: &str = "META-INF/encryption.xml";
const XHTML: &str = "application/xhtml+xml";

/// The chapters: those of the spine in its order, then the other pages of the manifest.
///
/// # Errors
/// Where the archive names no package document, or a chapter is encrypted.
pub(super) fn entries(archive: &mut Archive<'_>) -> Result<Vec<String>, Error> {
    if !archive.has(CONTAINER) {
        return Err(Error::Unsupported(format!("it is no EPUB: it has no {CONTAINER}")));
    }
    let mut root = None;
    each(archive, CONTAINER, |tag| {
        if tag.local_name().as_ref() == "rootfile" && root.is_none() {
            root = attribute(tag, "full-path");
        }
    })?;
    let Some(root) = root else {
        return Err(Error::Unsupported(format!("its {CONTAINER} names no package document")));
    };
    let mut pages: Vec<(String, String)> = Vec::new();
    let mut spine: Vec<String> = Vec::new();
    each(archive, &root, |tag| match tag.local_name().as_ref() {
        "item" if attribute(tag, "media-type").as_deref() == Some(XHTML) => {
            if let (Some(id), Some(href)) = (attribute(tag, "id"), attribute(tag, "href")) {
                pages.push((id, href));
            }
        }
        "itemref" => spine.extend(attribute(tag, "idref")),
        _ => {}
    })?;
    let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut found: Vec<String> = Vec::new();
    // The first page of an id counts; a package document may name as many as it likes.
    let by_id: HashMap<&str, &str> = pages.iter().rev().map(|(id, href)| (&id[..], &href[..])).collect();
    let in_spine = spine.iter().filter_map(|id| by_id.get(&id[..]).copied());
    let mut known: HashSet<String> = HashSet::new();
    for href in in_spine.chain(pages.iter().map(|(_, href)| &href[..])) {
        let name = resolved(folder, href);
        if archive.has(&name) && known.insert(name.clone()) {
            found.push(name);
        }
    }
    if archive.has(ENCRYPTION) {
        let mut locked = None;
        each(archive, ENCRYPTION, |tag| {
            if tag.local_name().as_ref() == "CipherReference" {
                let name = attribute(tag, "URI").map(|uri| resolved("", &uri));
                locked = locked.take().or(name.filter(|name| known.contains(name)));
            }
        })?;
        if let Some(name) = locked {
            return Err(Error::Unsupported(format!("its chapter `{name}` is encrypted")));
        }
    }
    Ok(found)
}

/// Shows each element of an entry.
fn each(archive: &mut Archive<'_>, name: &str, mut show: impl FnMut(&BytesStart<'_>)) -> Result<(), Error> {
    let mut text = Vec::new();
    archive.read(name, &mut text)?;
    let fault = |fault: &dyn std::fmt::Display| {
        Error::Unsupported(format!("its entry `{name}` is no XML in UTF-8: {fault}"))
    };
    let mut reader = Reader::from_str(std::str::from_utf8(&text).map_err(|error| fault(&error))?);
    loop {
        match reader.read_event().map_err(|error| fault(&error))? {
            Event::Start(tag) | Event::Empty(tag) => show(&tag),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// The value of an attribute, without its references.
fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let attribute = tag.attributes().flatten().find(|one| one.key.local_name().as_ref() == name)?;
    quick_xml::escape::unescape(&attribute.value).ok().map(std::borrow::Cow::into_owned)
}

/// The name of the entry that an address in a folder stands for.
fn resolved(folder: &str, address: &str) -> String {
    let address = address.split('#').next().unwrap_or_default();
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let Some((&byte, behind)) = rest.split_first() {
        let code = behind.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        match code.filter(|_| byte == b'%').and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(decoded) => {
                bytes.push(decoded);
                rest = behind.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(byte);
                rest = behind;
            }
        }
    }
    let address = String::from_utf8_lossy(&bytes).into_owned();
    let base = if address.starts_with('/') { "" } else { folder };
    let mut parts: Vec<&str> = Vec::new();
    for part in base.split('/').chain(address.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}
