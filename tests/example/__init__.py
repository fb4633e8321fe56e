"""Haul: a small whole game, told in docs/adding-a-game.md and played by the tests of the house.

Its folders stand for the four places of a game: `data/` for `data/haul/`, `rules/` for
`rules/haul/`, `render/` for `render/haul/`, `cog/` for `cogs/haul/`.
"""
