"""What each game gives the tests that go over all games."""
