"""Train Tycoon in chat: its adapter and `/tycoon`."""
