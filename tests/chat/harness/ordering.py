"""What tests of standing orders in chat share: how a seat sees a position, what a sentence is."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import EphemeralPage, Form
from bot.chat.contract.table_context import TableContext
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
    orders: dict[str, Any] = {}
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
        form = chat.form(at, key)
        if form is not None:
            assert 0 < len(form.title) <= 45 and len(form.fields) <= 5
            for entered in filled(form):
                draft = chat.draft_order(at, key, entered)
                orders[draft.key] = draft.order
                assert chat.draft_order(at, draft.key).order == draft.order
            continue
        led = chat.draft_order(at, key)
        if isinstance(led, OrderDraft):
            orders[led.key] = led.order
            again = chat.draft_order(at, led.key)
            assert isinstance(again, OrderDraft) and again.order == led.order
            continue
        assert isinstance(led, EphemeralPage)
        assert led.text and english_in(led.text, at.language) == []
        assert all(0 < len(button.label) <= 80 for button in led.buttons)
        assert all(0 < len(menu.hint) <= 150 for menu in led.menus)
        open_ += [f"{menu.key}/{o.value}" for menu in led.menus for o in menu.options]
        open_ += [button.key for button in led.buttons if not button.form]
    return orders


def filled(form: Form) -> Iterator[dict[str, str]]:
    """The form as it is opened, and with every choice made, typed sums and nothing typed."""
    for field in form.fields:
        assert 0 < len(field.label) <= 45 and len(field.note) <= 100
        assert 0 <= len(field.hint) <= 100 and len(field.options) <= 25
        assert field.optional or field.options or field.value or field.hint
    preset = {field.name: field.value for field in form.fields}
    for field in form.fields:
        if field.options:
            preset[field.name] = preset[field.name] or ("" if field.optional else "?")
            assert field.optional or preset[field.name] in {
                option.value for option in field.options
            }
        elif not field.optional:
            preset[field.name] = preset[field.name] or "5"
    yield preset
    for field in form.fields:
        words = [option.value for option in field.options] or [
            "5",
            *([""] if field.optional else []),
        ]
        yield from ({**preset, field.name: word} for word in words)
