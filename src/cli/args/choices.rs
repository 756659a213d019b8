//! The values that options take by name.

use clap::ValueEnum;

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// How annotation marks are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum GlyphForm {
    /// Numbers: `$1`, `$16`.
    Nag,
    /// Signs: `!`, `±`.
    Unicode,
    /// Signs of ASCII: `!`, `+/-`.
    Ascii,
    /// Words of the language written.
    Words,
    /// As they are.
    Keep,
}

/// How right-to-left output is kept in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum BidiMode {
    /// Isolates around each run of notation.
    Isolate,
    /// Direction marks, for programs older than the isolates.
    Marks,
    /// Letters in the order of display, for a terminal that does not order them itself.
    Visual,
    /// Nothing.
    None,
}

/// What kind of text it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum FormatName {
    /// Games with tags, comments and variations.
    Pgn,
    /// A scoresheet.
    Sheet,
    /// Prose with moves in it.
    Text,
    /// Markdown.
    Markdown,
    /// HTML; games in PGN become a page.
    Html,
    /// LaTeX.
    Latex,
    /// Office Open XML, as word processors write it.
    Docx,
    /// An electronic book.
    Epub,
}

/// Moves inside comments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum CommentsChoice {
    /// Translate moves inside comments too.
    #[default]
    Moves,
    /// Leave comments as they are.
    Leave,
}

/// How a recovered game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ShowForm {
    /// A table of half-moves with confidences and alternatives.
    #[default]
    Table,
    /// PGN, doubts and repairs in comments.
    Pgn,
    /// The sheet itself, with each doubtful or mended half-move marked.
    Markup,
    /// The letters learned from the sheet as a `notation.yaml` for `--locales`; nothing for known letters.
    Notation,
}
