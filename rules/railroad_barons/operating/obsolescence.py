"""Levels reached and the Railroads that become obsolete by them (rulings 33 and 34)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import LevelReached, RailroadsRemoved
from rules.railroad_barons.model.play import Play


def reach(play: Play, level: int) -> None:
    """A Railroad of this level has been bought, or counts as bought. The first that makes others
    obsolete removes them from every Holding at once, without pay (33)."""
    state = play.state
    if str(level) not in facts.constants().obsolescence or level in state.levels:
        return
    state.levels.append(level)
    play.tell(LevelReached(level))
    for holding, row in state.holdings.items():
        gone = tuple(each for each in row.railroads if _obsolete(play.side(each), level))
        if gone:
            row.railroads = [each for each in row.railroads if each not in gone]
            state.removed.extend(each.card for each in gone)
            play.tell(RailroadsRemoved(holding, gone, "obsolete"))


def _obsolete(side: facts.Side, level: int) -> bool:
    """A level below counts too: with the option against it, a level can go by unbought (34)."""
    return side.obsolete_at_level is not None and side.obsolete_at_level <= level


def level_when_removed(card: str) -> int:
    """The level that a card counts as when it leaves the top of the stack unbought (34)."""
    row = facts.railroads()[card]
    return facts.removal_levels().get(row.category, row.sides[0].level_number)
