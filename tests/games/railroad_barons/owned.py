"""What a picture tells of what a player has: Holdings, Investors in hand, the Priority Deal."""

from collections.abc import Iterator

import data.railroad_barons as facts
from data.texts import money
from rules.railroad_barons.model.state import Phase, State


def owned(state: State, seat: int) -> Iterator[str]:
    if state.phase in (Phase.SELECT, Phase.CHOOSE):
        return  # the draft has its own panel
    player = state.players[seat]
    yield from {certificate.holding for certificate in player.certificates}
    for investor in player.investors:
        yield money(facts.investors()[investor].face_value)
    if state.priority == seat:
        yield "Priority Deal"
