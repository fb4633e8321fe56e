"""Redraws names and marks of the map where a line has been drawn over them."""

from __future__ import annotations

from render.paint.canvas import Box
from render.rail_baron.map.basemap import Owners
from render.rail_baron.map.labels import city_names, railroad_marks
from render.rail_baron.map.map_sprites import paste_at, put
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.tokens import city_name, railroad_plate


def redraw_crossed_names(overlay: Overlay, owners: Owners) -> None:
    """Redraw names and marks on lines given to `avoid_line`; do nothing on a schematic."""
    sheet, (left, top, _, _) = overlay.sheet, overlay.window
    if not sheet.names:
        return
    owner_by_mark = dict(owners)
    for mark, (x, y) in railroad_marks(overlay.geometry, sheet):
        x, y = x - left, y - top
        if overlay.contains(x, y, -100):
            plate = railroad_plate(
                mark, sheet.marks, mark in owner_by_mark, owner_by_mark.get(mark)
            )
            if overlay.is_crossed(_centred_box(x, y, plate.width, plate.height)):
                put(overlay.image, plate, x, y)
    for label in city_names(overlay.geometry, sheet).values():
        box = overlay.to_image_box(label.box)
        if overlay.contains(box[0], box[1], -100) and overlay.is_crossed(box):
            name = city_name(label.text, sheet.lettering)
            x = round((box[0] + box[2]) / 2 - name.width / 2)
            paste_at(overlay.image, name, x, round(label.baseline - top - 6 - sheet.lettering))


def _centred_box(x: float, y: float, wide: float, tall: float) -> Box:
    return x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2
