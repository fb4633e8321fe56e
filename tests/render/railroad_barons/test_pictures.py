"""The pictures of Railroad Barons: legible on a phone, told in both languages, always the same."""

import re
from copy import deepcopy
from itertools import combinations

import pytest

import data.railroad_barons as facts
from data.texts import languages
from render.card.head import sum_fits
from render.card.top import Top
from render.paint.style import PHONE_WIDTH, SMALLEST, text_width
from render.railroad_barons.board import render_board
from render.railroad_barons.panels.cards import build_card
from render.railroad_barons.panels.certificates import render_certificates
from render.railroad_barons.panels.key import build_key
from render.railroad_barons.panels.stack import build_strip, describe_rest
from render.railroad_barons.panels.track import Lane, render_track, space_x
from render.railroad_barons.preview import render_holding, render_operating_preview
from render.railroad_barons.result import render_result
from render.railroad_barons.shared.livery import LIVERIES
from render.railroad_barons.shared.prompts import build_head, describe_changes
from render.railroad_barons.shared.table_values import (
    dividend,
    income,
    share_value,
    stack_groups,
    value_moves,
)
from render.railroad_barons.shared.words import describe_ending
from render.words import money
from rules.game import Standing
from rules.railroad_barons.model.actions import BuyRailroad, OfferPrice
from rules.railroad_barons.model.events import ValueMoved
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Certificate, Phase
from rules.railroad_barons.operating.revenue import raised_value
from rules.railroad_barons.preview import preview_acceptance, preview_action
from tests.games.railroad_barons.pictures import MOVED, PACKAGE, drafting, ended, fresh
from tests.support.eyes import BLINDNESS, distance, readable
from tests.support.lettering import spied
from tests.support.railroad_barons.pictures import LONG, crowded, operating
from tests.support.railroad_barons.states import AVR, MSC, SB


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_holdings_stay_apart_for_every_eye(blindness: str) -> None:
    """Any two Holdings differ by at least 15 in CIE Lab, and by their pattern."""
    assert list(LIVERIES) == list(facts.holdings())
    for a, b in combinations(LIVERIES.values(), 2):
        assert distance(a.colour, b.colour, blindness) > 15
        assert a.pattern != b.pattern


@pytest.mark.parametrize("language", languages())
def test_what_is_still_to_come_is_told_in_words_that_fit(language: str) -> None:
    """Every card below the top one counts, and nothing is cut."""
    table, left = fresh().table, list[int]()
    while len(table.stack) > 1:
        line = describe_rest(build_strip(table), language)
        assert "×" not in line and "…" not in line
        assert text_width(line, SMALLEST) <= PHONE_WIDTH - 2 * 32
        numbers = re.sub(r"(level|Stufe)\s\S+", "", line)
        left.append(sum(map(int, re.findall(r"\d+", numbers))) - len(table.stack) + 1)
        table.stack.pop(0)
    assert set(left) == {0}


@pytest.mark.parametrize("name", LIVERIES)
def test_lettering_on_a_holdings_colour_can_be_read(name: str) -> None:
    assert readable(LIVERIES[name].colour, LIVERIES[name].text)


def test_the_alt_text_of_the_board_tells_what_matters() -> None:
    alt = render_board(crowded(), ("Ada", "Ben"), "en").alt
    assert alt.startswith("Stock Round 12. Ada: sell, buy or pass; a pass ends the round.")
    assert "Ben has $110,245" in alt
    assert "MS&C, $320, Director Ada, Treasury $3,200, Ada 60%, Ben 40%" in alt
    assert "revenue $860" in alt
    assert "Railroad on top, Level 8a $800, or Level 8b $400, 8 cards left" in alt


def test_moves_of_a_marker_are_added_up_and_drawn() -> None:
    """Down and up again is no arrow; two drops are one."""
    events = [
        ValueMoved(MSC, 100, 90, "sale"),
        ValueMoved(SB, 110, 100, "sale"),
        ValueMoved(MSC, 90, 80, "sale"),
        ValueMoved(SB, 100, 110, "dividend"),
    ]
    values = facts.track().values
    assert value_moves(events) == ((MSC, values.index(100), values.index(80)),)
    still = render_board(crowded(), LONG, "en").data
    moved = render_board(crowded(), LONG, "en", events=[ValueMoved(MSC, 290, 320, "dividend")]).data
    back = [ValueMoved(MSC, 320, 290, "sale"), ValueMoved(MSC, 290, 320, "dividend")]
    assert moved != still
    assert render_board(crowded(), LONG, "en", events=back).data == still


