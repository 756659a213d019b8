//! The plain part of YAML in which tables are kept, read many times faster than all of YAML.
//!
//! Finding the language of a text needs every table, and a command has a few milliseconds. What is read
//! here is read exactly as serde_yaml reads it; wherever that is in any doubt the answer is `None` and
//! serde_yaml reads the file, also to say what is wrong with it. Understood are block mappings and
//! sequences, flow collections on one line, plain and double-quoted scalars on one line, `>-`, comment
//! lines and blank lines.

use serde_yaml::{Mapping, Value};

/// Flow collections in each other deeper than this are left to serde_yaml.
const DEEPEST: usize = 16;

/// The value of a document, or nothing where it is not plain.
pub(super) fn value(text: &str) -> Option<Value> {
    read(text, None)
}

/// The mapping of these keys of a document; the others are passed over unread. For files known to be plain.
pub(super) fn fields(text: &str, keys: &[&str]) -> Option<Value> {
    read(text, Some(keys))
}

fn read<'k>(text: &str, keys: Option<&'k [&'k str]>) -> Option<Value> {
    if strange(text) {
        return None;
    }
    let mut lines = Vec::new();
    // Whether the line belongs to a key of the outermost mapping that is passed over.
    let mut passed = false;
    let mut rest = Some(text);
    while let Some(lines_left) = rest {
        let end = memchr::memchr(b'\n', lines_left.as_bytes());
        let (line, behind) = lines_left.split_at(end.unwrap_or(lines_left.len()));
        rest = behind.get(1..);
        if passed && line.starts_with(' ') {
            continue;
        }
        let content = line.trim_start_matches(' ');
        let indent = line.len() - content.len();
        if let Some(keys) = keys
            && indent == 0
            && content.starts_with(|c: char| c.is_ascii_alphabetic())
        {
            passed = content.split_once(':').is_some_and(|(key, _)| !keys.contains(&key));
        }
        if passed {
            continue;
        }
        if content.starts_with('#') || content.is_empty() {
            lines.push(Line { indent, content: "" });
        } else if content.starts_with("---")
            || content.starts_with("...")
            || memchr::memchr2(b'\t', b'\r', line.as_bytes()).is_some()
            || line.ends_with(' ')
        {
            return None;
        } else {
            lines.push(Line { indent, content });
        }
    }
    let mut block = Block { lines: &lines, at: 0 };
    let value = block.value(0, 0)?;
    block.next().is_none().then_some(value)
}

/// Whether there are characters at which libyaml breaks lines, or controls, which it refuses.
fn strange(text: &str) -> bool {
    // The lead bytes of all of these; most texts have few of them.
    let possible = |byte: u8| byte < b' ' && byte != b'\n' || matches!(byte, 0x7f | 0xc2 | 0xe2 | 0xef);
    let strange = |c: char| {
        c.is_control() && c != '\n'
            || matches!(c, '\u{2028}' | '\u{2029}' | '\u{FEFF}' | '\u{FFFE}' | '\u{FFFF}')
    };
    text.bytes().any(possible) && text.contains(strange)
}

/// One line; a blank one or a comment has no content.
struct Line<'t> {
    indent: usize,
    content: &'t str,
}

struct Block<'l, 't> {
    lines: &'l [Line<'t>],
    at: usize,
}

impl<'l, 't> Block<'l, 't> {
    /// The next line with content, without taking it.
    fn next(&mut self) -> Option<&'l Line<'t>> {
        while self.lines.get(self.at).is_some_and(|line| line.content.is_empty()) {
            self.at += 1;
        }
        self.lines.get(self.at)
    }

    /// The collection whose lines are indented by `indent`.
    fn value(&mut self, indent: usize, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        let first = self.next()?;
        if first.indent != indent {
            return None;
        }
        if first.content.starts_with("- ") { self.sequence(indent) } else { self.mapping(indent, depth) }
    }

    fn sequence(&mut self, indent: usize) -> Option<Value> {
        let mut items = Vec::new();
        while let Some(line) = self.next() {
            let Some(item) = line.content.strip_prefix("- ").filter(|_| line.indent == indent) else { break };
            items.push(inline(item.trim_start_matches(' '))?);
            self.at += 1;
        }
        self.ends(indent)?;
        Some(Value::Sequence(items))
    }

