-- The seats whose turn comes next, where a game can tell.
ALTER TABLE states ADD COLUMN next_up TEXT NOT NULL DEFAULT '[]';
-- New kinds of questions about the turn clock; `wish` is the requested clock.
CREATE TABLE questions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end', 'clock', 'pause')),
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    wish TEXT,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO questions (table_id, kind, seat, target, agreed)
    SELECT table_id, kind, seat, target, agreed FROM asks;
DROP TABLE asks;
ALTER TABLE questions RENAME TO asks;
-- The turn clock of a table and of each person at it; see `bot.tables.types.clock`.
CREATE TABLE clocks (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    pool INTEGER NOT NULL,
    increment INTEGER NOT NULL,
    zero TEXT NOT NULL CHECK (zero IN ('nudge', 'robot', 'offer')),
    paused INTEGER
) STRICT;
CREATE TABLE hands (
    table_id INTEGER NOT NULL REFERENCES clocks (table_id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    remaining INTEGER NOT NULL,
    since INTEGER,
    turn INTEGER,
    gain INTEGER NOT NULL,
    gained INTEGER,
    flag TEXT,
    due INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX hands_due ON hands (due) WHERE due IS NOT NULL;
CREATE INDEX hands_flag ON hands (flag) WHERE flag IS NOT NULL;
-- Messages to persons being sent, and perhaps accepted by Discord. Their numbers
-- are never reused, because they are the nonces too.
CREATE TABLE pings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    how TEXT NOT NULL,
    late INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT
) STRICT;
-- Persons a table waits for: since when, when they were last told (or acted), and when
-- to tell them next (NULL: not at all).
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'ask', 'next')),
    user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER,
    due INTEGER,
    late INTEGER NOT NULL DEFAULT 0,
    ping INTEGER REFERENCES pings (id),
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL;
CREATE INDEX reminders_user ON reminders (user);
CREATE INDEX reminders_ping ON reminders (ping) WHERE ping IS NOT NULL;
-- The hours of the day in which a person presses, stored only for those who chose it.
CREATE TABLE habits (
    user INTEGER NOT NULL,
    hour INTEGER NOT NULL,
    presses INTEGER NOT NULL,
    PRIMARY KEY (user, hour)
) STRICT, WITHOUT ROWID;
-- When the bot was last running.
CREATE TABLE alive (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
-- Running games: no reminders before a day has passed.
INSERT INTO reminders (table_id, seat, kind, user, since, told, due)
    SELECT t.id, p.seat, 'turn', p.user, l.at, l.at, CAST(strftime('%s', 'now') AS INTEGER) + 86400
    FROM tables t JOIN states s ON s.table_id = t.id JOIN json_each(s.to_move) m JOIN seats p ON p.table_id = t.id
    AND p.seat = m.value JOIN log l ON l.table_id = t.id AND l.seq = s.seq
    WHERE t.status = 'running' AND p.user IS NOT NULL;
