//! Characters by their names and numbers.

use crate::annotation;

/// Characters of Latin-1 from U+00C0 on, by name.
const LATIN: [&str; 64] = [
    "Agrave", "Aacute", "Acirc", "Atilde", "Auml", "Aring", "AElig", "Ccedil", "Egrave", "Eacute", "Ecirc",
    "Euml", "Igrave", "Iacute", "Icirc", "Iuml", "ETH", "Ntilde", "Ograve", "Oacute", "Ocirc", "Otilde",
    "Ouml", "times", "Oslash", "Ugrave", "Uacute", "Ucirc", "Uuml", "Yacute", "THORN", "szlig", "agrave",
    "aacute", "acirc", "atilde", "auml", "aring", "aelig", "ccedil", "egrave", "eacute", "ecirc", "euml",
    "igrave", "iacute", "icirc", "iuml", "eth", "ntilde", "ograve", "oacute", "ocirc", "otilde", "ouml",
    "divide", "oslash", "ugrave", "uacute", "ucirc", "uuml", "yacute", "thorn", "yuml",
];
/// Other names met around moves.
const NAMES: [(&str, char); 50] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", '\u{a0}'),
    ("plusmn", '\u{b1}'),
    ("mnplus", '\u{2213}'),
    ("frac12", '\u{bd}'),
    ("half", '\u{bd}'),
    ("ndash", '\u{2013}'),
    ("mdash", '\u{2014}'),
    ("minus", '\u{2212}'),
    ("hellip", '\u{2026}'),
    ("infin", '\u{221e}'),
    ("dagger", '\u{2020}'),
    ("Dagger", '\u{2021}'),
    ("thinsp", '\u{2009}'),
    ("ensp", '\u{2002}'),
    ("emsp", '\u{2003}'),
    ("lrm", '\u{200e}'),
    ("rlm", '\u{200f}'),
    ("zwnj", '\u{200c}'),
    ("zwj", '\u{200d}'),
    ("laquo", '\u{ab}'),
    ("raquo", '\u{bb}'),
    ("lsquo", '\u{2018}'),
    ("rsquo", '\u{2019}'),
    ("sbquo", '\u{201a}'),
    ("ldquo", '\u{201c}'),
    ("rdquo", '\u{201d}'),
    ("bdquo", '\u{201e}'),
    ("shy", '\u{ad}'),
    ("ZeroWidthSpace", '\u{200b}'),
    ("NoBreak", '\u{2060}'),
    ("hairsp", '\u{200a}'),
    ("puncsp", '\u{2008}'),
    ("numsp", '\u{2007}'),
    ("emsp13", '\u{2004}'),
    ("hyphen", '\u{2010}'),
    ("dash", '\u{2010}'),
    ("num", '#'),
    ("lpar", '('),
    ("rpar", ')'),
    ("colon", ':'),
    ("semi", ';'),
    ("comma", ','),
    ("period", '.'),
    ("middot", '\u{b7}'),
    ("bull", '\u{2022}'),
];

/// The character reference at the start of `text`, none for an ampersand that stands for itself. The character
/// is none where the name is not known.
pub(super) fn reference(text: &[u8]) -> Option<(Option<char>, usize)> {
    let head = text.get(1..text.len().min(32))?;
    let end = head.iter().position(|b| *b == b';')?;
    let name = std::str::from_utf8(head.get(..end)?).ok()?;
    let len = end + 2;
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return Some((char::from_u32(code), len));
    }
    if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return None;
    }
    let latin = LATIN.iter().zip(0xC0u32..).find(|(known, _)| **known == name);
    let latin = latin.and_then(|(_, code)| char::from_u32(code));
    let known = NAMES.iter().find(|(known, _)| *known == name).map(|(_, c)| *c);
    Some((known.or(latin).or_else(|| annotation::named(name)), len))
}
