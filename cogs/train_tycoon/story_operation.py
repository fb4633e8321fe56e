"""What happened in the Operate phase: a line for each company, its deliveries summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

from cogs.train_tycoon.operation_words import between, item, o, place, several
from cogs.train_tycoon.telling import Tell, Teller
from cogs.train_tycoon.words import company, listed
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.events import Why

E = TypeVar("E")


def _o(teller: Teller, key: str, **values: Any) -> str:
    return o(key, teller.language, **values)


def _place(teller: Teller, where: str) -> str:
    return where if teller.table is None else place(teller.table, where, teller.language)


def _between(teller: Teller, ends: tuple[str, str]) -> str:
    if teller.table is None:
        return _o(teller, "between", one=ends[0], two=ends[1])
    return between(teller.table, ends, teller.language)


def _turn(teller: Teller, kind: type[E]) -> Iterator[E]:
    """The events of this kind in the turn of the company being told, from here on."""
    for event in teller.events[teller.at :]:
        if isinstance(event, e.OperationBegan | e.OperationSkipped | e.TurnEnded):
            return
        if isinstance(event, kind):
            yield event


def _first(teller: Teller, kind: type) -> bool:
    """Whether the event being told is the first of its kind in its turn: it tells them all."""
    for event in reversed(teller.events[: teller.at]):
        if isinstance(event, e.OperationBegan | e.OperationSkipped | e.TurnEnded):
            return True
        if isinstance(event, kind):
            return False
    return True


def _add(teller: Teller, name: str, piece: str) -> None:
    """A piece with this company as its subject. A turn told from its middle names the president."""
    last = teller.lines[-1] if teller.lines else None
    seat = None
    if (last is None or last.company != name) and teller.table is not None:
        row = teller.table.companies.get(name)
        seat = row.president if row is not None else None
    teller.of(name, piece, seat)


# A turn begins, or does not.


def _began(teller: Teller, event: e.OperationBegan) -> None:
    teller.fresh(event.president, event.company)


def _skipped(teller: Teller, event: e.OperationSkipped) -> None:
    teller.told(_o(teller, "told-skipped", company=company(event.company)))


def _waits(teller: Teller, event: e.FactoryWaits) -> None:
    teller.told(_o(teller, "told-factory-waits", company=company(event.company)))


# Lines.


def _hub(teller: Teller, event: e.HubPlaced) -> None:
    """A factory, which its line follows at once; a transfer hub is told with its line, the rest
    with the set-up."""
    if event.kind != "factory":
        return
    owner = next(one.company for one in teller.events[teller.at :] if isinstance(one, e.LineOpened))
    factory = _o(teller, f"factory-{event.item}")
    _add(teller, owner, _o(teller, "told-factory", factory=factory, hex=event.hex))


def _gone(teller: Teller, event: e.HubRemoved) -> None:
    teller.add(_o(teller, "told-hub-gone", hex=event.hex))


def _opened(teller: Teller, event: e.LineOpened) -> None:
    total = event.track + event.rights + event.engineering
    piece = _o(
        teller,
        "told-opened",
        line=_between(teller, (event.start, event.end)),
        hexes=listed((hex_ for hex_, _, _ in event.laid), teller.language),
        amount=teller.money(total),
    )
    parts = {"track": event.track, "rights": event.rights, "engineering": event.engineering}
    named = [
        _o(teller, f"told-{what}", amount=teller.money(amount))
        for what, amount in parts.items()
        if amount
    ]
    if len(named) > 1 or event.rights:
        piece += f" ({', '.join(named)})"
    _add(teller, event.company, piece)


def _broken(teller: Teller, event: e.LineBroken) -> None:
    _add(teller, event.company, _o(teller, "told-broken", line=_between(teller, event.ends)))


def _taken(teller: Teller, event: e.TrainTaken) -> None:
    """A broken line was told when it broke; lines over ten and those of a bankrupt company are
    told together."""
    if event.why == "broken":
        return
    if event.why in ("over ten", "insolvency"):
        gone = _lost(teller, event)
        before = teller.events[teller.at - 1] if teller.at else None
        if isinstance(before, e.TrainTaken) and before.company == event.company:
            return
        lines = listed((_between(teller, one.ends) for one in gone), teller.language)
        key = "told-over-ten" if event.why == "over ten" else "told-insolvency"
        _add(teller, event.company, _o(teller, key, lines=lines, count=len(gone)))
        return
    key = "told-cut" if event.why == "cut" else "told-train-moved"
    _add(teller, event.company, _o(teller, key, line=_between(teller, event.ends)))


def _lost(teller: Teller, first: e.TrainTaken) -> list[e.TrainTaken]:
    """Trains taken in a row for the same reason."""
    found = []
    for event in teller.events[teller.at :]:
        if not isinstance(event, e.TrainTaken) or event.company != first.company:
            break
        found.append(event)
    return found


def _expanded(teller: Teller, event: e.Expanded) -> None:
    line = _between(teller, event.ends)
    piece = _o(teller, "told-expanded", line=line)
    if event.rights:
        piece += f" ({_o(teller, 'told-rights', amount=teller.money(event.rights))})"
    _add(teller, event.company, piece)


def _invested(teller: Teller, event: e.Invested) -> None:
    """On the company's line; told alone, with the president as its subject."""
    piece = _o(teller, "told-invested", hex=event.hex, times=str(event.multiplier))
    if teller.lines and teller.lines[-1].company is not None:
        teller.add(piece)
    else:
        teller.by(event.seat, piece)


