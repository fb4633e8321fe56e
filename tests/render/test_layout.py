"""The layout of pictures: boxes know their size, share their room and say what they show."""

from unittest.mock import Mock

import pytest

from render.layout.box import Card, Framed, Space, fill, share_room
from render.layout.part import lay_out, stack_parts
from render.layout.seats import Holding
from render.layout.stacks import Column, Flow, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, label
from render.paint.canvas import Canvas
from render.paint.style import PHONE_WIDTH, text_width
from render.railroad_barons.shared.palettes import palette
from tests.support.lettering import Lettered, spied

LONG = "Friedrich-Wilhelm von und zu Hohenbernau"


def lettered(*boxes: Row | Table | Flow | Paragraph | Column | Card | Text) -> list[Lettered]:
    """What boxes below each other letter on a phone's picture."""
    with spied("render.layout") as lines:
        lay_out(palette(), Column(*boxes))
    return lines


def test_spare_room_goes_to_what_grows() -> None:
    """In proportion, and to nothing else."""
    boxes = Space(100), fill(), fill(2)
    assert share_room(boxes, 400) == [100, 100, 200]


def test_a_name_gives_way_and_an_amount_never() -> None:
    name, amount = lettered(Row(Name(LONG * 2, 36), Text("$1,234,567", 36)))
    assert name.text.endswith("…")
    assert amount.text == "$1,234,567"
    assert amount.box[2] <= PHONE_WIDTH - 18
    assert name.box[2] <= amount.box[0]


def test_a_sum_stands_flush_right() -> None:
    _, amount = lettered(Row(label("Cash"), fill(), Text("$5", 40)))
    assert round(amount.box[2]) == PHONE_WIDTH - 18


def test_what_is_spare_is_left_out_first() -> None:
    word, sum_ = label("Treasury of the Holding" * 3), Text("$12,345" * 4, 40)
    assert len(lettered(Row(word, sum_, spare=(word,)))) == 1
    assert len(lettered(Row(label("Cash"), sum_, spare=(word,)))) == 2


def test_texts_of_a_row_share_a_baseline() -> None:
    small, large = lettered(Row(Text("a", 33), Text("b", 64)))
    assert small.box[3] == large.box[3]


def test_a_flow_continues_on_the_next_line_with_its_last_box_in_the_first() -> None:
    parts = [Text(f"part {number} of ten", 38) for number in range(10)]
    flow = Flow(*parts, last=Text("= $5", 38))
    lines = lettered(flow)
    tops = {line.text: line.box[3] for line in lines}
    assert tops["= $5"] == tops["part 0 of ten"] < tops["part 9 of ten"]
    assert max(line.box[2] for line in lines) <= PHONE_WIDTH - 18
    assert flow.height(900) > flow.height(9000)


def test_cells_of_a_table_stand_in_columns() -> None:
    rows = [("AVR", "$5"), ("MB&S", "$12,345")]
    lines = [Line([Text(a), fill(), Text(b, align="right")]) for a, b in rows]
    drawn = {line.text: line.box for line in lettered(Table(lines, head=False))}
    assert round(drawn["$5"][2]) == round(drawn["$12,345"][2]) == PHONE_WIDTH - 18


def test_a_paragraph_wraps_and_its_last_line_is_cut() -> None:
    """It breaks at spaces; with at most two lines the rest is cut."""
    lines = lettered(Paragraph(f"{LONG} " * 6, 36, most=2))
    assert len(lines) == 2
    assert lines[1].text.endswith("…")
    assert all(text_width(line.text, 36) <= PHONE_WIDTH - 36 for line in lines)


def test_a_picture_says_what_its_boxes_show() -> None:
    """In their order; what only decorates says nothing."""
    table = Table([Line([Space(), label("Price")]), Line([Text("Express"), Text("$4,000")])])
    box = Column(Card(Row(label("Cash"), Framed(Text("$5")), fill())), table, separator=". ")
    part = lay_out(palette(), box)
    assert part.words == "Cash $5. Express, Price $4,000"
    assert stack_parts([part], ["A head."]).alt == "A head. Cash $5. Express, Price $4,000."


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize(
    ("width", "told"), [(104, ["1→", "0", ""]), (58, ["", "0", ""])], ids=["room", "no room"]
)
def test_a_crossed_cell_shows_the_cross_left_of_its_number(
    width: int, told: list[str], leads: bool
) -> None:
    """Once, in one ink on a full colour; the old number is told only where there is room."""
    canvas = Mock(spec=Canvas)
    Holding(0, 0, change=-1, crossed=True, leads=leads).draw(canvas, 0, 0, width, 41)
    crosses = [call.args[0] for call in canvas.line.call_args_list]
    assert [call.args[2] for call in canvas.text.call_args_list] == told
    assert len(crosses) == (2 if leads else 4)
    right = max(x for ends in crosses for x, _ in ends)
    assert right < min(call.args[0] for call in canvas.text.call_args_list)
