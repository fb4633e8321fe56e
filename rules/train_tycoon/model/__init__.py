"""What a game of Train Tycoon is made of: actions, events, state and views."""
