"""What a railroad's turn offers in menus, step by step: each option is one step of a plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Menu, Option, Style
from bot.chat.declared.telling import capital
from bot.chat.ui.card import cut
from cogs.baltimore_ohio.plans import segment
from cogs.baltimore_ohio.words import cities, t
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.best_turn import scrap_sets
from rules.baltimore_ohio.business_round import profit, services
from rules.baltimore_ohio.business_round.building import Way, proposals, ways
from rules.baltimore_ohio.business_round.track import counters
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.play import COAL_PAYS, Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.trial import stepped

WHY = {"cheapest": "cheapest", "income per dollar": "ratio", "income": "income"}
"""What a proposal is best at, and the last part of its key in the catalogue."""


MENU = 25
"""Rows of a menu at most."""


@dataclass(frozen=True)
class Desk:
    """Where choices come back to: `head` is the key to which a menu adds a step. `look`: they are
    private looks, for whoever reads."""

    scene: Scene
    head: str
    look: bool = False

    def menu(self, hint: str, options: Iterable[Option]) -> Menu:
        return Menu(self.head, hint, tuple(options), look=self.look)

    def button(
        self, piece: str, label: str, style: Style = "plain", *, form: bool = False
    ) -> Button:
        return Button(f"{self.head}/{piece}", cut(label, 80), style, form=form, look=self.look)

    def step(self, step: a.TurnStep, label: str, style: Style = "plain") -> Button:
        return self.button(segment(step), label, style)


def option(value: str | a.TurnStep, label: str, detail: str = "", chosen: bool = False) -> Option:
    """An option within Discord's limits: a step, or what stands in a key."""
    piece = value if isinstance(value, str) else segment(value)
    return Option(piece, cut(label, 100), cut(detail, 100), chosen)


def offered(scene: Scene, table: State, railroad: str, phase: Phase) -> Sequence[Option]:
    """What the menu of a step offers."""
    if phase is Phase.PROFIT:
        pay, retain = t("option-pay", scene), t("option-retain", scene)
        return [option(a.PayDividends(), pay), option(a.RetainProfits(), retain)]
    return _OFFERED[phase](scene, table, railroad)


def marked(options: Iterable[Option], value: str | None) -> Iterator[Option]:
    """The options with the one of this value as the chosen one."""
    for each in options:
        yield Option(each.value, each.label, each.detail, each.value == value)


def _work(scene: Scene, table: State, railroad: str) -> str:
    """`serves 3, maintenance $60, best net $120`."""
    found = outcomes.works(table, railroad)
    values = {"capacity": found.capacity, "maintenance": found.maintenance, "net": found.net}
    if found.later is None:
        return t("option-work", scene, **values)
    return t("option-work-later", scene, later=found.later, **values)


def scraps(scene: Scene, table: State, railroad: str) -> list[Option]:
    """None, and so many cards of each level; where that is too much for a menu, those of one level
    and all, and any other set on a page of its own."""
    cards = table.railroads[railroad].cards
    made = [
        option(a.ScrapEquipment(), t("option-scrap-none", scene), _work(scene, table, railroad))
    ]
    sets = [chosen for chosen in scrap_sets(cards) if chosen]
    many = len(sets) > MENU - 2
    if many:
        sets = [chosen for chosen in sets if len(chosen) in (1, len(cards))]
    for chosen in sets:
        found = sorted(facts.card(number).tech_level for number in chosen)
        kinds = len(set(found))
        values = {"count": len(chosen), "kinds": kinds}
        shown = ", ".join(map(str, found[:1] if kinds == 1 else found))
        amount = sum(facts.card(number).scrap for number in chosen)
        after = stepped(table, a.ScrapEquipment(chosen))
        told = t("option-scrap", scene, amount=amount, levels=shown, **values)
        made.append(option(a.ScrapEquipment(chosen), told, _work(scene, after, railroad)))
    if many:
        made.append(option("_s", t("option-scrap-some", scene)))
    return made


