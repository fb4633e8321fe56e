"""Help and descriptions tell the numbers of the table's facts."""

from typing import Any

import msgspec
import pytest

from bot.chat.contract.table_context import TableContext
from bot.chat.declared.looks import Looks
from cogs.baltimore_ohio.market.card import describe_baron_income
from cogs.railroad_barons.looks import LOOKS as BARONS
from cogs.train_tycoon.looks import LOOKS as TYCOON
from data.facts import using
from rules.dice import SeededDice
from rules.game import Game
from tests.conformance.cases import cases
from tests.conformance.pressing import seen
from tests.support.facts import changed


def begun(game: str, language: str, **options: bool) -> TableContext:
    rules: Game[Any, Any] = cases()[game].game
    seats = rules.seats[0]
    chosen = msgspec.structs.replace(rules.options_type(), **options)
    state, _ = rules.setup(seats, chosen, SeededDice(b"texts"))
    return seen(rules, state, seats, 0, language)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "looks", "file", "way", "value", "old", "new"),
    [
        ("railroad_barons", BARONS, "constants.json", ("certificate_limit",), 12, "9", "12"),
        ("railroad_barons", BARONS, "constants.json", ("float_percent",), 60, "50", "60"),
        ("train_tycoon", TYCOON, "investments.json", ("multiplier_by_turn_opened", "1"), 7,
         "4", "7"),
        ("train_tycoon", TYCOON, "finance.json", ("failed_bid_fee",), 35, "20", "35"),
    ],
)  # fmt: skip
def test_the_rules_on_one_page(
    game: str,
    looks: Looks,
    file: str,
    way: tuple[str, ...],
    value: int,
    old: str,
    new: str,
    language: str,
) -> None:
    options = {"investments": True} if game == "train_tycoon" else {}
    before = looks.look_page(begun(game, language, **options), "help").text
    with using(changed(game, file, way, value)):
        after = looks.look_page(begun(game, language, **options), "help").text
    different = [(a, b) for a, b in zip(before.split(), after.split(), strict=True) if a != b]
    assert len(different) == 1
    assert all(old in a and new in b for a, b in different)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_robber_baron_pays(language: str) -> None:
    ctx = begun("baltimore_ohio", language, robber_barons=True)
    table = ctx.public.table
    assert "9" in describe_baron_income(table, "RB1", ctx)
    with using(changed("baltimore_ohio", "payments.json", ("barons", "RB1"), 14)):
        text = describe_baron_income(table, "RB1", ctx)
    assert "14" in text and "9" not in text
