"""The data of a game of Train Tycoon: actions, events, state and views."""
