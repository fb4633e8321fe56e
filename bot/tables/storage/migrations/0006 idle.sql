-- Idle tables, open or running; see `bot.tables.effects.idle_rows`.
CREATE TABLE idle (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    since INTEGER NOT NULL,
    offered INTEGER,
    archived INTEGER,
    why TEXT CHECK (why IN ('still', 'gone')),
    patience INTEGER NOT NULL DEFAULT 1,
    notices INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO idle (table_id, since, patience)
    SELECT t.id, max(t.created, coalesce((SELECT max(at) FROM log WHERE table_id = t.id), 0)),
    CASE WHEN c.paused IS NULL THEN 1 ELSE 2 END FROM tables t
    LEFT JOIN clocks c ON c.table_id = t.id WHERE t.status <> 'ended';
-- A new kind of question, asked by the bot: whether to end an idle table.
CREATE TABLE questions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'clock', 'pause', 'idle')),
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    wish TEXT,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO questions SELECT table_id, kind, seat, target, agreed, wish FROM asks;
DROP TABLE asks;
ALTER TABLE questions RENAME TO asks;
