"""Draws the pictures of README and guides from robots' games.

    python docs/make_pictures.py             all
    python docs/make_pictures.py GAME ...    those of these games

Those of the guides in every language: `board.png`, and `board-de.png` for German. A file whose
picture has not changed is left as it is.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bot.chat.cards.aftermath import caption  # noqa: E402
from bot.tables.queries.table_queries import ranking_of  # noqa: E402
from bot.tables.queries.turning_points import turning_points  # noqa: E402
from data.texts import DEFAULT, languages, say  # noqa: E402
from render.baltimore_ohio.finance.charter import render_charter  # noqa: E402
from render.baltimore_ohio.finance.equipment import render_equipment  # noqa: E402
from render.baltimore_ohio.finance.market import render_market as bando_market  # noqa: E402
from render.baltimore_ohio.map.board import render_board as bando_board  # noqa: E402
from render.card.top import Rank, Top  # noqa: E402
from render.dice_desk.desk_odds import odds_chart  # noqa: E402
from render.dice_desk.desk_tables import lookup_tables  # noqa: E402
from render.dice_desk.people import people_board  # noqa: E402
from render.film.film import Moment, choose_moments  # noqa: E402
from render.paint.picture import Picture  # noqa: E402
from render.rail_baron.cards.board import render_board  # noqa: E402
from render.rail_baron.film import film_of  # noqa: E402
from render.rail_baron.players.deeds import render_deeds  # noqa: E402
from render.railroad_barons.board import render_board as barons_board  # noqa: E402
from render.railroad_barons.panels.draft import render_draft  # noqa: E402
from render.railroad_barons.panels.stack import render_stack  # noqa: E402
from render.train_tycoon.finance.market import render_market as tycoon_market  # noqa: E402
from render.train_tycoon.map.board import render_board as tycoon_board  # noqa: E402
from render.train_tycoon.map.deliveries import render_deliveries  # noqa: E402
from render.train_tycoon.shared.sums import Earning  # noqa: E402
from rules.baltimore_ohio.business_round.building import proposals as builds  # noqa: E402
from rules.baltimore_ohio.game import GAME as BANDO  # noqa: E402
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS  # noqa: E402
from rules.baltimore_ohio.model.state import Phase as BandoPhase  # noqa: E402
from rules.dice import SeededDice  # noqa: E402
from rules.dice_desk import GAME as DESK  # noqa: E402
from rules.dice_desk.options import Options as DeskOptions  # noqa: E402
from rules.rail_baron import GAME  # noqa: E402
from rules.rail_baron.lookups.draws import draw_city, draw_region  # noqa: E402
from rules.rail_baron.model.events import Rode  # noqa: E402
from rules.rail_baron.model.options import Options  # noqa: E402
from rules.rail_baron.routing.routes import propose_routes  # noqa: E402
from rules.railroad_barons.game import GAME as BARONS  # noqa: E402
from rules.railroad_barons.model.options import Options as BaronsOptions  # noqa: E402
from rules.railroad_barons.model.state import Phase  # noqa: E402
from rules.train_tycoon.game import GAME as TYCOON  # noqa: E402
from rules.train_tycoon.model.operation_events import Delivered  # noqa: E402
from rules.train_tycoon.model.options import Options as TycoonOptions  # noqa: E402
from rules.train_tycoon.model.position import Position  # noqa: E402
from rules.train_tycoon.model.state import Phase as TycoonPhase  # noqa: E402
from rules.train_tycoon.operation import lines as tycoon_lines  # noqa: E402
from rules.train_tycoon.operation.forecast import forecast_turn  # noqa: E402
from tests.conformance.cases import cases  # noqa: E402

GUIDES = "".join(path.read_text("utf-8") for path in (ROOT / "docs" / "players").glob("*.md"))
NAMES = ("Ada", "Ben", "Cleo", "Dan")
TARGET = ROOT / "docs" / "pictures"


def main(wanted: Sequence[str]) -> None:
    """Draw the pictures of these games. Raises KeyError for a game that there is not."""
    TARGET.mkdir(exist_ok=True)
    draw_own = {
        "rail_baron": (rail_baron, film),
        "railroad_barons": (barons,),
        "baltimore_ohio": (bando,),
        "train_tycoon": (tycoon,),
    }
    for key in wanted or cases():
        draw_gallery(key)
        for draw in draw_own.get(key, ()):
            draw()


def draw_gallery(key: str) -> None:
    """Draw what a guide shows of the pictures that its game gives the tests: `<game>-<name>`."""
    for module in cases()[key].galleries:
        gallery = import_module(f"tests.games.{key}.{module}").GALLERY
        for name, draw in gallery.pictures.items():
            if f"pictures/{key}-{name}.png" in GUIDES:
                in_all(f"{key}-{name}", draw)


def rail_baron() -> None:
    """Draw the whole board and the deeds of a game half way, and a train's routes; and the desk."""
    dice, own = SeededDice(b"readme"), SeededDice(b"robots")
    state, _ = GAME.setup(len(NAMES), Options(), dice)
    robot = GAME.robot("steady")
    rides: list[Rode] = []
    drawn = 0
    while drawn < 2 and not GAME.over(state):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        offers = propose_routes(view, seat) if view.may_ride else []
        if state.turn.number > 60 and drawn == 0:
            top = ranked(GAME, state)
            in_all(
                "board", render_board, view, crop="whole", rides=rides[-4:], names=NAMES, top=top
            )
            in_all("deeds", render_deeds, view, NAMES)
            drawn = 1
        elif drawn == 1 and len(offers) > 2 and view.turn.steps_left > 6:
            in_all(
                "routes", render_board, view, routes=offers, names=NAMES, top=ranked(GAME, state)
            )
            drawn = 2
        events = GAME.apply(state, seat, robot.choose(view, seat, own), dice)
        rides += [event for event in events if isinstance(event, Rode)]
    roll = SeededDice(b"desk")
    drawn_city = draw_city("original", roll, draw_region("original", roll, "Chicago"), "Plains")
    in_all("desk", lookup_tables, drawn_city, "original", origin="Chicago")
    in_all("desk-odds", odds_chart, "original", "Plains")
    desk, _ = DESK.setup(len(NAMES), DeskOptions(), roll)
    for _ in range(10):
        entry = DESK.robot("steady").choose(DESK.view(desk, 0), 0, own)
        DESK.apply(desk, 0, entry, roll)
    in_all("desk-people", people_board, desk, NAMES)


