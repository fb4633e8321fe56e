"""The charts of Train Tycoon: legible on a phone, told in both languages, always the same, and
blind to what is secret."""

from io import BytesIO
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image

import data.train_tycoon as facts
from data.texts import languages, money
from render.card.top import Rank, Top
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.train_tycoon.finance.charter import render_charter
from render.train_tycoon.finance.deal import outcome_part
from render.train_tycoon.finance.history import render_history
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.merger import render_merger
from render.train_tycoon.finance.result import render_result
from render.train_tycoon.finance.shares import render_shares, sums_part
from render.train_tycoon.map.board import render_board
from render.train_tycoon.shared.sums import Earning, describe_sum
from render.train_tycoon.shared.table_values import pending_choices, player_order, price_moves
from render.train_tycoon.shared.words import describe_prompt
from rules.dice import SeededDice
from rules.game import Standing
from rules.train_tycoon.model import events as told
from rules.train_tycoon.preview import preview
from tests.games.train_tycoon.charts import NAMES, PACKAGE, bidding, end
from tests.support.lettering import spied
from tests.support.pixels import pixels
from tests.support.train_tycoon import kit as tt
from tests.support.train_tycoon.charts import ended, late, otherwise, public, sealed


def looks(state: tt.State, viewer: int | None, language: str) -> list[Picture]:
    """Everything that can be drawn of a table in a sealed round."""
    view, names = tt.GAME.view(state, viewer), NAMES[: len(state.players)]
    drawn = [
        look(view, names, language)
        for look in (render_market, render_shares, render_history, render_merger)
    ]
    return [*drawn, *(render_charter(view, name, names, language) for name in state.order[:1])]


@pytest.mark.parametrize("language", languages())
def test_what_a_target_can_be_bid_for_with_is_never_a_debt(language: str) -> None:
    """Loans count as far as the income allows them; what it costs to fail is told, too."""
    state = tt.market()
    state.companies["PDL"].net, state.companies["PDL"].income = -155, -10
    state.companies["SNR"].net, state.companies["SNR"].income = -20, 30
    text = describe_sum(public(state), language)
    assert f"PDL {money(0, language)}, SNR {money(80, language)}" in text
    assert money(facts.finance().failed_bid_fee, language) in text


def test_companies_have_their_whole_names_in_words() -> None:
    """However long: what a picture cuts for want of room, its words don't."""
    state, _ = tt.GAME.setup(3, tt.Options(), SeededDice(b"names"))
    words = render_market(public(state), NAMES[:3], "en").alt
    assert "FCR Foothills Creamery Railway" in words


def test_only_those_whom_a_vote_waits_for_are_choosing() -> None:
    """Ruling 30: seat 2 has three of BHR's four shares and decides alone."""
    state = tt.market()
    tt.step(state, tt.Step.MERGERS)
    tt.bids(tt.target(state), CHC="low")
    view = public(state)
    assert view.to_move == (2,)
    with spied(PACKAGE) as lettered:
        render_merger(view, NAMES[:3], "en")
    assert [line.text for line in lettered].count("choosing") == 1


@pytest.mark.parametrize("language", languages())
def test_a_line_that_does_not_pay_is_no_example(language: str) -> None:
    """The card's own text says that opening none is better; the picture doesn't say otherwise."""
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0, net=200)
    tt.operate(tt.transfer(state, "F3", "F5"), "PDL")
    view = public(state)
    good, poor = (
        describe_sum(view, language, Earning("F5", 20, -60, -90, gain, "F3")) for gain in (60, -60)
    )
    assert "E.g." not in poor and "Z. B." not in poor
    assert money(20, language) in poor and good.partition(" ")[0] in ("E.g.", "Z.")


def _crowd() -> tt.State:
    """Six players with loans, who each own something of all companies."""
    state = tt.table(*[-150] * 6)
    for number, name in enumerate(facts.companies()):
        tt.company(state, name, [2, 1, 1, 1, 1, 1], president=number % 6, net=-155)
    return tt.balanced(state)


