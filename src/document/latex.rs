//! LaTeX: words and the arguments of most commands are text; command names, options, comments, mathematics and
//! verbatim text are not.

use super::{Document, Flat, Flattener};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;

/// LaTeX, with the chess packages skak and xskak in mind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Latex;

/// Commands whose arguments are names, settings or positions; those of citing and referring are told by their name.
const SILENT: &[&str] = &[
    "begin",
    "end",
    "label",
    "ref",
    "pageref",
    "cite",
    "usepackage",
    "documentclass",
    "input",
    "include",
    "includegraphics",
    "bibliography",
    "bibliographystyle",
    "setlength",
    "newcommand",
    "renewcommand",
    "providecommand",
    "def",
    "hypersetup",
    "href",
    "url",
    "index",
    "fenboard",
    "xskakset",
    "setchessboard",
    "chessboard",
    "setupboard",
    "storegame",
    "restoregame",
    "loadgame",
    "newchessgame",
    "xskakget",
    "setdefaultlanguage",
    "setotherlanguage",
    "bibitem",
    "nocite",
    "ensuremath",
    "color",
    "definecolor",
    "pagecolor",
    "rowcolor",
    "cellcolor",
    "textcolor",
    "colorbox",
    "fcolorbox",
    "hypertarget",
    "hyperlink",
    "gls",
    "Gls",
    "GLS",
    "glspl",
    "Glspl",
    "glsdesc",
    "acrshort",
    "acrlong",
    "acrfull",
    "ac",
    "acs",
    "acl",
    "acp",
    "newacronym",
    "newglossaryentry",
    "nolinkurl",
    "includesvg",
    "includepdf",
    "graphicspath",
    "addbibresource",
    "printbibliography",
    "tag",
    "eqref",
    "vspace",
    "hspace",
    "addcontentsline",
    "pagestyle",
    "thispagestyle",
    "RequirePackage",
    "newenvironment",
    "newcounter",
    "setcounter",
    "addtocounter",
    "setmainfont",
    "newfontfamily",
    "lstinputlisting",
    "inputminted",
    "foreignlanguage",
    "selectlanguage",
    "fontsize",
    "bookmark",
    "pdfbookmark",
];
/// Of those, and of others, the commands of which only the first argument is a name, and text follows.
const FIRST_ONLY: &[&str] = &[
    "href",
    "input",
    "textcolor",
    "colorbox",
    "hypertarget",
    "hyperlink",
    "glsdisp",
    "glslink",
    "foreignlanguage",
    "selectlanguage",
    "fontsize",
    "raisebox",
    "scalebox",
    "resizebox",
    "parbox",
    "label",
];
/// Commands whose argument stands between two equal signs, or in braces, and is no text.
const VERBATIM_COMMANDS: &[&str] = &["verb", "Verb", "lstinline", "mintinline", "path", "code"];
/// Environments whose content is not read.
const VERBATIM: &[&str] = &[
    "verbatim",
    "verbatim*",
    "lstlisting",
    "minted",
    "comment",
    "Verbatim",
    "math",
    "displaymath",
    "equation",
    "equation*",
    "align",
    "align*",
    "aligned",
    "alignat",
    "alignat*",
    "gather",
    "gather*",
    "multline",
    "multline*",
    "eqnarray",
    "eqnarray*",
    "flalign",
    "flalign*",
];
/// The men by the names that the packages chessfss, skak and texmate give them.
const MEN: [(&str, &str, &str); 6] = [
    ("king", "\u{2654}", "\u{265a}"),
    ("queen", "\u{2655}", "\u{265b}"),
    ("rook", "\u{2656}", "\u{265c}"),
    ("bishop", "\u{2657}", "\u{265d}"),
    ("knight", "\u{2658}", "\u{265e}"),
    ("pawn", "\u{2659}", "\u{265f}"),
];
/// What stands before the name of a man in such a command, and whether it is Black's.
const BEFORE_MAN: [(&str, bool); 8] = [
    ("textsym", false),
    ("textfig", false),
    ("sym", false),
    ("fig", false),
    ("White", false),
    ("white", false),
    ("Black", true),
    ("black", true),
];
/// What stands behind it.
const BEHIND_MAN: [&str; 3] = ["OnWhite", "OnBlack", "chess"];
/// Commands without an argument that set the text and show nothing, or nothing that may be a man.
const SETTING: &[&str] = &[
    "bf",
    "it",
    "rm",
    "sf",
    "tt",
    "sc",
    "sl",
    "em",
    "bfseries",
    "mdseries",
    "itshape",
    "slshape",
    "scshape",
    "upshape",
    "rmfamily",
    "sffamily",
    "ttfamily",
    "normalfont",
    "tiny",
    "scriptsize",
    "footnotesize",
    "small",
    "normalsize",
    "large",
    "Large",
    "LARGE",
    "huge",
    "Huge",
    "centering",
    "raggedright",
    "raggedleft",
    "noindent",
    "indent",
    "par",
    "item",
    "newline",
    "linebreak",
    "nolinebreak",
    "newpage",
    "clearpage",
    "pagebreak",
    "hfill",
    "vfill",
    "quad",
    "qquad",
    "enspace",
    "thinspace",
    "negthinspace",
    "space",
    "smallskip",
    "medskip",
    "bigskip",
    "hline",
    "ldots",
    "dots",
    "relax",
    "protect",
    "leavevmode",
    "strut",
    "null",
    "maketitle",
    "tableofcontents",
    "boldmath",
    "unboldmath",
    "sloppy",
    "fussy",
    "begingroup",
    "endgroup",
    "bgroup",
    "egroup",
    "left",
    "right",
    "allowbreak",
    "nobreak",
    "unskip",
    "ignorespaces",
    "xspace",
    "frenchspacing",
    "appendix",
    "LTR",
    "RTL",
    "setLTR",
    "setRTL",
    "textbf",
    "textit",
    "textsf",
    "textrm",
    "texttt",
    "textsc",
    "textsl",
    "textup",
    "textmd",
    "textnormal",
    "emph",
    "underline",
    "mbox",
    "hbox",
    "fbox",
    "section",
    "subsection",
    "chapter",
    "mainline",
    "variation",
    "hidemoves",
    "newgame",
    "newchessgame",
    "LR",
    "RL",
    "begin",
    "end",
    "onlymove",
    "wbetter",
    "bbetter",
    "check",
    "mate",
    "ch",
    "checkmate",
    "textendash",
    "textemdash",
    "dash",
    "footnote",
    "paragraph",
];
/// A longer stretch of mathematics than this is text.
const LONGEST_FORMULA: usize = 4096;
/// A longer argument of a command is taken for text.
const LONGEST_GROUP: usize = 1 << 14;
/// Commands that are set apart as a whole, because their argument is parsed or formatted.
const WHOLE: [&str; 9] =
    ["mainline", "variation", "hidemoves", "textbf", "textit", "emph", "textsf", "textrm", "bfseries"];

