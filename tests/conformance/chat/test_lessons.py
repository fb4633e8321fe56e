"""Every game's teacher: to whoever is asked something there is something to say, briefly, in every
language; and a practice has a goal that is reached in a few minutes."""

import re
from collections import Counter

from data.texts import languages
from tests.conformance.case import Case
from tests.conformance.cases import at_tables, numbered
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
    chat, lessons_seen, visits = case.chat, set[str](), Counter[str]()
    assert chat.lesson is not None
    head = f"{case.key}_lessons-"
    known = {key.removeprefix(head) for key in texts("en") if key.startswith(head)}
    known -= {"goal", "done"}
    for number in range(GAMES):
        if number and known - lessons_seen <= _never(case, visits):
            break
        language = languages()[number % len(languages())]
        for position in played(
            case, number, [["steady", "random"], ["random"], ["steady"]][number % 3]
        ):
            if case.game.over(position.state):
                continue
            phase = case.phase_of(position.state)
            visits[phase] += 1
            if visits[phase] > OFTEN and len(position.log) % SOME:
                continue
            for seat in (*case.game.to_move(position.state), *case.besides(position.state)):
                lesson = chat.lesson(
                    seen(case.game, position.state, position.seats, seat, language)
                )
                assert lesson is not None, phase
                lessons_seen.add(lesson.key)
                assert len(lesson.text) <= LONGEST, lesson.text
                assert len(_END.findall(lesson.text)) <= SENTENCES, lesson.text
    assert known - lessons_seen <= _never(case, visits)


def _never(case: Case, visits: Counter[str]) -> set[str]:
    """The phases in which nobody was asked anything."""
    return {str(phase) for phase in case.game.phases if phase not in visits}


@numbered(lambda case: 0 if case.game.in_person else 4)
def test_a_practice_ends_after_some_presses(case: Case, number: int) -> None:
    """Played steadily by as few as can play, by the usual options: its goal is not reached at once,
    and not far away."""
    chat, events = case.chat, list[object]()
    assert chat.reached_practice_goal is not None
    presses = 0
    for position in played(case, number, ["steady"]):
        events += position.events
        presses += bool(position.log) and position.log[-1][0] == 0
        if chat.reached_practice_goal(events, 0):
            break
    assert 0 < presses <= MOST
