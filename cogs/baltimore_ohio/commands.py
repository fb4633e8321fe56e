"""`/bando …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

import data.baltimore_ohio as facts
from bot.chat.base.language import private_language
from bot.chat.base.scenes import apart, scene_of
from bot.chat.base.table_lookup import table_meant
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.adapter import Scene
from bot.chat.declared.commands import Asked, Commands, Offered, whole
from bot.chat.declared.kinds import plain
from cogs.baltimore_ohio import offering, single, what_if, whole_turn
from cogs.baltimore_ohio.looks import ALONE, LOOKS
from cogs.baltimore_ohio.market import card
from cogs.baltimore_ohio.market.card import MARKET
from cogs.baltimore_ohio.places import split
from cogs.baltimore_ohio.plans import CODE, segment
from cogs.baltimore_ohio.prompt import MOVES
from cogs.baltimore_ohio.words import (
    baron_of,
    city_of,
    equipment_of,
    full,
    hex_of,
    money,
    place,
    railroad,
    railroad_of,
    table_of,
)
from rules.baltimore_ohio.business_round.building import goals
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.stock.buying import start_values

GAME = "baltimore_ohio"
BANDO = Commands(GAME, "bando", MOVES)
SHARES = app_commands.Range[int, 0, 10]
SOME = Asked(app_commands.Range[int, 1, 10], default="")


# --- the Market Round ----------------------------------------------------------------------------


def _listed(head: str, started: bool | None = None) -> Offered:
    """The lines of a menu of the market turn: `railroad · what it would be`, with the railroad's
    id. `started`: only those on the track, or only those that are not."""

    def rows(scene: Scene) -> Rows:
        lines = card.offered(scene, ())[head] if card.due(scene) else []
        for name, label, detail in lines:
            line = scene.public.table.railroads.get(name)
            if started is None or (line.value is not None) == started:
                yield f"{label} · {detail}", name

    return rows


def _chosen(head: str, started: bool | None = None) -> Asked:
    return Asked(read=railroad_of, offered=_listed(head, started))


def _sums(found: Callable[[Scene], Iterable[int]]) -> Offered:
    return lambda scene: [(money(one, scene), str(one)) for one in found(scene)]


_VALUES = _sums(lambda scene: start_values(table_of(scene)))
"""The values at which a railroad can be started at the present Tech Level."""
_BIDS = _sums(lambda scene: (action.amount for action in MOVES.legal(scene, "bid")))
"""The lowest bid, half way and the highest."""


# The turn of one part; or, where it is not whole yet, the page that asks for the rest.


def _sell(railroad: str, count: str) -> str:
    lots = (a.Lot(railroad, int(count or 0)),)
    return MARKET.key((a.Sell(lots),)) if count else f"sell/_{railroad}"


def _buy(railroad: str, held: str = "0", orphan: str = "0", value: str = "0") -> str:
    made = a.Buy(railroad, int(held), int(orphan), int(value))
    return MARKET.key((made,)) if made.held or made.orphan else f"buy/_{railroad}"


def _start(railroad: str, value: str, count: str) -> str:
    return _buy(railroad, count, value=value) if value and count else _buy(railroad)


def _buy_back(railroad: str, count: str) -> str:
    return MARKET.key((a.BuyBack(railroad, int(count)),)) if count else f"back/_{railroad}"


def _auction(card: str, bid: str) -> str:
    return MARKET.key((a.OpenAuction(card, int(bid)),)) if bid else f"open/_{card}"


BANDO.add("turn", f"{MARKET.head}/")
BANDO.add("sell", _sell, railroad=_chosen("sell"), count=SOME)
BANDO.add(
    "buy",
    _buy,
    railroad=_chosen("buy", True),
    held=Asked(SHARES, default="0"),
    orphan=Asked(SHARES, default="0"),
)
BANDO.add(
    "start",
    _start,
    railroad=_chosen("buy", False),
    value=Asked(app_commands.Range[int, 34, 375], offered=_VALUES, default=""),
    count=SOME,
)
BANDO.add("buy-back", _buy_back, railroad=_chosen("back"), count=SOME)
BANDO.add(
    "auction",
    _auction,
    card=Asked(read=baron_of, offered=_listed("open")),
    bid=whole(1, 99_999, default=""),
)
BANDO.move("pass")
BANDO.move("bid", amount=Asked(app_commands.Range[int, 1, 99_999], offered=_BIDS))
BANDO.move("out", "leave")


# --- looks ---------------------------------------------------------------------------------------


def _railroads(language: str) -> Rows:
    """All railroads; for spectators as well."""
    return [(f"{railroad(name)} · {full(name)}", name) for name in facts.railroads()]


def _look(what: str, railroad: str) -> str:
    return f"{ALONE.get(what, what)}/{railroad}" if railroad else what


BANDO.add(
    "show",
    _look,
    look=True,
    what=Asked(known=LOOKS.rows),
    railroad=Asked(read=railroad_of, known=_railroads, default=""),
)


# --- a railroad's turn ---------------------------------------------------------------------------


def _step(code: str) -> a.TurnStep | None:
    """The step of a code, if it is one."""
    try:
        steps = CODE.read(code).steps
    except LookupError:
        return None
    return steps[0] if len(steps) == 1 else None


def _steps(scene: Scene, phase: Phase, kind: type) -> Iterator[tuple[str, Any]]:
    """What is offered in this step, if it is asked, by its name."""
    table = table_of(scene)
    if table.phase is phase:
        for each in offering.offered(scene, table, Position(table).acting[0], phase):
            step = _step(each.value)
            if isinstance(step, kind):
                yield f"{each.label} · {each.detail}" if each.detail else each.label, step


def _one(phase: Phase, kind: type, written: Callable[[str], a.TurnStep]) -> Asked:
    """One step: as it was offered, behind `_`, or what people write themselves."""

    def read(text: str) -> str:
        key = text.strip()
        if key.startswith("_") and isinstance(_step(key[1:]), kind):
            return key[1:]
        return segment(written(key))

    def rows(scene: Scene) -> Rows:
        return [(name, f"_{segment(step)}") for name, step in _steps(scene, phase, kind)]

    return Asked(read=read, offered=rows)


def _scrapped(text: str) -> a.TurnStep:
    """Cards by their numbers; nothing named is nothing scrapped."""
    numbers = [one for one in re.findall(r"[0-9]{1,3}", text) if int(one)]
    return a.ScrapEquipment(tuple(sorted({equipment_of(one) for one in numbers})))


def _taken(text: str) -> a.TurnStep:
    """Of the lumber's hex the lumber, of any other its coal."""
    hex_ = hex_of(text)
    return a.TakeResource("lumber" if hex_ in board().lumber else "coal", hex_)


