-- A game table. `made` is the press that opened it; `recorded` counts the draws that came with
-- an import; `said` is the version of the last card delivered.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'ended')),
    how TEXT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    owner INTEGER NOT NULL,
    made TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    seed BLOB,
    commitment TEXT,
    recorded INTEGER NOT NULL DEFAULT 0,
    said INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tables_place ON tables (coalesce(thread, channel), status);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    robot TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((user IS NULL) <> (robot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seats_user ON seats (user, table_id) WHERE user IS NOT NULL;
-- Append-only. A row without a key belongs to the press of the row before it. `rules` is the
-- version of the game that made it, `digest` of the state after it. `outdates` says whose cards
-- it makes stale: everybody's, only those of its own seat (a sealed choice), or none.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    key TEXT,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    seat INTEGER,
    user INTEGER,
    action TEXT,
    events TEXT NOT NULL,
    detail TEXT,
    sealed INTEGER NOT NULL,
    reveals INTEGER NOT NULL,
    outdates TEXT NOT NULL CHECK (outdates IN ('all', 'seat', 'none')),
    digest BLOB,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;
CREATE INDEX log_reveals ON log (table_id, seq) WHERE reveals;
CREATE INDEX log_undo ON log (table_id, seq) WHERE kind = 'undo';
CREATE TABLE draws (
    table_id INTEGER NOT NULL,
    counter INTEGER NOT NULL,
    sides INTEGER NOT NULL,
    value INTEGER NOT NULL,
    why TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, counter),
    FOREIGN KEY (table_id, seq) REFERENCES log (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX draws_seq ON draws (table_id, seq);
-- The current state (one per table), and the states at the beginnings of turns.
CREATE TABLE states (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    counter INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    on_turn INTEGER,
    to_move TEXT NOT NULL,
    state BLOB NOT NULL
) STRICT;
CREATE TABLE snapshots (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY (table_id, seq) REFERENCES log (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE asks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'end')),
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
-- Cards to be posted. `claimed`: being sent, and perhaps accepted by Discord.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    claimed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due);
CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL
) STRICT;
CREATE INDEX messages_table ON messages (table_id, version);
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
