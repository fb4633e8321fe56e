"""The data of a game of Baltimore & Ohio: actions, events, state and views."""