@pytest.mark.parametrize("language", languages())
def test_the_market_of_all_companies_fits_a_phone(language: str) -> None:
    """Whatever the head says: lines and players take less room then."""
    state, last = _crowd(), "Ada sells one share of PDL to Ben for $25. " * 4
    tt.step(state, tt.Step.TRADING)
    view = public(state)
    ranks = tuple(Rank(seat, 1000, change=1) for seat in range(6))
    top = Top(ranks, view.to_move, last=last, people=NAMES)
    with spied(PACKAGE) as lettered:
        drawn = render_market(view, NAMES, language, top=top)
    assert Image.open(BytesIO(drawn.data)).height <= TALLEST
    assert [line.text for line in lettered].count(money(50, language)) >= 6


@pytest.mark.parametrize("language", languages())
def test_what_everybody_owns_stands_below_a_map(language: str) -> None:
    """In columns where lines would be too many; who presides in full colour."""
    state = tt.operate(_crowd(), "PDL")
    with spied(PACKAGE) as lettered:
        drawn = render_board(public(state), NAMES, language, company="PDL", brief=True)
    assert [line.text for line in lettered].count(money(-150, language)) == 6
    assert Image.open(BytesIO(drawn.data)).height <= TALLEST


def test_what_a_line_costs_is_told_where_none_is_named() -> None:
    """Tiles, rights and the longest line of turn 2 (51, 52); without money for a tile, that only
    track that lies there can be used."""
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0, net=200)
    tt.operate(tt.transfer(state, "F3", "F5"), "PDL")
    price = "A line costs $20 a tile, $40 more with 3 tiles, rights up to $40"
    text = describe_sum(public(state), "en")
    assert text == f"{price} for each company there · up to $300 to spend"
    assert price in describe_sum(public(state), "en", Earning("F5", 20, -60, -90, 60, "F3"))


def test_marks_are_told_with_their_prices() -> None:
    """One by one where all companies have the same price."""
    state = _crowd()
    tt.step(state, tt.Step.TRADING)
    names = ", ".join(facts.companies())
    expected = "Choose the new share price. {}: now $25, low $5, mid $35, high $55"
    assert describe_sum(public(state), "en") == expected.format(names)
    state.companies["PDL"].price = 50
    assert "; " in describe_sum(public(state), "en")


def test_a_target_thought_of_tells_who_may_bid() -> None:
    """Every solvent company but itself, as the rules would ask them."""
    view, action = tt.GAME.view(tt.market(), 0), tt.TargetCompany("BHR")
    after = preview(view, action).table
    alt = render_charter(view, "BHR", NAMES[:3], "en", instead=after, action=action).alt
    assert "May bid: PDL, CHC, SNR" in alt and "Without a deal you pay $20" in alt
    assert "All 4 shares of BHR at $" in alt


def test_a_target_that_nobody_can_bid_for_is_said_to_cost_you() -> None:
    state = tt.market()
    for name, row in state.companies.items():
        row.net = row.net if name == "BHR" else -900
    state.players[0].net = 15
    view, action = tt.GAME.view(state, 0), tt.TargetCompany("BHR")
    after = preview(view, action).table
    alt = render_charter(view, "BHR", NAMES[:3], "en", instead=after, action=action).alt
    assert "No company can bid: you pay $20 for nothing · Own cash $15 → $95, one loan" in alt
    assert "may bid" not in alt.lower()


