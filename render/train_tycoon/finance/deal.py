"""Two companies and the outcome of one taking over the other: panels for a merger."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.layout.box import Box, Card, fill
from render.layout.part import Part
from render.layout.seats import HeadedCard, badge
from render.layout.stacks import Column, Grid, Line, Row, Table
from render.layout.text import Paragraph, Text, label
from render.paint.style import ALARM, CARD, INK, SOFT_INK, Colour
from render.train_tycoon.shared.livery import LIVERIES, plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.signs import loan_chip
from render.train_tycoon.shared.table_values import count_trains
from render.train_tycoon.shared.words import describe_president, picture_text, short_name, t
from render.words import money
from rules.train_tycoon import preview
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.trading import price_after


def sides_part(
    table: State,
    target: str,
    bidder: str | None,
    names: Sequence[str],
    offers: Sequence[Level],
    language: str,
) -> Part:
    """Return both companies side by side; next to a target without a bidder, the `offers` that can
    be made for its shares."""
    boxes = [_side_box(table, target, "target-role", names, language)]
    if bidder is None:
        boxes.append(_offer_prices(table, target, offers, language))
    else:
        boxes.append(_side_box(table, bidder, "bidder-role", names, language))
    return lay_out(Grid(boxes, 2, gap=12, separator=". "), bottom=12)


def _side_box(table: State, name: str, role: str, names: Sequence[str], language: str) -> Box:
    """Return a company before the deal in its role, with the loans that its income allows."""
    row = table.companies[name]
    price = Text(money(row.price, language), 42, bold=True)
    president: Box = label(t("president-none", language), 35)
    if row.president is not None:
        president = badge(
            row.president, 17, words=describe_president(names[row.president], language)
        )
    role_label = label(t(role, language), 35)
    signs = plate(name, size=35), role_label, president
    head = Row(*signs, fill(), price, height=46, spare=(role_label,))
    ink = ALARM if row.income < 0 else INK
    debt = [loan_chip(loans(row.net), language)] if row.net < 0 else []
    most = label(t("loans-most", language, most=facts.max_loans(row.income)), 34)
    issued, trains = (
        Text(t(key, language, count=count), 35)
        for key, count in (("issued", row.issued), ("train-count", count_trains(table, name)))
    )
    lines = (
        Row(_sum("cash", money(cash(row.net), language), language), *debt, fill(), gap=16),
        Row(_sum("column-income", money(row.income, language), language, ink), fill(), most),
        Row(issued, fill(), trains, separator=", "),
    )
    body = Column(*lines, gap=4, separator=", ")
    return HeadedCard(head, body, ground=CARD, tint=LIVERIES[name].tint, edge=INK)


def _sum(key: str, amount: str, language: str, ink: Colour = INK) -> Box:
    return Row(label(t(key, language), 35), Text(amount, 38, ink, bold=True))


def _offer_prices(table: State, target: str, offers: Sequence[Level], language: str) -> Box:
    """Return what a high, mid and low offer is, per share and in total."""
    row, lines = table.companies[target], []
    for level in offers:
        price = price_after(row.price, level)
        total = f"= {money(price * row.issued, language)}"
        cells = (
            Text(t(f"level-{level}", language), 35),
            Text(money(price, language), 38, bold=True, align="right", grow=1),
            label(total, 35, align="right", grow=1),
        )
        lines.append(Line(cells))
    prices = Table(lines, head=False, rules=False, pad=2)
    title = label(t("offers-can", language), 34)
    return Card(Column(title, prices, gap=6, separator=": "), pad=(16, 10))


def outcome_part(view: View, target: str, bid: Proposal, language: str) -> Part:
    """Return what a proposal costs, and how the bidder would stand afterwards, as if both votes
    passed (32 to 35)."""
    bidder, other = view.table.companies[bid.company], view.table.companies[target]
    after = preview.table_after_takeover(view, bid)
    merged, paid = after.companies[bid.company], bid.price * other.issued
    most, max_trains = facts.max_loans(bidder.income), facts.components().trains_per_company
    owed, left = loans(bidder.net) + loans(other.net), loans(merged.net)
    sums = [money(cash(bidder.net), language), f"+ {money(cash(other.net), language)}"]
    if owed:
        sums.append(f"− {t('loans', language, count=owed)}")
    if paid:
        sums.append(f"− {money(paid, language)}")
    purse = picture_text("holds", language, cash=money(cash(merged.net), language), loans=left)
    then = t("then", language, holds=purse, repaid=max(0, owed - left))
    count = count_trains(after, bid.company)
    trains = t("train-count", language, count=count)
    if count > max_trains:
        trains = t("trains-keep", language, count=count, most=str(max_trains))
    lines = (
        Paragraph(_describe_deal(bid, target, paid, language), 40, bold=True),
        Row(
            label(t("net", language), 36),
            Text(f"{' '.join(sums)} =", 36),
            Text(money(merged.net, language), 42, ALARM if merged.net < 0 else INK, bold=True),
            fill(),
            Text(t("max-debt", language, count=most), 35, ALARM if left > most else SOFT_INK),
        ),
        *([Row(Text(then, 36), fill())] if owed or left else []),
        Row(
            Text(t("issued", language, count=merged.issued), 36),
            fill(),
            Text(trains, 36, ALARM if count > max_trains else INK),
            separator=", ",
        ),
    )
    body = Column(*lines, gap=4, separator=". ")
    return lay_out(Card(body, edge=INK, line=3, pad=(18, 8)))


def _describe_deal(bid: Proposal, target: str, paid: int, language: str) -> str:
    values = {"bidder": short_name(bid.company), "target": short_name(target)}
    if bid.kind == "merger":
        return t("merge", language, **values)
    sums = {"price": money(bid.price, language), "total": money(paid, language)}
    return t("buy", language, **sums, **values)
