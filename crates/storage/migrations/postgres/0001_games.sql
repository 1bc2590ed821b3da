-- Games, their seats, their logs. Times are milliseconds since 1970. Ids are ordered as bytes, in any locale.
CREATE TABLE games (
    id       text COLLATE "C" NOT NULL PRIMARY KEY,
    created  bigint NOT NULL,
    scenario text   NOT NULL,
    terms    text   NOT NULL,
    seed     bytea  NOT NULL CHECK (length(seed) = 32),
    state    text   NOT NULL,
    updated  bigint NOT NULL,
    entries  bigint NOT NULL
);
CREATE INDEX games_by_age ON games (created DESC, id DESC);

CREATE TABLE seats (
    game       text COLLATE "C" NOT NULL REFERENCES games (id),
    seat       text COLLATE "C" NOT NULL,
    token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
    name       text  NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_by_token ON seats (token_hash);

-- The key is what makes two writers of the same number impossible.
CREATE TABLE entries (
    game   text COLLATE "C" NOT NULL REFERENCES games (id),
    number bigint NOT NULL CHECK (number > 0),
    at     bigint NOT NULL,
    body   text   NOT NULL,
    PRIMARY KEY (game, number)
);
