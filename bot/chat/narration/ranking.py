"""The ranking of a running game in a line, from public information alone."""

from __future__ import annotations

from collections.abc import Sequence

from discord.utils import escape_markdown

from data.texts import money, say
from rules.game import RankingLine


def ranking_lines(ranking: Sequence[RankingLine], names: Sequence[str], language: str) -> list[str]:
    """Return one line with every seat, best first; nothing while all are equal."""
    if len({line.known for line in ranking}) < 2:
        return []
    parts = []
    for line in ranking:
        row = f"{escape_markdown(names[line.seat])} {format_worth(line, language)}"
        parts.append(f"**{row}**" if line.place == 1 else row)
    hidden = any(line.total is None for line in ranking)
    key = "house-leads-known" if hidden else "house-leads"
    return ["-# " + say(key, language, list=" · ".join(parts))]


def seat_line(ranking: Sequence[RankingLine], seat: int | None, language: str) -> str:
    """Return the rank of one seat, for a list of tables; empty while all are equal."""
    own_lines = [line for line in ranking if line.seat == seat]
    if not own_lines or len({line.known for line in ranking}) < 2:
        return ""
    values = {"place": str(own_lines[0].place), "seats": str(len(ranking))}
    return "-# " + say(
        "house-lead-own", language, worth=format_worth(own_lines[0], language), **values
    )


def format_worth(line: RankingLine, language: str) -> str:
    """Return what is public of a seat's worth, marked if that is not all."""
    amount = money(line.known, language)
    return amount if line.total is not None else say("house-lead-hidden", language, sum=amount)
