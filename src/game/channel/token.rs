//! A token of the sheet, made ready to be laid against moves: what its beginning costs as a man's letter, and its end as
//! what follows a square.

use super::{Channel, Element, FAR, Fit, LONGEST, LONGEST_LETTER, ROW, Row};
use crate::board::{Move, Role};
use crate::game::hash::QuickMap;
use crate::game::is_invisible;
use crate::game::noise::{is_smudge, lower};
use crate::game::rates::is_capture_sign;

const EN_PASSANT: [&[char]; 6] = [
    &['e', '.', 'p', '.'],
    &['e', 'p'],
    &['e', '.', 'p'],
    &['a', '.', 'p', '.'],
    &['e', 'p', '.'],
    &['(', '=', ')'],
];

/// The tables for one token.
pub(crate) struct Token {
    pub(super) text: Vec<u8>,
    pub(super) chars: Vec<char>,
    /// How many signs may be letters, files and ranks.
    pub(super) signs: usize,
    pub(super) start: [Row; 6],
    pub(super) silent: Row,
    pub(super) checking: Row,
    pub(super) castle: [Fit; 2],
    pub(super) plain: Vec<Fit>,
    /// Captures that name only the men, `RxB`: who takes and who is taken.
    pub(super) named: Vec<(Role, Role)>,
    pub(super) full: QuickMap<u32, Fit>,
}

impl Channel<'_> {
    /// Prepares a token; nothing for one that is empty or too long to be a move.
    pub(crate) fn token(&self, text: &str) -> Option<Token> {
        let chars: Vec<char> = text.chars().filter(|c| !is_invisible(*c)).collect();
        if chars.is_empty() || chars.len() > LONGEST {
            return None;
        }
        let text: Vec<u8> = chars.iter().map(|c| self.index.get(c).copied().unwrap_or(0)).collect();
        let sign = |c: &&char| c.is_alphanumeric() && !matches!(c, 'x' | 'X') || is_smudge(**c);
        let signs = chars.iter().filter(sign).count();
        let mut token = Token {
            text,
            chars,
            signs,
            start: [[FAR; ROW]; 6],
            silent: [FAR; ROW],
            checking: [FAR; ROW],
            castle: [Fit::FAR; 2],
            plain: Vec::new(),
            named: Vec::new(),
            full: QuickMap::default(),
        };
        token.named = self.named(&token.chars);
        self.fill_starts(&mut token);
        self.fill_tails(&mut token);
        token.castle = [self.castle(&token, 2), self.castle(&token, 3)];
        Some(token)
    }

    /// The men that a capture written as `RxB` may name.
    fn named(&self, chars: &[char]) -> Vec<(Role, Role)> {
        let Some(at) = chars.iter().position(|c| is_capture_sign(*c)) else {
            return Vec::new();
        };
        let left: String = chars.iter().take(at).collect();
        let right: String = chars.iter().skip(at + 1).collect();
        let right = right.trim_end_matches(['!', '?', '+', '#', '.', ',', '\u{2020}']);
        let men = |text: &str| -> Vec<Role> {
            let is = |role: &Role| {
                self.alphabet.pieces[*role as usize].iter().any(|s| s.cost < 1.0 && s.text == text)
            };
            Role::ALL.into_iter().filter(is).collect()
        };
        let taken = men(right);
        men(&left).into_iter().flat_map(|man| taken.iter().map(move |taken| (man, *taken))).collect()
    }

    /// What the first `j` signs cost as the letter of each man.
    fn fill_starts(&self, token: &mut Token) {
        let most = token.chars.len().min(LONGEST_LETTER);
        let mut lead = [FAR; ROW];
        lead[0] = 0.0;
        for j in (0..most).take_while(|j| token.chars[*j].is_lowercase()) {
            lead[j + 1] = lead[j] + self.stray(token.text[j]);
        }
        for role in Role::ALL {
            let mut start = [FAR; ROW];
            start[0] = if role == Role::Pawn { 0.0 } else { self.rates.lost_piece[role as usize] };
            for letter in &self.men[role as usize] {
                let extra = letter.cost + if role == Role::Pawn { 0.7 } else { 0.0 };
                // Edit distance of the letter against each prefix, its first sign being there.
                let mut row = [FAR; ROW];
                for (i, (meant, costs)) in letter.signs.iter().enumerate() {
                    let mut next = [FAR; ROW];
                    for (j, (&read, &index)) in token.chars.iter().zip(&token.text).enumerate().take(most) {
                        // What stands before the letter is too much.
                        let before = if i == 0 { lead[j] } else { row[j] };
                        next[j + 1] = before + self.in_place((*meant, costs), index, read);
                    }
                    if i > 0 {
                        for j in 1..=most {
                            next[j] = next[j].min(row[j] + 2.5);
                        }
                    }
                    row = next;
                }
                for j in 1..=most {
                    start[j] = start[j].min(row[j] + extra);
                }
            }
            for j in 0..most {
                let stray = self.stray(token.text[j]);
                start[j + 1] = start[j + 1].min(start[j] + stray);
            }
            token.start[role as usize] = start;
        }
    }

    /// What the signs from `j` on cost as what follows a square.
    fn fill_tails(&self, token: &mut Token) {
        let n = token.chars.len();
        let lowered: Vec<char> = token.chars.iter().map(|c| lower(*c)).collect();
        token.silent[n] = 0.0;
        for j in (0..n).rev() {
            let stray = self.stray(token.text[j]);
            token.silent[j] = token.silent[j + 1] + stray;
            token.checking[j] = (token.checking[j + 1] + stray).min(FAR);
            let rest = lowered.get(j..).unwrap_or_default();
            for word in self.checks.iter().filter(|word| rest.starts_with(word)) {
                let at = j + word.len();
                let least = token.silent[at].min(token.checking[at]);
                token.checking[j] = token.checking[j].min(least);
            }
            for word in EN_PASSANT.iter().filter(|word| rest.starts_with(word)) {
                token.silent[j] = token.silent[j].min(token.silent[j + word.len()] + 0.3);
            }
            // A plus sign misread.
            let plus = self.in_place(('+', &self.plus), token.text[j], token.chars[j]);
            token.checking[j] = token.checking[j].min(token.silent[j + 1] + plus);
        }
    }

    fn castle(&self, token: &Token, ohs: usize) -> Fit {
        let mut elements = Vec::new();
        for i in 0..ohs {
            if i > 0 {
                elements.push(Element { row: &self.dash, lost: 1.0 });
            }
            elements.push(Element { row: &self.ohs, lost: self.rates.lost_square });
        }
        let mut start = [FAR; ROW];
        start[0] = 0.0;
        self.end(token, &self.align(token, start, &elements))
    }
}

impl Token {
    /// The token's characters, invisible ones left out.
    pub(crate) fn chars(&self) -> &[char] {
        &self.chars
    }

    /// Whether there is no room for a square of departure.
    pub(crate) fn is_short(&self, mv: &Move) -> bool {
        self.signs < if mv.role == Role::Pawn { 3 } else { 4 }
    }

    /// Whether the letter of a man is cheaper to miss here than to find.
    pub(crate) fn letter_lost(&self, role: Role) -> bool {
        let start = &self.start[role as usize];
        let found = start.iter().skip(1).copied().fold(FAR, f32::min);
        start[0] <= found
    }
}
