//! Changes seeds at random, the same way for the same number: bits, bytes, splices, doublings, cuts, and pieces of
//! what the readers know.

/// A generator of numbers, xorshift64*.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that gives the same numbers for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }
}

/// Pieces that mean something to some reader.
pub const PIECES: &[&[u8]] = &[
    b"e4",
    b"Nf3",
    b"O-O",
    b"O-O-O",
    b"0-0",
    b"0-0-0",
    b"exd6 e.p.",
    b"e8=Q",
    b"e8(Q)",
    b"--",
    b"1.",
    b"1...",
    b"12. ",
    b"(",
    b")",
    b"{",
    b"}",
    b"[",
    b"]",
    b"; ",
    b"\n",
    b"\r\n",
    b"\r",
    b"\n\n",
    b"%",
    b"$1",
    b"$255",
    b"!?",
    b"+-",
    b"N",
    b"D ",
    b"RR",
    b"+",
    b"#",
    b"++",
    b"x",
    b":",
    b"1-0",
    b"1/2-1/2",
    b"0-1",
    b"*",
    b"\xc2\xbd",
    b"=",
    b"/",
    b"|",
    b"\t",
    b"[FEN \"",
    b"[Event \"",
    b"[SetUp \"1\"]\n",
    b"\"]\n",
    b"[%clk 0:01]",
    b"w KQkq - 0 1",
    b"8/8/8/8",
    b"e2e4",
    b"5254",
    b"P-K4",
    b"Kt",
    b"\0",
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xe2\x99",
    b"\xe2\x99\x98",
    b"\xe2\x99\x9f\xef\xb8\x8e",
    b"\xef\xbb\xbf",
    b"\xe2\x80\x8f",
    b"\xe2\x81\xa6",
    b"\xe2\x81\xa9",
    b"\xe2\x80\x93",
    "\u{660}".as_bytes(),
    "\u{661}".as_bytes(),
    "\u{6f5}".as_bytes(),
    "\u{967}".as_bytes(),
    "\u{ff11}".as_bytes(),
    "\u{301}".as_bytes(),
    "\u{200d}".as_bytes(),
    "\u{0410}".as_bytes(),
    "\u{0441}".as_bytes(),
    "\u{421}\u{444}3".as_bytes(),
    "\u{41a}\u{440}".as_bytes(),
    "\u{648}\u{647}\u{665}".as_bytes(),
    "\u{62d}".as_bytes(),
    "\u{5e4}".as_bytes(),
    "\u{fb01}".as_bytes(),
    "\u{1f600}".as_bytes(),
    "\u{10ffff}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{85}".as_bytes(),
    "\u{130}".as_bytes(),
    "\u{df}".as_bytes(),
    "\u{d7}".as_bytes(),
    "\u{2026}".as_bytes(),
    "\u{2212}".as_bytes(),
    b"<b>",
    b"</b>",
    b"<!--",
    b"-->",
    b"&amp;",
    b"&#x2654;",
    b"&#",
    b"<script>",
    b"<bdi>",
    b"</bdi>",
    b"<p dir=rtl>",
    b"`",
    b"```\n",
    b"**",
    b"$$",
    b"\\knight",
    b"\\begin{x}",
    b"\\",
    b"~",
    b"pieces: {",
    b"king: ",
    b"- ",
    b": ",
    b"*a",
    b"&a ",
    b"!!x ",
    b"|\n",
    b">-\n",
    b"overlaps: [",
    b"digits: ",
    b"sets:\n",
    b"4294967295",
    b"65535",
    b"99999999999",
];

/// A changed copy of one of the seeds, at most `longest` bytes long.
pub fn mutate(seeds: &[Vec<u8>], random: &mut Random, longest: usize, out: &mut Vec<u8>) {
    out.clear();
    let seed = &seeds[random.below(seeds.len())];
    let take = seed.len().min(longest);
    // The first bytes choose what a target does, so they mostly stay.
    out.extend_from_slice(&seed[..take]);
    let most = random.below(5);
    let times = 1 + random.below(1 << most);
    for _ in 0..times {
        once(seeds, random, out);
        out.truncate(longest);
    }
}

fn once(seeds: &[Vec<u8>], random: &mut Random, out: &mut Vec<u8>) {
    let at = random.below(out.len() + 1);
    let most = random.below(8);
    let len = random.below(1 << most).min(out.len() - at);
    match random.below(10) {
        0 => {
            if let Some(byte) = out.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
        1 => {
            if let Some(byte) = out.get_mut(at) {
                *byte = random.below(256) as u8;
            }
        }
        2 => {
            out.drain(at..at + len);
        }
        3 => out.truncate(at),
        4 => {
            let piece = out[at..at + len].to_vec();
            for _ in 0..=random.below(4) {
                out.splice(at..at, piece.iter().copied());
            }
        }
        5 => {
            let other = &seeds[random.below(seeds.len())];
            let from = random.below(other.len() + 1);
            let to = from + random.below((other.len() - from).min(64) + 1);
            out.splice(at..at + len, other[from..to].iter().copied());
        }
        6 => {
            let piece: Vec<u8> = out.drain(at..at + len).collect();
            let to = random.below(out.len() + 1);
            out.splice(to..to, piece);
        }
        _ => {
            let piece = PIECES[random.below(PIECES.len())];
            let over = if random.below(2) == 0 { 0 } else { piece.len().min(out.len() - at) };
            out.splice(at..at + over, piece.iter().copied());
        }
    }
}
