// What the server says, typed from the Rust side.
export type * from './generated'
