-- Sets of facts, packed (`data.facts`), and the one that a game is played by; of a lobby, the
-- one chosen for it.
CREATE TABLE facts (
    digest BLOB PRIMARY KEY,
    game TEXT NOT NULL,
    files BLOB NOT NULL
) STRICT;
ALTER TABLE tables ADD COLUMN facts BLOB REFERENCES facts (digest);
