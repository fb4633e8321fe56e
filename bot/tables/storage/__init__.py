"""The database: schema, transactions, rows, and the threads that work on them."""
