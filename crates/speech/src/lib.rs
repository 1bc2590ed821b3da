//! What players say and what the dice show, in words: read and written, in French and English.
