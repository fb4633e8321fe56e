"""The pictures of Railroad Barons. Everything in this game is public: a picture is of the table."""
