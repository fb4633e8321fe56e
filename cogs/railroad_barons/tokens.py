"""Placing the tokens of a Holding: sensible ways as buttons, every full one in a menu (24)."""

from __future__ import annotations

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Menu, Option, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.railroad_barons import pictures
from cogs.railroad_barons.railroads import top
from cogs.railroad_barons.words import KINDS, chapter, money, operating, position_of, t
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.state import State
from rules.railroad_barons.operating.placing import full, proposals


def _buttons(scene: Scene) -> tuple[Button, ...]:
    """The proposals, and a form for every other number."""
    made = []
    for one in proposals(position_of(scene))[:4]:
        key = "press-tokens-shown" if _shown_first(scene, one.action) else "press-tokens"
        what = t(f"tokens-{one.what}", scene, count=one.adds)
        shown = t(key, scene, what=what, **KINDS.written(one.action, scene))
        made.append(Button(MOVES.key("tokens", one.action), shown))
    return (*made, Button("tokens", t("press-tokens-form", scene), "quiet", form=True))


def _menu(scene: Scene) -> Menu:
    """Every placing that leaves no token idle."""
    position = position_of(scene)
    kept = len(position.operating[1].railroads)
    options = []
    for made in full(position):
        values = KINDS.written(made, scene)
        room = t("option-tokens-room", scene, **values)
        if kept > made.down:
            room += " · " + t("option-tokens-loses", scene, count=kept - made.down)
        shown = "option-tokens-network" if made.network else "option-tokens"
        key = MOVES.key("tokens", made).partition("/")[2]
        options.append(Option(key, t(shown, scene, **values), room))
    return Menu("tokens", t("menu-tokens", scene), tuple(options))


def ask(scene: Scene, table: State, seat: int) -> Prompt:
    again = any(one.last is not None and one.director == seat for one in table.holdings.values())
    bonus, values = money(facts.constants().network_token_income, scene), operating(scene)
    text = t("ask-tokens-again" if again else "ask-tokens", scene, bonus=bonus, **values)
    has = t("ask-tokens-has", scene, top=top(scene), **values)
    return Prompt(f"{text} {has}", _buttons(scene), (_menu(scene),))


def _shown_first(scene: Scene, action: PlaceTokens) -> bool:
    """Whether one goes into the network for good, or Railroads would go."""
    row = position_of(scene).operating[1]
    return bool(action.network or len(row.railroads) > action.down)


def _sure(scene: Scene, action: PlaceTokens) -> Sure | None:
    if not _shown_first(scene, action):
        return None
    railroads, known = position_of(scene).operating[1].railroads, operating(scene)
    count, lost, more = len(railroads), len(railroads) - action.down, []
    if action.network:
        bonus = facts.constants().network_token_income
        more.append(t("sure-tokens-network", scene, amount=bonus, left=known["free"] - 1))
    if lost > 0 and action.down == 0:
        more.append(t("sure-tokens-all", scene, railroads=railroads))
    elif lost > 0:
        values = {"count": count, "down": action.down, "surplus": lost}
        more.append(t("sure-tokens-loses", scene, **values))
    draw = pictures.operating(scene, action)
    return MOVES.sure(scene, "tokens", action, *more, holding=known["holding"], draw=draw)


def _hint(scene: Scene, given: Given) -> str:
    if scene.public.table.holding is None:
        raise LookupError("tokens")
    return t("form-tokens-hint", scene, **operating(scene))


MOVES = chapter(
    [
        move(
            "tokens",
            PlaceTokens,
            plus=Part(form=True, hint=_hint, limit=4),
            down=Part(form=True, hint=_hint, limit=4),
            network=Part(form=True, hint=_hint, limit=4, preset=lambda given: 0),
            label=lambda scene, action: "",
            sure=_sure,
        )
    ],
)
