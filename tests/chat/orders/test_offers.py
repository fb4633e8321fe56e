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
    offers = [
        Offer(None, f"Offer {n}", f"Does {n}.", mark == "y") for n, mark in enumerate(at_once)
    ]
    text = describe_offers(offers, "en")
    assert [text.count(ONE), text.count(ALL), text.count(FIRST)] == counts
    assert text.count("- **Offer") == len(at_once)


def test_offers_that_do_the_same_are_described_in_one_line() -> None:
    """Here their labels tell them apart; not if only one would act at once."""
    pair = [Offer(None, "Pays out", "For $20."), Offer(None, "Retains", "words", gist="For $20.")]
    text = describe_offers([pair[0], Offer(None, "Other", "Waits."), pair[1]], "en")
    assert text.splitlines()[1:] == [
        "- **Pays out** · **Retains**: For $20.",
        "- **Other**: Waits.",
    ]
    assert " · " not in describe_offers([pair[0], Offer(None, "Now", "For $20.", True)], "en")


def test_a_long_sentence_is_not_read_twice() -> None:
    asked = "You're asked about regions, declaring and purchases."
    offers = [Offer(None, "A", f"Ride fast. {asked}"), Offer(None, "B", f"Ride cheaply. {asked}")]
    lines = describe_offers(offers, "en").splitlines()
    assert lines[1:] == [
        f"- **A**: Ride fast. {asked}",
        "- **B**: Ride cheaply. The rest as above.",
    ]
    others = [Offer(None, "A", asked), Offer(None, "B", "Buy. You're asked."), offers[1]]
    assert "as above" not in describe_offers(others, "de") and "oben" not in describe_offers(
        [offers[0], Offer(None, "B", f"Ride. {asked}!")], "de"
    )
