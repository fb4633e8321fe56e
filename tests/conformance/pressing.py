"""People who press whatever a card offers them, over a game's adapter alone: no Discord, no store.

Everything they are shown is looked at: it fits into a card, it is in the language of its reader,
what is offered can be pressed, and what comes of it is legal.
"""

import random
import re
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any

from bot.chat.base.errors import Refusal, describe_refusal
from bot.chat.contract.pages import Act, Answer, Button, EphemeralPage, Form, Menu, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal
from data.texts import DEFAULT
from rules.dice import SeededDice
from rules.errors import RuleError
from tests.conformance.case import Case
from tests.support.catalogues import english_in

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jan", "Kim", "Lea")
TEXT, LABEL, OPTION, MENU, ROWS, FORM = 4_000, 80, 100, 25, 14, 45
"""What a card holds, and a line of a form: characters, and rows beside the house's own."""
DEEP = 12
"""Pages behind one another before a person gives up and lets the robot choose."""


def seen(game: Any, state: Any, seats: int, seat: int | None, language: str) -> TableContext:
    """The table of so many as this seat, or a spectator, sees it."""
    public = game.view(state, None)
    view = public if seat is None else game.view(state, seat)
    may = seat is not None and next(game.legal(state, seat), None) is not None
    return TableContext(1, view, public, seat, NAMES[:seats], language, {}, may)


