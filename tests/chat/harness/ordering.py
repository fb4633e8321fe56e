"""What tests of standing orders in chat share: how a seat sees a position, what a sentence is."""

from collections import Counter
from typing import Any

from bot.chat.contract.adapter import OrderDraft, TableContext
from bot.chat.contract.pages import EphemeralPage
from bot.chat.ui.keys import ComponentId, Route
from data.texts import DEFAULT
from rules.game import Game
from tests.support.catalogues import english_in

PAGES = 100
"""So many keys of one kind of orders are followed."""


def seen(game: Game, state: Any, language: str, seat: int = 0) -> TableContext:
    """The position as this seat, which may act, sees it; the players are Person0, Person1 …"""
    names = [f"Person{number}" for number in range(len(state.players))]
    public = game.view(state, None)
    return TableContext(1, game.view(state, seat), public, seat, names, language, {}, True)


def sentence(text: str, language: str) -> None:
    """It is short, or a list of short lines, filled in, and in its language alone."""
    assert 10 < len(text) < 2_000 and "{" not in text
    assert all(len(line) < 450 for line in text.split("\n"))
    assert language == DEFAULT or english_in(text, language) == [], text


def walked(chat: Any, at: TableContext) -> dict[str, Any]:
    """Orders that the menus and buttons lead to, by their keys: of pages on which an order is put
    together part by part, and so are very many, some of each kind."""
    found: dict[str, Any] = {}
    open_ = [option.value for option in chat.menu(at)]
    assert len(open_) <= 25
    known: set[str] = set()
    pages: Counter[str] = Counter()
    while open_:
        key = open_.pop()
        pages[key.partition("/")[0]] += 1
        if key in known or pages[key.partition("/")[0]] > PAGES:
            continue
        known.add(key)
        assert ComponentId(999_999, 999_999, Route.ORDER, f"type/{key}").is_valid, key
        led = chat.draft_order(at, key)
        if isinstance(led, OrderDraft):
            found[led.key] = led.order
            again = chat.draft_order(at, led.key)
            assert isinstance(again, OrderDraft) and again.order == led.order
            continue
        assert isinstance(led, EphemeralPage)
        assert led.text and english_in(led.text, at.language) == []
        assert all(0 < len(button.label) <= 80 for button in led.buttons)
        assert all(0 < len(one.hint) <= 150 for one in led.menus)
        open_ += [f"{one.key}/{o.value}" for one in led.menus for o in one.options]
        for button in led.buttons:
            if button.form:
                form = chat.form(at, button.key)
                assert form.title
                typed = chat.draft_order(at, button.key, {form.fields[0].name: "12345"})
                found[typed.key] = typed.order
            else:
                open_.append(button.key)
    return found
