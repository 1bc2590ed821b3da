-- The battle of a game that no catalogue has: the text of its file, kept with the game and never changed.
CREATE TABLE battles (
    game text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id),
    text text NOT NULL
);
