//! Combat, in the order of the chapter: declaring, counting, rolling, and everything that follows.

mod aftermath;
mod aloud;
mod back;
mod declare;
pub(crate) mod faces;
mod losses;
mod measure;
pub(crate) mod results;
pub(crate) mod retreat;
mod sequence;
