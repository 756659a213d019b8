//! Scanners: text into pieces with spans.

pub mod sheet;
