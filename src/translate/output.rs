//! The text that goes out: a copy of what came in, with parts replaced, that can be taken back to a mark.

/// Bytes that are copied at once: between two moves there are a few, and a copy of fixed length costs less than one of
/// just those.
const SHORT: usize = 16;
/// Bytes that are free before such a copy and a short change behind it.
const ROOM: usize = 2 * SHORT;

/// Copies the input and replaces parts of it, from left to right.
#[derive(Debug)]
pub struct Output<'a> {
    text: &'a [u8],
    /// What was put out, and room for more behind it.
    out: Vec<u8>,
    /// How much of `out` was put out.
    len: usize,
    copied: usize,
    changed: usize,
}

/// A state to which an [`Output`] can be taken back.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    len: usize,
    copied: usize,
    changed: usize,
}

impl<'a> Output<'a> {
    /// Begins a copy of `text`, appending to `out`.
    #[must_use]
    pub fn new(text: &'a [u8], out: Vec<u8>) -> Self {
        let len = out.len();
        Self { text, out, len, copied: 0, changed: 0 }
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
        match self.short(start) {
            Some((room, at)) if new.len() <= 3 => {
                for (i, byte) in new.iter().enumerate() {
                    room[(at + i) % ROOM] = *byte;
                }
                self.len += at + new.len();
            }
            _ => self.put(start, new),
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
        match self.short(at) {
            Some((room, len)) => {
                room[len % ROOM] = new;
                self.len += len + 1;
            }
            None => self.put(at, &[new]),
        }
        self.copied = at + 1;
        self.changed += 1;
    }

    /// The room in which what stands before `start` was copied, and the length of that, if it is short.
    #[inline(always)]
    fn short(&mut self, start: usize) -> Option<(&mut [u8; ROOM], usize)> {
        let len = start - self.copied;
        let chunk = self.text.get(self.copied..)?.first_chunk::<SHORT>().filter(|_| len <= SHORT)?;
        let room = self.out.get_mut(self.len..)?.first_chunk_mut::<ROOM>()?;
        *room.first_chunk_mut()? = *chunk;
        Some((room, len))
    }

    /// Copies what stands before `start`, and something new.
    #[inline(never)]
    fn put(&mut self, start: usize, new: &[u8]) {
        self.copy(start);
        self.add(new);
    }

    /// Copies what stands before `end` and was not copied yet.
    fn copy(&mut self, end: usize) {
        let text: &'a [u8] = self.text;
        self.add(text.get(self.copied..end).unwrap_or_default());
        self.copied = end;
    }

    fn add(&mut self, new: &[u8]) {
        let end = self.len + new.len();
        if self.out.len() < end + ROOM {
            let rest = self.text.len().saturating_sub(self.copied);
            let likely = end + ROOM + rest + rest / 8;
            self.out.resize(likely, 0);
        }
        if let Some(room) = self.out.get_mut(self.len..end) {
            room.copy_from_slice(new);
            self.len = end;
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
        Mark { len: self.len, copied: self.copied, changed: self.changed }
    }

    /// Takes back all replacements since the mark.
    pub fn rollback(&mut self, mark: Mark) {
        self.len = mark.len;
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
    pub fn finish(self) -> Vec<u8> {
        let end = self.text.len();
        self.finish_at(end)
    }

    /// Copies the rest up to `end`, behind which nothing was replaced, and gives the buffer back.
    #[must_use]
    pub fn finish_at(mut self, end: usize) -> Vec<u8> {
        if self.len == self.out.len() {
            // Nothing was changed, most likely.
            self.out.extend_from_slice(self.text.get(self.copied..end).unwrap_or_default());
            return self.out;
        }
        self.copy(end);
        self.out.truncate(self.len);
        self.out
    }
}
