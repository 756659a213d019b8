//! A language's letters and words as one automaton.

use crate::board::Role;
use crate::locale::descriptive::DescriptiveTable;
use crate::notation::cursor::DASHES;

use super::symbols::class;

/// What a word stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Meaning {
    pub(super) classes: u32,
    /// The man, where it is one.
    pub(super) role: Option<Role>,
    /// The rank 0 to 7, where it is one.
    pub(super) rank: u8,
    /// How many squares a pawn goes, where it tells that.
    pub(super) steps: u8,
}

/// One state of the automaton.
#[derive(Clone, Debug)]
struct State {
    next: [u16; 256],
    meaning: Meaning,
}

/// All words of a language.
#[derive(Clone, Debug)]
pub(super) struct Lexicon {
    states: Vec<State>,
}

impl Lexicon {
    pub(super) fn new(table: &DescriptiveTable) -> Self {
        let mut lexicon = Self { states: vec![State { next: [0; 256], meaning: Meaning::default() }] };
        let men = &table.men;
        for (words, role) in [
            (&men.pawn, Role::Pawn),
            (&men.knight, Role::Knight),
            (&men.bishop, Role::Bishop),
            (&men.rook, Role::Rook),
            (&men.queen, Role::Queen),
            (&men.king, Role::King),
        ] {
            lexicon.all(words, Meaning { classes: class::MAN, role: Some(role), ..Meaning::default() });
        }
        for (rank, words) in (0u8..).zip(&table.ranks) {
            let meaning = Meaning { classes: class::RANK, rank, ..Meaning::default() };
            lexicon.all(words, meaning);
            lexicon.word(&[b'1' + rank], meaning);
        }
        for (steps, words) in (1u8..).zip(&table.steps) {
            lexicon.all(words, Meaning { classes: class::STEPS, steps, ..Meaning::default() });
        }
        for (words, classes) in [
            (&table.to, class::TO),
            (&table.takes, class::TAKES),
            (&table.promotes, class::PROMOTES),
            (&table.ordinals, class::ORDINAL),
            (&table.first_rank, class::FIRST),
            (&table.possessives, class::POSSESSIVE),
            (&table.pronouns, class::PRONOUN),
            (&table.fillers, class::FILLER),
            (&table.adjectives, class::ADJECTIVE),
            (&table.castles, class::CASTLES),
            (&table.castles_short, class::SHORT),
            (&table.castles_long, class::LONG),
            (&table.castle_fillers, class::CASTLE_FILLER),
            (&table.check, class::CHECK),
            (&table.discovered, class::DISCOVERED),
            (&table.double, class::DOUBLE),
            (&table.mate, class::MATE),
            (&table.en_passant, class::EN_PASSANT),
            (&table.becomes, class::BECOMES),
            (&table.queens, class::QUEENS),
            (&table.moves, class::MOVES),
            (&table.interposes, class::INTERPOSES),
        ] {
            lexicon.all(words, Meaning { classes, ..Meaning::default() });
        }
        for (words, classes) in [(&table.castles_short, class::SHORT), (&table.castles_long, class::LONG)] {
            // Castling in signs is printed with every dash there is.
            for word in words.iter().filter(|word| word.contains('-') && !word.contains(char::is_lowercase)) {
                for dash in DASHES {
                    let meaning = Meaning { classes, ..Meaning::default() };
                    lexicon.word(word.replace('-', dash).as_bytes(), meaning);
                }
            }
        }
        for (sign, classes) in [
            ("(", class::OPEN),
            (")", class::CLOSE),
            ("/", class::SLASH),
            ("\\", class::SLASH),
            (",", class::COMMA),
            (":", class::COMMA),
            (";", class::COMMA),
            ("++", class::DOUBLE_PLUS),
        ] {
            lexicon.word(sign.as_bytes(), Meaning { classes, ..Meaning::default() });
        }
        lexicon
    }

    /// Adds words as they stand, and those of two letters or more in lower case, in capitals and with a capital;
    /// but not the two capitals that name men (`PR`, the king's pawn, is not the French `pr`), nor one with its full stop
    /// (`A.` is the bishop, not the Spanish ordinal `a.`).
    fn all(&mut self, words: &[String], meaning: Meaning) {
        for word in words {
            self.word(word.as_bytes(), meaning);
            let letters = word.chars().count();
            if letters < 2 || letters == 2 && meaning.classes & (class::MAN | class::SHORT | class::LONG) != 0
            {
                continue;
            }
            self.word(word.to_lowercase().as_bytes(), meaning);
            let mut chars = word.chars();
            if let Some(first) = chars.next() {
                let capital: String = first.to_uppercase().chain(chars).collect();
                if letters > 2 || !self.are_men(&capital) {
                    self.word(capital.as_bytes(), meaning);
                }
            }
            let capitals = word.to_uppercase();
            if letters > 2 || !self.are_men(&capitals) {
                self.word(capitals.as_bytes(), meaning);
            }
        }
    }

    /// Whether each letter alone names a man.
    fn are_men(&self, word: &str) -> bool {
        word.trim_end_matches('.').chars().all(|letter| {
            let mut bytes = [0; 4];
            let letter = letter.encode_utf8(&mut bytes).as_bytes();
            let (meaning, len) = self.longest(letter);
            len == letter.len() && meaning.role.is_some()
        })
    }

    fn word(&mut self, word: &[u8], meaning: Meaning) {
        let mut state = 0;
        for &byte in word {
            let known = usize::from(self.states[state].next[usize::from(byte)]);
            state = if known != 0 {
                known
            } else {
                let Ok(new) = u16::try_from(self.states.len()) else { return };
                self.states.push(State { next: [0; 256], meaning: Meaning::default() });
                self.states[state].next[usize::from(byte)] = new;
                usize::from(new)
            };
        }
        let old = &mut self.states[state].meaning;
        old.classes |= meaning.classes;
        old.role = old.role.or(meaning.role);
        old.rank |= meaning.rank;
        old.steps |= meaning.steps;
    }

    /// The longest word at the start of the text, and its length.
    #[inline]
    pub(super) fn longest(&self, text: &[u8]) -> (Meaning, usize) {
        let mut best = (Meaning::default(), 0);
        let mut state = 0usize;
        for (index, &byte) in text.iter().enumerate() {
            state = self.states.get(state).map_or(0, |s| usize::from(s.next[usize::from(byte)]));
            if state == 0 {
                break;
            }
            if let Some(s) = self.states.get(state)
                && s.meaning.classes != 0
            {
                best = (s.meaning, index + 1);
            }
        }
        best
    }
}
