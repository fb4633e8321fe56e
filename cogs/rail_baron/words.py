"""Names and number formats of Rail Baron in chat: how values are written in texts, and
parsers for what people type."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

import data.rail_baron as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, game_field_types, unknown_input
from bot.chat.declared.moves import Moves
from bot.chat.declared.texts import Texts
from data import texts
from data.rail_baron import region_name
from rules.errors import RuleError
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.game import GAME
from rules.rail_baron.model.actions import Bid
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.view import SeatView
from rules.rail_baron.simulation import plausible_state

DOMAIN = "rail_baron_chat"
_DOLLARS = re.compile(
    r"amount|bank_fee|bid|cash|fees?|goal|left|level|minimum|now|payoff|price|rover|short"
)
"""Names of text variables whose whole numbers are written as money."""


def format_value(name: str, value: object, where: TableContext | str) -> object:
    """Return the value of a text variable as the text shows it, by the variable's name. Strings
    are taken as formatted already."""
    return money(value, where) if isinstance(value, int) and _DOLLARS.fullmatch(name) else value


t = Texts(DOMAIN, format_value)
"""The texts of this cog: `t(key, ctx, **values)`."""
money, person = t.money, t.player_name
o = Texts("rail_baron_orders", format_value)
"""The texts of this game's orders."""


@facts.FACTS.cached
def railroads_by_mark() -> dict[str, facts.Railroad]:
    return {row.mark: row for row in facts.railroads()}


def engine_name(name: str, ctx: TableContext) -> str:
    """Return the name of a kind of engine, as pictures show it."""
    return texts.say(f"charts-engine-{name}", ctx.language)


def region_label(name: str, ctx: TableContext) -> str:
    """Return the name of a region, as pictures show it."""
    return region_name(name, ctx.language)


def unbroken(city: str) -> str:
    """Return the name of a city with no-break spaces, for lists: `Portland, OR` is one city."""
    return city.replace(" ", "\N{NO-BREAK SPACE}")


def railroad_name(mark: str) -> str:
    """Return `Pennsylvania (PA)`: the nickname, or else the name, and the mark."""
    row = railroads_by_mark()[mark]
    return f"{row.nickname or row.name} ({mark})"


def public_position(ctx: TableContext) -> Position:
    """Return a position of the public state."""
    return Position(plausible_state(ctx.public))


def path_marks(graph: Board, path: Iterable[int]) -> str:
    """Return the marks of the railroads of these segments, in the order of first ride."""
    return ", ".join(dict.fromkeys(graph.segments[number].railroad for number in path))


def sold_out_fee() -> int:
    """Return the dollars to use others' railroads once the bank has sold out."""
    return facts.numbers().fee_rival_after_all_sold


# What people type.


def parse_railroad(text: str) -> str:
    """Return the mark of the railroad typed as a mark, a name or a nickname. Raises `Refusal`."""
    wanted = text.strip().casefold()
    for mark, row in railroads_by_mark().items():
        if wanted in map(
            str.casefold, (mark, row.name, row.nickname or row.name, railroad_name(mark))
        ):
            return mark
    raise unknown_input(DOMAIN, "railroad", text)


KINDS = game_field_types(
    t,
    railroad=FieldType(
        lambda mark, ctx: railroad_name(mark), parse_railroad, lambda: tuple(railroads_by_mark())
    ),
    engine=FieldType(engine_name),
    region=FieldType(region_label, of=regions),
    milepost=FieldType(lambda milepost, ctx: board_of(ctx).name(milepost)),
)


# What a table context knows.


def board_of(ctx: TableContext) -> Board:
    """Return the board of this table's edition."""
    return board(ctx.public.options)


def player_state(ctx: TableContext) -> SeatView:
    """Return the public state of this table context's seat."""
    seat: SeatView = ctx.public.seats[ctx.required_seat]
    return seat


def seat_cash(ctx: TableContext) -> int:
    """Return the cash of this table context's seat, which may be secret."""
    cash = ctx.view.seats[ctx.seat].cash
    assert isinstance(cash, int)
    return cash


def trip_text(ctx: TableContext, key: str, seat: SeatView) -> str:
    """Return a text about the trip of a seat, which must have a destination."""
    assert seat.destination is not None
    payoff = board_of(ctx).payoff(seat.departure, seat.destination)
    return t(key, ctx, **{"from": seat.departure}, to=seat.destination, payoff=payoff)


def check_legal(ctx: TableContext, action: object) -> None:
    """Raise RuleError if the reader's view does not allow the action. The view lists all legal
    actions, except that bids are a range; rides were cut to the dice before."""
    if isinstance(action, Bid):
        low, high = ctx.view.bids or (1, 0)
        legal = low <= action.amount <= high
    else:
        legal = action in ctx.view.legal
    if not legal:
        raise RuleError(f"now-{ctx.public.phase}", GAME.turn_rule(ctx.public.phase))


declare_moves = partial(Moves, t, KINDS, check_legal)
"""Declare some of the game's moves."""
