"""The moves of a game said once: keys, buttons, menus, forms, what a press leads to, and commands.

The texts of a move are `press-<name>` (its button), `slash-<name>` and `slash-<name>-<field>` (its
command), `form-<name>` and `form-<name>-<field>` where it can be typed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Draw, Form, Menu, Option, Preview, Style
from bot.chat.declared.blanks import Blanks, Given, Part
from bot.chat.declared.kinds import Kinds
from bot.chat.declared.texts import Texts
from rules.errors import RuleError
from rules.game import Game

Words = Mapping[str, str]
Check = Callable[[Scene, Any], None]
"""Raises `RuleError` for an action that the seat of the scene may not take now."""


def rules_of(game: Game) -> Check:
    """The rules, asked about what the seat sees: of secret choices its own."""

    def check(scene: Scene, action: Any) -> None:
        if scene.seat is not None:
            game.check(scene.view.table, scene.seat, action)

    return check


@dataclass(frozen=True)
class Sure:
    """What is said before a move that cannot be taken back; `confirm` is its button."""

    text: str
    confirm: str
    draw: Draw | None = None


@dataclass(frozen=True, kw_only=True)
class Move:
    """One kind of action.

    `sure`: what is shown first; None: it is done at once. `said`: the text of the answer, with the
    action's fields, if not the house's. `own`: secret, so never on a public card; `then`: see
    `Act`; `back`: the page to which Back leads, if not the one that asked for the last part.
    `filled`: what is given with what follows from it; `built`: the action of it, if not simply
    that. `style`: of its button. `label`, `detail`, `listed`, `menu`: for moves of which every
    legal action is shown, in which order and under which hint.
    """

    name: str
    action: type[msgspec.Struct]
    parts: Mapping[str, Part]
    sure: Callable[[Scene, Any], Sure | None] | None = None
    said: str = ""
    then: str = ""
    back: str = ""
    own: bool = False
    style: Style = "plain"
    filled: Callable[[Scene, Given], Given] | None = None
    built: Callable[[Scene, Given], Any] | None = None
    label: Callable[[Scene, Any], str] | None = None
    detail: Callable[[Scene, Any], str] | None = None
    listed: Callable[[Scene, list[Any]], list[Any]] | None = None
    menu: str = ""

    @property
    def blanks(self) -> Blanks:
        return Blanks(self.name, self.action, self.parts)


def move(name: str, action: type[msgspec.Struct], **options: Any) -> Move:
    """A move with its parts among the options, by the names of the action's fields."""
    known = action.__struct_fields__
    parts = {one: options.pop(one) for one in list(options) if one in known}
    return Move(name=name, action=action, parts=parts, **options)


Chooser = Callable[[Scene, str, bool, Words], Answer]
"""What the press of a key leads to that follows from no move; what stands behind its head."""
FormOf = Callable[[Scene, str], Form]
KeyOf = Callable[[Scene, Any], str]


