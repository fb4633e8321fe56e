"""The consequences of each step of a railroad's turn, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio import outcomes
from cogs.baltimore_ohio.business_words import b, cities, of_levels, place
from cogs.baltimore_ohio.words import capital, money, person
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio import trial
from rules.baltimore_ohio.business_round.building import gain
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.actions import BuildTrack, TakeResource
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import COAL_PAYS, TOP, TRACK
from rules.baltimore_ohio.model.state import Income, State
from rules.game import Event


def changed(before: int, after: int, language: str) -> str:
    """`$100 → **$40**`, or the sum alone where nothing changes."""
    if before == after:
        return money(after, language)
    return f"{money(before, language)} → **{money(after, language)}**"


def counted(before: int, after: int) -> str:
    """`2 → **3**`, or the number alone."""
    return str(after) if before == after else f"{before} → **{after}**"


def added(parts: Sequence[int], language: str) -> str:
    """`$95 + $90 = **$185**`, or the one sum."""
    total = f"**{money(sum(parts), language)}**"
    if len(parts) < 2:
        return total
    return " + ".join(money(part, language) for part in parts) + f" = {total}"


def working(scene: Scene, before: State, after: State, railroad: str) -> str:
    """What two tables differ in for a railroad's work: capacity, maintenance, the best income."""
    language = scene.language
    old, new = outcomes.works(before, railroad), outcomes.works(after, railroad)
    told = b(
        "working",
        language,
        capacity=counted(old.capacity, new.capacity),
        reached=new.reached,
        maintenance=changed(old.maintenance, new.maintenance, language),
        net=changed(old.net, new.net, language),
    )
    if new.later is None:
        return told
    level = str(new.level + 1)
    return f"{told} {b('working-later', language, level=level, net=money(new.later, language))}"


def scrapped(scene: Scene, table: State, railroad: str, cards: tuple[int, ...]) -> list[str]:
    language = scene.language
    if not cards:
        return [b("scraps-nothing", language)]
    after = trial.scrapped(table, cards)
    told = b(
        "scraps",
        language,
        count=len(cards),
        levels=of_levels(cards, language),
        amount=added([facts.card(number).scrap for number in cards], language),
        treasury=changed(
            table.railroads[railroad].treasury, after.railroads[railroad].treasury, language
        ),
    )
    return [told, working(scene, table, after, railroad)]


def bought(scene: Scene, table: State, railroad: str, count: int) -> list[str]:
    language = scene.language
    if not count:
        return [b("buys-nothing", language)]
    after = outcomes.after_purchase(table, railroad, count)
    fresh = after.railroads[railroad].cards[-count:]
    told = b(
        "buys",
        language,
        count=count,
        levels=of_levels(fresh, language),
        amount=added(outcomes.prices(table, count), language),
        treasury=changed(
            table.railroads[railroad].treasury, after.railroads[railroad].treasury, language
        ),
    )
    return [told, working(scene, table, after, railroad), *advanced(scene, table, after, railroad)]


def advanced(scene: Scene, before: State, after: State, railroad: str) -> list[str]:
    """What a higher Tech Level means, if it is one (20)."""
    language = scene.language
    if before.tech_level == after.tech_level:
        return []
    lines = [
        b(
            "advances",
            language,
            before=str(before.tech_level),
            level=str(after.tech_level),
            each=money(facts.maintenance(after.tech_level), language),
        )
    ]
    others = [row for row in outcomes.dearer(before, after) if row[0] != railroad]
    if others:
        told = ", ".join(
            f"{called(name)} {money(old, language)} → {money(new, language)}"
            for name, old, new in others
        )
        lines.append("-# " + b("advances-dearer", language, railroads=told))
    if outcomes.ends(after):
        lines.append(b("advances-end", language, level=str(after.tech_level)))
    return lines


def tracked(
    scene: Scene, table: State, railroad: str, step: object, events: Sequence[Event] = ()
) -> list[str]:
    """Building, taking or neither; `events` of the step tell what else it brings."""
    language = scene.language
    if isinstance(step, TakeResource):
        each = COAL_PAYS if step.resource == "coal" else 10 * table.tech_level
        key = "takes-coal" if step.resource == "coal" else "takes-lumber"
        return [b(key, language, hex=place(step.hex), amount=money(each, language))]
    if not isinstance(step, BuildTrack):
        return [b("builds-nothing", language)]
    return [*_built(scene, table, railroad, step.hexes), *_met(scene, events)]


def costs(hexes: Sequence[str], language: str) -> str:
    """`Utica (B14) $20 + B15 $40 = **$60**`: what each hex costs, and all of them."""
    cost = board().cost
    each = [f"{place(hex_)} {money(cost[hex_], language)}" for hex_ in hexes]
    total = sum(cost[hex_] for hex_ in hexes)
    return " + ".join(each) + (f" = **{money(total, language)}**" if len(hexes) > 1 else "")


