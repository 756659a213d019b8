//! Files of any size: cut into blocks of whole games, translated side by side, written in their order.
//!
//! Each worker has its own queue and blocks are dealt in turn, so that the order of output needs no sorting and
//! memory is bounded by the queues, whatever the file's size.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use super::engine::{Done, Job, Translator, join};
use super::game::Report;
use crate::Diagnostic;
use crate::scan::pgn;

/// Bytes of a block, more where one game is longer.
const BLOCK: usize = 256 << 10;
/// A single game longer than this is copied as it is and reported, so that memory stays bounded.
pub const LONGEST_GAME: usize = 16 << 20;
/// Blocks that wait for each worker.
const QUEUE: usize = 2;

/// What is told of each block, in order: its diagnostics, with spans from the start of the stream, and its text.
pub type Tell<'t> = dyn FnMut(&[Diagnostic], &[u8]) + 't;

/// What came of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The SPEC that the first game was read in.
    pub from: Option<String>,
    /// Moves that were read.
    pub moves: usize,
    /// Whether some line was left as it was.
    pub left: bool,
    /// Bytes read.
    pub bytes: u64,
}

/// What a block holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    /// Games to be translated.
    Games,
    /// The beginning of a game that is too long.
    TooLong,
    /// More of it: what stands in its middle must not be taken for the beginning of a game.
    Rest,
}

/// Cuts a stream into blocks that end where a game ends.
struct Blocks<R> {
    reader: R,
    held: Vec<u8>,
    ended: bool,
    /// Whether the last block was of a game that is too long.
    inside: bool,
}

impl<R: Read> Blocks<R> {
    /// The next block in `block`, which is emptied first; nothing at the end.
    fn next(&mut self, block: &mut Vec<u8>) -> io::Result<Option<Piece>> {
        block.clear();
        if self.inside {
            self.rest(block)?;
            if !block.is_empty() {
                return Ok(Some(Piece::Rest));
            }
        }
        let mut wanted = BLOCK;
        loop {
            self.fill(wanted)?;
            if self.held.is_empty() {
                return Ok(None);
            }
            if self.ended && self.held.len() <= LONGEST_GAME {
                std::mem::swap(block, &mut self.held);
                return Ok(Some(Piece::Games));
            }
            if let Some(cut) = last_game(&self.held) {
                block.extend_from_slice(self.held.get(..cut).unwrap_or_default());
                self.held.drain(..cut);
                return Ok(Some(Piece::Games));
            }
            if self.held.len() > LONGEST_GAME {
                self.inside = true;
                std::mem::swap(block, &mut self.held);
                return Ok(Some(Piece::TooLong));
            }
            wanted = (self.held.len() * 2).min(LONGEST_GAME + 1);
        }
    }

    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        while !self.ended && self.held.len() < wanted {
            let more = (wanted - self.held.len()).max(BLOCK / 4) as u64;
            self.ended = (&mut self.reader).take(more).read_to_end(&mut self.held)? == 0;
        }
        Ok(())
    }

    /// More of a game that is too long, up to the next game's tags; nothing where they come at once.
    fn rest(&mut self, block: &mut Vec<u8>) -> io::Result<()> {
        self.fill(BLOCK)?;
        let cut = match pgn::next_tag(&self.held) {
            Some(at) => {
                self.inside = false;
                at
            }
            None if self.ended => self.held.len(),
            // The last line may be half a tag.
            None => memchr::memrchr(b'\n', &self.held).filter(|end| *end > 0).unwrap_or(self.held.len()),
        };
        block.extend_from_slice(self.held.get(..cut).unwrap_or_default());
        self.held.drain(..cut);
        Ok(())
    }
}

