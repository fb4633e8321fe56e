"""What happened in the Operate phase: a line for each company, its deliveries summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, TypeVar

import msgspec

from bot.chat.contract.adapter import Scene
from bot.chat.declared.telling import Add, Alone, Lines, Of, Telling
from cogs.train_tycoon.operate.places import between, item, place, several
from cogs.train_tycoon.words import KINDS, company, money, t
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.state import State

E = TypeVar("E")


def _within(event: Any) -> bool:
    """Whether it belongs to the turn of a company rather than bounds it."""
    return not isinstance(event, e.OperationBegan | e.OperationSkipped | e.TurnEnded)


class TycoonLines(Lines):
    """The table is as it stands now; None where nobody may see it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, t, KINDS, onto=True)
        self.table: State | None = None if scene.public is None else scene.public.table

    def money(self, dollars: int) -> str:
        return money(dollars, self.scene)

    def party(self, who: int | str | None) -> str:
        """Somebody who pays or is paid: a player, a company or the bank."""
        return who if isinstance(who, str) else self.who(who)

    def of_event(self, key: str, event: msgspec.Struct, **values: Any) -> str:
        """Also with `full`, the name of a company, and `line`, from hub to hub."""
        found = self.kinds.written(event, self.scene)
        if name := getattr(event, "company", ""):
            found["full"] = company(name)
        if ends := getattr(event, "ends", ()):
            found["line"] = self.between(ends)
        return self.t(key, **{**found, **values})

    def of(self, company: str, piece: str, seat: int | None = None) -> None:
        """A turn told from its middle names the president."""
        last = self.lines[-1] if self.lines else None
        if (last is None or last.company != company) and self.table is not None:
            row = self.table.companies.get(company)
            seat = row.president if row is not None else None
        super().of(company, piece, seat)

    def before(self) -> Iterator[Any]:
        """The events before the one being told, the latest first."""
        yield from reversed(self.events[: self.at])

    def turn(self, kind: type[E]) -> list[E]:
        """The events of this kind in the turn of the company being told, from here on; none if the
        one being told is not the first of its kind: that tells them all."""
        told = any(isinstance(event, kind) for event in takewhile(_within, self.before()))
        return [] if told else list(self.ahead(kind))

    def ahead(self, kind: type[E]) -> Iterator[E]:
        """The events of this kind in the turn of the company being told, from here on."""
        rest = takewhile(_within, self.events[self.at :])
        return (event for event in rest if isinstance(event, kind))

    def place(self, where: str) -> str:
        return where if self.table is None else place(self.table, where, self.scene)

    def between(self, ends: tuple[str, str]) -> str:
        if self.table is None:
            return self.t("between", one=ends[0], two=ends[1])
        return between(self.table, ends, self.scene)

    def sums(self, parts: Mapping[str, int]) -> str:
        """`track $20, rights $20`: those that are not nothing, by their texts."""
        return ", ".join(
            self.t(f"told-{key}", amount=amount) for key, amount in parts.items() if amount
        )

    def rows(self, key: str, rows: Iterable[Sequence[Any]], names: str) -> list[str]:
        """Each row told, with its values under these names."""
        return [self.t(key, **dict(zip(names.split(), row, strict=True))) for row in rows]

    def counted(self, things: Counter[str]) -> list[str]:
        """`2 oil`, `1 passenger`."""
        return [several(name, count, self.scene) for name, count in things.items()]


# Lines.


def _hub(lines: TycoonLines, event: e.HubPlaced) -> None:
    """A factory, which its line follows at once; a transfer hub is told with its line, the rest
    with the set-up."""
    if event.kind == "factory":
        later = lines.events[lines.at :]
        owner = next(one.company for one in later if isinstance(one, e.LineOpened))
        factory = lines.t(f"factory-{event.item}")
        lines.of(owner, lines.of_event("told-factory", event, factory=factory))


def _opened(lines: TycoonLines, event: e.LineOpened) -> None:
    parts = {"track": event.track, "rights": event.rights, "engineering": event.engineering}
    piece = lines.t(
        "told-opened",
        line=lines.between((event.start, event.end)),
        hexes=[hex_ for hex_, _, _ in event.laid],
        amount=sum(parts.values()),
    )
    if event.rights or sum(map(bool, parts.values())) > 1:
        piece += f" ({lines.sums(parts)})"
    lines.of(event.company, piece)


def _taken(lines: TycoonLines, event: e.TrainTaken) -> None:
    """A broken line was told when it broke; lines over ten and those of a bankrupt company are
    told together."""
    if event.why in ("cut", "new line"):
        key = "told-cut" if event.why == "cut" else "told-train-moved"
        lines.of(event.company, lines.of_event(key, event))

    def alike(one: Any) -> bool:
        return isinstance(one, e.TrainTaken) and one.company == event.company

    if event.why in ("over ten", "insolvency") and not alike(next(lines.before(), None)):
        names = [lines.between(one.ends) for one in takewhile(alike, lines.events[lines.at :])]
        key = "told-over-ten" if event.why == "over ten" else "told-insolvency"
        lines.of(event.company, lines.t(key, lines=names, count=len(names)))


