"""The top of every card: the ranking, what is asked, what it would bring, what happened."""

import pytest

from data.texts import languages
from render.alt import LONGEST, join_within
from render.card.head import render_card_top
from render.card.ranking import HEIGHT, HEIGHT_WITH_NAMES, format_short, render_ranking
from render.card.top import Head, Rank, Top, describe_top, format_change
from render.paint.canvas import Canvas
from render.paint.style import PHONE_WIDTH, SMALLEST
from render.train_tycoon.shared.palettes import palette
from render.words import cached_text, money
from tests.support.lettering import legible, spied

PEOPLE = ("Ada", "Wilhelmine-Charlotte", "Cleo", "Dan", "Eva", "Finn")
SUMS = (127_400, 98_500, 27_000, 2_751, 0, -12_259)


def top(seats: int, hidden: bool = False, reader: int | None = None) -> Top:
    rows = [Rank(seats - 1 - n, SUMS[n], not hidden, (None, 40, -40)[n % 3]) for n in range(seats)]
    return Top(tuple(rows), (0,), reader, "Dan → Eva: 20 → 10", PEOPLE)


HEAD = Head("Turn 12", "Ada: ride, buy?", 0, "costs $80, brings $130", "Level 3", None)
LONG_NOTE = HEAD._replace(
    notice="Alles verkauft: Gebühr 10.000 $ · + geheimes Bargeld, deins 67.000 $"
)
WOULD = HEAD._replace(would=tuple(format_change(name, "$784", "$624") for name in PEOPLE))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_ranking_is_legible_in_its_order(seats: int, hidden: bool, language: str) -> None:
    """Every seat has its sum, from left to right as ranked, whoever is asked or reads."""
    for width in (PHONE_WIDTH, 640):
        with spied("render.card") as lettered:
            drawn = render_ranking(top(seats, hidden, 0), language, width)
        tall = HEIGHT if seats < 4 else HEIGHT_WITH_NAMES
        assert (drawn.width, drawn.height) == (width, round(tall * width / PHONE_WIDTH))
        shown = [line for line in lettered if not line.stamped]
        assert len(shown) == 2 * seats
        sums = [line.box[0] for line in shown if line.box[3] < 60 * width / PHONE_WIDTH]
        assert sums == sorted(sums) and len(sums) >= seats
        assert all(line.box[2] <= width - 4 for line in shown)
        assert all(line.size >= SMALLEST * width / PHONE_WIDTH - 1 for line in shown)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("head", [HEAD, WOULD, LONG_NOTE, HEAD._replace(sum="", notice="")])
def test_the_head_is_legible_and_told(head: Head, language: str) -> None:
    """Nothing is cut by an edge or stands on anything else; the same is said in words."""
    with spied("render.card") as lettered:
        drawn = render_card_top(top(6), head, language, palette())
    assert drawn.width == PHONE_WIDTH and drawn.height < 480
    legible([line for line in lettered if line.canvas == lettered[-1].canvas])
    words = " ".join(describe_top(top(6), head, language))
    assert all(part in words for part in (head.title, head.ask, head.sum, *(head.would or ())))
    assert words.rindex("Finn") < words.rindex("Eva")


def test_an_arrow_is_lettered_though_the_lettering_has_none() -> None:
    with_arrow, without_arrow = Canvas(200, 60), Canvas(200, 60)
    with_arrow.text(10, 40, "1 → 2", 36)
    without_arrow.text(10, 40, "1   2", 36)
    assert with_arrow.finish().tobytes() != without_arrow.finish().tobytes()


def test_sums_are_shortened_as_the_language_writes_them() -> None:
    assert [format_short(sum_, "en") for sum_ in SUMS] == [
        "127.4k",
        "98.5k",
        "27k",
        "2,751",
        "0",
        "-12.3k",
    ]
    assert format_short(11_845, "de") == "11,8k"


def test_without_a_ranking_there_is_only_the_head() -> None:
    """Before and after a game."""
    alone = render_card_top(Top(), HEAD, "en", palette()).height
    quiet = top(3)._replace(last="")
    assert render_card_top(quiet, HEAD, "en", palette()).height == alone + HEIGHT


