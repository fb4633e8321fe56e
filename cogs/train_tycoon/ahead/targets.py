"""All about a target on one page: bids, bids made once more, votes (rulings 25 to 31)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.code import Code
from cogs.train_tycoon.ahead.sheets import CODED, Choice, Part, Sheet, o
from cogs.train_tycoon.words import choice
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.mergers import OFFERS, proposal
from rules.train_tycoon.shares.trading import leads, moved
from rules.train_tycoon.standing_orders import orders as rules
from rules.train_tycoon.standing_orders.share_plans import led_by

PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)
NEVER = max(facts.boxes()) + 5
"""More than is ever offered for a share."""
VOICES: tuple[rules.Stance | None, ...] = (None, "for", "against")
STEPS = 4
"""So many prices, each from the one before by a high bid, up to which one may bid again."""


def _start(scene: Scene) -> rules.PlanBids | None:
    """Bidding nothing and being asked about every vote, where one may bid or vote."""
    table: State = scene.public.table
    now = table.attempt
    if now is None or scene.seat is None or table.phase not in PHASES:
        return None
    if not _bidding(scene, table) and not _holds(scene, table):
        return None
    bids = tuple(rules.Offered(name, "none") for name in _bidding(scene, table))
    return rules.PlanBids(table.turn, now.initiator, now.target, bids)


def _bidding(scene: Scene, table: State) -> list[str]:
    """The own companies that are asked for a bid still."""
    asks = scene.view.table.asks if table.phase is Phase.BIDS else ()
    return [ask.company for ask in asks if ask.seat == scene.seat]


def _holds(scene: Scene, table: State) -> list[str]:
    """The companies with whose shares the seat may vote on this target."""
    assert scene.seat is not None and table.attempt is not None
    shares = table.players[scene.seat].shares
    bidders = {bid.company for bid in (*table.attempt.proposals, *table.attempt.order)}
    may_bid = (
        {name for name in table.order if table.companies[name].president is not None}
        if table.phase is Phase.BIDS
        else bidders | set(table.attempt.rebidding)
    )
    return [
        name for name in table.order if name in shares and name in may_bid | {table.attempt.target}
    ]


def _fits(scene: Scene, order: rules.PlanBids) -> bool:
    made = _start(scene)
    if made is None or _names(order.bids) != _names(made.bids):
        return False
    found = [one.offer for one in order.bids if one.offer != "none"]
    same = replace(order, bids=made.bids, most=None, least=None, pay=None, merger=None) == made
    return same and len(found) == len(set(found)) and all(_valid(scene, one) for one in order.bids)


def _names(bids: Sequence[rules.Offered]) -> list[str]:
    return [one.company for one in bids]


def _valid(scene: Scene, bid: rules.Offered) -> bool:
    position = Position(scene.view.table)
    return bid.offer == "none" or proposal(position, bid.company, bid.offer) is not None


def _parts(scene: Scene, order: rules.PlanBids) -> list[Part]:
    table: State = scene.public.table
    target, holds = order.target, _holds(scene, table)
    parts = [_bids(scene, table, order, bid) for bid in order.bids]
    if table.phase is not Phase.VOTE and led_by(table, scene.seat or 0) - {target}:
        parts.append(_sums(scene, table, order, "most", _raised(table, target)))
    if target in holds:
        parts.append(_sums(scene, table, order, "least", [0, *_prices(table, target), NEVER]))
    if set(holds) - {target}:
        parts.append(_sums(scene, table, order, "pay", [0, *_prices(table, target), NEVER]))
    if holds:
        voices = [
            Choice(o(f"merger-{one or 'ask'}", scene), replace(order, merger=one)) for one in VOICES
        ]
        parts.append(Part(o("menu-merger", scene), voices))
    return parts


def _bids(scene: Scene, table: State, order: rules.PlanBids, bid: rules.Offered) -> Part:
    """What a company may bid, besides what the other one does (25, 27)."""
    name, prices = bid.company, leads(table.companies[order.target].price)
    choices = []
    for offer in OFFERS:
        made = rules.Offered(name, offer)
        bids = tuple(made if one.company == name else one for one in order.bids)
        label = o("option-bid", scene, company=name, choice=offer)
        if offer in prices:
            label = o("option-bid-price", scene, company=name, choice=offer, price=prices[offer])
        if _valid(scene, made) and _differ(bids):
            choices.append(Choice(label, replace(order, bids=bids)))
    return Part(o("menu-bid", scene, company=name), choices)


def _differ(bids: Sequence[rules.Offered]) -> bool:
    found = [one.offer for one in bids if one.offer != "none"]
    return len(found) == len(set(found))


def _prices(table: State, target: str) -> list[int]:
    """What may be offered for a share, and once more after each high bid."""
    now = table.companies[target].price
    return sorted({*leads(now).values(), *_raised(table, target)})


def _raised(table: State, target: str) -> list[int]:
    """The prices to which high bids lead, one after the other (28)."""
    found, price = [], table.companies[target].price
    for _ in range(STEPS):
        price = moved(price, "high")
        found.append(price)
    return sorted(set(found))


def _sums(
    scene: Scene, table: State, order: rules.PlanBids, field: str, sums: Sequence[int]
) -> Part:
    """Being asked, or one of these prices."""
    now: int | None = getattr(order, field)
    found = dict.fromkeys([None, *sums, now])
    choices = [Choice(_bound(scene, field, one), replace(order, **{field: one})) for one in found]
    return Part(o(f"menu-{field}", scene, company=order.target), choices)


def _bound(scene: Scene, field: str, sum_: int | None) -> str:
    if sum_ is None:
        return o(f"{field}-ask", scene)
    if sum_ == 0 or sum_ == NEVER:
        return o(f"{field}-{'none' if (sum_ == 0) == (field == 'pay') else 'all'}", scene)
    return o(f"{field}-price", scene, price=sum_)


def _text(scene: Scene, order: rules.PlanBids) -> str:
    table: State = scene.public.table
    price = table.companies[order.target].price
    told = o("ask-bids", scene, company=order.target, price=price, name=order.initiator)
    ending, values = does(scene, order)
    return f"{told}\n> {o(f'does-about{ending}', scene, **values)}"


def does(scene: Scene, order: rules.PlanBids) -> tuple[str, Mapping[str, Any]]:
    """What follows `does-about`, and its values."""
    return "", {"company": order.target, "said": " ".join(_said(scene, order))}


def _said(scene: Scene, order: rules.PlanBids) -> Iterator[str]:
    if order.bids:
        rows = ", ".join(f"{one.company} {choice(one.offer, scene)}" for one in order.bids)
        yield o("said-bids", scene, rows=rows)
    if order.most is not None:
        yield o("said-most", scene, price=order.most)
    for field, bound in (("least", order.least), ("pay", order.pay)):
        if bound is not None:
            yield o(f"said-{field}", scene, company=order.target, bound=_bound(scene, field, bound))
    if order.merger is not None:
        yield o(f"said-merger-{order.merger}", scene)


TARGETS: Sheet[rules.PlanBids] = Sheet(
    "about", Code(rules.PlanBids, CODED, None), _start, _fits, _text, _parts
)
