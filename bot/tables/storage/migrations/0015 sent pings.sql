-- Pings that stand in Discord, by the waits that they name; `done`: when the person had acted,
-- or from when to try again to delete the message.
CREATE TABLE sent_pings (
    message INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    channel INTEGER NOT NULL,
    done INTEGER,
    PRIMARY KEY (message, table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX sent_pings_wait ON sent_pings (table_id, seat, kind) WHERE done IS NULL;
