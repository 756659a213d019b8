//! One text through one notation.

use super::Job;
use crate::Span;
use crate::diagnostic::Diagnostic;
use crate::translate::comments::Comments;
use crate::translate::export::Export;
use crate::translate::game::{Report, Walker};
use crate::translate::output::Output;
use crate::translate::source::Source;

/// Translates a whole text.
pub(super) fn translate(text: &[u8], source: &Source, job: &Job<'_>, out: &mut Vec<u8>) -> Report {
    if job.export {
        return exported(text, source, job, out);
    }
    walked(text, source, job, out, |walker| (walker.run(), None)).0
}

/// Translates the games at the start of a text as long as `good` says so of what is reported of each; says where the
/// first other one begins.
pub(super) fn translate_while(
    text: &[u8],
    source: &Source,
    job: &Job<'_>,
    out: &mut Vec<u8>,
    good: impl FnMut(&Report, Span) -> bool,
) -> (Report, usize) {
    walked(text, source, job, out, |walker| walker.run_while(good))
}

/// Appends what a walk makes of a text up to where it ends, which is returned.
fn walked<'t>(
    text: &'t [u8],
    source: &'t Source,
    job: &'t Job<'_>,
    out: &mut Vec<u8>,
    walk: impl FnOnce(Walker<'t, '_, Comments<'t>>) -> (Report, Option<usize>),
) -> (Report, usize) {
    let start = out.len();
    let mut output = Output::new(text, std::mem::take(out));
    let mut layout = Comments::new(text, source, job.target, job.options);
    let walker = Walker::new(text, source, Some(job.target), job.options, &mut output, &mut layout);
    let (mut report, end) = walk(walker);
    let end = end.unwrap_or(text.len());
    let told = layout.diagnostics.into_iter().filter(|one| one.span.start < end);
    tell_comments(&mut report, told);
    *out = output.finish_at(end);
    if job.options.unchanged {
        out.truncate(start);
        out.extend_from_slice(text.get(..end).unwrap_or_default());
    }
    (report, end)
}

/// Lays a text out anew in the export form of PGN; one of which something is left stays as it was.
fn exported(text: &[u8], source: &Source, job: &Job<'_>, out: &mut Vec<u8>) -> Report {
    let start = out.len();
    let mut output = Output::new(text, std::mem::take(out));
    let comments = Comments::new(text, source, job.target, job.options);
    let mut layout = Export::new(text, job.target.writer.notation(), &job.target.style, comments);
    let mut report = Walker::new(text, source, None, job.options, &mut output, &mut layout).run();
    *out = output.finish();
    let comments = layout.told();
    if !report.left {
        out.truncate(start);
        out.extend_from_slice(&layout.finish(false));
    } else if start > 0 && !out.get(..start).is_some_and(|before| before.ends_with(b"\n\n")) {
        // A game that is left as it was has no blank line of its own in front.
        out.insert(start, b'\n');
    }
    tell_comments(&mut report, comments.into_iter());
    report
}

/// Adds what is said of the moves in comments; one that stays as it is counts as any other.
fn tell_comments(report: &mut Report, told: impl Iterator<Item = Diagnostic>) {
    let before = report.diagnostics.len();
    report.diagnostics.extend(told);
    let new = report.diagnostics.get(before..).unwrap_or_default();
    if new.is_empty() {
        return;
    }
    report.left |= new.iter().any(Diagnostic::leaves);
    // Places are counted from one to the next.
    report.diagnostics.sort_by_key(|one| one.span.start);
}
