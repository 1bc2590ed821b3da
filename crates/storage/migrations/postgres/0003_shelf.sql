-- Battles people publish. A version never changes; one that was taken back keeps its row and loses its text.
CREATE TABLE shelf (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    created    bigint NOT NULL,
    updated    bigint NOT NULL,
    token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
    state      text NOT NULL,
    version    bigint NOT NULL CHECK (version > 0),
    card       text NOT NULL,
    book       text NOT NULL,
    hexes      bigint NOT NULL,
    words      text NOT NULL,
    plays      bigint NOT NULL,
    thumbs     bigint NOT NULL,
    reports    bigint NOT NULL,
    bytes      bigint NOT NULL
);
CREATE INDEX shelf_by_age ON shelf (created DESC, id DESC);
CREATE INDEX shelf_by_plays ON shelf (plays DESC, id DESC);
CREATE INDEX shelf_by_thumbs ON shelf (thumbs DESC, id DESC);

CREATE TABLE shelf_versions (
    battle text COLLATE "C" NOT NULL REFERENCES shelf (id),
    number      bigint NOT NULL CHECK (number > 0),
    at          bigint NOT NULL,
    hash        bytea NOT NULL CHECK (length(hash) = 32),
    body        text NOT NULL,
    certificate text,
    PRIMARY KEY (battle, number)
);
CREATE INDEX shelf_versions_by_hash ON shelf_versions (hash);

-- Each browser once.
CREATE TABLE shelf_thumbs (
    battle text COLLATE "C" NOT NULL REFERENCES shelf (id),
    mark   bytea NOT NULL CHECK (length(mark) = 32),
    PRIMARY KEY (battle, mark)
);

CREATE TABLE shelf_reports (
    battle text COLLATE "C" NOT NULL REFERENCES shelf (id),
    mark   bytea NOT NULL CHECK (length(mark) = 32),
    at     bigint NOT NULL,
    reason text NOT NULL,
    PRIMARY KEY (battle, mark)
);
