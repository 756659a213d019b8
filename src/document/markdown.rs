//! Markdown: paragraphs, headings, lists and tables are text; code, addresses and raw tags are not.

use pulldown_cmark::{Event, LinkType, Options, Parser, Tag, TagEnd};

use super::{Document, Flat, Flattener, html};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;

/// Markdown as CommonMark has it, with tables, footnotes and a head of metadata.
#[derive(Clone, Copy, Debug, Default)]
pub struct Markdown;

impl Document for Markdown {
    /// `****` is no emphasis, and is shown.
    fn may_be_empty(&self) -> bool {
        false
    }

    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, false);
        let Ok(source) = std::str::from_utf8(text) else {
            // A stray byte: what is text cannot be told from code, so nothing is read.
            return flattener.finish();
        };
        let options = Options::ENABLE_TABLES
            | Options::ENABLE_FOOTNOTES
            | Options::ENABLE_STRIKETHROUGH
            | Options::ENABLE_TASKLISTS
            | Options::ENABLE_MATH
            | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS
            | Options::ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS;
        let kept = kept(source);
        let mut silent = 0usize;
        let mut links = Vec::new();
        // Links that are open and of which the text is the name of the address too.
        let mut labels = 0usize;
        let mut image = String::new();
        // Up to here tags were read ahead.
        let mut read = 0;
        for (event, range) in Parser::new_ext(source, options).into_offset_iter() {
            match event {
                Event::Start(Tag::CodeBlock(_) | Tag::MetadataBlock(_)) => silent += 1,
                Event::End(TagEnd::CodeBlock | TagEnd::MetadataBlock(_)) => {
                    silent = silent.saturating_sub(1);
                    flattener.gap("\n\n", range.end);
                }
                Event::Start(Tag::Link { link_type, .. }) => {
                    silent += usize::from(is_address(link_type));
                    labels += usize::from(names_itself(link_type));
                    links.push(link_type);
                }
                Event::End(TagEnd::Link) => {
                    let link = links.pop();
                    labels = labels.saturating_sub(usize::from(link.is_some_and(names_itself)));
                    if link.is_some_and(is_address) {
                        silent = silent.saturating_sub(1);
                        flattener.gap(" ", range.end);
                    }
                }
                Event::Start(Tag::Image { .. }) => {
                    silent += 1;
                    image.clear();
                }
                Event::End(TagEnd::Image) => {
                    silent = silent.saturating_sub(1);
                    if silent == 0 {
                        flattener.object(&image, range.start, range.len());
                    }
                }
                Event::Start(Tag::Item) => {
                    // `1. e4` at the start of a line is a list to Markdown and a move to its reader.
                    if let Some(len) = list_number(text.get(range.start..).unwrap_or_default()) {
                        let number = source.get(range.start..range.start + len).unwrap_or_default();
                        flattener.fixed(number, range.start, len);
                    }
                }
                Event::Start(_) => {}
                // `$1 Nf3$2` has two signs of PGN, `$5` is money.
                Event::InlineMath(inner) if silent == 0 && starts_with_number(&inner) => {
                    copy(&kept, range.start, range.end, &mut flattener);
                }
                Event::InlineMath(_) | Event::DisplayMath(_) => {
                    // A man may be drawn by TeX before the square it goes to.
                    let glued = text.get(range.end).is_some_and(u8::is_ascii_alphanumeric);
                    if silent == 0 && glued {
                        flattener.object("", range.start, range.len());
                    } else if silent == 0 {
                        flattener.gap(" ", range.start);
                    }
                }
                Event::Text(shown) if silent > 0 => image.push_str(&shown),
                Event::Text(shown) if labels > 0 => flattener.fixed(&shown, range.start, range.len()),
                Event::Text(shown) => {
                    if kept.iter().any(|kept| kept.start < range.end && range.start < kept.end) {
                        copy(&kept, range.start, range.end, &mut flattener);
                    } else if source.get(range.clone()) == Some(&*shown) {
                        flattener.copy(range.start, range.end);
                    } else {
                        flattener.decoded(&shown, range.start, range.len());
                    }
                }
                Event::Code(_) | Event::FootnoteReference(_) | Event::TaskListMarker(_) => {
                    flattener.gap(" ", range.start);
                }
                // A line's end is one of the run too: marks must not go over it.
                Event::SoftBreak | Event::HardBreak => flattener.decoded("\n", range.start, range.len()),
                Event::Html(_) => html::flatten(text, range.start, range.end, &mut flattener),
                Event::InlineHtml(_) if range.start >= read && silent == 0 => {
                    read = range.start + html::tag_in_line(text, range.start, &mut flattener);
                }
                Event::InlineHtml(_) => {}
                Event::Rule => flattener.gap("\n\n", range.start),
                Event::End(end) => match end {
                    TagEnd::TableCell => flattener.gap("\t", range.end),
                    TagEnd::TableRow | TagEnd::TableHead | TagEnd::Item => flattener.gap("\n", range.end),
                    TagEnd::Paragraph
                    | TagEnd::Heading(_)
                    | TagEnd::BlockQuote(_)
                    | TagEnd::List(_)
                    | TagEnd::Table
                    | TagEnd::FootnoteDefinition
                    | TagEnd::HtmlBlock => flattener.gap("\n\n", range.end),
                    _ => {}
                },
            }
        }
        flattener.finish()
    }

    fn escape(&self, _: &str, new: &str, out: &mut String) {
        for c in new.chars() {
            if matches!(c, '*' | '_' | '`' | '<' | '[' | '\\') {
                out.push('\\');
            }
            out.push(c);
        }
    }

    fn enclose(&self, text: &[u8], span: Span) -> Option<Span> {
        let line = memchr::memrchr(b'\n', text.get(..span.start)?).map_or(0, |end| end + 1);
        let before = text.get(line..span.start)?;
        let number = list_number(span.of(text)).filter(|_| only_signs(before)).unwrap_or(0);
        // A mark before the number of a list would make it a paragraph.
        let start = span.start + number;
        (start < span.end).then(|| Span::new(start, span.end))
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        bidi::isolate(run, mode, paragraph, native_script, out);
    }
}

