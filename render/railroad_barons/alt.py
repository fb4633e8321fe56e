"""The board in sentences, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.railroad_barons as facts
from render.alt import LONGEST, clipped, told_within
from render.railroad_barons.shared.reading import (
    cost,
    income,
    next_level,
    share,
    side,
    started,
    stock,
    value,
)
from render.railroad_barons.shared.words import told
from render.words import money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View


def board_alt(view: View, names: Sequence[str], language: str, first: Sequence[str]) -> str:
    """The board, after the `first` sentences; without the levels of the Railroads when it would be
    too long with them."""
    called = [clipped(name) for name in names]
    full = [*first, *_sentences(view, called, language, True)]
    if sum(map(len, full)) + len(full) > LONGEST:
        short = [clipped(name, 14) for name in called]
        full = [*first, *_sentences(view, short, language, False)]
    return told_within(full)


def _sentences(view: View, names: Sequence[str], language: str, levels: bool) -> Iterator[str]:
    table = view.table
    for seat, name in enumerate(names):
        yield _player(table, seat, name, language)
    yield _top(table, language)
    begun = started(table)
    for holding in begun:
        yield _holding(table, holding, names, language, levels)
    rest = [holding for holding in facts.holdings() if holding not in begun]
    if rest:
        yield told("alt-unstarted", language, holdings=", ".join(rest))
    level = next_level(table)
    if level is not None:
        yield told("alt-next", language, level=str(level))


def _player(table: State, seat: int, name: str, language: str) -> str:
    player = table.players[seat]
    return told(
        "alt-player",
        language,
        name=name,
        cash=money(player.cash, language),
        stock=money(stock(table, seat), language),
        count=len(player.certificates),
        more=told("alt-priority", language) if table.priority == seat else "",
    )


def _holding(table: State, holding: str, names: Sequence[str], language: str, levels: bool) -> str:
    held = table.holdings[holding]
    shares = ", ".join(
        told("share", language, name=name, share=str(share(table, s, holding)))
        for s, name in enumerate(names)
    )
    amount = money(income(table, holding).total, language)
    printed = ", ".join(str(side(railroad).level) for railroad in held.railroads)
    if not held.railroads:
        railroads = told("no-railroad", language)
    elif levels:
        railroads = told("alt-levels", language, income=amount, levels=printed)
    else:
        railroads = told("alt-income", language, income=amount)
    return told(
        "alt-holding",
        language,
        holding=holding,
        value=money(value(table, holding) or 0, language),
        director="–" if held.director is None else names[held.director],
        shares=shares,
        treasury=money(held.treasury, language),
        railroads=railroads,
    )


def _top(table: State, language: str) -> str:
    if not table.stack:
        return told("alt-empty", language)
    card = facts.railroads()[table.stack[0]]
    sides = ", ".join(
        told(
            "alt-side",
            language,
            level=str(of.level),
            cost=money(cost(table, table.holding, of), language),
            income=money(of.income, language),
        )
        for of in card.sides
    )
    return told("alt-top", language, count=len(table.stack) - 1, card=card.name, sides=sides)
