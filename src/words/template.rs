//! A formatted message cut at the places where squares go.

/// Private-use characters that stand for what is filled in later.
pub(crate) mod mark {
    pub(crate) const TO: char = '\u{E000}';
    pub(crate) const TO_FILE: char = '\u{E001}';
    pub(crate) const FROM: char = '\u{E002}';
    pub(crate) const FROM_FILE: char = '\u{E003}';
    pub(crate) const SENTENCE: char = '\u{E004}';
    pub(crate) const LIST: char = '\u{E005}';
}

/// What is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// File and rank of arrival.
    To,
    /// File of arrival.
    ToFile,
    /// What is said of the square of departure.
    From,
    /// File of departure.
    FromFile,
    /// The sentence that this one goes on from.
    Sentence,
    /// A list of squares or men.
    List,
}

impl Slot {
    fn of(c: char) -> Option<Self> {
        Some(match c {
            mark::TO => Self::To,
            mark::TO_FILE => Self::ToFile,
            mark::FROM => Self::From,
            mark::FROM_FILE => Self::FromFile,
            mark::SENTENCE => Self::Sentence,
            mark::LIST => Self::List,
            _ => return None,
        })
    }
}

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Segment {
    /// Text as it stands.
    Text(Box<str>),
    /// A place to fill.
    Slot(Slot),
}

/// Text with places to fill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Template(pub(crate) Vec<Segment>);

impl Template {
    /// No text at all.
    pub(crate) const EMPTY: Self = Self(Vec::new());

    /// Cuts a formatted message. Runs of blanks become one, and blanks or separating marks that have nothing
    /// before or behind them fall away, so that a message may leave a word empty.
    pub(crate) fn cut(text: &str) -> Self {
        let mut clean = String::with_capacity(text.len());
        for c in text.chars() {
            let c = if c == '\n' { ' ' } else { c };
            if c == ' ' && (clean.is_empty() || clean.ends_with(' ')) {
                continue;
            }
            clean.push(c);
        }
        let dangling = |c: char| matches!(c, ' ' | ',' | '،' | '、' | '，' | ':' | '：');
        let clean = clean.trim_matches(dangling);
        let mut segments = Vec::new();
        let mut text = String::new();
        for c in clean.chars() {
            match Slot::of(c) {
                Some(slot) => {
                    if !text.is_empty() {
                        segments.push(Segment::Text(std::mem::take(&mut text).into()));
                    }
                    segments.push(Segment::Slot(slot));
                }
                None => text.push(c),
            }
        }
        if !text.is_empty() {
            segments.push(Segment::Text(text.into()));
        }
        Self(segments)
    }

    /// Whether there is only the sentence it goes on from: it adds nothing.
    pub(crate) fn adds_nothing(&self) -> bool {
        matches!(self.0.as_slice(), [] | [Segment::Slot(Slot::Sentence)])
    }
}
