"""What follows for a chat from rules, events and texts where nothing is written by hand."""

from dataclasses import replace
from typing import ClassVar

import pytest

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Act
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.move_spec import move_spec, rules_check
from bot.chat.declared.moves import Moves
from bot.chat.declared.narrator import Narrator, PlayerPiece
from bot.chat.declared.orders import DeclaredOrders, order_spec
from bot.chat.declared.texts import Texts
from cogs.baltimore_ohio.chat import LOBBY as BANDO
from cogs.train_tycoon.chat import LOBBY as TYCOON
from rules.baltimore_ohio.model.options import Options as BandoOptions
from rules.dice import SeededDice
from rules.errors import RuleError
from rules.field_kinds import Dollars, Player
from rules.game import Action, Event, Order
from rules.train_tycoon.model.options import Options as TycoonOptions
from tests.chat.declared.toys import KINDS, City, Said, make_ctx
from tests.example.cog.chat import CHAT
from tests.example.cog.words import KINDS as HAUL
from tests.example.rules import GAME
from tests.example.rules.actions import Bid, Haul
from tests.example.rules.options import Options


class ToldTexts(Said):
    """Texts of which some are there."""

    known: ClassVar = {"share-sold", "share-sold-forced", "share-sold-paid", "all-open-bids"}

    def has(self, key: str) -> bool:
        return key in self.known


class ShareSold(Event, frozen=True):
    seat: Player
    price: Dollars
    forced: bool = False


class AllOpen(Event, frozen=True):
    bids: tuple[Dollars, ...]


class Silent(Event, frozen=True):
    pass


def test_events_are_told_by_their_names_and_fields(fresh: set[str]) -> None:
    story = Narrator(ToldTexts("toy"), KINDS, {Silent: None}, ShareSold | AllOpen | Silent)
    assert fresh >= {"toy-share-sold", "toy-share-sold-forced", "toy-all-open", "toy-all-open-bids"}
    assert "toy-silent" not in fresh
    lines = story(make_ctx(), [ShareSold(0, 5), ShareSold(0, 4, True), Silent(), AllOpen((3, 9))])
    assert lines == [
        "**Ann** share-sold forced=False price=$5 seat=Ann; "
        "share-sold-forced forced=True price=$4 seat=Ann.",
        r"All-open bids=all-open-bids name=Ann value=$3, all-open-bids name=B\*b value=$9.",
    ]


def test_the_line_of_a_company_is_that_of_its_field(fresh: set[str]) -> None:
    class NWLineLaid(Event, frozen=True):
        city: City
        cost: Dollars

    story = Narrator(Said("toy"), KINDS, {}, NWLineLaid | Silent, company="city")
    assert story(make_ctx(), [NWLineLaid("Troy", 4)]) == [
        "**Troy** nw-line-laid city=<Troy> cost=$4."
    ]


def test_a_rule_of_its_own_comes_before_what_follows(fresh: set[str]) -> None:
    story = Narrator(ToldTexts("toy"), KINDS, {ShareSold: PlayerPiece("gone")}, ShareSold | AllOpen)
    assert story(make_ctx(), [ShareSold(1, 5)]) == [
        r"**B\*b** gone forced=False price=$5 seat=B*b."
    ]


def at(haul: int = 0, **options: bool) -> TableContext:
    """Haul, after so many hauls, as the seat to move sees it."""
    dice = SeededDice(b"whole")
    state, _ = GAME.setup(2, Options(**options), dice)
    for _ in range(haul):
        GAME.apply(state, state.seat, Haul(), dice)
    seat = GAME.to_move(state)[0]
    view, public = GAME.view(state, seat), GAME.view(state, None)
    return TableContext(1, view, public, seat, ["Ann", "Bo"], "en", {}, True)