    fn mapping(&mut self, indent: usize, depth: usize) -> Option<Value> {
        let mut map = Mapping::new();
        while let Some(line) = self.next() {
            if line.indent != indent {
                break;
            }
            let (key, rest) = line.content.split_once(':')?;
            if !is_key(key) {
                return None;
            }
            self.at += 1;
            let value = match rest.strip_prefix(' ').map(|rest| rest.trim_start_matches(' ')) {
                None if !rest.is_empty() => return None,
                Some(">-") => self.folded(indent)?,
                Some(rest) => inline(rest)?,
                None => match self.next() {
                    Some(line) if line.indent > indent => self.value(line.indent, depth + 1)?,
                    Some(line) if line.indent == indent && line.content.starts_with("- ") => {
                        self.value(indent, depth + 1)?
                    }
                    _ => Value::Null,
                },
            };
            if map.insert(Value::String(key.to_owned()), value).is_some() {
                return None;
            }
        }
        self.ends(indent)?;
        Some(Value::Mapping(map))
    }

    /// Behind a collection nothing may be indented deeper: it would go on with its last scalar.
    fn ends(&mut self, indent: usize) -> Option<()> {
        match self.next() {
            Some(line) if line.indent > indent => None,
            _ => Some(()),
        }
    }

    /// The lines of `>-`, joined by blanks; there must be no blank line and no comment between them.
    fn folded(&mut self, indent: usize) -> Option<Value> {
        let inner =
            self.lines.get(self.at).filter(|line| !line.content.is_empty() && line.indent > indent)?.indent;
        let mut text = String::new();
        while let Some(line) =
            self.lines.get(self.at).filter(|line| line.indent == inner && !line.content.is_empty())
        {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(line.content);
            self.at += 1;
        }
        // An indented comment or blank would be text; an empty line behind the last one is dropped.
        if self.lines.get(self.at).is_some_and(|line| line.content.is_empty() && line.indent > 0) {
            return None;
        }
        match self.next() {
            Some(line) if line.indent > indent => None,
            _ => Some(Value::String(text)),
        }
    }
}

fn is_key(key: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    key.starts_with(|c: char| c.is_ascii_alphabetic()) && key.bytes().all(letter) && !is_reserved(key)
}

/// Whether a word is, or to some readers of YAML is, a truth value or nothing.
fn is_reserved(text: &str) -> bool {
    text.len() <= 5
        && ["null", "true", "false", "yes", "no", "on", "off"]
            .iter()
            .any(|word| text.eq_ignore_ascii_case(word))
}

/// A value that ends with its line.
fn inline(text: &str) -> Option<Value> {
    if text.starts_with(['{', '[', '"']) {
        let mut flow = Flow { rest: text };
        let value = flow.value(0)?;
        return flow.rest.is_empty().then_some(value);
    }
    if text.contains(": ") || text.contains(" #") || text.ends_with(':') {
        return None;
    }
    plain(text)
}

/// A plain scalar, which must be a string beyond doubt, or one of the few words that are none.
fn plain(text: &str) -> Option<Value> {
    match text {
        "~" => return Some(Value::Null),
        "true" => return Some(Value::Bool(true)),
        "false" => return Some(Value::Bool(false)),
        _ => {}
    }
    let sign = |byte: &u8| byte.is_ascii_digit() || b"-?:,[]{}#&*!|>'\"%@`~=<.+".contains(byte);
    if text.is_empty()
        || is_reserved(text)
        || text.as_bytes().first().is_some_and(sign)
        || text.chars().any(char::is_control)
        || text.contains('\u{FEFF}')
    {
        return None;
    }
    Some(Value::String(text.to_owned()))
}

struct Flow<'t> {
    rest: &'t str,
}

