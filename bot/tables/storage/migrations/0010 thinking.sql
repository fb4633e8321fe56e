-- Winning chances in ended games; see `bot.tables.archive.chances`.
CREATE TABLE chances (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    found TEXT NOT NULL
) STRICT;
-- A new kind of question: about hints.
CREATE TABLE questions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'clock', 'pause', 'idle', 'hints')),
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    wish TEXT,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO questions SELECT table_id, kind, seat, target, agreed, wish FROM asks;
DROP TABLE asks;
ALTER TABLE questions RENAME TO asks;
