"""Levels reached and the Railroads that they make obsolete (rulings 33 and 34)."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.events import LevelReached, RailroadsRemoved
from rules.railroad_barons.model.play import MutablePosition, Position
from rules.railroad_barons.model.state import Railroad


def reach_level(play: MutablePosition, level: int) -> None:
    """Act on a Railroad of this level that was bought, or counts as bought (33).

    The first of a level that makes others obsolete removes these from every Holding at once,
    without compensation."""
    state = play.state
    obsolete = _obsolete_at_level(play, level)
    if obsolete is None:
        return
    state.levels.append(level)
    play.emit(LevelReached(level))
    for holding, removed in obsolete.items():
        row = state.holdings[holding]
        row.railroads = [each for each in row.railroads if each not in removed]
        state.removed.extend(each.card for each in removed)
        play.emit(RailroadsRemoved(holding, removed, "obsolete"))


def obsolete_railroads(
    position: Position, card: str, side: int
) -> dict[str, tuple[Railroad, ...]] | None:
    """Return what each Holding would lose if this side were bought (33).

    None if it reaches no new level that makes others obsolete."""
    return _obsolete_at_level(position, facts.railroads()[card].sides[side].level_number)


def obsolete_levels(position: Position, card: str, side: int) -> list[int]:
    """Return the levels that this side would make obsolete (33, 34).

    These include levels made obsolete by lower levels that left the stack unbought."""
    level = facts.railroads()[card].sides[side].level_number
    return sorted(
        obsolete_level
        for reached, levels in facts.constants().obsolescence.items()
        if int(reached) <= level and int(reached) not in position.state.levels
        for obsolete_level in levels
    )


def _obsolete_at_level(position: Position, level: int) -> dict[str, tuple[Railroad, ...]] | None:
    state = position.state
    if str(level) not in facts.constants().obsolescence or level in state.levels:
        return None
    railroads = {
        holding: tuple(
            each for each in row.railroads if _is_obsolete(position.side_of(each), level)
        )
        for holding, row in state.holdings.items()
    }
    return {holding: removed for holding, removed in railroads.items() if removed}


def _is_obsolete(side: facts.Side, level: int) -> bool:
    """Whether this level makes a Railroad with this side obsolete.

    A lower level counts too: with `removal_counts` off, a level can leave the stack unbought
    (34)."""
    return side.obsolete_at_level is not None and side.obsolete_at_level <= level


def level_when_removed(card: str) -> int:
    """Return the level as which a card counts when it is removed from the stack unbought (34)."""
    row = facts.railroads()[card]
    return facts.removal_levels().get(row.category, row.sides[0].level_number)
