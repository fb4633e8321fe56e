"""The private card of a market turn: its steps with the running cash, what they bring about, and
what can follow."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Preview, Scene
from cogs.baltimore_ohio import pictures, turns
from cogs.baltimore_ohio.market_parts import due, menus, pays
from cogs.baltimore_ohio.parts import Words
from cogs.baltimore_ohio.words import baron, money, person, railroad, railroads, t
from rules.baltimore_ohio.market_round.composing import Outcome, Plan, outcome
from rules.baltimore_ohio.model.actions import AnyPart, Buy, BuyBack, OpenAuction, Sell, TakeTurn
from rules.baltimore_ohio.model.events import SharesBoughtBack
from rules.baltimore_ohio.model.state import State


def deal(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`deal/sB3bP20`: the turn as written, shown first and done when `sure`; what can follow is
    offered beside it. `deal/` is one without parts yet."""
    plan = turns.read(rest)
    if sure or not due(scene):  # if it is not due the rules say best what is
        return Act(TakeTurn(plan), t("said-deal", scene.language))
    if not plan:
        assert scene.seat is not None
        cash = money(scene.public.table.players[scene.seat].cash, scene.language)
        return Leaf(t("deal-empty", scene.language, cash=cash), menus=menus(scene, plan))
    found = outcome(scene.view, TakeTurn(plan))
    less = turns.written(turns.shorter(plan))
    return Preview(
        told(scene, plan, found),
        t("confirm-deal", scene.language),
        pictures.turn(scene, found),
        f"deal/{turns.written(plan)}",
        (Button(f"deal/{less}", t("press-less", scene.language), "quiet"),),
        menus(scene, plan),
    )


def told(scene: Scene, plan: Plan, found: Outcome) -> str:
    """The whole turn, a line a step, and its effects."""
    backs = iter([event for event in found.events if isinstance(event, SharesBoughtBack)])
    lines = []
    for number, part in enumerate(plan):
        before, after = found.cash[number], found.cash[number + 1]
        spent = 0
        if isinstance(part, BuyBack):
            event = next(backs)
            spent = event.count * event.value
        line = t(
            "deal-step",
            scene.language,
            step=_step(scene, part, spent or abs(after - before)),
            cash=money(after, scene.language),
        )
        if len(plan) > 1:
            line = t("deal-numbered", scene.language, number=str(number + 1), step=line)
        lines.append(line)
    return "\n".join([*lines, *_effects(scene, plan, found)])


def _step(scene: Scene, part: AnyPart, dollars: int) -> str:
    language, amount = scene.language, money(dollars, scene.language)
    if isinstance(part, Sell):
        shares = ", ".join(
            t("shares-of", language, count=lot.count, railroad=railroad(lot.railroad))
            for lot in part.lots
        )
        return t("deal-sell", language, shares=shares, amount=amount)
    if isinstance(part, Buy):
        return _bought(scene, part, amount)
    if isinstance(part, BuyBack):
        name = railroad(part.railroad)
        return t("deal-back", language, railroad=name, count=part.count, amount=amount)
    return t("deal-open", language, card=baron(part.card), amount=money(part.bid, language))


def _bought(scene: Scene, part: Buy, amount: str) -> str:
    language = scene.language
    key = "deal-start" if part.value else "deal-buy"
    if part.orphan:
        key = "deal-buy-mixed" if part.held else "deal-buy-orphan"
    if part.value and scene.public.table.railroads[part.railroad].status == "receivership":
        key = "deal-return"
    return t(
        key,
        language,
        railroad=railroad(part.railroad),
        count=part.held + part.orphan,
        held=part.held,
        orphan=part.orphan,
        value=money(part.value, language),
        amount=amount,
    )


def _effects(scene: Scene, plan: Plan, found: Outcome) -> Iterator[str]:
    language, before = scene.language, scene.view.table
    moved = [
        t(
            "value-moves",
            language,
            railroad=railroad(row.railroad),
            before=money(row.before, language),
            after=money(row.after or 0, language),
        )
        for row in found.values
        if row.before is not None and row.before != row.after
    ]
    if moved:
        yield t("deal-values", language, moves=", ".join(moved))
    for name, old, new in found.presidents:
        yield _president(scene, name, old, new)
    treasuries = [
        t("treasury-is", language, railroad=railroad(name), amount=money(amount, language))
        for name, amount in found.treasuries.items()
    ]
    if treasuries:
        yield t("deal-treasuries", language, treasuries=", ".join(treasuries))
    shares = ", ".join(
        t("shares-of", language, count=found.shares[name], railroad=railroad(name))
        for name in before.railroads
        if name in found.shares
    )
    if any(isinstance(part, Sell | Buy) for part in plan):
        yield t("deal-shares", language, shares=shares or t("none", language))
    yield from _notes(scene, plan, before, found.table)


def _president(scene: Scene, name: str, old: int | None, new: int | None) -> str:
    language = scene.language
    key = "deal-president-you" if new == scene.seat else "deal-president"
    if old == scene.seat:
        key = "deal-president-lost"
    who = person(scene.names, new, language)
    return t(key, language, railroad=railroad(name), name=who)


def _notes(scene: Scene, plan: Plan, before: State, after: State) -> Iterator[str]:
    """What the turn means for later, small."""
    language = scene.language
    sold = [lot.railroad for part in plan if isinstance(part, Sell) for lot in part.lots]
    if sold:
        yield "-# " + t("deal-no-rebuy", language, railroads=railroads(sold, language))
    orphans = [
        name
        for name, line in after.railroads.items()
        if line.orphan and line.orphan != before.railroads[name].orphan
    ]
    if orphans:
        yield "-# " + t("deal-orphans", language, railroads=railroads(orphans, language))
    last = plan[-1]
    if isinstance(last, OpenAuction):
        yield pays(after, last.card, language)
        yield "-# " + t("deal-auction", language)
