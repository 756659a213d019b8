//! The notations that may be found, each built when it is first tried.

use std::sync::OnceLock;

use super::{Detector, ENGLISH};
use crate::locale::{LetterSet, Locales, NATIVE, Spec, System};
use crate::translate::plan;
use crate::translate::source::Source;

/// Half-moves that a rare notation must read before it counts: a few digits or letters may be anything.
pub(super) const RARE: usize = 4;
/// The notations that are tried only where none of the usual ones reads a game.
pub(super) const RARELY: [System; 10] = [
    System::Coordinate,
    System::Smith,
    System::Murray,
    System::Stamma,
    System::Selenus,
    System::Paris1173,
    System::Koebel1520,
    System::Gringmuth,
    System::Uedemann,
    System::Uci960,
];

/// A notation that may be found, built when it is first tried.
pub(super) struct Candidate {
    spec: Spec,
    /// The Latin capitals that its letters can have, A the lowest bit.
    pub(super) capitals: u32,
    /// Whether it is tried only where no usual notation reads a game.
    pub(super) rare: bool,
    source: OnceLock<Option<Source>>,
}

impl Candidate {
    pub(super) fn new(spec: Spec, capitals: u32) -> Self {
        Self { spec, capitals, rare: false, source: OnceLock::new() }
    }

    pub(super) fn rare(spec: Spec) -> Self {
        Self { rare: true, ..Self::new(spec, 0) }
    }

    pub(super) fn source(&self, locales: &Locales) -> Option<&Source> {
        let build = || plan::sources(&self.spec, locales).ok()?.into_iter().next();
        self.source.get_or_init(build).as_ref()
    }
}

impl Detector {
    /// The source at an index.
    #[must_use]
    pub fn source(&self, locales: &Locales, index: usize) -> Option<&Source> {
        if index == ENGLISH {
            return self
                .english
                .get_or_init(|| {
                    let (tag, set) = ("en".to_owned(), Some(NATIVE.to_owned()));
                    let spec = Spec::Language { tag, set, system: System::San };
                    plan::sources(&spec, locales).ok()?.into_iter().next()
                })
                .as_ref();
        }
        self.all(locales).get(index - 1)?.source(locales)
    }

    /// The descriptive notations, which read a sheet in ways of their own.
    pub fn descriptive<'d>(&'d self, locales: &'d Locales) -> impl Iterator<Item = &'d Source> {
        let is_descriptive = |spec: &Spec| match spec {
            Spec::Language { tag, system: System::Descriptive, .. } => {
                locales.descriptive_tags().any(|known| known == tag)
            }
            _ => false,
        };
        let those = self.all(locales).iter().filter(move |candidate| is_descriptive(&candidate.spec));
        those.filter_map(|candidate| candidate.source(locales))
    }

    /// Whether the source at an index is one of the notations that are tried last.
    #[must_use]
    pub fn is_rare(&self, locales: &Locales, index: usize) -> bool {
        index != ENGLISH && self.all(locales).get(index - 1).is_some_and(|candidate| candidate.rare)
    }

    /// All candidates but English; none of them is built before it is asked for.
    pub(super) fn all(&self, locales: &Locales) -> &[Candidate] {
        self.all.get_or_init(|| {
            let mut all = Vec::new();
            for system in [System::Uci, System::Iccf] {
                all.push(Candidate::new(Spec::System(system), 0));
            }
            for (tag, capitals, sets) in locales.set_names() {
                for set in sets {
                    if tag == "en" && set == NATIVE {
                        continue;
                    }
                    let spec = Spec::Language {
                        tag: tag.to_owned(),
                        set: Some(set.to_owned()),
                        system: System::San,
                    };
                    all.push(Candidate::new(spec, capitals));
                }
                let system = System::Descriptive;
                all.push(Candidate::new(Spec::Language { tag: tag.to_owned(), set: None, system }, 0));
            }
            for tag in locales.wing_tags() {
                let spec = Spec::Language { tag: tag.to_owned(), set: None, system: System::Wing };
                all.push(Candidate::rare(spec));
            }
            all.extend(RARELY.map(|system| Candidate::rare(Spec::System(system))));
            all
        })
    }

    /// The letter set of a source, if it has one.
    pub(super) fn set<'l>(&self, locales: &'l Locales, index: usize) -> Option<&'l LetterSet> {
        let (tag, name) = match index {
            ENGLISH => ("en", NATIVE),
            _ => match &self.all(locales).get(index - 1)?.spec {
                Spec::Language { tag, set: Some(name), .. } => (tag.as_str(), name.as_str()),
                _ => return None,
            },
        };
        locales.letters_of(tag).ok()?.iter().find(|set| set.name == name)
    }

    /// The place of a source among those that read a text alike: English, then the languages' own letters, the more
    /// usual language first, then their other letters and systems.
    pub(super) fn rank(&self, locales: &Locales, index: usize) -> (bool, bool, usize) {
        if index == ENGLISH {
            return (false, false, 0);
        }
        match self.all(locales).get(index - 1).map(|candidate| &candidate.spec) {
            Some(Spec::Language { tag, set, system }) => {
                let own = set.as_deref() == Some(NATIVE) && *system == System::San;
                (true, !own, locales.rank(tag))
            }
            _ => (true, false, 0),
        }
    }
}
