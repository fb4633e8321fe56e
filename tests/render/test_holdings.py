"""What each player owns stands in every picture of a running game."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from data.baltimore_ohio import barons
from data.texts import money
from render.baltimore_ohio.finance.market import render_market_preview
from render.baltimore_ohio.shared.livery import LIVERIES as BALTIMORE
from render.layout.part import join_pictures
from render.train_tycoon.shared.livery import LIVERIES as TYCOON
from rules.train_tycoon.model.position import cash
from tests.benchmarks.pictures import NAMES, Card, cards_of
from tests.conformance.cases import cases
from tests.playthroughs.replaying import files
from tests.support.pixels import pixels

EVERY = 17
"""Of so many positions one is drawn."""
GAMES: dict[str, tuple[Any, Callable[[Any], int]]] = {
    "baltimore_ohio": (BALTIMORE, lambda player: player.cash),
    "train_tycoon": (TYCOON, lambda player: cash(player.net)),
}
"""The companies' names, and the cash of a player."""


def cards(key: str) -> Iterator[tuple[Card, Any, int | None]]:
    """Cards and previews of the recorded games, each with the table that it draws and its
    reader."""
    rows = count()
    for path in files(key):
        for card in cards_of(path, cases()[key].chat, "en", lambda _: next(rows) % EVERY == 0):
            draw = card.draw
            if not card.leads:
                continue  # the game is over
            assert isinstance(draw, partial)
            asks = draw.args[1] if draw.func is join_pictures else draw
            view, keywords = asks.args[0], asks.keywords
            preview = keywords.get("would") or (None, keywords.get("instead") or view.table)
            if asks.func is render_market_preview:
                preview = (None, asks.args[1].table)
            yield card, preview[1], keywords["top"].reader


def owned(words: str, name: str, company: str, shares: int) -> bool:
    """Whether it is told in the player's own line or in that of the company."""
    own_line = rf"{name}: [^.]*\b{re.escape(company)} × ?{shares}\b"
    return bool(re.search(rf"{own_line}|{re.escape(company)}\b[^.]*\b{name} {shares}\b", words))


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_tells_what_its_readers_own(key: str) -> None:
    """Cash, shares and Robber Barons of everybody on a public card; on a private page the
    reader's."""
    liveries, cash_of = GAMES[key]
    drawn = set[str]()
    with (
        patch("render.paint.picture.encode", pixels),
        patch("render.layout.part.join_within", " ".join),
    ):
        for card, table, reader in cards(key):
            words = card.draw().alt
            drawn.add(card.kind)
            for seat, player in enumerate(table.players):
                if reader in (None, seat):
                    name = NAMES[seat] if reader is None else "Yours"
                    assert money(cash_of(player), "en") in words, (card.where, name, words)
                    for card_held in getattr(player, "cards", ()):
                        assert barons()[card_held].name in words, (card.where, name, words)
                    for company, shares in player.shares.items():
                        is_told = owned(words, name, liveries[company].short, shares)
                        assert is_told or not shares, (card.where, name, company, words)
    assert drawn == {"card", "preview"}