def _expanded(lines: TycoonLines, event: e.Expanded) -> None:
    rights = f" ({lines.sums({'rights': event.rights})})" if event.rights else ""
    lines.of(event.company, lines.of_event("told-expanded", event) + rights)


def _invested(lines: TycoonLines, event: e.Invested) -> None:
    """On the company's line; told alone, with the president as its subject."""
    alone = not lines.lines or lines.lines[-1].company is None
    key = lines.voiced("told-invested", event.seat) if alone else "told-invested"
    piece = lines.of_event(key, event, times=str(event.multiplier))
    if alone:
        lines.by(event.seat, piece)
    else:
        lines.add(piece)


# Deliveries.


def _delivered(lines: TycoonLines, event: e.Delivered) -> None:
    if found := lines.turn(e.Delivered):
        items = ", ".join(lines.counted(Counter(one.item for one in found)))
        amount = sum(one.income for one in found)
        lines.of(event.company, lines.t("told-delivered", amount=amount, items=items))


def _made(lines: TycoonLines, event: e.GoodsMade) -> None:
    made = Counter[str]()
    for one in lines.turn(e.GoodsMade):
        made[one.item] += one.count
    if made:
        lines.add(lines.t("told-made", items=lines.counted(made)))


def _came(lines: TycoonLines, event: e.PassengersCame) -> None:
    if found := lines.turn(e.PassengersCame):
        cities = list(map(lines.place, dict.fromkeys(one.hex for one in found)))
        lines.add(lines.t("told-came", count=sum(one.count for one in found), cities=cities))


def _refilled(lines: TycoonLines, event: e.HubRefilled) -> None:
    found = lines.turn(e.HubRefilled)
    for name in dict.fromkeys(one.item for one in found):
        hubs = [one for one in found if one.item == name]
        what, places = item(name, lines.scene), list(dict.fromkeys(one.hex for one in hubs))
        count = sum(one.count for one in hubs)
        lines.add(lines.t("told-refilled", item=what, places=places, count=count))


# Income.


def _income(lines: TycoonLines, event: e.IncomeCounted) -> None:
    less = lines.sums({"less-trains": event.trains, "less-interest": event.interest})
    piece = lines.t("told-income", amount=event.income)
    lines.of(event.company, piece + (f" ({less})" if less else ""))


def _paid_out(lines: TycoonLines, event: e.PaidOut) -> None:
    parts = [
        lines.t("told-payout-part", name=one.payee, amount=one.amount)
        for one in lines.ahead(e.Paid)
        if one.why == "payout" and one.payer == event.company
    ]
    piece = lines.t("told-paid-out", each=event.per_share, parts=parts)
    if event.kept:
        piece += ", " + lines.sums({"rest": event.kept})
    lines.of(event.company, piece)


def _turn_ended(lines: TycoonLines, event: e.TurnEnded) -> dict[str, Any]:
    targets = dict(event.targets)
    rows = [(name, lines.money(targets[name])) for name in event.order]
    order = ", ".join(lines.rows("told-target-price", rows, "company target"))
    return {"turn": str(event.turn), "order": order, "name": event.priority}


def _shown(lines: TycoonLines, event: e.InvestmentsShown) -> None:
    worth = [(*row, row[2] * row[3]) for row in event.markers if row[2] and row[4] is not None]
    if worth:
        told = lines.rows("told-marker", worth, "name hex value times company total")
        lines.told(lines.t("told-markers", parts="; ".join(told)))
    if empty := len(event.markers) - len(worth):
        lines.told(lines.t("told-markers-empty", count=empty))


OPERATION: dict[type, Telling] = {
    e.OperationBegan: lambda lines, event: lines.fresh(event.president, event.company),
    e.OperationSkipped: Alone("told-skipped"),
    e.FactoryWaits: Alone("told-factory-waits"),
    e.HubPlaced: _hub,
    e.HubRemoved: Add("told-hub-gone"),
    e.LineOpened: _opened,
    e.LineBroken: Of("told-broken", "company"),
    e.TrainTaken: _taken,
    e.Expanded: _expanded,
    e.Invested: _invested,
    e.Delivered: _delivered,
    e.GoodsMade: _made,
    e.PassengersCame: _came,
    e.HubRefilled: _refilled,
    e.IncomeCounted: _income,
    e.PaidOut: _paid_out,
    e.Retained: Of("told-retained", "company"),
    e.TurnEnded: Alone("told-turn-ended", more=_turn_ended),
    e.InvestmentsShown: _shown,
}
"""Payments of the Operate phase are told with what they are for."""
