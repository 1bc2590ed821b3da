//! Tactical sense, position by position: what anybody at the table would see at once; and whole battles.

mod ahead;
mod appraisals;
mod fights;
mod games;
mod ground;
mod marches;
mod position;
