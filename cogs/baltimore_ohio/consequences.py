"""The consequences of each step of a railroad's turn, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import capital
from cogs.baltimore_ohio.words import bold, cities, money, of_levels, place, t
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio import outcomes, trial
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import COAL_PAYS, TOP, TRACK
from rules.baltimore_ohio.model.state import Income, State
from rules.game import Event


def changed(before: int, after: int, scene: Scene) -> str:
    """`$100 → **$40**`, or the sum alone where nothing changes."""
    if before == after:
        return money(after, scene)
    return f"{money(before, scene)} → {bold(after, scene)}"


def counted(before: int, after: int) -> str:
    """`2 → **3**`, or the number alone."""
    return str(after) if before == after else f"{before} → **{after}**"


def added(parts: Sequence[int], scene: Scene) -> str:
    """`$95 + $90 = **$185**`, or the one sum."""
    total = bold(sum(parts), scene)
    if len(parts) < 2:
        return total
    return " + ".join(money(part, scene) for part in parts) + f" = {total}"


def working(scene: Scene, before: State, after: State, railroad: str) -> str:
    """What two tables differ in for a railroad's work: capacity, maintenance, the best income."""
    old, new = outcomes.works(before, railroad), outcomes.works(after, railroad)
    values = {
        "capacity": counted(old.capacity, new.capacity),
        "reached": new.reached,
        "maintenance": changed(old.maintenance, new.maintenance, scene),
        "net": changed(old.net, new.net, scene),
    }
    told = t("working", scene, **values)
    if new.later is None:
        return told
    level = str(new.level + 1)
    return f"{told} {t('working-later', scene, level=level, net=new.later)}"


def told(
    scene: Scene, table: State, railroad: str, step: a.TurnStep | None, events: Sequence[Event] = ()
) -> list[str]:
    """What a step before the income brings; `events` of the step tell what else."""
    if isinstance(step, a.ScrapEquipment):
        return scrapped(scene, table, railroad, step.cards)
    if isinstance(step, a.BuyEquipment):
        return _bought(scene, table, railroad, step.count)
    return tracked(scene, table, railroad, step, events)


def scrapped(scene: Scene, table: State, railroad: str, cards: tuple[int, ...]) -> list[str]:
    if not cards:
        return [t("scraps-nothing", scene)]
    each = [facts.card(number).scrap for number in cards]
    return _cards(
        scene, railroad, cards, each, (table, trial.stepped(table, a.ScrapEquipment(cards)))
    )


def _bought(scene: Scene, table: State, railroad: str, count: int) -> list[str]:
    if not count:
        return [t("buys-nothing", scene)]
    after, each = trial.stepped(table, a.BuyEquipment(count)), outcomes.prices(table, count)
    cards = after.railroads[railroad].cards[-count:]
    lines = _cards(scene, railroad, cards, each, (table, after))
    return [*lines, *advanced(scene, table, after, railroad)]


def _cards(
    scene: Scene, name: str, cards: Sequence[int], each: Sequence[int], tables: tuple[State, State]
) -> list[str]:
    """Cards that go or come, each for so many dollars; the tables before and after."""
    old, new = (table.railroads[name] for table in tables)
    values = {"levels": of_levels(cards, scene), "amount": added(each, scene)}
    treasury, key = (
        changed(old.treasury, new.treasury, scene),
        "buys" if len(new.cards) > len(old.cards) else "scraps",
    )
    told = t(key, scene, count=len(cards), treasury=treasury, **values)
    return [told, working(scene, *tables, name)]


def advanced(scene: Scene, before: State, after: State, railroad: str) -> list[str]:
    """What a higher Tech Level means, if it is one (20)."""
    if before.tech_level == after.tech_level:
        return []
    level, each = str(after.tech_level), facts.maintenance(after.tech_level)
    lines = [t("advances", scene, before=str(before.tech_level), level=level, each=each)]
    others = [row for row in outcomes.dearer(before, after) if row[0] != railroad]
    if others:
        told = ", ".join(
            f"{called(name)} {money(old, scene)} → {money(new, scene)}" for name, old, new in others
        )
        lines.append("-# " + t("advances-dearer", scene, railroads=told))
    if outcomes.ends(after):
        lines.append(t("advances-end", scene, level=level))
    return lines


def tracked(
    scene: Scene, table: State, railroad: str, step: object, events: Sequence[Event] = ()
) -> list[str]:
    """Building, taking or neither; `events` of the step tell what else it brings."""
    if isinstance(step, a.TakeResource):
        each = COAL_PAYS if step.resource == "coal" else 10 * table.tech_level
        return [t(f"takes-{step.resource}", scene, hex=place(step.hex), amount=each)]
    if not isinstance(step, a.BuildTrack):
        return [t("builds-nothing", scene)]
    return [*_built(scene, table, railroad, step.hexes), *_met(scene, events)]


