"""Lays every drawing in stone and writes the pictures beside the page's sources: `make art`.

A picture is made anew only if its drawing or the way stones are laid has changed.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from art import actions, caesar, offices, votes
from art.canvas import Box, Drawing
from art.mosaic import Look, lay

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "games" / "caesar" / "art"
# Per picture what it was made of, and the picture itself: a test compares them.
DIGESTS = ROOT / "art" / "digests.json"
LARGE = Look()
SMALL = Look(stone=6.2, grout=0.8, variation=0.045, border=6.4, rows=1, contrast=1.12)
MEDALLION = Look(stone=6.4, grout=0.8, variation=0.045, contrast=1.08)
MEDIUM = Look(stone=6.6, grout=0.8, variation=0.045, border=6.8, rows=2, contrast=1.08)


@dataclass(frozen=True)
class Format:
    """How a kind of picture is laid and stored."""

    suffix: str
    laid: tuple[int, int]
    look: Look
    # Fewer pixels than it was laid in: a third of the bytes less, and the stones stay as they are.
    stored: tuple[int, int]
    cropped: bool = True
    quality: int = 42


@dataclass(frozen=True)
class Series:
    """Pictures that are made alike."""

    drawings: dict[str, Callable[[], Drawing]]
    formats: tuple[Format, ...]
    # A placeholder has the largest shapes only.
    shapes: int = 14


SERIES = (
    Series(
        {**caesar.INFLUENCE, **actions.ACTIONS},
        (
            Format("-small", (128, 179), SMALL, (128, 179)),
            Format("-large", (300, 420), LARGE, (264, 370), cropped=False),
        ),
    ),
    Series(offices.PATRICIANS, (Format("", (144, 144), MEDALLION, (144, 144)),), shapes=8),
    Series({**votes.VOTES, **votes.BACKS}, (Format("", (160, 224), MEDIUM, (160, 224)),)),
)


def drawings() -> dict[str, Callable[[], Drawing]]:
    return {name: draw for series in SERIES for name, draw in series.drawings.items()}


def flat(drawing: Drawing, size: tuple[int, int], box: Box | None = None) -> Image.Image:
    """The drawing without stones."""
    window = box or (0, 0, drawing.width, drawing.height)
    index, palette, _ = drawing.raster(window, size[0] * 3, size[1] * 3)
    return Image.fromarray((palette[index] * 255).astype("uint8")).resize(size, Image.Resampling.LANCZOS)


def placeholder(drawing: Drawing, shapes: int) -> str:
    """A tiny SVG of the largest shapes, shown until the stones are there."""

    def area(points: tuple[tuple[float, float], ...]) -> float:
        pairs = zip(points, points[1:] + points[:1], strict=True)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs))

    largest = sorted(drawing.shapes, key=lambda one: -area(one.points))[:shapes]
    paths = []
    for shape in (one for one in drawing.shapes if one in largest):
        step = max(1, len(shape.points) // 14)
        words = " ".join(f"{x:.0f},{y:.0f}" for x, y in shape.points[::step])
        paths.append(f'<path fill="{shape.fill}" d="M{words}z"/>')
    size = f"0 0 {drawing.width} {drawing.height}"
    ground = f'<path fill="{drawing.ground}" d="M0 0h{drawing.width}v{drawing.height}H0z"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{ground}{"".join(paths)}</svg>\n'


@dataclass(frozen=True)
class Picture:
    """A picture to be made, and the digest of all that it is made of."""

    file: Path
    drawing: Drawing
    format: Format
    digest: str

    def make(self) -> None:
        box = self.drawing.crop if self.format.cropped else None
        laid = lay(self.drawing, self.format.laid, self.format.look, box)
        stored = laid.resize(self.format.stored, Image.Resampling.LANCZOS)
        stored.save(self.file, quality=self.format.quality, speed=2)

    def state(self) -> list[str]:
        return [self.digest, hashlib.sha256(self.file.read_bytes()).hexdigest()]


def pictures() -> Iterator[Picture]:
    method = [(ROOT / "art" / name).read_text() for name in ("mosaic.py", "borders.py")]
    for series in SERIES:
        for name, draw in series.drawings.items():
            drawing = draw()
            shapes = [
                ([(round(x, 2), round(y, 2)) for x, y in one.points], one.fill, round(one.fine, 3))
                for one in drawing.shapes
            ]
            for form in series.formats:
                made_of = repr((method, drawing.ground, drawing.border, drawing.crop, shapes, form))
                digest = hashlib.sha256(made_of.encode()).hexdigest()
                yield Picture(TARGET / f"{name}{form.suffix}.avif", drawing, form, digest)


def placeholders() -> Iterator[tuple[Path, str]]:
    for series in SERIES:
        for name, draw in series.drawings.items():
            yield TARGET / f"{name}.svg", placeholder(draw(), series.shapes)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    known: dict[str, list[str]] = json.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}
    found = {}
    for picture in pictures():
        if not picture.file.exists() or known.get(picture.file.name) != picture.state():
            picture.make()
        found[picture.file.name] = picture.state()
    for file, text in placeholders():
        file.write_text(text)
    DIGESTS.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
