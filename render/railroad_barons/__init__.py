"""Pictures of Railroad Barons. Everything in this game is public, so a picture shows the table."""
