-- Notices to single persons. `due` NULL: not to be sent, but shown when the person
-- presses next. `nonce` NULL: derived from the id; rows tried before have their own.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('order', 'briefing')),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    due INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    nonce TEXT,
    body TEXT NOT NULL
) STRICT;
INSERT INTO notices (kind, table_id, user, due, attempts, nonce, body)
    SELECT 'order', table_id, user, due, attempts, 'rho-' || id, json_object('seat', seat, 'wish', json(wish), 'lapsed', json(lapsed))
    FROM order_news ORDER BY id;
INSERT INTO notices (kind, table_id, user, due, attempts, nonce, body)
    SELECT 'briefing', table_id, user, due, attempts, 'rhb-' || id, '{}' FROM briefings
    ORDER BY id;
DROP TABLE order_news;
DROP TABLE briefings;
CREATE INDEX notices_user ON notices (user, table_id);
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
