"""Who directs a Holding, and the swap for the Director certificate (rulings 18 to 20)."""

from __future__ import annotations

from bisect import insort

from rules.railroad_barons.model.events import DirectorChanged, DirectorSwapped
from rules.railroad_barons.model.play import DIRECTOR, Play, Position
from rules.railroad_barons.model.state import Certificate

SET = (30, 10)
"""The only other certificates of a Holding that are worth exactly the Director certificate."""


def settle(play: Play, holding: str) -> None:
    """After a buy or a block of sales in a started Holding: the change of Director (18, 19), then
    the swap for the Director certificate if it has become possible (20)."""
    started = play.state.holdings[holding]
    before = started.director
    assert before is not None
    if _overtaken(play, holding, before):
        started.director = 1 - before
        play.tell(DirectorChanged(holding, before, 1 - before))
    _swap(play, holding, started.director if started.director is not None else before)


def _overtaken(position: Position, holding: str, director: int) -> bool:
    """Whether the other player takes over. By the German rule the holder of the 40% certificate
    directs on equal stock, but a swap that is due to the Director comes first, for it must be made
    at the first chance."""
    mine, theirs = position.share(director, holding), position.share(1 - director, holding)
    if mine != theirs or position.state.options.ties == "incumbent":
        return theirs > mine
    card = Certificate(holding, DIRECTOR)
    return card in position.state.players[1 - director].certificates and not _has_set(
        position, holding, director
    )


def _has_set(position: Position, holding: str, seat: int) -> bool:
    held = position.state.players[seat].certificates
    return all(Certificate(holding, percent) in held for percent in SET)


def _swap(play: Play, holding: str, director: int) -> None:
    """The Director's 30% and 10% for the 40% certificate, wherever that is; no money moves."""
    held = play.state.players[director].certificates
    card = Certificate(holding, DIRECTOR)
    if card in held or not _has_set(play, holding, director):
        return
    theirs = play.state.players[1 - director].certificates
    other = 1 - director if card in theirs else None
    source = play.state.bank if other is None else theirs
    source.remove(card)
    insort(held, card)
    for percent in SET:
        held.remove(Certificate(holding, percent))
        insort(source, Certificate(holding, percent))
    play.tell(DirectorSwapped(director, holding, other))
