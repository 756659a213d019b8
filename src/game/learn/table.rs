//! The table that was found, shown and written as a `notation.yaml`.

use std::fmt::Write as _;

use super::forms::Forms;
use super::search::Found;
use crate::game::alphabet::{Alphabet, Sign};

/// A letter table learned from a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnedTable {
    /// The letters found for each man, pawn first; none where the sheet shows none.
    pub letters: [Vec<String>; 6],
    /// The signs found for the files, a first; none where they are Latin.
    pub files: Option<[Option<String>; 8]>,
    /// How sure each letter is, 0 to 1, in the order of [`Self::letters`].
    pub confidence: [f32; 6],
    /// The cost of the game under this table.
    pub cost: f32,
}

const NAMES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

impl LearnedTable {
    pub(super) fn new(forms: &Forms, found: Found) -> Self {
        let mut letters: [Vec<String>; 6] = Default::default();
        let mut confidence = [1.0f32; 6];
        for (i, lead) in forms.leads.iter().enumerate() {
            let Some(role) = found.guess.role(i as u8) else { continue };
            // `Rf` beside `R` says where the rook comes from.
            if forms.base(i as u8).is_some_and(|base| found.guess.role(base) == Some(role)) {
                continue;
            }
            letters[role as usize].push(lead.clone());
            // The next best table that reads this string otherwise.
            let next = found
                .others
                .iter()
                .filter(|(guess, _)| guess.role(i as u8) != Some(role))
                .map(|(_, more)| *more)
                .fold(f32::INFINITY, f32::min);
            let sure = 1.0 / (1.0 + (-next).exp());
            confidence[role as usize] = confidence[role as usize].min(sure);
        }
        let latin = forms.files.first() == Some(&'a') && forms.files.len() == 8;
        let files = (!latin).then(|| {
            std::array::from_fn(|file| {
                let sign = (0..forms.files.len()).find(|s| found.guess.file(*s as u8) == Some(file as u8))?;
                forms.files.get(sign).map(char::to_string)
            })
        });
        Self { letters, files, confidence, cost: found.cost }
    }

    /// The table as an alphabet, to read the sheet with.
    #[must_use]
    pub fn alphabet(&self) -> Alphabet {
        let mut out = Alphabet { name: "learned".to_owned(), ..Alphabet::default() };
        for (place, letters) in out.pieces.iter_mut().zip(&self.letters) {
            place.extend(letters.iter().map(|l| Sign::plain(l)));
        }
        for (i, place) in out.files.iter_mut().enumerate() {
            if let Some(Some(sign)) = self.files.as_ref().and_then(|f| f.get(i)) {
                place.push(Sign::plain(sign));
            }
            place.push(Sign::plain(&char::from(b'a' + i as u8).to_string()));
        }
        out.complete();
        out
    }

    /// A `notation.yaml` for the tag, ready for `--locales`; men that the sheet does not show are left out.
    #[must_use]
    pub fn to_yaml(&self, tag: &str) -> String {
        let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let mut out = String::new();
        let _ = writeln!(out, "locale: {tag}");
        let _ = writeln!(out, "english: learned from a scoresheet");
        let _ = writeln!(out, "name: {tag}");
        let _ = writeln!(out, "direction: ltr");
        let _ = writeln!(out, "confidence: C");
        let known =
            (1..6).rev().filter_map(|i| Some(format!("{}: {}", NAMES[i], quoted(self.letters[i].first()?))));
        let _ = writeln!(out, "pieces: {{{}}}", known.collect::<Vec<_>>().join(", "));
        let also = (0..6).rev().filter_map(|i| {
            let rest: Vec<String> =
                self.letters[i].iter().skip(usize::from(i > 0)).map(|l| quoted(l)).collect();
            (!rest.is_empty()).then(|| format!("{}: [{}]", NAMES[i], rest.join(", ")))
        });
        let also: Vec<String> = also.collect();
        if !also.is_empty() {
            let _ = writeln!(out, "also: {{{}}}", also.join(", "));
        }
        if let Some(files) = &self.files {
            let signs: Vec<String> = files.iter().flatten().map(|f| quoted(f)).collect();
            if signs.len() == 8 {
                let _ = writeln!(out, "files: [{}]", signs.join(", "));
            }
        }
        let _ = writeln!(out, "sources: [\"learned from one scoresheet by legal play\"]");
        out
    }
}
