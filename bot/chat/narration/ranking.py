"""The ranking of a running game in a line: what is public, and what the reader has."""

from __future__ import annotations

from collections.abc import Sequence

from discord.utils import escape_markdown

from data.texts import money, say
from rules.game import RankingLine


def ranking_lines(ranking: Sequence[RankingLine], names: Sequence[str], language: str) -> list[str]:
    """Return one line with every seat, best first; nothing while all are equal."""
    if len({_sum_known(line) for line in ranking}) < 2:
        return []
    parts = []
    for line in sorted(ranking, key=_sum_known, reverse=True):
        row = f"{escape_markdown(names[line.seat])} {format_worth(line, language)}"
        parts.append(f"**{row}**" if _place(line, ranking) == 1 else row)
    hidden = any(_is_partial(line) for line in ranking)
    key = "house-leads-known" if hidden else "house-leads"
    return ["-# " + say(key, language, list=" · ".join(parts))]


def seat_line(ranking: Sequence[RankingLine], seat: int | None, language: str) -> str:
    """Return the rank of one seat, for a list of tables; empty while all are equal."""
    own_lines = [line for line in ranking if line.seat == seat]
    if not own_lines or len({_sum_known(line) for line in ranking}) < 2:
        return ""
    values = {"place": str(_place(own_lines[0], ranking)), "seats": str(len(ranking))}
    return "-# " + say(
        "house-lead-own", language, worth=format_worth(own_lines[0], language), **values
    )


def format_worth(line: RankingLine, language: str) -> str:
    """Return what is public of a seat's worth, marked if that is not all; all of the reader's."""
    amount = money(_sum_known(line), language)
    return say("house-lead-hidden", language, sum=amount) if _is_partial(line) else amount


def _sum_known(line: RankingLine) -> int:
    return line.known if line.own is None else line.own


def _is_partial(line: RankingLine) -> bool:
    return line.total is None and line.own is None


def _place(line: RankingLine, ranking: Sequence[RankingLine]) -> int:
    return 1 + sum(_sum_known(other) > _sum_known(line) for other in ranking)
