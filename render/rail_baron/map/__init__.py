"""The map: its land, tracks and names; trains, routes and rides on it."""
