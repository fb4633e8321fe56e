"""The map: the board, networks as lines, cubes, and what was built or is planned."""
