"""A Holding's card on the board: value, Director, treasury, certificates; tokens, Railroads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import data.railroad_barons as facts
from render.layout.box import Box, Card, Framed, Space, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Row
from render.layout.text import Paragraph, Text, label
from render.paint.image_cache import cached
from render.paint.style import CARD, INK, RULE, SMALLEST, WHITE
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import (
    QUIET,
    News,
    becomes_obsolete_next,
    certificate_owner,
    dividend,
    idle_tokens,
    income,
    railroad_side,
    share_value,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating.revenue import raised_value


class HoldingCard(NamedTuple):
    """The contents of a card. `value` in dollars, None before the start; `railroads` as (side,
    becomes obsolete next, just bought or asked for); `owners` of the certificates, largest first;
    `tokens` on (+), on the down circles, in the network, and free."""

    holding: str
    value: int | None
    floated: bool
    director: int | None
    treasury: int
    railroads: tuple[tuple[facts.Side, bool, bool], ...]
    investors: tuple[str, ...]
    tokens: tuple[int, int, int, int]
    owners: tuple[int | None, ...]
    income: int
    per: int | None
    """What 10% earn, in a Stock Round."""
    on_turn: bool
    payout: tuple[int, int, int] | None
    """While a dividend is being decided: what each seat would receive, and the share value
    after it."""
    news: News = QUIET


def build_card(
    table: State, holding: str, news: News = QUIET, *, is_past: bool = False
) -> HoldingCard:
    """Return a Holding as the table has it; what is in `news` is framed. In a replay, which
    `is_past`, none is on turn."""
    row = table.holdings[holding]
    sides = [railroad_side(railroad) for railroad in row.railroads]
    on_turn, payout = table.holding == holding and table.half > 0 and not is_past, None
    wanted = table.offer.card if table.offer is not None else ""
    if on_turn and table.phase is Phase.REVENUE:
        first, second = (dividend(table, seat, holding) for seat in (0, 1))
        payout = (first, second, raised_value(Position(table), holding))
    return HoldingCard(
        holding,
        share_value(table, holding),
        row.floated,
        row.director,
        row.treasury,
        tuple(
            (side, becomes_obsolete_next(table, side), railroad.card in (*news.railroads, wanted))
            for side, railroad in zip(sides, row.railroads, strict=True)
        ),
        tuple(row.investors),
        (row.plus, row.down, row.network, idle_tokens(table, holding)),
        tuple(certificate_owner(table, holding, p) for p in facts.constants().certificate_percents),
        income(table, holding).total,
        None if table.half else income(table, holding).total // 10,
        on_turn,
        payout,
        news,
    )


@cached
def render_card(row: HoldingCard, names: tuple[str, ...], language: str) -> Part:
    """Return the card; the `names` of the players stand in its words only."""
    lines = [_title(row, language, names), _assets(row, language)]
    if row.payout is not None:
        lines.append(_payout(row.payout, language, names))
    ground, edge, line = (WHITE, INK, 5) if row.on_turn else (CARD, RULE, 2)
    box = Column(*lines, gap=1, separator="; ")
    card = Card(box, ground=ground, edge=edge, line=line)
    return lay_out(card, bottom=4)


def _title(row: HoldingCard, language: str, names: Sequence[str]) -> Box:
    value = Text(money(row.value or 0, language), 44, bold=True)
    director: Box = Space(42)
    if row.director is not None:
        words = picture_text("directed-by", language, name=names[row.director])
        director = badge(row.director, words=words)
    if row.floated or row.treasury:
        sum_ = Text(money(row.treasury, language), 36, bold=True)
        treasury: list[Box] = [
            Row(
                label(picture_text("treasury", language)),
                Framed(sum_, news=row.news.treasury),
            )
        ]
    else:
        treasury = [Paragraph(picture_text("unfloated", language), SMALLEST, most=2, leading=1.0)]
    return Row(
        Framed(signs.plate(row.holding), news=row.news.begun, radius=10),
        Row(value, Space(max(0, 100 - value.width)), gap=0),
        director,
        *treasury,
        fill(),
        signs.certificates(row.owners, language, names, row.news.papers),
        separator=", ",
    )


def _assets(row: HoldingCard, language: str) -> Box:
    """Return tokens, Railroads, Investors and, at the right, the income."""
    total = f"= {money(row.income, language)}"
    if row.per is not None:
        total += f" · {picture_text('per-ten', language, income=money(row.per, language))}"
    words = picture_text("alt-income", language, income=money(row.income, language))
    plus, down, network, free = row.tokens
    uses: list[tuple[signs.Use, int]] = [("free", free), ("network", network)]
    if row.on_turn:
        uses = [("plus", plus), ("down", down), *uses]
    tokens = signs.tokens(row.holding, uses, language, counted=not row.on_turn)
    railroads: list[Box] = [
        Framed(signs.railroad(side, goes_next, language), news=is_new)
        for side, goes_next, is_new in row.railroads
    ]
    return Flow(
        Framed(tokens, news=row.news.tokens),
        *(railroads or [label(picture_text("no-railroad", language), 35)]),
        *(signs.investor(name, language, len(row.railroads)) for name in row.investors),
        last=Text(total, 38, bold=True, words=words) if row.railroads else None,
        line_gap=2,
    )


def _payout(payout: tuple[int, int, int], language: str, names: Sequence[str]) -> Box:
    """Return what paying the revenue would bring to each player, and the share value then."""
    first, second, value = payout
    parts = [
        Row(badge(seat, 18, words=names[seat]), Text(f"+ {money(amount, language)}", 36, bold=True))
        for seat, amount in enumerate((first, second))
    ]
    after = Row(
        label(picture_text("then-value", language), 35),
        Text(money(value, language), 36, bold=True),
    )
    return Row(label(picture_text("if-paid", language), 35), *parts, after, gap=24)


@cached
def render_unstarted(holdings: tuple[str, ...], language: str) -> Part:
    """Return the Holdings that have not been started, in one line: all their certificates lie
    in the bank."""
    word = label(picture_text("unstarted", language), 35)
    words = picture_text("alt-unstarted", language, holdings=", ".join(holdings))
    row = Row(*(signs.plate(name) for name in holdings), word, fill(), gap=10)
    return lay_out(Card(row, words=words), bottom=10)
