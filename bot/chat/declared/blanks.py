"""An action or order put together from what is given and what is asked for.

`Blanks` are the fields of one Struct. A key is `<name>/<value>/<value>…` in the order of the parts,
as far as they are given; what is missing is asked for on a page with proposals, and with a form
where a part may be typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Field, Form, Leaf, Menu, Option, Style
from bot.chat.declared.kinds import FieldType, Kinds, fields, key_text
from bot.chat.declared.texts import Texts

Given = Mapping[str, Any]
"""The fields given so far, by name."""
Told = Callable[[Scene, Given], str]
"""A text about what is given, the value in question among it."""


@dataclass(frozen=True)
class Part:
    """How a field is asked. A label or question may be the key of a text with what is given in it.

    `offered`: the values proposed, given those before it. `label` and `detail`: of one of them, on
    a button or a line of a menu. `menu`: the proposals are a menu with this hint. `ask`: the text
    of the page that asks for it; `page`: that whole page, made by hand. `form`: it may be typed, as
    the texts `form-<name>` say; with `other`, a button for that stands beside the proposals;
    `hint`, `least` and `most` (in its label), `limit`: of its field; `preset`: what stands in it,
    and is meant when it is left empty; `empty`: what is meant then, though nothing stands in it.
    `style`: how its buttons look, perhaps by what is given. `asked`: also where it may be left out.
    """

    label: Told | str | None = None
    detail: Told | None = None
    offered: Callable[[Scene, Given], Iterable[Any]] | None = None
    menu: str = ""
    ask: Told | str | None = None
    page: Callable[[Scene, Given], Leaf] | None = None
    form: bool = False
    hint: Told | None = None
    least: Told | None = None
    most: Told | None = None
    limit: int = 12
    other: str = ""
    style: Style | Callable[[Given], Style] = "plain"
    preset: Callable[[Given], Any] | None = None
    empty: Callable[[Scene, Given], Any] | None = None
    asked: bool = False


@dataclass(frozen=True)
class Blanks:
    """`name` is the head of the keys; `parts` are in the order in which they are asked."""

    name: str
    struct: type[msgspec.Struct]
    parts: Mapping[str, Part] = field(default_factory=dict)

    def types(self) -> dict[str, FieldType]:
        known = fields(self.struct)
        return {name: known[name] for name in self.parts}

    # --- keys ------------------------------------------------------------------------------------

    def key(self, given: Given) -> str:
        """The key of what is given."""
        made, types_ = [self.name], self.types()
        for name in self.parts:
            if name not in given:
                break
            value, type_ = given[name], types_[name]
            if isinstance(value, tuple):
                made += [key_text(one) for one in value]
            elif type_.base is bool and type_.default is not msgspec.NODEFAULT:
                made += [name] if value else []
            elif value is not None:
                made.append(key_text(value))
        return "/".join(made)

    def key_of(self, action: msgspec.Struct) -> str:
        """The key of a whole action."""
        return self.key({name: getattr(action, name) for name in self.parts})

    def read(self, kinds: Kinds, rest: str) -> dict[str, Any]:
        """What stands behind the name in a key. Raises `LookupError` for what none of ours has."""
        pieces = [piece for piece in re.split("[/.+]", rest) if piece] if rest else []
        given: dict[str, Any] = {}
        for name, type_ in self.types().items():
            if type_.many and pieces:
                given[name] = tuple(kinds.parse(type_, piece) for piece in pieces)
                pieces = []
            elif pieces and type_.base is bool and type_.default is not msgspec.NODEFAULT:
                if pieces.pop(0) != name:
                    raise LookupError(rest)
                given[name] = True
            elif pieces:
                given[name] = kinds.parse(type_, pieces.pop(0))
        if pieces:
            raise LookupError(rest)
        return given

    def typed(
        self, kinds: Kinds, scene: Scene, words: Mapping[str, str], given: Given
    ) -> dict[str, Any]:
        """What is given with what was typed into the form. Raises `Refusal`."""
        given = dict(given)
        for name, type_ in self.types().items():
            part, word = self.parts[name], words.get(name, "").strip()
            if words and not word and part.empty is not None and name not in given:
                given[name] = part.empty(scene, given)
            elif name not in words:
                continue
            elif not word and part.preset is not None:
                given[name] = part.preset(given)
            else:
                given[name] = kinds.read(type_, words[name], scene.language)
        return given

    # --- what is missing -------------------------------------------------------------------------

    def missing(self, given: Given) -> str | None:
        """The next part to be asked for."""
        for name, type_ in self.types().items():
            needed = type_.default is msgspec.NODEFAULT and not type_.optional
            if name not in given and (needed or self.parts[name].asked):
                return name
        return None

    def asks(self, name: str | None) -> bool:
        """Whether nothing is missing, or there is a page that asks for it."""
        return name is None or self.parts[name].ask is not None or self.parts[name].page is not None

    def whole(self, kinds: Kinds, given: Given) -> dict[str, Any]:
        """With some value for whatever is missing, so that the rules can say what comes first."""
        return {
            name: given[name] if name in given else kinds.any(type_)
            for name, type_ in self.types().items()
        }

    # --- what is shown ---------------------------------------------------------------------------

    def offers(self, scene: Scene, name: str, given: Given) -> list[Mapping[str, Any]]:
        """What is given, with each of the values proposed for a part."""
        offered = self.parts[name].offered
        return [] if offered is None else [{**given, name: one} for one in offered(scene, given)]

    def label(self, texts: Texts, kinds: Kinds, scene: Scene, name: str, given: Given) -> str:
        """What a button or a line of a menu says."""
        told = self.parts[name].label
        return self._told(texts, kinds, scene, told or f"press-{self.name}", given)

    def _told(
        self, texts: Texts, kinds: Kinds, scene: Scene, told: Told | str, given: Given
    ) -> str:
        if not isinstance(told, str):
            return told(scene, given)
        types_ = self.types()
        values = {one: kinds.write(types_[one].kind, value, scene) for one, value in given.items()}
        return texts(told, scene, **values)

    def buttons(
        self, texts: Texts, kinds: Kinds, scene: Scene, name: str, given: Given
    ) -> tuple[Button, ...]:
        """A button for each proposal, and one for typing something else."""
        part, made = self.parts[name], []
        for one in self.offers(scene, name, given):
            style = part.style(one) if callable(part.style) else part.style
            made.append(Button(self.key(one), self.label(texts, kinds, scene, name, one), style))
        return (*made, *self._other(texts, scene, name, given))

    def _other(self, texts: Texts, scene: Scene, name: str, given: Given) -> tuple[Button, ...]:
        """The button for typing something else, if there is one."""
        part = self.parts[name]
        if not part.form or not part.other:
            return ()
        return (Button(self.key(given), texts(part.other, scene), "quiet", form=True),)

    def menu(
        self, texts: Texts, kinds: Kinds, scene: Scene, name: str, given: Given
    ) -> tuple[Menu, ...]:
        """The proposals as a menu; none without any."""
        part, start = self.parts[name], self.key(given)
        options = (
            Option(
                self.key(one)[len(start) + 1 :],
                self.label(texts, kinds, scene, name, one),
                part.detail(scene, one) if part.detail else "",
            )
            for one in self.offers(scene, name, given)
        )
        return texts.menu(scene, start, part.menu, options)

    def page(self, texts: Texts, kinds: Kinds, scene: Scene, name: str, given: Given) -> Leaf:
        """The private page that asks for a part."""
        part = self.parts[name]
        if part.page is not None:
            return part.page(scene, given)
        if part.ask is None:
            raise LookupError(f"{self.name}: {name} is asked nowhere")
        asked = self._told(texts, kinds, scene, part.ask, given)
        if part.menu:
            menus = self.menu(texts, kinds, scene, name, given)
            return Leaf(asked, None, self._other(texts, scene, name, given), menus)
        return Leaf(asked, buttons=self.buttons(texts, kinds, scene, name, given))

    def form(self, texts: Texts, scene: Scene, given: Given) -> Form:
        """The form for whatever may be typed and is not given. Raises `LookupError` for none."""
        asked: Sequence[str] = [
            name for name, part in self.parts.items() if part.form and name not in given
        ]
        if not asked:
            raise LookupError(self.name)
        made = []
        for name in asked:
            part = self.parts[name]
            bounds = {"least": part.least, "most": part.most}
            values = {one: told(scene, given) for one, told in bounds.items() if told}
            hint = part.hint(scene, given) if part.hint else ""
            value = str(part.preset(given)) if part.preset else ""
            label = texts(f"form-{self.name}-{name}", scene, **values)
            optional = part.empty is not None
            made.append(Field(name, label, hint, value, part.limit, optional=optional))
        return Form(texts(f"form-{self.name}", scene), tuple(made))
