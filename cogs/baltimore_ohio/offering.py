"""What a railroad's turn offers in menus, step by step: each option is a segment of a plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Button, Menu, Option, Scene, Style
from cogs.baltimore_ohio import outcomes, plans
from cogs.baltimore_ohio.business_words import b, cities, levels
from cogs.baltimore_ohio.words import capital, cut, money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import Way, proposals, ways
from rules.baltimore_ohio.business_round.profit import values
from rules.baltimore_ohio.business_round.track import counters
from rules.baltimore_ohio.model.actions import BuildTrack, TakeResource
from rules.baltimore_ohio.model.play import COAL_PAYS, Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.trial import scrapped

LABEL, DETAIL = 100, 100
WHY = {"cheapest": "cheapest", "income per dollar": "ratio", "income": "income"}
"""What a proposal is best at, and the last part of its key in the catalogue."""


@dataclass(frozen=True)
class Desk:
    """Where choices come back to: `head` is the key to which a menu adds its segment. `look`: they
    are private looks, for whoever reads."""

    scene: Scene
    head: str
    look: bool = False

    def key(self, segment: str) -> str:
        return f"{self.head}/{segment}"

    def menu(self, hint: str, options: Iterable[Option], key: str = "") -> Menu:
        head = f"{self.head}/{key}" if key else self.head
        return Menu(head, hint, tuple(options), look=self.look)

    def button(
        self, segment: str, label: str, style: Style = "plain", *, form: bool = False
    ) -> Button:
        key = self.key(segment) if segment else self.head
        return Button(key, cut(label, 80), style, form=form, look=self.look)


def option(value: str, label: str, detail: str = "", chosen: bool = False) -> Option:
    """An option within Discord's limits."""
    return Option(value, cut(label, LABEL), cut(detail, DETAIL), chosen)


def marked(options: Iterable[Option], value: str | None) -> Iterator[Option]:
    """The options with the one of this value as the chosen one."""
    for each in options:
        yield Option(each.value, each.label, each.detail, each.value == value)


def _work(scene: Scene, table: State, railroad: str) -> str:
    """`serves 3, maintenance $60, best net $120`."""
    found = outcomes.works(table, railroad)
    language = scene.language
    values = {
        "capacity": found.capacity,
        "maintenance": money(found.maintenance, language),
        "net": money(found.net, language),
    }
    if found.later is None:
        return b("option-work", language, **values)
    return b("option-work-later", language, later=money(found.later, language), **values)


def scraps(scene: Scene, table: State, railroad: str) -> list[Option]:
    """None, each card, all; any other set on a page of its own."""
    language, cards = scene.language, table.railroads[railroad].cards
    made = [option("s", b("option-scrap-none", language), _work(scene, table, railroad))]
    sets: list[tuple[int, ...]] = [(number,) for number in cards]
    if len(cards) > 1:
        sets.append(tuple(cards))
    for chosen in sets:
        amount = money(sum(facts.card(number).scrap for number in chosen), language)
        label = b(
            "option-scrap" if len(chosen) == 1 else "option-scrap-all",
            language,
            level=levels(chosen),
            number=str(chosen[0]),
            count=len(chosen),
            amount=amount,
        )
        after = scrapped(table, chosen)
        made.append(option("s" + plans.card_signs(chosen), label, _work(scene, after, railroad)))
    if len(cards) > 2:
        made.append(option("S", b("option-scrap-some", language)))
    return made


def equipment(scene: Scene, table: State, railroad: str) -> list[Option]:
    """None, or as many cards as the treasury pays, with what the railroad could make then."""
    language = scene.language
    made = [option("b" + plans.pick(0), b("option-buy-none", language),
                   _work(scene, table, railroad))]  # fmt: skip
    for count in range(1, outcomes.payable(table, railroad) + 1):
        after = outcomes.after_purchase(table, railroad, count)
        level = after.tech_level if after.tech_level > table.tech_level else 0
        label = b(
            "option-buy-level" if level else "option-buy",
            language,
            count=count,
            amount=money(sum(outcomes.prices(table, count)), language),
            level=str(level),
        )
        made.append(option("b" + plans.pick(count), label, _work(scene, after, railroad)))
    return made


