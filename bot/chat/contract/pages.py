"""What an adapter answers with: buttons, menus, questions, previews, private pages and forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from render.paint.picture import Picture

Style = Literal["go", "plain", "quiet", "stop"]


Draw = Callable[[], Picture]
"""Draws when called. It is called in another process, so it is a `functools.partial` of a function
of `render` and of plain data."""


@dataclass(frozen=True)
class Button:
    """`key` comes back when it is pressed; `form` opens the form of that key, `look` the look of
    that key, and `order` leads to the standing order of that key, instead."""

    key: str
    label: str
    style: Style = "plain"
    emoji: str | None = None
    form: bool = False
    look: bool = False
    order: bool = False


@dataclass(frozen=True)
class Option:
    """One line of a menu; the press comes back as `<menu key>/<value>`."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """One or, with `many`, any number of options (values joined by `+`). `look`: each option is the
    look `<menu key>/<value>`."""

    key: str
    hint: str
    options: tuple[Option, ...]
    many: bool = False
    look: bool = False


@dataclass(frozen=True)
class Prompt:
    """What the card asks of those who must act: public, so nothing secret may show in it."""

    text: str
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()


@dataclass(frozen=True)
class Act:
    """Do it now. `said` is the private sentence shown in place of the card that was confirmed."""

    action: Any
    said: str = ""
    note: Mapping[str, Any] | None = None
    """A private note of the seat to keep with it, such as the rest of a route."""
    then: str = ""
    """The key of a private look shown after a choice made in secret, unless that turned the choices
    over: what was chosen, and what is still to be."""


@dataclass(frozen=True)
class Preview:
    """What would happen: shown to the presser alone, with Confirm and Back.

    `key` is what Confirm says, if not the key that led here (typed words do not fit into one).
    `buttons` and `menus` lead to other things that could be done instead. `back`: the key of the
    private page to which Back leads; without one it puts this away.
    """

    text: str
    confirm: str
    draw: Draw | None = None
    key: str = ""
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    back: str = ""


@dataclass(frozen=True)
class Leaf:
    """A private page: a look at something, or a menu that is nobody else's business. `more`: up to
    nine pictures behind the first, to be swiped through."""

    text: str
    draw: Draw | None = None
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    note: Mapping[str, Any] | None = None
    more: tuple[Draw, ...] = ()


@dataclass(frozen=True)
class Field:
    name: str
    label: str
    hint: str = ""
    value: str = ""
    limit: int = 200
    long: bool = False
    optional: bool = False


@dataclass(frozen=True)
class Form:
    """Asks for typed words; the answers come back with the key of the button that opened it."""

    title: str
    fields: tuple[Field, ...]


Answer = Act | Preview | Leaf | Form


@dataclass(frozen=True)
class Lesson:
    """What matters now to a seat, and why. It is told a few times only, and counted by its key."""

    key: str
    text: str