impl Document for Latex {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, false);
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            match byte {
                b'\\' => at += command(text, at, &mut flattener),
                b'%' => {
                    let line = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
                    at += line;
                }
                b'$' => {
                    let display = rest.starts_with(b"$$");
                    let open = 1 + usize::from(display);
                    let close: &[u8] = if display { b"$$" } else { b"$" };
                    let inner = rest.get(open..).unwrap_or_default();
                    let inner = inner.get(..inner.len().min(4096)).unwrap_or_default();
                    let len = match memchr::memmem::find(inner, close) {
                        Some(end) => open + end + close.len(),
                        None => open,
                    };
                    if len > open && before_square(rest.get(len..).unwrap_or_default()) {
                        flattener.object("", at, len);
                    }
                    at += len;
                }
                b'{' | b'}' => at += 1,
                b'~' => {
                    flattener.decoded(" ", at, 1);
                    at += 1;
                }
                b'&' => {
                    flattener.decoded("\t", at, 1);
                    at += 1;
                }
                b'\n' => {
                    let blank = rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
                    let lines = rest.get(..blank).unwrap_or_default().iter().filter(|b| **b == b'\n').count();
                    flattener.gap(if lines > 1 { "\n\n" } else { " " }, at);
                    at += blank;
                }
                _ => {
                    let end = memchr::memchr3(b'\\', b'%', b'$', rest).unwrap_or(rest.len());
                    let piece = rest.get(..end).unwrap_or_default();
                    let stop = piece.iter().position(|b| matches!(b, b'{' | b'}' | b'~' | b'&' | b'\n'));
                    let len = stop.unwrap_or(end).max(1);
                    flattener.copy(at, at + len);
                    at += len;
                }
            }
        }
        flattener.finish()
    }

    fn escape(&self, old: &str, new: &str, out: &mut String) {
        // `\mainline{Qxf7#}` has the sign bare, text has it escaped.
        let bare = old.contains('#') && !old.contains("\\#");
        for c in new.chars() {
            match c {
                '#' if bare => {}
                '#' | '%' | '&' | '_' | '{' | '}' | '$' => out.push('\\'),
                _ => {}
            }
            out.push(c);
        }
    }

    fn enclose(&self, text: &[u8], span: Span) -> Option<Span> {
        let (mut start, mut end) = (span.start, span.end);
        for _ in 0..4 {
            let before = text.get(..start)?;
            let argument = before.ends_with(b"{") && text.get(end) == Some(&b'}');
            let unclosed = depth(text.get(start..end)?);
            if unclosed == 0 && !argument {
                break;
            }
            let wanted = before.strip_suffix(b"{").and_then(head);
            match wanted {
                Some((at, name)) if WHOLE.contains(&name) => {
                    start = at;
                    if unclosed >= 0 {
                        end += usize::from(text.get(end) == Some(&b'}'));
                    }
                }
                _ if unclosed > 0 && text.get(end) == Some(&b'}') => end += 1,
                _ => break,
            }
        }
        let apart = text.get(..start)?.ends_with(b"\\LR{") || text.get(..start)?.ends_with(b"\\RL{");
        let inside = text.get(start..end)?;
        let again = memchr::memmem::find(inside, b"\\LR{").is_some();
        (!apart && !again && depth(inside) == 0 && !in_chess_command(text, start))
            .then(|| Span::new(start, end))
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        let own = if native_script { Direction::Rtl } else { Direction::Ltr };
        if mode == Mode::None || paragraph == Direction::Ltr {
            out.extend(run.chars().filter(|c| !bidi::is_mark(*c)));
            return;
        }
        out.push_str(bidi::latex_open(own));
        bidi::keep_order(run, Mode::Marks, native_script, out);
        out.push_str(bidi::latex_close());
    }
}