@pytest.mark.parametrize("seats", [3, 6])
def test_pictures_do_not_depend_on_what_is_secret(seats: int) -> None:
    """Two tables that differ only in sealed choices and the values of investments look the same to
    the byte, whoever looks: who is still out is shown, never what was chosen."""
    by_phase: dict[tt.Phase, list[tt.State]] = {}
    for state in sealed(seats, "random"):
        by_phase.setdefault(state.phase, []).append(state)
    assert {tt.Phase.PRICES, tt.Phase.TRADE, tt.Phase.BIDS, tt.Phase.VOTE} <= set(by_phase)
    with patch("render.paint.picture.encode", pixels):
        for states in by_phase.values():
            state = states[len(states) // 2]
            other = otherwise(state)
            assert other.secret != state.secret
            for viewer in (None, state.secret.choices[0].seat):
                assert looks(state, viewer, "en") == looks(other, viewer, "en")


def test_who_has_chosen_and_who_is_still_out_is_told() -> None:
    state = next(state for state in sealed(6, "random") if state.phase is tt.Phase.PRICES)
    view = public(state)
    still = {ask.seat for ask in state.asks}
    assert {seat for seat, waits in pending_choices(view).items() if waits} == still
    with spied(PACKAGE) as lettered:
        drawn = render_market(view, NAMES, "en")
    words = [line.text for line in lettered]
    assert words.count("choosing") == len(still)
    done = {ask.seat for ask in state.answered} - still
    assert words.count("has chosen") == len(done)
    chosen = [said for said in drawn.alt.split(". ") if "has chosen" in said]
    assert [said.split()[0] for said in chosen] == [
        NAMES[s] for s in player_order(state) if s in done
    ]


def test_the_board_has_every_price_and_target() -> None:
    state, _ = late(tt.Phase.TREASURY)
    with spied(PACKAGE) as lettered:
        render_market(public(state), NAMES, "en")
    words = [line.text for line in lettered]
    for name in state.order:
        company = state.companies[name]
        assert money(company.price, "en") in words
        assert money(company.target, "en") in words
        assert money(company.net, "en") in words
        assert f"{company.issued}/10" in words


@pytest.mark.parametrize(
    ("net", "shares", "expected"),
    [
        (100, (1, 1), "Ada: buy a share, sell one or pass"),
        (100, (1, 0), "Ada: buy a share or pass"),
        (0, (1, 1), "Ada: sell a share or pass"),
        (-5, (1, 1), "Ada: sell a share, being in debt"),
        (-5, (1, 0), "Ada: pass, there is nothing to deal in"),
    ],
)
def test_the_treasury_phase_asks_for_what_is_legal(
    net: int, shares: tuple[int, int], expected: str
) -> None:
    """To buy takes the price (15), the last share is not sold (16), debt compels to sell (17)."""
    state = tt.company(tt.table(net, 0), "PDL", shares, price=25, bank=1)
    state.order, state.mover = ["PDL"], 0
    view = replace(public(state), to_move=(0,))
    assert describe_prompt(view, ("Ada", "Ben"), "en") == expected


def test_moves_of_a_price_are_added_up() -> None:
    moves = price_moves(
        [
            told.PricesSet((("PDL", "high", 25, 55), ("SNR", "mid", 5, 15), ("ICR", "low", 5, 5))),
            told.PriceMoved("PDL", 55, 95),
        ]
    )
    assert moves == (("PDL", 25, 95), ("SNR", 5, 15))


def test_the_alt_text_of_the_market_tells_the_moves() -> None:
    state, _ = late(tt.Phase.TREASURY)
    name = state.order[0]
    events = [told.PricesSet(((name, "high", 25, 55),))]
    drawn = render_market(public(state), NAMES, "en", events=events)
    assert f"{name}, Price $25 → " in drawn.alt
    assert drawn.data != render_market(public(state), NAMES, "en").data


def test_where_prices_can_go_is_what_the_board_says() -> None:
    """The marks of the box on which the price stands (8)."""
    state, _ = late(tt.Phase.TREASURY)
    for name in state.order:
        box = facts.price_boxes()[state.companies[name].price]
        alt = render_charter(public(state), name, NAMES, "en").alt
        to = [money(dollars, "en") for dollars in (box.low_to, box.mid_to, box.high_to)]
        assert f"low {to[0]}, mid {to[1]}, high {to[2]}." in alt
        assert f"now {money(state.companies[name].price, 'en')}" in alt


@pytest.mark.parametrize("seats", tt.GAME.seats)
def test_the_sums_of_the_worth_are_those_of_the_ranking(seats: int) -> None:
    """Net, and the shares at their value (61)."""
    for robot in ("steady", "random"):
        state = ended(seats, robot)
        standing = tt.GAME.standing(state, None)
        names, order = NAMES[:seats], [row.seat for row in standing]
        words = sums_part(state, order, names, "en").words
        for label, key in (("Shares", "shares"), ("Cash − loans", "net"), ("Net worth now", "")):
            sums = [row.sums[key] if key else row.total for row in standing]
            rows = [f"{names[s]} {money(n or 0, 'en')}" for s, n in zip(order, sums, strict=True)]
            assert f"{label}, {', '.join(rows)}" in words


@pytest.mark.parametrize(("language", "verb"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_long_name_leaves_room_for_the_verb(language: str, verb: str) -> None:
    with spied(PACKAGE) as lettered:
        end(2)(language)
    assert any(line.text.endswith(verb) for line in lettered)


@pytest.mark.parametrize("count", range(2, 7))
def test_equal_worth_is_a_shared_victory(count: int) -> None:
    """All who share the first place are told and marked (62)."""
    state = ended()
    rows = tt.GAME.standing(state, None)
    tied = [replace(row, place=1, total=500) for row in rows[:count]]
    rest = [replace(row, place=count + 1, total=100) for row in rows[count:]]
    drawn = render_result(public(state), [*tied, *rest], NAMES, "en")
    assert "win together!" in drawn.alt
    assert all(f"Place 1: {NAMES[row.seat]} with $500" in drawn.alt for row in tied)
    assert "won by" not in drawn.alt


def test_a_game_ended_early_is_told_as_such() -> None:
    state, _ = late(tt.Phase.TREASURY)
    drawn = render_result(public(state), tt.GAME.standing(state, None), NAMES, "en")
    assert "The game was ended early" in drawn.alt


def test_bars_of_debts_are_crossed_out_at_their_end() -> None:
    state = ended(3)
    sums: dict[str, int | None] = {"net": -150, "shares": 450}
    row = Standing(1, 0, 300, sums)
    other = Standing(2, 1, 100, {"net": 100, "shares": 0})
    debt = render_result(public(state), [row, other], NAMES[:3], "en")
    plain = replace(row, sums={"net": 0, "shares": 300})
    assert debt.data != render_result(public(state), [plain, other], NAMES[:3], "en").data
    assert "(Cash − loans −$150, Shares $450)" in debt.alt


@pytest.mark.parametrize("kind", ["high", "merger"])
def test_what_a_proposal_comes_to_is_what_comes_of_it(kind: str) -> None:
    """The sums shown before the votes are those after them (32, 33)."""
    state = tt.target(tt.market(target_net=-30))
    tt.bids(state, PDL=kind)
    text = outcome_part(public(state), "BHR", state.attempt.order[0], "en").words
    tt.votes(state)
    tt.votes(state)
    company = state.companies["PDL"]
    assert f"= {money(company.net, 'en')} " in text and f". {company.issued} shares, " in text
    assert "+ $70 − 1 loan" in text
    assert "BHR" not in state.order


def test_a_vote_shows_how_many_shares_it_needs() -> None:
    """More than half of the issued ones (30)."""
    drawn = bidding(PDL="high")("en")
    assert "Shares of BHR: at least 3 of 4 must agree." in drawn.alt


def test_without_anything_up_for_bids_the_market_is_shown() -> None:
    view = public(late(tt.Phase.TREASURY)[0])
    assert render_merger(view, NAMES, "en") == render_market(view, NAMES, "en")


def test_bids_made_again_show_what_was_bid_and_who_is_out() -> None:
    state = tt.target(tt.market())
    tt.bids(state, PDL="high", CHC="high", SNR="low")
    with spied(PACKAGE) as lettered:
        render_merger(public(state), NAMES[:3], "en")
    reader_alt = render_merger(public(state), NAMES[:3], "en", top=Top(reader=1)).alt
    player = state.players[1]
    assert f"Yours: ${player.net} cash, " in reader_alt
    assert all(f"{name} × {count}" in reader_alt for name, count in player.shares.items())
    words = [line.text for line in lettered]
    assert "low: $5 a share" in words
    assert words.count("choosing") == 2
    assert "low" not in words


def test_whoever_looks_finds_their_own_shares_below_a_merger() -> None:
    """Money and shares of each player, but not a second time of the page's reader."""
    state = tt.target(tt.market())
    alt = render_merger(public(state), NAMES[:3], "en").alt
    assert f"{NAMES[1]}: $100 cash, PDL ×1, CHC ×3" in alt
    reader_alt = render_merger(tt.GAME.view(state, 1), NAMES[:3], "en", top=Top(reader=1)).alt
    assert f"{NAMES[1]}: $100 cash" not in reader_alt and f"{NAMES[2]}: $" in reader_alt


def test_whoever_is_not_asked_in_a_trade_is_said_not_to_be() -> None:
    """The president and whoever can neither buy nor sell (10, 11)."""
    state = tt.market()
    state.companies_left = list(state.order)
    tt.step(state, tt.Step.NEXT_TRADE)
    view = public(state)
    alt = render_market(view, NAMES[:3], "en").alt
    assert alt.count("not asked") == 3 - len(pending_choices(view)) > 0
