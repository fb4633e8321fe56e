"""One numbered rule of a game as a private page, and the way to those around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui
from rapidfuzz import fuzz, process, utils

from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import apart, scene_of
from bot.chat.base.table_lookup import which
from bot.chat.cards.guide import now_asked
from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from data.rulings import Ruling, cited, ruling, rulings
from data.texts import say

NEAR = 70.0
"""How much of what was typed a rule must have, out of 100, to be among the hits."""
MOST = 25
_PLACE = Key(0, 0, Verb.RULE, "")


def hits(game: str, words: str, language: str) -> list[Ruling]:
    """The rules that these words mean, best first: the one of this number, else those in which the
    words stand, or nearly so."""
    known = rulings(game, language)
    exact = ruling(game, words.strip().lower().removeprefix("#"), language)
    if exact is not None:
        return [exact]
    found = process.extract(
        words,
        [f"{one.chapter} {one.text}" for one in known],
        scorer=fuzz.token_set_ratio if " " in words.strip() else fuzz.partial_ratio,
        processor=utils.default_process,
        score_cutoff=NEAR,
        limit=MOST,
    )
    return [known[place] for _, _, place in found]


def named(one: Ruling, limit: int = card.OPTION_LIMIT) -> str:
    """`11 · From one arrival to the next a seat rides no segment …`."""
    return card.cut(f"{one.number} · {one.text.replace('**', '')}", limit)


def first_of(chapter: str, known: Sequence[Ruling]) -> Ruling:
    return next(one for one in known if one.chapter == chapter)


@button(Verb.RULE, kind="look", here=False)
async def _pressed(press: Press) -> None:
    """`<game>/<number>`, or `<game>/in/<number>` where a menu named it."""
    game, _, number = press.key.key.partition("/")
    await show(press, game, number.rpartition("/")[2], [])


@button(Verb.RULE, "why", kind="look", here=False, slow=True)
async def _why(press: Press) -> None:
    """`why/<game>/<number>`, below a refusal: a page of its own, so that the refusal stays. It says
    what the rule means just now, with the values of then."""
    game, _, number = press.rest.partition("/")
    message = press.interaction.message
    await show(press, game, number, [], refused="" if message is None else message.content)


async def show(
    press: Press, game: str, number: str, also: Sequence[Ruling], refused: str = ""
) -> None:
    """The page of a rule; `also`: what else was found, `refused`: the refusal that led here.
    Refuses what there is not."""
    language = await press.language()
    one = ruling(game, number, language)
    if one is None or game not in press.services.chats:
        raise Refusal("house-refuse-tampered")
    known = rulings(game, language)
    name = press.services.chat(game).name(language)
    texts = [
        say("rules-head", language, game=name, number=one.number),
        one.text,
        say("rules-chapter", language, chapter=one.chapter),
    ]
    means = "\n".join(filter(None, [refused, await _asked(press, game, number)]))
    if means:
        texts.insert(2, say("rules-now", language, means=means))
    rows = _around(game, one, known, language) + _menu(game, one, known, also, language)
    await press.reply.show(card.layout(texts, None, [], rows), None)


async def _asked(press: Press, game: str, number: str) -> str:
    """What is asked at the table that is meant here, if it is asked by this rule."""
    try:
        found = await which(press.interaction, None, game=game)
    except (Refusal, TableError):
        return ""
    if found.status != "running":
        return ""
    chat, language = press.services.chat(game), await press.language()
    table, scene = await scene_of(press.client, found.id, press.user, language)
    if cited(chat.turn_rule(scene)) != number:
        return ""
    return await apart(lambda: now_asked(chat, table, scene))


def _around(
    game: str, one: Ruling, known: Sequence[Ruling], language: str
) -> list[ui.ActionRow[Any]]:
    place, items = known.index(one), []
    for name, at in (("back", place - 1), ("on", place + 1)):
        if 0 <= at < len(known):
            label = say(f"rules-press-{name}", language, number=known[at].number)
            items.append(card.button(_PLACE, Button(f"{game}/{known[at].number}", label, "quiet")))
    return card.button_rows(items)


def _menu(
    game: str, one: Ruling, known: Sequence[Ruling], also: Sequence[Ruling], language: str
) -> list[ui.ActionRow[Any]]:
    """The other hits; without any, the chapters."""
    others = [hit for hit in also if hit != one]
    if others:
        options = tuple(Option(hit.number, named(hit)) for hit in others)
        return card.menus(_PLACE, Menu(f"{game}/in", say("rules-hits", language), options))
    chapters = dict.fromkeys(rule.chapter for rule in known)
    options = tuple(
        Option(first_of(name, known).number, name, chosen=name == one.chapter) for name in chapters
    )
    return card.menus(_PLACE, Menu(f"{game}/in", say("rules-chapters", language), options))
