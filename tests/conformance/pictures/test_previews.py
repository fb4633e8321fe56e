"""Every preview that a walk through a game meets stands under the one head "As it would be", and
tells what is the reader's."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Draw, Preview
from bot.chat.contract.table_context import TableContext
from data.texts import DEFAULT, say
from rules.errors import RuleError
from tests.conformance.case import Case
from tests.conformance.cases import at_tables
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.support.pixels import pixels

OF_A_KIND, TRIED, EVERY, CARDS = 3, 60, 3, 30
"""Previews drawn of each kind of action; so many of its keys are tried, in one of so many
positions; cards drawn in one of so many."""


def previews(
    chat: GameChat, here: TableContext, drawn: Counter[str], tried: Counter[str]
) -> Iterator[tuple[str, Draw]]:
    """The pictures of what buttons and menus would do, by key, of kinds not drawn so often yet."""
    prompt = chat.prompt(here)
    keys = [button.key for button in prompt.buttons if not (button.form or button.look)]
    keys += [
        f"{menu.key}/{row.value}" for menu in prompt.menus if not menu.look for row in menu.options
    ]
    for key in keys:
        kind = key.partition("/")[0]
        if drawn[kind] >= OF_A_KIND or tried[kind] >= TRIED:
            continue
        tried[kind] += 1
        with suppress(RuleError, Refusal):
            answer = chat.answer(here, key, False, {})
            if isinstance(answer, Preview) and answer.draw is not None:
                drawn[kind] += 1
                yield key, answer.draw


@at_tables
def test_previews_say_that_they_are_previews_and_what_the_reader_owns(case: Case) -> None:
    """Cards too tell what is the reader's."""
    chat, drawn, tried, game = case.chat, Counter[str](), Counter[str](), case.game
    heading, events = say("render-card-would", DEFAULT), list[Any]()
    # However long the words are, they are looked at whole.
    whole = patch("render.layout.part.join_within", " ".join)
    with patch("render.paint.picture.encode", pixels), whole:
        for position in played(case, 1):
            events += position.events
            if game.over(position.state) or len(position.log) % EVERY:
                continue
            for seat in game.to_move(position.state)[:1]:
                here = seen(game, position.state, position.seats, seat, DEFAULT)
                pictures = [*previews(chat, replace(here, reader=seat), drawn, tried)]
                if len(position.log) % CARDS == 0:
                    card = chat.picture(here, events, game.standing(position.state, None))
                    pictures += [] if card is None else [("", card)]
                for key, draw in pictures:
                    alt = draw().alt
                    assert not key or f"{heading}:" in alt, (key, alt)
                    owned = case.owned(position.state, seat)
                    missing = [text for text in owned if text not in alt]
                    assert not missing, (key, missing, alt)
            events = []
    assert drawn or not case.draws_previews, "nothing was previewed"
