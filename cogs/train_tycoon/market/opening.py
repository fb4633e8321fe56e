"""Before the first turn: bids for the priority, seating, starting companies (section 5, 15; rulings
4, 5, 64)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Leaf, Menu, Option, Preview, Prompt
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, Words, move
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    at,
    chapter,
    company,
    company_part,
    me,
    money,
    person,
    quiet,
    t,
)
from render.train_tycoon.shared.words import city_names, item_name
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.priority import STEP, USUAL
from rules.train_tycoon.setup import open_choices


def ask_auction(scene: Scene) -> Prompt:
    key = "ask-auction-again" if at(scene).state.players_left else "ask-auction"
    return secret.asked(scene, t(key, scene, step=STEP))


def auction(scene: Scene, name: str) -> Leaf:
    """A bid for the priority: usual ones in a menu, any other typed."""
    text = f"{secret.own(scene)}\n{t('auction', scene, step=STEP)}"
    other = quiet(scene, "priority", "press-priority-form", form=True)
    return Leaf(text, None, (other,), MOVES.menu(scene, "priority"))


def _sure_bid(scene: Scene, action: a.BidPriority) -> Sure:
    net = me(scene).net
    return MOVES.sure(scene, "priority", action, before=net, after=net - action.amount)


def ask_seating(scene: Scene) -> Prompt:
    return Prompt(t("ask-seating", scene), menus=(_next(scene, ()),))


def _next(scene: Scene, row: Sequence[int]) -> Menu:
    """Who may sit in the next place."""
    left = (seat for seat in at(scene).state.seating if seat not in row)
    options = tuple(Option(joined((*row, seat)), scene.names[seat]) for seat in left)
    return Menu("seats", t("menu-seats", scene, place=len(row) + 1), options)


def joined(row: Sequence[int]) -> str:
    """A seating as it stands in a key."""
    return ".".join(map(str, row))


def seats(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`seats/2.0`: those named so far, clockwise from the holder of the priority."""
    if not re.fullmatch(r"[0-9](\.[0-9])*", rest):
        raise LookupError(rest)
    row, table = tuple(map(int, rest.split("."))), at(scene).state
    everybody = set(range(len(table.players)))
    missing = everybody - set(row)
    order = (*row, *missing) if len(missing) == 1 else row
    lawful = len(set(row)) == len(row) and set(row) <= everybody
    if sure or table.phase is not Phase.SEATING or not lawful:
        return Act(a.SeatPlayers(order))
    names = ", ".join(person(scene, seat) for seat in order)
    if len(order) < len(everybody):
        return Leaf(t("seats", scene, names=names), menus=(_next(scene, row),))
    text = t("sure-seats", scene, first=person(scene, order[0]), names=names)
    back = f"seats/{joined(row[:-1])}" if row[1:] else ""
    return Preview(text, t("confirm-seats", scene), key=f"seats/{joined(order)}", back=back)


def ask_choose(scene: Scene) -> Prompt:
    (first, *_) = open_choices(at(scene))
    key = "ask-choose-factory" if facts.companies()[first].hq == "factory" else "ask-choose-city"
    return Prompt(t(key, scene), menus=MOVES.menu(scene, "choose"))


def _made(scene: Scene, good: str) -> dict[str, str | list[str]]:
    """What a factory makes, and what of."""
    made, *taken = (item_name(one, scene.language) for one in (good, *facts.accepts(good)))
    return {"good": made, "resources": taken}


def _headquarters(scene: Scene, name: str) -> str:
    """What a company begins with: a factory and what it takes, or a city."""
    good = facts.companies()[name].factory
    return t("hq-city", scene) if good is None else t("hq-factory", scene, **_made(scene, good))


def _sure_choose(scene: Scene, action: a.ChooseCompany) -> Sure:
    """With a factory, which cities want what it makes; all others are alike."""
    table, name = at(scene).state, action.company
    full, good = company(name), facts.companies()[name].factory
    if good is None:
        return MOVES.sure(scene, "choose", action, full=full)
    names = city_names(table.options.map)
    cities = [names[place] for place in names if table.hubs[place].item == good]
    values = {**_made(scene, good), "cities": cities}
    return MOVES.sure(scene, "choose", action, key="sure-choose-factory", full=full, **values)


MOVES = chapter(
    secret.sealed(
        "priority",
        a.BidPriority,
        amount=Part(
            label=lambda scene, given: money(given["amount"], scene),
            detail=lambda scene, given: t(
                "auction-after", scene, purse=me(scene).net - given["amount"]
            ),
            offered=lambda scene, given: range(0, USUAL + STEP, STEP),
            menu="menu-priority",
            form=True,
            hint=lambda scene, given: "35",
            most=lambda scene, given: money(STEP, scene),
        ),
        sure=_sure_bid,
        back=secret.MINE,
    ),
    move(
        "choose",
        a.ChooseCompany,
        company=company_part(
            "menu-choose",
            _headquarters,
            lambda scene: open_choices(at(scene)) if scene.public.phase is Phase.CHOOSE else [],
        ),
        sure=_sure_choose,
    ),
)