/// The offset at which the last game in `text` begins, if there is a game before it.
///
/// It is looked for from the end, so that a block is not read twice: the first of the last tag pairs that stand
/// behind movetext and in no comment. A brace that is left open above it leaves the question to an earlier place.
fn last_game(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    loop {
        let found = memchr::memrchr(b'[', text.get(..end)?)?;
        if !starts_tag(text, found) {
            end = found;
            continue;
        }
        let mut start = found;
        // Up over the tag pairs and blank lines above it.
        let mut above = found;
        let movetext = loop {
            let Some(line_end) = above.checked_sub(1) else { break false };
            let head = text.get(..line_end)?;
            let line = memchr::memrchr2(b'\n', b'\r', head).map_or(0, |at| at + 1);
            let content = head.get(line..)?;
            if starts_tag(text, line) {
                start = line;
            } else if content.iter().any(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | 0)) {
                break true;
            }
            above = line;
        };
        let before = text.get(..start)?;
        let open = memchr::memrchr2(b'{', b'}', before).is_some_and(|at| before.get(at) == Some(&b'{'));
        if !movetext {
            return None;
        }
        if !open {
            return Some(start);
        }
        end = start;
    }
}

/// Whether a tag pair begins at `at`, at the start of a line.
fn starts_tag(text: &[u8], at: usize) -> bool {
    let begins =
        at.checked_sub(1).and_then(|before| text.get(before)).is_none_or(|b| matches!(b, b'\n' | b'\r'));
    begins && pgn::tag_value(text.get(at..).unwrap_or_default()).is_some()
}

/// Translates all of `reader` into `writer` with `jobs` threads.
///
/// `progress` is called with the number of bytes of each block that is done; `tell` with what is to be said of it.
///
/// # Errors
/// What reading or writing gives; the output is then incomplete.
pub fn translate<'l>(
    reader: impl Read,
    mut writer: impl Write,
    job: &Job<'_>,
    translator: impl Fn() -> Translator<'l> + Sync,
    jobs: usize,
    tell: &mut Tell<'_>,
    progress: &mut dyn FnMut(u64),
) -> io::Result<Summary> {
    let mut blocks = Blocks { reader, held: Vec::with_capacity(2 * BLOCK), ended: false, inside: false };
    let mut summary = Summary::default();
    if jobs <= 1 {
        let mut own = translator();
        let mut block = Vec::new();
        let mut done = Done::default();
        while let Some(piece) = blocks.next(&mut block)? {
            work(&block, piece, job, &mut own, &mut done);
            finish(&block, &mut done, &mut summary, &mut writer, tell, progress)?;
        }
        return Ok(summary);
    }
    std::thread::scope(|scope| {
        let mut to_workers: Vec<SyncSender<(Vec<u8>, Piece, Done)>> = Vec::new();
        let mut from_workers: Vec<Receiver<(Vec<u8>, Done)>> = Vec::new();
        for _ in 0..jobs {
            let (send, receive) = sync_channel::<(Vec<u8>, Piece, Done)>(QUEUE);
            let (answer, answers) = sync_channel::<(Vec<u8>, Done)>(QUEUE);
            to_workers.push(send);
            from_workers.push(answers);
            let translator = &translator;
            scope.spawn(move || {
                let mut own = translator();
                for (block, piece, mut done) in receive {
                    work(&block, piece, job, &mut own, &mut done);
                    if answer.send((block, done)).is_err() {
                        return;
                    }
                }
            });
        }
        // Used buffers go round: a fresh one for each block costs as much as the work.
        let mut spare: Vec<(Vec<u8>, Done)> = Vec::new();
        let (mut sent, mut received) = (0usize, 0usize);
        let mut more = true;
        loop {
            while more && sent - received < jobs * QUEUE {
                let (mut block, done) = spare.pop().unwrap_or_default();
                let Some(piece) = blocks.next(&mut block)? else {
                    more = false;
                    break;
                };
                let Some(worker) = to_workers.get(sent % jobs) else { break };
                if worker.send((block, piece, done)).is_err() {
                    return Err(io::Error::other("a worker ended early"));
                }
                sent += 1;
            }
            if received == sent {
                return Ok(summary);
            }
            let answer = from_workers.get(received % jobs).map(Receiver::recv);
            let Some(Ok((block, mut done))) = answer else {
                return Err(io::Error::other("a worker ended early"));
            };
            received += 1;
            finish(&block, &mut done, &mut summary, &mut writer, tell, progress)?;
            spare.push((block, done));
        }
    })
}