def test_the_operating_holding_pays_its_own_price_for_the_top_card() -> None:
    """The discount of the $60 Investor is in what the board says (32)."""
    view = operating()
    stock_round = deepcopy(view.table)
    stock_round.holding = None
    assert [build_strip(table).costs for table in (view.table, stock_round)] == [
        (640, 320),
        (800, 400),
    ]
    with spied(PACKAGE) as lettered:
        render_board(view, LONG, "en")
    texts = [line.text for line in lettered]
    assert {"$640", "$320", "$800", "$400"} <= set(texts)


def test_an_offer_is_previewed_as_it_would_be_if_accepted() -> None:
    """The price goes from treasury to treasury, and the Railroad with its income (30)."""
    view, (railroad, *_) = operating(), operating().table.holdings[MSC].railroads
    offer = OfferPrice(MSC, railroad.card, 250)
    buyer, seller = (view.table.holdings[name].treasury for name in (SB, MSC))
    alt = render_operating_preview(view, view.to_move[0], offer, ("Ada", "Ben"), "en").alt
    assert f"offer $250 for {facts.railroads()[railroad.card].name} of MS&C?" in alt
    assert "If the offer is accepted" in alt
    assert f"Treasury {money(buyer, 'en')} → {money(buyer - 250, 'en')}" in alt
    assert f"MS&C Treasury {money(seller, 'en')} → {money(seller + 250, 'en')}" in alt
    seat = view.to_move[0]
    held = [row.percent for row in view.table.players[seat].certificates if row.holding == SB]
    cash = money(view.table.players[seat].cash, "en")
    assert f"Yours: cash {cash}" in alt and f"SB {sum(held)}%" in alt.partition("Yours:")[2]
    after = preview_acceptance(preview_action(view, view.to_move[0], offer).table).table
    assert f"Revenue {money(income(view.table, SB).total, 'en')} → " in alt
    assert money(income(after, SB).total, "en") in alt
    assert view.table.holdings[SB].treasury == buyer


@pytest.mark.parametrize("language", languages())
def test_with_an_empty_stack_what_can_still_be_bought_is_told(language: str) -> None:
    view = deepcopy(operating())
    table = view.table
    table.phase, table.stack = Phase.RAILROADS, []
    text = build_head(view, LONG, language).sum
    assert money(table.holdings[table.holding or ""].treasury, language) in text


def test_the_key_explains_the_circles_while_tokens_are_placed_on_them() -> None:
    table = deepcopy(operating()).table
    table.holdings[SB].plus = table.holdings[SB].down = 0
    for phase, count in ((Phase.TOKENS, 1), (Phase.REVENUE, 0)):
        table.phase = phase
        kinds = build_key(table, table.holdings)
        assert [kinds.count(kind) for kind in ("plus", "down")] == [count, count]


def test_investors_that_may_be_assigned_are_told_with_what_they_bring() -> None:
    """Revenue for each Railroad of the Holding, and a discount (32)."""
    view = deepcopy(operating())
    table, by_face = view.table, {row.face_value: key for key, row in facts.investors().items()}
    table.phase, table.stack = Phase.RAILROADS, []
    for row in (*table.holdings.values(), *table.players):
        row.investors = []
    table.players[view.to_move[0]].investors = [by_face[60], by_face[40]]
    table.holdings[SB].railroads = table.holdings[SB].railroads[:2]
    assert (
        "assigning the Investors $40 (+$20), $60 (−20%) is free" in build_head(view, LONG, "en").sum
    )


@pytest.mark.parametrize(
    ("others", "words"),
    [([], "(+) buys nothing (treasury $"), ([MSC], "each (+) buys a Railroad of MS&C (treasury $")],
)
def test_tokens_placed_with_an_empty_stack_tell_who_has_railroads_to_sell(
    others: list[str], words: str
) -> None:
    view = deepcopy(operating())
    table = view.table
    table.phase, table.stack = Phase.TOKENS, []
    for name, row in table.holdings.items():
        row.railroads = table.holdings[SB].railroads[:1] if name in (SB, *others) else []
    assert words in build_head(view, LONG, "en").sum


def test_tokens_of_an_empty_treasury_tell_what_the_revenue_kept_could_buy() -> None:
    """Revenue is kept before anything is bought (25, 28), so it may pay an offer (30)."""
    view = deepcopy(operating())
    table = view.table
    table.phase, table.holdings[SB].treasury = Phase.TOKENS, 0
    table.holdings[SB].railroads = table.holdings[SB].railroads[:1]
    kept, cost = income(table, SB).total, min(build_strip(table).costs)
    assert 0 < kept < cost
    others = ", ".join(name for name, row in table.holdings.items() if row.railroads and name != SB)
    text = build_head(view, LONG, "en").sum
    assert (
        f"each (+) buys a Railroad of {others} (treasury $0, with its revenue kept ${kept}" in text
    )
    assert f"the top one costs ${cost})" in text


