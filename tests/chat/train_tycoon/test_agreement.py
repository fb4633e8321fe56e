"""What private pages say of the same thing agrees: lesson, plan of a company's
turn, menu and page of a line, in robots' games with Investments."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from bot.chat.contract.pages import EphemeralPage, Option
from bot.chat.contract.table_context import TableContext
from cogs.train_tycoon.lessons import LESSONS
from cogs.train_tycoon.operate import building, routes, what_if
from cogs.train_tycoon.turn_orders import OPERATIONS, SHARES, TARGETS
from cogs.train_tycoon.words import format_signed, seat_position, t
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import opening
from rules.train_tycoon.robot.proposals import evaluate_line
from rules.train_tycoon.standing_orders.offers import suggest_operations, suggest_share_plan
from tests.conformance.pressing import seen
from tests.games.train_tycoon import CASE, played

NUMBERS = [n for n in range(60) if CASE.combination(n)[1].investments][1:3]
WHY = ("ask-lines-none", "ask-lines-poor", "ask-lines-last")
SOME = 3


def scenes(number: int) -> Iterator[TableContext]:
    """Of whoever may open a line."""
    for moment in played(number, "steady", "random"):
        if moment.state.phase is Phase.LINE:
            (seat,) = GAME.to_move(moment.state)
            yield seen(GAME, moment.state, moment.seats, seat, "en")


@pytest.mark.parametrize("number", NUMBERS)
def test_the_lesson_and_the_plan_agree_on_the_line(number: int) -> None:
    """Where the one says that a line pays the other proposes one; else it proposes none and says
    why."""
    counts: Counter[str] = Counter()
    for ctx in scenes(number):
        assert ctx.seat is not None
        lesson, name = LESSONS(ctx), seat_position(ctx).operation.company
        (plan, *_) = [
            proposal
            for proposal in suggest_operations(seat_position(ctx).state, ctx.seat)
            if proposal.company == name
        ]
        page = OPERATIONS.draft_order(ctx, OPERATIONS.code.encode(plan))
        assert isinstance(page, EphemeralPage) and lesson is not None
        why = [key for key in WHY if t(key, ctx) in page.text]
        assert (lesson.key == "line-none") == (plan.line is None) == bool(why)
        counts[lesson.key] += 1
    assert counts["line-none"] and counts["line"]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_menu_of_lines_and_the_page_of_one_agree(number: int) -> None:
    """What a company would earn: the menu beside the page says the same of the line shown."""
    looked = 0
    for ctx in scenes(number):
        position = seat_position(ctx)
        name = position.operation.company
        for option in _lines(what_if.company_page(ctx, name), name)[:SOME]:
            page = what_if.company_page(ctx, f"{name}/{option.value}")
            plan = opening.plan_opening(
                position, routes.opening_action(routes.decode_route(option.value), placing=False)
            )
            line = evaluate_line(position, plan)
            (beside,) = [choice for choice in _lines(page, name) if choice.value == option.value]
            assert building.describe_gain(ctx, line.gain) in page.text
            long_run = format_signed(line.long_run, ctx)
            assert long_run in beside.detail and long_run in option.detail
            looked += 1
    assert looked > 20


def test_the_menus_of_a_plan_show_what_its_sentence_says() -> None:
    """Each has one option chosen, that of the plan, also after a choice in any of them."""
    looked: Counter[str] = Counter()
    for moment in played(NUMBERS[0], "steady", "random"):
        if moment.state.phase not in (Phase.PRICES, Phase.TRADE, Phase.LINE, Phase.BIDS):
            continue
        seat = GAME.to_move(moment.state)[0]
        ctx = seen(GAME, moment.state, moment.seats, seat, "en")
        for sheet in (SHARES, OPERATIONS, TARGETS):
            if not sheet.menu_lines(ctx):
                continue
            page = sheet.draft_order(ctx, "")
            assert isinstance(page, EphemeralPage)
            _, *choices = [f"{menu.key}/0" for menu in page.menus]
            for key in ("", *choices[:SOME]):
                after = page if not key else sheet.draft_order(ctx, key.partition("/")[2])
                assert isinstance(after, EphemeralPage)
                for menu in after.menus:
                    (chosen,) = [option for option in menu.options if option.chosen]
                    assert "Treasury: pass" not in chosen.label or chosen.label in after.text
                    assert "best deal" not in chosen.label or "the best of these" in after.text
                looked[sheet.head] += 1
    assert min(looked["shares"], looked["proposed"], looked["about"]) > 3


def test_the_lesson_of_a_share_says_to_buy_where_the_plan_buys() -> None:
    """And to sell where it sells; nobody in debt is told to buy."""
    counts: Counter[str] = Counter()
    for number in NUMBERS:
        for moment in played(number, "steady", "random"):
            if moment.state.phase is not Phase.TRADE:
                continue
            for seat in GAME.to_move(moment.state):
                ctx = seen(GAME, moment.state, moment.seats, seat, "en")
                table = seat_position(ctx).state
                (deal,) = [
                    deal
                    for deal in suggest_share_plan(table, seat).deals
                    if deal.company == table.trading
                ]
                lesson = LESSONS(ctx)
                assert lesson is not None
                assert (lesson.key == "trade-buy") == bool(deal.buy)
                assert (lesson.key == "trade-sell") == bool(deal.sell)
                assert lesson.key != "trade-buy" or table.players[seat].net >= deal.buy
                counts[lesson.key] += 1
    assert counts["trade-buy"] and counts["trade-buy-poor"] and counts["trade-sell"], counts


def _lines(page: EphemeralPage, name: str) -> Sequence[Option]:
    """Those in the menu of lines, if there are any."""
    return [option for menu in page.menus if menu.key == f"if/{name}" for option in menu.options]
