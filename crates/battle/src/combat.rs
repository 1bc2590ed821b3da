//! Combat, in the order of the chapter: declaring, counting, rolling, and everything that follows.

mod aftermath;
mod aloud;
mod declare;
pub(crate) mod faces;
mod losses;
mod measure;
pub(crate) mod results;
mod retreat;
mod sequence;
