//! Games over the network.
