"""Cities and mileposts by name, and the dice that find one."""