def test_a_card_offers_what_the_phase_allows_and_nothing_secret() -> None:
    prompt = CHAT.prompt(at(goods=True))
    assert [(button.key, button.label) for button in prompt.buttons] == [
        ("haul", "Haul"),
        ("trade", "Trade…"),
        ("load/", "Load goods…"),
    ]
    assert [button.key for button in CHAT.prompt(at()).buttons] == ["haul", "trade"]
    bids = CHAT.prompt(at(2))
    assert [(button.key, button.look, button.form) for button in bids.buttons] == [
        ("mine", True, False),
        ("bid", False, True),
    ]
    assert CHAT.prompt(replace(at(), seat=None)).text == "The game is over."


def test_one_s_own_page_has_the_secret_moves() -> None:
    page = CHAT.look_page(at(2), "own")
    assert page.text.startswith("Your purse: $")
    assert page.buttons[0].key == "bid/0" and page.buttons[-1].form
    assert page == CHAT.look_page(at(2), "mine/")
    assert CHAT.look_page(at(), "own").buttons == ()
    spectator = CHAT.look_page(replace(at(), seat=None), "own")
    assert spectator.text == "You have no purse in this game."


def test_what_must_be_said_is_asked_for_though_nothing_is_declared_of_it(fresh: set[str]) -> None:
    class Pick(Action, frozen=True):
        coins: Dollars
        fast: bool = False

    moves = Moves(Said("toy"), KINDS, rules_check(GAME), [move_spec("pick", Pick)])
    assert moves.move_key("pick", Pick(3)) == "pick/3"
    built = move_spec("pick", Pick, built=lambda ctx, given: Pick(1))
    assert built.parts == {}


def test_a_good_is_typed_in_any_language() -> None:
    read = HAUL.kinds["good"].read
    assert read is not None
    assert [read(word) for word in ("coal", "Kohle", "korn")] == ["coal", "coal", "grain"]
    with pytest.raises(Refusal):
        read("gold")


def test_a_view_without_the_state_is_checked_by_what_it_lists() -> None:
    assert CHAT.moves.is_allowed(at(2), Bid(0))
    assert not CHAT.moves.is_allowed(at(2), Bid(99))
    assert not CHAT.moves.is_allowed(at(), Bid(0))


def test_of_choices_of_one_field_the_one_marked_last_is_active() -> None:
    now = TycoonOptions(map="appalachia")
    assert TYCOON.apply_choices(now, ["appalachia", "alberta_v1"]).map == "alberta_v1"
    assert TYCOON.apply_choices(now, []).map == "appalachia"


def test_a_choice_marks_the_one_it_needs_and_goes_with_it() -> None:
    both = BANDO.apply_choices(BandoOptions(), ["coal"])
    assert both.norfolk_western and both.nw_coal_only
    neither = BANDO.apply_choices(both, ["coal"])
    assert not neither.norfolk_western and not neither.nw_coal_only


def test_options_without_a_preset_are_as_marked() -> None:
    lobby = LobbyOptions(Texts("haul_chat"), {"long": ("rounds", 9, 3), "goods": "goods"})
    assert lobby.apply_choices(Options(), ["long", "goods"]) == Options(9, goods=True)


def test_a_move_of_which_nothing_is_legal_is_refused_as_such(fresh: set[str]) -> None:
    """Not for the first value there is, which nobody chose; the rules say if it is not its time."""

    def check(ctx: TableContext, action: object) -> None:
        raise RuleError(code, "7")

    class Send(Action, frozen=True):
        city: City

    moves = Moves(Said("toy"), KINDS, check, [move_spec("send", Send)])
    code = "full"
    with pytest.raises(Refusal, match="none-legal"):
        moves.answer(make_ctx(), "send", False, {})
    code = "now-build"
    assert moves.answer(make_ctx(), "send", False, {}) == Act(Send("Bath"))


def test_a_proposal_of_an_order_without_a_label_has_a_text_of_its_own(fresh: set[str]) -> None:
    class Wait(Order, frozen=True):
        coins: Dollars

    coins = FieldSpec(offered=lambda ctx, given: (1, 2), ask="ask-wait")
    DeclaredOrders(Said("toy"), KINDS, [order_spec("wait", Wait, coins=coins)])
    assert "toy-press-wait" in fresh