class Reader:
    """Looks at all that one game shows in one language."""

    def __init__(self, case: Case, language: str) -> None:
        self.case, self.chat, self.game, self.language = case, case.chat, case.game, language

    def reads(self, *texts: str, language: str | None = None) -> None:
        """These are words, in the reader's language."""
        spoken = language or self.language
        for text in texts:
            assert text.strip() and len(text) <= TEXT, text
            assert "{" not in text, text
            assert spoken == DEFAULT or english_in(text, spoken) == [], text

    def page(self, page: EphemeralPage | Preview | Any) -> None:
        """What a page or a card says and offers fits."""
        if page.text or getattr(page, "draw", None) is None:
            self.reads(page.text)
        keys = [(button.key, button.form, button.look, button.order) for button in page.buttons]
        keys += [(menu.key, False, menu.look, False) for menu in page.menus]
        assert len(keys) == len(set(keys)), keys
        shown = [button.label for button in page.buttons] + [menu.hint for menu in page.menus]
        assert len(shown) == len(set(shown)), f"two buttons or menus read alike: {shown}"
        rows = -(-(len(page.buttons) + 2) // 5)
        rows += sum(-(-len(menu.options) // MENU) for menu in page.menus)
        assert rows <= ROWS
        for button in page.buttons:
            assert 0 < len(button.label) <= LABEL and _good(button.key), button
            self.reads(button.label)
        for menu in page.menus:
            self.look_at_menu(menu)

    def look_at_menu(self, menu: Menu) -> None:
        values = [option.value for option in menu.options]
        assert values and len(set(values)) == len(values), menu
        shown = [(option.label, option.detail) for option in menu.options]
        assert len(set(shown)) == len(shown), f"two lines of a menu read alike: {shown}"
        self.reads(menu.hint)
        for option in menu.options:
            assert 0 < len(option.label) <= OPTION and len(option.detail) <= OPTION, option
            assert _good(f"{menu.key}/{option.value}"), option
            self.reads(f"{option.label} {option.detail}")


class Evening(Reader):
    """A game from the lobby to its result. `pressed` counts the actions that presses made."""

    def __init__(self, case: Case, number: int, language: str) -> None:
        super().__init__(case, language)
        self.chance = random.Random(number)
        self.dice = SeededDice(f"evening {number}".encode())
        self.own = SeededDice(f"people {number}".encode())
        self.options = self.chosen(case.evening[number % len(case.evening)])
        sizes = list(self.game.seats)
        self.seats = sizes[number % len(sizes)]
        self.state, self.events = self.game.setup(self.seats, self.options, self.dice)
        self.acts = self.pressed = 0

    def chosen(self, values: Sequence[str]) -> Any:
        """The options after these values were chosen in the lobby."""
        options = self.game.options_type()
        menu = self.chat.option_menu(options, self.language)
        self.look_at_menu(menu)
        assert {option.value for option in menu.options} >= set(values)
        chosen_options = self.chat.with_options(options, values)
        self.reads(self.chat.name(self.language), self.chat.blurb(chosen_options, self.language))
        marked = self.chat.option_menu(chosen_options, self.language).options
        assert {option.value for option in marked if option.chosen} >= set(values)
        return chosen_options

    def make_ctx(self, seat: int | None, language: str | None = None) -> TableContext:
        return seen(self.game, self.state, self.seats, seat, language or self.language)

    def play(self) -> None:
        """To the end: whoever is to move presses, robots take over when the evening gets late."""
        robots = [self.game.robot(name) for name in islice(cycle(("steady", "random")), self.seats)]
        while not self.game.over(self.state):
            self.tell()
            seat = self.chance.choice(
                [*self.game.to_move(self.state), *self.case.besides(self.state)]
            )
            action = self.press(seat) if self.acts < self.case.presses else None
            if action is None:
                action = robots[seat].choose(self.game.view(self.state, seat), seat, self.own)
            else:
                self.pressed += 1
            self.events = self.game.apply(self.state, seat, action, self.dice)
            self.acts += 1
        self.tell()
        ranking = self.game.standing(self.state, None)
        result = self.chat.describe_standing(self.make_ctx(None), ranking)
        self.reads(result)
        assert all(name in result for name in NAMES[: self.seats])

    def tell(self) -> None:
        """What happened, in every language; now and then the picture in words and the looks."""
        for language in self.case.languages:
            here = self.make_ctx(None, language)
            for line in self.chat.narrate(here, self.events):
                assert line.strip() and "None" not in line and "{" not in line, line
                begun = line[0].isupper() or line[0].isdigit()
                assert begun or line.startswith(("**", *NAMES)), line
                self.reads(line, language=language)
        if self.acts % 50 == 0:
            self.reads(self.chat.picture_text(self.make_ctx(None)))
            for seat in (None, *range(self.seats)):
                here = self.make_ctx(seat)
                for button in self.chat.look_buttons(self.language):
                    self.page(self.chat.look_page(here, button.key))

    # --- what is pressed ---------------------------------------------------------------------

    def press(self, seat: int) -> Any:
        """The action that pressing this and that leads to, if it leads to any."""
        here, self.typed = self.make_ctx(seat), False
        page: Any = self.chat.prompt(here)
        for _ in range(DEEP):
            self.page(page)
            if isinstance(page, Preview) and page.back:
                assert page.back not in [button.key for button in page.buttons], page
                led = self.chat.answer(here, page.back, False, {})
                assert isinstance(led, EphemeralPage | Preview), f"{page.back} leads back to {led}"
            ways = list(_ways(page))
            if isinstance(page, Preview) and (not ways or self.chance.random() < 0.6):
                sure = self.chat.answer(here, page.key or self.key, True, {})
                assert isinstance(sure, Act), page
                return self.lawful(seat, sure)
            if not ways:
                page = self.chat.prompt(here)
                continue
            answer = self.follow(here, self.chance.choice(ways))
            if isinstance(answer, Act):
                return self.lawful(seat, answer)
            page = answer or self.chat.prompt(here)
        return None

    def follow(self, here: TableContext, way: Button | Menu) -> Answer | None:
        """What a button, a form or some options of a menu lead to; None: a refusal, in words."""
        look, words = way.look, {}
        if isinstance(way, Button):
            self.key = way.key
            if way.form:
                form = self.chat.form(here, way.key)
                words = self.fill(form)
                self.typed = True
        else:
            values = [option.value for option in way.options]
            picked = [v for v in values if self.chance.random() < 0.4] if way.many else []
            key = SPILL.sub("", way.key)
            self.key = f"{key}/{'+'.join(picked) if way.many else self.chance.choice(values)}"
        if look:
            return self.chat.look_page(here, self.key)  # type: ignore[return-value]
        try:
            answer = self.chat.answer(here, self.key, False, words)
        except (RuleError, Refusal) as refused:
            return self.refused(refused)
        assert not isinstance(answer, Form)
        if isinstance(way, Button) and way.label.endswith("…") and not way.form:
            assert not isinstance(answer, Act), f"{way.label} does more than show"
        return answer

    def fill(self, form: Form) -> dict[str, str]:
        """What somebody enters into a form, which fits into Discord's."""
        assert 0 < len(form.fields) <= 5 and len(form.title) <= FORM
        assert not build_modal(ComponentId(1, 1, Route.FORM, ""), form).is_finished()
        amount = str(self.chance.choice((0, 1, 5, 40, 100, 500, 12_500)))
        words = {}
        self.reads(form.title, *([form.text] if form.text else []))
        for field in form.fields:
            assert len(field.label) <= FORM and len(field.note) <= OPTION, field
            self.reads(f"{field.label} {field.note} {field.hint}")
            values = [option.value for option in field.options]
            for option in field.options:
                assert len(option.label) <= OPTION and len(option.detail) <= OPTION, option
                self.reads(f"{option.label} {option.detail}")
            assert set(filter(None, field.value.split("+"))) <= {*values} or not values, field
            assert len(values) <= MENU
            words[field.name] = self.chance.choice(values) if values else amount
            if field.kind == "check":
                words[field.name] = self.chance.choice(("yes", "no"))
        return words

    def lawful(self, seat: int, act: Act) -> Any:
        """The action, which the rules allow, unless it was typed, or offered to all who choose in
        secret, or is on the card for another to press."""
        if act.said:
            self.reads(act.said)
        error = self.error(seat, act.action)
        if error is None:
            return act.action
        others = self.case.besides(self.state)
        expected = act.action.sealed or any(self.error(o, act.action) is None for o in others)
        return self.refused(error, expected)

    def error(self, seat: int, action: Any) -> RuleError | None:
        try:
            self.game.check(self.state, seat, action)
        except RuleError as error:
            return error
        return None

    def refused(self, error: RuleError | Refusal, expected: bool = False) -> None:
        """The rules refuse nothing that was offered and not typed; it is told why."""
        by_chat = isinstance(error, Refusal)
        assert self.typed or by_chat or expected, f"{self.key} is offered and refused: {error}"
        sentence = describe_refusal(error, self.language, self.case.key)
        assert sentence is not None
        self.reads(sentence)


def _ways(page: Any) -> Iterator[Button | Menu]:
    """What can be pressed on a page that may lead to an action."""
    yield from (button for button in page.buttons if not button.order)
    yield from page.menus


SPILL = re.compile(r"/\+[0-9]+$")
"""Marks the later parts of a menu that has too many options for one."""


def _good(key: str) -> bool:
    return ComponentId(999_999_999, 99_999, Route.LOOK, key).is_valid
