"""Everything that can be pressed from the card of one position, and what comes of it."""

import random
from collections.abc import Iterator
from typing import Any

from bot.chat.base.errors import Refusal, describe_refusal
from bot.chat.contract.pages import Act, EphemeralPage, Preview
from bot.chat.contract.table_context import TableContext
from rules.errors import RuleError
from tests.conformance.case import Case, Played
from tests.conformance.pressing import Reader, seen

DEEP, MANY = 3, 600
"""Pages gone through as a whole, the card among them, unless that is too many presses."""
SOME = 2
"""So many ways are tried from a page farther behind."""


class Walk(Reader):
    """From the card of this seat. `acts`: what can be done, `keys`: all that were pressed."""

    def __init__(
        self, case: Case, position: Played, seat: int, language: str, number: int, deep: int = DEEP
    ) -> None:
        super().__init__(case, language)
        self.state, self.seats, self.seat = position.state, position.seats, seat
        self.at = self.make_ctx(position.state)
        self.chance = random.Random(number)
        self.acts: list[Any] = []
        self.keys: set[tuple[str, bool]] = set()
        self.walk(self.chat.prompt(self.at), deep)

    def make_ctx(self, state: Any) -> TableContext:
        return seen(self.game, state, self.seats, self.seat, self.language)

    def walk(self, page: Any, deep: int) -> None:
        self.page(page)
        ways = [way for way in self.ways(page) if way not in self.keys]
        if deep <= 1 or len(self.keys) > MANY:
            ways = self.chance.sample(ways, min(SOME, len(ways)))
        for key, look in ways if deep else []:
            self.keys.add((key, look))
            self.press(key, look, deep - 1)

    def ways(self, page: Any) -> Iterator[tuple[str, bool]]:
        """The keys of a page without those that are typed, and whether they only look."""
        buttons = (button for button in page.buttons if not (button.form or button.order))
        yield from ((button.key, button.look) for button in buttons)
        for menu in page.menus:
            values = [option.value for option in menu.options]
            if menu.many:
                values = ["+".join(value for value in values if self.chance.random() < 0.5)]
            yield from ((f"{menu.key}/{value}", menu.look) for value in values)

    def press(self, key: str, look: bool, deep: int) -> None:
        try:
            answer = self.chat.look_page(self.at, key) if look else self.answered(key, False)
        except (RuleError, Refusal) as refused:
            assert isinstance(refused, Refusal), f"{key} is offered and refused: {refused}"
            sentence = describe_refusal(refused, self.language, self.case.key)
            assert sentence is not None
            self.reads(sentence)
            return
        if isinstance(answer, Act):
            self.acts.append(answer.action)
            return
        assert isinstance(answer, Preview | EphemeralPage), key
        if isinstance(answer, Preview):
            sure = self.answered(answer.key or key, True)
            assert isinstance(sure, Act), key
            self.acts.append(sure.action)
        self.walk(answer, deep)

    def answered(self, key: str, sure: bool) -> Any:
        return self.chat.answer(self.at, key, sure, {})