def _built(scene: Scene, table: State, railroad: str, hexes: tuple[str, ...]) -> list[str]:
    language, line = scene.language, table.railroads[railroad]
    total = sum(board().cost[hex_] for hex_ in hexes)
    lines = [
        b(
            "builds",
            language,
            count=len(hexes),
            costs=costs(hexes, language),
            treasury=changed(line.treasury, line.treasury - total, language),
            cubes=line.cubes - len(hexes),
        )
    ]
    more = gain(table, railroad, hexes)
    fresh = [board().city[hex_] for hex_ in hexes if hex_ in board().city]
    if more:
        lines.append(b("builds-gain", language, amount=money(more, language)))
    elif fresh:
        key = "builds-no-gain" if line.cards else "builds-no-card"
        lines.append(b(key, language, count=len(fresh), cities=", ".join(fresh)))
    return lines


def _met(scene: Scene, events: Sequence[Event]) -> list[str]:
    lines = []
    coal = [event.hex for event in events if isinstance(event, e.NWCoalTaken)]
    if coal:
        lines.append(b("builds-nw-coal", scene.language, count=len(coal), hexes=", ".join(coal)))
    for event in events:
        if isinstance(event, e.PrivilegeMet):
            name = called(event.railroad)
            key = "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
            lines.append(capital(b(key, scene.language, railroad=name)) + ".")
    return lines


def served(scene: Scene, table: State, railroad: str, made: Income) -> list[str]:
    """The sum, how it is made, and against what it is held."""
    language = scene.language
    if not made.cities and not made.counters:
        amount = money(made.maintenance, language)
        return [b("serves-nothing", language, maintenance=amount, net=bold(made.net, language))]
    parts = b(
        "serves-counters" if made.counters else "serves",
        language,
        count=len(made.cities),
        cities=cities(made.cities, language),
        revenue=money(made.gross - made.counters, language),
        counters=money(made.counters, language),
        maintenance=money(made.maintenance, language),
        net=f"**{money(made.net, language)}**",
        previous=money(table.railroads[railroad].income, language),
    )
    return [parts]


def lost(scene: Scene, table: State, railroad: str, events: Sequence[Event]) -> list[str]:
    """What follows by itself where there is no profit (33)."""
    language = scene.language
    lines = []
    for event in events:
        if isinstance(event, e.ShareSacrificed):
            name = person(scene.names, event.seat, language)
            values = [f"{money(event.before, language)} → **{money(event.after, language)}**"
                      for event in events if isinstance(event, e.ValueMoved)]  # fmt: skip
            value = values[0] if values else money(TRACK[table.railroads[railroad].value or 0],
                                                   language)  # fmt: skip
            lines.append(b("loses", language, name=name, value=value, railroad=called(railroad)))
        elif isinstance(event, e.PresidentChanged) and event.after is not None:
            name = person(scene.names, event.after, language)
            lines.append(b("loses-president", language, name=name, railroad=called(railroad)))
        elif isinstance(event, e.WentIntoReceivership):
            lines.append(
                b(
                    "loses-receivership",
                    language,
                    railroad=called(railroad),
                    treasury=money(event.treasury, language),
                )
            )
    return lines


def dividend(scene: Scene, found: outcomes.Profit) -> str:
    """What paying out brings everybody, and where the value goes."""
    language = scene.language
    parts = [
        b(
            "part",
            language,
            name=person(scene.names, seat, language),
            amount=money(amount, language),
        )
        for seat, amount in found.players
    ]
    told = b(
        "pays",
        language,
        each=money(found.each, language),
        parts=", ".join(parts),
        treasury=changed(found.before, found.paid, language),
    )
    return f"{told} {moved(scene, found.values.now, found.values.paid)}"


def retained(scene: Scene, found: outcomes.Profit) -> str:
    """What keeping it brings the treasury, and where the value goes."""
    treasury = changed(found.before, found.kept, scene.language)
    amount = money(found.net, scene.language)
    told = b("retains", scene.language, amount=amount, treasury=treasury)
    return f"{told} {moved(scene, found.values.now, found.values.kept)}"


def moved(scene: Scene, before: int, after: int) -> str:
    """Where the value goes, and that the game ends where it cannot go further (39)."""
    language = scene.language
    if before == after:
        return b("value-stays", language, value=money(before, language))
    key = "value-ends" if after == TRACK[TOP] else "value-goes"
    return b(key, language, value=changed(before, after, language))


def bold(dollars: int, language: str) -> str:
    return f"**{money(dollars, language)}**"


def income_of(event: e.IncomeEarned) -> Income:
    """The income that an event tells of."""
    return Income(event.cities, event.counters, event.gross, event.maintenance, event.net)