def equipment(scene: Scene, table: State, railroad: str) -> list[Option]:
    """None, or as many cards as the treasury pays, with what the railroad could make then."""
    made = [option(a.BuyEquipment(0), t("option-buy-none", scene), _work(scene, table, railroad))]
    for count in range(1, outcomes.payable(table, railroad) + 1):
        after = stepped(table, a.BuyEquipment(count))
        key = "option-buy-level" if after.tech_level > table.tech_level else "option-buy"
        amount, level = sum(outcomes.prices(table, count)), str(after.tech_level)
        told = t(key, scene, count=count, amount=amount, level=level)
        made.append(option(a.BuyEquipment(count), told, _work(scene, after, railroad)))
    return made


def tracks(scene: Scene, table: State, railroad: str) -> list[Option]:
    """Nothing, each counter that can be taken, the builds worth proposing, and the cheapest way to
    every other city and counter within reach."""
    made = [option(a.BuildNothing(), t("option-build-none", scene))]
    for step in counters(Position(table), railroad):
        made.append(_take(scene, table, step))
    known = set()
    for proposal in proposals(table, railroad):
        why = ", ".join(t(f"why-{WHY[each]}", scene) for each in proposal.why)
        known.add(frozenset(proposal.way.hexes))
        made.append(_way(scene, table, railroad, proposal.way, why))
    for way in ways(table, railroad).values():
        if frozenset(way.hexes) not in known:
            known.add(frozenset(way.hexes))
            made.append(_way(scene, table, railroad, way))
    return made


def _take(scene: Scene, table: State, step: a.TakeResource) -> Option:
    each = COAL_PAYS if step.resource == "coal" else 10 * table.tech_level
    return option(step, t(f"option-take-{step.resource}", scene, hex=step.hex, amount=each))


def _way(scene: Scene, table: State, railroad: str, way: Way, why: str = "") -> Option:
    """`Utica + Syracuse: $60` with what it brings, and why it is proposed or where it goes."""
    left = table.railroads[railroad].treasury - way.cost
    told = t("option-way", scene, goals=_aims(table, way, scene), cost=way.cost)
    parts = [t("option-way-gain", scene, amount=way.gain)] if way.gain else []
    parts += [t("option-way-left", scene, amount=left), why or ", ".join(way.hexes)]
    return option(a.BuildTrack(way.hexes), told, " · ".join(parts))


def lying(table: State, hex_: str, scene: Scene) -> list[str]:
    """The counters that lie in a hex."""
    kinds = {"coal": table.coal, "lumber": table.lumber, "nw_coal": table.nw_coal}
    return [t(f"option-hex-{kind}", scene) for kind, hexes in kinds.items() if hex_ in hexes]


def _aims(table: State, way: Way, scene: Scene) -> str:
    """`Utica + coal F17`: what a way leads to."""
    found = list(way.cities)
    for hex_ in way.hexes:
        found += [f"{kind} {hex_}" for kind in lying(table, hex_, scene)]
    return capital(" + ".join(found)) or ", ".join(way.hexes)


def sums(scene: Scene, table: State, railroad: str) -> list[Option]:
    """Every sum that the railroad can make, the best first, with cities that make it (28)."""
    made = []
    for service in reversed(services.services(table, railroad)):
        net = services.income(table, railroad, service.cities).net
        label = t("option-serve", scene, revenue=service.revenue, net=net)
        detail = f"{_moves(scene, table, railroad, net)} · {cities(service.cities, scene)}"
        made.append(option(a.ServeCities(service.cities), label, detail))
    return made


def _moves(scene: Scene, table: State, railroad: str, net: int) -> str:
    """`paid: $71`: where the value would go, in a word."""
    found = profit.values(table, railroad, net)
    if net <= 0:
        return t("option-moves-loss", scene, value=found.paid)
    if found.paid > found.now:
        return t("option-moves-paid", scene, value=found.paid)
    if found.kept < found.now:
        return t("option-moves-kept", scene, value=found.kept)
    return t("option-moves-none", scene)


_OFFERED = {
    Phase.SCRAP: scraps,
    Phase.EQUIPMENT: equipment,
    Phase.TRACK: tracks,
    Phase.SERVICE: sums,
}
