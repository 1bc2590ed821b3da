//! Tables played over real sockets, on a real server with a real file.

mod battles;
mod chance;
mod hall;
mod interface;
mod lasting;
mod talk;
