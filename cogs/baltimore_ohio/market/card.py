"""The private card of a market turn: its steps with the running cash, what they bring about, and
what can follow."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.adapter import Scene
from bot.chat.declared.composed import Composed
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.market.parts import CODE, added, can, cash, due, menus, pays
from cogs.baltimore_ohio.words import railroads, shares, t
from rules.baltimore_ohio.market_round.composing import Outcome, Plan, outcome
from rules.baltimore_ohio.model.actions import AnyPart, Buy, BuyBack, OpenAuction, Sell, TakeTurn
from rules.baltimore_ohio.model.events import SharesBoughtBack
from rules.baltimore_ohio.model.state import State


def _told(scene: Scene, plan: Plan, found: Outcome) -> str:
    """The whole turn, a line a step, and its effects."""
    backs = (event for event in found.events if isinstance(event, SharesBoughtBack))
    lines = []
    for number, part in enumerate(plan):
        before, after = found.cash[number], found.cash[number + 1]
        spent = abs(after - before)
        if isinstance(part, BuyBack):
            event = next(backs)
            spent = event.count * event.value
        line = t("deal-step", scene, step=_step(scene, part, spent), cash=after)
        if len(plan) > 1:
            line = t("deal-numbered", scene, number=str(number + 1), step=line)
        lines.append(line)
    return "\n".join([*lines, *_effects(scene, plan, found)])


def _step(scene: Scene, part: AnyPart, amount: int) -> str:
    if isinstance(part, Sell):
        counts = {lot.railroad: lot.count for lot in part.lots}
        return t("deal-sell", scene, shares=shares(counts, counts, scene), amount=amount)
    if isinstance(part, Buy):
        return _bought(scene, part, amount)
    if isinstance(part, BuyBack):
        return t("deal-back", scene, railroad=part.railroad, count=part.count, amount=amount)
    return t("deal-open", scene, card=part.card, amount=part.bid)


def _bought(scene: Scene, part: Buy, amount: int) -> str:
    key = "deal-start" if part.value else "deal-buy"
    if part.orphan:
        key = "deal-buy-mixed" if part.held else "deal-buy-orphan"
    if part.value and scene.public.table.railroads[part.railroad].status == "receivership":
        key = "deal-return"
    values = {"held": part.held, "orphan": part.orphan, "value": part.value, "amount": amount}
    return t(key, scene, railroad=part.railroad, count=part.held + part.orphan, **values)


def _effects(scene: Scene, plan: Plan, found: Outcome) -> Iterator[str]:
    before = scene.view.table
    moved = [
        t("value-moves", scene, railroad=row.railroad, before=row.before, after=row.after or 0)
        for row in found.values
        if row.before is not None and row.before != row.after
    ]
    if moved:
        yield t("deal-values", scene, moves=", ".join(moved))
    for name, old, new in found.presidents:
        key = "deal-president-you" if new == scene.seat else "deal-president"
        if old == scene.seat:
            key = "deal-president-lost"
        yield t(key, scene, railroad=name, name=new)
    treasuries = [
        t("treasury-is", scene, railroad=name, amount=amount)
        for name, amount in found.treasuries.items()
    ]
    if treasuries:
        yield t("deal-treasuries", scene, treasuries=", ".join(treasuries))
    if any(isinstance(part, Sell | Buy) for part in plan):
        yield t("deal-shares", scene, shares=shares(found.shares, before.railroads, scene))
    yield from _notes(scene, plan, before, found.table)


def _notes(scene: Scene, plan: Plan, before: State, after: State) -> Iterator[str]:
    """What the turn means for later, small."""
    sold = [lot.railroad for part in plan if isinstance(part, Sell) for lot in part.lots]
    if sold:
        yield "-# " + t("deal-no-rebuy", scene, railroads=railroads(sold, scene))
    lines, old = after.railroads, before.railroads
    orphans = [n for n in lines if lines[n].orphan and lines[n].orphan != old[n].orphan]
    if orphans:
        yield "-# " + t("deal-orphans", scene, railroads=railroads(orphans, scene))
    last = plan[-1]
    if isinstance(last, OpenAuction):
        yield pays(after, last.card, scene)
        yield "-# " + t("deal-auction", scene)


def _begun(scene: Scene, plan: Plan) -> str | None:
    """What can be planned, where nothing is yet."""
    if plan:
        return None
    return t("deal-empty", scene, can=can(scene, menus(scene, plan)), cash=cash(scene, plan))


def _less(plan: Plan) -> Plan | None:
    """Without the last thing that was added: a lot of a sale, or a whole part."""
    if plan and isinstance(plan[-1], Sell) and len(plan[-1].lots) > 1:
        return (*plan[:-1], Sell(plan[-1].lots[:-1]))
    return plan[:-1] if plan else None


def _back(plan: Plan) -> str:
    """The page on which the last thing was chosen."""
    last = plan[-1]
    if isinstance(last, Sell):
        head, name = "sell", last.lots[-1].railroad
    elif isinstance(last, OpenAuction):
        head, name = "open", last.card
    else:
        head, name = "buy" if isinstance(last, Buy) else "back", last.railroad
    return f"{head}/{added(_less(plan) or (), name)}"


MARKET: Composed[Plan, Outcome] = Composed(
    head="turn",
    name="deal",
    texts=t,
    code=CODE,
    action=TakeTurn,
    due=due,
    outcome=lambda scene, plan: outcome(scene.view, TakeTurn(plan)),
    begun=_begun,
    told=_told,
    further=menus,
    less=_less,
    back=_back,
    draw=lambda scene, plan, found: pictures.turn(scene, found),
)
