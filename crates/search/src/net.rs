//! Small networks.
