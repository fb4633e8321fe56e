"""`/tycoon …`: every action as a command, with autocompletion of what is legal now.

A command builds the same key as a button and is handled the same way. A secret choice is
answered in private like everything else, and leaves no more public trace than a press. Only
the person who types sees the autocompletion, so it may contain what that person could choose
in secret."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import permutations

import data.train_tycoon as facts
from bot.chat.base.errors import UnknownKey
from bot.chat.commands.autocomplete import MAX_CHOICES, Rows
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.commands import CommandOption, Commands, ContextRows, PressedKey
from bot.chat.declared.field_types import unknown_input
from cogs.train_tycoon.looks import LOOKS
from cogs.train_tycoon.market.opening import encode_seating
from cogs.train_tycoon.operate import delivering, routes
from cogs.train_tycoon.operate.building import BUILDING, end_option, proposal_option
from cogs.train_tycoon.operate.investing import told_apart
from cogs.train_tycoon.prompt import MOVES
from cogs.train_tycoon.words import (
    DOMAIN,
    choice_label,
    company_name,
    parse_company,
    public_position,
    t,
)
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import lines as rules
from rules.train_tycoon.robot.proposals import best_proposals

TYCOON = Commands("train_tycoon", "tycoon", MOVES)


# Autocompletion and parsing.


def _seating_rows(ctx: TableContext) -> Rows:
    if ctx.public.phase is Phase.SEATING:
        for order in permutations(range(len(ctx.names))):
            yield ", ".join(ctx.names[seat] for seat in order), encode_seating(order)


def _pattern_option(pattern: str, offered: ContextRows, refusal: str = "offered") -> CommandOption:
    """Return an option whose value must match a pattern and is chosen from the rows: such
    values are not typed by heart."""

    def read(text: str) -> str:
        if not re.fullmatch(pattern, text.strip()):
            raise unknown_input(DOMAIN, refusal, text)
        return text.strip()

    return CommandOption(read=read, offered=offered)


def _trade_rows(ctx: TableContext) -> Rows:
    """Yield what can be done with the shares of the company that is traded."""
    if name := public_position(ctx).state.trading:
        for button in MOVES.buttons(ctx, "trade", "order", company=name):
            yield button.label, button.key.rpartition("/")[2]


def _answer_rows(ctx: TableContext) -> Rows:
    if ctx.public.phase is Phase.ANSWERS:
        yield from ((choice_label(answer, ctx), answer) for answer in ("yes", "no"))


def _marker_rows(ctx: TableContext) -> Rows:
    """Yield the seat's markers with their values, and no marker."""
    if ctx.public.phase is Phase.INVEST:
        for menu in MOVES.legal_menu(ctx, "marker"):
            yield from ((row.label, row.value) for row in told_apart(menu).options)
        yield t("press-nomarker", ctx), "none"


def _payout_rows(ctx: TableContext) -> Rows:
    if ctx.public.phase is Phase.PAYOUT and ctx.seat is not None:
        yield from ((button.label, button.key) for button in delivering.payout_prompt(ctx).buttons)


def _line_rows(ctx: TableContext, typed: Mapping[str, str]) -> Rows:
    """Yield the best lines; once a start is typed, the cheapest line from there to every end."""
    position = public_position(ctx)
    if position.state.phase not in BUILDING:
        return
    start_match = re.match(r"\s*([A-Za-z][0-9]{1,2})\b", typed["hexes"])
    start = "" if start_match is None else start_match[1].upper()
    if start:
        hubs = position.state.hubs
        ends = rules.cheapest_by_end(position, start).values()
        ranked = sorted(ends, key=lambda plan: (plan.way.end not in hubs, rules.plan_rank(plan)))
        options = [end_option(position, plan, ctx) for plan in ranked][:MAX_CHOICES]
    else:
        options = [
            proposal_option(position, row, ctx) for row in best_proposals(position)[:MAX_CHOICES]
        ]
    search = typed["hexes"][start_match.end() if start_match else 0 :].strip().casefold()
    for row in options:
        line_label = t("way", ctx, start=start, end=row.label) if start else row.label
        row_label = f"{line_label} · {row.detail}"[:100]
        if search in row_label.casefold():
            yield row_label, row.value


def _line_key(hexes: str) -> PressedKey:
    """Return the key of a line: one chosen from the rows, or else typed freely."""
    try:
        is_encoded = bool(routes.decode_route(hexes).end)
    except UnknownKey:
        is_encoded = False
    return f"open/{hexes}" if is_encoded else ("route", {"hexes": hexes})


def _company_rows(language: str) -> Rows:
    """Yield all companies; spectators get them too."""
    yield from ((company_name(name), name) for name in facts.companies())


def _look_rows(language: str) -> Rows:
    """Yield all looks and companies; spectators get them too."""
    yield from LOOKS.choices(language)
    yield from ((name, f"company/{key}") for name, key in _company_rows(language))


def _parse_look(text: str) -> str:
    key = text.strip()
    return key if key in LOOKS.keys else f"company/{parse_company(key.removeprefix('company/'))}"


# The commands.

TYCOON.add(
    "seats", "seats/{order}", order=_pattern_option(r"[0-9](\.[0-9])*", _seating_rows, "seats")
)
TYCOON.add("trade", "trade/now/{order}", order=_pattern_option("buy|sell|pass", _trade_rows))
TYCOON.add("answer", "join/{answer}", answer=_pattern_option("yes|no", _answer_rows))
for move in ("priority", "choose", "price", "pass", "bankrupt", "target", "bid", "vote", "ipo"):
    TYCOON.add_move(move)
for move in ("buy", "sell"):
    TYCOON.add_choice(move, move, "company")
TYCOON.add("show", "{what}", look=True, what=CommandOption(read=_parse_look, known=_look_rows))

TYCOON.add("line", _line_key, hexes=CommandOption(typing=_line_rows))
TYCOON.add_move("noline", "no-line")
for move, command in (("take", "take-train"), ("expand", "expand"), ("cut", "cut")):
    TYCOON.add_choice(move, command, "line", refusal="offered")
TYCOON.add("deliver", "finish")
TYCOON.add(
    "invest",
    lambda marker: "nomarker" if marker == "none" else f"marker/{marker}",
    marker=_pattern_option("none|[0-9][./][A-Z][0-9]{1,2}", _marker_rows),
)
TYCOON.add("payout", "{how}", how=_pattern_option("payout|retain", _payout_rows))
TYCOON.add(
    "what-if",
    "if/{company}",
    look=True,
    company=CommandOption(read=parse_company, known=_company_rows),
)
