"""The search for one action on the cards and pages that a game's chat shows to a seat."""

import itertools
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Act, Button, EphemeralPage, Form, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import key_text
from rules.errors import RuleError

FARTHEST, BEAM = 8, 5
"""Presses after which a decision counts as not found, and pages followed at each depth."""
COMPARED = 60
"""Actions of the right kind whose outcome is compared with that of the one looked for."""
SHORT = 6
"""Words of an action from which on only one that has half of them may bring the same."""
FILLINGS = 400
"""Ways to fill a form that are tried."""
NOT_FOUND = FARTHEST + 1

Way = tuple[str, bool, Mapping[str, str]]
"""A key, whether it is a look, and the words of its form."""


class Seeker:
    """Looks for one action on the pages of one seat; `brings`: the state after an action."""

    def __init__(
        self, chat: Any, ctx: TableContext, target: Any, brings: Callable[[Any], Any]
    ) -> None:
        self.chat, self.ctx, self.target, self.brings = chat, ctx, target, brings
        self.aim: Any = None
        self.compared = 0
        self.words, self.lists = _leaves(target), _lists(msgspec.to_builtins(target))
        self.pressed: set[tuple[str, bool]] = set()

    def presses(self) -> int:
        """Return the fewest presses found, or `NOT_FOUND`."""
        pages: list[tuple[float, Any]] = [(0.5, self.chat.prompt(self.ctx))]
        best = NOT_FOUND
        waiting: dict[int, list[tuple[float, Way]]] = defaultdict(list)
        for depth in range(FARTHEST):
            for promise, way in sorted(waiting[depth], key=lambda row: -row[0])[:BEAM]:
                page = self._open(way)
                if page is not None:
                    pages.append((promise, page))
            for promise, page in pages:
                for cost, way in self._ways(page):
                    led = self._led(way)
                    if isinstance(led, Act) and self._same(led.action):
                        best = min(best, depth + cost + self._confirming(way))
                    elif isinstance(led, Act):
                        waiting[depth + cost].append((_likeness(self.words, led.action), way))
                    elif led is not None:
                        waiting[depth + cost].append((promise + self._named(way[0]), way))
            pages = []
            if best <= depth + 1:
                break
        return best

    def _same(self, action: Any) -> bool:
        if unordered(msgspec.to_builtins(action)) == unordered(msgspec.to_builtins(self.target)):
            return True
        if type(action) is not type(self.target) or self.compared >= COMPARED:
            return False
        if len(self.words) > SHORT and 2 * _likeness(self.words, action) < len(self.words):
            return False
        self.compared += 1
        if self.aim is None:
            self.aim = self.brings(self.target)
        return bool(self.brings(action) == self.aim)

    def _ways(self, page: Any) -> Iterator[tuple[int, Way]]:
        """Return what can be pressed on a page, each once."""
        for button in page.buttons:
            if button.own_key and self._is_new(button.own_key, False):
                yield 1, (button.own_key, False, {})
            if not button.order and self._is_new(button.key, button.form):
                if button.form:
                    yield from ((2, way) for way in self._filled(button))
                else:
                    yield 1, (button.key, button.look, {})
        for menu in page.menus:
            values = [option.value for option in menu.options]
            if menu.many:
                chosen = [value for value in values if value in self.words]
                values = ["+".join(chosen)] if chosen else []
            for value in values:
                if self._is_new(f"{menu.key}/{value}", False):
                    yield 1, (f"{menu.key}/{value}", menu.look, {})

    def _named(self, key: str) -> int:
        """Return how much that the action has is named in a key; what its page is reached from
        counts too."""
        return len(set(re.split("[-/_]", key)) & set(self.words))

    def _is_new(self, key: str, form: bool) -> bool:
        known = (key, form) in self.pressed
        self.pressed.add((key, form))
        return not known

    def _filled(self, button: Button) -> Iterator[Way]:
        """Return likely ways to fill the form of a button."""
        try:
            form: Form = self.chat.form(self.ctx, button.key)
        except (RuleError, Refusal):
            return
        if len(form.fields) > 1 and any(field.options for field in form.fields):
            yield button.key, False, self._closest(button.key, form)
            return
        choices = [[(field.name, word) for word in self._likely(field)] for field in form.fields]
        for chosen in itertools.islice(itertools.product(*choices), FILLINGS):
            yield button.key, False, dict(chosen)

    def _closest(self, key: str, form: Form) -> dict[str, str]:
        """Return the entries of a form, each taken for what brings it closest to the aim; of a
        field with several, one more as long as that does."""
        words = {field.name: field.value for field in form.fields}
        for field in form.fields:
            entries, chosen = self._likely(field), list[str]()
            for _ in entries if field.kind == "choices" else (1,):
                filled = ("+".join([*chosen, entry]) for entry in entries if entry not in chosen)
                tried = [words, *({**words, field.name: entry} for entry in filled)]
                best = max(tried, key=lambda values: self._worth(key, values))
                if best is words:
                    break
                words, chosen = best, best[field.name].split("+")
        return words

    def _worth(self, key: str, words: Mapping[str, str]) -> float:
        led = self._led((key, False, words))
        return _likeness(self.words, led.action) if isinstance(led, Act) else -99

    def _likely(self, field: Any) -> list[str]:
        """Return what somebody with this aim may enter into a field, likeliest first."""
        value = getattr(self.target, field.name, None)
        named = [] if value is None else [_form_word(value)]
        options = [option.value for option in field.options]
        if options:
            likely = [word for word in named if word in options]
            return likely or [word for word in options if self._named(word)] or options
        if named:
            return named
        words = [*(word for word in self.words if word.isdigit()), *self.lists]
        return [*dict.fromkeys([field.value, *(w for w in words if len(w) <= field.limit), ""])]

    def _led(self, way: Way) -> Any:
        """Return what a way leads to if it is confirmed at once; None: it is refused."""
        key, look, words = way
        try:
            if look:
                return self.chat.look_page(self.ctx, key)
            return self._sent(way) if words else self.chat.answer(self.ctx, key, True, {})
        except (RuleError, Refusal):
            return None

    def _sent(self, way: Way) -> Any:
        """Return the action behind a filled form, or its page."""
        key, _, words = way
        answer = self.chat.answer(self.ctx, key, False, words)
        if isinstance(answer, Preview):
            return self.chat.answer(self.ctx, answer.key or key, True, {})
        return answer

    def _confirming(self, way: Way) -> int:
        """Return the presses of its confirmation."""
        return int(isinstance(self.chat.answer(self.ctx, way[0], False, way[2]), Preview))

    def _open(self, way: Way) -> Any:
        key, look, words = way
        try:
            page = (
                self.chat.look_page(self.ctx, key)
                if look
                else self.chat.answer(self.ctx, key, False, words)
            )
        except (RuleError, Refusal):
            return None
        return page if isinstance(page, EphemeralPage | Preview) else None


