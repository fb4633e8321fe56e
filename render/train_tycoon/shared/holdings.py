"""What the reader of a private page owns, below what does not show it."""

from __future__ import annotations

from collections.abc import Iterator

from render.card.holdings import own_holdings
from render.layout.part import Part
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.words import picture_text
from render.words import money
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import State


def own_parts(table: State, reader: int | None, language: str) -> Iterator[Part]:
    """Yield the money and the shares of the seat that reads, if there is one."""
    if reader is None:
        return
    player = table.players[reader]
    values = {"cash": money(cash(player.net), language), "loans": loans(player.net)}
    shares = [
        (plate(name, width=126), player.shares[name])
        for name in table.companies
        if player.shares.get(name)
    ]
    holds = picture_text("holds", language, **values)
    yield lay_out(own_holdings(reader, holds, shares, language))
