"""Who leads, in a line: from the public ranking of a running game alone."""

from __future__ import annotations

from collections.abc import Sequence

from discord.utils import escape_markdown

from data.texts import money, say
from rules.game import Lead


def told(leads: Sequence[Lead], names: Sequence[str], language: str) -> list[str]:
    """One small line with every seat, best first; none while nobody is ahead."""
    if len({lead.known for lead in leads}) < 2:
        return []
    shown = []
    for lead in leads:
        row = f"{escape_markdown(names[lead.seat])} {worth(lead, language)}"
        shown.append(f"**{row}**" if lead.place == 1 else row)
    hidden = any(lead.total is None for lead in leads)
    key = "house-leads-known" if hidden else "house-leads"
    return ["-# " + say(key, language, list=" · ".join(shown))]


def own(leads: Sequence[Lead], seat: int | None, language: str) -> str:
    """The place of one seat, for a list of tables; empty while nobody is ahead."""
    mine = [lead for lead in leads if lead.seat == seat]
    if not mine or len({lead.known for lead in leads}) < 2:
        return ""
    values = {"place": str(mine[0].place), "seats": str(len(leads))}
    return "-# " + say("house-lead-own", language, worth=worth(mine[0], language), **values)


def worth(lead: Lead, language: str) -> str:
    """What everybody may know of a seat's worth; with a mark where that is not all."""
    shown = money(lead.known, language)
    return shown if lead.total is not None else say("house-lead-hidden", language, sum=shown)
