// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.
export * from './live';
export * from './table';
export * from './http';

export const PROTOCOL = 1;
