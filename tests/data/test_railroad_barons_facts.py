"""The tables of Railroad Barons against the numbers printed in the rulebooks."""

import data.railroad_barons as facts


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
