//! The notation of prose, which is judged by how much of it is read as moves.

use super::{Detector, ENGLISH, Reading};
use crate::locale::Locales;
use crate::translate::game::{Options, Report};
use crate::translate::prose::Prose;
use crate::translate::source::Source;

/// Bytes of prose that are looked at to find its notation.
const PROSE_SAMPLE: usize = 1 << 16;

impl Detector {
    /// The notation of prose: the one in which the most moves are read. Moves that several read alike settle
    /// nothing and do no harm.
    ///
    /// # Errors
    /// The readings of each game, where several notations read as many moves and different ones.
    pub fn prose(
        &self,
        text: &[u8],
        locales: &Locales,
        options: Options,
    ) -> Result<Option<&Source>, Vec<Vec<Reading>>> {
        let readings = self.prose_readings(text, locales, options)?;
        Ok(readings.first().and_then(|first| self.source(locales, first.source)))
    }

    /// All notations that read the same moves of a text with words in it, and more than any other; none where no
    /// notation is found.
    ///
    /// # Errors
    /// The readings of each game, where several notations read as many moves and different ones.
    pub fn prose_readings(
        &self,
        text: &[u8],
        locales: &Locales,
        options: Options,
    ) -> Result<Vec<Reading>, Vec<Vec<Reading>>> {
        let Some(english) = self.source(locales, ENGLISH) else { return Ok(Vec::new()) };
        let sample = prose_sample(text);
        let options = Options { record: true, ..options };
        let first = read_prose(sample, english, options);
        let exact = first.score > 0 && first.missed == 0 && !first.report.left;
        let others: Vec<usize> = if exact {
            self.rivals(locales, first.report.roles)
        } else {
            (1..=self.all(locales).len()).collect()
        };
        let mut best = vec![(ENGLISH, first)];
        for index in others {
            let Some(source) = self.source(locales, index) else { continue };
            let read = read_prose(sample, source, options);
            let top = best.first().map_or(0, |(_, read)| read.score);
            if read.score > top {
                best.clear();
            }
            if read.score >= top {
                best.push((index, read));
            }
        }
        let Some((_, top)) = best.first() else { return Ok(Vec::new()) };
        let moves = |read: &ProseReading| read.report.moves.iter().map(|m| m.mv).collect::<Vec<_>>();
        let same = best.iter().all(|(_, read)| moves(read) == moves(top));
        let nothing = top.score <= 0;
        let mut readings = best.into_iter().map(|(source, read)| Reading { source, report: read.report });
        match same || nothing {
            true if nothing => Ok(readings.next().into_iter().collect()),
            true => {
                let mut readings: Vec<Reading> = readings.collect();
                readings.sort_by_cached_key(|one| self.rank(locales, one.source));
                Ok(readings)
            }
            false => Err(readings.map(|one| vec![one]).collect()),
        }
    }
}

struct ProseReading {
    report: Report,
    missed: usize,
    score: i64,
}

fn prose_sample(text: &[u8]) -> &[u8] {
    text.get(..PROSE_SAMPLE).unwrap_or(text)
}

fn read_prose(text: &[u8], source: &Source, options: Options) -> ProseReading {
    let (_, report, missed) = Prose::new(source, None, options).read(text);
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX / 4);
    let score = count(report.read) - 2 * count(missed) - i64::from(report.cost) / 4;
    ProseReading { report, missed, score }
}

/// The one of several notations that reads the most moves of prose, the first among equals.
pub(in crate::translate) fn best_for_prose<'s>(
    text: &[u8],
    sources: impl ExactSizeIterator<Item = &'s Source>,
    options: Options,
) -> Option<&'s Source> {
    if sources.len() < 2 {
        return sources.into_iter().next();
    }
    let sample = prose_sample(text);
    let mut best: Option<(i64, &Source)> = None;
    for source in sources {
        let score = read_prose(sample, source, options).score;
        if best.is_none_or(|(top, _)| score > top) {
            best = Some((score, source));
        }
    }
    best.map(|(_, source)| source)
}
