//! The upper half of 8-bit encodings.

use super::{Encoding, Kind, kept};

/// Characters of the bytes 0x80 to 0xFF.
pub(super) struct Half([char; 128]);

impl Half {
    /// The upper half of an 8-bit encoding; `None` for others.
    pub(super) fn of(encoding: Encoding) -> Option<Self> {
        let mut half = [char::REPLACEMENT_CHARACTER; 128];
        match encoding.0 {
            Kind::Page(page) => {
                for (slot, character) in half.iter_mut().zip(page.high.chars()) {
                    *slot = character;
                }
            }
            Kind::Standard(standard) if standard.is_single_byte() => {
                for (slot, byte) in half.iter_mut().zip(0x80_u8..=0xFF) {
                    let piece = [byte];
                    let decoded = standard.decode_without_bom_handling_and_without_replacement(&piece);
                    if let Some(character) = decoded.and_then(|text| text.chars().next()) {
                        *slot = character;
                    }
                }
            }
            _ => return None,
        }
        Some(Self(half))
    }

    /// The character of a byte, one that keeps the byte where it has no meaning.
    pub(super) fn character(&self, byte: u8) -> char {
        match byte.checked_sub(0x80).and_then(|index| self.0.get(usize::from(index))) {
            Some(&char::REPLACEMENT_CHARACTER) => kept(byte),
            Some(&character) => character,
            None => char::from(byte),
        }
    }

    /// The bytes of all characters outside ASCII, sorted by character.
    pub(super) fn reversed(&self) -> Vec<(char, u8)> {
        let mut pairs: Vec<(char, u8)> = self
            .0
            .iter()
            .zip(0x80_u8..=0xFF)
            .filter(|(character, _)| !character.is_ascii() && **character != char::REPLACEMENT_CHARACTER)
            .map(|(character, byte)| (*character, byte))
            .collect();
        pairs.sort_unstable();
        pairs.dedup_by_key(|(character, _)| *character);
        pairs
    }
}
