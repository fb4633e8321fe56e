"""Discord's components, and the ids and answers that go with them."""
