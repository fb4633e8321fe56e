-- Corrected sets that were good at the last start, for new tables.
CREATE TABLE default_facts (
    game TEXT PRIMARY KEY,
    digest BLOB NOT NULL REFERENCES facts (digest)
) STRICT, WITHOUT ROWID;
