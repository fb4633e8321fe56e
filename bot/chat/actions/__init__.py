"""What a press, a form or a command does."""