def test_the_draft_tells_who_chooses_who_pays_and_between_which_prices() -> None:
    text = build_head(drafting(0), ("Ada", "Ben"), "en").sum
    assert text == (
        "Ben then chooses: the card, or the price that Ada names, $0 to $1,000, paid by the bank. "
        "Ada gets the other. “$30” names a card, it is no price"
    )
    assert all(sum_fits(build_head(drafting(0), LONG, each).sum) for each in languages())


@pytest.mark.parametrize("language", languages())
def test_a_railroad_that_is_too_dear_is_told_as_such(language: str) -> None:
    view = deepcopy(operating())
    table = view.table
    table.phase, table.holdings[SB].treasury = Phase.RAILROADS, 37
    assert (table.holding, table.holdings[SB].railroads) != (SB, [])
    table.players[view.to_move[0]].cash = 5
    text = build_head(view, LONG, language).sum
    assert money(37, language) in text
    assert {"en": "offers of $1 to $37 for", "de": "Angebote von 1\xa0$ bis 37\xa0$ für"}[
        language
    ] in text


def test_a_purchase_from_the_stack_is_previewed_with_its_price() -> None:
    view = deepcopy(operating())
    view.table.phase, view.table.holdings[SB].plus = Phase.RAILROADS, 1
    view.table.holdings[SB].treasury = 5000
    seat, name = view.to_move[0], facts.railroads()[view.table.stack[0]].name
    alt = render_operating_preview(view, seat, BuyRailroad(0), ("Ada", "Ben"), "en").alt
    assert f"Ben: SB buys {name} (8a) for $640?" in alt


def test_the_cheapest_purchase_of_each_holding_is_told_as_the_rules_allow_it() -> None:
    """With 9 of 9 certificates only exchanges (16, 21), with fewer what lies in the bank."""
    view = deepcopy(crowded())
    player = view.table.players[view.to_move[0]]
    assert view.table.stock is not None
    view.table.stock.sold = [[], []]
    player.cash, bank = 100_000, view.table.bank
    bank[:] = [Certificate(MSC, 30)]
    player.certificates[:] = [Certificate(MSC, 20), *[Certificate(SB, 10)] * 8]
    value = share_value(view.table, MSC) or 0
    text = build_head(view, LONG, "en").sum
    assert text == (
        f"Exchange: MS&C 20% and {money(value, 'en')} for 30% · "
        "9 of 9 certificates: exchange, or sell before buying"
    )
    player.certificates.pop(0)
    assert build_head(view, LONG, "en").sum == f"To buy: MS&C 30% {money(3 * value, 'en')}"
    bank[:], view.table.holdings["DPI"].value = [Certificate("DPI", 40)], None
    assert build_head(view, LONG, "en").sum == "To start (40% from $280): DPI", "lowest value"
    bank[:] = []
    player.cash = 5
    text = build_head(view, LONG, "en").sum
    assert text == (
        "Nothing can be bought with $5 unless something is sold · Cheapest: DPI 40% from $280"
    )


def test_only_the_operating_holdings_tokens_are_told_in_a_preview() -> None:
    table = deepcopy(operating()).table
    table.phase, table.holdings[SB].last, table.holdings[MSC].last = Phase.TOKENS, (2, 4), (1, 2)
    changes = list(describe_changes(table, table, 1, "en"))
    assert changes[:1] == ["buys up to 2 Railroads; at the end of the turn up to 4 stay"]
    assert not any("buys 1 Railroad" in change for change in changes)


def test_in_a_replay_no_holding_is_on_turn() -> None:
    view = operating()
    cards = [build_card(view.table, SB, is_past=past).on_turn for past in (False, True)]
    assert cards == [True, False]
    shown = [render_board(view, LONG, "en", top=Top(played=line)).data for line in ("", "Ada.")]
    assert shown[0] != shown[1]


def test_groups_of_railroads_by_level() -> None:
    state = fresh().table
    assert [(g.levels, g.all, g.left) for g in stack_groups(crowded().table)][-1] == ("8a/b", 8, 8)
    assert sum(group.all for group in stack_groups(state)) == len(facts.railroads())


def test_dividends_shown_are_those_that_would_be_paid() -> None:
    """A tenth of the income for 10%, what lies in the bank is lost (26)."""
    state = crowded().table
    assert [dividend(state, seat, MSC) for seat in (0, 1)] == [402, 268]
    assert [dividend(state, seat, AVR) for seat in (0, 1)] == [0, 0]


