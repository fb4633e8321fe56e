"""Train Tycoon in the pretended Discord: positions laid out by hand, for Ann, Bob and Cat."""

from typing import Any

from tests.chat.harness.world import World, answers, ids, words
from tests.support.train_tycoon import kit as tt

CHOOSE = "Choose in secret…"


def market(*begun: tt.Step, nets: tuple[int, ...] = (100, 100, 100), **changes: Any) -> tt.State:
    """Ann presides over PDL and SNR, Bob over CHC, Cat over BHR; then these steps."""
    state = tt.table(*nets, **changes)
    tt.company(state, "PDL", [3, 1, 0], president=0, net=300, income=200)
    tt.company(state, "CHC", [1, 3, 0], president=1, net=300, income=200)
    tt.company(state, "BHR", [1, 0, 3], president=2, net=100, price=25)
    tt.company(state, "SNR", [3, 0, 1], president=0, net=50, income=-10)
    if begun:
        tt.step(tt.balanced(state), *begun)
    return tt.balanced(state)


def pricing(**changes: Any) -> tt.State:
    """The presidents set prices: Ann two."""
    return market(tt.Step.TRADING, **changes)


def bidding(**changes: Any) -> tt.State:
    """Ann has put BHR up: she may bid with PDL and SNR, Bob with CHC."""
    state = market(tt.Step.MERGERS, **changes)
    tt.target(state)
    return state


def voting(*, bidder: bool = False, **changes: Any) -> tt.State:
    """CHC has bid low for BHR, and the holders of BHR, Ann and Cat, vote; with `bidder` they have
    agreed, and those of CHC vote, Ann and Bob, of whom neither decides alone."""
    state = bidding(**changes)
    tt.bids(state, CHC="low")
    if bidder:
        state.players[0].shares["CHC"] += 1
        state.players[1].shares["CHC"] -= 1
        tt.votes(tt.balanced(state))
    return state


def trading(level: str = "mid", **changes: Any) -> tt.State:
    """Everybody has set this level, and Bob and Cat, who have a share of PDL each, trade those."""
    state = pricing(**changes)
    for ask in list(state.asks):
        tt.act(state, ask.seat, tt.SetPrice(ask.company, level))  # type: ignore[arg-type]
    return state


def rebidding(**changes: Any) -> tt.State:
    """PDL and CHC have both bid high for BHR, and Ann and Bob bid again."""
    state = bidding(**changes)
    tt.bids(state, PDL="high", CHC="high")
    return state


def answering(**changes: Any) -> tt.State:
    """Ann brings a company to the market, and Bob and Cat say whether they join."""
    state = market(tt.Step.IPO, **changes)
    tt.act(state, 0, tt.TriggerIpo("FCR"))
    return state


def auctioning() -> tt.State:
    """Three people bid for the priority."""
    state = tt.table(100, 100, 100, turn=0, options=tt.Options(priority_auction=True))
    tt.step(tt.balanced(state), tt.Step.PRIORITY_BIDS)
    return state


async def own_page(world: World, person: Any) -> Any:
    """The private page of secret choices that this person's press on the public card opens."""
    (key,) = [id_ for id_ in ids(world.card) if id_.endswith(":look.mine")]
    return answers(await person.click(world.card, custom_id=key))[0]


async def chosen(person: Any, page: Any, key: str) -> Any:
    """The private page after this choice on it, None once it is put away."""
    return (await person.click(page, custom_id=pressed(page, key))).response


async def secretly(world: World, person: Any, *keys: str) -> str:
    """The person opens the private page and makes these choices on it, one after the other.
    Returns what the page said at last, empty once it was put away."""
    page = await own_page(world, person)
    for key in keys:
        page = await chosen(person, page, key)
    return "" if page is None else words(page)


def pressed(message: Any, key: str) -> str:
    """The whole id of the button or menu of this key."""
    return next(id_ for id_ in ids(message) if id_.endswith(f".{key}"))
