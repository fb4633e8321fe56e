"""What an adapter answers with: buttons, menus, prompts, previews, private pages and forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from render.paint.picture import Picture
from rules.game import Action

MENU_OPTIONS = 25
"""Options that Discord takes in one menu."""

Style = Literal["go", "plain", "quiet", "stop"]


Draw = Callable[[], Picture]
"""A picture job: draws when called. It is called in another process, so it is a
`functools.partial` of a function of `render` with plain data."""


@dataclass(frozen=True)
class Button:
    """A button; a press returns its `key`.

    With `form` it opens the form of that key, with `look` it shows the look of that key, with
    `order` it leads to the standing order of that key, instead. `own_key`: the key of the same
    button on the presser's own page, whose words and picture are preview enough; after a press
    on the public card, that page is shown. `line`: the text beside which it stands, if it belongs
    to one of several lines."""

    key: str
    label: str
    style: Style = "plain"
    emoji: str | None = None
    form: bool = False
    look: bool = False
    order: bool = False
    own_key: str = ""
    line: str = ""

    def put_beside(self, line: str) -> Button:
        """Return the button as that of a line of text."""
        return replace(self, line=line)


@dataclass(frozen=True)
class Option:
    """One line of a menu; choosing it returns `<menu key>/<value>`."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False
    emoji: str | None = None


@dataclass(frozen=True)
class Menu:
    """A menu of which one option is chosen or, with `many`, any number (values joined by `+`).

    `look`: each option shows the look `<menu key>/<value>`. `sealed`: it makes a secret choice on a
    public card; its options are the same for everybody, and none is marked as chosen."""

    key: str
    hint: str
    options: tuple[Option, ...]
    many: bool = False
    look: bool = False
    sealed: bool = False


@dataclass(frozen=True)
class Prompt:
    """What a card asks of those who must act. It is public and may contain nothing secret."""

    text: str
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()


@dataclass(frozen=True)
class Act:
    """Execute the action now.

    `said` is the private confirmation that replaces a confirmed preview."""

    action: Action
    said: str = ""
    note: Mapping[str, object] | None = None
    """A private note of the seat to store with it, such as the rest of a route."""
    then: str = ""
    """The key of a private look shown after a secret choice, unless that choice revealed
    them all. It shows what was chosen and what is still open."""


@dataclass(frozen=True)
class Preview:
    """What an action would do: shown to the presser alone, with Confirm and Back.

    `key` is the key of Confirm, if it differs from the pressed one (typed words do not fit into
    a key). `buttons` and `menus` lead to alternatives. `back`: the key of the private page
    behind Back; without one Back dismisses the preview."""

    text: str
    confirm: str
    draw: Draw | None = None
    key: str = ""
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    back: str = ""


@dataclass(frozen=True)
class EphemeralPage:
    """A private page: a look, or a menu that others need not see.

    `more`: up to nine further pictures to swipe through."""

    text: str
    draw: Draw | None = None
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    note: Mapping[str, object] | None = None
    more: tuple[Draw, ...] = ()


FieldKind = Literal["text", "choice", "choices", "check", "person", "file"]


@dataclass(frozen=True)
class Field:
    """One field of a form, at most five of them.

    `kind`: what is entered: a text of at most `limit` characters, one or several of the
    `options`, a box (`yes`, `no`), at most `most` persons, a file. `value`: what is entered at
    first, several options or persons joined by `+`; `note`: a line under the label."""

    name: str
    label: str
    hint: str = ""
    value: str = ""
    limit: int = 200
    long: bool = False
    optional: bool = False
    kind: FieldKind = "text"
    options: tuple[Option, ...] = ()
    note: str = ""
    most: int = 1

    def with_value(self, value: str) -> Field:
        return replace(self, value=value)


@dataclass(frozen=True)
class Form:
    """A form; what is entered comes back with the key of the button that opened it.

    `text` is shown above the fields."""

    title: str
    fields: tuple[Field, ...]
    text: str = ""

    def with_fields(self, fields: tuple[Field, ...]) -> Form:
        return replace(self, fields=fields)


Answer = Act | Preview | EphemeralPage | Form


@dataclass(frozen=True)
class Lesson:
    """What matters now to a seat, and why.

    Each key is shown a limited number of times per person."""

    key: str
    text: str
