//! Files of any size: cut into blocks of whole games, translated side by side, written in their order.
//!
//! One thread reads, cuts and writes; the others take the blocks as they come, and it takes some itself while it
//! would have to wait. Only so many blocks are on their way at once, so that memory is bounded whatever the
//! file's size.

mod blocks;
mod coding;
mod hall;

use std::io::{self, Read, Write};

use blocks::{Blocks, Piece};
pub use coding::{Coding, Unwritable};
use hall::{Hall, Leaving, Next, Task};

use super::engine::{Done, Job, Translator, join};
use super::game::Report;
use crate::Diagnostic;
use crate::encoding::Encoding;

/// Bytes of a block, more where one game is longer.
const BLOCK: usize = 256 << 10;
/// A single game longer than this is copied as it is and reported, so that memory stays bounded.
pub const LONGEST_GAME: usize = 16 << 20;
/// Blocks on their way for each thread.
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
    /// The encoding that the first bytes that are no UTF-8 were found to be in, where they were written as UTF-8
    /// because letters that are UTF-8 stand before them.
    pub found: Option<Encoding>,
}

/// Translates all of `reader` into `writer` with `jobs` threads; text that is no UTF-8 is used as it is while only
/// ASCII changes in it, see [`coded`] for other ways.
///
/// `progress` is called with the number of bytes of each block that is done; `tell` with what is to be said of it.
///
/// # Errors
/// As [`coded`].
pub fn translate<'l>(
    reader: impl Read,
    writer: impl Write,
    job: &Job<'_>,
    translator: impl Fn() -> Translator<'l> + Sync,
    jobs: usize,
    tell: &mut Tell<'_>,
    progress: &mut dyn FnMut(u64),
) -> io::Result<Summary> {
    coded(reader, writer, job, Coding::Plain { sure: false }, translator, jobs, tell, progress)
}

/// As [`translate`], in the encodings that `coding` says.
///
/// `progress` is called with the number of bytes of each block that is done; `tell` with what is to be said of it.
///
/// # Errors
/// What reading or writing gives, and [`Unwritable`] in an [`io::ErrorKind::InvalidData`]; the output is then
/// incomplete.
#[allow(clippy::too_many_arguments)]
pub fn coded<'l>(
    reader: impl Read,
    mut writer: impl Write,
    job: &Job<'_>,
    mut coding: Coding,
    translator: impl Fn() -> Translator<'l> + Sync,
    jobs: usize,
    tell: &mut Tell<'_>,
    progress: &mut dyn FnMut(u64),
) -> io::Result<Summary> {
    let mut blocks = Blocks::new(reader);
    let mut summary = Summary::default();
    if jobs <= 1 {
        let mut own = translator();
        let mut block = Vec::new();
        let mut done = Done::default();
        while let Some(piece) = blocks.next(&mut block)? {
            let turn = coding.next(&block);
            if let Err(fault) = work(&mut block, piece, turn, job, &mut own, &mut done) {
                coding = coding.after(fault, &block)?;
                summary.found = coding.found();
                work(&mut block, piece, coding, job, &mut own, &mut done)?;
            }
            finish(&block, &mut done, &mut summary, &mut writer, tell, progress)?;
        }
        return Ok(summary);
    }
    let hall = Hall::default();
    std::thread::scope(|scope| {
        for _ in 1..jobs {
            let (hall, translator) = (&hall, &translator);
            scope.spawn(move || {
                let _leaving = Leaving(hall);
                let mut own = translator();
                while let Some(mut task) = hall.wait_for_task() {
                    task.run(job, &mut own);
                    hall.put(task);
                }
            });
        }
        let _leaving = Leaving(&hall);
        // This thread cuts and writes, and translates too when all that it could hand out is handed out.
        let mut own = translator();
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
                let coding = coding.next(&block);
                hall.hand_out(Task { number: sent, block, piece, coding, done, fault: None });
                sent += 1;
            }
            if received == sent {
                return Ok(summary);
            }
            match hall.next_for_writer(received) {
                Next::Write(mut task) => {
                    received += 1;
                    if let Some(fault) = task.fault.take() {
                        coding = coding.after(fault, &task.block)?;
                        summary.found = coding.found();
                        work(&mut task.block, task.piece, coding, job, &mut own, &mut task.done)?;
                    }
                    finish(&task.block, &mut task.done, &mut summary, &mut writer, tell, progress)?;
                    spare.push((task.block, task.done));
                }
                Next::Help(mut task) => {
                    task.run(job, &mut own);
                    hall.put(task);
                }
                Next::Lost => return Err(io::Error::other("a worker ended early")),
            }
        }
    })
}

/// Translates a block; one that was decoded is afterwards the decoded text, which the spans are about.
fn work(
    block: &mut Vec<u8>,
    piece: Piece,
    coding: Coding,
    job: &Job<'_>,
    translator: &mut Translator<'_>,
    done: &mut Done,
) -> Result<(), Unwritable> {
    if coding.is_plain() {
        plain(block, piece, job, translator, done);
    }
    if let Some((from, to)) = coding.anew(block, &done.text)? {
        let (text, out) = coding::between(block, [from, to], |text| {
            plain(text, piece, job, translator, done);
            std::mem::take(&mut done.text)
        });
        *block = text;
        done.text = out?;
    }
    Ok(())
}

fn plain(block: &[u8], piece: Piece, job: &Job<'_>, translator: &mut Translator<'_>, done: &mut Done) {
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
/// What reading or writing gives, and [`Unwritable`] where the output would be in two encodings.
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
        let lines = text.get(..cut).unwrap_or_default();
        exchange.append(lines, &mut out);
        if !out.is_ascii() && std::str::from_utf8(lines).is_err() && coding::outside_changed(lines, &out) {
            return Err(Unwritable { encoding: None, character: '?' }.into());
        }
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
