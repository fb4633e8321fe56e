"""Draws the pictures of the README from robots' games: `python docs/make_pictures.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from data.texts import DEFAULT  # noqa: E402
from render.rail_baron.board import board  # noqa: E402
from render.rail_baron.deeds import deeds  # noqa: E402
from render.rail_baron.desk_tables import lookup_tables  # noqa: E402
from render.railroad_barons.board import board as barons_board  # noqa: E402
from rules.dice import SeededDice  # noqa: E402
from rules.rail_baron import GAME  # noqa: E402
from rules.rail_baron.desk import draw_city, draw_region  # noqa: E402
from rules.rail_baron.events import Rode  # noqa: E402
from rules.rail_baron.options import Options  # noqa: E402
from rules.rail_baron.routes import proposals  # noqa: E402
from rules.railroad_barons.game import GAME as BARONS  # noqa: E402
from rules.railroad_barons.options import Options as BaronsOptions  # noqa: E402
from rules.railroad_barons.state import Phase  # noqa: E402

NAMES = ("Ada", "Ben", "Cleo", "Dan")
TARGET = ROOT / "docs" / "pictures"


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    dice, own = SeededDice(b"readme"), SeededDice(b"robots")
    state, _ = GAME.setup(len(NAMES), Options(), dice)
    robot = GAME.robot("steady")
    rides: list[Rode] = []
    drawn = 0
    while drawn < 2 and not GAME.over(state):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        offers = proposals(view, seat) if view.may_ride else []
        if state.turn.number > 60 and drawn == 0:
            save("board", board(view, DEFAULT, crop="wide", rides=rides[-4:], names=NAMES).data)
            save("deeds", deeds(view, NAMES, DEFAULT).data)
            drawn = 1
        elif drawn == 1 and len(offers) > 2 and view.turn.steps_left > 6:
            save("routes", board(view, DEFAULT, routes=offers, names=NAMES).data)
            drawn = 2
        events = GAME.apply(state, seat, robot.choose(view, seat, own), dice)
        rides += [event for event in events if isinstance(event, Rode)]
    roll = SeededDice(b"desk")
    drawn_city = draw_city("original", roll, draw_region("original", roll, "Chicago"), "Plains")
    save("desk", lookup_tables(drawn_city, "original", DEFAULT, "Chicago").data)
    barons()


def barons() -> None:
    """An Operating Round in English, and a Stock Round of the same game in German."""
    dice, own = SeededDice(b"barons of the readme"), SeededDice(b"robots")
    state, events = BARONS.setup(2, BaronsOptions(), dice)
    robot = BARONS.robot("steady")
    wanted = {(3, Phase.RAILROADS): ("barons", "en"), (5, Phase.STOCK): ("barons-de", "de")}
    recent: list[Any] = []
    while wanted and not BARONS.over(state):
        seat = BARONS.to_move(state)[0]
        view = BARONS.view(state, seat)
        recent = [*recent, *events][-40:]
        found = wanted.pop((state.set, state.phase), None)
        if found is not None:
            name, language = found
            save(name, barons_board(view, NAMES[:2], language, events=recent).data)
        events = BARONS.apply(state, seat, robot.choose(view, seat, own), dice)


def save(name: str, png: bytes) -> None:
    (TARGET / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main()
