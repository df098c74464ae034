"""Lays every drawing in stone and writes the pictures beside the page's sources: `make art`.

A picture is made anew only if its drawing or the way stones are laid has changed.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from art import actions, caesar
from art.canvas import Box, Drawing
from art.mosaic import Look, lay

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "games" / "caesar" / "art"
CACHE = ROOT / "build" / "art.json"
LARGE = Look()
SMALL = Look(stone=6.2, grout=0.8, variation=0.045, border=6.4, rows=1, contrast=1.12)
SIZES: dict[str, tuple[tuple[int, int], Look]] = {"small": ((128, 179), SMALL), "large": ((300, 420), LARGE)}
QUALITY = 50
# A placeholder has the largest shapes only.
SHAPES = 14


def drawings() -> dict[str, Callable[[], Drawing]]:
    return {**caesar.INFLUENCE, **actions.ACTIONS}


def flat(drawing: Drawing, size: tuple[int, int], box: Box | None = None) -> Image.Image:
    """The drawing without stones."""
    window = box or (0, 0, drawing.width, drawing.height)
    index, palette, _ = drawing.raster(window, size[0] * 3, size[1] * 3)
    return Image.fromarray((palette[index] * 255).astype("uint8")).resize(size, Image.Resampling.LANCZOS)


def placeholder(drawing: Drawing) -> str:
    """A tiny SVG of the largest shapes, shown until the stones are there."""

    def area(points: tuple[tuple[float, float], ...]) -> float:
        pairs = zip(points, points[1:] + points[:1], strict=True)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs))

    largest = sorted(drawing.shapes, key=lambda one: -area(one.points))[:SHAPES]
    paths = []
    for shape in (one for one in drawing.shapes if one in largest):
        step = max(1, len(shape.points) // 14)
        words = " ".join(f"{x:.0f},{y:.0f}" for x, y in shape.points[::step])
        paths.append(f'<path fill="{shape.fill}" d="M{words}z"/>')
    size = f"0 0 {drawing.width} {drawing.height}"
    ground = f'<path fill="{drawing.ground}" d="M0 0h{drawing.width}v{drawing.height}H0z"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{ground}{"".join(paths)}</svg>\n'


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    made: dict[str, str] = json.loads(CACHE.read_text()) if CACHE.exists() else {}
    flats: dict[str, str] = {}
    for name, draw in drawings().items():
        drawing = draw()
        flats[name] = placeholder(drawing)
        for size, (pixels, look) in SIZES.items():
            box = drawing.crop if size == "small" else None
            state = repr((drawing.ground, drawing.border, drawing.shapes, box, pixels, look, QUALITY))
            digest = hashlib.sha256(state.encode()).hexdigest()
            file = TARGET / f"{name}-{size}.avif"
            if made.get(file.name) == digest and file.exists():
                continue
            lay(drawing, pixels, look, box).save(file, quality=QUALITY, speed=6)
            made[file.name] = digest
    for name, text in flats.items():
        (TARGET / f"{name}.svg").write_text(text)
    CACHE.parent.mkdir(exist_ok=True)
    CACHE.write_text(json.dumps(made, indent=1))


if __name__ == "__main__":
    main()
