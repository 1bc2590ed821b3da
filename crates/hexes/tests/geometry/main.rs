//! Geometry: figures, places, tables, and sight lines against an oracle that shares nothing with them.

mod figures;
mod oracle;
mod places;
mod sight;
mod table;
