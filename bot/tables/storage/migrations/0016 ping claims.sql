-- Pings that are being sent and may have been accepted, by their waits; `done` as above.
CREATE TABLE ping_claims (
    ping INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    done INTEGER,
    PRIMARY KEY (ping, table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX ping_claims_wait ON ping_claims (table_id, seat, kind) WHERE done IS NULL;