/// Reads the command at `at`; gives the length of what it takes.
fn command(text: &[u8], at: usize, flattener: &mut Flattener<'_>) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let Some(&second) = rest.get(1) else { return 1 };
    if !second.is_ascii_alphabetic() {
        match second {
            b'#' | b'%' | b'&' | b'_' | b'{' | b'}' | b'$' => {
                flattener.decoded(char::from(second).encode_utf8(&mut [0; 4]), at, 2);
            }
            b'\\' => flattener.decoded("\n", at, 2),
            b',' | b' ' | b';' | b':' => flattener.fixed(" ", at, 2),
            b'(' | b'[' => {
                let close: &[u8] = if second == b'(' { b"\\)" } else { b"\\]" };
                let inner = rest.get(..rest.len().min(LONGEST_FORMULA)).unwrap_or_default();
                if let Some(end) = memchr::memmem::find(inner, close) {
                    let len = end + close.len();
                    if before_square(rest.get(len..).unwrap_or_default()) {
                        flattener.object("", at, len);
                    } else {
                        flattener.gap(" ", at);
                    }
                    return len;
                }
            }
            // `\"a`: the accent is left to the letter, which stays a letter.
            _ if second < 0x80 => {}
            _ => return 1,
        }
        return 2;
    }
    let name_len = rest.iter().skip(1).take_while(|b| b.is_ascii_alphabetic()).count();
    let name = rest.get(1..=name_len).and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default();
    let mut len = 1 + name_len + usize::from(rest.get(1 + name_len) == Some(&b'*'));
    if VERBATIM_COMMANDS.contains(&name) {
        while let Some(group) = options(rest.get(len..).unwrap_or_default()) {
            len += group;
        }
        if name == "mintinline" {
            len += group(rest.get(len..).unwrap_or_default()).unwrap_or(0);
        }
        flattener.gap(" ", at);
        let inner = rest.get(len..).unwrap_or_default();
        if let Some(group) = group(inner) {
            return len + group;
        }
        let Some(&sign) = inner.first().filter(|sign| !sign.is_ascii_alphanumeric()) else { return len };
        let inner = inner.get(1..).unwrap_or_default();
        return len + 1 + memchr::memchr2(sign, b'\n', inner).map_or(inner.len(), |end| end + 1);
    }
    if let Some(man) = man(name) {
        len += swallowed(rest.get(len..).unwrap_or_default());
        flattener.fixed(man, at, len);
        return len;
    }
    match name {
        "ldots" | "dots" => flattener.decoded("\u{2026}", at, len),
        "par" => flattener.gap("\n\n", at),
        "newline" | "linebreak" => flattener.gap("\n", at),
        _ => {}
    }
    while let Some(group) = options(rest.get(len..).unwrap_or_default()) {
        len += group;
    }
    if name == "begin" {
        let inner = rest.get(len..).unwrap_or_default();
        if let Some(environment) = VERBATIM.iter().find(|name| {
            inner
                .strip_prefix(b"{")
                .and_then(|i| i.strip_prefix(name.as_bytes()))
                .is_some_and(|i| i.starts_with(b"}"))
        }) {
            let close = format!("\\end{{{environment}}}");
            let end = memchr::memmem::find(inner, close.as_bytes());
            flattener.gap("\n\n", at);
            return len + end.map_or(inner.len(), |end| end + close.len());
        }
    }
    if is_silent(name) {
        while let Some(group) = group(rest.get(len..).unwrap_or_default()) {
            len += group;
            if FIRST_ONLY.contains(&name) {
                break;
            }
        }
        // A picture may be one of a man.
        let picture = matches!(name, "includegraphics" | "includesvg" | "ensuremath");
        if picture && before_square(rest.get(len..).unwrap_or_default()) {
            flattener.object("", at, len);
        }
        if matches!(name, "begin" | "end") {
            flattener.gap("\n\n", at);
        }
    }
    if matches!(name, "section" | "subsection" | "chapter" | "item" | "newchessgame" | "newgame") {
        flattener.gap("\n\n", at);
    }
    let behind = rest.get(len..).unwrap_or_default();
    let swallowed = swallowed(behind);
    if !is_silent(name)
        && !SETTING.contains(&name)
        && (swallowed > 0 || !behind.starts_with(b"{"))
        && before_square(behind.get(swallowed..).unwrap_or_default())
    {
        // A command that is not known may show a man.
        len += swallowed;
        flattener.object("", at, len);
    }
    len
}

