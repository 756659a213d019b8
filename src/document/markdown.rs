//! Markdown: paragraphs, headings, lists and tables are text; code, addresses and raw tags are not.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::{Document, Flat, Flattener, html};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;

/// Markdown as CommonMark has it, with tables, footnotes and a head of metadata.
#[derive(Clone, Copy, Debug, Default)]
pub struct Markdown;

impl Document for Markdown {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, true);
        let Ok(source) = std::str::from_utf8(text) else {
            // A stray byte: what is text cannot be told from code, so nothing is read.
            return flattener.finish();
        };
        let options = Options::ENABLE_TABLES
            | Options::ENABLE_FOOTNOTES
            | Options::ENABLE_STRIKETHROUGH
            | Options::ENABLE_TASKLISTS
            | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS
            | Options::ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS;
        let mut silent = 0usize;
        for (event, range) in Parser::new_ext(source, options).into_offset_iter() {
            match event {
                Event::Start(Tag::CodeBlock(_) | Tag::MetadataBlock(_)) => silent += 1,
                Event::End(TagEnd::CodeBlock | TagEnd::MetadataBlock(_)) => {
                    silent = silent.saturating_sub(1);
                    flattener.gap("\n\n", range.end);
                }
                Event::Start(Tag::Item) => {
                    // `1. e4` at the start of a line is a list to Markdown and a move to its reader.
                    if let Some(len) = list_number(text.get(range.start..).unwrap_or_default()) {
                        flattener.copy(range.start, range.start + len);
                    }
                }
                Event::Start(_) | Event::InlineMath(_) | Event::DisplayMath(_) => {}
                Event::Text(_) if silent > 0 => {}
                Event::Text(shown) => {
                    if source.get(range.clone()) == Some(&*shown) {
                        flattener.copy(range.start, range.end);
                    } else {
                        flattener.decoded(&shown, range.start, range.len());
                    }
                }
                Event::Code(_) | Event::FootnoteReference(_) | Event::TaskListMarker(_) => {
                    flattener.gap(" ", range.start);
                }
                Event::SoftBreak => flattener.decoded(" ", range.start, range.len()),
                Event::HardBreak => flattener.decoded("\n", range.start, range.len()),
                Event::Html(_) => html::flatten(text, range.start, range.end, &mut flattener),
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
        let only_marks = before.iter().all(|b| matches!(b, b' ' | b'\t' | b'>' | b'-' | b'*' | b'+'));
        let number = list_number(span.of(text)).filter(|_| only_marks).unwrap_or(0);
        // A mark before the number of a list would make it a paragraph.
        let start = span.start + number;
        (start < span.end).then(|| Span::new(start, span.end))
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        bidi::isolate(run, mode, paragraph, native_script, out);
    }
}

/// Length of the number that begins an item of a list, its point or bracket and the blank behind it.
fn list_number(text: &[u8]) -> Option<usize> {
    let digits = text.iter().take_while(|b| b.is_ascii_digit()).count();
    let sign = matches!(text.get(digits), Some(b'.' | b')'));
    let blank = matches!(text.get(digits + 1), Some(b' ' | b'\t'));
    (digits > 0 && digits <= 9 && sign && blank).then_some(digits + 2)
}
