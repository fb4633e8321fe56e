"""The upper panel of every card: the ranking, the turn and its phase, what is asked, what it is
about; of a preview, what would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.train_tycoon as facts
from render.card.head import above as card_above
from render.card.top import Head, Top, change
from render.paint.style import PHONE_WIDTH, fit
from render.train_tycoon.shared.inks import inks
from render.train_tycoon.shared.running import taken_from, trains_out
from render.train_tycoon.shared.sums import Earning, offers, sum_of
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import (
    place_name,
    round_name,
    short,
    signed,
    told,
    waits_for,
    would_ask,
)
from render.words import money
from rules.train_tycoon.ending import worth
from rules.train_tycoon.model.actions import AnyAction, TakeTrain
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.lines import Plan


def above(top: Top, row: Head, language: str, width: int = PHONE_WIDTH) -> Image.Image:
    """`render.card.head.above` in the palette of this game."""
    return card_above(top, row, language, inks(), width)


def head_of(view: View, names: Sequence[str], language: str, line: Earning | None = None) -> Head:
    """The head of a card of the present; `names` as lettered, `line` the best that the company
    could open."""
    table = view.table
    turns = facts.components().turns
    key = "turns-left" if table.turn else "turns"
    notice = "" if table.phase is Phase.OVER else t(key, language, left=turns - table.turn)
    return Head(
        round_name(table, language),
        waits_for(view, names, language),
        view.to_move[0] if len(view.to_move) == 1 else None,
        sum_of(view, language, line),
        notice,
    )


def head_if(
    view: View,
    names: Sequence[str],
    language: str,
    after: State,
    company: str | None,
    line: Earning | None = None,
    versus: tuple[State, State] | None = None,
    action: AnyAction | None = None,
    plan: Plan | None = None,
) -> Head:
    """The head of a preview of the table as it would be after an `action`, about a company, with a
    `line` that it would open, or as much of one as is settled, the `plan`. `versus`: tables to be
    compared instead, without the choice and with it."""
    now = head_of(view, names, language)
    if action is not None:
        now = now._replace(ask=would_ask(view, action, names, language) or now.ask)
    seat = view.to_move[0] if view.to_move else None
    changes = tuple(_changed(*(versus or (view.table, after)), seat, company, language))
    if line is not None and company is not None:
        net = view.table.companies[company].net
        cost = [_money(short(company), net, net - line.cost, language)] if line.cost else []
        changes = (*cost, *changes, *_earned(line, language))
    elif plan is not None and company is not None:
        start = place_name(after, plan.way.start, language)
        now = now._replace(ask=_where("way", view, start, names, language))
        net = view.table.companies[company].net
        changes = (_money(short(company), net, net - plan.cost.total, language), *changes)
    if versus is not None and company is not None:
        earned = [table.companies[company].income for table in versus]
        if earned[0] == earned[1]:
            word = t("change-income", language, company=short(company))
            same = t("change-same", language, what=word, sum=money(earned[0], language))
            changes = (*changes, same)
    if isinstance(action, TakeTrain):
        changes = (*_taken(view.table, action, language), *changes)
    elif view.table.phase is Phase.KEEP:
        changes = (*_given_up(view.table, after, language), *changes)
    return now._replace(sum="", would=changes)


def _given_up(before: State, after: State, language: str) -> Iterator[str]:
    """The lines that are no more."""
    kept = {line.id for line in after.lines}
    for line in before.lines:
        if line.id not in kept:
            ends = " – ".join(line.ends)
            yield t("change-given-up", language, line=str(line.id), ends=ends)


def head_from(
    view: View, names: Sequence[str], language: str, start: str, reach: Sequence[Earning]
) -> Head:
    """The head of a page that asks where a line ends which begins at a `start`, in words: what can
    be spent, and what the ends within `reach` would bring, the best first."""
    table, position = view.table, Position(view.table)
    name = position.operation.company
    ask = _where("start", view, start, names, language)
    best = sorted(reach, key=lambda one: (-one.after, one.cost))
    income = forecast.this_turn(position).income
    spend = money(position.may_spend(name), language)
    return head_of(view, names, language)._replace(
        ask=ask,
        sum=t("sum-start", language, spend=spend, income=money(income, language)),
        would=tuple(_reached(table, one, language) for one in best) or None,
    )


def _where(key: str, view: View, place: str, names: Sequence[str], language: str) -> str:
    """A question about a line that begins at a place, in words."""
    company = short(Position(view.table).operation.company)
    name = fit(names[view.to_move[0]], 36, 260)
    return told(f"would-{key}", language, name=name, company=company, place=place)


def _reached(table: State, one: Earning, language: str) -> str:
    values = {"cost": money(one.cost, language), "income": money(one.after, language)}
    return t("change-end", language, place=place_name(table, one.end, language), **values)


def _taken(table: State, action: TakeTrain, language: str) -> Iterator[str]:
    """Which line is given up, and which one has its train."""
    for key, line in zip(("given-up", "gets-train"), taken_from(table, action), strict=True):
        yield t(f"change-{key}", language, line=str(line.id), ends=" – ".join(line.ends))


def _earned(line: Earning, language: str) -> Iterator[str]:
    """What the company earns with it."""
    word = t("change-turn", language)
    if line.before != line.after:
        yield _pair(word, line.before, line.after, language)
    else:
        yield t("change-same", language, what=word, sum=money(line.after, language))
    if line.end:
        yield t("change-gain", language, gain=signed(line.gain, language))


def _changed(
    before: State, after: State, seat: int | None, company: str | None, language: str
) -> Iterator[str]:
    """What differs between two tables: of a company and of a player."""
    if company is not None:
        if seat is not None:
            had, has = (table.players[seat].shares.get(company, 0) for table in (before, after))
            if had != has:
                word = t("change-shares", language, company=short(company))
                yield change(word, str(had), str(has))
        if before.attempt is None and after.attempt is not None:
            yield from _targeted(after, after.attempt.target, language)
        yield from _of_company(before, after, company, language)
    if seat is not None:
        was, then = before.players[seat].net, after.players[seat].net
        if was != then:
            yield _money("", was, then, language)
        was, then = worth(Position(before), seat), worth(Position(after), seat)
        if was != then:
            yield _pair(t("change-worth", language), was, then, language)


def _targeted(after: State, target: str, language: str) -> Iterator[str]:
    """What can be bid, who may, and what it costs if no deal is made."""
    yield offers(after, target, language)
    asked = ", ".join(short(ask.company) for ask in after.asks)
    yield t("change-bidders" if asked else "change-no-bidder", language, companies=asked)
    fee = money(facts.finance().failed_bid_fee, language)
    yield t("change-no-deal", language, fee=fee)


def _of_company(before: State, after: State, company: str, language: str) -> Iterator[str]:
    """Its cash, income and price, and its trains."""
    one, other = before.companies[company], after.companies[company]
    if one.net != other.net:
        yield _money(short(company), one.net, other.net, language)
    for key, was, then in (
        ("income", one.income, other.income),
        ("price", one.price, other.price),
    ):
        if was != then:
            yield _pair(t(f"change-{key}", language, company=short(company)), was, then, language)
    trains = [trains_out(table, company) for table in (before, after)]
    if trains[0] != trains[1]:
        yield change(t("change-trains", language), str(trains[0]), str(trains[1]))


def _pair(what: str, before: int, after: int, language: str) -> str:
    return change(what, money(before, language), money(after, language))


def _money(whose: str, before: int, after: int, language: str) -> str:
    """Cash, or where there are loans net: of a company, or with nothing said the player's own."""
    key = "cash" if min(before, after) >= 0 else "net"
    word = t(f"change-{key}" if whose else f"own-{key}", language, whose=whose)
    return _pair(word, before, after, language)