/// Whether the text of a link is an address.
const fn is_address(link: LinkType) -> bool {
    matches!(link, LinkType::Autolink | LinkType::Email)
}

/// Whether the text of a link is the name under which its address stands elsewhere.
const fn names_itself(link: LinkType) -> bool {
    matches!(link, LinkType::Shortcut | LinkType::Collapsed)
}

/// Copies a range but for what is kept.
fn copy(kept: &[Span], start: usize, end: usize, flattener: &mut Flattener<'_>) {
    let mut at = start;
    let first = kept.partition_point(|kept| kept.end <= start);
    for kept in kept.iter().skip(first).take_while(|kept| kept.start < end) {
        flattener.copy(at, kept.start.max(at));
        flattener.gap(" ", kept.start.max(at));
        at = kept.end.min(end);
    }
    flattener.copy(at, end);
}

/// What the dialects of Markdown have between signs that is no text: attributes of headings, templates, links of a
/// wiki, citations and TeX.
const KEPT: [(&str, &str); 8] = [
    ("{{", "}}"),
    ("{%", "%}"),
    ("{#", "}"),
    ("{.", "}"),
    ("{:", "}"),
    ("[[", "]]"),
    ("[@", "]"),
    ("\\(", "\\)"),
];
/// A longer stretch than this between such signs is text.
const LONGEST_KEPT: usize = 1024;

/// The ranges of a text that are kept, in order and apart; none goes over the end of a paragraph.
fn kept(source: &str) -> Vec<Span> {
    let text = source.as_bytes();
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(next) = text.get(at..).and_then(|rest| memchr::memchr3(b'{', b'[', b'\\', rest)) {
        at += next;
        let rest = text.get(at..).unwrap_or_default();
        let head = rest.get(..rest.len().min(LONGEST_KEPT)).unwrap_or_default();
        let head =
            memchr::memmem::find(head, b"\n\n").map_or(head, |end| head.get(..end).unwrap_or_default());
        let len =
            KEPT.iter().filter(|(open, _)| head.starts_with(open.as_bytes())).find_map(|(open, close)| {
                let inner = head.get(open.len()..)?;
                memchr::memmem::find(inner, close.as_bytes()).map(|end| open.len() + end + close.len())
            });
        match len {
            Some(len) => {
                kept.push(Span::new(at, at + len));
                at += len;
            }
            // What follows a backslash is a sign of its own.
            None => at += 1 + usize::from(rest.first() == Some(&b'\\')),
        }
    }
    kept
}

/// Whether a number and a blank or a point come first.
fn starts_with_number(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len() && rest.starts_with([' ', '.', ',', '\n', ')', ':', ';'])
}

/// Whether nothing but quotation signs and bullets stands before an item: `> - `, and not `**`.
fn only_signs(before: &[u8]) -> bool {
    let blank = |b: Option<&u8>| matches!(b, Some(b' ' | b'\t'));
    before.iter().enumerate().all(|(at, b)| match b {
        b' ' | b'\t' | b'>' => true,
        b'-' | b'*' | b'+' => blank(before.get(at + 1)),
        _ => false,
    })
}

/// Length of the number that begins an item of a list, its point or bracket and the blank behind it.
fn list_number(text: &[u8]) -> Option<usize> {
    let digits = text.iter().take_while(|b| b.is_ascii_digit()).count();
    let sign = matches!(text.get(digits), Some(b'.' | b')'));
    let blank = matches!(text.get(digits + 1), Some(b' ' | b'\t'));
    (digits > 0 && digits <= 9 && sign && blank).then_some(digits + 2)
}
