"""Pictures of Haul that stand for all it draws."""

from rules.dice import SeededDice
from tests.conformance.case import Gallery
from tests.example.render.board import board
from tests.example.rules import GAME
from tests.example.rules.actions import Bid, Haul
from tests.example.rules.options import Options
from tests.example.rules.view import View

LONG = ["Maximiliane von der Eisenbahn", "Bo", "Bartholomew Featherstonehaugh", "Cy"]


def bidding() -> View:
    """Four seats with goods; one bid is in."""
    dice = SeededDice(b"pictures of haul")
    state, _ = GAME.setup(4, Options(purse=12_000, goods=True), dice)
    for _ in range(4):
        GAME.apply(state, state.seat, Haul(), dice)
    GAME.apply(state, 2, Bid(12_000), dice)
    return GAME.view(state, None)


def begun() -> View:
    return GAME.view(GAME.setup(2, Options(), SeededDice(b"begun"))[0], None)


def ended() -> View:
    """Three seats after one round."""
    dice = SeededDice(b"ended")
    state, _ = GAME.setup(3, Options(rounds=1), dice)
    for _ in range(3):
        GAME.apply(state, state.seat, Haul(), dice)
    for seat in range(3):
        GAME.apply(state, seat, Bid(seat), dice)
    return GAME.view(state, None)


GALLERY = Gallery(
    package="tests.example.render",
    pictures={
        "bidding": lambda to: board(bidding(), LONG, to),
        "begun": lambda to: board(begun(), LONG[:2], to),
        "ended": lambda to: board(ended(), LONG[:3], to),
    },
    tallest=lambda name: 600,
    heaviest=60_000,
    shortened=LONG,
)
