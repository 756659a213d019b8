//! Setting a run of notation apart from the text around it, and keeping order inside it.

use unicode_bidi::{BidiClass, bidi_class};

use super::marks::{
    LEFT_TO_RIGHT_EMBEDDING, LEFT_TO_RIGHT_ISOLATE, LEFT_TO_RIGHT_MARK, POP_EMBEDDING, POP_ISOLATE,
    RIGHT_TO_LEFT_EMBEDDING, RIGHT_TO_LEFT_ISOLATE, RIGHT_TO_LEFT_MARK, is_mark,
};
use crate::direction::Direction;

/// How right-to-left output is kept in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// U+2066 or U+2067 … U+2069 around each run.
    #[default]
    Isolate,
    /// U+200E and U+200F, for programs older than the isolates; where a run holds letters of both
    /// directions, or half a pair of brackets, no such mark can do it, and the embeddings U+202A, U+202B … U+202C are used.
    Marks,
    /// For terminals that do not apply the bidi algorithm: isolates, to be resolved by [`super::visual`].
    Visual,
    /// Nothing is added.
    None,
}

impl Mode {
    /// All, with their names on the command line.
    pub const NAMES: [(&str, Self); 4] =
        [("isolate", Self::Isolate), ("marks", Self::Marks), ("visual", Self::Visual), ("none", Self::None)];
}

/// Appends a run of notation so that it is displayed in order in a paragraph of the given direction.
///
/// `run` goes from the first number or move to the last sign or result before the next word, blanks between
/// them included. `native_script` says that it is wholly in a right-to-left script, squares too (`ح و٣`), and
/// is read from right to left; otherwise it is read from left to right, whatever its letters are (`حf3`).
/// Marks in `run` are taken out first, so that doing it twice is doing it once. A run without right-to-left
/// letters in a left-to-right paragraph is left alone.
pub fn isolate(run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
    let own = if native_script { Direction::Rtl } else { Direction::Ltr };
    let mixed = run.chars().any(|c| is_strong(c, own.other()) || is_arabic_digit(c));
    let alone = paragraph == own && !(mixed && own == Direction::Ltr);
    let (open, close): (&[char], &[char]) = match (mode, own) {
        (Mode::None, _) => {
            out.push_str(run);
            return;
        }
        _ if run.is_empty() => return,
        _ if alone && own == Direction::Ltr => (&[], &[]),
        (Mode::Isolate | Mode::Visual, Direction::Ltr) => (&[LEFT_TO_RIGHT_ISOLATE], &[POP_ISOLATE]),
        (Mode::Isolate | Mode::Visual, Direction::Rtl) => (&[RIGHT_TO_LEFT_ISOLATE], &[POP_ISOLATE]),
        (Mode::Marks, Direction::Ltr) if !mixed && balanced(run) => {
            (&[LEFT_TO_RIGHT_MARK], &[LEFT_TO_RIGHT_MARK])
        }
        (Mode::Marks, Direction::Ltr) => (&[LEFT_TO_RIGHT_EMBEDDING], &[POP_EMBEDDING]),
        (Mode::Marks, Direction::Rtl) if alone && balanced(run) => {
            (&[RIGHT_TO_LEFT_MARK], &[RIGHT_TO_LEFT_MARK])
        }
        (Mode::Marks, Direction::Rtl) => (&[RIGHT_TO_LEFT_EMBEDDING], &[POP_EMBEDDING]),
    };
    out.extend(open);
    keep_order(run, mode, native_script, out);
    out.extend(close);
}

/// Whether no bracket of the run (`1) e4`) could pair with one outside, and take its direction.
fn balanced(run: &str) -> bool {
    let mut open = Vec::new();
    for character in run.chars() {
        match character {
            '(' => open.push(')'),
            '[' => open.push(']'),
            '{' => open.push('}'),
            ')' | ']' | '}' if open.pop() != Some(character) => return false,
            _ => {}
        }
    }
    open.is_empty()
}

/// Appends a run with the marks it needs *inside*, for a format that sets the run apart by its own means
/// (`<bdi>`, `\LR`). Marks in `run` are taken out first.
pub fn keep_order(run: &str, mode: Mode, native_script: bool, out: &mut String) {
    if mode == Mode::None {
        out.push_str(run);
        return;
    }
    let base = if native_script { Direction::Rtl } else { Direction::Ltr };
    let run: String = run.chars().filter(|c| !is_mark(*c)).collect();
    let mut last = None;
    let mut rest = run.as_str();
    while let Some(character) = rest.chars().next() {
        let sign = if native_script { turning_sign(rest) } else { None };
        if let Some(sign) = sign.and_then(|len| rest.get(..len)) {
            let (open, close): (&[char], &[char]) = match mode {
                Mode::Marks if sign.chars().any(is_arabic_digit) => {
                    (&[LEFT_TO_RIGHT_EMBEDDING], &[POP_EMBEDDING])
                }
                Mode::Marks => {
                    (&[RIGHT_TO_LEFT_MARK, LEFT_TO_RIGHT_MARK], &[LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK])
                }
                _ => (&[LEFT_TO_RIGHT_ISOLATE], &[POP_ISOLATE]),
            };
            if matches!(last, Some(BidiClass::L)) {
                // `O-O?! 9.`: a number behind the sign would take the direction of the letter before it.
                out.push(RIGHT_TO_LEFT_MARK);
            }
            out.extend(open);
            keep_order(sign, mode, false, out);
            out.extend(close);
            rest = rest.get(sign.len()..).unwrap_or_default();
            last = None;
            continue;
        }
        let class = bidi_class(character);
        let behind = rest.get(character.len_utf8()..).unwrap_or_default();
        if last.is_some_and(|last| needs_break(last, class, behind, base)) {
            out.push(if native_script { RIGHT_TO_LEFT_MARK } else { LEFT_TO_RIGHT_MARK });
        }
        out.push(character);
        // Vowel points and joiners belong to the letter before them.
        if !matches!(class, BidiClass::NSM | BidiClass::BN) {
            last = Some(class);
        }
        rest = behind;
    }
}

