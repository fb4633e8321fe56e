"""The lines that describe suggested orders."""

import pytest

from bot.chat.cards.offers import Offer, describe_offers

ALL = "Each of these orders would be carried out right away."
ONE = "This order would be carried out right away."
FIRST = "The first 2 of these orders would be carried out right away."


@pytest.mark.parametrize(
    ("at_once", "counts"),
    [
        ("yy", [0, 1, 0]),
        ("yn", [1, 0, 0]),
        ("yyn", [0, 0, 1]),
        ("nn", [0, 0, 0]),
        ("y", [1, 0, 0]),
    ],
)
def test_what_holds_for_several_offers_is_said_once(at_once: str, counts: list[int]) -> None:
    offers = [Offer(None, f"Offer {n}", "Words.", mark == "y") for n, mark in enumerate(at_once)]
    text = describe_offers(offers, "en")
    assert [text.count(ONE), text.count(ALL), text.count(FIRST)] == counts
    assert text.count("- **Offer") == len(at_once)
