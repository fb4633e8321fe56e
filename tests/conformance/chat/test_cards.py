"""The card of every game: whatever it offers is legal, whatever is legal is offered, and a key that
nobody made does nothing."""

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from bot.chat.base.errors import Refusal
from bot.chat.cards.turn import public_prompt
from bot.chat.contract.pages import Act, EphemeralPage, Form, Preview
from rules.errors import RuleError
from tests.conformance.case import Case, Played
from tests.conformance.cases import numbered
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.conformance.walking import Walk

GAMES, POSITIONS = 2, 8
"""So many games of every kind, and so many cards of each."""
LISTED = 500
"""Of more legal actions than this only the first are looked for on the card."""
BROKEN = 30
"""So many keys that nobody made are pressed in each position."""


def positions(case: Case, number: int) -> Iterator[tuple[Played, int]]:
    """Every so often in a random game, and who is to move; more of them late than early."""
    length = sum(1 for _ in played(case, number))
    wanted = {int(length * (n / POSITIONS) ** 0.7) for n in range(POSITIONS)}
    for position in played(case, number):
        if len(position.log) in wanted and not case.game.over(position.state):
            movers = case.game.to_move(position.state)
            yield position, random.Random(len(position.log)).choice(movers)


@numbered(lambda case: GAMES)
def test_whatever_is_offered_is_legal_and_whatever_is_legal_is_offered(
    case: Case, number: int
) -> None:
    """On the card or the pages behind it. Of the kinds that are put together on pages, or typed,
    some must be; one chosen blindly may be more than the seat has; and what others may do besides
    stands there for them to press. A phase that says so has buttons of the presser's own page."""
    language = case.languages[number % len(case.languages)]
    for position, seat in positions(case, number):
        walk = Walk(case, position, seat, language, number)
        prompt = walk.chat.prompt(walk.at)
        has_own_page = any(button.own_key for button in prompt.buttons)
        assert has_own_page == (walk.at.public.phase in walk.chat.own_pages)
        # a menu of secret choices is the same for all, and after a choice as before it
        shared = any(menu.sealed for menu in prompt.menus)
        for action in walk.acts:
            if type(action) not in case.blind and not (shared and action.sealed):
                others = [other for other in case.besides(position.state) if other != seat]
                assert any(lawful(case, position, at, action) for at in (seat, *others)), action
        look_at_the_question(walk)
        offered = set(walk.acts)
        legal = list(islice(walk.at.view.legal, LISTED))
        assert {type(action) for action in legal} <= {type(action) for action in offered}
        missing = set(legal) - offered
        assert [action for action in missing if type(action) not in case.put_together] == []


def look_at_the_question(walk: Walk) -> None:
    """The card of all who choose in secret is one, and nothing secret is on it."""
    prompts = []
    for seat in walk.game.to_move(walk.state):
        at = seen(walk.game, walk.state, walk.seats, seat, walk.language)
        prompts.append(public_prompt(walk.chat, at))
        if at.view.legal and not at.view.legal[0].sealed:
            return
    assert all(prompt == prompts[0] for prompt in prompts)


def lawful(case: Case, position: Played, seat: int, action: Any) -> bool:
    try:
        case.game.check(position.state, seat, action)
    except RuleError:
        return False
    return True


@numbered(lambda case: GAMES)
def test_a_key_that_nobody_made_is_refused_and_never_anything_worse(
    case: Case, number: int
) -> None:
    """Keys of other moments too: a rule speaks, or nobody knows them."""
    chance, keys = random.Random(number), {""}
    for position, seat in positions(case, number + GAMES):
        walk = Walk(case, position, seat, case.languages[0], number, deep=1)
        keys |= {variant for key, _ in walk.keys for variant in (key, broken(chance, key))}
        for key in chance.sample(sorted(keys), min(BROKEN, len(keys))):
            with suppress(RuleError, Refusal):
                answer = walk.answered(key, chance.random() < 0.5)
                assert isinstance(answer, Act | Preview | EphemeralPage), key
            with suppress(Refusal):
                assert isinstance(walk.chat.look_page(walk.at, key), EphemeralPage), key
            with suppress(RuleError, Refusal):
                assert isinstance(walk.chat.form(walk.at, key), Form), key


def broken(chance: random.Random, key: str) -> str:
    """The key with a part left out, put in, or put in place of another."""
    parts = key.split("/")
    at = chance.randrange(len(parts) + 1)
    other = chance.choice(["", "x", "XYZ", "-1", "99999", "é", "z" * 60, "_x"])
    return "/".join([*parts[:at], *chance.choice([[], [other]]), *parts[at + 1 :]])
