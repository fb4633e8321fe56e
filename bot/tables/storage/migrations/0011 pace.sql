-- Seconds that an order waits while there are no presses, and the moment at which a
-- waiting one is evaluated again; see `bot.tables.effects.order_rows`.
ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 600;
ALTER TABLE tables ADD COLUMN orders_rest INTEGER;
CREATE INDEX tables_orders_rest ON tables (orders_rest) WHERE orders_rest IS NOT NULL;
