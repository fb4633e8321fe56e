"""What is said without being asked: cards, reminders, news of orders."""
