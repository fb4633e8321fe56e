"""What each player owns, below a picture about something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.card.deeds import Holder, holders_card, own_holdings
from render.layout.part import Part
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import player_order
from render.train_tycoon.shared.words import picture_text
from render.words import money
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import State


def own_parts(
    table: State, reader: int | None, language: str, *, explains: bool = False
) -> Iterator[Part]:
    """Yield the money and the shares of the seat that reads, if there is one; it `explains` the
    full colour if no other part does so."""
    if reader is not None:
        holder = _holder(table, reader, "", language)
        yield lay_out(own_holdings(holder, LIVERIES, language, explains=explains))


def holders_parts(
    table: State, reader: int | None, names: Sequence[str], language: str
) -> Iterator[Part]:
    """Yield the money and the shares of the players, but not of the `reader`."""
    seats = [seat for seat in player_order(table) if seat != reader]
    holders = [_holder(table, seat, names[seat], language) for seat in seats]
    yield lay_out(holders_card(holders, LIVERIES, language))


def _holder(table: State, seat: int, name: str, language: str) -> Holder:
    player = table.players[seat]
    values = {"cash": money(cash(player.net), language), "loans": loans(player.net)}
    shares = [
        (key, player.shares[key], company.president == seat)
        for key, company in table.companies.items()
        if player.shares.get(key)
    ]
    holds = picture_text("holds", language, **values)
    return Holder(seat, name, holds, shares, money(player.net, language))
