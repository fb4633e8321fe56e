"""`/barons …`: every action as a command, with autocompletion of what is legal now.

A command builds the same key as a button and is handled the same way: what cannot be undone is
previewed first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from discord import app_commands

import data.railroad_barons as facts
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.commands import CommandOption, Commands, whole_number_option
from bot.chat.declared.field_types import unknown_input
from cogs.railroad_barons import stock
from cogs.railroad_barons.looks import LOOKS
from cogs.railroad_barons.prompt import MOVES
from cogs.railroad_barons.words import DOMAIN, KINDS, holding_name, money, parse_certificate, t
from data.corrections import MAX_NUMBER
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR
from rules.railroad_barons.stock.composing import next_purchases, next_sales

BARONS = Commands("railroad_barons", "barons", MOVES)
_parse_holding = partial(KINDS.parse_name, "holding")


def _turn_code(part: stock.Part) -> str:
    """Return the code of a turn that consists of this part."""
    plan = SellAndBuy((part,)) if isinstance(part, Sale) else SellAndBuy((), part)
    return stock.CODE.encode(plan)


def _certificate_option(
    build_part: Callable[[str, int], stock.Part] | None, *kinds: str
) -> CommandOption:
    """Return a command option for a certificate: a whole turn chosen from the rows of these
    kinds, or typed and built by `typed`."""

    def read(text: str) -> str:
        key = text.strip()
        if key.startswith("_"):
            return key[1:]
        if build_part is None:
            raise unknown_input(DOMAIN, "certificate", text)
        return _turn_code(build_part(*parse_certificate(text)))

    def rows(ctx: TableContext) -> Rows:
        parts: list[stock.Part] = [*next_purchases(ctx.view), *next_sales(ctx.view)]
        for part in parts:
            if stock.part_kind(part) in kinds:
                yield stock.part_label(ctx, part), f"_{_turn_code(part)}"

    return CommandOption(read=read, offered=rows)


def _startable_rows(ctx: TableContext) -> Rows:
    for name in dict.fromkeys(
        purchase.holding for purchase in next_purchases(ctx.view) if purchase.par
    ):
        yield f"{holding_name(name, ctx)}: {facts.holdings()[name].name}", name


def _start_value_rows(language: str) -> Rows:
    """Yield the share values at which a Holding can be started, with the price of its 40% then."""
    for value in facts.constants().start_values:
        price = money(4 * value, language)
        yield t("press-par", language, value=money(value, language), price=price), str(value)


def _start_key(holding: str, value: str) -> str:
    if not value:
        return stock.start_key(holding)
    return f"deal/{_turn_code(Purchase(holding, DIRECTOR, par=int(value)))}"


def _look_rows(language: str) -> Rows:
    """Yield all looks and Holdings; spectators get them too."""
    yield from LOOKS.choices(language)
    yield from ((holding_name(name, language), f"holding/{name}") for name in facts.holdings())


def _parse_look(text: str) -> str:
    key = text.strip()
    return key if key in LOOKS.keys else f"holding/{_parse_holding(key.removeprefix('holding/'))}"


BARONS.add_move("select", price=whole_number_option(0, MAX_NUMBER, default=""))
for move in ("money", "card", "swap-priority", "keep-priority"):
    BARONS.add_move(move)
BARONS.add("turn", "deal/")
BARONS.add("buy", "deal/{certificate}", certificate=_certificate_option(Purchase, "buy"))
BARONS.add("sell", "deal/{certificate}", certificate=_certificate_option(Sale, "sell"))
BARONS.add(
    "exchange",
    "deal/{certificate}",
    certificate=_certificate_option(None, "exchange-up", "exchange-down"),
)
BARONS.add(
    "start",
    _start_key,
    holding=CommandOption(read=_parse_holding, offered=_startable_rows),
    value=CommandOption(
        app_commands.Range[int, 1, MAX_NUMBER], known=_start_value_rows, default=""
    ),
)
BARONS.add_move("pass")
BARONS.add_move(
    "tokens",
    plus=whole_number_option(0, 99),
    down=whole_number_option(0, 99),
    network=whole_number_option(0, 99, default="0"),
)
BARONS.add_move("pay")
BARONS.add_move("keep")
BARONS.add_choice("rail", "railroad", "side", refusal="railroad", default="0")
BARONS.add(
    "offer",
    "offer/{railroad}/{price}",
    railroad=BARONS.field_option("offer", "card"),
    price=whole_number_option(1, 99999, default=""),
)
for move in ("accept", "refuse", "withdraw"):
    BARONS.add_move(move)
BARONS.add_choice("assign", "investor", "investor")
BARONS.add_move("done")
BARONS.add_choice("discard", "discard", "railroads")
BARONS.add("show", "{what}", look=True, what=CommandOption(read=_parse_look, known=_look_rows))
