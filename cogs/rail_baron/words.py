"""The words of Rail Baron in chat: names of things, what people type for them, how each kind of
thing is written, and what a scene has."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Any

import data.rail_baron as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import Kind, Kinds, refused
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from data import texts
from data.rail_baron import region_name
from rules.errors import RuleError
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.game import GAME
from rules.rail_baron.imagined import state_of
from rules.rail_baron.model.actions import Bid
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.view import SeatView

DOMAIN = "rail_baron_chat"
_DOLLARS = re.compile(
    r"amount|bank_fee|bid|cash|fees?|goal|left|level|minimum|now|payoff|price|rover|short"
)


def named(name: str, value: Any, where: Scene | str) -> Any:
    """How a value of a text is written: by its name, unless it is written already."""
    return money(value, where) if isinstance(value, int) and _DOLLARS.fullmatch(name) else value


t = Texts(DOMAIN, named)
"""A text of this cog."""
money, person = t.money, t.person
o = Texts("rail_baron_orders", named)
"""A text about orders of this game."""
RAILROADS = {row.mark: row for row in facts.railroads()}


def engine(name: str, scene: Scene) -> str:
    """A kind of engine as the pictures call it."""
    return texts.say(f"charts-engine-{name}", scene.language)


def region(name: str, scene: Scene) -> str:
    """A region as the pictures call it."""
    return region_name(name, scene.language)


def railroad(mark: str) -> str:
    """`Pennsylvania (PA)`, by the name people know it under."""
    row = RAILROADS[mark]
    return f"{row.nickname or row.name} ({mark})"


def position(scene: Scene) -> Position:
    """The game as everybody sees it, for what the rules say of it."""
    return Position(state_of(scene.public))


def marks(graph: Board, path: Iterable[int]) -> str:
    """Marks of the railroads of these segments in the order of first ride."""
    return ", ".join(dict.fromkeys(graph.segments[number].railroad for number in path))


def dearest_fee() -> int:
    """What others' railroads cost once the bank has sold out."""
    return facts.numbers().fee_rival_after_all_sold


# What people type.


def mark_of(text: str) -> str:
    """The mark of a railroad as people type it: its mark, its name, or what it is called."""
    wanted = text.strip().casefold()
    for mark, row in RAILROADS.items():
        if wanted in map(str.casefold, (mark, row.name, row.nickname or row.name, railroad(mark))):
            return mark
    raise refused(DOMAIN, "railroad", text)


KINDS = Kinds(
    dollars=Kind(money, number=True),
    player=Kind(lambda seat, scene: person(scene, seat)),
    railroad=Kind(lambda mark, scene: railroad(mark), mark_of, lambda: tuple(RAILROADS)),
    engine=Kind(engine),
    region=Kind(region, of=regions),
    milepost=Kind(lambda milepost, scene: board_of(scene).name(milepost)),
)


# What a scene has.


def board_of(scene: Scene) -> Board:
    return board(scene.public.options)


def me(scene: Scene) -> SeatView:
    """The public side of the seat of this scene."""
    found: SeatView = scene.public.seats[scene.me]
    return found


def cash_of(scene: Scene) -> int:
    """The seat's own cash, which may be secret."""
    cash = scene.view.seats[scene.seat].cash
    assert isinstance(cash, int)
    return cash


def bound(scene: Scene, key: str, seat: SeatView) -> str:
    """A text about the trip of a seat that has one."""
    assert seat.destination is not None
    payoff = board_of(scene).payoff(seat.departure, seat.destination)
    return t(key, scene, **{"from": seat.departure}, to=seat.destination, payoff=payoff)


def check(scene: Scene, action: object) -> None:
    """What the view says: it has all that is legal, for bids a range; rides are cut to fit."""
    if isinstance(action, Bid):
        low, high = scene.view.bids or (1, 0)
        legal = low <= action.amount <= high
    else:
        legal = action in scene.view.legal
    if not legal:
        raise RuleError(f"now-{scene.public.phase}", GAME.turn_rule(scene.public.phase))


chapter = partial(Moves, t, KINDS, check)
"""Some of the moves of the game."""
