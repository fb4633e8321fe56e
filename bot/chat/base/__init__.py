"""What all of the chat stands on: services, names, languages, errors, views of a table."""
