-- Results of ended games, by seat; see `bot.tables.queries.results`.
CREATE TABLE outcomes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    places TEXT NOT NULL,
    waits TEXT NOT NULL
) STRICT;
-- Persons who were given a seat and have not been briefed yet.
CREATE TABLE briefings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX briefings_due ON briefings (due);
