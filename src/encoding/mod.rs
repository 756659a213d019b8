//! Which bytes stand for which characters.
//!
//! The one decision: UTF-8 and ASCII are never decoded. The readers work on bytes, so such a file is used as
//! it is, stray bytes in comments included, whatever its size. Other encodings become UTF-8 with a map back,
//! and a byte that means nothing is kept as a character of its own that is written back as that byte. Which
//! encoding a file has is not decided here: candidates are put in order, and legal play decides.

mod candidates;
mod changed;
mod decode;
mod encode;
mod half;
mod stream;
mod tables;
#[cfg(test)]
mod tests;

pub use candidates::candidates;
pub use changed::encode_changed;
pub use decode::{Decoded, decode};
pub use encode::{Unencodable, encode, write_back};
pub use stream::{Decoding, Encoder};

use encoding_rs as standard;
use tables::{CODE_PAGES, CodePage};

/// A character encoding.
#[derive(Clone, Copy, Debug)]
pub struct Encoding(Kind);

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// UTF-8 or ASCII, and bytes of unknown meaning: used as they are.
    Utf8,
    Utf16 {
        big_endian: bool,
    },
    /// One of the WHATWG Encoding Standard, 8-bit or of several bytes, ASCII in its lower half.
    Standard(&'static standard::Encoding),
    Page(&'static CodePage),
}

impl Encoding {
    /// UTF-8, and ASCII as a part of it.
    pub const UTF_8: Self = Self(Kind::Utf8);
    /// UTF-16, low byte first.
    pub const UTF_16LE: Self = Self(Kind::Utf16 { big_endian: false });
    /// UTF-16, high byte first.
    pub const UTF_16BE: Self = Self(Kind::Utf16 { big_endian: true });
    /// Windows-1252, which ISO-8859-1 is a part of.
    pub const WINDOWS_1252: Self = Self(Kind::Standard(standard::WINDOWS_1252));

    /// The encoding of that name, in any case and punctuation: the labels of the WHATWG Encoding Standard
    /// (`latin1`, `windows-1251`, `koi8-r`, `macintosh`, `gbk` …) and those of the code pages it lacks (`cp862`,
    /// `IBM437`, `mac-arabic`, `CP1256`). `None` for others, and for the standard's stateful ones.
    ///
    /// As in that standard `iso-8859-1` is read as Windows-1252 and `iso-8859-9` as Windows-1254.
    #[must_use]
    pub fn for_label(label: &str) -> Option<Self> {
        let plain: String =
            label.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
        match plain.as_str() {
            "utf8" | "ascii" | "usascii" => return Some(Self::UTF_8),
            "utf16" | "utf16le" => return Some(Self::UTF_16LE),
            "utf16be" => return Some(Self::UTF_16BE),
            _ => {}
        }
        let own = |page: &&CodePage| {
            page.labels.contains(&plain.as_str())
                || page
                    .name
                    .bytes()
                    .filter(u8::is_ascii_alphanumeric)
                    .map(|b| b.to_ascii_lowercase())
                    .eq(plain.bytes())
        };
        if let Some(page) = CODE_PAGES.iter().find(own) {
            return Some(Self(Kind::Page(page)));
        }
        let alias = match plain.as_str() {
            "maccyrillic" => "x-mac-cyrillic",
            "macroman" => "macintosh",
            "latin1" | "windows" | "ansi" => "windows-1252",
            "koi8r" => "koi8-r",
            "koi8u" => "koi8-u",
            "shiftjis" => "shift_jis",
            "eucjp" => "euc-jp",
            "euckr" => "euc-kr",
            _ => "",
        };
        // `cp1256`, `windows1256`, `iso88596`, as they are often written.
        let windows = ["windows", "cp", "win"].iter().find_map(|head| plain.strip_prefix(head));
        let windows = windows.map(|number| format!("windows-{number}"));
        let iso = plain.strip_prefix("iso8859").map(|part| format!("iso-8859-{part}"));
        [Some(label.trim()), Some(alias), Some(plain.as_str()), windows.as_deref(), iso.as_deref()]
            .into_iter()
            .flatten()
            .find_map(|label| standard::Encoding::for_label_no_replacement(label.as_bytes()))
            .and_then(Self::of_standard)
    }

    fn of_standard(found: &'static standard::Encoding) -> Option<Self> {
        match found {
            _ if found == standard::UTF_8 => Some(Self::UTF_8),
            _ if found == standard::UTF_16LE => Some(Self::UTF_16LE),
            _ if found == standard::UTF_16BE => Some(Self::UTF_16BE),
            // These keep state, or are no encoding of text.
            _ if found == standard::ISO_2022_JP || found == standard::X_USER_DEFINED => None,
            _ => Some(Self(Kind::Standard(found))),
        }
    }

    /// The encoding that a byte order mark announces, and the mark's length.
    #[must_use]
    pub fn for_mark(bytes: &[u8]) -> Option<(Self, usize)> {
        [Self::UTF_8, Self::UTF_16LE, Self::UTF_16BE]
            .into_iter()
            .find(|encoding| bytes.starts_with(encoding.mark()))
            .map(|encoding| (encoding, encoding.mark().len()))
    }

    /// The byte order mark; empty where there is none.
    #[must_use]
    pub const fn mark(self) -> &'static [u8] {
        match self.0 {
            Kind::Utf8 => b"\xEF\xBB\xBF",
            Kind::Utf16 { big_endian: false } => b"\xFF\xFE",
            Kind::Utf16 { big_endian: true } => b"\xFE\xFF",
            Kind::Standard(_) | Kind::Page(_) => b"",
        }
    }

    /// Whether each byte is a character of its own, so that a text can be cut between any two.
    #[must_use]
    pub fn is_single_byte(self) -> bool {
        half::Half::of(self).is_some()
    }

    /// Its usual name, `UTF-8`, `windows-1251`, `IBM862`, which [`Self::for_label`] takes.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Utf8 => "UTF-8",
            Kind::Utf16 { big_endian: false } => "UTF-16LE",
            Kind::Utf16 { big_endian: true } => "UTF-16BE",
            Kind::Standard(encoding) => encoding.name(),
            Kind::Page(page) => page.name,
        }
    }
}

impl PartialEq for Encoding {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Encoding {}

/// First of the 256 private characters that stand for bytes without a meaning.
const KEPT: u32 = 0x10_F700;

/// The character that keeps a byte.
fn kept(byte: u8) -> char {
    char::from_u32(KEPT + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The byte that a character keeps.
fn kept_byte(character: char) -> Option<u8> {
    u32::from(character).checked_sub(KEPT).and_then(|byte| u8::try_from(byte).ok())
}
