"""`/bando …`: every action as a command, with autocompletion of what is legal now.

A command builds the same key as a button and is handled the same way: what cannot be undone is
previewed first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from discord import app_commands

import data.baltimore_ohio as facts
from bot.chat.base.errors import UnknownKey
from bot.chat.base.services import Interaction
from bot.chat.base.table_contexts import run_in_thread
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import GivenValues
from bot.chat.declared.commands import CommandOption, Commands, ContextRows, whole_number_option
from bot.chat.declared.field_types import normalize_name
from bot.chat.ui.press import press_from_command
from cogs.baltimore_ohio import single, step_menus, what_if, whole_turn
from cogs.baltimore_ohio.looks import LOOKS, RAILROAD_HEADS
from cogs.baltimore_ohio.market import card
from cogs.baltimore_ohio.market.card import MARKET
from cogs.baltimore_ohio.pages import split_places
from cogs.baltimore_ohio.plans import CODE, step_code
from cogs.baltimore_ohio.prompt import MOVES
from cogs.baltimore_ohio.words import (
    full_name,
    money,
    parse_baron,
    parse_city,
    parse_equipment,
    parse_hex,
    parse_railroad,
    place_name,
    public_state,
    railroad_name,
)
from rules.baltimore_ohio.business_round.building import build_goals
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.stock.buying import start_values

GAME = "baltimore_ohio"
S = TypeVar("S", bound=a.TurnStep)
BANDO = Commands(GAME, "bando", MOVES)
SHARES = app_commands.Range[int, 0, 10]
SOME = CommandOption(app_commands.Range[int, 1, 10], default="")


# --- the Market Round ----------------------------------------------------------------------------


def _menu_rows(head: str, started: bool | None = None) -> ContextRows:
    """Return the autocompletion of a menu of the market turn: `railroad · what it would be`,
    with the railroad's id. `started`: only railroads on the track, or only those that are
    not."""

    def rows(ctx: TableContext) -> Rows:
        candidates = card.part_rows(ctx, ())[head] if card.is_market_turn(ctx) else []
        for name, label, detail in candidates:
            railroad_state = ctx.public.table.railroads.get(name)
            if started is None or (railroad_state.value is not None) == started:
                yield f"{label} · {detail}", name

    return rows


def _railroad_option(head: str, started: bool | None = None) -> CommandOption:
    return CommandOption(read=parse_railroad, offered=_menu_rows(head, started))


def _amount_rows(amounts: Callable[[TableContext], Iterable[int]]) -> ContextRows:
    return lambda ctx: [(money(amount, ctx), str(amount)) for amount in amounts(ctx)]


_VALUES = _amount_rows(lambda ctx: start_values(public_state(ctx)))
"""The values at which a railroad can be started at the current Tech Level."""
_BIDS = _amount_rows(lambda ctx: (action.amount for action in MOVES.legal_actions(ctx, "bid")))
"""The minimum bid, the middle and the maximum."""


# Keys of a turn with one part; or, if that part is incomplete, of the page that asks for the rest.


def _sell_key(railroad: str, count: str) -> str:
    lots = (a.Lot(railroad, int(count or 0)),)
    return MARKET.key((a.Sell(lots),)) if count else f"sell/_{railroad}"


def _buy_key(railroad: str, held: str = "0", orphan: str = "0", value: str = "0") -> str:
    purchase = a.Buy(railroad, int(held), int(orphan), int(value))
    return MARKET.key((purchase,)) if purchase.held or purchase.orphan else f"buy/_{railroad}"


def _start_key(railroad: str, value: str, count: str) -> str:
    return _buy_key(railroad, count, value=value) if value and count else _buy_key(railroad)


def _buy_back_key(railroad: str, count: str) -> str:
    return MARKET.key((a.BuyBack(railroad, int(count)),)) if count else f"back/_{railroad}"


def _auction_key(card: str, bid: str) -> str:
    return MARKET.key((a.OpenAuction(card, int(bid)),)) if bid else f"open/_{card}"


BANDO.add("turn", f"{MARKET.head}/")
BANDO.add("sell", _sell_key, railroad=_railroad_option("sell"), count=SOME)
BANDO.add(
    "buy",
    _buy_key,
    railroad=_railroad_option("buy", True),
    held=CommandOption(SHARES, default="0"),
    orphan=CommandOption(SHARES, default="0"),
)
BANDO.add(
    "start",
    _start_key,
    railroad=_railroad_option("buy", False),
    value=CommandOption(app_commands.Range[int, 34, 375], offered=_VALUES, default=""),
    count=SOME,
)
BANDO.add("buy-back", _buy_back_key, railroad=_railroad_option("back"), count=SOME)
BANDO.add(
    "auction",
    _auction_key,
    card=CommandOption(read=parse_baron, offered=_menu_rows("open")),
    bid=whole_number_option(1, 99_999, default=""),
)
BANDO.add_move("pass")
BANDO.add_move("bid", amount=CommandOption(app_commands.Range[int, 1, 99_999], offered=_BIDS))
BANDO.add_move("out", "leave")


# --- looks ---------------------------------------------------------------------------------------


def _railroad_rows(language: str) -> Rows:
    """Return autocompletion rows of all railroads; spectators get them too."""
    return [(f"{railroad_name(name)} · {full_name(name)}", name) for name in facts.railroads()]


def _look_key(what: str, railroad: str) -> str:
    return f"{RAILROAD_HEADS.get(what, what)}/{railroad}" if railroad else what


BANDO.add(
    "show",
    _look_key,
    look=True,
    what=CommandOption(known=LOOKS.choices),
    railroad=CommandOption(read=parse_railroad, known=_railroad_rows, default=""),
)


# --- a railroad's turn ---------------------------------------------------------------------------


def _parse_step(code: str) -> a.TurnStep | None:
    """Return the step of a code, or None if the code is not a single step."""
    try:
        steps = CODE.decode(code).steps
    except UnknownKey:
        return None
    return steps[0] if len(steps) == 1 else None


def _legal_steps(ctx: TableContext, phase: Phase, kind: type[S]) -> Iterator[tuple[str, S]]:
    """Yield the label and action of each legal step of this kind, if its phase is on."""
    table = public_state(ctx)
    if table.phase is phase:
        for option in step_menus.step_options(
            ctx, table, Position(table).acting_railroad[0], phase
        ):
            step = _parse_step(option.value)
            if isinstance(step, kind):
                yield f"{option.label} · {option.detail}" if option.detail else option.label, step


def _step_option(
    phase: Phase, kind: type[a.TurnStep], written: Callable[[str], a.TurnStep]
) -> CommandOption:
    """Return a command option for one step: chosen from the rows, encoded behind `_`, or typed
    and parsed by `written`."""

    def read(text: str) -> str:
        key = text.strip()
        if key.startswith("_") and isinstance(_parse_step(key[1:]), kind):
            return key[1:]
        return step_code(written(key))

    def rows(ctx: TableContext) -> Rows:
        return [(name, f"_{step_code(step)}") for name, step in _legal_steps(ctx, phase, kind)]

    return CommandOption(read=read, offered=rows)


def _parse_scrapping(text: str) -> a.TurnStep:
    """Return the step that scraps the cards typed by number; none typed: nothing is scrapped."""
    numbers = [number for number in re.findall(r"[0-9]{1,3}", text) if int(number)]
    return a.ScrapEquipment(tuple(sorted({parse_equipment(number) for number in numbers})))


def _parse_taking(text: str) -> a.TurnStep:
    """Return the step that takes the typed hex's lumber or, if it has none, its coal."""
    hex_ = parse_hex(text)
    return a.TakeResource("lumber" if hex_ in board().lumber else "coal", hex_)


