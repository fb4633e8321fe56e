-- Robots that play for persons: until they are back (`turn` -1), or for one turn.
CREATE TABLE stand_ins (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, turn)
) STRICT, WITHOUT ROWID;
