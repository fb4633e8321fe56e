"""`/tycoon …`: every action as a command, with autocompletion of what is legal now.

A command builds the same key as a button and is handled the same way. A secret choice is
answered in private like everything else, and leaves no more public trace than a press. Only
the person who types sees the autocompletion, so it may contain what that person could choose
in secret."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import data.train_tycoon as facts
from bot.chat.base.errors import Refusal, UnknownKey
from bot.chat.commands.autocomplete import MAX_CHOICES, Rows
from bot.chat.contract.adapter import TableContext
from bot.chat.declared.commands import (
    CommandOption,
    Commands,
    ContextRows,
    PressedKey,
    whole_number_option,
)
from bot.chat.declared.field_types import unknown_input
from cogs.train_tycoon.looks import LOOKS
from cogs.train_tycoon.market import mergers
from cogs.train_tycoon.market.opening import encode_seating
from cogs.train_tycoon.operate import routes, trains
from cogs.train_tycoon.operate.building import BUILDING, end_option, proposal_option
from cogs.train_tycoon.operate.investing import told_apart
from cogs.train_tycoon.prompt import MOVES
from cogs.train_tycoon.words import (
    DOMAIN,
    choice_label,
    company_name,
    money,
    parse_company,
    public_position,
    t,
)
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import lines as rules
from rules.train_tycoon.robot.proposals import best_proposals
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, price_after
from rules.train_tycoon.shares.votes import VOICES

TYCOON = Commands("train_tycoon", "tycoon", MOVES)


# Autocompletion and parsing.


def _share_option(name: str) -> CommandOption:
    """Return an option for the companies of the legal moves of this name, with their price."""

    def rows(ctx: TableContext) -> Rows:
        for deal in MOVES.legal_actions(ctx, name):
            price = money(public_position(ctx).company(deal.company).price, ctx)
            yield f"{company_name(deal.company)}: {price}", deal.company

    return CommandOption(read=parse_company, offered=rows)


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


def _led_rows(ctx: TableContext) -> Rows:
    """Yield the seat's companies that still need a price or a bid."""
    for ask in public_position(ctx).state.asks:
        if ask.seat == ctx.seat and ask.company:
            yield company_name(ask.company), ask.company


def _choice_option(
    choices: Sequence[str], phase: Phase | None = None, **rows: Any
) -> CommandOption:
    """Return an option for one of these words, all of them offered in this phase."""

    def read(text: str) -> str:
        if text.strip().casefold() not in choices:
            raise Refusal(f"{DOMAIN}-refuse-choice", text=text[:40], choices=", ".join(choices))
        return text.strip().casefold()

    def choice_rows(ctx: TableContext) -> Rows:
        possible = choices if ctx.public.phase is phase else ()
        return ((choice_label(word, ctx), word) for word in possible)

    return CommandOption(read=read, **({"offered": choice_rows} if phase else rows))


def _trade_rows(ctx: TableContext) -> Rows:
    deals = [deal.order for deal in ctx.view.legal if isinstance(deal, a.Trade)]
    return ((choice_label(order, ctx), order) for order in deals)


def _level_rows(ctx: TableContext, typed: Mapping[str, str]) -> Rows:
    """Yield the price marks, with the resulting prices once the company is typed."""
    row = public_position(ctx).state.companies.get(typed["company"])
    for level in LEVELS if ctx.public.phase is Phase.PRICES else ():
        mark_label = choice_label(level, ctx)
        if row is not None and row.active:
            mark_label += f": {money(price_after(row.price, level), ctx)}"
        if typed["level"].casefold() in mark_label.casefold():
            yield mark_label, level


def _offer_rows(ctx: TableContext, typed: Mapping[str, str]) -> Rows:
    """Yield the possible bids of the typed company, invalid ones marked as void."""
    for offer_label, offer in mergers.offer_rows(ctx, typed["company"]):
        if typed["offer"].casefold() in offer_label.casefold():
            yield offer_label, offer


def _marker_rows(ctx: TableContext) -> Rows:
    """Yield the seat's markers with their values, and no marker."""
    if ctx.public.phase is Phase.INVEST:
        for menu in MOVES.legal_menu(ctx, "marker"):
            yield from (
                (option_row.label, option_row.value) for option_row in told_apart(menu).options
            )
        yield t("press-nomarker", ctx), "none"


def _payout_rows(ctx: TableContext) -> Rows:
    if ctx.public.phase is Phase.PAYOUT and ctx.seat is not None:
        yield from ((button.label, button.key) for button in trains.payout_prompt(ctx).buttons)


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

_LED_COMPANY = CommandOption(read=parse_company, offered=_led_rows)

TYCOON.add_move("priority", amount=whole_number_option(0, 1_000_000))
TYCOON.add(
    "seats", "seats/{order}", order=_pattern_option(r"[0-9](\.[0-9])*", _seating_rows, "seats")
)
TYCOON.add_move("choose")
TYCOON.add_move("price", company=_LED_COMPANY, level=_choice_option(LEVELS, typing=_level_rows))
TYCOON.add("trade", "trade/now/{order}", order=_choice_option(ORDERS, offered=_trade_rows))
TYCOON.add_move("buy", company=_share_option("buy"))
TYCOON.add_move("sell", company=_share_option("sell"))
TYCOON.add_move("pass")
TYCOON.add_move("bankrupt")
TYCOON.add_move("target")
TYCOON.add_move("bid", company=_LED_COMPANY, offer=_choice_option(OFFERS, typing=_offer_rows))
TYCOON.add_move("vote", voice=_choice_option(VOICES, Phase.VOTE))
TYCOON.add_move("ipo")
TYCOON.add("answer", "join/{answer}", answer=_choice_option(("yes", "no"), Phase.ANSWERS))
TYCOON.add("show", "{what}", look=True, what=CommandOption(read=_parse_look, known=_look_rows))

TYCOON.add("line", _line_key, hexes=CommandOption(typing=_line_rows))
TYCOON.add_move("noline", "no-line")
TYCOON.add_choice("take", "take-train", "line", refusal="offered")
TYCOON.add_choice("expand", "expand", "line", refusal="offered")
TYCOON.add_choice("cut", "cut", "line", refusal="offered")
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
