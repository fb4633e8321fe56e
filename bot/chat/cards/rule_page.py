"""One numbered rule of a game as a private page, with links to its neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from rapidfuzz import fuzz, process, utils

from bot.chat.base.errors import Refusal, UnknownKey
from bot.chat.base.table_contexts import load_context, run_in_thread
from bot.chat.base.table_lookup import find_table
from bot.chat.cards.guide import describe_prompt
from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from data.rulings import Ruling, first_number, ruling, rulings
from data.texts import say

MIN_SCORE = 70.0
"""Minimum similarity of a rule to the search text, out of 100."""
MAX_HITS = 25
_PLACE = ComponentId(0, 0, Route.RULE, "")


def search_rules(game: str, words: str, language: str) -> list[Ruling]:
    """Return the rules that match, best first.

    It is the one with this number, else those that contain the words, or nearly so."""
    all_rules = rulings(game, language)
    exact = ruling(game, words.strip().lower().removeprefix("#"), language)
    if exact is not None:
        return [exact]
    matches = process.extract(
        words,
        [f"{rule.chapter} {rule.text}" for rule in all_rules],
        scorer=fuzz.token_set_ratio if " " in words.strip() else fuzz.partial_ratio,
        processor=utils.default_process,
        score_cutoff=MIN_SCORE,
        limit=MAX_HITS,
    )
    return [all_rules[place] for _, _, place in matches]


def rule_label(rule: Ruling, limit: int = card.OPTION_LIMIT) -> str:
    """Return the rule's menu line: its number and the beginning of its text."""
    return card.truncate(f"{rule.number} · {rule.text.replace('**', '')}", limit)


def first_in_chapter(chapter: str, all_rules: Sequence[Ruling]) -> Ruling:
    return next(rule for rule in all_rules if rule.chapter == chapter)


@button(Route.RULE, kind="look", at_table=False)
async def _show_from_key(press: Press) -> None:
    """Handle `<game>/<number>`, or `<game>/in/<number>` from a menu."""
    game, _, number = press.key.key.partition("/")
    await show_rule(press, game, number.rpartition("/")[2], [])


@button(Route.RULE, "why", kind="look", at_table=False, slow=True)
async def _show_from_refusal(press: Press) -> None:
    """Handle `why/<game>/<number>`, the button under a refusal.

    The rule is a separate page, so that the refusal stays. It says what the rule means in the
    current position, with the refusal's values."""
    game, _, number = press.argument.partition("/")
    message = press.interaction.message
    await show_rule(press, game, number, [], refused="" if message is None else message.content)


async def show_rule(
    press: Press, game: str, number: str, other_hits: Sequence[Ruling], refused: str = ""
) -> None:
    """Show the page of a rule.

    `other_hits`: other search results, `refused`: the refusal that led here. Raises `Refusal`
    for an unknown rule."""
    language = await press.language()
    rule = ruling(game, number, language)
    if rule is None or game not in press.services.chats:
        raise UnknownKey
    all_rules = rulings(game, language)
    name = press.services.chat(game).name(language)
    texts = [
        say("rules-head", language, game=name, number=rule.number),
        rule.text,
        say("rules-chapter", language, chapter=rule.chapter),
    ]
    meaning = "\n".join(filter(None, [refused, await _current_prompt(press, game, number)]))
    if meaning:
        texts.insert(2, say("rules-now", language, means=meaning))
    rows = _neighbour_row(game, rule, all_rules, language) + _rule_menu(
        game, rule, all_rules, other_hits, language
    )
    await press.reply.show_view(card.build_layout(texts, None, [], rows), None)


async def _current_prompt(press: Press, game: str, number: str) -> str:
    """Return the current prompt of the table here, if it is due to this rule."""
    try:
        running = await find_table(press.interaction, None, game=game)
    except (Refusal, TableError):
        return ""
    if running.status != "running":
        return ""
    chat, language = press.services.chat(game), await press.language()
    table, ctx = await load_context(press.client, running.id, press.user, language)
    if first_number(chat.turn_rule(ctx)) != number:
        return ""
    return await run_in_thread(lambda: describe_prompt(chat, table, ctx))


def _neighbour_row(
    game: str, rule: Ruling, all_rules: Sequence[Ruling], language: str
) -> list[ui.ActionRow[ui.LayoutView]]:
    place, items = all_rules.index(rule), []
    for name, index in (("back", place - 1), ("on", place + 1)):
        if 0 <= index < len(all_rules):
            label = say(f"rules-press-{name}", language, number=all_rules[index].number)
            items.append(
                card.build_button(
                    _PLACE, Button(f"{game}/{all_rules[index].number}", label, "quiet")
                )
            )
    return card.button_rows(items)


def _rule_menu(
    game: str,
    shown: Ruling,
    all_rules: Sequence[Ruling],
    other_hits: Sequence[Ruling],
    language: str,
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return a menu of the other search results; without any, of the chapters."""
    remaining = [hit for hit in other_hits if hit != shown]
    if remaining:
        options = tuple(Option(hit.number, rule_label(hit)) for hit in remaining)
        return card.menu_rows(_PLACE, Menu(f"{game}/in", say("rules-hits", language), options))
    chapters = dict.fromkeys(rule.chapter for rule in all_rules)
    options = tuple(
        Option(first_in_chapter(name, all_rules).number, name, chosen=name == shown.chapter)
        for name in chapters
    )
    return card.menu_rows(_PLACE, Menu(f"{game}/in", say("rules-chapters", language), options))
