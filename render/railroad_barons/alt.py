"""The board in sentences, for the alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.railroad_barons as facts
from render.alt import LONGEST, join_within, truncate
from render.railroad_barons.shared.table_values import (
    income,
    next_level,
    railroad_cost,
    railroad_side,
    share_percent,
    share_value,
    started_holdings,
    stock_value,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View


def describe_board(view: View, names: Sequence[str], language: str, first: Sequence[str]) -> str:
    """Return the alt text of the board, which begins with the `first` sentences; without the
    levels of the Railroads if it would be too long with them."""
    shown_names = [truncate(name) for name in names]
    sentences = [*first, *_sentences(view, shown_names, language, True)]
    if sum(map(len, sentences)) + len(sentences) > LONGEST:
        short_names = [truncate(name, 14) for name in shown_names]
        sentences = [*first, *_sentences(view, short_names, language, False)]
    return join_within(sentences)


def _sentences(view: View, names: Sequence[str], language: str, levels: bool) -> Iterator[str]:
    table = view.table
    for seat, name in enumerate(names):
        yield _describe_player(table, seat, name, language)
    yield _describe_top_card(table, language)
    started_names = started_holdings(table)
    for holding in started_names:
        yield _describe_holding(table, holding, names, language, levels)
    rest = [holding for holding in facts.holdings() if holding not in started_names]
    if rest:
        yield picture_text("alt-unstarted", language, holdings=", ".join(rest))
    level = next_level(table)
    if level is not None:
        yield picture_text("alt-next", language, level=str(level))


def _describe_player(table: State, seat: int, name: str, language: str) -> str:
    player = table.players[seat]
    return picture_text(
        "alt-player",
        language,
        name=name,
        cash=money(player.cash, language),
        stock=money(stock_value(table, seat), language),
        count=len(player.certificates),
        more=picture_text("alt-priority", language) if table.priority == seat else "",
    )


def _describe_holding(
    table: State, holding: str, names: Sequence[str], language: str, levels: bool
) -> str:
    row = table.holdings[holding]
    shares = ", ".join(
        picture_text("share", language, name=name, share=str(share_percent(table, s, holding)))
        for s, name in enumerate(names)
    )
    amount = money(income(table, holding).total, language)
    printed = ", ".join(str(railroad_side(railroad).level) for railroad in row.railroads)
    if not row.railroads:
        railroads = picture_text("no-railroad", language)
    elif levels:
        railroads = picture_text("alt-levels", language, income=amount, levels=printed)
    else:
        railroads = picture_text("alt-income", language, income=amount)
    return picture_text(
        "alt-holding",
        language,
        holding=holding,
        value=money(share_value(table, holding) or 0, language),
        director="–" if row.director is None else names[row.director],
        shares=shares,
        treasury=money(row.treasury, language),
        railroads=railroads,
    )


def _describe_top_card(table: State, language: str) -> str:
    if not table.stack:
        return picture_text("alt-empty", language)
    card = facts.railroads()[table.stack[0]]
    sides = ", ".join(
        picture_text(
            "alt-side",
            language,
            level=str(printed_side.level),
            cost=money(railroad_cost(table, table.holding, printed_side), language),
            income=money(printed_side.income, language),
        )
        for printed_side in card.sides
    )
    return picture_text(
        "alt-top", language, count=len(table.stack) - 1, card=card.name, sides=sides
    )
