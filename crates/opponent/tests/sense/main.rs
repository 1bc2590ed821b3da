//! Tactical sense, position by position: what anybody at the table would see at once.

mod fights;
mod ground;
mod marches;
mod position;
