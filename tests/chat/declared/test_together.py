"""Turns put together of parts, and what happened told."""

from typing import Annotated, Any

import pytest

from bot.chat.contract.pages import Act, EphemeralPage, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, FieldTypes
from bot.chat.declared.narrator import (
    AddedPiece,
    CompanyPiece,
    GameLine,
    Narration,
    Narrator,
    PlayerPiece,
)
from bot.chat.declared.plan_codec import PlanCodec
from bot.chat.declared.turn_builder import TurnBuilder
from rules.errors import RuleError
from rules.field_kinds import Dollars, Holder, Player
from rules.game import Action, Event
from tests.chat.declared.toys import CITIES, KINDS, City, Gift, Said, Stop, make_ctx


class Tour(Action, frozen=True):
    cities: Annotated[tuple[str, ...], "city"] = ()


def _tour() -> TurnBuilder[Tour, int]:
    """Two or three cities; one is the beginning of a tour, more are none."""

    def outcome(ctx: TableContext, plan: Tour) -> int:
        if len(plan.cities) not in (2, 3):
            raise RuleError("tour", "2")
        return 10 * len(plan.cities)

    return TurnBuilder(
        head="tour",
        name="tour",
        texts=Said("toys"),
        code=PlanCodec(
            Tour, FieldTypes(city=FieldType(lambda city, ctx: city, of=lambda: CITIES)), Tour()
        ),
        action=lambda plan: plan,
        due=lambda ctx: bool(ctx.view.legal),
        outcome=outcome,
        begun=lambda ctx, plan: "go on" if len(plan.cities) < 2 else None,
        describe=lambda ctx, plan, number: f"{len(plan.cities)} cities for {number}",
        further=lambda ctx, plan: (),
        less=lambda plan: Tour(plan.cities[:-1]) if plan.cities else None,
        draw=lambda ctx, plan, number: None,
    )


def test_a_turn_put_together_is_begun_shown_and_done(fresh: set[str]) -> None:
    tour, at = _tour(), make_ctx(Tour())

    def answer(sure: bool, *cities: str, at: TableContext = at) -> Any:
        return tour.answer(at, tour.key(Tour(cities)).removeprefix("tour/"), sure, {})

    assert tour.key(Tour()) == "tour/"
    assert answer(False) == EphemeralPage("go on"), "nothing to take away yet"
    begun = answer(False, "Bath")
    assert begun.text == "go on" and [button.key for button in begun.buttons] == ["tour/"]
    shown = answer(False, "Bath", "Troy")
    assert isinstance(shown, Preview) and shown.text == "2 cities for 20"
    assert shown.key == tour.key(Tour(("Bath", "Troy")))
    assert [button.key for button in shown.buttons] == [tour.key(Tour(("Bath",)))]
    assert answer(True, "Bath", "Troy") == Act(Tour(("Bath", "Troy")))
    with pytest.raises(RuleError):
        answer(False, *["Bath"] * 4)
    not_due = answer(False, "Bath", at=make_ctx())
    assert not_due == Act(Tour(("Bath",))), "the rules say best what is due"


class Gave(Event, frozen=True):
    seat: Player
    to: Holder
    amount: Dollars


class Began(Event, frozen=True):
    number: int


class Grew(Event, frozen=True):
    city: City
    seat: Player


def test_events_are_told_on_the_lines_of_those_who_act(fresh: set[str]) -> None:
    said = Said("toy")
    story = Narrator(
        said,
        KINDS,
        {
            Began: GameLine("began", more=lambda lines, event: {"left": 9 - event.number}),
            Gave: PlayerPiece(lambda event: "gave" if event.amount else ""),
            Grew: CompanyPiece("grew", "city"),
            Stop: AddedPiece("stop"),
        },
    )
    assert fresh == {"toy-began", "toy-grew", "toy-stop"}
    events = [Began(1), Gave(1, None, 5), Gave(1, 0, 0), Gave(1, 0, 7), Grew("Troy", 0), Gift(1)]
    assert story.narrate(Narration(make_ctx(), said, KINDS, subject=str.upper), events) == [
        "Began left=8 number=1.",
        r"**B\*b** gave amount=$5 seat=B*b to=bank; gave amount=$7 seat=B*b to=Ann.",
        "**TROY** (Ann) grew city=<Troy> seat=Ann.",
    ]


def test_what_follows_another_subject_names_its_own(fresh: set[str]) -> None:
    """Issue of grammar in every language: "Ben takes the card; Ann gets $5; has 40%" says of Ann
    what Ben has."""
    said = Said("toy")
    story = Narrator(
        said,
        KINDS,
        {Gave: PlayerPiece("gave"), Grew: CompanyPiece("grew", "city"), Stop: AddedPiece("stop")},
    )
    events = [Gave(1, 0, 5), Stop("Bath"), Gave(1, 0, 7), Gave(1, 0, 8)]
    assert story.narrate(Narration(make_ctx(), said, KINDS), events) == [
        r"**B\*b** gave amount=$5 seat=B*b to=Ann; stop city=<Bath> wait=False. "
        r"**B\*b** gave amount=$7 seat=B*b to=Ann; gave amount=$8 seat=B*b to=Ann.",
    ]
    company = [Grew("Troy", 0), Stop("Bath"), Grew("Troy", 0)]
    assert story.narrate(Narration(make_ctx(), said, KINDS, subject=str.upper), company) == [
        "**TROY** (Ann) grew city=<Troy> seat=Ann; stop city=<Bath> wait=False. "
        "**TROY** grew city=<Troy> seat=Ann.",
    ]


def test_what_follows_a_piece_with_two_clauses_names_its_own(fresh: set[str]) -> None:
    """ "Ann arrives; this trip pays nothing; pays $5" says of the trip what Ann does."""
    lines = Narration(make_ctx(), Said("toy"), KINDS)
    for piece in ("arrives; this trip pays nothing", "pays $5", "swaps: home is Troy", "goes on"):
        lines.add_for_player(0, piece)
    assert lines.finished_lines() == [
        "**Ann** arrives; this trip pays nothing. **Ann** pays $5; swaps: home is Troy. "
        "**Ann** goes on."
    ]


def test_what_follows_a_whole_sentence_begins_one(fresh: set[str]) -> None:
    """Never "The bank sells PRR.; a share goes to Ann": a full stop ends a sentence."""
    lines = Narration(make_ctx(), Said("toy"), KINDS, onto=True)
    lines.add_game_line("The bank puts up the PRR.")
    lines.add_to_line("a share goes to Ann")
    lines.add_for_player(0, "bids $5.")
    lines.add_to_line("the bank takes it")
    lines.add_for_player(0, "pays")
    assert lines.finished_lines() == [
        "The bank puts up the PRR. A share goes to Ann.",
        "**Ann** bids $5. The bank takes it. **Ann** pays.",
    ]
