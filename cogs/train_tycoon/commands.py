"""`/tycoon …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way. What is chosen in secret is
answered in private like everything else, and leaves no more public trace than a press; what is
offered only its own person sees, so it may tell what that person could choose in secret.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import data.train_tycoon as facts
from bot.chat.base.errors import Refusal
from bot.chat.commands.autocomplete import MOST, Rows
from bot.chat.contract.adapter import Scene
from bot.chat.declared.commands import Asked, Commands, Offered, Pressed, whole
from bot.chat.declared.kinds import refused
from cogs.train_tycoon.looks import LOOKS
from cogs.train_tycoon.market import mergers
from cogs.train_tycoon.market.opening import joined
from cogs.train_tycoon.operate import routes, trains
from cogs.train_tycoon.operate.building import BUILDING, cheapest, option
from cogs.train_tycoon.operate.investing import told_apart
from cogs.train_tycoon.prompt import MOVES
from cogs.train_tycoon.words import DOMAIN, at, choice, company, company_of, money, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import lines as rules
from rules.train_tycoon.robot.proposals import proposals
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, moved
from rules.train_tycoon.shares.votes import VOICES

TYCOON = Commands("train_tycoon", "tycoon", MOVES)


# What is offered.


def _shares(name: str) -> Asked:
    """The companies of the legal moves of this name, with their price."""

    def rows(scene: Scene) -> Rows:
        for deal in MOVES.legal(scene, name):
            price = money(at(scene).company(deal.company).price, scene)
            yield f"{company(deal.company)}: {price}", deal.company

    return Asked(read=company_of, offered=rows)


def _seatings(scene: Scene) -> Rows:
    if scene.public.phase is Phase.SEATING:
        for order in permutations(range(len(scene.names))):
            yield ", ".join(scene.names[seat] for seat in order), joined(order)


def _shaped(shape: str, offered: Offered, refusal: str = "offered") -> Asked:
    """A value as it is offered; people do not type these by heart."""

    def read(text: str) -> str:
        if not re.fullmatch(shape, text.strip()):
            raise refused(DOMAIN, refusal, text)
        return text.strip()

    return Asked(read=read, offered=offered)


def _led(scene: Scene) -> Rows:
    """The own companies that are still asked for a price or a bid."""
    for ask in at(scene).state.asks:
        if ask.seat == scene.seat and ask.company:
            yield company(ask.company), ask.company


def _one_of(choices: Sequence[str], phase: Phase | None = None, **rows: Any) -> Asked:
    """One of these words, all of them offered in this phase."""

    def read(text: str) -> str:
        if text.strip().casefold() not in choices:
            raise Refusal(f"{DOMAIN}-refuse-choice", text=text[:40], choices=", ".join(choices))
        return text.strip().casefold()

    def offered(scene: Scene) -> Rows:
        known = choices if scene.public.phase is phase else ()
        return ((choice(one, scene), one) for one in known)

    return Asked(read=read, **({"offered": offered} if phase else rows))


def _orders(scene: Scene) -> Rows:
    deals = [deal.order for deal in scene.view.legal if isinstance(deal, a.Trade)]
    return ((choice(order, scene), order) for order in deals)


def _levels(scene: Scene, typed: Mapping[str, str]) -> Rows:
    """With the price that each leads to, once the company is named."""
    row = at(scene).state.companies.get(typed["company"])
    for level in LEVELS if scene.public.phase is Phase.PRICES else ():
        shown = choice(level, scene)
        if row is not None and row.active:
            shown += f": {money(moved(row.price, level), scene)}"
        if typed["level"].casefold() in shown.casefold():
            yield shown, level


def _offers(scene: Scene, typed: Mapping[str, str]) -> Rows:
    """What may be bid, by the company named, the void ones called so."""
    for shown, offer in mergers.briefly(scene, typed["company"]):
        if typed["offer"].casefold() in shown.casefold():
            yield shown, offer


def _markers(scene: Scene) -> Rows:
    """The own markers, each value once on each tile, and none."""
    if scene.public.phase is Phase.INVEST:
        for menu in MOVES.legal_menu(scene, "marker"):
            yield from ((one.label, one.value) for one in told_apart(menu).options)
        yield t("press-nomarker", scene), "none"


def _payouts(scene: Scene) -> Rows:
    if scene.public.phase is Phase.PAYOUT and scene.seat is not None:
        yield from ((one.label, one.key) for one in trains.ask_payout(scene).buttons)


def _lines(scene: Scene, typed: Mapping[str, str]) -> Rows:
    """The best lines; once a start is typed, the cheapest ones from there to every end."""
    position = at(scene)
    if position.state.phase not in BUILDING:
        return
    found = re.match(r"\s*([A-Za-z][0-9]{1,2})\b", typed["hexes"])
    start = "" if found is None else found[1].upper()
    if start:
        hubs = position.state.hubs
        ends = rules.ends(position, start).values()
        ranked = sorted(ends, key=lambda plan: (plan.way.end not in hubs, rules.rank(plan)))
        options = [cheapest(position, plan, scene) for plan in ranked][:MOST]
    else:
        options = [option(position, one, scene) for one in proposals(position)[:MOST]]
    wanted = typed["hexes"][found.end() if found else 0 :].strip().casefold()
    lead = f"{start} → " if start else ""
    for one in options:
        shown = f"{lead}{one.label} · {one.detail}"[:100]
        if wanted in shown.casefold():
            yield shown, one.value


def _line(hexes: str) -> Pressed:
    """A line as it was offered, else what people write themselves."""
    try:
        offered = bool(routes.read(hexes).end)
    except LookupError:
        offered = False
    return f"open/{hexes}" if offered else ("route", {"hexes": hexes})


def _known(language: str) -> Rows:
    """All companies, for spectators too."""
    yield from ((company(name), name) for name in facts.companies())


def _looks(language: str) -> Rows:
    """Everything there is to look at, the companies too; for spectators as well."""
    yield from LOOKS.rows(language)
    yield from ((name, f"company/{key}") for name, key in _known(language))


def _look(text: str) -> str:
    key = text.strip()
    return key if key in LOOKS.keys else f"company/{company_of(key.removeprefix('company/'))}"


# The commands.

_OWN = Asked(read=company_of, offered=_led)

TYCOON.move("priority", amount=whole(0, 1_000_000))
TYCOON.add("seats", "seats/{order}", order=_shaped(r"[0-9](\.[0-9])*", _seatings, "seats"))
TYCOON.move("choose")
TYCOON.move("price", company=_OWN, level=_one_of(LEVELS, typing=_levels))
TYCOON.add("trade", "trade/now/{order}", order=_one_of(ORDERS, offered=_orders))
TYCOON.move("buy", company=_shares("buy"))
TYCOON.move("sell", company=_shares("sell"))
TYCOON.move("pass")
TYCOON.move("bankrupt")
TYCOON.move("target")
TYCOON.move("bid", company=_OWN, offer=_one_of(OFFERS, typing=_offers))
TYCOON.move("vote", voice=_one_of(VOICES, Phase.VOTE))
TYCOON.move("ipo")
TYCOON.add("answer", "join/{answer}", answer=_one_of(("yes", "no"), Phase.ANSWERS))
TYCOON.add("show", "{what}", look=True, what=Asked(read=_look, known=_looks))

TYCOON.add("line", _line, hexes=Asked(typing=_lines))
TYCOON.move("noline", "no-line")
TYCOON.choice("take", "take-train", "line", refusal="offered")
TYCOON.choice("expand", "expand", "line", refusal="offered")
TYCOON.choice("cut", "cut", "line", refusal="offered")
TYCOON.add("deliver", "finish")
TYCOON.add(
    "invest",
    lambda marker: "nomarker" if marker == "none" else f"marker/{marker}",
    marker=_shaped("none|[0-9][./][A-Z][0-9]{1,2}", _markers),
)
TYCOON.add("payout", "{how}", how=_shaped("payout|retain", _payouts))
TYCOON.add("what-if", "if/{company}", look=True, company=Asked(read=company_of, known=_known))
