"""What the bank pays follows the facts of the table, also those of before it stood in a file."""

import data.baltimore_ohio as facts
from data.facts import FactSet, facts_of, unpack_set, using
from rules.baltimore_ohio.business_round.services import counter_pays, subset_sums
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.market_round.robber_barons import pays_each
from rules.baltimore_ohio.model.options import Options
from tests.support.facts import changed

BO = facts_of("baltimore_ohio")


def test_counters_barons_and_the_end_follow_the_facts_in_force() -> None:
    def payments() -> tuple[int, ...]:
        kinds = ("coal", "lumber", "nw_coal")
        counters = tuple(counter_pays(kind, 3) for kind in kinds)
        with_nw = pays_each("RB2", Options(norfolk_western=True))
        return (*counters, pays_each("RB2", Options()), with_nw, last_level(Options()))

    shipped = payments()
    assert shipped == (40, 30, 30, 11, 9, 6)
    seen = set()
    for way, value in (
        (("coal",), 50),
        (("lumber_per_tech_level",), 20),
        (("nw_coal_per_tech_level",), 5),
        (("barons", "RB2"), 12),
        (("coal_magnates_with_norfolk_western",), 8),
        (("last_tech_level",), 5),
    ):
        with using(changed("baltimore_ohio", "payments.json", way, value)):
            pairs = zip(payments(), shipped, strict=True)
            differs = [n for n, (now, before) in enumerate(pairs) if now != before]
        assert len(differs) == 1
        seen.update(differs)
    assert seen == set(range(6))


def test_incomes_need_not_be_tens() -> None:
    assert subset_sums([25, 30, 35], 2) == {55: (0, 1), 60: (0, 2), 65: (1, 2)}
    assert subset_sums([0, 0], 1).keys() == {0}


def test_a_set_of_before_the_file_has_the_shipped_payments() -> None:
    files = {name: part for name, part in BO.shipped.files.items() if name != "payments.json"}
    old = FactSet("baltimore_ohio", files)
    BO.check(old)
    assert unpack_set("baltimore_ohio", old.packed).digest == old.digest != BO.shipped.digest
    with using(old):
        assert facts.payments().coal == 40
