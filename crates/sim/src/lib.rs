//! Whole systems under one seed.
