-- Battles people publish. A version never changes; one that was taken back keeps its row and loses its text.
CREATE TABLE shelf (
    id         TEXT    NOT NULL PRIMARY KEY,
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    token_hash BLOB    NOT NULL CHECK (length(token_hash) = 32),
    state      TEXT    NOT NULL,
    version    INTEGER NOT NULL CHECK (version > 0),
    card       TEXT    NOT NULL,
    book       TEXT    NOT NULL,
    hexes      INTEGER NOT NULL,
    words      TEXT    NOT NULL,
    plays      INTEGER NOT NULL,
    thumbs     INTEGER NOT NULL,
    reports    INTEGER NOT NULL,
    bytes      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_by_age ON shelf (created DESC, id DESC);
CREATE INDEX shelf_by_plays ON shelf (plays DESC, id DESC);
CREATE INDEX shelf_by_thumbs ON shelf (thumbs DESC, id DESC);

CREATE TABLE shelf_versions (
    battle      TEXT    NOT NULL REFERENCES shelf (id),
    number      INTEGER NOT NULL CHECK (number > 0),
    at          INTEGER NOT NULL,
    hash        BLOB    NOT NULL CHECK (length(hash) = 32),
    body        TEXT    NOT NULL,
    certificate TEXT,
    PRIMARY KEY (battle, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_versions_by_hash ON shelf_versions (hash);

-- Each browser once.
CREATE TABLE shelf_thumbs (
    battle TEXT NOT NULL REFERENCES shelf (id),
    mark   BLOB NOT NULL CHECK (length(mark) = 32),
    PRIMARY KEY (battle, mark)
) STRICT, WITHOUT ROWID;

CREATE TABLE shelf_reports (
    battle TEXT    NOT NULL REFERENCES shelf (id),
    mark   BLOB    NOT NULL CHECK (length(mark) = 32),
    at     INTEGER NOT NULL,
    reason TEXT    NOT NULL,
    PRIMARY KEY (battle, mark)
) STRICT, WITHOUT ROWID;
