"""Robots that play by rule of thumb, and the evaluator for the search."""