def unordered(value: Any) -> Any:
    """Return plain data in which the order of names in a row does not count."""
    if isinstance(value, dict):
        return {key: unordered(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        items = [unordered(inner) for inner in value]
        return sorted(items) if all(isinstance(item, str) for item in items) else items
    return value


def _form_word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(key_text, value))
    return key_text(value)


def _leaves(value: Any) -> list[str]:
    """Return the texts and numbers in an action, with the names of their fields' types."""
    plain = msgspec.to_builtins(value)
    leaves: list[str] = []
    stack = [plain]
    while stack:
        inner = stack.pop()
        if isinstance(inner, dict):
            stack += inner.values()
        elif isinstance(inner, list | tuple):
            stack += inner
        elif inner is not None:
            leaves.append(key_text(inner))
    return leaves


def _lists(plain: Any) -> list[str]:
    """Return the lists of names in an action as somebody types them."""
    inner = plain.values() if isinstance(plain, dict) else plain
    if isinstance(plain, str) or not isinstance(plain, dict | list | tuple):
        return []
    if inner and all(isinstance(item, str) for item in inner) and not isinstance(plain, dict):
        return [", ".join(inner)]
    return [text for item in inner for text in _lists(item)]


def _likeness(words: list[str], action: Any) -> float:
    """Return how much of the action looked for another one has already, less what is foreign."""
    texts = _leaves(action)
    left = list(words)
    common = 0
    for word in texts:
        if word in left:
            left.remove(word)
            common += 1
    return common - 0.9 * (len(texts) - common)