impl<'t> Flow<'t> {
    fn blanks(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn take(&mut self, sign: char) -> Option<()> {
        self.rest = self.rest.strip_prefix(sign)?;
        self.blanks();
        Some(())
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        match self.rest.chars().next()? {
            '{' => self.mapping(depth),
            '[' => self.sequence(depth),
            '"' => self.quoted(),
            _ => plain(self.scalar()?),
        }
    }

    fn mapping(&mut self, depth: usize) -> Option<Value> {
        let mut map = Mapping::new();
        self.take('{')?;
        while self.take('}').is_none() {
            let (key, rest) = self.rest.split_once(": ")?;
            if !is_key(key) {
                return None;
            }
            self.rest = rest;
            self.blanks();
            if map.insert(Value::String(key.to_owned()), self.value(depth + 1)?).is_some() {
                return None;
            }
            self.blanks();
            if self.take(',').is_none() && !self.rest.starts_with('}') {
                return None;
            }
        }
        Some(Value::Mapping(map))
    }

    fn sequence(&mut self, depth: usize) -> Option<Value> {
        let mut items = Vec::new();
        self.take('[')?;
        while self.take(']').is_none() {
            items.push(self.value(depth + 1)?);
            self.blanks();
            if self.take(',').is_none() && !self.rest.starts_with(']') {
                return None;
            }
        }
        Some(Value::Sequence(items))
    }

    /// A plain scalar inside a collection.
    fn scalar(&mut self) -> Option<&'t str> {
        let end = self.rest.find([',', '[', ']', '{', '}'])?;
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        let text = text.trim_end_matches(' ');
        let doubt = text.contains([':', '#', '?', '"']) || text.ends_with('-');
        (!doubt).then_some(text)
    }

    /// A double-quoted scalar with the escapes that tables use.
    fn quoted(&mut self) -> Option<Value> {
        let mut text = String::new();
        let mut chars = self.rest.strip_prefix('"')?.chars();
        loop {
            match chars.next()? {
                '"' => break,
                '\\' => match chars.next()? {
                    sign @ ('"' | '\\') => text.push(sign),
                    'u' => {
                        let digits: String = chars.by_ref().take(4).collect();
                        if digits.len() != 4 || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
                            return None;
                        }
                        text.push(char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?);
                    }
                    _ => return None,
                },
                c => text.push(c),
            }
        }
        self.rest = chars.as_str();
        if !matches!(self.rest.chars().next(), None | Some(',' | ']' | '}')) {
            return None;
        }
        Some(Value::String(text))
    }
}

#[cfg(test)]
mod tests {
    use super::super::load::{NOTATIONS, STYLES};
    use super::*;

    fn tables() -> impl Iterator<Item = (&'static str, &'static str)> {
        NOTATIONS.iter().chain(STYLES).copied()
    }

    #[test]
    fn tables_are_read_as_serde_yaml_reads_them() {
        let mut slow = Vec::new();
        for (name, text) in tables() {
            let whole: Value = serde_yaml::from_str(text).unwrap();
            match value(text) {
                Some(quick) => assert_eq!(quick, whole, "{name}"),
                None => slow.push(name),
            }
        }
        assert!(slow.len() < 12, "too many tables are not plain: {slow:?}");
    }

    /// Tables with a few characters changed: what is read must still be what serde_yaml reads.
    #[test]
    fn damaged_tables_are_read_alike_or_not_at_all() {
        let signs = [
            "\"", "'", ":", ": ", "#", " #", "-", "- ", "\n", "\n  ", "\n\n", " ", "{", "}", "[", "]", ",",
            "~", "|", ">", "&", "*", "!", "%", "\\", "\\u0041", "?", "1", "true", "no", "\u{85}", "\u{2028}",
            "<<: ", "=", "...", "---\n",
        ];
        let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
        let mut next = |below: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % below.max(1) as u64) as usize
        };
        let mut read = 0;
        for round in 0..100 {
            for (name, text) in tables() {
                let mut chars: Vec<char> = text.chars().take(600).collect();
                for _ in 0..1 + round % 3 {
                    let at = next(chars.len());
                    let until = (at + next(3)).min(chars.len());
                    chars.splice(at..until, signs[next(signs.len())].chars());
                }
                let damaged: String = chars.into_iter().collect();
                if let Some(quick) = value(&damaged) {
                    read += 1;
                    match serde_yaml::from_str::<Value>(&damaged) {
                        Ok(whole) => assert_eq!(quick, whole, "{name}\n{damaged}"),
                        Err(error) => panic!("{name}: {error}\n{damaged}"),
                    }
                }
            }
        }
        assert!(read > 1000, "{read}");
    }
}