def barons() -> None:
    """Draw the draft, a Stock Round, the stack of Railroads and an Operating Round of one game."""
    dice, own = SeededDice(b"barons of the readme"), SeededDice(b"robots")
    state, events = BARONS.setup(2, BaronsOptions(), dice)
    robot = BARONS.robot("steady")
    names = NAMES[:2]
    wanted = {(3, Phase.RAILROADS): "barons", (5, Phase.STOCK): "barons-stock"}
    recent: list[Any] = []
    in_all("barons-draft", render_draft, BARONS.view(state, BARONS.to_move(state)[0]), names)
    while wanted and not BARONS.over(state):
        seat = BARONS.to_move(state)[0]
        view = BARONS.view(state, seat)
        recent = [*recent, *events][-40:]
        name = wanted.pop((state.set, state.phase), None)
        if name is not None:
            in_all(name, barons_board, view, names, events=recent, top=ranked(BARONS, state))
        if name == "barons":
            in_all("barons-stack", render_stack, view, names)
        events = BARONS.apply(state, seat, robot.choose(view, seat, own), dice)


def bando() -> None:
    """Draw the map about a railroad that could build, its charter, equipment, a Market Round."""
    dice, own = SeededDice(b"bando of the readme"), SeededDice(b"robots")
    state, events = BANDO.setup(4, ALL_EXPANSIONS, dice)
    robot = BANDO.robot("steady")
    recent: list[Any] = []
    wanted = {"bando", "bando-market"}
    while wanted and not BANDO.over(state):
        seat = BANDO.to_move(state)[0]
        view = BANDO.view(state, seat)
        recent = [*recent, *events][-60:]
        acting = state.business.railroad if state.business else None
        if state.turn == 6 and acting is not None and state.phase is BandoPhase.TRACK:
            ways = builds(state, acting)
            if "bando" in wanted and ways and len(ways[-1].way.hexes) > 2:
                hexes = ways[-1].way.hexes
                top = ranked(BANDO, state)
                in_all("bando", bando_board, view, NAMES, railroad=acting, proposal=hexes, top=top)
                in_all("bando-charter", render_charter, view, acting, NAMES)
                in_all("bando-equipment", render_equipment, view)
                wanted.remove("bando")
        elif state.turn == 8 and state.phase is BandoPhase.MARKET and "bando-market" in wanted:
            in_all(
                "bando-market", bando_market, view, NAMES, events=recent, top=ranked(BANDO, state)
            )
            wanted.remove("bando-market")
        events = BANDO.apply(state, seat, robot.choose(view, seat, own), dice)


