CREATE TABLE absent (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, turn)
) STRICT, WITHOUT ROWID;
INSERT INTO absent (table_id, seat, turn, user) SELECT table_id, seat, turn, user FROM stand_ins;
DROP TABLE stand_ins;
ALTER TABLE absent RENAME TO stand_ins;
