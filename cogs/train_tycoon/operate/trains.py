"""Trains of a company: the one for a new line, expansions and cuts, on to the deliveries; and what
is done with the income, both outcomes spelt out (ruling 60). More lines than trains after a merger:
which ten stay (ruling 34)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Menu, Option, Preview, Prompt
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, Words, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import between, cargo, earns, line, lines_in, means
from cogs.train_tycoon.words import at, chapter, company, money, own, quiet, t
from rules.train_tycoon.ending import share_value, target_price
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.events import Paid, PaidOut
from rules.train_tycoon.model.play import Position, loans
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.operation import forecast, investing
from rules.train_tycoon.operation import trains as rules
from rules.train_tycoon.operation.income import choice_of, holders, per_share
from rules.train_tycoon.operation.track import Chain
from rules.train_tycoon.preview import preview
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.absent import oldest_ten
from rules.train_tycoon.robot.proposals import Change
from rules.train_tycoon.shares.takeover import crowded

MOST = facts.components().trains_per_company


def ask_take(scene: Scene) -> Prompt:
    """From which line the train comes, all ten being out."""
    text = t("ask-take", scene, company=company(at(scene).operation.company), most=MOST)
    return Prompt(text, menus=MOVES.legal_menu(scene, "take"))


def ask(scene: Scene) -> Prompt:
    """Trains may come and go before the deliveries."""
    position = at(scene)
    name, now = position.operation.company, forecast.this_turn(position)
    count, each = len(position.lines_of(name)), position.numbers.train_cost_each
    text = [
        t("ask-trains", scene, company=company(name), count=count, most=MOST, each=each),
        means(position, scene),
        told_income(scene, now),
    ]
    if position.operation.cut:
        text.append(t("ask-trains-cut", scene))
    buttons = [MOVES.button(scene, "finish")]
    if each := choice_of(position, now.income):
        # Delivering and settling the income in one press, where there will be a choice.
        buttons.append(Button("finish/pay", t("press-finish-pay", scene, each=each)))
        keep = t("press-finish-retain", scene, amount=now.income)
        buttons.append(Button("finish/retain", keep))
    buttons.append(quiet(scene, f"ships/{name}", "press-ships", look=True))
    buttons.append(quiet(scene, f"if/{name}", "press-if", look=True))
    menus = MOVES.legal_menu(scene, "expand") + MOVES.legal_menu(scene, "cut")
    return Prompt("\n".join(text), tuple(buttons), menus)


def told_income(scene: Scene, now: forecast.Forecast) -> str:
    """The deliveries of this turn as things stand, and the income that comes of them."""
    return t("ask-trains-now", scene, moves=cargo(now.moves, scene), sums=earns(now, scene))


# What a choice would do.


def _change(scene: Scene, change: Change) -> str:
    """What it means for the company's money to do without a train, or with one more."""
    return t("option-change", scene, sums=earns(change.now, scene), gain=change.gain)


def _invested(scene: Scene, number: int) -> Iterator[str]:
    """The investments on a line and how they are counted, where it has any."""
    lying = investing.on_line(own(scene), number)
    if lying:
        amount = investing.credit(own(scene), {number})
        yield t("sure-invested", scene, count=len(lying), amount=amount)
    if any(marker.seat != scene.seat for marker in lying):
        yield t("sure-invested-hidden", scene)


def _own(scene: Scene, number: int) -> Line:
    """A line of the company whose turn it is."""
    own = at(scene).lines_of(at(scene).operation.company)
    return next(found for found in own if found.id == number)


def _line(scene: Scene, action: a.Cut | a.TakeTrain) -> str:
    return line(at(scene).state, _own(scene, action.line), scene)


def _lost(scene: Scene, action: a.Cut | a.TakeTrain) -> str:
    """What it means to do without the train of a line."""
    if isinstance(action, a.TakeTrain) and _own(scene, action.line).broken:
        return t("option-take-broken", scene)
    told = _change(scene, proposals.change(at(scene), action))
    lying = len(investing.on_line(at(scene), action.line))
    return told + " · " + t("option-invested", scene, count=lying) if lying else told


