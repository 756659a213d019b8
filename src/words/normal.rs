//! Text as the dictionary sees it: one case, one kind of blank, no marks that are not heard.

/// Characters after folding, each with where it stands in the source.
#[derive(Debug, Default)]
pub(crate) struct Normal {
    pub(crate) chars: Vec<char>,
    places: Vec<(u32, u32)>,
}

impl Normal {
    /// Folds at most `limit` bytes of `text`, up to the first byte that is no UTF-8.
    pub(crate) fn of(text: &[u8], limit: usize) -> Self {
        let mut normal = Self::default();
        normal.fold(text, limit);
        normal
    }

    /// The same in the memory of an earlier text.
    pub(crate) fn fold(&mut self, text: &[u8], limit: usize) {
        self.chars.clear();
        self.places.clear();
        let text = text.get(..limit.min(text.len())).unwrap_or_default();
        let text = match std::str::from_utf8(text) {
            Ok(text) => text,
            Err(error) => {
                std::str::from_utf8(text.get(..error.valid_up_to()).unwrap_or_default()).unwrap_or_default()
            }
        };
        for (at, c) in text.char_indices() {
            let (start, end) = (at as u32, (at + c.len_utf8()) as u32);
            if let Some(low) = quick(c) {
                self.chars.push(low);
                self.places.push((start, end));
                continue;
            }
            if unheard(c) {
                // A mark belongs to the letter before it.
                if let Some(last) = self.places.last_mut() {
                    last.1 = end;
                }
                continue;
            }
            for low in simple(c).to_lowercase().filter(|c| !unheard(*c)) {
                self.chars.push(low);
                self.places.push((start, end));
            }
        }
    }

    /// Where the characters before index `at` end in the source.
    pub(crate) fn end(&self, at: usize) -> usize {
        at.checked_sub(1).and_then(|i| self.places.get(i)).map_or(0, |place| place.1 as usize)
    }

    /// Where the character at index `at` begins in the source.
    pub(crate) fn start(&self, at: usize) -> usize {
        self.places.get(at).map_or_else(|| self.end(self.chars.len()), |place| place.0 as usize)
    }
}

/// The folded form of the letters of which most texts are made, without the tables of Unicode.
fn quick(c: char) -> Option<char> {
    match c {
        '\0'..='\x7F' => Some(c.to_ascii_lowercase()),
        // Small letters of Latin, Cyrillic and Greek, and the letters of scripts without case, are as they are.
        'ß'..='ö'
        | 'ø'..='ÿ'
        | 'а'..='ё'
        | 'α'..='ω'
        | 'א'..='ת'
        | 'ء'..='غ'
        | 'ف'..='ي'
        | 'ぁ'..='ゖ'
        | 'ァ'..='ヺ'
        | '一'..='鿿'
        | '가'..='힣'
        | 'ა'..='ჺ'
        | '\u{E01}'..='\u{E46}'
        | '\u{E81}'..='\u{ECD}' => Some(c),
        // The scripts of India: in each block of 128 the figures stand from 0x66 on.
        '\u{900}'..='\u{DFF}' if u32::from(c) & 0x7F < 0x66 => Some(c),
        _ => None,
    }
}

/// Folds a phrase for the dictionary: separators become single blanks.
pub(crate) fn phrase(text: &str) -> Vec<char> {
    let mut chars: Vec<char> = Vec::new();
    for c in Normal::of(text.as_bytes(), usize::MAX).chars {
        if is_separator(c) {
            if chars.last().is_some_and(|last| *last != ' ') {
                chars.push(' ');
            }
        } else {
            chars.push(c);
        }
    }
    if chars.last() == Some(&' ') {
        chars.pop();
    }
    chars
}

/// Marks that change nothing for the ear: bidi controls, joiners, vowel points, stress, emoji selectors.
fn unheard(c: char) -> bool {
    matches!(c,
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}' | '\u{00AD}'
        | '\u{061C}' | '\u{0640}' | '\u{064B}'..='\u{065F}' | '\u{0670}' | '\u{0591}'..='\u{05BD}' | '\u{05BF}'
        | '\u{05C1}' | '\u{05C2}' | '\u{05C4}' | '\u{05C5}' | '\u{05C7}' | '\u{0300}'..='\u{036F}'
        | '\u{FE0E}' | '\u{FE0F}')
}

/// One form for what looks or sounds the same: digits of all scripts, wide letters, apostrophes, dashes, figurines.
fn simple(c: char) -> char {
    const ZEROS: [u32; 17] = [
        0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20,
        0x1040, 0x17E0, 0x1810,
    ];
    let code = u32::from(c);
    if code < 0x80 {
        return c;
    }
    if let Some(zero) = ZEROS.iter().find(|zero| (**zero..**zero + 10).contains(&code)) {
        return char::from_u32(0x30 + code - zero).unwrap_or(c);
    }
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(code - 0xFEE0).unwrap_or(c),
        '\u{2018}' | '\u{2019}' | '\u{02BC}' | '\u{02BB}' | '\u{02BE}' => '\'',
        '\u{2010}'..='\u{2014}' | '\u{2212}' => '-',
        '\u{265A}'..='\u{265F}' => char::from_u32(code - 6).unwrap_or(c),
        _ => c,
    }
}

/// Whether the character only separates words.
pub(crate) fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | ',' | '،' | '、' | ':' | '·')
}

/// Whether the voice pauses at the character.
pub(crate) fn is_pause(c: char) -> bool {
    matches!(c, ',' | '،' | '、' | ':')
}

/// Whether the character can be part of a word.
pub(crate) fn is_word(c: char) -> bool {
    quick(c).is_some_and(|c| !c.is_ascii())
        || c.is_alphanumeric()
        || matches!(u32::from(c), 0x900..=0xDFF | 0xE00..=0xEFF | 0x1000..=0x109F | 0x1780..=0x17FF)
}

/// Whether the script is written without blanks between words, or glues particles to foreign words.
pub(crate) fn is_unspaced(c: char) -> bool {
    matches!(u32::from(c),
        0xE00..=0xEFF | 0x1000..=0x109F | 0x1780..=0x17FF | 0x3005..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF
        | 0x20000..=0x3FFFF)
}

/// Whether a word may end before index `end`.
pub(crate) fn boundary(chars: &[char], end: usize) -> bool {
    let Some(last) = end.checked_sub(1).and_then(|i| chars.get(i)) else { return true };
    let Some(next) = chars.get(end) else { return true };
    if *next == '\'' {
        let letter_follows = chars.get(end + 1).is_some_and(|c| c.is_alphabetic());
        return !letter_follows || last.is_ascii_digit();
    }
    *last == '\''
        || !is_word(*last)
        || !is_word(*next)
        || last.is_ascii_digit() != next.is_ascii_digit()
        || is_unspaced(*last)
        || is_unspaced(*next)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is folded without the tables of Unicode is folded as they would.
    #[test]
    fn the_quick_way_says_what_the_tables_say() {
        for c in '\0'..='\u{FFFF}' {
            if let Some(low) = quick(c) {
                let slow: Vec<char> = simple(c).to_lowercase().collect();
                assert!(!unheard(c) && slow == [low], "{c:?}");
                assert!(c.is_ascii() || simple(low) == low, "{c:?}");
            }
        }
    }
}
