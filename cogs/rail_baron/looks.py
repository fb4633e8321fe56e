"""Private looks, and the picture in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf
from bot.chat.declared.looks import Looks
from bot.chat.narration import leading
from cogs.rail_baron import pictures
from cogs.rail_baron.market import auction_told
from cogs.rail_baron.riding import on_plan
from cogs.rail_baron.routes import planned
from cogs.rail_baron.words import (
    board_of,
    bound,
    cash_of,
    dearest_fee,
    engine,
    me,
    person,
    position,
    railroad,
    t,
)
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView
from rules.rail_baron.ownership.establishment import plain_rate, rate


def mine(scene: Scene) -> str:
    """Everything about the reader's own seat, the secret cash too."""
    if scene.seat is None:
        return t("me-none", scene)
    graph, seat = board_of(scene), me(scene)
    cash, level = cash_of(scene), announce_level(scene.public.options.edition)
    place = graph.name(seat.milepost) if seat.milepost >= 0 else "?"
    lines = [
        t("me-cash-secret" if seat.cash is None else "me-cash", scene, cash=cash, level=level),
        t("me-train", scene, engine=engine(seat.engine, scene), place=place, home=seat.home),
        _my_trip(scene, seat),
    ]
    key = "me-railroads" if seat.railroads else "me-no-railroads"
    lines.append(t(key, scene, railroads=", ".join(map(railroad, seat.railroads))))
    kept = ", ".join(
        t("established-at", scene, railroad=mark, fee=rate) for mark, rate in _kept(scene, seat)
    )
    if kept:
        lines.append(t("me-established", scene, railroads=kept))
    plan = planned(scene)
    if plan is not None:
        goal = (seat.home if seat.declared else seat.destination) or ""
        lines.append(t("me-plan", scene, railroads=", ".join(plan.railroads), target=goal))
    lines += leading.told(scene.leads, scene.names, scene.language)
    return "\n".join(lines)


def _kept(scene: Scene, seat: SeatView) -> Iterator[tuple[str, int]]:
    """The railroads that the seat rides for less than anybody else, and for how much (19a)."""
    known = position(scene)
    for mark in sorted(seat.established):
        due = rate(known, seat.seat, mark)
        if due < plain_rate(known, seat.seat, mark):
            yield mark, due


def _my_trip(scene: Scene, seat: SeatView) -> str:
    if seat.declared:
        return t("me-declared", scene, alternate=seat.alternate or "")
    return t("me-no-trip", scene) if seat.destination is None else bound(scene, "me-trip", seat)


def in_words(scene: Scene) -> str:
    """The public picture in words: who stands where, owns what, and what the bank sells."""
    view = scene.public
    lines = [_seat_line(scene, seat) for seat in view.seats]
    if view.third_owner:
        lines.append(t("text-third", scene, railroads=", ".join(view.third_owner)))
    if view.sold_out:
        lines.append(t("text-sold-out", scene, fee=dearest_fee()))
    if view.bank:
        lines.append(t("text-bank", scene, railroads=", ".join(view.bank)))
    if view.set_aside:
        lines.append(t("text-set-aside", scene, railroads=", ".join(view.set_aside)))
    if view.auction is not None:
        lines.append(auction_told(scene))
    if view.phase is not Phase.OVER:
        lines.append(t("text-turn", scene, name=person(scene, view.turn.seat)))
    return "\n".join(lines)


def _seat_line(scene: Scene, seat: SeatView) -> str:
    name = person(scene, seat.seat)
    if seat.bankrupt:
        return t("text-bankrupt", scene, name=name)
    to, cash = "", ""
    if seat.declared:
        to = t("text-declared", scene, alternate=seat.alternate or "")
    elif seat.destination is not None:
        to = bound(scene, "text-trip", seat)
    if seat.cash is not None:
        cash = t("text-cash", scene, cash=seat.cash)
    values = {"name": name, "home": seat.home, "trip": to, "cash": cash}
    place = board_of(scene).name(seat.milepost)
    line = t("text-seat", scene, engine=engine(seat.engine, scene), place=place, **values)
    owned = t("text-owns", scene, railroads=", ".join(seat.railroads)) if seat.railroads else ""
    return f"{line}. {owned}".rstrip()


def _whole(scene: Scene) -> Leaf:
    first, *more = pictures.whole_map(scene)
    return Leaf("", first, more=tuple(more))


LOOKS = Looks(
    t,
    {
        "me": lambda scene: Leaf(mine(scene), buttons=on_plan(scene)),
        "wide": _whole,
        "deeds": lambda scene: Leaf("", pictures.deeds(scene)),
        "text": lambda scene: Leaf(in_words(scene)),
    },
)