class Moves:
    """The moves of one game. `others` and `forms`: heads of keys that are answered by hand."""

    def __init__(
        self,
        texts: Texts,
        kinds: Kinds,
        check: Check,
        moves: Sequence[Move],
        others: Mapping[str, Chooser] | None = None,
        forms: Mapping[str, FormOf] | None = None,
        earlier: Mapping[str, str] | None = None,
        keys: Mapping[type, KeyOf] | None = None,
    ) -> None:
        """`earlier`: keys of cards that were posted before they were renamed; `keys` of actions, by
        their types, to which `others` lead."""
        self.texts, self.kinds, self.check = texts, kinds, check
        self.moves = {one.name: one for one in moves}
        self.others, self.forms = dict(others or {}), dict(forms or {})
        self.earlier, self.keys = dict(earlier or {}), dict(keys or {})
        for one in moves:
            self._derive(one)

    def together(self, *chapters: Moves) -> Moves:
        """The moves of all chapters of a game, those of this one first."""
        made = Moves(self.texts, self.kinds, self.check, ())
        for one in (self, *chapters):
            made.moves |= one.moves
            made.others |= one.others
            made.forms |= one.forms
            made.earlier |= one.earlier
            made.keys |= one.keys
        return made

    def _derive(self, one: Move) -> None:
        """The texts that follow from a move."""
        if one.label is None and not any(part.label for part in one.parts.values()):
            self.texts.derived(f"press-{one.name}")
        typed = [name for name, part in one.parts.items() if part.form]
        for name in typed:
            self.texts.derived(f"form-{one.name}-{name}")
        if typed:
            self.texts.derived(f"form-{one.name}")

    # --- what is shown ---------------------------------------------------------------------------

    def button(
        self, scene: Scene, name: str, style: Style | None = None, /, **values: Any
    ) -> Button:
        """The button of a move without parts; `values` for its text."""
        one = self.moves[name]
        return Button(name, self.texts(f"press-{name}", scene, **values), style or one.style)

    def buttons(
        self, scene: Scene, name: str, part: str = "", /, **given: Any
    ) -> tuple[Button, ...]:
        """A button for each proposal of a part, the first one if it is not named."""
        blanks = self.moves[name].blanks
        return blanks.buttons(self.texts, self.kinds, scene, part or _first(blanks), given)

    def menu(self, scene: Scene, name: str, part: str = "", /, **given: Any) -> tuple[Menu, ...]:
        """A menu of the proposals; empty if there are none."""
        blanks = self.moves[name].blanks
        return blanks.menu(self.texts, self.kinds, scene, part or _first(blanks), given)

    def legal(self, scene: Scene, name: str) -> list[Any]:
        """The legal actions of a move, in the order in which they are listed."""
        one = self.moves[name]
        found = [action for action in scene.view.legal if type(action) is one.action]
        return found if one.listed is None else one.listed(scene, found)

    def legal_buttons(self, scene: Scene, name: str) -> tuple[Button, ...]:
        """A button for each legal action of a move."""
        one = self.moves[name]
        return tuple(
            Button(one.blanks.key_of(action), self._label(scene, one, action), one.style)
            for action in self.legal(scene, name)
        )

    def legal_menu(self, scene: Scene, name: str) -> tuple[Menu, ...]:
        """A menu of the legal actions of a move; none without any."""
        one = self.moves[name]
        options = (
            Option(
                one.blanks.key_of(action).partition("/")[2],
                self._label(scene, one, action),
                one.detail(scene, action) if one.detail else "",
            )
            for action in self.legal(scene, name)
        )
        return self.texts.menu(scene, name, one.menu, options)

    def _label(self, scene: Scene, one: Move, action: Any) -> str:
        if one.label is not None:
            return one.label(scene, action)
        return self.texts(f"press-{one.name}", scene, **self.kinds.written(action, scene))

    def key(self, name: str, action: msgspec.Struct) -> str:
        """The key of an action."""
        return self.moves[name].blanks.key_of(action)

    def key_of(self, scene: Scene, action: Any) -> str:
        """The key of one press that leads to an action, wherever it is offered; empty if there is
        none."""
        made = self.keys.get(type(action))
        if made is not None:
            return made(scene, action)
        found = (one for one in self.moves.values() if type(action) is one.action)
        return next((one.blanks.key_of(action) for one in found), "")

    def sure(
        self, scene: Scene, name: str, action: Any, /, *more: str, key: str = "", **values: Any
    ) -> Sure:
        """What is shown before a move: the text `sure-<name>`, or of that key, with the action's
        fields and others in it, and further lines; the button `confirm-<name>`. The picture is the
        value `draw`."""
        draw = values.pop("draw", None)
        values = {**self.kinds.written(action, scene), **values}
        text = self.texts(key or f"sure-{name}", scene, **values)
        return Sure("\n".join([text, *more]), self.texts(f"confirm-{name}", scene, **values), draw)

    # --- what a press leads to -------------------------------------------------------------------

    def answer(self, scene: Scene, key: str, sure: bool, words: Words) -> Answer:
        """The answer to a press; `sure` when its private card was confirmed.

        Raises `Refusal` where typed words mean nothing, `LookupError` for a key nobody offers.
        """
        head, _, rest = self.earlier.get(key, key).partition("/")
        if head in self.others:
            return self.others[head](scene, rest, sure, words)
        one = self.moves[head]
        given: Given = one.blanks.typed(self.kinds, scene, words, one.blanks.read(self.kinds, rest))
        if one.filled is not None:
            given = one.filled(scene, given)
        return self._answered(one, scene, given, sure)

    def _answered(self, one: Move, scene: Scene, given: Given, sure: bool) -> Answer:
        blanks = one.blanks
        missing = blanks.missing(given)
        whole = blanks.whole(self.kinds, given)
        action = one.action(**whole) if one.built is None else one.built(scene, whole)
        if missing is not None:
            if not self.due(scene, one):
                return Act(action)
            return blanks.page(self.texts, self.kinds, scene, missing, given)
        said = self.texts(one.said, scene, **self.kinds.written(action, scene)) if one.said else ""
        done = Act(action, said, then=one.then)
        if sure or one.sure is None or not self.allowed(scene, action):
            return done
        asked = one.sure(scene, action)
        if asked is None:
            return done
        key, back = blanks.key_of(action), one.back or self._page_before(one, scene, given)
        return Preview(asked.text, asked.confirm, asked.draw, key=key, back=back)

    def _page_before(self, one: Move, scene: Scene, given: Given) -> str:
        """The key of the page that asked for the last part, if any was asked for on a page."""
        blanks = one.blanks
        for name in reversed([*one.parts]):
            if name in given and (one.parts[name].ask or one.parts[name].page):
                fewer: Given = {part: given[part] for part in given if part != name}
                filled = fewer if one.filled is None else one.filled(scene, fewer)
                return blanks.key(fewer) if blanks.missing(filled) == name else ""
        return ""

    def due(self, scene: Scene, one: Move) -> bool:
        """Whether the game waits for such an action; if not, the rules say best what for."""
        return any(type(legal) is one.action for legal in scene.view.legal)

    def allowed(self, scene: Scene, action: Any) -> bool:
        """Whether the rules take it; if not, they say best why when it is done."""
        try:
            self.check(scene, action)
        except RuleError:
            return False
        return True

    def own(self, key: str) -> bool:
        """Whether a key chooses something in secret; without the parts its move has it only leads
        to the page on which they are chosen."""
        head, _, rest = self.earlier.get(key, key).partition("/")
        one = self.moves.get(head)
        return one is not None and one.own and (rest != "" or not one.blanks.parts)

    def form(self, scene: Scene, key: str) -> Form:
        """The form of a button; raises `LookupError` for a key that has none."""
        head, _, rest = self.earlier.get(key, key).partition("/")
        if head in self.forms:
            return self.forms[head](scene, rest)
        blanks = self.moves[head].blanks
        return blanks.form(self.texts, scene, blanks.read(self.kinds, rest))


def _first(blanks: Blanks) -> str:
    return next(iter(blanks.parts))
