"""The tables of Railroad Barons against the numbers printed in the rulebooks."""

import pytest

import data.railroad_barons as facts

PRINTED = {
    "A": (4, ((2, 100, 50, 4),)),
    "B": (3, ((2, 100, 50, 4), (3, 200, 50, 6))),
    "C": (3, ((3, 200, 80, 6),)),
    "D": (2, ((3, 200, 80, 6), (4, 300, 80, 8))),
    "E": (2, ((4, 300, 120, 8),)),
    "F": (2, ((4, 300, 120, 8), (5, 500, 120, None))),
    "G": (2, ((5, 500, 170, None),)),
    "H": (2, ((6, 600, 230, None),)),
    "I/K": (8, (("8a", 800, 300, None), ("8b", 400, 100, None))),
}
"""By category: how many, and of each side level, cost, income and the level that ends it."""


@pytest.mark.parametrize("category", PRINTED)
def test_categories_of_railroads(category: str) -> None:
    """The table of categories, the same in both rulebooks."""
    count, sides = PRINTED[category]
    cards = [card for card in facts.railroads().values() if card.category == category]
    assert len(cards) == count
    for card in cards:
        assert sides == tuple(
            (side.level, side.cost, side.income, side.obsolete_at_level) for side in card.sides
        )


def test_the_stack_is_sorted_by_category() -> None:
    """Set-up: A on top, then alphabetically; 28 Railroads, the Dominion Atlantic a level 2."""
    cards = list(facts.railroads().values())
    assert len(cards) == 28
    assert [card.category for card in cards] == sorted(card.category for card in cards)
    dominion = next(card for card in cards if card.name == "Dominion Atlantic")
    assert [side.level for side in dominion.sides] == [2]


def test_holdings_in_operating_order() -> None:
    """The table of Holdings: order, colour and Operator tokens; four certificates each."""
    rows = [(row.color, row.operator_tokens) for row in facts.holdings().values()]
    assert rows == [("green", 6), ("black", 6), ("yellow", 5), ("red", 4), ("blue", 4)]
    for row in facts.holdings().values():
        assert [(c.percent, c.director) for c in row.certificates] == [
            (40, True),
            (30, False),
            (20, False),
            (10, False),
        ]
    assert list(facts.holdings()) == list(facts.constants().operating_order)


def test_investors() -> None:
    """Face values and what each brings."""
    rows = [(row.face_value, row.ability, row.amount) for row in facts.investors().values()]
    assert rows == [
        (30, "swap_priority", 0),
        (40, "income_per_railroad", 10),
        (50, "income_flat", 20),
        (60, "discount_percent", 20),
        (450, "start_holding", 0),
    ]
    dear = facts.investors()["I450"]
    assert (dear.holding, dear.par_value, dear.free_railroad) == ("MS&C", 100, "Dominion Atlantic")


def test_numbers_of_the_rulebooks() -> None:
    """Starting cash, limits, start values, the value that ends the game."""
    numbers = facts.constants()
    assert numbers.start_cash_per_player == 200
    assert numbers.certificate_limit == 9
    assert numbers.start_values == facts.track().start_values == (70, 80, 90, 100)
    assert numbers.end_share_value == facts.track().values[-1] == 350
    assert numbers.obsolescence == {"4": (2,), "6": (3,), "8": (4,)}
    assert numbers.draft_selector_order == ("A", "B", "B", "A")
