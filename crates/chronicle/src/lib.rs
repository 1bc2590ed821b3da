//! Events told in sentences, French and English, each with its clause.
