"""Games as files: replayed, verified, exported, imported, reported."""
