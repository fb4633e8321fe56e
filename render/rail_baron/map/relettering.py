"""Names and marks of the map laid again where a way has been drawn over them."""

from __future__ import annotations

from render.paint.canvas import Box
from render.rail_baron.map.basemap import Owners
from render.rail_baron.map.labels import city_names, railroad_marks
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.sprite import laid, put
from render.rail_baron.map.tokens import lettered, railroad_plate


def reletter(overlay: Overlay, owners: Owners) -> None:
    """What lies on lines that `keep_off` has been told of; nothing on a schematic."""
    sheet, (left, top, _, _) = overlay.sheet, overlay.window
    if not sheet.names:
        return
    held = dict(owners)
    for mark, (x, y) in railroad_marks(overlay.geometry, sheet):
        x, y = x - left, y - top
        if overlay.holds(x, y, -100):
            plate = railroad_plate(mark, sheet.marks, mark in held, held.get(mark))
            if overlay.crossed(_about(x, y, plate.width, plate.height)):
                put(overlay.image, plate, x, y)
    for label in city_names(overlay.geometry, sheet).values():
        box = overlay.seen(label.box)
        if overlay.holds(box[0], box[1], -100) and overlay.crossed(box):
            name = lettered(label.text, sheet.lettering)
            x = round((box[0] + box[2]) / 2 - name.width / 2)
            laid(overlay.image, name, x, round(label.baseline - top - 6 - sheet.lettering))


def _about(x: float, y: float, wide: float, tall: float) -> Box:
    return x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2
