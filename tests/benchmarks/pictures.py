"""A board picture against merely encoding that finished picture, once warm (aim: at most 1.5)."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar
from unittest.mock import patch

from PIL import Image

import render.picture
from render.baltimore_ohio.finance.market import market as bando_market
from render.baltimore_ohio.map.board import board as bando_board
from render.picture import Picture
from render.rail_baron.map.board import board
from render.railroad_barons.board import board as barons_board
from render.train_tycoon.map.board import board as tycoon_board
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.model.view import View as BandoView
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.routes import proposals
from rules.train_tycoon.game import GAME as TYCOON
from rules.train_tycoon.model.view import View as TycoonView
from tests.benchmarks.measure import Row, best, ratio
from tests.benchmarks.rail_baron_rules import played
from tests.support.baltimore_ohio.pictures import played as bando_played
from tests.support.railroad_barons.pictures import played as barons_played
from tests.support.train_tycoon.maps import crowd as tycoon_crowd

V = TypeVar("V")
NAMES = tuple(f"Player {n}" for n in range(1, 7))


def rows() -> list[Row]:
    _, _, views = played("steady", 6, 1)
    picked = views[5 :: max(1, len(views) // 8)][:8]
    found = []
    for crop in ("focus", "wide"):
        ratios = [_against_encoding(view, crop) for view in picked]
        sizes = [len(_drawn(view, crop)) for view in picked]
        figure = f"{statistics.median(ratios):.2f} (worst {max(ratios):.2f})"
        found.append(Row(f"board picture, {crop}, to encoding it", figure, "1.5"))
        found.append(Row(f"board picture, {crop}, largest", f"{max(sizes) / 1000:.0f} kB", ""))
    return found + _barons() + _bando() + _tycoon()


def _bando() -> list[Row]:
    """Baltimore & Ohio: the map about the railroad that acts, the whole board, the market; late in
    a game of six with every expansion."""
    steps, _ = bando_played(6, EVERYTHING, "steady")
    views = [view for view, _ in steps if view.table.business is not None]

    def acting(view: BandoView) -> Picture:
        business = view.table.business
        return bando_board(view, NAMES, "de", railroad=business.railroad if business else None)

    looks: dict[str, Callable[[BandoView], Picture]] = {
        "map of a railroad": acting,
        "whole board": lambda view: bando_board(view, NAMES, "de"),
        "market": lambda view: bando_market(view, NAMES, "de"),
    }
    return _looks("Baltimore & Ohio", views, looks, acting)


def _tycoon() -> list[Row]:
    """Train Tycoon: the map about the company that acts, and all of it, in a game in which
    everybody builds."""
    views = [
        TYCOON.view(state, state.mover)
        for state, _ in tycoon_crowd("alberta_v1")
        if state.operation is not None
    ]

    def acting(view: TycoonView) -> Picture:
        operation = view.table.operation
        return tycoon_board(view, NAMES, "de", company=operation.company if operation else None)

    looks: dict[str, Callable[[TycoonView], Picture]] = {
        "map of a company": acting,
        "whole map": lambda view: tycoon_board(view, NAMES, "de"),
    }
    return _looks("Train Tycoon", views, looks, acting)


def _looks(
    game: str,
    views: Sequence[V],
    looks: Mapping[str, Callable[[V], Picture]],
    map_: Callable[[V], Picture],
) -> list[Row]:
    """Each look at six views from the later part of a game, drawn again; and the maps of a game one
    after another."""
    picked = views[len(views) // 3 :: max(1, len(views) // 9)][:6]
    rows = []
    for name, look in looks.items():
        ratios = []
        for view in picked:
            drawn = partial(look, view)
            encoded = _seen(drawn)[-1]
            ratios.append(ratio(drawn, partial(render.picture.encode, *encoded), rounds=3))
        sizes = [len(look(view).data) for view in picked]
        figure = f"{statistics.median(ratios):.2f} (worst {max(ratios):.2f})"
        rows.append(Row(f"{game} {name} to encoding it", figure, "1.5"))
        rows.append(Row(f"{game} {name}, largest", f"{max(sizes) / 1000:.0f} kB", ""))
    finished = _seen(lambda: [map_(view) for view in views[::5]])
    drawing = best(lambda: [map_(view) for view in views[::5]], rounds=2)
    encoding = best(lambda: [render.picture.encode(*each) for each in finished], rounds=2)
    rows.append(Row(f"{game} maps, every fifth step of a game", f"{drawing / encoding:.2f}", ""))
    return rows


def _barons() -> list[Row]:
    """Railroad Barons: the same board again, and the boards of a whole game one after another."""
    steps, _ = barons_played(b"benchmark")
    views = [view for view, _ in steps if view.table.set]
    picked = views[3 :: max(1, len(views) // 8)][:8]
    ratios, sizes = [], []
    for view in picked:
        encoded = _seen(partial(barons_board, view, NAMES[:2], "de"))
        encode = partial(render.picture.encode, *encoded[0])
        ratios.append(ratio(partial(barons_board, view, NAMES[:2], "de"), encode, rounds=5))
        sizes.append(len(barons_board(view, NAMES[:2], "de").data))
    figure = f"{statistics.median(ratios):.2f} (worst {max(ratios):.2f})"
    encoded = _seen(lambda: [barons_board(view, NAMES[:2], "de") for view in views])
    drawing = best(lambda: [barons_board(view, NAMES[:2], "de") for view in views], rounds=2)
    encoding = best(lambda: [render.picture.encode(*each) for each in encoded], rounds=2)
    return [
        Row("Railroad Barons board to encoding it", figure, "1.5"),
        Row("the same, every step of a game in turn", f"{drawing / encoding:.2f}", ""),
        Row("Railroad Barons board, largest", f"{max(sizes) / 1000:.0f} kB", ""),
    ]


def _seen(draw: Callable[[], object]) -> list[tuple[Image.Image, Image.Image | None]]:
    """The finished pictures that this draws, as they are handed over to be encoded."""
    kept: list[tuple[Image.Image, Image.Image | None]] = []
    encode = render.picture.encode

    def remember(image: Image.Image, palette: Image.Image | None = None) -> object:
        kept.append((image.copy(), palette))
        return encode(image, palette)

    with patch.object(render.picture, "encode", remember):
        draw()
    return kept


def _drawn(view: View, crop: str) -> bytes:
    routes = proposals(view, view.turn.seat)
    return board(view, "en", names=NAMES, crop=crop, routes=routes).data  # type: ignore[arg-type]


def _against_encoding(view: View, crop: str) -> float:
    """Routes are worked out before: thinking is not drawing."""
    routes = proposals(view, view.turn.seat)

    def draw() -> object:
        return board(view, "en", names=NAMES, crop=crop, routes=routes)  # type: ignore[arg-type]

    image, palette = _seen(draw)[-1]
    return ratio(draw, lambda: render.picture.encode(image, palette), rounds=5)
