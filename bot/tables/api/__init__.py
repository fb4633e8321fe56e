"""`Tables`, the one door for the chat, and its parts."""
