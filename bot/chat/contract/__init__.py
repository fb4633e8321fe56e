"""The contract between a game and the chat layer: adapter and page types."""
