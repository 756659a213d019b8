//! Where blocks wait to be begun and to be written, and who takes them.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::blocks::Piece;
use super::coding::{Coding, Unwritable};
use crate::translate::engine::{Done, Job, Translator};

/// One block on its way.
pub(super) struct Task {
    pub(super) number: usize,
    pub(super) block: Vec<u8>,
    pub(super) piece: Piece,
    pub(super) coding: Coding,
    pub(super) done: Done,
    /// What stops the stream when this block's turn comes.
    pub(super) fault: Option<Unwritable>,
}

impl Task {
    pub(super) fn run(&mut self, job: &Job<'_>, translator: &mut Translator<'_>) {
        let done = super::work(&mut self.block, self.piece, self.coding, job, translator, &mut self.done);
        self.fault = done.err();
    }
}

/// What the thread that writes does next.
pub(super) enum Next {
    /// The block whose turn it is.
    Write(Task),
    /// It is not done yet, and another waits to be begun.
    Help(Task),
    /// A worker is gone.
    Lost,
}

/// Where blocks wait to be begun and to be written.
#[derive(Default)]
pub(super) struct Hall {
    state: Mutex<State>,
    begun: Condvar,
    ended: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Task>,
    done: Vec<Task>,
    closed: bool,
}

impl Hall {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn hand_out(&self, task: Task) {
        self.state().waiting.push_back(task);
        self.begun.notify_one();
    }

    pub(super) fn put(&self, task: Task) {
        self.state().done.push(task);
        self.ended.notify_one();
    }

    /// The next block to be translated; nothing when there will be none.
    pub(super) fn wait_for_task(&self) -> Option<Task> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(task) = state.waiting.pop_front() {
                return Some(task);
            }
            state = self.begun.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub(super) fn next_for_writer(&self, number: usize) -> Next {
        let mut state = self.state();
        loop {
            if let Some(at) = state.done.iter().position(|task| task.number == number) {
                return Next::Write(state.done.swap_remove(at));
            }
            if state.closed {
                return Next::Lost;
            }
            if let Some(task) = state.waiting.pop_front() {
                return Next::Help(task);
            }
            state = self.ended.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Closes the hall when its thread ends, however it ends, so that no other waits for it.
pub(super) struct Leaving<'h>(pub(super) &'h Hall);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.begun.notify_all();
        self.0.ended.notify_all();
    }
}