def test_long_news_are_told_in_two_lines_without_the_middle_of_their_lists() -> None:
    """What was done and what came of it stay, and that something is left out shows."""
    cities = ", ".join(["Hartford"] * 20)
    card_top = top(3)._replace(last=f"B&M builds for $60; serves {cities}; pays $33 a share")
    with spied("render.card") as lettered:
        render_card_top(card_top, HEAD, "en", palette())
    lettering = " ".join(line.text for line in lettered)
    assert "builds for $60; serves Hartford, …, Hartford; pays $33 a share" in lettering


def test_news_have_as_many_lines_as_there_is_room_for() -> None:
    """Three, or two, or what one has of them."""
    card_top = top(3)._replace(last=f"B&M serves {', '.join(['Hartford 9'] * 40)}")
    heights = [
        render_card_top(card_top, HEAD, "en", palette(), room=room).height for room in (2000, 0, 1)
    ]
    assert heights[0] - heights[1] == heights[1] - heights[2] > SMALLEST


@pytest.mark.parametrize("language", languages())
def test_a_preview_that_changes_nothing_says_so(language: str) -> None:
    nothing = cached_text("render-card-would-nothing", language)
    with spied("render.card") as lettered:
        render_card_top(top(3), HEAD._replace(would=()), language, palette())
    assert nothing in [line.text for line in lettered]
    assert any(nothing in line for line in describe_top(top(3), HEAD._replace(would=()), language))


@pytest.mark.parametrize("language", languages())
def test_what_the_reader_alone_knows_stands_beside_the_ranking(language: str) -> None:
    """Which has of the reader, too, what everybody knows."""
    secret = top(3, True, 0)._replace(secret=41_500)
    secret_text = cached_text("render-card-besides-own", language, own=money(41_500, language))
    for head in (HEAD, HEAD._replace(title="Turn 152", notice="All sold: use fees $10,000")):
        with spied("render.card") as lettered:
            render_card_top(secret, head, language, palette())
        assert any(line.text.endswith(secret_text) for line in lettered)
        assert head.title in [line.text for line in lettered]
    assert any(secret_text in line for line in describe_top(secret, HEAD, language))


def test_news_with_a_long_beginning_lose_whole_items_of_its_list() -> None:
    bids = ", ".join(f"Dora ${number}" for number in range(20, 60))
    card_top = top(3)._replace(last=f"It's a tie. Bids: {bids}.; Emil takes 1 loan")
    with spied("render.card") as lettered:
        render_card_top(card_top, HEAD, "en", palette())
    lettering = " ".join(line.text for line in lettered)
    assert "It's a tie. Bids: Dora $20," in lettering and ", …; Emil takes 1 loan" in lettering


def test_the_changes_of_a_preview_are_never_cut() -> None:
    changes = tuple(f"Revenue of railroad {number}: $10 → $20" for number in range(9))
    with spied("render.card") as lettered:
        render_card_top(top(3), HEAD._replace(would=changes), "en", palette())
    lettering = " ".join(line.text for line in lettered).replace("\xa0", " ")
    assert [change for change in changes if change not in lettering] == []


def test_a_long_change_goes_on_in_a_line_of_its_own() -> None:
    words = "Investor: $10 more revenue for each and every single Railroad of this one Holding"
    with spied("render.card") as lettered:
        render_card_top(top(3), HEAD._replace(would=(words,)), "en", palette())
    assert words in " ".join(line.text for line in lettered)


@pytest.mark.parametrize("language", languages())
def test_all_since_one_s_turn_is_told_in_place_of_the_last(language: str) -> None:
    """Below a heading; of too much the newest, and how much there is besides."""
    lines = tuple(f"Railroad {number} pays $10 a share." for number in range(12))
    since = top(3)._replace(since=lines)
    with spied("render.card") as lettered:
        render_card_top(since, HEAD, language, palette())
    legible([line for line in lettered if line.canvas == lettered[-1].canvas])
    shown = [line.text for line in lettered]
    assert cached_text("render-card-since", language) in shown
    assert cached_text("render-card-earlier", language, count=3) in shown
    assert [line for line in shown if line in lines] == list(lines[3:])
    assert since.last not in shown
    assert lines[0] in " ".join(describe_top(since, HEAD, language))


def test_an_alt_text_whose_first_sentence_is_too_long_begins_with_it() -> None:
    """A picture without an alt text is refused, as was the last of a game of many deals."""
    alt = join_within(["Ada bought. " * LONGEST, "Ben sold."])
    assert alt.startswith("Ada bought. Ada bought. ")
    assert len(alt) <= LONGEST
    assert join_within(["Ada bought.", "Ben sold."], 15) == "Ada bought."
