"""The map: ground, cubes, lettering, what was built or is thought of."""
