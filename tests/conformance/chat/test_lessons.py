"""Every game's teacher: to whoever is asked something there is something to say, briefly, in every
language; and a practice has a goal that is reached in a few minutes."""

import re
from collections import Counter

from data.texts import languages
from tests.conformance.case import Case
from tests.conformance.found import at_tables, numbered
from tests.conformance.play import played
from tests.conformance.pressing import seen
from tests.support.catalogues import texts

GAMES = 10
"""So many games of each are looked at, if not every lesson has come up before."""
OFTEN = 60
"""So many questions of a kind are looked at in any case; of further ones every `SOME`th."""
SOME = 7
SENTENCES, LONGEST = 3, 300
MOST = 45
"""Presses that a practice takes at most; a robot takes one for what a person puts together."""

_END = re.compile(r"(?<!\bSt)[.!?](?=\s|$)")


@at_tables
def test_every_question_has_a_lesson_and_every_lesson_comes_up(case: Case) -> None:
    """At most three short sentences; none that fits no situation; of a question that hardly ever
    comes up, such as one about a company's eleventh line, that need not be seen here."""
    chat, told, asked = case.chat, set[str](), Counter[str]()
    assert chat.lesson is not None
    head = f"{case.key}_lessons-"
    known = {key.removeprefix(head) for key in texts("en") if key.startswith(head)}
    known -= {"goal", "done"}
    for number in range(GAMES):
        if number and known - told <= _never(case, asked):
            break
        language = languages()[number % len(languages())]
        for made in played(
            case, number, [["steady", "random"], ["random"], ["steady"]][number % 3]
        ):
            if case.game.over(made.state):
                continue
            phase = case.phase_of(made.state)
            asked[phase] += 1
            if asked[phase] > OFTEN and len(made.log) % SOME:
                continue
            for seat in (*case.game.to_move(made.state), *case.besides(made.state)):
                lesson = chat.lesson(seen(case.game, made.state, made.seats, seat, language))
                assert lesson is not None, phase
                told.add(lesson.key)
                assert len(lesson.text) <= LONGEST, lesson.text
                assert len(_END.findall(lesson.text)) <= SENTENCES, lesson.text
    assert known - told <= _never(case, asked)


def _never(case: Case, asked: Counter[str]) -> set[str]:
    """The phases in which nobody was asked anything."""
    return {str(phase) for phase in case.game.phases if phase not in asked}


@numbered(lambda case: 0 if case.game.in_person else 4)
def test_a_practice_ends_after_some_presses(case: Case, number: int) -> None:
    """Played steadily by as few as can play, by the usual options: its goal is not reached at once,
    and not far away."""
    chat, events = case.chat, list[object]()
    assert chat.reached_practice_goal is not None
    presses = 0
    for made in played(case, number, ["steady"]):
        events += made.events
        presses += bool(made.log) and made.log[-1][0] == 0
        if chat.reached_practice_goal(events, 0):
            break
    assert 0 < presses <= MOST
