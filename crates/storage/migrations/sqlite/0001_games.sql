-- Games, their seats, their logs. Times are milliseconds since 1970.
CREATE TABLE games (
    id       TEXT    NOT NULL PRIMARY KEY,
    created  INTEGER NOT NULL,
    scenario TEXT    NOT NULL,
    terms    TEXT    NOT NULL,
    seed     BLOB    NOT NULL CHECK (length(seed) = 32),
    state    TEXT    NOT NULL,
    updated  INTEGER NOT NULL,
    entries  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_age ON games (created DESC, id DESC);

CREATE TABLE seats (
    game       TEXT NOT NULL REFERENCES games (id),
    seat       TEXT NOT NULL,
    token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
    name       TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_token ON seats (token_hash);

-- The key is what makes two writers of the same number impossible.
CREATE TABLE entries (
    game   TEXT    NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL CHECK (number > 0),
    at     INTEGER NOT NULL,
    body   TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
