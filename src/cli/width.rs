//! How wide text is on a terminal, and how tables are aligned with it.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const LEFT_TO_RIGHT_ISOLATE: char = '\u{2066}';
const POP_ISOLATE: char = '\u{2069}';

/// Columns of a grapheme, one at least unless it is empty.
pub(super) fn of(grapheme: &str) -> usize {
    match grapheme.len() {
        0 => 0,
        1 => 1,
        _ => grapheme.width().clamp(1, 2),
    }
}

/// Columns of a text.
pub(super) fn columns(text: &str) -> usize {
    text.graphemes(true).map(of).sum()
}

/// Whether a text holds letters written from right to left.
pub(super) fn has_rtl(text: &str) -> bool {
    text.chars().any(|c| matches!(u32::from(c), 0x590..=0x8ff | 0xfb1d..=0xfdff | 0xfe70..=0xfeff | 0x10800..=0x10fff | 0x1e800..=0x1efff))
}

/// A line that is shown from left to right whatever stands in it.
pub(super) fn isolated(text: &str) -> String {
    if has_rtl(text) { format!("{LEFT_TO_RIGHT_ISOLATE}{text}{POP_ISOLATE}") } else { text.to_owned() }
}

/// A cell of a table: in its own direction, without disturbing its neighbours.
pub(super) fn cell(text: &str) -> String {
    if has_rtl(text) { format!("{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}") } else { text.to_owned() }
}

/// Rows as aligned columns, two blanks between them; the last column is not filled.
pub(super) fn table(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count)
        .map(|column| {
            rows.iter().filter_map(|row| row.get(column)).map(|text| columns(text)).max().unwrap_or(0)
        })
        .collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for (index, (text, width)) in row.iter().zip(&widths).enumerate() {
            line.push_str(&cell(text));
            if index + 1 < row.len() {
                line.push_str(&" ".repeat(width.saturating_sub(columns(text)) + 2));
            }
        }
        out.push_str(line.trim_end_matches(' '));
        out.push('\n');
    }
    out
}

/// Text broken at blanks into lines of at most `width` columns.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut at = 0;
    for word in text.split_whitespace() {
        let size = columns(word);
        if at > 0 && at + 1 + size > width {
            lines.push(String::new());
            at = 0;
        }
        if let Some(line) = lines.last_mut() {
            if at > 0 {
                line.push(' ');
                at += 1;
            }
            line.push_str(word);
        }
        at += size;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_columns() {
        let rows = [vec!["中".to_owned(), "x".to_owned()], vec!["abc".to_owned(), "y".to_owned()]];
        assert_eq!(table(&rows), "中   x\nabc  y\n");
    }

    #[test]
    fn right_to_left_cells_are_isolated_and_take_their_own_columns() {
        let rows = [vec!["\u{648}".to_owned(), "x".to_owned()], vec!["ab".to_owned(), "y".to_owned()]];
        assert_eq!(table(&rows), "\u{2068}\u{648}\u{2069}   x\nab  y\n");
    }
}
