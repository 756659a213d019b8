//! The text that goes out: a copy of what came in, with parts replaced, that can be taken back to a mark.

/// Bytes that are copied at once.
const SHORT: usize = 16;

/// Copies the input and replaces parts of it, from left to right.
#[derive(Debug)]
pub struct Output<'a> {
    text: &'a [u8],
    out: Vec<u8>,
    copied: usize,
    changed: usize,
}

/// A state to which an [`Output`] can be taken back.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    out: usize,
    copied: usize,
    changed: usize,
}

impl<'a> Output<'a> {
    /// Begins a copy of `text`, appending to `out`.
    #[must_use]
    pub fn new(text: &'a [u8], out: Vec<u8>) -> Self {
        Self { text, out, copied: 0, changed: 0 }
    }

    /// Replaces the bytes `start..end`; a range before the last one replaced is left as it is.
    #[inline(always)]
    pub fn replace(&mut self, start: usize, end: usize, new: &[u8]) {
        if start < self.copied || end < start {
            return;
        }
        let Some(old) = self.text.get(start..end) else { return };
        if old == new {
            return;
        }
        self.copy_to(start);
        // Copies of fixed length need no copying routine.
        match *new {
            [one] => self.out.push(one),
            [one, two] => self.out.extend([one, two]),
            [one, two, three] => self.out.extend([one, two, three]),
            _ => self.out.extend_from_slice(new),
        }
        self.copied = end;
        self.changed += 1;
    }

    /// [`Self::replace`] for one byte.
    #[inline(always)]
    pub fn replace_byte(&mut self, at: usize, new: u8) {
        if at < self.copied || self.text.get(at).is_none_or(|old| *old == new) {
            return;
        }
        let rest = self.text.get(self.copied..).unwrap_or_default();
        let len = at - self.copied;
        match rest.first_chunk::<SHORT>() {
            Some(chunk) if len < SHORT => {
                let place = self.out.len() + len;
                self.out.extend_from_slice(chunk);
                if let Some(byte) = self.out.get_mut(place) {
                    *byte = new;
                }
                self.out.truncate(place + 1);
            }
            _ => {
                self.out.extend_from_slice(rest.get(..len).unwrap_or_default());
                self.out.push(new);
            }
        }
        self.copied = at + 1;
        self.changed += 1;
    }

    /// Copies what stands before `start` and was not copied yet.
    #[inline]
    fn copy_to(&mut self, start: usize) {
        let rest = self.text.get(self.copied..).unwrap_or_default();
        let len = start - self.copied;
        match rest.first_chunk::<SHORT>() {
            // Between two moves there are a few bytes: a copy of fixed length costs less than one of just those.
            Some(chunk) if len <= SHORT => {
                let end = self.out.len() + len;
                self.out.extend_from_slice(chunk);
                self.out.truncate(end);
            }
            _ => self.out.extend_from_slice(rest.get(..len).unwrap_or_default()),
        }
    }

    /// [`Self::replace`], but for what stands there already in a form that is as good.
    pub fn replace_unless(&mut self, start: usize, end: usize, new: &[u8], good: impl Fn(&[u8]) -> bool) {
        if !self.text.get(start..end).is_some_and(good) {
            self.replace(start, end, new);
        }
    }

    /// The present state.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark { out: self.out.len(), copied: self.copied, changed: self.changed }
    }

    /// Takes back all replacements since the mark.
    pub fn rollback(&mut self, mark: Mark) {
        self.out.truncate(mark.out);
        self.copied = mark.copied;
        self.changed = mark.changed;
    }

    /// How many parts were replaced.
    #[must_use]
    pub fn changed(&self) -> usize {
        self.changed
    }

    /// Copies the rest and gives the buffer back.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        self.out.extend_from_slice(self.text.get(self.copied..).unwrap_or_default());
        self.out
    }
}
