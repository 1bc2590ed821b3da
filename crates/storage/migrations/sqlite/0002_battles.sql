-- The battle of a game that no catalogue has: the text of its file, kept with the game and never changed.
CREATE TABLE battles (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
