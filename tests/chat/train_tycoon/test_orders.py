"""The standing orders of Train Tycoon in chat, in every language."""

from functools import partial
from typing import Any

import pytest

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import EphemeralPage, Form
from cogs.train_tycoon.orders import ORDERS as CHAT
from data.texts import languages
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.position import Step
from rules.train_tycoon.standing_orders import order_kinds as rules
from tests.chat.harness.ordering import seen, sentence
from tests.chat.train_tycoon.operating_positions import opening
from tests.chat.train_tycoon.positions import bidding, market, pricing

make_ctx = partial(seen, GAME)
PLAIN = {"treasury", "solvent", "target", "bids", "ipo"}
"""Orders that ask for nothing more."""


@pytest.mark.parametrize("language", languages())
def test_bounds_given_together_are_said_together(language: str) -> None:
    at = make_ctx(pricing(), language)
    text = CHAT.describe_order(at, rules.PassTrades("PDL", 20, 60))
    sentence(text, language)
    assert "PDL" in text and "20" in text and "60" in text


def test_who_presides_over_nothing_is_offered_nothing_for_companies() -> None:
    state = pricing()
    for company in state.companies.values():
        company.president = None if company.president == 2 else company.president
    offered = {option.value for option in CHAT.menu(make_ctx(state, "en", 2))}
    assert offered == {"shares", "pass", "buy", "sell", "vote", *PLAIN}


def test_in_the_last_operate_phase_only_companies_are_left() -> None:
    """Turn 5 has no IPO, and after it comes no Trading."""
    state = market(Step.OPERATE, turn=5)
    offered = {option.value for option in CHAT.menu(make_ctx(state, "en"))}
    assert offered == {"proposed", "operate", "line", "trains", "pay", "retain"}
    assert "ipo" not in {option.value for option in CHAT.menu(make_ctx(pricing(turn=5), "en"))}


def test_of_one_company_alone_it_is_not_asked() -> None:
    form = CHAT.form(make_ctx(pricing(), "en", 1), "price")
    assert form is not None and form.text.startswith("**CHC** · In secret")
    (level,) = form.fields
    assert [option.value for option in level.options] == ["low", "mid", "high"]


def test_passing_has_its_three_conditions_in_one_form() -> None:
    """Each may be left empty, and all can be given together."""
    at = make_ctx(pricing(), "en")
    form = CHAT.form(at, "pass")
    assert form is not None and [field.name for field in form.fields] == ["company", "low", "high"]
    assert all(field.optional for field in form.fields)
    draft = CHAT.draft_order(at, "pass", {"company": "", "low": "", "high": ""})
    assert draft == OrderDraft(rules.PassTrades(), "pass/-/0/0")
    draft = CHAT.draft_order(at, "pass", {"company": "PDL", "low": "$20", "high": ""})
    assert draft == OrderDraft(rules.PassTrades("PDL", 20), "pass/PDL/20/0")
    with pytest.raises(Refusal) as refused:
        CHAT.draft_order(at, "pass", {"company": "PDL", "low": "cheap", "high": ""})
    assert refused.value.field == "low"


def follow(at: Any, key: str, *options: str) -> EphemeralPage:
    """The page after these options of its menus or buttons were chosen, each by its words."""
    page = CHAT.draft_order(at, key)
    for wanted in options:
        assert isinstance(page, EphemeralPage)
        keys = {f"{m.key}/{o.value}": o.label for m in page.menus for o in m.options}
        keys |= {button.key: button.label for button in page.buttons}
        page = CHAT.draft_order(at, next(key for key, label in keys.items() if label == wanted))
    assert isinstance(page, EphemeralPage)
    return page


def left(at: Any, page: EphemeralPage) -> Any:
    """The order that the page leaves."""
    draft = CHAT.draft_order(at, page.buttons[0].key)
    assert isinstance(draft, OrderDraft)
    return draft.order


