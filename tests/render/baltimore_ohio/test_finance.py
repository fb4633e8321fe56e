"""The stock market, charters and tables of Baltimore & Ohio: what they show and say."""

import re
from itertools import combinations
from unittest.mock import patch

import pytest

import data.baltimore_ohio as facts
from data.texts import languages
from render.baltimore_ohio.finance.charter import render_charter
from render.baltimore_ohio.finance.equipment import render_equipment
from render.baltimore_ohio.finance.income import net_box
from render.baltimore_ohio.finance.market import render_market
from render.baltimore_ohio.finance.track import assign_lanes, build_counters, counter_span
from render.baltimore_ohio.shared.heads import describe_treasury
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.sums import describe_sum
from render.baltimore_ohio.shared.table_values import collect_news, share_value, value_moves
from render.baltimore_ohio.shared.words import describe_prompt, short_name
from render.words import money
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.market_round.auction import may_open
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase
from rules.game import Event
from tests.games.baltimore_ohio.pictures import PACKAGE, end
from tests.support.baltimore_ohio import kit as bo
from tests.support.baltimore_ohio.pictures import again, crowded, ended, fresh, played, trading
from tests.support.lettering import LONG, spied


def test_moves_of_a_counter_are_added_up() -> None:
    """Down and up again is no arrow; two drops are one."""
    events = [
        bo.ValueMoved("PA", 100, 91, "sale"),
        bo.ValueMoved("BO", 110, 100, "sale"),
        bo.ValueMoved("PA", 91, 82, "orphans"),
        bo.ValueMoved("BO", 100, 110, "dividend"),
    ]
    track = facts.track_values()
    assert value_moves(events) == (("PA", track.index(100), track.index(82)),)


@pytest.mark.parametrize("seats", bo.GAME.seats)
def test_counters_of_a_space_stand_in_the_order_of_business(seats: int) -> None:
    """The upper lane is the top of the stack (18), and no two of a lane touch."""
    for view, events in played(seats, bo.ALL_EXPANSIONS)[0][::20]:
        rows = build_counters(view.table, collect_news(events))
        assert [row.railroad for row in rows] == view.table.order
        placed = list(zip(rows, assign_lanes(rows), strict=True))
        for (a, upper), (b, lower) in combinations(placed, 2):
            assert a.space != b.space or upper < lower
            (_, right), (left, end) = sorted((counter_span(a), counter_span(b)))
            assert upper != lower or left - right >= 10, (a, b, end)


def test_what_was_bought_is_framed_with_how_much() -> None:
    """A share cell tells what its owner had before, a narrow one what was gained."""
    view, _ = trading()
    name = view.table.order[0]
    events = [bo.SharesBought(0, name, 2, 1, 100), bo.SharesSold(1, name, 1, 100)]
    changes = collect_news(events).share_changes(name, 6)
    assert changes[:2] == (3, -1) and not any(changes[2:])
    assert collect_news(events).acted == {0, 1}
    with spied(PACKAGE) as lettered:
        render_market(view, LONG, "en", events=events)
    words, before = {word.text for word in lettered}, view.table.players[1].shares.get(name, 0) + 1
    assert {"+3", f"{before}→"} <= words


def test_prices_give_way_before_railroads_to_buy() -> None:
    """Where the sums of the market are too long for the head; the table below has the prices."""
    market = [view for view, _ in played(6, bo.ALL_EXPANSIONS)[0] if view.table.market is not None]
    sums = [describe_sum(view, "en").split(" · buy back")[0] for view in market]
    assert any(" at $" in line for line in sums)
    assert any("buy up to" in line and " at $" not in line for line in sums)
    assert not any("…" in line and " at $" in line for line in sums)


def test_a_buy_back_and_an_auction_are_asked_with_their_sums() -> None:
    """Who pays, how much, and what a Robber Baron brings (14, 45)."""
    view = again(trading()[0])
    name = view.table.order[0]
    line = view.table.railroads[name]
    line.president, line.orphan, line.treasury = view.to_move[0], 3, 1000
    text = describe_sum(view, "en")
    value = money(share_value(view.table, name) or 0, "en")
    back = f"up to 3\xa0{short_name(name)} at {value}"
    assert f"buy back orphans for the railroad, from its treasury: {back}" in text
    assert ("auction a Robber Baron from $1" in text) == may_open(Position(view.table))


@pytest.mark.parametrize(
    ("after", "events", "told"),
    [
        (
            65,
            [
                bo.EquipmentScrapped("BO", (1, 2), 60),
                bo.EquipmentBought("BO", 9, 100),
                bo.EquipmentBought("BO", 10, 85),
                bo.DividendPaid("BO", 8, ((0, 24),), 16),
            ],
            ["Treasury $174 +\xa0$60 scrap −\xa0$185 equipment +\xa0$16 for Held = $65"],
        ),
        (
            164,
            [bo.TrackBuilt("BO", ("F17",), 40), bo.ProfitRetained("BO", 30)],
            ["Treasury $174 −\xa0$40 track +\xa0$30 kept = $164"],
        ),
        (174, [bo.DividendPaid("BO", 8, ((0, 24),), 0)], []),
        (0, [bo.TrackBuilt("BO", ("F17",), 40)], []),
    ],
    ids=["scrapped and bought", "built and kept", "nothing for it", "more than the events tell"],
)
def test_a_treasury_is_told_as_a_sum(after: int, events: list[Event], told: list[str]) -> None:
    assert [*describe_treasury(174, after, events, "en")] == told


