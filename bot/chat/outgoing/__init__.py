"""Unsolicited messages: cards, reminders, news about orders."""
