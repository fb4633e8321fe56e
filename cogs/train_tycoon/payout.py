"""Paying the income out or keeping it: both outcomes spelt out (ruling 60)."""

from __future__ import annotations

from msgspec.structs import replace

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Prompt, Scene
from cogs.train_tycoon.operation_words import o
from cogs.train_tycoon.words import company, listed, money, person, purse
from rules.train_tycoon.ending import target_price
from rules.train_tycoon.model.play import Position, loans
from rules.train_tycoon.model.state import Company, State
from rules.train_tycoon.operation.income import per_share


def payout(scene: Scene, table: State, seat: int) -> Prompt:
    language, position = scene.language, Position(table)
    name = position.operation.company
    row = position.operating
    each = per_share(position, name)
    rest = row.income - each * row.issued
    paid, kept = row.net + rest, row.net + row.income
    text = [
        o(
            "ask-payout",
            language,
            company=company(name),
            income=money(row.income, language),
            issued=row.issued,
        ),
        o(
            "ask-payout-pay",
            language,
            each=money(each, language),
            parts=listed(shared(scene, position, name, each), language),
            rest=money(rest, language),
            after=_left(row, paid, language),
        ),
        o(
            "ask-payout-keep",
            language,
            income=money(row.income, language),
            after=_left(row, kept, language),
        ),
        o("ask-payout-price", language),
    ]
    label = o("press-payout", language, each=money(each, language))
    keep = o("press-retain", language, amount=money(row.income, language))
    return Prompt("\n".join(text), (Button("payout", label), Button("retain", keep)))


def _left(row: Company, net: int, language: str) -> str:
    """What the company has then, its interest and its target price, and what a share counts."""
    each = facts.finance().company_interest_per_loan
    return o(
        "payout-after",
        language,
        purse=purse(net, language),
        interest=money(loans(net) * each, language),
        target=money(target_price(replace(row, net=net)), language),
        value=money(net // row.issued, language),
    )


def shared(scene: Scene, position: Position, name: str, each: int) -> list[str]:
    """`Ann $60`, `the bank $20`: who gets what."""
    language = scene.language
    found = [
        (person(scene.names, holder, language), position.state.players[holder].shares.get(name, 0))
        for holder in position.player_order()
    ]
    found.append((person(scene.names, None, language), position.company(name).bank))
    return [
        o("payout-part", language, name=who, amount=money(each * count, language), count=count)
        for who, count in found
        if count
    ]
