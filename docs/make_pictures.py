"""Draws the pictures of the README from robots' games: `python docs/make_pictures.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bot.chat.cards.aftermath import caption  # noqa: E402
from bot.tables.queries.table_queries import standing_of  # noqa: E402
from bot.tables.queries.turning_points import turning_points  # noqa: E402
from data.texts import DEFAULT, say  # noqa: E402
from render.baltimore_ohio.finance.market import market as bando_market  # noqa: E402
from render.baltimore_ohio.map.board import board as bando_board  # noqa: E402
from render.film import Moment, fewer  # noqa: E402
from render.rail_baron.desk.desk_tables import lookup_tables  # noqa: E402
from render.rail_baron.film import film_of  # noqa: E402
from render.rail_baron.map.board import board  # noqa: E402
from render.rail_baron.players.deeds import deeds  # noqa: E402
from render.railroad_barons.board import board as barons_board  # noqa: E402
from render.train_tycoon.finance.market import market as tycoon_market  # noqa: E402
from render.train_tycoon.map.board import board as tycoon_board  # noqa: E402
from rules.baltimore_ohio.business_round.building import proposals as builds  # noqa: E402
from rules.baltimore_ohio.game import GAME as BANDO  # noqa: E402
from rules.baltimore_ohio.model.options import EVERYTHING  # noqa: E402
from rules.baltimore_ohio.model.state import Phase as BandoPhase  # noqa: E402
from rules.dice import SeededDice  # noqa: E402
from rules.rail_baron import GAME  # noqa: E402
from rules.rail_baron.dice_desk.desk import draw_city, draw_region  # noqa: E402
from rules.rail_baron.model.events import Rode  # noqa: E402
from rules.rail_baron.model.options import Options  # noqa: E402
from rules.rail_baron.routing.routes import proposals  # noqa: E402
from rules.railroad_barons.game import GAME as BARONS  # noqa: E402
from rules.railroad_barons.model.options import Options as BaronsOptions  # noqa: E402
from rules.railroad_barons.model.state import Phase  # noqa: E402
from rules.train_tycoon.game import GAME as TYCOON  # noqa: E402
from rules.train_tycoon.model.options import Options as TycoonOptions  # noqa: E402
from rules.train_tycoon.model.play import Position  # noqa: E402
from rules.train_tycoon.model.state import Phase as TycoonPhase  # noqa: E402
from rules.train_tycoon.operation import lines as tycoon_lines  # noqa: E402

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
    bando()
    tycoon()
    film()


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


def bando() -> None:
    """The map about a railroad that could build, and a Market Round of the same game in German."""
    dice, own = SeededDice(b"bando of the readme"), SeededDice(b"robots")
    state, events = BANDO.setup(4, EVERYTHING, dice)
    robot = BANDO.robot("steady")
    recent: list[Any] = []
    wanted = {"bando", "bando-de"}
    while wanted and not BANDO.over(state):
        seat = BANDO.to_move(state)[0]
        view = BANDO.view(state, seat)
        recent = [*recent, *events][-60:]
        acting = state.business.railroad if state.business else None
        if state.turn == 6 and acting is not None and state.phase is BandoPhase.TRACK:
            ways = builds(state, acting)
            if "bando" in wanted and ways and len(ways[-1].way.hexes) > 2:
                hexes = ways[-1].way.hexes
                picture = bando_board(view, NAMES, "en", railroad=acting, proposal=hexes)
                save("bando", picture.data)
                wanted.remove("bando")
        elif state.turn == 8 and state.phase is BandoPhase.MARKET and "bando-de" in wanted:
            save("bando-de", bando_market(view, NAMES, "de", events=recent).data)
            wanted.remove("bando-de")
        events = BANDO.apply(state, seat, robot.choose(view, seat, own), dice)


def tycoon() -> None:
    """The map with a line as it could be opened, and secret Trading of the same game in German."""
    dice, own = SeededDice(b"tycoon of the readme"), SeededDice(b"robots")
    state, events = TYCOON.setup(4, TycoonOptions(), dice)
    robot = TYCOON.robot("steady")
    recent: list[Any] = []
    wanted = {"tycoon", "tycoon-de"}
    while wanted and not TYCOON.over(state):
        seat = TYCOON.to_move(state)[0]
        view = TYCOON.view(state, seat)
        recent = [*recent, *events][-40:]
        if "tycoon" in wanted and state.turn == 4 and state.phase is TycoonPhase.LINE:
            action = robot.choose(view, seat, own)
            route = getattr(action, "route", ())
            found = (p for p in tycoon_lines.every(Position(view.table)) if p.action == action)
            plan = next(found, None) if len(route) > 2 else None
            if plan is not None:
                save("tycoon", tycoon_board(view, NAMES, "en", plan=plan).data)
                wanted.remove("tycoon")
        elif state.turn == 4 and state.phase is TycoonPhase.TRADE and "tycoon-de" in wanted:
            save("tycoon-de", tycoon_market(view, NAMES, "de", events=recent).data)
            wanted.remove("tycoon-de")
        events = TYCOON.apply(state, seat, robot.choose(view, seat, own), dice)


def film() -> None:
    """A whole game of three, thinned to a size fit for a page."""
    dice, own = SeededDice(b"film"), SeededDice(b"robots")
    state, events = GAME.setup(3, Options(), dice)
    robot = GAME.robot("steady")
    turn: tuple[int, int | None] = (0, None)
    moments: list[Moment] = []
    while True:
        over = GAME.over(state)
        if over or GAME.turn_of(state) != turn:
            standing = standing_of(GAME, state, None, True)
            seen = GAME.view(state, None)
            moments.append(Moment(turn[0], turn[1], seen, standing, tuple(events)))
            turn, events = GAME.turn_of(state), []
        if over:
            break
        seat = GAME.to_move(state)[0]
        events += GAME.apply(state, seat, robot.choose(GAME.view(state, seat), seat, own), dice)
    for point in turning_points([moment.standing for moment in moments]):
        told = caption(point, NAMES, DEFAULT)
        moments[point.at] = replace(moments[point.at], caption=told, about=point.leader)
    winner = moments[-1].standing[0].seat
    told = say("film-caption-won", DEFAULT, name=NAMES[winner])
    moments[-1] = replace(moments[-1], caption=told, about=winner)
    (TARGET / "film.gif").write_bytes(film_of(fewer(moments, 64), NAMES[:3], DEFAULT).data)


def save(name: str, png: bytes) -> None:
    (TARGET / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main()