def _parse_service(text: str) -> a.TurnStep:
    return a.ServeCities(tuple(dict.fromkeys(parse_city(piece) for piece in split_places(text))))


def _build_rows(ctx: TableContext, typed: Mapping[str, str]) -> Rows:
    """Yield ready-made builds; after a comma, the typed text completed by each place that
    matches its last word, the most rewarding first."""
    table = public_state(ctx)
    before, comma, last = typed["hexes"].rpartition(",")
    if not comma:
        for name, step in _legal_steps(ctx, Phase.TRACK, a.BuildTrack):
            if last.strip().casefold() in name.casefold():
                yield name, " ".join(step.hexes)
    elif table.phase is Phase.TRACK:
        goal_hexes = build_goals(table, Position(table).acting_railroad[0])
        for hex_ in dict.fromkeys([*goal_hexes, *board().cost]):
            place_label = board().city.get(hex_, hex_)
            if any(
                normalize_name(candidate).startswith(normalize_name(last))
                for candidate in (place_label, hex_)
            ):
                yield f"{before.strip()}, {place_name(hex_)}", f"{before.strip()}, {place_label}"


BANDO.add("operate", whole_turn.HEAD)
BANDO.add(
    "scrap",
    f"{single.HEAD}/{{cards}}",
    cards=_step_option(Phase.SCRAP, a.ScrapEquipment, _parse_scrapping),
)
BANDO.add(
    "equipment",
    lambda count: f"{single.HEAD}/{step_code(a.BuyEquipment(int(count)))}",
    count=whole_number_option(0, 35),
)
BANDO.add("build", f"{single.HEAD}/_w", hexes=CommandOption(typed=True, typing=_build_rows))
BANDO.add(
    "take",
    f"{single.HEAD}/{{counter}}",
    counter=_step_option(Phase.TRACK, a.TakeResource, _parse_taking),
)
BANDO.add("build-nothing", f"{single.HEAD}/{step_code(a.BuildNothing())}")
BANDO.add(
    "serve",
    f"{single.HEAD}/{{cities}}",
    cities=_step_option(Phase.SERVICE, a.ServeCities, _parse_service),
)
BANDO.add("pay", f"{single.HEAD}/{step_code(a.PayDividends())}")
BANDO.add("retain", f"{single.HEAD}/{step_code(a.RetainProfits())}")


async def _what_if(interaction: Interaction, table: int | None, given: GivenValues) -> None:
    """Show the what-if page, worked out in a thread; refused if the game has not started."""
    name = parse_railroad(given["railroad"])
    press, _ = await press_from_command(interaction, table, game=GAME, ended=True)
    _, ctx = await press.load_context()
    key = what_if.HEAD
    if ctx.view is not None:
        key = await run_in_thread(
            lambda: what_if.page_key(ctx, name, given["cards"], given["hexes"] or "")
        )
    await BANDO.commanded.show_look(interaction, table, key)


BANDO.add_custom(
    "what-if",
    _what_if,
    railroad=CommandOption(known=_railroad_rows),
    cards=whole_number_option(0, 35, default=""),
    hexes=CommandOption(default=""),
)
