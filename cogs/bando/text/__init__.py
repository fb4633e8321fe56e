"""The picture in words."""