def test_the_cities_that_pay_most_add_up_to_the_best_net() -> None:
    """Each with its income, then counters and maintenance (28)."""
    views = [view for view, _ in played(6, bo.ALL_EXPANSIONS)[0]]
    sums = [describe_sum(view, "en") for view in views if view.table.phase is Phase.SERVICE]
    listed = [line for line in sums if ":" in line]
    assert len(listed) > len(sums) / 2
    for line in listed:
        net, parts = re.fullmatch(r"At most (.+) net: (.+); .+ last time", line).groups()  # type: ignore[union-attr]
        cities, _, maintenance = parts.partition(" − maintenance ")
        cities, _, counters = cities.partition(" + counters ")
        paid = [int(city.split("\xa0")[-1]) for city in cities.split(", ")]
        total = sum(paid) + _dollars(counters) - _dollars(maintenance)
        assert total == _dollars(net), line


def _dollars(word: str) -> int:
    return int(re.sub(r"[^0-9−-]", "", word).replace("−", "-") or 0)


def test_it_asks_only_for_what_may_still_be_done() -> None:
    """Who has sold in this turn may not sell again (6), and ends the turn instead of passing."""
    view = again(trading()[0])
    assert view.table.market is not None
    assert "sell" in describe_prompt(view, LONG, "en") and "pass?" in describe_prompt(
        view, LONG, "en"
    )
    view.table.market.sold = True
    assert "sell" not in describe_prompt(view, LONG, "en") and "end" in describe_prompt(
        view, LONG, "en"
    )


def test_the_alt_text_of_the_market_tells_what_matters() -> None:
    view, _ = trading()
    alt = render_market(view, ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"), "en").alt
    seat = view.to_move[0]
    name = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")[seat]
    cash = view.table.players[seat].cash
    assert f"{name}: " in alt and "sell" in alt
    assert f"{name} has ${cash:,}" in alt
    first = view.table.order[0]
    held = view.table.railroads[first].held
    value = facts.track_values()[view.table.railroads[first].value or 0]
    assert f"{LIVERIES[first].short} at ${value}" in alt
    assert f"{held} Held" in alt


@pytest.mark.parametrize(("language", "verb"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_long_name_leaves_room_for_the_verb(language: str, verb: str) -> None:
    with spied(PACKAGE) as lettered:
        end(language)
    assert any(line.text.endswith(verb) for line in lettered)


@pytest.mark.parametrize("language", languages())
def test_robber_barons_are_named_in_full(language: str) -> None:
    with spied(PACKAGE) as lettered:
        render_market(crowded(), LONG, language, full=True)
    words = {line.text for line in lettered}
    assert {baron.name for baron in facts.barons().values()} <= words


@pytest.mark.parametrize("language", languages())
def test_cities_are_named_in_full_in_the_table_of_incomes(language: str) -> None:
    for level in range(1, 8):
        view = again(fresh())
        view.table.tech_level = level
        with spied(PACKAGE) as lettered:
            render_equipment(view, language)
        assert set(facts.cities()) <= {line.text for line in lettered}


def test_a_net_that_moves_nothing_has_no_mark() -> None:
    """A dash before a sum would be read as a minus."""
    widths = [net_box(30, before, "en").width for before in (40, 30, 20)]
    assert widths[0] == widths[1] == widths[2] - 30


def test_nets_to_choose_from_are_those_of_the_rules() -> None:
    """Every sum that some choice of cities makes, less maintenance (28)."""
    view = ended()
    name = view.table.order[0]
    nets = {
        services.income(view.table, name, each.cities).net
        for each in services.possible_services(view.table, name)
    }
    with spied(PACKAGE) as lettered:
        render_charter(view, name, LONG, "en")
    assert {f"${net}" for net in nets if net >= 0} <= {line.text for line in lettered}


def test_a_market_tells_who_has_robber_barons_and_what_they_pay() -> None:
    """As the rules would pay them now (47)."""
    view = again(trading()[0])
    for player in view.table.players:
        player.cards = []
    view.table.players[1].cards = ["RB4"]
    paid = money(income(Position(view.table), "RB4"), "en")
    assert paid != "$0"
    with patch("render.layout.part.join_within", " ".join):
        alt = f"{render_market(view, LONG, 'en').alt}."
    name = facts.barons()["RB4"].name
    assert f"Robber Barons, each turn as it stands: Friedrich-Wilhe… {name} {paid}." in alt
