"""Effects of a log row, written in its transaction: reminders, cards, clocks and orders."""