def costs(hexes: Sequence[str], scene: Scene) -> str:
    """`Utica (B14) $20 + B15 $40 = **$60**`: what each hex costs, and all of them."""
    cost = board().cost
    each = [f"{place(hex_)} {money(cost[hex_], scene)}" for hex_ in hexes]
    total = sum(cost[hex_] for hex_ in hexes)
    return " + ".join(each) + (f" = **{money(total, scene)}**" if len(hexes) > 1 else "")


def _built(scene: Scene, table: State, railroad: str, hexes: tuple[str, ...]) -> list[str]:
    after = trial.stepped(table, a.BuildTrack(hexes))
    line, then = table.railroads[railroad], after.railroads[railroad]
    treasury = changed(line.treasury, then.treasury, scene)
    values = {"count": len(hexes), "costs": costs(hexes, scene), "cubes": then.cubes}
    lines = [t("builds", scene, treasury=treasury, **values)]
    more = outcomes.works(after, railroad).net - outcomes.works(table, railroad).net
    fresh = [board().city[hex_] for hex_ in hexes if hex_ in board().city]
    if more:
        lines.append(t("builds-gain", scene, amount=more))
    elif fresh:
        key = "builds-no-gain" if line.cards else "builds-no-card"
        lines.append(t(key, scene, count=len(fresh), cities=", ".join(fresh)))
    return lines


def _met(scene: Scene, events: Sequence[Event]) -> list[str]:
    lines = []
    coal = [event.hex for event in events if isinstance(event, e.NWCoalTaken)]
    if coal:
        lines.append(t("builds-nw-coal", scene, count=len(coal), hexes=", ".join(coal)))
    for event in events:
        if isinstance(event, e.PrivilegeMet):
            key = "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
            lines.append(capital(t(key, scene, railroad=event.railroad)) + ".")
    return lines


def earned(
    scene: Scene, table: State, railroad: str, events: Sequence[Event]
) -> tuple[int, list[str]]:
    """The net income that is earned by these events, if any is, and how."""
    for event in events:
        if isinstance(event, e.IncomeEarned):
            made = Income(event.cities, event.counters, event.gross, event.maintenance, event.net)
            return event.net, served(scene, table, railroad, made)
    return 0, []


def served(scene: Scene, table: State, railroad: str, made: Income) -> list[str]:
    """The sum, how it is made, and against what it is held."""
    values = {
        "count": len(made.cities),
        "cities": cities(made.cities, scene),
        "revenue": made.gross - made.counters,
        "counters": made.counters,
        "maintenance": made.maintenance,
        "net": bold(made.net, scene),
        "previous": table.railroads[railroad].income,
    }
    earns = "serves" if made.cities else "serves-nothing"
    return [t("serves-counters" if made.counters else earns, scene, **values)]


def lost(scene: Scene, table: State, railroad: str, events: Sequence[Event]) -> list[str]:
    """What follows by itself where there is no profit (33)."""
    lines = []
    for event in events:
        if isinstance(event, e.ShareSacrificed):
            moves = [event for event in events if isinstance(event, e.ValueMoved)]
            now = TRACK[table.railroads[railroad].value or 0]
            value = changed(moves[0].before, moves[0].after, scene) if moves else money(now, scene)
            lines.append(t("loses", scene, name=event.seat, value=value, railroad=railroad))
        elif isinstance(event, e.PresidentChanged) and event.after is not None:
            lines.append(t("loses-president", scene, name=event.after, railroad=railroad))
        elif isinstance(event, e.WentIntoReceivership):
            values = {"railroad": railroad, "treasury": event.treasury}
            lines.append(t("loses-receivership", scene, **values))
    return lines


def dividend(scene: Scene, found: outcomes.Profit) -> str:
    """What paying out brings everybody, and where the value goes."""
    parts = ", ".join(t("part", scene, name=seat, amount=amount) for seat, amount in found.players)
    treasury = changed(found.before, found.paid, scene)
    told = t("pays", scene, each=found.each, parts=parts, treasury=treasury)
    return f"{told} {_moved(scene, found.values.now, found.values.paid)}"


def retained(scene: Scene, found: outcomes.Profit) -> str:
    """What keeping it brings the treasury, and where the value goes."""
    treasury = changed(found.before, found.kept, scene)
    told = t("retains", scene, amount=found.net, treasury=treasury)
    return f"{told} {_moved(scene, found.values.now, found.values.kept)}"


def _moved(scene: Scene, before: int, after: int) -> str:
    """Where the value goes, and that the game ends where it cannot go further (39)."""
    if before == after:
        return t("value-stays", scene, value=before)
    key = "value-ends" if after == TRACK[TOP] else "value-goes"
    return t(key, scene, value=changed(before, after, scene))


def uses(scene: Scene, found: outcomes.Profit) -> tuple[str, str]:
    """A profit paid out, and retained."""
    return t("then-pay", scene, told=dividend(scene, found)), t(
        "then-retain", scene, told=retained(scene, found)
    )