/// Whether, in a run read from left to right, U+200E must stand between a letter and what follows it:
/// behind an Arabic or Hebrew letter before a digit or a sign (`ح5f6` would be shown as `5حf6`).
#[must_use]
pub fn needs_mark_after(letter: char, next: char) -> bool {
    needs_break(bidi_class(letter), bidi_class(next), "", Direction::Ltr)
}

/// Whether a mark of direction `base` must stand between characters of these classes.
fn needs_break(last: BidiClass, next: BidiClass, behind: &str, base: Direction) -> bool {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, R};
    if matches!(next, NSM | BidiClass::BN) {
        return false;
    }
    match base {
        Direction::Ltr => match last {
            R | AL => !matches!(next, L | R | AL),
            AN => !matches!(next, L | AN),
            _ => false,
        },
        Direction::Rtl => match (last, next) {
            (L, R | AL | L) => false,
            // A digit takes the direction of the Latin letter before it, and stands beside it unturned.
            (L, _) | (EN | AN, L) => true,
            (EN, ET) | (ET, EN) => true,
            (EN | AN, ES | CS) => behind.chars().next().is_some_and(|c| matches!(bidi_class(c), EN | AN)),
            _ => false,
        },
    }
}

/// Length of the sign, result or number at the start of `text` that means something else when it is read
/// backwards: `+-`, `+/=`, `?!`, `1-0`, `$16`, and `≤`, which would be mirrored.
fn turning_sign(text: &str) -> Option<usize> {
    const SIGNS: [&str; 16] = [
        "+--",
        "--+",
        "+/-",
        "-/+",
        "+/=",
        "=/+",
        "=/\u{221E}",
        "\u{221E}/=",
        "=/inf",
        "!?",
        "?!",
        "+-",
        "-+",
        "+=",
        "=+",
        "=\u{221E}",
    ];
    let sign = |sign: &&str| {
        let mut characters = text.chars();
        let mut len = 0;
        sign.chars()
            .all(|wanted| {
                characters.next().is_some_and(|c| {
                    len += c.len_utf8();
                    folded(c) == wanted
                })
            })
            .then_some(len)
    };
    if let Some(len) = SIGNS.iter().find_map(sign) {
        return Some(len);
    }
    if text.starts_with(['\u{2264}', '\u{2265}', '\u{27EA}', '\u{27EB}', '\u{AB}', '\u{BB}']) {
        return text.chars().next().map(char::len_utf8);
    }
    numeric(text)
}

/// A result or `$n`.
fn numeric(text: &str) -> Option<usize> {
    let digits = |text: &str| text.chars().take_while(|c| is_digit(*c)).map(char::len_utf8).sum::<usize>();
    if let Some(rest) = text.strip_prefix('$') {
        let len = digits(rest);
        return (len > 0).then_some(len + 1);
    }
    // One score: `1`, `0`, `½`, `1/2`, and nothing that goes on as a number.
    let score = |text: &str| {
        let half = text.strip_prefix('\u{BD}').map(|rest| text.len() - rest.len());
        half.or_else(|| {
            let len = digits(text);
            let one = text.get(..len)?.chars().count() == 1;
            let slash = text.get(len..)?.chars().next().filter(|c| folded(*c) == '/');
            let half = slash.map_or(0, |slash| {
                let more = text.get(len + slash.len_utf8()..).map_or(0, digits);
                if more > 0 { slash.len_utf8() + more } else { 0 }
            });
            one.then_some(len + half)
        })
    };
    let first = score(text)?;
    let sign = text.get(first..)?.chars().next().filter(|c| matches!(folded(*c), '-' | ':'))?;
    let second = first + sign.len_utf8();
    let len = second + score(text.get(second..)?)?;
    // `0-0-0` reads the same from both ends; as one piece it stays so in digits of every kind.
    let more = text.get(len..)?.chars().next().filter(|c| folded(*c) == '-');
    match more.and_then(|c| Some((c, score(text.get(len + c.len_utf8()..)?)?))) {
        Some((c, third)) => Some(len + c.len_utf8() + third),
        None => text.get(len..)?.chars().next().is_none_or(|c| !c.is_alphanumeric()).then_some(len),
    }
}

const fn folded(character: char) -> char {
    match character {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{2215}' | '\u{2044}' => '/',
        '\u{61F}' => '?',
        other => other,
    }
}

fn is_digit(character: char) -> bool {
    matches!(bidi_class(character), BidiClass::EN | BidiClass::AN) && character.is_numeric()
}

fn is_arabic_digit(character: char) -> bool {
    bidi_class(character) == BidiClass::AN
}

fn is_strong(character: char, direction: Direction) -> bool {
    match direction {
        Direction::Ltr => bidi_class(character) == BidiClass::L,
        Direction::Rtl => matches!(bidi_class(character), BidiClass::R | BidiClass::AL),
    }
}
