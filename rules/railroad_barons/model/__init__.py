"""What a game of Railroad Barons is made of: actions, events, state and views."""
