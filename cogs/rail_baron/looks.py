"""Private looks, the picture in words, and the ranking."""

from __future__ import annotations

from bot.chat.contract.adapter import Button, Leaf, Scene
from cogs.rail_baron import pictures
from cogs.rail_baron.planning import follow_button
from cogs.rail_baron.riding import planned
from cogs.rail_baron.words import engine, money, person, railroad, t
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import SeatView

LOOKS = ("me", "wide", "deeds", "text")


def buttons(language: str) -> tuple[Button, ...]:
    return tuple(Button(key, t(f"look-{key}", language), "quiet") for key in LOOKS)


def look(scene: Scene, key: str) -> Leaf:
    """One of `LOOKS`; raises `LookupError` for anything else."""
    language, public = scene.language, scene.public
    if key == "me":
        return Leaf(mine(scene), buttons=_keep_on(scene))
    if key == "wide":
        return Leaf("", pictures.whole_map(public, scene.names, language))
    if key == "deeds":
        return Leaf("", pictures.deeds(public, scene.names, language))
    if key == "text":
        return Leaf(in_words(scene))
    raise LookupError(key)


def _keep_on(scene: Scene) -> tuple[Button, ...]:
    """The way on along the remembered route: now, for a reader who is to ride, or by itself."""
    if scene.seat is None or planned(scene) is None:
        return ()
    now = Button("ride/plan", t("press-plan", scene.language), "go")
    return (now, follow_button(scene)) if scene.view.may_ride else (follow_button(scene),)


def mine(scene: Scene) -> str:
    """Everything about the reader's own seat, the secret cash too."""
    language = scene.language
    if scene.seat is None:
        return t("me-none", language)
    graph = board(scene.public.options)
    seat: SeatView = scene.view.seats[scene.seat]
    cash = money(seat.cash or 0, language)
    level = announce_level(scene.public.options.edition)
    secret = scene.public.seats[scene.seat].cash is None
    lines = [
        t("me-cash-secret", language, cash=cash, level=money(level, language))
        if secret
        else t("me-cash", language, cash=cash),
        t(
            "me-train",
            language,
            engine=engine(seat.engine, language),
            place=graph.name(seat.milepost) if seat.milepost >= 0 else "?",
            home=seat.home,
        ),
    ]
    lines.append(_my_trip(graph, seat, language))
    if seat.railroads:
        names = ", ".join(railroad(graph, mark) for mark in seat.railroads)
        lines.append(t("me-railroads", language, railroads=names))
    else:
        lines.append(t("me-no-railroads", language))
    if seat.established:
        kept = ", ".join(
            t("established-at", language, railroad=mark, fee=money(rate, language))
            for mark, rate in sorted(seat.established.items())
        )
        lines.append(t("me-established", language, railroads=kept))
    plan = planned(scene)
    if plan is not None:
        goal = seat.home if seat.declared else seat.destination
        ridden = ", ".join(plan.railroads)
        lines.append(t("me-plan", language, railroads=ridden, target=goal or ""))
    return "\n".join(lines)


def _my_trip(graph: Board, seat: SeatView, language: str) -> str:
    if seat.declared:
        return t("me-declared", language, alternate=seat.alternate or "")
    if seat.destination is None:
        return t("me-no-trip", language)
    payoff = money(graph.payoff(seat.departure, seat.destination), language)
    return t("me-trip", language, **{"from": seat.departure}, to=seat.destination, payoff=payoff)


def in_words(scene: Scene) -> str:
    """The public picture in words: who stands where, owns what, and what the bank sells."""
    language, view = scene.language, scene.public
    graph = board(view.options)
    lines = [_seat_line(graph, seat, scene) for seat in view.seats]
    if view.third_owner:
        lines.append(t("text-third", language, railroads=", ".join(view.third_owner)))
    if view.sold_out:
        lines.append(t("text-sold-out", language, fee=money(10_000, language)))
    elif view.bank:
        lines.append(t("text-bank", language, railroads=", ".join(view.bank)))
    if view.phase is not Phase.OVER:
        lines.append(t("text-turn", language, name=person(scene.names, view.turn.seat, language)))
    return "\n".join(lines)


def _seat_line(graph: Board, seat: SeatView, scene: Scene) -> str:
    language = scene.language
    name = person(scene.names, seat.seat, language)
    if seat.bankrupt:
        return t("text-bankrupt", language, name=name)
    bound = ""
    if seat.declared:
        bound = t("text-declared", language, alternate=seat.alternate or "")
    elif seat.destination is not None:
        payoff = money(graph.payoff(seat.departure, seat.destination), language)
        bound = t(
            "text-trip",
            language,
            **{"from": seat.departure},
            to=seat.destination,
            payoff=payoff,
        )
    cash = "" if seat.cash is None else money(seat.cash, language)
    line = t(
        "text-seat",
        language,
        name=name,
        engine=engine(seat.engine, language),
        place=graph.name(seat.milepost),
        home=seat.home,
        trip=bound,
        cash=t("text-cash", language, cash=cash) if cash else "",
    )
    line += "."
    if seat.railroads:
        line += " " + t("text-owns", language, railroads=", ".join(seat.railroads))
    return line
