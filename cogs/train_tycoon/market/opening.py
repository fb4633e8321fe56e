"""Before the first turn: bids for the priority, seating, starting companies (section 5, 15; rulings
4, 5, 64)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Leaf, Menu, Option, Preview, Prompt, Scene
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    Words,
    chapter,
    company,
    company_part,
    money,
    person,
    quiet,
    shown,
    t,
)
from render.train_tycoon.shared.words import item_name
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.priority import STEP, USUAL
from rules.train_tycoon.setup import open_choices


def ask_auction(scene: Scene, table: State, seat: int) -> Prompt:
    key = "ask-auction-again" if table.players_left else "ask-auction"
    return secret.asked(scene, t(key, scene, step=STEP))


def auction(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """A bid for the priority: usual ones in a menu, any other typed."""
    lines = [secret.own(scene, table, seat), t("auction", scene, step=STEP)]
    other = quiet(scene, "priority", "press-priority-form", form=True)
    return Leaf("\n".join(lines), None, (other,), MOVES.menu(scene, "priority"))


def _net(scene: Scene) -> int:
    assert scene.seat is not None
    net: int = scene.public.table.players[scene.seat].net
    return net


def _sure_bid(scene: Scene, action: a.BidPriority) -> Sure:
    net, amount = _net(scene), action.amount
    return shown(scene, "priority", amount=amount, before=net, after=net - amount)


def bid(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`priority/35`: a bid, shown first; back leads to the private card."""
    found = MOVES.answer(scene, f"priority/{rest}".rstrip("/"), sure, words)
    return replace(found, back=secret.MINE) if isinstance(found, Preview) else found


def ask_seating(scene: Scene, table: State, seat: int) -> Prompt:
    return Prompt(t("ask-seating", scene), menus=(_next(scene, table, ()),))


def _next(scene: Scene, table: State, row: Sequence[int]) -> Menu:
    """Who may sit in the next place."""
    options = tuple(
        Option(joined((*row, seat)), scene.names[seat]) for seat in table.seating if seat not in row
    )
    return Menu("seats", t("menu-seats", scene, place=len(row) + 1), options)


def joined(row: Sequence[int]) -> str:
    """A seating as it stands in a key."""
    return ".".join(map(str, row))


def seats(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`seats/2.0`: those named so far, clockwise from the holder of the priority."""
    if not re.fullmatch(r"[0-9](\.[0-9])*", rest):
        raise LookupError(rest)
    row, table = tuple(map(int, rest.split("."))), scene.public.table
    everybody = set(range(len(table.players)))
    missing = everybody - set(row)
    order = (*row, *missing) if len(missing) == 1 else row
    lawful = len(set(row)) == len(row) and set(row) <= everybody
    if sure or table.phase is not Phase.SEATING or not lawful:
        return Act(a.SeatPlayers(order))
    names = ", ".join(person(scene, seat) for seat in order)
    if len(order) < len(everybody):
        return Leaf(t("seats", scene, names=names), menus=(_next(scene, table, row),))
    text = t("sure-seats", scene, first=person(scene, order[0]), names=names)
    back = f"seats/{joined(row[:-1])}" if row[1:] else ""
    return Preview(text, t("confirm-seats", scene), key=f"seats/{joined(order)}", back=back)


def ask_choose(scene: Scene, table: State, seat: int) -> Prompt:
    (first, *_) = open_choices(Position(table))
    factories = facts.companies()[first].hq == "factory"
    text = t("ask-choose-factory" if factories else "ask-choose-city", scene)
    return Prompt(text, menus=MOVES.menu(scene, "choose"))


def _choices(scene: Scene) -> list[str]:
    table = scene.public.table
    return open_choices(Position(table)) if table.phase is Phase.CHOOSE else []


def _headquarters(scene: Scene, name: str) -> str:
    """What a company begins with: a factory and what it takes, or a city."""
    good = facts.companies()[name].factory
    if good is None:
        return t("hq-city", scene)
    made, *taken = (item_name(one, scene.language) for one in (good, *facts.accepts(good)))
    return t("hq-factory", scene, good=made, resources=taken)


def _sure_choose(scene: Scene, action: a.ChooseCompany) -> Sure:
    table, name = scene.public.table, action.company
    cities = [
        f"{row.name} ({item_name(table.hubs[row.id].item, scene.language)})"
        for row in facts.hex_map(table.options.map).hexes
        if row.id in table.hubs and table.hubs[row.id].kind == "city"
    ]
    told = t("sure-choose-cities", scene, cities=cities)
    hq = _headquarters(scene, name)
    return shown(scene, "choose", told, company=name, full=company(name), hq=hq)


MOVES = chapter(
    secret.sealed(
        "priority",
        a.BidPriority,
        amount=Part(
            label=lambda scene, given: money(given["amount"], scene),
            detail=lambda scene, given: t(
                "auction-after", scene, purse=_net(scene) - given["amount"]
            ),
            offered=lambda scene, given: range(0, USUAL + STEP, STEP),
            menu="menu-priority",
            form=True,
            hint=lambda scene, given: "35",
            most=lambda scene, given: money(STEP, scene),
        ),
        sure=_sure_bid,
    ),
    move(
        "choose",
        a.ChooseCompany,
        company=company_part("menu-choose", _headquarters, _choices),
        sure=_sure_choose,
    ),
)
ASK = {Phase.AUCTION: ask_auction, Phase.SEATING: ask_seating, Phase.CHOOSE: ask_choose}
SECRETS: dict[Phase, secret.Page] = {Phase.AUCTION: auction}
