//! Laying a line out for a terminal that does not do it itself.

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

use super::marks::is_mark;
use crate::direction::Direction;

/// The characters of one line from left to right as they must be displayed, without marks.
///
/// Brackets that stand in right-to-left text are mirrored, vowel points stay behind their letter. Letters are
/// not joined: a terminal that does not order Arabic does not join it either. A line of only left-to-right
/// text is returned as it is. `line` is one line: text behind a paragraph separator is laid out by itself.
#[must_use]
pub fn visual(line: &str, paragraph: Direction) -> String {
    let level = match paragraph {
        Direction::Ltr => Level::ltr(),
        Direction::Rtl => Level::rtl(),
    };
    let info = BidiInfo::new(line, Some(level));
    let mut out = String::with_capacity(line.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let Some(text) = line.get(run.clone()) else { continue };
            if levels.get(run.start).is_some_and(Level::is_rtl) {
                push_reversed(text, &mut out);
            } else {
                out.extend(text.chars().filter(|c| !is_mark(*c)));
            }
        }
    }
    out
}

/// Appends the text from its last character to its first, points kept behind their letters.
fn push_reversed(text: &str, out: &mut String) {
    let mut end = text.len();
    for (at, character) in text.char_indices().rev() {
        if matches!(bidi_class(character), BidiClass::NSM) && at > 0 {
            continue;
        }
        let mut cluster = text.get(at..end).unwrap_or_default().chars();
        out.extend(cluster.next().filter(|c| !is_mark(*c)).map(mirrored));
        out.extend(cluster.filter(|c| !is_mark(*c)));
        end = at;
    }
}

/// The character that looks like `character` in a mirror. [Unicode, BidiMirroring.txt: those met in text
/// around chess moves]
pub(super) const fn mirrored(character: char) -> char {
    match character {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '\u{AB}' => '\u{BB}',
        '\u{BB}' => '\u{AB}',
        '\u{2039}' => '\u{203A}',
        '\u{203A}' => '\u{2039}',
        '\u{2264}' => '\u{2265}',
        '\u{2265}' => '\u{2264}',
        '\u{27EA}' => '\u{27EB}',
        '\u{27EB}' => '\u{27EA}',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mode, isolate};
    use super::*;

    #[test]
    fn a_line_is_laid_out_as_a_reader_sees_it() {
        // A sentence in Hebrew letters with a run of moves in it.
        let mut line = String::from("\u{5D0}\u{5D1} (");
        isolate("1. e4 e5!?", Mode::Visual, Direction::Rtl, false, &mut line);
        line.push_str(") \u{5D2}");
        assert_eq!(visual(&line, Direction::Rtl), "\u{5D2} (1. e4 e5!?) \u{5D1}\u{5D0}");
        assert_eq!(visual("1. e4 e5", Direction::Ltr), "1. e4 e5");
        assert_eq!(visual("", Direction::Rtl), "");
    }

    #[test]
    fn points_stay_behind_their_letter() {
        assert_eq!(visual("\u{5D0}\u{5B8}\u{5D1}", Direction::Rtl), "\u{5D1}\u{5D0}\u{5B8}");
    }
}
