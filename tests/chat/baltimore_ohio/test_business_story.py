"""The story of Business Rounds, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.baltimore_ohio.chat import BandoChat
from cogs.baltimore_ohio.story import STORY
from rules.baltimore_ohio.model import events as e
from tests.chat.baltimore_ohio.business_positions import business
from tests.chat.baltimore_ohio.positions import scene

CHAT = BandoChat()

ONE: list[tuple[Any, str, str]] = [
    (e.BusinessBegan(3, 2), "**Business Round 3.2** begins", "**Geschäftsrunde 3.2** beginnt"),
    (
        e.EquipmentScrapped("BO", (6,), 40),
        "**B&O** scraps a card of level 2 for $40.",
        "**B&O** verschrottet eine Karte der Stufe 2 für 40\xa0$.",
    ),
    (
        e.EquipmentScrapped("BO", (1, 6), 60),
        "**B&O** scraps 2 cards of levels 1, 2 for $60.",
        "**B&O** verschrottet 2 Karten der Stufen 1, 2 für 60\xa0$.",
    ),
    (
        e.EquipmentScrapped("BO", (6, 7), 80),
        "**B&O** scraps 2 cards of level 2 for $80.",
        "**B&O** verschrottet 2 Karten der Stufe 2 für 80\xa0$.",
    ),
    (
        e.EquipmentBought("BO", 11, 200),
        "**B&O** buys equipment of level 3 for $200.",
        "**B&O** kauft Ausrüstung der Stufe 3 für 200\xa0$.",
    ),
    (
        e.TechLevelAdvanced(4),
        "**Tech Level 4** is reached.",
        "**Technologiestufe 4** ist erreicht.",
    ),
    (
        e.TrackBuilt("BO", ("K15", "L15"), 40),
        "**B&O** builds K15, Richmond (L15) for $40.",
        "**B&O** baut K15, Richmond (L15) für 40\xa0$.",
    ),
    (
        e.NWCoalTaken("NW", "L10"),
        "**N&W** takes the NW Coal from L10.",
        "**N&W** nimmt die NW-Kohle aus L10.",
    ),
    (
        e.ResourceTaken("BO", "coal", "F17"),
        "**B&O** takes the coal from F17.",
        "**B&O** nimmt die Kohle aus F17.",
    ),
    (
        e.ResourceTaken("BM", "lumber", "A22"),
        "**B&M** takes the lumber from Augusta (A22).",
        "**B&M** nimmt das Holz aus Augusta (A22).",
    ),
    (
        e.PrivilegeMet("NYC"),
        "NYC has its five cities and may leave New York.",
        "NYC hat ihre fünf Städte und darf New York verlassen.",
    ),
    (
        e.IncomeEarned("BO", ("Baltimore",), 40, 70, 20, 50, 30),
        "**B&O** serves Baltimore for $70, net **$50** (before $30).",
        "**B&O** bedient Baltimore für 70\xa0$, netto **50\xa0$** (vorher 30\xa0$).",
    ),
    (
        e.IncomeEarned("BO", (), 0, 0, 20, -20, 30),
        "**B&O** earns nothing and pays $20 for maintenance.",
        "**B&O** nimmt nichts ein und zahlt 20\xa0$ Unterhalt.",
    ),
    (
        e.DividendPaid("BO", 5, ((0, 20), (1, 10)), 15),
        "**B&O** pays $5 a share: ann $20, bob $10, the treasury $15.",
        "**B&O** schüttet 5\xa0$ je Aktie aus: ann 20\xa0$, bob 10\xa0$, die Kasse 15\xa0$.",
    ),
    (e.ProfitRetained("BO", 50), "**B&O** retains $50.", "**B&O** behält 50\xa0$ ein."),
    (
        e.ShareSacrificed(0, "BO"),
        "Ann gives up a share of B&O: no profit.",
        "Ann gibt eine Aktie von B&O ab: kein Gewinn.",
    ),
    (
        e.WentIntoReceivership("BO", 120, 2, (6,)),
        "**B&O goes into receivership**: $120 and one card are lost.",
        "**B&O kommt unter Zwangsverwaltung**: 120\xa0$ und eine Karte sind verloren.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), ONE)
def test_every_event_has_a_sentence(event: Any, english: str, german: str) -> None:
    state = business()
    (told,) = CHAT.story(scene(state, "en"), [event])
    assert told.startswith(english)
    (told,) = CHAT.story(scene(state, "de"), [event])
    assert told.startswith(german)


def test_every_event_of_the_story_is_tested() -> None:
    told = list(STORY.tellings)
    assert {type(event) for event, _, _ in ONE} == set(told[told.index(e.BusinessBegan) :])


def test_a_turn_is_one_line() -> None:
    events = [
        e.TurnBegan(0, 5, "BO"),
        e.EquipmentBought("BO", 11, 200),
        e.TechLevelAdvanced(3),
        e.TrackBuilt("BO", ("K15",), 20),
        e.IncomeEarned("BO", ("Baltimore", "Washington"), 0, 60, 30, 30, 20),
        e.DividendPaid("BO", 3, ((0, 12),), 0),
        e.ValueMoved("BO", 66, 74, "dividend"),
    ]
    (told,) = CHAT.story(scene(business(), "en"), events)
    assert told == (
        "**B&O** (ann) buys equipment of level 3 for $200; **Tech Level 3** is reached; builds "
        "K15 for $20; serves Baltimore, Washington for $60, net **$30** (before $20); pays $3 a "
        "share: ann $12; B&O $66 → $74."
    )


def test_cards_of_one_level_bought_together_are_told_together() -> None:
    """Four cards are not four sentences; a card of the next level is one of its own."""
    bought = [
        e.TurnBegan(0, 5, "BO"),
        e.EquipmentBought("BO", 9, 110),
        e.EquipmentBought("BO", 10, 100),
        e.EquipmentBought("BO", 11, 200),
        e.TechLevelAdvanced(3),
    ]
    (told,) = CHAT.story(scene(business(), "en"), bought)
    assert told == (
        "**B&O** (ann) buys 2 cards of level 2 for $210; buys equipment of level 3 for $200; "
        "**Tech Level 3** is reached."
    )
    (told,) = CHAT.story(scene(business(), "de"), bought[:3])
    assert told == "**B&O** (ann) kauft 2 Karten der Stufe 2 für 210\xa0$."
    apart = [bought[1], e.ValueMoved("BO", 66, 74, "dividend"), bought[2]]
    (told,) = CHAT.story(scene(business(), "en"), apart)
    assert told.count("buys equipment of level 2 for $1") == 2