# Deliveries.


def _delivered(teller: Teller, event: e.Delivered) -> None:
    if not _first(teller, e.Delivered):
        return
    found = list(_turn(teller, e.Delivered))
    counted = Counter(one.item for one in found)
    items = ", ".join(several(name, count, teller.language) for name, count in counted.items())
    amount = teller.money(sum(one.income for one in found))
    _add(teller, event.company, _o(teller, "told-delivered", amount=amount, items=items))


def _made(teller: Teller, event: e.GoodsMade) -> None:
    if not _first(teller, e.GoodsMade):
        return
    made: Counter[str] = Counter()
    for one in _turn(teller, e.GoodsMade):
        made[one.item] += one.count
    items = listed(
        (several(name, count, teller.language) for name, count in made.items()),
        teller.language,
    )
    teller.add(_o(teller, "told-made", items=items))


def _came(teller: Teller, event: e.PassengersCame) -> None:
    if not _first(teller, e.PassengersCame):
        return
    by_city: Counter[str] = Counter()
    for one in _turn(teller, e.PassengersCame):
        by_city[one.hex] += one.count
    cities = listed((_place(teller, where) for where in by_city), teller.language)
    teller.add(_o(teller, "told-came", count=sum(by_city.values()), cities=cities))


def _refilled(teller: Teller, event: e.HubRefilled) -> None:
    if not _first(teller, e.HubRefilled):
        return
    by_item: dict[str, Counter[str]] = {}
    for one in _turn(teller, e.HubRefilled):
        by_item.setdefault(one.item, Counter())[one.hex] += one.count
    for name, hubs in by_item.items():
        what = item(name, teller.language)
        places = listed(hubs, teller.language)
        total = sum(hubs.values())
        teller.add(_o(teller, "told-refilled", item=what, places=places, count=total))


# Income.


def _income(teller: Teller, event: e.IncomeCounted) -> None:
    less = [
        _o(teller, key, amount=teller.money(amount))
        for key, amount in (("told-trains", event.trains), ("told-interest", event.interest))
        if amount
    ]
    piece = _o(teller, "told-income", amount=teller.money(event.income))
    if less:
        piece += f" ({', '.join(less)})"
    _add(teller, event.company, piece)


def _paid_out(teller: Teller, event: e.PaidOut) -> None:
    parts = []
    for one in _turn(teller, e.Paid):
        if one.why == "payout" and one.payer == event.company:
            holder = one.payee if isinstance(one.payee, int) else None
            amount = teller.money(one.amount)
            parts.append(_o(teller, "told-share", name=teller.who(holder), amount=amount))
    piece = _o(
        teller,
        "told-paid-out",
        each=teller.money(event.per_share),
        parts=listed(parts, teller.language),
    )
    if event.kept:
        piece += ", " + _o(teller, "told-rest", amount=teller.money(event.kept))
    _add(teller, event.company, piece)


def _retained(teller: Teller, event: e.Retained) -> None:
    _add(teller, event.company, _o(teller, "told-retained"))


def _ended(teller: Teller, event: e.TurnEnded) -> None:
    targets = dict(event.targets)
    order = ", ".join(
        _o(teller, "told-order", company=name, target=teller.money(targets[name]))
        for name in event.order
    )
    name = teller.who(event.priority)
    teller.told(_o(teller, "told-turn-ended", turn=str(event.turn), order=order, name=name))


def _shown(teller: Teller, event: e.InvestmentsShown) -> None:
    worth, empty = [], 0
    for seat, where, value, times, owner in event.markers:
        if not value or owner is None:
            empty += 1
            continue
        worth.append(
            _o(
                teller,
                "told-marker",
                name=teller.who(seat),
                hex=where,
                value=teller.money(value),
                times=str(times),
                company=owner,
                total=teller.money(value * times),
            )
        )
    if worth:
        teller.told(_o(teller, "told-markers", parts="; ".join(worth)))
    if empty:
        teller.told(_o(teller, "told-markers-empty", count=empty))


TELL: dict[type, Tell] = {
    e.OperationBegan: _began,
    e.OperationSkipped: _skipped,
    e.FactoryWaits: _waits,
    e.HubPlaced: _hub,
    e.HubRemoved: _gone,
    e.LineOpened: _opened,
    e.LineBroken: _broken,
    e.TrainTaken: _taken,
    e.Expanded: _expanded,
    e.Invested: _invested,
    e.Delivered: _delivered,
    e.GoodsMade: _made,
    e.PassengersCame: _came,
    e.HubRefilled: _refilled,
    e.IncomeCounted: _income,
    e.PaidOut: _paid_out,
    e.Retained: _retained,
    e.TurnEnded: _ended,
    e.InvestmentsShown: _shown,
}
PAID: dict[Why, Tell] = {}
"""Payments of the Operate phase are told with what they are for."""
