"""All that can be looked at is drawn in random games, whatever has come about in them."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any
from unittest.mock import patch

import pytest

from bot.chat.contract.pages import Draw, EphemeralPage
from bot.chat.contract.table_context import TableContext
from render.alt import LONGEST
from tests.conformance.case import Case
from tests.conformance.cases import every_case
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.support.pixels import pixels

MOST = 12
"""Looks of one position."""


@every_case
@pytest.mark.parametrize(
    ("every", "looks"), [(61, 4), pytest.param(1, 15, marks=pytest.mark.soak)], ids=["some", "all"]
)
def test_positions_of_games_can_be_drawn(case: Case, every: int, looks: int) -> None:
    """At so many actions from each other the card, and more seldom every look and what its menus
    and buttons lead to; in games of the fewest seats and the most, in the languages in turn."""
    sizes = [case.combination(number)[0] for number in range(len(case.combinations))]
    languages = cycle(case.languages)
    with patch("render.paint.picture.encode", pixels):
        for number in (sizes.index(min(sizes)), sizes.index(max(sizes))):
            events: list[Any] = []
            for position in played(case, number):
                events += position.events
                if len(position.log) % every and not case.game.over(position.state):
                    continue
                seat = len(position.log) // every % position.seats
                at = seen(case.game, position.state, position.seats, seat, next(languages))
                standing = case.game.standing(position.state, None)
                draws = [case.chat.picture(at, events, standing)]
                if len(position.log) % (every * looks) == 0:
                    draws += looked_at(case, at)
                for draw in draws:
                    assert draw is None or 0 < len(draw().alt) <= LONGEST
                events = []


def looked_at(case: Case, at: TableContext) -> Iterator[Draw | None]:
    """The pictures of all looks, and of those to which they lead."""
    chat = case.chat
    pages = [chat.look_page(at, button.key) for button in chat.look_buttons(at.language)]
    known = {button.key for button in chat.look_buttons(at.language)}
    for page in pages:
        for key in further(page):
            if key not in known:
                known.add(key)
                pages.append(chat.look_page(at, key))
        yield from (page.draw, *page.more)
        if len(known) > MOST:
            return


def further(page: EphemeralPage) -> Iterator[str]:
    """The looks that a page offers; of a menu the first and the last."""
    yield from (button.key for button in page.buttons if button.look and not button.form)
    for menu in page.menus:
        if menu.look and not menu.many:
            values = [option.value for option in menu.options]
            yield from (f"{menu.key}/{value}" for value in {values[0], values[-1]})
