"""A game that is broken off asks nothing any more, in its last picture as little as below it."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

from data.texts import DEFAULT
from tests.chat.harness.world import World, seat_id
from tests.conformance.case import Case
from tests.conformance.cases import at_tables
from tests.conformance.chat.test_discord import seated
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.support.pixels import pixels
from tests.tables.support import key


@at_tables
async def test_the_last_picture_says_that_the_game_has_ended(world: World, case: Case) -> None:
    """Where it said before what somebody was to do."""
    lobby = await seated(world, case)
    await world.ann.click(lobby, custom_id=seat_id(lobby, "start"))
    before = _sentences(world.card)
    table = await world.table()
    await world.tables.request_end(table.id, world.ann.id, key=key(), admin=True)
    await world.bot.services.delivery.follow_up(await world.table())
    after = _sentences(world.card)
    people = {"ann", "bob", "cat"}
    question = {row for row in before - after if people & set(row.split(": ")[0].split(", "))}
    assert "The game has ended." in after
    assert question, "it stands in place of what was asked"


@at_tables
def test_no_part_of_a_game_asks_in_its_last_picture(case: Case) -> None:
    """Whatever it was waiting for: a bid, a route, an answer."""
    looked: set[Any] = set()
    events: list[Any] = []
    with patch("render.paint.picture.encode", pixels):
        for position in played(case, 1):
            events += position.events
            phase = None if case.game.over(position.state) else case.phase_of(position.state)
            if phase is None or phase in looked:
                continue
            looked.add(phase)
            at = replace(seen(case.game, position.state, position.seats, None, DEFAULT), ended=True)
            draw = case.chat.picture(at, events, case.game.standing(position.state, None))
            events = []
            assert draw is not None
            alt = draw().alt
            assert "The game has ended." in alt and "?" not in alt, (phase, alt)
    assert len(looked) > 1 or len(case.game.phase_rules) == 1


def _sentences(card: object) -> set[str]:
    """Those of the alt text of a card's picture."""
    attachments = card.attachments  # type: ignore[attr-defined]
    alt = " ".join(str(attachment.description) for attachment in attachments)
    return {f"{row.strip('.?!')}." for row in alt.replace("? ", ". ").split(". ")}
