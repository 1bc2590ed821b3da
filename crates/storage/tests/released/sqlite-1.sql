BEGIN TRANSACTION;
CREATE TABLE entries (
    game   TEXT    NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL CHECK (number > 0),
    at     INTEGER NOT NULL,
    body   TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES('released',1,1001,'{"number":1,"said":"à l’attaque"}');
INSERT INTO "entries" VALUES('released',2,1002,'{"number":2,"said":"à l’attaque"}');
INSERT INTO "entries" VALUES('released',3,1003,'{"number":3,"said":"à l’attaque"}');
INSERT INTO "entries" VALUES('released',4,1004,'{"number":4,"said":"à l’attaque"}');
INSERT INTO "entries" VALUES('released',5,1005,'{"number":5,"said":"à l’attaque"}');
INSERT INTO "entries" VALUES('released',6,1006,'{"number":6,"said":"à l’attaque"}');
INSERT INTO "entries" VALUES('released',7,1007,'{"number":7,"said":"à l’attaque"}');
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
INSERT INTO "games" VALUES('empty',1000,'leuthen','{"options":[],"é":"«\u00a0»"}',X'ABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB','waiting',1000,0);
INSERT INTO "games" VALUES('released',1000,'leuthen','{"options":[],"é":"«\u00a0»"}',X'ABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB','playing',2000,7);
CREATE TABLE seats (
    game       TEXT NOT NULL REFERENCES games (id),
    seat       TEXT NOT NULL,
    token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
    name       TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('released','north',X'0101010101010101010101010101010101010101010101010101010101010101','Zoé 1');
INSERT INTO "seats" VALUES('released','south',X'0202020202020202020202020202020202020202020202020202020202020202','Zoé 2');
CREATE TABLE versions
             (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL) STRICT;
INSERT INTO "versions" VALUES(1,'games','a3a00c887372f7cfa076cd8084edc7d05aee2ce4a331dc5c9ecbc1a85e56f629');
CREATE INDEX games_by_age ON games (created DESC, id DESC);
CREATE INDEX seats_by_token ON seats (token_hash);
COMMIT;
