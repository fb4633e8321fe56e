"""Baltimore & Ohio in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.contract.adapter import Draw, Menu, Scene
from bot.chat.contract.parts import Parts, PartsChat
from bot.chat.declared.switches import Switches
from cogs.baltimore_ohio import looks, pictures
from cogs.baltimore_ohio.orders import ORDERS
from cogs.baltimore_ohio.prompt import MOVES, prompt
from cogs.baltimore_ohio.story import story
from cogs.baltimore_ohio.text.in_words import in_words
from cogs.baltimore_ohio.words import t
from rules.baltimore_ohio.foresight import round_of
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.options import Options

OPTIONS = Switches(
    t,
    {
        "nw": "norfolk_western",
        "seven": "tech_seven",
        "barons": "robber_barons",
        "lumber": "maine_lumber",
        "first": "first_sale_only",
        "ends": "build_at_any_end",
        "coal": "nw_coal_only",
    },
)


def _wanted(options: Options, marked: set[str]) -> set[str]:
    """The choices meant: N&W from coal alone brings the N&W with it (42), and goes with it where
    the N&W has just been unmarked."""
    if "coal" in marked and "nw" not in marked:
        if "nw" in OPTIONS.chosen(options):
            return marked - {"coal"}
        return marked | {"nw"}
    return marked


class BandoChat(PartsChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "baltimore_ohio"
    orders = ORDERS
    parts = Parts(
        prompt=prompt,
        picture=pictures.card,
        text=in_words,
        looks=looks.buttons,
        look=looks.look,
        answer=MOVES.answer,
        form=MOVES.form,
        film=pictures.film,
    )

    def blurb(self, options: Options, language: str) -> str:
        return t("blurb", language) + "\n" + OPTIONS.told(options, language)

    def option_menu(self, options: Options, language: str) -> Menu:
        return OPTIONS.menu(options, language)

    def with_options(self, options: Options, chosen: Sequence[str]) -> Options:
        return OPTIONS.switched(options, _wanted(options, set(chosen)))

    def turn_rule(self, scene: Scene) -> str:
        return GAME.turn_rule(scene.public.table.phase)

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        return story(scene, events)

    def moves(self, scene: Scene, events: Sequence[Any]) -> Draw | None:
        """What the others built and what it did to the values, since the reader's last turn."""
        return pictures.moves(scene, events)

    def turn_name(self, view: Any, language: str) -> str:
        """See `bot.chat.cards.aftermath.Turns`."""
        return pictures.round_name(round_of(view.table), language)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        """See `bot.chat.cards.aftermath.Rounds`."""
        return pictures.round_name(number, language)