def _offered(scene: Scene, action: a.Expand) -> tuple[Chain, int]:
    """The line without a train, and the rights to pay for it."""
    offered = rules.expansions(at(scene))
    return next(row for row in offered if row[0].ends[0] == (action.hub, action.edge))


def _track(scene: Scene, chain: Chain) -> str:
    (one, _), (two, _) = chain.ends
    return between(at(scene).state, (one, two), scene)


def _expansion(scene: Scene, action: a.Expand) -> str:
    chain, price = _offered(scene, action)
    track, count = _track(scene, chain), len(chain.route)
    others = [row for row in rules.expansions(at(scene)) if row[0] != chain]
    if any(_track(scene, other) == track for other, _ in others):
        track = t("line-over", scene, line=track, hexes=[hex_ for hex_, _ in chain.route])
    return t("option-expand", scene, line=track, count=count, amount=price)


def _sure_expand(scene: Scene, action: a.Expand) -> Sure:
    """A train on the available line that leaves a hub by an edge."""
    position, (chain, price) = at(scene), _offered(scene, action)
    name, net = position.operation.company, position.operating.net
    cost = "sure-expand-cost" if price else "sure-expand-free"
    return MOVES.sure(
        scene,
        "expand",
        action,
        t(cost, scene, company=name, amount=price, before=net, after=net - price),
        _means(scene, proposals.change(own(scene), action)),
        draw=pictures.tried(scene, name, action),
        company=name,
        line=_track(scene, chain),
        count=len(chain.route),
        amount=price,
    )


def _means(scene: Scene, change: Change) -> str:
    now = forecast.this_turn(at(scene)).income
    return t("sure-change", scene, now=now, sums=earns(change.now, scene), gain=change.gain)


def _sure_cut(scene: Scene, action: a.Cut) -> Sure:
    """The train leaves a line."""
    position = at(scene)
    name = position.operation.company
    more = [_means(scene, proposals.change(own(scene), action)), *_invested(scene, action.line)]
    if not position.operation.cut:
        more.append(t("sure-cut-last", scene))
    draw, line_ = pictures.tried(scene, name, action), _line(scene, action)
    return MOVES.sure(scene, "cut", action, *more, draw=draw, company=name, line=line_)


def _sure_take(scene: Scene, action: a.TakeTrain) -> Sure | None:
    """The train of the new line comes from another, shown first unless that is broken."""
    if _own(scene, action.line).broken:
        return None
    name, then = at(scene).operation.company, forecast.this_turn(at(scene), action)
    more = t("sure-take-then", scene, sums=earns(then, scene))
    draw, line_ = pictures.tried(scene, name, action), _line(scene, action)
    return MOVES.sure(scene, "take", action, more, draw=draw, company=name, line=line_)


# The income.


def ask_payout(scene: Scene) -> Prompt:
    position = at(scene)
    name, row = position.operation.company, position.operating
    each, held = per_share(position, name), dict(holders(position, name))
    paid, kept = (preview(scene.view, action) for action in (a.PayOut(), a.Retain()))
    parts = [
        t("payout-part", scene, name=event.payee, amount=event.amount, count=held[event.payee])
        for event in paid.events
        if isinstance(event, Paid) and event.why == "payout" and not isinstance(event.payee, str)
    ]
    rest = sum(event.kept for event in paid.events if isinstance(event, PaidOut))
    left = [_left(scene, after.table, name) for after in (paid, kept)]
    text = [
        t("ask-payout", scene, company=company(name), income=row.income, issued=row.issued),
        t("ask-payout-pay", scene, each=each, parts=parts, rest=rest, after=left[0]),
        t("ask-payout-keep", scene, income=row.income, after=left[1]),
        t("ask-payout-price", scene),
    ]
    pay = MOVES.button(scene, "payout", each=each)
    return Prompt("\n".join(text), (pay, MOVES.button(scene, "retain", amount=row.income)))


def _left(scene: Scene, after: State, name: str) -> str:
    """What the company has then, its interest and its target price, and its share value."""
    row = after.companies[name]
    return t(
        "payout-after",
        scene,
        purse=row.net,
        interest=loans(row.net) * facts.finance().company_interest_per_loan,
        target=money(target_price(row), scene),
        value=share_value(Position(after), name),
    )


