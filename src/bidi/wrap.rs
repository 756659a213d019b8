//! How formats that have their own means set a run apart.

use crate::direction::Direction;

/// What opens a run in HTML and EPUB.
#[must_use]
pub const fn html_open(direction: Direction) -> &'static str {
    match direction {
        Direction::Ltr => "<bdi dir=\"ltr\">",
        Direction::Rtl => "<bdi dir=\"rtl\">",
    }
}

/// What closes it.
#[must_use]
pub const fn html_close() -> &'static str {
    "</bdi>"
}

/// What opens a run in LaTeX, as the packages `bidi` and `polyglossia` have it.
#[must_use]
pub const fn latex_open(direction: Direction) -> &'static str {
    match direction {
        Direction::Ltr => "\\LR{",
        Direction::Rtl => "\\RL{",
    }
}

/// What closes it.
#[must_use]
pub const fn latex_close() -> &'static str {
    "}"
}
