//! Translation: texts in one notation come out in another, moves changed and nothing else.

mod ahead;
mod choose;
mod comments;
mod context;
pub mod detect;
mod endings;
mod engine;
mod export;
mod figures;
mod foreign;
mod frame;
mod game;
mod habits;
mod lane;
pub mod letters;
mod near;
mod output;
pub mod plan;
mod prose;
mod quick;
pub mod readable;
mod source;
pub mod stream;
mod target;

pub use choose::{Choice, Chooser};
pub use comments::Comments;
pub use engine::{Done, Format, Job, Sources, Translator};
pub(crate) use game::tag_pair;
pub use game::{InPlace, Layout, MoveRecord, Options, Policy, Report, Walker};
pub use output::Output;
pub use prose::{Edit, Prose};
pub(crate) use prose::{Place, is_native_square, may_be};
pub use quick::{Quick, QuickTable};
pub use source::Source;
pub use target::{Target, Writer, Written};
