"""Texts of the desk: dice, chances, lists, names."""

from __future__ import annotations

import re
from fractions import Fraction

from bot.chat.base.display_names import clean_name
from bot.chat.contract.table_context import TableContext
from data.texts import money, percent, say
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.options import Edition


def format_chance(chance: Fraction, language: str) -> str:
    """Return a chance as a percentage with at most one decimal."""
    return percent(float(chance), language)


def format_mean(dollars: Fraction, language: str) -> str:
    """Return an average, rounded to a hundred dollars."""
    return money(round(float(dollars) / 100) * 100, language)


def strip_formatting(name: str) -> str:
    """Return a name without the characters that Discord reads as formatting."""
    return " ".join(re.sub(r"[*_~`|‹›\[\]()#\\@]", " ", clean_name(name)).split())


def parity(dice: Three) -> str:
    return "odd" if dice[0] % 2 else "even"


def describe_dice(dice: Three, where: TableContext | str) -> str:
    """Return the dice of a roll in words, in a message with their emoji."""
    red, first, second = map(str, dice)
    if not isinstance(where, str):
        red = where.mark_die(dice[0], red=True)
        first, second = map(where.mark_die, dice[1:])
    return say(
        "desk-dice",
        where if isinstance(where, str) else where.language,
        parity=parity(dice),
        red=red,
        first=first,
        second=second,
        sum=dice[1] + dice[2],
    )


def edition_name(edition: Edition, language: str) -> str:
    return say(f"desk-edition-{edition}", language)
