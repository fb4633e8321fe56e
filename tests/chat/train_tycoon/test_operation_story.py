"""What the public cards tell of the Operate phase: a line a company, sums and plurals right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.story import story
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import events as e
from tests.chat.train_tycoon.operating_positions import NAMES, earning, opening


def told(events: list[Any], language: str = "en", **more: Any) -> str:
    table = more.get("table", opening())
    public = None if table is None else GAME.view(table, None)
    scene = Scene(1, public, public, None, NAMES, language)
    return "\n".join(story(scene, events))


def test_a_company_s_turn_is_one_line() -> None:
    """Rulings 52 to 60: line, deliveries and income in one sentence."""
    said = told(
        [
            e.OperationBegan("PDL", 0, False),
            e.LineOpened("PDL", 3, "F3", "H3", (("G3", (0, 3), "new"),), 20, 20, 0),
            e.Paid("PDL", None, 20, "line"),
            e.LineBroken(1, "PDL", ("F1", "F3")),
            e.TrainTaken(1, "PDL", "broken", ("F1", "F3")),
            e.Delivered("PDL", "cheese", "D2", "B3", 30, 10, 40),
            e.PassengersCame("B3", 2),
            e.Delivered("PDL", "passengers", "B3", "E8", 70, -10, 60),
            e.IncomeCounted("PDL", 100, 20, 10, 70),
            e.PaidOut("PDL", 15, 10),
            e.Paid("PDL", 0, 45, "payout"),
            e.Paid("PDL", None, 15, "payout"),
        ]
    )
    assert said == (
        "**PDL** (ann) opens **transfer hub (F3) – transfer hub (H3)** over G3 for $40 (track $20, "
        "rights $20); breaks its line transfer hub (F1) – transfer hub (F3); delivers for **$100** "
        "(1 cheese, 1 passenger); 2 passengers come to High Level (B3); has an income of **$70** "
        "(trains $20, interest $10); pays $15 a share: ann $45 and the bank $15, keeps $10."
    )


@pytest.mark.parametrize(
    ("events", "english", "german"),
    [
        (
            [e.OperationSkipped("CHC")],
            "has no president and skips",
            "hat keinen Präsidenten",
        ),
        (
            [e.FactoryWaits("PDL")],
            "can't place its factory anywhere",
            "findet in dieser Runde keinen",
        ),
        (
            [e.HubRemoved("D3")],
            "The transfer hub in D3 goes",
            "Der Umladeknoten in D3 verschwindet",
        ),
        (
            [e.TrainTaken(1, "PDL", "over ten", ("F1", "F3"))],
            "gives up the line: transfer hub (F1)",
            "gibt eine Linie auf: Umladeknoten (F1)",
        ),
        (
            [e.TrainTaken(n, "PDL", "insolvency", ("F1", "F3")) for n in (1, 2)],
            "is bankrupt; its 2 trains leave the map",
            "ist bankrott; ihre 2 Züge verlassen den Spielplan",
        ),
        ([e.TrainTaken(1, "PDL", "cut", ("F1", "F3"))], "cuts its train on", "zieht ihren Zug von"),
        ([e.Expanded("PDL", 4, ("F3", "F5"), 20)], "(rights $20)", "(Rechte 20\xa0$)"),
        ([e.PassengersCame("B3", 1)], "1 passenger comes to", "1 Reisender kommt nach"),
        ([e.GoodsMade("D2", "tools", 2)], "Makes 2 tools", "Macht 2 Werkzeug"),
        (
            [e.HubRefilled("I8", "oil", 2), e.HubRefilled("K5", "oil", 2)],
            "4 more oil in I8 and K5",
            "4 Öl mehr in I8 und K5",
        ),
        ([e.Retained("PDL", 40)], "retains it", "behält es ein"),
        (
            [e.TurnEnded(2, ("PDL", "CHC"), (("PDL", 25), ("CHC", 30)), 1)],
            "Company order and target prices: PDL $25, CHC $30. bob has the priority",
            "Zielpreise: PDL 25\xa0$, CHC 30\xa0$. Den Vorrang hat bob",
        ),
    ],
)
def test_each_event_in_both_languages(events: list[Any], english: str, german: str) -> None:
    assert english in told(events)
    assert german in told(events, "de")


def test_a_factory_is_told_of_the_company_whose_line_follows() -> None:
    """Two companies make cheese."""
    laid = (("F6", (1, 4), "new"),)
    said = told(
        [
            e.HubPlaced("F5", "factory", "cheese", 0),
            e.LineOpened("FCR", 1, "F5", "F7", laid, 20, 0, 0),
        ],
        table=earning(),
    )
    assert said.startswith("**FCR**") and "places its cheese factory in F5" in said


def test_places_are_hexes_without_a_table() -> None:
    """Where nobody may see the table, such as in a log of one that is over."""
    laid = (("F6", (1, 4), "new"),)
    events = [e.LineOpened("PDL", 1, "F5", "F7", laid, 20, 0, 0)]
    assert "opens **F5 – F7** over F6 for $20" in told(events, table=None)