def _served(text: str) -> a.TurnStep:
    return a.ServeCities(tuple(dict.fromkeys(city_of(piece) for piece in split(text))))


def _builds(scene: Scene, typed: Mapping[str, str]) -> Rows:
    """Ready-made builds at first; behind a comma what is typed with each place that begins as the
    next one does, those worth going to first."""
    table = table_of(scene)
    before, comma, last = typed["hexes"].rpartition(",")
    if not comma:
        for name, step in _steps(scene, Phase.TRACK, a.BuildTrack):
            if last.strip().casefold() in name.casefold():
                yield name, " ".join(step.hexes)
    elif table.phase is Phase.TRACK:
        known = goals(table, Position(table).acting[0])
        for hex_ in dict.fromkeys([*known, *board().cost]):
            called = board().city.get(hex_, hex_)
            if any(plain(one).startswith(plain(last)) for one in (called, hex_)):
                yield f"{before.strip()}, {place(hex_)}", f"{before.strip()}, {called}"


BANDO.add("operate", whole_turn.HEAD)
BANDO.add("scrap", f"{single.HEAD}/{{cards}}", cards=_one(Phase.SCRAP, a.ScrapEquipment, _scrapped))
BANDO.add(
    "equipment",
    lambda count: f"{single.HEAD}/{segment(a.BuyEquipment(int(count)))}",
    count=whole(0, 35),
)
BANDO.add("build", f"{single.HEAD}/_w", hexes=Asked(typed=True, typing=_builds))
BANDO.add("take", f"{single.HEAD}/{{counter}}", counter=_one(Phase.TRACK, a.TakeResource, _taken))
BANDO.add("build-nothing", f"{single.HEAD}/{segment(a.BuildNothing())}")
BANDO.add("serve", f"{single.HEAD}/{{cities}}", cities=_one(Phase.SERVICE, a.ServeCities, _served))
BANDO.add("pay", f"{single.HEAD}/{segment(a.PayDividends())}")
BANDO.add("retain", f"{single.HEAD}/{segment(a.RetainProfits())}")


async def _what_if(
    interaction: discord.Interaction, table: int | None, given: Mapping[str, Any]
) -> None:
    """The page is worked out beside the loop; of a game that has not begun it is refused."""
    name = railroad_of(given["railroad"])
    found = await table_meant(interaction, table, game=GAME, ended=True)
    language = await private_language(interaction)
    _, scene = await scene_of(interaction.client, found.id, interaction.user.id, language)
    key = what_if.HEAD
    if scene.view is not None:
        key = await apart(lambda: what_if.key(scene, name, given["cards"], given["hexes"] or ""))
    await BANDO.commanded.see(interaction, table, key)


BANDO.by_hand(
    "what-if",
    _what_if,
    railroad=Asked(known=_railroads),
    cards=whole(0, 35, default=""),
    hexes=Asked(default=""),
)
