//! How a publisher or a century writes: the marks, apart from the letters of a language.

/// Where the sign of a capture stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CapturePlace {
    /// Before the square of arrival: `Bxe5`.
    #[default]
    Before,
    /// Behind it: `Be5:`.
    After,
}

/// How much of a pawn's capture is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PawnCapture {
    /// File, sign, square: `exd5`.
    #[default]
    Full,
    /// File and square without the sign: `ed5`.
    NoSign,
    /// Two files where that is enough, else file and square: `ed`.
    Files,
}

/// Which symbols of judgement (`!`, `±`) are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glyphs {
    /// Those of the source.
    #[default]
    Keep,
    /// Numbers: `$1`, `$16`.
    Nag,
    /// Signs: `!`, `±`.
    Unicode,
    /// Signs made of ASCII: `!`, `+/-`.
    Ascii,
    /// Words of the language.
    Words,
}

/// The marks of one way of printing. Every field can be set alone; the default is the PGN export form.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Style {
    /// Sign of a capture; empty for none.
    pub capture: String,
    /// Where that sign stands.
    pub capture_place: CapturePlace,
    /// How a pawn's capture is written.
    pub pawn_capture: PawnCapture,
    /// Whether the long form is written (square of departure too).
    pub long: bool,
    /// Sign between the squares of the long form.
    pub dash: String,
    /// Sign of check; empty for none.
    pub check: String,
    /// Sign of double check; empty writes `check`.
    pub double_check: String,
    /// Sign of discovered check; empty writes `check`.
    pub discovered_check: String,
    /// Sign of mate; empty for none.
    pub mate: String,
    /// Castling on the king's side.
    pub castle_short: String,
    /// Castling on the queen's side.
    pub castle_long: String,
    /// What stands before the piece of a promotion: `=`, `(`, nothing.
    pub promotion: String,
    /// What stands behind it: `)` or nothing.
    pub promotion_end: String,
    /// What follows a capture in passing: nothing or ` e.p.`.
    pub en_passant: String,
    /// The null move.
    pub null: String,
    /// What stands between a number and White's move, the point included: `. `.
    pub number_white: String,
    /// What stands between a number and Black's move: `... `.
    pub number_black: String,
    /// What stands between a move and the glyph behind it: nothing, or a thin space.
    pub glyph_space: String,
    /// The question mark in `?`, `!?` and their like: in Arabic script it may be `\u{61f}`.
    pub question: String,
    /// The offer of a draw.
    pub draw_offer: String,
    /// Which symbols of judgement are written.
    pub glyphs: Glyphs,
    /// Results in the order White wins, Black wins, draw, unknown.
    pub results: [String; 4],
    /// Whether digits of the language (٣, ۳) are written for ranks and numbers.
    pub native_digits: bool,
    /// Whether the files of the language (و, θ) are written.
    pub native_files: bool,
    /// Which of the forms in a language's `descriptive.yaml` is written, `old` or `long`; `modern` where none is
    /// named or the language has none of that name.
    pub descriptive: Option<String>,
}

impl Default for Style {
    fn default() -> Self {
        let s = str::to_owned;
        Self {
            capture: s("x"),
            capture_place: CapturePlace::Before,
            pawn_capture: PawnCapture::Full,
            long: false,
            dash: s("-"),
            check: s("+"),
            double_check: String::new(),
            discovered_check: String::new(),
            mate: s("#"),
            castle_short: s("O-O"),
            castle_long: s("O-O-O"),
            promotion: s("="),
            promotion_end: String::new(),
            en_passant: String::new(),
            null: s("--"),
            number_white: s(". "),
            number_black: s("... "),
            glyph_space: String::new(),
            question: s("?"),
            draw_offer: s("(=)"),
            glyphs: Glyphs::Keep,
            results: [s("1-0"), s("0-1"), s("1/2-1/2"), s("*")],
            native_digits: false,
            native_files: false,
            descriptive: None,
        }
    }
}
