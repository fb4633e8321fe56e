"""A market turn: what can be added to it, by kind, in menus that name railroads; and its private
card, with the steps, the running cash and what they bring about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Menu, Option
from bot.chat.declared.code import Code
from bot.chat.declared.composed import Composed, asked_in
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.words import KINDS, baron, full, railroad, railroads, shares, t
from rules.baltimore_ohio.market_round import robber_barons
from rules.baltimore_ohio.market_round.composing import Outcome, Plan, after, further, outcome
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.events import SharesBoughtBack
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State

CODE: Code[Plan] = Code(tuple[a.AnyPart, ...], KINDS, ())
"""A market turn in a key."""


due = asked_in(Phase.MARKET)


def cash(scene: Scene, plan: Plan) -> int:
    """Dollars that the seat has after the plan."""
    return after(scene.view, plan).players[scene.me].cash


Row = tuple[str, str, str]
"""A railroad or card by its id, its label and its detail."""


def menus(scene: Scene, plan: Plan) -> tuple[Menu, ...]:
    """A menu for each kind of part that can follow, each railroad or card on a line."""
    made = []
    for head, rows in offered(scene, plan).items():
        more = head == "sell" and bool(plan) and isinstance(plan[-1], a.Sell)
        hint = t("menu-sell-more" if more else f"menu-{head}", scene)
        options = (Option(added(plan, name), label, detail) for name, label, detail in rows)
        made.append(Menu(head, hint, tuple(options)))
    return tuple(menu for menu in made if menu.options)


def can(scene: Scene, found: Sequence[Menu]) -> str:
    """What these menus offer, in words."""
    return ", ".join(t(f"can-{menu.key}", scene) for menu in found)


def added(plan: Plan, name: str) -> str:
    """What stands in a key for a plan to which this railroad or card is to be added."""
    return f"{CODE.written(plan)}_{name}"


def offered(scene: Scene, plan: Plan) -> dict[str, list[Row]]:
    """What can follow, by the heads of the menus."""
    found, table = further(scene.view, plan), after(scene.view, plan)
    return {
        "sell": _sold(plan, _rows(scene, table, "sell", found.lots), scene),
        "buy": _rows(scene, table, "buy", found.buys),
        "back": _rows(scene, table, "back", found.backs),
        "open": [
            (card, baron(card), pays(table, card, scene, "option-open-detail"))
            for card in found.cards
        ],
    }


def _sold(plan: Plan, rows: list[Row], scene: Scene) -> list[Row]:
    """What can be sold, last what is bought in the same turn: it may be sold at once (10), which
    gives the money to the railroad and makes Orphan Stock, and so it says that it is that."""
    bought = {one.railroad: one.held + one.orphan for one in plan if isinstance(one, a.Buy)}
    told = [row for row in rows if row[0] not in bought]
    for name, label, detail in rows:
        if name in bought:
            told.append(
                (name, label, t("option-sell-again", scene, told=detail, count=bought[name]))
            )
    return told


def _rows(
    scene: Scene, table: State, head: str, found: Sequence[a.Lot | a.Buy | a.BuyBack]
) -> list[Row]:
    """The railroads of these parts: those on the track in the order of business, then others."""
    rows = []
    for name in dict.fromkeys([*table.order, *table.railroads]):
        those, line = [one for one in found if one.railroad == name], table.railroads[name]
        if those and line.value is None:
            least = min(one.value for one in those if isinstance(one, a.Buy))
            told = t("option-start-detail", scene, name=full(name), value=least)
            rows.append((name, t(f"option-{line.status}", scene, railroad=name), told))
        elif those:
            most = max(getattr(one, "count", 0) for one in those)
            value, counts = (
                Position(table).dollars(name),
                {"held": line.held, "orphan": line.orphan},
            )
            values = {"value": value, "treasury": line.treasury, "most": most, **counts}
            told = t(f"option-{head}-detail", scene, **values)
            rows.append((name, railroad(name), told))
    return rows


def pays(table: State, card: str, scene: Scene, key: str = "baron-pays") -> str:
    """What a Robber Baron pays by its rule, and what that would be now."""
    rule = t(f"baron-{card}", scene)
    if card == "RB2" and table.options.norfolk_western:
        rule = t("baron-RB2-nw", scene)
    return t(key, scene, rule=rule, amount=robber_barons.income(Position(table), card))


# The private card.


def _told(scene: Scene, plan: Plan, found: Outcome) -> str:
    """The whole turn, a line a step, and its effects."""
    backs = (event for event in found.events if isinstance(event, SharesBoughtBack))
    lines = []
    for number, part in enumerate(plan):
        before, after = found.cash[number], found.cash[number + 1]
        spent = abs(after - before)
        if isinstance(part, a.BuyBack):
            event = next(backs)
            spent = event.count * event.value
        line = _step(scene, part, spent)
        if after != before:
            line = t("deal-step", scene, step=line, cash=after)
        if len(plan) > 1:
            line = t("deal-numbered", scene, number=str(number + 1), step=line)
        lines.append(line)
    return "\n".join([*lines, *_effects(scene, plan, found)])


def _step(scene: Scene, part: a.AnyPart, amount: int) -> str:
    if isinstance(part, a.Sell):
        counts = {lot.railroad: lot.count for lot in part.lots}
        return t("deal-sell", scene, shares=shares(counts, counts, scene), amount=amount)
    if isinstance(part, a.Buy):
        return _bought(scene, part, amount)
    if isinstance(part, a.BuyBack):
        return t("deal-back", scene, railroad=part.railroad, count=part.count, amount=amount)
    return t("deal-open", scene, card=part.card, amount=part.bid)


def _bought(scene: Scene, part: a.Buy, amount: int) -> str:
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
    if any(isinstance(part, a.Sell | a.Buy) for part in plan):
        yield t("deal-shares", scene, shares=shares(found.shares, before.railroads, scene))
    yield from _notes(scene, plan, before, found.table)


def _notes(scene: Scene, plan: Plan, before: State, after: State) -> Iterator[str]:
    """What the turn means for later, small."""
    sold = [lot.railroad for part in plan if isinstance(part, a.Sell) for lot in part.lots]
    if sold:
        yield "-# " + t("deal-no-rebuy", scene, railroads=railroads(sold, scene))
    lines, old = after.railroads, before.railroads
    orphans = [n for n in lines if lines[n].orphan and lines[n].orphan != old[n].orphan]
    if orphans:
        yield "-# " + t("deal-orphans", scene, railroads=railroads(orphans, scene))
    last = plan[-1]
    if isinstance(last, a.OpenAuction):
        yield pays(after, last.card, scene)
        yield "-# " + t("deal-auction", scene)


def _begun(scene: Scene, plan: Plan) -> str | None:
    """What can be planned, where nothing is yet."""
    if plan:
        return None
    return t("deal-empty", scene, can=can(scene, menus(scene, plan)), cash=cash(scene, plan))


def _less(plan: Plan) -> Plan | None:
    """Without the last thing that was added: a lot of a sale, or a whole part."""
    if plan and isinstance(plan[-1], a.Sell) and len(plan[-1].lots) > 1:
        return (*plan[:-1], a.Sell(plan[-1].lots[:-1]))
    return plan[:-1] if plan else None


def _back(plan: Plan) -> str:
    """The page on which the last thing was chosen."""
    last = plan[-1]
    if isinstance(last, a.Sell):
        head, name = "sell", last.lots[-1].railroad
    elif isinstance(last, a.OpenAuction):
        head, name = "open", last.card
    else:
        head, name = "buy" if isinstance(last, a.Buy) else "back", last.railroad
    return f"{head}/{added(_less(plan) or (), name)}"


MARKET: Composed[Plan, Outcome] = Composed(
    head="turn",
    name="deal",
    texts=t,
    code=CODE,
    action=a.TakeTurn,
    due=due,
    outcome=lambda scene, plan: outcome(scene.view, a.TakeTurn(plan)),
    begun=_begun,
    told=_told,
    further=menus,
    less=_less,
    back=_back,
    draw=lambda scene, plan, found: pictures.turn(scene, found),
)
