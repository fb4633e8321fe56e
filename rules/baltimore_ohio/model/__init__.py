"""What a game of Baltimore & Ohio is made of: actions, events, state and views."""
