"""Before the first turn: bids for the priority, seating, starting companies (section 5, 15; rulings
4, 5, 64)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import data.train_tycoon as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Field,
    Form,
    Leaf,
    Menu,
    Option,
    Preview,
    Prompt,
    Scene,
)
from cogs.train_tycoon import secret
from cogs.train_tycoon.parts import Asker, Chooser, FormOf, Words
from cogs.train_tycoon.words import DOMAIN, company, label, listed, money, person, purse, t
from render.train_tycoon.shared.words import item_name
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.priority import MOST, STEP, USUAL
from rules.train_tycoon.setup import open_choices


def ask_auction(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    key = "ask-auction-again" if table.players_left else "ask-auction"
    return Prompt(t(key, language, step=money(STEP, language)), (secret.button(language),))


def auction(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """A bid for the priority: usual ones in a menu, any other typed."""
    language = scene.language
    text = t("auction", language, step=money(STEP, language))
    bids = tuple(
        Option(
            str(amount),
            money(amount, language),
            t(
                "auction-after",
                language,
                purse=purse(table.players[seat].net - amount, language),
            ),
        )
        for amount in range(0, USUAL + STEP, STEP)
    )
    other = Button("priority", t("press-priority-form", language), "quiet", form=True)
    menu = Menu("priority", t("menu-priority", language), bids)
    lines = [secret.own(scene, table, seat), text]
    return Leaf("\n".join(lines), buttons=(other,), menus=(menu,))


def bid(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`priority/35`, or typed words."""
    language = scene.language
    typed = words.get("amount", rest)
    digits = re.sub(r"[\s$,.'’_]", "", typed)
    if not re.fullmatch("[0-9]{1,7}", digits):
        if words:
            raise Refusal(f"{DOMAIN}-refuse-amount", text=typed[:40])
        raise LookupError(rest)
    amount = int(digits)
    action = a.BidPriority(amount)
    if sure or scene.seat is None or not secret.due(scene, Phase.AUCTION):
        return secret.act(scene, action)
    if amount % STEP or amount > MOST:
        return secret.act(scene, action)
    net = scene.public.table.players[scene.seat].net
    text = t(
        "sure-priority",
        language,
        amount=money(amount, language),
        before=purse(net, language),
        after=purse(net - amount, language),
    )
    confirm = t("confirm-priority", language, amount=money(amount, language))
    return Preview(text, confirm, key=f"priority/{amount}")


def bid_form(scene: Scene, rest: str) -> Form:
    language = scene.language
    if rest:
        raise LookupError(rest)
    asked = t("form-priority-field", language, step=money(STEP, language))
    return Form(t("form-priority", language), (Field("amount", asked, "35", limit=12),))


def ask_seating(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    menu = Menu("seats", t("menu-seats", language, place=1), _left(scene, table, ()))
    return Prompt(t("ask-seating", language), menus=(menu,))


def _left(scene: Scene, table: State, row: Sequence[int]) -> tuple[Option, ...]:
    before = ".".join(map(str, row))
    return tuple(
        Option(f"{before}.{seat}" if row else str(seat), label(scene.names, seat, scene.language))
        for seat in table.seating
        if seat not in row
    )


def seats(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`seats/2.0`: those named so far, clockwise from the holder of the priority."""
    if not re.fullmatch(r"[0-9](\.[0-9])*", rest):
        raise LookupError(rest)
    row = [int(part) for part in rest.split(".")]
    table, language = scene.public.table, scene.language
    order = tuple(row)
    count = len(table.players)
    if len(row) == count - 1 and len(set(row)) == len(row):
        order = (*row, *(set(range(count)) - set(row)))
    due = table.phase is Phase.SEATING
    if sure or not due or sorted(order) == list(range(count)):
        if sure or not due:
            return Act(a.SeatPlayers(order))
        shown = [person(scene.names, seat, language) for seat in order]
        text = t("sure-seats", language, first=shown[0], names=", ".join(shown))
        return Preview(text, t("confirm-seats", language), key="seats/" + _joined(order))
    if len(set(row)) != len(row) or not set(row) < set(range(count)):
        return Act(a.SeatPlayers(order))
    names = ", ".join(person(scene.names, seat, language) for seat in row)
    menu = Menu("seats", t("menu-seats", language, place=len(row) + 1), _left(scene, table, row))
    return Leaf(t("seats", language, names=names), menus=(menu,))


def _joined(order: Sequence[int]) -> str:
    return ".".join(map(str, order))


def ask_choose(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    names = open_choices(Position(table))
    factories = facts.companies()[names[0]].hq == "factory"
    options = tuple(Option(name, company(name), _headquarters(name, language)) for name in names)
    text = t("ask-choose-factory" if factories else "ask-choose-city", language)
    return Prompt(text, menus=(Menu("choose", t("menu-choose", language), options),))


def _headquarters(name: str, language: str) -> str:
    """What a company begins with: a factory and what it takes, or a city."""
    good = facts.companies()[name].factory
    if good is None:
        return t("hq-city", language)
    taken = listed((item_name(one, language) for one in facts.accepts(good)), language)
    return t("hq-factory", language, good=item_name(good, language), resources=taken)


def choose(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest not in facts.companies():
        raise LookupError(rest)
    table, language = scene.public.table, scene.language
    if sure or table.phase is not Phase.CHOOSE or rest not in open_choices(Position(table)):
        return Act(a.ChooseCompany(rest))
    lines = [t("sure-choose", language, company=company(rest), hq=_headquarters(rest, language))]
    cities = [
        f"{row.name} ({item_name(table.hubs[row.id].item, language)})"
        for row in facts.hex_map(table.options.map).hexes
        if row.id in table.hubs and table.hubs[row.id].kind == "city"
    ]
    lines.append(t("sure-choose-cities", language, cities=listed(cities, language)))
    return Preview("\n".join(lines), t("confirm-choose", language, company=rest))


CHOOSERS: dict[str, Chooser] = {"priority": bid, "seats": seats, "choose": choose}
FORMS: dict[str, FormOf] = {"priority": bid_form}
ASK: dict[Phase, Asker] = {
    Phase.AUCTION: ask_auction,
    Phase.SEATING: ask_seating,
    Phase.CHOOSE: ask_choose,
}
SECRETS: dict[Phase, secret.Page] = {Phase.AUCTION: auction}