/// Whether the arguments of a command are names or settings.
fn is_silent(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let refers = ["cite", "cites", "ref", "refs", "citep", "citet", "citealp", "citealt"];
    SILENT.contains(&name)
        || FIRST_ONLY.contains(&name)
        || refers.iter().any(|end| lower.ends_with(end))
        || lower.starts_with("cite")
}

/// The figurine of the man that a command shows.
fn man(name: &str) -> Option<&'static str> {
    let before = BEFORE_MAN.iter().find_map(|(head, black)| Some((name.strip_prefix(head)?, *black)));
    let (rest, black) = before.unwrap_or((name, false));
    let rest = BEHIND_MAN.iter().find_map(|tail| rest.strip_suffix(tail)).unwrap_or(rest);
    let found = MEN.iter().find(|(man, _, _)| man.eq_ignore_ascii_case(rest))?;
    Some(if black { found.2 } else { found.1 })
}

/// Length of what TeX takes with a command's name: the blanks behind it, or an empty group.
fn swallowed(behind: &[u8]) -> usize {
    if behind.starts_with(b"{}") {
        return 2;
    }
    behind.iter().take_while(|b| matches!(b, b' ' | b'\t')).count()
}

/// Whether a square, or a file or rank with one behind it, comes next.
fn before_square(behind: &[u8]) -> bool {
    let file = |at: usize| matches!(behind.get(at), Some(b'a'..=b'h'));
    let rank = |at: usize| matches!(behind.get(at), Some(b'1'..=b'8'));
    match behind.first() {
        Some(b'a'..=b'h') => {
            rank(1) || (file(1) && rank(2)) || matches!(behind.get(1), Some(b'x' | b':')) && file(2)
        }
        Some(b'1'..=b'8' | b'x' | b':') => {
            (file(1) && rank(2)) || matches!(behind.get(1), Some(b'x' | b':')) && file(2)
        }
        _ => false,
    }
}

/// Length of a group in square brackets directly behind a command.
fn options(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'[') {
        return None;
    }
    let head = text.get(..text.len().min(1024))?;
    memchr::memchr(b']', head).map(|end| end + 1)
}

/// Length of a group in braces.
fn group(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'{') {
        return None;
    }
    let mut depth = 0usize;
    // A text of open braces must not be looked through anew from each of them.
    let head = text.get(..text.len().min(LONGEST_GROUP)).unwrap_or_default();
    for at in memchr::memchr2_iter(b'{', b'}', head) {
        if head.get(at) == Some(&b'{') {
            depth += 1;
        } else {
            depth -= 1;
            if depth == 0 {
                return Some(at + 1);
            }
        }
    }
    None
}

/// Braces that open in a piece and do not close, less those that close and did not open.
fn depth(text: &[u8]) -> i32 {
    text.iter().fold(0, |depth, byte| match byte {
        b'{' => depth + 1,
        b'}' => depth - 1,
        _ => depth,
    })
}

/// The command whose argument begins behind `before`: where it starts, and its name.
fn head(before: &[u8]) -> Option<(usize, &str)> {
    let mut end = before.len();
    if before.ends_with(b"]") {
        end = memchr::memrchr(b'[', before)?;
    }
    let name = before.get(..end)?.iter().rev().take_while(|b| b.is_ascii_alphabetic()).count();
    let start = end.checked_sub(name + 1)?;
    (name > 0 && before.get(start) == Some(&b'\\'))
        .then(|| Some((start, std::str::from_utf8(before.get(start + 1..end)?).ok()?)))
        .flatten()
}

/// Whether a place is inside the argument of a command that parses moves.
fn in_chess_command(text: &[u8], at: usize) -> bool {
    let before = text.get(at.saturating_sub(4096)..at).unwrap_or_default();
    let Some(open) = memchr::memrchr(b'{', before) else { return false };
    if memchr::memrchr(b'}', before).is_some_and(|close| close > open) {
        return false;
    }
    before
        .get(..open)
        .and_then(head)
        .is_some_and(|(_, name)| matches!(name, "mainline" | "variation" | "hidemoves"))
}
