"""Robots that play by rule of thumb or for absent players, and the evaluator for the search."""
