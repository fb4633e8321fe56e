"""What a preview's picture says at its top: sums as they are and as they would be."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.adapter import Scene
from cogs.rail_baron.words import board_of, cash_of, me, money, position, t
from data.texts import decimal, percent, say
from render.card.top import change
from render.paint.style import fit
from render.rail_baron.cards.heads import KEY, trip_less
from rules.rail_baron.cities.lookup import reach
from rules.rail_baron.foresight import Foreseen
from rules.rail_baron.model import events as e
from rules.rail_baron.ownership import fees
from rules.rail_baron.routing.expected import mean_roll
from rules.rail_baron.routing.routes import Route

_LETTERS = 36


def _say(key: str, scene: Scene, **values: object) -> str:
    return say(f"{KEY}-{key}", scene.language, **values)


def ridden(scene: Scene, found: Foreseen, before: int, after: int) -> Iterator[str]:
    """Of a ride: a rover play, what is left of the way to the destination, or what is had there;
    the fees, and a declaration that ends."""
    seat = me(scene)
    for rover in found.of(e.Rovered):
        hidden = scene.public.seats[rover.victim].cash is None
        key = "rovers-most" if hidden else "rovers"
        name, amount = scene.names[rover.victim], money(rover.amount, scene)
        yield _say(key, scene, name=fit(name, _LETTERS, 300), amount=amount)
    arrived = next(found.of(e.Arrived), None)
    goal = seat.home if seat.declared else seat.destination or ""
    there = _say("to-go", scene, miles=after)
    if arrived is not None:
        there = _say("arrives", scene, payoff=money(arrived.payoff, scene))
    if any(won.seat == seat.seat for won in found.of(e.Won)):
        there = _say("wins", scene)
    yield change(goal, str(before), there)
    yield from _fees(scene, found)
    for lost in found.of(e.Undeclared):
        if lost.seat == seat.seat:
            yield _say("undeclared", scene, city=lost.destination)


def trip(scene: Scene, route: Route) -> str:
    """What the fees of the whole way leave of the payoff."""
    seat = me(scene)
    if seat.declared or seat.destination is None:
        return ""
    payoff = board_of(scene).payoff(seat.departure, seat.destination)
    return trip_less(seat.destination, payoff, round(route.fees, -2), scene.language)


def _fees(scene: Scene, found: Foreseen) -> Iterator[str]:
    due = sum(amount for _, amount in fees.owed(position(scene)))
    if found.fees or due:
        told = change(_say("fees", scene), money(due, scene), money(found.fees, scene))
        payees = [fit(t.label(scene, payee), _LETTERS, 200) for payee, _ in found.owed]
        yield f"{told} ({', '.join(payees)})" if payees else told


def bought(scene: Scene, found: Foreseen) -> Iterator[str]:
    """Of a purchase: cash, and what an engine rolls or the share of destinations reached."""
    cash = cash_of(scene)
    price = sum(one.amount for one in found.of(e.Paid) if one.why in ("railroad", "engine"))
    yield spent(scene, cash - price)
    for engine in found.of(e.BoughtEngine):
        rolls = (mean_roll(one) for one in (me(scene).engine, engine.engine))
        yield change(_say("rolls", scene), *(decimal(roll, scene.language) for roll in rolls))
    for one in found.of(e.BoughtRailroad):
        yield reached(scene, [*me(scene).railroads, one.railroad])


def spent(scene: Scene, left: int) -> str:
    """The seat's own cash, which only it may see."""
    return change(_say("cash", scene), money(cash_of(scene), scene), money(left, scene))


def settled(scene: Scene, found: Foreseen, amount: int) -> str:
    """What is left of a sale when the fees are paid, or still lacking for them."""
    key = "fees-bankrupt" if found.bankrupt else "fees-short" if found.short else "fees-leave"
    fees = sum(due for _, due in scene.public.owed)
    return _say(key, scene, fees=money(fees, scene), amount=money(amount, scene))


def opened(scene: Scene, least: int) -> str:
    """What an auction starts at."""
    return _say("opens", scene, least=money(least, scene))


def reached(scene: Scene, railroads: list[str]) -> str:
    """The share of destinations on these railroads in place of the seat's own."""
    graph, now = board_of(scene), me(scene).railroads
    before, after = (percent(reach(graph, marks), scene.language) for marks in (now, railroads))
    return change(_say("destinations", scene), before, after)
