//! The dice are even, anybody can compute them again, and no tampering passes.

mod even;
mod own;
mod tampering;
mod vectors;