fn work(block: &[u8], piece: Piece, job: &Job<'_>, translator: &mut Translator<'_>, done: &mut Done) {
    done.text.clear();
    done.from = None;
    done.report = Report::default();
    if piece == Piece::Games {
        translator.append(block, job, done);
    } else {
        done.text.extend_from_slice(block);
        let report = Report {
            left: true,
            diagnostics: if piece == Piece::TooLong { vec![too_long()] } else { Vec::new() },
            ..Report::default()
        };
        join(&mut done.report, report, 0);
    }
}

fn too_long() -> Diagnostic {
    Diagnostic {
        kind: crate::Kind::Unreadable,
        code: "M0104",
        span: crate::Span::new(0, 1),
        found: String::new(),
        candidates: Vec::new(),
        detail: Some("game-too-long".into()),
        at: None,
    }
}

fn finish(
    block: &[u8],
    done: &mut Done,
    summary: &mut Summary,
    writer: &mut impl Write,
    tell: &mut Tell<'_>,
    progress: &mut dyn FnMut(u64),
) -> io::Result<()> {
    writer.write_all(&done.text)?;
    let start = usize::try_from(summary.bytes).unwrap_or(usize::MAX);
    for diagnostic in &mut done.report.diagnostics {
        diagnostic.span = diagnostic.span.shifted(start);
    }
    tell(&done.report.diagnostics, block);
    summary.from = summary.from.take().or_else(|| done.from.take());
    summary.moves += done.report.read;
    summary.left |= done.report.left;
    summary.bytes += block.len() as u64;
    progress(block.len() as u64);
    Ok(())
}

/// Exchanges letters in all of `reader`, see [`super::letters`].
///
/// # Errors
/// What reading or writing gives.
pub fn exchange(
    mut reader: impl Read,
    mut writer: impl Write,
    exchange: &mut super::letters::Exchange,
    progress: &mut dyn FnMut(u64),
) -> io::Result<()> {
    let mut block = vec![0u8; BLOCK];
    let mut held = 0;
    let mut out = Vec::with_capacity(BLOCK + BLOCK / 4);
    loop {
        let Some(free) = block.get_mut(held..) else { return Ok(()) };
        let read = reader.read(free)?;
        let all = held + read;
        let text = block.get(..all).unwrap_or_default();
        // Up to the last line's end; a line longer than a block grows it.
        let cut = if read == 0 { all } else { memchr::memrchr(b'\n', text).map_or(0, |end| end + 1) };
        out.clear();
        exchange.append(text.get(..cut).unwrap_or_default(), &mut out);
        writer.write_all(&out)?;
        progress(cut as u64);
        if read == 0 {
            return Ok(());
        }
        block.copy_within(cut..all, 0);
        held = all - cut;
        if held == block.len() {
            if held > LONGEST_GAME {
                return Err(io::Error::other("a line is longer than 16 MiB"));
            }
            block.resize(held * 2, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::last_game;
    use crate::scan::pgn::game_end;

    /// Where games begin behind the first, looked for from the start.
    fn starts(text: &[u8]) -> Vec<usize> {
        let mut all = Vec::new();
        let mut at = 0;
        while let Some(end) = game_end(&text[at..]) {
            at += end;
            all.push(at);
        }
        all
    }

    #[test]
    fn the_last_game_from_the_end_is_one_of_those_from_the_start() {
        let text = b"[Event \"a\"]\n[Site \"b\"]\n\n1. e4 {x\n[Event \"no\"]\n} e5 *\n\n[Event \"c\"]\r\n\r\n1. d4 *\n\
                     [Event \"d\"]\n\n1. c4 {open [\n\n[Event \"e\"]\n\n1. f4 *\n";
        let all = starts(text);
        assert_eq!(all.len(), 2);
        let mut found = 0;
        for end in 0..=text.len() {
            let prefix = &text[..end];
            if let Some(cut) = last_game(prefix) {
                assert!(all.contains(&cut), "{cut} of {all:?} at {end}");
                assert_eq!(starts(prefix).last(), Some(&cut), "at {end}");
                found += 1;
            }
        }
        assert!(found > 50);
    }
}
