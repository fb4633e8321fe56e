"""The plan for the phases from Trading to IPO on its page (rulings 8 to 43)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from bot.chat.contract.adapter import Scene
from bot.chat.declared.code import Code
from cogs.train_tycoon.ahead.sheets import CODED, Choice, Part, Sheet, o
from cogs.train_tycoon.words import choice
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.trading import LEVELS, leads
from rules.train_tycoon.standing_orders import orders as rules
from rules.train_tycoon.standing_orders.offers import planned, to_come
from rules.train_tycoon.standing_orders.share_plans import led_by

DEALINGS: tuple[rules.Dealing, ...] = get_args(rules.Dealing)
PHASES = (Phase.PRICES, Phase.TRADE)


def _start(scene: Scene) -> rules.PlanShares | None:
    """What is proposed, while prices or shares of this turn are still to be dealt with."""
    table: State = scene.public.table
    if scene.seat is None or table.phase not in PHASES:
        return None
    return planned(table, scene.seat)


def _fits(scene: Scene, order: rules.PlanShares) -> bool:
    table: State = scene.public.table
    made = _start(scene)
    return (
        made is not None
        and order.turn in (0, table.turn)
        and [one.company for one in order.marks] == [one.company for one in made.marks]
        and [one.company for one in order.deals] == [one.company for one in made.deals]
    )


def _parts(scene: Scene, order: rules.PlanShares) -> list[Part]:
    table: State = scene.public.table
    led = led_by(table, scene.seat if scene.seat is not None else -1)
    dealing = [Choice(o(f"dealing-{one}", scene), replace(order, dealing=one)) for one in DEALINGS]
    rest = o("press-rest-off" if order.passing else "press-rest", scene)
    turns = o("press-turn" if order.turn == 0 else "press-turns", scene, turn=str(table.turn))
    return [
        *(_marks(scene, table, order, mark) for mark in order.marks),
        *(_deals(scene, table, order, deal) for deal in order.deals if deal.company not in led),
        Part(o("menu-dealing", scene), dealing),
        Part("", [Choice(rest, replace(order, passing=not order.passing))]),
        Part("", [Choice(turns, replace(order, turn=0 if order.turn else table.turn))]),
    ]


def _marks(scene: Scene, table: State, order: rules.PlanShares, mark: rules.Mark) -> Part:
    """The mark of an own company, by the price to which it leads."""
    name = mark.company
    to = leads(table.companies[name].price)
    choices = [
        Choice(
            o("option-mark", scene, company=name, choice=level, price=to[level]),
            replace(order, marks=_with(order.marks, rules.Mark(name, level))),
        )
        for level in LEVELS
    ]
    return Part(o("menu-mark", scene, company=name), choices)


def _deals(scene: Scene, table: State, order: rules.PlanShares, deal: rules.Deal) -> Part:
    """What is done with the shares of another company, by the prices that may come."""
    name, price = deal.company, table.companies[deal.company].price
    found = dict.fromkeys([*_sensible(name, to_come(table, name)), deal])
    choices = [
        Choice(dealt(scene, one), replace(order, deals=_with(order.deals, one))) for one in found
    ]
    return Part(o("menu-deal", scene, company=name, price=price), choices)


def _sensible(name: str, prices: Sequence[int]) -> Iterator[rules.Deal]:
    """Passing, buying up to each price, selling from each, and both where they do not meet."""
    yield rules.Deal(name)
    yield from (rules.Deal(name, buy=price) for price in reversed(prices))
    yield from (rules.Deal(name, sell=price) for price in prices)
    yield from (rules.Deal(name, low, high) for low in prices for high in prices if low < high)


def _with(rows: Sequence[Any], made: Any) -> tuple[Any, ...]:
    return tuple(made if one.company == made.company else one for one in rows)


def dealt(scene: Scene, deal: rules.Deal) -> str:
    """`CHC: buy at $40 or less`."""
    sums = {"company": deal.company, "low": deal.buy, "high": deal.sell}
    if deal.buy and deal.sell:
        return o("deal-both", scene, **sums)
    return o("deal-buy" if deal.buy else "deal-sell" if deal.sell else "deal-pass", scene, **sums)


def _text(scene: Scene, order: rules.PlanShares) -> str:
    table: State = scene.public.table
    assert scene.seat is not None
    told = o("ask-shares", scene, purse=table.players[scene.seat].net)
    ending, values = does(scene, order)
    return f"{told}\n> {o(f'does-shares{ending}', scene, **values)}"


def does(scene: Scene, order: rules.PlanShares) -> tuple[str, Mapping[str, Any]]:
    """What follows `does-shares`, and its values."""
    when = o("turn-of", scene, turn=str(order.turn)) if order.turn else o("turn-every", scene)
    values = {"when": when, "said": " ".join(_said(scene, order))}
    if not order.marks and not _wanted(order):
        return "-nothing", values
    return "-rest" if order.passing else "", values


def _wanted(order: rules.PlanShares) -> bool:
    return any(deal.buy or deal.sell for deal in order.deals)


def _said(scene: Scene, order: rules.PlanShares) -> Iterator[str]:
    """The parts in words, and when it asks."""
    marks = [f"{mark.company} {choice(mark.level, scene)}" for mark in order.marks]
    deals = list(_dealt(scene, order))
    if marks:
        yield o("said-marks", scene, rows=marks)
    if deals:
        yield o("said-deals", scene, deals=deals)
    elif order.deals:
        yield o("said-pass", scene)
    if order.dealing != "ask":
        yield o(f"said-dealing-{order.dealing if deals else 'pass'}", scene)
    if order.passing:
        yield o("said-rest", scene)


def _dealt(scene: Scene, order: rules.PlanShares) -> Iterator[str]:
    """`buy CHC up to $40 and BHR up to $25`, `sell SNR from $60`."""
    for way in ("buy", "sell"):
        sums = {one.company: getattr(one, way) for one in order.deals if getattr(one, way)}
        rows = [o(f"row-{way}", scene, company=name, price=sums[name]) for name in sums]
        if rows:
            yield o(f"said-{way}", scene, rows=rows)


SHARES: Sheet[rules.PlanShares] = Sheet(
    "shares", Code(rules.PlanShares, CODED, None), _start, _fits, _text, _parts
)
