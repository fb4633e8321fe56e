-- Standing orders. `place` 1 comes after 0; `given` is the version of the table at that time.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    place INTEGER NOT NULL,
    given INTEGER NOT NULL,
    wish TEXT NOT NULL
) STRICT;
CREATE INDEX orders_table ON orders (table_id, seat, place, id);
CREATE INDEX orders_user ON orders (user);
CREATE TABLE order_looks (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
) STRICT;
-- `due` NULL: not to be sent, but shown when the person presses next.
CREATE TABLE order_news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    wish TEXT NOT NULL,
    lapsed TEXT NOT NULL,
    due INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX order_news_user ON order_news (user, table_id);
CREATE INDEX order_news_due ON order_news (due) WHERE due IS NOT NULL;
