//! `stamma recover`.
use super::args::RecoverArgs;
use super::session::Stop;
pub(super) fn run(_: &RecoverArgs) -> Result<u8, Stop> {
    Err(crate::Error::Unsupported("not there yet".into()).into())
}
