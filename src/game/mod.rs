//! The game as a whole: what one token leaves open, the others settle.
//!
//! Reading gives what is possible, the board what is legal; here the whole sheet decides.

mod alphabet;
mod cells;
mod channel;
mod choose;
mod confidence;
mod evidence;
mod hash;
mod lattice;
mod learn;
mod mainline;
mod noise;
mod numbers;
mod observed;
mod prior;
mod rates;
mod reader;
mod recover;
mod refer;
mod report;
mod san;
mod search;
mod settle;
mod solve;
mod tone;

pub use alphabet::{Alphabet, Sign};
pub use cells::{Cell, CellCandidate, recover_cells};
pub use learn::{LearnedTable, learn_letters};
pub use noise::{Confusions, Rates};
pub use prior::{Past, Prior, WEIGHTS};
pub use recover::{
    Alternative, MISSING, REFERRED, RecoverOptions, Recovered, RecoveredGame, RecoveredMove, recover,
    recover_all,
};
pub use refer::Reference;
pub use san::san;
pub use settle::{Settled, settle};

pub(crate) use crate::scan::sheet::is_invisible;
