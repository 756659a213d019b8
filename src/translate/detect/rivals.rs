//! Which notations could give letters that one notation reads another meaning.

use super::{Detector, ENGLISH};
use crate::board::Role;
use crate::locale::{LetterSet, Locales};

impl Detector {
    /// The sets in which each of the given English letters stands for a piece, and at least one for another.
    pub(super) fn rivals(&self, locales: &Locales, roles: u8) -> Vec<usize> {
        let used: Vec<Role> = Role::ALL.into_iter().filter(|role| roles & (1 << *role as u8) != 0).collect();
        if used.is_empty() {
            return Vec::new();
        }
        let mut rivals = Vec::new();
        for (index, candidate) in (1..).zip(self.all(locales)) {
            let bit = |role: &Role| 1 << (role.letter() - b'A');
            if !used.iter().all(|role| candidate.capitals & bit(role) != 0) {
                continue;
            }
            let Some(set) = self.set(locales, index) else { continue };
            let meaning = |letter: u8| {
                Role::ALL
                    .into_iter()
                    .find(|role| set.letter(*role).is_some_and(|own| own.as_bytes() == [letter]))
            };
            let meanings: Vec<Option<Role>> = used.iter().map(|role| meaning(role.letter())).collect();
            let other = meanings.iter().zip(&used).any(|(meaning, role)| *meaning != Some(*role));
            if other && meanings.iter().all(Option::is_some) {
                rivals.push(index);
            }
        }
        rivals
    }

    /// The same for any source: the sets in which something that it reads for each of the roles may be, or may begin
    /// or go on, a man's letter, unless that is the same man everywhere and squares are read alike. None for a source
    /// without letters, of which nothing is known.
    pub(super) fn rivals_abroad(&self, locales: &Locales, own: usize, roles: u8) -> Option<Vec<usize>> {
        let used = || Role::ALL.into_iter().filter(|role| roles & (1 << *role as u8) != 0);
        let set = |index| self.set(locales, index);
        let mine = set(own)?;
        if used().next().is_none() {
            return Some(Vec::new());
        }
        let may_be = |theirs: &LetterSet, role: Role, other: Role| {
            let begins = |one: &str, two: &str| one.starts_with(two) || two.starts_with(one);
            let spelt = &mine.pieces[role as usize];
            spelt.iter().any(|one| theirs.pieces[other as usize].iter().any(|two| begins(one, two)))
        };
        let squares =
            |set: &LetterSet| (set.files.clone(), set.digits.clone(), set.files_mirrored, set.digit_first);
        let rivals = (ENGLISH..=self.all(locales).len())
            .filter(|index| *index != own)
            .filter(|index| {
                set(*index).is_some_and(|theirs| {
                    let all =
                        used().all(|role| Role::ALL.into_iter().any(|other| may_be(theirs, role, other)));
                    let other = |role| {
                        Role::ALL.into_iter().any(|other| other != role && may_be(theirs, role, other))
                    };
                    all && (used().any(other) || squares(theirs) != squares(mine))
                })
            })
            .collect();
        Some(rivals)
    }
}