def test_the_question_of_revenue_is_asked_with_what_paying_brings() -> None:
    view = operating()
    view.table.phase, view.table.revenues = Phase.REVENUE, {SB: 870}
    with spied(PACKAGE) as lettered:
        render_board(view, LONG, "en")
    texts = [line.text for line in lettered]
    shares = [f"+ ${dividend(view.table, seat, SB)}" for seat in (0, 1)]
    assert shares == ["+ $435", "+ $435"]
    assert texts.count("+ $435") == 2
    assert {"If paid:", "value then"} <= set(texts)
    position = Position(view.table)
    assert [raised_value(position, name) for name in (SB, AVR)] == [320, 350]


def test_tokens_that_keep_too_few_railroads_tell_what_goes() -> None:
    """What no (▼) keeps must go at the end of the turn, at best what earns the least (35)."""
    before, after = operating().table, operating().table
    before.phase = Phase.TOKENS
    for down in (0, 5, 6):
        after.holdings[SB].down = down
        lines = [
            line for line in describe_changes(before, after, 1, "en") if "revenue then" in line
        ]
        if down == 6:
            assert not lines
            continue
        best = 0
        for gone in combinations(after.holdings[SB].railroads, 6 - down):
            then = deepcopy(after)
            then.holdings[SB].railroads = [
                row for row in after.holdings[SB].railroads if row not in gone
            ]
            best = max(best, income(then, SB).total)
        expected = "Without (▼) all its Railroads go at the end of the turn: revenue then"
        if down:
            expected = (
                "Only 5 of 6 Railroads are kept at the end of the turn (one for each ▼): "
                "revenue then at most"
            )
        assert lines == [f"{expected} ${best:,}"]


@pytest.mark.parametrize(("language", "verb"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_long_name_leaves_room_for_the_verb(language: str, verb: str) -> None:
    with spied(PACKAGE) as lettered:
        ended(language)
    assert any(line.text.endswith(verb) for line in lettered)


@pytest.mark.parametrize("language", languages())
def test_equal_totals_are_a_draw(language: str) -> None:
    view = crowded()
    sums: dict[str, int | None] = {"cash": 5_000, "stock": 2_000}
    rows = [Standing(1, seat, 7_000, sums) for seat in (0, 1)]
    drawn = render_result(view, rows, LONG, language)
    assert drawn.alt.startswith("A draw!" if language == "en" else "Unentschieden!")


@pytest.mark.parametrize("language", languages())
def test_a_holding_not_started_and_what_an_investor_does_are_never_cut(language: str) -> None:
    view = crowded()
    view.table.holdings[SB].investors[:] = ["I40", "I50", "I60"]
    with spied(PACKAGE) as lettered:
        render_certificates(fresh(), LONG, language)
        render_holding(view, SB, LONG, language)
    cut = [line.text for line in lettered if line.text.endswith("…")]
    assert [text for text in cut if text.rstrip("…") not in LONG[0] + LONG[1]] == []


def test_several_moves_are_numbered_and_a_single_one_is_not() -> None:
    view = crowded()
    with spied(PACKAGE) as lettered:
        render_board(view, LONG, "en", events=MOVED)
    plain = [line.text for line in lettered]
    with spied(PACKAGE) as lettered:
        render_board(view, LONG, "en", events=MOVED[:1])
    single = [line.text for line in lettered]
    assert plain.count("1") == single.count("1") + 1
    assert plain.count("2") == single.count("2") + 1


def test_an_end_by_exhaustion_claims_nothing_about_railroads_left() -> None:
    """A Holding may have Railroads still that nobody can run: what ended it is that no share value
    can rise."""
    state = operating().table
    state.ended, state.phase = "exhausted", Phase.OVER
    assert any(row.railroads for row in state.holdings.values())
    assert describe_ending(state, "en") == "No share value can rise any more"
    assert describe_ending(state, "de") == "Kein Kurs kann mehr steigen"


def test_a_value_that_fell_to_the_first_spaces_hides_no_name_and_no_arrow() -> None:
    lanes = (Lane("MS&C", 0, 2), Lane("SB", 0, 1, 1), Lane("AVR", 1, 4, 2))
    with spied(PACKAGE) as lettered:
        render_track(lanes, "en")
    values = [line for line in lettered if line.text in ("$40", "$50")]
    starts = [space_x(lane.before) for lane in lanes]
    assert [line.box[0] > start for line, start in zip(values, starts, strict=True)] == [True] * 3


def test_what_may_be_discarded_is_told_by_level_with_the_revenue_then() -> None:
    """A level that goes twice is named twice, as a list is read."""
    for surplus, words in ((1, "without level "), (2, "without levels ")):
        view = operating()
        row = view.table.holdings[SB]
        view.table.phase, view.table.holding = Phase.DISCARD, SB
        row.plus, row.down = 0, len(row.railroads) - surplus
        first, *_ = build_head(view, LONG, "en").sum.split(" · ")
        assert first.startswith(words) and first.count(" and ") == surplus - 1, first
        assert ": revenue $" in first