# Which ten stay after a merger (ruling 34).

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _short(number: int) -> str:
    """A line's number in two signs: up to twenty of them go into one key."""
    return _DIGITS[number // 36] + _DIGITS[number % 36]


def ask_keep(scene: Scene) -> Prompt:
    """Which lines go: the fewer to name."""
    position = at(scene)
    name, numbers = crowded(position)
    surplus, whole = len(numbers) - MOST, proposals.only_trains(position, name, numbers)
    options = []
    for one in position.lines_of(name):
        left = [other for other in numbers if other != one.id]
        loss = money(proposals.only_trains(position, name, left) - whole, scene)
        detail = t("option-keep", scene, gain=loss)
        options.append(Option(_short(one.id), line(position.state, one, scene), detail))
    known = {"company": company(name), "count": len(numbers), "most": MOST, "surplus": surplus}
    buttons = (
        Button("keep/best", t("press-keep-best", scene, most=MOST)),
        Button("keep/oldest", t("press-keep-oldest", scene, most=MOST)),
    )
    drop = Menu("drop", t("menu-keep", scene, count=surplus), tuple(options), many=True)
    return Prompt(t("ask-keep", scene, **known), buttons, (drop,))


def ready(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`keep/oldest`, `keep/best`: ready-made, shown first."""
    if rest not in ("oldest", "best"):
        raise LookupError(rest)
    if scene.public.phase is not Phase.KEEP:
        return Act(a.KeepLines(()))
    name, numbers = crowded(at(scene))
    if rest == "best":
        kept = proposals.best_lines(own(scene), name, MOST)
    else:
        kept = oldest_ten(scene.public).lines
    return _kept(scene, [one for one in numbers if one not in kept], sure)


def drop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`drop/0c+1a`: these lines go, shown first; the rules say how many it must be."""
    parts = rest.split("+") if rest else []
    if any(len(part) != 2 or not set(part) <= set(_DIGITS) for part in parts):
        raise LookupError(rest)
    return _kept(scene, [int(part, 36) for part in parts], sure)


def key_of(scene: Scene, action: a.KeepLines) -> str:
    """The key that gives up all lines but these."""
    _, own = crowded(at(scene))
    return _dropped([one for one in own if one not in action.lines])


def _dropped(gone: Sequence[int]) -> str:
    return "drop/" + "+".join(map(_short, gone))


def _kept(scene: Scene, gone: list[int], sure: bool) -> Answer:
    position = at(scene)
    if position.state.phase is not Phase.KEEP:
        return Act(a.KeepLines(()))
    name, numbers = crowded(position)
    if not set(gone) <= set(numbers):
        raise LookupError(gone)
    kept = tuple(one for one in numbers if one not in gone)
    if sure or len(kept) != MOST:
        return Act(a.KeepLines(kept))
    known = own(scene)
    before, after = (proposals.only_trains(known, name, some) for some in (numbers, kept))
    text = [
        t("sure-keep", scene, company=name, lines=lines_in(position.state, gone, scene)),
        t("sure-keep-kept", scene, lines=lines_in(position.state, kept, scene)),
        t("sure-keep-means", scene, before=money(before, scene), after=money(after, scene)),
    ]
    key, draw = _dropped(gone), pictures.without(scene, name, gone)
    return Preview("\n".join(text), t("confirm-keep", scene), draw, key)


MOVES = chapter(
    move(
        "take",
        a.TakeTrain,
        line=Part(),
        label=_line,
        detail=_lost,
        menu="menu-take",
        sure=_sure_take,
    ),
    move(
        "expand",
        a.Expand,
        hub=Part(),
        edge=Part(),
        label=_expansion,
        detail=lambda scene, action: _change(scene, proposals.change(at(scene), action)),
        menu="menu-expand",
        sure=_sure_expand,
    ),
    move("cut", a.Cut, line=Part(), label=_line, detail=_lost, menu="menu-cut", sure=_sure_cut),
    move("finish", a.FinishTrains, then=Part()),
    move("payout", a.PayOut),
    move("retain", a.Retain),
)
