-- Sessions of the dice desk before they were tables (0013), kept as they were; then the regions
-- named for single rolls, and the key with which these are signed.
CREATE TABLE desk_sessions (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    keeper INTEGER NOT NULL,
    users TEXT NOT NULL,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    desk TEXT NOT NULL,
    version INTEGER NOT NULL,
    counter INTEGER NOT NULL,
    key TEXT NOT NULL UNIQUE,
    started TEXT NOT NULL,
    ended TEXT
) STRICT;
CREATE UNIQUE INDEX desk_sessions_open ON desk_sessions (place) WHERE ended IS NULL;
CREATE TABLE desk_entries (
    session INTEGER NOT NULL REFERENCES desk_sessions (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    key TEXT NOT NULL UNIQUE,
    events TEXT NOT NULL,
    draws TEXT NOT NULL,
    before TEXT NOT NULL,
    undoes INTEGER,
    at TEXT NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE desk_choices (
    roll TEXT PRIMARY KEY,
    region TEXT NOT NULL,
    user INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE desk_secret (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL
) STRICT;