def test_a_turn_is_planned_on_one_page() -> None:
    """What is chosen stands in the sentence above; the same for every turn, if so wanted."""
    at = make_ctx(pricing(), "en", 1)
    page = follow(
        at,
        "shares",
        "CHC: 🟥 low, $5",
        "PDL: sell at $35 or more",
        "Treasury: pass",
        "Repeat it every turn",
    )
    assert (
        "In every turn: Prices: CHC 🟥 low. Trading:" in page.text
        and "PDL at $35 or more" in page.text
    )
    order = left(at, page)
    assert (order.turn, order.marks) == (0, (rules.Mark("CHC", "low"),))
    assert rules.Deal("PDL", sell=35) in order.deals and order.dealing == "pass"
    asks = left(at, follow(at, "shares", "Decide the rest yourself"))
    assert not asks.passing and "You're asked about anything else" in CHAT.describe_order(at, asks)


def test_all_about_a_target_is_said_on_one_page() -> None:
    """Two companies of one president bid differently (25), and only what would count (27)."""
    at = make_ctx(bidding(), "en")
    page = follow(
        at,
        "about",
        "PDL: 🟩 high, $55 a share",
        "High again to $95, else mid",
        "For $35 or more, else against · with BHR",
        "Mergers: against",
    )
    assert "With BHR: for offers of $35 or more, else against." in page.text
    labels = {option.label for menu in page.menus for option in menu.options}
    assert "SNR: 🟨 mid, $35 a share" in labels and "SNR: 🟩 high, $55 a share" not in labels
    order = left(at, page)
    assert order.bids == (rules.Offered("PDL", "high"), rules.Offered("SNR", "none"))
    assert (order.most, order.least, order.pay, order.merger) == (95, 35, None, "against")


@pytest.mark.parametrize("language", languages())
def test_what_a_plan_chooses_can_be_read_on_a_phone(language: str) -> None:
    """A menu shows some 32 characters there; whose shares vote may be cut."""
    for key, state in (("shares", pricing()), ("about", bidding())):
        page = CHAT.draft_order(make_ctx(state, language), key)
        assert isinstance(page, EphemeralPage)
        for menu in page.menus:
            for option in menu.options:
                assert len(option.label.partition(" · ")[0]) <= 32, option.label


def test_a_company_is_operated_as_proposed_from_its_page() -> None:
    at = make_ctx(market(Step.OPERATE), "en")
    page = follow(at, "proposed", "SNR operates", "Pay it out")
    order = left(at, page)
    assert (order.company, order.line, order.profit) == ("SNR", None, "pay")
    assert CHAT.offer_label(at, order) == "SNR pays out: no line", "what differs comes first"
    assert "SNR opens no line, leaves its trains as they are and pays out its income" in page.text


def test_of_a_turn_under_way_only_what_is_to_come_is_told() -> None:
    """Named in Mergers, trading and the Treasury phase are over."""
    quiet = rules.PlanShares(2, deals=(rules.Deal("PDL"),), dealing="pass", passing=True)
    early, late = (
        CHAT.describe_order(make_ctx(market(step), "en", 1), quiet)
        for step in (Step.TRADING, Step.MERGERS)
    )
    assert (
        "Trading: pass. Treasury: pass." in early and "Then you don't declare bankruptcy" in early
    )
    assert late.startswith("In turn 2: You don't declare bankruptcy, name no target")


def test_the_price_that_a_line_may_have_is_told_in_dollars() -> None:
    at = make_ctx(opening(), "en")
    line = "transfer hub (F3) – Grande Prairie (G2)"
    page = follow(at, "proposed", f"{line} for $20")
    assert left(at, page).cost == 20 and f"opens {line} for $20 or less" in page.text


def test_price_and_number_can_be_typed() -> None:
    """Left empty, one share more is bought, and none kept."""
    at = make_ctx(pricing(), "en")
    form = CHAT.form(at, "buy/CHC")
    assert isinstance(form, Form) and [field.name for field in form.fields] == ["price", "hold"]
    bought = CHAT.draft_order(at, "buy/CHC", {"price": "$35", "hold": ""})
    assert bought == OrderDraft(rules.BuyAtMost("CHC", 35, 2), "buy/CHC/35/2")
    sold = CHAT.draft_order(at, "sell/PDL", {"price": "60", "keep": ""})
    assert sold == OrderDraft(rules.SellAtLeast("PDL", 60, 0), "sell/PDL/60/0")
    for typed in ({"price": "cheap"}, {"price": "35", "hold": "40"}):
        with pytest.raises(Refusal):
            CHAT.draft_order(at, "buy/CHC", typed)
