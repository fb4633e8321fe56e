"""`Tables`, the facade that the chat uses, and its parts."""
