//! In which encodings a file is read and written.

use super::super::input::{self, Input};
use super::Run;
use crate::encoding::{self, Encoding};
use crate::translate::stream::Coding;
use crate::translate::{Format, Job, Translator};
use crate::{Error, Span, document};

/// The encodings of a file.
pub(super) struct Coded {
    /// What its moves are read in; UTF-8 where they are read as the bytes they are.
    pub(super) encoding: Encoding,
    /// What all of it is in.
    pub(super) page: Encoding,
    /// What is written.
    pub(super) wanted: Encoding,
    /// What was asked for.
    pub(super) requested: Option<Encoding>,
    /// Whether the encoding is known, from its name or from characters outside ASCII.
    pub(super) sure: bool,
}

impl Coded {
    /// Whether all that is known of the encoding is that of names and comments, and nothing was asked for.
    pub(super) fn names_only(&self) -> bool {
        self.encoding == Encoding::UTF_8 && self.page != Encoding::UTF_8 && self.requested.is_none()
    }

    /// How it is read and written as a stream; nothing where it cannot be cut into games before it is decoded.
    pub(super) fn stream(&self) -> Option<Coding> {
        let cut = |encoding: Encoding| encoding == Encoding::UTF_8 || encoding.is_single_byte();
        let as_is = self.encoding == Encoding::UTF_8;
        if !cut(self.encoding) || !cut(self.wanted) && self.wanted != self.page {
            return None;
        }
        Some(match self.requested {
            _ if !as_is || self.names_only() && self.wanted != self.page => {
                Coding::Between(self.page, self.wanted)
            }
            Some(wanted) if wanted != self.page => match self.sure {
                true => Coding::Between(self.page, wanted),
                false => Coding::Into(wanted),
            },
            _ if self.page != Encoding::UTF_8 => Coding::Page(self.page),
            Some(wanted) if !self.sure => Coding::Into(wanted),
            _ => Coding::Plain { sure: self.sure },
        })
    }
}

impl Run<'_> {
    /// In which encodings a file is read and written.
    pub(super) fn coded(&self, input: &Input, kind: Format) -> Result<Coded, Error> {
        let speech = self.args.ssml.then_some(Encoding::UTF_8);
        let label = self.args.output_encoding.as_deref();
        if label.is_some_and(|label| label.to_ascii_lowercase().trim_start_matches("us-") == "ascii") {
            let reason = "ASCII has no letters of other languages; name `utf-8` or a code page";
            return Err(Error::Unsupported(reason.into()));
        }
        let requested = label.map(input::by_label).transpose()?.or(speech);
        let stray = std::str::from_utf8(&input.head).is_err_and(|error| error.error_len().is_some());
        let declared = match &self.args.encoding {
            Some(label) => Some(input::by_label(label)?),
            // A page that says what it is in is believed, unless its bytes are UTF-8.
            None if kind == Format::Html && stray => {
                charset(&input.head).and_then(|(_, label)| Encoding::for_label(&label))
            }
            None => None,
        };
        let (encoding, page) = match declared {
            Some(one) => (one, one),
            None => {
                let encoding = input.encoding(None, |head| self.reads(head))?;
                (encoding, input::page(&input.head, encoding))
            }
        };
        let sure = declared.is_some() || !input.head.is_ascii();
        Ok(Coded { encoding, page, wanted: requested.unwrap_or(page), requested, sure })
    }

    /// Whether the first pages can be written in an encoding.
    pub(super) fn fits(&self, head: &[u8], kind: Format, page: Encoding, job: &Job<'_>) -> bool {
        let decoded = encoding::decode(head, page);
        let mut translator = Translator::new(self.locales, &self.detector);
        let done = document::translate(&decoded.text, kind, job, &mut translator, self.bidi);
        let lost = encoding::encode(&done.text, page, &mut Vec::new());
        !lost.iter().any(encoding::Unencodable::is_lost)
    }
}

/// Bytes of a page in which its encoding must be declared, as the HTML standard has it.
const DECLARED: usize = 1024;

/// Where a page declares its encoding, and which.
pub(super) fn charset(text: &[u8]) -> Option<(Span, String)> {
    let head = text.get(..text.len().min(DECLARED))?.to_ascii_lowercase();
    let mut start = memchr::memmem::find(&head, b"charset=")? + b"charset=".len();
    start += usize::from(head.get(start).is_some_and(|byte| matches!(byte, b'"' | b'\'')));
    let name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b':' | b'.');
    let len = head.get(start..)?.iter().take_while(|byte| name(byte)).count();
    let label = String::from_utf8_lossy(head.get(start..start + len)?).into_owned();
    (len > 0).then_some((Span::new(start, start + len), label))
}

/// Makes a page's declaration true.
pub(super) fn declare(text: &mut Vec<u8>, encoding: Encoding) {
    if let Some((span, label)) = charset(text)
        && Encoding::for_label(&label) != Some(encoding)
    {
        text.splice(span.start..span.end, encoding.name().to_ascii_lowercase().into_bytes());
    }
}
