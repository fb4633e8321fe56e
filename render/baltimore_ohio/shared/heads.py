"""The top of every picture of a running game: the ranking, the round, what is asked, the one sum
that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import inks
from render.baltimore_ohio.shared.reading import value
from render.baltimore_ohio.shared.sums import arrow, sum_of
from render.baltimore_ohio.shared.words import level_name, round_name, short, told, waits_for
from render.card.head import above
from render.card.top import Head, Top, change
from render.paint.style import TALLEST
from render.words import money
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.model.actions import BuildTrack
from rules.baltimore_ohio.model.state import Phase, RailroadState, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import Plan


def upper(top: Top, head: Head, language: str, room: int = TALLEST) -> Image.Image:
    """`render.card.head.above` in the palette of this game."""
    return above(top, head, language, inks(), room=room)


def head_of(
    view: View,
    names: Sequence[str],
    language: str,
    would: tuple[str, ...] | None = None,
    *,
    step: str = "",
    after: View | None = None,
) -> Head:
    """The round, what the table waits for and the sum of it, the Tech Level; on a preview what it
    `would` change, by a `step` of a railroad's turn or the "whole" of it, and the sum only where
    the view `after` it asks what becomes of an income. `names` as lettered."""
    table: State = view.table
    shown: View | None = view
    if would is not None:
        shown = after if after is not None and after.table.phase is Phase.PROFIT else None
    return Head(
        round_name(table, language),
        waits_for(view, names, language, step=step),
        view.to_move[0] if view.to_move else None,
        "" if shown is None else sum_of(shown, language),
        level_name(table, language),
        would,
    )


def differences(
    before: State, after: State, railroad: str, language: str, plan: Plan | None = None
) -> tuple[str, ...]:
    """What two tables differ in that matters to a railroad's turn: the treasury, its value, what
    it nets, the Tech Level; of a whole turn by its `plan` also where the net income goes."""
    old, new = before.railroads[railroad], after.railroads[railroad]
    rows = []
    seat = new.president if old.president is None else old.president
    if seat is not None:
        first, last = before.players[seat], after.players[seat]
        rows.append(("own", money(first.cash, language), money(last.cash, language)))
        held = [str(one.shares.get(railroad, 0)) for one in (first, last)]
        rows.append(("own-shares", held[0], held[1]))
    rows += [("treasury", money(old.treasury, language), money(new.treasury, language))]
    values = [
        "–" if one is None else money(one, language)
        for one in (value(before, railroad), value(after, railroad))
    ]
    rows.append(("value", values[0], values[1]))
    rows.append(("level", str(before.tech_level), str(after.tech_level)))
    if plan is None:
        rows.append(("cards", str(len(old.cards)), str(len(new.cards))))
    same: tuple[str, ...] = ()
    if after.business is not None and after.business.made is not None:
        earned = money(after.business.made.net, language)
        rows.append(("earned", money(old.income, language), earned))
        if after.business.made.net == old.income:
            same = (told("would-earned-same", language, net=earned),)
    elif old.track and new.track:
        nets = [money(outcomes.works(one, railroad).net, language) for one in (before, after)]
        rows.append(("net", nets[0], nets[1]))
    rows.append(("status", told(old.status, language), told(new.status, language)))
    changes = tuple(
        change(told(f"would-{key}", language), first, last)
        for key, first, last in rows
        if first != last
    )
    if plan is None:
        return (*same, *changes)
    return (*_done(old, new, plan, language), *changes)


def _done(old: RailroadState, new: RailroadState, plan: Plan, language: str) -> Iterator[str]:
    """What a whole turn does with equipment and the net income."""
    if not (plan.scrap or plan.buy or isinstance(plan.track, BuildTrack)):
        yield told("would-idle", language)
    levels = [str(facts.card(card).tech_level) for card in new.cards if card not in old.cards]
    if levels:
        yield told("would-buys", language, levels=", ".join(levels), count=len(levels))
    if scrapped := sum(card not in new.cards for card in old.cards):
        yield told("would-scraps", language, count=scrapped)
    if plan.pays is not None and new.income > 0:
        goes = "would-pays" if plan.pays else "would-keeps"
        yield told(goes, language, net=money(new.income, language))


def dealt(
    before: State, after: State, seat: int, cash: tuple[int, ...], language: str
) -> tuple[str, ...]:
    """What a market turn changes: the seat's cash, its shares, the values that move or begin, and
    the treasuries that pay for shares bought back."""
    rows = []
    old, new = before.players[seat].shares, after.players[seat].shares
    for name in after.railroads:
        first, last = old.get(name, 0), new.get(name, 0)
        if first != last:
            held = told("would-shares", language, railroad=short(name))
            rows.append(change(held, str(first), str(last)))
    for name in after.railroads:
        first_value, last_value = value(before, name), value(after, name)
        if first_value != last_value:
            worth = told("would-value-of", language, railroad=short(name))
            rows.append(f"{worth} {arrow(first_value, last_value, language)}")
    for name in after.railroads:
        first, last = before.railroads[name].treasury, after.railroads[name].treasury
        if last < first:
            paid = told("would-treasury-of", language, railroad=short(name))
            rows.append(f"{paid} {arrow(first, last, language)}")
    if cash[0] != cash[-1] or not rows:
        own = (money(one, language) for one in (cash[0], cash[-1]))
        rows.insert(0, change(told("would-cash", language), *own))
    return tuple(rows)
