"""Before the first turn: bids for the priority, seating, starting companies (sections 5 and 15;
rulings 4, 5, 64)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Act, Answer, EphemeralPage, Menu, Option, Preview, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.chat import OWN_BUTTON
from bot.chat.declared.move_spec import Confirmation, move_spec
from bot.chat.declared.moves import Words
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    company_field,
    company_name,
    declare_moves,
    money,
    person,
    player_state,
    public_position,
    quiet_button,
    t,
)
from render.emoji import seat_key
from render.train_tycoon.shared.words import city_names, item_name
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.priority import MAX_LISTED_BID, STEP
from rules.train_tycoon.setup import open_choices


def ask_auction(ctx: TableContext) -> str:
    key = "ask-auction-again" if public_position(ctx).state.players_left else "ask-auction"
    return t(key, ctx, step=STEP)


def auction_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page for a priority bid: usual bids in a menu, any other typed."""
    text = f"{secret.describe_purse(ctx)}\n{t('auction', ctx, step=STEP)}"
    form_button = quiet_button(ctx, "priority", "press-priority-form", form=True)
    return EphemeralPage(text, None, (form_button,), MOVES.menu(ctx, "priority"))


def seating_prompt(ctx: TableContext) -> Prompt:
    return Prompt(t("ask-seating", ctx), menus=(_next_seat_menu(ctx, ()),))


def _next_seat_menu(ctx: TableContext, row: Sequence[int]) -> Menu:
    """Return the menu of the players who can take the next place."""
    seating = public_position(ctx).state.seating
    signs = {seat: ctx.find_emoji([seat_key(seat)]) for seat in seating if seat not in row}
    options = tuple(
        Option(encode_seating((*row, seat)), ctx.names[seat], emoji=sign)
        for seat, sign in signs.items()
    )
    return Menu("seats", t("menu-seats", ctx, place=len(row) + 1), options)


def encode_seating(row: Sequence[int]) -> str:
    """Return a seating as it is written in a key."""
    return ".".join(map(str, row))


def answer_seats(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `seats/2.0`: the players chosen so far, clockwise from the holder of the priority."""
    require_known(re.fullmatch(r"[0-9](\.[0-9])*", rest))
    row, table = tuple(map(int, rest.split("."))), public_position(ctx).state
    all_seats = set(range(len(table.players)))
    missing = all_seats - set(row)
    order = (*row, *missing) if len(missing) == 1 else row
    is_valid = len(set(row)) == len(row) and set(row) <= all_seats
    if confirmed or table.phase is not Phase.SEATING or not is_valid:
        return Act(a.SeatPlayers(order))
    names = ", ".join(person(ctx, seat) for seat in order)
    if len(order) < len(all_seats):
        return EphemeralPage(t("seats", ctx, names=names), menus=(_next_seat_menu(ctx, row),))
    text = t("sure-seats", ctx, first=person(ctx, order[0]), names=names)
    back = f"seats/{encode_seating(row[:-1])}" if row[1:] else ""
    return Preview(text, t("confirm-seats", ctx), key=f"seats/{encode_seating(order)}", back=back)


def ask_choose(ctx: TableContext) -> str:
    (first, *_) = open_choices(public_position(ctx))
    return t(f"ask-choose-{facts.companies()[first].hq}", ctx)


def _factory_values(ctx: TableContext, good: str) -> dict[str, str | list[str]]:
    """Return what a factory makes, and from what."""
    product, *resources = (
        item_name(item, ctx.language) for item in (good, *facts.accepted_resources(good))
    )
    return {"good": product, "resources": resources}


def _describe_headquarters(ctx: TableContext, name: str) -> str:
    """Describe what a company starts with: a factory and what it takes, or a city."""
    good = facts.companies()[name].factory
    return t("hq-city", ctx) if good is None else t("hq-factory", ctx, **_factory_values(ctx, good))


def _confirm_choose(ctx: TableContext, action: a.ChooseCompany) -> Confirmation:
    """Return the confirmation of a starting company; a factory's lists the cities that want its
    good, while other companies are all alike."""
    table, name = public_position(ctx).state, action.company
    full, good = company_name(name), facts.companies()[name].factory
    if good is None:
        return MOVES.confirmation(ctx, "choose", action, full=full)
    names = city_names(table.options.map)
    cities = [names[place] for place in names if table.hubs[place].item == good]
    values = {**_factory_values(ctx, good), "cities": cities}
    return MOVES.confirmation(ctx, "choose-factory", action, full=full, **values)


MOVES = declare_moves(
    move_spec(
        "priority",
        a.BidPriority,
        amount=FieldSpec(
            label=lambda ctx, given: money(given["amount"], ctx),
            detail=lambda ctx, given: t(
                "auction-after", ctx, purse=player_state(ctx).net - given["amount"]
            ),
            offered=lambda ctx, given: range(0, MAX_LISTED_BID + STEP, STEP),
            menu="menu-priority",
            form=True,
            hint=lambda ctx, given: "35",
            most=lambda ctx, given: money(STEP, ctx),
        ),
        sure=lambda ctx, action: {
            "before": player_state(ctx).net,
            "after": player_state(ctx).net - action.amount,
        },
        back=OWN_BUTTON,
    ),
    move_spec(
        "choose",
        a.ChooseCompany,
        company=company_field(
            "menu-choose",
            _describe_headquarters,
            offered=lambda ctx: (
                open_choices(public_position(ctx)) if ctx.public.phase is Phase.CHOOSE else []
            ),
        ),
        sure=_confirm_choose,
    ),
)
