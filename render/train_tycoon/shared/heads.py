"""The head of Train Tycoon's cards: the turn and its phase, the prompt, the sum; in a
preview what would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import data.train_tycoon as facts
from render.card import head
from render.card.top import Head, Top, format_change
from render.layout.part import Part
from render.paint.style import fit
from render.train_tycoon.shared.palettes import palette
from render.train_tycoon.shared.sums import Earning, describe_bid_sums, describe_sum, describe_voter
from render.train_tycoon.shared.table_values import count_running_trains, lines_of_taken_train
from render.train_tycoon.shared.words import (
    describe_preview_prompt,
    describe_prompt,
    format_purse,
    format_signed,
    picture_text,
    place_name,
    round_name,
    short_name,
    t,
)
from render.words import money
from rules.train_tycoon.ending import player_worth
from rules.train_tycoon.model.actions import AnyAction, TakeTrain
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.lines import Plan


def top_part(top: Top, row: Head, language: str, room: int = 0) -> Part:
    """Return ranking and head in the palette of the game."""
    return head.top_part(top, row, language, palette(), room)


def build_head(
    view: View, names: Sequence[str], language: str, line: Earning | None = None
) -> Head:
    """Return the head of a view's card; `line` is the best line that the company could open.
    `names` are in characters that the font has."""
    table = view.table
    turns = facts.components().turns
    key = "turns-left" if table.turn else "turns"
    voter = describe_voter(view, names, language)
    notice = "" if table.phase is Phase.OVER else t(key, language, left=turns - table.turn)
    return Head(
        round_name(table, language),
        describe_prompt(view, names, language),
        view.to_move[0] if len(view.to_move) == 1 else None,
        " · ".join(filter(None, (describe_sum(view, language, line), voter))),
        notice,
    )


def build_preview_head(
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
    """Return the head of a preview: the table is `after` the `action`.

    It is about a `company`, the `line` that it would open, or the part of a line chosen so far,
    the `plan`. `versus`: the tables to compare instead, without the choice and with it."""
    head = build_head(view, names, language)
    if action is not None:
        head = head._replace(ask=describe_preview_prompt(view, action, names, language) or head.ask)
    seat = view.to_move[0] if view.to_move else None
    rows = _list_changes(*(versus or (view.table, after)), seat, company, language)
    changes = tuple(_format_row(row, language, instead=versus is not None) for row in rows)
    if line is not None and company is not None:
        net = view.table.companies[company].net
        spent = format_change(*_purse_row(company, net, net - line.cost, language))
        cost = [spent] if line.cost else []
        changes = (*cost, *changes, *_describe_earning(line, language))
    elif plan is not None and company is not None:
        start = place_name(after, plan.way.start, language)
        head = head._replace(ask=_line_prompt("way", view, start, names, language))
        net = view.table.companies[company].net
        spent = format_change(*_purse_row(company, net, net - plan.cost.total, language))
        changes = (spent, *changes)
    if versus is not None and company is not None:
        changes = tuple(_describe_end_of_turn(versus, changes, company, language))
        if seat is not None:
            now = money(player_worth(Position(view.table), seat), language)
            changes = (*changes, t("change-worth-now", language, sum=now))
    if isinstance(action, TakeTrain):
        taken, opened = lines_of_taken_train(view.table, action)
        given_up = _describe_line("given-up", taken, language)
        changes = (given_up, _describe_line("gets-train", opened, language), *changes)
    elif view.table.phase is Phase.KEEP:
        changes = (*_describe_given_up(view.table, after, language), *changes)
    return head._replace(sum="", would=changes)


class _Row(NamedTuple):
    """What changes from what to what."""

    what: str
    before: str
    after: str


def _format_row(row: _Row | str, language: str, *, instead: bool) -> str:
    """Return a change; of two ways to go on, what comes `instead` of what."""
    if isinstance(row, str):
        return row
    return t("change-instead", language, **row._asdict()) if instead else format_change(*row)


def _describe_end_of_turn(
    versus: tuple[State, State], changes: Sequence[str], company: str, language: str
) -> Iterator[str]:
    """Yield the changes that the end of the turn will show, with the income even if it stays."""
    incomes = [table.companies[company].income for table in versus]
    if incomes[0] == incomes[1]:
        word = t("change-income", language, company=short_name(company))
        same = t("change-same", language, what=word, sum=money(incomes[0], language))
        changes = (*changes, same)
    yield t("change-end-of-turn", language, change=changes[0])
    yield from changes[1:]


def _describe_given_up(before: State, after: State, language: str) -> Iterator[str]:
    """Yield the lines that would be given up."""
    kept_ids = {line.id for line in after.lines}
    for line in before.lines:
        if line.id not in kept_ids:
            yield _describe_line("given-up", line, language)


def _describe_line(key: str, line: Line, language: str) -> str:
    return t(f"change-{key}", language, line=str(line.id), ends=" – ".join(line.ends))


def build_reach_head(
    view: View, names: Sequence[str], language: str, start: str, reach: Sequence[Earning]
) -> Head:
    """Return the head of a page that asks where a line that begins at `start` (in words) ends:
    what may be spent, and what the ends within `reach` would bring, best first."""
    table, position = view.table, Position(view.table)
    company = position.operation.company
    ask = _line_prompt("start", view, start, names, language)
    best = sorted(reach, key=lambda earning: (-earning.after, earning.cost))
    income = forecast.forecast_turn(position).income
    spend = money(position.spending_limit(company), language)
    return build_head(view, names, language)._replace(
        ask=ask,
        sum=t("sum-start", language, spend=spend, income=money(income, language)),
        would=tuple(_describe_end(table, earning, language) for earning in best) or None,
    )


def _line_prompt(key: str, view: View, place: str, names: Sequence[str], language: str) -> str:
    """Return a question about a line that begins at a place."""
    company = short_name(Position(view.table).operation.company)
    name = fit(names[view.to_move[0]], 36, 260)
    return picture_text(f"would-{key}", language, name=name, company=company, place=place)


def _describe_end(table: State, earning: Earning, language: str) -> str:
    values = {"cost": money(earning.cost, language), "income": money(earning.after, language)}
    return t("change-end", language, place=place_name(table, earning.end, language), **values)


def _describe_earning(line: Earning, language: str) -> Iterator[str]:
    """Yield what the company would earn with the line."""
    word = t("change-turn", language)
    if line.before != line.after:
        yield format_change(*_sums_row(word, line.before, line.after, language))
    else:
        yield t("change-same", language, what=word, sum=money(line.after, language))
    if line.end:
        if line.gain < 0:
            yield t("change-loss", language, loss=money(-line.gain, language))
        else:
            yield t("change-gain", language, gain=format_signed(line.gain, language))


def _list_changes(
    before: State, after: State, seat: int | None, company: str | None, language: str
) -> Iterator[_Row | str]:
    """Yield the differences between two tables: of a company and of a player."""
    if company is not None:
        if seat is not None:
            shares_before, shares_after = (
                table.players[seat].shares.get(company, 0) for table in (before, after)
            )
            if shares_before != shares_after:
                word = t("change-shares", language, company=short_name(company))
                yield _Row(word, str(shares_before), str(shares_after))
        if before.attempt is None and after.attempt is not None:
            yield from _describe_target(after, after.attempt.target, language)
        yield from _list_company_changes(before, after, company, language)
    if seat is not None:
        old, new = before.players[seat].net, after.players[seat].net
        if old != new:
            yield _purse_row("", old, new, language)
        old, new = player_worth(Position(before), seat), player_worth(Position(after), seat)
        if old != new:
            yield _sums_row(t("change-worth", language), old, new, language)


def _describe_target(after: State, target: str, language: str) -> Iterator[str]:
    """Yield what can be bid, who may bid, and the fee if no deal is made."""
    fee = money(facts.finance().failed_bid_fee, language)
    if not after.asks:
        yield t("change-no-bidder", language, fee=fee)
        return
    yield describe_bid_sums(after, target, language)
    bidders = ", ".join(short_name(ask.company) for ask in after.asks)
    yield t("change-bidders", language, companies=bidders)
    yield t("change-no-deal", language, fee=fee)


def _list_company_changes(
    before: State, after: State, company: str, language: str
) -> Iterator[_Row]:
    """Yield the changes of its cash, income and price, and of its trains."""
    old_row, new_row = before.companies[company], after.companies[company]
    if old_row.net != new_row.net:
        yield _purse_row(company, old_row.net, new_row.net, language)
    for key, old, new in (
        ("income", old_row.income, new_row.income),
        ("price", old_row.price, new_row.price),
    ):
        if old != new:
            word = t(f"change-{key}", language, company=short_name(company))
            yield _sums_row(word, old, new, language)
    trains = [count_running_trains(table, company) for table in (before, after)]
    if trains[0] != trains[1]:
        yield _Row(t("change-trains", language), str(trains[0]), str(trains[1]))


def _sums_row(label: str, before: int, after: int, language: str) -> _Row:
    return _Row(label, money(before, language), money(after, language))


def _purse_row(company: str, before: int, after: int, language: str) -> _Row:
    """Return a change of cash and loans: of a company, or of the player if there is none."""
    word = t("own-cash", language)
    if company:
        word = t("change-cash", language, whose=short_name(company))
    return _Row(word, format_purse(before, language), format_purse(after, language))
