//! What a token is and what a reading allows, in the reader's language.

use crate::board::{CastleSet, CheckSet, Color, FileSet, Reading, Role, RoleSet, SquareSet};
use crate::notation::{Candidate, RepairSet};
use crate::scan::pgn::Token;
use crate::translate::Source;
use crate::words::Interface;

/// Readings that are shown.
const SHOWN: usize = 6;

/// The words of a language for what is shown.
#[derive(Clone, Copy)]
pub(super) struct Say<'i>(pub(super) &'i Interface);

impl Say<'_> {
    /// A message without arguments.
    pub(super) fn word(self, id: &str) -> String {
        self.0.message(id, &[])
    }

    /// A message with one argument.
    pub(super) fn with(self, id: &str, name: &str, value: &str) -> String {
        self.0.message(id, &[(name, value)])
    }

    /// What a token that is no move is.
    pub(super) fn token(self, token: Token) -> String {
        match token {
            Token::Tag => self.word("shown-tag"),
            Token::Number { number: Some(number), black } => {
                let id = if black { "shown-number-black" } else { "shown-number" };
                self.with(id, "number", &number.to_string())
            }
            Token::Number { .. } => self.word("shown-number-bare"),
            Token::Filler => self.word("shown-filler"),
            Token::Comment | Token::Line => self.word("shown-comment"),
            Token::Open => self.word("shown-open"),
            Token::Close => self.word("shown-close"),
            Token::Mark(mark) => match mark.nag_for(Color::White) {
                Some(nag) => self.with("shown-mark-nag", "name", &format!("${nag}")),
                None => self.word("shown-mark"),
            },
            Token::Result(outcome) => self.with("shown-result", "name", outcome.name()),
            Token::Word => self.word("shown-move"),
        }
    }

    /// The line that says in which notation a text was found to be.
    pub(super) fn one_notation(self, names: &[&str]) -> String {
        match names {
            [] => self.word("shown-notation-none"),
            [one] => self.with("shown-notation-one", "name", one),
            [first, others @ ..] => {
                let shown = others.get(..others.len().min(8)).unwrap_or_default().join(", ");
                let more = if others.len() > 8 { " …" } else { "" };
                let near = format!("{shown}{more}");
                self.0.message("shown-notation-same", &[("name", first), ("near", &near)])
            }
        }
    }

    /// The letters of a source, for a token that has others.
    pub(super) fn letters(self, source: &Source) -> String {
        let Some(letters) = source.letters() else { return String::new() };
        let men: Vec<&str> =
            letters.white.iter().rev().map(String::as_str).filter(|one| !one.is_empty()).collect();
        self.0.message("shown-letters", &[("name", &source.name), ("near", &men.join(" "))])
    }

    /// The repairs by name; nothing where there are none.
    pub(super) fn repairs(self, repairs: RepairSet) -> Option<String> {
        let names: Vec<String> = repairs.names().map(|name| self.with("repair", "detail", name)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    /// What each reading of at most some cost says, the cheapest first.
    pub(super) fn readings(self, candidates: &[Candidate], dearest: u8) -> Vec<String> {
        let mut sorted: Vec<&Candidate> =
            candidates.iter().filter(|one| one.reading.cost <= dearest).collect();
        sorted.sort_by_key(|one| one.reading.cost);
        let mut all: Vec<String> = Vec::new();
        for one in sorted {
            let mut text = self.reading(&one.reading);
            if let Some(repairs) = self.repairs(one.repairs) {
                add(&mut text, &self.with("shown-repair", "detail", &repairs));
            } else if one.reading.cost > 0 {
                add(&mut text, &self.with("shown-cost", "number", &one.reading.cost.to_string()));
            }
            if !all.contains(&text) {
                all.push(text);
            }
        }
        let hidden = all.len().saturating_sub(SHOWN);
        all.truncate(SHOWN);
        if hidden > 0 {
            all.push(self.0.count("shown-more", hidden));
        }
        all
    }

    fn reading(self, reading: &Reading) -> String {
        let castle = reading.castle;
        if castle.has(CastleSet::NULL) {
            return self.word("shown-null");
        }
        if !castle.has(CastleSet::NORMAL) {
            let way = match (castle.has(CastleSet::SHORT), castle.has(CastleSet::LONG)) {
                (true, true) => "either",
                (true, false) => "short",
                _ => "long",
            };
            return self.with("shown-castles", "what", way);
        }
        let mut text = self.men(reading.roles, "shown-man");
        let mut part = |id: &str, detail: &str| add(&mut text, &self.with(id, "detail", detail));
        if reading.born != FileSet::ANY {
            part("shown-born", &self.files(reading.born));
        }
        if reading.from != SquareSet::ALL {
            part("shown-from", &self.squares(reading.from));
        }
        if reading.taken == RoleSet::NONE || reading.taken == RoleSet::ANY {
            part("shown-to", &self.squares(reading.to));
        } else {
            part("shown-takes", &self.men(RoleSet(reading.taken.0 & RoleSet::ROLES.0), "shown-taken"));
            if reading.to != SquareSet::ALL {
                part("shown-on", &self.squares(reading.to));
            }
        }
        if castle.has(CastleSet::EN_PASSANT_ONLY) {
            part("shown-passing", "");
        }
        let promotion = RoleSet(reading.promotion.0 & RoleSet::PROMOTIONS.0);
        if reading.promotion != RoleSet::ANY && promotion != RoleSet::EMPTY {
            part("shown-becomes", &self.men(promotion, "shown-promoted"));
        }
        if castle.has(CastleSet::SHORT) || castle.has(CastleSet::LONG) {
            part("shown-or-castling", "");
        }
        if reading.check != CheckSet::ANY {
            let what = if reading.check.0 & CheckSet::MATE_ONLY.0 != 0 {
                "mate"
            } else if reading.check == CheckSet::QUIET {
                "quiet"
            } else {
                "check"
            };
            add(&mut text, &self.with("shown-check", "what", what));
        }
        text
    }

    fn men(self, set: RoleSet, id: &str) -> String {
        if set.0 & RoleSet::ROLES.0 == RoleSet::ROLES.0 {
            return self.with(id, "what", "any");
        }
        let men = Role::ALL.into_iter().rev().filter(|role| set.has(*role));
        let names: Vec<String> = men.map(|role| self.with(id, "what", role.name())).collect();
        names.join(&self.word("shown-men-or"))
    }

    fn files(self, set: FileSet) -> String {
        let files = (0..8u8).filter(|file| set.has(*file));
        let names: Vec<String> = files.map(|file| char::from(b'a' + file).to_string()).collect();
        self.with("shown-file", "name", &names.join(&self.word("shown-men-or")))
    }

    /// A set of squares, as a file or rank where it is one.
    fn squares(self, set: SquareSet) -> String {
        if set == SquareSet::ALL {
            return self.word("shown-square-any");
        }
        for index in 0..8u8 {
            if set == SquareSet::file(index) {
                return self.with("shown-file", "name", &char::from(b'a' + index).to_string());
            }
            if set == SquareSet::rank(index) {
                return self.with("shown-rank", "name", &(index + 1).to_string());
            }
        }
        let name = |square: crate::board::Square| square.name().map(char::from).iter().collect::<String>();
        let names: Vec<String> = set.into_iter().map(name).collect();
        match names.len() {
            0 => self.word("shown-square-none"),
            1..=6 => names.join(&self.word("shown-men-or")),
            more => self.0.count("shown-squares", more),
        }
    }
}

/// Adds a part of a sentence; one that begins with a mark follows at once, and no two marks stand together.
fn add(text: &mut String, part: &str) {
    let marks = [',', '\u{60c}', ';', '\u{61b}'];
    if part.starts_with(marks) {
        text.truncate(text.trim_end_matches(marks).len());
    } else {
        text.push(' ');
    }
    text.push_str(part);
}
