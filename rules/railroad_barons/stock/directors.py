"""The Director of a Holding, and the swap for the Director certificate (rulings 18 to 20)."""

from __future__ import annotations

from bisect import insort

from rules.railroad_barons.model.events import DirectorChanged, DirectorSwapped
from rules.railroad_barons.model.play import DIRECTOR, MutablePosition, Position
from rules.railroad_barons.model.state import Certificate

SWAP_PERCENTS = (30, 10)
"""The only other certificates of a Holding that together equal the Director certificate."""


def update_director(play: MutablePosition, holding: str) -> None:
    """After a purchase or sales of a started Holding: change the Director (18, 19), then swap (20).

    The swap is the one for the Director certificate, if it has become possible."""
    started = play.state.holdings[holding]
    before = started.director
    assert before is not None
    if _is_overtaken(play, holding, before):
        started.director = 1 - before
        play.emit(DirectorChanged(holding, before, 1 - before))
    _swap_certificates(play, holding, started.director if started.director is not None else before)


def _is_overtaken(position: Position, holding: str, director: int) -> bool:
    """Whether the other player becomes Director.

    By the German rule the holder of the 40% certificate is Director on equal stock, but a swap
    that is due to the Director comes first, since it must be made as soon as possible."""
    directors_percent = position.percent_owned(director, holding)
    others_percent = position.percent_owned(1 - director, holding)
    if directors_percent != others_percent or position.state.options.ties == "incumbent":
        return others_percent > directors_percent
    card = Certificate(holding, DIRECTOR)
    return card in position.state.players[1 - director].certificates and not _has_swap_set(
        position, holding, director
    )


def _has_swap_set(position: Position, holding: str, seat: int) -> bool:
    certificates = position.state.players[seat].certificates
    return all(Certificate(holding, percent) in certificates for percent in SWAP_PERCENTS)


def _swap_certificates(play: MutablePosition, holding: str, director: int) -> None:
    """Exchange the Director's 30% and 10% for the 40% certificate, without money.

    The bank or the other player has it."""
    certificates = play.state.players[director].certificates
    card = Certificate(holding, DIRECTOR)
    if card in certificates or not _has_swap_set(play, holding, director):
        return
    others_certificates = play.state.players[1 - director].certificates
    other = 1 - director if card in others_certificates else None
    source = play.state.bank if other is None else others_certificates
    source.remove(card)
    insort(certificates, card)
    for percent in SWAP_PERCENTS:
        certificates.remove(Certificate(holding, percent))
        insort(source, Certificate(holding, percent))
    play.emit(DirectorSwapped(director, holding, other))
