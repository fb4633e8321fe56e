"""Pictures without being packed: what takes the most of their time where only pixels matter."""

from PIL import Image

from render.paint.picture import Panels


def pixels(panels: Panels) -> tuple[bytes, str]:
    """In place of `render.paint.picture.encode`."""
    pictures = [panels] if isinstance(panels, Image.Image) else panels
    return b"".join(picture.tobytes() for picture in pictures), "png"
