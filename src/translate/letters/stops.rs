//! The bytes of movetext at which the letters lane must look, found 64 at a time: about every seventh is one, and a
//! mask of all of them is cheaper than a question for each byte.

/// Bytes that are looked at together.
const WIDE: usize = 64;

/// Whether a byte is a capital, no ASCII, or begins a comment or a line.
const fn stops(byte: u8) -> bool {
    byte.wrapping_sub(b'A') < 26 || byte >= 0x80 || byte == b'{' || byte == b';' || byte == b'\n'
}

/// Whether a letter that begins with this byte is found.
pub(super) const fn finds(lead: u8) -> bool {
    stops(lead)
}

/// A walk from stop to stop.
pub(super) struct Stops<'t> {
    text: &'t [u8],
    /// Where the bytes begin that the mask is about.
    base: usize,
    /// Those of them that stop, the first in the lowest bit.
    mask: u64,
}

impl<'t> Stops<'t> {
    /// A walk through `text`.
    pub(super) fn new(text: &'t [u8]) -> Self {
        Self { text, base: 0, mask: mask(text) }
    }

    /// The first stop at or behind `from`, which is not before the last one asked for.
    #[inline]
    pub(super) fn next(&mut self, from: usize) -> Option<usize> {
        match from.checked_sub(self.base) {
            Some(passed) if passed < WIDE => self.mask &= u64::MAX << passed,
            _ => {
                self.base = from;
                self.mask = mask(self.text.get(from..)?);
            }
        }
        while self.mask == 0 {
            self.base += WIDE;
            self.mask = mask(self.text.get(self.base..)?);
        }
        Some(self.base + self.mask.trailing_zeros() as usize)
    }
}

/// The stops among the first bytes of a text.
#[inline]
fn mask(text: &[u8]) -> u64 {
    match text.first_chunk::<WIDE>() {
        Some(chunk) => mask_of(chunk),
        None => {
            let mut chunk = [0; WIDE];
            for (slot, byte) in chunk.iter_mut().zip(text) {
                *slot = *byte;
            }
            mask_of(&chunk)
        }
    }
}

#[inline]
fn mask_of(chunk: &[u8; WIDE]) -> u64 {
    let flags = chunk.map(|byte| u8::from(stops(byte)));
    let mut mask = 0;
    for (at, eight) in flags.chunks_exact(8).enumerate() {
        let mut word = [0; 8];
        word.copy_from_slice(eight);
        // Eight flags, a byte each, become eight bits in the highest byte.
        let bits = u64::from_le_bytes(word).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        mask |= bits << (8 * at);
    }
    mask
}

#[cfg(test)]
mod tests {
    use super::{Stops, stops};

    /// The mask finds what a question for each byte finds, from every place and at every length.
    #[test]
    fn no_stop_is_passed_over() {
        let mut seed = 0x2545_F491_u32;
        let mut byte = || {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            [b'e', b'4', b' ', b'N', b'x', b'{', b'\n', b';', b'Z', b'@', b'[', 0x7f, 0x80, 0xff, b'a']
                [(seed % 90).min(14) as usize]
        };
        for len in (0..300).chain([1000, 4096]) {
            let text: Vec<u8> = (0..len).map(|_| byte()).collect();
            let mut walk = Stops::new(&text);
            let mut from = 0;
            loop {
                let plain = text[from.min(len)..].iter().position(|byte| stops(*byte)).map(|at| from + at);
                let found = walk.next(from);
                assert_eq!(found.filter(|at| *at < len), plain, "{len} {from}");
                let Some(at) = plain else { break };
                from = at + 1 + len % 3 * 40;
                if from > len {
                    break;
                }
            }
        }
    }
}
