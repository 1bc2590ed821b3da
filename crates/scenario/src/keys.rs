//! The keys a file may have: what the reader accepts and the schema lists, in the order they are written.

/// Of the file itself.
pub(crate) const SCENARIO: [&str; 24] = [
    "id",
    "book",
    "kind",
    "year",
    "minutes",
    "options",
    "sources",
    "hides",
    "before",
    "title",
    "date",
    "place",
    "story",
    "strengths",
    "scale",
    "balance",
    "lesson",
    "notes",
    "map",
    "names",
    "turns",
    "north",
    "south",
    "steps",
];
/// Of a text.
pub(crate) const TEXT: [&str; 2] = ["fr", "en"];
/// Of `[map]`.
pub(crate) const MAP: [&str; 10] =
    ["drawing", "roads", "heights", "bridges", "palisades", "ditches", "fortifications", "houses", "farms", "top"];
/// Of a name on the map.
pub(crate) const NAME: [&str; 4] = ["fr", "en", "kind", "hexes"];
/// Of `[turns]`.
pub(crate) const TURNS: [&str; 3] = ["first", "last", "winner"];
/// Of `[north]` and `[south]`.
pub(crate) const ARMY: [&str; 13] = [
    "fr",
    "en",
    "ensign",
    "band",
    "activations",
    "tokens",
    "victory",
    "objectives",
    "objectives_needed",
    "exits",
    "exits_needed",
    "units",
    "officers",
];
/// Of a unit.
pub(crate) const UNIT: [&str; 10] =
    ["id", "fr", "en", "grammar", "troop", "elements", "traits", "hex", "arrives", "parent"];
/// Of the grammar of a unit.
pub(crate) const UNIT_GRAMMAR: [&str; 2] = ["fr", "en"];
/// Of an officer.
pub(crate) const OFFICER: [&str; 8] = ["id", "fr", "en", "grammar", "rank", "traits", "hex", "arrives"];
/// Of the grammar of an officer.
pub(crate) const OFFICER_GRAMMAR: [&str; 1] = ["fr"];
/// Of `arrives`.
pub(crate) const ARRIVAL: [&str; 2] = ["turn", "at"];
/// Of a step of a training battle or a lesson.
pub(crate) const STEP: [&str; 6] = ["title", "clauses", "do", "text", "done", "wrong"];