def tycoon() -> None:
    """Draw the map with a line that could be opened, its company, Trading, what was shipped."""
    dice, own = SeededDice(b"tycoon of the readme"), SeededDice(b"robots")
    state, events = TYCOON.setup(4, TycoonOptions(), dice)
    robot = TYCOON.robot("steady")
    recent: list[Any] = []
    wanted = {"tycoon", "tycoon-market", "tycoon-deliveries"}
    while wanted and not TYCOON.over(state):
        seat = TYCOON.to_move(state)[0]
        view = TYCOON.view(state, seat)
        recent = [*recent, *events][-40:]
        made = [event for event in events if isinstance(event, Delivered)]
        if "tycoon" in wanted and state.turn == 4 and state.phase is TycoonPhase.LINE:
            action = robot.choose(view, seat, own)
            route = getattr(action, "route", ())
            found = (p for p in tycoon_lines.all_lines(Position(view.table)) if p.action == action)
            plan = next(found, None) if len(route) > 2 else None
            if plan is not None:
                position = Position(view.table)
                now, then = (
                    forecast_turn(position).income,
                    forecast_turn(position, plan.action).income,
                )
                line = Earning(plan.way.end, plan.cost.total, now, then)
                top = ranked(TYCOON, state)
                in_all("tycoon", tycoon_board, view, NAMES, plan=plan, line=line, top=top)
                wanted.remove("tycoon")
        elif state.turn == 4 and state.phase is TycoonPhase.TRADE and "tycoon-market" in wanted:
            in_all(
                "tycoon-market",
                tycoon_market,
                view,
                NAMES,
                events=recent,
                top=ranked(TYCOON, state),
            )
            wanted.remove("tycoon-market")
        if "tycoon-deliveries" in wanted and state.turn > 2 and len(made) > 3:
            in_all("tycoon-deliveries", render_deliveries, made, NAMES, view=view)
            wanted.remove("tycoon-deliveries")
        events = TYCOON.apply(state, seat, robot.choose(view, seat, own), dice)


def film() -> None:
    """Film a whole game of three, thinned to a size fit for a page."""
    dice, own = SeededDice(b"film"), SeededDice(b"robots")
    state, events = GAME.setup(3, Options(), dice)
    robot = GAME.robot("steady")
    turn: tuple[int, int | None] = (0, None)
    moments: list[Moment] = []
    while True:
        over = GAME.over(state)
        if over or GAME.turn_of(state) != turn:
            standing = ranking_of(GAME, state, None, True)
            seen = GAME.view(state, None)
            moments.append(Moment(turn[0], turn[1], seen, standing, tuple(events)))
            turn, events = GAME.turn_of(state), []
        if over:
            break
        seat = GAME.to_move(state)[0]
        events += GAME.apply(state, seat, robot.choose(GAME.view(state, seat), seat, own), dice)
    for point in turning_points([moment.standing for moment in moments]):
        told = caption(point, NAMES, DEFAULT)
        moments[point.at] = replace(moments[point.at], caption=told, about=point.seat)
    winner = moments[-1].standing[0].seat
    told = say("film-caption-won", DEFAULT, name=NAMES[winner])
    moments[-1] = replace(moments[-1], caption=told, about=winner)
    (TARGET / "film.gif").write_bytes(film_of(choose_moments(moments, 64), NAMES[:3], DEFAULT).data)


def ranked(game: Any, state: Any) -> Top:
    """Return the ranking and whose turn it is."""
    rows = [Rank(row.seat, row.known, row.total is not None) for row in game.standing(state, None)]
    return Top(tuple(rows), tuple(game.to_move(state)), people=NAMES[: len(rows)])


def in_all(name: str, draw: Callable[..., Picture], *shown: Any, **more: Any) -> None:
    """Save a picture in every language, the name of another one than English behind its own."""
    for language in languages():
        made = draw(*shown, language=language, **more) if shown else draw(language)
        save(name if language == DEFAULT else f"{name}-{language}", made.data)


def save(name: str, png: bytes) -> None:
    """As small a file as the picture can be: cards are encoded quickly, pages are loaded often."""
    path, image = TARGET / f"{name}.png", Image.open(io.BytesIO(png))
    if (
        path.exists()
        and Image.open(path).convert("RGBA").tobytes() == image.convert("RGBA").tobytes()
    ):
        return
    image.save(path, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
