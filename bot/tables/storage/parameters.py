"""Values of the numbered parameters of a statement."""


def numbered(*values: object) -> dict[str, object]:
    """Return the values of `?1`, `?2`, … by their numbers.

    These parameters count as named: from Python 3.14 on sqlite3 takes no sequence for them."""
    return {str(number): value for number, value in enumerate(values, 1)}
