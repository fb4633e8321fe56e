"""Levels reached and the Railroads that become obsolete by them (rulings 33 and 34)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import LevelReached, RailroadsRemoved
from rules.railroad_barons.model.play import Play, Position
from rules.railroad_barons.model.state import Railroad


def reach(play: Play, level: int) -> None:
    """A Railroad of this level has been bought, or counts as bought. The first that makes others
    obsolete removes them from every Holding at once, without pay (33)."""
    state = play.state
    lost = _lost(play, level)
    if lost is None:
        return
    state.levels.append(level)
    play.tell(LevelReached(level))
    for holding, gone in lost.items():
        row = state.holdings[holding]
        row.railroads = [each for each in row.railroads if each not in gone]
        state.removed.extend(each.card for each in gone)
        play.tell(RailroadsRemoved(holding, gone, "obsolete"))


def victims(position: Position, card: str, side: int) -> dict[str, tuple[Railroad, ...]] | None:
    """What each Holding would lose if this side were bought; None if it reaches no new level that
    matters (33)."""
    return _lost(position, facts.railroads()[card].sides[side].level_number)


def doomed(position: Position, card: str, side: int) -> list[int]:
    """The levels that this side would make obsolete: its own victims, and those of lower levels
    that went by unbought (33, 34)."""
    level = facts.railroads()[card].sides[side].level_number
    return sorted(
        victim
        for reached, lost in facts.constants().obsolescence.items()
        if int(reached) <= level and int(reached) not in position.state.levels
        for victim in lost
    )


def _lost(position: Position, level: int) -> dict[str, tuple[Railroad, ...]] | None:
    state = position.state
    if str(level) not in facts.constants().obsolescence or level in state.levels:
        return None
    found = {
        holding: tuple(each for each in row.railroads if _obsolete(position.side(each), level))
        for holding, row in state.holdings.items()
    }
    return {holding: gone for holding, gone in found.items() if gone}


def _obsolete(side: facts.Side, level: int) -> bool:
    """A level below counts too: with the option against it, a level can go by unbought (34)."""
    return side.obsolete_at_level is not None and side.obsolete_at_level <= level


def level_when_removed(card: str) -> int:
    """The level that a card counts as when it leaves the top of the stack unbought (34)."""
    row = facts.railroads()[card]
    return facts.removal_levels().get(row.category, row.sides[0].level_number)
