"""A game's adapter that is put together of the functions of its modules.

What is said of every game in the same words has its texts in the domain `<game>_chat`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from discord.utils import escape_markdown

from bot.chat.contract.adapter import Answer, Button, Draw, Form, Leaf, Menu, Prompt, Scene
from bot.chat.declared.lobby import LobbyOptions
from data.texts import money, say
from render.film import Moment
from render.style import seat_style
from rules.game import Standing


@dataclass(frozen=True)
class Parts:
    """What the methods of the same names ask; see `bot.chat.contract.adapter.GameChat`."""

    prompt: Callable[[Scene], Prompt]
    picture: Callable[[Scene, Sequence[Any], Sequence[Any]], Draw | None]
    text: Callable[[Scene], str]
    looks: Callable[[str], tuple[Button, ...]]
    look: Callable[[Scene, str], Leaf]
    answer: Callable[[Scene, str, bool, Mapping[str, str]], Answer]
    form: Callable[[Scene, str], Form]
    film: Callable[[Sequence[Moment], Sequence[str], str], Draw]


class PartsChat:
    """The half of a `GameChat` that its parts answer, with a film
    (`bot.chat.cards.aftermath.Films`)."""

    key: str
    parts: ClassVar[Parts]
    lobby: ClassVar[LobbyOptions]

    def name(self, language: str) -> str:
        return say(f"{self.key}_chat-name", language)

    def accent(self, seat: int | None) -> int:
        red, green, blue = seat_style(seat).colour
        return red << 16 | green << 8 | blue

    def option_menu(self, options: Any, language: str) -> Menu:
        return self.lobby.menu(options, language)

    def with_options(self, options: Any, chosen: Sequence[str]) -> Any:
        return self.lobby.changed(options, chosen)

    def prompt(self, scene: Scene) -> Prompt:
        return self.parts.prompt(scene)

    def picture(
        self, scene: Scene, events: Sequence[Any], standing: Sequence[Any] = ()
    ) -> Draw | None:
        return self.parts.picture(scene, events, standing)

    def text(self, scene: Scene) -> str:
        return self.parts.text(scene)

    def looks(self, language: str) -> tuple[Button, ...]:
        return self.parts.looks(language)

    def look(self, scene: Scene, key: str) -> Leaf:
        return self.parts.look(scene, key)

    def answer(
        self, scene: Scene, key: str, *, sure: bool = False, words: Mapping[str, str] | None = None
    ) -> Answer:
        return self.parts.answer(scene, key, sure, words or {})

    def form(self, scene: Scene, key: str) -> Form:
        return self.parts.form(scene, key)

    def film(self, moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
        return self.parts.film(moments, names, language)

    def result(self, scene: Scene, standing: Sequence[Standing]) -> str:
        """The ranking as the reader may know it, with the sums behind it."""
        return "\n".join(_placed(f"{self.key}_chat", scene, row) for row in standing)


def _placed(domain: str, scene: Scene, row: Standing) -> str:
    language = scene.language
    sums = ", ".join(
        say(f"{domain}-sum-{name}", language, amount=money(amount, language))
        for name, amount in row.sums.items()
        if amount is not None
    )
    if row.total is None:
        total = say(f"{domain}-standing-hidden", language)
    else:
        total = money(row.total, language)
    return say(
        f"{domain}-standing",
        language,
        place=row.place,
        name=escape_markdown(scene.names[row.seat]),
        total=total,
        sums=f" ({sums})" if sums else "",
    )
