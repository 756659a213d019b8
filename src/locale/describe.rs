//! A table as `stamma languages` shows it: rows of a label and a text, in a fixed order.
//!
//! Rows and not one string, so that a terminal can align them, JSON can keep them apart, and right-to-left
//! letters can be isolated.

use super::{Confidence, Direction, LetterSet, Locale};
use crate::board::Role;

/// Kings first, as tables list pieces.
const ORDER: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Locale {
    /// Everything that the table knows, as rows of a label and a text.
    #[must_use]
    pub fn describe(&self) -> Vec<(String, String)> {
        let mut rows = vec![
            row("tag", &self.tag),
            row("english", &self.english),
            row("name", &self.name),
            row(
                "direction",
                if self.direction == Direction::Rtl { "right to left" } else { "left to right" },
            ),
            row("confidence", confidence(self.confidence)),
        ];
        for set in &self.sets {
            let label =
                if set.name == super::NATIVE { "letters".into() } else { format!("letters .{}", set.name) };
            rows.push((label, set.describe()));
        }
        for set in &self.sets {
            for overlap in &set.overlaps {
                rows.push((format!("collision .{}", set.name), set.explain(overlap)));
            }
        }
        for doubt in &self.doubtful {
            rows.push((format!("doubtful {}", doubt.role.name()), doubt.reason.clone()));
        }
        if let Some(files) = self.sets.iter().find_map(|set| set.files.as_ref()) {
            let files: Vec<String> = files.iter().map(|letters| letters.join("/")).collect();
            rows.push(("files".into(), files.join(" ")));
        }
        if let Some(digits) = &self.digits {
            rows.push(("digits".into(), digits.join(" ")));
        }
        for role in ORDER {
            let names = self.names[role as usize].iter().chain(&self.other_names[role as usize]);
            let names: Vec<&str> = names.map(String::as_str).collect();
            if !names.is_empty() {
                rows.push((role.name().into(), names.join(", ")));
            }
        }
        rows.extend(self.words.rows());
        rows.extend(self.default_style.iter().map(|style| row("style", style)));
        rows.extend(self.sources.iter().map(|source| row("source", source)));
        rows.extend(self.notes.iter().map(|notes| row("notes", notes)));
        rows
    }

    /// The letters in one line, `K D T L S (B)`, or what is there in their place.
    #[must_use]
    pub fn summary(&self) -> String {
        match self.sets.first() {
            Some(set) if set.name == super::NATIVE => set.describe(),
            Some(set) => format!("no letters of its own; .{}: {}", set.name, set.describe()),
            None => "no letters known".into(),
        }
    }
}

impl LetterSet {
    /// The letters in one line, kings first, also-read ones behind a slash, the pawn's in brackets, `–` where
    /// none is known.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut parts = Vec::new();
        for role in ORDER {
            let letters = self.pieces[role as usize].join("/");
            match (role, letters.is_empty()) {
                (Role::Pawn, true) => {}
                (Role::Pawn, false) => parts.push(format!("({letters})")),
                (_, true) => parts.push("–".into()),
                (_, false) => parts.push(letters),
            }
        }
        parts.join(" ")
    }

    /// What a collision means, in English: `و is the queen and the f-file`.
    #[must_use]
    pub fn explain(&self, overlap: &str) -> String {
        let letters = |name: &str| {
            let role = ORDER.into_iter().find(|&role| role.name() == name);
            role.map(|role| self.pieces[role as usize].join("/")).unwrap_or_default()
        };
        if let Some((one, other)) = overlap.split_once('=') {
            return format!("{} is the {one} and the {other}", letters(one));
        }
        if let Some((one, other)) = overlap.split_once('<') {
            let (first, second) = (letters(one), letters(other));
            return format!(
                "{first} ({one}) begins {second} ({other}); the longer one is read where it fits"
            );
        }
        match overlap.split_once('~') {
            Some((one, rest)) => match rest.split_once('+') {
                Some((other, file)) => {
                    format!("{} is the {one}, or the {other} and the {file}-file", letters(one))
                }
                None => format!("{} is the {one} and the {rest}-file", letters(one)),
            },
            None => overlap.to_owned(),
        }
    }
}

impl super::Words {
    fn rows(&self) -> Vec<(String, String)> {
        let words = [
            ("chess", &self.chess),
            ("check", &self.check),
            ("mate", &self.mate),
            ("stalemate", &self.stalemate),
            ("draw", &self.draw),
            ("takes", &self.takes),
            ("castling", &self.castling),
            ("castling short", &self.castling_short),
            ("castling long", &self.castling_long),
            ("White resigned", &self.white_resigned),
            ("Black resigned", &self.black_resigned),
            ("draw agreed", &self.draw_agreed),
        ];
        words.into_iter().filter_map(|(label, word)| Some(row(label, word.as_deref()?))).collect()
    }
}

fn row(label: &str, text: &str) -> (String, String) {
    (label.to_owned(), text.to_owned())
}

fn confidence(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::A => "A: two independent sources agree",
        Confidence::B => "B: one source",
        Confidence::C => "C: reconstructed or doubtful",
    }
}
