"""The parts a picture of the table is put together from."""
