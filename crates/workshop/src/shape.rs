//! The keys of a draft, in the order they are written, and what stands behind each.

/// What stands behind a key.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// Two of them.
    Pair,
    /// A list of texts on one line.
    List,
    /// A list of texts, one a line.
    LongList,
    /// The drawing of a map: rows of letters.
    Drawing,
    /// A table on one line: `{ fr = "ms" }`.
    Inline(&'static [Key]),
    /// A table with a head: `[title]`.
    Table(&'static [Key]),
    /// Tables with a head, as many as there are: `[[names]]`; and what each is known by.
    Rows(&'static [Key], &'static str),
}

/// A key of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    /// As the file writes it.
    pub(crate) name: &'static str,
    /// As the draft writes it.
    pub(crate) draft: &'static str,
    /// What stands behind it.
    pub(crate) shape: Shape,
}

const fn key(name: &'static str, shape: Shape) -> Key {
    Key { name, draft: name, shape }
}

/// Of a text.
const TEXT: &[Key] = &[key("fr", Shape::Text), key("en", Shape::Text)];

/// Of `[map]`.
const MAP: &[Key] = &[
    Key { name: "drawing", draft: "rows", shape: Shape::Drawing },
    key("roads", Shape::List),
    key("heights", Shape::List),
    key("bridges", Shape::List),
    key("palisades", Shape::List),
    key("ditches", Shape::List),
    key("fortifications", Shape::List),
    key("houses", Shape::Text),
    key("farms", Shape::List),
    key("top", Shape::Table(TEXT)),
];

/// Of a name on the map.
const NAME: &[Key] =
    &[key("fr", Shape::Text), key("en", Shape::Text), key("kind", Shape::Text), key("hexes", Shape::List)];

/// Of `[turns]`.
const TURNS: &[Key] = &[key("first", Shape::Text), key("last", Shape::Number), key("winner", Shape::Text)];

/// Of `arrives`.
const ARRIVAL: &[Key] = &[key("turn", Shape::Number), key("at", Shape::List)];

/// Of a unit.
const UNIT: &[Key] = &[
    key("id", Shape::Text),
    key("fr", Shape::Text),
    key("en", Shape::Text),
    key("grammar", Shape::Inline(TEXT)),
    key("troop", Shape::Text),
    key("elements", Shape::Number),
    key("traits", Shape::List),
    key("hex", Shape::Text),
    key("arrives", Shape::Inline(ARRIVAL)),
    key("parent", Shape::Text),
];

/// Of an officer.
const OFFICER: &[Key] = &[
    key("id", Shape::Text),
    key("fr", Shape::Text),
    key("en", Shape::Text),
    key("grammar", Shape::Inline(TEXT)),
    key("rank", Shape::Text),
    key("traits", Shape::List),
    key("hex", Shape::Text),
    key("arrives", Shape::Inline(ARRIVAL)),
];

/// Of `[north]` and `[south]`.
const ARMY: &[Key] = &[
    key("fr", Shape::Text),
    key("en", Shape::Text),
    key("ensign", Shape::Text),
    key("band", Shape::Text),
    key("activations", Shape::Text),
    key("tokens", Shape::Number),
    key("victory", Shape::Number),
    key("objectives", Shape::List),
    key("objectives_needed", Shape::Number),
    key("exits", Shape::List),
    key("exits_needed", Shape::Number),
    key("units", Shape::Rows(UNIT, "id")),
    key("officers", Shape::Rows(OFFICER, "id")),
];

/// Of a step.
const STEP: &[Key] = &[
    key("title", Shape::Inline(TEXT)),
    key("clauses", Shape::List),
    key("do", Shape::LongList),
    key("text", Shape::Table(TEXT)),
    key("done", Shape::Table(TEXT)),
    key("wrong", Shape::Table(TEXT)),
];

/// Of the file itself.
pub(crate) const DRAFT: &[Key] = &[
    key("id", Shape::Text),
    key("book", Shape::Text),
    key("kind", Shape::Text),
    key("year", Shape::Number),
    key("minutes", Shape::Pair),
    key("options", Shape::List),
    key("sources", Shape::LongList),
    key("hides", Shape::List),
    key("before", Shape::LongList),
    key("title", Shape::Table(TEXT)),
    key("date", Shape::Table(TEXT)),
    key("place", Shape::Table(TEXT)),
    key("story", Shape::Table(TEXT)),
    key("strengths", Shape::Table(TEXT)),
    key("scale", Shape::Table(TEXT)),
    key("balance", Shape::Table(TEXT)),
    key("lesson", Shape::Table(TEXT)),
    key("notes", Shape::Table(TEXT)),
    key("map", Shape::Table(MAP)),
    key("names", Shape::Rows(NAME, "fr")),
    key("turns", Shape::Table(TURNS)),
    key("north", Shape::Table(ARMY)),
    key("south", Shape::Table(ARMY)),
    key("steps", Shape::Rows(STEP, "title")),
];