def tracks(scene: Scene, table: State, railroad: str) -> list[Option]:
    """Nothing, each counter that can be taken, the builds worth proposing, and the cheapest way to
    every other city and counter within reach."""
    language = scene.language
    made = [option("n", b("option-build-none", language))]
    for step in counters(Position(table), railroad):
        made.append(_take(scene, table, step))
    known = set()
    for proposal in proposals(table, railroad):
        why = ", ".join(b(f"why-{WHY[each]}", language) for each in proposal.why)
        known.add(frozenset(proposal.way.hexes))
        made.append(_way(scene, table, railroad, proposal.way, why))
    for way in ways(table, railroad).values():
        if frozenset(way.hexes) not in known:
            known.add(frozenset(way.hexes))
            made.append(_way(scene, table, railroad, way))
    return made


def _take(scene: Scene, table: State, step: TakeResource) -> Option:
    each = COAL_PAYS if step.resource == "coal" else 10 * table.tech_level
    label = b(
        "option-take-coal" if step.resource == "coal" else "option-take-lumber",
        scene.language,
        hex=step.hex,
        amount=money(each, scene.language),
    )
    return option(plans.segment(step), label)


def _way(scene: Scene, table: State, railroad: str, way: Way, why: str = "") -> Option:
    """`Utica + Syracuse: $60` with what it brings, and why it is proposed or where it goes."""
    language, treasury = scene.language, table.railroads[railroad].treasury
    cost = money(way.cost, language)
    label = b("option-way", language, goals=_aims(table, way, language), cost=cost)
    parts = []
    if way.gain:
        parts.append(b("option-way-gain", language, amount=money(way.gain, language)))
    parts.append(b("option-way-left", language, amount=money(treasury - way.cost, language)))
    parts += [why] if why else [", ".join(way.hexes)]
    return option(plans.segment(BuildTrack(way.hexes)), label, " · ".join(parts))


def _aims(table: State, way: Way, language: str) -> str:
    """`Utica + coal F17`: what a way leads to."""
    kinds = {"coal": table.coal, "lumber": table.lumber, "nw_coal": table.nw_coal}
    found = list(way.cities)
    for hex_ in way.hexes:
        found += [
            f"{b(f'option-hex-{kind}', language)} {hex_}"
            for kind, lying in kinds.items()
            if hex_ in lying
        ]
    return capital(" + ".join(found)) or ", ".join(way.hexes)


def sums(scene: Scene, table: State, railroad: str) -> list[Option]:
    """Every sum that the railroad can make, the best first, with cities that make it (28)."""
    language, made = scene.language, []
    for service in reversed(services.services(table, railroad)):
        net = services.income(table, railroad, service.cities).net
        label = b(
            "option-serve",
            language,
            revenue=money(service.revenue, language),
            net=money(net, language),
        )
        segment = "c" + plans.city_signs(service.cities)
        detail = f"{_moves(scene, table, railroad, net)} · {cities(service.cities, language)}"
        made.append(option(segment, label, detail))
    return made


def _moves(scene: Scene, table: State, railroad: str, net: int) -> str:
    """`paid: $71`: where the value would go, in a word."""
    found = values(table, railroad, net)
    language = scene.language
    if net <= 0:
        return b("option-moves-loss", language, value=money(found.paid, language))
    if found.paid > found.now:
        return b("option-moves-paid", language, value=money(found.paid, language))
    if found.kept < found.now:
        return b("option-moves-kept", language, value=money(found.kept, language))
    return b("option-moves-none", language)


def profits(scene: Scene) -> list[Option]:
    """Both ways to use a profit."""
    return [
        option("p", b("option-pay", scene.language)),
        option("r", b("option-retain", scene.language)),
    ]
