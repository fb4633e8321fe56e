"""Discord's limits: ids, handlers, and texts too long for a card."""

import pytest
from discord.ui import Section

from bot.chat.base.errors import Refusal
from bot.chat.cards.turn import public_prompt
from bot.chat.contract.pages import Button, Menu, Option, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.ui import card
from bot.chat.ui.keys import LIMIT, ComponentId, Route, parse_custom_id
from bot.chat.ui.press import Press, button, find_handler
from rules.dice import SeededDice
from tests.example.cog.chat import CHAT
from tests.example.rules import GAME


def test_ids_are_read_back_as_written_and_never_too_long() -> None:
    longest = ComponentId(999_999_999_999, 999_999_999, Route.PLAY, "x" * 72)
    assert len(longest.text) <= LIMIT + 9
    for key in (
        ComponentId(1, 2, Route.CONFIRM, "ride/via.1.22.333"),
        ComponentId(7, 0, Route.SEAT, ""),
    ):
        assert parse_custom_id(str(key)) == key
    with pytest.raises(ValueError, match="is not a component id"):
        str(ComponentId(1, 1, Route.PLAY, "a b"))
    with pytest.raises(Refusal):
        parse_custom_id("rh:1:1:play.a b")


def test_two_controls_of_one_id_are_refused_when_the_card_is_built() -> None:
    place = ComponentId(1, 2, Route.PLAY, "")
    menu = Menu("haul", "Haul", (Option("a", "A"),))
    rows = card.control_rows(place, [Button("haul", "Haul"), Button("trade", "Trade")], [menu])
    with pytest.raises(ValueError, match=r"rh:1:2:play\.haul$"):
        card.build_layout(["Text"], None, [], rows[:1], footer=rows[1:])
    card.build_layout(["Text"], None, [], rows[1:])


def test_of_two_handlers_for_one_button_the_second_is_refused() -> None:
    async def other(press: Press) -> None: ...

    with pytest.raises(ValueError, match=r"two handlers answer seat\.join"):
        button(Route.SEAT, "join")(other)
    with pytest.raises(Refusal):
        find_handler(ComponentId(1, 1, Route.SEAT, "nothing"))


def test_what_is_chosen_in_secret_is_not_built_into_a_card_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, _ = GAME.setup(2, GAME.options_type(), SeededDice(b"own"))
    at = TableContext(1, GAME.view(state, 0), GAME.view(state, None), 0, ["A", "B"], "en", {}, True)
    assert public_prompt(CHAT, at) == CHAT.prompt(at)
    bids = Prompt("Bid", (Button("bid/1", "1"),))
    monkeypatch.setattr(CHAT, "prompt", lambda ctx: bids)
    with pytest.raises(ValueError, match=r"on a public card: bid/1$"):
        public_prompt(CHAT, at)


def test_a_label_is_cut_between_words_if_enough_of_it_is_left() -> None:
    for text, cut in (
        ("sell 6 shares of B&M", "sell 6 shares of…"),
        ("sell 6 shares of it", "sell 6 shares of it"),
        ("Donaudampfschifffahrt", "Donaudampfschifffa…"),
        ("1. Donaudampfschifffahrt", "1. Donaudampfschif…"),
    ):
        assert card.truncate(text, 19) == cut


def test_long_texts_are_cut_and_never_refused() -> None:
    layout = card.build_layout(["a" * 3_000, "b" * 3_000], None, ["c" * 3_000], [])
    assert layout.content_length() <= card.TEXT_LIMIT
    place = ComponentId(1, 1, Route.PLAY, "")
    button = card.build_button(place, Button("k", "l" * 200))
    assert len(button.to_component_dict()["label"]) == card.LABEL_LIMIT
    options = tuple(Option(str(n), "l" * 200, "d" * 200) for n in range(60))
    rows = card.menu_rows(place, Menu("m", "h" * 300, options))
    assert [len(row.to_component_dict()["components"][0]["options"]) for row in rows] == [
        20,
        20,
        20,
    ]


@pytest.mark.parametrize(("count", "sections"), [(1, 1), (10, 10), (11, 0)])
def test_lines_have_their_buttons_beside_them_as_long_as_a_card_holds_them(
    count: int, sections: int
) -> None:
    """More lines stand above their buttons; their words count towards the limit of all texts."""
    buttons = [Button(str(number), "Buy", line="x" * 100) for number in range(count)]
    rows = card.control_rows(ComponentId(1, 2, Route.PLAY, ""), [*buttons, Button("b", "B")], ())
    view = card.build_layout(["y" * 5_000], None, [], rows)
    assert sum(isinstance(item, Section) for item in view.walk_children()) == sections
    assert view.total_children_count <= 40 and view.content_length() <= card.TEXT_LIMIT
